// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of the IR contract (docs/ir-contract.md) that more than one room reads or writes.
#pragma once

#include <string_view>

namespace dxil::contract {

/// The function whose result a `break` or `return` in a loop is a branch on; nobody knows that it
/// is true.
inline constexpr std::string_view LoopBreak = "dxil.loop.break";
/// DXC's form of it: the constant that such a branch tests.
inline constexpr std::string_view BreakCondition = "dx.break.cond";
/// In `llvm.loop`, beside `llvm.loop.unroll.full`: a loop that stays one is an error, not a pity.
inline constexpr std::string_view MustUnroll = "dxil.loop.unroll.required";
/// Returns its first operand: an index, which run time gives, into a vector of a constant buffer
/// that has as many elements as the second says.
inline constexpr std::string_view ConstantElement = "dxil.constant.element";
/// Named metadata with the entries of an upgraded module. No other module has it.
inline constexpr std::string_view UpgradedEntries = "dxil.entryPoints";

/// How the numbers of a texture or typed buffer are meant: integer parameter 2 of `dx.TypedBuffer`,
/// `dx.Texture` and `dx.MSTexture`, of which LLVM knows the first two values.
enum class ElementInterpretation : unsigned { Plain, Signed, UNorm, SNorm };
inline constexpr unsigned InterpretationParameter = 2;

// What stands before a text of the module (dxil/contract/FunctionText.h).
inline constexpr std::string_view LibraryText = "dxil.library:"; ///< what a library's functions say
inline constexpr std::string_view BindingsText = "dxil.bindings:"; ///< (dxil/contract/Bindings.h)
/// The source may write constants of buffers, as HLSL of 2016 may under -Gec: copies of its own.
inline constexpr std::string_view WritableText = "dxil.writable:";

/// Named metadata: names of coherent resources, with a `~` those that are reorder-coherent.
inline constexpr std::string_view CoherentMetadata = "dxil.coherent";
/// Named metadata: structs with their fields, and the types of resources
/// (dxil/contract/TypeRecords.h).
inline constexpr std::string_view StructMetadata = "dxil.structs";
inline constexpr std::string_view ResourceTypeMetadata = "dxil.resourceTypes";
/// Metadata of functions: what their pointer parameters point to.
inline constexpr std::string_view ParamTypes = "dxil.paramTypes";
/// Functions that return what they are given, which is to be computed as the source says.
inline constexpr std::string_view ExactPrefix = "dxil.exact.";
/// Functions that read an attribute of a pixel at another place than the pixel's.
inline constexpr std::string_view AttributePrefix = "dxil.attribute.";
/// Functions that read an element of a texture by its coordinates, and one of a sample.
inline constexpr std::string_view Texel = "dxil.texel";
inline constexpr std::string_view TexelOfSample = "dxil.texel.sample";
/// An attribute of pixel shaders: depth and stencil are tested before these run.
inline constexpr std::string_view EarlyDepthStencil = "dxil.earlydepthstencil";
/// An attribute of entry points: how many bytes of groupshared memory they may use, a number.
inline constexpr std::string_view GroupSharedLimit = "dxil.groupsharedlimit";
/// An attribute of calls of llvm.pow: powers of known whole exponents are products, as in HLSL
/// 2016.
inline constexpr std::string_view PowerByProducts = "dxil.powerbyproducts";

/// What `[shader]` would be of a patch constant function, if it were an entry point.
inline constexpr std::string_view PatchConstantStage = "patchconstant";
/// In the name of a function without a body that adds a vertex to a stream: (stream, vertex).
inline constexpr std::string_view StreamAppend = "__dxil_stream_append";
/// In the name of one that calls the op of the rest of the name, as its length says, on the memory
/// that the last argument points to.
inline constexpr std::string_view ObjectOpPrefix = "__dxil_object_";
/// In the name of one that is the tessellator's partitioning.
inline constexpr std::string_view Partitioning = "__dxil_partitioning";
/// In the name of a function that a shader calls for the types of its variables, those of the
/// shader's payload and attributes.
inline constexpr std::string_view PayloadTypes = "dxil_shader";

} // namespace dxil::contract
