// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes `dx.typeAnnotations` from the records of the front end and from the members that the
// program reads.
#include "ModuleMetadata.h"
#include "ShaderFlags.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract/OpCall.h"
#include "dxil/contract/TypeRecords.h"
#include "dxil/generated/Kinds.h"
#include "dxil/generated/Limits.h"
#include "dxil/generated/OpViews.h"
#include "emission/Reflection.h"
#include "resources/BoundResource.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

#include <map>

using namespace llvm;

namespace dxil::lowering {
namespace {

Type *withoutArrays(Type *T) {
  while (auto *Array = dyn_cast<ArrayType>(T))
    T = Array->getElementType();
  return T;
}

/// Adds \p T and the structs in it, from the inside out.
void collectStructs(Type *T, SetVector<StructType *> &Structs) {
  auto *Outer = dyn_cast<StructType>(withoutArrays(T));
  if (!Outer || Structs.contains(Outer))
    return;
  for (Type *Part : Outer->elements())
    collectStructs(Part, Structs);
  Structs.insert(Outer);
}

//===-- Members that the program reads -----------------------------------===//

/// Returns the constant part of the row index \p V as DXC computes it: the constants of sums.
/// Ignores terms below MaxDepth, which is deeper than any written index.
uint64_t constantPart(const Value *V, DenseMap<const Value *, uint64_t> &Cache,
                      unsigned Depth = 0) {
  constexpr unsigned MaxDepth = 512;
  if (Depth > MaxDepth)
    return 0;
  auto [Entry, IsNew] = Cache.try_emplace(V, 0);
  if (!IsNew)
    return Entry->second;
  uint64_t Part = 0;
  if (auto *C = dyn_cast<ConstantInt>(V)) {
    Part = C->getLimitedValue(UINT32_MAX);
  } else if (auto *Sum = dyn_cast<BinaryOperator>(V)) {
    if (Sum->getOpcode() == Instruction::Add)
      Part = constantPart(Sum->getOperand(0), Cache, Depth + 1) +
             constantPart(Sum->getOperand(1), Cache, Depth + 1);
    else if (Sum->getOpcode() == Instruction::Or)
      Part = constantPart(Sum->getOperand(0), Cache, Depth + 1) |
             constantPart(Sum->getOperand(1), Cache, Depth + 1);
  } else if (auto *Choice = dyn_cast<SelectInst>(V)) {
    Part = std::min(constantPart(Choice->getTrueValue(), Cache, Depth + 1),
                    constantPart(Choice->getFalseValue(), Cache, Depth + 1));
  } else if (auto *Phi = dyn_cast<PHINode>(V)) {
    Part = UINT32_MAX;
    for (const Value *Way : Phi->incoming_values())
      Part = std::min(Part, constantPart(Way, Cache, Depth + 1));
  }
  return Cache[V] = Part & UINT32_MAX;
}

/// The members of one buffer by their offsets.
struct Members {
  std::map<uint64_t, unsigned> ByOffset;
  SmallVector<unsigned, 16> Bits; ///< width of each member's numbers
  BitVector Used;

