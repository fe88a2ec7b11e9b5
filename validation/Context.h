// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What all rule groups share: the module, its metadata in typed form, uses, handles, and reporting.
#pragma once

#include "Layout.h"
#include "ModuleInfo.h"

#include <dxil/validation/Validator.h>

#include <span>
#include <unordered_map>

namespace dxil::validation {

/// The number a half, float or double constant is; false if it is none. Null counts as 0.
bool constantFloat(const ir::Module &M, ir::ValueId V, double &Out);
/// The LLVM spelling of a type; nesting deeper than a few levels is cut with "...".
std::string typeText(const ir::Module &M, ir::TypeId T);

class Context {
public:
  Context(const ir::Module &M, const ValidationOptions &Options, ValidationReport &Report);

  const ir::Module &M;
  const ValidationOptions &Options;
  ModuleInfo Info;
  validation::Layout Layout;

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

  // ---- Values ----

  bool isUndef(ir::ValueId V) const;
  bool isConstant(ir::ValueId V) const;
  bool constantInt(ir::ValueId V, uint64_t &Out) const { return M.constantInt(V, Out); }
  /// The value of a constant, sign-extended from its type's width.
  bool constantSigned(ir::ValueId V, int64_t &Out) const;
  std::string nameOf(const ir::Function &F) const;
  ir::FunctionId functionOf(const ir::Instruction &I) const;
  ir::InstId idOf(const ir::Instruction &I) const { return ir::InstId(&I - M.Instructions.data()); }

  /// Instructions that use the value as an operand or callee, each once for each use.
  std::span<const ir::InstId> users(ir::ValueId V) const;
  /// Constants that have the value as an operand.
  std::span<const ir::ConstantId> constantUsers(ir::ValueId V) const;

  /// Functions called directly by F, without repetition, in order of first call.
  std::span<const ir::FunctionId> callees(ir::FunctionId F) const { return Calls[F]; }

  // ---- Handles ----

  /// What is known of the resource behind a handle; null if nothing is.
  const ResourceProperties *properties(ir::ValueId Handle) const;
  void setProperties(ir::ValueId Handle, ResourceProperties P) { Handles[Handle] = P; }
  /// The resource record behind a handle made from a range id, or null.
  const Resource *resourceOf(ir::ValueId Handle) const;
  void setResource(ir::ValueId Handle, const Resource *R) { HandleResources[Handle] = R; }

  /// The stage a function runs in: its entry's, a hull shader's for a patch constant function, the
  /// module's else (Library for a plain function of a library).
  Stage stageOf(ir::FunctionId F) const;

private:
  ValidationReport &Report;
  std::vector<uint32_t> UserBegin, ConstantUserBegin;
  std::vector<ir::InstId> Users;
  std::vector<ir::ConstantId> ConstantUsers;
  std::vector<std::vector<ir::FunctionId>> Calls;
  std::unordered_map<ir::ValueId, ResourceProperties> Handles;
  std::unordered_map<ir::ValueId, const Resource *> HandleResources;

  void buildUsers();
  void buildCalls();
  Finding make(RuleMessage &&Message) const;
  void add(Finding F);
  void locate(Finding &F, const ir::Instruction &At) const;
};

/// The instruction in one line, for messages: "%8 = call @dx.op.unary.f32(i32 13, %7)".
std::string instructionText(const Context &Ctx, const ir::Instruction &I);

} // namespace dxil::validation
