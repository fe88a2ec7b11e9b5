// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads words into the tables of Module.h, in one pass.
#include "Grammar.h"

#include <dxil/spirv/Module.h>

#include <algorithm>

namespace dxil::spirv {
namespace {

constexpr uint32_t Magic = 0x07230203, MagicSwapped = 0x03022307, HeaderWords = 5;
constexpr uint32_t MostIds = 0x3FFFFF; ///< SPIR-V's limit

Error errorAtWord(uint64_t Word, std::string Message) {
  Error E = failure("word " + std::to_string(Word) + ": " + std::move(Message));
  E.BitOffset = Word * 32;
  return E;
}

class Reader {
public:
  explicit Reader(Bytes Data) : Data(Data) {}

  Result<Module> read() {
    if (Status S = readHeader(); !S)
      return S.error();
    for (uint32_t Position = HeaderWords; Position < M.Words.size();) {
      if (Status S = readInstruction(Position); !S)
        return S.error();
      Position += M.Instructions.back().WordCount;
    }
    if (InFunction)
      return errorAtWord(M.Words.size(), "the module ends inside of a function");
    if (Status S = takeDecorations(); !S)
      return S.error();
    return std::move(M);
  }

private:
  Bytes Data;
  Module M;
  uint32_t CurrentLine = None;
  bool InFunction = false;

  Status readHeader() {
    if (Data.size() < HeaderWords * 4 || Data.size() % 4)
      return errorAtWord(0, std::to_string(Data.size()) +
                                " bytes are no SPIR-V module (expected a multiple of 4, at least " +
                                std::to_string(HeaderWords * 4) + ")");
    if (Data.size() / 4 > None / 8)
      return errorAtWord(0, "the module is too large");
    auto WordAt = [&](size_t I, bool Swap) {
      uint32_t W = 0;
      for (size_t B = 0; B < 4; ++B)
        W |= uint32_t(Data[I * 4 + B]) << (Swap ? 24 - 8 * B : 8 * B);
      return W;
    };
    const bool Swap = WordAt(0, false) == MagicSwapped;
    if (!Swap && WordAt(0, false) != Magic)
      return errorAtWord(0, "no SPIR-V module (expected the magic number 0x07230203)");
    M.Words.resize(Data.size() / 4);
    for (size_t I = 0; I < M.Words.size(); ++I)
      M.Words[I] = WordAt(I, Swap);
    const uint32_t Major = M.Words[1] >> 16 & 0xFF, Minor = M.Words[1] >> 8 & 0xFF;
    if (Major != 1 || Minor > 6)
      return errorAtWord(1, "SPIR-V " + std::to_string(Major) + "." + std::to_string(Minor) +
                                " (expected 1.0 to 1.6)");
    M.Bound = M.Words[3];
    if (!M.Bound || M.Bound > MostIds)
      return errorAtWord(3, "a bound of " + std::to_string(M.Bound) + " ids (expected 1 to " +
                                std::to_string(MostIds) + ")");
    M.Definitions.assign(M.Bound, None);
    return {};
  }

  Status readInstruction(uint32_t Position) {
    Instruction I;
    I.Opcode = uint16_t(M.Words[Position]);
    I.WordCount = uint16_t(M.Words[Position] >> 16);
    I.Offset = Position;
    I.Line = CurrentLine;
    if (!I.WordCount || I.WordCount > M.Words.size() - Position)
      return errorAtWord(Position, "an instruction of " + std::to_string(I.WordCount) +
                                       " words (expected 1 to " +
                                       std::to_string(M.Words.size() - Position) + ")");
    const InstructionInfo *Info = findInstruction(I.Opcode);
    if (!Info)
      return errorAtWord(Position, "unknown instruction " + std::to_string(I.Opcode));
    if (Status S = checkOperands(I, *Info); !S)
      return S;
    if (I.Result) {
      if (M.Definitions[I.Result] != None)
        return errorAt(M, I, "the result is defined twice");
      M.Definitions[I.Result] = uint32_t(M.Instructions.size());
    }
    M.Instructions.push_back(I);
    return take(I);
  }

  Status checkOperands(Instruction &I, const InstructionInfo &Info) {
    std::span<const uint32_t> Left = std::span(M.Words).subspan(I.Offset + 1, I.WordCount - 1u);
    for (const OperandSpec &Spec : operandsOf(Info.Operands)) {
      if (Left.empty() && Spec.Count != Quantifier::One)
        continue;
      do {
        if (Status S = checkOperand(I, Spec.Kind, Left, 0); !S)
          return S;
      } while (Spec.Count == Quantifier::List && !Left.empty());
    }
    if (!Left.empty())
      return errorAt(M, I, std::to_string(Left.size()) + " operand words too many");
    return {};
  }

