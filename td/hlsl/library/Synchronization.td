// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Signatures of HLSL's barriers and atomics.

// What an atomic on integers takes. Those of 64 bits are tried first, then floats, then those of 32.
class Words<string theTarget, string theWord, string theEither> {
  string Target = theTarget;
  string Word = theWord;
  string Either = theEither;
}

let pure = 0 in {
foreach name = ["AllMemoryBarrier", "AllMemoryBarrierWithGroupSync", "DeviceMemoryBarrier",
                "DeviceMemoryBarrierWithGroupSync", "GroupMemoryBarrier"] in
  def : LibraryOpOfName<name, "void ()", []>;
def : LibraryIntrinsic<"GroupMemoryBarrierWithGroupSync", "void ()", [],
                       "llvm.dx.group.memory.barrier.with.group.sync">;
def : LibraryOpOfName<"Barrier", "void (uint memoryTypes, uint semantics)", []>;
def : LibrarySpecial<"Barrier", "void (node object, uint semantics)", [], "BarrierOfObject"> {
  let op = BarrierByMemoryHandle;
}

defvar wide_words = Words<"ExactInt64", "uint64_t", "AnyInt64">;
defvar words = Words<"ExactInt32", "uint", "AnyInt32">;
class Atomic<string name, string target, string arguments, string special>
    : LibrarySpecial<!strconcat("Interlocked", name), !strconcat("void (place ", target, " target", arguments, ")"),
                     [], special>;
foreach w = [wide_words, words] in {
let firstMinor = !if(!eq(w.Word, "uint"), 0, 6) in {
foreach f = [["Add", w.Word], ["Min", w.Either], ["Max", w.Either], ["And", w.Word], ["Or", w.Word],
             ["Xor", w.Word]] in {
def : Atomic<f[0], w.Target, !strconcat(", ", f[1], " value"), !strconcat("Atomic", f[0])>;
def : Atomic<f[0], w.Target, !strconcat(", ", f[1], " value, out ", w.Either, " original"),
             !strconcat("Atomic", f[0])>;
}
def : Atomic<"CompareStore", w.Target, !strconcat(", ", w.Word, " expected, ", w.Word, " value"),
             "AtomicCompareExchange">;
}
}
def : Atomic<"Exchange", wide_words.Target, ", AnyInt64 value, out AnyInt64 original", "AtomicExchange"> {
  let firstMinor = 6;
}
def : Atomic<"Exchange", "ExactFloat", ", float value, out float original", "AtomicExchange">;
def : Atomic<"Exchange", words.Target, ", uint value, out AnyInt32 original", "AtomicExchange">;
def : Atomic<"CompareExchange", wide_words.Target,
             ", uint64_t expected, uint64_t value, out AnyInt64 original", "AtomicCompareExchange"> {
  let firstMinor = 6;
}
def : Atomic<"CompareExchange", words.Target, ", uint expected, uint value, out AnyInt32 original",
             "AtomicCompareExchange">;
def : Atomic<"CompareStoreFloatBitwise", "ExactFloat", ", float expected, float value", "AtomicCompareExchange">;
def : Atomic<"CompareExchangeFloatBitwise", "ExactFloat", ", float expected, float value, out float original",
             "AtomicCompareExchange">;
}
