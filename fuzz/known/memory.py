# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Accesses to buffers in random programs."""
from known.expressions import RANGE, ExpressionMaker
from known.tree import Assign, Effect, Expression, Place
from known.values import INT, SCALARS, UINT, Vector, declare, load, raw_places, raw_size, scalar_of, store

SLOTS = 96        # words of Out for each lane
REGION = 64       # bytes of Raw for each lane
ITEMS = 8         # elements of structured and typed buffers
LANE = "lane"


class MemoryMaker(ExpressionMaker):
    """Makes loads, stores and atomics; a Generator has the names and the kinds of values."""

    def emission(self, x):
        """Stores a scalar as words of the lane's part of Out."""
        s, result = x.kind, []
        if s.kind == "float":
            scale = 1 << RANGE[s.name][1]
            words = [("uint(int(float({0}) * " + f"{float(scale)}f))", lambda v: int(v * scale))]
        elif s.kind == "bool":
            words = [("({0} ? 1u : 0u)", int)]
        elif s.size == 8:
            words = [("uint({0})", lambda v: v), (f"uint({{0}} >> {s.literal(32)})", lambda v: v >> 32)]
        else:
            words = [("uint({0})", lambda v: v)]
        for text, act in words:
            slot = self.slot
            self.slot += 1
            if slot >= SLOTS:
                break

            def store_word(machine, lane, value, slot=slot, act=act):
                at = 4 * (lane * SLOTS + slot)
                machine.outputs["Out"][at:at + 4] = UINT.pack(act(value))
            result.append(Effect(f"Out.Store({LANE} * {4 * SLOTS}u + {4 * slot}u, {text});", [x], store_word))
        return result

    def raw_place(self, size):
        """An offset into the lane's part of Raw: its text and its meaning; sometimes past the buffer's end."""
        r = self.random
        if r.random() < 0.06 and "past-the-end" not in self.avoid:
            return Expression(UINT, f"({LANE} * {REGION}u + {4096 + 8 * r.randrange(4)}u)", [], lambda: None)
        if r.random() < 0.6:
            at = r.randrange(0, REGION - size + 1, 8 if size >= 8 else size if size in (2, 4) else 4)
            return Expression(UINT, f"{at}u", [], lambda: at)
        steps = (REGION - size) // 8
        mask = (1 << steps.bit_length() - 1) - 1 if steps else 0
        return Expression(UINT, f"(({{0}} & {mask}u) * 8u)", [self.expression(UINT, 3)], lambda a: (a & mask) * 8)

    def raw_kind(self):
        r = self.random
        kinds = [UINT, INT, Vector(UINT, 2), Vector(UINT, 4), Vector(INT, 3), SCALARS["int64_t"] if SCALARS["int64_t"] in self.scalars else UINT]
        if self.native:
            kinds += [SCALARS["uint16_t"], Vector(SCALARS["int16_t"], 2)]
        return r.choice(kinds)

    def raw_store(self):
        kind = self.raw_kind()
        places, size = list(raw_places(kind)), raw_size(kind)
        if self.random.random() < 0.25 and size == 4:
            kind = SCALARS["float"]
            places = list(raw_places(kind))
            value = Expression(kind, "float(({0} & 1023) - 512)", [self.expression(INT, 1)], lambda a: float((a & 1023) - 512))
        else:
            value = self.expression(kind, 1)
        at = self.raw_place(size)
        where, past = ("{0}", True) if LANE in at.template else (f"{LANE} * {REGION}u + {{0}}", False)

        def act(machine, lane, offset, v):
            if offset is not None:
                base = lane * REGION + offset
                one = bytearray(size)
                store(one, places, kind, v)
                machine.outputs["Raw"][base:base + size] = one
        typed = f"<{kind.name}>" if self.typed_access(kind) else {1: "", 2: "2", 3: "3", 4: "4"}[getattr(kind, "count", 1)]
        return [Effect(f"Raw.Store{typed}({where}, {{1}});", [at, value], act)]

    def typed_access(self, kind):
        return scalar_of(kind).name != "uint" or self.random.random() < 0.3

    def raw_load(self):
        """A variable from memory."""
        kind = self.raw_kind()
        places, size = list(raw_places(kind)), raw_size(kind)
        at = self.raw_place(size)
        where = "{0}" if LANE in at.template else f"{LANE} * {REGION}u + {{0}}"
        name = self.name("v")

        def wave(values, machine):
            result = {}
            for lane, (offset,) in values.items():
                data = bytes(size) if offset is None else machine.outputs["Raw"][lane * REGION + offset:lane * REGION + offset + size]
                result[lane] = load(data, places, kind)
            return result
        typed = f"<{kind.name}>" if self.typed_access(kind) else {1: "", 2: "2", 3: "3", 4: "4"}[getattr(kind, "count", 1)]
        value = Expression(kind, f"Raw.Load{typed}({where})", [at], wave=wave)
        self.scope.append((name, kind, True))
        return [Assign(Place(kind, name), value, declared=declare(kind, name))]

    def word_of_lane(self):
        index = Expression(UINT, "((WaveGetLaneIndex() + {0}) & 31u)", [self.constant(UINT, self.random.randrange(24))],
                           wave=lambda v, m: {l: (l + v[l][0]) & 31 for l in v})
        return Expression(UINT, "In.Load({0} * 4u)", [index], lambda i: self.words[i])

    def input_word(self):
        name = self.name("v")
        index = Expression(UINT, "({0} & 31u)", [self.expression(UINT, 2)], lambda a: a & 31)
        value = Expression(UINT, "In.Load({0} * 4u)", [index], lambda i: self.words[i])
        self.scope.append((name, UINT, True))
        return [Assign(Place(UINT, name), value, declared=f"uint {name}")]

    def atomic(self):
        slot, (name, act) = self.random.randrange(8), self.random.choice([
            ("Add", lambda a, b: (a + b) & 0xFFFFFFFF), ("Xor", lambda a, b: a ^ b)])
        slot = slot & 3 if name == "Add" else slot | 4

        def do(machine, lane, v):
            memory = machine.outputs["Counts"]
            memory[4 * slot:4 * slot + 4] = UINT.pack(act(UINT.unpack(bytes(memory[4 * slot:4 * slot + 4])), v))
        return [Effect(f"Interlocked{name}(Counts[{slot}], {{0}});", [self.expression(UINT, 2)], do)]
