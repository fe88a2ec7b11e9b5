// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests modules that are built: whole shaders, each op with each overload, and rejected calls.
#include "../container/TestFiles.h"
#include "RoundTrip.h"

#include <dxil/container/Program.h>
#include <dxil/generated/OpCalls.h>
#include <dxil/generated/OpViews.h>
#include <dxil/module/Assembly.h>
#include <dxil/module/ModuleWriter.h>
#include <dxil/module/OpCall.h>
#include <dxil/validation/Validator.h>

#include <gtest/gtest.h>

#include <set>

using namespace dxil;
using ir::ValueRef;

namespace {

constexpr OpTarget Compute{.DXIL = {1, 6}, .Shader = Stage::Compute};

/// Adds the metadata of an entry point that writes one raw buffer.
void describe(ir::ModuleBuilder &M, ValueRef Entry) {
  auto Number = [&](uint32_t V) { return M.value(M.i32(V)); };
  const ir::MetadataRef Null{};
  M.addNamed("dx.version", M.node({Number(1), Number(6)}));
  M.addNamed("dx.valver", M.node({Number(1), Number(6)}));
  M.addNamed("dx.shaderModel", M.node({M.string("cs"), Number(6), Number(6)}));
  const ir::TypeId Buffer = M.namedStruct("struct.RWByteAddressBuffer", std::array{M.i32Type()});
  const ir::MetadataRef Resource =
      M.node({Number(0), M.value(M.undef(M.pointerType(Buffer))), M.string("Out"), Number(0),
              Number(0), Number(1), Number(11), M.value(M.i1(false)), M.value(M.i1(false)),
              M.value(M.i1(false)), Null});
  const ir::MetadataRef Resources = M.node({Null, M.node({Resource}), Null, Null});
  M.addNamed("dx.resources", Resources);
  const ir::MetadataRef Threads = M.node({Number(64), Number(1), Number(1)});
  const ir::MetadataRef Properties = M.node({Number(0), M.value(M.i64(16)), Number(4), Threads});
  M.addNamed("dx.entryPoints",
             M.node({M.value(Entry), M.string("main"), Null, Resources, Properties}));
}

ValueRef handle(ir::ModuleBuilder &M, ir::OpBuilder &B) {
  const ir::TypeId Binding = M.opType(dxil::TypeKind::ResBind, {});
  const ValueRef Bind = M.aggregate(Binding, std::array{M.i32(0), M.i32(0), M.i32(0), M.i8(1)});
  const ValueRef Handle =
      B.createHandleFromBinding({.bind = Bind, .index = M.i32(0), .nonUniformIndex = false});
  const ir::TypeId Properties = M.opType(dxil::TypeKind::ResProperties, {});
  return B.annotateHandle(
      {.res = Handle, .props = M.aggregate(Properties, std::array{M.i32(4107), M.i32(0)})});
}

std::vector<std::string> findings(const ir::Module &M) {
  std::vector<std::string> Result;
  for (const validation::Finding &F : validation::validateModule(M).Findings)
    Result.push_back(std::string(F.ruleName()) + ": " + F.Message);
  return Result;
}

ir::TypeId numberType(ir::ModuleBuilder &M, Overload O) {
  switch (O) {
  case Overload::I1: return M.i1Type();
  case Overload::I8: return M.i8Type();
  case Overload::I16: return M.i16Type();
  case Overload::I32: return M.i32Type();
  case Overload::I64: return M.i64Type();
  case Overload::Half: return M.halfType();
  case Overload::Float: return M.floatType();
  case Overload::Double: return M.doubleType();
  case Overload::Udt: return M.namedStruct("struct.Payload", std::array{M.floatType()});
  default: return M.namedStruct("dx.types.LinAlgMatrixC9M4N4U0S1", std::array{M.i8Type()});
  }
}

/// Returns the overloads of a dimension as uses, with vectors.
std::vector<OverloadUse> uses(const OpInfo &Op, Version V, unsigned Dimension) {
  std::vector<OverloadUse> Result;
  const OverloadSet Allowed = overloads(Op.Code, V, Dimension);
  for (unsigned O = 1; O < std::size(table::OverloadNames); ++O) {
    if (Allowed.contains(Overload(O)))
      Result.push_back({Overload(O), false});
    if (Allowed.containsVector(Overload(O)))
      Result.push_back({Overload(O), true});
  }
  return Result;
}

/// Returns legal operands: the first number that the record allows, or undef.
std::vector<ValueRef> anyOperands(ir::ModuleBuilder &M, const OpInfo &Op,
                                  std::span<const ir::TypeId> Overloads) {
  std::vector<ValueRef> Operands;
  for (const ArgInfo &Arg : Op.Args) {
    const ir::TypeId T = M.opType(Arg.Type, Overloads);
    EXPECT_NE(T, ir::None) << Op.Name << ' ' << Arg.Name;
    const int64_t First = Arg.Enum && !Arg.Enum->Cases.empty() ? Arg.Enum->Cases[0].Value
                          : Arg.HasMinimum                     ? Arg.Minimum
                                                               : 0;
    const bool IsNumber = Arg.Immediate && M.type(T).Kind == ir::TypeKind::Integer;
    Operands.push_back(IsNumber ? M.integer(T, uint64_t(First)) : ir::UndefOperand);
  }
  return Operands;
}

} // namespace

