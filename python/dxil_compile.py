# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""HLSL to DXIL from Python, through libdxil-compile.so (dxil/compile.h) and nothing else.

    import dxil_compile
    made = dxil_compile.compile("shaders/a.hlsl", text, ["-T", "cs_6_6"], files={"shaders/b.hlsli": "..."})
    made.container            # bytes
    dxil_compile.compile("a.hlsl", "x", ["-T", "cs_6_6"])   # raises CompileError, whose messages say where
"""
import ctypes
import json
import os

(CONTAINER, LISTING, HEADER, ROOT_SIGNATURE, HASH, PRIVATE_DATA, DEBUG_INFO, DEPENDENCIES, PREPROCESSED, SHOWN,
 REFLECTION) = range(11)


class _Bytes(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("size", ctypes.c_size_t)]

    def value(self):
        return None if self.data is None else ctypes.string_at(self.data, self.size)


_Open = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(_Bytes))


class _Input(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("text", _Bytes), ("options", ctypes.POINTER(ctypes.c_char_p)),
                ("option_count", ctypes.c_size_t), ("open", _Open), ("open_context", ctypes.c_void_p)]


class CompileError(Exception):
    """The input or an option is wrong. `messages`: dicts of kind, text, file, line, column, flag; `status`: 1 for
    the input, 2 for an option or a file that cannot be read."""

    def __init__(self, text, messages, status=1):
        super().__init__(text)
        self.messages, self.status = messages, status


class Compiled:
    """What a compile made. `messages` holds the warnings, `text` the same as dxil-cc prints them; `outputs` bytes
    by CONTAINER, LISTING, ..."""

    def __init__(self, outputs, messages, text=""):
        self.outputs, self.messages, self.text = outputs, messages, text

    @property
    def container(self):
        return self.outputs.get(CONTAINER)


def load(path=None):
    """The library: `path`, DXIL_COMPILE_LIBRARY of the environment, or where the system finds it."""
    library = ctypes.CDLL(path or os.environ.get("DXIL_COMPILE_LIBRARY", "libdxil-compile.so.0"))
    library.dxil_compile.restype = ctypes.c_void_p
    library.dxil_compile.argtypes = [ctypes.POINTER(_Input)]
    library.dxil_compile_free.argtypes = [ctypes.c_void_p]
    library.dxil_compile_status.argtypes = [ctypes.c_void_p]
    for name in ("dxil_compile_messages", "dxil_compile_messages_json"):
        getattr(library, name).restype = _Bytes
        getattr(library, name).argtypes = [ctypes.c_void_p]
    library.dxil_compile_get.restype = _Bytes
    library.dxil_compile_get.argtypes = [ctypes.c_void_p, ctypes.c_int]
    library.dxil_compile_version.restype = ctypes.c_char_p
    return library


_library = None


def compile(name, text, options, files=None, library=None, wanted=range(REFLECTION + 1)):
    """Compiles `text` (str or bytes), which messages call `name`, with dxc's `options`.

    `files`: what is included, a dict of contents by path or a function of a path that returns the contents
    or None; without it includes are read from the file system. `wanted`: the outputs to return, as far as they
    are made. Threads may compile side by side.
    """
    global _library
    if library is None:
        library = _library = _library or load()
    encoded = lambda s: s.encode() if isinstance(s, str) else s
    find = files if callable(files) else (files or {}).get
    kept = []  # until the compile ends

    def open_file(_, path, contents):
        found = find(path.decode())
        if found is None:
            return 0
        kept.append(ctypes.create_string_buffer(encoded(found)))
        contents[0].data, contents[0].size = ctypes.addressof(kept[-1]), len(kept[-1]) - 1
        return 1

    source = ctypes.create_string_buffer(encoded(text))
    words = (ctypes.c_char_p * len(options))(*map(encoded, options))
    given = _Input(encoded(name), _Bytes(ctypes.addressof(source), len(source) - 1), words, len(options),
                   _Open() if files is None else _Open(open_file), None)
    result = library.dxil_compile(ctypes.byref(given))
    try:
        said = library.dxil_compile_messages(result).value().decode(errors="replace")
        messages = json.loads(library.dxil_compile_messages_json(result).value())["messages"] if said else []
        if library.dxil_compile_status(result) != 0:
            raise CompileError(said, messages, library.dxil_compile_status(result))
        made = {which: library.dxil_compile_get(result, which).value() for which in wanted}
        return Compiled({which: data for which, data in made.items() if data is not None}, messages, said)
    finally:
        library.dxil_compile_free(result)
