// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parser of assembly: one object that reads the text once and fills a draft of the module.
//
//   ParseModule.cpp        top level, globals and their names, errors
//   ParseFunction.cpp      functions: declarations, blocks, value names
//   ParseAttributes.cpp    attributes and their groups
//   ParseTypes.cpp         types
//   ParseConstants.cpp     values: numbers, aggregates, expressions; merges equal constants
//   ParseInstructions.cpp  instructions; ParseMemory.cpp those of memory, ParseControl.cpp calls
//                          and terminators
//   ParseMetadata.cpp      metadata
//
// The draft is a Module whose tables are in the order of the text: constants and metadata are not
// assigned to functions yet, and attributes are not lists yet. Layout.h turns it into a module. A
// forward reference to a value or node already gets its id, and a value gets the type of the
// reference.
#pragma once

#include "../reader/TypeIndex.h"
#include "Lexer.h"

#include <dxil/module/AssemblyParser.h>
#include <dxil/module/DebugInfo.h>

#include <array>
#include <map>
#include <vector>

namespace dxil::ir::parser {

/// The reader has the same limit.
inline constexpr size_t MostMetadataKinds = 4096;

/// Attributes of a function or call: those written in place, and the number of a group.
struct AttributeUse {
  struct Place {
    uint32_t Parameter; ///< index as AttributeGroup::ParamIndex
    ir::Range Attributes;
  };
  std::vector<Place> Places;
  uint32_t Group = ir::None;
  size_t GroupAt = 0; ///< offset of the group's number in the text

  bool empty() const { return Places.empty() && Group == ir::None; }
};

/// The parsed module before layOut() sorts its tables.
struct Draft {
  ir::Module M;
  std::vector<ir::TypeId> NamedTypes; ///< named types in the order of their definitions
  std::vector<AttributeUse> AttributeUses;
  std::vector<uint32_t> FunctionAttributes;    ///< index of an AttributeUse, or None, by FunctionId
  std::vector<uint32_t> InstructionAttributes; ///< index of an AttributeUse, or None, by InstId
  std::vector<ir::MetadataId> Locations;       ///< DILocation, or None, by InstId
  std::map<uint32_t, ir::Range> Groups;        ///< ranges of M.Attributes by group number
};

/// Appends all contents of an attribute to the key of a table.
void addContent(std::string &Key, const ir::Attribute &A);
/// Appends all contents of a constant of that type, made from Ops or Words, to the key of a table.
void addContent(std::string &Key, const ir::Constant &C, ir::TypeId Type,
                std::span<const ir::ValueId> Ops, std::span<const uint64_t> Words);

class Parser {
public:
  Parser(std::string_view Text, const ParseOptions &Options);
  bool run();
  Draft take() { return std::move(D); }
  const Error &error() const { return Failure; }

private:
  // Tokens and errors, in ParseModule.cpp.
  void next() { T = L.next(); }
  bool is(char C) const { return T.Kind == TokenKind::Punctuation && T.Text[0] == C; }
  bool is(TokenKind K) const { return T.Kind == K; }
  bool isWord(std::string_view W) const { return T.Kind == TokenKind::Word && T.Text == W; }
  bool accept(char C) { return is(C) && (next(), true); }
  bool acceptWord(std::string_view W) { return isWord(W) && (next(), true); }
  bool expect(char C);
  bool expectWord(std::string_view W);
  [[gnu::cold]] bool fail(size_t Offset, ErrorCode Code, std::string Message,
                          std::string Expected = {});
  /// Reports that the current token is not the expected one. Returns false.
  [[gnu::cold]] bool unexpected(std::string_view Expected);
  std::string tokenAt(size_t Offset) const;
  std::string typeName(ir::TypeId Id);
  bool parseString(std::string_view &Out);
  bool parseUnsigned(uint64_t Max, uint64_t &Out, std::string_view Subject);
  template <typename Int> bool parseNumber(Int &Out, std::string_view Subject) {
    uint64_t V = 0;
    if (!parseUnsigned(Int(~Int(0)), V, Subject))
      return false;
    Out = Int(V);
    return true;
  }
  /// Returns a name without escapes, which lives as long as the module.
  std::string_view save(const Token &Name);

  /// Counts the nesting depth of recursive parse functions.
  struct Nesting {
    explicit Nesting(uint32_t &Depth) : Depth(Depth) { ++Depth; }
    ~Nesting() { --Depth; }
    uint32_t &Depth;
  };
  bool tooDeep() { return Depth > MaxNesting; }

