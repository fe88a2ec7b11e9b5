// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ExportNames.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace dxil {
namespace {

/// One context of back references: that of a symbol, or of a template's name within it.
class Symbol {
public:
  explicit Symbol(ASTContext &Ctx) : Ctx(Ctx) {}

  std::string Text;
  bool Failed = false;

  void function(const FunctionDecl &F, llvm::StringRef Name) {
    Text = "\1?";
    name(Name);
    scopes(F.getDeclContext());
    Text += "YA"; // a function of no class, with C's calling convention
    result(F.getReturnType());
    for (const ParmVarDecl *P : F.parameters())
      parameter(*P);
    Text += F.param_empty() ? "XZ" : "@Z";
  }

  /// `?$Name@Arguments`, which counts as one name.
  std::string templateName(llvm::StringRef Name, llvm::function_ref<void(Symbol &)> Arguments) {
    Symbol Inner(Ctx);
    Inner.Text = "?$";
    Inner.name(Name);
    Arguments(Inner);
    Failed |= Inner.Failed;
    return Inner.Text;
  }

  void number(uint64_t N) {
    if (N >= 1 && N <= 10) {
      Text += char('0' + N - 1);
      return;
    }
    std::string Digits;
    for (; N; N >>= 4)
      Digits.insert(Digits.begin(), char('A' + (N & 15)));
    Text += Digits.empty() ? "A@" : Digits + "@";
  }

  void type(QualType T) {
    T = T.getCanonicalType().getUnqualifiedType();
    if (const auto *A = dyn_cast<ConstantArrayType>(T.getTypePtr()))
      return array(*A);
    if (const auto *V = T->getAs<VectorType>())
      return numeric("vector", V->getElementType(), {V->getNumElements()});
    if (const auto *M = T->getAs<ConstantMatrixType>())
      return numeric("matrix", M->getElementType(), {M->getNumRows(), M->getNumColumns()});
    if (const auto *E = T->getAs<EnumType>()) {
      Text += "W4";
      return declaration(*E->getDecl(), E->getDecl()->getName());
    }
    if (const CXXRecordDecl *R = T->getAsCXXRecordDecl())
      return record(*R);
    if (const auto *B = T->getAs<BuiltinType>())
      return builtin(*B);
    Failed = true;
  }

private:
  void name(llvm::StringRef Name) { nameText(Name.str() + "@"); }

  /// A name that has been there is its number among the first ten.
  void nameText(const std::string &Name) {
    auto It = llvm::find(Names, Name);
    if (It != Names.end()) {
      Text += char('0' + (It - Names.begin()));
      return;
    }
    if (Names.size() < 10)
      Names.push_back(Name);
    Text += Name;
  }

  // From the inside outwards. What the header declares is global in HLSL.
  void scopes(const DeclContext *Scope) {
    for (; Scope && !Scope->isTranslationUnit(); Scope = Scope->getParent()) {
      const auto *Named = dyn_cast<NamedDecl>(Scope);
      if (!Named)
        continue; // `export`
      if (Named->getName() == "hlsl" && isa<NamespaceDecl>(Named))
        break;
      if (const auto *S = dyn_cast<NamespaceDecl>(Scope); S && S->isInline())
        continue;
      Named->getName().empty() ? void(Failed = true) : name(Named->getName());
    }
    Text += "@";
  }

  void declaration(const NamedDecl &D, llvm::StringRef Name) {
    name(Name);
    scopes(D.getDeclContext());
  }

  static bool isOfHeader(const Decl &D) {
    const auto *Space = dyn_cast<NamespaceDecl>(D.getDeclContext());
    return Space && Space->getName() == "hlsl";
  }

  void record(const CXXRecordDecl &R) {
    llvm::StringRef Name = R.getIdentifier() ? R.getName() : llvm::StringRef();
    if (Name.empty()) {
      Failed = true;
      return;
    }
    Name.consume_front("__");
    const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(&R);
    // The header's templates are classes in DXC.
    bool IsClass = R.isClass() || (S && isOfHeader(R));
    Text += IsClass ? "V" : "U";
    if (!S)
      return declaration(R, Name);
    nameText(templateName(Name, [&](Symbol &Inner) {
               for (const TemplateArgument &A : S->getTemplateArgs().asArray())
                 Inner.argument(A);
             }) +
             "@");
    scopes(R.getDeclContext());
  }

