// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Data.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace dxil::execution {
namespace {

/// A random sequence that is the same on every machine: PCG with 32-bit output.
class Random {
public:
  explicit Random(uint64_t Seed) : State(Seed * 2 + 1) {
    next();
    State += Seed;
    next();
  }
  uint32_t next() {
    const uint64_t Old = State;
    State = Old * 6364136223846793005u + 1442695040888963407u;
    const auto Mixed = uint32_t((Old >> 18 ^ Old) >> 27);
    const unsigned Turn = unsigned(Old >> 59);
    return Mixed >> Turn | Mixed << (32 - Turn) % 32;
  }
  /// Returns a number in [0, 1).
  double unit() { return next() * 0x1p-32; }

private:
  uint64_t State;
};

bool isPngName(const std::string &Name) {
  constexpr std::string_view Ending = ".png";
  return Name.size() >= Ending.size() &&
         std::equal(Ending.begin(), Ending.end(), Name.end() - Ending.size(),
                    [](char A, unsigned char B) { return A == std::tolower(B); });
}

class DataReader {
public:
  DataReader(DataSource &From, Numbers &To, bool Expecting)
      : From(From), To(To), Expecting(Expecting) {}

  void read(const JsonValue &V, std::span<const std::string> Names) {
    if (V.json().is_array()) {
      const bool Objects = !V.json().empty() && V.json()[0].is_object();
      if (!Objects)
        return values(V, defaultType(V));
      for (const JsonValue &Each : V.elements())
        part(Each, {});
      return;
    }
    if (V.json().is_object())
      return part(V, Names);
    values(V, defaultType(V));
  }

private:
  const ScalarType *defaultType(const JsonValue &V) {
    if (!From.Default)
      V.error("numbers without a type; write {\"type\": \"float\", \"values\": [...]}");
    return From.Default;
  }

  const ScalarType *typeOf(JsonObject &O) {
    const auto V = O.find("type");
    if (!V) {
      if (!From.Default)
        O.error("no \"type\" (expected one of float, int, uint, half, double, ...)");
      return From.Default;
    }
    const std::string Name = V->text();
    if (const ScalarType *Match = findScalar(Name))
      return Match;
    std::vector<std::string> All = {"half"};
    std::string List;
    for (const ScalarType &Each : scalarTypes()) {
      All.emplace_back(Each.Name);
      List += std::string(List.empty() ? "" : ", ") + std::string(Each.Name);
    }
    const std::string Near = nearestWord(Name, All);
    V->error("unknown type '" + Name + "'" +
             (Near.empty() ? "" : ", did you mean '" + Near + "'?") + " (expected one of " + List +
             ", half)");
    return nullptr;
  }

  /// Returns true if there is room for the numbers. An expectation takes more space than its
  /// number.
  bool take(const JsonValue &Json, uint64_t Count, unsigned Size) {
    const uint64_t Bytes = Count * (Expecting ? sizeof(Expected) : Size);
    if (Bytes <= From.BytesLeft) {
      From.BytesLeft -= Bytes;
      return true;
    }
    Json.error("the data of the description takes more than 4 GiB");
    return false;
  }

  void add(const ScalarType &Type, uint64_t Bits) {
    if (Expecting) {
      Expected E = Tolerance;
      E.Type = &Type;
      E.Size = Type.Size;
      E.Bits = Bits;
      To.add(E);
      return;
    }
    for (unsigned I = 0; I < Type.Size; ++I)
      To.Bytes.push_back(uint8_t(Bits >> 8 * I));
  }
  void addBytes(std::span<const uint8_t> Bytes) {
    if (!Expecting)
      To.Bytes.insert(To.Bytes.end(), Bytes.begin(), Bytes.end());
    else
      for (const uint8_t Byte : Bytes)
        add(*findScalar("uint8_t"), Byte);
  }