  // In ParseModule.cpp.
  bool parseTopLevel();
  bool parseTarget();
  bool parseKinds(size_t Offset);
  bool parseModuleAsm();
  bool parseGlobalOrAlias();
  bool parseGlobal(ir::ValueId Self, const Token &Name, ir::Global G);
  bool parseGlobalTail(ir::Global &G);
  bool parseAlias(const Token &Name, const ir::Global &Words);
  bool beginsInitializer();
  bool parseLinkage(ir::Linkage &L, uint8_t &Visibility, uint8_t &Storage, bool &IsExternal);
  bool parseAlignment(uint32_t &Out);
  struct NamedValue {
    ir::ValueId Id;
    std::string_view Name; ///< empty if the value has a number
    bool IsDefined;
    size_t Offset; ///< offset of the first use
  };
  struct Scope {
    std::map<std::string_view, NamedValue, std::less<>> ByName;
    std::map<uint64_t, NamedValue> ByNumber;
    uint64_t Next = 0; ///< number of the next value without a name; in a function blocks count too
  };
  static uint64_t numberOf(const Token &Name);
  NamedValue &entryOf(Scope &In, const Token &Name, ir::TypeId Type, ir::ValueKind Kind);
  /// Returns the first entry of the tables that is not defined, or null.
  template <class ByName, class ByNumber>
  static auto firstUndefined(const ByName &Names, const ByNumber &Numbers) {
    decltype(&Names.begin()->second) First = nullptr;
    auto Look = [&](const auto &Table) {
      for (const auto &[Name, Entry] : Table)
        if (!Entry.IsDefined && (!First || Entry.Offset < First->Offset))
          First = &Entry;
    };
    Look(Names);
    Look(Numbers);
    return First;
  }
  bool globalReference(const Token &Name, ir::TypeId Type, ir::ValueId &Out);
  bool defineGlobal(const Token &Name, ir::ValueKind Kind, ir::TypeId Type, size_t Index,
                    ir::ValueId &Out);
  bool checkGlobals();

  // In ParseFunction.cpp.
  bool parseFunction(bool IsDeclaration);
  bool parseParameters(ir::Type &F, AttributeUse &Use, std::vector<Token> &Names);
  bool parseFunctionTail(ir::Function &F, AttributeUse &Use);
  bool parseFunctionAttachments(ir::Function &F);
  bool parseBody(ir::Function &F, const std::vector<Token> &Names);
  bool parseBlock(ir::Function &F);
  bool parseLine();
  uint16_t absentFromFast(size_t Offset) const;
  bool finishBody(ir::Function &F);
  bool localReference(const Token &Name, ir::TypeId Type, ir::ValueId &Out);
  bool defineLocal(const Token *Name, ir::TypeId Type, ir::ValueKind Kind, uint32_t Index,
                   ir::ValueId &Out);
  bool blockReference(uint32_t &Out);
  bool parseConvention(uint32_t &Out);

  // In ParseAttributes.cpp.
  bool parseAttribute(ir::Attribute &A, bool InGroup, bool &IsFound);
  bool parseAttributes(uint32_t Parameter, AttributeUse &Use);
  bool parseGroup();
  bool checkGroups();
  uint32_t addUse(AttributeUse Use);

  // In ParseTypes.cpp.
  ir::TypeId intern(const ir::Type &Ty);
  void noteHeights();
  ir::TypeId pointerTo(ir::TypeId Id, uint32_t Space) {
    return intern({.Kind = ir::TypeKind::Pointer, .AddressSpace = Space, .Element = Id});
  }
  ir::TypeId integerType(uint32_t W) { return intern({.Kind = ir::TypeKind::Integer, .Width = W}); }
  ir::TypeId vectorOf(ir::TypeId Element, uint64_t Count) {
    return intern({.Kind = ir::TypeKind::Vector, .Element = Element, .Count = Count});
  }
  ir::TypeId boolLike(ir::TypeId Id); ///< returns i1, or a vector of i1 with as many elements as Id
  ir::TypeId functionType(ir::TypeId Result, std::span<const ir::TypeId> Parameters, bool VarArg);
  bool parseType(ir::TypeId &Out);
  bool parseSimpleType(ir::TypeId &Out);
  bool parseSequence(ir::TypeKind Kind, char Close, ir::TypeId &Out);
  bool parseStruct(ir::Type &Out);
  bool parseFunctionType(ir::TypeId Result, ir::TypeId &Out);
  bool parseTypeDefinition();
  ir::TypeId namedType(const Token &Name);
  bool elementType(ir::TypeId &Out, bool Metadata = false);
  bool checkTypes();
  const ir::Type &type(ir::TypeId Id) const { return D.M.Types[Id]; }
  ir::TypeId typeOf(ir::ValueId V) const { return D.M.Values[V].Type; }
  bool isFloatOrVector(ir::TypeId Id) const;
  bool isIntOrVector(ir::TypeId Id) const;

