# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a function with N loops in a row, each with an inner loop, that read memory."""
import sys

count = int(sys.argv[1])
print("""target triple = "dxil-pc-shadermodel6.6-compute"
declare void @use(i32) #0
attributes #0 = { willreturn nounwind memory(inaccessiblemem: readwrite) }
define void @main(ptr %p, i1 %c) {
  br label %outer0""")
for i in range(count):
    print(f"""
outer{i}:
  br label %inner{i}
inner{i}:
  %v{i} = load i32, ptr %p
  call void @use(i32 %v{i})
  br i1 %c, label %inner{i}, label %latch{i}
latch{i}:
  br i1 %c, label %outer{i}, label %outer{i + 1}""")
print(f"\nouter{count}:\n  ret void\n}}")
