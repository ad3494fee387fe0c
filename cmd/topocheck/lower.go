package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"topocert/certificates/recheck"
	"topocert/solver/lower"
)

// lowering writes what is found in the kernel's terms, for topocheck-proved: an item a line.
//
//	(folder "PATH")                          what follows is of this folder's files, and nothing is defined
//	(define TYPE NAME TERM)                  $NAME stands for the term
//	(file "PATH")
//	(certificate NETWORK [<[FACT …] PROOF> …])   the next certificate of the file
//	(verdict VERDICT)                        the next verdict
//	(theorem THEOREM)
//	(left "WHY")                             the next certificate, verdict or theorem, of which there are no terms
//	(rejected "WHY") (missing "WHY")         the next one, which was not accepted
type lowering struct {
	out    *bufio.Writer
	folder string
	file   string
	terms  *lower.Lowering
	err    error
}

func newLowering(out io.Writer) *lowering {
	l := &lowering{out: bufio.NewWriterSize(out, 1<<16)}
	fmt.Fprintln(l.out, "(lowered 1)")
	return l
}

// item writes an item: its name, and its parts.
func (l *lowering) item(name string, parts ...lower.Term) {
	l.err = errors.Join(l.err, lower.Stream(l.out, lower.App(name, parts...)))
	l.out.WriteByte('\n')
}

// say writes what was found.
func (l *lowering) say(said recheck.Said) {
	if folder := filepath.Dir(said.File); folder != l.folder {
		l.folder, l.terms = folder, nil
		l.item("folder", lower.Text(folder))
	}
	if said.File != l.file {
		l.file = said.File
		l.item("file", lower.Text(said.File))
	}
	if l.terms == nil {
		l.terms = &lower.Lowering{Define: l.define}
	}
	switch {
	case said.Certificate != nil:
		l.terms.Names, l.terms.World = said.Folder.Names, said.Folder.World()
		c, err := l.terms.Certificate(said.Certificate)
		if err != nil {
			l.item("left", lower.Text(err.Error()))
			return
		}
		l.item("certificate", c.Network, lower.ListOf(c.Jobs, func(j lower.Job) lower.Term { return lower.Tuple(lower.List(j.Facts...), j.Proof) }))
	}
}

func (l *lowering) define(d lower.Definition) {
	l.item("define", lower.App(d.Type), lower.App(d.Name), d.Term)
}
