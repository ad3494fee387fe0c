package fuzz

import (
	"bytes"
	"errors"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/internal/deep"
	"topocert/internal/vectors"
	"topocert/routing"
	"topocert/topology"
)

// accepted checks a file of certificates, and returns the statements of those that
// are accepted. An error must be a rejection, or say that a name is unknown.
func accepted(t testing.TB, data []byte) []certificates.Statement {
	all, err := certificates.ReadAll(bytes.NewReader(data))
	if err != nil {
		if !errors.Is(err, certificates.ErrRejected) {
			t.Fatalf("reading: %v, want a rejection", err)
		}
		return nil
	}
	var list []certificates.Statement
	checker := kinds.Checker(smallWorld())
	for _, c := range all {
		if large(c.Statement.Network) {
			continue
		}
		err := checker.Check(c)
		if alone := kinds.Check(c, smallWorld()); (alone == nil) != (err == nil) {
			t.Fatalf("%s: %v after others, %v alone", c.Statement, err, alone)
		}
		if err == nil {
			list = append(list, c.Statements()...)
			continue
		}
		for _, known := range []error{certificates.ErrRejected, topology.ErrName, topology.ErrParam, topology.ErrLimit, topology.ErrFormat, routing.ErrRouter, nil} {
			if known == nil {
				t.Fatalf("checking: %v, want a rejection or an unknown name", err)
			}
			if errors.Is(err, known) {
				break
			}
		}
	}
	return list
}

// smallWorld looks up small networks and routers.
func smallWorld() certificates.World {
	network := func(name string) (topology.Network, error) {
		if large(name) {
			return nil, topology.ErrLimit
		}
		return topology.Parse(name)
	}
	return certificates.World{
		Graph: func(name string) (certificates.Graph, error) {
			net, err := network(name)
			if err != nil {
				return nil, err
			}
			return net.CSR(), nil
		},
		Router: func(router, name string) (certificates.Router, error) {
			net, err := network(name)
			if err != nil {
				return nil, err
			}
			return routing.New(router, net)
		},
	}
}

// goodFiles returns the names of certificates that are accepted, and where they are.
func goodFiles(t testing.TB) ([]string, fs.FS) {
	archives, err := vectors.FS("../certificates/testdata")
	if err != nil {
		t.Fatal(err)
	}
	files, err := fs.Glob(archives, "good/*/*.cert")
	if err != nil || len(files) == 0 {
		t.Fatalf("no certificates: %v", err)
	}
	return files, archives
}

// goodCertificates returns the texts of certificates that are accepted.
func goodCertificates(t testing.TB) [][]byte {
	files, archives := goodFiles(t)
	var texts [][]byte
	for _, f := range files {
		data, err := fs.ReadFile(archives, f)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, data)
	}
	return texts
}

// soundness is the property that matters: what is accepted is true.
func soundness(t testing.TB, data []byte) {
	for _, s := range accepted(t, data) {
		if !beyond(s) && !truth(t, s) {
			t.Fatalf("accepted, though false: %s\n%s", s, data)
		}
	}
}

// FuzzCertificate checks arbitrary texts as certificates: the checker neither
// panics nor hangs, and accepts nothing that is false.
func FuzzCertificate(f *testing.F) {
	for _, text := range goodCertificates(f) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if all, err := certificates.ReadAll(bytes.NewReader(data)); err == nil && slices.ContainsFunc(all, func(c *certificates.Certificate) bool { return len(c.Statement.Network) > 24 }) {
			t.Skip("too large a graph to evaluate by brute force")
		}
		soundness(t, data)
	})
}

// TestMutatedCertificates changes good certificates where it hurts, a number or
// a word at a time, or a statement or a certificate more, and holds them against the
// truth.
func TestMutatedCertificates(t *testing.T) {
	good := goodCertificates(t)
	rapid.Check(t, func(rt *rapid.T) {
		text := string(rapid.SampledFrom(good).Draw(rt, "certificate"))
		lines := strings.SplitAfter(text, "\n")
		at := func(label string) int { return rapid.IntRange(0, len(lines)-2).Draw(rt, label) }
		switch rapid.SampledFrom([]string{"number", "swap", "drop", "repeat", "exchange", "join", "also"}).Draw(rt, "change") {
		case "number":
			i := rapid.IntRange(1, len(lines)-2).Draw(rt, "line")
			words := strings.Fields(lines[i])
			j := rapid.IntRange(0, len(words)-1).Draw(rt, "word")
			words[j] = rapid.SampledFrom([]string{"0", "1", "2", "3", "4", "5", "7", "10", "-", "yes", "no", "infinite", "<=", "="}).Draw(rt, "to")
			lines[i] = strings.Join(words, " ") + "\n"
		case "swap":
			i := rapid.IntRange(1, len(lines)-2).Draw(rt, "line")
			words := strings.Fields(lines[i])
			j, k := rapid.IntRange(0, len(words)-1).Draw(rt, "word"), rapid.IntRange(0, len(words)-1).Draw(rt, "with")
			words[j], words[k] = words[k], words[j]
			lines[i] = strings.Join(words, " ") + "\n"
		case "drop":
			i := at("line")
			lines = slices.Delete(lines, i, i+1)
		case "repeat":
			i := at("line")
			lines = slices.Insert(lines, i, lines[i])
		case "exchange":
			i, j := at("line"), at("with")
			lines[i], lines[j] = lines[j], lines[i]
		case "join": // another file's certificates after these
			other := string(rapid.SampledFrom(good).Draw(rt, "other"))
			_, rest, _ := strings.Cut(other, "\n")
			lines = append(lines[:len(lines)-1], strings.SplitAfter(rest, "\n")...)
		case "also": // one statement more
			words := strings.Fields(lines[1])
			words[0] = rapid.SampledFrom([]string{words[0], "order", "size", "max-degree", "diameter", "radius", "girth", "vertex-orbits", "vertex-transitive", "vertex-fault-detour", "edge-fault-detour", "edge-transitive"}).Draw(rt, "subject")
			words[len(words)-1] = rapid.SampledFrom([]string{words[len(words)-1], "0", "1", "2", "3", "4", "6", "yes", "no", "infinite"}).Draw(rt, "value")
			lines = slices.Insert(lines, rapid.IntRange(1, 2).Draw(rt, "line"), strings.Join(words, " ")+"\n")
		}
		soundness(t, []byte(strings.Join(lines, "")))
	})
}

// TestEveryByteMatters changes every byte of every good certificate: what is
// still accepted is true.
func TestEveryByteMatters(t *testing.T) {
	deep.NotShort(t)
	random := rand.New(rand.NewPCG(1, 2))
	every := deep.Cases(32, 8, 1)
	tried, still := 0, 0
	for _, text := range goodCertificates(t) {
		whole := len(accepted(t, text)) // a change of one certificate leaves the others of its file
		for i := 0; i < len(text); i += every {
			changed := bytes.Clone(text)
			changed[i] = "0123456789 -\nabe=<"[random.IntN(18)]
			if bytes.Equal(changed, text) {
				continue
			}
			tried++
			list := accepted(t, changed)
			if len(list) > 0 && len(list) >= whole {
				still++
			}
			for _, s := range list {
				if !beyond(s) && !truth(t, s) {
					t.Fatalf("accepted, though false: %s\n%s", s, changed)
				}
			}
		}
	}
	if still*10 > tried {
		t.Errorf("%d of %d changed certificates are still accepted", still, tried)
	}
}
