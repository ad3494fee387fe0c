#!/usr/bin/env python3
"""Makes a wheel of the package that carries both programs of a platform; a wheel is a zip archive with a list of its files.

    python3 wheel.py --version 0.9 --platform linux/amd64 --programs FOLDER --out FOLDER [--date SECONDS] [--licences FILE]

It needs Python alone, and no network. Two runs on the same files make the same archive.

Source: "Binary distribution format", packaging.python.org/specifications/binary-distribution-format.
"""
import argparse
import base64
import hashlib
import time
import zipfile
from pathlib import Path

# Tags of the platforms' wheels. The programs are static, so that Linux's C library does not matter; Go needs macOS 12.
TAGS = {
    "linux/amd64": "manylinux_2_17_x86_64.musllinux_1_1_x86_64",
    "linux/arm64": "manylinux_2_17_aarch64.musllinux_1_1_aarch64",
    "darwin/amd64": "macosx_12_0_x86_64",
    "darwin/arm64": "macosx_12_0_arm64",
    "windows/amd64": "win_amd64",
    "windows/arm64": "win_arm64",
}

METADATA = """Metadata-Version: 2.1
Name: topocert
Version: {version}
Summary: decides claims about interconnection networks, with certificates
License: MIT
Requires-Python: >=3.9
Provides-Extra: networkx
Requires-Dist: networkx; extra == "networkx"
Description-Content-Type: text/markdown

{readme}"""

WHEEL = """Wheel-Version: 1.0
Generator: topocert
Root-Is-Purelib: false
{tags}
"""

ENTRIES = """[console_scripts]
topocert = topocert._programs:topocert
topocheck = topocert._programs:topocheck
"""


def main() -> None:
    flags = argparse.ArgumentParser(description="make a wheel")
    for name in ("version", "platform", "programs", "out"):
        flags.add_argument(f"--{name}", required=True)
    flags.add_argument("--date", type=int, default=315532800)
    flags.add_argument("--licences", help="a file with those of what the programs link")
    args = flags.parse_args()
    if args.platform not in TAGS:
        raise SystemExit(f"wheel: platform {args.platform!r}, want one of {', '.join(TAGS)}")
    here = Path(__file__).parent
    tag, info = f"py3-none-{TAGS[args.platform]}", f"topocert-{args.version}.dist-info"
    files = {f"topocert/{f.name}": (f.read_bytes(), 0o644) for f in sorted((here / "topocert").glob("*.py"))}
    files["topocert/py.typed"] = (b"", 0o644)
    for name in ("topocert", "topocheck"):
        file = name + (".exe" if args.platform.startswith("windows/") else "")
        files[f"topocert/bin/{file}"] = ((Path(args.programs) / file).read_bytes(), 0o755)
    tags = "\n".join(f"Tag: py3-none-{t}" for t in TAGS[args.platform].split("."))
    for name, text in {
        "METADATA": METADATA.format(version=args.version, readme=(here / "README.md").read_text(encoding="utf-8")),
        "WHEEL": WHEEL.format(tags=tags),
        "entry_points.txt": ENTRIES,
        "LICENSE": (here.parent / "LICENSE").read_text(encoding="utf-8"),
    }.items():
        files[f"{info}/{name}"] = (text.encode(), 0o644)
    if args.licences:
        files[f"{info}/{Path(args.licences).name}"] = (Path(args.licences).read_bytes(), 0o644)
    record = [f"{name},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b'=').decode()},{len(data)}" for name, (data, _) in files.items()]
    files[f"{info}/RECORD"] = ("\n".join([*record, f"{info}/RECORD,,", ""]).encode(), 0o644)
    out = Path(args.out) / f"topocert-{args.version}-{tag}.whl"
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, (data, mode) in files.items():
            entry = zipfile.ZipInfo(name, time.gmtime(args.date)[:6])
            entry.external_attr, entry.compress_type, entry.create_system = (0o100000 | mode) << 16, zipfile.ZIP_DEFLATED, 3
            archive.writestr(entry, data)
    print(out)


if __name__ == "__main__":
    main()
