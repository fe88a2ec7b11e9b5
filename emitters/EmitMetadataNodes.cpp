// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Emitter.h"
#include "LayoutModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

constexpr StringLiteral Head = R"(
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/generated/OpCodes.h>
#include <dxil/ops/MetadataView.h>

namespace dxil::md {

// For each node its layout, a reader (a template over the access to a module), and its fields;
// write(W) makes a node of them. <dxil/ops/MetadataView.h> has an example.
)";

StringRef kindName(OperandType Type) {
  switch (Type) {
  case OperandType::F32: return "Real";
  case OperandType::Text: return "Text";
  case OperandType::Value: return "Value";
  case OperandType::Node:
  case OperandType::Nodes:
  case OperandType::Numbers:
  case OperandType::Texts: return "Node";
  default: return "Integer";
  }
}

std::string viewType(const OperandDesc &O) {
  switch (O.Type) {
  case OperandType::Node: return "md::" + O.View + "<Access>";
  case OperandType::Nodes: return "NodeList<md::" + O.View + "<Access>, Access>";
  case OperandType::Numbers: return "NumberList<Access>";
  case OperandType::Texts: return "TextList<Access>";
  default: return "";
  }
}

/// Returns the result type of an operand's reader.
std::string resultType(const OperandDesc &O) {
  if (!O.Enum.empty())
    return "dxil::" + O.Enum;
  switch (O.Type) {
  case OperandType::I1: return "bool";
  case OperandType::I8:
  case OperandType::I32:
  case OperandType::I64: return "uint64_t";
  case OperandType::S8: return "int8_t";
  case OperandType::S32: return "int32_t";
  case OperandType::F32: return "double";
  case OperandType::Text: return "std::string_view";
  case OperandType::Value: return "typename Access::Value";
  default: return viewType(O);
  }
}

/// Returns the type of an operand's field in the writer.
std::string fieldType(const OperandDesc &O) {
  if (!O.Enum.empty())
    return "dxil::" + O.Enum;
  switch (O.Type) {
  case OperandType::I1: return "bool";
  case OperandType::I8: return "uint8_t";
  case OperandType::I32: return "uint32_t";
  case OperandType::I64: return "uint64_t";
  case OperandType::S8: return "int8_t";
  case OperandType::S32: return "int32_t";
  case OperandType::F32: return "float";
  case OperandType::Text: return "std::string_view";
  default: return "Ref";
  }
}

/// Returns an expression that makes the metadata of a field from its value.
std::string written(const OperandDesc &O, StringRef Value) {
  if (unsigned Width = O.width())
    return ("W.integer(" + Twine(Width) + ", uint64_t(" + Value + "))").str();
  if (O.Type == OperandType::F32)
    return ("W.real(" + Value + ")").str();
  if (O.Type == OperandType::Text)
    return ("W.text(" + Value + ")").str();
  return Value.str();
}

void writeDoc(raw_ostream &OS, StringRef Indent, const Twine &Text) {
  emitComment(OS, (Indent + "///").str(), Text.str());
}

/// Writes a method that reads the operand, by the functions `Number`, `Text` and so on.
void writeReader(raw_ostream &OS, const OperandDesc &O, bool IsTag, StringRef Tags) {
  const std::string Place = IsTag ? ("dxil::" + Tags + "::" + O.Member).str() : O.Member;
  const std::string Type = resultType(O);
  if (!O.Doc.empty())
    writeDoc(OS, "  ", O.Doc);
  const bool IsNumber = O.width() != 0;
  const bool IsEnum = !O.Enum.empty();
  const bool HasDefault = IsNumber && !O.isSigned() && O.Type != OperandType::I1;
  OS << "  " << Type << " " << O.Name << "(";
  if (HasDefault)
    OS << Type << " Default = " << (IsEnum ? "{}" : "0");
  OS << ") const {\n    return ";
  const std::string Number = (IsTag ? "this->tagged(" : "this->number(") + Place +
                             (!HasDefault ? ")"
                              : IsEnum    ? ", uint64_t(Default))"
                                          : ", Default)");
  if (O.Type == OperandType::I1)
    OS << Number << " != 0";
  else if (IsNumber && (IsEnum || !HasDefault))
    OS << Type << "(" << Number << ")";
  else if (IsNumber)
    OS << Number;
  else if (O.Type == OperandType::F32)
    OS << "this->Node.real(" << (IsTag ? "this->find(" + Place + ")" : Place) << ").value_or(0)";
  else if (O.Type == OperandType::Text)
    OS << (IsTag ? "this->taggedText(" : "this->text(") << Place << ")";
  else if (O.Type == OperandType::Value)
    OS << (IsTag ? "this->taggedValue(" : "this->Node.value(") << Place << ")";
  else
    OS << Type << "(" << (IsTag ? "this->taggedNode(" : "this->Node.node(") << Place << "))";
  OS << ";\n  }\n";
}

