// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's barriers and atomics.

let pure = 0, group = "Barriers" in {
def : LibraryOp<"AllMemoryBarrier", "void ()", [], Barrier,
                ["$BarrierMode.UAVFenceGlobal|TGSMFence"]> {
  let doc = "Waits for all memory accesses of this thread.";
}
def : LibraryOp<"AllMemoryBarrierWithGroupSync", "void ()", [], Barrier,
                ["$BarrierMode.SyncThreadGroup|UAVFenceGlobal|TGSMFence"]> {
  let doc = "The same, and waits for the group's other threads.";
}
def : LibraryOp<"DeviceMemoryBarrier", "void ()", [], Barrier, ["$BarrierMode.UAVFenceGlobal"]> {
  let doc = "Waits for all accesses to buffers and textures.";
}
def : LibraryOp<"DeviceMemoryBarrierWithGroupSync", "void ()", [], Barrier,
                ["$BarrierMode.SyncThreadGroup|UAVFenceGlobal"]> {
  let doc = "The same, and waits for the group's other threads.";
}
def : LibraryOp<"GroupMemoryBarrier", "void ()", [], Barrier, ["$BarrierMode.TGSMFence"]> {
  let doc = "Waits for all accesses to groupshared memory.";
}
def : LibraryIntrinsic<"GroupMemoryBarrierWithGroupSync", "void ()", [],
                       "llvm.dx.group.memory.barrier.with.group.sync"> {
  let doc = "The same, and waits for the group's other threads.";
  let op = Barrier;
}
def : LibraryOp<"Barrier", "void (uint memoryTypes, uint semantics)", [], BarrierByMemoryType,
                ["memoryTypes", "semantics"]> {
  let doc = "Orders the given kinds of memory; both arguments are constants.";
}
def : LibrarySpecial<"Barrier", "void (node object, uint semantics)", [], "BarrierOfObject"> {
  let op = BarrierByMemoryHandle;
}
}

// Memory that barriers order, and their scope: HLSL's names of MemoryTypeFlags and
// BarrierSemanticFlags.
foreach c = [["UAV_MEMORY", "1"], ["GROUP_SHARED_MEMORY", "2"], ["NODE_INPUT_MEMORY", "4"],
             ["NODE_OUTPUT_MEMORY", "8"], ["ALL_MEMORY", "15"], ["GROUP_SYNC", "1"],
             ["GROUP_SCOPE", "2"],
             ["DEVICE_SCOPE", "4"], ["REORDER_SCOPE", "8"]] in
  def : LibraryConstant<c[0], c[1]>;

// Operands of integer atomics. 64-bit ones are tried first, then floats, then 32-bit ones.
class Words<string theTarget, string theWord, string theEither> {
  string Target = theTarget;
  string Word = theWord;
  string Either = theEither;
}
defvar wide_words = Words<"ExactInt64", "uint64_t", "AnyInt64">;
defvar words = Words<"ExactInt32", "uint", "AnyInt32">;
class Atomic<string name, string target, string arguments, string special, string text>
    : LibrarySpecial<!strconcat("Interlocked", name),
                     !strconcat("void (place ", target, " target", arguments, ")"),
                     [], special> {
  let doc = text;
  let op = !if(!eq(special, "AtomicCompareExchange"), AtomicCompareExchange, AtomicBinOp);
}
let pure = 0, group = "Atomics" in {
foreach w = [wide_words, words] in {
let firstMinor = !if(!eq(w.Word, "uint"), 0, 6) in {
foreach f = [["Add", w.Word, "Adds to target."],
             ["Min", w.Either, "Keeps the smaller value in target."],
             ["Max", w.Either, "Keeps the larger value in target."],
             ["And", w.Word, "Bitwise and with target."],
             ["Or", w.Word, "Bitwise or with target."],
             ["Xor", w.Word, "Bitwise exclusive or with target."]] in {
def : Atomic<f[0], w.Target, !strconcat(", ", f[1], " value"), !strconcat("Atomic", f[0]), f[2]>;
def : Atomic<f[0], w.Target, !strconcat(", ", f[1], " value, out ", w.Either, " original"),
             !strconcat("Atomic", f[0]), f[2]>;
}
def : Atomic<"CompareStore", w.Target, !strconcat(", ", w.Word, " expected, ", w.Word, " value"),
             "AtomicCompareExchange", "Replaces target if it equals expected.">;
}
}
def : Atomic<"Exchange", wide_words.Target, ", AnyInt64 value, out AnyInt64 original",
             "AtomicExchange",
             "Replaces target."> {
  let firstMinor = 6;
}
def : Atomic<"Exchange", "ExactFloat", ", float value, out float original", "AtomicExchange",
             "Replaces target.">;
def : Atomic<"Exchange", words.Target, ", uint value, out AnyInt32 original", "AtomicExchange",
             "Replaces target.">;
def : Atomic<"CompareExchange", wide_words.Target,
             ", uint64_t expected, uint64_t value, out AnyInt64 original", "AtomicCompareExchange",
             "Replaces target if it equals expected."> {
  let firstMinor = 6;
}
def : Atomic<"CompareExchange", words.Target, ", uint expected, uint value, out AnyInt32 original",
             "AtomicCompareExchange", "Replaces target if it equals expected.">;
def : Atomic<"CompareStoreFloatBitwise", "ExactFloat", ", float expected, float value",
             "AtomicCompareExchange", "Replaces target if its bits equal expected's.">;
def : Atomic<"CompareExchangeFloatBitwise", "ExactFloat",
             ", float expected, float value, out float original",
             "AtomicCompareExchange", "Replaces target if its bits equal expected's.">;
}
