"""Only what pyproject.toml cannot say: which modules are compiled, and what happens when the compiler fails."""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "_build"))

from engine import MODULES, NEEDED, REQUIRES, SOURCE, compiled_modules
from mending import mend

BUILT = os.environ.get("REGALIA_ENGINE", "")
"""A folder with what an earlier build of the same sources compiled, to be used instead of compiling."""


def extensions() -> list:
    if BUILT or os.environ.get("REGALIA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    # Only the listed modules are checked here; the whole tree is checked by `make test`.
    flags = ["--follow-imports=silent", "--ignore-missing-imports"]
    found = mypycify([*flags, *map(str, compiled_modules(Path()))], opt_level="2", debug_level="0", multi_file=True)
    mend(source for extension in found for source in extension.sources)
    if os.name == "posix":
        # Nobody outside calls what is inside: so the compiler may call it directly and write short functions in place.
        for extension in found:
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


def compile_in_parallel(compiler, sources, output_dir=None, macros=None, include_dirs=None, debug=0, *rest, **more):
    """What the compiler's own `compile` does, one C file per core: the engine is one extension of many files."""
    keys = ("extra_preargs", "extra_postargs", "depends")
    given = {**dict(zip(keys, rest, strict=False)), **more}
    prepared = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, given.get("depends"), given.get("extra_postargs")
    )
    _, objects, postargs, pp_opts, build = prepared
    arguments = compiler._get_cc_args(pp_opts, debug, given.get("extra_preargs"))

    def one(target: str) -> None:
        source, ending = build[target]
        compiler._compile(target, source, ending, arguments, postargs, pp_opts)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, [target for target in objects if target in build]))
    return objects


class OptionalExtensions(build_ext):
    """A compiler that fails leaves a pure package, never a broken one."""

    def build_extensions(self) -> None:
        if hasattr(self.compiler, "_setup_compile") and hasattr(self.compiler, "_compile"):
            self.compiler.compile = partial(compile_in_parallel, self.compiler)
        super().build_extensions()

    def run(self) -> None:
        if BUILT:
            shutil.copytree(Path(BUILT) / MODULES, self.build_lib, dirs_exist_ok=True)
            return
        try:
            super().run()
        except Exception as error:  # whatever the compiler did
            for built in [*Path(SOURCE).rglob("*.so"), *Path(self.build_lib).rglob("*.so")]:
                built.unlink()
            self.extensions.clear()
            print(f"regalia: not compiled, installing pure Python ({error})", file=sys.stderr)

    def get_outputs(self) -> list[str]:
        if BUILT:
            modules = Path(BUILT) / MODULES
            return [str(Path(self.build_lib) / path.relative_to(modules)) for path in modules.rglob("*.so")]
        return [path for path in super().get_outputs() if Path(path).exists()]


class WithEngine(Distribution):
    """A package with modules built earlier is for one platform, like one that is compiled now."""

    def has_ext_modules(self) -> bool:
        return bool(BUILT) or super().has_ext_modules()


def safe_extensions() -> list:
    try:
        return extensions()
    except (Exception, SystemExit) as error:  # mypyc itself failed
        if os.environ.get("REGALIA_MUST_COMPILE"):
            raise
        print(f"regalia: not compiled, installing pure Python ({error})", file=sys.stderr)
        return []


def needed(compiled: bool) -> list[str]:
    """What an install depends on; the compiled engine needs the library of packed lists that it was built with, or newer."""
    if BUILT:
        return [*NEEDED, *(Path(BUILT) / REQUIRES).read_text(encoding="utf-8").split("\n")[:-1]]
    return [*NEEDED, f"librt>={version('librt')}"] if compiled else NEEDED


compiling = safe_extensions()
setup(
    distclass=WithEngine,
    ext_modules=compiling,
    install_requires=needed(bool(compiling)),
    cmdclass={"build_ext": OptionalExtensions},
)
