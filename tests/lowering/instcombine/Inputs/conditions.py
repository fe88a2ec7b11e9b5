# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a function with N branches that test %x, each before a use of the low bits of %x."""
import sys

count = int(sys.argv[1])
print("""target triple = "dxil-pc-shadermodel6.6-compute"
declare void @use(i32)
define void @main(i32 %x, i1 %b) {
  br label %test0""")
for i in range(count):
    print(f"""
test{i}:
  %c{i} = icmp ult i32 %x, 16
  br i1 %c{i}, label %then{i}, label %test{i + 1}, !dx.hint !0
then{i}:
  %m{i} = and i32 %x, 15
  call void @use(i32 %m{i})
  br label %test{i + 1}""")
print(f"""
test{count}:
  %last = icmp ult i32 %x, 16
  %both = and i1 %last, %b
  %not = xor i1 %both, true
  br i1 %not, label %inverse, label %end
inverse:
  call void @use(i32 -1)
  br label %end
end:
  %phi = phi i32 [ 1, %inverse ], [ 2, %test{count} ]
  call void @use(i32 %phi)
  ret void
}}
!0 = !{{i32 1}}""")
