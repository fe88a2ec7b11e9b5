// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Metadata that drivers ignore but tools read, so it must be well formed: type annotations, !tbaa,
// and LLVM's own named nodes.
#include "Annotations.h"

#include <dxil/generated/MetadataNames.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/NodeRef.h>

namespace dxil::validation {
namespace {

class AnnotationChecker {
public:
  explicit AnnotationChecker(Context &Ctx) : Ctx(Ctx), M(Ctx.M) {}

  void check() {
    if (const ir::NamedMetadata *N = M.findNamedMetadata(md::TypeAnnotationsLayout::Named))
      checkTypes(M.nodes(*N));
    if (const ir::NamedMetadata *N = M.findNamedMetadata(md::CompilerName))
      for (ir::MetadataId Node : M.nodes(*N))
        if (std::string_view Text;
            M.nodeSize(Node) != 1 || !M.metadataString(M.nodeOperand(Node, 0), Text))
          Ctx.report(rule::BitcodeValid("each node of llvm.ident holds one string"));
    if (const ir::NamedMetadata *N = M.findNamedMetadata(md::ModuleFlagsName))
      for (ir::MetadataId Node : M.nodes(*N))
        checkModuleFlag(Node);
  }

private:
  Context &Ctx;
  const ir::Module &M;
  std::vector<bool> GoodFields; ///< nodes without errors; many annotations may share one

  /// Reports the error and returns false.
  bool bad(std::string_view Message) {
    Ctx.report(rule::MetaWellFormed("dx.typeAnnotations", Message));
    return false;
  }

  bool isInteger(ir::MetadataId Node) const {
    uint64_t Value = 0;
    return M.metadataInt(Node, Value);
  }

  /// A module flag is a behaviour of 1 to 6, a name and a value.
  void checkModuleFlag(ir::MetadataId Node) {
    uint64_t Behavior = 0;
    std::string_view Name;
    if (M.nodeSize(Node) != 3 || !M.metadataInt(M.nodeOperand(Node, 0), Behavior) || Behavior < 1 ||
        Behavior > 6 || !M.metadataString(M.nodeOperand(Node, 1), Name))
      Ctx.report(rule::BitcodeValid("a node of llvm.module.flags is not a behavior, a name and a "
                                    "value"));
  }

  void checkTypes(std::span<const ir::MetadataId> Nodes) {
    if (Nodes.size() > 2) {
      bad("it has more than two nodes");
      return;
    }
    for (ir::MetadataId Node : Nodes)
      if (!checkNode(Node))
        return;
  }

  bool checkNode(ir::MetadataId Node) {
    const md::TypeAnnotations List(ir::NodeRef(M, Node));
    constexpr uint32_t FirstPair = md::TypeAnnotationsLayout::NumOperands;
    if (!List.at().number(List.Tag))
      return bad("a node does not start with a tag");
    if ((List.numOperands() - FirstPair) % 2)
      return bad("annotations are not pairs of what is annotated and its annotation");
    for (uint32_t I = FirstPair; I + 1 < M.nodeSize(Node); I += 2) {
      ir::ValueId V = M.metadataValue(M.nodeOperand(Node, I));
      ir::MetadataId Annotation = M.nodeOperand(Node, I + 1);
      if (V == ir::None)
        return bad("what is annotated is not a value");
      if (List.tag() == AnnotatedKind::Structs ? !checkStruct(V, Annotation)
                                               : !checkFunction(V, Annotation))
        return false;
    }
    return true;
  }

  /// A struct annotation is a size, an annotation for each field, and from validator 1.5 a list of
  /// template arguments.
  bool checkStruct(ir::ValueId V, ir::MetadataId Node) {
    const ir::Type &Ty = M.typeOf(V);
    if (Ty.Kind != ir::TypeKind::Struct)
      return bad("a struct's annotation is of no struct");
    const md::StructAnnotation Annotation(ir::NodeRef(M, Node));
    constexpr uint32_t FirstField = md::StructAnnotationLayout::NumOperands;
    const uint32_t Size = Annotation.numOperands(), End = FirstField + Ty.Fields.Count;
    if (Size != End && Size != End + 1)
      return bad("a struct's annotation has " + std::to_string(Size) + " operands, expected " +
                 std::to_string(End));
    if (!Annotation.at().number(Annotation.Size))
      return bad("a struct's size is not an integer");
    for (uint32_t I = FirstField; I < End; ++I)
      if (!checkField(M.nodeOperand(Node, I), 0))
        return false;
    return true;
  }

