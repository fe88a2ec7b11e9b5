// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The JSON fields of the contract's structs (Fields.h).
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

//===-- Entry points -----------------------------------------------------------------------===//

template <class V> void componentType(V &Visit, ComponentType &Type, const char *About) {
  Visit.word(
      "type", [&] { return std::string(infoOf(Type).Label); },
      [&](llvm::StringRef Word) {
        Type = findComponentType(std::string_view(Word));
        return Type != ComponentType::Invalid && Type <= ComponentType::F64;
      },
      Presence::Always, "a component type's name", About);
}

template <class V> void visitFields(V &Visit, MemberArray &A) {
  using enum Presence;
  Visit.number("count", A.Count, {2, MaxRows}, Always, "of the array's elements");
  Visit.number("indices", A.Indices, {1, MaxRows}, Always, "semantic indices of one element");
  Visit.number("size", A.Size, {1, MaxBytes}, Always, "bytes from element to element");
}

template <class V> void visitFields(V &Visit, EntryLeaf &L) {
  using enum Presence;
  Visit.records("arrays", L.Arrays, Optional, "array",
                "arrays of structs around the member, the outermost first");
  Visit.number("columnSize", L.ColumnSize, {0, MaxBytes}, Always, "bytes from column to column");
  Visit.number("columns", L.Columns, {1, MaxColumns}, Always, "of the signature");
  Visit.number("componentSize", L.ComponentSize, {0, 8}, Always, "bytes of a number in memory");
  Visit.text("file", L.File, Optional, "where the semantic stands in the source, for messages");
  Visit.number("index", L.Index, {0, INT32_MAX}, Always, "semantic index of the first row");
  Visit.number("interpolation", L.Modifiers, {0, 31}, Always,
               "a mask: 1 linear, 2 nointerpolation, 4 noperspective, 8 centroid, 16 sample");
  Visit.number("line", L.Line, {0, INT32_MAX}, Optional, "of `file`");
  Visit.number("matrixRows", L.MatrixRows, {1, MaxRows}, Always, "rows of one matrix");
  Visit.number("matrixSize", L.MatrixSize, {0, MaxBytes}, Always, "bytes from matrix to matrix");
  Visit.number("offset", L.Offset, {0, MaxBytes}, Always, "of the first number, in bytes");
  Visit.number("rowSize", L.RowSize, {0, MaxBytes}, Always, "bytes from row to row");
  Visit.number("rows", L.Rows, {1, MaxRows}, Always, "of the signature");
  Visit.text("semantic", L.Semantic, Always, "without the index");
  Visit.number("sourceColumn", L.SourceColumn, {0, INT32_MAX}, Optional, "of `file`");
  componentType(Visit, L.Type, "an `i1` is an `i32` in memory");
}

template <class V> void visitFields(V &Visit, GridFacts &G) {
  using enum Presence;
  Visit.number("count", G.Count, {1, 3}, Always, "of its numbers");
  Visit.number("offset", G.Offset, {}, Always, "bytes, in the record");
  componentType(Visit, G.Type, "`u16` or `u32`");
}

template <class V> void visitFields(V &Visit, NodeFacts &N) {
  using enum Presence;
  Visit.number("alignment", N.Alignment, {1, MaxBytes}, Always, "of the record, in bytes");
  Visit.attributes("attributes", N.Attributes, "lists of arguments by the attribute's name");
  Visit.number("flags", N.Flags, {0, UINT16_MAX}, Always, "`NodeIOFlag`s");
  Visit.record("grid", N.Grid, "grid", "the record's `SV_DispatchGrid`");
  Visit.text("name", N.Name, Optional, "of the parameter");
  Visit.number("recordSize", N.RecordSize, {}, Optional, "bytes; 0 for a node without records");
}

template <class V> void visitFields(V &Visit, EntryValue &E) {
  using enum Presence;
  Visit.named("array", E.Array, EntryArrays, Optional, "of a value of many elements");
  Visit.number("count", E.Count, {0, MaxRows}, E.isArray() ? Always : Optional,
               "of the elements of an array");
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
      Always, "`in`, `out`, `inout`, `return`", "of the parameter, or the entry point's result");
  Visit.records("leaves", E.Leaves, Always, "leaf", "what has a semantic");
  Visit.record("node", E.Node, "node", "an input or output of a node, which has no leaves");
  Visit.flag("object", E.IsObject, "a payload, attributes or callable data: in no signature");
  Visit.named("primitive", E.Primitive, InputPrimitives, Optional, "of an `input`");
  Visit.number("size", E.Size, {0, MaxBytes}, Always,
               "bytes in memory, of one element of an array");
  Visit.named("topology", E.Topology, OutputTopologies, Optional, "of a `stream`");
}

