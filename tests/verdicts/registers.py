# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs whose resources have no registers, for tables.py: which registers they get depends
on the order in which DXC meets them. The same number makes the same program."""
import random

PROGRAMS = 4000

# Type, letter, and an expression of a float that uses the object {x}.
KINDS = [("Texture2D<float4>", "t", "{x}.Load(0).x"), ("Texture2D<float>", "t", "{x}.Load(0)"), ("Texture1D<float4>", "t", "{x}.Load(0).x"),
         ("Buffer<float>", "t", "{x}[0]"), ("StructuredBuffer<float>", "t", "{x}[1]"), ("ByteAddressBuffer", "t", "asfloat({x}.Load(4))"),
         ("RWBuffer<float>", "u", "{x}[2]"), ("RWTexture2D<float>", "u", "{x}[uint2(0, 1)]"), ("RWStructuredBuffer<float>", "u", "{x}[0]"),
         ("RWByteAddressBuffer", "u", "asfloat({x}.Load(0))"), ("SamplerState", "s", "tex.SampleLevel({x}, 0, 0).x"),
         ("SamplerComparisonState", "s", "tex.SampleCmpLevelZero({x}, 0, 0.5)"), ("ConstantBuffer<N>", "b", "{x}.n"), ("TextureBuffer<N>", "t", "{x}.n")]
IN_STRUCT = [k for k in KINDS if "N>" not in k[0]]


class Generator:
    """Writes one program. `uses` are expressions of type float, each with the objects that it names."""

    def __init__(self, number):
        self.random = random.Random(number)
        self.declarations, self.uses, self.functions, self.helpers = [], [], [], []
        self.count = 0

    def chance(self, percent):
        return self.random.randrange(100) < percent

    def name(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def register(self, letter):
        if self.chance(15):
            return f" : register({letter}{self.random.randrange(6)}" + (f", space{self.random.randrange(1, 3)})" if self.chance(40) else ")")
        return f" : register(space{self.random.randrange(1, 3)})" if self.chance(5) else ""

    def object(self, kinds=None):
        """A type, its letter, a use, a dimension, and a subscript."""
        of, letter, use = self.random.choice(kinds or KINDS)
        length = self.random.randrange(1, 4) if self.chance(20) else 0
        return of, letter, use, f"[{length}]" if length else "", f"[{self.random.randrange(length)}]" if length else ""

    def variable(self):
        of, letter, use, dimension, subscript = self.object()
        name = self.name("r")
        self.declarations.append(f"{of} {name}{dimension}{self.register(letter)};")
        self.uses.append(use.format(x=name + subscript))
        if not dimension and letter in "tus" and self.chance(20):
            parameter = self.name("f")
            self.declarations.append(f"float {parameter}({of} x) {{ return {use.format(x='x')}; }}")
            self.uses.append(f"{parameter}({name})")
        if not dimension and letter in "tus" and self.chance(10):
            static = self.name("s")
            self.declarations.append(f"static {of} {static} = {name};")
            self.uses.append(use.format(x=static))

    def number(self):
        name = self.name("n")
        self.declarations.append(f"float {name};")
        self.uses.append(name)

    def block(self):
        kind, name = self.random.choice(["cbuffer", "cbuffer", "tbuffer"]), self.name("B")
        text = []
        for _ in range(self.random.randrange(1, 4)):
            if self.chance(60) or kind == "tbuffer":
                member = self.name("n")
                text.append(f"float {member};")
                self.uses.append(member)
            else:
                of, _, use, dimension, subscript = self.object(IN_STRUCT)
                member = self.name("r")
                text.append(f"{of} {member}{dimension};")
                self.uses.append(use.format(x=member + subscript))
        self.declarations.append(f"{kind} {name}{self.register('b' if kind == 'cbuffer' else 't')} {{ {' '.join(text)} }}")

    def struct(self, name, depth=0):
        """Writes a struct; returns accesses of its members as pairs of member and use."""
        text, members = [], []
        for _ in range(self.random.randrange(1, 4)):
            member = self.name("m")
            if depth < 2 and self.chance(20):
                inner = self.name("S")
                for path, use in self.struct(inner, depth + 1):
                    members.append((f"{member}.{path}", use))
                text.append(f"{inner} {member};")
            elif self.chance(25):
                members.append((member, "{x}"))
                text.append(f"float {member};")
            else:
                of, _, use, dimension, subscript = self.object(IN_STRUCT)
                members.append((member + subscript, use))
                text.append(f"{of} {member}{dimension};")
        if self.chance(20):
            path, use = self.random.choice(members)
            text.append(f"float get() {{ return {use.format(x=path)}; }}")
            members.append(("get()", "{x}"))
        self.declarations.append(f"struct {name} {{ {' '.join(text)} }};")
        return members

    def instance(self):
        of = self.name("S")
        members = self.struct(of)
        for _ in range(self.random.randrange(1, 3)):
            name = self.name("v")
            length = self.random.randrange(1, 3) if self.chance(20) else 0
            self.declarations.append(f"{of} {name}{f'[{length}]' if length else ''};")
            for path, use in members:
                self.uses.append(use.format(x=f"{name}{f'[{self.random.randrange(length)}]' if length else ''}.{path}"))
            if not length and self.chance(20):
                function = self.name("f")
                path, use = self.random.choice(members)
                self.declarations.append(f"float {function}({of} x) {{ return {use.format(x='x.' + path)}; }}")
                self.uses.append(f"{function}({name})")
            if not length and self.chance(15):
                static = self.name("s")
                self.declarations.append(f"static {of} {static} = {name};")
                path, use = self.random.choice(members)
                self.uses.append(use.format(x=static + "." + path))

    def inside(self):
        """A variable of a namespace."""
        of, letter, use, dimension, subscript = self.object()
        space, name = self.name("A"), self.name("r")
        self.declarations.append(f"namespace {space} {{ {of} {name}{dimension}{self.register(letter)}; }}")
        self.uses.append(use.format(x=f"{space}::{name}{subscript}"))

    def helper(self):
        name, uses = self.name("h"), self.some(3)
        is_template = self.chance(20)
        self.declarations.append(f"{'template<typename T> ' if is_template else ''}float {name}({'T y' if is_template else ''}) {{ return {' + '.join(uses) or '1'}; }}")
        self.uses.append(f"{name}(1)" if is_template else f"{name}()")

    def initial(self):
        """A static that a use initializes."""
        if self.uses:
            name = self.name("g")
            self.declarations.append(f"static {'const ' if self.chance(30) else ''}float {name} = {' + '.join(self.some(2) or ['1'])};")
            self.uses.append(name)

    def some(self, most):
        return self.random.sample(self.uses, min(len(self.uses), self.random.randrange(1, most + 1)))

    def source(self, makers):
        for _ in range(self.random.randrange(2, 9)):
            self.random.choice(makers)()
        body, uses = [], self.some(8)
        while uses:
            taken = [uses.pop() for _ in range(min(len(uses), self.random.randrange(1, 4)))]
            line = f"sum += {' + '.join(taken)};"
            body.append(f"if (sum > 1) {{ {line} }}" if self.chance(15) else line)
        body = "float sum = tex.Load(0).x; " + " ".join(body) + " o[0] = sum;"
        return ("struct N { float n; };\nTexture2D tex : register(t20); RWBuffer<float> o : register(u20);\n"
                + "\n".join(self.declarations) + f"\n[numthreads(1, 1, 1)] void main() {{ {body} }}\n")


FORMS = {"register-variables": ["variable", "number", "block", "inside"], "register-functions": ["variable", "variable", "block", "inside", "helper", "helper", "number"],
         "register-statics": ["variable", "variable", "block", "initial", "helper", "number"], "register-structs": ["instance", "variable"],
         "register-all": ["variable", "instance", "block", "inside", "helper", "initial", "number"]}


def programs(form):
    def generate():
        for number in range(PROGRAMS):
            generator = Generator(f"{form} {number}")
            source = generator.source([getattr(generator, maker) for maker in FORMS[form]])
            options = " -auto-binding-space 3" if generator.chance(5) else ""
            options += generator.random.choice(["", "", "", " -Od", " -O1", " -HV 2018"]) if "template" not in source else ""
            yield f"program {number}", "-T cs_6_6" + options, source
    return generate


GROUPS = {form: programs(form) for form in FORMS}
