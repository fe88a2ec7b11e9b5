// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The reader of a module: one object that walks the bitstream once and fills an ir::Module.
//
//   ReadModule.cpp     top level, global records, symbol tables, final checks
//   ReadTypes.cpp      type table, type interning, attributes
//   ReadConstants.cpp  constant blocks
//   ReadMetadata.cpp   metadata blocks and attachments
//   ReadFunction.cpp   function bodies; their records are read by ReadInstruction.cpp and
//                      ReadMemoryAndControl.cpp
//
// Numbers in the bitstream count module-level values first and a function's own after them,
// starting at the same number in each function. Ids of the model are unique, so the reader adds
// LocalShift to function-local numbers. A forward reference to a value determines its id; Pending
// records the type that the value must have, which is checked at the definition.
#pragma once

#include "../Bitstream.h"
#include "../Records.h"
#include "TypeIndex.h"

#include <dxil/module/ModuleReader.h>

#include <array>
#include <map>
#include <string>

namespace dxil::ir::reader {

using namespace bitcode;

class Reader {
public:
  Reader(Bytes Data, std::string_view Part, uint64_t BaseBit, const ReadLimits &Limits)
      : S(Data, Part, BaseBit, Limits) {
    reserve(Data.size());
  }

  void skipMagic() { S.seek(32); }
  /// Reads the whole module. On failure the error is in stream().error().
  bool run();
  ir::Module take() { return std::move(M); }
  const BitstreamReader &stream() const { return S; }

private:
  /// Calls `OnRecord()` for each record in the rest of the current block, after reading the record
  /// into R. Skips nested blocks. For code `TextCode` leaves the operands unread.
  template <typename Handler> bool records(Handler &&OnRecord, uint32_t TextCode = Error::NoId) {
    while (true) {
      StreamEntry E = S.nextRecord(R, TextCode);
      if (E.Kind == StreamEntry::Record) [[likely]] {
        if (!OnRecord())
          return false;
      } else if (E.Kind == StreamEntry::EndBlock) {
        return true;
      } else if (E.Kind != StreamEntry::SubBlock || !S.skipBlock()) {
        return false;
      }
    }
  }

  // In ReadModule.cpp.
  void reserve(size_t Bytes);
  bool readModule();
  bool readModuleBlock(uint32_t Id);
  bool readModuleRecord();
  bool readGlobal();
  bool readFunctionRecord();
  bool readAlias();
  bool readSymbolTable(bool InFunction);
  bool readSymbol(bool InFunction);
  bool resolveModule();
  bool resolveInitializer(uint64_t Raw, ir::TypeId Type, ir::ValueId &Out, uint64_t Bit);
  bool section(uint64_t Number, std::string_view &Out);
  bool alignment(uint64_t Exponent, uint32_t &Out);
  std::string_view recordText(size_t From);

  // In ReadTypes.cpp.
  bool readTypes();
  bool readType(std::string_view &Name);
  bool structType(std::string_view Name);
  bool pointerType();
  bool sequenceType();
  bool functionType();
  bool defineType(const ir::Type &T, bool Named);
  bool readTypeList(size_t From, ir::Range &Out, bool Parameters);
  bool checkTypes();
  bool checkContainment();
  bool tooDeep();
  bool readAttributeGroups();
  bool readAttributeGroup();
  bool readAttributeList();
  bool readAttributeLists();
  bool readAttributeText(size_t &I, std::string_view &Out);
  bool attributes(uint64_t Number, ir::AttributeListId &Out);

