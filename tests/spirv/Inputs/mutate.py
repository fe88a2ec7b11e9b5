# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Changes words of SPIR-V modules, and runs dxil-from-spirv: each run ends with 0 or 1, soon.

mutate.py DXIL_FROM_SPIRV FOLDER MODULE... [--count N]
"""
import os
import random
import struct
import subprocess
import sys

tool, folder, *modules = sys.argv[1:]
count = 40
if "--count" in modules:
    at = modules.index("--count")
    count = int(modules[at + 1])
    modules = modules[:at]
path = os.path.join(folder, "mutated.spv")
for name in modules:
    with open(os.path.join(folder, name), "rb") as file:
        data = file.read()
    original = list(struct.unpack(f"<{len(data) // 4}I", data))
    for seed in range(count):
        chance = random.Random(seed)
        words = list(original)
        for _ in range(chance.choice([1, 1, 1, 2, 4])):
            at = chance.randrange(len(words))
            kind = chance.randrange(6)
            if kind == 0:
                words[at] = chance.choice([0, 1, 2, 0xFFFFFFFF, 0x7FFFFFFF, 0x10000, 64])
            elif kind == 1:
                words[at] ^= 1 << chance.randrange(32)
            elif kind == 2:
                words[at] = chance.choice(words)
            elif kind == 3:
                words[at] = chance.randrange(max(words[3], 1))
            elif kind == 4:
                del words[at:at + chance.randrange(1, 6)]
            else:
                words[at:at] = words[chance.randrange(len(words)):][:chance.randrange(1, 9)]
            if len(words) < 6:
                break
        with open(path, "wb") as file:
            file.write(struct.pack(f"<{len(words)}I", *words))
        try:
            run = subprocess.run([tool, path, "-o", path + ".dxil"], capture_output=True, timeout=20)
        except subprocess.TimeoutExpired:
            sys.exit(f"{name}, seed {seed}: no end within 20 seconds")
        if run.returncode not in (0, 1):
            sys.exit(f"{name}, seed {seed}: exit status {run.returncode}")
