// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Definitions for names that a program linked on Debian 12 (glibc 2.36) would import from glibc
// versions above 2.31, so that the program also runs with glibc 2.31 on x86-64 Linux. They are
// hidden and need only what glibc 2.31 has. The test packaging/tarball checks that no later version
// is imported.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#pragma GCC visibility push(hidden)

// From 2.32. libstdc++ uses plain instead of atomic operations if it is true; false is always
// right.
char __libc_single_threaded = 0;

// From 2.33: earlier versions have __xstat instead. The kernel's struct stat equals glibc's.
int stat(const char *Path, struct stat *To) { return (int)syscall(SYS_stat, Path, To); }
int lstat(const char *Path, struct stat *To) { return (int)syscall(SYS_lstat, Path, To); }
int fstat(int File, struct stat *To) { return (int)syscall(SYS_fstat, File, To); }
int stat64(const char *Path, struct stat64 *To) { return (int)syscall(SYS_stat, Path, To); }
int lstat64(const char *Path, struct stat64 *To) { return (int)syscall(SYS_lstat, Path, To); }
int fstat64(int File, struct stat64 *To) { return (int)syscall(SYS_fstat, File, To); }
int mknod(const char *Path, mode_t Mode, dev_t Device) {
  return (int)syscall(SYS_mknod, Path, Mode, Device);
}
int fstatat(int Folder, const char *Path, struct stat *To, int Flags) {
  return (int)syscall(SYS_newfstatat, Folder, Path, To, Flags);
}

// From 2.33; for statistics only.
struct mallinfo2 mallinfo2(void) {
  struct mallinfo2 All = {0};
  return All;
}

// From 2.36.
uint32_t arc4random(void) {
  uint32_t Number = 0;
  while (getrandom(&Number, sizeof Number, 0) != sizeof Number)
    if (errno != EINTR)
      abort();
  return Number;
}

// Binds functions to a version that both glibc versions have. In 2.31, functions of threads are in
// libpthread.so.0, dlopen and the like in libdl.so.2.
#define DXIL_OLDER(Result, Name, Parameters, Arguments)                                            \
  __attribute__((visibility("default"))) extern Result older_##Name Parameters;                    \
  __asm__(".symver older_" #Name "," #Name "@GLIBC_2.2.5");                                        \
  Result Name Parameters { return older_##Name Arguments; }

DXIL_OLDER(int, pthread_once, (pthread_once_t * Once, void (*Call)(void)), (Once, Call))
DXIL_OLDER(int, pthread_rwlock_rdlock, (pthread_rwlock_t * Lock), (Lock))
DXIL_OLDER(int, pthread_rwlock_wrlock, (pthread_rwlock_t * Lock), (Lock))
DXIL_OLDER(int, pthread_rwlock_unlock, (pthread_rwlock_t * Lock), (Lock))
DXIL_OLDER(int, pthread_join, (pthread_t Thread, void **Result), (Thread, Result))
DXIL_OLDER(int, pthread_detach, (pthread_t Thread), (Thread))
DXIL_OLDER(int, pthread_create,
           (pthread_t * Thread, const pthread_attr_t *Attributes, void *(*Call)(void *), void *Argument),
           (Thread, Attributes, Call, Argument))
DXIL_OLDER(int, pthread_sigmask, (int How, const sigset_t *Set, sigset_t *Old), (How, Set, Old))
DXIL_OLDER(int, pthread_key_create, (pthread_key_t * Key, void (*Destroy)(void *)), (Key, Destroy))
DXIL_OLDER(int, pthread_key_delete, (pthread_key_t Key), (Key))
DXIL_OLDER(int, pthread_setspecific, (pthread_key_t Key, const void *Value), (Key, Value))
DXIL_OLDER(void *, pthread_getspecific, (pthread_key_t Key), (Key))
DXIL_OLDER(void *, dlopen, (const char *Path, int Mode), (Path, Mode))
DXIL_OLDER(void *, dlsym, (void *Library, const char *Name), (Library, Name))
DXIL_OLDER(char *, dlerror, (void), ())
DXIL_OLDER(int, dlclose, (void *Library), (Library))
DXIL_OLDER(double, hypot, (double A, double B), (A, B))

#ifdef DXIL_PROGRAM
// From 2.34, where glibc runs a program's constructors. Earlier, the program's start code passes a
// function that runs them.
extern void (*__preinit_array_start[])(int, char **, char **), (*__preinit_array_end[])(int, char **, char **);
extern void (*__init_array_start[])(int, char **, char **), (*__init_array_end[])(int, char **, char **);
extern void _init(void);

static void runConstructors(int Count, char **Arguments, char **Environment) {
  for (size_t I = 0; I < (size_t)(__preinit_array_end - __preinit_array_start); ++I)
    __preinit_array_start[I](Count, Arguments, Environment);
  _init();
  for (size_t I = 0; I < (size_t)(__init_array_end - __init_array_start); ++I)
    __init_array_start[I](Count, Arguments, Environment);
}

__attribute__((visibility("default"))) extern int older_start(int (*)(int, char **, char **), int, char **, void (*)(int, char **, char **), void (*)(void),
                       void (*)(void), void *);
__asm__(".symver older_start,__libc_start_main@GLIBC_2.2.5");

int __libc_start_main(int (*Main)(int, char **, char **), int Count, char **Arguments,
                      void (*Init)(int, char **, char **), void (*Finish)(void), void (*EndLoader)(void), void *Stack) {
  (void)Init;
  return older_start(Main, Count, Arguments, runConstructors, Finish, EndLoader, Stack);
}
#endif
