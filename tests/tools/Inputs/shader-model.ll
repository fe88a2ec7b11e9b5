; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
target triple = "dxil-pc-shadermodel6.@MINOR@-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
