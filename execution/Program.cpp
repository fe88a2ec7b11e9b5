// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Program.h"
#include "Instrument.h"

#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"

#include <dxil/container/ModuleReader.h>

#include <cstring>
#include <mutex>

using namespace llvm;

namespace dxil::execution {
namespace {

constexpr unsigned GroupSharedSpace = 3;
constexpr StringLiteral EntryName = "dxilExecEntry";
// Tags of an entry's properties and of a resource's.
constexpr uint64_t NumThreadsTag = 4, WaveSizeTag = 11, WaveSizeRangeTag = 23;
constexpr uint64_t ElementTypeTag = 0, StrideTag = 1;

uint64_t number(const Metadata *MD) {
  auto *C = dyn_cast_or_null<ConstantAsMetadata>(MD);
  auto *Int = C ? dyn_cast<ConstantInt>(C->getValue()) : nullptr;
  return Int ? Int->getZExtValue() : 0;
}
uint64_t number(const MDNode *N, unsigned I) {
  return N && I < N->getNumOperands() ? number(N->getOperand(I)) : 0;
}
const MDNode *node(const MDNode *N, unsigned I) {
  return N && I < N->getNumOperands() ? dyn_cast_or_null<MDNode>(N->getOperand(I)) : nullptr;
}

/// The value after a tag in a list of tags and values.
const Metadata *tagged(const MDNode *List, uint64_t Tag) {
  for (unsigned I = 0; List && I + 1 < List->getNumOperands(); I += 2)
    if (number(List, I) == Tag)
      return List->getOperand(I + 1);
  return nullptr;
}

std::string findEntry(Module &M, StringRef Name, Function *&Found, const MDNode *&Properties) {
  auto *Entries = M.getNamedMetadata("dx.entryPoints");
  for (unsigned I = 0; Entries && I < Entries->getNumOperands(); ++I) {
    const MDNode *Entry = Entries->getOperand(I);
    auto *F = Entry->getNumOperands() ? dyn_cast_or_null<ValueAsMetadata>(Entry->getOperand(0))
                                      : nullptr;
    auto *String = Entry->getNumOperands() > 1 ? dyn_cast<MDString>(Entry->getOperand(1)) : nullptr;
    if (!F || !String || (!Name.empty() && String->getString() != Name))
      continue;
    Found = dyn_cast<Function>(F->getValue());
    Properties = node(Entry, 4);
    break;
  }
  if (!Found)
    return ("the program has no entry " + Name).str();
  if (Found->isDeclaration() || Found->arg_size() || !Found->getReturnType()->isVoidTy())
    return "the entry is not a function without parameters and result";
  return {};
}

/// A resource's operands: id, symbol, name, space, lower bound, count, and what its class has.
ResourceRange readRange(ResourceClass Class, const MDNode *N) {
  ResourceRange R;
  R.Space = uint32_t(number(N, 3));
  R.Lower = uint32_t(number(N, 4));
  R.Count = uint32_t(number(N, 5));
  if (Class == ResourceClass::CBuffer)
    R.Properties.Kind = ResourceKind::CBuffer;
  if (Class != ResourceClass::SRV && Class != ResourceClass::UAV)
    return R;
  R.Properties.Kind = ResourceKind(number(N, 6));
  const MDNode *Extended = node(N, Class == ResourceClass::SRV ? 8 : 10);
  R.Properties.Stride = uint32_t(number(tagged(Extended, StrideTag)));
  R.Properties.Format.Type = ComponentType(number(tagged(Extended, ElementTypeTag)));
  return R;
}

void initializeNative() {
  static std::once_flag Once;
  std::call_once(Once, [] {
    InitializeNativeTarget();
    InitializeNativeTargetAsmPrinter();
  });
}

} // namespace

struct Program::Compiled {
  CodeData Data;
  std::unique_ptr<orc::LLJIT> Jit;
  std::vector<std::pair<std::string, uint64_t>> GroupMemory; ///< name, size
  std::vector<std::pair<char *, uint64_t>> Places;

