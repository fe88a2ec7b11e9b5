// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CaseResources.h"
#include "Numbers.h"

#include <map>
#include <sstream>

namespace dxil::execution {
namespace {

/// Reads words in sequence. A missing word is empty, and is not a number.
class WordReader {
public:
  WordReader(const std::vector<std::string> &Words) : Words(Words) {}

  bool atEnd() const { return Next >= Words.size(); }
  std::string word() { return atEnd() ? std::string() : Words[Next++]; }
  uint32_t whole() { return uint32_t(number()); }
  float real() { return float(number()); }
  bool failed() const { return Failed; }

private:
  double number() {
    const std::string Word = word();
    char *End = nullptr;
    const double Value = std::strtod(Word.c_str(), &End);
    Failed |= Word.empty() || *End;
    return Value;
  }

  const std::vector<std::string> &Words;
  size_t Next = 0;
  bool Failed = false;
};

Status finish(const WordReader &In) {
  if (In.failed())
    return failure("expected a number");
  return {};
}

template <typename T>
bool find(const std::map<std::string, T> &Names, const std::string &Name, T &To) {
  auto Match = Names.find(Name);
  if (Match == Names.end())
    return false;
  To = Match->second;
  return true;
}

const std::map<std::string, ComponentType> Types = {
    {"F16", ComponentType::F16}, {"F32", ComponentType::F32}, {"F64", ComponentType::F64},
    {"I16", ComponentType::I16}, {"U16", ComponentType::U16}, {"I32", ComponentType::I32},
    {"U32", ComponentType::U32}, {"I64", ComponentType::I64}, {"U64", ComponentType::U64}};
const std::map<std::string, Addressing> Modes = {{"wrap", Addressing::Wrap},
                                                 {"mirror", Addressing::Mirror},
                                                 {"clamp", Addressing::Clamp},
                                                 {"border", Addressing::Border},
                                                 {"mirror-once", Addressing::MirrorOnce}};
const std::map<std::string, Comparison> Comparisons = {{"less", Comparison::Less},
                                                       {"equal", Comparison::Equal},
                                                       {"less-equal", Comparison::LessEqual},
                                                       {"greater", Comparison::Greater},
                                                       {"not-equal", Comparison::NotEqual},
                                                       {"greater-equal", Comparison::GreaterEqual},
                                                       {"always", Comparison::Always}};

} // namespace

Status parseView(const std::vector<std::string> &Words, Buffer &To) {
  WordReader In(Words);
  while (!In.atEnd()) {
    const std::string Word = In.word();
    if (Word == "typed") {
      if (!find(Types, In.word(), To.Format.Type))
        return failure("expected a component type such as F32");
      To.Format.Channels = In.whole();
    } else if (Word == "texture") {
      To.Texture.Width = In.whole();
      To.Texture.Height = In.whole();
      To.Texture.Depth = In.whole();
    } else if (Word == "layers") {
      To.Texture.Layers = In.whole();
    } else if (Word == "mips") {
      To.Texture.Mips = In.whole();
    } else if (Word == "samples") {
      To.Texture.Samples = In.whole();
    } else if (Word == "mapped") {
      To.Mapped = In.whole();
    } else if (Word == "heap") {
      To.HeapIndex = In.whole();
    } else {
      return failure("unknown word " + Word);
    }
  }
  return finish(In);
}

Status parseSamplerWords(const std::vector<std::string> &Words, SamplerState &To) {
  WordReader In(Words);
  while (!In.atEnd()) {
    const std::string Word = In.word();
    Addressing Mode;
    if (Word == "linear" || Word == "point")
      To.LinearMin = To.LinearMag = To.LinearMip = Word == "linear";
    else if (Word == "min-linear")
      To.LinearMin = true;
    else if (Word == "mag-linear")
      To.LinearMag = true;
    else if (Word == "mip-linear")
      To.LinearMip = true;
    else if (Word == "bias")
      To.MipBias = In.real();
    else if (Word == "lod") {
      To.MinLod = In.real();
      To.MaxLod = In.real();
    } else if (Word == "border" && To.Address[0] == Addressing::Border) {
      for (float &Channel : To.Border)
        Channel = In.real();
    } else if (find(Modes, Word, Mode))
      To.Address = {Mode, Mode, Mode};
    else if (!find(Comparisons, Word, To.Compare))
      return failure("unknown word " + Word);
  }
  return finish(In);
}

Status parseInstanceWords(const std::vector<std::string> &Words, SceneInstance &To) {
  WordReader In(Words);
  while (!In.atEnd()) {
    const std::string Word = In.word();
    if (Word == "at")
      for (unsigned I = 0; I < 3; ++I)
        To.ToWorld[I * 4 + 3] = In.real();
    else if (Word == "scale")
      To.ToWorld[0] = To.ToWorld[5] = To.ToWorld[10] = In.real();
    else if (Word == "id")
      To.Id = In.whole();
    else if (Word == "mask")
      To.Mask = In.whole();
    else if (Word == "contribution")
      To.Contribution = In.whole();
    else if (Word == "flags")
      To.Flags = In.whole();
    else if (Word == "opaque" || Word == "geometry")
      To.Geometries.push_back({Word == "opaque", {}, {}});
    else if (Word == "cluster" && !To.Geometries.empty())
      To.Geometries.back().Cluster = In.whole();
    else if (Word == "triangle" && !To.Geometries.empty())
      for (float &Number : To.Geometries.back().Triangles.emplace_back())
        Number = In.real();
    else if (Word == "box" && !To.Geometries.empty())
      for (float &Number : To.Geometries.back().Boxes.emplace_back())
        Number = In.real();
    else
      return failure("unknown word " + Word);
  }
  return finish(In);
}

Status parseGroups(const std::string &Text, std::array<uint32_t, 3> &To) {
  std::istringstream In(Text);
  for (uint32_t &Each : To)
    if (int64_t Number = 0; In >> Number && Number >= 0 && Number <= MostGroups)
      Each = uint32_t(Number);
    else
      return failure("expected three numbers of groups, each from 0 to " +
                     std::to_string(MostGroups));
  std::string Rest;
  if (In >> Rest)
    return failure("expected three numbers of groups, not '" + Rest + "' behind them");
  return {};
}

} // namespace dxil::execution
