// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a library has beside entry points: functions that other libraries call and that it calls
// there, qualifiers of payloads, subobjects.
#include "Debug.h"
#include "Generator.h"
#include "dxil/contract_names.h"

#include "dxil/contract/FunctionText.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil::frontend {

/// What a pointer among the parameters of a function that others know points to: vectors are such.
llvm::Type *Generator::sharedType(TypeId T) {
  const frontend::Type Ty = Types.get(T);
  if (Ty.Kind == frontend::TypeKind::Array)
    return ArrayType::get(sharedType(Ty.Of), Ty.Rows);
  llvm::Type *Memory = memoryType(T);
  if (Ty.Kind != frontend::TypeKind::Vector)
    return Memory;
  return FixedVectorType::get(Memory->getArrayElementType(), unsigned(Memory->getArrayNumElements()));
}

/// Says what the pointers among the parameters of \p Symbol point to.
void Generator::noteParameters(const frontend::Function &F, StringRef Symbol) {
  SharedFunction Shared{Symbol.str(), {}};
  for (VariableId V : F.Parameters)
    if (isByPointer(P.variable(V)))
      Shared.Pointees.push_back(sharedType(P.variable(V).Type));
  if (!Shared.Pointees.empty())
    SharedFunctions.push_back(std::move(Shared));
}

/// The function that others call, under its symbol; it calls the one of the program.
llvm::Function *Generator::emitExport(FunctionId Id) {
  const frontend::Function &F = P.function(Id);
  llvm::Function *Body = functionFor(Id);
  const std::string Symbol = exportSymbol(F);
  auto *Export = llvm::Function::Create(Body->getFunctionType(), GlobalValue::ExternalLinkage, Symbol, M);
  Export->addFnAttr("hlsl.export");
  Export->setDoesNotThrow();
  if (Body->hasStructRetAttr())
    Export->addParamAttr(0, Body->getAttributes().getParamAttr(0, llvm::Attribute::StructRet));
  if (Debug)
    Debug->describe(*Export, F);
  IRBuilder<> At(BasicBlock::Create(Context, "entry", Export));
  SmallVector<Value *, 8> Arguments;
  for (Argument &A : Export->args())
    Arguments.push_back(&A);
  CallInst *Call = At.CreateCall(Body, Arguments);
  if (Body->hasStructRetAttr())
    Call->addParamAttr(0, Body->getAttributes().getParamAttr(0, llvm::Attribute::StructRet));
  if (const DISubprogram *Where = Export->getSubprogram())
    Call->setDebugLoc(DILocation::get(Context, Where->getLine(), 0, const_cast<DISubprogram *>(Where)));
  if (Call->getType()->isVoidTy())
    At.CreateRetVoid();
  else
    At.CreateRet(Call);
  noteParameters(F, Symbol);
  return Export;
}

void Generator::describeLibrary() {
  SmallVector<llvm::Type *, 8> Pointees;
  json::Array Functions;
  for (const SharedFunction &F : SharedFunctions) {
    Functions.push_back(json::Object{{"symbol", F.Symbol}, {"count", int64_t(F.Pointees.size())}});
    Pointees.append(F.Pointees.begin(), F.Pointees.end());
  }
  if (Functions.empty())
    return;
  json::Object Whole{{"structs", 0}, {"functions", std::move(Functions)}};
  std::string Text;
  raw_string_ostream(Text) << json::Value(std::move(Whole));
  addVariables(*addText(contract::LibraryText, Text), Pointees);
}

} // namespace dxil::frontend
