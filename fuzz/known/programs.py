# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random compute programs for one wave of eight lanes, with what their buffers hold in the end."""
import copy
import random

from known.expressions import MIN16_INTEGERS, RANGE, leaf_of, same
from known.memory import ITEMS, LANE, REGION, SLOTS, MemoryMaker
from known.tree import (ALL, LANES, Assign, BitDeclaration, BitStore, Budget, Call, Choice, Effect, Expression, Function, If, Leave, Loop,
                        Machine, Place, Return, Switch, Undefined, block_lines, run_block, walk)
from known.values import (BOOL, INT, SCALARS, UINT, Array, BitField, BitFields, Matrix, Scalar, Struct, Vector, align, build, constant_places,
                          constant_start, declare, has_bool, has_list, leaves, raw_places, raw_size, scalar_of, store)

CELL = f"Cells[{LANE}]"  # an element of a typed buffer, as a place
PACKED = f"Packed[{LANE}]"  # bit fields in a buffer


class Program:
    """A generated program: text() and run() walk the same tree."""

    def __init__(self):
        self.arguments, self.structs, self.globals, self.functions, self.body = "", [], [], [], []
        self.buffers, self.locals = {}, {}  # name -> bytearray; read-only roots -> value
        self.constants, self.records, self.bit_fields = bytearray(), None, None

    def text(self):
        lines = [s.define() for s in self.structs + [self.bit_fields] * bool(self.bit_fields)] + self.globals
        for f in self.functions:
            lines += f.lines()
        lines += [f"[numthreads({LANES}, 1, 1)]", f"void main(uint {LANE} : SV_GroupIndex) {{"] + block_lines(self.body, "")
        return "\n".join(lines) + "\n}\n"

    def run(self):
        """The bytes of u0, u1, u2 afterwards."""
        machine = Machine({}, {"Out": bytearray(4 * SLOTS * LANES), "Raw": bytearray(self.buffers["Raw"])})
        machine.outputs["Counts"] = bytearray(self.buffers["Counts"])
        for name, value in self.locals.items():
            machine.variables[name] = [copy.deepcopy(value[l] if isinstance(value, dict) else value) for l in ALL]
        machine.returns.append({})
        run_block(self.body, machine, list(ALL))
        places = list(raw_places(self.records))
        memory = bytearray(self.buffers["Rec"])
        size = raw_size(self.records)
        for l in ALL:
            one = bytearray(memory[l * size:(l + 1) * size])
            store(one, places, self.records, machine.variables[f"Rec[{LANE}]"][l])
            memory[l * size:(l + 1) * size] = one
        cells = b"".join(INT.pack(v) for l in ALL for v in machine.variables[CELL][l])
        return {"u0": machine.outputs["Out"], "u1": machine.outputs["Raw"], "u2": memory, "u3": machine.outputs["Counts"], "u4": cells,
                "u5": b"".join(self.bit_fields.pack(machine.variables[PACKED][l]) for l in ALL)}


