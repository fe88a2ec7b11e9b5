// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's barriers and atomics.

// The numbers of MemoryTypeFlags and BarrierSemanticFlags, by HLSL's names.
class BarrierFlag<string name, int value> {
  string Text = !strconcat("static const uint ", name, " = ", !cast<string>(value), ";\n");
}
defvar barrier_flags = [
  BarrierFlag<"UAV_MEMORY", 1>, BarrierFlag<"GROUP_SHARED_MEMORY", 2>,
  BarrierFlag<"NODE_INPUT_MEMORY", 4>, BarrierFlag<"NODE_OUTPUT_MEMORY", 8>,
  BarrierFlag<"ALL_MEMORY", 15>, BarrierFlag<"GROUP_SYNC", 1>, BarrierFlag<"GROUP_SCOPE", 2>,
  BarrierFlag<"DEVICE_SCOPE", 4>, BarrierFlag<"REORDER_SCOPE", 8>
];

let group = "Barriers" in {
class MemoryBarrier<string name, string operand, string doc>
    : HLSLViaOp<name, Barrier, HLSLUint, [], [operand], doc> { let result = "void"; }
def : MemoryBarrier<"AllMemoryBarrier", "$BarrierMode.UAVFenceGlobal|TGSMFence",
                    "Waits for all memory accesses of this thread.">;
def : MemoryBarrier<"AllMemoryBarrierWithGroupSync",
                    "$BarrierMode.SyncThreadGroup|UAVFenceGlobal|TGSMFence",
                    "The same, and waits for the group's other threads.">;
def : MemoryBarrier<"DeviceMemoryBarrier", "$BarrierMode.UAVFenceGlobal",
                    "Waits for all accesses to buffers and textures.">;
def : MemoryBarrier<"DeviceMemoryBarrierWithGroupSync",
                    "$BarrierMode.SyncThreadGroup|UAVFenceGlobal",
                    "The same, and waits for the group's other threads.">;
def : MemoryBarrier<"GroupMemoryBarrier", "$BarrierMode.TGSMFence",
                    "Waits for all accesses to groupshared memory.">;
def : HLSLBuiltin<"GroupMemoryBarrierWithGroupSync",
                  "__builtin_hlsl_group_memory_barrier_with_group_sync", "void", [],
                  "The same, and waits for the group's other threads.", [Barrier]>;
def : HLSLCode<"UAV_MEMORY", !foldl("", barrier_flags, text, flag, !strconcat(text, flag.Text)),
               "What a Barrier orders, and for whom.">;
def : HLSLViaOp<"Barrier", BarrierByMemoryType, HLSLUint,
                ["uint memoryTypes", "uint semantics"], ["memoryTypes", "semantics"],
                "Orders the given kinds of memory; both arguments are constants."> {
  let result = "void";
}
}

let group = "Atomics" in {
class Interlocked<string name, string atomic, string doc>
    : HLSLAtomic<name, atomic, HLSLAtomicInt, "optional", doc> { let op = AtomicBinOp; }
def : Interlocked<"InterlockedAdd", "fetch_add", "Adds to target.">;
def : Interlocked<"InterlockedAnd", "fetch_and", "Bitwise and with target.">;
def : Interlocked<"InterlockedOr", "fetch_or", "Bitwise or with target.">;
def : Interlocked<"InterlockedXor", "fetch_xor", "Bitwise exclusive or with target.">;
def : Interlocked<"InterlockedMin", "fetch_min", "Keeps the smaller value in target.">;
def : Interlocked<"InterlockedMax", "fetch_max", "Keeps the larger value in target.">;
def : HLSLAtomic<"InterlockedExchange", "exchange", HLSLExchangeable, "always",
                 "Replaces target."> { let op = AtomicBinOp; }
let op = AtomicCompareExchange in {
def : HLSLAtomic<"InterlockedCompareExchange", "compare_exchange", HLSLAtomicInt, "always",
                 "Replaces target if it equals expected.">;
def : HLSLAtomic<"InterlockedCompareStore", "compare_exchange", HLSLAtomicInt, "never",
                 "Replaces target if it equals expected.">;
def : HLSLAtomic<"InterlockedCompareExchangeFloatBitwise", "compare_exchange", HLSLFloat32,
                 "always", "Replaces target if its bits equal expected's.">;
def : HLSLAtomic<"InterlockedCompareStoreFloatBitwise", "compare_exchange", HLSLFloat32, "never",
                 "Replaces target if its bits equal expected's.">;
}
}
