"""The laws of the play, for the session: a card about to be played, led, shown or taken back, and its effect."""

from bridgetable.laws.common.obligations import in_force
from bridgetable.laws.law_10_assessment import HowItLay, where_it_lies
from bridgetable.laws.law_24_exposed_in_auction import fault_in_auction
from bridgetable.laws.law_33_simultaneous_calls import in_order
from bridgetable.laws.law_41_commencement_of_play import (
    after_opening_lead,
    awaits_opening_lead,
    other_face_down,
    without_face_down,
)
from bridgetable.laws.law_50_penalty_cards import after_play as after_penalty_card
from bridgetable.laws.law_50_penalty_cards import laid_down_again
from bridgetable.laws.law_53_lead_accepted import (
    accepts,
    after_play,
    is_being_ruled,
    is_lead_instead,
    lead_counts,
    other_lead_followed,
)
from bridgetable.laws.law_54_opening_lead_out_of_turn import after_spread, begins_to_spread, unsettled_lead
from bridgetable.laws.law_57_premature_play import early_lead, early_play
from bridgetable.laws.law_58_simultaneous_plays import names_another, taken_back_beside
from bridgetable.laws.law_60_play_after_illegal_play import (
    after_answer,
    after_premature_play,
    answers_early_lead,
    answers_unchosen_lead,
    awaits_choice,
    early_lead_begins_trick,
    lead_before_choice,
    lead_let_go,
    must_await_declarer,
)
from bridgetable.laws.law_67_defective_trick import after_play as after_omission
from bridgetable.laws.law_67_strayed_card import was_played_before
from bridgetable.laws.law_73_communication import said_to_hold
