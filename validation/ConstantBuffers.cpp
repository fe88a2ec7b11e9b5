// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Offsets of constant buffer fields, from the type annotations of libraries and modules with
// reflection: inside the buffer, arrays aligned to rows, no overlap.
#include "Groups.h"

#include "Context.h"

#include <dxil/generated/Kinds.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/module/NodeRef.h>

#include <map>
#include <set>

namespace dxil::validation {
namespace {

using ir::TypeKind;

constexpr uint64_t Row = ConstantRowBytes, MaxBytes = MaxConstantBufferBytes;
constexpr uint64_t roundUp(uint64_t N) {
  return (N + Row - 1) & ~(Row - 1);
}

/// The annotation of a field.
struct BufferField {
  uint64_t Offset = 0;
  uint64_t Component = 0;
  bool HasMatrix = false;
  uint64_t Rows = 0, Columns = 0;
  MatrixOrder Order = {};
};

class BufferChecker {
public:
  explicit BufferChecker(Context &Ctx) : Ctx(Ctx), M(Ctx.M) {
    constexpr uint32_t FirstPair = md::TypeAnnotationsLayout::NumOperands;
    for (const ir::NodeRef &Node : ir::namedNodes(M, md::TypeAnnotationsLayout::Named)) {
      if (md::TypeAnnotations(Node).tag(AnnotatedKind::Functions) != AnnotatedKind::Structs)
        continue;
      for (uint32_t I = FirstPair; I + 1 < Node.numOperands(); I += 2)
        if (ir::ValueId V = Node.value(I); V < M.Values.size())
          Structs.try_emplace(M.Values[V].Type, Node.operand(I + 1));
    }
  }

  void check(const Resource &R) {
    if (R.Size > MaxBytes || R.Symbol >= M.Values.size() ||
        M.typeOf(R.Symbol).Kind != TypeKind::Pointer)
      return;
    ir::TypeId T = M.typeOf(R.Symbol).Element;
    if (M.type(T).Kind == TypeKind::Array)
      T = M.type(T).Element;
    auto Entry = Structs.find(T);
    if (Entry == Structs.end())
      return;
    if (Good.contains(T))
      return;
    Buffer = &R;
    Taken.clear();
    Reported.clear();
    size_t Before = Ctx.findings();
    collect(T, Entry->second, 0, 0);
    if (Ctx.findings() == Before)
      Good.insert(T);
  }

private:
  Context &Ctx;
  const ir::Module &M;
  std::map<ir::TypeId, ir::MetadataId> Structs; ///< annotations by struct
  const Resource *Buffer = nullptr;
  std::map<uint64_t, uint64_t> Taken; ///< last byte of each field by its first byte
  std::set<uint64_t> Reported;
  std::set<ir::TypeId> Good; ///< buffer types without errors
  static constexpr uint64_t MaxWork = 1u << 18;
  uint64_t Work = 0; ///< remaining work for all buffers

  static void readMatrix(const md::Matrix<ir::NodeRef> &N, BufferField &Out) {
    Out.HasMatrix = true;
    md::forEachMismatch(N, [&](uint32_t, const md::OperandInfo &) { Out.HasMatrix = false; });
    Out.Rows = N.rows();
    Out.Columns = N.columns();
    Out.Order = N.orientation();
  }

  bool fieldOf(ir::MetadataId Node, BufferField &Out) const {
    bool HasOffset = false;
    for (uint32_t I = 0; I + 1 < M.nodeSize(Node); I += 2) {
      uint64_t Tag = 0;
      ir::MetadataId Value = M.nodeOperand(Node, I + 1);
      if (!M.metadataInt(M.nodeOperand(Node, I), Tag))
        return false;
      if (FieldTag(Tag) == FieldTag::CBufferOffset)
        HasOffset = M.metadataInt(Value, Out.Offset);
      else if (FieldTag(Tag) == FieldTag::ComponentType)
        M.metadataInt(Value, Out.Component);
      else if (FieldTag(Tag) == FieldTag::Matrix)
        readMatrix(md::Matrix(ir::NodeRef(M, Value)), Out);
    }
    return HasOffset;
  }

