// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The members of constant, texture and structured buffers with their offsets, in the form of dxc's
// listing.
#include "Headers.h"
#include "TypeAnnotations.h"

#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/NodeRef.h>
#include <dxil/module/TypeLayout.h>
#include <dxil/ops/queries.h>

#include <algorithm>

namespace dxil::listing {

using namespace container;

using namespace detail;
using std::to_string;

namespace {

constexpr size_t MaxFieldName = 256;
constexpr unsigned MaxDepth = 32;
/// Columns from the start of a definition to its offset.
constexpr size_t OffsetColumn = 50;

std::string padded(std::string S, size_t Width) {
  S.resize(std::max(S.size(), Width), ' ');
  return S;
}

std::string rightAligned(uint64_t V) {
  std::string S = to_string(V);
  return std::string(S.size() < 5 ? 5 - S.size() : 0, ' ') + S;
}

class BufferDefinitions {
public:
  explicit BufferDefinitions(const ir::Module &M)
      : M(M), Annotations(M), Layout(M), Limit((size_t(1) << 18) + 256 * M.Metadata.size()) {}

  std::string str() {
    const md::Resources Lists(ir::firstNode(M, md::ResourcesLayout::Named));
    each(Lists.cbuffers(), [&](const auto &Row, const std::string &Name, ir::TypeId T) {
      constants("cbuffer " + Name, Name, T, Row.size());
    });
    const auto View = [&](const auto &Row, const std::string &Name, ir::TypeId T) {
      if (Row.kind() == ResourceKind::TBuffer)
        constants("tbuffer " + Name, Name, T, T == ir::None ? 0 : Annotations.bytes(T));
      else if (Row.kind() == ResourceKind::StructuredBuffer)
        elements(Name, T);
    };
    each(Lists.srvs(), View);
    each(Lists.uavs(), View);
    if (Out.empty())
      return {};
    if (Out.size() >= Limit)
      Out += "; ... (the definitions are too long together)\n";
    return ";\n; Buffer Definitions:\n;\n" + Out;
  }

private:
  void line(unsigned Indent, const std::string &Text) {
    Out += ';';
    if (!Text.empty())
      Out.append(Indent, ' ').append(Text);
    Out += '\n';
  }

  /// `float3 Eye;        ; Offset:    0`, and the size unless it is zero.
  void lineWithOffset(unsigned Indent, const std::string &Text, uint64_t Offset, uint64_t Size) {
    const size_t Width = OffsetColumn + 3 - std::min<size_t>(Indent, OffsetColumn + 3);
    line(Indent, padded(Text, Width) + "; Offset:" + rightAligned(Offset) +
                     (Size ? " Size: " + rightAligned(Size) : ""));
  }

  /// Calls Define(row, name, struct) for each resource until the text exceeds its limit.
  template <class List, class Fn> void each(const List &Rows, Fn Define) {
    for (uint32_t I = 0; I < Rows.size() && Out.size() < Limit; ++I) {
      const auto Row = Rows[I];
      Define(Row, printable(Row.name().substr(0, MaxFieldName)), structBehind(Row.symbol()));
    }
  }

  /// Returns the struct type of a resource's symbol, or of its array element; None if there is
  /// none.
  ir::TypeId structBehind(ir::ValueId Symbol) const {
    if (Symbol == ir::None || M.typeOf(Symbol).Kind != ir::TypeKind::Pointer)
      return ir::None;
    ir::TypeId T = withoutArrays(M, M.typeOf(Symbol).Element);
    return M.Types[T].Kind == ir::TypeKind::Struct ? T : ir::None;
  }

  void open(const std::string &Title) {
    line(1, Title);
    line(1, "{");
    line(0, "");
  }

  void close() {
    line(1, "}");
    line(0, "");
  }

  void unknown(uint64_t Bytes) {
    line(3, (Bytes ? "[" + to_string(Bytes) + " x i8] " : "") + "(type annotation not present)");
    line(0, "");
  }

  void constants(const std::string &Title, const std::string &Name, ir::TypeId T, uint64_t Bytes) {
    open(Title);
    if (T == ir::None || Annotations.of(T) == ir::None)
      unknown(Bytes);
    else
      members(T, Name, 0, 3, Bytes, /*IsHost=*/false);
    close();
  }

