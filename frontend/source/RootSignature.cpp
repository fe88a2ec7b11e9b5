// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RootSignature.h"
#include "RootSignatureRules.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <functional>
#include <variant>

using namespace llvm;
using namespace llvm::hlsl::rootsig;

namespace dxil::frontend {
namespace {

using Value = std::variant<dxbc::RootFlags, dxbc::RootDescriptorFlags, dxbc::DescriptorRangeFlags,
                           dxbc::StaticSamplerFlags, dxbc::ShaderVisibility, dxbc::SamplerFilter,
                           dxbc::TextureAddressMode, dxbc::ComparisonFunc, dxbc::StaticBorderColor>;

/// A word of HLSL and its value in Direct3D. The words come from clang's headers.
struct NamedValue {
  StringLiteral Word;
  Value Meaning;
};

constexpr NamedValue NamedValues[] = {
#define TOK(X, SPELLING)
#define ROOT_FLAG_ENUM(NAME, LIT) {LIT, dxbc::RootFlags::NAME},
#define ROOT_DESCRIPTOR_FLAG_ENUM(NAME, LIT) {LIT, dxbc::RootDescriptorFlags::NAME},
#define DESCRIPTOR_RANGE_FLAG_ENUM(NAME, LIT, ON) {LIT, dxbc::DescriptorRangeFlags::NAME},
#define STATIC_SAMPLER_FLAG_ENUM(NAME, LIT) {LIT, dxbc::StaticSamplerFlags::NAME},
#define SHADER_VISIBILITY_ENUM(NAME, LIT) {LIT, dxbc::ShaderVisibility::NAME},
#define FILTER_ENUM(NAME, LIT) {LIT, dxbc::SamplerFilter::NAME},
#define TEXTURE_ADDRESS_MODE_ENUM(NAME, LIT) {LIT, dxbc::TextureAddressMode::NAME},
#define COMPARISON_FUNC_ENUM(NAME, LIT) {LIT, dxbc::ComparisonFunc::NAME},
#define STATIC_BORDER_COLOR_ENUM(NAME, LIT) {LIT, dxbc::StaticBorderColor::NAME},
#include "clang/Lex/HLSLRootSignatureTokenKinds.def"
    // DXC's word, which clang 22 does not have.
    {"TEXTURE_ADDRESS_MIRROR_ONCE", dxbc::TextureAddressMode::MirrorOnce},
};

/// A kind of descriptor and the registers to which it is bound.
struct View {
  StringLiteral Word, Letter;
  RegisterType Registers;
  llvm::dxil::ResourceClass Class;
};
constexpr View ConstantView = {"CBV", "b", RegisterType::BReg, llvm::dxil::ResourceClass::CBuffer};
constexpr View SamplerView = {"Sampler", "s", RegisterType::SReg,
                              llvm::dxil::ResourceClass::Sampler};
constexpr View Views[] = {ConstantView,
                          {"SRV", "t", RegisterType::TReg, llvm::dxil::ResourceClass::SRV},
                          {"UAV", "u", RegisterType::UReg, llvm::dxil::ResourceClass::UAV},
                          SamplerView};

/// A parameter in an element's parentheses, in any order.
struct Parameter {
  StringRef Word; ///< word before a value
  std::function<bool(StringRef)>
      Read; ///< receives the word as written and reads its value; returns false after an error
  bool IsNeeded = false;
  bool MayRepeat = false;
  bool IsPresent = false;
};

class Parser {
public:
  Parser(StringRef Text, dxbc::RootSignatureVersion Version)
      : Text(Text), Rest(Text), Version(Version) {}

  Expected<std::vector<RootElement>> run() {
    while (!atEnd()) {
      if (!element())
        return createStringError(Problem);
      if (!take(','))
        break;
    }
    if ((!atEnd() && !fail("',' between elements")) || !goTogether())
      return createStringError(Problem);
    return std::move(Elements);
  }

private:
  void add(const RootElement &E) {
    Elements.push_back(E);
    Ends.push_back(size_t(Rest.data() - Text.data()));
  }

