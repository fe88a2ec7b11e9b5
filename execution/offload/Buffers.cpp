// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Buffers.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/Format.h>
#include <llvm/Support/FormatVariadic.h>
#include <llvm/Support/YAMLTraits.h>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace dxil::execution {
namespace {

using Kind = ScalarType::Kind;

constexpr OffloadFormat Formats[] = {
    {"Hex8", Kind::Unsigned, 1, true},  {"Hex16", Kind::Unsigned, 2, true},
    {"Hex32", Kind::Unsigned, 4, true}, {"Hex64", Kind::Unsigned, 8, true},
    {"UInt16", Kind::Unsigned, 2},      {"UInt32", Kind::Unsigned, 4},
    {"UInt64", Kind::Unsigned, 8},      {"Int16", Kind::Signed, 2},
    {"Int32", Kind::Signed, 4},         {"Int64", Kind::Signed, 8},
    {"Float16", Kind::Half, 2},         {"Float32", Kind::Float, 4},
    {"Float64", Kind::Double, 8},       {"Depth32", Kind::Float, 4},
    {"Bool", Kind::Unsigned, 4}};

constexpr OffloadFormat Double{"Float64", Kind::Double, 8};

/// The suite gives halves as their bits.
bool isBits(const OffloadFormat &F) {
  return F.IsHex || F.Kind == Kind::Half;
}

/// Returns the bits of one number.
uint64_t readNumber(const JsonValue &V, const OffloadFormat &Format, const ScalarType &Type) {
  const auto &J = V.json();
  if (J.is_number_integer() || J.is_boolean()) {
    const uint64_t Bits = J.is_boolean() ? J.get<bool>() : J.get<uint64_t>();
    if (isBits(Format) || !Type.isReal())
      return Bits;
    return bitsOf(Type, J.is_number_unsigned() ? double(Bits) : double(J.get<int64_t>()));
  }
  const std::string Text = J.is_string() ? J.get<std::string>() : "";
  char *End = nullptr;
  uint64_t Bits = 0;
  // A float is parsed as one: the nearest double may round to another float.
  if (Type.How == ScalarType::Kind::Float) {
    const float Value = std::strtof(Text.c_str(), &End);
    std::memcpy(&Bits, &Value, sizeof Value);
  } else {
    Bits = bitsOf(Type, std::strtod(Text.c_str(), &End));
  }
  if (Text.empty() || *End || !Type.isReal())
    V.error("expected a number of format " + std::string(Format.Name));
  return Bits;
}

void append(std::vector<uint8_t> &To, uint64_t Bits, unsigned Size) {
  const size_t Old = To.size();
  To.resize(Old + Size);
  std::memcpy(To.data() + Old, &Bits, Size);
}

uint64_t bitsAt(const std::vector<uint8_t> &From, size_t Index, unsigned Size) {
  uint64_t Bits = 0;
  std::memcpy(&Bits, From.data() + Index * Size, Size);
  return Bits;
}

OffloadExtent readExtent(const JsonValue &V) {
  JsonObject O(V);
  OffloadExtent E;
  E.Width = O.whole("Width", 1, 1, 16384);
  E.Height = O.whole("Height", 1, 1, 16384);
  E.Depth = O.whole("Depth", 1, 1, 2048);
  E.Mips = O.whole("MipLevels", 1, 1, 15);
  O.finish();
  return E;
}

bool isDenormal(const ScalarType &Type, double Value) {
  const double Least = Type.How == ScalarType::Kind::Double ? 0x1p-1022 : 0x1p-126;
  return Value != 0 && std::fabs(Value) < Least;
}

/// Returns a number for the bits; the order of these numbers is that of the floats.
uint64_t ordered(const ScalarType &Type, uint64_t Bits) {
  const uint64_t Sign = uint64_t(1) << (Type.Size * 8 - 1);
  return Bits & Sign ? Sign - (Bits & ~Sign) : Sign + Bits;
}

bool isClose(const OffloadCheck &Check, const ScalarType &Type, uint64_t Actual, uint64_t Wanted) {
  const double A = valueOf(Type, Actual), W = valueOf(Type, Wanted);
  if (A == W || (std::isnan(A) && std::isnan(W)))
    return true;
  if (std::isnan(A) || std::isnan(W))
    return false;
  if (Check.Mode == OffloadCheck::Denormals::Any && Type.Size != 2 && isDenormal(Type, W) &&
      A == 0 && std::signbit(A) == std::signbit(W))
    return true;
  if (Check.How == OffloadCheck::Rule::Epsilon)
    return std::fabs(A - W) < Check.Epsilon;
  if (Check.ZeroTolerance > 0 &&
      (std::fabs(A) <= Check.ZeroTolerance || std::fabs(W) <= Check.ZeroTolerance))
    return std::fabs(A - W) <= Check.ZeroTolerance;
  const uint64_t X = ordered(Type, Actual), Y = ordered(Type, Wanted);
  return std::max(X, Y) - std::min(X, Y) <= Check.Ulps;
}

std::string tolerance(const OffloadCheck &Check) {
  switch (Check.How) {
  case OffloadCheck::Rule::Exact: return "";
  case OffloadCheck::Rule::Ulp: return " within " + std::to_string(Check.Ulps) + " ulp";
  case OffloadCheck::Rule::Epsilon:
    return " within " + textOf(Double.type(), bitsOf(Double.type(), Check.Epsilon));
  }
  return "";
}

/// A word that YAML prints without quotes.
struct Word {
  std::string Text;
};

/// What is printed of a buffer.
struct PrintedBuffer {
  const OffloadBuffer *Buffer = nullptr;
  std::vector<std::vector<Word>> Elements;
};

std::string printNumber(const OffloadBuffer &B, uint64_t Bits) {
  if (isBits(B.Format))
    return "0x" + llvm::utohexstr(Bits);
  if (B.type().isReal()) {
    std::string Text;
    llvm::raw_string_ostream(Text) << llvm::format("%g", valueOf(B.type(), Bits));
    return Text;
  }
  if (B.type().How == ScalarType::Kind::Signed) {
    const unsigned Unused = 64 - B.type().Size * 8;
    return std::to_string(int64_t(Bits << Unused) >> Unused);
  }
  return std::to_string(Bits);
}

} // namespace
} // namespace dxil::execution

