// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The enumerations that op arguments take. Values are those of the DXIL
// specification (docs/DXIL.rst and DxilConstants.h of DirectXShaderCompiler).

def SignedOpKind : DXILEnum<"How an integer operand of a reduction is read.", [
  EnumCase<"Signed", 0, "Signed integer, or floating point.">,
  EnumCase<"Unsigned", 1, "Unsigned integer.">
]>;

def WaveOpKind : DXILEnum<"The reduction of WaveActiveOp and WavePrefixOp.", [
  EnumCase<"Sum", 0, "Sum of the values.">,
  EnumCase<"Product", 1, "Product of the values.">,
  EnumCase<"Min", 2, "Smallest value.">,
  EnumCase<"Max", 3, "Largest value.">
]>;

def WaveBitOpKind : DXILEnum<"The bitwise reduction of WaveActiveBit.", [
  EnumCase<"And", 0, "Bitwise and.">,
  EnumCase<"Or", 1, "Bitwise or.">,
  EnumCase<"Xor", 2, "Bitwise exclusive or.">
]>;

def QuadOpKind : DXILEnum<"Which neighbour in the quad a lane reads from.", [
  EnumCase<"ReadAcrossX", 0, "The lane beside it in x.">,
  EnumCase<"ReadAcrossY", 1, "The lane beside it in y.">,
  EnumCase<"ReadAcrossDiagonal", 2, "The lane at the opposite corner.">
]>;

def WaveMultiPrefixOpKind : DXILEnum<"The reduction of WaveMultiPrefixOp.", [
  EnumCase<"Sum", 0, "Sum of the values.">,
  EnumCase<"And", 1, "Bitwise and.">,
  EnumCase<"Or", 2, "Bitwise or.">,
  EnumCase<"Xor", 3, "Bitwise exclusive or.">,
  EnumCase<"Product", 4, "Product of the values.">
]>;

def QuadVoteOpKind : DXILEnum<"How QuadVote combines the conditions of a quad.", [
  EnumCase<"Any", 0, "True in at least one lane.">,
  EnumCase<"All", 1, "True in every lane.">
]>;

def AtomicBinOpKind : DXILEnum<"The operation of AtomicBinOp.", [
  EnumCase<"Add", 0, "Sum.">,
  EnumCase<"And", 1, "Bitwise and.">,
  EnumCase<"Or", 2, "Bitwise or.">,
  EnumCase<"Xor", 3, "Bitwise exclusive or.">,
  EnumCase<"IMin", 4, "Signed minimum.">,
  EnumCase<"IMax", 5, "Signed maximum.">,
  EnumCase<"UMin", 6, "Unsigned minimum.">,
  EnumCase<"UMax", 7, "Unsigned maximum.">,
  EnumCase<"Exchange", 8, "The new value replaces the old one.">
]>;

def BarrierMode : DXILEnum<"What a Barrier waits for and orders.", [
  EnumCase<"SyncThreadGroup", 1, "Every thread of the group reaches the barrier before one goes on.">,
  EnumCase<"UAVFenceGlobal", 2, "Orders UAV accesses for the whole device.">,
  EnumCase<"UAVFenceThreadGroup", 4, "Orders UAV accesses within the thread group.">,
  EnumCase<"TGSMFence", 8, "Orders accesses to groupshared memory.">
], /*flags=*/1>;

def MemoryTypeFlags : DXILEnum<"The kinds of memory that BarrierByMemoryType orders.", [
  EnumCase<"UavMemory", 1, "Unordered access views.">,
  EnumCase<"GroupSharedMemory", 2, "Groupshared memory.">,
  EnumCase<"NodeInputMemory", 4, "Node input records.">,
  EnumCase<"NodeOutputMemory", 8, "Node output records.">
], /*flags=*/1>;

def BarrierSemanticFlags : DXILEnum<"What a barrier by memory type or handle waits for.", [
  EnumCase<"GroupSync", 1, "Every thread of the group reaches the barrier.">,
  EnumCase<"GroupScope", 2, "Memory order holds within the thread group.">,
  EnumCase<"DeviceScope", 4, "Memory order holds for the whole device.">
], /*flags=*/1>;

def ResourceClass : DXILEnum<"Class of a resource binding.", [
  EnumCase<"SRV", 0, "Shader resource view: read only.">,
  EnumCase<"UAV", 1, "Unordered access view: read and write.">,
  EnumCase<"CBuffer", 2, "Constant buffer.">,
  EnumCase<"Sampler", 3, "Sampler.">
]>;
