// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares the ops of a DXIL.td in LLVM's schema with those of the model.
#pragma once

#include <string>
#include <vector>

namespace llvm {
class RecordKeeper;
class StringRef;
} // namespace llvm

namespace dxil::emitters {
struct Model;

/// Returns the core ops as records of LLVM's schema (-gen-llvm-dxil-td).
std::string llvmRecords(const Model &M, const llvm::RecordKeeper &Records);

/// A difference of an op between a DXIL.td and the model, or an op that the DXIL.td lacks.
struct AuditFinding {
  unsigned Line = 0; ///< line of the record, from 1; 0 for a missing op
  unsigned Opcode = 0;
  std::string Op;       ///< name in the DXIL.td; for a missing op the name in the model
  std::string Property; ///< "stages", "attributes", "overloads", "class", "signature", "opcode",
                        ///< "missing" or "unknown"
  std::string Message;  ///< text such as "from DXIL 1.6: lacks compute, node"
};

/// Parses the DXIL.td at \p Path and compares its records with \p Ours, a file made by
/// llvmRecords(). Findings are in the order of opcodes. Returns false after errors of the parser,
/// or if the file has no record of class DXILOp.
bool auditLLVMRecords(const std::string &Path, const std::vector<std::string> &Includes,
                      const std::string &Ours, std::vector<AuditFinding> &Findings);

/// Returns the findings, one in each line, as a compiler prints them: "DXIL.td:12: DerivCoarseX:
/// stages: ...".
std::string auditText(const std::string &Path, const std::vector<AuditFinding> &Findings);
/// Returns the findings as a Markdown page.
std::string auditPage(const std::string &Path, const std::vector<AuditFinding> &Findings);

} // namespace dxil::emitters
