// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's buffers and their methods.

let coordinates = 1 in {
let typeParameters = 1 in {
def : LibraryObject<"Buffer", "TypedBuffer", "TypedBuffer"> {
  let doc = "Elements to read, in a format.";
  let typeOptional = 1;
}
let writable = 1 in {
def : LibraryObject<"RWBuffer", "TypedBuffer", "TypedBuffer"> {
  let doc = "Elements to read and write, in a format.";
}
def : LibraryObject<"RasterizerOrderedBuffer", "TypedBuffer", "TypedBuffer"> {
  let doc = "Elements to read and write, in the order of primitives.";
  let rasterizerOrdered = 1;
}
}
}
let typeParameters = 1 in {
def : LibraryObject<"StructuredBuffer", "StructuredBuffer", "StructuredBuffer"> {
  let doc = "Structs to read.";
}
let writable = 1, counter = 1 in {
def : LibraryObject<"RWStructuredBuffer", "StructuredBuffer", "StructuredBuffer"> {
  let doc = "Structs to read and write, with a counter.";
}
def : LibraryObject<"RasterizerOrderedStructuredBuffer", "StructuredBuffer", "StructuredBuffer"> {
  let doc = "Structs to read and write, in the order of primitives.";
  let rasterizerOrdered = 1;
}
}
}
}
let typeParameters = 1, writable = 1, counter = 1 in {
def : LibraryObject<"AppendStructuredBuffer", "StructuredBuffer", "StructuredBuffer"> {
  let doc = "Structs to append.";
}
def : LibraryObject<"ConsumeStructuredBuffer", "StructuredBuffer", "StructuredBuffer"> {
  let doc = "Structs to take from the end.";
}
}
def : LibraryObject<"ByteAddressBuffer", "ByteAddressBuffer", "RawBuffer"> {
  let doc = "Bytes to read.";
}
let writable = 1 in {
def : LibraryObject<"RWByteAddressBuffer", "ByteAddressBuffer", "RawBuffer"> {
  let doc = "Bytes to read and write.";
}
def : LibraryObject<"RasterizerOrderedByteAddressBuffer", "ByteAddressBuffer", "RawBuffer"> {
  let doc = "Bytes to read and write, in the order of primitives.";
  let rasterizerOrdered = 1;
}
}
let typeParameters = 1 in {
def : LibraryObject<"ConstantBuffer", "ConstantBuffer", "CBuffer"> {
  let doc = "Constants of a struct type.";
}
def : LibraryObject<"TextureBuffer", "TextureBuffer", "TBuffer"> {
  let doc = "Constants of a struct type, read as a texture is.";
}
}

defvar written_typed = ["RWBuffer", "RasterizerOrderedBuffer"];
defvar typed_buffers = !listconcat(["Buffer"], written_typed);
defvar written_structured = ["RWStructuredBuffer", "RasterizerOrderedStructuredBuffer"];
defvar structured_buffers = !listconcat(["StructuredBuffer"], written_structured);
defvar written_bytes = ["RWByteAddressBuffer", "RasterizerOrderedByteAddressBuffer"];
defvar byte_buffers = !listconcat(["ByteAddressBuffer"], written_bytes);
defvar queues = ["AppendStructuredBuffer", "ConsumeStructuredBuffer"];

