"""A board four tricks before its end, with a trump out, and the claim of all four."""

FOUR_LEFT = """bridgetable 1
title: Four tricks are left, and a trump is out
board: 7
dealer: S
vulnerable: None
deal: N:543.6543.AJ.9742 T92.2.KQT53.KJT5 AK87.AJ98.9862.8 QJ6.KQT7.74.AQ63
contract: 4D by S

W leads S6
N plays S5
E plays S2
S plays S8
S leads D2
W plays D4
N plays DJ
E plays DT
N leads DA
E plays D3
S plays D8
W plays D7
N leads C4
E plays C5
S plays C8
W plays C3
S leads D6
W plays C6
N plays C7
E plays DQ
E leads H2
S plays H9
W plays HQ
N plays H4
W leads HT
N plays H6
E plays DK
S plays H8
E leads CK
S plays S7
W plays CA
N plays C9
W leads H7
N plays H5
E plays CT
S plays HJ
"""
CLAIMED = FOUR_LEFT + "S claims 4\nS spreads\n"
CONTESTED = CLAIMED + "W doubts\nW notices\n"
