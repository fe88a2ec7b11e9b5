# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of which each calls the one before twice. usage: doubled.py COUNT"""
import sys

print('target triple = "dxilv1.6-pc-shadermodel6.6-compute"')
print("define void @f0(ptr %p) {\n  store volatile i32 0, ptr %p\n  ret void\n}")
for n in range(1, int(sys.argv[1]) + 1):
    call = f"  call void @f{n - 1}(ptr %p)\n"
    print(f"define void @f{n}(ptr %p) {{\n{call}{call}  ret void\n}}")
