// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cases as text. A file is a list of directives, one on a line:
//
//   profile cs_6_6          for the cases that follow; so are flags, groups and wave
//   flags -enable-16bit-types
//   code <HLSL>             put before the checks of the file
//   check NAME : TYPE EXPRESSION | a TYPE = DATA | b TYPE = DATA -> DATA
//       each lane takes one element of each input and gives one element of TYPE; the checks of a
//       file are one shader; with a profile ps_6_N the lanes are 4 by 4 pixels, row by row, of
//       which expressions know `at` (SV_Position) and `uv`, from (0, 0) to (1, 1) over the 4 by 4
//   buffer t0,1 : DATA      (and sampler, instance) before checks: what their expressions may use
//   shader NAME             a shader of its own: buffers and expectations, then its text up to
//   `end` buffer u0 : DATA        (t, u or b; before the colon `typed F32 4` for a typed view,
//   `texture 4 2 1` and
//                           more for a texture's: see CaseResources.h)
//   sampler s0 : linear wrap
//   instance t0 : at 0 0 1 opaque triangle ...   (of the acceleration structure at t0)
//   expect u0 : DATA        (or `expect counter u0 : uint 3`)
//   expect image u0 : golden.png tolerance 2 pixels 10
//                           (of a texture; a channel may be off by 2 of 255, 10 pixels by more)
//
// DATA is a list of words: the name of a scalar type for what follows, numbers (0x... is the bits
// of a float), `zero N` and `any N` for N bytes, `ulp N` and `eps X` for the tolerance of what
// follows.
#pragma once

#include "ExpectedPicture.h"
#include "Numbers.h"

#include <dxil/execution/Executor.h>

#include <memory>
#include <string>
#include <vector>

namespace dxil::execution {

/// The expected content of one buffer.
struct Expectation {
  std::string Case; ///< the check to which it belongs
  size_t Buffer = 0;
  bool Counter = false;
  Numbers Values;
  unsigned Line = 0;                    ///< line in its file, or 0
  std::optional<ExpectedPicture> Image; ///< a picture instead of Values
  // Of a check: the numbers in a result, and the inputs of each result.
  size_t Columns = 1;
  std::vector<std::string> Inputs;
};

/// A shader to compile and run once, for one case or several checks.
struct Batch {
  std::string Name, Profile = "cs_6_6", Source;
  std::vector<std::string> Flags;
  Launch Start;
  std::vector<Buffer> Buffers;
  std::vector<Expectation> Expectations;
  // If one of several checks does not compile: a batch for each check, and one without checks.
  std::vector<Batch> Alone;
  std::string WithoutChecks;
};

/// A check: an expression over the elements of its inputs.
struct Check {
  struct Input {
    std::string Name, Type;
    Numbers Values;
  };
  std::string Name, Type, Expression;
  std::vector<Input> Inputs;
  Numbers Result;
  unsigned Line = 0;   ///< line in its file
  unsigned Column = 0; ///< column of the expression in its line, from 0
};

/// Groups the checks into shaders of at most 32 each, after `Code`. Compiler messages refer to
/// lines of `File`, unless empty.
std::vector<Batch> batchChecks(const std::vector<Check> &Checks, const std::string &Code,
                               const Batch &Settings, const std::string &File = {});

/// Runs a compiled batch on its buffers, which receive the results.
Status runBatch(Bytes Container, Batch &B);

/// Parses cases, without those that have errors. The error has a line `N: error: ...` for each of
/// these. `File` is the name in compiler messages, or empty.
Status parseCases(std::string_view Text, std::vector<Batch> &To, const std::string &File = {});

} // namespace dxil::execution