  /// Reads a number, or nested rows of numbers.
  void value(const JsonValue &V, const ScalarType &Type, unsigned Depth) {
    constexpr unsigned MostDepth = 8;
    if (V.json().is_array()) {
      if (Depth == MostDepth)
        return V.error("arrays more than eight deep");
      for (const JsonValue &Each : V.elements())
        value(Each, Type, Depth + 1);
      return;
    }
    if (!take(V, 1, Type.Size))
      return;
    if (V.json().is_boolean())
      return add(Type, bitsOf(Type, V.boolean()));
    if (V.json().is_string()) {
      const std::string Word = V.text();
      if (Word == "any" && Expecting)
        return To.add({nullptr, Type.Size});
      if (Word.starts_with("0x") && Word.size() <= 18 &&
          Word.find_first_not_of("0123456789abcdefABCDEF", 2) == std::string::npos &&
          Word.size() > 2)
        return add(Type, std::stoull(Word, nullptr, 16));
    }
    if (Type.isReal())
      return add(Type, bitsOf(Type, V.number()));
    if (V.json().is_number_unsigned() && Type.Size == 8)
      return add(Type, V.json().get<uint64_t>());
    // A signed type also accepts the unsigned range of its bits, as HLSL's literals do.
    const int64_t Most = Type.Size == 8 ? INT64_MAX : (int64_t(1) << 8 * Type.Size) - 1;
    const int64_t Least = Type.How == ScalarType::Kind::Unsigned ? 0
                          : Type.Size == 8                       ? INT64_MIN
                                                                 : -(Most / 2) - 1;
    add(Type, uint64_t(V.integer(Least, Most)));
  }
  void values(const JsonValue &V, const ScalarType *Type) {
    if (Type)
      value(V, *Type, 0);
  }

  void generate(JsonObject &O, const JsonValue &How, const ScalarType &Type) {
    enum class Kind { Ramp, Random, Constant };
    static constexpr std::pair<std::string_view, Kind> Kinds[] = {
        {"ramp", Kind::Ramp}, {"random", Kind::Random}, {"constant", Kind::Constant}};
    const Kind Which = O.choice<Kind>("generate", Kinds, Kind::Ramp);
    const uint32_t Count = O.whole("count", 1, 0, 1u << 30);
    if (!take(How, Count, Type.Size))
      return;
    if (Expecting)
      To.Each.reserve(To.Each.size() + Count);
    else
      To.Bytes.reserve(To.Bytes.size() + size_t(Count) * Type.Size);
    if (Which == Kind::Constant) {
      const auto Value = O.find("value");
      const uint64_t Bits = Value ? bitsOf(Type, Value->number()) : 0;
      for (uint32_t I = 0; I < Count; ++I)
        add(Type, Bits);
      return;
    }
    if (Which == Kind::Ramp) {
      const double Start = O.number("start", 0), Step = O.number("step", 1);
      for (uint32_t I = 0; I < Count; ++I)
        add(Type, bitsOf(Type, Start + Step * I));
      return;
    }
    Random R(O.whole("seed", 1));
    const bool Bounded = O.has("min") || O.has("max");
    const double Low = O.number("min", 0), High = O.number("max", Type.isReal() ? 1 : 255);
    for (uint32_t I = 0; I < Count; ++I) {
      if (!Type.isReal() && !Bounded) // all bits
        add(Type, uint64_t(R.next()) << 32 | R.next());
      else if (Type.isReal())
        add(Type, bitsOf(Type, Low + (High - Low) * R.unit()));
      else
        add(Type, bitsOf(Type, std::floor(Low + (High - Low + 1) * R.unit())));
    }
  }

