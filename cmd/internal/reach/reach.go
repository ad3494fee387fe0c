// Package reach counts the lines of code that the check of a kind of proof, a network or a
// router reaches.
//
// It is a call graph by rapid type analysis. A declaration reaches what it names; x.F reaches the
// method F of x's type, where that is told by declarations and is no interface. Else it
// reaches the methods F of all types that were reached, where F is a method of an
// interface or x.F stands in a package that may know the type. So a few
// more lines are counted than can run, and none less. Not followed are the entries of
// registries, lists of kinds, networks or routers: each is the root of a part of its own.
package reach

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
)

// Module is what was read of this module's packages.
type Module struct {
	of      map[string]*declaration
	methods map[string]map[string]*declaration // of a type, by name
	parts   map[string][]*declaration
	// knows are the packages that a package imports, or one of these, and itself.
	knows map[string]map[string]bool
	files map[string]int // lines of code
	// interfaces are the methods of interfaces.
	interfaces map[string]bool
	// types are what types are declared to be, vars the types of variables, functions those of
	// functions; selections are those whose methods are not found yet.
	types, vars, functions map[string]typed
	selections             []selection
}

// declaration is a function, a type, a group of constants or variables, or an entry of a
// registry.
type declaration struct {
	pkg, file string
	lines     int
	uses      []string // full names, and methods as a point and a name
	apart     bool     // it is the root of a part, and followed for no other
	direct    []*declaration
	signature typed
}

// roots are those of the parts that are no entry of a registry. All else rests on "certificate".
// Those of another part are called where a run meets what the part is for, and nowhere else.
func roots() map[string][]string {
	const (
		run     = "topocert/certificates/recheck."
		resolve = "topocert/certificates/resolve."
	)
	return map[string][]string{
		"certificate": {run + "NewRun", run + "Names", run + "Run.Check"},
		"verdict":     {run + "Run.verdicts", "topocert/certificates/formula.Verdict.Check"},
		"theorem":     {run + "Run.theorems"},
		// Definitions of ours, when they are named; and networks and routers by their texts.
		"words": {"topocert/certificates/words.entry.parse"},
		"text":  {"topocert/topology.familyOf", "topocert/topology.Family.New", "topocert/topology.Family.shape", "topocert/topology.FromText", resolve + "Names.directed", resolve + "textRouter"},
		// Routers, whatever they are.
		"router": {resolve + "Names.Router", resolve + "Names.CanonicalRouter"},
		// What lies in a folder beside certificates and has users' names, and what is handed over.
		"own":    {run + "Run.readOwn", run + "Run.readWords", resolve + "readGraph", resolve + "labelled"},
		"handed": {run + "addGraphs", run + "addTable"},
	}
}

// Read reads the Go files of a module's folder.
func Read(source fs.FS) (*Module, error) {
	m := &Module{
		of: make(map[string]*declaration), methods: make(map[string]map[string]*declaration), parts: make(map[string][]*declaration),
		knows: make(map[string]map[string]bool), interfaces: make(map[string]bool), files: make(map[string]int),
		types: make(map[string]typed), vars: make(map[string]typed), functions: make(map[string]typed),
	}
	if err := fs.WalkDir(source, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(source, file)
		if err != nil {
			return err
		}
		return m.read(file, text)
	}); err != nil {
		return nil, err
	}
	for again := true; again; {
		again = false
		for _, known := range m.knows {
			before := len(known)
			for pkg := range maps.Clone(known) {
				maps.Copy(known, m.knows[pkg])
			}
			again = again || len(known) > before
		}
	}
	for _, s := range m.selections {
		m.selects(s)
	}
	m.selections = nil
	for part, names := range roots() {
		for _, name := range names {
			d := m.find(name)
			if d == nil {
				return nil, fmt.Errorf("reach: %s is not declared", name)
			}
			m.parts[part] = append(m.parts[part], d)
			d.apart = part != "certificate"
		}
	}
	return m, nil
}

// find returns a declaration by its full name.
func (m *Module) find(name string) *declaration {
	if d := m.of[name]; d != nil {
		return d
	}
	i := strings.LastIndexByte(name, '.')
	return m.methods[name[:i]][name[i+1:]]
}

// reader reads one file.
type reader struct {
	*Module
	pkg, file string
	syntax    *ast.File
	set       *token.FileSet
	code      []bool            // whether a line has code, from 1
	imports   map[string]string // paths, by name
}

