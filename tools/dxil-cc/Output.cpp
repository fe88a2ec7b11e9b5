// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Output.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil::cc {
namespace {

Error pathError(StringRef Path, std::error_code EC) {
  return createStringError("'" + Path + "': cannot be written: " + EC.message());
}

Error writeStandardOutput(StringRef Data) {
  raw_fd_ostream Out(1, /*shouldClose=*/false);
  Out << Data;
  Out.flush();
  if (!Out.has_error())
    return Error::success();
  std::error_code EC = Out.error();
  Out.clear_error();
  return pathError("standard output", EC);
}

} // namespace

Error writeOutput(StringRef Path, StringRef Data) {
  if (Path == "-")
    return writeStandardOutput(Data);
  // Anything but a regular file, such as /dev/null, cannot be replaced.
  sys::fs::file_status Status;
  bool Exists = !sys::fs::status(Path, Status) && sys::fs::exists(Status);
  if (Exists && !sys::fs::is_regular_file(Status)) {
    std::error_code EC;
    raw_fd_ostream Out(Path, EC);
    if (EC)
      return pathError(Path, EC);
    Out << Data;
    Out.flush();
    EC = Out.error();
    Out.clear_error();
    return EC ? pathError(Path, EC) : Error::success();
  }
  Expected<sys::fs::TempFile> Temp =
      sys::fs::TempFile::create(Path + ".tmp-%%%%%%%%", sys::fs::all_read | sys::fs::all_write);
  if (!Temp)
    return pathError(Path, errorToErrorCode(Temp.takeError()));
  raw_fd_ostream Out(Temp->FD, /*shouldClose=*/false);
  Out << Data;
  Out.flush();
  if (Out.has_error()) {
    std::error_code EC = Out.error();
    Out.clear_error();
    consumeError(Temp->discard());
    return pathError(Path, EC);
  }
  if (Error E = Temp->keep(Path)) {
    std::error_code EC = errorToErrorCode(std::move(E));
    consumeError(Temp->discard());
    return pathError(Path, EC);
  }
  return Error::success();
}

} // namespace dxil::cc
