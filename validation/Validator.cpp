// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The rule groups in their order.
#include <dxil/validation/Validator.h>

#include "Context.h"
#include "Groups.h"
#include "SourceLocations.h"

#include <dxil/container/Program.h>

namespace dxil::validation {
namespace {

using namespace validation;

/// All groups that need no container.
void checkModule(Context &Ctx) {
  readModuleFacts(Ctx);
  settleSemantics(Ctx.Info);
  bool Sound = checkWellFormed(Ctx);
  checkMetadata(Ctx);
  checkEntryPoints(Ctx);
  checkGlobals(Ctx);
  checkResources(Ctx);
  checkConstantBuffers(Ctx);
  if (Sound)
    checkFlow(Ctx);
  checkHandles(Ctx);
  checkFunctions(Ctx);
  checkInstructions(Ctx);
  checkOpCalls(Ctx);
  checkResourceOps(Ctx);
  checkSignatureOps(Ctx);
  checkMatrixOps(Ctx);
  checkRayAndNodeOps(Ctx);
  if (Sound)
    checkMeshOps(Ctx);
  if (Sound && Ctx.Options.Strict)
    checkStrictRules(Ctx);
  checkSignatures(Ctx);
  checkCompatibility(Ctx, checkShaderFlags(Ctx));
}

} // namespace

ValidationReport validateModule(const ir::Module &M, const ValidationOptions &Options) {
  ValidationReport Report;
  Context Ctx(M, Options, Report);
  checkModule(Ctx);
  addSourceLocations(Report, M);
  return Report;
}

ValidationReport validate(Bytes Input, const ValidationOptions &Options) {
  ValidationReport Report;
  Result<container::Container> C = container::Container::parse(Input);
  if (!C) {
    Report.Unusable = C.error();
    return Report;
  }
  const container::Part *Program = C->find(container::part::DXIL);
  if (!Program && C->find(container::part::RTS0)) {
    ir::Module Empty;
    Context Ctx(Empty, Options, Report);
    checkRootSignatureAlone(Ctx, *C);
    return Report;
  }
  if (!Program) {
    Error E;
    E.Code = ErrorCode::PartMissing;
    E.Message = "the container has no DXIL part";
    E.Expected = "a part with the program, or with a root signature alone";
    Report.Unusable = std::move(E);
    return Report;
  }
  Result<container::ProgramHeader> Header = container::readProgramHeader(Program->Data);
  if (!Header) {
    Report.Unusable = Header.error();
    return Report;
  }
  Result<ir::Module> M = container::readProgram(Program->Data);
  if (!M) {
    // The container can be used, and its program is what is wrong with it.
    ir::Module Empty;
    Context Ctx(Empty, Options, Report);
    Ctx.report(rule::BitcodeValid(M.error().str()));
    return Report;
  }
  Context Ctx(*M, Options, Report);
  checkModule(Ctx);
  checkParts(Ctx, *C, *Header);
  addSourceLocations(Report, *M);
  addSourceLocations(Report, *M, *C);
  return Report;
}

} // namespace dxil::validation
