// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's work graphs: the inputs and outputs of nodes, and their records. A handle of a node or of
// records is a number here, for which lowering/NodeRecords puts the handle. Its `__node` is what the
// metadata of an entry point and the annotation of the handle say of it (NodeIOFlag).

foreach op = [AllocateNodeOutputRecords, IncrementOutputCount, OutputComplete, GetInputRecordCount,
              FinishedCrossGroupSharing, IndexNodeHandle, NodeOutputIsValid,
              GetRemainingRecursionLevels, BarrierByNodeRecordHandle] in
  def : HLSLExtension<op, HLSLUint>;
def : HLSLExtension<BarrierByMemoryHandle, HLSLUint>;

// Sums of NodeIOFlag's cases.
defvar node_input = 1;
defvar node_output = 2;
defvar node_writable = 4;
defvar node_empty = 8;
defvar node_array = 0x10;
defvar node_thread = 0x20;
defvar node_group = 0x40;
defvar node_dispatch = !or(node_thread, node_group);

class NodeText<string name, int flags, string members, string parameters = "template <typename T> "> {
  string Text = !strconcat(parameters, "struct ", name, " {\n  static const uint __node = ",
                           !cast<string>(flags), ";\n", members, "};\n");
}

// Records, in memory of the runtime.
class RecordAccess<int flags> {
  bit Writes = !ne(!and(flags, !or(node_writable, node_output)), 0);
  string Type = !if(Writes, "typename __memory<T>::type", "typename __record<T>::type");
  string Macro = !if(Writes, "__HLSL_RECORD", "__HLSL_CONST_RECORD");
  string One = !strconcat("  ", Type, " Get() { return ", Macro, "(0); }\n");
  string Many = !strconcat("  ", Type, " Get(uint index = 0) { return ", Macro, "(index); }\n  ",
                           Type, " operator[](uint index) { return ", Macro, "(index); }\n");
}
defvar record_number = "  uint __records;\n";
defvar record_count = "  uint Count() { return __dxil::getInputRecordCount(__records); }\n";
defvar record_sharing = [{
  bool FinishedCrossGroupSharing() { return __dxil::finishedCrossGroupSharing(__records); }
}];
defvar record_complete = "  void OutputComplete() { __dxil::outputComplete(__records); }\n";

class InputRecords<string name, int flags, bit many, string more = ""> {
  defvar access = RecordAccess<flags>;
  string Text = NodeText<name, flags,
      !strconcat(record_number, !if(many, access.Many, access.One), more)>.Text;
}
class OutputRecords<string name, int flags> {
  string Text = NodeText<name, !or(node_output, !or(node_writable, flags)),
      !strconcat(record_number, RecordAccess<node_output>.Many, record_complete)>.Text;
}

// A node to send records to.
defvar output_number = [{
  uint __output;
  bool IsValid() { return __dxil::nodeOutputIsValid(__output); }
}];
class OutputAllocation<string of, int flags, string perThread> {
  string Text = !strconcat("  ", of, "NodeOutputRecords<T> Get", of, "NodeOutputRecords(uint count) {\n    ",
    of, "NodeOutputRecords<T> made;\n    made.__records = __node_records(\n",
    "        __dxil::allocateNodeOutputRecords(__output, count, ", perThread, "), ",
    !cast<string>(!or(!or(node_output, node_writable), flags)), ", sizeof(T));\n    return made;\n  }\n");
}
class OutputCount<string of, string perThread> {
  string Text = !strconcat("  void ", of, "IncrementOutputCount(uint count) {\n",
    "    __dxil::incrementOutputCount(__output, count, ", perThread, ");\n  }\n");
}
class OutputElement<string type, int flags, string size> {
  string Text = !strconcat("  ", type, " operator[](uint index) {\n    ", type, " element;\n",
    "    element.__output = __node_output(__dxil::indexNodeHandle(__output, index), ",
    !cast<string>(flags), ", ", size, ");\n    return element;\n  }\n");
}
defvar output_flags = !or(node_output, node_writable);
defvar empty_output_flags = !or(node_output, node_empty);

