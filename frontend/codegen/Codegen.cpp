// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Codegen.h"
#include "Generator.h"
