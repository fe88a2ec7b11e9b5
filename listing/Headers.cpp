// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tables before the assembly: contents of the parts.
#include "Headers.h"

#include <dxil/container/Digest.h>
#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/generated/PartWords.h>
#include <dxil/generated/SemanticWords.h>
#include <dxil/ops/queries.h>

#include <cstdio>

namespace dxil::listing {

using namespace container;

using detail::Table;
using std::to_string;

using namespace detail;

static const char *digestStateText(DigestState S) {
  switch (S) {
  case DigestState::Unsigned: return "none: not validated";
  case DigestState::Bypass: return "developer bypass";
  case DigestState::Preview: return "preview shader model";
  case DigestState::Matching: return "matches";
  case DigestState::Mismatching: return "does not match the bytes";
  }
  return "";
}

std::string partTable(const Container &C) {
  std::string Out = "; DXContainer " + to_string(C.versionMajor()) + "." +
                    to_string(C.versionMinor()) + ", " + to_string(C.bytes().size()) +
                    " bytes, digest " + digestText(C.digest()) + " (" +
                    digestStateText(C.digestState()) + ")\n";
  Table T({"part", "offset", "size"});
  for (const Part &P : C.parts())
    T.row({P.Name.str(), to_string(P.DataOffset), to_string(P.Data.size())});
  return Out + T.str();
}

static std::string problem(const Error &E) {
  return "; error: " + printable(E.str()) + "\n";
}

static std::string shaderLine(const Container &C) {
  const Part *P = C.find(part::DXIL);
  if (!P)
    return {};
  auto H = readProgramHeader(P->Data);
  if (!H)
    return problem(H.error());
  std::string Prefix(stagePrefix(H->ShaderKind)), Name(stageName(H->ShaderKind));
  return "; shader " + (Prefix.empty() ? "kind " + to_string(H->ShaderKind) : Prefix) + "_" +
         to_string(H->ShaderMajor) + "_" + to_string(H->ShaderMinor) + " (" + Name + "), DXIL " +
         to_string(H->DxilMajor) + "." + to_string(H->DxilMinor) + ", " +
         to_string(H->BitcodeSize) + " bytes of bitcode\n";
}

static std::string features(Bytes Data) {
  auto F = readFeatureFlags(Data);
  if (!F)
    return problem(F.error());
  if (!*F)
    return "; features: none\n";
  std::string Out = "; features:\n";
  for (uint32_t Bit = 0; Bit < 64; ++Bit)
    if (*F >> Bit & 1) {
      std::string Name(featureName(Bit));
      Out += ";   " + (Name.empty() ? "bit " + to_string(Bit) : Name) + "\n";
    }
  return Out;
}

// A column is as wide as its longest text, and elements may share a text.
static constexpr size_t MaxSemanticName = 256;

static std::string signature(const Part &P, const char *Title) {
  auto S = readSignature(P.Data, P.Name);
  std::string Out = std::string("; ") + Title + " signature:";
  if (!S)
    return Out + "\n" + problem(S.error());
  if (S->Elements.empty())
    return Out + " none\n";
  Table T({"name", "index", "mask", "register", "sysvalue", "format",
           P.Name == part::ISG1 ? "reads" : "unused", "stream"});
  for (const SignaturePartElement &E : S->Elements) {
    std::string Value(partSystemValueWord(E.SystemValue)),
        Format(componentTypeName(E.Component, E.MinPrecision));
    T.row({printable(std::string_view(E.SemanticName).substr(0, MaxSemanticName)),
           to_string(E.Index), maskText(E.Mask), E.Register == ~0u ? "n/a" : to_string(E.Register),
           Value.empty() ? to_string(E.SystemValue) : Value,
           Format.empty() ? to_string(E.Component) : Format, maskText(E.ExclusiveMask),
           to_string(E.Stream)});
  }
  return Out + "\n" + T.str();
}

static std::string rootSignature(Bytes Data) {
  auto S = readRootSignature(Data);
  if (!S)
    return "; root signature:\n" + problem(S.error());
  char Flags[16];
  std::snprintf(Flags, sizeof Flags, "0x%x", S->Flags);
  std::string Out = "; root signature 1." + to_string(S->Version - 1) + ", flags " + Flags + ":\n";
  Table T({"parameter", "kind", "visibility", "register", "space", "count", "flags"});
  for (size_t I = 0; I < S->Parameters.size(); ++I) {
    const RootParameter &P = S->Parameters[I];
    std::string Count = P.Type == 1 ? to_string(P.Num32BitValues) : "",
                Stages = visibilityName(P.Visibility);
    if (P.Type)
      T.row({to_string(I), rootParameterName(P.Type), Stages, to_string(P.Register),
             to_string(P.Space), Count, to_string(P.Flags)});
    else
      T.row({to_string(I), rootParameterName(P.Type), Stages, "", "", "", ""});
    for (const DescriptorRange &R : P.Ranges)
      T.row({"",
             std::string("  ") + (findNumber(DescriptorRangeTypes, R.Type)
                                      ? descriptorRangeName(R.Type)
                                      : "range " + to_string(R.Type)),
             "", to_string(R.BaseRegister), to_string(R.Space),
             R.Count == ~0u ? "unbounded" : to_string(R.Count), to_string(R.Flags)});
  }
  for (const StaticSampler &P : S->Samplers)
    T.row({"", "static sampler", visibilityName(P.Visibility), to_string(P.Register),
           to_string(P.Space), "", "filter " + to_string(P.Filter)});
  return T.empty() ? Out : Out + T.str();
}

static std::string compiler(Bytes Data) {
  auto V = readCompilerVersion(Data);
  if (!V)
    return problem(V.error());
  std::string Out = "; compiler " + to_string(V->Major) + "." + to_string(V->Minor) + "." +
                    to_string(V->CommitCount);
  if (!V->CommitSha.empty())
    Out += ", commit " + printable(V->CommitSha);
  if (!V->Custom.empty())
    Out += ", version " + printable(V->Custom);
  return Out + "\n";
}

static std::string smallParts(const Container &C) {
  std::string Out;
  if (const Part *P = C.find(part::HASH)) {
    auto H = readShaderHash(P->Data);
    Out += H ? "; shader hash " + digestText(H->Hash) +
                   (H->IncludesSource ? " (includes the source)\n" : "\n")
             : problem(H.error());
  }
  if (const Part *P = C.find(part::ILDN)) {
    auto N = readDebugName(P->Data);
    Out += N ? "; debug file " + printable(N->Name) + "\n" : problem(N.error());
  }
  if (const Part *P = C.find(part::VERS))
    Out += compiler(P->Data);
  return Out;
}

std::string detail::headerTables(const Container &C, const ir::Module *M, const ir::Module *Names) {
  std::string Out = partTable(C) + ";\n" + shaderLine(C);
  if (M)
    Out += moduleTables(*M);
  Out += smallParts(C);
  for (const Part &P : C.parts()) {
    if (P.Name == part::SFI0)
      Out += ";\n" + features(P.Data);
    else if (P.Name == part::ISG1 || P.Name == part::ISGN)
      Out += ";\n" + signature(P, "input");
    else if (P.Name == part::OSG1 || P.Name == part::OSGN || P.Name == part::OSG5)
      Out += ";\n" + signature(P, "output");
    else if (P.Name == part::PSG1 || P.Name == part::PCSG)
      Out += ";\n" + signature(P, "patch constant or primitive");
    else if (P.Name == part::PSV0)
      Out += ";\n" + pipelineState(P.Data, C, M);
    else if (P.Name == part::RTS0)
      Out += ";\n" + rootSignature(P.Data);
    else if (P.Name == part::RDAT)
      Out += ";\n" + runtimeData(P.Data);
  }
  if (!Names)
    Names = M;
  if (Names)
    Out += bufferDefinitions(*Names) + resourceTable(*Names);
  return Out;
}

Result<ir::Module> detail::readNames(const Container &C) {
  const Part *Stat = C.find(part::STAT);
  return Stat ? readProgram(Stat->Data, "STAT") : Result<ir::Module>(Error());
}

Result<ir::Module> detail::readDebugModule(const Container &C, const ir::Module &M) {
  const Part *Debug = M.Locations.empty() ? C.find(part::ILDB) : nullptr;
  return Debug ? readProgram(Debug->Data, "ILDB") : Result<ir::Module>(Error());
}

std::string headerTables(const Container &C, const ir::Module *M) {
  const Result<ir::Module> Names = detail::readNames(C);
  return detail::headerTables(C, M, Names ? &*Names : nullptr);
}

} // namespace dxil::listing