  Expected<std::unique_ptr<Module>> read(Bytes Input, LLVMContext &Context, const DataLayout &DL);
  llvm::Error compile(orc::ThreadSafeModule M);
  EntryPoint Entry = nullptr;
};

Program::Program() : Code(std::make_unique<Compiled>()) {}
Program::~Program() = default;

Expected<std::unique_ptr<Module>> Program::Compiled::read(Bytes Input, LLVMContext &Context,
                                                          const DataLayout &DL) {
  auto Failure = [](const Twine &Message) {
    return createStringError(inconvertibleErrorCode(), Message);
  };
  auto Parts = Container::parse(Input);
  if (!Parts)
    return Failure(Parts.error().str());
  if (auto Model = readModule(*Parts); !Model)
    return Failure(Model.error().str());
  auto Header = readProgramHeader(Parts->find(part::DXIL)->Data);
  if (!Header)
    return Failure(Header.error().str());
  StringRef Bitcode(reinterpret_cast<const char *>(Header->Bitcode.data()),
                    Header->Bitcode.size());
  ParserCallbacks Callbacks(
      [&](StringRef, StringRef) { return DL.getStringRepresentation(); });
  auto M = parseBitcodeFile(MemoryBufferRef(Bitcode, "dxil"), Context, Callbacks);
  if (!M)
    return M.takeError();
  std::string Broken;
  raw_string_ostream OS(Broken);
  if (verifyModule(**M, &OS))
    return Failure("the module breaks a rule of LLVM IR: " + StringRef(Broken).rtrim());
  StripDebugInfo(**M);
  return M;
}

llvm::Error Program::Compiled::compile(orc::ThreadSafeModule M) {
  orc::MangleAndInterner Mangle(Jit->getExecutionSession(), Jit->getDataLayout());
  auto Symbol = [](auto *F) {
    return orc::ExecutorSymbolDef(orc::ExecutorAddr::fromPtr(F), JITSymbolFlags::Exported);
  };
  if (llvm::Error E = Jit->getMainJITDylib().define(
          orc::absoluteSymbols({{Mangle("dxilExecCall"), Symbol(&dxilExecCall)},
                                {Mangle("dxilExecAt"), Symbol(&dxilExecAt)},
                                {Mangle("dxilExecTurn"), Symbol(&dxilExecTurn)},
                                {Mangle("dxilExecHalf"), Symbol(&dxilExecHalf)}})))
    return E;
  if (llvm::Error E = Jit->addIRModule(std::move(M)))
    return E;
  auto Address = Jit->lookup(EntryName);
  if (!Address)
    return Address.takeError();
  Entry = Address->toPtr<EntryPoint>();
  for (auto &[Name, Size] : GroupMemory) {
    auto Place = Jit->lookup(Name);
    if (!Place)
      return Place.takeError();
    Places.emplace_back(Place->toPtr<char *>(), Size);
  }
  return llvm::Error::success();
}

std::string Program::load(Bytes Input, const std::string &EntryPointName) {
  initializeNative();
  auto Target = orc::JITTargetMachineBuilder::detectHost();
  if (!Target)
    return toString(Target.takeError());
  Target->setCodeGenOptLevel(CodeGenOptLevel::None);
  auto Jit = orc::LLJITBuilder().setJITTargetMachineBuilder(std::move(*Target)).create();
  if (!Jit)
    return toString(Jit.takeError());
  Code->Jit = std::move(*Jit);

  auto Context = std::make_unique<LLVMContext>();
  auto M = Code->read(Input, *Context, Code->Jit->getDataLayout());
  if (!M)
    return toString(M.takeError());
  (*M)->setTargetTriple(Code->Jit->getTargetTriple());

  Function *Entry = nullptr;
  const MDNode *Properties = nullptr;
  if (std::string Error = findEntry(**M, EntryPointName, Entry, Properties); !Error.empty())
    return Error;
  if (auto *Threads = dyn_cast_or_null<MDNode>(tagged(Properties, NumThreadsTag)))
    for (unsigned I = 0; I < 3; ++I)
      GroupSize[I] = uint32_t(number(Threads, I));
  for (uint64_t Tag : {WaveSizeTag, WaveSizeRangeTag})
    if (auto *Wave = dyn_cast_or_null<MDNode>(tagged(Properties, Tag)))
      WaveSize = uint32_t(number(Wave, number(Wave, 2) ? 2 : 0));
  if (auto *Named = (*M)->getNamedMetadata("dx.resources"); Named && Named->getNumOperands())
    for (unsigned I = 0; I < 4; ++I)
      if (const MDNode *List = node(Named->getOperand(0), I))
        for (unsigned K = 0; K < List->getNumOperands(); ++K)
          Ranges[{ResourceClass(I), uint32_t(number(node(List, K), 0))}] =
              readRange(ResourceClass(I), node(List, K));

  if (std::string Error = instrument(**M, *Entry, Code->Data); !Error.empty())
    return Error;
  Entry->setName(EntryName);
  Entry->setLinkage(GlobalValue::ExternalLinkage);
  for (GlobalVariable &G : (*M)->globals())
    if (G.getAddressSpace() == GroupSharedSpace && !G.isDeclaration()) {
      G.setName("dxilExecShared" + Twine(Code->GroupMemory.size()));
      G.setLinkage(GlobalValue::ExternalLinkage);
      Code->GroupMemory.emplace_back(
          G.getName().str(), (*M)->getDataLayout().getTypeAllocSize(G.getValueType()));
    }
  if (llvm::Error E = Code->compile(orc::ThreadSafeModule(std::move(*M), std::move(Context))))
    return toString(std::move(E));
  Start = Code->Entry;
  return {};
}

void Program::soilGroupMemory() {
  for (auto &[Place, Size] : Code->Places)
    std::memset(Place, 0xcd, Size);
}

} // namespace dxil::execution
