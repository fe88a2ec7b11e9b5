#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs dxil-reduce on twenty seeded failures and compares the results with hand-made minima.

  reduce_seeds.py BIN SOURCE [--table]     BIN has the tools, SOURCE is the project's folder

A failure is put into a shader of examples/ or a container of tests/corpus/. What dxil-reduce leaves has to fail in the same
way and to be at most twice as large as a minimum that was written by hand: in bytes, or for a source in bytes without blanks.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

# Source, pattern and replacement in it, profile, expected message of dxil-cc, a minimum.
SOURCES = [
    ("blur", "Size.x + (uint)x", "Size.q + (uint)x", "cs_6_6", "invalid swizzle 'q'", "uint2 s;uint f(){return s.q;}"),
    ("format_conversion", "(high, low, useLow)", "(high, low)", "cs_6_6", "no matching function for call to 'lerp' with arguments (float3, float3)",
     "float3 a;void f(){lerp(a,a);}"),
    ("histogram", "Min(Darkest, asuint(brightness))", "Min(Darkest, Colors)", "cs_6_6", "no matching function for call to 'InterlockedMin'",
     "void f(){InterlockedMin();}"),
    ("prefix_sum", "WaveMatch", "WaveMatch", "cs_6_0", "'WaveMatch' requires shader model", "[numthreads(1,1,1)]void main(){WaveMatch(0);}"),
    ("reduction", "value = Input[first];", "return 1;", "cs_6_6", "should not return a value", "void f(){return 1;}"),
    ("particles", "float4 attractors[4])", "float4 attractors[3])", "cs_6_6", "no matching function for call to 'attraction'",
     "int attraction(int a){return attraction();}"),
    ("blur", "SV_GroupIndex", "SV_GroupThread", "cs_6_6", "invalid semantic 'SV_GroupThread'",
     "[numthreads(1,1,1)]void main(uint a:SV_GroupThread){}"),
    ("histogram", "RWBuffer<uint> Extremes : register(u1)", "RWBuffer<uint> Extremes : register(t1)", "cs_6_6",
     "invalid register specification: expected", "RWBuffer<uint>a:register(t1);"),
    ("transform", "register(t0)", "register(q0)", "cs_6_6", "invalid register specification 'q0'", "Buffer<int>a:register(q0);"),
    ("particles", "velocity += (Gravity", "Before[0] += (Gravity", "cs_6_6", "which is read-only",
     "Buffer<int>a;void f(){a[0]=0;}"),
    ("vector_scale", "[numthreads(", "[numthread(", "cs_6_6", "numthreads", "void main(){}"),
    ("reduction", "groupshared float WaveSums[GROUP_SIZE]", "groupshared float WaveSums[-4]", "cs_6_6", "array size must be positive", "int a[-4];"),
]

HANDLE = "%dx.types.Handle = type { i8* }\n"
CS = """target triple = "dxil-ms-dx"
!dx.version = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!0 = !{i32 1, i32 0}
!1 = !{!"cs", i32 6, i32 0}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
"""


def body(*lines):
    return "define void @main() {\n" + "\n".join("  " + line for line in [*lines, "ret void"]) + "\n}\n"


STORE = "declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8)\n"
# Container, pattern and replacement in its listing, tool and its expected output, a minimum.
CONTAINERS = [
    ("ps_textured_lit.0", "", "", "dxil-dis", r"@dx\.op\.sample\.f32\(i32 60,",
     CS + HANDLE + "%dx.types.ResRet.f32 = type { float, float, float, float, i32 }\n"
     + body("%a = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle undef, %dx.types.Handle undef, float 0.0, float 0.0, "
            "float 0.0, float 0.0, i32 0, i32 0, i32 0, float 0.0)")
     + "declare %dx.types.ResRet.f32 @dx.op.sample.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float)\n"),
    ("cs_prefix_scan.0", "", "", "dxil-dis", r"call void @dx\.op\.barrier",
     CS + body("call void @dx.op.barrier(i32 80, i32 9)") + "declare void @dx.op.barrier(i32, i32)\n"),
    ("cs_control_flow.0", "", "", "dxil-dis", r" = phi i32 \[ .* \], \[",
     CS + "define void @main() {\n  br i1 undef, label %a, label %b\na:\n  br label %b\nb:\n  %p = phi i32 [ 1, %0 ], [ 2, %a ]\n  ret void\n}\n"),
    ("cs_groupshared_kinds.0", "", "", "dxil-dis", r" addrspace\(3\) global ",
     CS + "@g = internal addrspace(3) global i32 undef\n" + body()),
    ("cs_minimal.0", r"i8 1\)  ;", "i8 0)  ;", "dxil-val", r"\[INSTR\.WRITEMASKGAPFORUAV\]",
     CS + HANDLE + body("call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle undef, i32 0, i32 undef, i32 0, i32 undef, i32 undef, "
                        "i32 undef, i8 0)") + STORE),
    ("cs_prefix_scan.0", r"i32 80, i32 9\)", "i32 80, i32 0)", "dxil-val", r"\[INSTR\.BARRIERMODENOMEMORY\]",
     CS + body("call void @dx.op.barrier(i32 80, i32 0)") + "declare void @dx.op.barrier(i32, i32)\n"),
    ("cs_control_flow.0", r"\(i32 93, i32 0\)", "(i32 94, i32 0)", "dxil-val", r"\[INSTR\.ILLEGALDXILOPFUNCTION\]",
     CS + body("%a = call i32 @dx.op.threadId.i32(i32 94, i32 0)") + "declare i32 @dx.op.threadId.i32(i32, i32)\n"),
    ("cs_particle_update.0", r"= !\{i32 \d+, i32 1, i32 1\}", "= !{i32 2000, i32 1, i32 1}", "dxil-val", r"\[SM\.THREADGROUPCHANNELRANGE\]",
     CS.replace("!4 = !{i32 1", "!4 = !{i32 2000") + body()),
]