void writeLayout(raw_ostream &OS, const NodeLayout &L) {
  writeDoc(OS, "", L.Summary);
  OS << "struct " << L.View << "Layout {\n";
  if (!L.Named.empty())
    OS << "  static constexpr std::string_view Named = \"" << L.Named << "\";\n";
  OS << "  enum : uint32_t {";
  for (const OperandDesc &O : L.Operands)
    OS << " " << O.Member << ",";
  OS << " NumOperands };\n  static constexpr OperandInfo Operands[] = {\n";
  for (const OperandDesc &O : L.Operands)
    OS << "      {\"" << O.Name << "\", OperandKind::" << kindName(O.Type) << "},\n";
  OS << "  };\n};\n";
}

void writeNodeReader(raw_ostream &OS, const NodeLayout &L) {
  OS << "template <class Access> class " << L.View << " : public NodeView<Access>, public "
     << L.View << "Layout {\npublic:\n  using NodeView<Access>::NodeView;\n\n";
  for (const OperandDesc &O : L.Operands)
    writeReader(OS, O, false, "");
  OS << "};\n";
}

void writeFields(raw_ostream &OS, const NodeLayout &L) {
  OS << "template <class Ref> struct " << L.View << "Fields {\n";
  for (const OperandDesc &O : L.Operands)
    OS << "  " << fieldType(O) << " " << O.Member << " = {};\n";
  OS << "\n";
  if (L.IsPrefix)
    OS << "  /// `Rest`: the operands that follow.\n"
       << "  template <class Writer, class Range> Ref write(Writer &W, const Range &Rest) const "
          "{\n";
  else
    OS << "  template <class Writer> Ref write(Writer &W) const {\n";
  OS << "    auto List = W.list();\n";
  for (const OperandDesc &O : L.Operands)
    OS << "    List.push_back(" << written(O, O.Member) << ");\n";
  if (L.IsPrefix)
    OS << "    for (const auto &Each : Rest)\n      List.push_back(Each);\n";
  OS << "    return W.node(List);\n  }\n};\n";
}

void writeTagReader(raw_ostream &OS, const NodeLayout &L) {
  writeDoc(OS, "", L.Summary);
  OS << "template <class Access> class " << L.View << " : public TagView<Access, dxil::" << L.Tags
     << "> {\npublic:\n  using TagView<Access, dxil::" << L.Tags << ">::TagView;\n\n";
  for (const OperandDesc &O : L.Operands)
    writeReader(OS, O, true, L.Tags);
  OS << "};\n";
}

void writeTagWriter(raw_ostream &OS, const NodeLayout &L) {
  OS << "/// Adds pairs in the order of the calls.\ntemplate <class Writer> class " << L.View
     << "Writer {\npublic:\n  using Ref = typename Writer::Ref;\n  explicit " << L.View
     << "Writer(Writer &W) : W(W), List(W.list()) {}\n\n";
  for (const OperandDesc &O : L.Operands)
    OS << "  void " << O.Name << "(" << fieldType(O) << " Value) { add(dxil::" << L.Tags
       << "::" << O.Member << ", " << written(O, "Value") << "); }\n";
  OS << "\n  /// Adds a pair that is metadata already.\n  void add(dxil::" << L.Tags
     << " Tag, Ref Value) {\n"
     << "    List.push_back(W.integer(32, uint64_t(Tag)));\n    List.push_back(Value);\n  }\n"
     << "  /// Adds pairs that are metadata already.\n"
     << "  template <class Range> void append(const Range &Pairs) {\n"
     << "    for (const auto &Each : Pairs)\n      List.push_back(Each);\n  }\n"
     << "  bool empty() const { return List.empty(); }\n"
     << "  /// Null if there are no pairs.\n"
     << "  Ref finish() { return List.empty() ? Ref() : W.node(List); }\n"
     << "\nprivate:\n  Writer &W;\n  decltype(std::declval<Writer &>().list()) List;\n};\n";
}

} // namespace

static bool emitMetadataNodes(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<LayoutModel> Layouts = readLayouts(Records);
  if (!Layouts)
    return false;
  OS << Head << "\n";
  for (const NodeLayout &L : Layouts->Nodes)
    OS << "template <class Access> class " << L.View << ";\n";
  for (const NodeLayout &L : Layouts->Nodes) {
    OS << "\n";
    if (L.Tags.empty()) {
      writeLayout(OS, L);
      writeNodeReader(OS, L);
      writeFields(OS, L);
    } else {
      writeTagReader(OS, L);
      writeTagWriter(OS, L);
    }
    OS << "template <class Access> " << L.View << "(Access) -> " << L.View << "<Access>;\n";
  }
  OS << "\n} // namespace dxil::md\n";
  return true;
}
static const Emitter MetadataNodes("gen-metadata-nodes", "include/dxil/generated/MetadataNodes.h",
                                   "Readers and writers of the nodes of a module's metadata.",
                                   emitMetadataNodes);

} // namespace dxil::emitters