  /// Marks the member at \p Offset as used. Returns the width of its numbers in bits.
  unsigned use(uint64_t Offset) {
    auto Entry = ByOffset.upper_bound(Offset);
    if (Entry == ByOffset.begin())
      return 0;
    Used.set(std::prev(Entry)->second);
    return Bits[std::prev(Entry)->second];
  }
};

unsigned bitsOf(ComponentType C) {
  return infoOf(C).Bits;
}

/// The fields of a struct follow its own operands.
constexpr uint32_t FirstField = md::StructAnnotationLayout::NumOperands;

Members membersOf(const MDNode *Annotation) {
  Members Result;
  const unsigned Count = Annotation->getNumOperands();
  for (unsigned I = FirstField; I < Count; ++I) {
    const md::FieldAnnotation Field(contract::LLVMNode(Annotation).node(I));
    Result.ByOffset[uint32_t(Field.cBufferOffset())] = I - FirstField;
    Result.Bits.push_back(bitsOf(Field.componentType()));
  }
  Result.Used.resize(Count);
  return Result;
}

/// The 16-bit halves of a word that its users take; neither if they take the whole word.
struct Halves {
  bool Low = false, High = false;
  bool whole() const { return !Low && !High; }
};

Halves halvesOf(const ExtractValueInst &Word) {
  Halves Result;
  if (!Word.getType()->isIntegerTy(32) && !Word.getType()->isFloatTy())
    return Result;
  for (const User *U : Word.users()) {
    auto *I = cast<Instruction>(U);
    auto *Shift =
        I->getOpcode() == Instruction::LShr ? dyn_cast<ConstantInt>(I->getOperand(1)) : nullptr;
    if (Shift && Shift->equalsInt(16))
      Result.High = true;
    else if (I->getOpcode() == Instruction::Trunc && I->getType()->isIntegerTy(16))
      Result.Low = true;
    else if (I->getOpcode() != Instruction::LShr)
      return {};
  }
  return Result;
}

void useElement(uint64_t Row, const ExtractValueInst &Element, bool MinPrecision, Members &M) {
  const unsigned Bits = Element.getType()->getScalarSizeInBits();
  const unsigned Size = Bits == 64 ? 8 : Bits == 16 && !MinPrecision ? 2 : 4;
  const uint64_t Address = Row + uint64_t(Element.getIndices().front()) * Size;
  const Halves Used = halvesOf(Element);
  // A word may hold two 16-bit numbers.
  bool HasOther = Bits == 32;
  if (Used.whole() || Used.Low)
    HasOther &= M.use(Address) == 16;
  if (HasOther && (Used.whole() || Used.High))
    M.use(Address + 2);
}

/// Marks the members that users of \p Loaded take, also through phis.
void useLoad(uint64_t Row, const Value &Loaded, bool MinPrecision, Members &M) {
  SmallPtrSet<const Value *, 8> Seen;
  SmallVector<const Value *, 8> Work = {&Loaded};
  while (!Work.empty()) {
    const Value *V = Work.pop_back_val();
    for (const User *U : V->users()) {
      if (auto *Element = dyn_cast<ExtractValueInst>(U))
        useElement(Row, *Element, MinPrecision, M);
      else if (isa<PHINode>(U) && Seen.insert(U).second)
        Work.push_back(U);
    }
  }
}

/// Finds the members of constant buffers that the program reads.
class UsedMembers {
public:
  UsedMembers(const Module &M, const contract::TypeRecords &Records)
      : M(M), Resources(readResources(M)) {
    for (const contract::ResourceRecord &R : Resources) {
      Type *Symbol = Records.resourceType(static_cast<ResourceClass>(R.Class), R.Name);
      auto *T = Symbol ? dyn_cast<StructType>(withoutArrays(Symbol)) : nullptr;
      // A buffer with one member needs no mark: that member is used.
      if (MDNode *Annotation = T && T->getNumElements() > 1 ? Records.annotation(T) : nullptr)
        Buffers.try_emplace(T, membersOf(Annotation));
      Types.push_back(T);
    }
  }

  void find() {
    if (Buffers.empty())
      return;
    MinPrecision = !usesNative16();
    for (const Function &F : M)
      if (F.isDeclaration() && isOpFunctionName(F.getName()))
        for (const User *U : F.users())
          if (const auto Call = contract::ConstOpCall::of(U))
            note(*Call);
  }

  const Members *of(StructType *T) const {
    auto Entry = Buffers.find(T);
    return Entry == Buffers.end() ? nullptr : &Entry->second;
  }

private:
  bool usesNative16() const {
    for (const EntryRecord &E : readModuleMetadata(M).Entries)
      if (E.ShaderFlags & uint64_t(ShaderFlag::NativeLowPrecision))
        return true;
    return false;
  }

  void note(const contract::ConstOpCall &Call) {
    // A texture buffer is read like a typed buffer, row by row.
    const Value *Handle = nullptr, *Row = nullptr;
    if (const auto Load = op::dyn_cast<op::CBufferLoadLegacy>(Call))
      Handle = Load->handle(), Row = Load->regIndex();
    else if (const auto Texel = op::dyn_cast<op::BufferLoad>(Call))
      Handle = Texel->srv(), Row = Texel->index();
    if (!Handle || !Row)
      return;
    const contract::ResourceRecord *R = boundResource(Handle, Resources);
    auto Entry = R ? Buffers.find(Types[R - Resources.data()]) : Buffers.end();
    if (Entry != Buffers.end())
      useLoad(constantPart(Row, ConstantParts) * ConstantRowBytes, Call.inst(), MinPrecision,
              Entry->second);
  }

