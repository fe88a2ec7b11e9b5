// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints types, names, constants and operands.
#include "Writer.h"

#include "Keywords.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace dxil::ir::assembly {

using namespace ir;

static constexpr size_t MaxTypeText = 1 << 16;
static const char Hex[] = "0123456789ABCDEF";

void Writer::escaped(std::string_view Text) {
  for (char Ch : Text) {
    uint8_t C = uint8_t(Ch);
    if (C >= 0x20 && C < 0x7f && C != '"' && C != '\\') {
      Out += Ch;
    } else {
      Out += '\\';
      Out += Hex[C >> 4];
      Out += Hex[C & 15];
    }
  }
}

// Indexed by character: a name with other characters is quoted.
static constexpr auto IsNameChar = [] {
  std::array<bool, 256> Out{};
  for (const char C : std::string_view("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                       "0123456789-._"))
    Out[uint8_t(C)] = true;
  return Out;
}();

void Writer::name(char Prefix, std::string_view Name) {
  if (Prefix)
    Out += Prefix;
  bool Quote = Name.empty() || (Name[0] >= '0' && Name[0] <= '9');
  for (char C : Name)
    Quote |= !IsNameChar[uint8_t(C)];
  if (!Quote) {
    Out += Name;
    return;
  }
  Out += '"';
  escaped(Name);
  Out += '"';
}

// ---- Types --------------------------------------------------------------------------------------

const std::string &Writer::typeText(TypeId T) {
  if (TypeTexts[T].empty()) {
    std::string S = makeTypeText(T);
    if (S.size() > MaxTypeText) {
      Overflow = true;
      S.resize(MaxTypeText);
    }
    TypeTexts[T] = std::move(S);
  }
  return TypeTexts[T];
}

[[gnu::cold]] std::string Writer::makeTypeText(TypeId T) {
  const Type &Ty = M.Types[T];
  if (Ty.Named) {
    if (Ty.Name.empty())
      return std::string("%").append(std::to_string(TypeNumbers[T]));
    const size_t Begin = Out.size();
    name('%', Ty.Name);
    std::string Name(Out.from(Begin));
    Out.cut(Begin);
    return Name;
  }
  std::string S;
  auto List = [&] {
    bool First = true;
    for (TypeId F : M.fields(Ty)) {
      if (!First)
        S += ", ";
      First = false;
      S += typeText(F);
      if (S.size() > MaxTypeText)
        return;
    }
  };
  switch (Ty.Kind) {
  case TypeKind::Integer: return std::string("i").append(std::to_string(Ty.Width));
  case TypeKind::Pointer:
    S = typeText(Ty.Element);
    if (Ty.AddressSpace)
      S += " addrspace(" + std::to_string(Ty.AddressSpace) + ")";
    return S += '*';
  case TypeKind::Array:
    return S.append("[")
               .append(std::to_string(Ty.Count))
               .append(" x ")
               .append(typeText(Ty.Element)) +
           "]";
  case TypeKind::Vector:
    return S.append("<")
               .append(std::to_string(Ty.Count))
               .append(" x ")
               .append(typeText(Ty.Element)) +
           ">";
  case TypeKind::Struct:
    if (!Ty.Fields.Count)
      return Ty.Packed ? "<{}>" : "{}";
    S = Ty.Packed ? "<{ " : "{ ";
    List();
    return S += Ty.Packed ? " }>" : " }";
  case TypeKind::Function:
    S.append(typeText(Ty.Element)).append(" (");
    List();
    if (Ty.VarArg)
      S += Ty.Fields.Count ? ", ..." : "...";
    return S += ')';
  default: return std::string(simpleTypeName(Ty.Kind));
  }
}

// ---- Constants ----------------------------------------------------------------------------------

void Writer::integer(uint64_t Bits, const Type &T) {
  if (T.Width == 1) {
    Out += Bits & 1 ? "true" : "false";
    return;
  }
  unsigned Shift = T.Width < 64 ? 64 - T.Width : 0;
  Out.number(int64_t(Bits << Shift) >> Shift);
}

static uint64_t floatToDoubleBits(uint32_t F) {
  // NaNs keep their payload, which a hardware conversion might change.
  if ((F >> 23 & 0xff) == 0xff)
    return uint64_t(F >> 31) << 63 | uint64_t(0x7ff) << 52 | uint64_t(F & 0x7fffff) << 29;
  return std::bit_cast<uint64_t>(double(std::bit_cast<float>(F)));
}

void Writer::hex(uint64_t Bits, unsigned Digits) {
  while (Digits--)
    Out += Hex[Bits >> 4 * Digits & 15];
}

// Appends a number with six decimals if a reader of the text gets the same number. Its digits and
// small powers of ten are exact, so reading takes one rounded division or multiplication.
bool Writer::decimal(double Value) {
  static constexpr double Powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                      1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                      1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  constexpr int Decimals = 6;
  const double Size = std::abs(Value);
  int Exponent = Size == 0 ? 0 : int(std::floor(std::log10(Size)));
  const int Scale = Decimals - Exponent;
  const auto Power = size_t(std::abs(Scale));
  if (Power >= std::size(Powers))
    return longDecimal(Value);
  auto Digits = uint32_t((Scale < 0 ? Size / Powers[Power] : Size * Powers[Power]) + 0.5);
  if ((Scale < 0 ? Digits * Powers[Power] : Digits / Powers[Power]) != Size)
    return false;
  if (Digits == 10'000'000) { // the logarithm was rounded down
    Digits /= 10;
    ++Exponent;
  }
  if (std::signbit(Value))
    Out += '-';
  Out += char('0' + Digits / 1'000'000);
  Out += '.';
  for (uint32_t Place = 100'000; Place; Place /= 10)
    Out += char('0' + Digits / Place % 10);
  Out += Exponent < 0 ? "e-" : "e+";
  Out += char('0' + std::abs(Exponent) / 10);
  Out += char('0' + std::abs(Exponent) % 10);
  return true;
}

// Prints like decimal(), for exponents whose power of ten is not a double.
[[gnu::cold]] bool Writer::longDecimal(double Value) {
  char Text[40];
  std::snprintf(Text, sizeof Text, "%.6e", Value);
  // The locale may have another decimal point, of several bytes.
  char *const Point = Text + (Text[0] == '-' ? 2 : 1), *Fraction = std::strchr(Point, 'e') - 6;
  *Point = '.';
  std::memmove(Point + 1, Fraction, std::strlen(Fraction) + 1);
  double Read = 0;
  std::from_chars(Text, Text + std::strlen(Text), Read);
  if (Read != Value)
    return false;
  Out += Text;
  return true;
}

// Prints six decimals if they are exact, else the bits of the value as a double.
void Writer::floating(uint64_t Bits, TypeKind K) {
  if (K == TypeKind::Half) {
    Out += "0xH";
    return hex(Bits, 4);
  }
  const uint64_t D = K == TypeKind::Float ? floatToDoubleBits(uint32_t(Bits)) : Bits;
  if ((D >> 52 & 0x7ff) != 0x7ff && decimal(std::bit_cast<double>(D)))
    return;
  Out += "0x";
  hex(D, unsigned(std::bit_width(D) + 3) / 4);
}

[[gnu::cold]] void Writer::wideNumber(const Constant &C, const Type &T) {
  auto W = M.words(C);
  if (T.Kind == TypeKind::Integer) {
    // Prints hexadecimal digits, which assemblers accept for integers of any width.
    Out += "u0x";
    size_t Top = W.size();
    while (Top > 1 && !W[Top - 1])
      --Top;
    if (Top)
      hex(W[Top - 1], std::max(1u, unsigned(std::bit_width(W[Top - 1]) + 3) / 4));
    else
      Out += '0';
    while (Top > 1)
      hex(W[--Top - 1], 16);
    return;
  }
  if (T.Kind == TypeKind::X86Fp80) {
    Out += "0xK";
    hex(W[0] >> 48, 4);
    return hex(W[0] << 16 | (W[1] & 0xffff), 16);
  }
  Out += T.Kind == TypeKind::Fp128 ? "0xL" : "0xM";
  hex(W[0], 16);
  hex(W[1], 16);
}

[[gnu::cold]] void Writer::aggregate(const Constant &C, const Type &T) {
  const char *Open = T.Kind == TypeKind::Array    ? "["
                     : T.Kind == TypeKind::Vector ? "<"
                     : T.Packed                   ? "<{ "
                                                  : "{ ";
  const char *Close = T.Kind == TypeKind::Array    ? "]"
                      : T.Kind == TypeKind::Vector ? ">"
                      : T.Packed                   ? " }>"
                                                   : " }";
  auto Ops = M.operands(C);
  if (Ops.empty()) {
    Out += "zeroinitializer";
    return;
  }
  Out += Open;
  operandList(Ops, true);
  Out += Close;
}

void Writer::data(const Constant &C, const Type &T) {
  const Type &E = M.Types[T.Element];
  auto W = M.words(C);
  if (T.Kind == TypeKind::Array && E.isInteger(8)) {
    Out += "c\"";
    for (uint64_t V : W) {
      char Ch = char(V);
      escaped({&Ch, 1});
    }
    Out += '"';
    return;
  }
  Out += T.Kind == TypeKind::Array ? '[' : '<';
  for (size_t I = 0; I < W.size() && !full(); ++I) {
    if (I)
      Out += ", ";
    Out += typeText(T.Element);
    Out += ' ';
    if (E.Kind == TypeKind::Integer)
      integer(W[I], E);
    else
      floating(W[I], E.Kind);
  }
  Out += T.Kind == TypeKind::Array ? ']' : '>';
}

[[gnu::cold]] void Writer::expression(const Constant &C, TypeId T) {
  auto Ops = M.operands(C);
  switch (C.Kind) {
  case ConstantKind::Cast:
    Out.append(opcodeName(Opcode(C.SubOpcode))).append(" (");
    typedValue(Ops[0]);
    Out.append(" to ").append(typeText(T)) += ')';
    return;
  case ConstantKind::BinaryOp:
    Out += opcodeName(Opcode(C.SubOpcode));
    flags(C.Flags);
    Out += " (";
    break;
  case ConstantKind::GetElementPtr:
    Out += C.Flags & InBounds ? "getelementptr inbounds (" : "getelementptr (";
    Out.append(typeText(C.SourceType)) += ", ";
    break;
  case ConstantKind::Compare:
    Out += M.typeOf(Ops[0]).isFloat() ? "fcmp " : "icmp ";
    Out.append(predicateName(C.Predicate)) += " (";
    break;
  case ConstantKind::Select: Out += "select ("; break;
  case ConstantKind::ExtractElement: Out += "extractelement ("; break;
  case ConstantKind::InsertElement: Out += "insertelement ("; break;
  default: Out += "shufflevector ("; break;
  }
  operandList(Ops, true);
  Out += ')';
}

void Writer::constant(const Constant &C, TypeId TId) {
  if (full())
    return;
  const Type &T = M.Types[TId];
  switch (C.Kind) {
  case ConstantKind::Null:
    if (T.Kind == TypeKind::Integer)
      Out += T.Width == 1 ? "false" : "0";
    else if (T.Kind == TypeKind::Pointer)
      Out += "null";
    else if (T.Kind <= TypeKind::Double && T.isFloat())
      floating(0, T.Kind);
    else
      Out += "zeroinitializer";
    return;
  case ConstantKind::Undef: Out += "undef"; return;
  case ConstantKind::Integer: integer(C.Bits, T); return;
  case ConstantKind::Float: {
    FloatTexts.resize(M.Constants.size());
    std::string &Text = FloatTexts[size_t(&C - M.Constants.data())];
    if (!Text.empty()) {
      Out += Text;
      return;
    }
    size_t Start = Out.size();
    floating(C.Bits, T.Kind);
    Text = Out.from(Start);
    return;
  }
  case ConstantKind::WideInteger:
  case ConstantKind::WideFloat: wideNumber(C, T); return;
  case ConstantKind::Aggregate: aggregate(C, T); return;
  case ConstantKind::Data:
  case ConstantKind::String: data(C, T); return;
  case ConstantKind::InlineAsm:
    Out += "asm ";
    for (unsigned Bit : {1u, 2u, 4u})
      if (C.Bits & Bit)
        Out.append(asmFlagName(Bit)) += ' ';
    Out += '"';
    escaped(C.Text);
    Out += "\", \"";
    escaped(C.Constraint);
    Out += '"';
    return;
  case ConstantKind::BlockAddress:
    Out += "blockaddress(";
    value(M.operands(C)[0]);
    Out.append(", %").number(C.Bits) += ')';
    return;
  default: expression(C, TId);
  }
}

// ---- Operands -----------------------------------------------------------------------------------

void Writer::value(ValueId V) {
  if (isMetadataOperand(V)) {
    metadataReference(metadataOperand(V));
    return;
  }
  const Value &Val = M.Values[V];
  if (Val.Kind == ValueKind::Constant) {
    constant(M.Constants[Val.Index], Val.Type);
    return;
  }
  bool IsLocal = Val.Kind == ValueKind::Argument || Val.Kind == ValueKind::Instruction;
  if (std::string_view Name = M.name(V); !Name.empty()) {
    name(IsLocal ? '%' : '@', Name);
    return;
  }
  Out += IsLocal ? '%' : '@';
  if (!IsLocal)
    Out.number(GlobalNumbers[V]);
  else if (V - FirstLocal < LocalNumbers.size())
    Out.number(LocalNumbers[V - FirstLocal]);
  else
    Out += "<other function>";
}

void Writer::typedValue(ValueId V) {
  if (isMetadataOperand(V))
    Out += "metadata ";
  else
    Out.append(typeText(M.Values[V].Type)) += ' ';
  value(V);
}

void Writer::operandList(std::span<const ValueId> Ops, bool EachTyped) {
  for (size_t I = 0; I < Ops.size() && !full(); ++I) {
    if (I)
      Out += ", ";
    if (EachTyped || I == 0)
      typedValue(Ops[I]);
    else
      value(Ops[I]);
  }
}

void Writer::blockName(BlockId B) {
  if (const std::string_view Name = M.blockName(B); !Name.empty()) {
    name('%', Name);
    return;
  }
  Out.append("%").number(BlockNumbers[B - FirstBlock]);
}

} // namespace dxil::ir::assembly
