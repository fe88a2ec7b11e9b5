// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM 22 keeps the locations of variables in debug records beside instructions; LLVM 3.7 has calls
// for them.
#include "DebugMetadata.h"
#include "UnseenValues.h"
#include "ValueEnumerationTypes.h"
#include "dxil/contract_names.h"
#include "dxil/generated/Limits.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

#include <set>
#include <tuple>

using namespace llvm;

namespace dxil::lowering {

namespace {

// The versions that LLVM 3.7 reads; it drops debug information of others.
constexpr unsigned DwarfVersion = 4, DebugInfoVersion = 3;
// The behaviour of flags that differ between linked modules.
constexpr unsigned FlagWarning = 2;

class CallInserter {
public:
  explicit CallInserter(Module &M) : M(M), Ctx(M.getContext()) {}

  void run(Function &F);

private:
  using Place = std::tuple<const Metadata *, const Metadata *, uint64_t>;
  /// Bits of a variable, and the value and expression that give them.
  struct Description {
    std::pair<uint64_t, uint64_t> Bits;
    const Value *V;
    const DIExpression *How;
  };

  void insert(DbgVariableRecord &Record, BasicBlock::iterator Before);
  void insertValue(DbgVariableRecord &Record, BasicBlock::iterator Before);
  void insertDeclare(DbgVariableRecord &Record, BasicBlock::iterator Before);
  void call(StringRef Name, ArrayRef<Value *> Args, DbgVariableRecord &Record,
            BasicBlock::iterator Before);
  Value *asValue(Metadata *MD) { return MetadataAsValue::get(Ctx, MD); }

  Module &M;
  LLVMContext &Ctx;
  bool isNew(const DbgVariableRecord &Record, const Value *V);

  std::set<Place> Located; // variables that have had a location in the function
  /// The known bits of variables in the block so far, by variable and inlined call.
  DenseMap<std::pair<const Metadata *, const Metadata *>, SmallVector<Description, 4>> Reported;
};

/// Returns the value of \p Record if LLVM 3.7 can express it, or null.
Value *expressibleValue(DbgVariableRecord &Record) {
  if (Record.hasArgList() || Record.isKillLocation() || !isExpressible(*Record.getExpression()))
    return nullptr;
  Value *V = Record.getVariableLocationOp(0);
  if (!V || isa<UndefValue>(V) || !TypeTable::isSupported(V->getType()))
    return nullptr;
  // No debugger of DXIL could read the addresses of constants.
  if (isa<Constant>(V) && !isa<ConstantInt, ConstantFP>(V))
    return nullptr;
  return V;
}

/// Returns the piece of \p E alone, for an unknown location.
DIExpression *pieceOnly(LLVMContext &Ctx, const DIExpression &E) {
  auto *Empty = DIExpression::get(Ctx, {});
  std::optional<DIExpression::FragmentInfo> Piece = E.getFragmentInfo();
  if (!Piece)
    return Empty;
  return DIExpression::createFragmentExpression(Empty, Piece->OffsetInBits, Piece->SizeInBits)
      .value_or(Empty);
}

void CallInserter::call(StringRef Name, ArrayRef<Value *> Args, DbgVariableRecord &Record,
                        BasicBlock::iterator Before) {
  SmallVector<Type *, 4> Types;
  for (Value *Arg : Args)
    Types.push_back(Arg->getType());
  auto *Ty = FunctionType::get(Type::getVoidTy(Ctx), Types, /*isVarArg=*/false);
  FunctionCallee Callee = M.getOrInsertFunction(Name, Ty);
  auto *F = cast<Function>(Callee.getCallee());
  F->setDoesNotThrow();
  F->setDoesNotAccessMemory();
  CallInst *Call = CallInst::Create(Callee, Args, "", Before);
  // Splitting and promoting a variable remove the line; use that of the declaration.
  DILocation *Where = Record.getDebugLoc().get();
  if (Where->getLine() == 0)
    Where = DILocation::get(Ctx, Record.getVariable()->getLine(), 0, Where->getScope(),
                            Where->getInlinedAt());
  Call->setDebugLoc(Where);
}

/// Whether \p Record says something new: that the bits of its variable are \p V, or unknown if \p V
/// is null.
bool CallInserter::isNew(const DbgVariableRecord &Record, const Value *V) {
  const std::pair<uint64_t, uint64_t> Bits = bitsOf(Record);
  auto &Before = Reported[{Record.getVariable(), Record.getDebugLoc().getInlinedAt()}];
  const DIExpression *How = V ? Record.getExpression() : nullptr;
  if (any_of(Before,
             [&](const Description &K) { return K.Bits == Bits && K.V == V && K.How == How; }))
    return false;
  llvm::erase_if(Before, [&](const Description &K) {
    return K.Bits.first < Bits.second && Bits.first < K.Bits.second;
  });
  Before.push_back({Bits, V, How});
  return true;
}

void CallInserter::insertValue(DbgVariableRecord &Record, BasicBlock::iterator Before) {
  DIExpression *Expression = Record.getExpression();
  Value *V = expressibleValue(Record);
  if (!isNew(Record, V))
    return;
  std::optional<DIExpression::FragmentInfo> Piece = Expression->getFragmentInfo();
  Place Where{Record.getVariable(), Record.getDebugLoc().getInlinedAt(),
              Piece ? Piece->OffsetInBits : 0};
  if (V) {
    Located.insert(Where);
  } else {
    // Ends a location. A location that never began needs no end.
    if (!Located.count(Where))
      return;
    V = UndefValue::get(Type::getInt32Ty(Ctx));
    Expression = pieceOnly(Ctx, *Expression);
  }
  call(contract::DebugValue,
       {asValue(ValueAsMetadata::get(V)), ConstantInt::get(Type::getInt64Ty(Ctx), 0),
        asValue(Record.getVariable()), asValue(Expression)},
       Record, Before);
}

void CallInserter::insertDeclare(DbgVariableRecord &Record, BasicBlock::iterator Before) {
  Value *V = expressibleValue(Record);
  if (!V || !isa<AllocaInst, Argument>(V))
    return;
  call(contract::DebugDeclare,
       {asValue(ValueAsMetadata::get(V)), asValue(Record.getVariable()),
        asValue(Record.getExpression())},
       Record, Before);
}

void CallInserter::insert(DbgVariableRecord &Record, BasicBlock::iterator Before) {
  if (!Record.getDebugLoc())
    return;
  if (Record.isDbgDeclare())
    insertDeclare(Record, Before);
  else
    insertValue(Record, Before);
}

void CallInserter::run(Function &F) {
  Located.clear();
  for (BasicBlock &BB : F) {
    Reported.clear();
    for (Instruction &I : BB) {
      // A phi has no records before it: its records are at the first instruction after the phis.
      SmallVector<DbgVariableRecord *, 4> Records;
      for (DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange()))
        Records.push_back(&Record);
      for (DbgVariableRecord *Record : Records)
        insert(*Record, I.getIterator());
      I.dropDbgRecords();
    }
  }
}

void setFlag(Module &M, StringRef Name, unsigned Value) {
  LLVMContext &Ctx = M.getContext();
  auto Number = [&](unsigned N) {
    return ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Ctx), N));
  };
  Metadata *Operands[] = {Number(FlagWarning), MDString::get(Ctx, Name), Number(Value)};
  M.getOrInsertModuleFlagsMetadata()->addOperand(MDNode::get(Ctx, Operands));
}

