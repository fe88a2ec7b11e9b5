// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModulePrinter.h"

#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/Support/MemoryBuffer.h"

#include <optional>
#include <string>

using namespace llvm;

namespace dxil::compiler {
namespace {

using Kind = Messages::Message::Kind;

std::optional<Kind> kindOf(DiagnosticSeverity Severity) {
  switch (Severity) {
  case DS_Error: return Kind::Error;
  case DS_Warning: return Kind::Warning;
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

/// Returns \p Message as a struct, without the flag at its end.
Messages::Message valueOf(bool IsError, StringRef Message) {
  Messages::Message M;
  M.Severity = IsError ? Kind::Error : Kind::Warning;
  auto [Text, Flag] = Message.split(" [-W");
  M.Text = Text.str();
  M.Flag = Flag.split(']').first.str();
  return M;
}

} // namespace

/// Returns true if the warning's flag is turned off; the last option for a flag wins.
bool ModulePrinter::isOff(StringRef Message) const {
  if (O.NoWarnings)
    return true;
  const StringRef Flag = Message.split("[-W").second.split(']').first;
  bool Off = false;
  for (StringRef Word : O.Warnings)
    if (const bool Negated = Word.consume_front("no-"); Word == Flag || Word == "everything")
      Off = Negated;
  return Off;
}

void reportAtPlace(Messages &Log, const frontend::MessageStyle &Style, Messages::Message Value,
                   StringRef Message, std::unique_ptr<MemoryBuffer> Source) {
  Value.Column = std::max(Value.Column, 1u); // a function's declaration has no column
  frontend::printMessage(Log.text(), Style, Value, Message, std::move(Source));
  Log.keep(std::move(Value));
}

/// Prints a message at its location. Returns false if it has none.
bool ModulePrinter::reportPlaced(const DiagnosticInfo &Info, bool IsError, StringRef Message) {
  const auto *Placed = dyn_cast<DiagnosticInfoUnsupported>(&Info);
  if (!Placed || !Placed->isLocationAvailable())
    return false;
  StringRef Path;
  Messages::Message Value = valueOf(IsError, Message);
  Placed->getLocation(Path, Value.Line, Value.Column);
  Value.File = Path.str();
  // Reports a duplicated source call once.
  if (!Shown
           .insert(
               (Path + ":" + Twine(Value.Line) + ":" + Twine(Value.Column) + ":" + Message).str())
           .second)
    return true;
  reportAtPlace(Log, O.Messages, std::move(Value), Message, Read(Path));
  return true;
}

bool ModulePrinter::handleDiagnostics(const DiagnosticInfo &Info) {
  std::optional<Kind> MessageKind = kindOf(Info.getSeverity());
  if (!MessageKind)
    return true;
  const std::string Printed = messageOf(Info);
  // Without debug information LLVM prints an unknown location.
  StringRef Message = StringRef(Printed).trim();
  const bool HasNoPlace =
      Message.consume_front("<unknown>:0:0: ") || isa<DiagnosticInfoUnsupported>(Info);
  if (MessageKind == Kind::Warning && isOff(Message))
    return true;
  if (MessageKind == Kind::Warning && O.WarningsAreErrors) {
    MessageKind = Kind::Error;
    Raised = true;
  }
  const bool IsError = MessageKind == Kind::Error;
  if (reportPlaced(Info, IsError, Message))
    return true;
  const std::string Text = HasNoPlace ? (Input + ": " + Message).str() : Message.str();
  if (IsError)
    Log.error(Text);
  else
    Log.warning(Text);
  return true;
}

} // namespace dxil::compiler
