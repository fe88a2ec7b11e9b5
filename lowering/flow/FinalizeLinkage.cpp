// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Flow.h"

#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

// Patch constant functions count as entry points: the runtime calls them.
bool isEntry(const Function &F) {
  return F.hasFnAttribute(contract::ShaderAttribute) || F.hasFnAttribute(contract::StageAttribute);
}

/// clang hides functions that are not exported.
bool isExport(const Function &F) {
  return F.hasFnAttribute("hlsl.export") || (F.hasExternalLinkage() && F.hasDefaultVisibility());
}

/// Renames an export so that runtimes find it. They read its source name out of the symbol, between
/// `\1?` and `@`; clang's symbol is `_Z`, the name's length, the name and the parameters.
void renameExport(Function &F) {
  StringRef Name = F.getName();
  size_t Length = 0;
  if (!Name.consume_front("_Z") || Name.consumeInteger(10, Length) || Length > Name.size())
    return;
  F.setName("\1?" + Name.take_front(Length) + "@@" + Name.drop_front(Length));
}

bool isLibrary(const Module &M) {
  return M.getTargetTriple().getEnvironment() == Triple::Library;
}

/// Returns true for a constructor that the linker calls before the users of a library's static
/// variables.
bool isListed(const Function &F) {
  return F.hasFnAttribute(contract::Constructor);
}

/// Returns entry points, exports of a library, its listed constructors, and all functions that
/// these call, directly or indirectly.
SmallPtrSet<const Function *, 16> reachableFunctions(const Module &M, const CallGraph &CG) {
  SmallPtrSet<const Function *, 16> Seen;
  SmallVector<const Function *, 16> Work;
  for (const Function &F : M)
    if (isEntry(F) || (isLibrary(M) && (isExport(F) || isListed(F))))
      if (Seen.insert(&F).second)
        Work.push_back(&F);
  while (!Work.empty())
    for (auto &[Call, Node] : *CG[Work.pop_back_val()])
      if (const Function *Callee = Node->getFunction(); Callee && Seen.insert(Callee).second)
        Work.push_back(Callee);
  return Seen;
}

/// Returns the name in the source.
std::string sourceName(const Function &F) {
  const DISubprogram *Source = F.getSubprogram();
  return Source && !Source->getName().empty() ? Source->getName().str() : demangle(F.getName());
}

/// Returns true if a function of the module calls one that it defines.
bool hasInternalCalls(const Module &M) {
  return any_of(M, [](const Function &F) {
    return !F.isDeclaration() && any_of(F.users(), [](const User *U) { return isa<CallBase>(U); });
  });
}

/// Reports each cycle of the call graph that a shader reaches, once, at its first function. Returns
/// true if there is one.
bool reportRecursion(Module &M) {
  if (!hasInternalCalls(M))
    return false;
  CallGraph CG(M);
  SmallPtrSet<const Function *, 16> Reachable = reachableFunctions(M, CG);
  bool IsFound = false;
  for (auto SCC = scc_begin(&CG); !SCC.isAtEnd(); ++SCC) {
    if (!SCC.hasCycle())
      continue;
    for (CallGraphNode *Node : *SCC)
      if (Function *F = Node->getFunction(); F && Reachable.contains(F) && !F->isDeclaration()) {
        reportError(*F, "recursive functions are not allowed: '" + sourceName(*F) +
                            "' calls itself, directly or through others");
        IsFound = true;
        break;
      }
  }
  return IsFound;
}

/// Lets exports call the constructors of globals, such as handles of resources. clang calls them
/// only in entry points. Marked constructors stay in the list for the linker.
void initializeExports(Module &M) {
  GlobalVariable *List = M.getGlobalVariable("llvm.global_ctors");
  auto *Array =
      List && List->hasInitializer() ? dyn_cast<ConstantArray>(List->getInitializer()) : nullptr;
  if (!Array)
    return;
  SmallVector<Function *, 2> Constructors;
  SmallVector<Constant *, 4> Listed;
  for (const Use &U : Array->operands())
    if (auto *Entry = dyn_cast<ConstantStruct>(U.get()); Entry && Entry->getNumOperands() > 1)
      if (auto *F = dyn_cast<Function>(Entry->getOperand(1)->stripPointerCasts())) {
        if (isListed(*F))
          Listed.push_back(Entry);
        else if (F->arg_empty() && !F->isDeclaration())
          Constructors.push_back(F);
      }
  for (Function &F : M) {
    if (F.isDeclaration() || isEntry(F) || !isExport(F) || is_contained(Constructors, &F))
      continue;
    IRBuilder<> B(&F.getEntryBlock(), F.getEntryBlock().begin());
    if (const DISubprogram *SP = F.getSubprogram())
      B.SetCurrentDebugLocation(
          DILocation::get(M.getContext(), SP->getLine(), 0, const_cast<DISubprogram *>(SP)));
    for (Function *Constructor : Constructors)
      B.CreateCall(Constructor);
  }
  if (Listed.size() == Array->getNumOperands())
    return;
  if (!Listed.empty()) {
    auto *Ty = ArrayType::get(Listed.front()->getType(), Listed.size());
    auto *Remaining = new GlobalVariable(M, Ty, false, GlobalValue::AppendingLinkage,
                                         ConstantArray::get(Ty, Listed));
    Remaining->takeName(List);
  }
  List->eraseFromParent();
}

} // namespace

PreservedAnalyses CheckRecursionPass::run(Module &M, ModuleAnalysisManager &) {
  reportRecursion(M);
  return PreservedAnalyses::all();
}

PreservedAnalyses FinalizeLinkagePass::run(Module &M, ModuleAnalysisManager &) {
  if (reportRecursion(M))
    return PreservedAnalyses::none();
  bool IsLibrary = isLibrary(M);
  if (IsLibrary)
    initializeExports(M);
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    if (isEntry(F))
      continue;
    if (IsLibrary && isExport(F)) {
      renameExport(F);
      continue;
    }
    // Only a library keeps other functions, and only exports.
    F.setLinkage(GlobalValue::InternalLinkage);
    F.setVisibility(GlobalValue::DefaultVisibility);
    F.removeFnAttr(llvm::Attribute::NoInline);
    F.removeFnAttr(llvm::Attribute::OptimizeNone);
    F.addFnAttr(llvm::Attribute::AlwaysInline);
    F.removeFnAttr("hlsl.export");
  }
  // Nothing may prevent inlining into entry points and exports.
  for (Function &F : M)
    if (!F.isDeclaration()) {
      F.removeFnAttr(llvm::Attribute::OptimizeNone);
      for (BasicBlock &BB : F)
        for (Instruction &I : BB)
          if (auto *CB = dyn_cast<CallBase>(&I))
            CB->removeFnAttr(llvm::Attribute::NoInline);
    }
  for (GlobalVariable &GV : M.globals()) {
    // clang cannot default-construct a struct in groupshared memory, so such a variable may be
    // declared `extern`. The module is complete, so the declaration becomes the variable.
    if (GV.isDeclaration() && GV.getAddressSpace() == 3 && !GV.use_empty())
      GV.setInitializer(UndefValue::get(GV.getValueType()));
    // hlsl-constant-access replaces constant globals, which are declarations. Until then metadata
    // names the globals that hold their handles.
    if (GV.isDeclaration() || GV.hasLocalLinkage() || GV.hasAppendingLinkage() || GV.hasSection() ||
        isa<llvm::dxil::CBufferExtType>(GV.getValueType()))
      continue;
    GV.setLinkage(GlobalValue::InternalLinkage);
    GV.setVisibility(GlobalValue::DefaultVisibility);
  }
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
