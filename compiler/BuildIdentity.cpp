// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BuildIdentity.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"

#ifdef __linux__
#include <elf.h>
#include <link.h>
#endif

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

using namespace llvm;

namespace dxil::compiler {
namespace {

#ifdef __linux__

struct NoteSearch {
  std::vector<std::string> Ids; ///< names and build IDs of the libraries
  bool HasOwn = false;
  bool IsComplete = true;
};

bool isOwn(const dl_phdr_info &Object) {
  const auto Address = reinterpret_cast<uintptr_t>(&buildIdentity);
  return any_of(ArrayRef(Object.dlpi_phdr, Object.dlpi_phnum), [&](const ElfW(Phdr) & P) {
    const uintptr_t Begin = Object.dlpi_addr + P.p_vaddr;
    return P.p_type == PT_LOAD && Address >= Begin && Address - Begin < P.p_memsz;
  });
}

/// Returns true for libraries whose code affects results. The process may have many other
/// libraries, which do not matter.
bool computes(StringRef Path) {
  const StringRef Name = sys::path::filename(Path);
  return any_of(ArrayRef<StringRef>({"libLLVM", "libclang-cpp", "libstdc++", "libc++", "libm.",
                                     "libc.", "libz", "libdxil"}),
                [&](StringRef Start) { return Name.starts_with(Start); });
}

/// Returns the bytes of the note that the linker's `--build-id` writes; empty if there is none.
StringRef buildId(const dl_phdr_info &Object) {
  for (const ElfW(Phdr) & P : ArrayRef(Object.dlpi_phdr, Object.dlpi_phnum)) {
    if (P.p_type != PT_NOTE)
      continue;
    StringRef Notes(reinterpret_cast<const char *>(Object.dlpi_addr + P.p_vaddr), P.p_memsz);
    ElfW(Nhdr) Header;
    while (Notes.size() >= sizeof Header) {
      std::memcpy(&Header, Notes.data(), sizeof Header);
      Notes = Notes.drop_front(sizeof Header);
      const StringRef Name = Notes.take_front(Header.n_namesz);
      Notes = Notes.drop_front(std::min<size_t>(alignTo<4>(Header.n_namesz), Notes.size()));
      const StringRef Value = Notes.take_front(Header.n_descsz);
      Notes = Notes.drop_front(std::min<size_t>(alignTo<4>(Header.n_descsz), Notes.size()));
      if (Header.n_type == NT_GNU_BUILD_ID && Name.size() == 4 && Name.starts_with("GNU"))
        return Value;
    }
  }
  return {};
}

int addObject(dl_phdr_info *Object, size_t, void *To) {
  auto &F = *static_cast<NoteSearch *>(To);
  const bool Own = isOwn(*Object);
  const StringRef Path = Object->dlpi_name ? Object->dlpi_name : "";
  if (!Own && !computes(Path))
    return 0;
  const StringRef Id = buildId(*Object);
  F.IsComplete &= !Id.empty();
  F.HasOwn |= Own;
  F.Ids.push_back((Own ? "" : sys::path::filename(Path).str()) + '=' + Id.str());
  return 0;
}

std::optional<std::string> findIdentity() {
  NoteSearch F;
  dl_iterate_phdr(addObject, &F);
  if (!F.HasOwn || !F.IsComplete)
    return std::nullopt;
  llvm::sort(F.Ids);
  std::string Identity;
  for (const std::string &Id : F.Ids)
    Identity += Id + '\n';
#if defined(__x86_64__)
  for (const bool Has : {bool(__builtin_cpu_supports("avx2")), bool(__builtin_cpu_supports("fma")),
                         bool(__builtin_cpu_supports("fma4"))})
    Identity += Has ? '1' : '0';
#endif
  return Identity;
}

#else

std::optional<std::string> findIdentity() {
  return std::nullopt;
}

#endif

} // namespace

const std::optional<std::string> &buildIdentity() {
  static const std::optional<std::string> Identity = findIdentity();
  return Identity;
}

} // namespace dxil::compiler
