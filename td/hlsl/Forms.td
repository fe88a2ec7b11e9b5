// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Language constructs of HLSL that compile to ops, beyond the library's records. Documentation
// lists the HLSL words for each op (`hlsl` in JSON): functions and methods whose records name the
// op or an intrinsic that lowers to it, system values that it reads, and these forms.

class HLSLForm<list<string> words, list<DXILOp> ops> {
  list<string> Words = words;
  list<DXILOp> Ops = ops;
}

//===-- Words and objects of the language

def : HLSLForm<["ConstantBuffer", "cbuffer", "tbuffer"],
               [CBufferLoadLegacy]>;
def : HLSLForm<["RayQuery"],
               [AllocateRayQuery, AllocateRayQuery2]>;
def : HLSLForm<["ResourceDescriptorHeap", "SamplerDescriptorHeap"],
               [CreateHandleFromHeap]>;
def : HLSLForm<["SV_InsideTessFactor", "SV_TessFactor"],
               [StorePatchConstant]>;
def : HLSLForm<["discard"],
               [Discard]>;
def : HLSLForm<["indices"],
               [EmitIndices]>;
def : HLSLForm<["payload"],
               [GetMeshPayload]>;
def : HLSLForm<["primitives"],
               [StorePrimitiveOutput]>;
def : HLSLForm<["vertices"],
               [StoreVertexOutput]>;

//===-- Functions whose code in the front end, or whose body in HLSL, calls more than their record says

def : HLSLForm<["Barrier"],
               [BarrierByNodeRecordHandle]>;
def : HLSLForm<["EvaluateAttributeAtSample"],
               [EvalSampleIndex]>;
def : HLSLForm<["EvaluateAttributeCentroid"],
               [EvalCentroid]>;
def : HLSLForm<["EvaluateAttributeSnapped"],
               [EvalSnapped]>;
def : HLSLForm<["GetAttributeAtVertex"],
               [AttributeAtVertex]>;
def : HLSLForm<["NonUniformResourceIndex"],
               [CreateHandle, CreateHandleFromBinding, CreateHandleFromHeap]>;
def : HLSLForm<["abs"],
               [FAbs, IMax]>;
def : HLSLForm<["all"],
               [VectorReduceAnd]>;
def : HLSLForm<["any"],
               [VectorReduceOr]>;
def : HLSLForm<["asuint"],
               [SplitDouble]>;
def : HLSLForm<["atan2"],
               [Atan]>;
def : HLSLForm<["clamp"],
               [FMax, FMin, IMax, IMin, UMax, UMin]>;
def : HLSLForm<["distance", "length"],
               [Sqrt]>;
def : HLSLForm<["dot"],
               [Dot2, Dot3, Dot4, FDot, IMad, UMad]>;
def : HLSLForm<["exp", "ldexp"],
               [Exp]>;
def : HLSLForm<["faceforward", "reflect", "refract"],
               [Dot2, Dot3, Dot4]>;
def : HLSLForm<["firstbithigh"],
               [FirstbitSHi]>;
def : HLSLForm<["fmod"],
               [FAbs, Frc]>;
def : HLSLForm<["fwidth"],
               [DerivCoarseX, DerivCoarseY]>;
def : HLSLForm<["log", "log10"],
               [Log]>;
def : HLSLForm<["modf"],
               [Round_z]>;
def : HLSLForm<["msad4"],
               [Bfi]>;
def : HLSLForm<["mul"],
               [Dot2, Dot3, Dot4, FMad, IMad, UMad]>;
def : HLSLForm<["normalize"],
               [Dot2, Dot3, Dot4, Rsqrt]>;
def : HLSLForm<["pow"],
               [Exp, Log]>;
def : HLSLForm<["sincos"],
               [Cos, Sin]>;
def : HLSLForm<["smoothstep"],
               [Saturate]>;

//===-- Members whose code in the front end chooses the op

def : HLSLForm<["AppendStructuredBuffer::Append", "ConsumeStructuredBuffer::Consume",
                "RWStructuredBuffer::DecrementCounter", "RWStructuredBuffer::IncrementCounter"],
               [BufferUpdateCounter]>;
def : HLSLForm<["Buffer::GetDimensions", "ByteAddressBuffer::GetDimensions",
                "RWBuffer::GetDimensions", "RWTexture2D::GetDimensions",
                "StructuredBuffer::GetDimensions", "Texture2D::GetDimensions"],
               [GetDimensions]>;
def : HLSLForm<["Buffer::Load", "Buffer::operator[]", "RWBuffer::Load"],
               [BufferLoad]>;
def : HLSLForm<["ByteAddressBuffer::Load", "StructuredBuffer::Load"],
               [BufferLoad, RawBufferLoad, RawBufferVectorLoad]>;
def : HLSLForm<["ByteAddressBuffer::Load2", "ByteAddressBuffer::Load3", "ByteAddressBuffer::Load4"],
               [RawBufferLoad]>;
def : HLSLForm<["EmptyNodeOutputArray::operator[]", "NodeOutputArray::operator[]"],
               [IndexNodeHandle]>;
def : HLSLForm<["LineStream::Append", "PointStream::Append", "TriangleStream::Append"],
               [EmitStream]>;
def : HLSLForm<["LineStream::RestartStrip", "PointStream::RestartStrip",
                "TriangleStream::RestartStrip"],
               [CutStream]>;
