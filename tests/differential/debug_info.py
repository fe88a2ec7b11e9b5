#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How much of what dxc's debug information says of a shader that of dxil-cc says too.

    debug_info.py --dxc DXC --bin BUILD/bin [--level -O3] [--jobs FILE] [--show N] [SHADER...]

A shader is a source of tests/corpus or examples with `// dxc:` lines, which say its arguments. A line
of FILE is a name, arguments and a source, with tabs between. Both compilers get `-Zi -Qembed_debug` and
the level; their programs with debug information (part ILDB) are listed by dxil-dis and compared:
functions, local variables, where these are (`llvm.dbg.value`, `llvm.dbg.declare`) and of how many of
their bits, globals, members of structs, places of instructions. With --unchanged the program (part
DXIL) of dxil-cc is compared with that which it writes without -Zi.
"""
import argparse
import collections
import os
import re
import shlex
import subprocess
import sys
import tempfile

NODE = re.compile(r"^!(\d+) = (?:distinct )?!(DI\w+)\((.*)\)$")
TUPLE = re.compile(r"^!(\d+) = (?:distinct )?!\{(.*)\}$")
FIELD = re.compile(r'(\w+): ("(?:[^"\\]|\\.)*"|[^,()]+(?:\([^()]*\)[^,]*)?)(?:, |$)')
RECORD = re.compile(r"call void @llvm\.dbg\.(value|declare)\(metadata (.*?), (?:i64 0, )?metadata !(\d+), "
                    r"metadata (!\d+|!DIExpression\([^)]*\))\), !dbg !(\d+)")
PIECE = re.compile(r"DW_OP_bit_piece, (\d+), (\d+)")
GLOBAL_PREFIX = "global."  # dxc's prefix for a static variable that became a local one


class Listing:
    """What one program with debug information says."""

    def __init__(self, text):
        self.nodes, self.tuples = {}, {}
        self.records, self.placed, self.unplaced, self.places = [], 0, 0, set()
        body = False
        for line in text.splitlines():
            if line.startswith("!"):
                self._metadata(line)
            elif line.startswith("define "):
                body = True
            elif line.startswith("}"):
                body = False
            elif body and line.startswith("  "):
                self._instruction(line)

    def _metadata(self, line):
        line = line.split("  ; ")[0].rstrip() if not line.rstrip().endswith((")", "}")) else line.rstrip()
        if match := NODE.match(line):
            fields = {key: value.strip('"') for key, value in FIELD.findall(match[3])}
            self.nodes[match[1]] = (match[2], fields, match[3])
        elif match := TUPLE.match(line):
            self.tuples[match[1]] = re.findall(r"!(\d+)", match[2])

    def _instruction(self, line):
        if match := RECORD.search(line):
            self.records.append(match.groups())
            return
        place = re.search(r", !dbg !(\d+)", line)
        self.placed += place is not None
        self.unplaced += place is None
        if place:
            self.places.add(place[1])

    def field(self, ref, key):
        node = self.nodes.get(ref.strip().lstrip("!")) if ref else None
        return node[1].get(key, "") if node else ""

    def of_kind(self, kind):
        return [(number, fields) for number, (what, fields, _) in self.nodes.items() if what == kind]

    def function_of(self, ref):
        """The subprogram that a scope is in."""
        while ref and (node := self.nodes.get(ref.lstrip("!"))):
            if node[0] == "DISubprogram":
                return node[1].get("name", "")
            ref = node[1].get("scope")
        return ""

    def type_name(self, ref):
        seen = 0
        while ref and (node := self.nodes.get(ref.lstrip("!"))) and seen < 8:
            kind, fields, _ = node
            if fields.get("name"):
                return fields["name"]
            if fields.get("tag") == "DW_TAG_array_type":
                counts = [self.field(n, "count") for n in self.tuples.get(fields["elements"].lstrip("!"), [])]
                return self.type_name(fields.get("baseType")) + "".join(f"[{c}]" for c in counts)
            ref, seen = fields.get("baseType"), seen + 1
        return ""

    def size(self, ref):
        seen = 0
        while ref and (node := self.nodes.get(ref.lstrip("!"))) and seen < 8:
            if node[1].get("size"):
                return int(node[1]["size"])
            ref, seen = node[1].get("baseType"), seen + 1
        return 0

    def variables(self):
        """Name -> line, type, size, covered bits of each local variable, by function, name and kind."""
        found = {}
        ids = {}
        for number, fields in self.of_kind("DILocalVariable"):
            key = (self.function_of(fields.get("scope")), fields.get("name", ""),
                   "arg" in fields.get("tag", ""), fields.get("line", ""))
            entry = found.setdefault(key, {"type": self.type_name(fields.get("type")), "bits": set(),
                                           "size": self.size(fields.get("type"))})
            ids[number] = entry
        for _, value, variable, expression, _ in self.records:
            if value.endswith(" undef") or variable not in ids:
                continue
            text = expression if "DIExpression" in expression else self.nodes[expression[1:]][2]
            piece = PIECE.search(text)
            entry = ids[variable]
            first, count = (int(piece[1]), int(piece[2])) if piece else (0, max(entry["size"], 1))
            entry["bits"].update(range(first // 8, (first + count + 7) // 8))
        return found

    def functions(self):
        return {(f.get("name", ""), f.get("line", "")) for _, f in self.of_kind("DISubprogram")}

    def globals(self):
        return {(f.get("name", ""), self.type_name(f.get("type"))) for _, f in self.of_kind("DIGlobalVariable")}

    def members(self):
        """Type -> its members with offsets and sizes."""
        found = {}
        for _, fields in self.of_kind("DICompositeType"):
            if fields.get("tag") not in ("DW_TAG_structure_type", "DW_TAG_class_type") or not fields.get("name"):
                continue
            list_ = self.tuples.get(fields.get("elements", "").lstrip("!"), [])
            parts = tuple((self.field(n, "name"), self.field(n, "offset") or "0", self.field(n, "size"),
                           self.type_name(self.field(n, "baseType")))
                          for n in list_ if self.field(n, "tag") == "DW_TAG_member")
            if parts:
                found[fields["name"]] = parts
        return found

    def lines(self):
        """Lines that instructions are at, with the function."""
        return {(self.function_of(self.field(p, "scope")), self.field(p, "line")) for p in self.places}

    def blocks(self):
        return {(f.get("line", ""), f.get("column", "")) for _, f in self.of_kind("DILexicalBlock")}

    def inlined(self):
        """Functions that something is inlined of, with the line of the call."""
        return {(self.function_of(f.get("scope")), self.field(f.get("inlinedAt"), "line"))
                for _, f in self.of_kind("DILocation") if f.get("inlinedAt")}


def compile_and_list(compiler, arguments, source, dis, folder):
    out = os.path.join(folder, "out.dxil")
    if os.path.exists(out):
        os.remove(out)
    run = subprocess.run([compiler, *arguments, source, "-Zi", "-Qembed_debug", "-Fo", out],
                         capture_output=True, text=True, errors="replace", timeout=300)
    if run.returncode or not os.path.exists(out):
        return None
    text = subprocess.run([dis, "--debug", "--no-headers", "--no-comments", out], capture_output=True, text=True,
                          errors="replace")
    return Listing(text.stdout) if text.returncode == 0 else None


def program_of(compiler, arguments, source, dis, folder):
    out = os.path.join(folder, "plain.dxil")
    run = subprocess.run([compiler, *arguments, source, "-Fo", out], capture_output=True, timeout=300)
    if run.returncode:
        return None
    return subprocess.run([dis, "--extract", "DXIL", out, "-o", "-"], capture_output=True).stdout


class Tally:
    def __init__(self):
        self.have, self.of = collections.Counter(), collections.Counter()
        self.missing = collections.defaultdict(list)

    def count(self, what, theirs, ours, where):
        self.of[what] += len(theirs)
        self.have[what] += len(theirs & ours)
        self.missing[what] += [(where, item) for item in sorted(theirs - ours)]

    def share(self, what, have, of):
        self.have[what] += have
        self.of[what] += of


def compare(tally, name, theirs, ours):
    tally.count("functions (name, line)", theirs.functions(), ours.functions(), name)
    their_vars, our_vars = theirs.variables(), ours.variables()
    tally.count("variables (function, name, kind, line)", set(their_vars), set(our_vars), name)
    both = set(their_vars) & set(our_vars)
    tally.count("... with the same type", {(k, their_vars[k]["type"]) for k in both},
                {(k, our_vars[k]["type"]) for k in both}, name)
    located = {k for k, v in their_vars.items() if v["bits"]}
    tally.count("variables with a place", located, {k for k, v in our_vars.items() if v["bits"]}, name)
    tally.share("bytes of variables with a place", sum(
        min(len(their_vars[k]["bits"]), len(our_vars[k]["bits"])) for k in both),
        sum(len(v["bits"]) for v in their_vars.values()))
    tally.share("(all our bytes with a place, of theirs)", sum(len(v["bits"]) for v in our_vars.values()),
                sum(len(v["bits"]) for v in their_vars.values()))
    tally.count("globals (name, type)", theirs.globals(), ours.globals(), name)
    tally.count("structs with their members", set(theirs.members().items()), set(ours.members().items()), name)
    tally.count("blocks", theirs.blocks(), ours.blocks(), name)
    tally.count("inlined calls (function, line)", theirs.inlined(), ours.inlined(), name)
    tally.count("lines of instructions", theirs.lines(), ours.lines(), name)
    tally.share("dxc's instructions with a place", theirs.placed, theirs.placed + theirs.unplaced)
    tally.share("our instructions with a place", ours.placed, ours.placed + ours.unplaced)


def jobs_of_sources(root):
    for folder in ("tests/corpus/src", "examples"):
        for path, _, files in sorted(os.walk(os.path.join(root, folder))):
            for file in sorted(f for f in files if f.endswith(".hlsl")):
                source = os.path.join(path, file)
                with open(source) as text:
                    for line in text:
                        if line.startswith("// dxc:"):
                            yield file, drop_outputs(shlex.split(line[len("// dxc:"):])), source


def drop_outputs(arguments):
    """The arguments without what the comparison sets itself."""
    kept, skip = [], False
    for argument in arguments:
        if skip or argument in ("-Zi", "-Zs", "-Qembed_debug", "-Qstrip_debug", "-Qpdb_in_private", "-Zss", "-Zsb") or re.match(r"-O[0-4d]$", argument):
            skip = False
        elif argument in ("-Fo", "-Fd", "-Fc", "-Fh"):
            skip = True
        elif not argument.startswith(("-Fo", "-Fd", "-Fc", "-Fh")):
            kept.append(argument)
    return kept


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dxc", help="for comparing")
    parser.add_argument("--bin", required=True, help="folder with dxil-cc and dxil-dis")
    parser.add_argument("--root", default=os.path.join(os.path.dirname(__file__), "../.."))
    parser.add_argument("--jobs")
    parser.add_argument("--every", type=int, default=1, help="each Nth job")
    parser.add_argument("--level", default="O3", help="O0 to O3, or Od")
    parser.add_argument("--flags", default="", help="more for dxil-cc")
    parser.add_argument("--show", type=int, default=0, help="examples of each kind that are missing")
    parser.add_argument("--unchanged", action="store_true", help="compare programs with and without -Zi, nothing else")
    parser.add_argument("--placed", type=float, help="of dxil-cc alone: fail if fewer percent of variables have a place")
    parser.add_argument("only", nargs="*", help="words in the names of shaders")
    options = parser.parse_args()
    cc, dis = (os.path.join(options.bin, tool) for tool in ("dxil-cc", "dxil-dis"))
    if options.jobs:
        jobs = [line.rstrip("\n").split("\t") for line in open(options.jobs)]
        jobs = [(os.path.basename(j[2].strip()), drop_outputs(shlex.split(j[1])), j[2].strip()) for j in jobs]
    else:
        jobs = list(jobs_of_sources(options.root))
    jobs = [j for j in jobs[::options.every] if not options.only or any(w in j[2] for w in options.only)]
    with tempfile.TemporaryDirectory() as folder:
        task = unchanged if options.unchanged else placed if options.placed is not None else described
        sys.exit(task(jobs, cc, dis, options, folder))


def placed(jobs, cc, dis, options, folder):
    """Counts variables that dxil-cc describes, and those that have a place somewhere."""
    have, of = 0, 0
    for name, arguments, source in jobs:
        ours = compile_and_list(cc, arguments + ["-" + options.level], source, dis, folder)
        for key, variable in (ours.variables() if ours else {}).items():
            of += 1
            have += bool(variable["bits"])
            if not variable["bits"] and options.show:
                print("no place:", name, *key, variable["type"])
            if not key[0] or not variable["type"]:
                print("no function or type:", name, *key)
                return 1
    print(f"-{options.level}: {have} of {of} variables have a place, {have / max(of, 1):.1%}")
    return of == 0 or have < of * options.placed / 100


def described(jobs, cc, dis, options, folder):
    tally, compared = Tally(), 0
    for name, arguments, source in jobs:
        arguments = arguments + ["-" + options.level]
        theirs = compile_and_list(options.dxc, arguments, source, dis, folder)
        if not theirs:
            continue
        ours = compile_and_list(cc, arguments + shlex.split(options.flags), source, dis, folder)
        if not ours:
            print(f"not compiled: {name} {' '.join(arguments)}")
            continue
        compared += 1
        compare(tally, name, theirs, ours)
    print(f"-{options.level}: {compared} programs; of what dxc says, dxil-cc says too:")
    for what in tally.of:
        print(f"  {what:42} {tally.have[what]:8} of {tally.of[what]:8}  {tally.have[what] / max(1, tally.of[what]):7.1%}")
        for missing in tally.missing[what][:options.show]:
            print("      missing:", *missing)
    return 0


def unchanged(jobs, cc, dis, options, folder):
    differ = compared = 0
    for name, arguments, source in jobs:
        arguments = arguments + ["-" + options.level] + shlex.split(options.flags)
        plain = program_of(cc, arguments, source, dis, folder)
        if not plain:
            continue
        compared += 1
        debug = program_of(cc, arguments + ["-Zi", "-Qembed_debug"], source, dis, folder)
        if plain != debug:
            differ += 1
            print("differs:", shlex.join(arguments), source)
    print(f"-{options.level}: {compared} programs, of which {differ} differ with -Zi")
    return differ != 0


if __name__ == "__main__":
    main()
