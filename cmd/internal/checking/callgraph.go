//go:build !js

package checking

// The lines of code that the check of a kind of proof, a network or a router reaches are counted by
// a call graph, by rapid type analysis. A declaration reaches what it names, by go/types, which
// is given the source of this module alone. Where x.F is a method of an interface, or x is of a type
// that only other modules tell, it reaches the methods F of all types that were reached. So a few
// more lines are counted than can run, and none less. Not followed are the entries of
// registries, lists of kinds, networks or routers: each is the root of a part of its own.
import (
	"bytes"
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
)

// sourceTree is what was read of this module's packages.
type sourceTree struct {
	packages map[string]*types.Package
	// knows are the packages that a package imports, or one of these, and itself.
	knows   map[*types.Package]map[*types.Package]bool
	of      map[types.Object]*declaration
	named   map[string]*declaration                  // by full names
	methods map[types.Object]map[string]*declaration // of a type, by types.Id
	parts   map[string][]*declaration
	files   map[string]int // lines of code
}

// declaration is a function, a type, a group of constants or variables, or an entry of a
// registry.
type declaration struct {
	object types.Object
	file   string
	lines  int
	uses   []types.Object
	calls  []call
	apart  bool // it is the root of a part, and followed for no other
}

// call is that of a method, by types.Id: of an interface, where by is nil and takes is how many operands it
// takes, or of a type that a package does not tell.
type call struct {
	id    string
	by    *types.Package
	takes int
}

// readSource reads the Go files of a module's folder.
func readSource(source fs.FS) (*sourceTree, error) {
	m := &sourceTree{
		packages: make(map[string]*types.Package), knows: make(map[*types.Package]map[*types.Package]bool), of: make(map[types.Object]*declaration), named: make(map[string]*declaration),
		methods: make(map[types.Object]map[string]*declaration), parts: make(map[string][]*declaration), files: make(map[string]int),
	}
	r := &reader{sourceTree: m, source: source, set: token.NewFileSet(), info: types.Info{
		Types: make(map[ast.Expr]types.TypeAndValue), Defs: make(map[*ast.Ident]types.Object), Uses: make(map[*ast.Ident]types.Object),
	}}
	if err := fs.WalkDir(source, ".", func(file string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(file, ".go") {
			_, err = r.Import(prefix + path.Dir(file))
		}
		return err
	}); err != nil {
		return nil, err
	}
	for part, entries := range m.parts { // the terms of theorems may say any operation
		if strings.HasPrefix(part, "op:") {
			m.parts["theorem"] = append(m.parts["theorem"], entries...)
		}
	}
	for part, names := range roots {
		for _, name := range names {
			d := cmp.Or(m.named[prefix+"certificates/"+name], m.named[prefix+name])
			if d == nil {
				return nil, fmt.Errorf("checking: %s is not declared", name)
			}
			m.parts[part] = append(m.parts[part], d)
			d.apart = part != "run"
		}
	}
	return m, nil
}

// prefix is that of the paths of this module's packages.
const prefix = "topocert/"

// reader reads packages, each when it is first imported.
type reader struct {
	*sourceTree
	source fs.FS
	set    *token.FileSet
	info   types.Info
}

// Import reads a package. What is none of this module's is refused: then its names have no types.
func (r *reader) Import(name string) (*types.Package, error) {
	if known := r.packages[name]; known != nil {
		return known, nil
	}
	files, err := fs.Glob(r.source, strings.TrimPrefix(name, prefix)+"/*.go")
	if len(files) == 0 {
		return nil, fmt.Errorf("checking: no package %s, %w", name, err)
	}
	syntax, code := make([]*ast.File, len(files)), make([][]bool, len(files)) // whether a line has code, from 1
	for i, file := range files {
		text, err := fs.ReadFile(r.source, file)
		if err != nil {
			return nil, err
		}
		if syntax[i], err = parser.ParseFile(r.set, file, text, parser.SkipObjectResolution); err != nil {
			return nil, err
		}
		code[i] = []bool{false}
		for line := range bytes.Lines(text) {
			line = bytes.TrimSpace(line)
			code[i] = append(code[i], len(line) > 0 && !bytes.HasPrefix(line, []byte("//")))
			if code[i][len(code[i])-1] {
				r.files[file]++
			}
		}
	}
	pkg, _ := (&types.Config{Importer: r, Error: func(error) {}}).Check(name, r.set, syntax, &r.info) // what others import is not known
	r.packages[name], r.knows[pkg] = pkg, map[*types.Package]bool{pkg: true}
	for _, other := range pkg.Imports() {
		maps.Copy(r.knows[pkg], r.knows[other])
	}
	for i, file := range files {
		for _, d := range syntax[i].Decls {
			if f, is := d.(*ast.FuncDecl); is {
				r.declare(pkg, file, code[i], f, f.Name)
				continue
			}
			for _, spec := range d.(*ast.GenDecl).Specs {
				switch s := spec.(type) {
				case *ast.TypeSpec:
					r.declare(pkg, file, code[i], s, s.Name)
				case *ast.ValueSpec:
					r.declare(pkg, file, code[i], s, s.Names...)
				}
			}
		}
	}
	return pkg, nil
}

