// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/upgrade/Reader.h"
#include "PointeeTypes.h"
#include "UpgradedModule.h"

#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/raw_ostream.h"

#include <dxil/container/Program.h>
#include <dxil/module/ModuleCheck.h>
#include <dxil/module/ModuleWriter.h>

#include <mutex>

using namespace llvm;

namespace dxil::upgrade {
namespace {

/// Offset of 'DXIL' in a program part: two words precede it.
constexpr size_t ProgramMagicOffset = 8;

/// Parts that are not derived from the program. ILDN is not copied: it names the debug information
/// of the original program.
constexpr container::FourCC CarriedParts[] = {
    container::part::ISG1, container::part::OSG1, container::part::PSG1, container::part::PSV0,
    container::part::RDAT, container::part::RTS0, container::part::STAT, container::part::VERS,
    container::part::SRCI, container::part::PRIV};

llvm::Error failure(const Twine &Message) {
  return createStringError(inconvertibleErrorCode(), Message);
}

bool startsWith(ArrayRef<uint8_t> Input, StringRef Magic, size_t Offset = 0) {
  return Input.size() >= Offset + Magic.size() &&
         StringRef(reinterpret_cast<const char *>(Input.data()) + Offset, Magic.size()) == Magic;
}

/// The bitcode of an input, and its container if it is one.
struct Program {
  Bytes Bitcode;
  std::optional<container::Container> Parts;
};

/// Returns true if LLVM can read the module of a debug part.
bool isSound(const ::dxil::container::Part &Debug) {
  auto Header = container::readProgramHeader(Debug.Data);
  if (!Header)
    return false;
  auto M = ir::readBitcode(Header->Bitcode, container::part::ILDB.str());
  return M && ir::checkModule(*M, [](const ir::ModuleProblem &) {}) && ir::checkLimits(*M) &&
         ir::checkDebugInfo(*M);
}

/// LLVM's reader verifies a module with debug information and exits the process if it is malformed.
/// Turns that off; readDXIL() verifies the module and returns an error.
void keepReaderFromVerifying() {
  static std::once_flag Once;
  std::call_once(Once, [] {
    auto &Options = cl::getRegisteredOptions();
    if (auto Entry = Options.find("disable-auto-upgrade-debug-info"); Entry != Options.end())
      static_cast<cl::opt<bool> *>(Entry->second)->setValue(true);
  });
}

llvm::Expected<Program> findProgram(Bytes Input) {
  ArrayRef<uint8_t> View(Input.data(), Input.size());
  Program Result;
  Bytes Part = Input;
  if (startsWith(View, "DXBC")) {
    auto Parsed = container::Container::parse(Input);
    if (!Parsed)
      return failure(Parsed.error().str());
    Result.Parts = *Parsed;
    const ::dxil::container::Part *Entry = Result.Parts->find(container::part::DXIL);
    if (!Entry)
      return failure("the container has no program (expected a part DXIL)");
    // Prefer the program with debug information if it is valid.
    if (const ::dxil::container::Part *Debug = Result.Parts->find(container::part::ILDB);
        Debug && isSound(*Debug))
      Entry = Debug;
    Part = Entry->Data;
  } else if (!startsWith(View, "DXIL", ProgramMagicOffset)) {
    Result.Bitcode = Input;
    return Result;
  }
  auto Header = container::readProgramHeader(Part);
  if (!Header)
    return failure(Header.error().str());
  Result.Bitcode = Header->Bitcode;
  return Result;
}

/// LLVM 22 requires a type with `sret`; LLVM 3.7 has none. The attribute has no meaning in DXIL, so
/// `nocapture` replaces it, which holds for every DXIL pointer. \returns true if there was one.
bool replaceStructReturns(ir::Module &M) {
  uint32_t NoCapture = 1;
  while (ir::attributeName(NoCapture) != "nocapture")
    ++NoCapture;
  bool Any = false;
  for (ir::Attribute &A : M.Attributes) {
    if (!A.Kind || ir::attributeName(A.Kind) != "sret")
      continue;
    A.Kind = NoCapture;
    Any = true;
  }
  return Any;
}

void carryParts(const container::Container &Parts, Module &M) {
  for (container::FourCC Name : CarriedParts) {
    const ::dxil::container::Part *Entry = Parts.find(Name);
    if (!Entry)
      continue;
    Constant *Data = ConstantDataArray::get(
        M.getContext(), ArrayRef<uint8_t>(Entry->Data.data(), Entry->Data.size()));
    auto *G =
        new GlobalVariable(M, Data->getType(), /*isConstant=*/true, GlobalValue::ExternalLinkage,
                           Data, upgraded::PartPrefix + Name.str());
    G->setSection(Name.str());
  }
}

} // namespace

Expected<std::unique_ptr<Module>> readDXIL(ArrayRef<uint8_t> Input, LLVMContext &Context) {
  Expected<Program> Source = findProgram(Bytes(Input.data(), Input.size()));
  if (!Source)
    return Source.takeError();
  auto Model = ir::readBitcode(Source->Bitcode, container::part::DXIL.str());
  if (!Model)
    return failure(Model.error().str());
  // LLVM's reader and passes assume these conditions, and exit the process if one does not hold.
  std::string Wrong;
  auto Keep = [&](const ir::ModuleProblem &P) {
    if (Wrong.empty())
      Wrong = P.What;
  };
  if (!ir::checkModule(*Model, Keep))
    return failure("the module is not well formed: " + Twine(Wrong));
  const bool HadStructReturns = replaceStructReturns(*Model);
  if (Status Done = ir::checkLimits(*Model); !Done)
    return failure("the module has " + Twine(Done.message()));
  if (Status Done = ir::checkDebugInfo(*Model); !Done)
    return failure("the debug information is not sound: " + Twine(Done.message()));
  keepReaderFromVerifying();

  std::vector<uint8_t> Rewritten;
  if (HadStructReturns) {
    auto Written = ir::writeBitcode(*Model);
    if (!Written)
      return failure(Written.error().str());
    Rewritten = std::move(*Written);
    Source->Bitcode = Bytes(Rewritten.data(), Rewritten.size());
  }
  StringRef Bitcode(reinterpret_cast<const char *>(Source->Bitcode.data()), Source->Bitcode.size());
  // DXIL aligns i8 and half to 32 bits, which LLVM 22 rejects; no module depends on it.
  ParserCallbacks Callbacks([](StringRef, StringRef) { return std::string(ContractDataLayout); });
  auto M = parseBitcodeFile(MemoryBufferRef(Bitcode, "dxil"), Context, Callbacks);
  if (!M)
    return M.takeError();
  restorePointees(*Model, **M);
  if (Source->Parts)
    carryParts(*Source->Parts, **M);
  // LLVM 22 has stricter rules for debug information than LLVM 3.7; drop it if it breaks them.
  bool HasBadDebugInfo = getDebugMetadataVersionFromModule(**M) != DEBUG_METADATA_VERSION;
  bool IsBroken = !HasBadDebugInfo && verifyModule(**M, nullptr, &HasBadDebugInfo);
  if (HasBadDebugInfo || IsBroken)
    StripDebugInfo(**M);
  std::string Broken;
  raw_string_ostream OS(Broken);
  if (verifyModule(**M, &OS))
    return failure("the module breaks a rule of LLVM IR: " + StringRef(Broken).rtrim());
  return M;
}

} // namespace dxil::upgrade
