// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RoundTrip.h"

#include <dxil/module/Assembly.h>
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/ModuleCheck.h>
#include <dxil/module/ModuleReader.h>
#include <dxil/module/ModuleWriter.h>

#include <algorithm>

namespace dxil::test {

namespace {

std::string lineAt(const std::string &Text, size_t Position) {
  size_t Begin = Position ? Text.rfind('\n', Position - 1) + 1 : 0;
  return Text.substr(Begin, Text.find('\n', Begin) - Begin);
}

constexpr uint64_t MostText = uint64_t(1) << 28;

std::string firstDifference(const std::string &Before, const std::string &After) {
  const size_t Position = size_t(std::ranges::mismatch(Before, After).in1 - Before.begin());
  return "'" + lineAt(Before, Position) + "' became '" +
         lineAt(After, std::min(Position, After.size())) + "'";
}

std::optional<std::string> difference(const ir::Module &A, const ir::Module &B) {
  ir::AssemblyOptions Options;
  Options.MaxBytes = MostText;
  auto Before = ir::writeAssembly(A, Options), After = ir::writeAssembly(B, Options);
  if (Before.ok() != After.ok())
    return "only one of the two prints";
  if (!Before || *Before == *After)
    return std::nullopt;
  return firstDifference(*Before, *After);
}

} // namespace

std::optional<std::string> roundTripProblem(const ir::Module &M) {
  if (Status Done = ir::checkTables(M); !Done)
    return Done.message();
  auto First = ir::writeBitcode(M);
  if (!First)
    return "writing: " + First.error().str();
  auto Again = ir::readBitcode(*First);
  if (!Again)
    return "reading what was written: " + Again.error().str();
  if (auto Problem = difference(M, *Again))
    return Problem;
  auto Second = ir::writeBitcode(*Again);
  if (!Second)
    return "writing again: " + Second.error().str();
  if (*First != *Second)
    return "the second bytes are not the first";
  return std::nullopt;
}

std::optional<std::string> textProblem(const ir::Module &M, bool &SameBytes) {
  ir::AssemblyOptions Options;
  Options.MaxBytes = MostText;
  SameBytes = false;
  auto Text = ir::writeAssembly(M, Options);
  if (!Text)
    return std::nullopt;
  auto Parsed = ir::parseAssembly(*Text);
  if (!Parsed)
    return "parsing: " + Parsed.error().str();
  if (Status Done = ir::checkTables(*Parsed); !Done)
    return "parsed: " + Done.message();
  auto Again = ir::writeAssembly(*Parsed, Options);
  if (!Again)
    return "printing again: " + Again.error().str();
  if (*Text != *Again)
    return firstDifference(*Text, *Again);
  auto Expected = ir::writeBitcode(M), Written = ir::writeBitcode(*Parsed);
  if (!Expected || !Written)
    return "writing what was parsed";
  SameBytes = *Expected == *Written;
  if (SameBytes)
    return std::nullopt;
  auto Read = ir::readBitcode(*Written);
  if (!Read)
    return "reading what was parsed and written: " + Read.error().str();
  return difference(M, *Read);
}

std::optional<std::string> orderProblem(const ir::Module &M) {
  ir::AssemblyOptions Options;
  Options.MaxBytes = MostText;
  auto Text = ir::writeAssembly(M, Options);
  auto Bytes = ir::writeBitcode(M);
  if (!Text || !Bytes)
    return std::nullopt;
  auto Copy = ir::readBitcode(*Bytes);
  auto Parsed = ir::parseAssembly(*Text);
  if (!Copy || !Parsed)
    return "reading what was written";
  const ir::Module Ordered = ir::inWritingOrder(std::move(*Copy));
  if (Status Done = ir::checkTables(Ordered); !Done)
    return "ordered: " + Done.message();
  if (auto Problem = difference(M, Ordered))
    return "ordered: " + *Problem;
  auto OfText = ir::writeBitcode(*Parsed), OfOrder = ir::writeBitcode(Ordered);
  if (!OfText || !OfOrder)
    return "writing what was ordered";
  if (*OfText != *OfOrder)
    return "ordered: other bytes than those of its text";
  return std::nullopt;
}

} // namespace dxil::test
