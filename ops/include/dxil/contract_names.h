// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of the IR contract (docs/ir-contract.md) that more than one room reads or writes.
#pragma once

#include <string_view>

namespace dxil::contract {

// Flags of modules.

/// Which version of the contract a front end writes (dxil/contract/Version.h). A module without it
/// is of the version at hand, as those of clang and of people are.
inline constexpr std::string_view VersionFlag = "dxil.contract";
/// Types of 16 bits are themselves, and not of minimum precision.
inline constexpr std::string_view NativeLowPrecisionFlag = "dx.nativelowprec";
/// Vectors stay vectors, as from DXIL 1.9 on.
inline constexpr std::string_view NativeVectorsFlag = "dx.nativevectors";
// Of the command line: the shader flags with these names.
inline constexpr std::string_view AllResourcesBoundFlag = "dx.allresourcesbound";
inline constexpr std::string_view DisableOptimizationsFlag = "dx.disableoptimizations";
inline constexpr std::string_view ResourcesMayAliasFlag = "dx.resmayalias";
/// Named metadata: serialized root signatures of entry points.
inline constexpr std::string_view RootSignatures = "dx.rootsignatures";

/// The function whose result a `break` or `return` in a loop is a branch on; no pass may assume it
/// to be true.
inline constexpr std::string_view LoopBreak = "dxil.loop.break";
/// DXC's form of it: the constant that such a branch tests.
inline constexpr std::string_view BreakCondition = "dx.break.cond";
/// In `llvm.loop`, beside `llvm.loop.unroll.full`: a loop that stays one is an error.
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

// What stands before a text of the module (dxil/contract/ModuleFacts.h).
inline constexpr std::string_view LibraryText = "dxil.library:"; ///< facts of a library's function
inline constexpr std::string_view BindingsText = "dxil.bindings:"; ///< registers (Bindings.h)
/// The source may write constants of buffers, as HLSL of 2016 may under -Gec: copies of its own.
inline constexpr std::string_view WritableText = "dxil.writable:";

/// Named metadata: a resource, whether it is globally coherent, whether reorder-coherent (i1).
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
/// An attribute of functions in `llvm.global_ctors` of a library: they stay there, for the linker
/// to call. Others are called by all that the library exports.
inline constexpr std::string_view Constructor = "dxil.constructor";
/// An attribute of calls of llvm.pow: powers of known whole exponents are products, as in HLSL
/// 2016.
inline constexpr std::string_view PowerByProducts = "dxil.powerbyproducts";
/// An attribute of calls whose op the stage or shader model may lack: what the source calls them.
/// They are errors where the optimizer leaves them.
inline constexpr std::string_view CalledAs = "dxil.called";

// What stands before an annotation of a function: the interface of an entry point, and that of a
// patch constant function, on the function that its shader calls (dxil/contract/ModuleFacts.h).
inline constexpr std::string_view EntryText = "dxil.entry:";
inline constexpr std::string_view PatchText = "dxil.patch:";

/// Named metadata: a DIFile with its text for each file that was read, as no instruction needs to
/// come from it.
inline constexpr std::string_view SourceFiles = "dxil.sources";

// What the steps behind the front end tell each other.

/// Attributes that give the stage: of entry points, as clang has it, and of patch constant
/// functions.
inline constexpr std::string_view ShaderAttribute = "hlsl.shader";
inline constexpr std::string_view StageAttribute = "dxil.stage";
/// Metadata of entry points: the signatures, and what the stage has besides.
inline constexpr std::string_view SignatureMetadata = "dxil.signatures";
inline constexpr std::string_view PropertiesMetadata = "dxil.properties";
/// Globals that stand for arrays of inputs and outputs start so; metadata of those, which says what
/// is where.
inline constexpr std::string_view StageArrayPrefix = "dxil.array.";
inline constexpr std::string_view StageArrayMetadata = "dxil.stage.array";
/// Metadata of an instruction: undef of the type of what its pointer points to.
inline constexpr std::string_view ObjectMetadata = "dxil.object";
/// Metadata of a library's global that is a handle: undef of the type of the resource, which the
/// entry of `dx.resources` names the global by.
inline constexpr std::string_view SymbolTypeMetadata = "dxil.symbolType";
/// Named metadata of a module whose constant buffers have indices as clang's optimiser needs them.
inline constexpr std::string_view ConstantIndices = "dxil.constant.indices";
/// Functions that give a handle of a heap: of the index and of whether the heap is that of
/// samplers.
inline constexpr std::string_view HeapHandlePrefix = "dxil.heap.handle";
/// Functions that mark a handle which nothing has set.
inline constexpr std::string_view UnsetHandlePrefix = "dxil.unset.handle.";
/// Functions that stand for divisions whose divisor may be zero, and for remainders of floats.
inline constexpr std::string_view DivisionPrefix = "dxil.division.";
/// Named metadata: resources of a library that have no registers yet.
inline constexpr std::string_view UnboundResources = "dxil.unbound";
/// Named metadata: undefined values are reported, and how many were invented so far.
inline constexpr std::string_view CheckUndefined = "dxil.check.undefined";
inline constexpr std::string_view InventedValues = "dxil.invented";
/// Debug records while they are calls, and the function that keeps a variable's number alive.
inline constexpr std::string_view DebugValue = "dxil.dbg.value";
inline constexpr std::string_view DebugDeclare = "dxil.dbg.declare";
inline constexpr std::string_view DebugLane = "dxil.dbg.lane";

// What an upgraded module keeps of the container that it was.

/// Named metadata `dx.<name>` is kept as `dxil.<name>`.
inline constexpr std::string_view KeptPrefix = "dxil.";
inline constexpr std::string_view KeptResources = "dxil.resources";
/// Named metadata: undef of types that only functions' metadata and names have.
inline constexpr std::string_view StructTypes = "dxil.structTypes";

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