  /// The symbol of a structured buffer is a struct with the element as its field.
  void elements(const std::string &Name, ir::TypeId T) {
    open("Resource bind info for " + Name);
    const uint64_t Bytes = T == ir::None ? 0 : Layout.allocSize(T).value_or(0);
    const ir::TypeId Element =
        T == ir::None || !M.Types[T].Fields.Count ? ir::None : M.fields(M.Types[T])[0];
    const bool IsStruct = Element != ir::None && M.Types[Element].Kind == ir::TypeKind::Struct &&
                          !isMatrix(M, Element);
    const ir::MetadataId Struct =
        Element == ir::None ? ir::None : Annotations.of(IsStruct ? Element : T);
    if (Struct == ir::None) {
      unknown(Bytes);
    } else if (IsStruct) {
      members(Element, "$Element", 0, 3, Bytes, /*IsHost=*/true);
    } else {
      ReflectedMember Field = Annotations.field(Struct, 0);
      Field.Name = "$Element";
      number(Element, Field, 0, 3, Bytes);
      line(0, "");
    }
    close();
  }

  /// Prints a struct and its members, with offsets in a constant buffer or, if `IsHost`, in memory.
  void members(ir::TypeId T, const std::string &Name, uint64_t Base, unsigned Indent, uint64_t Size,
               bool IsHost, unsigned Depth = 0) {
    const ir::MetadataId Struct = Annotations.of(T);
    line(Indent, "struct " + printable(M.Types[T].Name.substr(0, MaxFieldName)));
    line(Indent, "{");
    line(0, "");
    if (Depth == MaxDepth)
      line(Indent + 4, "...");
    else if (Struct == ir::None)
      line(Indent + 4, "/* empty struct */");
    else
      fields(T, Struct, Base, Indent + 4, IsHost, Depth);
    line(0, "");
    lineWithOffset(Indent, "} " + Name + ";", Base, Size);
    line(0, "");
  }

  void fields(ir::TypeId T, ir::MetadataId Struct, uint64_t Base, unsigned Indent, bool IsHost,
              unsigned Depth) {
    std::vector<uint64_t> Offsets;
    if (IsHost)
      Offsets = Layout.fieldOffsets(T);
    auto Types = M.fields(M.Types[T]);
    for (uint32_t I = 0; I < Types.size() && Out.size() < Limit; ++I) {
      ReflectedMember Field = Annotations.field(Struct, I);
      const uint64_t Offset = Base + (IsHost ? Offsets[I] : Field.Offset);
      const ir::TypeId Element = withoutArrays(M, Types[I]);
      if (M.Types[Element].Kind != ir::TypeKind::Struct || Field.Matrix.size() >= 2) {
        number(Types[I], Field, Offset, Indent, 0);
        continue;
      }
      std::string Name = printable(std::string_view(Field.Name).substr(0, MaxFieldName));
      if (Types[I] != Element)
        Name += "[" + to_string(elementCount(M, Types[I])) + "]";
      members(Element, Name, Offset, Indent, 0, IsHost, Depth + 1);
    }
  }

  /// `column_major float4x4 World[2];`: a number, vector or matrix, or an array of them.
  void number(ir::TypeId T, const ReflectedMember &Field, uint64_t Offset, unsigned Indent,
              uint64_t Size) {
    const ir::TypeId Element = withoutArrays(M, T);
    const bool IsVector = M.Types[Element].Kind == ir::TypeKind::Vector;
    uint64_t Count = elementCount(M, T);
    bool IsArray = T != Element;
    std::string Text = numberType(M, Element, Field);
    if (Field.Matrix.size() >= 2) {
      const uint64_t Scalars = uint64_t(Field.Matrix[0]) * Field.Matrix[1];
      const uint32_t Order = Field.Matrix.size() > 2 ? Field.Matrix[2] : 0;
      Text = (Order == 1 ? "row_major " : Order == 2 ? "column_major " : "") + Text;
      // A matrix type is a struct, or an array of rows or columns.
      if (!isMatrix(M, Element)) {
        Count = Scalars ? Count * (IsVector ? M.Types[Element].Count : 1) / Scalars : 0;
        IsArray = IsArray && M.Types[M.Types[T].Element].Kind == ir::TypeKind::Array;
      }
    }
    Text += " " + printable(std::string_view(Field.Name).substr(0, MaxFieldName));
    if (IsArray)
      Text += "[" + to_string(Count) + "]";
    lineWithOffset(Indent, Text + ";", Offset, Size);
  }

  const ir::Module &M;
  TypeAnnotations Annotations;
  ir::TypeLayout Layout;
  size_t Limit; ///< limit of the text's length: a struct may occur many times
  std::string Out;
};

} // namespace

std::string bufferDefinitions(const ir::Module &M) {
  return BufferDefinitions(M).str();
}

} // namespace dxil::listing