/// Returns the outermost function that contains \p Loc.
const DISubprogram *functionOf(const DILocation &Loc) {
  const DILocation *Outer = &Loc;
  while (const DILocation *Caller = Outer->getInlinedAt())
    Outer = Caller;
  const DILocalScope *Scope = Outer->getScope();
  return Scope ? Scope->getSubprogram() : nullptr;
}

/// clang calls the shader's function from one of its own, which has no description, and inlines it.
/// The description of the shader's function becomes that of the whole.
void describeEntry(Function &F) {
  if (F.getSubprogram())
    return;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (const DILocation *Loc = I.getDebugLoc().get()) {
        const DISubprogram *SP = functionOf(*Loc);
        if (SP && SP->getName() == F.getName()) {
          F.setSubprogram(const_cast<DISubprogram *>(SP));
          return;
        }
      }
}

/// Removes locations in code that runs before the shader's function, such as the setup of
/// resources: LLVM 3.7 requires all locations of a function to be in that function.
void dropForeignLocations(Function &F) {
  const DISubprogram *SP = F.getSubprogram();
  auto IsForeign = [&](const DebugLoc &Loc) { return Loc && functionOf(*Loc.get()) != SP; };
  for (BasicBlock &BB : F)
    for (Instruction &I : BB) {
      for (DbgRecord &Record : make_early_inc_range(I.getDbgRecordRange()))
        if (IsForeign(Record.getDebugLoc()))
          Record.eraseFromParent();
      if (IsForeign(I.getDebugLoc()))
        I.setDebugLoc(DebugLoc());
    }
}

/// Removes the module flags that name versions of debug information.
void removeFlags(Module &M) {
  NamedMDNode *Flags = M.getModuleFlagsMetadata();
  if (!Flags)
    return;
  SmallVector<MDNode *, 8> OtherFlags;
  for (MDNode *Flag : Flags->operands()) {
    auto *Name = Flag->getNumOperands() > 1 ? dyn_cast_or_null<MDString>(Flag->getOperand(1).get())
                                            : nullptr;
    if (!Name || (Name->getString() != StringRef(DwarfVersionFlag) &&
                  Name->getString() != StringRef(DebugVersionFlag)))
      OtherFlags.push_back(Flag);
  }
  Flags->clearOperands();
  for (MDNode *Flag : OtherFlags)
    Flags->addOperand(Flag);
  if (OtherFlags.empty())
    Flags->eraseFromParent();
}

} // namespace

StringRef bitcodeName(StringRef Name) {
  if (Name == StringRef(contract::DebugValue))
    return "llvm.dbg.value";
  if (Name == StringRef(contract::DebugDeclare))
    return "llvm.dbg.declare";
  return Name;
}

bool hasFullDebugInfo(const Module &M) {
  return any_of(M.debug_compile_units(), [](const DICompileUnit *Unit) {
    return Unit->getEmissionKind() == DICompileUnit::FullDebug;
  });
}

void insertDebugCalls(Module &M) {
  removeFlags(M);
  setFlag(M, DwarfVersionFlag, DwarfVersion);
  setFlag(M, DebugVersionFlag, DebugInfoVersion);
  CallInserter Inserter(M);
  SmallVector<Function *, 8> Functions;
  for (Function &F : M)
    if (!F.isDeclaration())
      Functions.push_back(&F);
  for (Function *F : Functions) {
    describeEntry(*F);
    dropForeignLocations(*F);
    dropUnseenValues(*F);
    Inserter.run(*F);
  }
}

void removeDebugCalls(Module &M) {
  removeFlags(M);
  for (StringRef Name : {contract::DebugValue, contract::DebugDeclare})
    if (Function *F = M.getFunction(Name)) {
      for (User *U : make_early_inc_range(F->users()))
        cast<Instruction>(U)->eraseFromParent();
      F->eraseFromParent();
    }
}

} // namespace dxil::lowering
