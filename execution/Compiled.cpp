// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compiled.h"

#include "widen/OneNaN.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"

#include <mutex>

using namespace llvm;

namespace dxil::execution {

struct Compiled::Machine {
  CodeData Data;
  std::unique_ptr<orc::LLJIT> Jit;
};

Compiled::Compiled() : Code(std::make_unique<Machine>()) {}
Compiled::~Compiled() = default;

static void initializeNative() {
  static std::once_flag Once;
  std::call_once(Once, [] {
    InitializeNativeTarget();
    InitializeNativeTargetAsmPrinter();
  });
}

/// Runs the optimizations that pay off for code that mostly runs for milliseconds.
static void optimize(Module &M, TargetMachine *Target) {
  LoopAnalysisManager Loops;
  FunctionAnalysisManager Functions;
  CGSCCAnalysisManager Calls;
  ModuleAnalysisManager Modules;
  PassBuilder Builder(Target);
  Builder.registerModuleAnalyses(Modules);
  Builder.registerCGSCCAnalyses(Calls);
  Builder.registerFunctionAnalyses(Functions);
  Builder.registerLoopAnalyses(Loops);
  Builder.crossRegisterProxies(Loops, Functions, Calls, Modules);
  FunctionPassManager Passes;
  Passes.addPass(SROAPass(SROAOptions::ModifyCFG));
  Passes.addPass(EarlyCSEPass(true));
  Passes.addPass(InstCombinePass());
  Passes.addPass(SimplifyCFGPass());
  LoopPassManager InLoops;
  InLoops.addPass(LICMPass(LICMOptions()));
  Passes.addPass(createFunctionToLoopPassAdaptor(std::move(InLoops), /*UseMemorySSA=*/true));
  Passes.addPass(EarlyCSEPass());
  Passes.addPass(ADCEPass());
  ModulePassManager All;
  All.addPass(createModuleToFunctionPassAdaptor(std::move(Passes)));
  All.run(M, Modules);
}

/// The count of computed numbers from which LLVM's fast code generation takes longer than the
/// normal one: its time is quadratic in the length of a block.
static constexpr uint64_t MostQuick = 8192;

static uint64_t countNumbers(const ir::Module &M) {
  uint64_t Count = 0;
  for (const ir::Function &F : M.Functions)
    for (const ir::Instruction &I : M.instructions(F)) {
      const ir::Type &T = M.type(I.Type);
      Count += T.Kind == ir::TypeKind::Vector ? T.Count : 1;
    }
  return Count;
}

/// Makes the code generator report each function's frame size, which includes spilled values.
static void measureFrames(Module &M, uint64_t &Bytes) {
  for (llvm::Function &F : M)
    if (!F.isDeclaration())
      F.addFnAttr("warn-stack-size", "0");
  M.getContext().setDiagnosticHandlerCallBack(
      [](const DiagnosticInfo *Told, void *Sum) {
        if (const auto *Frame = dyn_cast<DiagnosticInfoStackSize>(Told))
          *static_cast<uint64_t *>(Sum) += Frame->getStackSize();
      },
      &Bytes);
}

/// Defines the functions of the runtime that compiled code calls.
static llvm::Error defineRuntime(orc::LLJIT &Jit) {
  orc::MangleAndInterner Mangle(Jit.getExecutionSession(), Jit.getDataLayout());
  auto Symbol = [](auto *F) {
    return orc::ExecutorSymbolDef(orc::ExecutorAddr::fromPtr(F), JITSymbolFlags::Exported);
  };
  return Jit.getMainJITDylib().define(
      orc::absoluteSymbols({{Mangle("dxilExecOp"), Symbol(&dxilExecOp)},
                            {Mangle("dxilExecAtomic"), Symbol(&dxilExecAtomic)},
                            {Mangle("dxilExecFault"), Symbol(&dxilExecFault)},
                            {Mangle("dxilExecTouch"), Symbol(&dxilExecTouch)},
                            {Mangle("dxilExecStore"), Symbol(&dxilExecStore)},
                            {Mangle("dxilExecTrace"), Symbol(&dxilExecTrace)},
                            {Mangle("dxilExecHalf"), Symbol(&dxilExecHalf)},
                            {Mangle("dxilExecReal"), Symbol(&dxilExecReal)}}));
}

Status Compiled::build(const ir::Module &Source, const std::vector<Entry> &Entries,
                       WidenOptions Options) {
  initializeNative();
  Width = Options.Width;
  FindsUndefined = Options.FindUndefined;
  auto Host = orc::JITTargetMachineBuilder::detectHost();
  if (!Host)
    return failure(toString(Host.takeError()));
  Host->setCodeGenOptLevel(!Options.Quick                     ? CodeGenOptLevel::Default
                           : countNumbers(Source) < MostQuick ? CodeGenOptLevel::None
                                                              : CodeGenOptLevel::Less);
  auto Target = Host->createTargetMachine();
  if (!Target)
    return failure(toString(Target.takeError()));
  auto Jit = orc::LLJITBuilder().setJITTargetMachineBuilder(std::move(*Host)).create();
  if (!Jit)
    return failure(toString(Jit.takeError()));
  Code->Jit = std::move(*Jit);
  auto Context = std::make_unique<LLVMContext>();
  auto M = std::make_unique<Module>("dxil", *Context);
  M->setDataLayout(Code->Jit->getDataLayout());
  M->setTargetTriple(Code->Jit->getTargetTriple());

  std::vector<std::string> Names;
  uint64_t Shared = 0;
  for (const Entry &E : Entries) {
    Options.NativeHalf = E.NativeHalf;
    ProgramWidener Widener(Source, *M, Code->Data, *E.Info, Options);
    if (Status Done = Widener.addEntry(E.Function, "entry." + E.Name); !Done)
      return failure(E.Name + ": " + Done.message());
    Names.push_back(E.Name);
    if (Widener.sharedSize() > Shared)
      Variables = Widener.sharedVariables();
    Shared = std::max(Shared, Widener.sharedSize());
  }
  SharedBytes = Shared;
  std::string Broken;
  raw_string_ostream OS(Broken);
  if (verifyModule(*M, &OS))
    return failure("the engine's code breaks a rule of LLVM IR: " +
                   StringRef(Broken).rtrim().str());
  if (Options.OneNaN)
    giveOneNaN(*M);
  optimize(*M, Target->get());
  measureFrames(*M, FrameBytes);

  if (llvm::Error E = defineRuntime(*Code->Jit))
    return failure(toString(std::move(E)));
  if (llvm::Error E =
          Code->Jit->addIRModule(orc::ThreadSafeModule(std::move(M), std::move(Context))))
    return failure(toString(std::move(E)));
  for (const std::string &Name : Names) {
    auto Address = Code->Jit->lookup("entry." + Name);
    if (!Address)
      return failure(toString(Address.takeError()));
    Functions[Name] = Address->toPtr<WaveFunction>();
  }
  return {};
}

} // namespace dxil::execution
