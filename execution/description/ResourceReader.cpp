// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ResourceReader.h"
#include "Image.h"
#include "Members.h"

#include <dxil/ops/queries.h>

#include <algorithm>
#include <charconv>
#include <cstring>

namespace dxil::execution {
namespace {

constexpr uint64_t MaxBufferBytes = uint64_t(1) << 30;

/// A parsed key of "resources".
struct ResourceKey {
  std::string Name;                ///< name in the shader; empty for a register or heap index
  std::optional<uint32_t> Element; ///< index in an array
  std::optional<ResourceClass> Class;
  uint32_t Register = 0, Space = 0;
  bool Heap = false, SamplerHeap = false;
};

bool parseWhole(std::string_view Text, uint32_t &To) {
  const auto [End, Failed] = std::from_chars(Text.data(), Text.data() + Text.size(), To);
  return !Text.empty() && Failed == std::errc() && End == Text.data() + Text.size();
}

/// Parses NAME, NAME[2], t0, u1,space2, heap[3] or samplerHeap[0].
ResourceKey parseKey(const std::string &Key) {
  ResourceKey K;
  K.Name = Key;
  if (const size_t Open = Key.find('['); Open != std::string::npos && Key.ends_with(']')) {
    uint32_t Element = 0;
    if (parseWhole(std::string_view(Key).substr(Open + 1, Key.size() - Open - 2), Element)) {
      K.Name = Key.substr(0, Open);
      K.Element = Element;
      K.SamplerHeap = K.Name == "samplerHeap";
      K.Heap = K.Name == "heap" || K.SamplerHeap;
    }
  }
  const size_t Comma = Key.find(",space");
  const std::string_view Place = std::string_view(Key).substr(0, Comma);
  const auto Class = findRegisterClass(Place.empty() ? 0 : Place[0]);
  if (Class && parseWhole(Place.substr(1), K.Register) &&
      (Comma == std::string::npos || parseWhole(std::string_view(Key).substr(Comma + 6), K.Space)))
    K.Class = Class;
  return K;
}

bool holds(const DeclaredResource &R, uint32_t Register) {
  return Register >= R.Lower && (R.Count == ~0u || Register - R.Lower < R.Count);
}

/// Returns a resource's name in the source, from reflection if the program lacks it.
std::string nameOf(const LoadedProgram &P, const DeclaredResource &R) {
  if (!R.Name.empty())
    return R.Name;
  for (const listing::ReflectedResource &Each : P.Reflected.Resources)
    if (Each.Class == uint32_t(R.Class) && Each.Id == R.Id)
      return Each.Name;
  return {};
}

/// Returns the declarations that a key denotes, with their programs.
std::vector<std::pair<size_t, const DeclaredResource *>> findDeclared(const ResourceKey &K,
                                                                      const Description &D) {
  std::vector<std::pair<size_t, const DeclaredResource *>> Matches;
  for (const bool ByName : {true, false})
    for (size_t I = 0; I < D.Programs.size(); ++I)
      for (const DeclaredResource &R : D.Programs[I].info().Resources) {
        const bool Same = ByName ? nameOf(D.Programs[I], R) == K.Name
                                 : Matches.empty() && K.Class == R.Class && K.Space == R.Space &&
                                       holds(R, K.Register);
        if (Same)
          Matches.emplace_back(I, &R);
      }
  return Matches;
}

class ResourceReader {
public:
  ResourceReader(DataSource &From, Description &D) : From(From), D(D) {}

