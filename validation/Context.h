// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What all rule groups share: the module, its metadata in typed form, uses, handles, and reporting.
#pragma once

#include "Layout.h"
#include "ModuleInfo.h"
#include "TypeProblems.h"

#include <dxil/validation/Validator.h>

#include <span>
#include <vector>

namespace dxil::validation {

/// The number a half, float or double constant is; false if it is none. Null counts as 0.
bool constantFloat(const ir::Module &M, ir::ValueId V, double &Out);
/// The LLVM spelling of a type; what is nested deeper than a few levels, or makes it longer than a
/// line or two, is cut with "...".
std::string typeText(const ir::Module &M, ir::TypeId T);
/// A function's name as findings have it: printable, its beginning if it is very long.
std::string functionText(std::string_view Name);

/// What rules ask of a type, as bits, so that a pass over all instructions need not look at types.
enum TypeTrait : uint8_t {
  DoubleType = 1,
  Int64Type = 2,
  LowType = 4,       ///< the type itself: double, i64, half or i16
  SharedPointer = 8, ///< to groupshared memory
  HandleType = 16,
  NodeHandleType = 32, ///< structs of those names; functions that take one
  OddWidth = 64,       ///< an integer not 1, 16, 32 or 64 bits wide
  NumberType = 128     ///< an integer, a floating-point number, or a vector
};

class Context {
public:
  Context(const ir::Module &M, const ValidationOptions &Options, ValidationReport &Report);

  const ir::Module &M;
  const ValidationOptions &Options;
  ModuleInfo Info;
  validation::Layout Layout;
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

  size_t findings() const { return Report.Findings.size(); }

  // ---- Values ----

  bool isUndef(ir::ValueId V) const {
    const ir::Constant *C = M.constant(V);
    return C && C->Kind == ir::ConstantKind::Undef;
  }
  bool isConstant(ir::ValueId V) const { return M.constant(V) != nullptr; }
  bool constantInt(ir::ValueId V, uint64_t &Out) const { return M.constantInt(V, Out); }
  /// The value of a constant, sign-extended from its type's width.
  bool constantSigned(ir::ValueId V, int64_t &Out) const;
  std::string nameOf(const ir::Function &F) const;
  ir::FunctionId functionOf(const ir::Instruction &I) const;
  ir::InstId idOf(const ir::Instruction &I) const { return ir::InstId(&I - M.Instructions.data()); }

  /// Instructions that use the value as an operand or callee, each once for each use. Nothing for
  /// numbers (NumberType), of which no rule asks it.
  std::span<const ir::InstId> users(ir::ValueId V) const;
  /// Constants that have the value as an operand.
  std::span<const ir::ConstantId> constantUsers(ir::ValueId V) const;

  /// Functions called directly by F, without repetition, in order of first call.
  std::span<const ir::FunctionId> callees(ir::FunctionId F) const { return Calls[F]; }

  // ---- Types ----

  /// TypeTrait bits.
  uint8_t traits(ir::TypeId T) const { return Traits[T]; }
  /// Whether some value that instructions make or use has a type with one of these bits.
  bool usesTypes(uint8_t Bits) const { return UsedTraits & Bits; }
  /// What an array is of, through all its dimensions; any other type is itself.
  ir::TypeId elementOf(ir::TypeId T) const;
  /// How many numbers a value of the type holds (ir::elementCounts()).
  uint64_t components(ir::TypeId T) const;

  // ---- Calls of operations ----

  struct KnownCall {
    ir::InstId Instruction;
    const OpInfo *Op;
  };
  /// All calls of an op that there is, in the order of the instructions.
  std::span<const KnownCall> opCalls() const { return OpCalls; }
  /// Those of one function.
  std::span<const KnownCall> opCalls(ir::FunctionId F) const {
    return std::span(OpCalls).subspan(OpCallBegin[F], OpCallBegin[F + 1] - OpCallBegin[F]);
  }
  /// Whether a function is one of DXIL's by its name.
  bool isOpFunction(ir::FunctionId F) const { return IsOp[F]; }
  /// The op that the instruction calls, or null.
  const OpInfo *opAt(ir::InstId I) const {
    return OpNumbers[I] ? &allOps()[OpNumbers[I] - 1] : nullptr;
  }

  // ---- Handles ----

  /// What is known of the resource behind a handle; null if nothing is.
  const ResourceProperties *properties(ir::ValueId Handle) const;
  void setProperties(ir::ValueId Handle, ResourceProperties P);
  /// The resource record behind a handle made from a range id, or null.
  const Resource *resourceOf(ir::ValueId Handle) const;
  void setResource(ir::ValueId Handle, const Resource *R);

  /// The stage a function runs in: its entry's, a hull shader's for a patch constant function, the
  /// module's else (Library for a plain function of a library).
  Stage stageOf(ir::FunctionId F) const;

private:
  ValidationReport &Report;
  std::vector<uint32_t> UserBegin, ConstantUserBegin;
  std::vector<ir::InstId> Users; ///< of value V from UserBegin[V] on
  std::vector<ir::ConstantId> ConstantUsers;
  std::vector<std::vector<ir::FunctionId>> Calls;
  std::vector<KnownCall> OpCalls;
  std::vector<uint32_t> OpCallBegin; ///< for each function, in OpCalls; and the end
  std::vector<uint8_t> IsOp;         ///< for each function
  std::vector<uint8_t> Traits;       ///< for each type
  uint8_t UsedTraits = 0;
  // Found for all types when first asked for.
  mutable std::vector<ir::TypeId> Elements;
  mutable std::vector<uint64_t> Components;
  std::vector<uint16_t> OpNumbers; ///< for each instruction its op's place in allOps() plus one
  struct HandleInfo {
    bool HasProperties = false;
    ResourceProperties Properties;
    const Resource *Record = nullptr;
  };
  /// For each value the place of its handle in Handles plus one; empty while there is no handle.
  std::vector<uint32_t> HandleOf;
  std::vector<HandleInfo> Handles;
  HandleInfo &handle(ir::ValueId V);
  const HandleInfo *findHandle(ir::ValueId V) const;

  void buildTraits();
  /// A use: a value, and the instruction or constant that uses it.
  struct Use {
    ir::ValueId Value;
    uint32_t By;
  };
  void buildUsersAndCalls();
  void noteUses(const ir::Instruction &X, std::vector<Use> &Uses);
  void noteCall(const ir::Instruction &X, ir::FunctionId Caller, std::vector<ir::FunctionId> &Last);
  static void makeRows(const std::vector<Use> &Uses, size_t Values, std::vector<uint32_t> &Begin,
                       std::vector<uint32_t> &Users);
  const OpInfo *findOpOf(const ir::Instruction &I, const ir::Function &Called) const;
  Finding make(RuleMessage &&Message) const;
  void add(Finding F);
  void locate(Finding &F, const ir::Instruction &At) const;
};

/// The instruction in one line, for messages: "%8 = call @dx.op.unary.f32(i32 13, %7)".
std::string instructionText(const Context &Ctx, const ir::Instruction &I);

} // namespace dxil::validation
