"""Which modules are compiled, and a fingerprint of everything the compiled modules are made from. Standard library only.

A compiled module follows from its own source and from the types that it imports. So the fingerprint holds the whole of each
compiled file, but of the interpreted files they import only what other files can see: names, signatures, fields, constants.
A changed text, drawing, style or body of an interpreted function leaves it as it is, and the engine that was built is used again.
"""

import ast
import hashlib
import platform
import sys
import sysconfig
from pathlib import Path

SOURCE = "src/regalia"
NEEDED = ["msgspec>=0.19", "fluent.runtime>=0.4"]
"""What every install depends on; a compiled one needs one more (setup.py)."""
MODULES, REQUIRES = "modules", "requires.txt"
"""In a folder of what was built earlier: the compiled modules, and what they need beside that."""

# The kernel's hot modules. Names, files and texts stay interpreted: nothing there is worth compiling.
CORE = ["rng", "packing", "options", "step", "stack", "catalogue", "reasons", "chance", "events", "luck", "running", "state"]
CORE += [f"observing/{name}" for name in ("ledger", "sheet", "units", "pieces", "kernel", "rewards", "fleet", "chair")]
BOTS = ["bot", "random_bot", "greedy", "evaluation", "tree", "search", "quick", "apprentice", "learned", "learned_bot"]
# In a game's folder everything is rules, except these.
NOT_RULES = {"__init__", "game", "load", "load_checks", "components", "fields", "flow", "checks", "position"}
NOT_RULES |= {"view", "board", "terminal", "campaign"}
BUILD_FILES = ("setup.py", "_build/backend.py", "_build/compiler.py", "_build/engine.py", "_build/mending.py")


def compiled_modules(root: Path) -> list[Path]:
    source = root / SOURCE
    modules = [source / "core" / f"{name}.py" for name in CORE]
    modules += [source / "bots" / f"{name}.py" for name in BOTS]
    modules += sorted(source.glob("kit/*.py")) + sorted(source.glob("games/*/**/*.py"))
    inside = [(path, path.relative_to(source).with_suffix("").parts) for path in modules if path.is_file()]
    return [path for path, parts in inside if NOT_RULES.isdisjoint(parts)]


def engine_digest(root: Path) -> str:
    found = hashlib.sha256(f"{sys.version} {platform.machine()} {sysconfig.get_config_var('CC')}".encode())
    compiled = compiled_modules(root)
    for path in [*(root / name for name in BUILD_FILES), *compiled]:
        found.update(f"\n{path.relative_to(root)}\n".encode() + path.read_bytes())
    for path, seen in sorted(interfaces(root, compiled).items()):
        found.update(f"\n{path.relative_to(root)}\n{ast.dump(seen)}".encode())
    return found.hexdigest()[:20]


def interfaces(root: Path, compiled: list[Path]) -> dict[Path, ast.AST]:
    """What can be seen of the interpreted files that compiled ones import, directly or through what can be seen of others."""
    found: dict[Path, ast.AST] = {}
    waiting = [ast.parse(path.read_text(encoding="utf-8")) for path in compiled]
    while waiting:
        for name in imports(waiting.pop()):
            base = root / "src" / name.replace(".", "/")
            for path in (base.with_suffix(".py"), base / "__init__.py"):
                if path not in found and path not in compiled and path.is_file():
                    found[path] = interface(path.read_text(encoding="utf-8"), path.name == "__init__.py")
                    waiting.append(found[path])
    return found


def imports(tree: ast.AST) -> list[str]:
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [f"{node.module}.{alias.name}" for alias in node.names] + ([node.module] if node.names else [])
    return [name for name in found if name.split(".")[0] == "regalia"]


def interface(source: str, is_package: bool = False) -> ast.AST:
    """What another file can see of this one. Of a function's body only the fields remain that it gives to an object; of the
    imports (but for those that a package passes on) only what the rest names."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [line for line in ast.walk(ast.Module(node.body, [])) if _gives_field(line)]
        elif isinstance(node, ast.Module | ast.ClassDef):
            node.body = [line for line in node.body if not _is_words(line)]
    if not is_package:
        named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom):
                node.names = [alias for alias in node.names if (alias.asname or alias.name).split(".")[0] in named]
    return tree


def _gives_field(line: ast.AST) -> bool:
    targets = line.targets if isinstance(line, ast.Assign) else [line.target] if isinstance(line, ast.AnnAssign) else []
    return any(isinstance(part, ast.Attribute) for target in targets for part in ast.walk(target))


def _is_words(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