// Views read the operands under the names that the builder uses.
TEST(ModuleBuilder, ViewsNameWhatWasBuilt) {
  ir::ModuleBuilder M(Compute);
  auto B = M.define<ir::OpBuilder>("main", M.functionType(M.voidType(), {}));
  const ValueRef Out = handle(M, B);
  B.rawBufferStore({.uav = Out,
                    .index = M.i32(3),
                    .elementOffset = M.i32(4),
                    .value0 = M.i32(5),
                    .value1 = M.i32(6),
                    .value2 = M.i32(7),
                    .value3 = M.i32(8),
                    .mask = ComponentMask(15),
                    .alignment = 4});
  B.ret();
  describe(M, B.function());
  const Result<ir::Module> Built = M.finish();
  ASSERT_TRUE(Built) << Built.error().str();
  unsigned Stores = 0, Calls = 0;
  for (const ir::Instruction &I : Built->Instructions) {
    Calls += ir::OpCall::of(*Built, I).has_value();
    EXPECT_FALSE(op::isa<op::BufferStore>(*Built, I));
    const auto Store = op::dyn_cast<op::RawBufferStore>(*Built, I);
    if (!Store)
      continue;
    ++Stores;
    auto Number = [&](ir::ValueId V) {
      uint64_t Bits = 0;
      EXPECT_TRUE(Built->constantInt(V, Bits));
      return Bits;
    };
    EXPECT_TRUE(Built->definition(Store->uav()));
    EXPECT_EQ(Number(Store->index()), 3u);
    EXPECT_EQ(Number(Store->elementOffset()), 4u);
    EXPECT_EQ(Number(Store->value0()), 5u);
    EXPECT_EQ(Number(Store->value3()), 8u);
    EXPECT_EQ(Number(Store->mask()), 15u);
    EXPECT_EQ(Number(Store->alignment()), 4u);
    EXPECT_EQ(Store->call().argument(9), ir::None);
    EXPECT_EQ(Store->call().argument(OperandId::Mask), Store->mask());
    EXPECT_EQ(Store->call().argument(OperandId::Bias), ir::None);
  }
  EXPECT_EQ(Stores, 1u);
  EXPECT_GT(Calls, Stores);
}

// Computes Out[4 * i] = sum of 0 .. i in a loop.
TEST(ModuleBuilder, ShaderWithALoopIsValid) {
  ir::ModuleBuilder M(Compute);
  auto B = M.define<ir::OpBuilder>("main", M.functionType(M.voidType(), {}));
  const ValueRef Out = handle(M, B);
  const ValueRef Id = B.threadId({.component = M.i32(0), .overload = M.i32Type()});
  const ir::BlockRef Entry = B.insertPoint(), Loop = B.addBlock("loop"), End = B.addBlock();
  B.br(Loop);
  B.setInsertPoint(Loop);
  const ValueRef I = B.phi(M.i32Type()), Sum = B.phi(M.i32Type());
  const ValueRef NewSum = B.binary(ir::Opcode::Add, Sum, I);
  const ValueRef Next = B.binary(ir::Opcode::Add, I, M.i32(1), ir::NoUnsignedWrap);
  B.addIncoming(I, M.i32(0), Entry);
  B.addIncoming(I, Next, Loop);
  B.addIncoming(Sum, M.i32(0), Entry);
  B.addIncoming(Sum, NewSum, Loop);
  B.setName(Sum, "sum");
  B.br(B.compare(ir::IcmpUle, Next, Id), Loop, End);
  B.setInsertPoint(End);
  B.rawBufferStore({.uav = Out,
                    .index = B.binary(ir::Opcode::Shl, Id, M.i32(2)),
                    .elementOffset = ir::UndefOperand,
                    .value0 = NewSum,
                    .value1 = ir::UndefOperand,
                    .value2 = ir::UndefOperand,
                    .value3 = ir::UndefOperand,
                    .mask = ComponentMask::X,
                    .alignment = 4});
  B.ret();
  describe(M, B.function());
  auto Built = M.finish();
  ASSERT_TRUE(Built) << Built.error().str();
  EXPECT_EQ(test::roundTripProblem(*Built), std::nullopt);
  EXPECT_EQ(findings(*Built), std::vector<std::string>());
  auto Text = ir::writeAssembly(*Built);
  ASSERT_TRUE(Text);
  EXPECT_NE(Text->find("%sum = phi i32 [ 0, %0 ], [ "), std::string::npos) << *Text;
  EXPECT_NE(Text->find("call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle "),
            std::string::npos)
      << *Text;
}

