// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// clang's driver includes a header of this name, which comes with clang's sources and not with
// Debian's packages: of its names those that the tests use.
typedef vector<float, 4> float4;
typedef unsigned uint;
typedef vector<uint, 3> uint3;
