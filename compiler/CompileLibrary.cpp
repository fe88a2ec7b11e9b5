// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Implements dxil/compile.h over Compile.h.
#include "Compile.h"
#include "MemoryFiles.h"
#include "dxil/compile.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/JSON.h"

#include <array>

using namespace llvm;
using namespace dxil::compiler;

namespace {

constexpr size_t OutputCount = DXIL_COMPILE_REFLECTION + 1;

dxil_compile_output outputOf(OutputKind Kind) {
  switch (Kind) {
  case OutputKind::Container: return DXIL_COMPILE_CONTAINER;
  case OutputKind::Listing: return DXIL_COMPILE_LISTING;
  case OutputKind::Header: return DXIL_COMPILE_HEADER;
  case OutputKind::RootSignature: return DXIL_COMPILE_ROOT_SIGNATURE;
  case OutputKind::Reflection: return DXIL_COMPILE_REFLECTION;
  case OutputKind::Hash: return DXIL_COMPILE_HASH;
  case OutputKind::PrivateData: return DXIL_COMPILE_PRIVATE_DATA;
  case OutputKind::DebugInfo: return DXIL_COMPILE_DEBUG_INFO;
  case OutputKind::Dependencies: return DXIL_COMPILE_DEPENDENCIES;
  case OutputKind::Preprocessed: return DXIL_COMPILE_PREPROCESSED;
  }
  return DXIL_COMPILE_CONTAINER;
}

json::Value valueOf(const Messages::Message &M) {
  using Kind = Messages::Message::Kind;
  json::Object O{{"kind", M.Severity == Kind::Error     ? "error"
                          : M.Severity == Kind::Warning ? "warning"
                                                        : "note"},
                 {"text", json::fixUTF8(M.Text)}};
  if (!M.File.empty()) {
    O["file"] = json::fixUTF8(M.File);
    O["line"] = M.Line;
    O["column"] = M.Column;
  }
  if (!M.Flag.empty())
    O["flag"] = json::fixUTF8(M.Flag);
  return O;
}

std::string jsonOf(const std::vector<Messages::Message> &All) {
  json::Array List;
  for (const Messages::Message &M : All)
    List.push_back(valueOf(M));
  std::string Text;
  raw_string_ostream(Text) << json::Value(
      json::Object{{"schema_version", 1}, {"messages", std::move(List)}});
  return Text;
}

StringRef textOf(const dxil_compile_bytes &B) {
  return B.data ? StringRef(B.data, B.size) : "";
}

dxil_compile_bytes bytesOf(const std::string &Text) {
  return {Text.c_str(), Text.size()};
}

/// Parses the options with a plain file name as the source.
Expected<Options> readOptions(const dxil_compile_input &In, const Host &H) {
  std::vector<const char *> Args(In.options, In.options + In.option_count);
  Args.push_back("source");
  Expected<Options> O = parseOptions(Args, H);
  if (!O)
    return O;
  if (O->ShowHelp || O->ShowVersion || O->ShowTables)
    return createStringError("--help and --version are dxil-cc's");
  if (O->Cache.ShowStatistics || O->Cache.Clear)
    return createStringError("--cache-stats and --cache-clear are dxil-cc's");
  if (O->TimeReport || !O->TraceFile.empty())
    return createStringError(
        "-ftime-report and -ftime-trace: times are those of a process (expected dxil-cc)");
  if (O->AsksForNothing)
    O->ListingFile.clear();
  return O;
}

} // namespace

struct dxil_compile_result {
  int Status = InputErrors;
  std::array<std::optional<std::string>, OutputCount> Outputs;
  std::string MessageText, Values;
};

dxil_compile_result *dxil_compile(const dxil_compile_input *In) {
  auto *Made = new dxil_compile_result;
  const std::string Name = In->name && *In->name ? In->name : "source.hlsl";
  Host H;
  H.Files = memoryFiles(Name, textOf(In->text), In->open, In->open_context);
  Messages Log;
  Expected<Options> O = readOptions(*In, H);
  if (!O) {
    Log.error(O.takeError());
    Made->Status = UsageError;
  } else {
    O->Input = Name;
    Result R = compile(*O, H, std::nullopt, Log);
    Made->Status = R.Code;
    if (R.Code == Compiled && O->Show != Options::Dump::Nothing)
      Made->Outputs[DXIL_COMPILE_SHOWN] = std::move(R.Shown);
    else if (R.Code == Compiled && !R.Container.empty())
      Made->Outputs[DXIL_COMPILE_CONTAINER] = std::move(R.Container);
    for (OutputFile &F : R.Files)
      Made->Outputs[outputOf(F.Kind)] = std::move(F.Data);
  }
  Made->MessageText = Log.takeText();
  Made->Values = jsonOf(Log.takeAll());
  return Made;
}

void dxil_compile_free(dxil_compile_result *Result) {
  delete Result;
}

int dxil_compile_status(const dxil_compile_result *Result) {
  return Result->Status;
}

dxil_compile_bytes dxil_compile_get(const dxil_compile_result *Result, dxil_compile_output Output) {
  if (size_t(Output) >= OutputCount || !Result->Outputs[Output])
    return {nullptr, 0};
  return bytesOf(*Result->Outputs[Output]);
}

dxil_compile_bytes dxil_compile_messages(const dxil_compile_result *Result) {
  return bytesOf(Result->MessageText);
}

dxil_compile_bytes dxil_compile_messages_json(const dxil_compile_result *Result) {
  return bytesOf(Result->Values);
}

const char *dxil_compile_version(void) {
  return DXIL_TOOLS_VERSION " (LLVM " LLVM_VERSION_STRING ")";
}
