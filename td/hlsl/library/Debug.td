// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What shaders and debuggers have to do with each other.

let pure = 0, group = "Debugging" in {
def : LibraryOp<"DebugBreak", "void ()", [], DebugBreak, []>;
def : LibraryOp<"dx::IsDebuggingEnabled", "bool ()", [], IsDebuggingEnabled, []>;
}
