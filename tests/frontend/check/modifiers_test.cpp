// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where each modifier may stand, as DXC was asked one by one.
#include "CheckText.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

struct Place {
  const char *Word;
  const char *Before, *Behind; ///< around the modifier
};
constexpr Place Places[] = {
    {"global", "", " float v;"},
    {"local", "void f() { ", " float v; }"},
    {"parameter", "void f(", " float v) {}"},
    {"member", "struct S { ", " float v; };"},
    {"function", "", " float f() { return 0; }"},
    {"typedef", "typedef ", " float T;"},
    {"method", "struct S { ", " float f() { return 0; } };"},
};

struct Modifier {
  const char *Word;
  const char *Allowed; ///< words of Places
};
constexpr Modifier Modifiers[] = {
    {"static", "global local member function method"},
    {"extern", "global"},
    {"const", "global local parameter function typedef method"},
    {"uniform", "global parameter"},
    {"volatile", ""},
    {"groupshared", "global parameter"},
    {"shared", "global function"},
    {"precise", "global local parameter member function typedef method"},
    {"inline", "function method"},
    {"export", "function"},
    {"in", "parameter"},
    {"inout", "parameter"},
    {"linear", "parameter member function"},
    {"nointerpolation", "parameter member function"},
    {"noperspective", "parameter member function"},
    {"centroid", "parameter member function"},
    {"sample", "parameter member function"},
    {"center", "parameter member function"},
};

class ModifierPlaces : public testing::TestWithParam<Modifier> {};

TEST_P(ModifierPlaces, AreThoseOfDXC) {
  llvm::SmallVector<llvm::StringRef, 8> Allowed;
  llvm::StringRef(GetParam().Allowed).split(Allowed, ' ', -1, false);
  for (const Place &P : Places) {
    std::string Text = std::string(P.Before) + GetParam().Word + P.Behind;
    bool Fits = llvm::is_contained(Allowed, llvm::StringRef(P.Word));
    EXPECT_EQ(checkText(Text).Said.find("error") == std::string::npos, Fits) << Text;
  }
}

INSTANTIATE_TEST_SUITE_P(Words, ModifierPlaces, testing::ValuesIn(Modifiers),
                         [](const auto &Info) { return std::string(Info.param.Word); });

} // namespace
} // namespace dxil::frontend
