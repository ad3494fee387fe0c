"""Answers as objects, which print as tables in notebooks and keep their certificates."""
from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from . import _programs


class Result:
    """An answer of topocert's: ``data`` is what it prints with --json.

    ``folder`` has the certificates, for as long as the result is there; :meth:`save` copies it.
    """

    def __init__(self, data: dict[str, Any], work: Any = None) -> None:
        self.data = data
        self._work = work  # its temporary folder lasts as long as the results that refer to it

    @property
    def folder(self) -> Path | None:
        """The folder of certificates; None where there are none."""
        return None if self._work is None or not (kept := self._work.path / "kept").is_dir() else kept

    def save(self, folder: Any) -> Path:
        """Copy the certificates to a new folder, which is all that topocheck needs."""
        if self.folder is None:
            raise _programs.Error("no certificates, want a result that has some", 2)
        try:
            return Path(shutil.copytree(self.folder, folder))
        except FileExistsError as e:
            raise _programs.Error(f"{folder} is there, want a new folder", 2) from e

    def check(self) -> Checked:
        """Let topocheck check the certificates."""
        if self.folder is None:
            raise _programs.Error("no certificates, want a result that has some", 2)
        return Checked.of(self.folder)

    def rows(self) -> list[tuple[str, Any]]:
        """What a table shows: names and values."""
        return [(key, value) for key, value in self.data.items() if value not in (None, [], "")]

    def _repr_html_(self) -> str:
        return table([[f"<th style='text-align:left'>{escape(str(key))}</th>", cell(value)] for key, value in self.rows()])


def cell(value: Any) -> str:
    """A cell of a table."""
    return f"<td style='text-align:left'>{escape(str(value))}</td>"


def table(rows: list[list[str]]) -> str:
    """A table of HTML, of rows of cells."""
    return "<table>" + "".join(f"<tr>{''.join(row)}</tr>" for row in rows) + "</table>"


class Verdict(Result):
    """What is known of a statement. It is true if the statement holds; an open one is not."""

    #: The statement, as it was asked.
    statement: str

    def __init__(self, data: dict[str, Any], statement: str, names: Mapping[str, str], work: Any = None) -> None:
        super().__init__(data, work)
        self.statement = statement
        witness = data["witness"]
        #: A counterexample, or what is open, as a text; None if there is nothing to say.
        self.witness: str | None = None if witness is None else _programs.renamed(witness, names)

    @property
    def verdict(self) -> str:
        """holds, fails, undecided; or value, of what is no truth."""
        return self.data["verdict"] or "value"

    @property
    def value(self) -> str | None:
        """What an expression is worth that is no truth."""
        return self.data["value"]

    @property
    def evidence(self) -> str:
        """proved, certified, exhausted, searched, sampled or none."""
        return self.data["evidence"]

    @property
    def follows(self) -> bool:
        """Whether topocheck repeats the verdict from the certificates."""
        return self.data["follows"]

    @property
    def holds(self) -> bool:
        return self.verdict == "holds"

    def __bool__(self) -> bool:
        return self.holds

    def __repr__(self) -> str:
        text = f"{self.verdict} {self.evidence}: {self.statement}" + (f" = {self.value}" if self.value else "")
        return f"<{text}; {self.witness}>" if self.witness and not self.holds else f"<{text}>"

    def rows(self) -> list[tuple[str, Any]]:
        rows = [("statement", self.statement), ("verdict", self.verdict), ("value", self.value), ("evidence", self.evidence), ("domain", self.data["domain"]), ("witness", self.witness)]
        return [(key, value) for key, value in rows if value]


class Verdicts(Sequence[Verdict]):
    """Verdicts in the order of the statements."""

    def __init__(self, verdicts: Sequence[Verdict]) -> None:
        self._verdicts = list(verdicts)

    def __getitem__(self, i: Any) -> Any:
        return self._verdicts[i]

    def __len__(self) -> int:
        return len(self._verdicts)

    def __repr__(self) -> str:
        return "\n".join(map(repr, self._verdicts))

    def _repr_html_(self) -> str:
        head = [f"<th style='text-align:left'>{name}</th>" for name in ("statement", "verdict", "evidence", "value or witness")]
        return table([head, *([cell(v.statement), cell(v.verdict), cell(v.evidence), cell(v.value or v.witness or "")] for v in self)])

    def check(self) -> Checked:
        """Let topocheck check the certificates, and repeat the verdicts."""
        return self[0].check()

    def save(self, folder: Any) -> Path:
        """Copy the certificates to a new folder."""
        return self[0].save(folder)