  // In ParseConstants.cpp.
  /// Parses a value of type \p Type.
  bool parseValue(ir::TypeId Type, ir::ValueId &Out);
  /// Parses a type and a value of it.
  bool parseTypedValue(ir::ValueId &Out);
  bool parseConstant(ir::TypeId Type, ir::ValueId &Out);
  bool parseNumberConstant(ir::TypeId Type, ir::ValueId &Out);
  bool parseInteger(ir::TypeId Type, ir::ValueId &Out);
  bool parseFloat(ir::TypeId Type, ir::ValueId &Out);
  bool parseWideFloat(ir::TypeId Type, ir::ValueId &Out);
  bool parseWideInteger(ir::TypeId Type, ir::ValueId &Out);
  bool parseAggregate(ir::TypeId Type, ir::ValueId &Out);
  bool parseElements(ir::TypeId Type, std::string_view Close, std::vector<ir::ValueId> &Out);
  bool parseByteString(ir::TypeId Type, ir::ValueId &Out);
  bool parseInlineAsm(ir::TypeId Type, ir::ValueId &Out);
  bool parseBlockAddress(ir::TypeId Type, ir::ValueId &Out);
  bool parseExpression(ir::Opcode Op, ir::TypeId Type, ir::ValueId &Out);
  bool parseExpressionOperands(std::vector<ir::ValueId> &Ops, size_t Count);
  bool checkExpression(const ir::Constant &C, std::span<const ir::ValueId> Ops, ir::TypeId Type,
                       size_t Offset);
  bool binaryFits(ir::Opcode Op, ir::TypeId Type, size_t Offset);
  ir::ValueId addConstant(ir::Constant C, ir::TypeId Type, std::span<const ir::ValueId> Ops = {},
                          std::span<const uint64_t> Words = {});
  ir::ValueId addData(ir::TypeId Type, std::span<const ir::ValueId> Elements);
  ir::ValueId integerConstant(ir::TypeId Type, uint64_t Bits);
  bool needsType(ir::ValueId V, ir::TypeId Type, size_t Offset);
  bool parseFlags(uint16_t &Out);

  // In ParseInstructions.cpp.
  bool parseInstruction(ir::Instruction &I);
  bool parseArithmetic(ir::Instruction &I);
  bool parseCast(ir::Instruction &I);
  bool parseCompare(ir::Instruction &I);
  bool parsePredicate(ir::Opcode Op, uint8_t &Out);
  bool parseSelect(ir::Instruction &I);
  bool parseVector(ir::Instruction &I);
  bool parseMember(ir::Instruction &I);
  bool parsePhi(ir::Instruction &I);
  bool parseVaArg(ir::Instruction &I);
  bool attachmentFollows() const;
  /// Parses a comma and a typed value.
  bool parseNext(ir::ValueId &Out);
  void setOperands(ir::Instruction &I, std::span<const ir::ValueId> Ops);
  bool pointee(ir::ValueId V, size_t Offset, ir::TypeId &Out);
  bool gepType(ir::TypeId Source, std::span<const ir::ValueId> Ops, size_t Offset, ir::TypeId &Out);

  // In ParseMemory.cpp.
  bool parseMemory(ir::Instruction &I);
  bool parseGetElementPtr(ir::Instruction &I);
  bool parseAlloca(ir::Instruction &I);
  bool parseLoad(ir::Instruction &I);
  bool parseStore(ir::Instruction &I);
  bool parseCmpXchg(ir::Instruction &I);
  bool parseAtomicRmw(ir::Instruction &I);
  bool parseOrdering(ir::Ordering &Out);
  bool parseScopeAndOrdering(ir::Instruction &I);
  /// Parses `, align 4`. Leaves a comma before anything else.
  bool parseAlignmentOf(ir::Instruction &I);

