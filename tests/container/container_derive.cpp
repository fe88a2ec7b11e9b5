// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Derives parts of containers from their programs and compares the bytes with the existing parts:
// shader flags, SFI0, ISG1, OSG1, PSG1 and PSV0 with masks and dependency tables, or a library's
// RDAT.
//
//   container_derive [--names] CONTAINER... | @LIST...
//
// A list has one path in each line. Counts unreadable files and skips them.
#include "RuntimeDifference.h"
#include "TestFiles.h"

#include <dxil/container/Program.h>
#include <dxil/container/derive/Completion.h>
#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/container/derive/SignatureParts.h>
#include <dxil/container/parts/SmallParts.h>

#include <cstdio>
#include <fstream>
#include <map>

using namespace dxil;
using namespace dxil::container;

namespace {

struct Counts {
  size_t Present = 0, Same = 0;
};

class Comparison {
public:
  explicit Comparison(bool ShowNames) : ShowNames(ShowNames) {}

  void compare(const std::string &Path);
  void print() const;

private:
  bool ShowNames;
  size_t Containers = 0, Unread = 0, Libraries = 0, AllSame = 0;
  std::map<std::string, Counts> Things;
  bool IsSame = true;

  void count(const std::string &Path, const std::string &Thing, bool Same,
             const std::string &Detail = "") {
    Counts &N = Things[Thing];
    ++N.Present;
    N.Same += Same;
    IsSame &= Same;
    if (!Same && ShowNames)
      std::printf("%s: %s %s\n", Path.c_str(), Thing.c_str(), Detail.c_str());
  }
  void completeMasks(const std::string &Path, const Analysis &A, EntryPoint &E, bool HasUsage);
  void compareParts(const std::string &Path, const container::Container &C, const ir::Module &M);
};

void Comparison::completeMasks(const std::string &Path, const Analysis &A, EntryPoint &E,
                               bool HasUsage) {
  const SignatureUse Use = signatureUse(A, E);
  bool SameUsage = true, SameDynamic = true;
  Signature *Lists[] = {&E.Input, &E.Output, &E.PatchOrPrimitive};
  for (unsigned K = 0; K < NumSignatureKinds; ++K)
    for (size_t I = 0; I < Lists[K]->size(); ++I) {
      SignatureElement &X = (*Lists[K])[I];
      SameUsage &= !HasUsage || X.UsageMask == Use[K][I].Usage;
      SameDynamic &= X.DynamicMask == Use[K][I].Dynamic;
      X.UsageMask = Use[K][I].Usage;
      X.DynamicMask = Use[K][I].Dynamic;
    }
  count(Path, "usage masks", SameUsage);
  count(Path, "dynamic masks", SameDynamic);
}

void Comparison::compareParts(const std::string &Path, const container::Container &C,
                              const ir::Module &M) {
  Analysis A(M);
  A.Info = readFacts(M);
  ModuleFacts &Info = A.Info;
  mapHandles(A);
  const uint64_t Flags = deriveCompletion(A).Flags;
  count(Path, "shader flags", Flags == Info.Flags,
        std::to_string(Flags) + ", the module has " + std::to_string(Info.Flags));
  if (const container::Part *P = C.find(container::part::SFI0))
    if (const auto Features = container::readFeatureFlags(P->Data))
      count(Path, "SFI0", *Features == featureInfo(Flags));
  if (Info.isLibrary() || Info.Entries.empty()) {
    ++Libraries;
    if (const container::Part *P = C.find(container::part::RDAT)) {
      const std::string Difference = test::runtimeDifference(A, P->Data);
      count(Path, "RDAT", Difference.empty(), Difference);
    }
    return;
  }
  EntryPoint &E = Info.Entries[0];
  completeMasks(Path, A, E, Info.validatorAtLeast(5));
  const auto Computed = viewIdState(A, E, has(Info.Flags, ShaderFlag::ViewID));
  const std::vector<uint32_t> Stored = storedViewIdState(M);
  if (!Stored.empty())
    count(Path, "dx.viewIdState", Computed && *Computed == Stored);
  auto comparePart = [&](container::FourCC Name, const std::vector<uint8_t> &Derived) {
    if (const container::Part *P = C.find(Name))
      count(Path, Name.str(),
            std::equal(P->Data.begin(), P->Data.end(), Derived.begin(), Derived.end()));
  };
  comparePart(container::part::ISG1, deriveSignaturePart(Info, E, SignatureKind::Input));
  comparePart(container::part::OSG1, deriveSignaturePart(Info, E, SignatureKind::Output));
  comparePart(container::part::PSG1, deriveSignaturePart(Info, E, SignatureKind::PatchOrPrimitive));
  comparePart(container::part::PSV0,
              derivePipelineState(A, E, Computed.value_or(std::vector<uint32_t>())));
}

void Comparison::compare(const std::string &Path) {
  const std::vector<uint8_t> Input = test::readBytes(Path);
  auto C = container::Container::parse(Input);
  if (!C || !C->find(container::part::DXIL)) {
    ++Unread;
    return;
  }
  auto M = container::readProgram(C->find(container::part::DXIL)->Data);
  if (!M) {
    ++Unread;
    return;
  }
  ++Containers;
  IsSame = true;
  compareParts(Path, *C, *M);
  AllSame += IsSame;
}

void Comparison::print() const {
  std::printf("%zu containers (%zu libraries), %zu do not read\n", Containers, Libraries, Unread);
  for (const auto &[Thing, N] : Things)
    std::printf("%-16s %zu of %zu (%.2f %%)\n", Thing.c_str(), N.Same, N.Present,
                100.0 * double(N.Same) / double(N.Present));
  std::printf("%-16s %zu of %zu\n", "all", AllSame, Containers);
}

} // namespace

int main(int Count, char **Arguments) {
  bool ShowNames = false;
  std::vector<std::string> Paths;
  for (int I = 1; I < Count; ++I) {
    const std::string Argument = Arguments[I];
    if (Argument == "--names") {
      ShowNames = true;
    } else if (Argument.starts_with("@")) {
      std::ifstream List(Argument.substr(1));
      for (std::string Path; std::getline(List, Path);)
        Paths.push_back(Path);
    } else {
      Paths.push_back(Argument);
    }
  }
  Comparison All(ShowNames);
  for (const std::string &Path : Paths)
    All.compare(Path);
  All.print();
}
