"""The pairing of a field in which as few as possible meet again, and equals in the ranking meet first."""

from collections import deque
from collections.abc import Iterator

Names = tuple[str, ...]
Pairs = tuple[tuple[str, str], ...]
Met = frozenset[frozenset[str]]


def paired(order: Names, met: Met) -> Pairs:
    """An even field paired from the top: each with the nearest below of whom it allows the fewest second meetings."""
    allowed, mates = most_new(order, met)
    return tuple(from_the_top(order, allowed, mates))


def second_meetings(order: Names, met: Met) -> int:
    """The fewest pairs of an even field that have to meet again."""
    return (len(order) - len(most_new(order, met)[1])) // 2


def most_new(order: Names, met: Met) -> tuple[dict[str, set[str]], dict[str, str]]:
    """Those whom each has not met, and a pairing of the most that have not met, each with its partner."""
    allowed = {one: {other for other in order if other != one and frozenset((one, other)) not in met} for one in order}
    mates: dict[str, str] = {}
    for one in order:
        grow(one, allowed, mates)
    return allowed, mates


def from_the_top(order: Names, allowed: dict[str, set[str]], mates: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The pairs, beginning with any pairing of the most who have not met."""
    left = order
    while left:
        first, *rest = left
        for other in rest:
            is_new = other in allowed[first]
            wanted = len(mates) - 2 * is_new
            others = without(first, other, mates)
            graph = {one: allowed[one] - {first, other} for one in left if one not in {first, other}}
            # Whoever lost a partner comes first: those who had none find one through them alone.
            for alone in sorted(graph, key=lambda one: one not in mates):
                if len(others) < wanted <= len(graph):
                    grow(alone, graph, others)
            if len(others) == wanted:
                yield first, other
                left, allowed, mates = tuple(graph), graph, others
                break


def without(one: str, other: str, mates: dict[str, str]) -> dict[str, str]:
    """The partners of all but two, and of those whom these leave alone."""
    gone = {one, other}
    return {a: b for a, b in mates.items() if a not in gone and b not in gone}


def grow(root: str, allowed: dict[str, set[str]], mates: dict[str, str]) -> None:
    """Find a partner for somebody who has none, others changing theirs (Edmonds), so that all who had one keep one."""
    if root in mates:
        return
    parent: dict[str, str] = {}
    base = {one: one for one in allowed}
    reached, queue = {root}, deque([root])

    def to_root(one: str) -> Iterator[str]:
        """The bases on the way from one to the root."""
        while True:
            yield (one := base[one])
            if one == root:
                return
            one = parent[mates[one]]

    def mark(one: str, child: str, top: str, blossom: set[str]) -> None:
        """Mark the way up to the top of an odd circle, which counts as one place from now on."""
        while base[one] != top:
            blossom |= {base[one], base[mates[one]]}
            parent[one], child, one = child, mates[one], parent[mates[one]]

    while queue:
        here = queue.popleft()
        for there in sorted(allowed[here]):
            if base[here] == base[there] or mates.get(here) == there:
                continue
            if there == root or (there in mates and mates[there] in parent):
                above = set(to_root(here))
                top = next(one for one in to_root(there) if one in above)
                blossom: set[str] = set()
                mark(here, there, top, blossom)
                mark(there, here, top, blossom)
                for one in allowed:
                    if base[one] in blossom:
                        base[one] = top
                        if one not in reached:
                            reached.add(one)
                            queue.append(one)
            elif there not in parent:
                parent[there] = here
                if there not in mates:
                    turn(there, parent, mates)
                    return
                reached.add(mates[there])
                queue.append(mates[there])


def turn(end: str, parent: dict[str, str], mates: dict[str, str]) -> None:
    """Change the partners along a way, so that both of its ends have one."""
    here: str | None = end
    while here is not None:
        before = parent[here]
        after = mates.get(before)
        mates[here], mates[before] = before, here
        here = after
