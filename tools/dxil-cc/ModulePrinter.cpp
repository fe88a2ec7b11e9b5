// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModulePrinter.h"

#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

#include <optional>
#include <string>

using namespace llvm;

namespace dxil::cc {
namespace {

std::optional<SourceMgr::DiagKind> kindOf(DiagnosticSeverity Severity) {
  switch (Severity) {
  case DS_Error:
    return SourceMgr::DK_Error;
  case DS_Warning:
    return SourceMgr::DK_Warning;
  default:
    return std::nullopt;
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

// Prints a message at its place; false if it has none that can be shown.
bool printAtPlace(raw_ostream &OS, const frontend::MessageStyle &Style, const DiagnosticInfo &Info,
                  SourceMgr::DiagKind Kind, StringRef Message) {
  const auto *Placed = dyn_cast<DiagnosticInfoUnsupported>(&Info);
  if (!Placed || !Placed->isLocationAvailable())
    return false;
  StringRef Path;
  unsigned Line = 0, Column = 0;
  Placed->getLocation(Path, Line, Column);
  Column = std::max(Column, 1u); // a function's declaration has none
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = MemoryBuffer::getFile(Path);
  printPlace(OS, Style, Path, Line, Column);
  if (!Text || !Style.ShowLines) {
    OS << (Kind == SourceMgr::DK_Error ? "error" : "warning") << ": " << Message << '\n';
    return true;
  }
  SourceMgr Sources;
  const unsigned Buffer = Sources.AddNewSourceBuffer(std::move(*Text), SMLoc());
  const SMLoc At = Sources.FindLocForLineAndColumn(Buffer, Line, Column);
  Sources.GetMessage(At, Kind, Message)
      .print(nullptr, OS, OS.has_colors(), /*ShowKindLabel=*/true, /*ShowLocation=*/false);
  return true;
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

bool ModulePrinter::handleDiagnostics(const DiagnosticInfo &Info) {
  std::optional<SourceMgr::DiagKind> Kind = kindOf(Info.getSeverity());
  if (!Kind)
    return true;
  const std::string Text = messageOf(Info);
  // Without debug information LLVM names a place that nobody can go to.
  StringRef Message = StringRef(Text).trim();
  const bool HasNoPlace = Message.consume_front("<unknown>:0:0: ") || isa<DiagnosticInfoUnsupported>(Info);
  if (Kind == SourceMgr::DK_Warning && isOff(Message))
    return true;
  if (Kind == SourceMgr::DK_Warning && O.WarningsAreErrors) {
    Kind = SourceMgr::DK_Error;
    Raised = true;
  }
  if (printAtPlace(OS, O.Messages, Info, *Kind, Message))
    return true;
  OS << "dxil-cc: " << (*Kind == SourceMgr::DK_Error ? "error" : "warning") << ": ";
  if (HasNoPlace)
    OS << O.Input << ": ";
  OS << Message << '\n';
  return true;
}

} // namespace dxil::cc
