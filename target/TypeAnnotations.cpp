// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `dx.typeAnnotations`, from the records of the front end and from what the program reads.
#include "HandleInfo.h"
#include "ModuleMetadata.h"
#include "OperationCalls.h"
#include "Reflection.h"
#include "ShaderFlags.h"
#include "dxil/contract/TypeRecords.h"
#include "dxil/generated/Kinds.h"
#include "dxil/generated/MetadataNumbers.h"
#include "dxil/upgrade/MetadataOperands.h"
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

namespace dxil {
namespace {

/// The first operand of the two nodes.
enum AnnotationList : uint32_t { OfStructs = 0, OfFunctions = 1 };
/// What a parameter is, as far as annotations of functions tell.
enum ParameterKind : uint32_t { In = 0, Out = 1, InOut = 2 };

constexpr unsigned RowBytes = 16;

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

//===-- Members that the program reads
//----------------------------------------------------------===//

/// What is constant in the row \p V of a buffer, as DXC takes it: the constants of sums. Of sums
/// deeper than any index that is written the first terms count.
uint64_t constantPart(const Value *V, DenseMap<const Value *, uint64_t> &Known,
                      unsigned Depth = 0) {
  constexpr unsigned MaxDepth = 512;
  if (Depth > MaxDepth)
    return 0;
  auto [It, IsNew] = Known.try_emplace(V, 0);
  if (!IsNew)
    return It->second;
  uint64_t Part = 0;
  if (auto *C = dyn_cast<ConstantInt>(V)) {
    Part = C->getLimitedValue(UINT32_MAX);
  } else if (auto *Sum = dyn_cast<BinaryOperator>(V)) {
    if (Sum->getOpcode() == Instruction::Add)
      Part = constantPart(Sum->getOperand(0), Known, Depth + 1) +
             constantPart(Sum->getOperand(1), Known, Depth + 1);
    else if (Sum->getOpcode() == Instruction::Or)
      Part = constantPart(Sum->getOperand(0), Known, Depth + 1) |
             constantPart(Sum->getOperand(1), Known, Depth + 1);
  } else if (auto *Choice = dyn_cast<SelectInst>(V)) {
    Part = std::min(constantPart(Choice->getTrueValue(), Known, Depth + 1),
                    constantPart(Choice->getFalseValue(), Known, Depth + 1));
  } else if (auto *Phi = dyn_cast<PHINode>(V)) {
    Part = UINT32_MAX;
    for (const Value *Way : Phi->incoming_values())
      Part = std::min(Part, constantPart(Way, Known, Depth + 1));
  }
  return Known[V] = Part & UINT32_MAX;
}

/// The members of one buffer by their offsets.
struct Members {
  std::map<uint64_t, unsigned> ByOffset;
  SmallVector<unsigned, 16> Bits; ///< of a member's numbers
  BitVector Used;