class Generator(MemoryMaker):
    def __init__(self, seed, avoid=()):
        self.random = r = random.Random(seed)
        self.avoid = set(avoid)
        self.native = r.random() < 0.4
        self.scope, self.level, self.names, self.slot = [], 0, 0, 0
        self.waves = 0 if "waves" in self.avoid else r.choice([0, 0.3, 1])
        self.uniform = False
        self.loops = self.depth = 0
        names = ["int", "uint", "float", "bool"]
        names += [n for n in ("int64_t", "uint64_t", "double") if r.random() < 0.25]
        if self.native:
            names += ["half", "int16_t", "uint16_t"]
        else:
            names += [n for n in ("min16float", "min16int", "min16uint") if r.random() < 0.25 and "min16" not in self.avoid]
        self.scalars = [SCALARS[n] for n in names]
        self.program = Program()
        self.in_function = None
        self.returned = False

    # Types.
    def scalar(self):
        return self.random.choice(self.scalars[:4] * 3 + self.scalars)

    def type(self, depth=0):
        r, s = self.random, self.scalar()
        roll = r.random()
        if roll < 0.45 or s.kind == "bool" and "bool-vectors" in self.avoid:
            return s
        if roll < 0.75 or depth > 1:
            return Vector(s, r.randint(2, 4))
        if roll < 0.82 and s.kind != "bool" and s.size == 4 and s.name not in MIN16_INTEGERS and s.name != "min16float":
            return Matrix(s, r.randint(2, 4), r.randint(2, 4))
        if roll < 0.92 or not self.program.structs:
            return Array(self.type(depth + 1), r.choice([2, 3, 4]))
        return r.choice(self.program.structs)

    def memory_type(self, constant=False):
        """A type whose place in buffers is plain: no minimum precision."""
        def plain(t):
            if isinstance(t, Struct):
                return all(plain(f) for _, f in t.fields)
            if isinstance(t, Array):
                return plain(t.of)
            s = scalar_of(t)
            return not s.name.startswith("min16") and not (isinstance(t, Matrix) and s.size != 4)
        while True:
            t = self.type()
            if plain(t) and raw_size(t) <= 192:
                return t

    def struct(self):
        self.program.structs.append(Struct(f"S{len(self.program.structs)}", []))
        made = self.program.structs.pop()
        made.fields = [(f"f{i}", self.memory_type()) for i in range(self.random.randint(1, 4))]
        self.program.structs.append(made)
        return made

    def name(self, letter):
        self.names += 1
        return f"{letter}{self.names}"

    def odd_memory(self, kind, places, memory):
        """Random contents: bools that are not 1 too. Returns the value that HLSL reads."""
        value = build(kind, self.literal_value)
        store(memory, places, kind, value)
        for (offset, s), (_, _, v) in zip(places, leaves(kind, value)):
            if s.kind == "bool" and v and "odd-bools" not in self.avoid:
                memory[offset:offset + 4] = self.random.choice([1, 2, 0x80000000, 0xFFFFFFFF, 256]).to_bytes(4, "little")
        return value

    # The program's resources.
    def resources(self):
        p, r = self.program, self.random
        for _ in range(r.randint(1, 3)):
            self.struct()
        # A struct copied as a whole keeps the words of its bools, which records cannot have.
        item, record = r.choice(p.structs), r.choice([s for s in p.structs if not has_bool(s)] or [Struct("Plain", [("f0", UINT), ("f1", INT)])])
        if record.name == "Plain":
            p.structs.append(record)
        p.records = record
        p.globals += ["ByteAddressBuffer In : register(t0);", f"StructuredBuffer<{item.name}> Items : register(t1);",
                      "Buffer<int4> Typed : register(t2);", "RWByteAddressBuffer Out : register(u0);",
                      "RWByteAddressBuffer Raw : register(u1);", f"RWStructuredBuffer<{record.name}> Rec : register(u2);",
                      "RWStructuredBuffer<uint> Counts : register(u3);"]
        words = [self.literal_value(UINT) for _ in range(32)]
        p.buffers["In"] = b"".join(UINT.pack(w) for w in words)
        self.words = words
        size, items, memory = raw_size(item), [], bytearray()
        for i in range(ITEMS):
            one = bytearray(size)
            items.append(self.odd_memory(item, list(raw_places(item)), one))
            memory += one
        p.buffers["Items"], p.locals["Items"] = memory, items
        self.scope.append(("Items", Array(item, ITEMS), False))
        typed = [[self.literal_value(INT) for _ in range(4)] for _ in range(ITEMS)]
        p.buffers["Typed"], p.locals["Typed"] = b"".join(INT.pack(v) for t in typed for v in t), typed
        self.scope.append(("Typed", Array(Vector(INT, 4), ITEMS), False))
        records = {l: build(record, self.literal_value) for l in ALL}
        memory = bytearray()
        for l in ALL:
            one = bytearray(raw_size(record))
            store(one, list(raw_places(record)), record, records[l])
            memory += one
        p.buffers["Rec"], p.locals[f"Rec[{LANE}]"] = memory, records
        self.scope.append((f"Rec[{LANE}]", record, True))
        p.buffers["Raw"] = bytes(r.getrandbits(8) for _ in range(REGION * LANES))
        p.buffers["Counts"] = bytes(4 * 8)
        p.globals.append("RWBuffer<int4> Cells : register(u4);")
        p.locals[CELL] = {l: [self.literal_value(INT) for _ in range(4)] for l in ALL}
        p.buffers["Cells"] = b"".join(INT.pack(v) for l in ALL for v in p.locals[CELL][l])
        self.scope.append((CELL, Vector(INT, 4), True))
        self.make_bit_fields()
        p.locals[LANE] = {l: l for l in ALL}
        self.scope.append((LANE, UINT, False))
        self.constant_buffer()
        self.tables()

    def make_bit_fields(self):
        """A struct of bit fields that fill one or two words."""
        r, fields, free = self.random, [], 32 * self.random.randint(1, 2)
        while free and len(fields) < 6:
            width = min(r.choice([1, 2, 3, 5, 8, 11, 16, 31, 32]), free - 32 if free > 32 else free)
            fields.append(BitField(f"b{len(fields)}", r.choice([INT, UINT]), width))
            free -= width
        self.program.bit_fields = BitFields("Bits", fields)
        p = self.program
        p.globals.append("RWStructuredBuffer<Bits> Packed : register(u5);")
        p.locals[PACKED] = {l: [f.fit(r.getrandbits(32)) for f in fields] for l in ALL}
        p.buffers["Packed"] = b"".join(p.bit_fields.pack(p.locals[PACKED][l]) for l in ALL)
        self.bit_variables = [PACKED]

    def constant_buffer(self):
        p, r = self.program, self.random
        lines, offset = [], 0
        for i in range(r.randint(2, 6)):
            t = self.memory_type(constant=True)
            # HLSL packs native halves in matrices in a special way.
            offset = constant_start(t, offset)
            places = list(constant_places(t, offset))
            end = max(o + s.size for o, s in places)
            p.constants += bytes(max(0, align(end, 16) - len(p.constants)))
            name = f"c{i}"
            p.locals[name] = self.odd_memory(t, places, p.constants)
            self.scope.append((name, t, False))
            lines.append(f"  {declare(t, name)};")
            offset = end
        p.globals += ["cbuffer Constants : register(b0) {"] + lines + ["}"]

    def tables(self):
        p, r = self.program, self.random
        if r.random() < 0.6:
            t = Array(r.choice([INT, UINT, SCALARS["float"], Vector(UINT, 2)]), r.choice([3, 4, 7]))
            value = build(t, self.literal_value)
            p.globals.append(f"static const {declare(t, 'Table')} = {t.literal(value)};")
            p.locals["Table"] = value
            self.scope.append(("Table", t, False))
        if r.random() < 0.5:
            t = self.type()
            value = build(t, self.literal_value)
            p.globals.append(f"static {declare(t, 'Global')} = {t.literal(value)};")
            p.locals["Global"] = value
            self.scope.append(("Global", t, True))
            self.returned_global = True
        if r.random() < 0.4 and "templates" not in self.avoid:
            self.class_template()
        if r.random() < 0.5 and "groupshared" not in self.avoid:
            t = self.memory_type()
            while isinstance(t, Array):
                t = t.of
            p.globals.append(f"groupshared {t.name} Shared[{LANES}];")
            p.locals[f"Shared[{LANE}]"] = None
            self.shared = t
        else:
            self.shared = None

    def class_template(self):
        """Constants of instances of a class template: one of its argument, and two of other members."""
        p, r = self.program, self.random
        add, least = r.randint(0, 99), r.randint(1, 8)
        p.globals += ["template <uint N> struct Traits {",
                      f"  static const uint Value = N > {least}u ? N * 3u + {add}u : N ^ {add}u;",
                      f"  static const bool Flag = Value > {add}u && N != {least}u;",
                      "  static const uint Next = Flag ? Value + 1u : Value * 7u;", "};"]
        for n in r.sample(range(1, 10), 2):
            value = n * 3 + add if n > least else n ^ add
            flag = value > add and n != least
            for kind, name, number in ((UINT, "Value", value), (BOOL, "Flag", flag), (UINT, "Next", value + 1 if flag else value * 7)):
                p.locals[f"Traits<{n}u>::{name}"] = number
                self.scope.append((f"Traits<{n}u>::{name}", kind, False))

    # Statements.
    def declaration(self, kind=None):
        kind = kind or self.type()
        name = self.name("v")
        value = self.bounded(self.expression(kind))
        made = Assign(Place(kind, name), value, declared=declare(kind, name))
        self.scope.append((name, kind, True))
        return [made]

    def assignment(self):
        r = self.random
        writable = [s for s in self.scope if s[2]]
        if not writable:
            return self.declaration()
        name, t, how = r.choice(writable)
        place = self.at(Place(t, name), t, ("", "", None))
        place.path = []
        for _ in range(r.randint(0, 3)):
            if how == "whole":
                break
            deeper = self.step(place, True)
            if deeper is None:
                break
            place = deeper
        place = self.filled(place)
        if isinstance(place.kind, (Scalar, Vector)) and r.random() < 0.3:
            s = scalar_of(place.kind)
            if s.kind in ("int", "uint") and s.name not in MIN16_INTEGERS:
                word = r.choice(["+", "-", "*", "&", "|", "^"])
                from known.expressions import BITWISE, PRODUCTS, lift
                act = {**PRODUCTS, **BITWISE}[word]
                return [Assign(place, self.expression(place.kind), operator=(word, lift(place.kind, lambda a, b: s.wrap(act(a, b)))))]
        before, value = self.value(place.kind)
        return before + [Assign(place, value)]

    def value(self, kind):
        """An expression, and the declarations that must precede it: lists in braces are allowed only there."""
        value = self.bounded(self.expression(kind))
        if isinstance(value, Place) or not isinstance(kind, (Array, Struct)):
            return [], value
        name = self.name("v")
        return [Assign(Place(kind, name), value, declared=declare(kind, name))], Place(kind, name)

    def block(self, low=1, high=3):
        kept = len(self.scope)
        self.depth += 1
        uniform, self.uniform = self.uniform, False
        result = [s for _ in range(self.random.randint(low, high)) for s in self.statement()]
        self.uniform = uniform
        self.depth -= 1
        del self.scope[kept:]
        return result

    def bit_field(self):
        """Declares, copies, stores to or reads a struct of bit fields."""
        r, kind = self.random, self.program.bit_fields
        here = self.bit_variables
        if not here or r.random() < 0.15:
            name = self.name("b")
            made = [BitDeclaration(kind, name, r.choice(here) if here and r.random() < 0.5 else None)]
            if self.depth == 0:  # other variables end with their block
                self.bit_variables.append(name)
                return made
            if not here:
                return self.assignment()
            return made + self.bit_read(name)
        root = r.choice(here)
        if r.random() < 0.4:
            return self.bit_read(root)
        index = r.randrange(len(kind.fields))
        field = kind.fields[index]
        operator, act = r.choice([("", None), ("", None), ("+", lambda a, b: a + b), ("^", lambda a, b: a ^ b), ("*", lambda a, b: a * b)])
        return [BitStore(root, index, field, self.expression(field.of, 2), operator, act, r.choice(["", "", ".x"]))]

    def bit_read(self, root):
        r, kind = self.random, self.program.bit_fields
        index, count = r.randrange(len(kind.fields)), r.choice([1, 1, 2, 3, 4])
        field = kind.fields[index]
        t = field.of if count == 1 else Vector(field.of, count)
        text = f"{root}.{field.name}" + ("." + "x" * count if count > 1 else r.choice(["", ".x"]))

        def wave(values, machine):
            read = {l: machine.variable(root)[l][index] for l in values}
            return {l: v if count == 1 else [v] * count for l, v in read.items()}
        name = self.name("v")
        self.scope.append((name, t, True))
        return [Assign(Place(t, name), Expression(t, text, [], wave=wave), declared=declare(t, name))]

    def condition(self):
        return self.expression(BOOL, 1)

    def branch(self):
        return [If(self.condition(), self.block(), self.block() if self.random.random() < 0.5 else [])]

    def leave(self):
        """A conditional break, continue or return, with work before it."""
        r = self.random
        words = (["break", "continue"] if self.loops else []) + (["return"] if self.in_function is not None else [])
        if not words:
            return self.branch()
        work = self.block(0, 2)
        word = r.choice(words)
        last = Return(self.bounded(self.expression(self.in_function))) if word == "return" else Leave(word)
        return [If(self.condition(), work + [last], [])]

    def loop(self):
        r = self.random
        if self.loops >= 2:
            return self.branch()
        form = r.choice(["for", "for", "down", "while", "do", "forever"])
        most = r.randint(1, 4) if r.random() < 0.2 else 0
        counter, limit = self.name("i"), r.randint(1, 5)
        place = Place(UINT, counter)
        one = self.constant(UINT, 1)
        step = Assign(place, Expression(UINT, "({0} + {1})", [place, one], lambda a, b: a + b))
        start = Assign(place, self.constant(UINT, 0), declared=f"uint {counter}")
        self.loops += 1
        if form == "down":
            start = Assign(place, self.constant(UINT, limit), declared=f"uint {counter}")
            step = Assign(place, Expression(UINT, "({0} - {1})", [place, one], lambda a, b: a - b))
            condition = Expression(BOOL, "({0} != {1})", [place, self.constant(UINT, 0)], lambda a, b: a != b)
            self.scope.append((counter, UINT, False))
            body = self.loop_body()
            self.scope.pop()
            result = [Loop("for", start, condition, step, body, r.choice(["", "[unroll] ", "[loop] "]), most)]
        elif form == "for":
            bound, attribute = self.constant(UINT, limit), r.choice(["", "", "[unroll] ", "[loop] "])
            if r.random() < 0.4:
                bound, attribute = Expression(UINT, "({0} & 3u)", [self.expression(UINT, 2)], lambda a: a & 3), ""
                name = self.name("n")
                before = [Assign(Place(UINT, name), bound, declared=f"uint {name}")]
                bound = Place(UINT, name)
            else:
                before = []
            condition = Expression(BOOL, "({0} < {1})", [place, bound], lambda a, b: a < b)
            self.scope.append((counter, UINT, False))
            body = self.loop_body()
            self.scope.pop()
            result = before + [Loop("for", start, condition, step, body, attribute, most)]
        else:
            self.scope.append((counter, UINT, False))
            guard = Expression(BOOL, "({0} < {1})", [place, self.constant(UINT, limit)], lambda a, b: a < b)
            both = Choice(BOOL, "({0} && {1})", [guard, self.condition()], lambda v: 1 if v else False)
            if form == "forever":
                over = Expression(BOOL, "({0} >= {1})", [place, self.constant(UINT, limit)], lambda a, b: a >= b)
                out = Choice(BOOL, "({0} || {1})", [over, self.condition()], lambda v: True if v else 1)
                body = [step] + self.loop_body() + [If(out, self.block(0, 2) + [Leave("break")], [])] + (self.block(0, 2))
                result = [start, Loop(r.choice(["while", "for"]), None, Expression(BOOL, "true", [], lambda: True), None, body, "", most)]
            else:
                result = [start, Loop(form, None, both, None, [step] + self.loop_body(), "", most)]
            self.scope.pop()
        self.loops -= 1
        return result

    def loop_body(self):
        kept = len(self.scope)
        body = self.block(1, 3)
        if self.random.random() < 0.6:
            body += self.leave() + self.block(0, 1)
        del self.scope[kept:]
        return body

    def switch(self):
        r = self.random
        value = Expression(UINT, "({0} & 3u)", [self.expression(UINT, 1)], lambda a: a & 3)
        labels = r.sample(range(4), r.randint(1, 4))
        cases = []
        while labels:
            n = min(len(labels), r.choice([1, 1, 2]))
            cases.append((labels[:n], self.case_block()))
            labels = labels[n:]
        if r.random() < 0.6:
            cases.append(([None], self.case_block()))
        return [Switch(value, cases)]

    def case_block(self):
        result = self.block(1, 2)
        if self.random.random() < 0.3:
            words = ["break"] + (["continue"] if self.loops else [])
            result.append(If(self.condition(), self.block(0, 1) + [Leave(self.random.choice(words))], []))
            result += self.block(0, 1)
        return result

    def call(self):
        r = self.random
        if not self.program.functions or self.in_function is not None and self.program.functions[0] is None:
            return self.assignment()
        f = r.choice(self.program.functions)
        used, arguments = set(), []
        for word, kind, _ in f.parameters:
            if word == "in":
                arguments.append(None)
                continue
            roots = [s for s in self.scope if s[2] is True and s[0] not in used and s[0] != "Global"]
            place = self.place(kind, writing=True, roots=roots)
            if place is None:
                name = self.name("v")
                return [Assign(Place(kind, name), self.bounded(self.expression(kind)), declared=declare(kind, name))] + self.remember(name, kind)
            used.add(place.root)
            arguments.append(place)
        kept = self.scope
        # An input argument must not contain a part of an output argument: the order of evaluation
        # would matter.
        self.scope = [s for s in kept if s[0] not in used]
        before = []
        for i, (_, kind, _) in enumerate(f.parameters):
            if arguments[i] is None:
                more, arguments[i] = self.value(kind)
                before += more
        self.scope = kept
        name = self.name("v")
        made = Call(Place(f.kind, name), declare(f.kind, name), f, arguments)
        self.scope.append((name, f.kind, True))
        return before + [made]

    def remember(self, name, kind):
        self.scope.append((name, kind, True))
        return []

    def emit(self):
        if self.slot >= SLOTS - 48 or self.in_function is not None:
            return self.assignment()
        kind = self.random.choice([INT, UINT, BOOL, self.scalar()])
        return self.emission(self.bounded(self.expression(kind)))

    def waterfall(self):
        """The lanes with the first lane's value leave the loop, one value after the other."""
        r = self.random
        key, first, result = self.name("k"), self.name("k"), self.name("v")
        before = [Assign(Place(UINT, key), Expression(UINT, "(({0} + {1}) & 3u)", [self.expression(UINT, 1), self.word_of_lane()], lambda a, b: (a + b) & 3),
                         declared=f"uint {key}"),
                  Assign(Place(UINT, result), self.constant(UINT, 0), declared=f"uint {result}")]
        read = Assign(Place(UINT, first), Expression(UINT, "WaveReadLaneFirst({0})", [Place(UINT, key)],
                                                     wave=lambda v, m: {l: v[min(v)][0] for l in v}), declared=f"uint {first}")
        count = Expression(UINT, "WaveActiveCountBits(true)", [], wave=lambda v, m: dict.fromkeys(v, len(v)))
        same_key = Expression(BOOL, "({0} == {1})", [Place(UINT, key), Place(UINT, first)], lambda a, b: a == b)
        self.loops += 1
        self.scope.append((first, UINT, False))
        work = [Assign(Place(UINT, result), count)] + self.block(0, 2)
        self.scope.pop()
        self.loops -= 1
        self.scope.append((result, UINT, True))
        last = Leave("break")
        if self.in_function is not None and r.random() < 0.4:
            last = Return(self.bounded(self.expression(self.in_function)))
        # If `continue` can skip a part of `work`, the loop would never end.
        if any(isinstance(s, Leave) for s in walk(work)):
            work = work[:1]
        return before + [Loop("while", None, Expression(BOOL, "true", [], lambda: True), None, [read, If(same_key, work + [last], [])])]

    def statement(self):
        r = self.random
        options = [(self.declaration, 5), (self.assignment, 6), (self.emit, 2), (self.input_word, 1), (self.raw_store, 2), (self.raw_load, 2),
                   (self.atomic, 0.5), (self.call, 2)]
        if "bit-fields" not in self.avoid:
            options.append((self.bit_field, 2))
        if self.depth < 3:
            options += [(self.branch, 2), (self.loop, 2), (self.switch, 1), (self.leave, 2)]
            if self.waves and self.loops < 2:
                options.append((self.waterfall, 1))
        made = r.choices([o for o, _ in options], [w for _, w in options])[0]
        if self.in_function is not None and made in (self.raw_store, self.raw_load, self.atomic):
            made = self.assignment
        return made()

    def function(self, number):
        r = self.random
        kept = self.scope
        # Functions can use global names only.
        self.scope = [s for s in kept if not s[0].startswith(("Rec[", "Cells[")) and s[0] != LANE]
        parameters = []
        for i in range(r.randint(1, 3)):
            word = r.choice(["in", "in", "inout", "inout", "out"])
            parameters.append((word, self.type(), f"p{number}_{i}"))
        kind = r.choice([self.scalar(), Vector(self.scalar(), r.randint(2, 4))])
        body = []
        for word, t, name in parameters:
            if word == "out":
                body.append(Assign(Place(t, name), self.literal(t)) if not has_list(t) else None)
        if None in body:
            parameters = [("inout" if w == "out" else w, t, n) for w, t, n in parameters]
            body = []
        self.scope += [(n, t, True) for _, t, n in parameters]
        self.in_function = kind
        callers, self.bit_variables = self.bit_variables, []
        for _ in range(r.randint(1, 4)):
            body += self.statement()
        self.bit_variables = callers
        body.append(Return(self.bounded(self.expression(kind))))
        self.in_function = None
        self.scope = kept
        return Function(f"f{number}", kind, parameters, body)

    def exchange(self):
        """What another lane has put into groupshared memory."""
        if self.shared is None:
            return []
        t, root, turn = self.shared, f"Shared[{LANE}]", self.random.randint(1, 7)
        result, value = self.value(t)
        result.append(Assign(Place(t, root), value))
        barrier = Effect("GroupMemoryBarrierWithGroupSync();", [], lambda m, l: None)
        name = self.name("v")
        read = Expression(t, f"Shared[({LANE} + {turn}u) & 7u]", [],
                          wave=lambda v, m: {l: copy.deepcopy(m.variable(root)[(l + turn) & 7]) for l in v},
                          mag=RANGE.get(getattr(scalar_of(t) if not isinstance(t, Struct) else t, "name", ""), (0, 0))[0],
                          frac=RANGE.get(getattr(scalar_of(t) if not isinstance(t, Struct) else t, "name", ""), (0, 0))[1])
        result += [barrier, Assign(Place(t, name), read, declared=declare(t, name)), barrier]
        self.scope.append((name, t, True))
        return result

    def program_of(self):
        p, r = self.program, self.random
        self.resources()
        for i in range(r.randint(0, 3)):
            p.functions.append(self.function(i))
        for _ in range(2):
            name = self.name("v")
            p.body.append(Assign(Place(UINT, name), self.word_of_lane(), declared=f"uint {name}"))
            self.scope.append((name, UINT, True))
        p.arguments = "-T cs_6_2 -enable-16bit-types" if self.native else "-T cs_6_2"
        for i in range(r.randint(3, 9)):
            self.uniform = True
            p.body += self.statement() if r.random() < 0.8 else self.exchange()
        for name, kind, writable in list(self.scope):
            if not writable or name.startswith(("Rec[", "Cells[")):
                continue
            for text, s, _ in leaves(kind, build(kind, lambda s: 0)):
                if self.slot >= SLOTS:
                    break
                p.body += self.emission(leaf_of(name, kind, text, s))
        return p


def generate(seed, avoid=()):
    """The program of a seed: with a result, and without a step too many."""
    for attempt in range(50):
        try:
            program = Generator((seed << 8) + attempt, avoid).program_of()
            program.run()
            return program
        except (Budget, Undefined):
            continue
    raise RuntimeError(f"no program for seed {seed}")
