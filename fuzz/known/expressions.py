# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random expressions of every type, each with its meaning."""
import re

from known.tree import LANES, Choice, Expression, Place, Undefined
from known.values import (BOOL, FLOAT, INT, SCALARS, UINT, Array, Matrix, Scalar, Struct, Vector, build, scalar_of)

# Range of a variable: |x| <= 2**mag, a multiple of 2**-frac; and the number of bits that an exact
# result may have.
RANGE = {"float": (6, 2), "double": (6, 2), "half": (4, 1), "min16float": (4, 1)}
ROOM = {"float": 23, "double": 50, "half": 10, "min16float": 10}
MIN16_INTEGERS = ("min16int", "min16uint")
PRODUCTS = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b}
BITWISE = {"&": lambda a, b: a & b, "|": lambda a, b: a | b, "^": lambda a, b: a ^ b}
COMPARISONS = {"<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
               "==": lambda a, b: a == b, "!=": lambda a, b: a != b}


def quotient(a, b):
    q = abs(a) // abs(b)
    return -q if (a < 0) != (b < 0) else q


def lift(kind, function):
    """A function of scalars, on each component of vectors; a scalar among them is spread."""
    if isinstance(kind, Scalar):
        return function
    return lambda *args: [function(*(a[i] if isinstance(a, list) else a for a in args)) for i in range(kind.count)]


def shaped(kind, scalar):
    """The scalar, or the vector of it that is as long as `kind`."""
    return Vector(scalar, kind.count) if isinstance(kind, Vector) else scalar


def same(a, b):
    return a is b or (not isinstance(a, Array) and not isinstance(b, Array) and a.name == b.name)


def reaches(kind, wanted, writing):
    """Whether something of the wanted type can be picked out of a type."""
    if same(kind, wanted):
        return True
    if isinstance(kind, Struct):
        return any(reaches(t, wanted, writing) for _, t in kind.fields)
    if isinstance(kind, Array):
        return reaches(kind.of, wanted, writing)
    if isinstance(kind, (Vector, Matrix)) and isinstance(wanted, (Scalar, Vector)) and scalar_of(wanted) is kind.of:
        return isinstance(wanted, Scalar) or not writing or wanted.count <= (kind.count if isinstance(kind, Vector) else kind.columns)
    return False


