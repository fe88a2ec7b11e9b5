// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's debugging functions.

let pure = 0, group = "Debugging" in {
def : LibraryOp<"DebugBreak", "void ()", [], DebugBreak, []>;
def : LibraryOp<"dx::IsDebuggingEnabled", "bool ()", [], IsDebuggingEnabled, []>;
}
