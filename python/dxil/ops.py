# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The op database: dxil_ops.h with objects.

    from dxil import ops
    sin = ops.by_name("Sin")
    sin.opcode, sin.doc, [argument.name for argument in sin.arguments]
    sin.stages((1, 6)), sin.overloads((1, 9))[0].types, sin.attributes()
    [op.name for op in ops.by_intrinsic("llvm.dx.saturate")]

Versions are (1, n); None is the newest. What is unknown gives None or an empty list.
"""
import ctypes
from typing import Any, Iterable, Iterator, List, NamedTuple, Optional, Tuple

from . import OK, Error, _lib

__all__ = ["Argument", "Enum", "EnumValue", "Op", "Overloads", "all_ops", "by_class", "by_function", "by_hlsl",
           "by_intrinsic", "by_name", "by_number", "enum"]

Version = Tuple[int, int]

_NO_OP = 0xFFFFFFFF
_IS_VECTOR = 0x100
_INTRINSICS, _GENERIC_IR, _HLSL, _COUNTERS = range(4)
_u32, _text = ctypes.c_uint32, ctypes.c_char_p


def _struct(name: str, texts: str, numbers: str = "", others: Iterable[Tuple[str, Any]] = ()) -> Any:
    fields = [("size", ctypes.c_size_t)] + [(each, _text) for each in texts.split()]
    fields += [(each, _u32) for each in numbers.split()] + list(others)
    return type(name, (ctypes.Structure,), {"_fields_": fields})


_OpInfo = _struct("OpInfo", "name class_name category doc result_type result_doc signature extension",
                  "opcode is_reserved is_experimental argument_count overload_dimensions min_version "
                  "translated_min_version removed_version")
_ArgumentInfo = _struct("ArgumentInfo", "name type doc enum_name", "is_immediate is_unsigned has_minimum has_maximum",
                        [("minimum", ctypes.c_double), ("maximum", ctypes.c_double)])
_EnumInfo = _struct("EnumInfo", "name doc", "is_flags value_count")
_EnumValue = _struct("EnumValue", "name doc", "", [("value", ctypes.c_int32), ("min_version", _u32), ("stages", _u32)])

for _name in ("count at by_number by_name by_class by_function by_intrinsic by_hlsl is_available stages attributes "
              "overloads vector_overloads").split():
    getattr(_lib, "dxil_op_" + _name).restype = _u32
for _name in ("dxil_op_name_at dxil_op_check dxil_stage_name dxil_overload_name dxil_overload_suffix "
              "dxil_op_attribute_name").split():
    getattr(_lib, _name).restype = _text
for _name in "describe argument enum enum_value_at".split():
    getattr(_lib, "dxil_op_" + _name).restype = ctypes.c_int


class Overloads(NamedTuple):
    """What an overload dimension may be."""
    types: List[str]
    vector_element_types: List[str]


class Argument(NamedTuple):
    """An argument; the opcode operand is not one."""
    name: str
    type: str
    doc: str
    immediate: bool
    unsigned: bool
    enum: Optional[str]
    minimum: Optional[float]
    maximum: Optional[float]


class EnumValue(NamedTuple):
    name: str
    value: int
    doc: str
    min_version: Version
    stages: List[str]


class Enum(NamedTuple):
    name: str
    doc: str
    flags: bool
    values: List[EnumValue]


def _word(version: Optional[Version]) -> int:
    return version[0] << 16 | version[1] if version else 0


def _version(word: int) -> Version:
    return word >> 16, word & 0xFFFF


def _names(function: Any) -> List[str]:
    result = []
    for number in range(32):
        name = function(_u32(number))
        result.append(name.decode() if name else "")
    return result


_STAGES = _names(_lib.dxil_stage_name)
_OVERLOADS = _names(_lib.dxil_overload_name)
_ATTRIBUTES = _names(_lib.dxil_op_attribute_name)


def _set(names: List[str], mask: int) -> List[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _number(names: List[str], name: str, what: str) -> int:
    if not name or name not in names:
        raise Error(f"no {what} is named '{name}'")
    return names.index(name)


def _fill(struct: Any, function: Any, *arguments: Any) -> Any:
    result = struct(ctypes.sizeof(struct))
    return result if function(*arguments, ctypes.byref(result)) == OK else None


class Op:
    """An operation. `opcode` has all 32 bits, that of the table included."""

    def __init__(self, opcode: int) -> None:
        info = _fill(_OpInfo, _lib.dxil_op_describe, _u32(opcode))
        if info is None:
            raise Error(f"no operation has the opcode {opcode}")
        self.opcode: int = info.opcode
        self.name: str = info.name.decode()
        self.class_name: str = info.class_name.decode()
        self.category: str = info.category.decode()
        self.doc: str = info.doc.decode()
        self.result_type: str = info.result_type.decode()
        self.result_doc: str = info.result_doc.decode()
        self.signature: str = info.signature.decode()
        self.extension: Optional[str] = info.extension.decode() or None
        self.reserved, self.experimental = bool(info.is_reserved), bool(info.is_experimental)
        self.min_version: Version = _version(info.min_version)
        self.translated_min_version: Version = _version(info.translated_min_version)
        self.removed_version: Optional[Version] = _version(info.removed_version) if info.removed_version else None
        self._dimensions: int = info.overload_dimensions
        self._argument_count: int = info.argument_count

    def __repr__(self) -> str:
        return f"Op({self.name})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Op) and other.opcode == self.opcode

    def __hash__(self) -> int:
        return hash(self.opcode)

    @property
    def arguments(self) -> List[Argument]:
        result = []
        for index in range(self._argument_count):
            info = _fill(_ArgumentInfo, _lib.dxil_op_argument, _u32(self.opcode), _u32(index))
            result.append(Argument(info.name.decode(), info.type.decode(), info.doc.decode(), bool(info.is_immediate),
                                   bool(info.is_unsigned), info.enum_name.decode() or None,
                                   info.minimum if info.has_minimum else None,
                                   info.maximum if info.has_maximum else None))
        return result

    def _names(self, kind: int) -> List[str]:
        result: List[str] = []
        while True:
            name = _lib.dxil_op_name_at(_u32(self.opcode), _u32(kind), _u32(len(result)))
            if name is None:
                return result
            result.append(name.decode())

    @property
    def intrinsics(self) -> List[str]:
        """LLVM intrinsics that become it."""
        return self._names(_INTRINSICS)

    @property
    def generic_ir(self) -> List[str]:
        """LLVM instructions that mean the same."""
        return self._names(_GENERIC_IR)

    @property
    def hlsl(self) -> List[str]:
        """HLSL functions that reach it."""
        return self._names(_HLSL)

    @property
    def counters(self) -> List[str]:
        """Instruction counters of the STAT part."""
        return self._names(_COUNTERS)

    def available(self, version: Optional[Version] = None) -> bool:
        """Whether a module of the version may hold it."""
        return bool(_lib.dxil_op_is_available(_u32(self.opcode), _u32(_word(version))))

    def stages(self, version: Optional[Version] = None) -> List[str]:
        return _set(_STAGES, _lib.dxil_op_stages(_u32(self.opcode), _u32(_word(version))))

    def attributes(self, version: Optional[Version] = None) -> List[str]:
        return _set(_ATTRIBUTES, _lib.dxil_op_attributes(_u32(self.opcode), _u32(_word(version))))

    def overloads(self, version: Optional[Version] = None) -> List[Overloads]:
        """One entry for each overload dimension; empty for an operation without overload."""
        result = []
        for dimension in range(self._dimensions):
            words = _u32(self.opcode), _u32(_word(version)), _u32(dimension)
            result.append(Overloads(_set(_OVERLOADS, _lib.dxil_op_overloads(*words)),
                                    _set(_OVERLOADS, _lib.dxil_op_vector_overloads(*words))))
        return result

    def check(self, stage: str, overloads: Iterable[str] = (), version: Optional[Version] = None) -> Optional[str]:
        """Judges a call from a stage ("pixel") with these overloads ("float", or "vector of float"). None: legal;
        otherwise the first thing wrong, like "StageNotAllowed"."""
        prefix = "vector of "
        words = [_number(_OVERLOADS, each[len(prefix):] if each.startswith(prefix) else each, "overload")
                 | (_IS_VECTOR if each.startswith(prefix) else 0) for each in overloads]
        wrong = _lib.dxil_op_check(_u32(self.opcode), (_u32 * len(words))(*words), ctypes.c_size_t(len(words)),
                                   _u32(_number(_STAGES, stage, "stage")), _u32(_word(version)))
        return wrong.decode() if wrong else None


def _op(opcode: int) -> Optional[Op]:
    return None if opcode == _NO_OP else Op(opcode)


def _ops(function: Any, name: str) -> List[Op]:
    result: List[Op] = []
    while True:
        opcode = function(name.encode(), _u32(len(result)))
        if opcode == _NO_OP:
            return result
        result.append(Op(opcode))


def all_ops() -> Iterator[Op]:
    """All operations by opcode, those of the core table first; reserved opcodes as well."""
    return (Op(_lib.dxil_op_at(_u32(index))) for index in range(_lib.dxil_op_count()))


def by_number(opcode: int) -> Optional[Op]:
    return _op(_lib.dxil_op_by_number(_u32(opcode))) if 0 <= opcode <= _NO_OP else None


def by_name(name: str) -> Optional[Op]:
    """"BufferLoad"; case counts."""
    return _op(_lib.dxil_op_by_name(name.encode()))


def by_class(name: str) -> List[Op]:
    """Those of a class, "unary"."""
    return _ops(_lib.dxil_op_by_class, name)


def by_function(name: str) -> List[Op]:
    """Those of a function's class, "dx.op.unary.f32"."""
    return _ops(_lib.dxil_op_by_function, name)


def by_intrinsic(name: str) -> List[Op]:
    """Those that an LLVM intrinsic, "llvm.dx.saturate", or an extension intrinsic becomes."""
    return _ops(_lib.dxil_op_by_intrinsic, name)


def by_hlsl(function: str) -> List[Op]:
    """Those that an HLSL function, "saturate", reaches."""
    return _ops(_lib.dxil_op_by_hlsl, function)


def enum(name: str) -> Optional[Enum]:
    """An enumeration that arguments take, "AtomicBinOpKind"."""
    info = _fill(_EnumInfo, _lib.dxil_op_enum, name.encode())
    if info is None:
        return None
    values = [_fill(_EnumValue, _lib.dxil_op_enum_value_at, name.encode(), _u32(index))
              for index in range(info.value_count)]
    return Enum(info.name.decode(), info.doc.decode(), bool(info.is_flags),
                [EnumValue(each.name.decode(), each.value, each.doc.decode(), _version(each.min_version),
                           _set(_STAGES, each.stages)) for each in values])