  /// Sets `Out` to the TypeId of a number in the type table. Fails if the type is not defined yet.
  bool type(uint64_t Number, ir::TypeId &Out) {
    Out = Number < TypeNumbers.size() ? TypeNumbers[Number] : ir::None;
    return Out != ir::None || noType(Number);
  }
  [[gnu::cold]] bool noType(uint64_t Number);
  /// As type(), but also accepts a named struct that is defined later.
  bool typeForward(uint64_t Number, ir::TypeId &Out);
  /// Returns the type equal to \p T. Adds it if there is none.
  ir::TypeId internType(const ir::Type &T);
  ir::TypeId voidType() {
    if (Void == ir::None)
      Void = internType({.Kind = ir::TypeKind::Void});
    return Void;
  }
  ir::TypeId boolType() {
    if (Bool == ir::None)
      Bool = integerType(1);
    return Bool;
  }
  ir::TypeId integerType(uint32_t W) {
    return internType({.Kind = ir::TypeKind::Integer, .Width = W});
  }
  ir::TypeId pointerTo(ir::TypeId T, uint32_t Space);
  ir::TypeId boolLike(ir::TypeId T); ///< returns i1, or a vector of i1 with as many elements as T

  // In ReadConstants.cpp.
  bool readConstants();
  bool readConstant();
  bool scalarConstant(ir::Constant &C);
  bool aggregateConstant(ir::Constant &C);
  bool dataConstant(ir::Constant &C);
  bool expressionConstant(ir::Constant &C);
  bool gepConstant(ir::Constant &C);
  bool castConstant(ir::Constant &C);
  bool extractConstant(ir::Constant &C);
  bool insertConstant(ir::Constant &C);
  bool shuffleConstant(ir::Constant &C);
  bool asmConstant(ir::Constant &C);
  bool checkConstantCycles(size_t First);
  bool constantOperand(uint64_t Number, ir::TypeId Type);
  bool typedOperand(size_t TypeIndex, ir::TypeId &Type);
  bool constantType();

  // In ReadMetadata.cpp.
  bool readMetadata();
  bool readMetadataRecord();
  bool readNamedMetadata();
  bool readDebugRecord(ir::MetadataKind Kind);
  bool readMetadataString();
  bool addMetadata(const ir::Metadata &N) {
    if (M.Metadata.size() >= ir::MetadataOperandBit) [[unlikely]]
      return tooMuchMetadata();
    M.Metadata.push_back(N);
    return true;
  }
  [[gnu::cold]] bool tooMuchMetadata();
  bool readMetadataKind();
  bool readAttachments();
  bool attachInstruction(std::vector<struct PendingAttachment> &Out);
  bool checkMetadata();
  bool checkMetadataRange(size_t FirstNode, size_t FirstPool, size_t FirstField);
  ir::MetadataId metadataId(uint64_t Raw) const;

  // In ReadFunction.cpp.
  bool readFunctionBody(ir::FunctionId F);
  bool functionBlock(uint32_t Id);
  bool functionRecord();
  bool declareBlocks();
  bool finishFunction(ir::FunctionId F);
  bool checkPending();
  bool addValue(ir::ValueKind Kind, ir::TypeId Type, uint32_t Index) {
    if (M.Values.size() >= ir::MetadataOperandBit - 1) [[unlikely]]
      return tooManyValues();
    M.Values.push_back({Kind, Type, Index});
    ++NextNumber;
    return true;
  }
  [[gnu::cold]] bool tooManyValues();
  /// Checks, after types were added, that a TypeId fits into the bits that a Value has for it.
  bool typesHaveNumbers();
  /// Returns a new instruction at the end of the table. The caller fills it and calls
  /// addInstruction(), which adds it to the block. An error in between ends the reading, so that no
  /// one sees an incomplete instruction.
  ir::Instruction &newInstruction() {
    if (M.Instructions.size() == M.Instructions.capacity())
      growInstructions();
    return M.Instructions.emplace_back();
  }
  void reserveInstructions();
  void growInstructions();
  bool addInstruction(ir::Instruction &I) {
    if (!BlockOpen && !openBlock()) [[unlikely]]
      return false;
    if (I.Type != Void && !isVoid(I.Type)) {
      I.Result = ir::ValueId(M.Values.size());
      if (!addValue(ir::ValueKind::Instruction, I.Type, ir::InstId(M.Instructions.size() - 1)))
        return false;
    }
    ++M.Blocks.back().Instructions.Count;
    BlockOpen = !ir::isTerminator(I.Op);
    return true;
  }
  bool isVoid(ir::TypeId T) const { return M.Types[T].Kind == ir::TypeKind::Void; }
  bool openBlock();
  bool debugLocation(bool Again);
  bool blockReference(uint64_t Number, ir::BlockId &Out);

