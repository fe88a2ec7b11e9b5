// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses functions: declarations, blocks, and names of local values.
#include "Parser.h"

#include "../assembly/Keywords.h"

#include <charconv>
#include <utility>

namespace dxil::ir::parser {

using namespace ir;
using namespace assembly;

// ---- Heads --------------------------------------------------------------------------------------

// Parses fastcc, coldcc, cc10 or cc 10; or nothing
bool Parser::parseConvention(uint32_t &Out) {
  constexpr unsigned Named = 10;
  if (!is(TokenKind::Word))
    return true;
  if (auto Number = valueOf<uint32_t>(T.Text, Named, conventionName)) {
    Out = *Number;
    next();
    return true;
  }
  if (!T.Text.starts_with("cc"))
    return true;
  const size_t Start = T.Offset;
  if (T.Text == "cc") {
    next();
    if (!parseNumber(Out, "a calling convention"))
      return false;
  } else {
    const char *End = T.Text.data() + T.Text.size();
    auto [Stop, Problem] = std::from_chars(T.Text.data() + 2, End, Out);
    if (Problem != std::errc() || Stop != End)
      return true; // another word
    next();
  }
  constexpr uint32_t Most = 0x1fff; // the largest number that a call's record can hold
  return Out <= Most ||
         fail(Start, ErrorCode::LimitExceeded, "calling convention " + std::to_string(Out),
              "at most " + std::to_string(Most));
}

// Parses a parenthesized list of types, attributes and, in a definition, names.
bool Parser::parseParameters(Type &F, AttributeUse &Use, std::vector<Token> &Names) {
  std::vector<TypeId> Parameters;
  if (!expect('('))
    return false;
  while (!is(')')) {
    if (!Parameters.empty() && !expect(','))
      return false;
    if (is(TokenKind::Dots)) {
      F.VarArg = true;
      next();
      break;
    }
    TypeId Parameter;
    if (!elementType(Parameter, /*Metadata=*/true))
      return false;
    Parameters.push_back(Parameter);
    if (!parseAttributes(uint32_t(Parameters.size()), Use))
      return false;
    Names.push_back(T);
    if (is(TokenKind::Local))
      next();
  }
  if (!expect(')'))
    return false;
  F.Fields = {uint32_t(D.M.TypePool.size()), uint32_t(Parameters.size())};
  D.M.TypePool.insert(D.M.TypePool.end(), Parameters.begin(), Parameters.end());
  return true;
}

// Parses unnamed_addr, attributes, section, align, gc, prefix, prologue, personality
bool Parser::parseFunctionTail(Function &F, AttributeUse &Use) {
  while (is(TokenKind::Word) || is(TokenKind::String) || is(TokenKind::Group)) {
    const size_t Start = T.Offset;
    bool Fits = true;
    if (acceptWord("unnamed_addr"))
      F.UnnamedAddr = true;
    else if (acceptWord("section"))
      Fits = parseString(F.Section);
    else if (acceptWord("align"))
      Fits = parseAlignment(F.Alignment);
    else if (acceptWord("gc"))
      Fits = parseString(F.Gc);
    else if (acceptWord("prefix"))
      Fits = parseTypedValue(F.Prefix);
    else if (acceptWord("prologue"))
      Fits = parseTypedValue(F.Prologue);
    else if (acceptWord("personality"))
      Fits = parseTypedValue(F.Personality);
    else
      Fits = parseAttributes(FunctionIndex, Use);
    if (!Fits)
      return false;
    if (T.Offset == Start) // the next token does not belong to the function
      return true;
  }
  return true;
}

bool Parser::parseFunction(bool IsDeclaration) {
  Function F;
  Type FunctionType{.Kind = TypeKind::Function};
  AttributeUse Use;
  std::vector<Token> Names;
  bool IsExternal = false;
  parseLinkage(F.Linkage, F.Visibility, F.DllStorage, IsExternal);
  F.IsDeclaration = IsDeclaration;
  if (!parseConvention(F.CallingConvention) || !parseAttributes(0, Use))
    return false;
  const size_t Start = T.Offset;
  if (!parseType(FunctionType.Element))
    return false;
  const TypeKind Result = type(FunctionType.Element).Kind;
  if (Result == TypeKind::Label || Result == TypeKind::Metadata || Result == TypeKind::Function)
    return fail(Start, ErrorCode::TypeMismatch,
                "a function that returns " + typeName(FunctionType.Element),
                "void or a type that values can have");
  if (!is(TokenKind::Global))
    return unexpected("a function's name");
  const Token Name = T;
  next();
  if (!parseParameters(FunctionType, Use, Names))
    return false;
  F.FunctionType = intern(FunctionType);
  if (Heights[F.FunctionType] > MaxNesting)
    return fail(Start, ErrorCode::LimitExceeded, "types are nested too deep",
                "at most " + std::to_string(MaxNesting));
  Current = FunctionId(D.M.Functions.size());
  if (!defineGlobal(Name, ValueKind::Function, pointerTo(F.FunctionType, 0), Current, F.Self) ||
      !parseFunctionTail(F, Use) || !parseFunctionAttachments(F))
    return false;
  D.FunctionAttributes.push_back(addUse(std::move(Use)));
  D.M.Functions.push_back(F);
  return IsDeclaration || parseBody(D.M.Functions.back(), Names);
}

// Parses !name !5 ... After a declaration, named metadata of the module may follow instead.
bool Parser::parseFunctionAttachments(Function &F) {
  F.Attachments = {uint32_t(D.M.Attachments.size()), 0};
  while (is(TokenKind::MetadataName)) {
    Lexer Ahead = L;
    if (const Token Next = Ahead.next(); Next.Kind == TokenKind::Punctuation && Next.Text == "=")
      break;
    Attachment A;
    if (!parseAttachment(A))
      return false;
    D.M.Attachments.push_back(A);
    ++F.Attachments.Count;
  }
  return true;
}

// ---- Bodies -------------------------------------------------------------------------------------

bool Parser::parseBody(Function &F, const std::vector<Token> &Names) {
  if (!expect('{'))
    return false;
  InFunction = true;
  Locals = {};
  Blocks.clear();
  BlocksByName.clear();
  BlocksByNumber.clear();
  F.FirstArgument = ValueId(D.M.Values.size());
  F.ArgumentCount = uint32_t(Names.size());
  for (uint32_t A = 0; A < F.ArgumentCount; ++A) {
    const Token *Name = Names[A].Kind == TokenKind::Local ? &Names[A] : nullptr;
    const TypeId Type = D.M.fields(type(F.FunctionType))[A];
    ValueId V;
    if (!defineLocal(Name, Type, ValueKind::Argument, A, V))
      return false;
  }
  F.Blocks.First = uint32_t(D.M.Blocks.size());
  F.Instructions.First = uint32_t(D.M.Instructions.size());
  do {
    if (!parseBlock(F))
      return false;
  } while (!is('}'));
  if (!finishBody(F))
    return false;
  InFunction = false;
  next();
  return true;
}

// Parses a label, or assigns the next number; then instructions up to a terminator.
bool Parser::parseBlock(Function &F) {
  const Token Name = T;
  const BlockName Fresh{None, T.Offset};
  uint32_t Handle = uint32_t(Blocks.size());
  bool New = true;
  std::string_view Text;
  if (is(TokenKind::Label)) {
    const std::string Plain = T.Quoted ? unescaped(T.Text) : std::string(T.Text);
    auto Entry = BlocksByName.find(Plain);
    New = Entry == BlocksByName.end();
    if (New)
      Entry = BlocksByName.emplace(save(T), Handle).first;
    Handle = Entry->second;
    Text = Entry->first;
    next();
  } else {
    auto [Entry, Added] = BlocksByNumber.emplace(Locals.Next++, Handle);
    New = Added;
    Handle = Entry->second;
  }
  if (New)
    Blocks.push_back(Fresh);
  if (Blocks[Handle].Order != None)
    return fail(Name.Offset, ErrorCode::AssemblyName, tokenAt(Name.Offset) + " is defined twice");
  Blocks[Handle].Order = uint32_t(D.M.Blocks.size() - F.Blocks.First);
  if (!Text.empty())
    D.M.setBlockName(BlockId(D.M.Blocks.size()), Text);
  D.M.Blocks.push_back({Current, {uint32_t(D.M.Instructions.size()), 0}});
  do {
    if (!parseLine())
      return false;
    ++D.M.Blocks.back().Instructions.Count;
  } while (!isTerminator(D.M.Instructions.back().Op));
  return true;
}

// Returns the fast-math flags that a comment after the instruction removes from its `fast`.
uint16_t Parser::absentFromFast(size_t Offset) const {
  std::string_view Comment = commentBehind(L.text(), Offset);
  if (!Comment.starts_with(PartOfFastMark))
    return 0;
  Comment.remove_prefix(PartOfFastMark.size());
  uint16_t Out = 0;
  for (const FlagName &N : flagNames())
    if (Comment.starts_with(' ') && Comment.substr(1).starts_with(N.Name)) {
      Out |= N.Flag & AllFastMath;
      Comment.remove_prefix(1 + N.Name.size());
    }
  return Out;
}

// Parses %name = instruction, !kind !5 ...
bool Parser::parseLine() {
  const Token Name = T;
  const bool HasName = is(TokenKind::Local);
  if (HasName) {
    next();
    if (!expect('='))
      return false;
  }
  Instruction I;
  CallAttributes = {};
  const size_t Start = T.Offset;
  if (!parseInstruction(I))
    return false;
  if (I.Flags & FastUnsafeAlgebra)
    I.Flags &= uint16_t(~absentFromFast(Start));
  std::vector<Attachment> Attachments;
  MetadataId Location = None;
  while (accept(',')) {
    const size_t NodeAt = T.Offset;
    const bool IsDebug = is(TokenKind::MetadataName) && T.Text == "dbg" && Location == None;
    Attachment A;
    if (!parseAttachment(A))
      return false;
    if (IsDebug) {
      Location = A.Node;
      LocationUses.push_back({A.Node, NodeAt});
      continue;
    }
    Attachments.push_back(A);
  }
  if (I.Type != Void) {
    const uint32_t Index = uint32_t(D.M.Instructions.size());
    if (!defineLocal(HasName ? &Name : nullptr, I.Type, ValueKind::Instruction, Index, I.Result))
      return false;
  } else if (HasName) {
    return fail(Start, ErrorCode::TypeMismatch, "an instruction without a result has a name",
                "none");
  }
  D.M.Instructions.push_back(I);
  D.M.attach(InstId(D.M.Instructions.size() - 1), Attachments);
  D.InstructionAttributes.push_back(addUse(std::move(CallAttributes)));
  D.Locations.push_back(Location);
  return true;
}

bool Parser::finishBody(Function &F) {
  F.Blocks.Count = uint32_t(D.M.Blocks.size()) - F.Blocks.First;
  F.Instructions.Count = uint32_t(D.M.Instructions.size()) - F.Instructions.First;
  for (const BlockName &B : Blocks)
    if (B.Order == None)
      return fail(B.Offset, ErrorCode::AssemblyName, tokenAt(B.Offset) + " is not in the function",
                  "the name of a block");
  if (const NamedValue *First = firstUndefined(Locals.ByName, Locals.ByNumber))
    return fail(First->Offset, ErrorCode::AssemblyName, tokenAt(First->Offset) + " is not defined",
                "an argument or the result of an instruction");
  for (uint32_t K = 0; K < F.Instructions.Count; ++K) {
    Instruction &I = D.M.Instructions[F.Instructions.First + K];
    if (hasIndices(I.Op))
      continue;
    for (uint32_t &Target : D.M.targets(I))
      Target = F.Blocks.First + Blocks[Target].Order;
  }
  return true;
}

// ---- Names --------------------------------------------------------------------------------------

bool Parser::localReference(const Token &Name, TypeId Type, ValueId &Out) {
  Out = entryOf(Locals, Name, Type, ValueKind::Instruction).Id;
  return needsType(Out, Type, Name.Offset);
}

/// Defines the value of an argument or instruction. Name is null if the text has none.
bool Parser::defineLocal(const Token *Name, TypeId Type, ValueKind Kind, uint32_t Index,
                         ValueId &Out) {
  NamedValue *Entry = nullptr;
  if (Name && !Name->isNumbered()) {
    Entry = &entryOf(Locals, *Name, Type, Kind);
  } else {
    const uint64_t Number = Locals.Next++;
    if (Name && numberOf(*Name) != Number)
      return fail(Name->Offset, ErrorCode::AssemblyName,
                  "%" + std::string(Name->Text.substr(0, 20)),
                  "%" + std::to_string(Number) + ", the next number");
    const NamedValue Fresh{ValueId(D.M.Values.size()), {}, false, T.Offset};
    auto [Inserted, New] = Locals.ByNumber.emplace(Number, Fresh);
    if (New)
      D.M.Values.push_back({Kind, Type, None});
    Entry = &Inserted->second;
  }
  Out = Entry->Id;
  if (std::exchange(Entry->IsDefined, true))
    return fail(Name ? Name->Offset : T.Offset, ErrorCode::AssemblyName,
                tokenAt(Name ? Name->Offset : T.Offset) + " is defined twice");
  if (!needsType(Out, Type, Entry->Offset))
    return false;
  D.M.Values[Out].Kind = Kind;
  D.M.Values[Out].Index = Index;
  if (!Entry->Name.empty())
    D.M.setName(Out, Entry->Name);
  return true;
}

/// Parses a reference to a block, which may be defined later.
bool Parser::blockReference(uint32_t &Out) {
  if (!is(TokenKind::Local))
    return unexpected("a block");
  Out = uint32_t(Blocks.size());
  bool New = false;
  if (T.isNumbered()) {
    auto [Entry, Added] = BlocksByNumber.emplace(numberOf(T), Out);
    Out = Entry->second;
    New = Added;
  } else {
    const std::string Plain = T.Quoted ? unescaped(T.Text) : std::string();
    auto Entry = BlocksByName.find(T.Quoted ? std::string_view(Plain) : T.Text);
    New = Entry == BlocksByName.end();
    if (New)
      BlocksByName.emplace(save(T), Out);
    else
      Out = Entry->second;
  }
  if (New)
    Blocks.push_back({None, T.Offset});
  next();
  return true;
}

} // namespace dxil::ir::parser
