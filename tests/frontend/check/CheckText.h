// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the front end on a text up to the checked program.
#pragma once

#include "dxil/frontend/Frontend.h"
#include "frontend/source/Options.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dxil::frontend {

struct Checked {
  std::string Messages; ///< printed diagnostics
  std::string Printed;  ///< printed program
};

/// Returns options for a library: it needs no entry point, so the text may be anything.
inline Options libraryOptions() {
  Options Opts;
  Opts.Stage = Stage::Library;
  Opts.ShaderModelMinor = 6;
  return Opts;
}

inline Options computeOptions() {
  Options Opts;
  Opts.Stage = Stage::Compute;
  Opts.ShaderModelMinor = 6;
  return Opts;
}

inline Checked checkText(std::string Text, Options Opts = libraryOptions()) {
  Opts.Verify = true;
  Input In;
  In.File = "test.hlsl";
  In.Text = std::move(Text);
  Checked Result;
  llvm::raw_string_ostream Messages(Result.Messages), Printed(Result.Printed);
  llvm::LLVMContext Context;
  compile(In, Opts, Context, Messages, Until::Program, &Printed);
  return Result;
}

} // namespace dxil::frontend
