// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The facts of a front end as the passes see them.
#pragma once

#include "dxil/contract/ModuleFacts.h"
#include "llvm/IR/PassManager.h"

#include <memory>

namespace dxil::lowering {

/// Facts that no pass has taken yet: those that a front end in this process has handed over. A
/// module from a file has none, and each pass first reads its facts from the annotations.
class FactsAnalysis : public llvm::AnalysisInfoMixin<FactsAnalysis> {
public:
  struct Result {
    std::shared_ptr<contract::ModuleFacts> Facts;
    bool invalidate(llvm::Module &, const llvm::PreservedAnalyses &,
                    llvm::ModuleAnalysisManager::Invalidator &) {
      return false;
    }
  };

  /// \p HandedOver has the facts when the analysis runs; null: there are none.
  explicit FactsAnalysis(const std::shared_ptr<contract::ModuleFacts> *HandedOver)
      : HandedOver(HandedOver) {}
  Result run(llvm::Module &, llvm::ModuleAnalysisManager &) {
    return {HandedOver && *HandedOver ? *HandedOver : std::make_shared<contract::ModuleFacts>()};
  }

  static llvm::AnalysisKey Key;

private:
  const std::shared_ptr<contract::ModuleFacts> *HandedOver;
};

/// Returns the facts of \p M that no pass has taken yet. Tools of LLVM do not register the
/// analysis.
contract::ModuleFacts &factsOf(llvm::Module &M, llvm::ModuleAnalysisManager &AM);

} // namespace dxil::lowering