  // In ParseControl.cpp.
  bool parseControl(ir::Instruction &I);
  bool parseCall(ir::Instruction &I);
  bool parseArguments(std::vector<ir::ValueId> &Ops, std::vector<ir::TypeId> &Types,
                      AttributeUse &Use);
  bool parseMetadataArgument(ir::ValueId &Out);
  bool passCallee();
  bool resolveCallee(const Token &Name, const Lexer &AfterCallee, ir::TypeId FunctionType,
                     ir::ValueId &Out);
  bool parseUnwind(std::vector<uint32_t> &To);
  bool parseReturn(ir::Instruction &I);
  bool parseBranch(ir::Instruction &I);
  bool parseSwitch(ir::Instruction &I);
  bool parseIndirectBranch(ir::Instruction &I);
  bool parseLandingPad(ir::Instruction &I);
  bool parseLabel(uint32_t &Block);

  // In ParseMetadata.cpp.
  bool parseMetadata();
  bool parseNamedMetadata();
  bool parseNode(ir::MetadataId Id, bool IsDistinct);
  bool parseNodeOperands(ir::Range &Out);
  bool parseDebugNode(ir::Metadata &N);
  bool parseDebugFields(const ir::DebugLayout &Layout, std::vector<uint64_t> &Fields);
  bool parseDebugField(const ir::DebugField &F, uint64_t &Out);
  bool parseDebugFlags(uint64_t &Out);
  bool parseDebugNumber(const ir::DebugField &F, uint64_t &Out);
  bool parseDebugExpression(std::vector<uint64_t> &Fields);
  bool parseDebugList(std::vector<uint64_t> &Fields);
  /// Parses !5, !"text", i32 7 or null; null is None.
  bool parseMetadataOperand(ir::MetadataId &Out);
  bool parseNodeReference(ir::MetadataId &Out);
  bool parseAttachment(ir::Attachment &A);
  bool checkNodes();
  ir::MetadataId nodeOf(uint32_t Number, size_t Offset);
  ir::MetadataId metadataString(std::string_view Text);
  ir::MetadataId valueMetadata(ir::ValueId V);
  uint32_t metadataKind(std::string_view Name);
  void addKind(std::string_view Name);

  Lexer L;
  Token T;
  Draft D;
  Error Failure;
  bool Failed = false;
  uint32_t Depth = 0, MaxNesting;

  reader::TypeIndex Shapes;
  std::vector<uint16_t> Heights; ///< nesting depth of each type's text, by TypeId
  ir::TypeId Void, I1, I32, MetadataType;
  struct NamedType {
    ir::TypeId Id;
    bool IsDefined;
    size_t Offset; ///< offset of the first use, or of the definition
  };
  std::map<std::string_view, NamedType, std::less<>> TypesByName;
  std::map<uint64_t, NamedType> TypesByNumber;

  Scope Globals;

  /// Constants without operands by type, kind and bits; others by all their contents.
  std::map<std::tuple<ir::TypeId, uint8_t, uint64_t>, ir::ValueId> SimpleConstants;
  std::map<std::string, ir::ValueId, std::less<>> OtherConstants;

  // State of the current function.
  bool InFunction = false;
  ir::FunctionId Current = ir::None;
  Scope Locals;
  /// Blocks, numbered in the order of their first mention.
  struct BlockName {
    uint32_t Order; ///< position in the function; None before the definition
    size_t Offset;
  };
  std::vector<BlockName> Blocks;
  std::map<std::string_view, uint32_t, std::less<>> BlocksByName;
  std::map<uint64_t, uint32_t> BlocksByNumber;
  AttributeUse CallAttributes; ///< attributes of the current instruction
  std::map<std::string, uint32_t> UsesByContent;

  struct NumberedNode {
    ir::MetadataId Id;
    bool IsDefined;
    size_t Offset;
  };
  std::map<uint32_t, NumberedNode> Nodes;
  std::map<std::string_view, ir::MetadataId> MetadataStrings;
  std::map<ir::ValueId, ir::MetadataId> MetadataValues;
  std::map<std::string_view, uint32_t> Kinds;
  struct LocationUse {
    ir::MetadataId Node;
    size_t Offset;
  };
  std::vector<LocationUse> LocationUses;
};

} // namespace dxil::ir::parser
