// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks linear algebra ops: shape, use and scope of matrices (dx.targetTypes has them for each
// type), and layout and alignment of matrices in memory.
#include "CallRules.h"

#include <dxil/generated/Kinds.h>
#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/NodeRef.h>
#include <unordered_map>

namespace dxil::validation {

using ir::TypeKind;

/// The properties of a matrix type.
struct Matrix {
  ComponentType Component = ComponentType::Invalid;
  uint64_t M = 0, N = 0;
  MatrixUse Use = MatrixUse::A;
  MatrixScope Scope = MatrixScope::Thread;

  std::string shape() const { return std::to_string(M) + "x" + std::to_string(N); }
};

namespace {

/// Returns the name of an enumerator, or its number if it has none.
std::string valueName(std::string_view Enum, int64_t Value) {
  const EnumInfo *Info = findEnum(Enum);
  std::string_view Name = Info ? caseName(*Info, Value) : std::string_view();
  return Name.empty() ? std::to_string(Value) : std::string(Name);
}
std::string text(MatrixUse U) {
  return valueName("MatrixUse", int64_t(U));
}
std::string text(MatrixScope S) {
  return valueName("MatrixScope", int64_t(S));
}
std::string text(MatrixLayout L) {
  return valueName("MatrixLayout", int64_t(L));
}

bool isElement(ComponentType T) {
  return infoOf(T).isMatrixElement();
}

/// Returns the number of component values in one vector element.
uint64_t packing(ComponentType T) {
  const ComponentTypeInfo &C = infoOf(T);
  return C.MatrixOnly ? 32 / C.Bits : C.isMatrixElement() ? 1 : 4;
}

bool isRowOrColumn(MatrixLayout L) {
  return L == MatrixLayout::RowMajor || L == MatrixLayout::ColumnMajor;
}
bool isShared(const Matrix &X) {
  return X.Scope == MatrixScope::Wave || X.Scope == MatrixScope::ThreadGroup;
}

} // namespace

class MatrixTypes {
public:
  explicit MatrixTypes(const ir::Module &M) : M(M) {
    for (const ir::NodeRef &Node : ir::namedNodes(M, md::MatrixTypeLayout::Named))
      add(md::MatrixType(Node));
  }
  bool isMatrix(ir::TypeId T) const {
    return M.type(T).Kind == TypeKind::Struct && M.type(T).Name.starts_with(LinAlgMatrixPrefix);
  }
  const Matrix *find(ir::TypeId T) const {
    auto Entry = Types.find(T);
    return Entry == Types.end() ? nullptr : &Entry->second;
  }

private:
  const ir::Module &M;
  std::unordered_map<ir::TypeId, Matrix> Types;

  void add(const md::MatrixType<ir::NodeRef> &N) {
    bool Fits = N.numOperands() == md::MatrixTypeLayout::NumOperands && N.type() < M.Values.size();
    md::forEachMismatch(N, [&](uint32_t, const md::OperandInfo &) { Fits = false; });
    if (Fits)
      Types.try_emplace(M.Values[N.type()].Type,
                        Matrix{N.component(), N.rows(), N.columns(), N.use(), N.scope()});
  }
};

namespace {

class MatrixChecker {
public:
  MatrixChecker(Context &Ctx, const MatrixTypes &Types, const OpCall &C)
      : Ctx(Ctx), M(Ctx.M), Types(Types), C(C) {}

  void check() {
    if (Types.isMatrix(C.I.Type))
      checkMatrix(C.I.Type, "result");
    for (const ArgInfo &Arg : C.Op.Args) {
      if (C.isUndef(Arg.Id))
        Ctx.report(rule::InstrNoReadingUninitialized(argument(Arg.Id)), C.I);
      if (ir::TypeId T = M.Values[C.argument(Arg.Id)].Type; Types.isMatrix(T))
        checkMatrix(T, argument(Arg.Id));
    }
    checkOperation();
  }

private:
  Context &Ctx;
  const ir::Module &M;
  const MatrixTypes &Types;
  const OpCall &C;

  std::string argument(OperandId Name) const {
    return "argument " + std::string(C.argumentName(Name));
  }
  const Matrix *result() const { return Types.find(C.I.Type); }
  /// Returns the matrix of an operand; null if the op has no such operand or its type is no matrix.
  const Matrix *matrix(OperandId Name) const {
    const ir::ValueId V = C.argument(Name);
    return V == ir::None ? nullptr : Types.find(M.Values[V].Type);
  }

