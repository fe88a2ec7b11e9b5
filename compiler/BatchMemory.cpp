// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BatchMemory.h"

using namespace llvm;

namespace dxil::compiler {

std::optional<CacheStore::Entry> BatchMemory::read(const CacheKey &Key) const {
  const std::lock_guard<std::mutex> Guard(Lock);
  const auto Match = ByKey.find(textOf(Key));
  if (Match == ByKey.end())
    return std::nullopt;
  Used.splice(Used.begin(), Used, Match->second);
  const std::shared_ptr<const std::string> &Data = Used.front().Data;
  return Entry{Data, *Data};
}

Error BatchMemory::write(const CacheKey &Key, StringRef Data) const {
  Item New{textOf(Key).str(), std::make_shared<const std::string>(Data)};
  if (New.size() > Limit / 16)
    return Error::success();
  const std::lock_guard<std::mutex> Guard(Lock);
  const auto [Slot, IsNew] = ByKey.try_emplace(New.Key);
  if (!IsNew) {
    Bytes -= Slot->second->size();
    Used.erase(Slot->second);
  }
  Bytes += New.size();
  Used.push_front(std::move(New));
  Slot->second = Used.begin();
  while (Bytes > Limit) {
    Bytes -= Used.back().size();
    ByKey.erase(Used.back().Key);
    Used.pop_back();
  }
  return Error::success();
}

uint64_t BatchMemory::bytes() const {
  const std::lock_guard<std::mutex> Guard(Lock);
  return Bytes;
}

} // namespace dxil::compiler