  bool goTogether() {
    const std::optional<RootSignatureConflict> Conflict = findConflict(Elements);
    if (Conflict)
      Problem = Conflict->Text + ", before character " + utostr(Ends[Conflict->Element] + 1);
    return !Conflict;
  }

  // Characters and words.

  void skipSpace() { Rest = Rest.ltrim(); }
  bool atEnd() { return skipSpace(), Rest.empty(); }
  bool take(char C) { return skipSpace(), Rest.consume_front(StringRef(&C, 1)); }
  bool expect(char C) { return take(C) || fail(Twine("'") + Twine(C) + "'"); }

  /// Reads letters, digits and underscores. For a number, also reads the dot and the sign of an
  /// exponent.
  StringRef word(bool IsNumber = false) {
    skipSpace();
    size_t Length = 0;
    while (Length < Rest.size() &&
           (isAlnum(Rest[Length]) || Rest[Length] == '_' ||
            (IsNumber &&
             (Rest[Length] == '.' || (Length && (Rest[Length] == '+' || Rest[Length] == '-') &&
                                      toLower(Rest[Length - 1]) == 'e')))))
      ++Length;
    const StringRef Word = Rest.take_front(Length);
    Rest = Rest.drop_front(Length);
    return Word;
  }

  /// Reports what was expected, either here or instead of \p Actual.
  bool fail(const Twine &Expected, std::optional<StringRef> Actual = std::nullopt) {
    if (!Actual) {
      skipSpace();
      Actual = Rest.take_until([](char C) { return C == ' ' || C == ',' || C == ')'; });
      if (Actual->empty())
        Actual = Rest.take_front(1);
    }
    const std::string Seen =
        Actual->empty() ? "its end" : ("'" + Actual->take_front(MaxQuoted) + "'").str();
    const size_t Column = Actual->empty() ? Text.size() : size_t(Actual->data() - Text.data());
    Problem =
        ("expected " + Expected + ", found " + Seen + " at character " + Twine(Column + 1)).str();
    return false;
  }

  // Values.

  template <typename Enum> static std::optional<Enum> find(StringRef Word) {
    for (const NamedValue &V : NamedValues)
      if (std::holds_alternative<Enum>(V.Meaning) && Word.equals_insensitive(V.Word))
        return std::get<Enum>(V.Meaning);
    return std::nullopt;
  }

  template <typename Enum> static StringRef firstWord() {
    return find_if(NamedValues,
                   [](const NamedValue &V) { return std::holds_alternative<Enum>(V.Meaning); })
        ->Word;
  }

  template <typename Enum> bool named(Enum &To) {
    const StringRef Word = word();
    const std::optional<Enum> Value = find<Enum>(Word);
    if (!Value)
      return fail("a value such as " + firstWord<Enum>(), Word);
    To = *Value;
    return true;
  }

  /// Reads 0, or words separated by `|`.
  template <typename Enum> bool flags(Enum &To) {
    uint32_t Sum = 0;
    do {
      const StringRef Word = word();
      if (Word == "0")
        continue;
      const std::optional<Enum> Value = find<Enum>(Word);
      if (!Value)
        return fail("0 or a flag such as " + firstWord<Enum>(), Word);
      Sum |= uint32_t(*Value);
    } while (take('|'));
    To = Enum(Sum);
    return true;
  }

  bool number(uint32_t &To) {
    take('+');
    const StringRef Word = word();
    return !Word.getAsInteger(0, To) || fail("an unsigned number of 32 bits", Word);
  }

  bool numberOr(StringRef Name, uint32_t Meaning, uint32_t &To) {
    skipSpace();
    if (!Rest.starts_with_insensitive(Name))
      return number(To);
    word();
    To = Meaning;
    return true;
  }

