// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests for each op in each overload that lower(upgrade(x)) is x, and upgrade(lower(y)) is y.
#include <dxil/lowering/OpBuilderBase.h>
#include <dxil/lowering/Passes.h>
#include <dxil/upgrade/Passes.h>

#include <llvm/IR/Constants.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/raw_ostream.h>

#include <gtest/gtest.h>

using namespace dxil;
using namespace llvm;

namespace {

constexpr Version Newest = {1, 10};

/// A module with one function that calls one op on its parameters.
class Case {
public:
  LLVMContext Context;
  Module M{"test", Context};
  Function *F = nullptr;

  /// Returns false if the op has no such overload.
  bool build(const OpInfo &Op, ArrayRef<OverloadUse> Uses) {
    SmallVector<Type *, 4> Types;
    for (OverloadUse Use : Uses)
      Types.push_back(overload(Use));
    std::optional<Stage> Shader;
    Version V = isAvailable(Op.Code, Newest) ? Newest : Op.MinVersion;
    for (Stage S : AllStages)
      if (!Shader && checkCall(Op.Code, {Uses.data(), Uses.size()}, S, V) == CallStatus::Ok)
        Shader = S;
    if (!Shader)
      return false;
    M.setTargetTriple(Triple("dxil-pc-shadermodel6." + std::to_string(V.Minor) + "-library"));
    M.addModuleFlag(Module::Error, "dx.nativelowprec", 1);
    SmallVector<Type *, 16> Parameters;
    for (const ArgInfo &Arg : Op.Args)
      Parameters.push_back(lowering::getOpType(Context, Arg.Type, Types, /*Native16Bit=*/true));
    Type *Result = lowering::getOpType(Context, Op.Result, Types, /*Native16Bit=*/true);
    bool IsStruct = Result->isStructTy();
    // The last two parameters: the place to store the fields of a result, and the source of a
    // status word.
    Parameters.push_back(PointerType::get(Context, 0));
    Parameters.push_back(
        lowering::getOpType(Context, dxil::TypeKind::ResRet, {Type::getInt32Ty(Context)}, true));
    F = Function::Create(
        FunctionType::get(IsStruct ? Type::getVoidTy(Context) : Result, Parameters, false),
        GlobalValue::ExternalLinkage, "main", M);
    F->addFnAttr("hlsl.shader", StringRef(name(*Shader)));
    IRBuilder<> B(BasicBlock::Create(Context, "entry", F));
    lowering::OpBuilderBase Builder(B, {V, *Shader, /*Native16Bit=*/true});
    SmallVector<Value *, 16> Args = arguments(Op);
    // This op tests a status word, which must come from a load.
    if (Op.Code == OpCode::CheckAccessFullyMapped)
      Args[0] = B.CreateExtractValue(F->getArg(F->arg_size() - 1), 4);
    Expected<CallInst *> Call = Builder.createOp(Op.Code, Args, Types, "r");
    if (!Call) {
      ADD_FAILURE() << toString(Call.takeError());
      return false;
    }
    // Uses each field of the result.
    SmallVector<Value *, 8> Fields;
    if (auto *Struct = dyn_cast<StructType>((*Call)->getType()))
      for (unsigned I = 0; I < Struct->getNumElements(); ++I)
        Fields.push_back(B.CreateExtractValue(*Call, I));
    for (Value *Field : Fields)
      B.CreateStore(Field, F->getArg(F->arg_size() - 2));
    if (IsStruct || Result->isVoidTy())
      B.CreateRetVoid();
    else
      B.CreateRet(*Call);
    return true;
  }

  void upgrade() {
    ModuleAnalysisManager Analyses;
    upgrade::DXILUpgradePass().run(M, Analyses);
  }

  void lower() {
    LoopAnalysisManager Loops;
    FunctionAnalysisManager Functions;
    CGSCCAnalysisManager CallGraph;
    ModuleAnalysisManager Modules;
    PassBuilder PB;
    PB.registerModuleAnalyses(Modules);
    PB.registerCGSCCAnalyses(CallGraph);
    PB.registerFunctionAnalyses(Functions);
    PB.registerLoopAnalyses(Loops);
    PB.crossRegisterProxies(Loops, Functions, CallGraph, Modules);
    lowering::DXILOpLoweringPass().run(M, Modules);
    // LLVM 3.7 has no flags on calls, so the writer omits them.
    for (Instruction &I : F->getEntryBlock())
      if (isa<CallInst>(I) && isa<FPMathOperator>(I))
        I.copyFastMathFlags(FastMathFlags());
  }