class Seeds:
    def __init__(self, tools, source, folder):
        self.tools, self.source, self.folder = tools, source, pathlib.Path(folder)
        self.rows, self.failures = [], []

    def run(self, *command, check=True):
        done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if check and done.returncode:
            sys.exit(f"{' '.join(map(str, command))}: {done.stdout}")
        return done.stdout

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path

    def reduce(self, name, path, command, size, minimum, fails):
        """The command is a shell command; `fails(path)` returns whether the same failure occurs."""
        for what, file in (("seed", path), ("minimum", minimum)):
            if not fails(file):
                self.failures.append(f"{name}: the {what} does not fail as it should")
                return
        result = path.with_name("reduced" + path.suffix)
        log = self.run(self.tools / "dxil-reduce", path, "-v", "-o", result, "--test", command)
        tests = re.search(r"(\d+) tests$", log.strip())
        row = (name, size(path), size(result), size(minimum), int(tests[1]) if tests else 0)
        self.rows.append(row)
        if not fails(result):
            self.failures.append(f"{name}: what is left does not fail in the same way")
        if row[2] > 2 * row[3]:
            self.failures.append(f"{name}: {row[2]} is more than twice {row[3]}:\n{result.read_text() if path.suffix == '.hlsl' else ''}")

    def source_seed(self, number, seed):
        shader, old, new, profile, message, minimum = seed
        text = (self.source / "examples" / f"{shader}.hlsl").read_text()
        assert old in text, seed
        compiler = [self.tools / "dxil-cc", "-T", profile, "-E", "main"]
        script = self.write("test.sh", f"{' '.join(map(str, compiler))} \"$1\" 2>&1 | grep -qF -e \"{message}\"\n")
        self.reduce(f"{number} {shader}: {message}", self.write("seed.hlsl", text.replace(old, new)), f"sh {script} %s",
                    lambda p: len(re.sub(r"\s", "", p.read_text())), self.write("minimum.hlsl", minimum),
                    lambda p: message in self.run(*compiler, p, check=False))

    def container_seed(self, number, seed):
        file, old, new, tool, message, minimum = seed
        path = self.source / "tests" / "corpus" / "dxil" / f"{file}.dxil"
        if old:
            listing, count = re.subn(old, new, self.run(self.tools / "dxil-dis", path))
            assert count, seed
            path = self.folder / "seed.dxil"
            self.run(self.tools / "dxil-as", self.write("seed.ll", listing), "-o", path)
        else:
            path = pathlib.Path(self.write("seed.dxil", "").absolute())
            path.write_bytes((self.source / "tests" / "corpus" / "dxil" / f"{file}.dxil").read_bytes())
        small = self.folder / "minimum.dxil"
        self.run(self.tools / "dxil-as", self.write("minimum.ll", minimum), "-o", small)
        for part in ("SFI0", "ISG1", "OSG1", "PSV0", "HASH", "VERS", "STAT"):
            self.run(self.tools / "dxil-edit", small, "--remove-part", part, "-o", small, check=False)
        script = self.write("test.sh", f"{self.tools / tool} \"$1\" 2>&1 | grep -qE -e '{message}'\n")
        self.reduce(f"{number} {file}: {message}", path, f"sh {script} %s", lambda p: p.stat().st_size, small,
                    lambda p: re.search(message, self.run(self.tools / tool, p, check=False)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tools", type=pathlib.Path)
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("--table", action="store_true", help="print a row for each seed")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        seeds = Seeds(options.tools.absolute(), options.source, folder)
        for number, seed in enumerate(SOURCES):
            seeds.source_seed(number, seed)
        for number, seed in enumerate(CONTAINERS, len(SOURCES)):
            seeds.container_seed(number, seed)
    if options.table:
        for name, before, after, minimum, tests in seeds.rows:
            print(f"{name}: {before} -> {after}, by hand {minimum}, {tests} tests")
    print("\n".join(seeds.failures))
    print(f"{len(seeds.rows)} seeds, {len(seeds.failures)} failures")
    return 1 if seeds.failures or len(seeds.rows) != len(SOURCES) + len(CONTAINERS) else 0


if __name__ == "__main__":
    sys.exit(main())
