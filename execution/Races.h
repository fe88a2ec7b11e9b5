// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds races: two threads of a launch access the same bytes, at least one of them writes, not both
// use atomic operations, and no barrier orders them. For each accessed word of memory, the finder
// keeps the last two threads that read it, wrote it and changed it atomically, each with its
// barrier phase. A write of the value that is already there is no race: in any order, memory and
// the other thread's value are the same.
#pragma once

#include "Machine.h"

#include <unordered_map>

namespace dxil::execution {

/// A groupshared variable of a program.
struct SharedVariable {
  uint64_t Offset = 0, Size = 0;
  std::string Name;
};

enum class AccessKind : uint8_t { Read, Write, Atomic };

class RaceFinder {
public:
  /// Memory limit of the finder; accesses beyond it are not tracked.
  static constexpr uint64_t MaxBytes = uint64_t(1) << 30;

  /// Forgets all accesses: a new launch begins.
  void startLaunch() { Pages.clear(); }
  /// Forgets accesses to a group's memory.
  void startGroup(const uint8_t *Shared, uint64_t Bytes);
  /// Records that a lane accesses memory. `Changes`: the write changes the value.
  void touch(const Lane &By, const CallSite &Site, const void *Place, unsigned Bytes,
             AccessKind Kind, bool Changes);
  /// Adds the races to the log.
  void report(FaultLog &Log);

private:
  struct Access {
    const CallSite *Site = nullptr;
    uint64_t Group = 0;
    uint32_t Phase = 0;
    uint16_t Thread = 0;
    uint8_t Bytes = 0; ///< a mask; 0: no access
    bool Changes = false;
  };
  struct Word {
    std::array<std::array<Access, 2>, 3> Last; ///< last accesses, by AccessKind
  };
  static constexpr size_t PageWords = 256;
  using Page = std::array<Word, PageWords>;

  void touchWord(Word &W, const Access &New, AccessKind Kind, const Lane &By, const uint8_t *Place);
  void found(const Access &New, const Access &Old, AccessKind NewKind, AccessKind OldKind,
             const Lane &By, const uint8_t *Place);

  std::unordered_map<uint64_t, std::unique_ptr<Page>> Pages; ///< pages by address
  std::map<std::pair<const CallSite *, const CallSite *>, Fault> Reported;
};

/// The memory accesses of an op that a lane runs on this host thread.
struct AccessWatch {
  const Lane *By = nullptr;
  const CallSite *Site = nullptr;
  RaceFinder *Races = nullptr; ///< race detection; null if there is none
  bool ReadsOutside = false, WritesOutside = false;
};
/// Returns the watch of the op that runs, or null.
AccessWatch *&currentWatch();

} // namespace dxil::execution
