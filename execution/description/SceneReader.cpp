// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads samplers and acceleration structures.
#include "ResourceReader.h"

namespace dxil::execution {
namespace {

constexpr std::pair<std::string_view, bool> Filters[] = {{"point", false}, {"linear", true}};

} // namespace

void readSampler(const JsonValue &V, SamplerState &To) {
  JsonObject O(V);
  const bool All = O.choice<bool>("filter", Filters, false);
  To.LinearMin = O.choice<bool>("min", Filters, All);
  To.LinearMag = O.choice<bool>("mag", Filters, All);
  To.LinearMip = O.choice<bool>("mip", Filters, All);
  if (const auto Address = O.find("address")) {
    const auto Each = Address->elements();
    if (Each.size() != 1 && Each.size() != 3)
      Address->error("expected one word or three");
    for (size_t I = 0; I < 3 && !Each.empty(); ++I) {
      // The same words apply to each axis.
      const JsonValue::Json One = {{"address", Each[I < Each.size() ? I : 0].json()}};
      JsonObject Axis({One, V.path(), V.errors()});
      To.Address[I] = Axis.choice<Addressing>("address", AddressModes, Addressing::Clamp);
    }
  }
  To.Compare = O.choice<Comparison>("compare", Comparisons, Comparison::Never);
  To.MipBias = float(O.number("bias", 0));
  To.MinLod = float(O.number("minLod", 0));
  To.MaxLod = float(O.number("maxLod", 1000));
  if (const auto Border = O.find("border"))
    To.Border = Border->numbers<float, 4>();
  O.finish();
}

void readInstance(const JsonValue &V, SceneInstance &To) {
  JsonObject O(V);
  if (const auto Matrix = O.find("toWorld"))
    To.ToWorld = Matrix->numbers<float, 12>();
  To.Id = O.whole("id", 0, 0, 0xffffff);
  To.Mask = O.whole("mask", 0xff, 0, 0xff);
  To.Contribution = O.whole("contribution", 0, 0, 0xffffff);
  To.Flags = O.whole("flags", 0, 0, 0xff);
  if (const auto Geometries = O.find("geometries"))
    for (const JsonValue &G : Geometries->elements()) {
      JsonObject GO(G);
      SceneGeometry &Geometry = To.Geometries.emplace_back();
      Geometry.Opaque = GO.boolean("opaque", false);
      if (const auto Triangles = GO.find("triangles"))
        for (const JsonValue &T : Triangles->elements())
          Geometry.Triangles.push_back(T.numbers<float, 9>());
      if (const auto Boxes = GO.find("boxes"))
        for (const JsonValue &B : Boxes->elements())
          Geometry.Boxes.push_back(B.numbers<float, 6>());
      Geometry.Cluster = GO.whole("cluster", ~0u, 0, ~0u);
      GO.finish();
    }
  O.finish();
}

void readInstances(const JsonValue &V, std::vector<SceneInstance> &To) {
  for (const JsonValue &Each : V.elements())
    readInstance(Each, To.emplace_back());
}

} // namespace dxil::execution
