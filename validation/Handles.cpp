// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reports the errors that container/ finds in metadata and handles.
#include "Context.h"
#include "Groups.h"

#include <dxil/container/derive/OpCall.h>

namespace dxil::validation {

void readModuleFacts(Context &Ctx) {
  Ctx.Info = readFacts(Ctx.M, [&](const FactsProblem &P) {
    switch (P.Is) {
    case FactsProblem::Malformed: Ctx.report(rule::MetaWellFormed(P.Node, P.What)); break;
    case FactsProblem::Missing: Ctx.report(rule::MetaRequired("!" + std::string(P.Node))); break;
    case FactsProblem::EntryFunction:
      Ctx.report(rule::MetaEntryFunction(P.Node.empty() ? "(no name)" : P.Node));
      break;
    }
  });
}

namespace {

class HandleReporter : public HandleProblems {
public:
  explicit HandleReporter(Context &Ctx) : Ctx(Ctx) {}

  void badOperand(const OpCall &Call, OperandId Operand, std::string_view Subject) override {
    Ctx.report(rule::InstrOpConstRange(Call.argumentName(Operand), Call.name(), Subject), Call.I);
  }
  void wrongUser(const ir::Instruction &I, const Resource &R) override {
    Ctx.report(rule::InstrResourceUser(R.str(), ir::opcodeName(I.Op)), I);
  }
  void twoResources(const ir::Instruction &I, const Resource &A, const Resource &B) override {
    Ctx.report(rule::InstrResourceMapToSingleEntry(A.str(), B.str()), I);
  }

private:
  Context &Ctx;
};

} // namespace

void checkHandles(Context &Ctx) {
  HandleReporter Problems(Ctx);
  mapHandles(Ctx, Problems);
}

} // namespace dxil::validation
