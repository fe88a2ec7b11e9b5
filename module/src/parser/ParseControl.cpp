// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses calls and terminators.
#include "Parser.h"

#include "../assembly/Keywords.h"

namespace dxil::ir::parser {

using namespace ir;
using namespace assembly;

// ---- Calls --------------------------------------------------------------------------------------

/// Parses `metadata`, then a node, a string or a value, which may be local to the function.
bool Parser::parseMetadataArgument(ValueId &Out) {
  const size_t Start = T.Offset;
  MetadataId N = None;
  if (!parseMetadataOperand(N))
    return false;
  if (N == None)
    return fail(Start, ErrorCode::AssemblySyntax, "an argument is null", "metadata");
  Out = N | MetadataOperandBit;
  return true;
}

// Parses a parenthesized list of types, attributes and values.
bool Parser::parseArguments(std::vector<ValueId> &Ops, std::vector<TypeId> &Types,
                            AttributeUse &Use) {
  if (!expect('('))
    return false;
  while (!is(')')) {
    if (!Ops.empty() && !expect(','))
      return false;
    const size_t Start = T.Offset;
    TypeId Type;
    ValueId V;
    if (!elementType(Type, /*Metadata=*/true))
      return false;
    if (this->type(Type).Kind == TypeKind::Label)
      return fail(Start, ErrorCode::TypeMismatch, "an argument of type label",
                  "a type that values can have");
    if (Type == MetadataType
            ? !parseMetadataArgument(V)
            : !parseAttributes(uint32_t(Ops.size() + 1), Use) || !parseValue(Type, V))
      return false;
    Ops.push_back(V);
    Types.push_back(Type);
  }
  next();
  return true;
}

// Skips a callee that is no name: its type is known only after the arguments.
bool Parser::passCallee() {
  if (!is(TokenKind::Word))
    return unexpected("a function");
  const bool IsAlone = isWord("null") || isWord("undef") || isWord("zeroinitializer");
  next();
  if (IsAlone)
    return true;
  if (is(TokenKind::String) || isWord("sideeffect") || isWord("alignstack") ||
      isWord("inteldialect")) { // inline assembly
    while (is(TokenKind::Word) || is(TokenKind::String) || is(','))
      next();
    return true;
  }
  while (is(TokenKind::Word))
    next();
  uint64_t Open = 0;
  do {
    if (is('('))
      ++Open;
    else if (is(')') && Open)
      --Open;
    else if (!Open || is(TokenKind::End))
      return unexpected("'('");
    next();
  } while (Open);
  return true;
}

// Parses convention, attributes, TYPE callee(arguments) attributes; for an invoke also its blocks
bool Parser::parseCall(Instruction &I) {
  uint32_t Convention = 0;
  TypeId Shown;
  if (!parseConvention(Convention) || !parseAttributes(0, CallAttributes))
    return false;
  I.CallingConvention = uint16_t(Convention);
  const size_t Start = T.Offset;
  if (!parseType(Shown))
    return false;
  const TypeKind K = type(Shown).Kind;
  if (K == TypeKind::Label || K == TypeKind::Metadata)
    return fail(Start, ErrorCode::TypeMismatch, "a call of type " + typeName(Shown),
                "a function's result or type");
  const Token Callee = T;
  const Lexer AfterCallee = L;
  const bool IsName = is(TokenKind::Global) || is(TokenKind::Local);
  std::vector<ValueId> Ops;
  std::vector<TypeId> Types;
  if (IsName)
    next();
  else if (!passCallee())
    return false;
  const size_t ArgumentsAt = T.Offset;
  if (!parseArguments(Ops, Types, CallAttributes))
    return false;
  const TypeId FunctionType = K == TypeKind::Function ? Shown : functionType(Shown, Types, false);
  if (Heights[FunctionType] > MaxNesting)
    return fail(Start, ErrorCode::LimitExceeded, "types are nested too deep",
                "at most " + std::to_string(MaxNesting));
  const Type &F = type(FunctionType);
  I.Type = F.Element;
  bool Fits = Types.size() == F.Fields.Count || (F.VarArg && Types.size() > F.Fields.Count);
  for (size_t A = 0; A < F.Fields.Count && Fits; ++A)
    Fits = D.M.fields(F)[A] == Types[A];
  if (!Fits)
    return fail(ArgumentsAt, ErrorCode::TypeMismatch, "arguments that are not the parameters",
                typeName(FunctionType));
  setOperands(I, Ops);
  ValueId V;
  std::vector<uint32_t> To;
  if (!resolveCallee(Callee, AfterCallee, FunctionType, V) ||
      !parseAttributes(FunctionIndex, CallAttributes) ||
      (I.Op == Opcode::Invoke && !parseUnwind(To)))
    return false;
  D.M.setCall(I, V, None, To); // the draft stores attributes separately
  return true;
}

/// Parses the callee at its saved position, now that its type is known.
bool Parser::resolveCallee(const Token &Callee, const Lexer &AfterCallee, TypeId FunctionType,
                           ValueId &Out) {
  const Token End = std::exchange(T, Callee);
  const Lexer BehindEnd = std::exchange(L, AfterCallee);
  if (!parseValue(pointerTo(FunctionType, 0), Out))
    return false;
  T = End;
  L = BehindEnd;
  return true;
}

// Parses to label %block unwind label %block
bool Parser::parseUnwind(std::vector<uint32_t> &To) {
  To.resize(2);
  return expectWord("to") && parseLabel(To[0]) && expectWord("unwind") && parseLabel(To[1]);
}

// ---- Terminators --------------------------------------------------------------------------------

bool Parser::parseLabel(uint32_t &Block) {
  return expectWord("label") && blockReference(Block);
}

bool Parser::parseControl(Instruction &I) {
  switch (I.Op) {
  case Opcode::Ret: return parseReturn(I);
  case Opcode::Br: return parseBranch(I);
  case Opcode::Switch: return parseSwitch(I);
  case Opcode::IndirectBr: return parseIndirectBranch(I);
  case Opcode::Resume: {
    ValueId V;
    if (!parseTypedValue(V))
      return false;
    setOperands(I, {&V, 1});
    return true;
  }
  default: return true; // unreachable
  }
}

bool Parser::parseReturn(Instruction &I) {
  const TypeId Result = type(D.M.Functions[Current].FunctionType).Element;
  const size_t Start = T.Offset;
  TypeId Type;
  ValueId V;
  if (!parseType(Type))
    return false;
  if (Type != Result)
    return fail(Start, ErrorCode::TypeMismatch, "a ret of " + typeName(Type), typeName(Result));
  if (Type == Void)
    return true;
  if (!parseValue(Type, V))
    return false;
  setOperands(I, {&V, 1});
  return true;
}

// Parses label %block, or i1 condition, label %block, label %block
bool Parser::parseBranch(Instruction &I) {
  uint32_t To[2];
  ValueId Condition;
  if (isWord("label")) {
    if (!parseLabel(To[0]))
      return false;
    D.M.setTargets(I, {To, 1});
    return true;
  }
  const size_t Start = T.Offset;
  if (!parseTypedValue(Condition) || !needsType(Condition, I1, Start) || !expect(',') ||
      !parseLabel(To[0]) || !expect(',') || !parseLabel(To[1]))
    return false;
  setOperands(I, {&Condition, 1});
  D.M.setTargets(I, To);
  return true;
}

// Parses value, label %default [ constant, label %block ... ]
bool Parser::parseSwitch(Instruction &I) {
  std::vector<ValueId> Ops(1);
  std::vector<uint32_t> To(1);
  const size_t Start = T.Offset;
  if (!parseTypedValue(Ops[0]) || !expect(',') || !parseLabel(To[0]) || !expect('['))
    return false;
  if (D.M.typeOf(Ops[0]).Kind != TypeKind::Integer)
    return fail(Start, ErrorCode::TypeMismatch, "a switch on " + typeName(typeOf(Ops[0])),
                "an integer");
  while (!is(']')) {
    const size_t CaseAt = T.Offset;
    ValueId V;
    uint32_t Block;
    if (!parseTypedValue(V) || !needsType(V, typeOf(Ops[0]), CaseAt))
      return false;
    if (!D.M.constant(V))
      return fail(CaseAt, ErrorCode::ValueReference, "a case that is not constant", "an integer");
    if (!expect(',') || !parseLabel(Block))
      return false;
    Ops.push_back(V);
    To.push_back(Block);
  }
  next();
  setOperands(I, Ops);
  D.M.setTargets(I, To);
  return true;
}

// Parses address, [label %block, ...]
bool Parser::parseIndirectBranch(Instruction &I) {
  ValueId Address;
  std::vector<uint32_t> To;
  if (!parseTypedValue(Address) || !expect(',') || !expect('['))
    return false;
  while (!is(']')) {
    uint32_t Block;
    if ((!To.empty() && !expect(',')) || !parseLabel(Block))
      return false;
    To.push_back(Block);
  }
  next();
  setOperands(I, {&Address, 1});
  D.M.setTargets(I, To);
  return true;
}

// Parses TYPE cleanup, then catch or filter and a value for each clause
bool Parser::parseLandingPad(Instruction &I) {
  std::vector<ValueId> Clauses;
  std::vector<uint32_t> Kinds;
  if (!elementType(I.Type))
    return false;
  if (acceptWord("cleanup"))
    I.Flags |= Cleanup;
  while (isWord("catch") || isWord("filter")) {
    ValueId V;
    Kinds.push_back(isWord("filter"));
    next();
    if (!parseTypedValue(V))
      return false;
    Clauses.push_back(V);
  }
  setOperands(I, Clauses);
  D.M.setTargets(I, Kinds);
  return true;
}

} // namespace dxil::ir::parser
