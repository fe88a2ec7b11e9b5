// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The writer of a module: one object that numbers its values and writes them.
//
//   WriteModule.cpp       top level, globals and functions, symbol tables, attributes
//   WriteTypes.cpp        the type table and its order
//   WriteConstants.cpp    constant blocks
//   WriteMetadata.cpp     metadata blocks and attachments
//   WriteFunction.cpp     function bodies; WriteInstruction.cpp their instructions
//
// Numbers in the bitstream count module-level values first and a function's own after them,
// starting at the same number in each function; ids of the model are unique in the module. Numbers
// maps module-level values permanently, and the values of a function while it is written.
#pragma once

#include "../Records.h"
#include "BitstreamWriter.h"

#include <dxil/module/ModuleWriter.h>

#include <utility>

namespace dxil::ir::writer {

using namespace bitcode;

class Writer {
public:
  explicit Writer(const ir::Module &M);
  Result<std::vector<uint8_t>> run();

private:
  // In WriteModule.cpp.
  void numberModule();
  void writeBlockInfo();
  void writeAttributes();
  void writeSections();
  void writeGlobals();
  void writeFunctions();
  void writeAliases();
  void writeSymbols();
  void addSymbol(ir::ValueId V);
  void text(uint32_t Code, std::string_view Text) { S.record(Code, {}, Text); }
  uint64_t section(std::string_view Name) const;
  uint64_t collector(std::string_view Name) const;
  /// Returns the number of a value plus one, or zero for None.
  uint64_t optional(ir::ValueId V) const { return V == ir::None ? 0 : uint64_t(Numbers[V]) + 1; }

  // In WriteTypes.cpp.
  void orderTypes();
  void writeTypes();
  void writeType(const ir::Type &T);
  uint64_t type(ir::TypeId T) const { return TypeNumbers[T]; }
  uint64_t typeOf(ir::ValueId V) const { return TypeNumbers[M.Values[V].Type]; }

  // In WriteConstants.cpp.
  void writeConstants(ir::Range Constants, bool OfModule);
  void defineConstantAbbreviations();
  void writeConstant(const ir::Constant &C);
  void writeScalar(const ir::Constant &C);
  void writeText(const ir::Constant &C);
  void writeExpression(const ir::Constant &C);
  void writeInlineAsm(const ir::Constant &C);
  /// Adds type and number of an operand.
  void addTyped(ir::ValueId V) {
    add(typeOf(V));
    add(Numbers[V]);
  }

  // In WriteMetadata.cpp.
  void writeMetadata(ir::Range Nodes, bool OfModule);
  void writeNode(const ir::Metadata &N);
  void writeDebugNode(const ir::Metadata &N);
  void writeNamedMetadata();
  void writeMetadataKinds();
  void writeAttachments(const ir::Function &F);
  void addAttachments(std::span<const ir::Attachment> List);
  uint64_t metadata(ir::MetadataId N) const {
    return N < M.ModuleMetadataCount ? N : N - MetadataShift;
  }
  uint64_t optionalMetadata(ir::MetadataId N) const { return N == ir::None ? 0 : metadata(N) + 1; }

  // In WriteFunction.cpp.
  void writeBody(const ir::Function &F);
  void numberFunction(const ir::Function &F);
  void writeLocation(const ir::Instruction &I);
  uint64_t block(ir::BlockId B) const { return B - FirstBlock; }

  // In WriteInstruction.cpp.
  void writeInstruction(const ir::Instruction &I);
  void writeBinary(const ir::Instruction &I);
  void writeAggregate(const ir::Instruction &I);
  void writeMemory(const ir::Instruction &I);
  void writeAtomic(const ir::Instruction &I);
  void writeControl(const ir::Instruction &I);
  void writeSwitch(const ir::Instruction &I);
  void writePhi(const ir::Instruction &I);
  void writeCall(const ir::Instruction &I);
  void addArguments(const ir::Instruction &I);
  void writeLandingPad(const ir::Instruction &I);

  void add(uint64_t Operand) { Fields.push_back(Operand); }
  /// Adds an operand as the distance to its definition: 32 bits, which wrap for forward references.
  void addOperand(ir::ValueId V) {
    uint64_t Number = ir::isMetadataOperand(V) ? metadata(ir::metadataOperand(V)) : Numbers[V];
    add(uint32_t(NextValue - Number));
  }
  /// Adds an operand, and its type if it is a forward reference. Returns true if it is.
  bool addTypedOperand(ir::ValueId V) {
    addOperand(V);
    if (ir::isMetadataOperand(V) || Numbers[V] < NextValue)
      return false;
    add(typeOf(V));
    return true;
  }
  void emit(uint32_t Code, uint32_t Abbrev = 0) {
    S.record(Code, Fields, Abbrev);
    Fields.clear();
  }

  const ir::Module &M;
  BitstreamWriter S;
  std::vector<uint64_t> Fields; ///< operands of the current record

  std::vector<uint32_t> TypeNumbers; ///< bitcode number of each type
  std::vector<ir::TypeId> TypeOrder; ///< types by bitcode number
  std::vector<uint32_t> Numbers;     ///< bitcode number of each value
  std::vector<std::string_view> Sections, Collectors;
  uint32_t ModuleValues = 0, NextValue = 0;
  uint32_t MetadataShift = 0;
  ir::BlockId FirstBlock = 0;
  const ir::Location *LastLocation = nullptr;

  struct Symbol {
    std::string_view Name;
    bool IsBlock;
    uint64_t Number;
  };
  std::vector<Symbol> Symbols; ///< entries of the current symbol table

  /// Numbers of abbreviations; 0 where there is none.
  struct {
    uint32_t Symbol8, Symbol7, Symbol6, BlockSymbol6;
    uint32_t SetType, Integer, Cast, Null;
    uint32_t Load, Binary, BinaryFlags, CastInst, RetVoid, Ret, Unreachable, GetElementPtr;
    uint32_t Aggregate, String, CString7, CString6; ///< abbreviations for constants of the module
  } Abbrevs{};
  struct {
    uint32_t Pointer, Function, Literal, Name, Named;
  } TypeAbbrevs{};
  uint32_t MetadataString = 0;
};

/// Returns the encoding of a signed number: the sign is in the lowest bit.
inline uint64_t signedField(uint64_t V) {
  return int64_t(V) >= 0 ? V << 1 : (~V + 1) << 1 | 1;
}
inline constexpr uint64_t alignmentField(uint32_t Bytes) {
  return uint64_t(std::bit_width(Bytes));
}
/// Returns the number of bits for numbers below Count, as LLVM computes it.
inline uint32_t bitsFor(size_t Count) {
  return uint32_t(std::bit_width(uint64_t(Count)));
}
/// Return LLVM's number of a binary operation or cast, and its flags as in a record.
uint64_t binaryField(ir::Opcode Op);
uint64_t castField(ir::Opcode Op);
uint64_t flagsField(ir::Opcode Op, uint16_t Flags);

} // namespace dxil::ir::writer
