// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assigns a register and column to each element of a signature. Elements are placed in declaration
// order, each in the first place that is allowed. So the places of the first elements do not depend
// on later ones, and stages with a common prefix fit each other. Tight packing places the elements
// with the most restrictions first.
#include <dxil/container/SignaturePacking.h>

#include <dxil/generated/Limits.h>

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace dxil::container {
namespace {

/// The size of a signature: registers, and components of a register.
constexpr unsigned NumRegisters = MaxSignatureRows, NumColumns = RegisterColumns;

// Contents and restrictions of a component.
enum Flag : uint8_t {
  Occupied = 1 << 0,
  ArbitraryFlag = 1 << 1,
  GeneratedFlag = 1 << 2,
  SystemFlag = 1 << 3,
  TessFactorFlag = 1 << 4,
  ClipCullFlag = 1 << 5
};

uint8_t flagOf(SignatureRole Role) {
  switch (Role) {
  case SignatureRole::Arbitrary: return ArbitraryFlag;
  case SignatureRole::System: return SystemFlag;
  case SignatureRole::Generated: return GeneratedFlag;
  case SignatureRole::TessFactor: return TessFactorFlag;
  case SignatureRole::ClipCull: return ClipCullFlag;
  default: return 0;
  }
}

// From left to right, a register holds arbitrary values, system values, then values that the
// pipeline generates.
uint8_t forbiddenToTheLeft(uint8_t Flag) {
  if (Flag == ArbitraryFlag)
    return GeneratedFlag | SystemFlag | TessFactorFlag | ClipCullFlag;
  return Flag == GeneratedFlag ? 0 : GeneratedFlag;
}

uint8_t forbiddenToTheRight(uint8_t Flag) {
  if (Flag == GeneratedFlag)
    return ArbitraryFlag | SystemFlag | TessFactorFlag | ClipCullFlag;
  return Flag == ArbitraryFlag ? 0 : ArbitraryFlag;
}

struct PackingShape {
  uint8_t Flag = 0;
  unsigned Rows = 1, Columns = 1;
  InterpolationMode Mode = InterpolationMode::Undefined;
  unsigned Width = 32;
};

class Register {
public:
  // An element with several rows may be indexed together with a neighbouring register, which must
  // not contain a system value.
  bool accepts(const PackingShape &S, uint8_t Index) const {
    bool IsSystem = S.Flag & (SystemFlag | GeneratedFlag | TessFactorFlag);
    if (IsSystem && Indexed)
      return false;
    if (IndexFixed && (Index | Indexed) != Indexed)
      return false;
    if (Used && (Mode != S.Mode || Width != S.Width))
      return false;
    return true;
  }

  bool hasRoom(const PackingShape &S, unsigned Column) const {
    for (unsigned C = Column; C < Column + S.Columns; ++C)
      if (Components[C] & (Occupied | S.Flag))
        return false;
    return true;
  }

  void place(const PackingShape &S, uint8_t Index, unsigned Column) {
    Used = true;
    Mode = S.Mode;
    Width = S.Width;
    Indexed |= Index;
    IndexFixed |= bool(S.Flag & (SystemFlag | GeneratedFlag | TessFactorFlag));
    for (unsigned C = 0; C < NumColumns; ++C) {
      if (Components[C] & Occupied)
        continue;
      if (C < Column)
        Components[C] |= forbiddenToTheLeft(S.Flag);
      else if (C < Column + S.Columns)
        Components[C] = Occupied | S.Flag;
      else
        Components[C] |= forbiddenToTheRight(S.Flag);
    }
  }

private:
  std::array<uint8_t, NumColumns> Components{};
  InterpolationMode Mode = InterpolationMode::Undefined;
  unsigned Width = 0;
  uint8_t Indexed = 0;
  bool IndexFixed = false, Used = false;
};

struct Place {
  unsigned Row, Column;
};

class Allocator {
public:
  explicit Allocator(unsigned Count) : Registers(Count) {}

  /// Returns the combined contents of register \p First and the next one.
  Allocator pair(unsigned First) const {
    Allocator Two(2);
    Two.Registers = {Registers[First], Registers[First + 1]};
    return Two;
  }

  std::optional<Place> find(const PackingShape &S, unsigned FirstRow = 0) const {
    if (S.Columns > NumColumns)
      return std::nullopt;
    // Arrays of tessellation factors use the last column.
    bool IsLast = S.Flag == TessFactorFlag && S.Rows > 1;
    for (unsigned Row = FirstRow; Row + S.Rows <= Registers.size(); ++Row)
      for (unsigned Column = IsLast ? NumColumns - 1 : 0; Column + S.Columns <= NumColumns;
           ++Column)
        if (fits(S, Row, Column))
          return Place{Row, Column};
    return std::nullopt;
  }

  /// Returns true if the element may be placed there.
  bool hasPlace(const PackingShape &S, Place Where) const {
    return Where.Row < Registers.size() && S.Rows <= Registers.size() - Where.Row &&
           Where.Column < NumColumns && S.Columns <= NumColumns - Where.Column &&
           fits(S, Where.Row, Where.Column);
  }

  void place(const PackingShape &S, Place Where) {
    for (unsigned I = 0; I < S.Rows; ++I)
      Registers[Where.Row + I].place(S, index(I, S.Rows), Where.Column);
  }

private:
  static uint8_t index(unsigned Row, unsigned Rows) {
    return uint8_t((Row > 0 ? 1 : 0) | (Row + 1 < Rows ? 2 : 0));
  }

  bool fits(const PackingShape &S, unsigned Row, unsigned Column) const {
    for (unsigned I = 0; I < S.Rows; ++I)
      if (!Registers[Row + I].accepts(S, index(I, S.Rows)) ||
          !Registers[Row + I].hasRoom(S, Column))
        return false;
    return true;
  }

  std::vector<Register> Registers;
};

/// Minimum-precision types take as much space as 32-bit types.
unsigned widthOf(ComponentType Type, bool Native16) {
  return Native16 && infoOf(Type).Bits == 16 ? 16 : 32;
}

PackingShape shapeOf(const PackedElement &E, SignatureRole Role, bool Native16) {
  return {flagOf(Role), E.Rows, E.Columns, E.Mode, widthOf(E.Component, Native16)};
}

class Packer {
public:
  explicit Packer(bool Native16) : Native16(Native16) {}

  /// Marks the registers of an element that is already placed.
  bool placeFixed(const PackedElement &E, SignatureRole Role) {
    const Place Fixed{unsigned(E.StartRow), unsigned(uint8_t(E.StartColumn))};
    const PackingShape S = shapeOf(E, Role, Native16);
    if (!All.hasPlace(S, Fixed))
      return false;
    All.place(S, Fixed);
    return true;
  }

  bool place(PackedElement &E, SignatureRole Role) {
    PackingShape S = shapeOf(E, Role, Native16);
    if (Role == SignatureRole::ClipCull)
      return placeClipCull(E, S);
    std::optional<Place> Entry = All.find(S);
    if (!Entry)
      return false;
    All.place(S, *Entry);
    E.StartRow = int32_t(Entry->Row);
    E.StartColumn = int8_t(Entry->Column);
    return true;
  }

private:
  // Clip and cull distances have registers of their own, so that two registers suffice for as many
  // distances as possible.
  bool placeClipCull(PackedElement &E, const PackingShape &S) {
    std::optional<Place> In = Distances.find(S);
    if (!In || (S.Rows > 1 && Reserved.size() == 2 && Reserved[0] + 1 != Reserved[1]))
      return false;
    while (Reserved.size() < In->Row + S.Rows) {
      PackingShape Shape = S;
      Shape.Rows = S.Rows > 1 && Reserved.empty() ? S.Rows : 1;
      Shape.Columns = NumColumns;
      unsigned First = S.Rows > 1 && !Reserved.empty() ? Reserved.back() + 1 : 0;
      std::optional<Place> Entry = All.find(Shape, First);
      if (!Entry || (First && Entry->Row != First))
        return false;
      All.place(Shape, *Entry);
      for (unsigned I = 0; I < Shape.Rows; ++I)
        Reserved.push_back(Entry->Row + I);
    }
    Distances.place(S, *In);
    E.StartRow = int32_t(Reserved[In->Row]);
    E.StartColumn = int8_t(In->Column);
    return true;
  }

  bool Native16;
  Allocator All{NumRegisters};
  Allocator Distances{MaxClipCullRegisters};
  std::vector<unsigned> Reserved;
};

/// Packs elements greedily into few registers.
class TightPacker {
public:
  explicit TightPacker(bool Native16) : Native16(Native16) {}

  void add(PackedElement &E, SignatureRole Role) { Elements.push_back({&E, Role, Native16}); }

  /// Returns the element that does not fit, or null if all fit.
  const PackedElement *run() {
    std::ranges::stable_sort(Elements, {}, &Item::key);
    std::span<const Item> Left = Elements;
    auto Next = [&](auto Test) {
      const auto End = std::ranges::find_if_not(Left, Test);
      const auto Part = Left.first(size_t(End - Left.begin()));
      Left = Left.subspan(Part.size());
      return Part;
    };
    for (const Item &I : Next([](const Item &I) { return I.group() == Group::Whole; }))
      if (!place(I, 0))
        return I.E;
    // Distances share a register with no other element.
    First = Used;
    for (const Item &I : Next([](const Item &I) { return I.group() < Group::Distances; }))
      if (!place(I, First))
        return I.E;
    const std::span<const Item> Distances =
        Next([](const Item &I) { return I.group() == Group::Distances; });
    const bool Indexed =
        std::ranges::any_of(Distances, [](const Item &I) { return I.E->Rows > 1; });
    if (!Distances.empty())
      if (const PackedElement *E = Indexed ? placeIndexed(Distances) : placeDistances(Distances))
        return E;
    for (const Item &I : Left)
      if (!place(I, First))
        return I.E;
    return nullptr;
  }

private:
  enum class Group { Whole, TessFactors, Arbitrary, System, Distances, Generated };

  struct Item {
    PackedElement *E;
    SignatureRole Role;

    bool Native16;

    PackingShape shape() const { return shapeOf(*E, Role, Native16); }
    Group group() const {
      switch (Role) {
      case SignatureRole::TessFactor: return E->Rows > 1 ? Group::TessFactors : Group::System;
      case SignatureRole::ClipCull: return Group::Distances;
      case SignatureRole::Generated: return Group::Generated;
      default:
        if (E->Columns == NumColumns)
          return Group::Whole;
        return Role == SignatureRole::System ? Group::System : Group::Arbitrary;
      }
    }
    std::tuple<Group, InterpolationMode, uint32_t, uint32_t> key() const {
      return {group(), E->Mode, ~E->Rows, ~E->Columns};
    }
  };

  void put(const Item &I, Place Where) {
    All.place(I.shape(), Where);
    I.E->StartRow = int32_t(Where.Row);
    I.E->StartColumn = int8_t(Where.Column);
    Used = std::max(Used, Where.Row + I.E->Rows);
  }

  bool place(const Item &I, unsigned FirstRow) {
    std::optional<Place> Entry = All.find(I.shape(), FirstRow);
    if (Entry)
      put(I, *Entry);
    return Entry.has_value();
  }

  /// At most two registers have distances. The distances of one register are adjacent.
  const PackedElement *placeDistances(std::span<const Item> Distances) {
    Allocator Two(MaxClipCullRegisters);
    std::vector<Item> Rows[MaxClipCullRegisters];
    for (const Item &I : Distances) {
      std::optional<Place> Entry = Two.find(I.shape());
      if (!Entry)
        return I.E;
      Two.place(I.shape(), *Entry);
      Rows[Entry->Row].push_back(I);
    }
    for (const std::vector<Item> &Row : Rows) {
      if (Row.empty())
        continue;
      PackingShape Together = Row.front().shape();
      Together.Columns = 0;
      for (const Item &I : Row)
        Together.Columns += I.E->Columns;
      std::optional<Place> Entry = All.find(Together, First);
      if (!Entry)
        return Row.front().E;
      for (const Item &I : Row) {
        put(I, *Entry);
        Entry->Column += I.E->Columns;
      }
    }
    return nullptr;
  }

  /// Finds the first two adjacent registers with room for all distances.
  const PackedElement *placeIndexed(std::span<const Item> Distances) {
    for (unsigned Row = First; Row + 1 < NumRegisters; ++Row) {
      Allocator Two = All.pair(Row);
      std::vector<Place> Places;
      for (const Item &I : Distances)
        if (std::optional<Place> Entry = Two.find(I.shape())) {
          Two.place(I.shape(), *Entry);
          Places.push_back({Row + Entry->Row, Entry->Column});
        }
      if (Places.size() != Distances.size())
        continue;
      for (size_t I = 0; I < Places.size(); ++I)
        put(Distances[I], Places[I]);
      return nullptr;
    }
    return Distances.front().E;
  }

  bool Native16;
  std::vector<Item> Elements;
  Allocator All{NumRegisters};
  unsigned First = 0, Used = 0;
};

} // namespace

std::optional<size_t> packSignature(std::span<PackedElement> Elements, SignaturePoint Point,
                                    uint32_t Minor, bool Native16, bool Tightly) {
  Packer Ordered(Native16);
  TightPacker Tight(Native16);
  uint32_t NextRow = 0;
  for (size_t I = 0; I < Elements.size(); ++I) {
    const PackedElement &E = Elements[I];
    if (E.StartRow < 0)
      continue;
    if (!Ordered.placeFixed(E, elementRole(E.SystemValue, Point, Minor)))
      return I;
    NextRow = std::max(NextRow, uint32_t(E.StartRow) + E.Rows);
  }
  for (size_t I = 0; I < Elements.size(); ++I) {
    PackedElement &E = Elements[I];
    const SignatureRole Role = elementRole(E.SystemValue, Point, Minor);
    if (E.StartRow >= 0 || (!flagOf(Role) && Role != SignatureRole::Target))
      continue;
    if (Point == SignaturePoint::VSIn || Role == SignatureRole::Target) {
      // The input assembler and the output merger use one register for each row.
      const uint32_t Row = Role == SignatureRole::Target ? E.FirstIndex : NextRow;
      const uint32_t Limit = Role == SignatureRole::Target ? MaxRenderTargets : NumRegisters;
      if (Row > Limit || E.Rows > Limit - Row)
        return I;
      E.StartRow = int32_t(Row);
      E.StartColumn = 0;
      NextRow += E.Rows;
    } else if (Tightly) {
      Tight.add(E, Role);
    } else if (!Ordered.place(E, Role)) {
      return I;
    }
  }
  const PackedElement *Left = Tight.run();
  return Left ? std::optional(size_t(Left - Elements.data())) : std::nullopt;
}

} // namespace dxil::container
