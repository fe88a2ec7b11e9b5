// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Profiles rootsig_1_0 and rootsig_1_1: the root signature alone, which a macro has. What is compared
// byte for byte is DXC's.
//
// RUN: rm -rf %t && mkdir -p %t
// RUN: %dxil-cc -T rootsig_1_0 -E Simple %corpus/src/library/rootsig_only.hlsl -Fo %t/simple
// RUN: cmp %t/simple %corpus/rootsig/rootsig_only.0.dxil
// RUN: %dxil-cc -T rootsig_1_1 -E Rich %corpus/src/library/rootsig_only.hlsl -Fo %t/rich
// RUN: cmp %t/rich %corpus/rootsig/rootsig_only.1.dxil
// RUN: %dxil-cc -T rootsig_1_1 -E Local %corpus/src/library/rootsig_only.hlsl -Fo %t/local
// RUN: cmp %t/local %corpus/rootsig/rootsig_only.2.dxil
//
// -rootsig-define says it a second time, and there is nothing to strip it from.
// RUN: %dxil-cc /T rootsig_1_1 -E Local -rootsig-define Local -Qstrip_rootsignature %corpus/src/library/rootsig_only.hlsl -Fo %t/again -Fh %t/local.h
// RUN: cmp %t/local %t/again
// RUN: FileCheck %s --check-prefix=HEADER < %t/local.h
// HEADER: // rootsig_1_1 Local, 116 bytes
// HEADER: g_Local[] = {
//
// A listing, where no file is asked for; macros of the command line, and those that stand for others.
// RUN: %dxil-cc -T rootsig_1_1 %s "-Dmain=CBV(b3)" | FileCheck %s --check-prefix=LISTING
// LISTING: root signature 1.1
// LISTING: CBV
// RUN: %dxil-cc -T rootsig_1_1 -E WithConstants %s -Fo %t/constants
// RUN: %dxil-dis --yaml %t/constants | FileCheck %s --check-prefix=CONSTANTS
// CONSTANTS: num32BitValues: 7
//
// It is one that other shaders can take.
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t/shader
// RUN: %dxil-cc %t/shader --set-root-signature %t/constants -Fo %t/bound
// RUN: %dxil-val %t/bound
//
// Errors are where the macro is.
// RUN: not %dxil-cc -T rootsig_1_1 -E Wrong %s -Fo %t/wrong 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not ls %t/wrong
// WRONG: root-signature.hlsl:[[# @LINE + 15]]:9: error: invalid root signature: expected RootFlags{{.*}}, found 'CVB' at character 10
// RUN: not %dxil-cc -T rootsig_1_1 -E Twice %s -Fo %t/wrong 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: root-signature.hlsl:[[# @LINE + 16]]:9: error: invalid root signature: register b0 of space 0 is bound twice, before character 17
// RUN: not %dxil-cc -T rootsig_1_0 -E Flags %s -Fo %t/wrong 2>&1 | FileCheck %s --check-prefix=FLAGS
// FLAGS: expected no flags: descriptors have them from version 1.1 on
// RUN: not %dxil-cc -T rootsig_1_0 -E WithConstant %s -Fo %t/wrong 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: macro 'WithConstant', which -E names as the root signature, is not defined; did you mean 'WithConstants'?
// RUN: not %dxil-cc -T ps_6_0 -rootsig-define Twice %s -Fo %t/wrong 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not %dxil-cc -T rootsig_1_2 %s 2>&1 | FileCheck %s --check-prefix=PROFILE
// PROFILE: 'rootsig_1_2' is unknown (expected {{.*}}; rootsig_1_0 or rootsig_1_1)
// RUN: not %dxil-cc -T rootsig_1_1 -E Twice -fcgl %s 2>&1 | FileCheck %s --check-prefix=SHOWN
// SHOWN: -fcgl: there is no program
// RUN: not %dxil-cc -T ps_6_0 -force_rootsig_ver rootsig_2_0 %s 2>&1 | FileCheck %s --check-prefix=VERSION
// VERSION: -force-rootsig-ver rootsig_2_0: expected rootsig_1_0 or rootsig_1_1

#define Wrong "CBV(b0), CVB(b1)"
#define COUNT 7
#define Flags "CBV(b0, flags = DATA_STATIC)"
#define Twice "CBV(b0)," " CBV(b0)"
#define WithConstants "RootConstants(b2, num32BitConstants = 7), SRV(t0)"

Buffer<float> Unused;
float4 main() : SV_Target { return 0; }
