# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dxil_compile.py: what is made, what is said, on many threads. Arguments: its folder, the library."""
import concurrent.futures
import sys

sys.path.insert(0, sys.argv[1])
import dxil_compile  # noqa: E402

library = dxil_compile.load(sys.argv[2])
SHADER = """#include "n.hlsli"
RWStructuredBuffer<uint> Out : register(u0);
[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) { Out[i] = i * N; }
"""


def make(n):
    return dxil_compile.compile("s/a.hlsl", SHADER, ["-T", "cs_6_6", "-Fc", "-"],
                                files={"s/n.hlsli": f"#define N {n}\n"}, library=library)


one = make(1234)
assert one.container.startswith(b"DXBC"), one.container[:4]
assert b"1234" in one.outputs[dxil_compile.LISTING]
assert one.messages == [], one.messages
alone = [make(n).container for n in range(16)]
assert len(set(alone)) > 10
with concurrent.futures.ThreadPoolExecutor(4) as pool:
    together = list(pool.map(lambda n: make(n).container, range(16)))
assert together == alone

try:
    dxil_compile.compile("a.hlsl", "float f() { return nothing; }\n", ["-T", "cs_6_6"], library=library)
except dxil_compile.CompileError as error:
    first = error.messages[0]
    assert (first["kind"], first["file"], first["line"], first["column"]) == ("error", "a.hlsl", 1, 20), first
    assert "nothing" in first["text"] and "nothing" in str(error)
else:
    sys.exit("a wrong shader compiled")
try:
    dxil_compile.compile("a.hlsl", "#include \"b.hlsli\"\n", ["-T", "cs_6_6"], files=lambda path: None, library=library)
except dxil_compile.CompileError as error:
    assert "b.hlsli" in error.messages[0]["text"], error.messages
else:
    sys.exit("a file that is not there was included")