  void file(JsonObject &O, const JsonValue &Name) {
    if (Expecting && isPngName(Name.text()))
      return Name.error("a PNG file is not compared byte by byte; write {\"image\": \"" +
                        Name.text() + "\"} in place of \"file\"");
    const auto File = readFile(inFolder(From.Folder, Name.text()), From.BytesLeft);
    if (!File)
      return Name.error(File.message());
    const std::vector<uint8_t> &Bytes = *File;
    const uint64_t Offset = uint64_t(O.integer("offset", 0, 0, INT64_MAX));
    if (Offset > Bytes.size())
      return Name.error("the file has " + std::to_string(Bytes.size()) +
                        " bytes, and \"offset\" is " + std::to_string(Offset));
    const uint64_t Size = uint64_t(O.integer("size", int64_t(Bytes.size() - Offset), 0, INT64_MAX));
    if (Size > Bytes.size() - Offset)
      return Name.error("the file has " + std::to_string(Bytes.size() - Offset) +
                        " bytes from \"offset\" on, and \"size\" is " + std::to_string(Size));
    if (take(Name, Size, 1))
      addBytes(std::span(Bytes).subspan(Offset, Size));
  }

  void hex(const JsonValue &V) {
    std::vector<uint8_t> Bytes;
    std::string Digits;
    for (const char C : V.text())
      if (C != ' ')
        Digits += C;
    if (Digits.size() % 2 ||
        Digits.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos)
      return V.error("expected pairs of hexadecimal digits");
    for (size_t I = 0; I < Digits.size(); I += 2)
      Bytes.push_back(uint8_t(std::stoul(Digits.substr(I, 2), nullptr, 16)));
    if (take(V, Bytes.size(), 1))
      addBytes(Bytes);
  }

  void part(const JsonValue &V, std::span<const std::string> Names) {
    JsonObject O(V);
    for (const std::string &Key : Names)
      O.find(Key);
    if (Expecting) {
      Tolerance.Ulps = O.whole("ulp", 0);
      Tolerance.Epsilon = O.number("absolute", 0);
    }
    O.mention({"count", "value", "start", "step", "seed", "min", "max", "offset", "size"});
    const auto Values = O.find("values"), Generate = O.find("generate"), File = O.find("file"),
               Hex = O.find("hex"), Zero = O.find("zero");
    if (Values) {
      values(*Values, typeOf(O));
    } else if (Generate) {
      if (const ScalarType *Type = typeOf(O))
        generate(O, *Generate, *Type);
    } else if (File) {
      file(O, *File);
    } else if (Hex) {
      hex(*Hex);
    } else if (Zero) {
      const uint32_t Bytes = Zero->whole(0, 1u << 30);
      if (take(*Zero, Bytes, 1))
        addBytes(std::vector<uint8_t>(Bytes));
    } else {
      O.find("type");
      O.finish();
      V.error("no data (expected one of values, generate, file, hex, zero" +
              std::string(Expecting ? ", image)" : ")"));
    }
    O.finish();
  }

  DataSource &From;
  Numbers &To;
  bool Expecting;
  Expected Tolerance;
};

} // namespace

void readData(const JsonValue &V, DataSource &From, Numbers &To) {
  DataReader(From, To, false).read(V, {});
}

void readExpected(const JsonValue &V, DataSource &From, Numbers &To,
                  std::span<const std::string> Names) {
  DataReader(From, To, true).read(V, Names);
}

std::string inFolder(const std::string &Folder, const std::string &Path) {
  return Folder.empty() || std::filesystem::path(Path).is_absolute()
             ? Path
             : (std::filesystem::path(Folder) / Path).string();
}

Result<std::vector<uint8_t>> readFile(const std::string &Path, size_t Most) {
  std::vector<uint8_t> To;
  std::FILE *File = Path == "-" ? stdin : std::fopen(Path.c_str(), "rb");
  if (!File)
    return failure(Path + ": " + std::strerror(errno));
  uint8_t Buffer[1 << 16];
  errno = 0;
  while (const size_t Count = std::fread(Buffer, 1, sizeof Buffer, File)) {
    To.insert(To.end(), Buffer, Buffer + Count);
    if (To.size() > Most)
      break;
  }
  const bool Failed = std::ferror(File);
  const std::string Why = std::strerror(errno);
  if (File != stdin)
    std::fclose(File);
  if (Failed)
    return failure(Path + ": " + Why);
  if (To.size() > Most)
    return failure(Path + ": larger than " + std::to_string(Most) + " bytes");
  return To;
}

} // namespace dxil::execution
