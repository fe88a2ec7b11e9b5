// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests each op in each version, stage and overload: built and verified if legal, rejected if not.
#include <dxil/generated/OpBuilder.h>

#include <llvm/IR/Constants.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/raw_ostream.h>

#include <gtest/gtest.h>

using namespace dxil;
using namespace llvm;

namespace {

constexpr Version Versions[] = {{1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5},
                                {1, 6}, {1, 7}, {1, 8}, {1, 9}, {1, 10}};

/// An empty function to build into.
struct Scratch {
  LLVMContext Context;
  Module M{"test", Context};
  Function *F = Function::Create(FunctionType::get(Type::getVoidTy(Context), false),
                                 GlobalValue::ExternalLinkage, "main", M);
  BasicBlock *Block = BasicBlock::Create(Context, "entry", F);
  IRBuilder<> B{Block};

  Type *overload(OverloadUse Use) {
    switch (Use.Type) {
    case Overload::Udt: return named("struct.Payload", {B.getFloatTy()});
    case Overload::Object: return named("dx.types.LinAlgMatrixC4M4N4U0S0", {B.getPtrTy()});
    default: break;
    }
    Type *Element = nullptr;
    for (TypeKind Kind : {TypeKind::I1, TypeKind::I8, TypeKind::I16, TypeKind::I32, TypeKind::I64,
                          TypeKind::Half, TypeKind::Float, TypeKind::Double})
      if (::dxil::info(Kind).AsOverload == Use.Type)
        Element = lowering::getOpType(Context, Kind, {}, true);
    return Use.IsVector ? FixedVectorType::get(Element, 4) : Element;
  }
  Type *named(StringRef Name, ArrayRef<Type *> Fields) {
    StructType *Old = StructType::getTypeByName(Context, Name);
    return Old ? Old : StructType::create(Context, Fields, Name);
  }
};

/// Returns a legal operand for each argument.
SmallVector<Value *, 16> arguments(lowering::OpBuilderBase &Builder, const OpInfo &Op,
                                   ArrayRef<Type *> Overloads) {
  SmallVector<Value *, 16> Result;
  for (const ArgInfo &Arg : Op.Args) {
    Type *T = Builder.getType(Arg.Type, Overloads);
    if (!T->isIntegerTy()) {
      Result.push_back(Arg.Immediate ? Constant::getNullValue(T) : UndefValue::get(T));
      continue;
    }
    int64_t Number = Arg.Enum ? Arg.Enum->Cases.front().Value : Arg.HasMinimum ? Arg.Minimum : 0;
    Result.push_back(ConstantInt::get(T, uint64_t(Number)));
  }
  return Result;
}

/// Returns all combinations of one overload for each dimension, legal or not.
std::vector<std::vector<OverloadUse>> combinations(const OpInfo &Op) {
  std::vector<OverloadUse> All;
  for (unsigned I = 1; I < std::size(table::OverloadNames); ++I) {
    All.push_back(Overload(I));
    if (Overload(I) != Overload::Udt && Overload(I) != Overload::Object)
      All.push_back(OverloadUse(Overload(I), true));
  }
  if (Op.OverloadDimensions == 0)
    return {{}};
  std::vector<std::vector<OverloadUse>> Result;
  if (Op.OverloadDimensions == 1) {
    for (OverloadUse Use : All)
      Result.push_back({Use});
    return Result;
  }
  // One dimension varies; the others have their first legal overload in the newest version.
  std::vector<OverloadUse> First;
  for (unsigned D = 0; D < Op.OverloadDimensions; ++D)
    for (OverloadUse Use : All)
      if (First.size() == D && overloads(Op.Code, {1, 10}, D).contains(Use))
        First.push_back(Use);
  for (unsigned D = 0; D < Op.OverloadDimensions; ++D)
    for (OverloadUse Use : All) {
      Result.push_back(First);
      Result.back()[D] = Use;
    }
  return Result;
}

TEST(OpBuilder, EveryOpInEveryVersionStageAndOverload) {
  size_t Built = 0, Refused = 0;
  for (const OpInfo &Op : allOps()) {
    Scratch S; // one module for each op: the functions of a class may differ between versions
    for (const auto &Uses : combinations(Op)) {
      SmallVector<Type *, 4> Types;
      for (OverloadUse Use : Uses)
        Types.push_back(S.overload(Use));
      for (Version V : Versions)
        for (Stage Shader : AllStages) {
          lowering::OpBuilderBase Builder(S.B, {V, Shader, /*Native16Bit=*/true});
          const auto IsAllowedIn = [&](Stage S) {
            return checkCall(Op.Code, Uses, S, V) == CallStatus::Ok;
          };
          // Functions of a library get their stage when they are linked.
          const bool Legal = IsAllowedIn(Shader) ||
                             (Shader == Stage::Library && llvm::any_of(AllStages, IsAllowedIn));
          SmallVector<Value *, 16> Args;
          if (Legal)
            Args = arguments(Builder, Op, Types);
          Expected<CallInst *> Call = Builder.createOp(Op.Code, Args, Types);
          ASSERT_EQ(bool(Call), Legal)
              << std::string(Op.Name) << ": " << (Call ? "" : toString(Call.takeError()));
          ++(Legal ? Built : Refused);
          if (Call) {
            auto *Number = cast<ConstantInt>((*Call)->getArgOperand(0));
            EXPECT_EQ(Number->getZExtValue(), uint32_t(Op.Code));
            EXPECT_TRUE((*Call)->getCalledFunction()->doesNotThrow());
            continue;
          }
          std::string Message = toString(Call.takeError());
          EXPECT_NE(Message.find("'" + std::string(Op.Name) + "'"), Message.npos) << Message;
          const bool SaysWhere =
              Message.find("stage " + std::string(name(Shader))) != Message.npos ||
              Message.find("needs shader model 6.") != Message.npos;
          EXPECT_TRUE(SaysWhere) << Message;
        }
    }
    S.B.CreateRetVoid();
    std::string Message;
    raw_string_ostream OS(Message);
    EXPECT_FALSE(verifyModule(S.M, &OS)) << std::string(Op.Name) << ": " << Message;
  }
  EXPECT_GT(Built, 10000u);
  EXPECT_GT(Refused, 100000u);
}

TEST(OpBuilder, TypedMethodsDeduceTheOverload) {
  Scratch S;
  lowering::OpBuilder B(S.B, {{1, 6}, Stage::Compute, false});
  auto *Sin = cantFail(B.sin(ConstantFP::get(S.B.getFloatTy(), 1.0)));
  EXPECT_EQ(Sin->getCalledFunction()->getName(), "dx.op.unary.f32");
  EXPECT_TRUE(Sin->getCalledFunction()->doesNotAccessMemory());
  auto *Handle = UndefValue::get(B.getType(TypeKind::Handle));
  auto *Load = cantFail(B.bufferLoad(Handle, S.B.getInt32(0), UndefValue::get(S.B.getInt32Ty()),
                                     S.B.getFloatTy(), "load"));
  EXPECT_EQ(Load->getCalledFunction()->getName(), "dx.op.bufferLoad.f32");
  EXPECT_EQ(cast<StructType>(Load->getType())->getName(), "dx.types.ResRet.f32");
  EXPECT_EQ(Load->getName(), "load");
  EXPECT_TRUE(Load->getCalledFunction()->onlyReadsMemory());
  auto *Barrier = cantFail(B.barrier(BarrierMode(9)));
  EXPECT_EQ(cast<ConstantInt>(Barrier->getArgOperand(1))->getZExtValue(), 9u);
  EXPECT_TRUE(Barrier->getCalledFunction()->cannotDuplicate());
  auto *Row = cantFail(B.cBufferLoadLegacy(Handle, S.B.getInt32(0), S.B.getHalfTy()));
  EXPECT_EQ(cast<StructType>(Row->getType())->getName(), "dx.types.CBufRet.f16");
  // A second call reuses the declaration.
  EXPECT_EQ(cantFail(B.sin(Sin))->getCalledFunction(), Sin->getCalledFunction());
}

TEST(OpBuilder, RefusedCallsLeaveNothing) {
  Scratch S;
  lowering::OpBuilder B(S.B, {{1, 6}, Stage::Pixel, false});
  auto Refusal = [](Expected<CallInst *> Call) {
    return Call ? std::string("built") : toString(Call.takeError());
  };
  EXPECT_EQ(Refusal(B.sin(ConstantFP::get(S.B.getDoubleTy(), 1.0))),
            "op 'Sin' (DXIL 1.6, stage pixel, overload double): the overload is not allowed "
            "(expected half, float)");
  EXPECT_EQ(Refusal(B.threadId(S.B.getInt32(0), S.B.getInt32Ty())),
            "'ThreadId' is not for the stage pixel");
  EXPECT_EQ(Refusal(B.createOp(OpCode(5000), {})), "no op has the opcode 5000");
  EXPECT_EQ(Refusal(B.createOp(OpCode::Sin, {}, {S.B.getFloatTy()})),
            "op 'Sin' (DXIL 1.6, stage pixel, overload float): takes 1 arguments, not 0");
  EXPECT_EQ(Refusal(B.createOp(OpCode::Sin, {S.B.getInt32(1)}, {S.B.getFloatTy()})),
            "op 'Sin' (DXIL 1.6, stage pixel, overload float): argument 'value' has type i32 "
            "(expected float)");
  EXPECT_EQ(Refusal(B.quadOp(ConstantFP::get(S.B.getFloatTy(), 1.0), QuadOpKind(7))),
            "op 'QuadOp' (DXIL 1.6, stage pixel, overload float): argument 'op' cannot be 7");
  EXPECT_TRUE(S.Block->empty());
  EXPECT_EQ(S.M.size(), 1u); // only main
}

} // namespace