// Builds, writes and reads a call of each op with each overload, in a stage that allows it.
TEST(ModuleBuilder, EveryOpWithEveryOverload) {
  size_t Calls = 0, Ops = 0;
  for (const OpInfo &Op : allOps()) {
    if (Op.Reserved)
      continue;
    ++Ops;
    // Finds the last version that has the op, and a stage.
    Version Latest{1, 10};
    while (Latest.Minor && !isAvailable(Op.Code, Latest))
      --Latest.Minor;
    OpTarget Target{.DXIL = Latest};
    for (Stage S : AllStages)
      if (stages(Op.Code, Latest).contains(S))
        Target.Shader = S;
    const size_t Choices = Op.OverloadDimensions ? uses(Op, Latest, 0).size() : 1;
    EXPECT_GT(Choices, 0u) << Op.Name;
    for (size_t Choice = 0; Choice < Choices; ++Choice) {
      ir::ModuleBuilder M(Target);
      std::vector<ir::TypeId> Overloads;
      for (unsigned D = 0; D < Op.OverloadDimensions; ++D) {
        const std::vector<OverloadUse> Allowed = uses(Op, Latest, D);
        const OverloadUse Use = Allowed[Choice % Allowed.size()];
        const ir::TypeId T = numberType(M, Use.Type);
        Overloads.push_back(Use.IsVector ? M.vectorType(T, 3) : T);
      }
      auto B = M.define<ir::OpBuilder>("main", M.functionType(M.voidType(), {}));
      B.callOp(Op.Code, anyOperands(M, Op, Overloads), Overloads);
      B.ret();
      auto Built = M.finish();
      ASSERT_TRUE(Built) << Op.Name << ": " << Built.error().str();
      EXPECT_EQ(test::roundTripProblem(*Built), std::nullopt) << Op.Name;
      ++Calls;
    }
  }
  EXPECT_GT(Ops, 300u);
  EXPECT_GT(Calls, Ops);
}

// The types of ops' functions are the same as DXC's.
TEST(ModuleBuilder, FunctionsOfOpsAreThoseOfOtherCompilers) {
  size_t Compared = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto File = test::readBytes(Path);
    auto C = container::Container::parse(File);
    const container::Part *P = C ? C->find(container::part::DXIL) : nullptr;
    auto H = P ? container::readProgramHeader(P->Data) : Result<container::ProgramHeader>(Error());
    auto M = P ? container::readProgram(P->Data) : Result<ir::Module>(Error());
    if (!H || !M)
      continue;
    ir::TypePrinter Theirs(*M);
    for (const ir::Instruction &I : M->Instructions) {
      uint64_t Code = 0;
      const auto Name = parseFunctionName(M->calleeName(I));
      if (I.Op != ir::Opcode::Call || !Name || !M->constantInt(M->operands(I)[0], Code))
        continue;
      unsigned Length = 0;
      const auto Use = parseOverload(Name->OverloadText, &Length);
      if (!Name->OverloadText.empty() && !Use)
        continue; // a struct's name
      ir::ModuleBuilder Builder(
          {.DXIL = {uint16_t(H->DxilMajor), uint16_t(H->DxilMinor)},
           .Shader = Stage(H->ShaderKind),
           .Native16Bit = M->DataLayout.find("i16:16") != M->DataLayout.npos});
      std::vector<ir::TypeId> Overloads;
      if (Use)
        Overloads.push_back(Length ? Builder.vectorType(numberType(Builder, Use->Type), Length)
                                   : numberType(Builder, Use->Type));
      auto B = Builder.define<ir::OpBuilder>("main", Builder.functionType(Builder.voidType(), {}));
      const OpInfo &Op = info(OpCode(Code));
      if (Builder.target().Shader != Stage::Library)
        B.callOp(Op.Code, anyOperands(Builder, Op, Overloads), Overloads);
      B.ret();
      auto Ours = Builder.finish();
      if (!Ours)
        continue; // excludes ops of stages that a library lacks, and ops with another number of
                  // overloads
      for (const ir::Function &F : Ours->Functions)
        if (Ours->name(F.Self) == M->calleeName(I)) {
          EXPECT_EQ(ir::TypePrinter(*Ours).text(F.FunctionType), Theirs.text(M->elementType(I)))
              << Path << ' ' << Op.Name;
          ++Compared;
        }
    }
  }
  EXPECT_GT(Compared, 1000u);
}

