// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Limits of Direct3D 12 that shaders and their metadata are held against, as the functional
// specifications of Direct3D 11.3 and DirectX and DxilConstants.h of DirectXShaderCompiler have them.

class StageLimit<int value, string doc> {
  int Value = value;
  string Doc = doc;
}

class FloatLimit<string value, string doc> {
  string Value = value;
  string Doc = doc;
}

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

def MaxSignatureRows : StageLimit<32, "Registers of a signature.">;

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
def MaxStructureStride : StageLimit<2048, "Bytes of a structured buffer's element.">;
def MinSampleBias : FloatLimit<"-16", "Least bias of the level of detail in a sample.">;
def MaxSampleBias : FloatLimit<"15.99", "Greatest bias of the level of detail in a sample.">;
