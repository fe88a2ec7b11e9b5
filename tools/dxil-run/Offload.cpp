// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-run --offload: a backend for llvm/offload-test-suite.
#include "Options.h"

#include "description/Image.h"
#include "description/Report.h"
#include "offload/Pipeline.h"
#include "offload/Yaml.h"

using namespace dxil;
using namespace dxil::execution;

namespace {

constexpr size_t MostDifferences = 32;

/// Reads the pipeline and its shaders. Shaders of a library share one file.
Status readInputs(const CommandLine &C, OffloadPipeline &Pipeline,
                  std::vector<OffloadProgram> &Programs) {
  const auto Text = readFile(C.Inputs[0], MostInputBytes);
  if (!Text)
    return Text.error();
  const auto Tree = parseYaml({reinterpret_cast<const char *>(Text->data()), Text->size()});
  if (!Tree)
    return failure(C.Inputs[0] + ":" + Tree.message());
  auto Read = readOffloadPipeline(*Tree);
  if (!Read)
    return failure(C.Inputs[0] + ": " + Read.message());
  Pipeline = std::move(*Read);
  const size_t Given = C.Inputs.size() - 1, Wanted = Pipeline.Shaders.size();
  if (Given != Wanted && !(Given == 1 && Pipeline.Launch.contains("rays")))
    return failure("the pipeline has " + std::to_string(Wanted) + " shaders, but " +
                   std::to_string(Given) + " containers are given");
  for (size_t I = 1; I < C.Inputs.size(); ++I) {
    auto Bytes = readFile(C.Inputs[I], MostInputBytes);
    if (!Bytes)
      return Bytes.error();
    Programs.push_back({C.Inputs[I], std::move(*Bytes)});
  }
  return {};
}

/// Copies the results to their buffers.
void takeResults(const OffloadRun &Run, const RunOutcome &O, OffloadPipeline &To) {
  for (const OffloadRun::Binding &B : Run.Bindings)
    for (const RunResult &R : O.Results)
      if (R.Name == B.Result) {
        OffloadBuffer &Buffer = To.Buffers[B.Buffer];
        const std::vector<uint8_t> &Bytes = R.IsTarget ? R.Picture->Data : R.Bytes;
        Buffer.Elements[B.Element] = B.IsWide ? Buffer.narrowed(Bytes) : Bytes;
        if (R.Counter)
          Buffer.Counters.push_back(*R.Counter);
      }
}

/// Writes a buffer as PNG. Its texels are four floats, or have another format of a render target.
Status writeImage(const OffloadBuffer &B, const std::string &Path) {
  const TextureShape Shape{std::max(1u, B.Extent.Width), std::max(1u, B.Extent.Height)};
  const auto Picture =
      targetOfTexture(Shape, B.Elements[0], &B.type(), B.Channels, findFormat(B.texelFormat()));
  return Picture ? writePng(Path, pictureOf(*Picture)) : failure("'" + B.Name + "' is no picture");
}

} // namespace

int runOffload(const tool::Tool &T, const CommandLine &C) {
  OffloadPipeline Pipeline;
  std::vector<OffloadProgram> Programs;
  if (Status Done = readInputs(C, Pipeline, Programs); !Done)
    return T.fail(Done.message());
  const auto Run = describeOffload(Pipeline, Programs);
  if (!Run)
    return T.fail(Run.message());
  Description D;
  D.OnFault = C.OnFault;
  if (Status Done = readDescription(Run->Description, "", Programs[0].Path,
                                    std::move(Programs[0].Container), loadOptions(C), D);
      !Done)
    return T.fail(C.Inputs[0] + ": " + Done.message());
  const RunOutcome O = runDescription(D, runOptions(C));
  T.printDiagnostics(faultsReport(O, D.OnFault));
  if (!O.Done)
    return T.fail(C.Inputs[0] + ": " + O.Done.message());
  takeResults(*Run, O, Pipeline);
  bool AsExpected = !O.hasErrors(D.OnFault);
  for (const OffloadCheck &Check : Pipeline.Checks)
    for (const std::string &Line :
         compareOffload(Check, *Pipeline.find(Check.Actual), *Pipeline.find(Check.Expected),
                        MostDifferences)) {
      AsExpected = false;
      T.printDiagnostics(C.Inputs[0] + ": error: " + Line + "\n");
    }
  if (!AsExpected)
    return tool::ExitNegative;
  if (!C.ImageOf.empty()) {
    const OffloadBuffer *B = Pipeline.find(C.ImageOf);
    if (!B)
      return T.fail("no buffer '" + C.ImageOf + "'");
    const Status Done = writeImage(*B, C.Output);
    return Done ? tool::ExitGood : T.fail(Done.message());
  }
  if (C.Quiet)
    return tool::ExitGood;
  tool::Output Out(C.Output.empty() ? "-" : C.Output);
  Out.write(printOffload(Pipeline.Buffers));
  return Out.finish(T);
}