let pure = 0 in {
let classes = !listconcat(typed_buffers, byte_buffers) in
def : LibrarySpecial<"GetDimensions", "void (out ExactUInt width)", [], "BufferDimensions"> {
  let doc = "The number of elements, or of bytes.";
}
let classes = !listconcat(structured_buffers, queues) in
def : LibrarySpecial<"GetDimensions", "void (out ExactUInt count, out ExactUInt stride)", [],
                     "StructuredDimensions"> {
  let doc = "The number of elements, and of the bytes of one.";
}
// The index of a Buffer is the first element of a vector, as for textures. Other buffers require a
// scalar.
foreach read_only = [0, 1] in {
defvar index = !if(read_only, "int<1> index", "int index");
let classes = !if(read_only, ["Buffer"], !listconcat(written_typed, structured_buffers)) in {
def : LibrarySpecial<"Load", !strconcat("class (", index, ")"), [], "BufferLoad"> {
  let doc = "One element.";
}
def : LibrarySpecial<"Load", !strconcat("class (", index, ", out ExactUInt status)"), [],
                     "BufferLoad"> {
  let doc = "One element, and the status of the access.";
}
}
}
let classes = written_structured,
    doc = "Changes the buffer's counter by one; gives it before or after." in {
def : LibrarySpecial<"IncrementCounter", "uint ()", [], "IncrementCounter">;
def : LibrarySpecial<"DecrementCounter", "uint ()", [], "DecrementCounter">;
}
let classes = ["AppendStructuredBuffer"] in
def : LibrarySpecial<"Append", "void (class value)", [], "Append"> { let doc = "Adds an element."; }
let classes = ["ConsumeStructuredBuffer"] in
def : LibrarySpecial<"Consume", "class ()", [], "Consume"> { let doc = "Takes the last element."; }

let classes = byte_buffers, doc = "A value of the bytes from an offset on." in {
foreach status = ["", ", out ExactUInt status"] in {
def : LibrarySpecial<"Load", !strconcat("template (uint offset", status, ")"), [], "ByteLoad">;
foreach n = [2, 3, 4] in
def : LibrarySpecial<!strconcat("Load", !cast<string>(n)),
                     !strconcat("uint<", !cast<string>(n), "> (uint offset", status, ")"), [],
                     "ByteLoad">;
}
}
let classes = written_bytes in {
let doc = "Writes a value to the bytes from an offset on." in {
def : LibrarySpecial<"Store", "void (uint offset, template value)", [], "ByteStore">;
foreach n = [2, 3, 4] in
def : LibrarySpecial<!strconcat("Store", !cast<string>(n)),
                     !strconcat("void (uint offset, uint<", !cast<string>(n), "> value)"), [],
                     "ByteStore">;
}
foreach wide = [0, 1] in {
defvar suffix = !if(wide, "64", "");
defvar word = !if(wide, "uint64_t", "uint");
defvar either = !if(wide, "AnyInt64", "AnyInt32");
defvar before = !if(wide, "AnyInt64", "uint");
let firstMinor = !if(wide, 6, 0) in {
foreach f = [["Add", word, before], ["Min", either, either], ["Max", either, either],
             ["And", word, before],
             ["Or", word, before], ["Xor", word, before]] in {
def : LibrarySpecial<!strconcat("Interlocked", f[0], suffix),
                     !strconcat("void (uint offset, ", f[1], " value)"), [],
                     !strconcat("Atomic", f[0])> {
  let doc = "An atomic operation on the bytes from an offset on.";
}
def : LibrarySpecial<!strconcat("Interlocked", f[0], suffix),
                     !strconcat("void (uint offset, ", f[1], " value, out ", f[2], " original)"),
                     [],
                     !strconcat("Atomic", f[0])> {
  let doc = "The same; gives what was there before.";
}
}
def : LibrarySpecial<!strconcat("InterlockedCompareStore", suffix),
                     !strconcat("void (uint offset, ", word, " expected, ", word, " value)"), [],
                     "AtomicCompareExchange"> {
                       let doc = "Replaces a value that equals expected.";
                     }
def : LibrarySpecial<!strconcat("InterlockedExchange", suffix),
                     !strconcat("void (uint offset, ", !if(wide, "AnyInt64", "uint"),
                                " value, out ", before,
                                " original)"), [], "AtomicExchange"> {
  let doc = "Replaces a value; gives what was there before.";
}
def : LibrarySpecial<!strconcat("InterlockedCompareExchange", suffix),
                     !strconcat("void (uint offset, ", word, " expected, ", word, " value, out ",
                                before,
                                " original)"), [], "AtomicCompareExchange"> {
  let doc = "Replaces a value that equals expected; gives what was there before.";
}
}
}
let doc = "An atomic operation on the bits of a float." in {
def : LibrarySpecial<"InterlockedExchangeFloat",
                     "void (uint offset, float value, out float original)", [],
                     "AtomicExchange">;
def : LibrarySpecial<"InterlockedCompareStoreFloatBitwise",
                     "void (uint offset, float expected, float value)", [],
                     "AtomicCompareExchange">;
def : LibrarySpecial<"InterlockedCompareExchangeFloatBitwise",
                     "void (uint offset, float expected, float value, out float original)", [],
                     "AtomicCompareExchange">;
}
}
}
