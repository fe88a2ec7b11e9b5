// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RootSignatures.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Parse/ParseHLSLRootSignature.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaHLSL.h"

using namespace clang;

namespace dxil {

HLSLRootSignatureDecl *parseRootSignature(Sema &S, StringLiteral &Text) {
  IdentifierInfo *Name = hlsl::ParseHLSLRootSignature(S, S.getLangOpts().HLSLRootSigVer, &Text);
  if (!Name)
    return nullptr;
  LookupResult Found(S, Name, Text.getBeginLoc(), Sema::LookupOrdinaryName);
  S.LookupQualifiedName(Found, S.getASTContext().getTranslationUnitDecl());
  return Found.getAsSingle<HLSLRootSignatureDecl>();
}

HLSLRootSignatureDecl *definedRootSignature(CompilerInstance &CI, llvm::StringRef Macro) {
  Sema &S = CI.getSema();
  // Where clang itself looks for it, it has found it at its definition.
  if (HLSLRootSignatureDecl *Known = S.HLSL().lookupRootSignatureOverrideDecl(S.getASTContext().getTranslationUnitDecl()))
    return Known;
  std::optional<std::string> Text;
  if (!Macro.empty())
    Text = textOfMacro(CI.getPreprocessor(), Macro);
  if (!Text)
    return nullptr;
  // The parser's errors look for their place in the text of a literal.
  Token Literal;
  Literal.startToken();
  CI.getPreprocessor().CreateString("\"" + *Text + "\"", Literal);
  ASTContext &Ctx = S.getASTContext();
  QualType Type = Ctx.getStringLiteralArrayType(Ctx.CharTy, unsigned(Text->size()));
  return parseRootSignature(S, *StringLiteral::Create(Ctx, *Text, StringLiteralKind::Ordinary, /*Pascal=*/false, Type,
                                                      Literal.getLocation()));
}

std::optional<std::string> textOfMacro(Preprocessor &PP, llvm::StringRef Name) {
  const MacroInfo *Macro = PP.getMacroInfo(PP.getIdentifierInfo(Name));
  if (!Macro)
    return std::nullopt;
  std::string Text;
  for (const Token &T : Macro->tokens()) {
    std::string Spelled = PP.getSpelling(T);
    llvm::StringRef Literal = Spelled;
    if (T.is(tok::string_literal) && Literal.consume_front("\"") && Literal.consume_back("\""))
      Text += Literal;
    else
      Text += Spelled;
  }
  return Text;
}

} // namespace dxil
