// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// IDxcCompiler to IDxcCompiler3, and the version of the compiler.
#include "Arguments.h"
#include "Compilers.h"
#include "Versions.h"
#include "compiler/PartOptions.h"

namespace dxil::compiler::dxc {
namespace {

/// The arguments of the two older interfaces.
struct SourceArguments {
  Blob *Source;
  const wchar_t *Name, *Entry, *Profile;
  const wchar_t **Arguments;
  uint32_t Count;
  const Define *Defines;
  uint32_t DefineCount;
  IncludeHandler *Includes;
};

/// Returns false if a required pointer is null.
bool readRequest(const SourceArguments &From, CompileRequest &Out) {
  if (!From.Source)
    return false;
  // dxc's program passes this entry for libraries.
  const std::wstring_view NoEntry = L"lib.no::entry";
  for (const auto &[Option, Value] : {std::pair("-E", From.Entry), std::pair("-T", From.Profile)})
    if (Value && *Value && Value != NoEntry)
      Out.Arguments.insert(Out.Arguments.end(), {Option, narrow(Value)});
  Out.Source = textOf(From.Source);
  Out.Encoding = encodingOf(From.Source);
  Out.Name = narrow(From.Name);
  Out.Includes = From.Includes;
  return addArguments(Out.Arguments, From.Arguments, From.Count) &&
         addDefines(Out.Arguments, From.Defines, From.DefineCount);
}

class CompilerObject final : public WithVersion<CompilerObject, Compiler2, Compiler3> {
public:
  bool find(const Guid &Id, void **Out) {
    return give<Compiler2, Compiler1, Unknown>(Id, Out) || give<Compiler3>(Id, Out) ||
           findVersion(Id, Out);
  }
  static container::CompilerVersion version() { return compilerVersion(); }

  //===-- IDxcCompiler, IDxcCompiler2 -------------------------------------===//

  Status Compile(Blob *Source, const wchar_t *Name, const wchar_t *Entry, const wchar_t *Profile,
                 const wchar_t **Arguments, uint32_t Count, const Define *Defines,
                 uint32_t DefineCount, IncludeHandler *Includes, OperationResult **Out) override {
    if (!Profile)
      return BadArgument;
    return run({Source, Name, Entry, Profile, Arguments, Count, Defines, DefineCount, Includes}, {},
               /*EmbedsDebug=*/true, Out);
  }
  Status Preprocess(Blob *Source, const wchar_t *Name, const wchar_t **Arguments, uint32_t Count,
                    const Define *Defines, uint32_t DefineCount, IncludeHandler *Includes,
                    OperationResult **Out) override {
    return run({Source, Name, nullptr, nullptr, Arguments, Count, Defines, DefineCount, Includes},
               {"-P", "-Fi", "preprocessed.hlsl"}, /*EmbedsDebug=*/false, Out);
  }
  Status Disassemble(Blob *Program, EncodedBlob **Out) override {
    if (!Program || !Out)
      return BadArgument;
    *Out = nullptr;
    return guarded([&] {
      const auto Done = Reference<Result>::take(disassemble(textOf(Program)));
      Status Is = Ok;
      Done->GetStatus(&Is);
      return Is != Ok ? Is
                      : Done->GetOutput(Output::Disassembly, EncodedBlob::Id,
                                        reinterpret_cast<void **>(Out), nullptr);
    });
  }
  Status CompileWithDebug(Blob *Source, const wchar_t *Name, const wchar_t *Entry,
                          const wchar_t *Profile, const wchar_t **Arguments, uint32_t Count,
                          const Define *Defines, uint32_t DefineCount, IncludeHandler *Includes,
                          OperationResult **Out, wchar_t **DebugName, Blob **Debug) override {
    if (DebugName)
      *DebugName = nullptr;
    if (Debug)
      *Debug = nullptr;
    if (!Profile)
      return BadArgument;
    const Status Done =
        run({Source, Name, Entry, Profile, Arguments, Count, Defines, DefineCount, Includes}, {},
            /*EmbedsDebug=*/!Debug, Out);
    return Done == Ok && Debug ? takePdb(*Out, DebugName, Debug) : Done;
  }

  //===-- IDxcCompiler3 ---------------------------------------------------===//

  Status Compile(const Buffer *Source, const wchar_t **Arguments, uint32_t Count,
                 IncludeHandler *Includes, const Guid &Interface, void **Out) override {
    if (!Source || !Out || (!Source->Ptr && Source->Size) || !isResult(Interface))
      return BadArgument;
    *Out = nullptr;
    return guarded([&] {
      CompileRequest Request;
      Request.Source = textOf(*Source);
      Request.Encoding = Source->Encoding;
      Request.Includes = Includes;
      if (!addArguments(Request.Arguments, Arguments, Count))
        return BadArgument;
      return giveOut(runCompile(Request), Interface, Out);
    });
  }
  Status Disassemble(const Buffer *Program, const Guid &Interface, void **Out) override {
    if (!Program || !Out || (!Program->Ptr && Program->Size) || !isResult(Interface))
      return BadArgument;
    *Out = nullptr;
    return guarded([&] {
      auto Done = Reference<Result>::take(disassemble(textOf(*Program)));
      Status Is = Ok;
      Done->GetStatus(&Is);
      return Is != Ok ? Is : giveOut(Done.release(), Interface, Out);
    });
  }

private:
  static bool isResult(const Guid &Interface) {
    return Interface == Result::Id || Interface == OperationResult::Id;
  }

  static Status run(const SourceArguments &From, const std::vector<std::string> &More,
                    bool EmbedsDebug, OperationResult **Out) {
    if (!Out)
      return BadArgument;
    *Out = nullptr;
    return guarded([&] {
      CompileRequest Request;
      if (!readRequest(From, Request))
        return BadArgument;
      Request.Arguments.insert(Request.Arguments.end(), More.begin(), More.end());
      Request.EmbedsDebug = EmbedsDebug;
      *Out = runCompile(Request);
      return Ok;
    });
  }

  /// Returns the PDB of a result, and a name for its file.
  static Status takePdb(OperationResult *From, wchar_t **DebugName, Blob **Debug) {
    auto *All = static_cast<Result *>(From);
    if (!All->HasOutput(Output::Pdb))
      return Ok;
    WideBlob *Name = nullptr;
    const Status Done =
        All->GetOutput(Output::Pdb, Blob::Id, reinterpret_cast<void **>(Debug), &Name);
    const auto Owner = Reference<WideBlob>::take(Name);
    if (Done == Ok && Name && DebugName)
      *DebugName = copyWide(narrow(Name->GetStringPointer()));
    return Done;
  }
};

} // namespace

Status createCompiler(const Guid &Interface, void **Out) {
  return guarded([&] { return giveOut(CompilerObject::make(), Interface, Out); });
}

} // namespace dxil::compiler::dxc
