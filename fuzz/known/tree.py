# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Expressions and statements that have both a text and a meaning for the lanes of one wave.

A set of lanes walks through the statements; HLSL's structured control flow splits and joins it. Values of
an expression are a dict from lane to value. Expressions have no effects, so their order does not matter.
"""
import copy

LANES = 8
ALL = tuple(range(LANES))


class Budget(Exception):
    """The program takes too many steps."""


class Undefined(Exception):
    """HLSL does not define the value of this operation."""


class Machine:
    """The state of a running program: variables of each lane, memory, and how loops were left."""

    def __init__(self, inputs, outputs, shared=0):
        self.inputs, self.outputs = inputs, outputs  # name -> bytearray
        self.shared = bytearray(shared)
        self.variables = {}
        self.breaks, self.continues, self.returns = [], [], []
        self.steps = 0

    def step(self):
        self.steps += 1
        if self.steps > 20000:
            raise Budget()

    def variable(self, name):
        return self.variables.setdefault(name, [None] * LANES)


class Expression:
    """`text` has {0}, {1}, ... for its kids; `lane(*values)` gives one lane's value, `wave({lane: values}, machine)`
    all lanes'. A float lies within 2**mag and is a multiple of 2**-frac."""

    def __init__(self, kind, text, kids=(), lane=None, wave=None, mag=0, frac=0, pure=True):
        self.kind, self.template, self.kids = kind, text, list(kids)
        self.lane, self.wave, self.mag, self.frac = lane, wave, mag, frac

    def text(self):
        return self.template.format(*(k.text() for k in self.kids))

    def evaluate(self, machine, lanes):
        machine.step()
        values = [k.evaluate(machine, lanes) for k in self.kids]
        if self.wave:
            return self.wave({l: [v[l] for v in values] for l in lanes}, machine)
        return {l: self.lane(*(v[l] for v in values)) for l in lanes}


class Choice(Expression):
    """`c ? a : b`, `a && b`, `a || b`: a side is evaluated by the lanes that need it alone."""

    def __init__(self, kind, text, kids, pick, mag=0, frac=0):
        super().__init__(kind, text, kids, mag=mag, frac=frac)
        self.pick = pick  # condition's value -> index of the kid, or a value

    def evaluate(self, machine, lanes):
        machine.step()
        condition = self.kids[0].evaluate(machine, lanes)
        result, todo = {}, {}
        for l in lanes:
            where = self.pick(condition[l])
            if isinstance(where, bool):
                result[l] = where
            else:
                todo.setdefault(where, []).append(l)
        for kid, those in todo.items():
            result.update(self.kids[kid].evaluate(machine, those))
        return result


class Place(Expression):
    """A variable, and the steps to a part of it: (text, kind of step, number or expression)."""

    def __init__(self, kind, root, path=(), mag=0, frac=0):
        super().__init__(kind, root, [p[2] for p in path if isinstance(p[2], Expression)], mag=mag, frac=frac)
        self.root, self.path = root, list(path)

    def text(self):
        result = self.root
        for text, _, what in self.path:
            result += text.format(what.text()) if isinstance(what, Expression) else text
        return result

    def then(self, kind, step, mag, frac):
        return Place(kind, self.root, self.path + [step], mag, frac)

    def steps(self, machine, lanes):
        """For each lane the numbers of its path."""
        picks = [what.evaluate(machine, lanes) if isinstance(what, Expression) else {l: what for l in lanes}
                 for _, _, what in self.path]
        return {l: [p[l] for p in picks] for l in lanes}

    def evaluate(self, machine, lanes):
        machine.step()
        result, steps = {}, self.steps(machine, lanes)
        for l in lanes:
            value = machine.variable(self.root)[l]
            for pick in steps[l]:
                value = [value[i] for i in pick] if isinstance(pick, tuple) else value[pick]
            result[l] = copy.deepcopy(value)
        return result

    def assign(self, machine, values, steps=None):
        lanes = list(values)
        steps = steps or self.steps(machine, lanes)
        for l in lanes:
            value, picks = copy.deepcopy(values[l]), joined(steps[l])
            if not picks:
                machine.variable(self.root)[l] = value
                continue
            target = machine.variable(self.root)[l]
            for pick in picks[:-1]:
                target = target[pick]
            if isinstance(picks[-1], tuple):
                for i, v in zip(picks[-1], value):
                    target[i] = v
            else:
                target[picks[-1]] = value


def joined(picks):
    """Steps in which nothing is picked of a swizzle: v.zyx.xy is v.zy."""
    result = []
    for pick in picks:
        if result and isinstance(result[-1], tuple):
            pick = tuple(result[-1][i] for i in pick) if isinstance(pick, tuple) else result[-1][pick]
            result.pop()
        result.append(pick)
    return result