  /// Returns the function and the declarations that it calls.
  std::string text() const {
    std::string Text;
    raw_string_ostream OS(Text);
    OS << *F;
    return Text;
  }

  bool valid(std::string &Why) const {
    raw_string_ostream OS(Why);
    return !verifyModule(M, &OS);
  }

private:
  Type *overload(OverloadUse Use) {
    if (Use.Type == Overload::Udt)
      return StructType::create(Context, {Type::getFloatTy(Context)}, "struct.Payload");
    if (Use.Type == Overload::Object)
      return named("dx.types.LinAlgMatrixC4M4N4U0S0", {PointerType::get(Context, 0)});
    Type *Element = nullptr;
    for (dxil::TypeKind Kind :
         {dxil::TypeKind::I1, dxil::TypeKind::I8, dxil::TypeKind::I16, dxil::TypeKind::I32,
          dxil::TypeKind::I64, dxil::TypeKind::Half, dxil::TypeKind::Float, dxil::TypeKind::Double})
      if (::dxil::info(Kind).AsOverload == Use.Type)
        Element = lowering::getOpType(Context, Kind, {}, true);
    return Use.IsVector ? FixedVectorType::get(Element, 4) : Element;
  }

  Type *named(StringRef Name, ArrayRef<Type *> Fields) {
    StructType *Old = StructType::getTypeByName(Context, Name);
    return Old ? Old : StructType::create(Context, Fields, Name);
  }

  /// Returns the parameters, and legal constants for immediates.
  SmallVector<Value *, 16> arguments(const OpInfo &Op) {
    SmallVector<Value *, 16> Result;
    for (unsigned I = 0; I < Op.Args.size(); ++I) {
      const ArgInfo &Arg = Op.Args[I];
      Type *T = F->getArg(I)->getType();
      if (!Arg.Immediate && !Arg.Enum) {
        Result.push_back(F->getArg(I));
        continue;
      }
      int64_t Number = Arg.Enum ? Arg.Enum->Cases.front().Value : Arg.HasMinimum ? Arg.Minimum : 0;
      Result.push_back(T->isIntegerTy() ? ConstantInt::get(T, uint64_t(Number))
                                        : Constant::getNullValue(T));
    }
    return Result;
  }
};

/// Returns all combinations of one legal overload for each dimension; with several dimensions only
/// one varies.
std::vector<std::vector<OverloadUse>> combinations(const OpInfo &Op) {
  Version V = isAvailable(Op.Code, Newest) ? Newest : Op.MinVersion;
  if (Op.OverloadDimensions == 0)
    return {{}};
  std::vector<std::vector<OverloadUse>> Legal(Op.OverloadDimensions);
  for (unsigned D = 0; D < Op.OverloadDimensions; ++D)
    for (unsigned I = 1; I < std::size(table::OverloadNames); ++I)
      for (bool IsVector : {false, true})
        if (OverloadUse Use(Overload(I), IsVector); overloads(Op.Code, V, D).contains(Use))
          Legal[D].push_back(Use);
  std::vector<std::vector<OverloadUse>> Result;
  for (unsigned D = 0; D < Op.OverloadDimensions; ++D)
    for (size_t I = D ? 1 : 0; I < Legal[D].size(); ++I) {
      Result.emplace_back();
      for (unsigned E = 0; E < Op.OverloadDimensions; ++E)
        if (!Legal[E].empty())
          Result.back().push_back(Legal[E][E == D ? I : 0]);
    }
  return Result;
}

TEST(Upgrade, EveryOpInEveryOverloadComesBack) {
  size_t Cases = 0, Intrinsics = 0;
  for (const OpInfo &Op : allOps())
    for (const auto &Uses : combinations(Op)) {
      Case C;
      if (Op.Reserved || !C.build(Op, Uses))
        continue;
      std::string Lowered = C.text(), Why;
      SCOPED_TRACE(Lowered);
      C.upgrade();
      std::string Upgraded = C.text();
      SCOPED_TRACE(Upgraded);
      EXPECT_EQ(Upgraded.find("@dx.op."), std::string::npos) << "not lifted";
      EXPECT_TRUE(C.valid(Why)) << Why;
      Intrinsics += Upgraded.find("@llvm.") != std::string::npos;
      C.lower();
      EXPECT_EQ(C.text(), Lowered) << "lower(upgrade(x))";
      C.upgrade();
      EXPECT_EQ(C.text(), Upgraded) << "upgrade(lower(y))";
      ++Cases;
    }
  EXPECT_GT(Cases, 500u);
  EXPECT_GT(Intrinsics, 100u);
}

} // namespace
