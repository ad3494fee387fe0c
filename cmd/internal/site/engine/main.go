// Engine is the program behind the page "Try a claim": topocert prove, in the reader's browser, on what is typed.
//
//	engine FOLDER SECONDS [KEY…]
//
// The folder has the texts definitions.words and own.claims; certificates, verdicts and theorems go to its folder
// certificates. Each claim has so many seconds. It prints a JSON object a line: first what the lines are, then what is found of each, but of those with
// a given key, which the page has found already. No process is started here, and no Starlark is run.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"topocert/certificates/resolve"
	"topocert/cmd/internal/reader"
	"topocert/cmd/internal/site"
	"topocert/props"
	"topocert/topology"
)

const (
	memory   = 2 << 30 // that a browser's page may have
	pictured = 400     // vertices of networks that are looked at for a picture alone
)

func main() {
	seconds := 0
	if len(os.Args) > 2 {
		seconds, _ = strconv.Atoi(os.Args[2])
	}
	if seconds < 1 {
		fmt.Fprintf(os.Stderr, "engine: %q, want FOLDER SECONDS [KEY…]\n", os.Args[1:])
		os.Exit(2)
	}
	if err := run(context.Background(), os.Args[1], time.Duration(seconds)*time.Second, os.Args[3:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}

// line is a claim that was read. Place is its line, from 1.
type line struct {
	Key       string `json:"key"`
	Line      int    `json:"line"`
	Statement string `json:"statement"`
}

// wrong is what is wrong in a text, with a picture of the place.
type wrong struct {
	Key     string   `json:"key,omitempty"`
	Message string   `json:"message"`
	Picture []string `json:"picture"`
}

// found is what is found of a claim.
type found struct {
	Key string `json:"key"`
	*props.Result
	*site.Answer
	Verdict string `json:"verdict"` // or "value"
}

// message is what is printed in a line.
type message struct {
	Lines []line   `json:"lines,omitempty"`
	Notes []string `json:"notes,omitempty"`
	Step  string   `json:"step,omitempty"`
	Wrong *wrong   `json:"wrong,omitempty"` // without a key of the definitions, or of all claims
	Found *found   `json:"found,omitempty"`
}

// engine is one run.
type engine struct {
	dir   string
	limit time.Duration
	out   *json.Encoder
	names reader.Definitions
	err   error // of printing
}

func (e *engine) say(m message) {
	if err := e.out.Encode(m); err != nil && e.err == nil {
		e.err = err
	}
}

// refuse says what is wrong with the texts, or with a claim.
func (e *engine) refuse(key string, err error) {
	w := &wrong{Key: key, Message: err.Error(), Picture: []string{}}
	if pictured := interface{ Picture() []string }(nil); errors.As(err, &pictured) {
		w.Picture = append(w.Picture, pictured.Picture()...)
	}
	e.say(message{Wrong: w})
}

func run(ctx context.Context, dir string, limit time.Duration, done []string, out io.Writer) error {
	e := &engine{dir: dir, limit: limit, out: json.NewEncoder(out)}
	e.out.SetEscapeHTML(false)
	claims, err := e.read()
	if err != nil {
		e.refuse("", err)
		return e.err
	}
	var lines []line
	for _, c := range claims {
		lines = append(lines, line{keyOf(c), lineOf(c), c.Formal})
	}
	e.say(message{Lines: lines})
	claims = slices.DeleteFunc(claims, func(c *props.Claim) bool { return slices.Contains(done, keyOf(c)) })
	return errors.Join(e.decide(ctx, claims), e.err)
}

// read reads the texts.
func (e *engine) read() ([]*props.Claim, error) {
	definitions, err := reader.TextOf(filepath.Join(e.dir, "definitions.words"))
	if err != nil {
		return nil, err
	}
	file := filepath.Join(e.dir, "own.claims")
	text, err := reader.TextOf(file)
	if err != nil || strings.TrimSpace(text) == "" {
		return nil, err
	}
	programs, notes, err := e.names.Know([]string{text}, []string{definitions})
	if programs {
		notes = append(notes, "A network of the atlas that is a program, in Starlark, is known on the command line alone.")
	}
	if e.say(message{Notes: notes}); err != nil {
		return nil, err
	}
	if err := e.names.Define("definitions", definitions); err != nil {
		return nil, err
	}
	e.names.Say([]string{text})
	list, err := reader.ReadClaims(file, "", e.names.Library())
	if err != nil {
		return nil, err
	}
	if err := reader.Heads([]*reader.Claims{list}); err != nil {
		return nil, err
	}
	reader.Apart(list.List)
	return list.List, nil
}

// keyOf is what a claim is called between the page and this program: its name and what it says.
func keyOf(c *props.Claim) string {
	key := c.ID
	for _, f := range c.Formulas() {
		key += "\n" + f.Formula.String()
	}
	if c.Wrong != nil {
		key += "\n" + c.Formal
	}
	return key
}

// lineOf is the line of a claim in its text, from 1.
func lineOf(c *props.Claim) int {
	n := 0
	_, _ = fmt.Sscan(c.Place[strings.LastIndex(c.Place, ":")+1:], &n)
	return n
}

// decide decides the claims, one after the other.
func (e *engine) decide(ctx context.Context, claims []*props.Claim) (err error) {
	session, err := props.NewSession(filepath.Join(e.dir, site.CertificateFolder))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, session.Close()) }()
	session.Compact()
	if err := e.names.Into(session.Define); err != nil {
		return err
	}
	session.Resolver().Provide(e.unknown)
	limits := props.Limits{Time: e.limit, Memory: props.NewMemory(memory)}
	stepped := time.Now()
	runner := &props.Runner{
		Session: session, Limits: limits, Finder: props.FindTheorem,
		Step: func(c *props.Claim, name string, done, all int) {
			if now := time.Now(); now.Sub(stepped) > 100*time.Millisecond {
				stepped = now
				e.say(message{Step: fmt.Sprintf("%s, %d of %d", name, done+1, all)})
			}
		},
		Done: func(r *props.Result) error {
			if r.Refused != nil {
				e.refuseClaim(r)
				return e.err
			}
			limits.Time = 5 * time.Second // for the picture
			answer, err := site.NewAnswer(ctx, session, e.dir, r, pictured, limits)
			if err != nil {
				return err
			}
			e.say(message{Found: &found{keyOf(r.Claim), r, answer, r.Verdict.String()}})
			return e.err
		},
	}
	_, err = runner.Run(ctx, claims)
	return err
}

// refuseClaim says what is wrong with a claim.
func (e *engine) refuseClaim(r *props.Result) {
	var misread *reader.Misread
	if errors.As(r.Refused, &misread) {
		e.refuse(keyOf(r.Claim), misread)
		return
	}
	e.refuse(keyOf(r.Claim), r.Refused)
}

// unknown says of a name that no network has what may be meant.
func (e *engine) unknown(name string) (topology.Network, error) {
	stem, _, _ := strings.Cut(name, "(")
	var names []string
	for _, f := range topology.Families() {
		known, _, _ := strings.Cut(f.Name, "(")
		names = append(names, known)
	}
	for _, d := range e.names.Library().All() {
		names = append(names, d.Name)
	}
	for _, list := range reader.Field().Named {
		for _, entry := range list {
			names = append(names, entry.Name)
		}
	}
	if slices.ContainsFunc(names, func(known string) bool { return strings.EqualFold(known, stem) }) {
		return nil, resolve.ErrUnknown
	}
	return nil, fmt.Errorf("unknown network: %q%s", name, reader.DidYouMean(stem, names))
}