  /// Notes the member at \p Offset. Bits of its numbers.
  unsigned use(uint64_t Offset) {
    auto It = ByOffset.upper_bound(Offset);
    if (It == ByOffset.begin())
      return 0;
    Used.set(std::prev(It)->second);
    return Bits[std::prev(It)->second];
  }
};

const Metadata *tagged(const MDNode *Pairs, FieldTag Tag) {
  for (unsigned I = 0; I + 1 < Pairs->getNumOperands(); I += 2)
    if (operand::number32(Pairs, I, UINT32_MAX) == static_cast<uint32_t>(Tag))
      return Pairs->getOperand(I + 1).get();
  return nullptr;
}

uint32_t taggedNumber(const MDNode *Pairs, FieldTag Tag) {
  auto *C = mdconst::dyn_extract_or_null<ConstantInt>(tagged(Pairs, Tag));
  return C ? uint32_t(C->getZExtValue()) : 0;
}

unsigned bitsOf(ComponentType C) {
  return infoOf(C).Bits;
}

Members membersOf(const MDNode *Annotation) {
  Members Result;
  const unsigned Count = Annotation->getNumOperands();
  for (unsigned I = 1; I < Count; ++I) {
    const MDNode *Field = operand::node(Annotation, I);
    Result.ByOffset[Field ? taggedNumber(Field, FieldTag::CBufferOffset) : 0] = I - 1;
    const uint32_t Component = Field ? taggedNumber(Field, FieldTag::ComponentType) : 0;
    Result.Bits.push_back(bitsOf(static_cast<ComponentType>(Component)));
  }
  Result.Used.resize(Count);
  return Result;
}

/// Whether 16-bit halves of \p Word are all that is taken of it, and which.
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
  const uint64_t At = Row + uint64_t(Element.getIndices().front()) * Size;
  const Halves Taken = halvesOf(Element);
  // A word may be two numbers of 16 bits.
  bool HasOther = Bits == 32;
  if (Taken.whole() || Taken.Low)
    HasOther &= M.use(At) == 16;
  if (HasOther && (Taken.whole() || Taken.High))
    M.use(At + 2);
}

/// Notes what is taken of \p Loaded, through phis.
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

/// Finds the members of blocks of constants that the program reads.
class UsedMembers {
public:
  UsedMembers(const Module &M, const TypeRecords &Records) : M(M), Resources(readResources(M)) {
    for (const ResourceRecord &R : Resources) {
      Type *Symbol = Records.resourceType(static_cast<ResourceClass>(R.Class), R.Name);
      auto *T = Symbol ? dyn_cast<StructType>(withoutArrays(Symbol)) : nullptr;
      // A buffer with one member is one that is used.
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
      if (F.isDeclaration() && isOperation(F))
        for (const User *U : F.users())
          if (auto *Call = dyn_cast<CallInst>(U))
            note(*Call);
  }

  const Members *of(StructType *T) const {
    auto It = Buffers.find(T);
    return It == Buffers.end() ? nullptr : &It->second;
  }

private:
  bool usesNative16() const {
    for (const EntryRecord &E : readModuleMetadata(M).Entries)
      if (E.ShaderFlags & uint64_t(ShaderFlag::NativeLowPrecision))
        return true;
    return false;
  }

  void note(const CallInst &Call) {
    constexpr unsigned Handle = 1, Row = 2;
    if (Call.arg_size() <= Row)
      return;
    std::optional<OpCode> Op = opOf(Call);
    if (Op != OpCode::CBufferLoadLegacy && Op != OpCode::BufferLoad)
      return;
    const ResourceRecord *R = findHandle(Call.getArgOperand(Handle), Resources).Record;
    auto It = R ? Buffers.find(Types[R - Resources.data()]) : Buffers.end();
    if (It != Buffers.end())
      useLoad(constantPart(Call.getArgOperand(Row), Known) * RowBytes, Call, MinPrecision,
              It->second);
  }

  const Module &M;
  SmallVector<ResourceRecord, 8> Resources;
  SmallVector<StructType *, 8> Types; ///< those of Resources
  DenseMap<StructType *, Members> Buffers;
  DenseMap<const Value *, uint64_t> Known;
  bool MinPrecision = true;
};

//===-- The two nodes
//--------------------------------------------------------------------------------------===//

/// The tag CBufferUsed comes behind the component type.
MDNode *withUse(MDNode *Field, LLVMContext &Context) {
  SmallVector<Metadata *, 16> Pairs;
  unsigned I = 0;
  const unsigned Count = Field->getNumOperands();
  auto Copy = [&] {
    Pairs.push_back(Field->getOperand(I).get());
    Pairs.push_back(Field->getOperand(I + 1).get());
    I += 2;
  };
  while (I + 1 < Count &&
         operand::number32(Field, I) <= static_cast<uint32_t>(FieldTag::ComponentType))
    Copy();
  Pairs.push_back(intMetadata(Context, static_cast<uint32_t>(FieldTag::CBufferUsed)));
  Pairs.push_back(boolMetadata(Context, true));
  while (I + 1 < Count)
    Copy();
  return MDNode::get(Context, Pairs);
}

MDNode *withUses(MDNode *Annotation, const Members *M, LLVMContext &Context) {
  if (!M || M->Used.none())
    return Annotation;
  SmallVector<Metadata *, 16> Operands(Annotation->op_begin(), Annotation->op_end());
  for (unsigned Member : M->Used.set_bits())
    if (auto *Field = dyn_cast_or_null<MDNode>(Operands[Member + 1]))
      Operands[Member + 1] = withUse(Field, Context);
  return MDNode::get(Context, Operands);
}

MDNode *structAnnotations(Module &M, const TypeRecords &Records) {
  SetVector<StructType *> Structs;
  for (const ResourceRecord &R : readResources(M))
    if (Type *Symbol = Records.resourceType(static_cast<ResourceClass>(R.Class), R.Name))
      collectStructs(Symbol, Structs);
  UsedMembers Uses(M, Records);
  Uses.find();
  LLVMContext &Context = M.getContext();
  SmallVector<Metadata *, 16> Operands = {intMetadata(Context, OfStructs)};
  for (StructType *T : Structs)
    if (MDNode *Annotation = Records.annotation(T)) {
      Operands.push_back(ConstantAsMetadata::get(UndefValue::get(T)));
      Operands.push_back(withUses(Annotation, Uses.of(T), Context));
    }
  return Operands.size() > 1 ? MDNode::get(Context, Operands) : nullptr;
}

/// What a function returns and takes: of an entry point of a stage with signatures nothing, of
/// others objects by pointer.
MDNode *functionAnnotation(const Function &F, bool HasSignature) {
  LLVMContext &Context = F.getContext();
  MDNode *Nothing = MDNode::get(Context, {});
  auto Parameter = [&](uint32_t Kind) -> Metadata * {
    return MDNode::get(Context, {intMetadata(Context, Kind), Nothing, Nothing});
  };
  SmallVector<Metadata *, 4> Parts = {Parameter(HasSignature ? In : Out)};
  for (const Argument &A : F.args())
    Parts.push_back(Parameter(A.getType()->isPointerTy() && A.getArgNo() == 0 ? InOut : In));
  return MDNode::get(Context, Parts);
}

MDNode *functionAnnotations(Module &M) {
  LLVMContext &Context = M.getContext();
  const bool IsLibrary = M.getTargetTriple().getEnvironment() == Triple::Library;
  SmallVector<Metadata *, 8> Operands = {intMetadata(Context, OfFunctions)};
  for (Function &F : M)
    if (!F.isDeclaration()) {
      Operands.push_back(ConstantAsMetadata::get(&F));
      Operands.push_back(functionAnnotation(F, !IsLibrary));
    }
  return Operands.size() > 1 ? MDNode::get(Context, Operands) : nullptr;
}

} // namespace

void writeTypeAnnotations(Module &M) {
  const TypeRecords Records(M);
  MDNode *Structs = structAnnotations(M, Records), *Functions = functionAnnotations(M);
  if (!Structs && !Functions)
    return;
  NamedMDNode *Named = M.getOrInsertNamedMetadata("dx.typeAnnotations");
  for (MDNode *Each : {Structs, Functions})
    if (Each)
      Named->addOperand(Each);
}

} // namespace dxil