LLVM_YAML_IS_FLOW_SEQUENCE_VECTOR(dxil::execution::Word)
LLVM_YAML_IS_SEQUENCE_VECTOR(std::vector<dxil::execution::Word>)
LLVM_YAML_IS_SEQUENCE_VECTOR(dxil::execution::PrintedBuffer)

namespace llvm::yaml {
template <> struct ScalarTraits<dxil::execution::Word> {
  static void output(const dxil::execution::Word &W, void *, raw_ostream &OS) { OS << W.Text; }
  static StringRef input(StringRef, void *, dxil::execution::Word &) { return "output only"; }
  static QuotingType mustQuote(StringRef) { return QuotingType::None; }
};

template <> struct MappingTraits<dxil::execution::PrintedBuffer> {
  static void mapping(IO &I, dxil::execution::PrintedBuffer &P) {
    dxil::execution::OffloadBuffer B = *P.Buffer;
    std::string Format(B.Format.Name);
    uint32_t Count = uint32_t(B.Elements.size());
    I.mapRequired("Name", B.Name);
    I.mapRequired("Format", Format);
    I.mapOptional("Channels", B.Channels, 1u);
    I.mapOptional("Stride", B.Stride, 0u);
    I.mapOptional("ArraySize", Count, 1u);
    if (!B.Counters.empty() && Count == 1)
      I.mapRequired("Counter", B.Counters[0]);
    else if (!B.Counters.empty())
      I.mapRequired("Counters", B.Counters);
    if (Count == 1)
      I.mapRequired("Data", P.Elements[0]);
    else
      I.mapRequired("Data", P.Elements);
  }
};
} // namespace llvm::yaml

