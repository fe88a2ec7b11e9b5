// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes OpViews.h: a class for each op with operands, which reads and writes them by name.
#include "Emitter.h"
#include "Model.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

void emitView(const OpDesc &Op, raw_ostream &OS) {
  OS << "\n";
  emitComment(OS, "///", exampleSignature(Op));
  const std::string Base = "View<Call, OpCode::" + Op.Name + ">";
  OS << "template <class Call> struct " << Op.Name << " : " << Base << " {\n  explicit constexpr "
     << Op.Name << "(const Call &C) : " << Base << "(C) {}\n";
  for (unsigned I = 0; I < Op.Arguments.size(); ++I)
    OS << "  auto " << cppIdentifier(Op.Arguments[I].Name) << "() const { return this->get(" << I
       << "); }\n";
  for (unsigned I = 0; I < Op.Arguments.size(); ++I) {
    std::string Name = Op.Arguments[I].Name;
    Name[0] = toUpper(Name[0]);
    OS << "  template <class Value> void set" << Name << "(Value V) const { this->set(" << I
       << ", V); }\n";
  }
  OS << "};\n";
}

} // namespace

static bool emitOpViews(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  OS << "\n#include <dxil/ops/OpView.h>\n\nnamespace dxil::op {\n";
  for (const OpDesc *Op : M.definedOps())
    emitView(*Op, OS);
  OS << "\n} // namespace dxil::op\n";
  return true;
}
static const Emitter OpViews("gen-op-views", "include/dxil/generated/OpViews.h",
                             "Views of calls of ops: one class for each, with the operands by "
                             "name. See <dxil/ops/OpView.h>.",
                             emitOpViews);

} // namespace dxil::emitters
