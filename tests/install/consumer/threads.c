/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 * Several threads judge, reflect and list the same files at once, and must all get what one thread
 * gets: libdxil shares no state. */
#include <dxil.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { Threads = 8, Rounds = 4, MaxFiles = 256 };

typedef struct file {
  void *bytes;
  size_t size;
  char *report, *reflection, *listing;
} file;

static file files[MaxFiles];
static int file_count;

static int read_file(const char *path, file *out) {
  FILE *stream = fopen(path, "rb");
  if (!stream)
    return 0;
  out->bytes = malloc(1 << 20);
  out->size = out->bytes ? fread(out->bytes, 1, 1 << 20, stream) : 0;
  fclose(stream);
  return out->size != 0;
}

static int look(const file *f, char **report, char **reflection, char **listing) {
  return dxil_validate(f->bytes, f->size, NULL, report) == DXIL_OK &&
         dxil_reflect(f->bytes, f->size, reflection, NULL) == DXIL_OK &&
         dxil_disassemble(f->bytes, f->size, listing, NULL) == DXIL_OK;
}

static void *work(void *start) {
  size_t differences = 0;
  for (int round = 0; round < Rounds; ++round)
    for (int i = 0; i < file_count; ++i) {
      const file *f = &files[(i + (int)(size_t)start) % file_count];
      char *report = NULL, *reflection = NULL, *listing = NULL;
      if (!look(f, &report, &reflection, &listing) || strcmp(report, f->report) ||
          strcmp(reflection, f->reflection) || strcmp(listing, f->listing))
        ++differences;
      dxil_free(report);
      dxil_free(reflection);
      dxil_free(listing);
    }
  return (void *)differences;
}

int main(int count, char **values) {
  pthread_t threads[Threads];
  size_t differences = 0;
  for (int i = 1; i < count && file_count < MaxFiles; ++i) {
    file *f = &files[file_count++];
    if (!read_file(values[i], f) || !look(f, &f->report, &f->reflection, &f->listing)) {
      fprintf(stderr, "threads: %s: cannot be read or judged\n", values[i]);
      return 1;
    }
  }
  if (!file_count)
    return 64;
  for (size_t i = 0; i < Threads; ++i)
    if (pthread_create(&threads[i], NULL, work, (void *)(i * 7)))
      return 65;
  for (int i = 0; i < Threads; ++i) {
    void *result;
    pthread_join(threads[i], &result);
    differences += (size_t)result;
  }
  if (differences)
    fprintf(stderr, "threads: %zu results differ from those of one thread\n", differences);
  return differences != 0;
}