namespace dxil::execution {

const ScalarType &OffloadFormat::type() const {
  return *std::ranges::find_if(scalarTypes(), [&](const ScalarType &Each) {
    return Each.How == Kind && Each.Size == Bytes;
  });
}

std::string OffloadBuffer::texelFormat() const {
  if (type().Size == 8 || Channels < 1 || Channels > 4)
    return {};
  if (Format.Name == "Depth32")
    return "D32_FLOAT";
  std::string Out;
  for (uint32_t I = 0; I < Channels; ++I)
    Out += "RGBA"[I] + std::to_string(type().Size * 8);
  return Out + (type().isReal()                          ? "_FLOAT"
                : type().How == ScalarType::Kind::Signed ? "_SINT"
                                                         : "_UINT");
}

namespace {

const ScalarType &wideType(const ScalarType &Type) {
  return OffloadFormat{"", Type.isReal() ? Kind::Float : Type.How, 4}.type();
}

std::vector<uint8_t> converted(const std::vector<uint8_t> &Bytes, const ScalarType &From,
                               const ScalarType &To) {
  std::vector<uint8_t> Out;
  for (size_t I = 0; I < Bytes.size() / From.Size; ++I)
    append(Out, bitsOf(To, valueOf(From, bitsAt(Bytes, I, From.Size))), To.Size);
  return Out;
}

} // namespace

std::vector<uint8_t> OffloadBuffer::widened(const std::vector<uint8_t> &Bytes) const {
  return type().Size < 4 ? converted(Bytes, type(), wideType(type())) : Bytes;
}

std::vector<uint8_t> OffloadBuffer::narrowed(const std::vector<uint8_t> &Bytes) const {
  return type().Size < 4 ? converted(Bytes, wideType(type()), type()) : Bytes;
}

nlohmann::ordered_json hexData(const std::vector<uint8_t> &Bytes) {
  return {{"hex", llvm::toHex(llvm::ArrayRef(Bytes), /*LowerCase=*/true)}};
}

OffloadFormat readOffloadFormat(JsonObject &From) {
  std::vector<std::pair<std::string_view, size_t>> Words;
  for (size_t I = 0; I < std::size(Formats); ++I)
    Words.emplace_back(Formats[I].Name, I);
  if (!From.has("Format"))
    From.error("no Format");
  return Formats[From.choice<size_t>("Format", Words, 2)];
}

std::vector<uint8_t> readOffloadNumbers(const JsonValue &V, const OffloadFormat &Format) {
  const ScalarType &Type = Format.type();
  std::vector<uint8_t> Bytes;
  for (const JsonValue &Each : V.elements())
    append(Bytes, readNumber(Each, Format, Type), Type.Size);
  return Bytes;
}

OffloadBuffer readOffloadBuffer(const JsonValue &V, uint64_t &BytesLeft) {
  JsonObject O(V);
  OffloadBuffer B;
  B.Name = O.text("Name");
  B.Format = readOffloadFormat(O);
  B.Channels = O.whole("Channels", 1, 1, 4);
  B.Stride = O.whole("Stride", 0);
  const uint32_t Count = O.whole("ArraySize", 1, 1, 4096);
  const uint32_t Fill = O.whole("FillSize", 0);
  uint64_t Value = 0;
  if (const auto Entry = O.find("FillValue"))
    Value = readNumber(*Entry, B.Format, B.type());
  if (const auto Extent = O.find("OutputProps"))
    B.Extent = readExtent(*Extent);
  const auto Data = O.find("Data");
  O.finish();
  if (uint64_t(Fill) * Count > BytesLeft) {
    O.error("more than 1 GiB with the other buffers");
  } else if (Fill) {
    BytesLeft -= uint64_t(Fill) * Count;
    std::vector<uint8_t> Bytes;
    while (Bytes.size() + B.type().Size <= Fill)
      append(Bytes, Value, B.type().Size);
    Bytes.resize(Fill);
    B.Elements.assign(Count, Bytes);
  } else if (!Data) {
    O.error("neither Data nor FillSize");
  } else if (Count == 1) {
    B.Elements.push_back(readOffloadNumbers(*Data, B.Format));
  } else {
    for (const JsonValue &Each : Data->elements())
      B.Elements.push_back(readOffloadNumbers(Each, B.Format));
    if (B.Elements.size() != Count)
      Data->error("expected " + std::to_string(Count) + " lists of numbers");
  }
  if (B.Elements.empty())
    B.Elements.resize(1);
  return B;
}

OffloadCheck readOffloadCheck(const JsonValue &V) {
  static constexpr std::pair<std::string_view, OffloadCheck::Rule> Rules[] = {
      {"BufferExact", OffloadCheck::Rule::Exact},
      {"BufferFloatULP", OffloadCheck::Rule::Ulp},
      {"BufferFloatEpsilon", OffloadCheck::Rule::Epsilon}};
  static constexpr std::pair<std::string_view, OffloadCheck::Denormals> Modes[] = {
      {"Any", OffloadCheck::Denormals::Any},
      {"FTZ", OffloadCheck::Denormals::Flushed},
      {"Preserve", OffloadCheck::Denormals::Kept}};
  JsonObject O(V);
  OffloadCheck C;
  C.Name = O.text("Result");
  C.Actual = O.text("Actual");
  C.Expected = O.text("Expected");
  C.How = O.choice<OffloadCheck::Rule>("Rule", Rules, C.How);
  C.Mode = O.choice<OffloadCheck::Denormals>("DenormMode", Modes, C.Mode);
  C.Ulps = O.whole("ULPT", 0);
  const auto Real = [&](const char *Key) {
    const auto Entry = O.find(Key);
    return Entry ? valueOf(Double.type(), readNumber(*Entry, Double, Double.type())) : 0.0;
  };
  C.Epsilon = Real("Epsilon");
  C.ZeroTolerance = Real("ZeroTolerance");
  O.finish();
  return C;
}

std::vector<std::string> compareOffload(const OffloadCheck &Check, const OffloadBuffer &Actual,
                                        const OffloadBuffer &Wanted, size_t Most) {
  std::vector<std::string> Lines;
  const std::string Prefix = Check.Name + ": " + Actual.Name;
  const unsigned Size = Actual.type().Size;
  const bool IsExact = Check.How == OffloadCheck::Rule::Exact;
  if (Actual.Elements.size() != Wanted.Elements.size() ||
      (!IsExact && &Actual.type() != &Wanted.type()))
    return {Prefix + " and " + Wanted.Name + " have different shapes"};
  for (size_t E = 0; E < Actual.Elements.size(); ++E) {
    const auto &A = Actual.Elements[E], &W = Wanted.Elements[E];
    const std::string Where =
        Prefix + (Actual.Elements.size() > 1 ? "[" + std::to_string(E) + "]" : "");
    if (A.size() != W.size()) {
      Lines.push_back(Where + " has " + std::to_string(A.size()) + " bytes, expected " +
                      std::to_string(W.size()));
      continue;
    }
    for (size_t I = 0; I < A.size() / Size && Lines.size() < Most; ++I) {
      const uint64_t Bits = bitsAt(A, I, Size), Expected = bitsAt(W, I, Size);
      const bool Same = IsExact ? Bits == Expected : isClose(Check, Actual.type(), Bits, Expected);
      if (!Same)
        Lines.push_back(llvm::formatv("{0}: number {1}: {2} (0x{3}), expected {4} (0x{5}){6}",
                                      Where, I, textOf(Actual.type(), Bits),
                                      llvm::utohexstr(Bits, true, Size * 2),
                                      textOf(Actual.type(), Expected),
                                      llvm::utohexstr(Expected, true, Size * 2), tolerance(Check))
                            .str());
    }
  }
  return Lines;
}

std::string printOffload(const std::vector<OffloadBuffer> &Buffers) {
  std::vector<PrintedBuffer> Printed;
  for (const OffloadBuffer &B : Buffers) {
    PrintedBuffer &P = Printed.emplace_back(PrintedBuffer{&B, {}});
    for (const auto &Bytes : B.Elements) {
      auto &Words = P.Elements.emplace_back();
      for (size_t I = 0; I < Bytes.size() / B.type().Size; ++I)
        Words.push_back({printNumber(B, bitsAt(Bytes, I, B.type().Size))});
    }
  }
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  llvm::yaml::Output Out(OS);
  Out << Printed;
  return Text;
}

} // namespace dxil::execution