  void checkMatrix(ir::TypeId T, std::string_view Subject) {
    const Matrix *X = Types.find(T);
    if (!X)
      return Ctx.report(rule::InstrLinAlgMetadataMissing(Subject, C.name()), C.I);
    if (X->Use != MatrixUse::Accumulator) {
      bool Group = X->Scope == MatrixScope::ThreadGroup;
      uint64_t K = X->Use == MatrixUse::A ? X->N : X->M,
               Low = Group ? MinGroupMatrixInner : MinWaveMatrixInner,
               High = Group ? MaxGroupMatrixInner : MaxWaveMatrixInner;
      if (K < Low || K > High)
        Ctx.report(rule::InstrLinAlgIllegalKDim(Subject, C.name(), int64_t(K), int64_t(Low),
                                                int64_t(High)),
                   C.I);
    }
    checkComponent(X->Component, Subject);
  }

  void checkComponent(ComponentType T, std::string_view Subject) {
    if (!isElement(T))
      Ctx.report(rule::InstrLinAlgIllegalComponentType(Subject, C.name(), componentName(T)), C.I);
  }

  // ---- Constant arguments ----

  bool constant(OperandId Name, uint64_t &Out) {
    if (!C.isUndef(Name) && C.integer(Name, Out))
      return true;
    Ctx.report(rule::InstrOpConst(C.argumentName(Name), C.name()), C.I);
    return false;
  }

  void checkAlignment() {
    uint64_t Align = 0;
    if (!constant(OperandId::Align, Align))
      return;
    if (!Align)
      Ctx.report(rule::InstrParamMinimumValue("align", C.name(), 0, 0), C.I);
    if (Align % MatrixAlignment)
      Ctx.report(rule::InstrParamMultiple("align", C.name(), int64_t(Align), MatrixAlignment), C.I);
  }

  void checkStride(MatrixLayout Layout) {
    uint64_t Stride = 0;
    if (!isRowOrColumn(Layout) && constant(OperandId::Stride, Stride) && Stride)
      Ctx.report(rule::InstrLinAlgMatrixLayoutReqStride(C.name(), text(Layout), int64_t(Stride)),
                 C.I);
  }

  // ---- Requirements of several ops ----

  void requireShared(const Matrix &X, std::string_view Subject) {
    if (!isShared(X))
      Ctx.report(rule::InstrLinAlgMatrixScopeMismatch2(Subject, C.name(), text(X.Scope), "Wave",
                                                       "ThreadGroup"),
                 C.I);
  }
  void requireUse(const Matrix &X, std::string_view Subject, MatrixUse Use) {
    if (X.Use != Use)
      Ctx.report(rule::InstrLinAlgMatrixUseMismatch(Subject, C.name(), text(X.Use), text(Use)),
                 C.I);
  }
  void requireBuffer(ResourceClass Class, bool Write) {
    ir::ValueId Handle = C.argument(OperandId::Handle);
    const HandleProperties *P = Handle == ir::None ? nullptr : Ctx.properties(Handle);
    if (P && P->kind() == ResourceKind::RawBuffer && classOf(*P) == Class)
      return;
    std::string Kind =
        !P ? "handle of unknown kind"
        : classOf(*P) == ResourceClass::CBuffer
            ? std::string(kindName(P->kind()))
            : std::string(className(classOf(*P))) + " " + std::string(kindName(P->kind()));
    Ctx.report(Write ? rule::InstrLinAlgMatrixRequiresRWBAB(C.name(), Kind)
                     : rule::InstrLinAlgMatrixLoadThreadRequiresBAB(C.name(), Kind),
               C.I);
  }
  void requireLayout(const Matrix &X, std::string_view Subject, MatrixLayout A, MatrixLayout B) {
    Ctx.report(
        rule::InstrLinAlgMatrixScopeReqLayout2(Subject, text(X.Scope), text(A), text(B), C.name()),
        C.I);
  }

  // ---- Ops ----

  void checkOperation() {
    switch (C.code()) {
    case OpCode::LinAlgMatrixLength:
    case OpCode::LinAlgMatrixGetCoordinate:
    case OpCode::LinAlgMatrixGetElement:
      if (const Matrix *X = matrix(OperandId::Matrix))
        requireShared(*X, "input");
      break;
    case OpCode::LinAlgMatrixSetElement:
      if (const Matrix *X = matrix(OperandId::Matrix); result() && X) {
        requireShared(*X, "input");
        requireShared(*result(), "result");
      }
      break;
    case OpCode::LinAlgFillMatrix:
      if (result())
        requireShared(*result(), "result");
      break;
    case OpCode::LinAlgMatrixLoadFromDescriptor: checkLoad(); break;
    case OpCode::LinAlgMatrixStoreToDescriptor: checkStore(); break;
    case OpCode::LinAlgMatrixAccumulateToDescriptor: checkAccumulateToBuffer(); break;
    case OpCode::LinAlgMatVecMul: checkVectorProduct(OperandId::Interpretation); break;
    case OpCode::LinAlgMatVecMulAdd:
      checkVectorProduct(OperandId::InputInterpretation);
      checkBias();
      break;
    case OpCode::LinAlgMatrixMultiply:
    case OpCode::LinAlgMatrixMultiplyAccumulate: checkProduct(); break;
    case OpCode::LinAlgMatrixAccumulate: checkAccumulate(); break;
    case OpCode::LinAlgCopyConvertMatrix: checkConvert(); break;
    default: break;
    }
  }

