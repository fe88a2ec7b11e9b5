// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The typed form of td/spirv. Only SPIRVModel.cpp and SPIRVExpressions.cpp read the fields of these
// records.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class DagInit;
class Init;
class Record;
class RecordKeeper;
} // namespace llvm

namespace dxil::emitters {

struct SPIRVOperandDesc {
  std::string Kind; ///< "IdRef", "MemoryAccess"
  std::string Name;
  char Quantifier = 0; ///< '?' before an optional operand, '*' before a list
};

/// A node of an expression; its operands are earlier nodes.
struct SPIRVNodeDesc {
  std::string Kind;         ///< enumerator of NodeKind
  std::string Number = "0"; ///< C++ expression
  std::string Value = "0";
  std::vector<unsigned> Operands;
  friend auto operator<=>(const SPIRVNodeDesc &, const SPIRVNodeDesc &) = default;
};

struct SPIRVExpressionDesc {
  std::vector<SPIRVNodeDesc> Nodes;
  std::string Text; ///< pseudo-code
};

enum class SPIRVMappingKind {
  None,
  Computed,
  Group,
  Atomic,
  Built,
  Declared,
  Ignored,
  Refused,
  SystemValue,
  BuiltInOp,
  EntryMode
};

/// A field of produce::EntryDescription that an execution mode sets.
struct SPIRVEntryFieldDesc {
  std::string Name;
  std::string Value;              ///< "TessellatorDomain::Quad"; empty: the operand of the mode
  bool IsList = false;            ///< an array that gets all operands
  bool IsFlag = false;            ///< the value is a bit of the field
  std::optional<int64_t> Operand; ///< the only operand that sets the field
  std::string Refusal;            ///< why other operands are refused, or empty
  /// The semantic that a built-in variable gets; then there is no field.
  std::string BuiltIn, Semantic;
};

struct SPIRVMappingDesc {
  SPIRVMappingKind Kind = SPIRVMappingKind::None;
  std::string Text;
  std::vector<SPIRVExpressionDesc> Expressions;
  std::string Builder;                     ///< for Built
  std::string Operation, RMW, AtomicValue; ///< for Atomic
  std::string Semantic, Component;         ///< for SystemValue
  std::vector<SPIRVEntryFieldDesc> Fields; ///< for EntryMode
};

struct SPIRVEntityDesc {
  std::string Name; ///< "Load", "Block"
  int64_t Number = 0;
  std::string Group; ///< group of an instruction
  std::vector<SPIRVOperandDesc> Operands;
  std::vector<std::string> Capabilities;
  SPIRVMappingDesc Mapping;
};

struct SPIRVKindDesc {
  std::string Name;
  bool IsMask = false;
  std::vector<SPIRVEntityDesc> Enumerants;
};

struct SPIRVModel {
  std::vector<SPIRVEntityDesc> Instructions, Extended; ///< sorted by number
  std::vector<SPIRVKindDesc> Kinds;
};

/// Reads and checks the records. Reports each mistake at its record; returns nothing then.
std::optional<SPIRVModel> readSPIRVModel(const llvm::RecordKeeper &Records);

/// Compiles the expressions of mappings.
class SPIRVExpressions {
public:
  explicit SPIRVExpressions(const llvm::RecordKeeper &Records);
  /// Returns the nodes of an expression over an entity's operands. Returns nothing after an error.
  std::optional<SPIRVExpressionDesc> compile(const llvm::Record &Mapping, const llvm::DagInit &Dag,
                                             const SPIRVEntityDesc &Entity);

private:
  struct Form {
    std::string Kind, Name, Text;
  };
  std::map<const llvm::Record *, Form> Forms;

  struct Compiled {
    unsigned Node = 0;
    std::string Text;
  };
  std::optional<Compiled> node(const llvm::Init &I, const std::string &Name);
  std::optional<Compiled> apply(const llvm::DagInit &Dag);
  bool checkOperands(const llvm::DagInit &Dag, const llvm::Record &Head);
  std::optional<Compiled> argument(const std::string &Name);
  Compiled add(SPIRVNodeDesc N, std::string Text);
  const llvm::Record *Mapping = nullptr;
  const SPIRVEntityDesc *Owner = nullptr;
  SPIRVExpressionDesc Out;
};

} // namespace dxil::emitters
