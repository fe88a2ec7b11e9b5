// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's layout of structs in memory. clang 22 gives a vector of three the size of one of four, so that
// what follows it in a struct, and the next element of a buffer, stands too far off; and it packs a
// double behind an int without a gap. In HLSL a member stands at a multiple of its scalar's size, a
// vector is as long as its elements, and a struct as long as a multiple of its largest scalar.
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/RecordLayout.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendPluginRegistry.h"
#include "clang/Sema/ExternalSemaSource.h"
#include "clang/Sema/MultiplexExternalSemaSource.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"
#include "llvm/Support/MathExtras.h"

#include <optional>

using namespace clang;

namespace dxil {
namespace {

/// Size and alignment in bits.
struct Extent {
  uint64_t Size = 0, Alignment = 8;
};

std::optional<Extent> extentOf(ASTContext &Ctx, QualType Type);

std::optional<Extent> repeated(ASTContext &Ctx, QualType Element, uint64_t Count) {
  std::optional<Extent> E = extentOf(Ctx, Element);
  if (E)
    E->Size *= Count;
  return E;
}

/// Nothing for a type that HLSL's rules do not place, such as a resource.
std::optional<Extent> extentOf(ASTContext &Ctx, QualType Type) {
  Type = Type.getCanonicalType();
  if (const auto *Vector = Type->getAs<VectorType>())
    return repeated(Ctx, Vector->getElementType(), Vector->getNumElements());
  if (const auto *Matrix = Type->getAs<ConstantMatrixType>())
    return repeated(Ctx, Matrix->getElementType(), Matrix->getNumElementsFlattened());
  if (const auto *Array = Ctx.getAsConstantArrayType(Type))
    return repeated(Ctx, Array->getElementType(), Array->getZExtSize());
  if (const auto *Record = Type->getAsCXXRecordDecl()) {
    if (!Record->hasDefinition() || Record->isInvalidDecl())
      return std::nullopt;
    const ASTRecordLayout &Layout = Ctx.getASTRecordLayout(Record);
    return Extent{uint64_t(Ctx.toBits(Layout.getSize())), uint64_t(Ctx.toBits(Layout.getAlignment()))};
  }
  if (!Type->isScalarType() || Type->isPointerType())
    return std::nullopt;
  const uint64_t Size = Type->isBooleanType() ? 32 : Ctx.getTypeSize(Type);
  return Extent{Size, Size};
}

class Layouts : public ExternalSemaSource {
public:
  explicit Layouts(ASTContext &Ctx) : Ctx(Ctx) {}

  bool layoutRecordType(const RecordDecl *Record, uint64_t &Size, uint64_t &Alignment,
                        llvm::DenseMap<const FieldDecl *, uint64_t> &Offsets,
                        llvm::DenseMap<const CXXRecordDecl *, CharUnits> &Bases,
                        llvm::DenseMap<const CXXRecordDecl *, CharUnits> &) override {
    const auto *Class = dyn_cast<CXXRecordDecl>(Record);
    // Constant buffers have rules of their own, by which clang makes a struct for each.
    if (!Class || Class->isUnion() || Class->isLambda() || Class->getNumVBases() ||
        Class->getName().starts_with("__cblayout_"))
      return false;
    Size = 0;
    Alignment = 8;
    auto Place = [&](std::optional<Extent> E) {
      if (!E)
        return false;
      Size = llvm::alignTo(Size, E->Alignment);
      Alignment = std::max(Alignment, E->Alignment);
      return true;
    };
    for (const CXXBaseSpecifier &Base : Class->bases()) {
      const auto E = extentOf(Ctx, Base.getType());
      if (!Place(E))
        return false;
      Bases[Base.getType()->getAsCXXRecordDecl()] = Ctx.toCharUnitsFromBits(int64_t(Size));
      if (!Base.getType()->getAsCXXRecordDecl()->isEmpty())
        Size += E->Size;
    }
    for (const FieldDecl *Field : Class->fields()) {
      if (Field->isBitField())
        return false;
      const auto E = extentOf(Ctx, Field->getType());
      if (!Place(E))
        return false;
      Offsets[Field] = Size;
      Size += E->Size;
    }
    if (Size == 0)
      return false;
    Size = llvm::alignTo(Size, Alignment);
    return true;
  }

private:
  ASTContext &Ctx;
};

/// Asks Layouts before clang's own rules, in each translation unit.
class Consumer : public SemaConsumer {
public:
  void InitializeSema(Sema &S) override {
    ASTContext &Ctx = S.getASTContext();
    auto Own = llvm::makeIntrusiveRefCnt<Layouts>(Ctx);
    llvm::IntrusiveRefCntPtr<ExternalASTSource> Old = Ctx.getExternalSourcePtr();
    if (auto *Sema = dyn_cast_or_null<ExternalSemaSource>(Old.get()))
      Ctx.setExternalSource(llvm::makeIntrusiveRefCnt<MultiplexExternalSemaSource>(
          llvm::IntrusiveRefCntPtr<ExternalSemaSource>(Sema), Own));
    else if (!Old)
      Ctx.setExternalSource(Own);
  }
};

class Action : public PluginASTAction {
protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI, llvm::StringRef) override {
    if (CI.getLangOpts().HLSL && CI.getTarget().getTriple().isDXIL())
      return std::make_unique<Consumer>();
    return std::make_unique<ASTConsumer>();
  }
  bool ParseArgs(const CompilerInstance &, const std::vector<std::string> &) override { return true; }
  ActionType getActionType() override { return AddBeforeMainAction; }
};

const FrontendPluginRegistry::Add<Action> Registration("dxil-layouts", "HLSL's layout of structs");

} // namespace
} // namespace dxil
