// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vocabulary of HLSL's resource classes: textures and samplers, whose
// methods become ops, and classes that are written in HLSL over memory.

// A resource that has a handle of its own kind. Kind is a case of ResourceKind.
class HLSLResource<string name, string kind, string doc> {
  string Name = name;
  string Kind = kind;
  string Doc = doc;
}

class HLSLSampler<string name, string mode, string doc> : HLSLResource<name, "Sampler", doc> {
  // A case of SamplerKind.
  string Mode = mode;
  // Another name of the class.
  string alias = "";
}

// A texture has one template argument, its element type, float4 by default.
// Coords is the number of coordinates of a texel or place (the array's slice
// counted), Offsets that of texel offsets, Sizes that of the numbers that
// GetDimensions gives before the levels or samples.
class HLSLTexture<string name, string kind, int coords, int offsets, int sizes, string doc>
    : HLSLResource<name, kind, doc> {
  int Coords = coords;
  int Offsets = offsets;
  int Sizes = sizes;
  bit Writable = 0;
  bit RasterizerOrdered = 0;
  // The second template argument is then the number of samples.
  bit Multisampled = 0;
}

// A method of texture classes that becomes an op. Params are, in HLSL's order:
//   "sampler"     a SamplerState            "comparison"  a SamplerComparisonState
//   "location"    floats, one for each coordinate
//   "texel"       ints, one for each coordinate
//   "texel+mip"   the same and a mip level
//   "place", "gradient x"  floats, one for each coordinate but an array's slice
//   "offset"      ints, one for each offset, left out where there are none
//   "status"      takes the word for CheckAccessFullyMapped
//   "float x", "int x"  as written
// From the first one with a question mark on, each may be left out with those
// that follow. The op's operands are matched by name: coord0 is the first
// coordinate, offset0, ddx0 and so on likewise, mipLevelOrSampleCount the mip level, and any
// other one the parameter of its name; what no parameter gives is undefined.
class HLSLMethod<string name, DXILOp theOp, list<HLSLTexture> classes, list<string> params,
                 string result, string doc> {
  string Name = name;
  DXILOp Op = theOp;
  list<HLSLTexture> Classes = classes;
  list<string> Params = params;
  // "T", or "E4": four elements; or an HLSL type.
  string Result = result;
  string Doc = doc;
  // Operands with a value of their own: "channel=GatherChannel.Red".
  list<string> constants = [];
  // The first shader model 6.n that has it, where the op is older. 0: that of the op.
  int firstMinor = 0;
  // Whether an offset that is left out is 0 rather than undefined.
  bit offsetIsZero = 1;
  // Whether there are forms with four offsets, one for each texel: component I is that of a call with
  // offset I.
  bit fourOffsets = 0;
}

// A class in HLSL, which is named with two underscores before Name. Without a
// name: what classes need.
class HLSLClass<string name, string text, string doc> {
  string Name = name;
  string Code = text;
  string Doc = doc;
}

// An op that the code of a class calls: __resource_ops<T>::<op>, or with a last
// argument that takes the status, __resource_ops<T>::<op>_status.
class HLSLResourceOp<DXILOp theOp> {
  DXILOp Op = theOp;
}
