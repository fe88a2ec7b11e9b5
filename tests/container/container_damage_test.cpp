// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cuts five containers (compute, geometry and mesh shader, library, root signature) at each byte,
// and changes each byte. Reading, reflecting, dumping, listing and validating them must give a
// value or an error, within a multiple of the file's size in memory.
//
// DXIL_ALL_BYTES=1 tries all 255 changes of each byte; the default is three.
#include "../module/RoundTrip.h"
#include "BigModule.h"
#include "TestFiles.h"

#include <dxil/container/Program.h>
#include <dxil/listing/Dump.h>
#include <dxil/listing/Listing.h>
#include <dxil/listing/Reflection.h>
#include <dxil/validation/Report.h>

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

// ---- Memory in use ------------------------------------------------------------------------------

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define DXIL_SANITIZER
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define DXIL_SANITIZER // replaces operator new itself
#endif

#if defined(__linux__) && !defined(DXIL_SANITIZER)
#include <malloc.h>

static size_t InUse, Peak;

void *operator new(size_t Size) {
  void *P = std::malloc(Size ? Size : 1);
  if (!P)
    throw std::bad_alloc();
  InUse += malloc_usable_size(P);
  Peak = std::max(Peak, InUse);
  return P;
}
static void giveBack(void *P) {
  InUse -= P ? malloc_usable_size(P) : 0;
  std::free(P);
}
void operator delete(void *P) noexcept {
  giveBack(P);
}
void operator delete(void *P, size_t) noexcept {
  giveBack(P);
}

static void startCounting() {
  Peak = InUse;
}
static size_t counted(size_t Before) {
  return Peak - Before;
}
static size_t inUse() {
  return InUse;
}
#else
static void startCounting() {}
static size_t counted(size_t) {
  return 0;
}
static size_t inUse() {
  return 0;
}
#endif

using namespace dxil;

namespace {

const char *const Five[] = {"dxil/cs_minimal.0.dxil", "dxil_asm/asm_emit_then_cut.dxil",
                            "dxil/ms_point_cloud_samples.1.dxil",
                            "dxil/lib_exported_functions.2.dxil", "rootsig/rootsig_only.0.dxil"};

// Limit of memory in use at one time, for reading and everything after it.
size_t memoryLimit(size_t InputSize) {
  return (size_t(2) << 20) + 512 * InputSize;
}

// Returns true if the container can be listed.
bool survives(Bytes Input) {
  size_t Before = inUse();
  startCounting();
  bool Listed = false;
  {
    if (auto C = container::Container::parse(Input)) {
      (void)listing::reflectionJson(*C).ok();
      (void)listing::dumpContainer(*C, listing::DumpFormat::Json).ok();
    }
    auto Text = listing::listing(Input);
    Listed = Text.ok();
    if (!Text) {
      EXPECT_FALSE(Text.error().Message.empty());
    }
    validation::ValidationReport R = validation::validate(Input);
    for (const validation::Finding &F : R.Findings)
      EXPECT_FALSE(F.Message.empty());
  }
  EXPECT_LE(counted(Before), memoryLimit(Input.size()));
  // The writer must accept each module that the reader accepts.
  auto C = container::Container::parse(Input);
  if (auto M = C ? container::readModule(*C) : Result<ir::Module>(C.error())) {
    EXPECT_EQ(test::roundTripProblem(*M), std::nullopt);
  }
  return Listed;
}

} // namespace

TEST(Damage, EveryTruncation) {
  for (const char *Name : Five) {
    auto File = test::corpusFile(Name);
    ASSERT_FALSE(File.empty()) << Name;
    for (size_t N = 0; N < File.size(); ++N) {
      // A copy of exactly this size, so that a sanitizer detects reads past its end.
      std::vector<uint8_t> Cut(File.begin(), File.begin() + std::ptrdiff_t(N));
      Cut.shrink_to_fit();
      EXPECT_FALSE(survives(Cut)) << Name << " cut to " << N;
    }
    EXPECT_TRUE(survives(File));
  }
}

TEST(Damage, EveryChangeOfOneByte) {
  std::vector<int> Changes = {1, 0x80, 0xff};
  if (const char *All = std::getenv("DXIL_ALL_BYTES"); All && *All == '1') {
    Changes.clear();
    for (int C = 1; C < 256; ++C)
      Changes.push_back(C);
  }
  for (const char *Name : Five) {
    auto File = test::corpusFile(Name);
    for (size_t Position = 0; Position < File.size(); ++Position)
      for (int Change : Changes) {
        File[Position] = uint8_t(File[Position] ^ Change);
        survives(File);
        File[Position] = uint8_t(File[Position] ^ Change);
        if (HasFailure())
          FAIL() << Name << ": byte " << Position << " changed by " << Change;
      }
  }
}

// The containers for benchmarks are valid, and memory is linear in their size.
TEST(BigModule, IsValidAndTakesMemoryInProportion) {
  auto File = test::corpusFile("dxil/cs_float_math.0.dxil");
  size_t Taken[2] = {};
  for (int Round = 0; Round < 2; ++Round) {
    std::vector<uint8_t> Big = test::repeatBody(File, size_t(200000) << Round);
    ASSERT_GE(Big.size(), size_t(200000) << Round);
    EXPECT_EQ(Big, test::repeatBody(File, size_t(200000) << Round));
    size_t Before = inUse();
    startCounting();
    EXPECT_TRUE(validation::validate(Big).Findings.empty());
    EXPECT_TRUE(listing::listing(Big).ok());
    Taken[Round] = counted(Before);
    EXPECT_LE(Taken[Round], memoryLimit(Big.size()));
  }
  EXPECT_LE(Taken[1], Taken[0] * 5 / 2);
}
