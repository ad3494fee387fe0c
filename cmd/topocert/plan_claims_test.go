package main

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/props"
)

// TestOtherProof: a result may bring another file than that of another task, by the same
// name. The file that is there stays; what the result's certificate says new has to be right
// with that one, and what is known already needs it no more.
func TestOtherProof(t *testing.T) {
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	order := certificates.Statement{Subject: "order", Network: "Ring(5)", Relation: "=", Value: "5"}
	if err := session.Accept([]*certificates.Certificate{{Statement: order, Kind: "count"}}, t.TempDir()); err != nil {
		t.Fatal(err)
	}
	size := order
	size.Subject = "size"
	by := func(s certificates.Statement, file string) *certificates.Certificate {
		return &certificates.Certificate{Statement: s, Kind: "lrat", Body: []certificates.Line{{Keyword: "proof", Text: file}}}
	}
	known, unknown, free := by(order, "taken.lrat"), by(size, "taken.lrat"), by(order, "free.lrat")
	spool := t.TempDir()
	for _, name := range []string{"taken.lrat", "same.lrat", "free.lrat"} {
		if err := os.WriteFile(filepath.Join(spool, name), nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	job := &claimsJob{session: session, files: map[string]string{"taken.lrat": "1", "same.lrat": "2"}}
	same := by(order, "same.lrat")
	files := map[string]string{"taken.lrat": "3", "same.lrat": "2", "free.lrat": "4"}
	found, err := job.settleFiles([]*certificates.Certificate{known, unknown, free, same}, files, spool)
	if err != nil || len(found) != 3 || found[0] != unknown || found[1] != free || found[2] != same {
		t.Errorf("%v, error %v, want all but the first", found, err)
	}
	if !maps.Equal(files, map[string]string{"free.lrat": "4"}) {
		t.Errorf("%v, want free.lrat alone", files)
	}
	if left, err := os.ReadDir(spool); err != nil || len(left) != 1 || left[0].Name() != "free.lrat" {
		t.Errorf("%v, error %v, want free.lrat alone", left, err)
	}
	if _, err := job.settleFiles(nil, map[string]string{"free.lrat": "4"}, spool); err == nil {
		t.Error("a file that goes with no certificate is taken")
	}
}

// TestReadGiven: a list of many verdicts of nothing is not read to its end.
func TestReadGiven(t *testing.T) {
	for text, want := range map[string]string{
		`[]`:                               "",
		`[{"name":"a"},{}]`:                "",
		`[` + strings.Repeat("{},", 1<<20): "more than 2 verdicts",
		`[{}`:                              "EOF",
		``:                                 "EOF",
		`{}`:                               "want a list",
		`[{"other":1}]`:                    "unknown field",
	} {
		given, err := readGiven([]byte(text), 2)
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) || len(given) > 2 {
			t.Errorf("%.20s: %v, error %v, want %q", text, given, err, want)
		}
	}
}
