// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conversion of one module. Its members are in ModuleConversion.cpp (the module),
// ConvertConstants.cpp, ConvertMetadata.cpp and ConvertFunctions.cpp.
#pragma once

#include "ConvertAttributes.h"
#include "ValueEnumeration.h"
#include "dxil/lowering/ModuleConversion.h"

namespace llvm {
class AtomicCmpXchgInst;
class AtomicRMWInst;
class CallInst;
class ConstantExpr;
} // namespace llvm

namespace dxil::lowering {

/// Returns an error for the first construct of \p M that DXIL cannot express, or whose pointer has
/// another pointee type than its use needs. Returns success if there is none.
llvm::Error checkExpressible(const llvm::Module &M, const PointerTypes &Pointers,
                             const DebugMetadata *Debug);

/// Returns the opcode of an LLVM cast or binary operator, or nothing if DXIL lacks it.
std::optional<ir::Opcode> castOpcode(unsigned Opcode);
std::optional<ir::Opcode> binaryOpcode(unsigned Opcode);
/// The flags of \p V that LLVM 3.7 has: wrap, exact and fast-math, as bits of ir::Instruction.
uint16_t operatorFlags(const llvm::Value &V);

class ModuleConverter {
public:
  /// With \p Debug, debug information is converted.
  ModuleConverter(const llvm::Module &M, const PointerTypes &Pointers, const DebugMetadata *Debug);

  llvm::Expected<ir::Module> convert();

private:
  // The module.
  void enumerate();
  void convertGlobals();
  void convertFunctionDeclarations();
  void nameGlobals();
  std::string_view save(llvm::StringRef Text) { return Out.Strings.save(std::string_view(Text)); }

  // Constants.
  ir::Range convertConstants(unsigned First, unsigned End);
  void convertConstant(const llvm::Constant *C, ir::Constant &To);
  void convertData(const llvm::Constant *C, ir::Constant &To);
  void convertExpression(const llvm::ConstantExpr *CE, ir::Constant &To);

  // Metadata.
  ir::Range convertMetadata(llvm::ArrayRef<MetadataEnumeration::Entry> Entries);
  ir::Metadata convertNode(const llvm::MDNode &Node);
  ir::Metadata convertDebugNode(const llvm::MDNode &Node);
  void convertNamedMetadata();
  void convertMetadataKinds();
  llvm::SmallVector<ir::Attachment, 2> convertAttachments(const llvm::Instruction &I);
  uint32_t convertLocation(const llvm::Instruction &I);
  ir::MetadataId metadata(const llvm::Metadata *MD) const { return metadataId(Metadata.id(MD)); }
  ir::MetadataId metadataId(unsigned Number) const {
    return Number < Metadata.endOfModule() ? Number : Number + MetadataShift;
  }

  // Functions.
  void convertFunction(const llvm::Function &F, ir::Function &To);
  void nameLocals(const llvm::Function &F);
  void convertInstruction(const llvm::Instruction &I, ir::Instruction &To);
  void convertControlFlow(const llvm::Instruction &I, ir::Instruction &To);
  void convertMemory(const llvm::Instruction &I, ir::Instruction &To);
  void convertAtomic(const llvm::Instruction &I, ir::Instruction &To);
  void convertAggregate(const llvm::Instruction &I, ir::Instruction &To);
  void convertPhi(const llvm::Instruction &I, ir::Instruction &To);
  void convertCall(const llvm::CallInst &Call, ir::Instruction &To);
  ir::Opcode opcodeOf(const llvm::Instruction &I) const;
  ir::BlockId block(const llvm::BasicBlock *BB) const { return FirstBlock + Values.block(BB); }

  /// The enumeration numbers the values of each function from the same start; ValueShift sets
  /// functions apart.
  ir::ValueId valueId(unsigned Number) const {
    return Number < Values.endOfConstants() ? Number : Number + ValueShift;
  }
  ir::ValueId value(const llvm::Use &U) const { return valueId(Values.id(U)); }
  ir::ValueId value(const llvm::Value *V) const { return valueId(Values.id(V)); }
  ir::ValueId addValue(ir::ValueKind Kind, ir::TypeId Type, uint32_t Index) {
    Out.Values.push_back({Kind, Type, Index});
    return ir::ValueId(Out.Values.size() - 1);
  }
  void addOperand(ir::ValueId V, ir::Range &Operands);

  const llvm::Module &M;
  const DebugMetadata *Debug; ///< null if debug information is left out
  ir::Module Out;
  TypeTable Types;
  ValueEnumeration Values;
  MetadataEnumeration Metadata;
  AttributeTable Attributes;

  uint32_t ValueShift = 0, MetadataShift = 0; ///< offsets of the current function's ids
  ir::BlockId FirstBlock = 0;
  const llvm::DILocation *LastLocation = nullptr;
};

} // namespace dxil::lowering
