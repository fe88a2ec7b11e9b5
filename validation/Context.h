// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What all rule groups share: the module, its metadata in typed form, uses, handles, and reporting.
#pragma once

#include "TypeProblems.h"

#include <dxil/container/derive/Analysis.h>
#include <dxil/module/TypeLayout.h>
#include <dxil/validation/Validator.h>

namespace dxil::validation {

using namespace container;

/// The LLVM spelling of a type; what is nested deeper than a few levels, or makes it longer than a
/// line or two, is cut with "...".
std::string typeText(const ir::Module &M, ir::TypeId T);
/// A function's name as findings have it: printable, its beginning if it is very long.
std::string functionText(std::string_view Name);

/// The analysis of a module, with reporting.
class Context : public Analysis {
public:
  Context(const ir::Module &M, const ValidationOptions &Options, ValidationReport &Report);

  const ValidationOptions &Options;
  ir::TypeLayout Layout;
  validation::TypeProblems TypeProblems;

  // ---- Reporting ----

  void report(RuleMessage Message);
  void report(RuleMessage Message, const ir::Instruction &At);
  void report(RuleMessage Message, const ir::Function &At);
  void reportPart(RuleMessage Message, std::string_view Part);
  /// The digest in the header is not that of the bytes: a warning, an error when strict.
  void reportDigest();
  /// A finding that the reference validator does not make: an error only when strict.
  void reportStrict(RuleMessage Message, const ir::Instruction &At);
  void reportStrict(RuleMessage Message, const ir::Function &At);
  void reportStrictPart(RuleMessage Message, std::string_view Part);

  size_t findings() const { return Report.Findings.size(); }

private:
  ValidationReport &Report;
  Finding make(RuleMessage &&Message) const;
  void add(Finding F);
  void locate(Finding &F, const ir::Instruction &At) const;
};

/// The instruction in one line, for messages: "%8 = call @dx.op.unary.f32(i32 13, %7)".
std::string instructionText(const Context &Ctx, const ir::Instruction &I);

} // namespace dxil::validation