class Statement:
    """Runs with the lanes that reach it, and gives those that go on."""
    blocks = ()        # lists of statements within
    expressions = ()   # names of attributes that are expressions

    def lines(self, pad):
        raise NotImplementedError

    def run(self, machine, lanes):
        raise NotImplementedError


def run_block(block, machine, lanes):
    for statement in block:
        if not lanes:
            break
        machine.step()
        lanes = statement.run(machine, lanes)
    return lanes


def block_lines(block, pad):
    return [line for s in block for line in s.lines(pad + "  ")]


class Assign(Statement):
    expressions = ("value",)

    def __init__(self, place, value, declared=None, operator=None):
        self.place, self.value, self.declared, self.operator = place, value, declared, operator

    def lines(self, pad):
        if self.declared:
            return [f"{pad}{self.declared} = {self.value.text()};"]
        return [f"{pad}{self.place.text()} {self.operator[0] if self.operator else ''}= {self.value.text()};"]

    def run(self, machine, lanes):
        values = self.value.evaluate(machine, lanes)
        if self.operator:
            old = self.place.evaluate(machine, lanes)
            values = {l: self.operator[1](old[l], values[l]) for l in lanes}
        self.place.assign(machine, values)
        return lanes


class If(Statement):
    expressions, blocks = ("condition",), ("then", "other")

    def __init__(self, condition, then, other):
        self.condition, self.then, self.other = condition, then, other

    def lines(self, pad):
        result = [f"{pad}if ({self.condition.text()}) {{"] + block_lines(self.then, pad)
        if self.other:
            result += [pad + "} else {"] + block_lines(self.other, pad)
        return result + [pad + "}"]

    def run(self, machine, lanes):
        condition = self.condition.evaluate(machine, lanes)
        on = run_block(self.then, machine, [l for l in lanes if condition[l]])
        off = run_block(self.other, machine, [l for l in lanes if not condition[l]])
        return sorted(on + off)


class Loop(Statement):
    """`for`, `while` or `do`; start and step of a `for` are assignments or None. It ends after `most` turns, if that is
    not 0: `[unroll(n)]`."""
    expressions, blocks = ("condition",), ("body",)

    def __init__(self, form, start, condition, step, body, attribute="", most=0):
        self.form, self.start, self.condition, self.step = form, start, condition, step
        self.body, self.attribute, self.most = body, f"[unroll({most})] " if most else attribute, most

    def lines(self, pad):
        body = block_lines(self.body, pad)
        condition = self.condition.text()
        if self.form == "for":
            start = self.start.lines("")[0] if self.start else ";"
            step = self.step.lines("")[0].rstrip(";") if self.step else ""
            head = f"{pad}{self.attribute}for ({start} {'' if condition == 'true' else condition}; {step}) {{"
        elif self.form == "while":
            head = f"{pad}{self.attribute}while ({condition}) {{"
        else:
            return [f"{pad}{self.attribute}do {{"] + body + [f"{pad}}} while ({condition});"]
        return [head] + body + [pad + "}"]

    def run(self, machine, lanes):
        if self.start:
            self.start.run(machine, lanes)
        machine.breaks.append(set())
        machine.continues.append(set())
        left, live, first, turns = [], list(lanes), True, 0
        while live:
            machine.step()
            if not (first and self.form == "do"):
                go = self.condition.evaluate(machine, live)
                left += [l for l in live if not go[l]]
                live = [l for l in live if go[l]]
            first = False
            if not live:
                break
            live = sorted(set(run_block(self.body, machine, live)) | machine.continues[-1])
            machine.continues[-1].clear()
            if self.step and live:
                self.step.run(machine, live)
            turns += 1
            if turns == self.most:
                left += live
                break
        machine.continues.pop()
        return sorted(set(left) | machine.breaks.pop())


class BitStore(Statement):
    """Stores to a bit field: `v.f = x`, `v.f += x`, `v.f.x = x`. A struct of bit fields is a list of whole numbers."""
    expressions = ("value",)

    def __init__(self, root, index, field, value, operator="", act=None, swizzle=""):
        self.root, self.index, self.field, self.value = root, index, field, value
        self.operator, self.act, self.swizzle = operator, act, swizzle

    def lines(self, pad):
        return [f"{pad}{self.root}.{self.field.name}{self.swizzle} {self.operator}= {self.value.text()};"]

    def run(self, machine, lanes):
        values = self.value.evaluate(machine, lanes)
        for l in lanes:
            fields = machine.variable(self.root)[l]
            old = fields[self.index]
            fields[self.index] = self.field.fit(self.act(old, values[l]) if self.act else values[l])
        return lanes


