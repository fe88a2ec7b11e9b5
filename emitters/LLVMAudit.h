// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares the operations of somebody's DXIL.td in LLVM's schema with those of the model.
#pragma once

#include <string>
#include <vector>

namespace llvm {
class RecordKeeper;
class StringRef;
} // namespace llvm

namespace dxil::emitters {
struct Model;

/// The core ops as records of LLVM's schema (-gen-llvm-dxil-td).
std::string llvmRecords(const Model &M, const llvm::RecordKeeper &Records);

/// What an op of a DXIL.td says otherwise than the model, or that it lacks an op.
struct AuditFinding {
  unsigned Line = 0; ///< of the record, from 1; 0 for an op that is missing
  unsigned Opcode = 0;
  std::string Op;       ///< as the DXIL.td names it; a missing op as the model does
  std::string Property; ///< "stages", "attributes", "overloads", "class", "signature", "opcode",
                        ///< "missing" or "unknown"
  std::string Message;  ///< "from DXIL 1.6: lacks compute, node"
};

/// Parses the DXIL.td at \p Path and compares its records with \p Ours, a file of llvmRecords().
/// Findings are in the order of opcodes. Returns false after the errors of the parser, or if the
/// file has no record of class DXILOp.
bool auditLLVMRecords(const std::string &Path, const std::vector<std::string> &Includes,
                      const std::string &Ours, std::vector<AuditFinding> &Findings);

/// The findings, one a line as a compiler prints them: "DXIL.td:12: DerivCoarseX: stages: ...".
std::string auditText(const std::string &Path, const std::vector<AuditFinding> &Findings);
/// The findings as a page of Markdown.
std::string auditPage(const std::string &Path, const std::vector<AuditFinding> &Findings);

} // namespace dxil::emitters
