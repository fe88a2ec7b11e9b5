# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs the tests of https://github.com/llvm/offload-test-suite with dxil-run as the device:
#
#     lit -v integrations/offload-test-suite --param suite=CHECKOUT --param compiler=build/bin/dxil-cc
#         --param run=build/bin/dxil-run [--param wave=64] [--filter=WaveOps]
#
# The suite's RUN lines, REQUIRES and XFAIL are lit's own; the tools split-file, FileCheck, not and obj2yaml are LLVM's.
import os
import shutil

import lit.formats

suite = os.path.abspath(lit_config.params["suite"])
compiler = os.path.abspath(lit_config.params.get("compiler", shutil.which("dxil-cc") or "dxil-cc"))
device = os.path.abspath(lit_config.params.get("run", shutil.which("dxil-run") or "dxil-run"))
lanes = lit_config.params.get("wave", "32")

config.name = "offload-test-suite"
config.test_format = lit.formats.ShTest()
config.suffixes = [".test", ".yaml"]
config.excludes = ["Inputs", "Tools"]  # Tools/ tests the messages of the suite's own runner
config.test_source_root = os.path.join(suite, "test")
config.test_exec_root = os.path.abspath(lit_config.params.get("work", "offload-test-suite-results"))
config.environment["PATH"] = os.pathsep.join(["/usr/lib/llvm-22/bin", os.environ["PATH"]])

# dxil-run stands for a Direct3D device without limits, and dxil-cc for dxc.
config.available_features |= {"DirectX", "DXC", "Half", "Int16", "Int64", "Double", "Int64GroupSharedAtomics", "Int64TypedResourceAtomics",
                              "acceleration-structure", "raytracing-pipeline", f"WaveSize_{lanes}"}
config.available_features |= {f"SM_6_{minor}" for minor in range(10)}
config.substitutions += [
    ("%dxc_target_lib", compiler),
    ("%dxc_target", compiler),
    ("%offloader", f"{device} --offload --wave-size {lanes}"),
]
