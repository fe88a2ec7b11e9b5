# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a function with N branches that compare %a with a number, each before a use of %a."""
import sys

count = int(sys.argv[1])
print("""target triple = "dxil-pc-shadermodel6.6-compute"
declare void @use(i32)
define void @main(i32 %a) {
  br label %test0""")
for i in range(count):
    print(f"""
test{i}:
  %c{i} = icmp eq i32 %a, {i}
  br i1 %c{i}, label %then{i}, label %test{i + 1}
then{i}:
  call void @use(i32 %a)
  br label %test{i + 1}""")
print(f"\ntest{count}:\n  ret void\n}}")