  Status takeId(const Instruction &I, std::span<const uint32_t> &Left, Id *Out = nullptr) {
    if (Left.empty())
      return errorAt(M, I, "an operand is missing");
    if (!Left[0] || Left[0] >= M.Bound)
      return errorAt(M, I,
                     "id %" + std::to_string(Left[0]) + " is not below the bound " +
                         std::to_string(M.Bound));
    if (Out)
      *Out = Left[0];
    Left = Left.subspan(1);
    return {};
  }

  Status takeWord(const Instruction &I, std::span<const uint32_t> &Left) {
    if (Left.empty())
      return errorAt(M, I, "an operand is missing");
    Left = Left.subspan(1);
    return {};
  }

  Status checkText(const Instruction &I, std::span<const uint32_t> &Left) {
    for (size_t W = 0; W < Left.size(); ++W)
      for (uint32_t Shift = 0; Shift < 32; Shift += 8)
        if (!(Left[W] >> Shift & 0xFF)) {
          Left = Left.subspan(W + 1);
          return {};
        }
    return errorAt(M, I, "a string has no end");
  }

  Status checkOperand(Instruction &I, OperandKind Kind, std::span<const uint32_t> &Left,
                      unsigned Depth) {
    switch (Kind) {
    case OperandKind::IdResultType: return takeId(I, Left, &I.Type);
    case OperandKind::IdResult: return takeId(I, Left, &I.Result);
    case OperandKind::IdRef:
    case OperandKind::IdScope:
    case OperandKind::IdMemorySemantics: return takeId(I, Left);
    case OperandKind::LiteralInteger:
    case OperandKind::LiteralExtInstInteger: {
      const bool EndsHere = Kind == OperandKind::LiteralExtInstInteger;
      Status S = takeWord(I, Left);
      // The operands that follow depend on the instruction set.
      while (EndsHere && S && !Left.empty())
        S = takeId(I, Left);
      return S;
    }
    case OperandKind::LiteralString: return checkText(I, Left);
    case OperandKind::LiteralContextDependentNumber:
    case OperandKind::LiteralSpecConstantOpInteger: {
      Status S = takeWord(I, Left);
      Left = {};
      return S;
    }
    case OperandKind::PairLiteralIntegerIdRef: // the literal may have two words
      Left = {};
      return {};
    case OperandKind::PairIdRefLiteralInteger:
      if (Status S = takeId(I, Left); !S)
        return S;
      return takeWord(I, Left);
    case OperandKind::PairIdRefIdRef:
      if (Status S = takeId(I, Left); !S)
        return S;
      return takeId(I, Left);
    default: return checkEnumeration(I, Kind, Left, Depth);
    }
  }

  Status checkEnumeration(Instruction &I, OperandKind Kind, std::span<const uint32_t> &Left,
                          unsigned Depth) {
    if (Left.empty())
      return errorAt(M, I, "an operand is missing");
    const uint32_t Value = Left[0];
    Left = Left.subspan(1);
    for (uint32_t Bit = 0; Bit < (isMask(Kind) ? 32u : 1u); ++Bit) {
      if (isMask(Kind) && !(Value >> Bit & 1))
        continue;
      const EnumerantInfo *E = findEnumerant(Kind, isMask(Kind) ? 1u << Bit : Value);
      if (!E || Depth > 2)
        continue;
      for (const OperandSpec &Spec : operandsOf(E->Parameters))
        if (Status S = checkOperand(I, Spec.Kind, Left, Depth + 1); !S)
          return S;
    }
    return {};
  }

  /// Adds an instruction to the tables.
  Status take(const Instruction &I) {
    switch (I.op()) {
    case Op::Line: {
      const auto V = M.as<inst::Line>(I);
      CurrentLine = uint32_t(M.Lines.size());
      M.Lines.push_back({V.file(), V.line(), V.column()});
      break;
    }
    case Op::NoLine: CurrentLine = None; break;
    case Op::Name: M.Names[M.as<inst::Name>(I).target_()] = M.as<inst::Name>(I).name(); break;
    case Op::MemberName: {
      const auto V = M.as<inst::MemberName>(I);
      M.MemberNames[{V.type(), V.member()}] = V.name();
      break;
    }
    case Op::EntryPoint: {
      const auto V = M.as<inst::EntryPoint>(I);
      M.EntryPoints.push_back({V.executionModel(), V.entryPoint(), V.name(), V.afterText()});
      break;
    }
    case Op::ExecutionMode:
    case Op::ExecutionModeId: {
      const std::span<const uint32_t> O = M.operands(I);
      M.Modes.push_back({O[0], ExecutionMode(O[1]), O.subspan(2), I.op() == Op::ExecutionModeId});
      break;
    }
    default: return takeFunction(I);
    }
    return {};
  }

