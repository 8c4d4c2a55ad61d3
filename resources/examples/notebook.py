"""Cells of a notebook: a revoke is staged, the table is shown, the ruling goes on as far as one answer leads.

Each part between two marks is a cell; in a notebook the last line of a cell is shown, a table as its picture.
"""

# %% A case in which somebody has revoked; the director has been called.
import bridgetable

table = bridgetable.stage(kind="revoke", seed=1)
table

# %% Who is asked what, by which clause, and what may be answered.
question = table.question
if question is not None:
    print(question.who, question.clause, question.text)
    for option in question.options:
        print("   ", option.line, "·", option.title)

# %% The first answer is given; the report says what has followed, with types.
if question is not None:
    table.do(question.options[0].line)
report = table.typed_report()
[(order.cite, order.text) for ruling in report.rulings for order in ruling.orders]

# %% The same for every board of a text, one by one.
text = table.journal()
[one.report()["phase"] for one in bridgetable.boards(text)]
