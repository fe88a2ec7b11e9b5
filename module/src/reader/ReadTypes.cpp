// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads the type table and attributes.
#include "Reader.h"

#include <algorithm>
#include <map>
#include <utility>

namespace dxil::ir::reader {

using namespace ir;
using namespace type_code;

TypeId Reader::internType(const Type &T) {
  return TypeShapes.intern(M, T);
}

TypeId Reader::pointerTo(TypeId T, uint32_t Space) {
  KnownPointer &Last = KnownPointers[(T ^ Space * 21) % KnownPointers.size()];
  if (Last.To != T || Last.Space != Space)
    Last = {T, internType({.Kind = TypeKind::Pointer, .AddressSpace = Space, .Element = T}), Space};
  return Last.Pointer;
}

TypeId Reader::boolLike(TypeId T) {
  if (M.Types[T].Kind != TypeKind::Vector)
    return boolType();
  return internType({.Kind = TypeKind::Vector, .Element = boolType(), .Count = M.Types[T].Count});
}

[[gnu::cold]] std::string Reader::typeName(TypeId T) const {
  if (T == None)
    return "none";
  static const char *const Names[] = {"void",  "half",      "float",   "double", "x86_fp80",
                                      "fp128", "ppc_fp128", "x86_mmx", "label",  "metadata"};
  const Type &Ty = M.Types[T];
  switch (Ty.Kind) {
  case TypeKind::Integer: return std::string("i").append(std::to_string(Ty.Width));
  case TypeKind::Pointer: {
    const Type &E = M.Types[Ty.Element];
    if (E.Kind == TypeKind::Pointer)
      return "pointer to pointer";
    return typeName(Ty.Element) + "*";
  }
  case TypeKind::Array: return "an array of " + std::to_string(Ty.Count);
  case TypeKind::Vector: return "a vector of " + std::to_string(Ty.Count);
  case TypeKind::Struct:
  case TypeKind::Opaque: return Ty.Name.empty() ? "a struct" : std::string("%").append(Ty.Name);
  case TypeKind::Function: return "a function type";
  default: return Names[size_t(Ty.Kind)];
  }
}

bool Reader::noType(uint64_t Number) {
  return fail(ErrorCode::TypeReference, "type " + std::to_string(Number) + " is not defined",
              "less than " + std::to_string(TypeNumbers.size()));
}

// Returns the type of a number that may not be defined yet. Such a number becomes a named struct,
// and its later definition must be one. The number of remaining records limits how far ahead it may
// be.
bool Reader::typeForward(uint64_t Number, TypeId &Out) {
  if (Number >= TypeNumbers.size()) {
    // Each type in between takes a record of some bits.
    if (Number - TypeNumbers.size() > S.remainingBits() / 2)
      return fail(ErrorCode::TypeReference, "type " + std::to_string(Number) + " is never defined");
    Out = None;
    auto [Entry, New] = ForwardTypes.emplace(Number, TypeId(M.Types.size()));
    if (New)
      M.Types.push_back({.Kind = TypeKind::Opaque, .Named = true});
    Out = Entry->second;
    return true;
  }
  Out = TypeNumbers[Number];
  return true;
}

bool Reader::defineType(const Type &T, bool Named) {
  size_t Number = TypeNumbers.size();
  auto Forward = ForwardTypes.empty() ? ForwardTypes.end() : ForwardTypes.find(Number);
  if (Forward != ForwardTypes.end()) {
    if (!Named)
      return fail(ErrorCode::TypeTable,
                  "type " + std::to_string(Number) + " was named before its definition",
                  "a named struct");
    M.Types[Forward->second] = T;
    TypeNumbers.push_back(Forward->second);
    ForwardTypes.erase(Forward);
    return true;
  }
  if (Named) {
    TypeNumbers.push_back(TypeId(M.Types.size()));
    M.Types.push_back(T);
    return true;
  }
  TypeNumbers.push_back(internType(T));
  return true;
}

static bool canBeElement(TypeKind K) {
  return K != TypeKind::Void && K != TypeKind::Label && K != TypeKind::Metadata &&
         K != TypeKind::Function;
}

bool Reader::readTypeList(size_t From, Range &Out, bool Parameters) {
  Out.First = uint32_t(M.TypePool.size());
  for (size_t I = From; I < R.size(); ++I) {
    TypeId T;
    if (!typeForward(R[I], T))
      return false;
    TypeKind K = M.Types[T].Kind;
    if (!canBeElement(K) && !(Parameters && (K == TypeKind::Metadata || K == TypeKind::Label)))
      return fail(ErrorCode::TypeTable, "a field or parameter has type " + typeName(T),
                  "a type that values can have");
    M.TypePool.push_back(T);
  }
  Out.Count = uint32_t(M.TypePool.size()) - Out.First;
  return true;
}

bool Reader::structType(std::string_view Name) {
  if (!has(1, "a struct type"))
    return false;
  Type T{.Kind = TypeKind::Struct};
  bool Named = R.Code == StructNamedCode;
  T.Packed = R[0] != 0;
  T.Named = Named;
  if (Named)
    T.Name = Name;
  return readTypeList(1, T.Fields, false) && defineType(T, Named);
}

bool Reader::pointerType() {
  Type T;
  T.Kind = TypeKind::Pointer;
  if (!has(1, "a pointer type") || !typeForward(R[0], T.Element))
    return false;
  T.AddressSpace = R.size() > 1 ? uint32_t(R[1]) : 0;
  if (!canBeElement(M.Types[T.Element].Kind) && M.Types[T.Element].Kind != TypeKind::Function)
    return fail(ErrorCode::TypeTable, "a pointer to " + typeName(T.Element),
                "a type that memory can hold");
  return defineType(T, false);
}

bool Reader::sequenceType() {
  Type T;
  T.Kind = R.Code == ArrayCode ? TypeKind::Array : TypeKind::Vector;
  if (!has(2, "an array or vector type") || !typeForward(R[1], T.Element))
    return false;
  T.Count = R[0];
  if (!canBeElement(M.Types[T.Element].Kind))
    return fail(ErrorCode::TypeTable, "elements of type " + typeName(T.Element),
                "a type that memory can hold");
  if (R.Code == VectorCode && (R[0] == 0 || R[0] > ~0u))
    return fail(ErrorCode::TypeTable, "a vector of " + std::to_string(R[0]) + " elements",
                "1 to 4294967295");
  return defineType(T, false);
}

bool Reader::functionType() {
  Type T;
  const size_t Index =
      R.Code == FunctionTypeCode ? 1 : 2; // the old form has an unused attribute id
  if (!has(Index + 1, "a function type") || !typeForward(R[Index], T.Element))
    return false;
  T.Kind = TypeKind::Function;
  T.VarArg = R[0] != 0;
  const TypeKind K = M.Types[T.Element].Kind;
  if (!canBeElement(K) && K != TypeKind::Void)
    return fail(ErrorCode::TypeTable, "a result of type " + typeName(T.Element),
                "void or a type that values can have");
  return readTypeList(Index + 1, T.Fields, true) && defineType(T, false);
}

bool Reader::readType(std::string_view &Name) {
  Type T;
  switch (R.Code) {
  case VoidCode: T.Kind = TypeKind::Void; break;
  case HalfCode: T.Kind = TypeKind::Half; break;
  case FloatTypeCode: T.Kind = TypeKind::Float; break;
  case DoubleCode: T.Kind = TypeKind::Double; break;
  case X86Fp80Code: T.Kind = TypeKind::X86Fp80; break;
  case Fp128Code: T.Kind = TypeKind::Fp128; break;
  case PpcFp128Code: T.Kind = TypeKind::PpcFp128; break;
  case X86MmxCode: T.Kind = TypeKind::X86Mmx; break;
  case LabelCode: T.Kind = TypeKind::Label; break;
  case MetadataCode: T.Kind = TypeKind::Metadata; break;
  case IntegerTypeCode:
    if (!has(1, "an integer type"))
      return false;
    if (R[0] < 1 || R[0] > (1u << 23) - 1)
      return fail(ErrorCode::TypeTable, "an integer of " + std::to_string(R[0]) + " bits",
                  "1 to 8388607");
    T.Kind = TypeKind::Integer;
    T.Width = uint32_t(R[0]);
    break;
  case PointerCode: return pointerType();
  case ArrayCode:
  case VectorCode: return sequenceType();
  case FunctionTypeCode:
  case FunctionOldCode: return functionType();
  case StructNameCode: return S.readText(R, M.Strings, Name);
  case OpaqueCode:
    T.Kind = TypeKind::Opaque;
    T.Named = true;
    T.Name = std::exchange(Name, {});
    return defineType(T, true);
  case StructAnonCode:
  case StructNamedCode: return structType(std::exchange(Name, {}));
  default: return fail(ErrorCode::RecordUnknown, "unknown type record", "1 to 21");
  }
  return defineType(T, false);
}

bool Reader::readTypes() {
  if (SeenTypes)
    return S.fail(ErrorCode::BlockDuplicate, "a second type table", "one");
  SeenTypes = true;
  std::string_view Name;
  // The number of entries is only a hint for allocation, which is not needed here.
  if (!records([&] { return R.Code == NumEntryCode || readType(Name); }, StructNameCode))
    return false;
  if (!ForwardTypes.empty())
    return fail(ErrorCode::TypeReference,
                "type " + std::to_string(ForwardTypes.begin()->first) + " is never defined",
                "less than " + std::to_string(TypeNumbers.size()));
  return checkTypes();
}

bool Reader::tooDeep() {
  return fail(ErrorCode::LimitExceeded, "types are nested too deep",
              "at most " + std::to_string(MaxTypeDepth));
}

// Checks the printed depth (up to named structs), and the depth of containment by value (through
// all structs).
bool Reader::checkTypes() {
  // Zero: not computed yet. Unnamed types refer to earlier types only, or to named structs, which
  // print as a name.
  struct Depths {
    uint16_t Printed = 0, Contained = 0;
  };
  std::vector<Depths> Depth(M.Types.size());
  bool InOrder = true; // every contained type precedes its container
  for (TypeId T = 0; T < M.Types.size(); ++T) {
    const Type &Ty = M.Types[T];
    uint32_t Printed = 0, Contained = 0;
    bool Holds = Ty.Kind != TypeKind::Pointer && Ty.Kind != TypeKind::Function;
    auto Look = [&](TypeId E) {
      Printed = std::max<uint32_t>(Printed, M.Types[E].Named ? 1 : Depth[E].Printed);
      if (Holds) {
        Contained = std::max<uint32_t>(Contained, Depth[E].Contained);
        InOrder &= E < T;
      }
    };
    if (Ty.Element != None)
      Look(Ty.Element);
    for (TypeId E : M.fields(Ty))
      Look(E);
    if (Printed + 1 > MaxTypeDepth || Contained + 1 > MaxTypeDepth)
      return tooDeep();
    Depth[T] = {uint16_t(Printed + 1), uint16_t(Contained + 1)};
  }
  return InOrder || checkContainment();
}

bool Reader::checkContainment() {
  const auto Problem = containmentProblem(M, MaxTypeDepth);
  if (!Problem)
    return true;
  if (Problem->IsDepth)
    return tooDeep();
  return fail(ErrorCode::TypeTable, typeName(Problem->Contained) + " contains itself",
              "a pointer between");
}

// ---- Attributes ---------------------------------------------------------------------------------

[[gnu::cold]] bool Reader::readAttributeText(size_t &I, std::string_view &Out) {
  size_t End = I;
  while (End < R.size() && R[End] != 0)
    ++End;
  if (End == R.size())
    return fail(ErrorCode::RecordLength, "an attribute's text has no end", "a zero");
  char *P = M.Strings.allocate(End - I);
  for (size_t K = I; K < End; ++K)
    P[K - I] = char(R[K]);
  Out = {P, End - I};
  I = End + 1;
  return true;
}

// Record: [group id, parameter, then for each: 0 kind | 1 kind value | 3 text 0 | 4 text 0 text 0]
bool Reader::readAttributeGroup() {
  if (!has(3, "an attribute group"))
    return false;
  AttributeGroup G;
  G.Id = uint32_t(R[0]);
  G.ParamIndex = uint32_t(R[1]);
  G.Attributes.First = uint32_t(M.Attributes.size());
  for (size_t I = 2; I < R.size();) {
    Attribute A;
    uint64_t Form = R[I++];
    if (Form == 0 || Form == 1) {
      if (I + Form >= R.size())
        return fail(ErrorCode::RecordLength, "an attribute group ends inside an attribute");
      if (R[I] == 0 || R[I] > 45)
        return fail(ErrorCode::RecordField, "attribute kind " + std::to_string(R[I]), "1 to 45");
      A.Kind = uint32_t(R[I++]);
      A.HasValue = Form == 1;
      if (A.HasValue)
        A.Value = R[I++];
    } else if (Form == 3 || Form == 4) {
      A.HasValue = Form == 4;
      if (!readAttributeText(I, A.Key) || (A.HasValue && !readAttributeText(I, A.Text)))
        return false;
    } else {
      return fail(ErrorCode::RecordField, "attribute form " + std::to_string(Form), "0, 1, 3 or 4");
    }
    M.Attributes.push_back(A);
  }
  G.Attributes.Count = uint32_t(M.Attributes.size()) - G.Attributes.First;
  GroupsById[R[0]] = uint32_t(M.AttributeGroups.size());
  M.AttributeGroups.push_back(G);
  return true;
}

bool Reader::readAttributeGroups() {
  if (SeenGroups)
    return S.fail(ErrorCode::BlockDuplicate, "a second block of attribute groups", "one");
  SeenGroups = true;
  return records([this] { return R.Code != attribute_code::GroupCode || readAttributeGroup(); });
}

// Record: [group id...]
[[gnu::cold]] bool Reader::readAttributeList() {
  if (R.Code == attribute_code::OldListCode)
    return fail(ErrorCode::RecordUnknown, "an attribute list in the form of LLVM before 3.3",
                "attribute groups");
  if (R.Code != attribute_code::ListCode)
    return true;
  AttributeList L;
  L.Groups.First = uint32_t(M.IndexPool.size());
  for (uint64_t Id : R) {
    auto Entry = GroupsById.find(Id);
    if (Entry == GroupsById.end())
      return fail(ErrorCode::AttributeReference,
                  "attribute group " + std::to_string(Id) + " is not defined");
    M.IndexPool.push_back(Entry->second);
  }
  L.Groups.Count = uint32_t(M.IndexPool.size()) - L.Groups.First;
  M.AttributeLists.push_back(L);
  return true;
}

bool Reader::readAttributeLists() {
  if (SeenLists)
    return S.fail(ErrorCode::BlockDuplicate, "a second block of attribute lists", "one");
  SeenLists = true;
  return records([this] { return readAttributeList(); });
}

bool Reader::attributes(uint64_t Number, AttributeListId &Out) {
  Out = None;
  if (Number == 0)
    return true;
  if (Number > M.AttributeLists.size())
    return fail(ErrorCode::AttributeReference, "attribute list " + std::to_string(Number),
                "at most " + std::to_string(M.AttributeLists.size()));
  Out = uint32_t(Number - 1);
  return true;
}

} // namespace dxil::ir::reader
