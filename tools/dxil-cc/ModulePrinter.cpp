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

// Prints a message at its place; false if it has none that can be shown.
bool printAtPlace(raw_ostream &OS, const DiagnosticInfo &Info, SourceMgr::DiagKind Kind, StringRef Message) {
  const auto *Placed = dyn_cast<DiagnosticInfoUnsupported>(&Info);
  if (!Placed || !Placed->isLocationAvailable())
    return false;
  StringRef Path;
  unsigned Line = 0, Column = 0;
  Placed->getLocation(Path, Line, Column);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = MemoryBuffer::getFile(Path);
  if (!Text) {
    OS << Path << ':' << Line << ':' << Column << ": " << (Kind == SourceMgr::DK_Error ? "error" : "warning") << ": "
       << Message << '\n';
    return true;
  }
  SourceMgr Sources;
  const unsigned Buffer = Sources.AddNewSourceBuffer(std::move(*Text), SMLoc());
  Sources.PrintMessage(OS, Sources.FindLocForLineAndColumn(Buffer, Line, std::max(Column, 1u)), Kind, Message, {}, {},
                       OS.has_colors());
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
  if (printAtPlace(OS, Info, *Kind, Message))
    return true;
  OS << "dxil-cc: " << (*Kind == SourceMgr::DK_Error ? "error" : "warning") << ": ";
  if (HasNoPlace)
    OS << O.Input << ": ";
  OS << Message << '\n';
  return true;
}

} // namespace dxil::cc
