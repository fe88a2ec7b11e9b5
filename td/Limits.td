// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Limits of Direct3D 12 for shaders and their metadata, and names in modules, from the functional specifications of
// Direct3D 11.3 and DirectX, and from DxilConstants.h of DirectXShaderCompiler.

class StageLimit<int value, string doc> {
  int Value = value;
  string Doc = doc;
}

class TextFact<string value, string doc> {
  string Value = value;
  string Doc = doc;
}

//===-- Modules -----------------------------------------------------------===//

def ModuleTriple : TextFact<"dxil-ms-dx", "The triple of every module: it names no vendor's machine.">;
def MinPrecisionDataLayout : TextFact<
    "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64",
    "Of a module whose types below 32 bits are of minimum precision, and take 32.">;
defvar native_layout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64";
def NativeDataLayout : TextFact<native_layout, "Of a module whose types have their own sizes.">;
def ContractDataLayout : TextFact<!strconcat(native_layout, "-v48:16:16-v96:32:32-v192:64:64"),
    "Of LLVM IR above DXIL, the layout that clang 22 gives a module of the triple dxil.">;

//===-- Names that a module's types and functions begin with --------------===//

def DXILTypePrefix : TextFact<"dx.types.", "Structs of DXIL's own.">;
def HandleTypeName : TextFact<"dx.types.Handle", "The struct of handles.">;
def ResRetTypePrefix : TextFact<"dx.types.ResRet.", "What loads of resources return; the overload follows.">;
def LinAlgMatrixPrefix : TextFact<"dx.types.LinAlgMatrix", "Matrices of linear algebra.">;
// The names of types of the source, as reflection has them.
def StructPrefix : TextFact<"struct.", "A struct of the source.">;
def ClassPrefix : TextFact<"class.", "A class of HLSL's library, or of the source.">;
def MatrixClassPrefix : TextFact<"class.matrix.", "The class of matrices.">;
def HostLayoutPrefix : TextFact<"hostlayout.", "A struct whose layout in buffers is not its layout in registers.">;
def DebugCallPrefix : TextFact<"llvm.dbg.", "Functions that describe variables.">;
def LifetimeCallPrefix : TextFact<"llvm.lifetime.", "Functions that begin and end the life of a variable.">;
// Names in metadata.
def DebugVersionFlag : TextFact<"Debug Info Version", "The flag of modules with debug information.">;
def DwarfVersionFlag : TextFact<"Dwarf Version", "The flag beside DebugVersionFlag.">;
def FullUnrollHint : TextFact<"llvm.loop.unroll.full", "A loop of [unroll].">;
def NoUnrollHint : TextFact<"llvm.loop.unroll.disable", "A loop of [loop].">;

//===-- Functions ---------------------------------------------------------===//

def DenormalAttribute : TextFact<"fp32-denorm-mode",
    "The attribute of functions whose value is a word of FloatDenormalModes, from shader model 6.2 on.">;
def DenormalAttributeMinor : StageLimit<2, "The first shader model 6.n with this attribute.">;

//===-- Primitives --------------------------------------------------------===//

def MaxControlPoints : StageLimit<32, "Control points of a patch.">;
def MaxPatchScalars : StageLimit<3968, "Scalars of all control points that a hull shader gives.">;
def MaxTessellationFactor : StageLimit<64, "Greatest tessellation factor.">;
def MaxGeometryVertices : StageLimit<1024, "Vertices of one geometry shader.">;
def MaxGeometryInstances : StageLimit<32, "Instances of a geometry shader.">;
def MaxStreams : StageLimit<4, "Streams of a geometry shader.">;
def MaxMeshVertices : StageLimit<256, "Vertices of a mesh shader's group.">;
def MaxMeshPrimitives : StageLimit<256, "Primitives of a mesh shader's group.">;
def MaxNodeGridDimension : StageLimit<65535, "Groups of a node in one dimension.">;
def MaxNodeGridGroups : StageLimit<16777215, "Groups of a node's grid.">;
def MaxNodeRecursion : StageLimit<32, "How often a node may launch itself.">;

//===-- Signatures --------------------------------------------------------===//

def MaxSignatureRows : StageLimit<32, "Registers of a signature.">;
def RegisterColumns : StageLimit<4, "Components of a register.">;
def MaxSemanticName : StageLimit<64, "Characters of a semantic's name.">;
def MaxRenderTargets : StageLimit<8, "Render targets of a pixel shader.">;
def MaxClipCullRegisters : StageLimit<2, "Registers of clip and cull distances.">;
def MaxClipCullScalars : StageLimit<8, "Clip and cull distances.">;

//===-- Thread groups and waves -------------------------------------------===//

def MaxGroupX : StageLimit<1024, "Threads of a group in the first dimension.">;
def MaxGroupY : StageLimit<1024, "Threads of a group in the second dimension.">;
def MaxGroupZ : StageLimit<64, "Threads of a group in the third dimension.">;
def MaxGroupThreads : StageLimit<1024, "Threads of a group.">;
def MaxMeshGroupThreads : StageLimit<128, "Threads of a mesh or amplification shader's group, in "
                                     "each dimension and in all.">;
def MinWaveSize : StageLimit<4, "Lanes of the smallest wave, a power of two.">;
def MaxWaveSize : StageLimit<128, "Lanes of the largest wave, a power of two.">;
def MaxGroupSharedBytes : StageLimit<32768, "Bytes of group-shared memory.">;
def MaxMeshGroupSharedBytes : StageLimit<28672, "Bytes of a mesh shader's group-shared memory.">;

//===-- Mesh shaders ------------------------------------------------------===//

def MaxMeshOutputBytes : StageLimit<32768, "Bytes that a mesh shader's group outputs.">;
def MaxMeshTotalBytes : StageLimit<48128, "Bytes that a mesh shader's group outputs, and of its "
                                   "payload.">;
def MaxMeshPayloadBytes : StageLimit<16384, "Bytes of a mesh shader's payload.">;

//===-- Geometry shaders --------------------------------------------------===//

def MaxGeometryScalars : StageLimit<1024, "Scalars that a geometry shader outputs in all.">;

//===-- Resources ---------------------------------------------------------===//

def MaxConstantBufferBytes : StageLimit<65536, "Bytes of a constant buffer.">;
def ConstantRowBytes : StageLimit<16, "Bytes of a row of a constant buffer.">;
def MaxElementBytes : StageLimit<16, "Bytes of an element of a typed buffer or texture.">;
def MaxFewUAVs : StageLimit<8, "UAV registers of a shader without the flag Max64UAVs.">;
def MaxStructureStride : StageLimit<2048, "Bytes of a structured buffer's element.">;
def MinTexelOffset : StageLimit<-8, "Texels, of an offset that is a constant.">;
def MaxTexelOffset : StageLimit<7, "Texels, of an offset that is a constant.">;

//===-- Values ------------------------------------------------------------===//

def MaxVectorElements : StageLimit<1024, "Numbers of a vector from DXIL 1.9 on.">;

//===-- Matrices ----------------------------------------------------------===//

// The inner dimension of a product (proposal 0035 of microsoft/hlsl-specs).
def MinWaveMatrixInner : StageLimit<4, "Inner dimension of a wave's or thread's matrix.">;
def MaxWaveMatrixInner : StageLimit<128, "Inner dimension of a wave's or thread's matrix.">;
def MinGroupMatrixInner : StageLimit<1, "Inner dimension of a thread group's matrix.">;
def MaxGroupMatrixInner : StageLimit<1024, "Inner dimension of a thread group's matrix.">;
def MatrixAlignment : StageLimit<128, "Bytes that a matrix in a buffer is aligned to.">;