func (m *Module) read(file string, text []byte) (err error) {
	r := &reader{Module: m, pkg: "topocert/" + path.Dir(file), file: file, set: token.NewFileSet(), code: []bool{false}, imports: make(map[string]string)}
	if r.syntax, err = parser.ParseFile(r.set, file, text, 0); err != nil {
		return err
	}
	for line := range bytes.Lines(text) {
		line = bytes.TrimSpace(line)
		code := len(line) > 0 && !bytes.HasPrefix(line, []byte("//"))
		if r.code = append(r.code, code); code {
			m.files[file]++
		}
	}
	if r.knows[r.pkg] == nil {
		r.knows[r.pkg] = map[string]bool{r.pkg: true}
	}
	for _, i := range r.syntax.Imports {
		from, _ := strconv.Unquote(i.Path.Value) // it was parsed
		name := path.Base(from)
		if i.Name != nil {
			name = i.Name.Name
		}
		r.imports[name] = from
		r.knows[r.pkg][from] = true
	}
	for _, d := range r.syntax.Decls {
		r.declare(d)
	}
	return nil
}

// declare notes what a declaration declares.
func (r *reader) declare(d ast.Decl) {
	if f, is := d.(*ast.FuncDecl); is {
		name := f.Name.Name
		f.Name = ast.NewIdent("_") // it names no function
		one := r.declaration(f)
		one.signature = typed{r, f.Type}
		if f.Recv == nil {
			r.functions[r.pkg+"."+name] = one.signature
			r.of[r.pkg+"."+name] = one
			return
		}
		receiver := r.pkg + "." + receiver(f.Recv.List[0].Type)
		if r.methods[receiver] == nil {
			r.methods[receiver] = make(map[string]*declaration)
		}
		r.methods[receiver][name] = one
		return
	}
	for _, spec := range d.(*ast.GenDecl).Specs {
		switch s := spec.(type) {
		case *ast.TypeSpec:
			r.of[r.pkg+"."+s.Name.Name] = r.declaration(s)
			r.types[r.pkg+"."+s.Name.Name] = typed{r, s.Type}
		case *ast.ValueSpec:
			one := r.declaration(s)
			for _, name := range s.Names {
				r.of[r.pkg+"."+name.Name] = one
				if s.Type != nil {
					r.vars[r.pkg+"."+name.Name] = typed{r, s.Type}
				}
			}
		}
	}
}

// receiver returns the name of a method's type.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	}
	return e.(*ast.Ident).Name
}

// declaration counts the lines of a node, and reads what it names.
func (r *reader) declaration(n ast.Node) *declaration {
	d := &declaration{file: r.file, pkg: r.pkg}
	for line := r.set.Position(n.Pos()).Line; line <= r.set.Position(n.End()).Line; line++ {
		if r.code[line] {
			d.lines++
		}
	}
	r.names(n, d)
	return d
}

// names adds what a node names. The object of a name is what the parser found in this file.
func (r *reader) names(n ast.Node, d *declaration) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			if list := r.registry(n.Type); list != nil && n.Elts != nil {
				r.entries(list, n, d)
				return false
			}
		case *ast.SelectorExpr:
			if x, is := n.X.(*ast.Ident); is && x.Obj == nil && r.imports[x.Name] != "" {
				d.uses = append(d.uses, r.imports[x.Name]+"."+n.Sel.Name)
				return false
			}
			r.selections = append(r.selections, selection{d, r, n})
			r.names(n.X, d)
			return false
		case *ast.KeyValueExpr:
			if _, field := n.Key.(*ast.Ident); field {
				r.names(n.Value, d)
				return false
			}
		case *ast.InterfaceType:
			for _, f := range n.Methods.List {
				r.names(f.Type, d)
				for _, name := range f.Names {
					r.interfaces[methodName(r.pkg, name.Name)] = true
				}
			}
			return false
		case *ast.Ident:
			if n.Name != "_" && (n.Obj == nil || r.syntax.Scope.Lookup(n.Name) == n.Obj) {
				d.uses = append(d.uses, r.pkg+"."+n.Name)
			}
		}
		return true
	})
}