  void checkLoad() {
    const Matrix *X = result();
    uint64_t Value = 0;
    if (!X || !constant(OperandId::Layout, Value))
      return;
    auto Layout = MatrixLayout(Value);
    if (isShared(*X) && !isRowOrColumn(Layout))
      requireLayout(*X, "result", MatrixLayout::RowMajor, MatrixLayout::ColumnMajor);
    checkStride(Layout);
    checkAlignment();
    if (X->Scope == MatrixScope::Thread)
      requireBuffer(ResourceClass::SRV, false);
  }

  void checkStore() {
    const Matrix *X = matrix(OperandId::Matrix);
    uint64_t Value = 0;
    if (!X || !constant(OperandId::Layout, Value))
      return;
    if (auto Layout = MatrixLayout(Value); !isRowOrColumn(Layout))
      Ctx.report(rule::InstrLinAlgMatrixRequiresLayout2(C.name(), text(Layout),
                                                        text(MatrixLayout::RowMajor),
                                                        text(MatrixLayout::ColumnMajor)),
                 C.I);
    requireShared(*X, "input");
    requireBuffer(ResourceClass::UAV, true);
    checkAlignment();
  }

  void checkAccumulateToBuffer() {
    const Matrix *X = matrix(OperandId::Matrix);
    uint64_t Value = 0;
    if (!X || !constant(OperandId::Layout, Value))
      return;
    auto Layout = MatrixLayout(Value);
    bool Optimal = Layout == MatrixLayout::OuterProductOptimal ||
                   Layout == MatrixLayout::OuterProductOptimalTranspose;
    if (X->Scope == MatrixScope::Thread && !Optimal)
      requireLayout(*X, "input", MatrixLayout::OuterProductOptimal,
                    MatrixLayout::OuterProductOptimalTranspose);
    if (isShared(*X) && !isRowOrColumn(Layout))
      requireLayout(*X, "input", MatrixLayout::RowMajor, MatrixLayout::ColumnMajor);
    checkStride(Layout);
    requireUse(*X, "input", MatrixUse::Accumulator);
    requireBuffer(ResourceClass::UAV, true);
    checkAlignment();
  }

  void checkVectorProduct(OperandId Interpretation) {
    const Matrix *X = matrix(OperandId::Matrix);
    const ir::Type &Output = M.type(C.I.Type),
                   &Input = M.typeOf(C.argument(OperandId::InputVector));
    if (!X || Output.Kind != TypeKind::Vector || Input.Kind != TypeKind::Vector)
      return;
    if (X->Scope != MatrixScope::Thread)
      Ctx.report(rule::InstrLinAlgMatrixScopeMismatch("input", C.name(), text(X->Scope), "Thread"),
                 C.I);
    requireUse(*X, "input", MatrixUse::A);
    uint64_t Value = 0, Signed = 0;
    auto Component = ComponentType::Invalid;
    if (constant(Interpretation, Value)) {
      Component = ComponentType(Value);
      checkComponent(Component, argument(Interpretation));
    }
    uint64_t Per = packing(Component), Expected = (X->N + Per - 1) / Per;
    if (Expected != Input.Count)
      Ctx.report(rule::InstrLinAlgMatrixDimKVecKMismatch("input", C.name(), int64_t(Input.Count),
                                                         int64_t(Expected), int64_t(X->N),
                                                         componentName(Component)),
                 C.I);
    checkRows(*X, "output", Output);
    if (constant(OperandId::IsOutputSigned, Signed) && M.type(Output.Element).isFloat() &&
        Signed != 1)
      Ctx.report(
          rule::InstrLinAlgMatrixUnsignedFloatTypeNotAllowed(C.name(), typeText(M, Output.Element)),
          C.I);
  }

  void checkRows(const Matrix &X, std::string_view Subject, const ir::Type &Vector) {
    if (X.M != Vector.Count)
      Ctx.report(rule::InstrLinAlgMatrixDimVectorMismatch(Subject, C.name(), int64_t(Vector.Count),
                                                          int64_t(X.M)),
                 C.I);
  }

  void checkBias() {
    const Matrix *X = matrix(OperandId::Matrix);
    const ir::Type &Output = M.type(C.I.Type), &Bias = M.typeOf(C.argument(OperandId::BiasVector));
    if (!X || Output.Kind != TypeKind::Vector || Bias.Kind != TypeKind::Vector)
      return;
    checkRows(*X, "bias", Bias);
    if (Bias.Element != Output.Element)
      Ctx.report(rule::InstrLinAlgMatrixOutputBiasVecMismatch(typeText(M, Output.Element),
                                                              typeText(M, Bias.Element)),
                 C.I);
  }

