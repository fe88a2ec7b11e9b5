// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types in dxil_ops.json.
#pragma once

#include <map>
#include <string>

namespace dxil::test {

/// Returns the schema's name for a type abbreviation of the facts.
inline std::string factType(const std::string &Fact) {
  static const std::map<std::string, std::string> Names = {
      {"v", "void"},
      {"h", "half"},
      {"f", "float"},
      {"d", "double"},
      {"u32", "i32"},
      {"u8", "i8"},
      {"$o", "overload"},
      {"$elt", "overload.element"},
      {"$o_i1", "overload.i1"},
      {"$o_i32", "overload.i32"},
      {"$r", "dx.types.ResRet"},
      {"$cb", "dx.types.CBufRet"},
      {"$vec4", "dx.types.four"},
      {"$vec9", "<9 x overload>"},
      {"$x0", "overload0"},
      {"$x1", "overload1"},
      {"$x2", "overload2"},
      {"$x3", "overload3"},
      {"$x_gs1", "overload1 addrspace(3)*"},
      {"$udt", "overload"},
      {"$obj", "overload"},
      {"res", "dx.types.Handle"},
      {"resbind", "dx.types.ResBind"},
      {"resproperty", "dx.types.ResourceProperties"},
      {"nodehandle", "dx.types.NodeHandle"},
      {"noderecordhandle", "dx.types.NodeRecordHandle"},
      {"nodeproperty", "dx.types.NodeInfo"},
      {"noderecordproperty", "dx.types.NodeRecordInfo"},
      {"hit_object", "dx.types.HitObject"},
      {"dims", "dx.types.Dimensions"},
      {"splitdouble", "dx.types.splitdouble"},
      {"twoi32", "dx.types.twoi32"},
      {"fouri32", "dx.types.fouri32"},
      {"i32c", "dx.types.i32c"},
      {"SamplePos", "dx.types.SamplePos"},
      {"int2", "<2 x i32>"},
      {"pf32", "float*"}};
  auto Name = Names.find(Fact);
  return Name == Names.end() ? Fact : Name->second;
}

} // namespace dxil::test
