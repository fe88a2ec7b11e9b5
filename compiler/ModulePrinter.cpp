// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModulePrinter.h"

#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

#include <optional>
#include <string>

using namespace llvm;

namespace dxil::compiler {
namespace {

std::optional<SourceMgr::DiagKind> kindOf(DiagnosticSeverity Severity) {
  switch (Severity) {
  case DS_Error: return SourceMgr::DK_Error;
  case DS_Warning: return SourceMgr::DK_Warning;
  default: return std::nullopt;
  }
}

std::string messageOf(const DiagnosticInfo &Info) {
  std::string Text;
  raw_string_ostream Out(Text);
  if (const auto *Unsupported = dyn_cast<DiagnosticInfoUnsupported>(&Info)) {
    Out << Unsupported->getMessage();
  } else {
    DiagnosticPrinterRawOStream Printer(Out);
    Info.print(Printer);
  }
  return Text;
}

/// `file:line:column: `, or what stands for it in \p Style, as clang prints it.
void printPlace(raw_ostream &OS, const frontend::MessageStyle &Style, StringRef Path, unsigned Line,
                unsigned Column) {
  using Format = frontend::MessageStyle::Format;
  if (OS.has_colors())
    OS.changeColor(raw_ostream::SAVEDCOLOR, /*Bold=*/true);
  OS << Path;
  const bool IsMSVC = Style.Places == Format::MSVC;
  OS << (IsMSVC ? "(" : Style.Places == Format::Vi ? " +" : ":") << Line;
  if (Style.ShowColumns)
    OS << (IsMSVC ? "," : ":") << Column;
  OS << (IsMSVC ? "): " : ": ");
  if (OS.has_colors())
    OS.resetColor();
}

/// \p Message as a value, without the flag that it ends in.
Messages::Message valueOf(bool IsError, StringRef Message) {
  Messages::Message M;
  M.What = IsError ? Messages::Message::Kind::Error : Messages::Message::Kind::Warning;
  auto [Text, Flag] = Message.split(" [-W");
  M.Text = Text.str();
  M.Flag = Flag.split(']').first.str();
  return M;
}

} // namespace

/// Whether the flag that a warning names is turned off: the last word on it counts.
bool ModulePrinter::isOff(StringRef Message) const {
  if (O.NoWarnings)
    return true;
  const StringRef Flag = Message.split("[-W").second.split(']').first;
  bool Off = false;
  for (StringRef Word : O.Warnings)
    if (const bool Negated = Word.consume_front("no-"); Word == Flag)
      Off = Negated;
  return Off;
}

void reportAtPlace(Messages &Said, const frontend::MessageStyle &Style, Messages::Message Value,
                   StringRef Message, std::unique_ptr<MemoryBuffer> Source) {
  Value.Column = std::max(Value.Column, 1u); // a function's declaration has none
  const bool IsError = Value.What == Messages::Message::Kind::Error;
  const unsigned Line = Value.Line, Column = Value.Column;
  raw_ostream &OS = Said.text();
  printPlace(OS, Style, Value.File, Line, Column);
  Said.keep(std::move(Value));
  const SourceMgr::DiagKind Kind = IsError ? SourceMgr::DK_Error : SourceMgr::DK_Warning;
  if (!Source || !Style.ShowLines) {
    OS << (IsError ? "error" : "warning") << ": " << Message << '\n';
    return;
  }
  SourceMgr Sources;
  const unsigned Buffer = Sources.AddNewSourceBuffer(std::move(Source), SMLoc());
  const SMLoc At = Sources.FindLocForLineAndColumn(Buffer, Line, Column);
  Sources.GetMessage(At, Kind, Message)
      .print(nullptr, OS, OS.has_colors(), /*ShowKindLabel=*/true, /*ShowLocation=*/false);
}

/// Says a message at its place; false if it has none that can be shown.
bool ModulePrinter::reportPlaced(const DiagnosticInfo &Info, bool IsError, StringRef Message) {
  const auto *Placed = dyn_cast<DiagnosticInfoUnsupported>(&Info);
  if (!Placed || !Placed->isLocationAvailable())
    return false;
  StringRef Path;
  Messages::Message Value = valueOf(IsError, Message);
  Placed->getLocation(Path, Value.Line, Value.Column);
  Value.File = Path.str();
  reportAtPlace(Said, O.Messages, std::move(Value), Message, Read(Path));
  return true;
}

bool ModulePrinter::handleDiagnostics(const DiagnosticInfo &Info) {
  std::optional<SourceMgr::DiagKind> Kind = kindOf(Info.getSeverity());
  if (!Kind)
    return true;
  const std::string Text = messageOf(Info);
  // Without debug information LLVM names a place that is in no file.
  StringRef Message = StringRef(Text).trim();
  const bool HasNoPlace =
      Message.consume_front("<unknown>:0:0: ") || isa<DiagnosticInfoUnsupported>(Info);
  if (Kind == SourceMgr::DK_Warning && isOff(Message))
    return true;
  if (Kind == SourceMgr::DK_Warning && O.WarningsAreErrors) {
    Kind = SourceMgr::DK_Error;
    Raised = true;
  }
  const bool IsError = Kind == SourceMgr::DK_Error;
  if (reportPlaced(Info, IsError, Message))
    return true;
  const std::string Whole = HasNoPlace ? (Input + ": " + Message).str() : Message.str();
  if (IsError)
    Said.error(Whole);
  else
    Said.warning(Whole);
  return true;
}

} // namespace dxil::compiler
