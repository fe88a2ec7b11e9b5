// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keywords of LLVM 3.7 assembly, by number.
#include <dxil/module/Module.h>

namespace dxil::ir {

template <size_t N> static std::string_view pick(const std::string_view (&Names)[N], size_t Index) {
  return Index < N ? Names[Index] : std::string_view();
}

constexpr std::string_view OpcodeNames[] = {"add",
                                            "fadd",
                                            "sub",
                                            "fsub",
                                            "mul",
                                            "fmul",
                                            "udiv",
                                            "sdiv",
                                            "fdiv",
                                            "urem",
                                            "srem",
                                            "frem",
                                            "shl",
                                            "lshr",
                                            "ashr",
                                            "and",
                                            "or",
                                            "xor",
                                            "trunc",
                                            "zext",
                                            "sext",
                                            "fptoui",
                                            "fptosi",
                                            "uitofp",
                                            "sitofp",
                                            "fptrunc",
                                            "fpext",
                                            "ptrtoint",
                                            "inttoptr",
                                            "bitcast",
                                            "addrspacecast",
                                            "icmp",
                                            "fcmp",
                                            "select",
                                            "extractelement",
                                            "insertelement",
                                            "shufflevector",
                                            "extractvalue",
                                            "insertvalue",
                                            "getelementptr",
                                            "alloca",
                                            "load",
                                            "store",
                                            "cmpxchg",
                                            "atomicrmw",
                                            "fence",
                                            "phi",
                                            "call",
                                            "va_arg",
                                            "landingpad",
                                            "ret",
                                            "br",
                                            "switch",
                                            "indirectbr",
                                            "invoke",
                                            "resume",
                                            "unreachable"};
static_assert(std::size(OpcodeNames) == size_t(Opcode::Unreachable) + 1);

std::string_view opcodeName(Opcode O) {
  return pick(OpcodeNames, size_t(O));
}

std::string_view predicateName(uint8_t P) {
  static constexpr std::string_view Float[] = {"false", "oeq", "ogt", "oge", "olt", "ole",
                                               "one",   "ord", "uno", "ueq", "ugt", "uge",
                                               "ult",   "ule", "une", "true"};
  static constexpr std::string_view Int[] = {"eq",  "ne",  "ugt", "uge", "ult",
                                             "ule", "sgt", "sge", "slt", "sle"};
  return P < IcmpEq ? pick(Float, P) : pick(Int, size_t(P - IcmpEq));
}

std::string_view rmwName(RmwOperation O) {
  static constexpr std::string_view Names[] = {"xchg", "add", "sub", "and",  "nand", "or",
                                               "xor",  "max", "min", "umax", "umin"};
  return pick(Names, size_t(O));
}

std::string_view orderingName(Ordering O) {
  static constexpr std::string_view Names[] = {"notatomic", "unordered", "monotonic", "acquire",
                                               "release",   "acq_rel",   "seq_cst"};
  return pick(Names, size_t(O));
}

std::string_view attributeName(uint32_t Kind) {
  static constexpr std::string_view Names[] = {"",
                                               "align",
                                               "alwaysinline",
                                               "byval",
                                               "inlinehint",
                                               "inreg",
                                               "minsize",
                                               "naked",
                                               "nest",
                                               "noalias",
                                               "nobuiltin",
                                               "nocapture",
                                               "noduplicate",
                                               "noimplicitfloat",
                                               "noinline",
                                               "nonlazybind",
                                               "noredzone",
                                               "noreturn",
                                               "nounwind",
                                               "optsize",
                                               "readnone",
                                               "readonly",
                                               "returned",
                                               "returns_twice",
                                               "signext",
                                               "alignstack",
                                               "ssp",
                                               "sspreq",
                                               "sspstrong",
                                               "sret",
                                               "sanitize_address",
                                               "sanitize_thread",
                                               "sanitize_memory",
                                               "uwtable",
                                               "zeroext",
                                               "builtin",
                                               "cold",
                                               "optnone",
                                               "inalloca",
                                               "nonnull",
                                               "jumptable",
                                               "dereferenceable",
                                               "dereferenceable_or_null",
                                               "convergent",
                                               "safestack",
                                               "argmemonly"};
  return pick(Names, Kind);
}

} // namespace dxil::ir