class BitDeclaration(Statement):
    """`Fields v = w;`, or `Fields v;` followed by stores of 0 to all fields."""

    def __init__(self, kind, name, source=None):
        self.kind, self.name, self.source = kind, name, source

    def lines(self, pad):
        if self.source:
            return [f"{pad}{self.kind.name} {self.name} = {self.source};"]
        return [f"{pad}{self.kind.name} {self.name} = ({self.kind.name})0;"]

    def run(self, machine, lanes):
        for l in lanes:
            machine.variable(self.name)[l] = list(machine.variable(self.source)[l]) if self.source else [0] * len(self.kind.fields)
        return lanes


class Switch(Statement):
    expressions = ("value",)

    def __init__(self, value, cases):
        self.value, self.cases = value, cases  # [(labels, block)]; None is default; a block ends in break or return

    @property
    def blocks(self):
        return [block for _, block in self.cases]

    def lines(self, pad):
        result = [f"{pad}switch ({self.value.text()}) {{"]
        for labels, block in self.cases:
            for label in labels:
                result.append(pad + ("default: " if label is None else f"case {label}: "))
            result[-1] += "{"
            result += block_lines(block, pad) + [f"{pad}  break;", pad + "}"]
        return result + [pad + "}"]

    def run(self, machine, lanes):
        value = self.value.evaluate(machine, lanes)
        known = {label for labels, _ in self.cases for label in labels}
        machine.breaks.append(set())
        result = [l for l in lanes if value[l] not in known and None not in known]
        for labels, block in self.cases:
            those = [l for l in lanes if (value[l] if value[l] in known else None) in labels]
            result += run_block(block, machine, those)
        return sorted(set(result) | machine.breaks.pop())


class Leave(Statement):
    """break or continue."""

    def __init__(self, word):
        self.word = word

    def lines(self, pad):
        return [f"{pad}{self.word};"]

    def run(self, machine, lanes):
        (machine.breaks if self.word == "break" else machine.continues)[-1].update(lanes)
        return []


class Return(Statement):
    expressions = ("value",)

    def __init__(self, value):
        self.value = value

    def lines(self, pad):
        return [f"{pad}return {self.value.text()};"]

    def run(self, machine, lanes):
        machine.returns[-1].update(self.value.evaluate(machine, lanes))
        return []


class Function:
    def __init__(self, name, kind, parameters, body):
        self.name, self.kind, self.parameters, self.body = name, kind, parameters, body  # [(word, type, name)]

    def lines(self):
        from known.values import declare
        head = ", ".join(f"{word} {declare(kind, name)}" for word, kind, name in self.parameters)
        return [f"{self.kind.name} {self.name}({head}) {{"] + block_lines(self.body, "") + ["}"]


class Call(Statement):
    """`place = f(arguments)`; out and inout arguments are Places."""

    def __init__(self, place, declared, function, arguments):
        self.place, self.declared, self.function, self.arguments = place, declared, function, arguments

    def lines(self, pad):
        call = f"{self.function.name}({', '.join(a.text() for a in self.arguments)})"
        return [f"{pad}{self.declared or self.place.text()} = {call};"]

    def run(self, machine, lanes):
        bound = list(zip(self.function.parameters, self.arguments))
        steps = [a.steps(machine, lanes) if word != "in" else None for (word, _, _), a in bound]
        values = [a.evaluate(machine, lanes) if word != "out" else None for (word, _, _), a in bound]
        for ((word, _, name), _), value in zip(bound, values):
            if value is not None:
                Place(None, name).assign(machine, value)
        machine.returns.append({})
        # Loops of the caller are none of the callee's.
        run_block(self.function.body, machine, lanes)
        result = machine.returns.pop()
        for ((word, _, name), a), at in zip(bound, steps):
            if word != "in":
                a.assign(machine, {l: machine.variable(name)[l] for l in lanes}, at)
        if sorted(result) != sorted(lanes):
            raise ValueError("a function ends without a result")
        self.place.assign(machine, result)
        return lanes


class Effect(Statement):
    """A statement that is text and a function: stores to memory, atomics, barriers."""

    def __init__(self, text, kids, act):
        self.template, self.kids, self.act = text, list(kids), act

    def lines(self, pad):
        return [pad + self.template.format(*(k.text() for k in self.kids))]

    def run(self, machine, lanes):
        values = [k.evaluate(machine, lanes) for k in self.kids]
        for l in lanes:
            self.act(machine, l, *(v[l] for v in values))
        return lanes


def walk(block):
    for s in block:
        yield s
        for inner in (s.blocks if isinstance(s, Switch) else [getattr(s, b) for b in s.blocks]):
            yield from walk(inner)