  bool real(float &To) {
    const bool IsNegative = take('-');
    if (!IsNegative)
      take('+');
    const StringRef Word = word(/*IsNumber=*/true);
    StringRef Digits = Word;
    (void)(Digits.consume_back("f") || Digits.consume_back("F"));
    // APFloat accepts more: hexadecimal digits, exponents without digits, `inf`.
    if (Digits.find_first_not_of("0123456789.eE+-") != StringRef::npos ||
        none_of(Digits, isDigit) || !(isDigit(Digits.back()) || Digits.back() == '.'))
      return fail("a number", Word);
    APFloat Value(APFloat::IEEEsingle());
    Expected<APFloat::opStatus> Status =
        Value.convertFromString(Digits, APFloat::rmNearestTiesToEven);
    if (!Status) {
      consumeError(Status.takeError());
      return fail("a number", Word);
    }
    if (*Status & APFloat::opOverflow)
      return fail("a number that a float can hold", Word);
    To = IsNegative ? -Value.convertToFloat() : Value.convertToFloat();
    return true;
  }

  // Parameters.

  /// In version 1.0 the flags of descriptors are fixed and have no words.
  template <typename Enum> bool descriptorFlags(Enum &To) {
    return Version == dxbc::RootSignatureVersion::V1_0
               ? fail("no flags: descriptors have them from version 1.1 on")
               : flags(To);
  }

  /// Sets the flags of a descriptor that names none; 0 is Direct3D's default.
  template <typename T> void setDefaultFlags(T &Descriptor) {
    if (Version == dxbc::RootSignatureVersion::V1_0)
      Descriptor.setDefaultFlags(Version);
    else
      Descriptor.Flags = {};
  }

  template <typename Fn> Parameter with(StringRef Word, Fn Read, bool IsNeeded = false) {
    return {Word, [this, Read](StringRef) { return expect('=') && Read(); }, IsNeeded};
  }

  Parameter registerOf(const View &V, Register &To) {
    To.ViewType = V.Registers;
    return {V.Letter,
            [this, &To](StringRef Word) {
              return !Word.drop_front().getAsInteger(10, To.Number) ||
                     fail("the number of a register", Word);
            },
            /*IsNeeded=*/true};
  }

  static bool matches(const Parameter &P, StringRef Word) {
    if (P.Word.size() > 1)
      return Word.equals_insensitive(P.Word);
    return Word.size() > 1 && Word.starts_with_insensitive(P.Word) &&
           all_of(Word.drop_front(), isDigit);
  }

  /// Reads \p Accepted in parentheses.
  bool parameters(StringRef Element, MutableArrayRef<Parameter> Accepted) {
    if (!expect('('))
      return false;
    while (skipSpace(), !Rest.starts_with(")")) {
      const StringRef Word = word();
      auto *P = find_if(Accepted, [&](const Parameter &P) { return matches(P, Word); });
      if (P == Accepted.end())
        return fail("a parameter of " + Element, Word.empty() ? std::nullopt : std::optional(Word));
      if (std::exchange(P->IsPresent, true) && !P->MayRepeat)
        return fail("each parameter of " + Element + " once", Word);
      if (!P->Read(Word))
        return false;
      if (!take(','))
        break;
    }
    for (const Parameter &P : Accepted)
      if (P.IsNeeded && !P.IsPresent)
        return fail(P.Word.size() == 1 ? "a register such as " + P.Word + "0 in " + Element
                                       : P.Word + " in " + Element);
    return expect(')');
  }

  // Elements.

  bool element() {
    const StringRef Word = word();
    if (Word.equals_insensitive("RootFlags"))
      return rootFlags();
    if (Word.equals_insensitive("RootConstants"))
      return rootConstants();
    if (Word.equals_insensitive("DescriptorTable"))
      return table();
    if (Word.equals_insensitive("StaticSampler"))
      return sampler();
    for (const View &V : Views)
      if (V.Class != llvm::dxil::ResourceClass::Sampler && Word.equals_insensitive(V.Word))
        return descriptor(V);
    return fail("RootFlags, RootConstants, CBV, SRV, UAV, DescriptorTable or StaticSampler",
                Word.empty() ? std::nullopt : std::optional(Word));
  }

