// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of metadata.
// Written by: dxil-tblgen DXIL.td -gen-metadata-names; edit the records, not this file.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

namespace dxil::md {

inline constexpr std::string_view CountersName = "dx.counters"; ///< Pairs of a counter and its value.
inline constexpr std::string_view CompilerName = "llvm.ident"; ///< Which compiler made the module.
inline constexpr std::string_view ModuleFlagsName = "llvm.module.flags"; ///< LLVM's flags of modules.
inline constexpr std::string_view UnitsName = "llvm.dbg.cu"; ///< Compile units.
inline constexpr std::string_view SourceTextsName = "dx.source.contents"; ///< Pairs of a file and its text.
inline constexpr std::string_view SourceDefinesName = "dx.source.defines"; ///< Macros of the command line.
inline constexpr std::string_view SourceMainName = "dx.source.mainFileName"; ///< The file that was compiled.
inline constexpr std::string_view SourceArgumentsName = "dx.source.args"; ///< The command line.
inline constexpr std::string_view OldSourceTextsName = "llvm.dbg.contents"; ///< As dx.source.contents.
inline constexpr std::string_view OldSourceDefinesName = "llvm.dbg.defines"; ///< As dx.source.defines.
inline constexpr std::string_view OldSourceMainName = "llvm.dbg.mainFileName"; ///< As dx.source.mainFileName.
inline constexpr std::string_view OldSourceArgumentsName = "llvm.dbg.args"; ///< As dx.source.args.

inline constexpr std::string_view DebugKind = "dbg"; ///< The place in the source.
inline constexpr std::string_view AliasTypeKind = "tbaa"; ///< Aliasing by type.
inline constexpr std::string_view ProfileKind = "prof"; ///< How often a branch is taken.
inline constexpr std::string_view AccuracyKind = "fpmath"; ///< Accuracy of a float operation.
inline constexpr std::string_view RangeKind = "range"; ///< What a loaded integer may be.
inline constexpr std::string_view AliasStructKind = "tbaa.struct"; ///< Aliasing of a copied struct.
inline constexpr std::string_view InvariantLoadKind = "invariant.load"; ///< The memory does not change.
inline constexpr std::string_view AliasScopeKind = "alias.scope"; ///< Scopes of an access.
inline constexpr std::string_view NoAliasKind = "noalias"; ///< Scopes that an access is apart from.
inline constexpr std::string_view NonTemporalKind = "nontemporal"; ///< The memory is not used soon.
inline constexpr std::string_view ParallelAccessKind = "llvm.mem.parallel_loop_access"; ///< Iterations do not depend on each other.
inline constexpr std::string_view NonNullKind = "nonnull"; ///< A loaded pointer is not null.
inline constexpr std::string_view DereferenceableKind = "dereferenceable"; ///< Bytes behind a pointer.
inline constexpr std::string_view DereferenceableOrNullKind = "dereferenceable_or_null"; ///< Bytes behind a pointer that is not null.
inline constexpr std::string_view LoopKind = "llvm.loop"; ///< Hints of a loop, at its branch back.
inline constexpr std::string_view FlowHintsKind = "dx.controlflow.hints"; ///< [branch], [flatten] and the like.
inline constexpr std::string_view PreciseKind = "dx.precise"; ///< The operation is computed as it is written.
inline constexpr std::string_view NonUniformKind = "dx.nonuniform"; ///< The index differs between threads.

/// Named metadata that a program may have.
inline constexpr std::string_view ProgramNames[] = {
    "dx.version",
    "dx.valver",
    "dx.shaderModel",
    "dx.resources",
    "dx.viewIdState",
    "dx.entryPoints",
    "dx.dxrPayloadAnnotations",
    "dx.typeAnnotations",
    "dx.targetTypes",
    "llvm.ident",
    "llvm.module.flags",
};

/// What the module of STAT may have besides.
inline constexpr std::string_view ReflectionNames[] = {
    "dx.counters",
};

/// What a module with debug information may have besides.
inline constexpr std::string_view DebugNames[] = {
    "llvm.dbg.cu",
    "dx.source.contents",
    "dx.source.defines",
    "dx.source.mainFileName",
    "dx.source.args",
    "llvm.dbg.contents",
    "llvm.dbg.defines",
    "llvm.dbg.mainFileName",
    "llvm.dbg.args",
};

/// Kinds of metadata that LLVM 3.7 numbers, by their numbers.
inline constexpr std::string_view FixedKinds[] = {
    "dbg",
    "tbaa",
    "prof",
    "fpmath",
    "range",
    "tbaa.struct",
    "invariant.load",
    "alias.scope",
    "noalias",
    "nontemporal",
    "llvm.mem.parallel_loop_access",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
};

/// Kinds that lowering leaves in programs.
inline constexpr std::string_view WrittenKinds[] = {
    "range",
    "alias.scope",
    "noalias",
    "llvm.loop",
    "dx.controlflow.hints",
    "dx.precise",
    "dx.nonuniform",
};

/// Returns true if a list has the name.
template <size_t Size>
constexpr bool isIn(const std::string_view (&List)[Size], std::string_view Name) {
  return std::find(std::begin(List), std::end(List), Name) != std::end(List);
}

} // namespace dxil::md