def : HLSLForm<["NodeInputRecord::Get", "NodeOutputRecords::Get", "NodeOutputRecords::operator[]"],
               [GetNodeRecordPtr]>;
def : HLSLForm<["OutputPatch::operator[]"],
               [LoadOutputControlPoint]>;
def : HLSLForm<["RWBuffer::operator[]"],
               [BufferLoad, BufferStore]>;
def : HLSLForm<["RWByteAddressBuffer::InterlockedAdd", "RWByteAddressBuffer::InterlockedAdd64",
                "RWByteAddressBuffer::InterlockedAnd", "RWByteAddressBuffer::InterlockedAnd64",
                "RWByteAddressBuffer::InterlockedExchange",
                "RWByteAddressBuffer::InterlockedExchange64",
                "RWByteAddressBuffer::InterlockedExchangeFloat",
                "RWByteAddressBuffer::InterlockedMax", "RWByteAddressBuffer::InterlockedMax64",
                "RWByteAddressBuffer::InterlockedMin", "RWByteAddressBuffer::InterlockedMin64",
                "RWByteAddressBuffer::InterlockedOr", "RWByteAddressBuffer::InterlockedOr64",
                "RWByteAddressBuffer::InterlockedXor", "RWByteAddressBuffer::InterlockedXor64"],
               [AtomicBinOp]>;
def : HLSLForm<["RWByteAddressBuffer::InterlockedCompareExchange",
                "RWByteAddressBuffer::InterlockedCompareExchange64",
                "RWByteAddressBuffer::InterlockedCompareExchangeFloatBitwise",
                "RWByteAddressBuffer::InterlockedCompareStore",
                "RWByteAddressBuffer::InterlockedCompareStore64",
                "RWByteAddressBuffer::InterlockedCompareStoreFloatBitwise"],
               [AtomicCompareExchange]>;
def : HLSLForm<["RWByteAddressBuffer::Load", "StructuredBuffer::operator[]"],
               [RawBufferLoad, RawBufferVectorLoad]>;
def : HLSLForm<["RWByteAddressBuffer::Store"],
               [BufferStore, RawBufferStore, RawBufferVectorStore]>;
def : HLSLForm<["RWByteAddressBuffer::Store2", "RWByteAddressBuffer::Store3",
                "RWByteAddressBuffer::Store4"],
               [RawBufferStore]>;
def : HLSLForm<["RWStructuredBuffer::operator[]"],
               [BufferStore, RawBufferLoad, RawBufferStore, RawBufferVectorStore]>;
def : HLSLForm<["RWTexture1D::operator[]", "RWTexture2D::operator[]", "RWTexture3D::operator[]"],
               [TextureLoad, TextureStore]>;
def : HLSLForm<["RWTexture1DArray::operator[]", "RWTexture2DArray::operator[]"],
               [TextureStore]>;
def : HLSLForm<["RWTexture2DMS::sample", "RWTexture2DMSArray::sample"],
               [TextureStoreSample]>;
def : HLSLForm<["Texture2D::mips", "Texture2D::operator[]", "Texture2DMS::sample"],
               [TextureLoad]>;

//===-- DXC's header dx/linalg.h

def : HLSLForm<["dx::linalg::AccumulatorLayout"],
               [LinAlgMatrixQueryAccumulatorLayout]>;
def : HLSLForm<["dx::linalg::Convert"],
               [LinAlgConvert]>;
def : HLSLForm<["dx::linalg::InterlockedAccumulate"],
               [LinAlgVectorAccumulateToDescriptor]>;
def : HLSLForm<["dx::linalg::Matrix::Accumulate"],
               [LinAlgMatrixAccumulate]>;
def : HLSLForm<["dx::linalg::Matrix::Cast"],
               [LinAlgCopyConvertMatrix]>;
def : HLSLForm<["dx::linalg::Matrix::Get"],
               [LinAlgMatrixGetElement]>;
def : HLSLForm<["dx::linalg::Matrix::GetCoordinate"],
               [LinAlgMatrixGetCoordinate]>;
def : HLSLForm<["dx::linalg::Matrix::InterlockedAccumulate"],
               [LinAlgMatrixAccumulateToDescriptor, LinAlgMatrixAccumulateToMemory]>;
def : HLSLForm<["dx::linalg::Matrix::Length"],
               [LinAlgMatrixLength]>;
def : HLSLForm<["dx::linalg::Matrix::Load"],
               [LinAlgMatrixLoadFromDescriptor, LinAlgMatrixLoadFromMemory]>;
def : HLSLForm<["dx::linalg::Matrix::MultiplyAccumulate"],
               [LinAlgMatrixMultiplyAccumulate]>;
def : HLSLForm<["dx::linalg::Matrix::Set"],
               [LinAlgMatrixSetElement]>;
def : HLSLForm<["dx::linalg::Matrix::Splat"],
               [LinAlgFillMatrix]>;
def : HLSLForm<["dx::linalg::Matrix::Store"],
               [LinAlgMatrixStoreToDescriptor, LinAlgMatrixStoreToMemory]>;
def : HLSLForm<["dx::linalg::Multiply"],
               [LinAlgMatVecMul, LinAlgMatrixMultiply]>;
def : HLSLForm<["dx::linalg::MultiplyAdd"],
               [LinAlgMatVecMulAdd]>;
def : HLSLForm<["dx::linalg::OuterProduct"],
               [LinAlgMatrixOuterProduct]>;
