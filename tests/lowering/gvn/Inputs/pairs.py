# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a function with N blocks that compute the same product, none of which dominates another."""
import sys

count = int(sys.argv[1])
print("""target triple = "dxil-pc-shadermodel6.6-compute"
declare void @use(i32)
declare i1 @test()
define void @main(i32 %a, i32 %x) {
  %five = icmp eq i32 %a, 5
  br i1 %five, label %equal, label %test0
equal:
  %first = add i32 %a, %x
  call void @use(i32 %first)
  %second = add i32 %a, %x
  call void @use(i32 %second)
  br label %test0""")
for i in range(count):
    print(f"""
test{i}:
  %c{i} = call i1 @test()
  br i1 %c{i}, label %then{i}, label %test{i + 1}
then{i}:
  %m{i} = mul i32 %x, 97
  call void @use(i32 %m{i})
  br label %test{i + 1}""")
print(f"\ntest{count}:\n  ret void\n}}")