// declare notes a declaration of names: its lines, and what it names.
func (r *reader) declare(pkg *types.Package, file string, code []bool, n ast.Node, names ...*ast.Ident) {
	d := &declaration{object: r.info.Defs[names[0]], file: file}
	for line := r.set.Position(n.Pos()).Line; line <= r.set.Position(n.End()).Line; line++ {
		if code[line] {
			d.lines++
		}
	}
	r.names(pkg, n, d)
	for _, name := range names {
		o, full := r.info.Defs[name], pkg.Path()+"."+name.Name
		if f, is := o.(*types.Func); is && f.Signature().Recv() != nil {
			of := receiver(f)
			if r.methods[of] == nil {
				r.methods[of] = make(map[string]*declaration)
			}
			r.methods[of][o.Id()] = d
			full = pkg.Path() + "." + of.Name() + "." + name.Name
		}
		r.of[o], r.named[full] = d, d
	}
}

// receiver returns the type of a method.
func receiver(f *types.Func) types.Object {
	t := f.Signature().Recv().Type()
	if p, is := t.(*types.Pointer); is {
		t = p.Elem()
	}
	return t.(*types.Named).Obj()
}

// names adds what a node names.
func (r *reader) names(pkg *types.Package, n ast.Node, d *declaration) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			if kind := r.registry(n); kind != "" {
				r.entries(kind, pkg, n, d)
				return false
			}
		case *ast.SelectorExpr:
			if x, is := n.X.(*ast.Ident); is {
				if _, another := r.info.Uses[x].(*types.PkgName); another {
					break
				}
			}
			if r.info.Uses[n.Sel] == nil {
				d.calls = append(d.calls, call{id: types.Id(pkg, n.Sel.Name), by: pkg})
			}
		case *ast.Ident:
			o := r.info.Uses[n]
			if f, is := o.(*types.Func); is {
				o = f.Origin()
				if of := f.Signature().Recv(); of != nil && types.IsInterface(of.Type()) {
					d.calls = append(d.calls, call{id: o.Id(), takes: f.Signature().Params().Len()})
				}
			}
			d.uses = append(d.uses, o)
		}
		return true
	})
}

// registry returns what the parts are called that the entries of a literal are; "" for one that
// is no registry.
func (r *reader) registry(n *ast.CompositeLit) string {
	if n.Type == nil || n.Elts == nil {
		return ""
	}
	return map[string]string{
		"topocert/certificates.Kind": "kind:", "topocert/routing.Kind": "router:", "map[string]topocert/certificates/lrat.Lines": "lrat:",
		"topocert/certificates/meaning.Operation": "op:", "map[string]func(topocert/topology.network) topocert/topology.Network": "network:",
	}[strings.TrimPrefix(types.TypeString(r.info.TypeOf(n), nil), "[]")]
}

// entries makes the entries of a registry, or the one that the literal is, parts.
func (r *reader) entries(kind string, pkg *types.Package, n *ast.CompositeLit, d *declaration) {
	r.names(pkg, n.Type, d)
	list := n.Elts
	switch n.Type.(type) {
	case *ast.Ident, *ast.SelectorExpr:
		list = []ast.Expr{&ast.CompositeLit{Elts: n.Elts}}
	}
	for _, e := range list {
		in := &declaration{file: d.file}
		first := e
		if entry, is := e.(*ast.CompositeLit); is {
			first = entry.Elts[0]
			if pair, is := first.(*ast.KeyValueExpr); is {
				first = pair.Value
			}
		} else if pair, is := e.(*ast.KeyValueExpr); is {
			first, e = pair.Key, pair.Value
		}
		r.names(pkg, e, in)
		name, _, _ := strings.Cut(constant(first), " ") // of a form of statements the subject
		part := kind + name
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
func (m *sourceTree) Has(part string) bool { return m.parts[part] != nil }

// All returns the lines of code of all files.
func (m *sourceTree) All() map[string]int { return m.files }

// Lines returns the lines of code that parts reach together with what any certificate does, or any theorem, by
// file.
func (m *sourceTree) Lines(parts ...string) map[string]int {
	lines := make(map[string]int)
	for d := range m.reached(parts...) {
		if d.lines > 0 { // of an entry of a registry the lines are the registry's
			lines[d.file] += d.lines
		}
	}
	return lines
}

// reached returns the declarations that parts reach.
func (m *sourceTree) reached(parts ...string) map[*declaration]bool {
	var roots []*declaration
	if parts = append(parts, "run"); !slices.Contains(parts, "theorem") { // that reads no certificates
		parts = append(parts, "certificate")
	}
	for _, part := range parts {
		roots = append(roots, m.parts[part]...)
	}
	reached, selected := make(map[*declaration]bool), make(map[call]bool)
	next := roots
	for len(next) > 0 {
		for len(next) > 0 {
			d := next[0]
			if next = next[1:]; d == nil || reached[d] || d.apart && !slices.Contains(roots, d) {
				continue
			}
			reached[d] = true
			for _, c := range d.calls {
				selected[c] = true
			}
			for _, o := range d.uses {
				next = append(next, m.of[o])
			}
		}
		for d := range reached {
			for name, method := range m.methods[d.object] {
				if m.may(selected, name, method) && !reached[method] && (!method.apart || slices.Contains(roots, method)) {
					next = append(next, method)
				}
			}
		}
	}
	return reached
}

// may tells whether a method of a type may be among those that are called.
func (m *sourceTree) may(selected map[call]bool, id string, method *declaration) bool {
	for by, known := range m.knows {
		if known[method.object.Pkg()] && selected[call{id: id, by: by}] {
			return true
		}
	}
	takes := method.object.(*types.Func).Signature().Params().Len()
	return selected[call{id: id, takes: takes}] || slices.Contains(called, id)
}

// called are methods that the standard library calls.
var called = []string{"Close", "Error", "Is", "Len", "Less", "Read", "String", "Swap", "Unwrap", "Write"}
