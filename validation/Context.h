// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The state that rule groups share: the module, typed metadata, users, handles, and reporting.
#pragma once

#include "Groups.h"
#include "TypeProblems.h"

#include <dxil/container/derive/Analysis.h>
#include <dxil/module/TypeLayout.h>
#include <dxil/validation/Validator.h>

#include <utility>

namespace dxil::validation {

using namespace container;

/// Returns the type in LLVM's syntax. Replaces deep nesting and long text by "...".
std::string typeText(const ir::Module &M, ir::TypeId T);
/// Returns a function's name for findings: printable, shortened if very long.
std::string functionText(std::string_view Name);

/// The analysis of a module, with reporting.
class Context : public Analysis {
public:
  Context(const ir::Module &M, const ValidationOptions &Options, ValidationReport &Report);

  const ValidationOptions &Options;
  ir::TypeLayout Layout;
  validation::TypeProblems TypeProblems;

  // ---- Results of the walk over the instructions ----

  /// Uses of functions and variables by instructions: a set of UseBits for each.
  enum UseBits : uint8_t { IsUsed = 1, IsUsedOtherwise = 2 /* than as the callee of a call */ };
  std::vector<uint8_t> FunctionUses, GlobalUses;

  // ---- Reporting ----

  /// Later reports belong to this group.
  void enter(Group G) { Current = G; }
  /// Reports of Run() belong to this group.
  template <typename Fn> void inGroup(Group G, Fn Run) {
    const Group Before = std::exchange(Current, G);
    Run();
    Current = Before;
  }
  /// Sorts findings by group; keeps their order within a group.
  void sortFindings();

  [[gnu::cold]] void report(RuleMessage Message);
  [[gnu::cold]] void report(RuleMessage Message, const ir::Instruction &Place);
  [[gnu::cold]] void report(RuleMessage Message, const ir::Function &Where);
  [[gnu::cold]] void reportPart(RuleMessage Message, std::string_view Part);
  /// Reports that the digest does not match the bytes: a warning, an error if strict.
  [[gnu::cold]] void reportDigest();
  /// Reports a finding that the reference validator does not make: an error only if strict.
  [[gnu::cold]] void reportStrict(RuleMessage Message, const ir::Instruction &Place);
  [[gnu::cold]] void reportStrict(RuleMessage Message, const ir::Function &Where);
  [[gnu::cold]] void reportStrictPart(RuleMessage Message, std::string_view Part);

  size_t findings() const { return Report.Findings.size(); }

private:
  ValidationReport &Report;
  Group Current = Group::Facts;
  std::vector<Group> GroupOf; ///< group of each finding
  Finding make(RuleMessage &&Message) const;
  void add(Finding F);
  void locate(Finding &F, const ir::Instruction &Place) const;
};

/// Returns the instruction in one line, for messages: "%8 = call @dx.op.unary.f32(i32 13, %7)".
std::string instructionText(const Context &Ctx, const ir::Instruction &I);

} // namespace dxil::validation
