# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""DXIL containers: validate, reflect, dump, list, assemble, compare, sign and build them, also from SPIR-V.

    import dxil
    report = dxil.validate(data)
    print(report.valid, report.json()["results"])

The functions are those of dxil.h, over its shared library: the one beside this file, or the one that
DXIL_TOOLS_LIBRARY names, or libdxil-tools.so.0. Shaders are built with dxil.Builder (docs/producer.md); dxil.ops asks the op database.
"""
import ctypes
import enum
import json as _json
import os
import pathlib
from typing import Any, Iterable, Mapping, NamedTuple, Optional, Tuple

__all__ = ["Builder", "Error", "Report", "ReportFormat", "assemble", "diff", "digest", "disassemble", "dump", "from_spirv",
           "link", "listing", "ops", "reflect", "sign", "validate", "version"]


class Error(Exception):
    """What a function could not read or do, with its reason."""


class ReportFormat(enum.IntEnum):
    JSON = 0
    TEXT = 1
    SARIF = 2


OK, INVALID, UNUSABLE, OUT_OF_MEMORY, ARGUMENT = range(5)


def _load() -> ctypes.CDLL:
    beside = pathlib.Path(__file__).with_name("libdxil-tools.so")
    name = os.environ.get("DXIL_TOOLS_LIBRARY") or (str(beside) if beside.exists() else "libdxil-tools.so.0")
    return ctypes.CDLL(name)


class _Options(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("validator_major", ctypes.c_uint32), ("validator_minor", ctypes.c_uint32),
                ("strict", ctypes.c_uint32), ("report_format", ctypes.c_uint32), ("name", ctypes.c_char_p),
                ("allow", ctypes.POINTER(ctypes.c_char_p)), ("allow_count", ctypes.c_size_t),
                ("fail_on", ctypes.POINTER(ctypes.c_char_p)), ("fail_on_count", ctypes.c_size_t)]


class _LinkInput(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("bytes", ctypes.c_char_p), ("size", ctypes.c_size_t)]


class _LinkOptions(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("profile", ctypes.c_char_p), ("entry", ctypes.c_char_p),
                ("exports", ctypes.c_char_p), ("export_shaders_only", ctypes.c_uint32)]


class _SpirvConstant(ctypes.Structure):
    _fields_ = [("id", ctypes.c_uint32), ("value", ctypes.c_uint64)]


class _SpirvBinding(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint32) for name in ("set", "binding", "register_class", "space", "register_number")]


class _SpirvOptions(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("entry", ctypes.c_char_p), ("shader_model", ctypes.c_uint32),
                ("add_base", ctypes.c_uint32), ("flip_y", ctypes.c_uint32),
                ("constants", ctypes.POINTER(_SpirvConstant)), ("constant_count", ctypes.c_size_t),
                ("bindings", ctypes.POINTER(_SpirvBinding)), ("binding_count", ctypes.c_size_t),
                ("other_stage", ctypes.c_char_p), ("other_stage_size", ctypes.c_size_t), ("patch_vertices", ctypes.c_uint32),
                ("library", ctypes.c_uint32)]


_lib = _load()
_lib.dxil_version.restype = ctypes.c_char_p
_lib.dxil_free.argtypes = [ctypes.c_void_p]
_lib.dxil_free.restype = None
for _name in ("validate", "reflect", "disassemble", "listing", "dump", "assemble", "diff", "digest", "from_spirv", "link", "sign"):
    getattr(_lib, "dxil_" + _name).restype = ctypes.c_int


def _size(data: bytes) -> ctypes.c_size_t:
    return ctypes.c_size_t(len(data))


def _take(text: ctypes.c_void_p) -> str:
    """The text that the library has returned, which is freed."""
    if not text:
        return ""
    result = ctypes.string_at(text.value).decode("utf-8", "replace")
    _lib.dxil_free(text)
    return result


def _check(status: int, reason: str = "") -> None:
    if status == OUT_OF_MEMORY:
        raise MemoryError("dxil: out of memory")
    if status != OK:
        raise Error(reason or ("an argument that is none" if status == ARGUMENT else "the bytes are no container"))


def version() -> str:
    """The library's version, like "0.1.0"."""
    return _lib.dxil_version().decode()


class Report(NamedTuple):
    """What the validator found."""
    status: int
    text: str

    @property
    def valid(self) -> bool:
        return self.status == OK

    @property
    def usable(self) -> bool:
        """Whether the bytes are a container with a program that reads."""
        return self.status in (OK, INVALID)

    def json(self) -> Any:
        """The report as objects; of one in JSON or SARIF."""
        return _json.loads(self.text)


def _options(format: ReportFormat, name: str, strict: bool, validator_version: Optional[Tuple[int, int]],
             allow: Iterable[str], fail_on: Iterable[str]) -> _Options:
    rules = [[rule.encode() for rule in names] for names in (allow, fail_on)]
    arrays = [(ctypes.c_char_p * len(names))(*names) for names in rules]
    major, minor = validator_version or (0, 0)
    return _Options(ctypes.sizeof(_Options), major, minor, int(strict), int(format), name.encode(), arrays[0],
                    len(rules[0]), arrays[1], len(rules[1]))


def validate(data: bytes, *, format: ReportFormat = ReportFormat.JSON, name: str = "", strict: bool = False,
             validator_version: Optional[Tuple[int, int]] = None, allow: Iterable[str] = (),
             fail_on: Iterable[str] = ()) -> Report:
    """Judges a container. allow and fail_on are names of rules; an unknown one is an Error."""
    options = _options(format, name, strict, validator_version, allow, fail_on)
    text = ctypes.c_void_p()
    status = _lib.dxil_validate(data, _size(data), ctypes.byref(options), ctypes.byref(text))
    report = Report(status, _take(text))
    if status in (OUT_OF_MEMORY, ARGUMENT):
        _check(status, "an unknown rule or version")
    return report


