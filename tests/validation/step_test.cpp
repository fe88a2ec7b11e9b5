// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests that time and memory are bounded by a small multiple of the input (Validator.h,
// ModuleReader.h). Counts steps instead of measuring time: this program compiles the ground floor
// with a counter in each basic block. operator new counts bytes.
#include "../../fuzz/DeepFiles.h"
#include "../container/BigModule.h"
#include "../container/BranchingShader.h"
#include "../container/TestFiles.h"

#include <dxil/container/ContainerWriter.h>
#include <dxil/listing/Dump.h>
#include <dxil/listing/Listing.h>
#include <dxil/listing/Reflection.h>
#include <dxil/validation/Report.h>

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <map>
#include <new>

static uint64_t Steps = 0, Allocated = 0;

extern "C" void __sanitizer_cov_trace_pc() {
  ++Steps;
}

void *operator new(size_t Size) {
  Allocated += Size;
  if (void *P = std::malloc(Size ? Size : 1))
    return P;
  std::abort();
}
void operator delete(void *P) noexcept {
  std::free(P);
}
void operator delete(void *P, size_t) noexcept {
  std::free(P);
}

using namespace dxil;

namespace {

struct Cost {
  uint64_t Steps, Bytes;
};

template <typename Fn> Cost costOf(Fn Run) {
  Steps = Allocated = 0;
  Run();
  return {Steps, Allocated};
}

Cost validatorCost(const std::vector<uint8_t> &Data) {
  return costOf([&] {
    std::vector<validation::FileReport> One;
    One.push_back({"input", validation::validate(Data), {}});
    (void)validation::textReport(One[0]);
    (void)validation::jsonReport(One);
    (void)validation::sarifReport(One, "test");
  });
}

Cost listingCost(const std::vector<uint8_t> &Data) {
  return costOf([&] {
    (void)listing::listing(Data).ok();
    if (auto C = container::Container::parse(Data)) {
      (void)listing::reflectionJson(*C).ok();
      (void)listing::dumpContainer(*C, listing::DumpFormat::Json).ok();
      (void)listing::dumpContainer(*C, listing::DumpFormat::Yaml).ok();
    }
  });
}

/// The bound of an input's cost: a constant, and a multiple of its bytes.
struct Bound {
  const char *Name;
  Cost (*Measure)(const std::vector<uint8_t> &);
  Cost Fixed, EachByte;
};

// A finding, of which each instruction may have one, takes some thousand steps in all reports
// together. A text may reach the limit of Listing.cpp, a megabyte, for any input.
constexpr Bound Bounds[] = {
    {"validator", validatorCost, {16 << 20, 32 << 20}, {5000, 16000}},
    {"listing", listingCost, {16 << 20, 32 << 20}, {4000, 16000}},
};

void expectWithin(const Bound &B, const std::vector<uint8_t> &Data, const std::string &Name,
                  std::map<std::string, Cost> &Worst) {
  Cost C = B.Measure(Data);
  EXPECT_GT(C.Steps, 100u) << "the library is compiled without counters";
  EXPECT_LE(C.Steps, B.Fixed.Steps + B.EachByte.Steps * Data.size())
      << B.Name << ": " << Name << ", " << Data.size() << " bytes";
  EXPECT_LE(C.Bytes, B.Fixed.Bytes + B.EachByte.Bytes * Data.size())
      << B.Name << ": " << Name << ", " << Data.size() << " bytes";
  Cost &W = Worst[B.Name];
  W.Steps = std::max(W.Steps, C.Steps / Data.size());
  W.Bytes = std::max(W.Bytes, C.Bytes / Data.size());
  if (std::getenv("DXIL_STEPS"))
    std::printf("%-10s %-30s %7zu bytes %8.1f steps, %9.1f allocated for each\n", B.Name,
                Name.c_str(), Data.size(), double(C.Steps) / double(Data.size()),
                double(C.Bytes) / double(Data.size()));
}

} // namespace

