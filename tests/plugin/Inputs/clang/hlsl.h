// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces the header that clang's driver includes, which Debian's packages lack. Has only the
// names that the tests use.
typedef vector<float, 4> float4;
typedef unsigned uint;
typedef vector<uint, 3> uint3;
