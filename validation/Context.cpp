// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Context.h"

#include <algorithm>
#include <numeric>

namespace dxil::validation {

Context::Context(const ir::Module &M, const ValidationOptions &Options, ValidationReport &Report)
    : Analysis(M), Options(Options), Layout(M), TypeProblems(M, Info), Report(Report) {}

// ---- Reporting ----------------------------------------------------------------------------------

// Limits of quoted names: longer ones do not help people, and many findings may quote the same one.
constexpr size_t MostOfFunctionName = 1024, MostOfArgument = 400;

std::string functionText(std::string_view Name) {
  return printable(Name.substr(0, MostOfFunctionName));
}

Finding Context::make(RuleMessage &&Message) const {
  for (std::string &Argument : Message.Arguments)
    if (Argument.size() > MostOfArgument)
      Argument.replace(MostOfArgument, std::string::npos, "...");
  const RuleInfo &R = info(Message.Id);
  Finding F;
  F.Id = Message.Id;
  F.Severity = R.Severity;
  F.Part = "DXIL";
  F.Message = messageText(Message);
  F.Hint = R.Hint;
  F.Arguments = std::move(Message.Arguments);
  return F;
}

void Context::add(Finding F) {
  auto has = [&](const std::vector<Rule> &List) {
    return std::find(List.begin(), List.end(), F.Id) != List.end();
  };
  if (has(Options.Allow))
    return;
  if (has(Options.FailOn))
    F.Severity = Severity::Error;
  Report.Findings.push_back(std::move(F));
  GroupOf.push_back(Current);
}

void Context::sortFindings() {
  if (std::ranges::is_sorted(GroupOf))
    return;
  std::vector<uint32_t> Order(GroupOf.size());
  std::iota(Order.begin(), Order.end(), 0);
  std::ranges::stable_sort(Order, {}, [&](uint32_t I) { return GroupOf[I]; });
  std::vector<Finding> Sorted;
  Sorted.reserve(Order.size());
  for (uint32_t I : Order)
    Sorted.push_back(std::move(Report.Findings[I]));
  Report.Findings = std::move(Sorted);
  std::ranges::sort(GroupOf);
}

void Context::locate(Finding &F, const ir::Instruction &Place) const {
  ir::FunctionId Id = functionOf(Place);
  if (Id >= M.Functions.size())
    return;
  const ir::Function &Function = M.Functions[Id];
  F.Function = functionText(M.name(Function.Self));
  F.Block = M.parent(Place) - Function.Blocks.First;
  F.Instruction = idOf(Place) - Function.Instructions.First;
  F.Assembly = printable(instructionText(*this, Place));
}

void Context::report(RuleMessage Message) {
  add(make(std::move(Message)));
}

void Context::report(RuleMessage Message, const ir::Instruction &Place) {
  Finding F = make(std::move(Message));
  locate(F, Place);
  add(std::move(F));
}

void Context::report(RuleMessage Message, const ir::Function &Where) {
  Finding F = make(std::move(Message));
  F.Function = functionText(M.name(Where.Self));
  add(std::move(F));
}

void Context::reportPart(RuleMessage Message, std::string_view Part) {
  Finding F = make(std::move(Message));
  F.Part = Part;
  add(std::move(F));
}

void Context::reportStrictPart(RuleMessage Message, std::string_view Part) {
  Finding F = make(std::move(Message));
  F.Part = Part;
  F.Severity = Options.Strict ? Severity::Error : Severity::Warning;
  add(std::move(F));
}

void Context::reportDigest() {
  Finding F = make(rule::ContainerContentMatches("header", "Digest", "another hash",
                                                 "not this (the hash of the bytes differs)"));
  F.Part.clear();
  F.Hint = "Write the container with -o to set its digest.";
  F.Severity = Options.Strict ? Severity::Error : Severity::Warning;
  add(std::move(F));
}

void Context::reportStrict(RuleMessage Message, const ir::Instruction &Place) {
  Finding F = make(std::move(Message));
  F.Severity = Options.Strict ? Severity::Error : Severity::Warning;
  locate(F, Place);
  add(std::move(F));
}

void Context::reportStrict(RuleMessage Message, const ir::Function &Where) {
  Finding F = make(std::move(Message));
  F.Severity = Options.Strict ? Severity::Error : Severity::Warning;
  F.Function = functionText(M.name(Where.Self));
  add(std::move(F));
}

} // namespace dxil::validation