using Builder = ir::OpBuilder;
struct Mistake {
  void (*Make)(ir::ModuleBuilder &, Builder &);
  const char *Message;
};
const Mistake Mistakes[] = {
    {[](ir::ModuleBuilder &M, Builder &B) { B.threadId({.overload = M.i32Type()}); },
     "op 'ThreadId': operand 'component' is missing (expected i32)"},
    {[](ir::ModuleBuilder &M, Builder &B) { B.sin({.value = M.i32(1)}); },
     "op 'Sin': it has no such overload (overload i32)"},
    {[](ir::ModuleBuilder &M, Builder &B) { B.fMax({.a = M.f32(1), .b = M.f64(2)}); },
     "op 'FMax': operand 'b' has type double (expected float)"},
    {[](ir::ModuleBuilder &M, Builder &B) { B.discard({.condition = M.i1(true)}); },
     "op 'Discard': it is not for this stage"},
    {[](ir::ModuleBuilder &M, Builder &B) {
       B.waveActiveOp({.value = M.i32(1), .op = WaveOpKind(9), .sop = SignedOpKind::Signed});
     },
     "op 'WaveActiveOp': operand 'op' cannot be 9"},
    {[](ir::ModuleBuilder &M, Builder &B) { B.binary(ir::Opcode::FAdd, M.i32(1), M.i32(2)); },
     "'fadd' of i32 and i32"},
    {[](ir::ModuleBuilder &M, Builder &B) { B.ret(M.i32(1)); }, "a ret of i32 (expected void)"},
    {[](ir::ModuleBuilder &M, Builder &B) { B.store(B.alloca_(M.i32Type()), M.f32(1)); },
     "a store of float (expected i32)"},
    {[](ir::ModuleBuilder &, Builder &B) { B.extractValue(ValueRef(), 0); }, "element 0 of none"},
    {[](ir::ModuleBuilder &M, Builder &B) {
       M.declare("main", M.i32Type());
       (void)B;
     },
     "function 'main' has type i32 (expected a function type)"},
    {[](ir::ModuleBuilder &, Builder &B) { B.setInsertPoint(B.addBlock()); },
     "block 0 of function 'main' has no terminator"},
    {[](ir::ModuleBuilder &, Builder &B) {
       B.ret();
       B.ret();
     },
     "an instruction after the terminator of its block: ret"},
    {[](ir::ModuleBuilder &M, Builder &) {
       M.namedStruct("struct.S", std::array{M.i32Type()});
       M.namedStruct("struct.S", std::array{M.floatType()});
     },
     "struct 'struct.S' has other fields already"},
    {[](ir::ModuleBuilder &M, Builder &B) { B.cast(ir::Opcode::Trunc, M.i32(1), M.i64Type()); },
     "'trunc' of i32 to i64"},
    // Values of another function have different numbers.
    {[](ir::ModuleBuilder &M, Builder &B) {
       auto Other = M.define<Builder>("other", M.functionType(M.voidType(), {}));
       const ValueRef Theirs = Other.phi(M.i32Type());
       B.phi(M.i32Type());
       B.addIncoming(Theirs, M.i32(1), B.entry());
     },
     "what takes a value by its block is no phi of this function"},
    {[](ir::ModuleBuilder &M, Builder &B) {
       auto Other = M.define<Builder>("other", M.functionType(M.voidType(), {}));
       B.attach(Other.phi(M.i32Type()), "dx.precise", M.node({}));
     },
     "metadata 'dx.precise' attached to no instruction of this function"},
    // Using a null value is no second mistake.
    {[](ir::ModuleBuilder &M, Builder &B) { B.binary(ir::Opcode::Add, B.sin({}), M.i32(1)); },
     "op 'Sin': an overload is no type"},
};

TEST(ModuleBuilder, MistakesAreErrorsOfFinish) {
  for (const Mistake &C : Mistakes) {
    ir::ModuleBuilder M(Compute);
    auto B = M.define<ir::OpBuilder>("main", M.functionType(M.voidType(), {}));
    C.Make(M, B);
    if (!M.failed() && std::string_view(C.Message).find("terminator") == std::string_view::npos)
      B.ret();
    auto Built = M.finish();
    ASSERT_FALSE(Built) << C.Message;
    EXPECT_EQ(Built.error().Message, C.Message);
  }
}