  Status takeFunction(const Instruction &I) {
    const uint32_t Index = uint32_t(M.Instructions.size() - 1);
    if (I.op() == Op::Function) {
      if (InFunction)
        return errorAt(M, I, "a function begins inside of another");
      InFunction = true;
      M.Functions.push_back({I.Result, Index, Index});
    } else if (I.op() == Op::FunctionEnd) {
      if (!InFunction)
        return errorAt(M, I, "no function ends here");
      InFunction = false;
      CurrentLine = None;
      M.Functions.back().Last = Index;
    }
    return {};
  }

  Status takeDecorations() {
    std::map<Id, std::vector<std::pair<Id, uint32_t>>> Groups; ///< targets of each decoration group
    for (const Instruction &I : M.Instructions) {
      const std::span<const uint32_t> O = M.operands(I);
      switch (I.op()) {
      case Op::GroupDecorate:
        for (Id Target : O.subspan(1))
          Groups[O[0]].push_back({Target, None});
        break;
      case Op::GroupMemberDecorate:
        for (size_t P = 1; P + 1 < O.size(); P += 2)
          Groups[O[0]].push_back({O[P], O[P + 1]});
        break;
      case Op::Decorate:
      case Op::DecorateId:
      case Op::DecorateString:
        M.Decorations.push_back({O[0], None, Decoration(O[1]), O.subspan(2)});
        break;
      case Op::MemberDecorate:
      case Op::MemberDecorateString:
        M.Decorations.push_back({O[0], O[1], Decoration(O[2]), O.subspan(3)});
        break;
      default: break;
      }
    }
    const size_t Direct = M.Decorations.size();
    for (size_t D = 0; D < Direct; ++D)
      if (const auto Group = Groups.find(M.Decorations[D].Target); Group != Groups.end()) {
        if (M.Decorations.size() > M.Words.size() * 4)
          return errorAtWord(0, "groups decorate too many ids");
        for (const auto &[Target, Member] : Group->second) {
          const DecorationUse Use = M.Decorations[D];
          M.Decorations.push_back({Target, Member, Use.Kind, Use.Operands});
        }
      }
    std::ranges::stable_sort(M.Decorations, {},
                             [](const DecorationUse &D) { return std::pair(D.Target, D.Member); });
    return {};
  }
};

} // namespace

std::span<const DecorationUse> Module::decorationsOf(Id Target) const {
  const auto Range = std::ranges::equal_range(Decorations, Target, {}, &DecorationUse::Target);
  return {Range.begin(), Range.end()};
}

const DecorationUse *Module::find(Id Target, Decoration Kind, uint32_t Member) const {
  // The id's own decorations come after those of members, since None is the largest number.
  for (const DecorationUse &D : decorationsOf(Target))
    if (D.Kind == Kind && D.Member == Member)
      return &D;
  return nullptr;
}

Result<Module> readModule(Bytes Data) {
  return Reader(Data).read();
}

Error errorAt(const Module &M, const Instruction &I, const std::string &Message) {
  std::string Text;
  if (I.Line != None && I.Line < M.Lines.size()) {
    const Line &L = M.Lines[I.Line];
    const Instruction *File = M.definition(L.File);
    if (File && File->op() == Op::String)
      Text += std::string(M.as<inst::String>(*File).string()) + ":";
    Text += std::to_string(L.Number) + ": ";
  }
  const InstructionInfo *Info = findInstruction(I.Opcode);
  Text += "word " + std::to_string(I.Offset) + ": Op" + std::string(Info ? Info->Name.str() : "?");
  if (I.Result) {
    Text += " %" + std::to_string(I.Result);
    if (const std::string_view Name = M.name(I.Result); !Name.empty())
      Text += " '" + std::string(Name.substr(0, 200)) + "'";
  }
  Error E = failure(Text + ": " + Message);
  E.BitOffset = uint64_t(I.Offset) * 32;
  return E;
}

} // namespace dxil::spirv
