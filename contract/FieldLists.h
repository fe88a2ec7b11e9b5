// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The JSON fields of the contract's structs (Fields.h), which td/Contract.td lists.
#pragma once

#include "Fields.h"
#include "dxil/contract/ModuleFacts.h"
#include "dxil/contract_names.h"
#include "dxil/generated/Kinds.h"
#include "dxil/ops/queries.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

namespace dxil::contract {

// Limits that no signature reaches.
inline constexpr uint64_t MaxRows = 4096, MaxColumns = 4, MaxBytes = 1 << 20;

/// Checks conditions between fields of a struct; most structs have none.
template <class T> bool isConsistent(const T &) {
  return true;
}

//===-- Words of several members, and members in another form -------------------------------===//

template <class V> void visitComponentType(V &Visit, ComponentType &Type, const char *About) {
  Visit.word(
      "type", [&] { return std::string(infoOf(Type).Label); },
      [&](llvm::StringRef Word) {
        Type = findComponentType(std::string_view(Word));
        return Type != ComponentType::Invalid && Type <= ComponentType::F64;
      },
      Presence::Always, "a component type's name", About);
}

template <class V> void visitDirection(V &Visit, EntryValue &E) {
  Visit.word(
      "direction",
      [&] {
        return std::string(E.IsReturn                ? "return"
                           : E.IsInput && E.IsOutput ? "inout"
                           : E.IsInput               ? "in"
                                                     : "out");
      },
      [&](llvm::StringRef Word) {
        E.IsInput = Word == "in" || Word == "inout";
        E.IsOutput = Word == "out" || Word == "inout";
        E.IsReturn = Word == "return";
        return E.IsInput || E.IsOutput || E.IsReturn;
      },
      Presence::Always, "`in`, `out`, `inout`, `return`",
      "direction of the parameter; `return`: the result of the entry point");
}

template <class V> void visitRegisterClass(V &Visit, BoundRange &R) {
  Visit.word(
      "class", [&] { return std::string(1, registerLetter(ResourceClass(R.Class))); },
      [&](llvm::StringRef Word) {
        const auto Class = Word.size() == 1 ? registerClass(Word[0]) : std::nullopt;
        R.Class = Class.value_or(R.Class);
        return Class.has_value();
      },
      Presence::Always, "`t`, `u`, `b`, `s`", "class of the registers");
}

template <class V> void visitSubobjectClass(V &Visit, SubobjectFacts &S) {
  Visit.word(
      "class",
      [&] {
        return std::string(S.Kind == SubobjectKind::HitGroup
                               ? wordOf(HitGroupTypes, uint64_t(S.Group))
                               : wordOf(SubobjectKinds, uint64_t(S.Kind)));
      },
      [&](llvm::StringRef Word) {
        const auto *Group = findWord(HitGroupTypes, std::string_view(Word));
        const auto *Kind = findWord(SubobjectKinds, std::string_view(Word));
        S.Group = Group ? Group->Number : S.Group;
        S.Kind = Kind ? Kind->Number : SubobjectKind::HitGroup;
        return Group || Kind;
      },
      Presence::Always, "text", "the word of its declaration");
}

template <class V> void visitRootSignature(V &Visit, SubobjectFacts &S) {
  Visit.word(
      "rootSignature", [&] { return llvm::toHex(S.RootSignature, /*LowerCase=*/true); },
      [&](llvm::StringRef Digits) { return llvm::tryGetFromHex(Digits, S.RootSignature); },
      Presence::Optional, "hexadecimal digits", "bytes of the part");
}

/// The fields of the range are members of the same JSON object as the name.
template <class V> void visitRange(V &Visit, NamedBinding &B) {
  visitFields(Visit, B.Range);
}

//===-- Conditions between fields ----------------------------------------------------------===//

/// Returns true if the rows are divided evenly among the elements of the arrays.
inline bool isConsistent(const EntryLeaf &L) {
  uint64_t InOne = L.Rows;
  for (const MemberArray &A : L.Arrays) {
    if (InOne % A.Count != 0)
      return false;
    InOne /= A.Count;
  }
  return true;
}

/// Returns true if all components of the leaves lie within the value's memory.
inline bool isConsistent(const EntryValue &E) {
  return std::ranges::all_of(E.Leaves, [&](const EntryLeaf &L) {
    uint64_t Last = L.Offset, Rows = L.Rows;
    for (const MemberArray &A : L.Arrays) {
      Last += (A.Count - 1) * A.Size;
      Rows /= A.Count;
    }
    return Last + (Rows - 1) / L.MatrixRows * L.MatrixSize +
               (std::min<uint64_t>(Rows, L.MatrixRows) - 1) * L.RowSize +
               (L.Columns - 1) * L.ColumnSize + L.ComponentSize <=
           E.Size;
  });
}

//===-- All fields -------------------------------------------------------------------------===//

#include "dxil/generated/ContractFields.inc"

/// An EntryPoint with its functions as names.
struct EntryPointText {
  std::string Shader, Function, Symbol;
  EntryInterface Interface;
};

template <class V> void visitFields(V &Visit, EntryPointText &Text) {
  using enum Presence;
  EntryInterface &E = Text.Interface;
  Visit.attributes("attributes", E.Attributes, "lists of arguments by the attribute's name");
  Visit.text("function", Text.Function, Optional,
             "symbol of a patch constant function, or that a ray tracing shader gets");
  Visit.word(
      "packing", [&] { return std::string(E.PackOptimized ? "optimized" : ""); },
      [&](llvm::StringRef Word) { return E.PackOptimized = Word == "optimized"; }, Optional,
      "`optimized`", "signatures take as few registers as they can");
  Visit.text("shader", Text.Shader, Optional, "name of the function that is the shader");
  Visit.word(
      "stage", [&] { return std::string(E.IsPatchConstant ? PatchConstantStage : name(E.Stage)); },
      [&](llvm::StringRef Word) {
        E.IsPatchConstant = Word == llvm::StringRef(PatchConstantStage);
        const auto KnownStage =
            E.IsPatchConstant ? std::optional(Stage::Hull) : findStage(std::string_view(Word));
        E.Stage = KnownStage.value_or(E.Stage);
        return KnownStage.has_value();
      },
      Optional, "text", "as in `[shader(\"...\")]`, or `patchconstant`");
  Visit.text("symbol", Text.Symbol, Optional,
             "what a patch constant function is called in a library");
  Visit.records("values", E.Values, Always, "value", "the parameters, and last the result");
}

} // namespace dxil::contract