  // In ReadInstruction.cpp.
  bool binaryOpcode(uint64_t Code, ir::TypeId T, ir::Opcode &Out);
  [[gnu::cold]] bool badBinaryOpcode(uint64_t Code, ir::TypeId T);
  bool castOpcode(uint64_t Code, ir::TypeId From, ir::TypeId To, ir::Opcode &Out);
  static uint16_t binaryFlags(ir::Opcode Op, uint64_t Raw);
  bool predicate(uint64_t Raw, ir::TypeId Operand, uint8_t &Out);
  /// The numbers in a scalar or vector type.
  enum NumberKind : uint8_t { NoNumbers, Ints, Floats };
  NumberKind numberKind(ir::TypeId T) {
    return T < NumberKinds.size() ? NumberKinds[T] : findNumberKind(T);
  }
  [[gnu::cold]] NumberKind findNumberKind(ir::TypeId T);
  bool isFloatOrVector(ir::TypeId T) const;
  bool isIntOrVector(ir::TypeId T) const;
  bool isVector(ir::TypeId T);
  uint64_t operandNumber(uint64_t Raw, bool Signed) const;
  bool binary();
  bool cast();
  bool compare();
  bool select(bool Vector);
  bool extractValue();
  bool insertValue();
  bool aggregateIndices(ir::TypeId Aggregate, size_t From, ir::Instruction &I, ir::TypeId &Out);
  bool extractElement();
  bool insertElement();
  bool shuffleVector();

  // In ReadMemoryAndControl.cpp.
  bool getElementPtr();
  bool gepResult(ir::TypeId Source, size_t FirstIndex, ir::TypeId &Out);
  bool alloca_();
  bool load(bool Atomic);
  bool store(bool Atomic, bool Old);
  bool cmpXchg(bool Old);
  bool atomicRmw();
  bool fence();
  bool phi();
  bool call();
  bool callArguments(ir::Instruction &I, ir::TypeId FunctionType, size_t Index);
  bool callee(bool Explicit, size_t &Index, ir::ValueId &Callee, ir::TypeId &FunctionType);
  bool ret();
  bool br();
  bool switch_();
  bool indirectBr();
  bool invoke();
  bool landingPad(bool Old);
  bool vaArg();
  bool unreachable();
  bool resume();

  bool isOrdering(uint64_t V);
  bool scopeAndOrdering(size_t Index, ir::Instruction &I);
  bool accessTail(size_t Index, bool Atomic, ir::Instruction &I);
  bool isPointerTo(ir::TypeId Pointer, ir::TypeId &Pointee);
  void beginOperands(ir::Instruction &I) { I.Operands.First = uint32_t(M.OperandPool.size()); }
  void endOperands(ir::Instruction &I) {
    I.Operands.Count = uint32_t(M.OperandPool.size()) - I.Operands.First;
  }

  /// Reads a value at R[At] and advances At. The type of a forward reference follows its number.
  bool valueAndType(size_t &Index, ir::ValueId &V, ir::TypeId &T);
  /// Reads a value at R[At] that must have type `T`. `Signed` selects the encoding of phis.
  bool valueOf(size_t &Index, ir::TypeId T, ir::ValueId &V, bool Signed = false);
  /// The common case of an operand at R[At]: a defined value, given by its distance.
  bool knownValue(size_t Index, ir::ValueId &V) const {
    if (!RelativeIds || Index >= R.size() || R[Index] - 1 >= NextNumber) [[unlikely]]
      return false;
    const uint64_t Number = NextNumber - R[Index];
    V = ir::ValueId(Number + (Number >= ModuleValues ? LocalShift : 0));
    return true;
  }
  bool pushValueAndType(size_t &Index, ir::TypeId &T) {
    ir::ValueId V;
    if (!knownValue(Index, V)) [[unlikely]]
      return pushOtherValueAndType(Index, T);
    ++Index;
    T = M.Values[V].Type;
    M.OperandPool.push_back(V);
    return true;
  }
  bool pushOtherValueAndType(size_t &Index, ir::TypeId &T);
  bool pushValueOf(size_t &Index, ir::TypeId T) {
    ir::ValueId V;
    if (!knownValue(Index, V) || M.Values[V].Type != T) [[unlikely]]
      return pushOtherValueOf(Index, T);
    ++Index;
    M.OperandPool.push_back(V);
    return true;
  }
  bool pushOtherValueOf(size_t &Index, ir::TypeId T);
  bool pushPair(size_t &Index, ir::TypeId &T);
  /// Sets `Out` to the value numbered `Number`. A forward reference records the type that the value
  /// must have.
  bool reference(uint64_t Number, ir::TypeId Type, ir::ValueId &Out);
  bool has(size_t Count, const char *Subject) {
    return R.size() >= Count || tooShort(Count, Subject);
  }
  [[gnu::cold]] bool tooShort(size_t Count, const char *Subject);
  bool exactly(size_t Index, const char *Subject);