/// An EntryPoint that names its functions.
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

//===-- Bindings ---------------------------------------------------------------------------===//

template <class V> void visitFields(V &Visit, BoundRange &R) {
  using enum Presence;
  Visit.word(
      "class", [&] { return std::string(1, registerLetter(ResourceClass(R.Class))); },
      [&](llvm::StringRef Word) {
        const auto Class = Word.size() == 1 ? registerClass(Word[0]) : std::nullopt;
        R.Class = Class.value_or(R.Class);
        return Class.has_value();
      },
      Always, "`t`, `u`, `b`, `s`", "of registers");
  Visit.number("register", R.Register, {}, Always, "the first");
  Visit.number("size", R.Size, {1, UINT32_MAX}, Always,
               "of the range; 4294967295: all that follow");
  Visit.number("space", R.Space, {}, Always, "of registers");
}

template <class V> void visitFields(V &Visit, NamedBinding &B) {
  using enum Presence;
  Visit.text("name", B.Name, Optional, "of the resource");
  visitFields(Visit, B.Range);
}

template <class V> void visitFields(V &Visit, BindingRules &R) {
  using enum Presence;
  Visit.texts("fixed", R.FixedSpaces, "names of resources that say a space and no register");
  Visit.records("reserved", R.Reserved, Optional, "range", "taken, though nothing may be there");
  Visit.number("space", R.Space, {}, Optional, "of resources that say none");
  Visit.records("table", R.Table, Optional, "binding", "stronger than the declarations");
}

//===-- Libraries --------------------------------------------------------------------------===//

/// LibraryFacts without the types, which are the types of variables in the annotated function:
/// first those of the payloads, then the pointee types of each export.
struct PayloadText {
  std::vector<uint32_t> Access;
};
struct ExportText {
  std::string Symbol;
  uint32_t Pointees = 0;
};
struct LibraryFactsText {
  std::vector<PayloadText> Payloads;
  std::vector<SubobjectFacts> Subobjects;
  std::vector<ExportText> Exports;
};

template <class V> void visitFields(V &Visit, PayloadText &P) {
  Visit.numbers("access", P.Access, "the mask of each field: who reads and writes it");
}

template <class V> void visitFields(V &Visit, SubobjectFacts &S) {
  using enum Presence;
  Visit.text("anyHit", S.AnyHit, Optional, "of a hit group");
  Visit.text("associated", S.Associated, Optional, "name of the subobject that `exports` get");
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
      Always, "text", "the word of its declaration");
  Visit.text("closestHit", S.ClosestHit, Optional, "of a hit group");
  Visit.texts("exports", S.Exports, "of an association; none: all");
  Visit.number("flags", S.Flags, {}, Optional, "of a state object or pipeline");
  Visit.text("intersection", S.Intersection, Optional, "of a hit group");
  Visit.number("maxAttributeBytes", S.MaxAttributeBytes, {}, Optional, "of hit attributes");
  Visit.number("maxPayloadBytes", S.MaxPayloadBytes, {}, Optional, "of payloads");
  Visit.number("maxRecursion", S.MaxRecursion, {}, Optional, "of rays");
  Visit.text("name", S.Name, Always, "of the variable");
  Visit.word(
      "rootSignature", [&] { return llvm::toHex(S.RootSignature, /*LowerCase=*/true); },
      [&](llvm::StringRef Digits) { return llvm::tryGetFromHex(Digits, S.RootSignature); },
      Optional, "hexadecimal digits", "bytes of the part");
}

template <class V> void visitFields(V &Visit, ExportText &E) {
  using enum Presence;
  Visit.number("pointees", E.Pointees, {}, Always,
               "how many of its parameters are pointers to types of their own");
  Visit.text("symbol", E.Symbol, Always, "of the function");
}

template <class V> void visitFields(V &Visit, LibraryFactsText &L) {
  using enum Presence;
  Visit.records("functions", L.Exports, Optional, "export", "functions that others may link");
  Visit.records("payloads", L.Payloads, Optional, "payload", "structs with access qualifiers");
  Visit.records("subobjects", L.Subobjects, Optional, "subobject", "in the order of the source");
}

} // namespace dxil::contract
