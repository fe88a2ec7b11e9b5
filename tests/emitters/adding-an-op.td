// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The worked example of docs/adding-an-op.md: records beside DXIL.td that add an op, a class and
// an enum, and the places where they turn up.

// RUN: %dxil-tblgen %s %td_include -check
// RUN: %dxil-tblgen %s %td_include -gen-op-codes | FileCheck %s --check-prefix=CODES
// RUN: %dxil-tblgen %s %td_include -gen-op-table | FileCheck %s --check-prefix=TABLE
// RUN: %dxil-tblgen %s %td_include -gen-builders | FileCheck %s --check-prefix=BUILDER
// RUN: %dxil-tblgen %s %td_include -gen-json | FileCheck %s --check-prefix=JSON
// RUN: rm -rf %t && %dxil-tblgen %s %td_include -gen-html -o %t
// RUN: FileCheck %s --check-prefix=HTML --input-file %t/ops/WaveRotate.html

include "DXIL.td"

def RotateWay : DXILEnum<"Which neighbour WaveRotate reads.", [
  EnumCase<"Up", 0, "The lane with the next larger index.">,
  EnumCase<"Down", 1, "The lane with the next smaller index.">
]>;

def waveRotate : DXILOpClass;

def TrialOps : OpCodeTable<0x7e57>;

let category = "Wave" in
def WaveRotate : DXILOp<0, waveRotate> {
  let Table = TrialOps;
  let Doc = "Returns the value that the neighbouring lane passed; the last lane and the first are "
            "neighbours. An inactive neighbour gives an undefined value.";
  let result = overloadTy;
  let resultDoc = "The value of the neighbour.";
  let arguments = [Arg<overloadTy, "value", "Value that this lane offers.">,
                   EnumImm<i8Ty, "way", RotateWay, "Which neighbour is read.">];
  let overloads = [Overloads<DXIL1_10, [halfTy, floatTy, i32Ty]>];
  let stages = [Stages<DXIL1_10, wave_stages>];
  let attributes = [Attributes<DXIL1_10, [IsWave]>];
  let meaning = (opaque "passes a value to the neighbouring lane");
}

// CODES: WaveRotate = 0x7e570000
// CODES: enum class RotateWay
// CODES: Down = 1
// TABLE: {OpClass::WaveRotate, text::w_waveRotate}
// BUILDER: waveRotate(llvm::Value *value, RotateWay way, const llvm::Twine &Name = "")
// JSON: "name": "waveRotate"
// JSON: "name": "WaveRotate"
// JSON: "enum": "RotateWay"
// JSON: "min_dxil": "1.10"
// JSON: "extension_intrinsic": "dxil.waveRotate"
// HTML: <h1>Wave<wbr>Rotate</h1>
// HTML: neighbouring lane
// HTML: RotateWay.html
