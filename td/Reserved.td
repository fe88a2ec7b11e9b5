// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Opcodes that are reserved and have no meaning yet.

def reserved : DXILOpClass;

def Reserved0 : ReservedOp<226, reserved>;
def Reserved1 : ReservedOp<227, reserved>;
def Reserved2 : ReservedOp<228, reserved>;
def Reserved3 : ReservedOp<229, reserved>;
def Reserved4 : ReservedOp<230, reserved>;
def Reserved5 : ReservedOp<231, reserved>;
def Reserved6 : ReservedOp<232, reserved>;
def Reserved7 : ReservedOp<233, reserved>;
def Reserved8 : ReservedOp<234, reserved>;
def Reserved9 : ReservedOp<235, reserved>;
def Reserved10 : ReservedOp<236, reserved>;
def Reserved11 : ReservedOp<237, reserved>;
def ReservedA0 : ReservedOp<259, reserved>;
def ReservedA1 : ReservedOp<260, reserved>;
def ReservedA2 : ReservedOp<261, reserved>;
def ReservedB28 : ReservedOp<290, reserved>;
def ReservedB29 : ReservedOp<291, reserved>;
def ReservedB30 : ReservedOp<292, reserved>;
def ReservedC0 : ReservedOp<293, reserved>;
def ReservedC1 : ReservedOp<294, reserved>;
def ReservedC2 : ReservedOp<295, reserved>;
def ReservedC3 : ReservedOp<296, reserved>;
def ReservedC4 : ReservedOp<297, reserved>;
def ReservedC5 : ReservedOp<298, reserved>;
def ReservedC6 : ReservedOp<299, reserved>;
def ReservedC7 : ReservedOp<300, reserved>;
def ReservedC8 : ReservedOp<301, reserved>;
def ReservedC9 : ReservedOp<302, reserved>;
def ReservedD0 : ReservedOp<305, reserved>;
def ReservedD1 : ReservedOp<306, reserved>;
def ReservedD2 : ReservedOp<307, reserved>;
def ReservedD3 : ReservedOp<308, reserved>;
def ReservedE0 : ReservedOp<32, reserved, ExperimentalOps>;
