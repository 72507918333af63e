"""The C library as ctypes sees it: Sources/CTinamou/include/tinamou.h, as far as it is needed here.

A variable or a constraint is a struct of eight bytes, which 64-bit machines pass in a register like a number of eight bytes;
declared as such, calls cost half as much.
"""

import ctypes
import os
import pathlib
from ctypes import POINTER, byref, c_char_p, c_double, c_int32, c_uint32, c_uint64, c_void_p

OK, UNSATISFIABLE, NOT_FINITE, BUFFER_TOO_SMALL = 0, 1, 2, 9


def _path():
    """The shared object: where TINAMOU_LIBRARY says, or where Sources/CTinamou/build puts it."""
    told = os.environ.get("TINAMOU_LIBRARY")
    root = pathlib.Path(__file__).resolve().parents[4]
    return told or str(root / ".build" / "c" / "lib" / "libtinamou.so")


_library = ctypes.CDLL(_path())


def _function(name, *arguments):
    function = _library[name]
    function.argtypes = arguments
    function.restype = c_int32
    return function


create = _function("tinamou_solver_create", c_uint32, POINTER(c_void_p))
destroy = _function("tinamou_solver_destroy", POINTER(c_void_p))
variable_add = _function("tinamou_variable_add", c_void_p, c_char_p, POINTER(c_uint64))
values = _function("tinamou_values", c_void_p, c_void_p, c_uint64, c_void_p)
constraint_add = _function(
    "tinamou_constraint_add", c_void_p, c_char_p, c_uint64, c_int32, c_double, c_double, c_double, c_char_p,
    POINTER(c_uint64))
constraint_remove = _function("tinamou_constraint_remove", c_void_p, c_uint64)
constant_set = _function("tinamou_constant_set", c_void_p, c_uint64, c_double)
violation = _function("tinamou_violation", c_void_p, c_uint64, POINTER(c_double))
ambiguities = _function("tinamou_ambiguities", c_void_p, c_void_p, c_uint64, POINTER(c_uint64))
determining = _function("tinamou_determining", c_void_p, c_uint64, c_void_p, c_uint64, POINTER(c_uint64))
error_text = _function("tinamou_error_text", c_void_p, c_char_p, c_uint64, POINTER(c_uint64))


class Ambiguity(ctypes.Structure):
    """tinamou_ambiguity. Handles are aligned as their parts are, to four bytes."""

    _pack_ = 4
    _fields_ = [("variable", c_uint64), ("unpinned", c_uint64), ("tied", c_uint64), ("is_tied", ctypes.c_bool)]


def reason(solver):
    """Why the latest call was refused, in a sentence."""
    text = ctypes.create_string_buffer(1024)
    error_text(solver, text, len(text), None)
    return text.value.decode()
