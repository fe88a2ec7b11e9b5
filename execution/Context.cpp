// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C library's contexts also save the signal mask, with two system calls for each switch, which
// takes longer than the work of waves between barriers. On known processors this file switches the
// registers itself.
#include "Context.h"

#if defined(__x86_64__)

// Calls preserve six registers and the floating-point modes.
extern "C" void dxilChangeStack(void **From, void *To) __attribute__((visibility("hidden")));
extern "C" void dxilStartStack() __attribute__((visibility("hidden")));
asm(R"(
    .text
    .hidden dxilChangeStack
    .globl dxilChangeStack
    .type dxilChangeStack, @function
dxilChangeStack:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    subq $8, %rsp
    stmxcsr (%rsp)
    fnstcw 4(%rsp)
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    ldmxcsr (%rsp)
    fldcw 4(%rsp)
    addq $8, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
    .size dxilChangeStack, .-dxilChangeStack
    .hidden dxilStartStack
    .globl dxilStartStack
    .type dxilStartStack, @function
dxilStartStack:
    movq %r12, %rdi
    callq *%r13
    ud2
    .size dxilStartStack, .-dxilStartStack
)");

namespace dxil::execution {

void Context::prepare(void *Stack, size_t Bytes, Function F, void *Argument) {
  struct Frame {
    uint32_t FloatMode;
    uint32_t X87Mode;
    uint64_t R15, R14, R13, R12, Rbx, Rbp, Return;
    uint64_t Above[2];
  };
  // The stack is aligned to 16 bytes when dxilStartStack begins, after its address.
  const auto End = (reinterpret_cast<uint64_t>(Stack) + Bytes) / 16 * 16;
  auto *New = reinterpret_cast<Frame *>(End - sizeof(Frame));
  static_assert(sizeof(Frame) == 80 && offsetof(Frame, Above) == 64);
  *New = {};
  uint32_t FloatMode = 0;
  uint16_t X87Mode = 0;
  asm volatile("stmxcsr %0\n\tfnstcw %1" : "=m"(FloatMode), "=m"(X87Mode));
  New->FloatMode = FloatMode;
  New->X87Mode = X87Mode;
  New->R13 = reinterpret_cast<uint64_t>(F);
  New->R12 = reinterpret_cast<uint64_t>(Argument);
  New->Return = reinterpret_cast<uint64_t>(&dxilStartStack);
  Place = New;
}

void Context::change(Context &From, Context &To) {
  dxilChangeStack(&From.Place, To.Place);
}

} // namespace dxil::execution

#else

namespace dxil::execution {

void Context::start(unsigned High, unsigned Low) {
  auto *Self = reinterpret_cast<Context *>(uint64_t(High) << 32 | Low);
  Self->Body(Self->BodyArgument);
}

void Context::prepare(void *Stack, size_t Bytes, Function F, void *Argument) {
  getcontext(&Place);
  Place.uc_stack.ss_sp = Stack;
  Place.uc_stack.ss_size = Bytes;
  Place.uc_link = nullptr;
  Body = F;
  BodyArgument = Argument;
  const auto Self = reinterpret_cast<uint64_t>(this);
  makecontext(&Place, reinterpret_cast<void (*)()>(&Context::start), 2, unsigned(Self >> 32),
              unsigned(Self));
}

void Context::change(Context &From, Context &To) {
  swapcontext(&From.Place, &To.Place);
}

} // namespace dxil::execution

#endif
