// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DebugMetadata.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Tags of LLVM 3.7 that DWARF does not have.
constexpr unsigned AutoVariableTag = 0x100, ArgVariableTag = 0x101;

/// Builds a record field by field.
class Builder {
public:
  Builder(unsigned Code, const MDNode &N) {
    Result.Code = Code;
    number(N.isDistinct());
  }

  Builder &number(uint64_t N) {
    Result.Fields.push_back({N, nullptr, DebugMetadata::Field::IsNumber});
    return *this;
  }
  Builder &signedNumber(int64_t N) {
    uint64_t U = N;
    return number(N < 0 ? ~(U << 1) : U << 1);
  }
  Builder &node(const Metadata *MD) {
    if (!DebugMetadata::isExpressible(MD))
      MD = nullptr;
    Result.Fields.push_back({0, MD, DebugMetadata::Field::IsNode});
    return *this;
  }
  Builder &required(const Metadata *MD) {
    Result.Fields.push_back({0, MD, DebugMetadata::Field::IsRequired});
    return *this;
  }
  DebugMetadata::Record take() { return std::move(Result); }

private:
  DebugMetadata::Record Result;
};

/// LLVM 3.7 knows the flags up to RValueReference; later ones reuse bits above.
uint64_t flagBits(DINode::DIFlags Flags) {
  constexpr uint64_t KnownBits = (1 << 15) - 1;
  // A bit that LLVM 22 keeps reserved meant a block of another language.
  constexpr uint64_t Reserved = 1 << 4;
  return uint64_t(Flags) & KnownBits & ~Reserved;
}

/// Returns the count of a subrange, or -1, as in LLVM 3.7, if it is not a constant.
int64_t countOf(const DISubrange &N) {
  if (auto *C = dyn_cast_or_null<ConstantAsMetadata>(N.getRawCountNode()))
    if (auto *Int = dyn_cast<ConstantInt>(C->getValue()))
      return Int->getSExtValue();
  return -1;
}

int64_t lowerBoundOf(const DISubrange &N) {
  if (auto *C = dyn_cast_or_null<ConstantAsMetadata>(N.getRawLowerBound()))
    if (auto *Int = dyn_cast<ConstantInt>(C->getValue()))
      return Int->getSExtValue();
  return 0;
}

/// Orders by place in the source. The order of discovery depends on where metadata is kept, which
/// reading a module back changes.
bool isBefore(const Metadata *A, const Metadata *B) {
  auto Key = [](const Metadata *MD) {
    const auto *SP = cast<DISubprogram>(MD);
    return std::make_tuple(SP->getFilename(), SP->getLine(), SP->getName(), SP->getLinkageName());
  };
  return Key(A) < Key(B);
}

DebugMetadata::Record expression(const DIExpression &N) {
  Builder B(bitc::METADATA_EXPRESSION, N);
  if (!isExpressible(N))
    return B.take();
  for (const DIExpression::ExprOperand &Op : N.expr_ops()) {
    switch (Op.getOp()) {
    case dwarf::DW_OP_LLVM_fragment:
      B.number(dwarf::DW_OP_bit_piece).number(Op.getArg(0)).number(Op.getArg(1));
      break;
    case dwarf::DW_OP_plus_uconst: // LLVM 3.7's plus has an operand
      B.number(dwarf::DW_OP_plus).number(Op.getArg(0));
      break;
    default: B.number(Op.getOp()); break;
    }
  }
  return B.take();
}

} // namespace

bool isExpressible(const DIExpression &E) {
  if (!E.isValid())
    return false;
  return all_of(E.expr_ops(), [](const DIExpression::ExprOperand &Op) {
    return Op.getOp() == dwarf::DW_OP_LLVM_fragment || Op.getOp() == dwarf::DW_OP_plus_uconst ||
           Op.getOp() == dwarf::DW_OP_deref;
  });
}

bool DebugMetadata::isDebugNode(const Metadata *MD) {
  return isa_and_nonnull<DINode, DILocation, DIExpression>(MD);
}

bool DebugMetadata::isExpressible(const Metadata *MD) {
  if (!MD || isa<MDString, ConstantAsMetadata, MDTuple, LocalAsMetadata>(MD))
    return MD != nullptr;
  return isa<DILocation, DIExpression, DISubrange, DIEnumerator, DIBasicType, DIDerivedType,
             DICompositeType, DISubroutineType, DIFile, DICompileUnit, DISubprogram, DILexicalBlock,
             DILexicalBlockFile, DINamespace, DITemplateTypeParameter, DITemplateValueParameter,
             DIGlobalVariable, DILocalVariable>(MD);
}

