// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RootSignatureRules.h"

#include "llvm/ADT/Twine.h"

#include <map>

using namespace llvm;
using namespace llvm::hlsl::rootsig;
using llvm::dxbc::ShaderVisibility;
using llvm::dxil::ResourceClass;

namespace dxil::frontend {
namespace {

/// Registers of one class in one space, bound for the stages of a visibility.
struct Range {
  ResourceClass Class;
  ShaderVisibility Visibility;
  uint32_t Space, First, Last;
};

char letterOf(ResourceClass C) {
  switch (C) {
  case ResourceClass::SRV: return 't';
  case ResourceClass::UAV: return 'u';
  case ResourceClass::CBuffer: return 'b';
  case ResourceClass::Sampler: return 's';
  }
  return '?';
}

class Rules {
public:
  explicit Rules(ArrayRef<RootElement> Elements) : Elements(Elements) {}

  std::optional<RootSignatureConflict> run() {
    for (Current = 0; Current != Elements.size() && !Conflict; ++Current)
      std::visit([&](const auto &E) { check(E); }, Elements[Current]);
    return std::move(Conflict);
  }

private:
  void check(const dxbc::RootFlags &) {
    if (std::exchange(HasFlags, true))
      fail(Current, "RootFlags are there twice");
  }

  void check(const RootConstants &C) {
    bind(Current, {ResourceClass::CBuffer, C.Visibility, C.Space, C.Reg.Number, C.Reg.Number});
  }

  void check(const RootDescriptor &D) {
    bind(Current, {D.Type, D.Visibility, D.Space, D.Reg.Number, D.Reg.Number});
  }

  void check(const StaticSampler &S) {
    bind(Current, {ResourceClass::Sampler, S.Visibility, S.Space, S.Reg.Number, S.Reg.Number});
  }

  void check(const DescriptorTableClause &) {} // its table follows and is checked

  void check(const DescriptorTable &T) {
    if (!T.NumClauses)
      fail(Current, "a descriptor table needs descriptors (expected CBV, SRV, UAV or Sampler)");
    const auto IsSampler = [&](size_t I) {
      return std::get<DescriptorTableClause>(Elements[I]).Type == ResourceClass::Sampler;
    };
    const size_t First = Current - T.NumClauses;
    for (size_t I = First; I != Current && !Conflict; ++I) {
      if (IsSampler(I) != IsSampler(First))
        fail(I, "samplers and other descriptors are in two heaps (expected a table for each)");
      bindClause(I, T.Visibility);
    }
  }

  void bindClause(size_t I, ShaderVisibility Visibility) {
    const auto &C = std::get<DescriptorTableClause>(Elements[I]);
    uint32_t Last = ~0u;
    if (C.NumDescriptors != NumDescriptorsUnbounded)
      Last = uint32_t(
          std::min<uint64_t>(uint64_t(C.Reg.Number) + std::max(C.NumDescriptors, 1u) - 1, Last));
    bind(I, {C.Type, Visibility, C.Space, C.Reg.Number, Last});
  }

  void bind(size_t Element, const Range &R) {
    for (unsigned V = 0; V <= unsigned(ShaderVisibility::Mesh); ++V) {
      const auto Other = ShaderVisibility(V);
      if (Other != R.Visibility && Other != ShaderVisibility::All &&
          R.Visibility != ShaderVisibility::All)
        continue;
      if (const std::optional<uint32_t> Shared = sharedRegister(R, Other))
        return fail(Element, "register " + Twine(letterOf(R.Class)) + Twine(*Shared) +
                                 " of space " + Twine(R.Space) + " is bound twice");
    }
    Bound[{R.Class, R.Visibility}][{R.Space, R.Last}] = R.First;
  }

  /// Returns a register of \p R that is already bound with visibility \p V, or nothing.
  std::optional<uint32_t> sharedRegister(const Range &R, ShaderVisibility V) const {
    const auto Earlier = Bound.find({R.Class, V});
    if (Earlier == Bound.end())
      return std::nullopt;
    // Bound ranges do not overlap, so only the first range that ends at or after R's begin can
    // overlap it.
    const auto Next = Earlier->second.lower_bound({R.Space, R.First});
    if (Next == Earlier->second.end() || Next->first.first != R.Space || Next->second > R.Last)
      return std::nullopt;
    return std::max(R.First, Next->second);
  }

  void fail(size_t Element, const Twine &Text) {
    if (!Conflict)
      Conflict = RootSignatureConflict{Element, Text.str()};
  }

  ArrayRef<RootElement> Elements;
  size_t Current = 0;
  bool HasFlags = false;
  /// First register by space and last register.
  std::map<std::pair<ResourceClass, ShaderVisibility>,
           std::map<std::pair<uint32_t, uint32_t>, uint32_t>>
      Bound;
  std::optional<RootSignatureConflict> Conflict;
};

} // namespace

std::optional<RootSignatureConflict> findConflict(ArrayRef<RootElement> Elements) {
  return Rules(Elements).run();
}

} // namespace dxil::frontend