  void argument(const TemplateArgument &A) {
    if (A.getKind() == TemplateArgument::Type)
      return type(A.getAsType());
    if (A.getKind() != TemplateArgument::Integral) {
      Failed = true;
      return;
    }
    Text += "$0";
    if (A.getAsIntegral().isNegative())
      Text += "?";
    number(A.getAsIntegral().abs().getZExtValue());
  }

  void numeric(llvm::StringRef Name, QualType Element, llvm::ArrayRef<unsigned> Sizes) {
    Text += "V";
    nameText(templateName(Name, [&](Symbol &Inner) {
               Inner.type(Element);
               for (unsigned Size : Sizes) {
                 Inner.Text += "$0";
                 Inner.number(Size);
               }
             }) +
             "@");
    Text += "@";
  }

  void array(const ConstantArrayType &Outer) {
    llvm::SmallVector<uint64_t, 2> Sizes;
    QualType Element(&Outer, 0);
    while (const auto *A = dyn_cast<ConstantArrayType>(Element.getCanonicalType().getTypePtr())) {
      Sizes.push_back(A->getZExtSize());
      Element = A->getElementType();
    }
    Text += "Y";
    number(Sizes.size());
    for (uint64_t Size : Sizes)
      number(Size);
    if (OfConstants)
      Text += "$$CB";
    else if (OfReference)
      Text += "$$CA";
    type(Element);
  }

  void builtin(const BuiltinType &B) {
    switch (B.getKind()) {
    case BuiltinType::Void:
      Text += "X";
      break;
    case BuiltinType::Bool:
      Text += "_N";
      break;
    case BuiltinType::Short:
      Text += "F";
      break;
    case BuiltinType::UShort:
      Text += "G";
      break;
    case BuiltinType::Int:
      Text += "H";
      break;
    case BuiltinType::UInt:
      Text += "I";
      break;
    case BuiltinType::Long:
    case BuiltinType::LongLong:
      Text += "_J";
      break;
    case BuiltinType::ULong:
    case BuiltinType::ULongLong:
      Text += "_K";
      break;
    case BuiltinType::Half:
      Text += Ctx.getLangOpts().NativeHalfType ? "$f16@" : "$halff@";
      break;
    case BuiltinType::Float:
      Text += "M";
      break;
    case BuiltinType::Double:
      Text += "N";
      break;
    default:
      Failed = true;
    }
  }

  // Vectors and matrices are classes in that C++, and results of classes are marked.
  void result(QualType T) {
    if (T->isRecordType() || T->isEnumeralType() || T->isVectorType() || T->isConstantMatrixType())
      Text += "?A";
    type(T);
  }

  void parameter(const ParmVarDecl &P) {
    QualType T = P.getType().getNonReferenceType().getCanonicalType();
    const auto *Modifier = P.getAttr<HLSLParamModifierAttr>();
    OfReference = Modifier && Modifier->isAnyOut();
    bool IsArray = isa<ConstantArrayType>(T.getTypePtr());
    std::string Before = std::move(Text);
    Text.clear();
    // Structs are references without being marked.
    if (OfReference && !IsArray && !T->isRecordType())
      Text = "AIA";
    // What the parameter is, whatever it would be called here.
    OfConstants = IsArray && Ctx.getBaseElementType(P.getOriginalType()).isConstQualified();
    auto Key = std::make_pair(T.getUnqualifiedType().getAsOpaquePtr(),
                              unsigned(OfReference && !T->isRecordType()) * 2 + OfConstants);
    auto It = llvm::find(Types, Key);
    if (It != Types.end()) {
      Text = Before + char('0' + (It - Types.begin()));
      OfReference = OfConstants = false;
      return;
    }
    type(T);
    if (Text.size() > 1 && Types.size() < 10)
      Types.push_back(Key);
    Text = Before + Text;
    OfReference = OfConstants = false;
  }

  ASTContext &Ctx;
  llvm::SmallVector<std::string, 10> Names;
  llvm::SmallVector<std::pair<void *, unsigned>, 10> Types;
  bool OfReference = false; ///< of a parameter that is written
  bool OfConstants = false; ///< of a parameter that is an array
};

} // namespace

std::string exportSymbol(const FunctionDecl &F, llvm::StringRef NewName) {
  if (!F.getIdentifier() || F.isVariadic() || F.isTemplateInstantiation())
    return {};
  Symbol S(F.getASTContext());
  S.function(F, NewName.empty() ? F.getName() : NewName);
  return S.Failed ? std::string() : S.Text;
}

} // namespace dxil
