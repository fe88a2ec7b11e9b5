// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order of the rule groups.
#include <dxil/validation/Validator.h>

#include "Context.h"
#include "Groups.h"
#include "SourceLocations.h"
#include "Walk.h"

#include <dxil/container/Program.h>

namespace dxil::validation {
namespace {

using namespace validation;

/// Runs the groups that need no container.
void checkModule(Context &Ctx) {
  auto run = [&](Group G, void (*Check)(Context &)) { Ctx.inGroup(G, [&] { Check(Ctx); }); };
  run(Group::Facts, readModuleFacts);
  settleSemantics(Ctx.Info);
  run(Group::Handles, checkHandles);
  const bool IsSound = walkInstructions(Ctx);
  run(Group::Metadata, checkMetadata);
  run(Group::EntryPoints, checkEntryPoints);
  run(Group::Globals, checkGlobals);
  run(Group::Resources, checkResources);
  run(Group::ConstantBuffers, checkConstantBuffers);
  if (IsSound)
    run(Group::Flow, checkCallGraph);
  run(Group::Functions, checkFunctions);
  if (IsSound)
    run(Group::MeshOps, checkMeshOps);
  if (IsSound && Ctx.Options.Strict)
    run(Group::StrictRules, checkStrictRules);
  run(Group::Signatures, checkSignatures);
  Ctx.inGroup(Group::Compatibility, [&] { checkCompatibility(Ctx, checkShaderFlags(Ctx)); });
  Ctx.sortFindings();
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
    // The container is usable, but its program is invalid.
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