  void read(const std::string &Key, const JsonValue &V) {
    const ResourceKey K = parseKey(Key);
    DescribedResource R;
    R.Name = Key;
    R.Path = V.path();
    JsonObject O(V);
    if (!place(K, V, O, R))
      return;
    content(V, O, R);
    O.finish();
    D.Resources.push_back(std::move(R));
  }

private:
  bool place(const ResourceKey &K, const JsonValue &V, JsonObject &O, DescribedResource &R) {
    const auto Matches = findDeclared(K, D);
    static constexpr std::pair<std::string_view, ResourceClass> Names[] = {
        {"srv", ResourceClass::SRV},
        {"uav", ResourceClass::UAV},
        {"cbuffer", ResourceClass::CBuffer}};
    if (K.Heap && Matches.empty()) {
      R.Memory.Class = K.SamplerHeap ? ResourceClass::Sampler
                                     : O.choice<ResourceClass>("class", Names, ResourceClass::UAV);
      R.Memory.HeapIndex = *K.Element;
      for (size_t I = 0; I < D.Programs.size(); ++I)
        R.Places.push_back({I, 0, 0});
      return true;
    }
    if (Matches.empty()) {
      std::vector<std::string> KnownNames;
      std::string All;
      for (const LoadedProgram &P : D.Programs)
        for (const DeclaredResource &Each : P.info().Resources) {
          const std::string Name = nameOf(P, Each),
                            Place = registerName(Each.Class, Each.Lower, Each.Space);
          if (!Name.empty())
            KnownNames.push_back(Name);
          KnownNames.push_back(Place);
          All += (All.empty() ? "" : ", ") + (Name.empty() ? Place : Name);
        }
      const std::string Near = nearestWord(K.Name, KnownNames);
      V.error("the shader has no resource of this name" +
              (Near.empty() ? All.empty() ? "; it has none" : " (it has " + All + ")"
                            : ", did you mean '" + Near + "'?"));
      return false;
    }
    for (auto [Program, Declared] : Matches) {
      const uint32_t Register = K.Class && nameOf(D.Programs[Program], *Declared) != K.Name
                                    ? K.Register
                                    : Declared->Lower + K.Element.value_or(0);
      if (!holds(*Declared, Register)) {
        V.error("the array has " + std::to_string(Declared->Count) + " elements");
        return false;
      }
      R.Memory.Class = Declared->Class;
      R.Places.push_back({Program, Declared->Space, Register});
    }
    Declared = Matches[0].second;
    Owner = &D.Programs[Matches[0].first];
    return true;
  }

  /// Sets the default type of numbers to that of the typed view.
  void chooseTypes(const JsonValue &V, JsonObject &O, DescribedResource &R) {
    ElementFormat Element = Declared ? Owner->format(*Declared) : ElementFormat{};
    if (Element.Type != ComponentType::Invalid)
      R.Memory.Format = Element;
    if (const auto Name = O.find("format")) {
      R.Texels = findFormat(Name->text());
      if (!R.Texels) {
        std::vector<std::string> Names;
        for (const Format &F : formats())
          Names.emplace_back(F.Name);
        const std::string Near = nearestWord(Name->text(), Names);
        Name->error("unknown format" + (Near.empty() ? "" : ", did you mean '" + Near + "'?"));
        return;
      }
      Element.Channels = R.Texels->channels();
      Element.Type = R.Texels->Kind == Encoding::UInt   ? ComponentType::U32
                     : R.Texels->Kind == Encoding::SInt ? ComponentType::I32
                                                        : ComponentType::F32;
      R.Memory.Format = Element;
    }
    R.Show = scalarOf(Element.Type);
    R.Columns = std::max(1u, Element.Channels);
    From.Default = Element.Type == ComponentType::Invalid ? nullptr : R.Show;
    if (const auto Show = O.find("show")) {
      R.Show = findScalar(Show->text());
      if (!R.Show)
        Show->error("unknown type '" + Show->text() + "' (expected a scalar type such as float)");
    } else if (!From.Default) {
      R.Show = typeOfData(O);
      showElement(R);
      if (!R.Show)
        R.Show = findScalar("uint");
    }
  }

  /// Prints a buffer whose elements are numbers of one type element by element.
  void showElement(DescribedResource &R) {
    const ResourceElement *E = Declared ? Owner->element(*Declared) : nullptr;
    if (R.Show || !E || E->Scalars.empty() || Declared->Kind == ResourceKind::RawBuffer)
      return;
    const auto Same = [&](const ElementScalar &Each) { return Each.Type == E->Scalars[0].Type; };
    if (std::ranges::all_of(E->Scalars, Same)) {
      R.Show = E->Scalars[0].Type;
      R.Columns = uint32_t(E->Scalars.size());
    }
  }

  /// Returns the type of the numbers in "data" or "expect", or null.
  const ScalarType *typeOfData(JsonObject &O) {
    for (const char *Key : {"expect", "data"})
      if (const auto V = O.find(Key)) {
        const JsonValue::Json *J = &V->json();
        while (J->is_array() && !J->empty())
          J = &(*J)[0];
        if (J->is_object() && J->contains("type") && (*J)["type"].is_string())
          if (const ScalarType *Match = findScalar((*J)["type"].get<std::string>()))
            return Match;
      }
    return nullptr;
  }

