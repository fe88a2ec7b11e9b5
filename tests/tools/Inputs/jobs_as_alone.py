# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jobs_as_alone.py dxil-cc FOLDER shader...: what a process makes as one job of many, it makes alone.

Every command line of the shaders (their comments `// dxil-cc: <flags>`) is compiled alone, as jobs of one process
one after the other, and as jobs of three in the other order. Containers and what is printed are the same bytes.
"""
import pathlib
import re
import subprocess
import sys

compiler, folder, *shaders = sys.argv[1:]
work = pathlib.Path(folder)
work.mkdir(parents=True, exist_ok=True)
lines = [flags.split() + [shader] for shader in shaders
         for flags in re.findall(r"^// dxil-cc: (.+)$", pathlib.Path(shader).read_text(), re.M)]
assert len(lines) > 20, f"only {len(lines)} command lines"


def run(arguments):
    done = subprocess.run([compiler, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert done.returncode == 0, done.stdout.decode()
    return done.stdout


def jobs(name, numbers, parallel):
    """The containers and the text of the jobs, by the numbers of their lines."""
    file = work / f"{name}.rsp"
    file.write_text("".join(f"{' '.join(lines[n])} -Fo {work}/{name}{n}.dxil\n" for n in numbers))
    text = run(["-j", str(parallel), f"@{file}"])
    return {n: (work / f"{name}{n}.dxil").read_bytes() for n in numbers}, text


alone, texts = {}, {}
for n, line in enumerate(lines):
    texts[n] = run([*line, "-Fo", str(work / "alone.dxil")])
    alone[n] = (work / "alone.dxil").read_bytes()

forwards = range(len(lines))
for name, numbers, parallel in [("one", forwards, 1), ("three", forwards[::-1], 3)]:
    containers, text = jobs(name, numbers, parallel)
    different = [" ".join(lines[n]) for n in numbers if containers[n] != alone[n]]
    assert not different, f"{name}: not as alone: {different}"
    summary = b"dxil-cc: %d of %d compiled\n" % (len(lines), len(lines))
    assert text == b"".join(texts[n] for n in numbers) + summary, f"{name}: printed otherwise"
print(len(lines), "command lines")
