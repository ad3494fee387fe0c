package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// module is what was read of the packages that topocheck links.
type module struct {
	files map[string]int // lines of code, by path
	of    map[types.Object]*declaration
	named []*types.TypeName
	// parts are the roots of each part.
	parts map[string][]*declaration
}

// declaration is a function, a type, or a group of constants or variables; or an entry of a
// registry.
type declaration struct {
	file  string
	lines int
	uses  []types.Object
	// calls are the methods of interfaces that it names.
	calls []*types.Func
	apart bool // it is the root of a part, and followed for no other
}

// load reads the packages.
func load(root string) (*module, error) {
	list := exec.Command("go", "list", "-deps", "-export", "-f", "{{.ImportPath}}\t{{.Standard}}\t{{.Export}}\t{{.Dir}}\t{{join .GoFiles \" \"}}", "./cmd/topocheck")
	list.Dir, list.Stderr = root, os.Stderr
	out, err := list.Output()
	if err != nil {
		return nil, err
	}
	m := &module{files: make(map[string]int), of: make(map[types.Object]*declaration), parts: make(map[string][]*declaration)}
	set := token.NewFileSet()
	exports := make(map[string]string)
	std := importer.ForCompiler(set, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	ours := make(map[string]*types.Package)
	for line := range strings.Lines(string(out)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if exports[f[0]] = f[2]; f[1] == "true" {
			continue
		}
		p := &reader{module: m, root: root, set: set, info: &types.Info{
			Uses: make(map[*ast.Ident]types.Object), Defs: make(map[*ast.Ident]types.Object), Types: make(map[ast.Expr]types.TypeAndValue),
		}}
		if ours[f[0]], err = p.read(f[0], f[3], strings.Fields(f[4]), importing(func(path string) (*types.Package, error) {
			if known := ours[path]; known != nil {
				return known, nil
			}
			return std.Import(path)
		})); err != nil {
			return nil, err
		}
	}
	for part, names := range map[string][]string{
		"certificate": {"topocert/certificates/recheck.NewRun", "topocert/certificates/recheck.Names", "(*topocert/certificates/recheck.Run).Check"},
		"verdict":     {"(*topocert/certificates/recheck.Run).verdicts"},
		"theorem":     {"(*topocert/certificates/recheck.Run).theorems"},
		"command":     {"topocert/cmd/topocheck.main"},
	} {
		for _, name := range names {
			d := m.find(name)
			if d == nil {
				return nil, fmt.Errorf("%s is not declared", name)
			}
			m.parts[part] = append(m.parts[part], d)
			d.apart = part != "certificate"
		}
	}
	return m, nil
}

// importing makes an importer of a function.
type importing func(path string) (*types.Package, error)

func (f importing) Import(path string) (*types.Package, error) { return f(path) }

// find returns the declaration of a function by its full name.
func (m *module) find(name string) *declaration {
	for object, d := range m.of {
		if f, is := object.(*types.Func); is && f.FullName() == name {
			return d
		}
	}
	return nil
}

// reader reads one package.
type reader struct {
	*module
	root string
	set  *token.FileSet
	info *types.Info
	file string
	code []bool // whether a line has code, from 1
}

func (r *reader) read(path, dir string, names []string, from types.Importer) (*types.Package, error) {
	var files []*ast.File
	for _, name := range names {
		file, err := parser.ParseFile(r.set, filepath.Join(dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, file)
	}
	config := types.Config{Importer: from}
	pkg, err := config.Check(path, r.set, files, r.info)
	if err != nil {
		return nil, err
	}
	for i, file := range files {
		name := filepath.Join(dir, names[i])
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		inside, err := filepath.Rel(r.root, name)
		if err != nil {
			return nil, err
		}
		r.file, r.code = filepath.ToSlash(inside), []bool{false}
		for line := range bytes.Lines(text) {
			line = bytes.TrimSpace(line)
			code := len(line) > 0 && !bytes.HasPrefix(line, []byte("//"))
			if r.code = append(r.code, code); code {
				r.files[r.file]++
			}
		}
		for _, d := range file.Decls {
			r.declare(d)
		}
	}
	return pkg, nil
}

// declare notes what a declaration declares.
func (r *reader) declare(d ast.Decl) {
	if f, is := d.(*ast.FuncDecl); is {
		r.of[r.info.Defs[f.Name]] = r.declaration(f)
		return
	}
	for _, spec := range d.(*ast.GenDecl).Specs {
		switch s := spec.(type) {
		case *ast.TypeSpec:
			object := r.info.Defs[s.Name].(*types.TypeName)
			r.of[object] = r.declaration(s)
			r.named = append(r.named, object)
		case *ast.ValueSpec:
			one := r.declaration(s)
			for _, name := range s.Names {
				r.of[r.info.Defs[name]] = one
			}
		}
	}
}

// declaration reads what a node names. Entries of registries become parts.
func (r *reader) declaration(n ast.Node) *declaration {
	d := &declaration{file: r.file}
	for line := r.set.Position(n.Pos()).Line; line <= r.set.Position(n.End()).Line; line++ {
		if r.code[line] {
			d.lines++
		}
	}
	if f, is := n.(*ast.FuncDecl); is && f.Doc != nil { // whose lines are of comment
		n = &ast.FuncDecl{Recv: f.Recv, Name: f.Name, Type: f.Type, Body: f.Body}
	}
	r.names(n, d)
	return d
}

// names adds what a node names.
func (r *reader) names(n ast.Node, d *declaration) {
	ast.Inspect(n, func(n ast.Node) bool {
		if part := r.entry(n); part != "" {
			in := &declaration{file: r.file}
			for _, child := range children(n) {
				r.names(child, in)
			}
			r.parts[part] = append(r.parts[part], in)
			return false
		}
		id, is := n.(*ast.Ident)
		if !is {
			return true
		}
		object := r.info.Uses[id]
		if f, is := object.(*types.Func); is {
			object = f.Origin()
			if receiver := f.Signature().Recv(); receiver != nil && types.IsInterface(receiver.Type()) {
				d.calls = append(d.calls, f.Origin())
			}
		}
		if object != nil && object.Pkg() != nil {
			d.uses = append(d.uses, object)
		}
		return true
	})
}

// children are the parts of an entry.
func children(n ast.Node) []ast.Node {
	if pair, is := n.(*ast.KeyValueExpr); is {
		return []ast.Node{pair.Value}
	}
	var list []ast.Node
	for _, e := range n.(*ast.CompositeLit).Elts {
		list = append(list, e)
	}
	return list
}

// entry returns the part that an entry of a registry is the root of, "" for all else: a
// literal of a type Kind or Family that names a kind of proof, a network or a router; or an
// element of a map from the subjects of refutations to functions.
func (r *reader) entry(n ast.Node) string {
	switch n := n.(type) {
	case *ast.CompositeLit:
		named, is := r.info.TypeOf(n).(*types.Named)
		if !is || len(n.Elts) == 0 || named.Obj().Name() != "Kind" && named.Obj().Name() != "Family" {
			return ""
		}
		first := n.Elts[0]
		if pair, is := first.(*ast.KeyValueExpr); is {
			first = pair.Value
		}
		name := r.constant(first)
		switch from := named.Obj().Pkg().Path(); {
		case from == "topocert/topology":
			name, _, _ = strings.Cut(name, "(")
			return "network:" + name
		case from == "topocert/routing":
			return "router:" + name
		case strings.HasPrefix(from, "topocert/certificates"):
			return "kind:" + name
		}
	case *ast.KeyValueExpr:
		function, is := r.info.TypeOf(n.Value).(*types.Signature)
		if name := r.constant(n.Key); is && function.Recv() == nil && name != "*" && strings.HasPrefix(r.file, "certificates/") {
			return "lrat:" + name
		}
	}
	return ""
}

// constant returns the value of a string, or its constant beginning and a star.
func (r *reader) constant(e ast.Expr) string {
	if v := r.info.Types[e].Value; v != nil && v.Kind() == constant.String {
		return constant.StringVal(v)
	}
	if sum, is := e.(*ast.BinaryExpr); is {
		return strings.TrimSuffix(r.constant(sum.X), "*") + "*"
	}
	return "*"
}

// called are methods that the standard library calls.
var called = []string{"Close", "Error", "Is", "Len", "Less", "Read", "String", "Swap", "Unwrap", "Write"}

// reached returns the declarations that a part reaches, with what any certificate does.
func (m *module) reached(part string) map[*declaration]bool {
	roots := append(slices.Clone(m.parts[part]), m.parts["certificate"]...)
	if strings.HasPrefix(part, "lrat:") {
		roots = append(roots, m.parts["kind:lrat"]...)
	}
	reached := make(map[*declaration]bool)
	names := make(map[string][]*types.Func) // methods of interfaces that were called, by name
	met := make(map[*types.TypeName]bool)
	queue := roots
	for again := true; again; {
		for len(queue) > 0 {
			d := queue[0]
			if queue = queue[1:]; d == nil || reached[d] || d.apart && !slices.Contains(roots, d) {
				continue
			}
			reached[d] = true
			for _, f := range d.calls {
				if !slices.Contains(names[f.Name()], f) {
					names[f.Name()] = append(names[f.Name()], f)
				}
			}
			for _, object := range d.uses {
				if t, is := object.(*types.TypeName); is {
					met[t] = true
				}
				queue = append(queue, m.of[object])
			}
		}
		again = false
		for _, t := range m.named {
			if !met[t] && !reached[m.of[t]] {
				continue
			}
			set := types.NewMethodSet(types.NewPointer(t.Type()))
			for i := range set.Len() {
				method := set.At(i).Obj().(*types.Func)
				d := m.of[method.Origin()]
				if d != nil && !reached[d] && (slices.Contains(called, method.Name()) || answers(t, names[method.Name()])) {
					queue, again = append(queue, d), true
				}
			}
		}
	}
	return reached
}

// answers tells whether a type has the interface of one of the methods.
func answers(t *types.TypeName, methods []*types.Func) bool {
	return slices.ContainsFunc(methods, func(f *types.Func) bool {
		wanted, is := f.Signature().Recv().Type().Underlying().(*types.Interface)
		return is && types.Implements(types.NewPointer(t.Type()), wanted)
	})
}
