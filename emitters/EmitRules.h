// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Emitters of the validation rules and of LLVM's instructions. The functions have the type
// EmitFileFn.
#pragma once

namespace llvm {
class raw_ostream;
class RecordKeeper;
} // namespace llvm

namespace dxil::emitters {
struct Model;

/// include/dxil/generated/Rules.h: enum Rule, RuleInfo and one typed message function for each
/// rule.
bool emitRuleHeader(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/Rules.inc: the initializers of RuleInfo, by number.
bool emitRuleTable(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/Instructions.inc: DXIL_INSTRUCTION(...) for each LLVM instruction.
bool emitInstructionTable(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/SystemValues.h: each system value and its role at each signature point.
bool emitSystemValues(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/SignatureNumbers.inc: DXIL_SIGNATURE_NUMBER(...) for each system value.
bool emitSignatureNumbers(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// docs/rules.md.
bool emitRuleDocs(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

} // namespace dxil::emitters