  void content(const JsonValue &V, JsonObject &O, DescribedResource &R) {
    Buffer &B = R.Memory;
    if (B.Class == ResourceClass::Sampler) {
      if (const auto State = O.find("sampler"))
        readSampler(*State, B.Sampler);
      return;
    }
    if (const auto Instances = O.find("instances"))
      readInstances(*Instances, B.Instances);
    chooseTypes(V, O, R);
    const bool IsTexture =
        (Declared && infoOf(Declared->Kind).Texture) || O.has("texture") || O.has("image");
    R.IsTexture = IsTexture;
    if (IsTexture)
      shape(O, R);
    Numbers Data;
    if (const auto Values = O.find("data"))
      readData(*Values, From, Data);
    B.Data = std::move(Data.Bytes);
    if (const auto Image = O.find("image"))
      image(*Image, R);
    else if (R.Texels && IsTexture)
      quantize(R);
    if (const auto Members = O.find("members"))
      members(*Members, B);
    size(V, O, R, IsTexture);
    B.Counter = O.whole("counter", 0);
    if (O.has("mapped"))
      B.Mapped = O.whole("mapped", 0);
    if (const auto Expect = O.find("expect"))
      readExpectations(*Expect, From, IsTexture, R.Expects);
    if (O.has("expectCounter"))
      R.ExpectedCounter = O.whole("expectCounter", 0);
    R.Save = O.text("save");
  }

  void shape(JsonObject &O, DescribedResource &R) {
    const auto V = O.find("texture");
    if (!V)
      return;
    JsonObject T(*V);
    TextureShape &S = R.Memory.Texture;
    S.Width = T.whole("width", 1, 1, MaxTargetSize);
    S.Height = T.whole("height", 1, 1, MaxTargetSize);
    S.Depth = T.whole("depth", 1, 1, MaxTargetSize);
    const bool Cube = Declared && infoOf(Declared->Kind).Cube;
    S.Layers = T.whole("layers", Cube ? 6 : 1, 1, MaxTargetSize);
    S.Mips = T.whole("mips", 1, 1, 15);
    S.Samples = T.whole("samples", 1, 1, 32);
    T.finish();
  }

  uint64_t texels(const TextureShape &S) {
    uint64_t Count = 0;
    for (uint32_t Mip = 0; Mip < S.Mips; ++Mip)
      Count += uint64_t(std::max(1u, S.Width >> Mip)) * std::max(1u, S.Height >> Mip) *
               std::max(1u, S.Depth >> Mip);
    return Count * S.Layers * S.Samples;
  }

  /// Converts values to the format: bytes of files and "hex" are in the format already, numbers are
  /// rounded.
  void quantize(DescribedResource &R) {
    const Format &F = *R.Texels;
    const size_t Channels = F.channels(), Count = R.Memory.Data.size() / (Channels * 4);
    for (size_t I = 0; I < Count; ++I) {
      std::array<uint32_t, 4> C{};
      std::array<uint8_t, 16> Texel{};
      std::memcpy(C.data(), R.Memory.Data.data() + I * Channels * 4, Channels * 4);
      encode(F, C, Texel.data());
      C = decode(F, Texel.data());
      std::memcpy(R.Memory.Data.data() + I * Channels * 4, C.data(), Channels * 4);
    }
  }

  void image(const JsonValue &V, DescribedResource &R) {
    const Result<Picture> Image = readPng(inFolder(From.Folder, V.text()));
    if (!Image)
      return V.error(Image.message());
    const Picture &P = *Image;
    if (!R.Texels) {
      R.Texels = findFormat("R8G8B8A8_UNORM");
      R.Memory.Format = {ComponentType::F32, 4};
      R.Show = findScalar("float");
      R.Columns = 4;
    }
    if (R.Texels->bytes() != 4 || R.Texels->Bits[0] != 8)
      return V.error(
          "an image is for a format of four channels of eight bits, such as R8G8B8A8_UNORM");
    TextureShape &S = R.Memory.Texture;
    S.Width = P.Width;
    S.Height = P.Height;
    for (size_t I = 0; I < P.Pixels.size(); I += 4) {
      const auto Channels = decode(*R.Texels, P.Pixels.data() + I);
      const auto *Bytes = reinterpret_cast<const uint8_t *>(Channels.data());
      R.Memory.Data.insert(R.Memory.Data.end(), Bytes, Bytes + 16);
    }
  }

