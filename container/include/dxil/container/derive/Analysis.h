// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What deriving parts and validation both query of a module: the users of a value, which
// functions call which, what calls ops, what is behind a handle. Built in one walk over the
// instructions; memory and time are linear in the module.
#pragma once

#include <dxil/container/derive/Facts.h>
#include <dxil/module/Graph.h>

#include <optional>
#include <span>
#include <vector>

namespace dxil::container {

/// What is asked of a type, as bits, so that a pass over all instructions need not look at types.
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

class Analysis {
public:
  /// The module has to outlive the analysis. `Info` is empty until it is assigned, and there are no
  /// handles before mapHandles().
  explicit Analysis(const ir::Module &M);

  const ir::Module &M;
  ModuleFacts Info;

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
  /// numbers (NumberType), for which it is not queried.
  std::span<const ir::InstId> users(ir::ValueId V) const;
  /// Constants that have the value as an operand.
  std::span<const ir::ConstantId> constantUsers(ir::ValueId V) const;

  /// The control flow of a function, until that of another one is asked for.
  const ir::Graph &graph(ir::FunctionId F) const {
    if (GraphOf != F) {
      Graph.emplace(M, M.Functions[F]);
      GraphOf = F;
    }
    return *Graph;
  }
  /// Functions called directly by F, without repetition, in order of first call.
  std::span<const ir::FunctionId> callees(ir::FunctionId F) const { return Calls[F]; }

  // ---- Types ----

  /// TypeTrait bits.
  uint8_t traits(ir::TypeId T) const { return Traits[T]; }
  /// Whether some value that functions have or use has a type with one of these bits.
  bool usesTypes(uint8_t Bits) const;
  /// What an array is of, through all its dimensions; any other type is itself.
  ir::TypeId elementOf(ir::TypeId T) const;
  /// How many numbers a value of the type holds (ir::elementCounts()).
  uint64_t components(ir::TypeId T) const;

  // ---- Calls of operations ----

  struct KnownCall {
    ir::InstId Instruction;
    uint32_t OpNumber; ///< in allOps()
    const OpInfo &op() const { return allOps()[OpNumber]; }
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
  const HandleProperties *properties(ir::ValueId Handle) const;
  void setProperties(ir::ValueId Handle, HandleProperties P);
  /// The resource record behind a handle made from a range id, or null.
  const Resource *resourceOf(ir::ValueId Handle) const;
  void setResource(ir::ValueId Handle, const Resource *R);

  /// The stage a function runs in: its entry's, a hull shader's for a patch constant function, the
  /// module's else (Library for a plain function of a library).
  Stage stageOf(ir::FunctionId F) const;

private:
  /// For each value who uses it: those of value V from Begin[V] on. Empty if no value has users.
  struct Rows {
    std::vector<uint32_t> Begin, Items;
    std::span<const uint32_t> of(ir::ValueId V) const {
      return Begin.empty() ? std::span<const uint32_t>()
                           : std::span(Items).subspan(Begin[V], Begin[V + 1] - Begin[V]);
    }
  };
  // Found when first asked for.
  mutable std::optional<Rows> Users, ConstantUsers;
  std::vector<std::vector<ir::FunctionId>> Calls;
  std::vector<KnownCall> OpCalls;
  std::vector<uint32_t> OpCallBegin; ///< for each function, in OpCalls; and the end
  std::vector<uint8_t> IsOp;         ///< for each function
  std::vector<uint8_t> Traits;       ///< for each type
  uint8_t LocalTraits = 0;  ///< of the types of arguments, results and functions' constants
  uint8_t GlobalTraits = 0; ///< of those of the module's own values
  mutable std::optional<uint8_t> UsedGlobalTraits; ///< found when first asked for
  mutable std::optional<ir::Graph> Graph;          ///< of the function GraphOf
  mutable ir::FunctionId GraphOf = ir::None;
  // Found for all types when first asked for.
  mutable std::vector<ir::TypeId> Elements;
  mutable std::vector<uint64_t> Components;
  std::vector<uint16_t> OpNumbers; ///< for each instruction its op's place in allOps() plus one
  struct HandleInfo {
    bool HasProperties = false;
    HandleProperties Properties;
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
  void noteGlobalTraits();
  uint8_t findUsedGlobalTraits() const;
  void findCalls();
  void noteCall(const ir::Instruction &X, ir::FunctionId Caller, std::vector<ir::FunctionId> &Last);
  Rows findUsers() const;
  Rows findConstantUsers() const;
  static Rows makeRows(const std::vector<Use> &Uses, size_t Values);
  const OpInfo *findOpOf(const ir::Instruction &I, const ir::Function &Called) const;
};

/// What mapHandles() finds wrong; each does nothing by default.
struct OpCall;

class HandleProblems {
public:
  virtual ~HandleProblems() = default;
  /// An operand of a call that makes or annotates a handle is not what it has to be.
  virtual void badOperand(const OpCall &, OperandId, std::string_view) {}
  /// A library's resource is used by an instruction that makes no handle of it.
  virtual void wrongUser(const ir::Instruction &, const Resource &) {}
  /// One handle may be of two resources with different properties.
  virtual void twoResources(const ir::Instruction &, const Resource &, const Resource &) {}
};

/// Fills the tables of handles: from each handle to what is known of its resource. Needs `A.Info`.
void mapHandles(Analysis &A, HandleProblems &Problems);
inline void mapHandles(Analysis &A) {
  HandleProblems None;
  mapHandles(A, None);
}

} // namespace dxil::container