DebugMetadata::DebugMetadata(const Module &M) {
  LLVMContext &Ctx = M.getContext();
  for (const Function &F : M)
    if (const DISubprogram *SP = F.getSubprogram())
      Functions[SP] = ConstantAsMetadata::get(const_cast<Function *>(&F));
  for (const GlobalVariable &GV : M.globals()) {
    SmallVector<DIGlobalVariableExpression *, 1> Descriptions;
    GV.getDebugInfo(Descriptions);
    for (const DIGlobalVariableExpression *Described : Descriptions)
      Memory[Described->getVariable()] = ConstantAsMetadata::get(const_cast<GlobalVariable *>(&GV));
  }
  DebugInfoFinder Finder;
  Finder.processModule(M);
  MapVector<const DICompileUnit *, SmallVector<Metadata *, 8>> Lists;
  for (const DICompileUnit *Unit : Finder.compile_units())
    Lists[Unit];
  for (DISubprogram *SP : Finder.subprograms()) {
    if (SP->isDefinition() && SP->getUnit())
      Lists[SP->getUnit()].push_back(SP);
    SmallVector<Metadata *, 8> Locals;
    for (const DINode *Node : SP->getRetainedNodes())
      if (auto *Local = dyn_cast<DILocalVariable>(Node))
        Locals.push_back(const_cast<DILocalVariable *>(Local));
    if (!Locals.empty())
      Variables[SP] = MDTuple::get(Ctx, Locals);
  }
  for (auto &[Unit, List] : Lists) {
    llvm::stable_sort(List, isBefore);
    Subprograms[Unit] = MDTuple::get(Ctx, List);
    SmallVector<Metadata *, 8> Variables;
    for (const DIGlobalVariableExpression *Global : Unit->getGlobalVariables())
      Variables.push_back(Global->getVariable());
    Globals[Unit] = MDTuple::get(Ctx, Variables);
  }
}

DebugMetadata::Record DebugMetadata::unit(const DICompileUnit &N) const {
  // [language, file, producer, optimized, flags, runtime version, split file,
  //  emission kind, enums, retained types, subprograms, globals, imports, dwo id]
  return Builder(bitc::METADATA_COMPILE_UNIT, N)
      .number(dwarf::DW_LANG_C_plus_plus)
      .node(N.getFile())
      .node(N.getRawProducer())
      .number(N.isOptimized())
      .node(nullptr) // the command line, which dx.source.args has
      .number(N.getRuntimeVersion())
      .node(N.getRawSplitDebugFilename())
      .number(DICompileUnit::FullDebug)
      .node(N.getRawEnumTypes())
      .node(N.getRawRetainedTypes())
      .node(Subprograms.lookup(&N))
      .node(Globals.lookup(&N))
      .node(nullptr)
      .number(N.getDWOId())
      .take();
}

DebugMetadata::Record DebugMetadata::subprogram(const DISubprogram &N) const {
  return Builder(bitc::METADATA_SUBPROGRAM, N)
      .node(N.getRawScope())
      .node(N.getRawName())
      .node(N.getRawLinkageName())
      .node(N.getRawFile())
      .number(N.getLine())
      .node(N.getRawType())
      .number(N.isLocalToUnit())
      .number(N.isDefinition())
      .number(N.getScopeLine())
      .node(N.getRawContainingType())
      .number(N.getVirtuality())
      .number(N.getVirtualIndex())
      .number(flagBits(N.getFlags()))
      .number(N.isOptimized())
      .node(Functions.lookup(&N))
      .node(N.getRawTemplateParams())
      .node(N.getRawDeclaration())
      .node(Variables.lookup(&N))
      .take();
}

DebugMetadata::Record DebugMetadata::type(const DIType &N) const {
  if (const auto *Basic = dyn_cast<DIBasicType>(&N))
    return Builder(bitc::METADATA_BASIC_TYPE, N)
        .number(N.getTag())
        .node(N.getRawName())
        .number(N.getSizeInBits())
        .number(N.getAlignInBits())
        .number(Basic->getEncoding())
        .take();
  if (const auto *Routine = dyn_cast<DISubroutineType>(&N))
    return Builder(bitc::METADATA_SUBROUTINE_TYPE, N)
        .number(flagBits(N.getFlags()))
        .node(Routine->getRawTypeArray())
        .take();
  const auto *Derived = dyn_cast<DIDerivedType>(&N);
  const auto *Composite = dyn_cast<DICompositeType>(&N);
  Builder B(Derived ? bitc::METADATA_DERIVED_TYPE : bitc::METADATA_COMPOSITE_TYPE, N);
  B.number(N.getTag()).node(N.getRawName()).node(N.getRawFile()).number(N.getLine());
  B.node(N.getRawScope());
  B.node(Derived ? Derived->getRawBaseType() : Composite->getRawBaseType());
  B.number(N.getSizeInBits()).number(N.getAlignInBits()).number(N.getOffsetInBits());
  B.number(flagBits(N.getFlags()));
  if (Derived)
    return B.node(Derived->getRawExtraData()).take();
  // Types refer to each other directly, so none needs an identifier.
  return B.node(Composite->getRawElements())
      .number(Composite->getRuntimeLang())
      .node(Composite->getRawVTableHolder())
      .node(Composite->getRawTemplateParams())
      .node(nullptr)
      .take();
}

