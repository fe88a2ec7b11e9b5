# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a program smaller as long as it still has the same wrong result."""
import copy

from known.tree import Expression, Place, Statement, Switch
from known.values import Array, Struct, build

WIDTH = 24  # number of candidates in one call


def blocks_of(program):
    """Every list of statements."""
    todo = [program.body] + [f.body for f in program.functions]
    while todo:
        block = todo.pop()
        yield block
        for s in block:
            todo += s.blocks if isinstance(s, Switch) else [getattr(s, name) for name in s.blocks]


def holders(program):
    """Every place that has an expression: (object, attribute or number)."""
    todo = []
    for block in blocks_of(program):
        for s in block:
            for name in ("value", "condition"):
                if isinstance(getattr(s, name, None), Expression):
                    todo.append((s, name))
            for name in ("arguments", "kids"):
                todo += [(getattr(s, name), i) for i in range(len(getattr(s, name, ())))]
    while todo:
        owner, key = todo.pop()
        yield owner, key
        x = get(owner, key)
        if not isinstance(x, Place):
            todo += [(x.kids, i) for i in range(len(x.kids))]


def get(owner, key):
    return owner[key] if isinstance(owner, list) else getattr(owner, key)


def put(owner, key, x):
    if isinstance(owner, list):
        owner[key] = x
    else:
        setattr(owner, key, x)


def constant(kind):
    if kind is None or isinstance(kind, (Array, Struct)):
        return None
    value = build(kind, lambda s: s.wrap(1))
    return Expression(kind, kind.literal(value), [], lambda: value)


def edits(program):
    """Functions that make a copy of the program smaller, the large steps first."""
    blocks = list(blocks_of(program))
    for b, block in enumerate(blocks):
        size = len(block)
        for n in sorted({size, size // 2, 4, 1} - {0}, reverse=True):
            if n <= size:
                for at in range(size - n, -1, -n):
                    yield lambda p, b=b, at=at, n=n: delete(p, b, at, n)
    for b, block in enumerate(blocks):
        for i, s in enumerate(block):
            inner = s.blocks if isinstance(s, Switch) else [getattr(s, name) for name in s.blocks]
            for k in range(len(inner)):
                yield lambda p, b=b, i=i, k=k: unwrap(p, b, i, k)
    for h, (owner, key) in enumerate(list(holders(program))):
        x = get(owner, key)
        if x.kids or isinstance(x, Place):
            yield lambda p, h=h: simplify(p, h, None)
        if not isinstance(x, Place):
            for k, kid in enumerate(x.kids):
                if kid.kind is x.kind or getattr(kid.kind, "name", 0) == getattr(x.kind, "name", 1):
                    yield lambda p, h=h, k=k: simplify(p, h, k)


def delete(p, b, at, n):
    del list(blocks_of(p))[b][at:at + n]


def unwrap(p, b, i, k):
    block = list(blocks_of(p))[b]
    s = block[i]
    inner = s.blocks if isinstance(s, Switch) else [getattr(s, name) for name in s.blocks]
    block[i:i + 1] = inner[k]


def simplify(p, h, kid):
    owner, key = list(holders(p))[h]
    x = get(owner, key)
    new = x.kids[kid] if kid is not None else constant(x.kind)
    if new is None:
        raise ValueError("no constant of this type")
    put(owner, key, new)


def prune(p):
    """Without functions that nothing calls."""
    used = {s.function.name for block in blocks_of(p) for s in block if hasattr(s, "function")}
    p.functions = [f for f in p.functions if f.name in used]


def reduce_program(program, still):
    """`still(candidates)` gives the number of the first that shows the finding, or None."""
    for _ in range(60):
        steps, progress = list(edits(program)), False
        for first in range(0, len(steps), WIDTH):
            candidates = []
            for edit in steps[first:first + WIDTH]:
                candidate = copy.deepcopy(program)
                try:
                    edit(candidate)
                    prune(candidate)
                except (ValueError, IndexError, TypeError):
                    continue
                candidates.append(candidate)
            found = still(candidates)
            if found is not None:
                program, progress = candidates[found], True
                break
        if not progress:
            break
    return program
