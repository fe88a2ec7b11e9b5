// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Types.h"
#include "Conversions.h"
#include "Layout.h"