  /// Returns the bytes of one component by its ComponentType. Booleans take four.
  uint64_t componentSize(uint64_t T) const {
    const unsigned Bits = infoOf(ComponentType(T)).Bits;
    return Bits == 64 ? 8 : Bits == 16 && !Ctx.Info.usesMinPrecision() ? 2 : 4;
  }

  /// Returns the bytes of one element of a field.
  uint64_t elementSize(const BufferField &F, ir::TypeId T) const {
    const ir::Type &Ty = M.type(T);
    if (Ty.Kind == TypeKind::Vector)
      return componentSize(F.Component) * Ty.Count;
    if (Ty.Kind != TypeKind::Struct)
      return componentSize(F.Component);
    if (auto Entry = Structs.find(T); Entry != Structs.end())
      return md::StructAnnotation(ir::NodeRef(M, Entry->second)).size();
    if (!F.HasMatrix || !F.Rows || !F.Columns)
      return 0;
    const bool ByColumns = F.Order == MatrixOrder::ColumnMajor;
    uint64_t Rows = ByColumns ? F.Columns : F.Rows;
    return (Rows - 1) * Row + (ByColumns ? F.Rows : F.Columns) * 4;
  }

  void take(uint64_t First, uint64_t Size) {
    if (!Size)
      return;
    uint64_t Last = First + Size - 1;
    auto Next = Taken.upper_bound(Last);
    if (Next != Taken.begin() && std::prev(Next)->second >= First) {
      if (Reported.insert(First).second)
        Ctx.report(rule::SmCBufferOffsetOverlap(Buffer->str(), int64_t(First)));
      return;
    }
    Taken.emplace(First, Last);
  }

  void collect(ir::TypeId T, ir::MetadataId Annotation, uint64_t Base, unsigned Depth) {
    constexpr unsigned MaxDepth = 32;
    const ir::Type &Ty = M.type(T);
    const md::StructAnnotation View(ir::NodeRef(M, Annotation));
    if (Depth > MaxDepth || ++Work > MaxWork || Ty.Kind != TypeKind::Struct ||
        !View.at().number(View.Size))
      return;
    constexpr uint32_t FirstField = md::StructAnnotationLayout::NumOperands;
    std::span<const ir::TypeId> Fields = M.fields(Ty);
    for (uint32_t I = uint32_t(Fields.size()); I-- > 0;) {
      BufferField F;
      ir::MetadataId Node = M.nodeOperand(Annotation, FirstField + I);
      Work += 1 + M.nodeSize(Node) / 2;
      if (Work <= MaxWork && fieldOf(Node, F))
        collectField(F, Fields[I], Base, View.size(), Depth);
    }
  }

  void collectField(const BufferField &F, ir::TypeId T, uint64_t Base, uint64_t Size,
                    unsigned Depth) {
    uint64_t Count = 1;
    bool Array = M.type(T).Kind == TypeKind::Array;
    if (Array && F.Offset % Row)
      return Ctx.report(rule::SmCBufferArrayOffsetAlignment(Buffer->str(), int64_t(F.Offset)));
    for (; M.type(T).Kind == TypeKind::Array; T = M.type(T).Element)
      if (Count > MaxBytes || M.type(T).Count > MaxBytes)
        Count = MaxBytes + 1;
      else
        Count *= M.type(T).Count;
    if (!Count)
      return;
    uint64_t Element = elementSize(F, T), Stride = roundUp(Element);
    if (F.Offset + (Count - 1) * Stride + Element > Size)
      return Ctx.report(rule::SmCBufferElementOverflow(Buffer->str(), int64_t(Base + F.Offset)));
    auto Nested = Structs.find(T);
    if (Nested == Structs.end())
      return take(Base + F.Offset, (Count - 1) * Stride + Element);
    for (uint64_t N = 0; N < Count && Work <= MaxWork; ++N)
      collect(T, Nested->second, Base + F.Offset + N * Stride, Depth + 1);
  }
};

} // namespace

void checkConstantBuffers(Context &Ctx) {
  if (Ctx.Info.CBuffers.empty())
    return;
  BufferChecker Checker(Ctx);
  for (const Resource &R : Ctx.Info.CBuffers)
    Checker.check(R);
}

} // namespace dxil::validation
