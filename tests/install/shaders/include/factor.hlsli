// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define FACTOR 2.5
