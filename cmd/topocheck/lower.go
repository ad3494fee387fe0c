package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"path/filepath"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/recheck"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/cmd/internal/checking"
	"topocert/solver/lower"
)

// lowering writes what is found in the kernel's terms, for topocheck-proved: an item a line.
//
//	(lowered 1)
//	(folder "PATH")                              what follows is of this folder's files, and nothing is defined
//	(file "PATH")
//	(definition text|expression|route "NAME" ["PARAMETER" …] ["VARIABLE" …] TERM)
//	(definition hops "NAME" ["PARAMETER" …] ["VARIABLE" …] ROUTE TERM)
//	                                             a definition of the folder's own, if there are terms of it; again where the
//	                                             folder is entered again
//	(define TYPE NAME TERM)                      $NAME stands for the term
//	(table NAME "table-sha256:…" "TEXT")         $NAME stands for the router of a table
//	(certificate NETWORK [<[FACT …] PROOF> …])   the next certificate of the file
//	(verdict "NAME" VERDICT)                     the next verdict
//	(theorem "NAME" THEOREM)
//	(left ["STATEMENT" …] "WHY")                 the next one, of which there are no terms
//	(rejected ["STATEMENT" …] "WHY")             the next one, which was not accepted; no statement for a file
//	(missing ["STATEMENT" …] "WHY")              likewise, for want of something
//	(end)
type lowering struct {
	out    *bufio.Writer
	folder string
	file   string                         // which begins with the next item, "" where it has begun
	given  map[string][]*words.Definition // of the folders
	terms  *lower.Lowering
	err    error
}

// lowered writes the terms of what is accepted, and returns the exit status: 0 whatever was found.
func lowered(paths []string, beside checking.Beside, stdout, stderr io.Writer) int {
	l := &lowering{out: bufio.NewWriterSize(stdout, 1<<16), given: make(map[string][]*words.Definition)}
	l.terms = &lower.Lowering{Define: l.define}
	beside.Begin = func(file string) { l.file = file }
	beside.Found = l.say
	l.item("lowered", lower.Int(1))
	if code := checking.Run(context.Background(), paths, beside, checking.Nothing, io.Discard, stderr); code != checking.Accepted {
		return code
	}
	l.item("end")
	if err := l.out.Flush(); err != nil {
		fmt.Fprintln(stderr, err)
		return checking.Usage
	}
	return checking.Accepted
}

// item writes an item: its name, and its parts.
func (l *lowering) item(name string, parts ...lower.Term) {
	fmt.Fprintf(l.out, "(%s", name)
	for _, part := range parts {
		l.out.WriteByte(' ')
		if err := lower.Stream(l.out, part); l.err == nil {
			l.err = err
		}
	}
	l.out.WriteString(")\n")
}

// say writes what was found.
func (l *lowering) say(said recheck.Said) error {
	if said.File == "" { // it was handed over
		l.file = said.Answers[0].File
	}
	folder := filepath.Dir(said.File)
	entered := folder != l.folder
	if entered {
		l.folder = folder
		l.terms.Forget()
		l.item("folder", lower.Text(folder))
	}
	if l.file != "" {
		l.item("file", lower.Text(l.file))
		l.file = ""
	}
	definitions, defines := said.About.([]*words.Definition)
	if defines {
		l.given[folder] = definitions
	}
	if entered || defines {
		l.definitions(said.Folder)
	}
	switch {
	case len(said.Answers) == 0:
	case said.Answers[0].Missing:
		l.not("missing", said, *said.Answers[0].Reason)
	case !said.Answers[0].Accepted:
		l.not("rejected", said, *said.Answers[0].Reason)
	default:
		if err := l.accepted(said); err != nil {
			l.not("left", said, err.Error())
		}
	}
	return l.err
}

// definitions writes those of the folder.
func (l *lowering) definitions(in *recheck.Folder) {
	for _, d := range l.given[l.folder] {
		l.terms.Names = in.Names
		if parts, err := l.terms.Own(d); err == nil {
			l.item("definition", parts...)
		}
	}
}

// not says of what there are no terms.
func (l *lowering) not(what string, said recheck.Said, why string) {
	statements := lower.List()
	if said.Answers[0].Statement != nil {
		statements = lower.ListOf(said.Answers, func(a recheck.Answer) lower.Term { return lower.Text(*a.Statement) })
	}
	l.item(what, statements, lower.Text(why))
}

// accepted writes the terms of what was accepted, or returns why there are none.
func (l *lowering) accepted(said recheck.Said) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("no terms were made, which is a defect: %v", cause)
		}
	}()
	l.terms.Names = said.Folder.Names
	switch about := said.About.(type) {
	case *certificates.Certificate:
		l.terms.World = said.Folder.World()
		c, err := l.terms.Certificate(about)
		if err != nil {
			return err
		}
		l.item("certificate", c.Network, lower.ListOf(c.Jobs, func(j lower.Job) lower.Term { return lower.Tuple(lower.List(j.Facts...), j.Proof) }))
	case *formula.Verdict:
		l.terms.World = said.Folder.Names.World(nil)
		v, err := l.terms.Verdict(about)
		if err != nil {
			return err
		}
		l.item("verdict", lower.Text(about.Name), v)
	case *theorem.Theorem:
		l.terms.World = said.Folder.Names.World(nil)
		t, err := l.terms.Theorem(about)
		if err != nil {
			return err
		}
		l.item("theorem", lower.Text(about.Name), t)
	}
	return nil
}

func (l *lowering) define(d lower.Definition) {
	if t, is := d.Term.(lower.Table); is {
		l.item("table", lower.App(d.Name), lower.Text(t.Name), lower.Text(t.Text))
		return
	}
	l.item("define", lower.App(d.Type), lower.App(d.Name), d.Term)
}