  void members(const JsonValue &V, Buffer &B) {
    const auto &All = Owner->Reflected.Resources;
    const auto Match = std::ranges::find_if(All, [&](const listing::ReflectedResource &Each) {
      return Declared && Each.Class == uint32_t(Declared->Class) && Each.Id == Declared->Id;
    });
    if (Match == All.end() || Match->Members.empty()) {
      const auto Parts = container::Container::parse(Owner->Container);
      return V.error(Parts && Parts->find(container::part::STAT)
                         ? "the container does not say what members the buffer has; give its "
                           "\"data\" instead"
                         : "the container has no reflection (part STAT), which names the buffer's "
                           "members; give its \"data\" instead");
    }
    if (B.Data.size() < Match->Bytes)
      B.Data.resize(std::min<uint64_t>(Match->Bytes, 1u << 16));
    writeMembers(V, Match->Members, 0, B.Data);
  }

  /// Pads to "size" with zeros. The declaration determines the size of constant buffers and
  /// textures.
  void size(const JsonValue &V, JsonObject &O, DescribedResource &R, bool IsTexture) {
    Buffer &B = R.Memory;
    uint64_t Least = 0;
    if (B.Class == ResourceClass::CBuffer && Declared)
      Least = Declared->ConstantBytes;
    if (IsTexture) {
      const ScalarType *Scalar = scalarOf(B.Format.Type);
      Least = texels(B.Texture) * std::max(1u, B.Format.Channels) * Scalar->Size;
      if (B.Data.size() > Least)
        return V.error("the data has " + std::to_string(B.Data.size()) + " bytes, the texture " +
                       std::to_string(Least));
    }
    const auto Size = O.find("size");
    const uint64_t Wanted = Size ? uint64_t(Size->integer(0, MaxBufferBytes)) : Least;
    if (Size && Wanted < B.Data.size())
      return Size->error("the data has " + std::to_string(B.Data.size()) + " bytes");
    const uint64_t Bytes = std::max({Wanted, Least, uint64_t(B.Data.size())});
    if (Bytes > MaxBufferBytes || Bytes > From.BytesLeft + B.Data.size())
      return V.error("a resource of more than 1 GiB");
    From.BytesLeft -= std::min<uint64_t>(From.BytesLeft, Bytes - B.Data.size());
    B.Data.resize(Bytes);
  }

  DataSource &From;
  Description &D;
  const DeclaredResource *Declared = nullptr;
  const LoadedProgram *Owner = nullptr;
};

} // namespace

void readExpectations(const JsonValue &V, DataSource &From, bool IsPicture, Expectations &To) {
  if (V.json().is_array() && V.json().empty())
    return V.error(NothingExpected);
  // An array of objects is several expectations, an array of numbers is one.
  const bool Several = V.json().is_array() && !V.json().empty() && V.json()[0].is_object();
  for (const JsonValue &Each : Several ? V.elements() : std::vector<JsonValue>{V}) {
    if (Each.json().is_object() && Each.json().contains("image")) {
      if (!IsPicture)
        return Each.error("\"image\" is for render targets and textures");
      readExpectedPicture(Each, From.Folder, To.Pictures.emplace_back());
      continue;
    }
    ExpectedNumbers &E = To.Numbers.emplace_back();
    E.Path = Each.path();
    if (Each.json().is_object() && Each.json().contains("at"))
      E.Start = JsonObject(Each).whole("at", 0);
    static const std::string Names[] = {"at"};
    readExpected(Each, From, E.Values, Names);
    if (E.Values.Bytes.empty())
      Each.error(NothingExpected);
  }
}

void readResources(const JsonValue &V, DataSource &From, Description &To) {
  for (auto &[Key, Value] : JsonObject(V).all())
    ResourceReader(From, To).read(Key, Value);
}

void checkAllBound(const JsonValue &Document, const Description &D) {
  for (size_t I = 0; I < D.Programs.size(); ++I)
    for (const DeclaredResource &R : D.Programs[I].info().Resources) {
      const bool Bound = std::ranges::any_of(D.Resources, [&](const DescribedResource &Each) {
        return Each.Memory.Class == R.Class &&
               std::ranges::any_of(Each.Places, [&](const BindingPlace &P) {
                 return P.Program == I && P.Space == R.Space && holds(R, P.Register);
               });
      });
      if (Bound || R.Count == ~0u)
        continue;
      const std::string Name = nameOf(D.Programs[I], R),
                        Place = registerName(R.Class, R.Lower, R.Space);
      return Document.errors().add("resources", "the shader's " +
                                                    (Name.empty() ? "" : "'" + Name + "' at ") +
                                                    Place + " is not given");
    }
}

} // namespace dxil::execution