  [[gnu::cold]] bool fail(ErrorCode Code, std::string Message, std::string Expected = {}) {
    return S.failAt(R.BitOffset, Code, std::move(Message), std::move(Expected));
  }
  std::string typeName(ir::TypeId T) const;

  BitstreamReader S;
  ir::Module M;
  Record R;

  bool RelativeIds = false;
  bool SeenTypes = false, SeenGroups = false, SeenLists = false;
  std::vector<std::string_view> Sections, GcNames;
  std::vector<ir::FunctionId> Bodies;
  std::vector<uint64_t> BodyPositions;
  size_t CurrentBody = 0;
  uint64_t BodyBits = 0;     ///< size in bits of all function bodies
  uint64_t BodyBitsRead = 0; ///< size in bits of the bodies before the current one
  struct PendingInit {
    ir::ValueId Symbol;
    uint64_t Raw;
    uint64_t Bit;
    uint8_t What; ///< 0 initializer or aliasee, 1 prologue, 2 prefix, 3 personality
  };
  std::vector<PendingInit> Inits;

  // Maps type table numbers to canonical types; None until defined.
  std::vector<ir::TypeId> TypeNumbers;
  TypeIndex TypeShapes;
  /// Cache of pointerTo(), indexed by a few bits of its arguments.
  struct KnownPointer {
    ir::TypeId To = ir::None, Pointer = ir::None;
    uint32_t Space = 0;
  };
  std::array<KnownPointer, 64> KnownPointers;
  ir::TypeId Void = ir::None, Bool = ir::None; ///< made on first use
  std::vector<NumberKind> NumberKinds;         ///< kinds of numbers, for the types added so far
  /// Forward references by number, with the type that the value must have.
  std::map<uint64_t, ir::TypeId> ForwardTypes;
  std::map<uint64_t, uint32_t> GroupsById; ///< last group with each id

  // Values.
  uint64_t ModuleValues = 0; ///< number of values before the first function body
  uint64_t LocalShift = 0;   ///< offset from value numbers to ids, for numbers from ModuleValues on
  uint64_t NextNumber = 0;   ///< number of the next value, as the bitstream counts
  bool InFunction = false;
  struct PendingType {
    ir::ValueId Value;
    ir::TypeId Type;
    uint64_t Bit;
  };
  std::vector<PendingType> Pending;
  ir::TypeId CurrentType = ir::None; ///< type of the next constants, set by a SETTYPE record

  // Metadata.
  uint64_t ModuleMetadata = 0;
  uint64_t MetadataShift = 0;

  // State of the current function.
  ir::FunctionId Current = ir::None;
  uint64_t DeclaredBlocks = 0;
  bool BlockOpen = false;
  uint32_t LastLocation = ir::None;
  struct PendingBlockName {
    ir::BlockId Block;
    std::string_view Name;
    uint64_t Bit;
  };
  std::vector<PendingBlockName> BlockNames;
};

/// An attachment: index of its instruction in the function, kind and node.
struct PendingAttachment {
  uint32_t Instruction;
  uint32_t Order; ///< order of appearance
  ir::Attachment Attachment;
};

} // namespace dxil::ir::reader