  bool checkFunction(ir::ValueId V, ir::MetadataId Node) {
    if (M.Values[V].Kind != ir::ValueKind::Function)
      return bad("a function's annotation is of no function");
    const ir::Type &Ty = M.type(M.Functions[M.Values[V].Index].FunctionType);
    if (M.nodeSize(Node) != Ty.Fields.Count + 1)
      return bad("a function's annotation has " + std::to_string(M.nodeSize(Node)) +
                 " operands, expected " + std::to_string(Ty.Fields.Count + 1));
    for (uint32_t I = 0; I < M.nodeSize(Node); ++I) {
      const md::ParameterAnnotation P(ir::NodeRef(M, M.nodeOperand(Node, I)));
      if (P.numOperands() != P.NumOperands || !P.at().number(P.Direction))
        return bad("a parameter's annotation is not a qualifier, a field annotation and indices");
      if (!checkField(P.at().operand(P.Field), 0))
        return false;
      const ir::NodeRef Indices = P.indices().access();
      for (uint32_t N = 0; N < Indices.numOperands(); ++N)
        if (!Indices.number(N))
          return bad("a parameter's semantic index is not an integer");
    }
    return true;
  }

  /// A field annotation is a list of tag and value pairs.
  bool checkField(ir::MetadataId Node, unsigned Depth) {
    if (GoodFields.empty())
      GoodFields.resize(M.Metadata.size());
    if (Node < GoodFields.size() && GoodFields[Node])
      return true;
    return checkNewField(Node, Depth) && (GoodFields[Node] = true);
  }

  bool checkNewField(ir::MetadataId Node, unsigned Depth) {
    constexpr auto Tagged = [](uint64_t Tag, FieldTag Expected) {
      return Tag == uint64_t(Expected);
    };
    if (Node == ir::None || M.Metadata[Node].Kind != ir::MetadataKind::Node || Depth > 8)
      return bad("a field's annotation is not a node");
    if (M.nodeSize(Node) % 2)
      return bad("a field's annotation is not pairs of a tag and a value");
    for (uint32_t I = 0; I + 1 < M.nodeSize(Node); I += 2) {
      uint64_t Tag = 0;
      std::string_view Text;
      ir::MetadataId Value = M.nodeOperand(Node, I + 1);
      bool Good = M.metadataInt(M.nodeOperand(Node, I), Tag) && Value != ir::None &&
                  !Tagged(Tag, FieldTag::UNorm) && Tag <= uint64_t(FieldTag::VectorSize);
      if (Good && Tagged(Tag, FieldTag::Matrix))
        Good = M.nodeSize(Value) == md::MatrixLayout::NumOperands;
      else if (Good && (Tagged(Tag, FieldTag::Semantic) || Tagged(Tag, FieldTag::Name)))
        Good = M.metadataString(Value, Text);
      else if (Good && Tagged(Tag, FieldTag::BitFields)) {
        for (uint32_t N = 0; N < M.nodeSize(Value); ++N)
          if (!checkField(M.nodeOperand(Value, N), Depth + 1))
            return false;
      } else if (Good && Tag > uint64_t(FieldTag::Matrix) &&
                 !Tagged(Tag, FieldTag::ResourceProperties))
        Good = isInteger(Value);
      if (!Good)
        return bad("a field's annotation has no known tag or a value that does not suit it");
    }
    return true;
  }
};

} // namespace

void checkAnnotations(Context &Ctx) {
  AnnotationChecker(Ctx).check();
}

std::string_view tbaaError(const ir::Module &M, ir::MetadataId Node) {
  constexpr unsigned Limit = 64;
  for (unsigned Depth = 0; Depth < Limit; ++Depth) {
    std::string_view Name;
    uint64_t Constant = 0;
    if (Node == ir::None || M.Metadata[Node].Kind != ir::MetadataKind::Node)
      return "a parent is not a node";
    switch (M.nodeSize(Node)) {
    case 1: return M.metadataString(M.nodeOperand(Node, 0), Name) ? "" : "a root is not a string";
    case 3:
      if (!M.metadataInt(M.nodeOperand(Node, 2), Constant) || Constant > 1)
        return "operand 2 is not 0 or 1";
      [[fallthrough]];
    case 2: Node = M.nodeOperand(Node, 1); break;
    default: return "a node has one to three operands";
    }
  }
  return "its parents do not end";
}

} // namespace dxil::validation
