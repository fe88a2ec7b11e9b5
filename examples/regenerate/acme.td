// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A vendor's operation, and its function in HLSL. The operation's table has the vendor's own
// feature id, the upper half of each opcode.
include "DXIL.td"

def AcmeOps : OpCodeTable<0x7ac0>;
def acmeRotate : DXILOpClass;

let category = "Acme" in
def AcmeRotate : DXILOp<1, acmeRotate> {
  let Table = AcmeOps;
  let Doc = "Rotates the bits of a value to the left.";
  let result = overloadTy;
  let resultDoc = "The rotated value.";
  let arguments = [Arg<overloadTy, "value", "Value to rotate.">,
                   Arg<i32Ty, "amount", "Number of bits; only the lower five count.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}

let group = "Acme" in
def : LibraryOp<"acme_rotate", "uint<> (uint<> value, uint<> amount)", [], AcmeRotate, ["value", "amount"]> {
  let doc = "The bits of value, rotated to the left by amount.";
}