DebugMetadata::Record DebugMetadata::scope(const MDNode &N) const {
  if (const auto *File = dyn_cast<DIFile>(&N))
    return Builder(bitc::METADATA_FILE, N)
        .node(File->getRawFilename())
        .node(File->getRawDirectory())
        .take();
  if (const auto *Block = dyn_cast<DILexicalBlock>(&N))
    return Builder(bitc::METADATA_LEXICAL_BLOCK, N)
        .node(Block->getRawScope())
        .node(Block->getRawFile())
        .number(Block->getLine())
        .number(Block->getColumn())
        .take();
  if (const auto *Block = dyn_cast<DILexicalBlockFile>(&N))
    return Builder(bitc::METADATA_LEXICAL_BLOCK_FILE, N)
        .node(Block->getRawScope())
        .node(Block->getRawFile())
        .number(Block->getDiscriminator())
        .take();
  const auto &Space = cast<DINamespace>(N);
  return Builder(bitc::METADATA_NAMESPACE, N)
      .node(Space.getRawScope())
      .node(nullptr)
      .node(Space.getRawName())
      .number(0)
      .take();
}

DebugMetadata::Record DebugMetadata::variable(const MDNode &N) const {
  if (const auto *Type = dyn_cast<DITemplateTypeParameter>(&N))
    return Builder(bitc::METADATA_TEMPLATE_TYPE, N)
        .node(Type->getRawName())
        .node(Type->getRawType())
        .take();
  if (const auto *Value = dyn_cast<DITemplateValueParameter>(&N))
    return Builder(bitc::METADATA_TEMPLATE_VALUE, N)
        .number(Value->getTag())
        .node(Value->getRawName())
        .node(Value->getRawType())
        .node(Value->getValue())
        .take();
  if (const auto *Global = dyn_cast<DIGlobalVariable>(&N))
    return Builder(bitc::METADATA_GLOBAL_VAR, N)
        .node(Global->getRawScope())
        .node(Global->getRawName())
        .node(Global->getRawLinkageName())
        .node(Global->getRawFile())
        .number(Global->getLine())
        .node(Global->getRawType())
        .number(Global->isLocalToUnit())
        .number(Global->isDefinition())
        .node(Memory.lookup(Global)) // resources and constants are no longer variables
        .node(Global->getRawStaticDataMemberDeclaration())
        .take();
  const auto &Local = cast<DILocalVariable>(N);
  // DXC's tools expect a variable that shows a static variable to be an argument.
  const bool IsArgument = Local.isParameter() || Local.isArtificial();
  return Builder(bitc::METADATA_LOCAL_VAR, N)
      .number(IsArgument ? ArgVariableTag : AutoVariableTag)
      .node(Local.getRawScope())
      .node(Local.getRawName())
      .node(Local.getRawFile())
      .number(Local.getLine())
      .node(Local.getRawType())
      .number(Local.getArg())
      .number(flagBits(Local.getFlags() & ~DINode::FlagArtificial))
      .take();
}

DebugMetadata::Record DebugMetadata::record(const MDNode &N) const {
  if (const auto *Loc = dyn_cast<DILocation>(&N))
    return Builder(bitc::METADATA_LOCATION, N)
        .number(Loc->getLine())
        .number(Loc->getColumn())
        .required(Loc->getRawScope())
        .node(Loc->getRawInlinedAt())
        .take();
  if (const auto *Expression = dyn_cast<DIExpression>(&N))
    return expression(*Expression);
  if (const auto *Range = dyn_cast<DISubrange>(&N))
    return Builder(bitc::METADATA_SUBRANGE, N)
        .number(countOf(*Range))
        .signedNumber(lowerBoundOf(*Range))
        .take();
  if (const auto *Enumerator = dyn_cast<DIEnumerator>(&N))
    return Builder(bitc::METADATA_ENUMERATOR, N)
        .signedNumber(Enumerator->getValue().getSExtValue())
        .node(Enumerator->getRawName())
        .take();
  if (const auto *Unit = dyn_cast<DICompileUnit>(&N))
    return unit(*Unit);
  if (const auto *SP = dyn_cast<DISubprogram>(&N))
    return subprogram(*SP);
  if (const auto *Type = dyn_cast<DIType>(&N))
    return type(*Type);
  if (isa<DIFile, DILexicalBlock, DILexicalBlockFile, DINamespace>(N))
    return scope(N);
  return variable(N);
}

} // namespace dxil::lowering