defvar node_classes = !foldl("", [
  InputRecords<"DispatchNodeInputRecord", !or(node_input, node_dispatch), 0>.Text,
  InputRecords<"RWDispatchNodeInputRecord", !or(!or(node_input, node_writable), node_dispatch), 0,
               record_sharing>.Text,
  InputRecords<"ThreadNodeInputRecord", !or(node_input, node_thread), 0>.Text,
  InputRecords<"RWThreadNodeInputRecord", !or(!or(node_input, node_writable), node_thread), 0>.Text,
  InputRecords<"GroupNodeInputRecords", !or(node_input, node_group), 1, record_count>.Text,
  InputRecords<"RWGroupNodeInputRecords", !or(!or(node_input, node_writable), node_group), 1,
               record_count>.Text,
  NodeText<"EmptyNodeInput", !or(node_input, node_empty), !strconcat(record_number, record_count),
           "">.Text,
  OutputRecords<"ThreadNodeOutputRecords", node_thread>.Text,
  OutputRecords<"GroupNodeOutputRecords", node_group>.Text,
  NodeText<"NodeOutput", output_flags, !strconcat(output_number,
           OutputAllocation<"Thread", node_thread, "true">.Text,
           OutputAllocation<"Group", node_group, "false">.Text)>.Text,
  NodeText<"NodeOutputArray", !or(output_flags, node_array), !strconcat("  uint __output;\n",
           OutputElement<"NodeOutput<T>", !or(output_flags, node_array), "sizeof(T)">.Text)>.Text,
  NodeText<"EmptyNodeOutput", empty_output_flags, !strconcat(output_number,
           OutputCount<"Thread", "true">.Text, OutputCount<"Group", "false">.Text), "">.Text,
  NodeText<"EmptyNodeOutputArray", !or(empty_output_flags, node_array),
           !strconcat("  uint __output;\n", OutputElement<"EmptyNodeOutput",
                      !or(empty_output_flags, node_array), "0">.Text), "">.Text
], text, one, !strconcat(text, one));

// The type of records is that of a buffer in a space that no register has.
def : HLSLClass<"", !strconcat([{
#define __rackRWInputSharing __attribute__((annotate("dxil.modifier:trackrwinputsharing")))
#define __xRecordsSharedWith(__p) maxrecordssharedwith(#__p)
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
template <typename T, typename> struct __if {
  using type = T;
};
#if __SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY
uint __node_records(uint records, uint flags, uint size) __asm__("dxil.annotateNodeRecordHandle")
    __attribute__((const));
uint __node_output(uint output, uint flags, uint size) __asm__("dxil.annotateNodeHandle")
    __attribute__((const));
template <typename T> struct __record {
  using type = decltype(StructuredBuffer<T>()[0]);
};
#define __HLSL_CONST_RECORD(__INDEX)                                                                  \
  StructuredBuffer<T>::__createFromBinding(0, 0xfffffffc, 1, __records, __builtin_FILE())[__INDEX]
#define __HLSL_RECORD(__INDEX)                                                                        \
  (((typename __memory<T>::pointer)__builtin_addressof(__HLSL_CONST_RECORD(__INDEX)))[0])
}], node_classes, [{
inline uint GetRemainingRecursionLevels() { return __dxil::getRemainingRecursionLevels(); }
template <typename R>
inline void __order(R records, uint semantics, typename __if<int, decltype(R::__records)>::type) {
  __dxil::barrierByNodeRecordHandle(records.__records, semantics);
}
#endif
template <typename R>
inline void __order(R resource, uint semantics, typename __if<int, decltype(R::__handle)>::type) {
  __dxil::barrierByMemoryHandle(__HLSL_HANDLE(resource.__handle), semantics);
}
// The handles of clang's own classes are private.
template <typename R>
inline void __order(R resource, uint semantics, typename __if<uint, decltype(R()[0])>::type) {
  __dxil::barrierByMemoryHandle((__handle_pointer)__builtin_addressof(resource[0]), semantics);
}
template <typename R, typename = decltype(__order(R(), 0u, 0))>
inline void Barrier(R object, uint semantics) { __order(object, semantics, 0); }
#endif
}]), "Inputs and outputs of nodes, and barriers of objects.">;