TEST(Steps, OfDeepFilesAreAMultipleOfTheirSize) {
  std::map<std::string, Cost> Worst;
  for (const fuzz::DeepFamily &F : fuzz::deepFamilies())
    for (unsigned Depth : {4u, 20u, 60u, 118u, 400u, 1500u})
      for (unsigned Seed = 0; Seed < (Depth < 400 ? 6u : 3u); ++Seed) {
        std::mt19937 Random(Seed);
        std::vector<uint8_t> Data = F.Make(Depth, Random);
        ASSERT_FALSE(Data.empty()) << F.Name;
        for (const Bound &B : Bounds)
          expectWithin(B, Data, F.Name + (" " + std::to_string(Depth)), Worst);
      }
  for (const auto &[Name, C] : Worst)
    std::printf("  %-10s at most %llu steps and %llu bytes for each byte\n", Name.c_str(),
                static_cast<unsigned long long>(C.Steps), static_cast<unsigned long long>(C.Bytes));
}

// Doubling the depth must about double the steps: quadratic growth shows in large files long before
// it exceeds the bound of small ones.
TEST(Steps, GrowWithTheSize) {
  for (const fuzz::DeepFamily &F : fuzz::deepFamilies())
    for (const Bound &B : Bounds) {
      std::mt19937 One(7), Two(7);
      std::vector<uint8_t> Small = F.Make(1000, One), Large = F.Make(4000, Two);
      double Size = double(Large.size()) / double(Small.size());
      uint64_t Before = B.Measure(Small).Steps, After = B.Measure(Large).Steps;
      // Text may repeat a name at each use, up to the limit of Listing.cpp.
      double Little = 1000 * double(Large.size());
      EXPECT_LE(double(After),
                std::max(Little, 1.6 * Size * double(Before)) + double(B.Fixed.Steps))
          << B.Name << ": " << F.Name << ": " << Small.size() << " and " << Large.size()
          << " bytes";
    }
}

// From a kilobyte on, the cost of a byte does not grow with the size: for code in one block, code
// with many branches and loads, and code whose outputs have followed dependencies.
TEST(Steps, OfEachByteDoNotGrow) {
  const std::vector<uint8_t> Seed = dxil::test::corpusFile("dxil/cs_float_math.0.dxil");
  const std::pair<const char *, std::function<std::vector<uint8_t>(size_t)>> Kinds[] = {
      {"one block", [&](size_t Size) { return dxil::test::repeatBody(Seed, Size); }},
      {"branches", [](size_t Size) { return dxil::test::branchingShader(false, Size / 131 + 1); }},
      {"branches and outputs",
       [](size_t Size) { return dxil::test::branchingShader(true, Size / 131 + 1); }},
  };
  for (const auto &[Name, Make] : Kinds)
    for (const Bound &B : Bounds) {
      Cost Before{};
      for (size_t Size = 1 << 10; Size <= size_t(1) << 20; Size <<= 2) {
        const std::vector<uint8_t> Data = Make(Size);
        ASSERT_FALSE(Data.empty()) << Name;
        EXPECT_TRUE(validation::validate(Data).Findings.empty()) << Name;
        Cost C = B.Measure(Data);
        C.Steps = C.Steps * 1000 / Data.size();
        C.Bytes = C.Bytes * 1000 / Data.size();
        std::printf("  %-10s %-20s %8zu bytes: %8.1f steps, %8.1f bytes for each\n", B.Name, Name,
                    Data.size(), double(C.Steps) / 1000, double(C.Bytes) / 1000);
        // Small containers have fixed costs, so they are not compared. Tables that grow by doubling
        // may have up to twice the room.
        if (Data.size() <= size_t(8) << 10)
          continue;
        if (Before.Steps) {
          EXPECT_LE(C.Steps, Before.Steps + Before.Steps / 10) << B.Name << ": " << Name;
          EXPECT_LE(C.Bytes, Before.Bytes + Before.Bytes / 2) << B.Name << ": " << Name;
        }
        Before = C;
      }
    }
}

TEST(Steps, OfTheCorpusAreFarBelowTheBound) {
  std::map<std::string, Cost> Worst;
  for (const auto &Path : dxil::test::corpusFiles())
    for (const Bound &B : Bounds)
      expectWithin(B, dxil::test::readBytes(Path), Path.filename().string(), Worst);
  for (const Bound &B : Bounds) {
    EXPECT_LE(Worst[B.Name].Steps, 300u) << B.Name;
    EXPECT_LE(Worst[B.Name].Bytes, 600u) << B.Name;
  }
  for (const auto &[Name, C] : Worst)
    std::printf("  %-10s at most %llu steps and %llu bytes for each byte\n", Name.c_str(),
                static_cast<unsigned long long>(C.Steps), static_cast<unsigned long long>(C.Bytes));
}
