"""The build backend: setuptools, plus mypyc where a C compiler and Python's headers are.

Without them, or with REGALIA_PURE_BUILD=1, or for an editable install, the package stays pure Python.
With REGALIA_ENGINE, a folder of modules built earlier, nothing is compiled.
"""

import os

from compiler import can_compile
from setuptools import build_meta as _setuptools
from setuptools.build_meta import *  # noqa: F403

MYPY = "mypy==2.4.1"


def get_requires_for_build_wheel(config_settings=None):
    wanted = _setuptools.get_requires_for_build_wheel(config_settings)
    return [*wanted, MYPY] if can_compile() and not os.environ.get("REGALIA_ENGINE") else wanted


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    os.environ["REGALIA_COMPILE"] = "1" if can_compile() else "0"
    return _setuptools.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    os.environ["REGALIA_COMPILE"] = "0"
    return _setuptools.build_editable(wheel_directory, config_settings, metadata_directory)