  const Module &M;
  SmallVector<contract::ResourceRecord, 8> Resources;
  SmallVector<StructType *, 8> Types; ///< the struct types of Resources
  DenseMap<StructType *, Members> Buffers;
  DenseMap<const Value *, uint64_t> ConstantParts;
  bool MinPrecision = true;
};

//===-- The two nodes ----------------------------------------------------===//

/// Adds the tag CBufferUsed after the component type.
MDNode *withUse(MDNode *Field, LLVMContext &Context) {
  const contract::LLVMNode Pairs(Field);
  unsigned Split = 0;
  while (Split + 1 < Pairs.numOperands() &&
         Pairs.number(Split).value_or(0) <= uint64_t(FieldTag::ComponentType))
    Split += 2;
  contract::LLVMNodeWriter W(Context);
  md::FieldAnnotationWriter Out(W);
  Out.append(make_range(Field->op_begin(), Field->op_begin() + Split));
  Out.cBufferUsed(true);
  Out.append(make_range(Field->op_begin() + Split, Field->op_end()));
  return cast<MDNode>(Out.finish());
}

MDNode *withUses(MDNode *Annotation, const Members *M, LLVMContext &Context) {
  if (!M || M->Used.none())
    return Annotation;
  SmallVector<Metadata *, 16> Operands(Annotation->op_begin(), Annotation->op_end());
  for (unsigned Member : M->Used.set_bits())
    if (auto *Field = dyn_cast_or_null<MDNode>(Operands[Member + FirstField]))
      Operands[Member + FirstField] = withUse(Field, Context);
  return MDNode::get(Context, Operands);
}

/// Returns a list of pairs of a value and its annotation, or null if it is empty.
Metadata *annotationList(contract::LLVMNodeWriter &W, AnnotatedKind Kind,
                         ArrayRef<Metadata *> Pairs) {
  return Pairs.empty() ? nullptr
                       : md::TypeAnnotationsFields<Metadata *>{.Tag = Kind}.write(W, Pairs);
}

Metadata *structAnnotations(Module &M, const contract::TypeRecords &Records) {
  SetVector<StructType *> Structs;
  for (const contract::ResourceRecord &R : readResources(M))
    if (Type *Symbol = Records.resourceType(static_cast<ResourceClass>(R.Class), R.Name))
      collectStructs(Symbol, Structs);
  UsedMembers Uses(M, Records);
  Uses.find();
  contract::LLVMNodeWriter W(M.getContext());
  SmallVector<Metadata *, 16> Pairs;
  for (StructType *T : Structs)
    if (MDNode *Annotation = Records.annotation(T))
      Pairs.append({W.undef(T), withUses(Annotation, Uses.of(T), M.getContext())});
  return annotationList(W, AnnotatedKind::Structs, Pairs);
}

/// Annotates the return value and the parameters of a function. An entry point with signatures has
/// none; other functions take objects by pointer.
Metadata *functionAnnotation(contract::LLVMNodeWriter &W, const Function &F, bool HasSignature) {
  auto Parameter = [&](ParameterDirection Direction) {
    return md::ParameterAnnotationFields<Metadata *>{
        .Direction = Direction, .Field = W.node({}), .Indices = W.node({})}
        .write(W);
  };
  using D = ParameterDirection;
  SmallVector<Metadata *, 4> Parts = {Parameter(HasSignature ? D::In : D::Out)};
  for (const Argument &A : F.args())
    Parts.push_back(Parameter(A.getType()->isPointerTy() && A.getArgNo() == 0 ? D::InOut : D::In));
  return W.node(Parts);
}

Metadata *functionAnnotations(Module &M) {
  const bool IsLibrary = M.getTargetTriple().getEnvironment() == Triple::Library;
  contract::LLVMNodeWriter W(M.getContext());
  SmallVector<Metadata *, 8> Pairs;
  for (Function &F : M)
    if (!F.isDeclaration())
      Pairs.append({W.value(&F), functionAnnotation(W, F, !IsLibrary)});
  return annotationList(W, AnnotatedKind::Functions, Pairs);
}

} // namespace

void writeTypeAnnotations(Module &M) {
  const contract::TypeRecords Records(M);
  for (Metadata *List : {structAnnotations(M, Records), functionAnnotations(M)})
    if (List)
      contract::addNamed(M, md::TypeAnnotationsLayout::Named, List);
}

} // namespace dxil::lowering