  bool rootFlags() {
    dxbc::RootFlags Flags = dxbc::RootFlags::None;
    if (!expect('(') || !flags(Flags) || !expect(')'))
      return false;
    add(Flags);
    return true;
  }

  bool rootConstants() {
    RootConstants C{};
    Parameter Accepted[] = {
        with(
            "num32BitConstants", [&] { return number(C.Num32BitConstants); }, true),
        registerOf(ConstantView, C.Reg), with("space", [&] { return number(C.Space); }),
        with("visibility", [&] { return named(C.Visibility); })};
    if (!parameters("RootConstants", Accepted))
      return false;
    add(C);
    return true;
  }

  bool descriptor(const View &V) {
    RootDescriptor D{};
    D.Type = V.Class;
    setDefaultFlags(D);
    Parameter Accepted[] = {registerOf(V, D.Reg), with("space", [&] { return number(D.Space); }),
                            with("visibility", [&] { return named(D.Visibility); }),
                            with("flags", [&] { return descriptorFlags(D.Flags); })};
    if (!parameters(V.Word, Accepted))
      return false;
    add(D);
    return true;
  }

  bool clause(const View &V) {
    DescriptorTableClause C{};
    C.Type = V.Class;
    setDefaultFlags(C);
    Parameter Accepted[] = {
        registerOf(V, C.Reg),
        with("numDescriptors",
             [&] { return numberOr("unbounded", NumDescriptorsUnbounded, C.NumDescriptors); }),
        with("space", [&] { return number(C.Space); }),
        with("offset",
             [&] {
               return numberOr("DESCRIPTOR_RANGE_OFFSET_APPEND", DescriptorTableOffsetAppend,
                               C.Offset);
             }),
        with("flags", [&] { return descriptorFlags(C.Flags); })};
    if (!parameters(V.Word, Accepted))
      return false;
    add(C);
    return true;
  }

  bool table() {
    DescriptorTable T;
    const size_t First = Elements.size();
    SmallVector<Parameter, 5> Accepted;
    for (const View &V : Views)
      Accepted.push_back({V.Word, [this, &V](StringRef) { return clause(V); }, /*IsNeeded=*/false,
                          /*MayRepeat=*/true});
    Accepted.push_back(with("visibility", [&] { return named(T.Visibility); }));
    if (!parameters("DescriptorTable", Accepted))
      return false;
    T.NumClauses = uint32_t(Elements.size() - First);
    add(T);
    return true;
  }

  bool sampler() {
    StaticSampler S{};
    Parameter Accepted[] = {registerOf(SamplerView, S.Reg),
                            with("filter", [&] { return named(S.Filter); }),
                            with("addressU", [&] { return named(S.AddressU); }),
                            with("addressV", [&] { return named(S.AddressV); }),
                            with("addressW", [&] { return named(S.AddressW); }),
                            with("mipLODBias", [&] { return real(S.MipLODBias); }),
                            with("maxAnisotropy", [&] { return number(S.MaxAnisotropy); }),
                            with("comparisonFunc", [&] { return named(S.CompFunc); }),
                            with("borderColor", [&] { return named(S.BorderColor); }),
                            with("minLOD", [&] { return real(S.MinLOD); }),
                            with("maxLOD", [&] { return real(S.MaxLOD); }),
                            with("space", [&] { return number(S.Space); }),
                            with("visibility", [&] { return named(S.Visibility); }),
                            with("flags", [&] { return flags(S.Flags); })};
    if (!parameters("StaticSampler", Accepted))
      return false;
    add(S);
    return true;
  }

  static constexpr size_t MaxQuoted = 40; ///< characters of the input in a message

  StringRef Text, Rest;
  std::vector<size_t> Ends; ///< end of each element in Text
  dxbc::RootSignatureVersion Version;
  std::vector<RootElement> Elements;
  std::string Problem; ///< problem of the first element that cannot be read
};

} // namespace

Expected<std::vector<RootElement>> parseRootSignature(StringRef Text,
                                                      dxbc::RootSignatureVersion Version) {
  return Parser(Text, Version).run();
}

} // namespace dxil::frontend
