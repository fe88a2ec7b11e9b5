// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Check.h"
#include "Checker.h"
