# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# FileCheck tests of every room. Run one by hand:
#   lit -v BUILD/tests --filter lowering/math
#
# Substitutions (all absolute):
#   %opt %llc %clang        stock LLVM 22; %opt_dxil and %llc_dxil load the plugin as well
#   %dxil-cc-unchecked      dxil-cc as users call it; %dxil-cc also reports undefined values
#   %dxil-tblgen %dxil-cc %dxil-as ...        all tools of this project
#   %plugin                 dxil-target.so
#   %td_include             the -I flags that a .td needs (LLVM's include, the source tree)
#   %src %generated %corpus %facts           directories
import glob
import os
import shutil
import sys

import lit.formats

config.name = "DXILTools"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".td", ".hlsl", ".test"]
config.excludes = ["Inputs", "corpus", "facts"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.dxil_build_dir, "tests")

src, build, llvm = config.dxil_source_dir, config.dxil_build_dir, config.llvm_tools_dir
bin_dir = os.path.join(build, "bin")
plugin = os.path.join(build, "lib", "dxil-target.so")


def sub(name, value):
    config.substitutions.append((name, value))


# Longer names come first, since lit replaces in order. LLVM's verifier and lowering/PassContract.h
# check every pass.
config.environment["DXIL_CHECK_PASSES"] = "1"
sub("%opt_dxil", f"{llvm}/opt -verify-each -load-pass-plugin={plugin}")
sub("%llc_dxil", f"{llvm}/llc -load {plugin}")
sub("%opt", f"{llvm}/opt")
sub("%llc", f"{llvm}/llc")
sub("%clang", f"{llvm}/clang")
sub("%llvm_tblgen", f"{llvm}/llvm-tblgen")
# Every compile reports values that the compiler has to invent. %dxil-cc-unchecked is for shaders
# that read unset values.
sub("%dxil-cc-unchecked", os.path.join(bin_dir, "dxil-cc"))
sub("%dxil-cc", os.path.join(bin_dir, "dxil-cc") + " --check-undefined")
for tool in sorted(["dxil-tblgen", *(T for T in config.dxil_tools if T != "dxil-cc")], key=len, reverse=True):
    sub("%" + tool, os.path.join(bin_dir, tool))
sub("%plugin", plugin)
sub("%bin", bin_dir)
sub("%python", sys.executable)
sub("%dxv_compat", os.path.join(build, "dxv-compat"))  # contains dxil-val under the name dxv
sub("%td_include", f"-I {config.llvm_include_dir} -I {src} -I {src}/emitters")
sub("%llvm_include", config.llvm_include_dir)
sub("%generated", os.path.join(build, "generated"))
sub("%src", src)
sub("%corpus", os.path.join(src, "tests", "corpus"))
sub("%drawn", f"{sys.executable} {src}/tests/execution/drawn/drawn.py {bin_dir} %t")
sub("%facts", os.path.join(src, "tests", "facts"))

# tests/spirv
if all(shutil.which(T) for T in ["glslangValidator", "spirv-as", "spirv-val", "spirv-opt"]):
    config.available_features.add("glslang")
elif os.environ.get("CI"):
    lit_config.fatal("glslang-tools and spirv-tools are missing (scripts/setup --tests installs them)")
if os.path.exists(os.path.join(bin_dir, "vulkan_run")) and glob.glob("/usr/share/vulkan/icd.d/lvp_icd.*"):
    config.available_features.add("vulkan")
elif os.environ.get("CI"):
    lit_config.fatal("libvulkan-dev and mesa-vulkan-drivers are missing (scripts/setup --tests installs them)")

dxc = os.environ.get("DXC_DIR", "")
if dxc and os.path.exists(os.path.join(dxc, "dxv")):
    config.available_features.add("dxc")
    sub("%dxc_dir", dxc)

# cmake/DXILToolsSanitizers.cmake
if config.dxil_asan_library:
    config.environment["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", config.dxil_asan_options)
    config.environment["LD_PRELOAD"] = config.dxil_asan_library
    config.available_features.add("sanitized")

config.environment["PATH"] = os.pathsep.join([llvm, os.environ["PATH"]])