  void checkProduct() {
    bool Adds = C.code() == OpCode::LinAlgMatrixMultiplyAccumulate;
    const Matrix *R = result(), *A = matrix(OperandId::MatrixA), *B = matrix(OperandId::MatrixB),
                 *Sum = matrix(OperandId::MatrixC);
    if (!R || !A || !B || (Adds && !Sum))
      return;
    requireUse(*A, "A", MatrixUse::A);
    requireUse(*B, "B", MatrixUse::B);
    if (Sum)
      requireUse(*Sum, "C", MatrixUse::Accumulator);
    requireUse(*R, "result", MatrixUse::Accumulator);
    requireShared(*A, "A");
    requireShared(*B, "B");
    if (Sum)
      requireShared(*Sum, "C");
    requireShared(*R, "result");
    if (A->Scope != B->Scope || B->Scope != R->Scope || (Sum && Sum->Scope != R->Scope))
      Ctx.report(Sum ? rule::InstrLinAlgMatrixScopeMustMatch4(C.name(), text(A->Scope),
                                                              text(B->Scope), text(Sum->Scope),
                                                              text(R->Scope))
                     : rule::InstrLinAlgMatrixScopeMustMatch3(C.name(), text(A->Scope),
                                                              text(B->Scope), text(R->Scope)),
                 C.I);
    if (A->N != B->M)
      Ctx.report(rule::InstrLinAlgMatrixMatrixKDimMustMatch(C.name(), A->shape(), B->shape(),
                                                            int64_t(A->N), int64_t(B->M)),
                 C.I);
    std::string Product = std::to_string(A->M) + "x" + std::to_string(B->N);
    if (Sum && Sum->shape() != Product)
      Ctx.report(rule::InstrLinAlgMatrixMatrixResDimMustMatch("C", C.name(), Sum->shape(), Product),
                 C.I);
    if (R->shape() != Product)
      Ctx.report(
          rule::InstrLinAlgMatrixMatrixResDimMustMatch("result", C.name(), R->shape(), Product),
          C.I);
  }

  void checkAccumulate() {
    constexpr auto Added = OperandId::MatrixRHS;
    ir::TypeId Left = M.Values[C.argument(OperandId::MatrixLHS)].Type;
    if (C.I.Type != Left)
      Ctx.report(rule::InstrLinAlgMatrixNotExactMatch("result", typeText(M, C.I.Type),
                                                      argument(OperandId::MatrixLHS),
                                                      typeText(M, Left)),
                 C.I);
    const Matrix *R = result(), *X = matrix(Added);
    if (!R || !matrix(OperandId::MatrixLHS) || !X)
      return;
    requireUse(*R, "result", MatrixUse::Accumulator);
    if (X->Use != MatrixUse::A && X->Use != MatrixUse::B)
      Ctx.report(
          rule::InstrLinAlgMatrixUseMismatch2(argument(Added), C.name(), text(X->Use), "A", "B"),
          C.I);
    requireSame("result", "scope", text(R->Scope), argument(Added), text(X->Scope));
    requireShared(*X, argument(Added));
    requireShared(*R, "result");
    requireSame(argument(Added), "dimension", X->shape(), "result", R->shape());
  }

  void checkConvert() {
    const Matrix *To = result(), *From = matrix(OperandId::SrcMatrix);
    if (!To || !From)
      return;
    uint64_t Transpose = 0;
    constant(OperandId::Transpose, Transpose);
    requireShared(*To, "destination");
    requireShared(*From, "source");
    requireSame("destination", "scope", text(To->Scope), "source", text(From->Scope));
    Matrix Source = *From;
    if (Transpose == 1)
      std::swap(Source.M, Source.N);
    requireSame("destination", "dimension", To->shape(), "source", Source.shape());
  }

  void requireSame(std::string_view First, std::string_view Part, std::string_view A,
                   std::string_view Second, std::string_view B) {
    if (A != B)
      Ctx.report(rule::InstrLinAlgMatrix2PartsMustMatch(First, Part, A, Second, B), C.I);
  }
};

} // namespace

bool isMatrixOp(const OpInfo &Op) {
  return Op.Name.starts_with("LinAlg");
}

void checkMatrixOp(CallMemory &Memory, const OpCall &Call) {
  if (!Memory.Matrices)
    Memory.Matrices = std::make_unique<const MatrixTypes>(Memory.Ctx.M);
  MatrixChecker(Memory.Ctx, *Memory.Matrices, Call).check();
}

CallMemory::CallMemory(Context &Ctx) : Ctx(Ctx) {}
CallMemory::~CallMemory() = default;

} // namespace dxil::validation
