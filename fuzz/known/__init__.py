# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random HLSL programs whose results are known: see fuzz/README.md."""
