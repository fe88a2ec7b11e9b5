// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of the IR contract (docs/ir-contract.md) that more than one room reads or writes.
#pragma once

#include <string_view>

namespace dxil::contract {

// Module flags.

/// The version of the contract that a front end writes (dxil/contract/Version.h). A module without
/// this flag, such as one from clang, has the current version.
inline constexpr std::string_view VersionFlag = "dxil.contract";
/// 16-bit types are native, not of minimum precision.
inline constexpr std::string_view NativeLowPrecisionFlag = "dx.nativelowprec";
/// Vectors stay vectors, as DXIL 1.9 and later allow.
inline constexpr std::string_view NativeVectorsFlag = "dx.nativevectors";
// Command-line options that set the shader flags of these names.
inline constexpr std::string_view AllResourcesBoundFlag = "dx.allresourcesbound";
inline constexpr std::string_view DisableOptimizationsFlag = "dx.disableoptimizations";
inline constexpr std::string_view ResourcesMayAliasFlag = "dx.resmayalias";
/// Named metadata: serialized root signatures of entry points.
inline constexpr std::string_view RootSignatures = "dx.rootsignatures";

/// The function whose result is the condition of a `break` or `return` in a loop. No pass may
/// assume that the result is true.
inline constexpr std::string_view LoopBreak = "dxil.loop.break";
/// DXC's counterpart of `dxil.loop.break`: the constant that such a branch tests.
inline constexpr std::string_view BreakCondition = "dx.break.cond";
/// Entry of `llvm.loop` beside `llvm.loop.unroll.full`: failing to unroll the loop is an error.
inline constexpr std::string_view MustUnroll = "dxil.loop.unroll.required";
/// A function that returns its first operand: a dynamic index into a constant buffer's vector. The
/// second operand is the vector's number of elements.
inline constexpr std::string_view ConstantElement = "dxil.constant.element";
/// Named metadata with the entries of an upgraded module. No other module has it.
inline constexpr std::string_view UpgradedEntries = "dxil.entryPoints";

/// The interpretation of numbers in a texture or typed buffer: integer parameter 2 of
/// `dx.TypedBuffer`, `dx.Texture` and `dx.MSTexture`. LLVM knows the first two values.
enum class ElementInterpretation : unsigned { Plain, Signed, UNorm, SNorm };
inline constexpr unsigned InterpretationParameter = 2;

// Prefixes of texts about the module (dxil/contract/ModuleFacts.h).
inline constexpr std::string_view LibraryText = "dxil.library:";   ///< facts about a function of a
                                                                   ///< library
inline constexpr std::string_view BindingsText = "dxil.bindings:"; ///< registers (Bindings.h)
/// Prefix for constants of buffers that the source may write, as HLSL 2016 allows with -Gec. Writes
/// change a copy.
inline constexpr std::string_view WritableText = "dxil.writable:";

/// Named metadata. Each entry has a resource and two i1: globally coherent, and reorder-coherent.
inline constexpr std::string_view CoherentMetadata = "dxil.coherent";
/// Named metadata: structs with their fields (dxil/contract/TypeRecords.h), and the types of
/// resources.
inline constexpr std::string_view StructMetadata = "dxil.structs";
inline constexpr std::string_view ResourceTypeMetadata = "dxil.resourceTypes";
/// Function metadata: pointee types of the function's pointer parameters.
inline constexpr std::string_view ParamTypes = "dxil.paramTypes";
/// Functions that return their argument. The argument must be computed without reassociation, as
/// the source writes it.
inline constexpr std::string_view ExactPrefix = "dxil.exact.";
/// Instruction metadata: the fast-math flags while they must not be used.
inline constexpr std::string_view HeldFlags = "dxil.fast";
/// Function attribute, LLVM's and clang's own: no value of the function is exact. Inlining keeps it
/// only if both functions have it.
inline constexpr std::string_view NoExactValues = "no-signed-zeros-fp-math";
/// Functions that evaluate an input of a pixel shader at another position than the pixel's.
inline constexpr std::string_view AttributePrefix = "dxil.attribute.";
/// Functions that read a texel by its coordinates, and a texel of one sample.
inline constexpr std::string_view Texel = "dxil.texel";
inline constexpr std::string_view TexelOfSample = "dxil.texel.sample";
/// Attribute of pixel shaders: depth and stencil tests precede the shader.
inline constexpr std::string_view EarlyDepthStencil = "dxil.earlydepthstencil";

/// Attribute of pixel shaders since shader model 6.7: helper lanes take part in wave operations.
/// DXIL has it under the same name.
inline constexpr std::string_view WaveOpsIncludeHelperLanes = "waveops-include-helper-lanes";
/// Attribute of entry points: maximum number of bytes of groupshared memory.
inline constexpr std::string_view GroupSharedLimit = "dxil.groupsharedlimit";
/// Attribute of functions in a library's `llvm.global_ctors`: they stay in the list, and the linker
/// calls them. Functions without it are called by every export of the library.
inline constexpr std::string_view Constructor = "dxil.constructor";
/// Attribute of calls of llvm.pow: a known integer exponent makes a product, as in HLSL 2016.
inline constexpr std::string_view PowerByProducts = "dxil.powerbyproducts";
/// Attribute of calls whose op the stage or shader model may lack: the name in the source. A call
/// that the optimizer does not remove is an error.
inline constexpr std::string_view CalledAs = "dxil.called";

// Prefixes of annotations that describe interfaces: of an entry point, and of a patch constant
// function, which is annotated on the function that the shader calls (dxil/contract/ModuleFacts.h).
inline constexpr std::string_view EntryText = "dxil.entry:";
inline constexpr std::string_view PatchText = "dxil.patch:";

/// Named metadata: a DIFile with its text for each source file. A file without instructions has no
/// other reference.
inline constexpr std::string_view SourceFiles = "dxil.sources";

// Names that passes after the front end share.

/// Attributes with the stage: of entry points, as clang writes it, and of patch constant functions.
inline constexpr std::string_view ShaderAttribute = "hlsl.shader";
inline constexpr std::string_view StageAttribute = "dxil.stage";
/// Attributes of entry points, as clang writes them: three numbers with commas between them.
inline constexpr std::string_view NumThreadsAttribute = "hlsl.numthreads";
inline constexpr std::string_view WaveSizeAttribute = "hlsl.wavesize";
/// LLVM's attribute for the treatment of denormals by arithmetic on 32-bit floats. DXIL's is
/// dxil::DenormalAttribute.
inline constexpr std::string_view LLVMDenormalAttribute = "denormal-fp-math-f32";
/// Metadata of entry points: the signatures, and other properties of the stage.
inline constexpr std::string_view SignatureMetadata = "dxil.signatures";
inline constexpr std::string_view PropertiesMetadata = "dxil.properties";
/// Name prefix of globals that represent arrays of inputs and outputs, and their metadata, which
/// describes the layout.
inline constexpr std::string_view StageArrayPrefix = "dxil.array.";
inline constexpr std::string_view StageArrayMetadata = "dxil.stage.array";
/// Instruction metadata: undef of the pointee type of the instruction's pointer.
inline constexpr std::string_view ObjectMetadata = "dxil.object";
/// Metadata of a library's global handle: undef of the resource type that the entry of
/// `dx.resources` needs.
inline constexpr std::string_view SymbolTypeMetadata = "dxil.symbolType";
/// Named metadata: the module's constant buffers have indices in the form that clang's optimizer
/// needs.
inline constexpr std::string_view ConstantIndices = "dxil.constant.indices";
/// Functions that return a handle from a heap. Arguments: the index, and a flag for the sampler
/// heap.
inline constexpr std::string_view HeapHandlePrefix = "dxil.heap.handle";
/// Functions that represent an uninitialized handle.
inline constexpr std::string_view UnsetHandlePrefix = "dxil.unset.handle.";
/// Functions that represent divisions whose divisor may be zero, and remainders of floats.
inline constexpr std::string_view DivisionPrefix = "dxil.division.";
/// Named metadata: resources of a library without registers.
inline constexpr std::string_view UnboundResources = "dxil.unbound";
/// Named metadata: a flag to report undefined values, and the number of undefined values that
/// passes have created.
inline constexpr std::string_view CheckUndefined = "dxil.check.undefined";
inline constexpr std::string_view InventedValues = "dxil.invented";
/// Calls that represent debug records, and the function that keeps one number of a variable alive.
inline constexpr std::string_view DebugValue = "dxil.dbg.value";
inline constexpr std::string_view DebugDeclare = "dxil.dbg.declare";
inline constexpr std::string_view DebugLane = "dxil.dbg.lane";

// Data of a container that an upgraded module keeps.

/// Prefix of the named metadata that replaces `dx.<name>`.
inline constexpr std::string_view KeptPrefix = "dxil.";
inline constexpr std::string_view KeptResources = "dxil.resources";
/// Named metadata: undef of types that are used only in metadata or names of functions.
inline constexpr std::string_view StructTypes = "dxil.structTypes";

/// The stage of a patch constant function, in the place where an entry point has its `[shader]`
/// stage.
inline constexpr std::string_view PatchConstantStage = "patchconstant";
/// Part of the name of a function without a body that appends a vertex to a stream. Arguments:
/// stream, vertex.
inline constexpr std::string_view StreamAppend = "__dxil_stream_append";
/// Part of the name of a function that calls an op on the memory behind its last argument. The
/// length and name of the op follow.
inline constexpr std::string_view ObjectOpPrefix = "__dxil_object_";
/// Part of the name of a function that returns the tessellator's partitioning.
inline constexpr std::string_view Partitioning = "__dxil_partitioning";
/// Part of the name of a function that a shader calls to record the types of its payload and
/// attributes.
inline constexpr std::string_view PayloadTypes = "dxil_shader";

} // namespace dxil::contract
