"""Only what pyproject.toml cannot say: which modules are compiled, and what happens when the compiler fails."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/regalia")

# The kernel's hot modules. Names, files and texts stay interpreted: nothing there is worth compiling.
CORE = ["rng", "step", "catalogue", "reasons", "chance", "events", "state"]
BOTS = ["bot", "random_bot", "greedy"]
# In a game's folder everything is rules, except these.
NOT_RULES = {"__init__", "game", "components", "position", "view", "board", "features", "terminal", "campaign"}


def compiled_modules() -> list[str]:
    modules = [SOURCE / "core" / f"{name}.py" for name in CORE]
    modules += [SOURCE / "bots" / f"{name}.py" for name in BOTS]
    modules += sorted(SOURCE.glob("kit/*.py")) + sorted(SOURCE.glob("games/*/**/*.py"))
    return [str(path) for path in modules if path.is_file() and NOT_RULES.isdisjoint(path.with_suffix("").parts)]


def extensions() -> list:
    if os.environ.get("REGALIA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    # Only the listed modules are checked here; the whole tree is checked by `make test`.
    flags = ["--follow-imports=silent", "--ignore-missing-imports"]
    return mypycify([*flags, *compiled_modules()], opt_level="1", debug_level="0", multi_file=True)


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
        try:
            super().run()
        except Exception as error:  # whatever the compiler did
            for built in [*SOURCE.rglob("*.so"), *Path(self.build_lib).rglob("*.so")]:
                built.unlink()
            self.extensions.clear()
            print(f"regalia: not compiled, installing pure Python ({error})", file=sys.stderr)

    def get_outputs(self) -> list[str]:
        return [path for path in super().get_outputs() if Path(path).exists()]


def safe_extensions() -> list:
    try:
        return extensions()
    except (Exception, SystemExit) as error:  # mypyc itself failed
        if os.environ.get("REGALIA_MUST_COMPILE"):
            raise
        print(f"regalia: not compiled, installing pure Python ({error})", file=sys.stderr)
        return []


setup(ext_modules=safe_extensions(), cmdclass={"build_ext": OptionalExtensions})