def _text_of(function: Any, data: bytes) -> str:
    text, error = ctypes.c_void_p(), ctypes.c_void_p()
    status = function(data, _size(data), ctypes.byref(text), ctypes.byref(error))
    reason = _take(error)
    _check(status, reason)
    return _take(text)


def reflect(data: bytes) -> Any:
    """What an application needs to bind and launch the program: docs/reflection.md. Raises Error."""
    return _json.loads(_text_of(_lib.dxil_reflect, data))


def disassemble(data: bytes) -> str:
    """The listing of dxil-dis. Raises Error."""
    return _text_of(_lib.dxil_disassemble, data)


def listing(data: bytes) -> Any:
    """The listing with its instructions' lines and operations: docs/reflection.md. Raises Error."""
    return _json.loads(_text_of(_lib.dxil_listing, data))


def dump(data: bytes) -> Any:
    """Every part with all its fields: docs/reflection.md. Raises Error."""
    return _json.loads(_text_of(_lib.dxil_dump, data))


def assemble(text: str) -> bytes:
    """A container of assembly, signed and not validated. Raises Error with line and column."""
    source = text.encode()
    data, size, error = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_void_p()
    status = _lib.dxil_assemble(source, _size(source), ctypes.byref(data), ctypes.byref(size), ctypes.byref(error))
    _check(status, _take(error))
    return _take_bytes(data, size)


def _take_bytes(data: ctypes.c_void_p, size: ctypes.c_size_t) -> bytes:
    result = ctypes.string_at(data.value, size.value)
    _lib.dxil_free(data)
    return result


def diff(first: bytes, second: bytes, *, format: ReportFormat = ReportFormat.TEXT) -> str:
    """What differs between two containers; as text empty if nothing does. Raises Error."""
    text = ctypes.c_void_p()
    status = _lib.dxil_diff(first, _size(first), second, _size(second), ctypes.c_uint32(format), ctypes.byref(text))
    report = _take(text)
    _check(OK if status == INVALID else status, report)
    return report


def link(libraries: Mapping[str, bytes], profile: str, *, entry: str = "main", exports: Optional[str] = None,
         export_shaders_only: bool = False) -> bytes:
    """Libraries, by the names that errors call them, linked to a library or a shader of the profile ("ps_6_6") as
    `dxc -link` does. Raises Error with all that does not fit together."""
    inputs = (_LinkInput * len(libraries))(*(_LinkInput(name.encode(), data, len(data))
                                             for name, data in libraries.items()))
    options = _LinkOptions(ctypes.sizeof(_LinkOptions), profile.encode(), entry.encode(),
                           exports.encode() if exports is not None else None, export_shaders_only)
    data, size, error = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_void_p()
    status = _lib.dxil_link(inputs, ctypes.c_size_t(len(libraries)), ctypes.byref(options), ctypes.byref(data),
                            ctypes.byref(size), ctypes.byref(error))
    _check(status, _take(error))
    return _take_bytes(data, size)


def from_spirv(data: bytes, *, entry: Optional[str] = None, shader_model: Optional[Tuple[int, int]] = None,
               constants: Mapping[int, int] = {}, bindings: Iterable[Mapping[str, Any]] = (), add_base: bool = False,
               flip_y: bool = False, other_stage: bytes = b"", patch_vertices: int = 0, library: bool = False) -> bytes:
    """A container of SPIR-V for Vulkan, signed and not validated: docs/spirv.md. constants has the bits of specialization
    constants by their numbers; bindings has objects as the table of dxil-from-spirv does; other_stage is the module of the
    other tessellation stage; library makes one of all entry points of ray tracing pipelines. Raises Error with place and reason."""
    values = (_SpirvConstant * len(constants))(*(_SpirvConstant(*pair) for pair in constants.items()))
    rules = [_SpirvBinding(rule.get("set", 0), rule.get("binding", 0), ord(rule.get("class", "\0")), rule.get("space", 0),
                           rule.get("register", 0)) for rule in bindings]
    table = (_SpirvBinding * len(rules))(*rules)
    model = 10 * shader_model[0] + shader_model[1] if shader_model else 0
    options = _SpirvOptions(ctypes.sizeof(_SpirvOptions), entry.encode() if entry is not None else None, model, add_base,
                            flip_y, values, len(values), table, len(table), other_stage, len(other_stage), patch_vertices,
                            library)
    result, size, error = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_void_p()
    status = _lib.dxil_from_spirv(data, _size(data), ctypes.byref(options), ctypes.byref(result), ctypes.byref(size),
                                  ctypes.byref(error))
    _check(status, _take(error))
    return _take_bytes(result, size)


def digest(data: bytes) -> bytes:
    """The published digest that the container's header must carry: 16 bytes. Raises Error."""
    result = (ctypes.c_uint8 * 16)()
    _check(_lib.dxil_digest(data, _size(data), result))
    return bytes(result)


def sign(data: bytes) -> bytes:
    """The container with its digest. Does not validate: a runtime trusts what is signed. Raises Error."""
    copy = ctypes.create_string_buffer(data, len(data))
    _check(_lib.dxil_sign(copy, _size(data)))
    return copy.raw


from . import ops  # noqa: E402 (it needs what stands above, as the next line does)
from .builder import Builder  # noqa: E402
