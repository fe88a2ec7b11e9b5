// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Members.h"
#include "Description.h"

#include <algorithm>
#include <charconv>

namespace dxil::execution {
namespace {

/// A type in assembly syntax: arrays of vectors of a scalar.
struct MemberType {
  std::vector<uint32_t> Arrays; ///< outermost first
  uint32_t Vector = 0;          ///< number of elements, or 0 for a scalar
  std::string Scalar;           ///< "float", "i32", or a struct's name
};

bool takeCount(std::string_view &Text, char Open, uint32_t &Count) {
  if (Text.empty() || Text[0] != Open)
    return false;
  const auto [End, Failed] = std::from_chars(Text.data() + 1, Text.data() + Text.size(), Count);
  const std::string_view Rest = Text.substr(size_t(End - Text.data()));
  if (Failed != std::errc() || !Rest.starts_with(" x "))
    return false;
  Text = Rest.substr(3, Rest.size() - 4); // without the closing bracket
  return true;
}

MemberType parseType(std::string_view Text) {
  MemberType T;
  uint32_t Count = 0;
  while (T.Arrays.size() < 8 && takeCount(Text, '[', Count))
    T.Arrays.push_back(Count);
  if (takeCount(Text, '<', Count))
    T.Vector = Count;
  T.Scalar = Text;
  return T;
}

class MemberWriter {
public:
  MemberWriter(std::vector<uint8_t> &To) : To(To) {}

  void write(const JsonValue &V, const listing::ReflectedMember &M, uint32_t Offset) {
    MemberType T = parseType(M.Type);
    if (!M.Members.empty() && T.Arrays.empty())
      return writeMembers(V, M.Members, Offset, To);
    if (!M.Members.empty())
      return V.error("an array of structs; give the buffer's \"data\" in place of it");
    Scalar = scalarFor(T, M.Component);
    if (!Scalar)
      return V.error("a member of type " + M.Type + "; give the buffer's \"data\" in place of it");
    std::vector<JsonValue> Numbers;
    flatten(V, Numbers, 0);
    if (M.Matrix.size() == 3)
      return matrix(V, M, T, Numbers, Offset);
    uint64_t Rows = 1;
    for (const uint32_t Count : T.Arrays)
      Rows *= Count;
    const uint32_t Columns = std::max(1u, T.Vector);
    if (Numbers.size() != Rows * Columns)
      return V.error("expected " + std::to_string(Rows * Columns) + " numbers, not " +
                     std::to_string(Numbers.size()));
    // Each element of an array begins a row of 16 bytes.
    const uint32_t Stride = (Columns * Scalar->Size + 15) / 16 * 16;
    for (size_t I = 0; I < Numbers.size(); ++I)
      put(Numbers[I], uint32_t(Offset + I / Columns * Stride + I % Columns * Scalar->Size));
  }

private:
  static const ScalarType *scalarFor(const MemberType &T, uint32_t Component) {
    if (Component && Component != uint32_t(ComponentType::I1))
      return scalarOf(ComponentType(Component));
    // Integers are spelled as the labels of component types, floats as HLSL does.
    const ComponentType Labelled = findComponentType(T.Scalar);
    return infoOf(Labelled).Bits && !infoOf(Labelled).MatrixOnly ? scalarOf(Labelled)
                                                                 : findScalar(T.Scalar);
  }

  void flatten(const JsonValue &V, std::vector<JsonValue> &Numbers, unsigned Depth) {
    if (!V.json().is_array() || Depth > 8)
      return Numbers.push_back(V);
    for (const JsonValue &Each : V.elements())
      flatten(Each, Numbers, Depth + 1);
  }

  void matrix(const JsonValue &V, const listing::ReflectedMember &M, const MemberType &,
              const std::vector<JsonValue> &Numbers, uint32_t Offset) {
    const uint32_t Rows = M.Matrix[0], Columns = M.Matrix[1];
    const bool ByRows = M.Matrix[2] == 1;
    const size_t Each = size_t(Rows) * Columns;
    if (Each == 0 || Numbers.size() % Each)
      return V.error("expected " + std::to_string(Each) + " numbers for each matrix");
    const uint32_t Stride = (std::max(Rows, Columns) * Scalar->Size + 15) / 16 * 16;
    const uint32_t MatrixBytes = (ByRows ? Rows : Columns) * Stride;
    for (size_t I = 0; I < Numbers.size(); ++I) {
      const uint32_t Row = uint32_t(I % Each) / Columns, Column = uint32_t(I % Each) % Columns;
      put(Numbers[I], uint32_t(Offset + I / Each * MatrixBytes + (ByRows ? Row : Column) * Stride +
                               (ByRows ? Column : Row) * Scalar->Size));
    }
  }

  void put(const JsonValue &V, uint32_t Position) {
    const uint64_t Bits = V.json().is_boolean() ? V.boolean() : bitsOf(*Scalar, V.number());
    if (uint64_t(Position) + Scalar->Size > To.size())
      return V.error("the member ends behind the buffer");
    for (unsigned I = 0; I < Scalar->Size; ++I)
      To[Position + I] = uint8_t(Bits >> 8 * I);
  }

  std::vector<uint8_t> &To;
  const ScalarType *Scalar = nullptr;
};

} // namespace

void writeMembers(const JsonValue &V, const std::vector<listing::ReflectedMember> &Members,
                  uint32_t Offset, std::vector<uint8_t> &To) {
  std::vector<std::string> Names;
  for (const listing::ReflectedMember &M : Members)
    Names.push_back(M.Name);
  for (auto &[Name, Value] : JsonObject(V).all()) {
    const auto Match = std::ranges::find(Members, Name, &listing::ReflectedMember::Name);
    if (Match != Members.end()) {
      MemberWriter(To).write(Value, *Match, Offset + Match->Offset);
      continue;
    }
    const std::string Near = nearestWord(Name, Names);
    std::string All;
    for (const std::string &Each : Names)
      All += (All.empty() ? "" : ", ") + Each;
    Value.error("the buffer has no such member" +
                (Near.empty() ? " (it has " + All + ")" : ", did you mean '" + Near + "'?"));
  }
}

} // namespace dxil::execution