// registry returns what the entries of a registry are called, by the type of a literal; nil
// for all else.
func (r *reader) registry(t ast.Expr) func(first string) string {
	prefix := func(p string) func(string) string { return func(first string) string { return p + first } }
	switch t := t.(type) {
	case *ast.ArrayType:
		return r.registry(t.Elt)
	case *ast.SelectorExpr:
		if x, is := t.X.(*ast.Ident); is && r.imports[x.Name] == "topocert/certificates" && t.Sel.Name == "Kind" {
			return prefix("kind:")
		}
	case *ast.Ident:
		switch {
		case r.pkg == "topocert/routing" && t.Name == "Kind":
			return prefix("router:")
		}
	case *ast.MapType:
		if r.pkg == "topocert/certificates/kinds" {
			return prefix("lrat:")
		}
	}
	return nil
}

// entries makes the entries of a registry, or the one that the literal is, parts.
func (r *reader) entries(called func(string) string, n *ast.CompositeLit, d *declaration) {
	r.names(n.Type, d)
	list := n.Elts
	switch n.Type.(type) {
	case *ast.Ident, *ast.SelectorExpr:
		list = []ast.Expr{&ast.CompositeLit{Elts: n.Elts}}
	}
	for _, e := range list {
		in := &declaration{pkg: r.pkg, file: r.file}
		first := e
		if entry, is := e.(*ast.CompositeLit); is {
			first = entry.Elts[0]
			if pair, is := first.(*ast.KeyValueExpr); is {
				first = pair.Value
			}
		} else if pair, is := e.(*ast.KeyValueExpr); is {
			first, e = pair.Key, pair.Value
		}
		r.names(e, in)
		part := called(constant(first))
		r.parts[part] = append(r.parts[part], in)
	}
}

// constant returns the value of a string, or its constant beginning and a star.
func constant(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, _ := strconv.Unquote(e.Value)
		return text
	case *ast.BinaryExpr:
		return strings.TrimSuffix(constant(e.X), "*") + "*"
	}
	return "*"
}

// Has tells whether there is a part: one of roots, kind:KIND, lrat:SUBJECT, network:NAME or router:NAME.
func (m *Module) Has(part string) bool { return m.parts[part] != nil }

// All returns the lines of code of all files.
func (m *Module) All() map[string]int { return m.files }

// Lines returns the lines of code that parts reach together with what any certificate does, by file.
func (m *Module) Lines(parts ...string) map[string]int {
	lines := make(map[string]int)
	for d := range m.reached(parts...) {
		if d.lines > 0 { // of an entry of a registry the lines are the registry's
			lines[d.file] += d.lines
		}
	}
	return lines
}

// reached returns the declarations that parts reach.
func (m *Module) reached(parts ...string) map[*declaration]bool {
	var roots []*declaration
	for _, part := range append(parts, "certificate") {
		roots = append(roots, m.parts[part]...)
	}
	reached := make(map[*declaration]bool)
	selected := make(map[string]map[string]bool) // the packages where a method is called, by name
	types := make(map[string]bool)
	queue := slices.Clone(roots)
	for len(queue) > 0 {
		for len(queue) > 0 {
			d := queue[0]
			if queue = queue[1:]; d == nil || reached[d] || d.apart && !slices.Contains(roots, d) {
				continue
			}
			reached[d] = true
			queue = append(queue, d.direct...)
			for _, name := range d.uses {
				if name[0] != '.' {
					types[name] = types[name] || m.methods[name] != nil
					queue = append(queue, m.of[name])
					continue
				}
				if selected[name] == nil {
					selected[name] = make(map[string]bool)
				}
				selected[name][d.pkg] = true
			}
		}
		for t := range types {
			for name, d := range m.methods[t] {
				if !reached[d] && (!d.apart || slices.Contains(roots, d)) && (slices.Contains(called, name) || m.may(selected[methodName(d.pkg, name)], methodName(d.pkg, name), d.pkg)) {
					queue = append(queue, d)
				}
			}
		}
	}
	return reached
}

// called are methods that the standard library calls.
var called = []string{"Close", "Error", "Is", "Len", "Less", "Read", "String", "Swap", "Unwrap", "Write"}

// may tells whether a method of a type of a package may be called in one of the packages.
func (m *Module) may(in map[string]bool, method, pkg string) bool {
	for caller := range in {
		if m.interfaces[method] || m.knows[caller][pkg] {
			return true
		}
	}
	return false
}

// methodName names a method: one that is not exported is its package's.
func methodName(pkg, name string) string {
	if ast.IsExported(name) {
		return "." + name
	}
	return "." + pkg + "." + name
}
