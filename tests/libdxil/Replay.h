// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rebuilds the program of a container through dxil_builder.h alone: reads the container and makes
// the calls that a compiler would make.
#pragma once

#include <dxil_builder.h>

#include <dxil/container/Container.h>
#include <dxil/container/derive/Facts.h>
#include <dxil/module/Module.h>
#include <dxil/module/OpCall.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace dxil::test {

/// A container and its module.
struct Original {
  std::vector<uint8_t> Bytes;
  container::Container File;
  ir::Module M;
  container::ModuleFacts Facts;
};

/// The result of a replay.
struct Replayed {
  std::vector<uint8_t> Bytes; ///< bytes of the container; empty if the builder or the validator
                              ///< rejects it
  std::string Report;         ///< why it was rejected
  /// Number of instructions that replace constant expressions, which the builder does not have.
  unsigned Expanded = 0;
};

/// Returns why the builder cannot express the container; empty if it can.
std::string unsaid(const Original &O);

/// Rebuilds a container. \p Fixed keeps the registers of elements; otherwise the builder packs
/// them.
Replayed replay(const Original &O, bool Fixed);

/// Declares the program, its signatures, resources, functions and variables.
class ReplayDeclarations {
protected:
  ReplayDeclarations(const Original &O, dxil_builder *B) : O(O), M(O.M), B(B) {}

  void declare(bool Fixed);
  dxil_type type(ir::TypeId T);
  /// Returns the id of a constant, function or global. A constant expression has none.
  dxil_value constant(ir::ValueId V);

  const Original &O;
  const ir::Module &M;
  dxil_builder *B;
  std::map<ir::TypeId, dxil_type> Types;
  std::map<ir::ValueId, dxil_value> Values;
  std::map<ir::FunctionId, dxil_function> Functions;
  std::map<ir::FunctionId, dxil_block> Entries; ///< first block of each function
  /// Elements by list and number.
  std::map<std::pair<uint32_t, uint64_t>, dxil_element> Elements;
  /// Resources by class and number.
  std::map<std::pair<uint32_t, uint64_t>, dxil_resource> Resources;

private:
  void addElements(const container::Signature &S, dxil_signature List, bool Fixed);
  void addResource(const container::Resource &R);
  void addGlobals();
  void addFunctions();
  dxil_function addEntry(const container::EntryPoint &E);
  dxil_value elements(dxil_type T, const std::vector<dxil_value> &List);
};

/// Builds the function bodies.
class Replay : ReplayDeclarations {
public:
  Replay(const Original &O, dxil_builder *B) : ReplayDeclarations(O, B) {}

  void run(bool Fixed);
  unsigned expanded() const { return Expanded; }

private:
  void body(ir::FunctionId F);
  void block(ir::BlockId Id);
  void fillPhis(const ir::Function &F);
  /// Returns the value of an operand. Builds instructions for a constant expression.
  dxil_value value(ir::ValueId V);
  std::vector<dxil_value> valueList(std::span<const ir::ValueId> Ids);
  dxil_value expression(const ir::Constant &C);
  dxil_block target(ir::BlockId Id) { return Blocks.at(Id); }
  dxil_value instruction(const ir::Instruction &I);
  dxil_value memory(const ir::Instruction &I);
  void terminator(const ir::Instruction &I);
  dxil_value call(const ir::Instruction &I);
  dxil_value operation(const ir::OpCall &Call);
  /// Builds accesses of elements and handles through the builder's calls for them. Returns false
  /// for other calls.
  bool declared(const ir::OpCall &Call, dxil_value &Out);
  bool element(const ir::OpCall &Call, dxil_value &Out);
  bool handle(const ir::OpCall &Call, dxil_value &Out);
  const container::Resource *bound(const ir::OpCall &Call, ir::ValueId &Index, bool &NonUniform);
  ir::TypeId overload(const ir::OpCall &Call, unsigned Dimension) const;
  void findSkipped(const ir::Function &F);

  std::map<ir::BlockId, dxil_block> Blocks;
  std::set<ir::ValueId> Skipped; ///< values that dxil_build_handle computes itself
  unsigned Expanded = 0;
};

} // namespace dxil::test
