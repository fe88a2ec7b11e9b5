# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds containers: dxil_builder.h with exceptions and keyword arguments.

    b = dxil.Builder(Stage.COMPUTE, 6)
    out = b.add_resource("Out", ResourceClass.UAV, ResourceKind.RAW_BUFFER)
    b.add_entry("main", threads=(64, 1, 1))
    id = b.thread_id(component=b.const_i32(0), overload=b.int_type(32))
    b.raw_buffer_store(uav=b.handle(out), index=..., value0=id, mask=ComponentMask.X, alignment=4)
    b.ret()
    data = b.finish()

Operations are methods, with operands as keyword arguments (dxil.operations). A mistake raises dxil.Error at once.
"""
import ctypes
from typing import Any, NamedTuple, Optional, Sequence, Tuple, Union

from . import ARGUMENT, OK, OUT_OF_MEMORY, Error, ReportFormat, _lib, _options, _take, _take_bytes
from .operations import (ComponentType, Interpolation, MatrixOrder, Operations, ResourceClass, ResourceKind,
                         SamplerFeedbackType, SamplerKind, ShaderOption, Stage, Type, Value)


class Block(int):
    """A block of a function."""


class Function(int):
    """A function."""


class Element(int):
    """An element of a signature."""


class Resource(int):
    """A resource, or an array of them."""


class Member(NamedTuple):
    """A member of a constant buffer: a number, vector, matrix, or array of them."""
    name: str
    offset: int
    component: ComponentType = ComponentType.F32
    columns: int = 1
    rows: int = 1
    count: int = 0
    order: MatrixOrder = MatrixOrder.COLUMN_MAJOR


INPUT, OUTPUT, PATCH_OR_PRIMITIVE = range(3)
UNBOUNDED = 0xFFFFFFFF
UNBOUND_REGISTER = 0xFFFFFFFF

_BINARY = ["add", "fadd", "sub", "fsub", "mul", "fmul", "udiv", "sdiv", "fdiv", "urem", "srem", "frem", "shl", "lshr",
           "ashr", "and", "or", "xor"]
_CAST = ["trunc", "zext", "sext", "fptoui", "fptosi", "uitofp", "sitofp", "fptrunc", "fpext", "ptrtoint", "inttoptr",
         "bitcast", "addrspacecast"]
_FCMP = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une",
         "true"]
_ICMP = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]
_ATOMIC = ["exchange", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"]

_FAST = 31  # the assumptions of arithmetic that is not precise

_u32, _sizet, _text, _pointer, _f32 = (ctypes.c_uint32, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_void_p,
                                       ctypes.c_float)


def _struct(name: str, fields: Sequence[Tuple[str, Any]]) -> Any:
    return type(name, (ctypes.Structure,), {"_fields_": list(fields)})


class _Id(ctypes.Structure):
    """Ids are structs of one word in C."""
    _fields_ = [("id", _u32)]


def _numbers(words: str) -> Sequence[Tuple[str, Any]]:
    return [(word, _u32) for word in words.split()]


_Program = _struct("Program", [("size", _sizet)] + _numbers("stage shader_model_minor native_16bit validator_minor"))
_Element = _struct("ElementDesc", [("size", _sizet), ("signature", _u32), ("semantic", _text)] + _numbers(
    "semantic_index component rows columns interpolation stream fixed row column"))
_Member = _struct("MemberDesc", [("name", _text)] + _numbers("component offset columns rows count row_major"))
_Resource = _struct("ResourceDesc", [("size", _sizet), ("resource_class", _u32), ("kind", _u32), ("name", _text)]
                    + _numbers("space lower_bound count component components stride sample_count globally_coherent "
                               "has_counter rasterizer_ordered reorder_coherent sampler_kind feedback_type buffer_size")
                    + [("members", ctypes.POINTER(_Member)), ("member_count", _sizet)])
_Entry = _struct("EntryDesc", [("size", _sizet), ("name", _text), ("stage", _u32), ("function_type", _u32),
                               ("threads", _u32 * 3)]
                 + _numbers("wave_size max_wave_size preferred_wave_size input_primitive output_topology instances "
                            "max_vertices max_primitives mesh_topology payload_bytes attribute_bytes domain "
                            "input_control_points output_control_points partitioning output_primitive")
                 + [("max_tess_factor", _f32)] + _numbers("patch_constant_function options"))

_lib.dxil_builder_error.restype = _text
_lib.dxil_builder_error.argtypes = [_pointer]


class Builder(Operations):
    """Builds one program. Not for several threads at once."""

    def __init__(self, stage: Stage, shader_model_minor: int, *, native_16bit: bool = False,
                 validator_minor: int = 0) -> None:
        self._builder = _pointer()
        program = _Program(ctypes.sizeof(_Program), int(stage), shader_model_minor, int(native_16bit), validator_minor)
        if _lib.dxil_builder_create(ctypes.byref(program), ctypes.byref(self._builder)) != OK:
            raise MemoryError("dxil: out of memory")
        self._check()

    def __del__(self) -> None:
        if getattr(self, "_builder", None):
            _lib.dxil_builder_destroy(self._builder)
            self._builder = _pointer()

    def _check(self) -> None:
        problem = _lib.dxil_builder_error(self._builder)
        if problem:
            raise Error(problem.decode("utf-8", "replace"))

    def _id(self, name: str, *arguments: Any) -> int:
        function = getattr(_lib, "dxil_" + name)
        function.restype = _Id
        result = function(self._builder, *arguments)
        self._check()
        return result.id

    def _do(self, name: str, *arguments: Any) -> None:
        function = getattr(_lib, "dxil_" + name)
        function.restype = None
        function(self._builder, *arguments)
        self._check()

    def _value(self, name: str, *arguments: Any) -> Value:
        return Value(self._id(name, *arguments))

    def _call_op(self, opcode: int, words: Sequence[Union[int, None]]) -> Value:
        array = (_u32 * len(words))(*[0 if word is None else int(word) & 0xFFFFFFFF for word in words])
        return self._value("build_op", _u32(opcode), array, _sizet(len(words)))

    # ---- Declarations ----

    def add_element(self, signature: int, semantic: str, *, index: int = 0,
                    component: ComponentType = ComponentType.F32, rows: int = 1, columns: int = 4,
                    interpolation: Interpolation = Interpolation.UNDEFINED, stream: int = 0,
                    place: Optional[Tuple[int, int]] = None) -> Element:
        """An element of a signature (INPUT, OUTPUT, PATCH_OR_PRIMITIVE); place: its register and column."""
        row, column = place or (0, 0)
        desc = _Element(ctypes.sizeof(_Element), signature, semantic.encode(), index, int(component), rows, columns,
                        int(interpolation), stream, int(place is not None), row, column)
        return Element(self._id("builder_add_element", ctypes.byref(desc)))

    def add_resource(self, name: str, resource_class: ResourceClass,
                     kind: ResourceKind = ResourceKind.INVALID, *, space: int = 0, register: int = 0, count: int = 1,
                     component: ComponentType = ComponentType.F32, components: int = 4, stride: int = 0,
                     sample_count: int = 0, globally_coherent: bool = False, has_counter: bool = False,
                     rasterizer_ordered: bool = False, reorder_coherent: bool = False,
                     sampler: SamplerKind = SamplerKind.DEFAULT, feedback: Union[SamplerFeedbackType, int] = 0,
                     size: int = 0, members: Sequence[Member] = ()) -> Resource:
        """A resource or an array of them; size and members are of constant and texture buffers."""
        array = (_Member * len(members))(*[
            _Member(m.name.encode(), int(m.component), m.offset, m.columns, m.rows, m.count,
                    int(m.order == MatrixOrder.ROW_MAJOR)) for m in members])
        desc = _Resource(ctypes.sizeof(_Resource), int(resource_class), int(kind), name.encode(), space, register,
                         count, int(component), components, stride, sample_count, globally_coherent, has_counter,
                         rasterizer_ordered, reorder_coherent, int(sampler), int(feedback), size, array, len(members))
        return Resource(self._id("builder_add_resource", ctypes.byref(desc)))

    def add_entry(self, name: str = "main", *, threads: Tuple[int, int, int] = (0, 0, 0), stage: Stage = Stage.LIBRARY,
                  function_type: Optional[Type] = None, max_tess_factor: float = 0,
                  options: ShaderOption = ShaderOption(0), **properties: int) -> Function:
        """A function that is an entry, where building goes on. properties: members of dxil_entry_desc."""
        desc = _Entry(size=ctypes.sizeof(_Entry), name=name.encode(), stage=int(stage),
                      function_type=int(function_type or 0), threads=(_u32 * 3)(*threads),
                      max_tess_factor=max_tess_factor, options=int(options), **{k: int(v) for k, v in properties.items()})
        return Function(self._id("builder_add_entry", ctypes.byref(desc)))

    def add_function(self, name: str, function_type: Type) -> Function:
        return Function(self._id("builder_add_function", name.encode(), _u32(function_type)))

    def declare_function(self, name: str, function_type: Type) -> Value:
        """A function of another library, to be linked; for call."""
        return self._value("builder_declare_function", name.encode(), _u32(function_type))

    def function_value(self, function: Function) -> Value:
        return self._value("function_value", _u32(function))

    def argument(self, function: Function, index: int) -> Value:
        return self._value("function_argument", _u32(function), _u32(index))

    def add_groupshared(self, name: str, type: Type) -> Value:
        return self._value("builder_add_groupshared", name.encode(), _u32(type))

    def add_constant(self, name: str, initializer: Value) -> Value:
        return self._value("builder_add_constant", name.encode(), _u32(initializer))

    # ---- Types and constants ----

    def void_type(self) -> Type:
        return Type(self._id("type_void"))

    def half_type(self) -> Type:
        return Type(self._id("type_half"))

    def float_type(self) -> Type:
        return Type(self._id("type_float"))

    def double_type(self) -> Type:
        return Type(self._id("type_double"))

    def int_type(self, bits: int) -> Type:
        return Type(self._id("type_int", _u32(bits)))

    def pointer_type(self, to: Type, address_space: int = 0) -> Type:
        return Type(self._id("type_pointer", _u32(to), _u32(address_space)))

    def array_type(self, of: Type, count: int) -> Type:
        return Type(self._id("type_array", _u32(of), ctypes.c_uint64(count)))

    def vector_type(self, of: Type, count: int) -> Type:
        return Type(self._id("type_vector", _u32(of), _u32(count)))

    def struct_type(self, fields: Sequence[Type], name: Optional[str] = None) -> Type:
        return Type(self._id("type_struct", name.encode() if name is not None else None, *self._list(fields)))

    def function_type(self, result: Type, parameters: Sequence[Type] = ()) -> Type:
        return Type(self._id("type_function", _u32(result), *self._list(parameters)))

    def type_of(self, value: Value) -> Type:
        return Type(self._id("type_of", _u32(value)))

    @staticmethod
    def _list(ids: Sequence[int]) -> Tuple[Any, Any]:
        return (_u32 * len(ids))(*ids), _sizet(len(ids))

    def const_int(self, type: Type, value: int) -> Value:
        return self._value("const_int", _u32(type), ctypes.c_uint64(value & (1 << 64) - 1))

    def const_i1(self, value: bool) -> Value:
        return self._value("const_i1", ctypes.c_int(value))

    def const_i8(self, value: int) -> Value:
        return self._value("const_i8", ctypes.c_uint8(value))

    def const_i32(self, value: int) -> Value:
        return self._value("const_i32", _u32(value & 0xFFFFFFFF))

    def const_float(self, value: float) -> Value:
        return self._value("const_float", _f32(value))

    def const_double(self, value: float) -> Value:
        return self._value("const_double", ctypes.c_double(value))

    def null(self, type: Type) -> Value:
        return self._value("const_null", _u32(type))

    def undef(self, type: Type) -> Value:
        return self._value("const_undef", _u32(type))

    def aggregate(self, type: Type, elements: Sequence[Value]) -> Value:
        return self._value("const_aggregate", _u32(type), *self._list(elements))

    # ---- Blocks and instructions ----

    def add_block(self, function: Function, name: str = "") -> Block:
        return Block(self._id("builder_add_block", _u32(function), name.encode()))

    def position(self, block: Block) -> None:
        """Instructions go to the end of this block from now on."""
        self._do("builder_position", _u32(block))

    def current_block(self) -> Block:
        return Block(self._id("builder_current_block"))

    def binary(self, operation: str, a: Value, b: Value, *, fast: bool = False) -> Value:
        """LLVM's instruction of that name: "add", "fmul", "shl"; fast: as HLSL without precise."""
        return self._value("build_binary_fast", _u32(_BINARY.index(operation)), _u32(a), _u32(b), _u32(_FAST * fast))

    def cast(self, operation: str, value: Value, to: Type) -> Value:
        return self._value("build_cast", _u32(_CAST.index(operation)), _u32(value), _u32(to))

    def fcmp(self, predicate: str, a: Value, b: Value, *, fast: bool = False) -> Value:
        return self._value("build_compare_fast", _u32(_FCMP.index(predicate)), _u32(a), _u32(b), _u32(_FAST * fast))

    def icmp(self, predicate: str, a: Value, b: Value) -> Value:
        return self._value("build_compare", _u32(32 + _ICMP.index(predicate)), _u32(a), _u32(b))

    def select(self, condition: Value, if_true: Value, if_false: Value) -> Value:
        return self._value("build_select", _u32(condition), _u32(if_true), _u32(if_false))

    def extract_value(self, aggregate: Value, index: int) -> Value:
        return self._value("build_extract_value", _u32(aggregate), _u32(index))

    def insert_value(self, aggregate: Value, value: Value, index: int) -> Value:
        return self._value("build_insert_value", _u32(aggregate), _u32(value), _u32(index))

    def extract_element(self, vector: Value, index: Value) -> Value:
        return self._value("build_extract_element", _u32(vector), _u32(index))

    def insert_element(self, vector: Value, element: Value, index: Value) -> Value:
        return self._value("build_insert_element", _u32(vector), _u32(element), _u32(index))

    def shuffle_vector(self, a: Value, b: Value, mask: Sequence[int]) -> Value:
        """Elements of two vectors of one type, by their numbers in both."""
        numbers = self.aggregate(self.vector_type(self.int_type(32), len(mask)), [self.const_i32(n) for n in mask])
        return self._value("build_shuffle_vector", _u32(a), _u32(b), _u32(numbers))

    def alloca(self, type: Type) -> Value:
        return self._value("build_alloca", _u32(type))

    def load(self, pointer: Value, alignment: int = 0) -> Value:
        return self._value("build_load", _u32(pointer), _u32(alignment))

    def store(self, pointer: Value, value: Value, alignment: int = 0) -> None:
        self._do("build_store", _u32(pointer), _u32(value), _u32(alignment))

    def gep(self, base: Value, indices: Sequence[Value]) -> Value:
        return self._value("build_gep", _u32(base), *self._list(indices))

    def atomic(self, operation: str, pointer: Value, value: Value) -> Value:
        return self._value("build_atomic", _u32(_ATOMIC.index(operation)), _u32(pointer), _u32(value))

    def compare_exchange(self, pointer: Value, expected: Value, value: Value) -> Value:
        return self._value("build_compare_exchange", _u32(pointer), _u32(expected), _u32(value))

    def phi(self, type: Type) -> Value:
        return self._value("build_phi", _u32(type))

    def incoming(self, phi: Value, value: Value, block: Block) -> None:
        self._do("build_incoming", _u32(phi), _u32(value), _u32(block))

    def call(self, function: Value, arguments: Sequence[Value] = ()) -> Value:
        return self._value("build_call", _u32(function), *self._list(arguments))

    def ret(self, value: Optional[Value] = None) -> None:
        self._do("build_ret", _u32(value or 0))

    def branch(self, to: Block) -> None:
        self._do("build_branch", _u32(to))

    def cond_branch(self, condition: Value, if_true: Block, if_false: Block) -> None:
        self._do("build_cond_branch", _u32(condition), _u32(if_true), _u32(if_false))

    def switch(self, value: Value, otherwise: Block, cases: Sequence[Tuple[Value, Block]]) -> None:
        values, count = self._list([case for case, _ in cases])
        blocks, _ = self._list([block for _, block in cases])
        self._do("build_switch", _u32(value), _u32(otherwise), values, blocks, count)

    def unreachable(self) -> None:
        self._do("build_unreachable")

    def handle(self, resource: Resource, index: Optional[Value] = None, *, non_uniform: bool = False) -> Value:
        return self._value("build_handle", _u32(resource), _u32(index or 0), ctypes.c_int(non_uniform))

    def read(self, element: Element, column: int, row: Optional[Value] = None, vertex: Optional[Value] = None) -> Value:
        """One component of an input."""
        return self._value("build_read_element", _u32(element), _u32(column), _u32(row or 0), _u32(vertex or 0))

    def write(self, element: Element, column: int, value: Value, row: Optional[Value] = None,
              vertex: Optional[Value] = None) -> None:
        """One component of an output."""
        self._do("build_write_element", _u32(element), _u32(column), _u32(value), _u32(row or 0), _u32(vertex or 0))

    def set_name(self, value: Value, name: str) -> None:
        self._do("set_name", _u32(value), name.encode())

    def set_precise(self, value: Value) -> None:
        self._do("set_precise", _u32(value))

    # ---- The container ----

    def finish(self, *, name: str = "", strict: bool = False, allow: Sequence[str] = ()) -> bytes:
        """The container, validated and signed. Raises Error with what was wrong. Call it once."""
        options = _options(ReportFormat.TEXT, name, strict, None, allow, ())
        data, size, text = _pointer(), _sizet(), _pointer()
        status = _lib.dxil_builder_finish(self._builder, ctypes.byref(options), ctypes.byref(data), ctypes.byref(size),
                                          ctypes.byref(text))
        report = _take(text)
        if status == OUT_OF_MEMORY:
            raise MemoryError("dxil: out of memory")
        if status != OK:
            raise Error("the builder is finished" if status == ARGUMENT else report.strip())
        return _take_bytes(data, size)