class ExpressionMaker:
    """Wants of its subclass: random, scope [(name, kind, writable)], scalars, waves (how likely), uniform, structs."""

    def literal_value(self, s):
        r = self.random
        if s.kind == "bool":
            return r.random() < 0.5
        if s.kind == "float":
            mag, frac = RANGE[s.name]
            return r.randint(-(1 << (mag + frac - 1)), 1 << (mag + frac - 1)) / (1 << frac)
        if s.name in MIN16_INTEGERS:
            return r.randint(0 if s.kind == "uint" else -64, 63)
        return s.wrap(r.choice([0, 1, 2, 3, 5, 7, 8, 13, 31, 100, 255, 1000, 32767, 65535, (1 << (s.bits - 1)) - 1, 1 << (s.bits - 1),
                                (1 << s.bits) - 1, r.getrandbits(s.bits), r.getrandbits(s.bits), -r.randint(1, 9)]))

    def literal(self, kind):
        value = build(kind, self.literal_value)
        return self.constant(kind, value)

    def constant(self, kind, value):
        text = kind.literal(value).replace("{", "{{").replace("}", "}}")
        s = kind
        while isinstance(s, (Array, Vector, Matrix)):
            s = s.of
        mag, frac = RANGE.get(getattr(s, "name", ""), (0, 0))
        return Expression(kind, text, (), lambda: value, mag=mag, frac=frac)

    # Places.
    def step(self, place, writing):
        """Something within a place, picked at random."""
        r, kind = self.random, place.kind
        if isinstance(kind, Struct):
            i = r.randrange(len(kind.fields))
            name, t = kind.fields[i]
            return self.at(place, t, (f".{name}", "", i))
        if isinstance(kind, Array):
            return self.at(place, kind.of, self.subscript(kind.count))
        if isinstance(kind, Vector):
            swizzled = bool(place.path) and isinstance(place.path[-1][2], tuple)
            if r.random() < 0.3 and not (writing and swizzled):  # DXC drops a write to v.yx[i]
                return self.at(place, kind.of, self.subscript(kind.count))
            n = r.choice([1, 1, 2, 3, 4])
            if writing and n > kind.count:
                n = 1
            picks = r.sample(range(kind.count), n) if writing else [r.randrange(kind.count) for _ in range(n)]
            text = "." + "".join("xyzw"[i] for i in picks)
            return self.at(place, kind.of, (text, "", picks[0])) if n == 1 else self.at(place, Vector(kind.of, n), (text, "", tuple(picks)))
        if isinstance(kind, Matrix):
            if r.random() < 0.5 and not (writing and "matrix-places" in self.avoid):
                return self.at(place, Vector(kind.of, kind.columns), self.subscript(kind.rows))
            row, column = r.randrange(kind.rows), r.randrange(kind.columns)
            return Place(kind.of, place.root, place.path + [(f"._m{row}{column}", "", row), ("", "", column)], place.mag, place.frac)
        return None

    def at(self, place, kind, step):
        mag, frac = RANGE.get(scalar_of(kind).name, (0, 0)) if isinstance(kind, (Scalar, Vector, Matrix)) else (0, 0)
        return place.then(kind, step, mag, frac)

    def subscript(self, count):
        """A step to an element; `filled` puts an expression where the number is None."""
        if self.random.random() < 0.5 or self.level > 3:
            i = self.random.randrange(count)
            return (f"[{i}]", "", i)
        return ("[{}]", count, None)

    def filled(self, place):
        path = [(text, "", self.index(count)) if count and what is None else (text, count, what) for text, count, what in place.path]
        return Place(place.kind, place.root, path, place.mag, place.frac)

    def index(self, count):
        self.level += 1
        index = self.expression(UINT, 3)
        self.level -= 1
        if count & (count - 1) == 0:
            return Expression(UINT, f"({{0}} & {count - 1}u)", [index], lambda a: a & (count - 1))
        return Expression(UINT, f"({{0}} % {count}u)", [index], lambda a: a % count)

    def place(self, kind, writing=False, roots=None):
        """A place of a type, or None."""
        candidates = [s for s in (self.scope if roots is None else roots) if not writing or s[2]]
        candidates = [s for s in candidates if reaches(s[1], kind, writing) and not (s[2] == "whole" and writing and not same(s[1], kind))]
        for _ in range(6):
            if not candidates:
                return None
            name, t, _ = self.random.choice(candidates)
            place = self.at(Place(t, name), t, ("", "", None))
            place.path = []
            while place is not None and not same(place.kind, kind):
                place = self.step(place, writing) if reaches(place.kind, kind, writing) else None
            if place is not None:
                return self.filled(place)
        return None

    # Expressions.
    def expression(self, kind, depth=0):
        r = self.random
        if depth >= 4 or r.random() < 0.15 or isinstance(kind, (Array, Struct)):
            found = self.place(kind) if r.random() < 0.8 else None
            return found or self.leaf(kind)
        for _ in range(20):
            if isinstance(kind, Matrix):
                made = self.matrix(kind, depth)
            else:
                made = {"bool": self.boolean, "float": self.real}.get(scalar_of(kind).kind, self.whole)(kind, depth)
            if made is not None:
                return made
        return self.literal(kind)

    def leaf(self, kind):
        """A literal, or what depends on the lane."""
        if isinstance(kind, (Array, Struct, Matrix)) or self.random.random() < 0.4:
            return self.literal(kind)
        word = self.place(UINT, roots=[s for s in self.scope if s[0][0] == "v"]) if self.random.random() < 0.4 else None
        word = word or Expression(UINT, "WaveGetLaneIndex()", [], wave=lambda v, m: {l: l for l in v})
        s = scalar_of(kind)
        mask = self.random.choice([1, 3, 7])
        if s.kind == "bool":
            one = Expression(s, f"(({{0}} & {mask}u) == {self.random.randint(0, mask)}u)", [word], None)
            bit = int(one.template.split("== ")[1].split("u")[0])
            one.lane = lambda a: (a & mask) == bit
        else:
            one = Expression(s, f"{s.name}({{0}} & {mask}u)", [word], lambda a: s.wrap(a & mask), mag=3, frac=0)
        if isinstance(kind, Scalar):
            return one
        return Expression(kind, f"({kind.name}){{0}}", [one], lambda a: [a] * kind.count, mag=one.mag, frac=one.frac)

    def common(self, kind, depth):
        """What every scalar and vector has."""
        r, s = self.random, scalar_of(kind)
        sub = lambda k=kind: self.expression(k, depth + 1)
        roll = r.randrange(7)
        if roll == 0:
            c, a, b = sub(BOOL), sub(), sub()
            return Choice(kind, "({0} ? {1} : {2})", [c, a, b], lambda v: 1 if v else 2, max(a.mag, b.mag), max(a.frac, b.frac))
        if roll == 1 and isinstance(kind, Vector):
            c, a, b = sub(Vector(BOOL, kind.count)), sub(), sub()
            return Expression(kind, "select({0}, {1}, {2})", [c, a, b], lift(kind, lambda c, a, b: a if c else b),
                              mag=max(a.mag, b.mag), frac=max(a.frac, b.frac))
        if roll == 2 and isinstance(kind, Vector):
            parts = [sub(s) for _ in range(kind.count)]
            holes = ", ".join(f"{{{i}}}" for i in range(kind.count))
            return Expression(kind, f"{kind.name}({holes})", parts, lambda *a: list(a), mag=max(p.mag for p in parts),
                              frac=max(p.frac for p in parts))
        if roll == 3 and isinstance(kind, Scalar):
            v = sub(Vector(s, r.randint(2, 4)))
            i = r.randrange(v.kind.count)
            return Expression(kind, f"({{0}}).{'xyzw'[i]}", [v], lambda a: a[i], mag=v.mag, frac=v.frac)
        if roll == 4 and r.random() < self.waves:
            return self.wave(kind, depth)
        if roll == 5:
            return self.place(kind)
        return None

    def wave(self, kind, depth):
        r = self.random
        x = self.expression(kind, depth + 1)
        first = lambda values, machine: {l: values[min(values)][0] for l in values}
        def of_lane(values, lane):
            if lane not in values:
                raise Undefined()
            return values[lane][0]
        if self.uniform and r.random() < 0.5:
            lane, (name, mask) = r.randrange(LANES), r.choice([("X", 1), ("Y", 2), ("Diagonal", 3)])
            if r.random() < 0.5 or scalar_of(kind).kind == "bool":  # QuadRead takes numbers
                return Expression(kind, f"WaveReadLaneAt({{0}}, {lane}u)", [x], wave=lambda v, m: {l: of_lane(v, lane) for l in v}, mag=x.mag, frac=x.frac)
            return Expression(kind, f"QuadReadAcross{name}({{0}})", [x], wave=lambda v, m: {l: of_lane(v, l ^ mask) for l in v}, mag=x.mag, frac=x.frac)
        s = scalar_of(kind)
        if s.kind == "bool":
            if not isinstance(kind, Scalar):
                return None
            name, act = r.choice([("AnyTrue", any), ("AllTrue", all)])
            return Expression(kind, f"WaveActive{name}({{0}})", [x], wave=lambda v, m: dict.fromkeys(v, act([v[l][0] for l in v])))
        if s.name in MIN16_INTEGERS or r.random() < 0.4:
            return Expression(kind, "WaveReadLaneFirst({0})", [x], wave=first, mag=x.mag, frac=x.frac)
        names = ["Min", "Max"]
        if s.kind != "float" or x.mag + 3 + x.frac <= ROOM[s.name]:
            names += ["Sum", "Sum", "Prefix"]
        if s.kind == "uint" and s.size >= 4:
            names += ["BitAnd", "BitOr", "BitXor"]
        name = r.choice(names)

        def reduce(values):
            if name in ("Min", "Max"):
                return min(values) if name == "Min" else max(values)
            if name in ("Sum", "Prefix"):
                return s.wrap(sum(values))
            result = values[0]
            for v in values[1:]:
                result = {"BitAnd": result & v, "BitOr": result | v, "BitXor": result ^ v}[name]
            return result

        def wave(values, machine):
            result = {}
            for l in values:
                those = [values[k][0] for k in sorted(values) if name != "Prefix" or k < l]
                zero = s.wrap(0)
                if isinstance(kind, Scalar):
                    result[l] = reduce(those) if those else zero
                else:
                    result[l] = [reduce([t[i] for t in those]) if those else zero for i in range(kind.count)]
            return result
        text = "WavePrefixSum({0})" if name == "Prefix" else f"WaveActive{name}({{0}})"
        more = 3 if name in ("Sum", "Prefix") and s.kind == "float" else 0
        return Expression(kind, text, [x], wave=wave, mag=x.mag + more, frac=x.frac)

    def whole(self, kind, depth):
        r, s = self.random, scalar_of(kind)
        if r.random() < 0.25:
            return self.common(kind, depth)
        sub = lambda k=kind: self.expression(k, depth + 1)
        if s.name in MIN16_INTEGERS:
            name, act = r.choice([("min", min), ("max", max)])
            if r.random() < 0.5:
                return Expression(kind, f"{name}({{0}}, {{1}})", [sub(), sub()], lift(kind, act))
            word = s.literal(63)
            return Expression(kind, f"({kind.name}({{0}}) & {word})", [sub(shaped(kind, INT))], lift(kind, lambda a: a & 63))
        L = lambda text, kids, f: Expression(kind, text, kids, lift(kind, lambda *a: s.wrap(f(*a))))
        roll = r.randrange(14 if s.name == "uint" else 13)
        if roll <= 2:
            op = r.choice("+-*")
            return L(f"({{0}} {op} {{1}})", [sub(), sub()], PRODUCTS[op])
        if roll == 3:
            op = r.choice("&|^")
            return L(f"({{0}} {op} {{1}})", [sub(), sub()], BITWISE[op])
        if roll == 4:
            op, mask = r.choice(["<<", ">>"]), s.bits - 1
            act = (lambda a, b: a << (b & mask)) if op == "<<" else (lambda a, b: a >> (b & mask))
            if r.random() < 0.3 and s.size >= 4:  # shifts by too much: only the low bits count
                return L(f"({{0}} {op} {{1}})", [sub(), self.place(kind) or sub()], act) if "shifts" not in self.avoid else None
            return L(f"({{0}} {op} ({{1}} & {s.literal(mask)}))", [sub(), sub()], act)
        if roll == 5:
            op = r.choice("/%")
            act = quotient if op == "/" else (lambda a, b: a - b * quotient(a, b))
            if s.kind == "uint":
                return L(f"({{0}} {op} ({{1}} | {s.literal(1)}))", [sub(), sub()], lambda a, b: act(a, b | 1))
            return L(f"({{0}} {op} (({{1}} & {s.literal(7)}) + {s.literal(1)}))", [sub(), sub()], lambda a, b: act(a, (b & 7) + 1))
        if roll == 6:
            name, act = r.choice([("min", min), ("max", max)])
            return L(f"{name}({{0}}, {{1}})", [sub(), sub()], act)
        if roll == 7:
            text, act = r.choice([("(~{0})", lambda a: ~a), ("(-{0})", lambda a: -a)] + ([("abs({0})", abs)] if s.kind == "int" else []))
            return L(text, [sub()], act)
        if roll == 8:
            low, high = sorted([self.literal_value(s), self.literal_value(s)])
            return L(f"clamp({{0}}, {s.literal(low)}, {s.literal(high)})" if isinstance(kind, Scalar) else
                     f"clamp({{0}}, ({kind.name}){s.literal(low)}, ({kind.name}){s.literal(high)})", [sub()], lambda a: min(max(a, low), high))
        if roll in (9, 10):
            return self.conversion(kind, depth)
        if roll == 11 and isinstance(kind, Scalar) and s.size >= 4 and r.random() < self.waves and s.name == "uint":
            b = sub(BOOL)
            name = r.choice(["count", "prefix", "ballot"])
            if name == "count":
                return Expression(kind, "WaveActiveCountBits({0})", [b], wave=lambda v, m: dict.fromkeys(v, sum(v[l][0] for l in v)))
            if name == "prefix":
                return Expression(kind, "WavePrefixCountBits({0})", [b], wave=lambda v, m: {l: sum(v[k][0] for k in v if k < l) for l in v})
            return Expression(kind, "WaveActiveBallot({0}).x", [b], wave=lambda v, m: dict.fromkeys(v, sum(v[l][0] << l for l in v)))
        if roll == 11 and s.name in ("int", "uint") and isinstance(kind, Scalar):
            n = r.randint(2, 4)
            a, b = sub(Vector(s, n)), sub(Vector(s, n))
            return Expression(kind, "dot({0}, {1})", [a, b], lambda a, b: s.wrap(sum(x * y for x, y in zip(a, b))))
        if roll == 12 and s.name in ("int", "uint"):
            return L("mad({0}, {1}, {2})", [sub(), sub(), sub()], lambda a, b, c: a * b + c)
        if roll == 13:
            return self.bits(kind, sub)
        return None

    def bits(self, kind, sub):
        name, act = self.random.choice([
            ("countbits", lambda a: bin(a).count("1")), ("reversebits", lambda a: int(f"{a:032b}"[::-1], 2)),
            ("firstbitlow", lambda a: (a & -a).bit_length() - 1 if a else 0xFFFFFFFF),
            ("firstbithigh", lambda a: a.bit_length() - 1 if a else 0xFFFFFFFF)])
        return Expression(kind, f"{name}({{0}})", [sub()], lift(kind, act))

    def conversion(self, kind, depth):
        """A cast to whole numbers from another scalar type."""
        s = scalar_of(kind)
        other = self.random.choice([o for o in self.scalars if o is not s])
        x = self.expression(shaped(kind, other), depth + 1)
        if other.kind == "float":
            if x.mag > 14:
                return None
            if s.kind == "uint":
                return Expression(kind, f"{kind.name}(abs({{0}}))", [x], lift(kind, lambda a: int(abs(a))))
            return Expression(kind, f"{kind.name}({{0}})", [x], lift(kind, lambda a: s.wrap(int(a))))
        return Expression(kind, f"{kind.name}({{0}})", [x], lift(kind, lambda a: s.wrap(int(a))))

    def real(self, kind, depth):
        r, s = self.random, scalar_of(kind)
        if r.random() < 0.25:
            return self.common(kind, depth)
        sub = lambda k=kind: self.expression(k, depth + 1)
        room = ROOM[s.name]
        L = lambda text, kids, f, mag, frac: Expression(kind, text, kids, lift(kind, f), mag=mag, frac=frac) if mag + frac <= room else None
        roll = r.randrange(11)
        if roll <= 1:
            a, b, op = sub(), sub(), r.choice("+-")
            return L(f"({{0}} {op} {{1}})", [a, b], PRODUCTS[op], max(a.mag, b.mag) + 1, max(a.frac, b.frac))
        if roll <= 3:
            a, b = sub(), sub()
            return L("({0} * {1})", [a, b], PRODUCTS["*"], a.mag + b.mag, a.frac + b.frac)
        if roll == 4:
            a, n = sub(), r.randint(1, 2)
            return L(f"({{0}} / {s.literal(float(1 << n))})", [a], lambda x: x / (1 << n), a.mag, a.frac + n)
        if roll == 5:
            a, b, (name, act) = sub(), sub(), r.choice([("min", min), ("max", max)])
            return L(f"{name}({{0}}, {{1}})", [a, b], act, max(a.mag, b.mag), max(a.frac, b.frac))
        if roll == 6:
            text, act = r.choice([("abs({0})", abs), ("(-{0})", lambda a: -a)])
            a = sub()
            return L(text, [a], act, a.mag, a.frac)
        if roll == 7 and s.name != "double":
            name, act = r.choice([("floor", lambda a: float(a // 1)), ("ceil", lambda a: float(-(-a // 1))), ("trunc", lambda a: float(int(a))),
                                  ("frac", lambda a: a - a // 1), ("saturate", lambda a: min(max(a, 0.0), 1.0)),
                                  ("round", lambda a: float(round(a)))])
            a = sub()
            return L(f"{name}({{0}})", [a], act, a.mag + 1, a.frac)
        if roll == 8 and s.name != "double":
            a, b, c = sub(), sub(), sub()
            return L("mad({0}, {1}, {2})", [a, b, c], lambda a, b, c: a * b + c, max(a.mag + b.mag, c.mag) + 1, max(a.frac + b.frac, c.frac))
        if roll == 9 and isinstance(kind, Scalar) and s.name in ("float", "half"):
            a, b = sub(Vector(s, 2)), sub(Vector(s, 2))
            return L("dot({0}, {1})", [a, b], lambda a, b: a[0] * b[0] + a[1] * b[1], a.mag + b.mag + 1, a.frac + b.frac)
        if roll == 10:
            return self.from_whole(kind, sub)
        return None

    def from_whole(self, kind, sub):
        s = scalar_of(kind)
        if self.random.random() < 0.2:
            return Expression(kind, f"{kind.name}({{0}})", [sub(shaped(kind, BOOL))], lift(kind, float))
        other = self.random.choice([o for o in self.scalars if o.kind in ("int", "uint") and o.name not in MIN16_INTEGERS])
        x = sub(shaped(kind, other))
        return Expression(kind, f"{kind.name}({{0}} & {other.literal(7)})", [x], lift(kind, lambda a: float(a & 7)), mag=3, frac=0)

    def bounded(self, x):
        """Limits a float to the values that a variable of its type may have."""
        if isinstance(x.kind, (Matrix, Array, Struct)) or scalar_of(x.kind).kind != "float":
            return x
        s = scalar_of(x.kind)
        mag, frac = RANGE[s.name]
        if x.mag <= mag and x.frac <= frac:
            return x
        count, half, scale = 1 << (mag + frac), 1 << (mag + frac - 1), float(1 << frac)
        t, i = x.kind.name, shaped(x.kind, INT).name
        text = f"({t}(({i}({{0}} * {s.literal(scale)}) & {count - 1}) - {half}) * {s.literal(1 / scale)})"
        return Expression(x.kind, text, [x], lift(x.kind, lambda a: ((int(a * scale) & (count - 1)) - half) / scale), mag=mag, frac=frac)

    def boolean(self, kind, depth):
        r = self.random
        if r.random() < 0.25:
            return self.common(kind, depth)
        sub = lambda k=kind: self.expression(k, depth + 1)
        roll = r.randrange(6)
        if roll <= 2:
            s = r.choice([o for o in self.scalars if o.kind != "bool"])
            op = r.choice(list(COMPARISONS))
            t = shaped(kind, s)
            return Expression(kind, f"({{0}} {op} {{1}})", [sub(t), sub(t)], lift(kind, COMPARISONS[op]))
        if roll == 3:
            return Expression(kind, "(!{0})", [sub()], lift(kind, lambda a: not a))
        if isinstance(kind, Scalar):
            if roll == 4:
                if r.random() < 0.5:
                    return Choice(kind, "({0} && {1})", [sub(), sub()], lambda v: 1 if v else False)
                return Choice(kind, "({0} || {1})", [sub(), sub()], lambda v: True if v else 1)
            name, act = r.choice([("any", any), ("all", all)])
            return Expression(kind, f"{name}({{0}})", [sub(Vector(BOOL, r.randint(2, 4)))], lambda a: act(a))
        name, act = r.choice([("and", lambda a, b: a and b), ("or", lambda a, b: a or b)])
        return Expression(kind, f"{name}({{0}}, {{1}})", [sub(), sub()], lift(kind, act))

    def matrix(self, kind, depth):
        r, s = self.random, kind.of
        sub = lambda k=kind: self.expression(k, depth + 1)
        roll = r.randrange(4)
        if roll == 0 and s.kind != "float":
            op = r.choice("+-*")
            return Expression(kind, f"({{0}} {op} {{1}})", [sub(), sub()],
                              lambda a, b: [[s.wrap(PRODUCTS[op](x, y)) for x, y in zip(p, q)] for p, q in zip(a, b)])
        if roll == 1 and kind.rows != 1:
            return Expression(kind, "transpose({0})", [sub(Matrix(s, kind.columns, kind.rows))], lambda a: [list(c) for c in zip(*a)],
                              mag=RANGE.get(s.name, (0, 0))[0], frac=RANGE.get(s.name, (0, 0))[1])
        if roll == 2:
            rows = [self.bounded(sub(Vector(s, kind.columns))) for _ in range(kind.rows)]
            holes = ", ".join(f"{{{i}}}" for i in range(kind.rows))
            return Expression(kind, f"{kind.name}({holes})", rows, lambda *a: [list(v) for v in a], mag=rows[0].mag, frac=rows[0].frac)
        return self.place(kind)


def leaf_of(name, kind, text, s):
    """The place of a scalar in a variable, from its text."""
    path, t = [], kind
    for part in re.findall(r"\[\d+\]|\.\w+", text):
        if part[0] == "[":
            i = int(part[1:-1])
            path.append((part, "", i))
            t = Vector(t.of, t.columns) if isinstance(t, Matrix) else t.of
        elif isinstance(t, Vector):
            path.append((part, "", "xyzw".index(part[1])))
            t = t.of
        else:
            i = [n for n, _ in t.fields].index(part[1:])
            path.append((part, "", i))
            t = t.fields[i][1]
    mag, frac = RANGE.get(s.name, (0, 0))
    return Place(s, name, path, mag, frac)
