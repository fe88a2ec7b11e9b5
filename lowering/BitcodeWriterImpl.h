// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The writer of one module. Its members are in BitcodeWriter.cpp (the module),
// BitcodeWriterConstants.cpp, BitcodeWriterMetadata.cpp and
// BitcodeWriterFunctions.cpp.
#ifndef DXIL_LOWERING_BITCODEWRITERIMPL_H
#define DXIL_LOWERING_BITCODEWRITERIMPL_H

#include "BitcodeWriterAttributes.h"
#include "ValueEnumeration.h"
#include "llvm/Bitstream/BitstreamWriter.h"
#include "llvm/Support/Error.h"

namespace llvm {
class AtomicCmpXchgInst;
class AtomicRMWInst;
class CallInst;
class CmpInst;
class ConstantExpr;
class LoadInst;
class StoreInst;
class ValueSymbolTable;
} // namespace llvm

namespace dxil {

/// The first construct of \p M that LLVM 3.7 bitcode has no record for, or whose
/// pointer has another pointee type than its use needs; success if there is none.
llvm::Error checkExpressible(const llvm::Module &M, const PointerTypes &Pointers,
                             const DebugMetadata *Debug);

/// LLVM 3.7's number of a cast's opcode, or nothing if it has no such cast.
std::optional<unsigned> castCode(unsigned Opcode);
/// LLVM 3.7's number of a binary operator's opcode, or nothing.
std::optional<unsigned> binaryCode(unsigned Opcode);
/// LLVM 3.7's wrap, exact and fast-math flags of \p V.
uint64_t operatorFlags(const llvm::Value &V);
/// The signed form of a variable-width field: the sign in the lowest bit.
uint64_t signedField(int64_t Value);

class ModuleWriter {
public:
  /// With \p Debug, debug information is written.
  ModuleWriter(const llvm::Module &M, const PointerTypes &Pointers, const DebugMetadata *Debug,
               llvm::SmallVectorImpl<char> &Out);

  llvm::Error write();

private:
  using Record = llvm::SmallVector<uint64_t, 64>;

  // The module.
  void enumerate();
  void writeBlockInfo();
  void writeTypes();
  void writeModuleInfo();
  void writeGlobals();
  void writeFunctionDeclarations();
  void writeString(unsigned Code, llvm::StringRef Text);
  void writeSymbolTable(const llvm::ValueSymbolTable &Symbols);

  // Constants.
  void writeConstants(unsigned First, unsigned End, bool IsModule);
  unsigned writeConstant(const llvm::Constant *C, Record &Values, unsigned &Abbrev);
  unsigned writeData(const llvm::Constant *C, Record &Values, unsigned &Abbrev);
  unsigned writeExpression(const llvm::ConstantExpr *CE, Record &Values, unsigned &Abbrev);

  // Metadata.
  void writeMetadata();
  void writeDebugNode(const llvm::MDNode &Node);
  void writeLocalMetadata();
  void writeLocation(const llvm::Instruction &I);
  void writeNamedMetadata();
  void writeMetadataKinds();
  void writeAttachments(const llvm::Function &F);

  // Functions.
  void writeFunction(const llvm::Function &F);
  void writeInstruction(const llvm::Instruction &I);
  void writeControlFlow(const llvm::Instruction &I);
  void writeMemory(const llvm::Instruction &I);
  void writeCall(const llvm::CallInst &Call);
  void writeAggregate(const llvm::Instruction &I);
  void writePhi(const llvm::Instruction &I);
  void emit(unsigned Code, unsigned Abbrev = 0);
  bool pushWithType(const llvm::Use &U);
  void push(const llvm::Use &U);
  void push(unsigned Id);

  unsigned abbrev(std::initializer_list<llvm::BitCodeAbbrevOp> Ops);
  void blockAbbrev(unsigned Block, std::initializer_list<llvm::BitCodeAbbrevOp> Ops);

  const llvm::Module &M;
  const DebugMetadata *Debug; ///< null: debug information is left out
  const llvm::DILocation *LastLocation = nullptr;
  llvm::BitstreamWriter Stream;
  TypeTable Types;
  ValueEnumeration Values;
  MetadataEnumeration Metadata;
  AttributeTable Attributes;

  Record Fields;          ///< of the instruction that is being written
  unsigned NextValue = 0; ///< the number that the next result gets
  unsigned AggregateAbbrev = 0, StringAbbrev = 0, CString7Abbrev = 0, CString6Abbrev = 0;
};

/// Abbreviations of the block-info block, in the order in which writeBlockInfo()
/// defines them for their block.
inline constexpr unsigned SymbolEntry8 = llvm::bitc::FIRST_APPLICATION_ABBREV;
inline constexpr unsigned SymbolEntry7 = SymbolEntry8 + 1;
inline constexpr unsigned SymbolEntry6 = SymbolEntry8 + 2;
inline constexpr unsigned SymbolBlock6 = SymbolEntry8 + 3;

inline constexpr unsigned ConstantSetType = llvm::bitc::FIRST_APPLICATION_ABBREV;
inline constexpr unsigned ConstantInteger = ConstantSetType + 1;
inline constexpr unsigned ConstantCast = ConstantSetType + 2;
inline constexpr unsigned ConstantNull = ConstantSetType + 3;

inline constexpr unsigned FunctionLoad = llvm::bitc::FIRST_APPLICATION_ABBREV;
inline constexpr unsigned FunctionBinary = FunctionLoad + 1;
inline constexpr unsigned FunctionBinaryFlags = FunctionLoad + 2;
inline constexpr unsigned FunctionCast = FunctionLoad + 3;
inline constexpr unsigned FunctionRetVoid = FunctionLoad + 4;
inline constexpr unsigned FunctionRet = FunctionLoad + 5;
inline constexpr unsigned FunctionUnreachable = FunctionLoad + 6;
inline constexpr unsigned FunctionGEP = FunctionLoad + 7;

} // namespace dxil

#endif // DXIL_LOWERING_BITCODEWRITERIMPL_H
