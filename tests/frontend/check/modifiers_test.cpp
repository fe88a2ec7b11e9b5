// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the places of each modifier. The expectations are DXC's results.
#include "CheckText.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

struct Place {
  const char *Word;
  const char *Before, *After; ///< text before and after the modifier
};
constexpr Place Places[] = {
    {"global", "", " float v;"},
    {"local", "void f() { ", " float v; }"},
    {"parameter", "void f(", " float v) {}"},
    {"member", "struct S { ", " float v; };"},
    {"function", "", " float f() { return 0; }"},
    {"typedef", "typedef ", " float T;"},
    {"method", "struct S { ", " float f() { return 0; } };"},
    {"static_member", "struct S { static ", " float v; };"},
    {"cast", "float f() { return (", " float)1; }"},
    {"struct", "", " struct S { float v; };"},
};

struct Modifier {
  const char *Word;
  const char *Allowed; ///< names of Places
};
constexpr Modifier Modifiers[] = {
    {"static", "global local member static_member function method struct"},
    {"extern", "global struct"},
    {"const", "global local parameter function typedef method static_member cast struct"},
    {"uniform", "global parameter cast struct"},
    {"volatile", ""},
    {"signed", ""},
    {"mutable", ""},
    {"groupshared", "global parameter cast struct"},
    {"shared", "global function cast struct"},
    {"precise", "global local parameter member static_member function typedef method cast struct"},
    {"inline", "function method"},
    {"export", "function cast struct"},
    {"row_major", "struct"},
    {"snorm", "global local parameter member static_member function typedef method cast struct"},
    {"globallycoherent", "member typedef cast struct"},
    {"in", "parameter cast struct"},
    {"inout", "parameter cast struct"},
    {"linear", "parameter member static_member function cast struct"},
    {"nointerpolation", "parameter member static_member function cast struct"},
    {"noperspective", "parameter member static_member function cast struct"},
    {"centroid", "parameter member static_member function cast struct"},
    {"sample", "parameter member static_member function cast struct"},
    {"center", "parameter member static_member function cast struct"},
    {"triangle", "parameter cast struct"},
    {"vertices", "cast struct"}, // the parameter must also be `out`
};

class ModifierPlaces : public testing::TestWithParam<Modifier> {};

TEST_P(ModifierPlaces, AreThoseOfDXC) {
  llvm::SmallVector<llvm::StringRef, 8> Allowed;
  llvm::StringRef(GetParam().Allowed).split(Allowed, ' ', -1, false);
  for (const Place &P : Places) {
    std::string Text = std::string(P.Before) + GetParam().Word + P.After;
    bool Fits = llvm::is_contained(Allowed, llvm::StringRef(P.Word));
    EXPECT_EQ(checkText(Text).Messages.find("error") == std::string::npos, Fits) << Text;
  }
}

INSTANTIATE_TEST_SUITE_P(Words, ModifierPlaces, testing::ValuesIn(Modifiers),
                         [](const auto &Info) { return std::string(Info.param.Word); });

} // namespace
} // namespace dxil::frontend