class Measures(Result, Mapping[str, Any]):
    """Degrees, distances, girth, orbits: what topocert measures, by name."""

    def __getitem__(self, name: str) -> Any:
        return self.data[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    def __len__(self) -> int:
        return len(self.data)

    def __repr__(self) -> str:
        return f"<{self['network']}: {self['order']} vertices, {self['size']} links, diameter {self['diameter']}>"


class Bisection(Result):
    """Bounds on a bisection width, and a cut of the upper one."""

    def __init__(self, data: dict[str, Any], side: list[Any], work: Any = None) -> None:
        super().__init__(data, work)
        #: The vertices of one side of the narrowest cut that was found.
        self.side = side

    @property
    def lower(self) -> int:
        return self.data["lower"]

    @property
    def upper(self) -> int:
        return self.data["upper"]

    @property
    def exact(self) -> bool:
        return self.data["exact"]

    @property
    def width(self) -> int | None:
        """The bisection width; None if the bounds differ."""
        return self.lower if self.exact else None

    def __repr__(self) -> str:
        return f"<bisection width {self.width if self.exact else f'{self.lower} to {self.upper}'} of {self.data['network']}>"


class Hamiltonian(Result):
    """Whether there is a cycle through all vertices, and one. It is true if there is."""

    def __init__(self, data: dict[str, Any], cycle: list[Any] | None, work: Any = None) -> None:
        super().__init__(data, work)
        #: A cycle through all vertices; None if none is known.
        self.cycle = cycle

    @property
    def hamiltonian(self) -> bool | None:
        """None if it is open."""
        return {"yes": True, "no": False}.get(self.data["hamiltonian"])

    def __bool__(self) -> bool:
        return self.hamiltonian is True

    def __repr__(self) -> str:
        return f"<{self.data['network']}: {dict(yes='Hamiltonian', no='not Hamiltonian').get(self.data['hamiltonian'], 'open')}>"


class Audit(Result):
    """What becomes of a message between every two ends."""

    def __init__(self, data: dict[str, Any], vertex: Any, work: Any = None) -> None:
        super().__init__(data, work)
        #: The first message that does not arrive by a shortest path: where it is, one after the other.
        self.counterexample: list[Any] = [vertex(v) for v in data["counterexample"]]
        #: The channels that wait for one another, as pairs of vertices; empty if there are none.
        self.cycle: list[tuple[Any, Any]] = [(vertex(c["src"]), vertex(c["dst"])) for c in data["cycle"] or []]
        #: The faults, and how many pairs each loses that are not cut off. A fault is a tuple of a vertex, or of the two
        #: ends of a link; of several at the same time, a tuple of such.
        self.faults: list[tuple[tuple[Any, ...], int]] = [
            (tuple(map(vertex, f["fault"])) if "fault" in f else tuple(tuple(map(vertex, one)) for one in f["faults"]), f["lost"]) for f in data.get("faults") or []
        ]

    @property
    def pairs(self) -> int:
        """How many messages were sent; of faults, under all of them together."""
        return self.data["pairs"]

    @property
    def delivered(self) -> int:
        return self.data["delivered"]

    @property
    def minimal(self) -> int:
        return self.data["minimal"]

    @property
    def max_hops(self) -> int:
        return self.data["max_hops"]

    @property
    def deadlock_free(self) -> bool:
        """Whether no messages can wait for one another in a cycle: Dally's and Seitz' condition."""
        return self.data["deadlock"] != "deadlock"

    @property
    def ok(self) -> bool:
        """Whether all messages arrive, and none can wait for one another."""
        return self.delivered == self.pairs and self.deadlock_free

    def __repr__(self) -> str:
        free = "no deadlock" if self.deadlock_free else "deadlock"
        return f"<{self.data['router']} on {self.data['network']}: {self.delivered} of {self.pairs} delivered, {self.minimal} minimal, {free}>"


class Checked(Result):
    """What topocheck accepts of a folder, and what it does not. It is true if it accepts all."""

    @classmethod
    def of(cls, folder: Any) -> Checked:
        found = _programs.answers("topocheck", [str(folder)])
        return cls({"accepted": [f for f in found if f["accepted"]], "rejected": [f for f in found if not f["accepted"]]})

    @property
    def accepted(self) -> list[str]:
        """The statements that are accepted."""
        return [f["statement"] for f in self.data["accepted"]]

    @property
    def rejected(self) -> list[tuple[str, str]]:
        """The statements that are not, each with the reason."""
        return [(f["statement"] or f["file"], f["reason"]) for f in self.data["rejected"]]

    @property
    def ok(self) -> bool:
        return bool(self.data["accepted"]) and not self.data["rejected"]

    def __bool__(self) -> bool:
        return self.ok

    def __repr__(self) -> str:
        return f"<{len(self.accepted)} accepted, {len(self.rejected)} not>"

    def rows(self) -> list[tuple[str, Any]]:
        return [("accepted", s) for s in self.accepted] + [(f"rejected: {why}", s) for s, why in self.rejected]
