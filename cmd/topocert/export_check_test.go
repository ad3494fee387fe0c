package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestExportCoqChecks: of a certificate that the checker rejects no theorem is written, nor
// of others beside it.
func TestExportCoqChecks(t *testing.T) {
	dir := t.TempDir()
	want(t, exitDone, "bisect", "Torus(4)", "--out", dir)
	right := filepath.Join(dir, "torus-4.cert")
	text, err := os.ReadFile(right)
	if err != nil {
		t.Fatal(err)
	}
	forged := filepath.Join(dir, "forged.cert")
	if err := os.WriteFile(forged, []byte(strings.Replace(string(text), ">= 8", ">= 9", 1)), 0o666); err != nil {
		t.Fatal(err)
	}
	if out := want(t, exitDone, "export", "--coq", right); !strings.Contains(out, "Theorem bisection_width_Torus_4") {
		t.Errorf("no theorem in %s", out)
	}
	into := filepath.Join(dir, "coq")
	for _, args := range [][]string{{"export", "--coq", forged}, {"export", "--coq", right, forged}, {"export", "--coq", "--out", into, forged, right}} {
		code, out, errs := topocert(t, args...)
		if code != exitRejected || out != "" || !strings.Contains(errs, "forged.cert: bisection Torus(4) >= 9: certificate rejected") {
			t.Errorf("%v: exit %d, want %d: %q %q", args, code, exitRejected, out, errs)
		}
	}
	if _, err := os.Stat(into); !os.IsNotExist(err) {
		t.Errorf("%s: %v, want no folder", into, err)
	}
}

// TestClaimsCoqWantsFolder: theorems without a folder are refused before any work.
func TestClaimsCoqWantsFolder(t *testing.T) {
	for _, more := range []struct {
		args []string
		want string
	}{{nil, "--coq wants --out"}, {[]string{"--out", ""}, "want a folder"}} {
		args := append([]string{"claims", "--id", "qt/diameter", "--coq"}, more.args...)
		if code, out, errs := topocert(t, args...); code != exitUsage || out != "" || !strings.Contains(errs, more.want) {
			t.Errorf("%v: exit %d, want %d: %q %q", args, code, exitUsage, out, errs)
		}
	}
}

// TestExportCoqOfText: a network that only a line of text defines is written as the line that lies
// beside the certificate, once for all members; folders with other lines go to other files.
func TestExportCoqOfText(t *testing.T) {
	dir := t.TempDir()
	folders := make([]string, 2)
	for i, line := range []string{"((i+1)%n, s); (i, 1-s)", "((i+1)%n, s) if s == 0; ((i+2)%n, s) if s == 1; (i, 1-s)"} {
		file := filepath.Join(dir, "my.words")
		if err := os.WriteFile(file, []byte("Prism(n) = graph i in 0..n-1 if n >= 5, s in 0..1: "+line+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		folders[i] = filepath.Join(dir, strconv.Itoa(i))
		want(t, exitDone, "prove", "--use", file, "diameter(Prism(5)) >= 2", "diameter(Prism(12)) >= 2", "--out", folders[i])
	}
	certs := func(i int) []string {
		list, err := filepath.Glob(filepath.Join(folders[i], "*.cert"))
		if err != nil || len(list) == 0 {
			t.Fatalf("no certificates in %s: %v", folders[i], err)
		}
		return list
	}
	out := want(t, exitDone, append([]string{"export", "--coq"}, certs(0)...)...)
	if strings.Count(out, ":= (Text 1%nat ") != 1 || !strings.Contains(out, `(Own "Prism"%string Prism_text `) || !strings.Contains(out, "(fun g => diameter g 7).") {
		t.Errorf("no theorem about the text in %s", out)
	}
	both := append(certs(0), certs(1)...)
	if code, _, errs := topocert(t, append([]string{"export", "--coq"}, both...)...); code == exitDone || !strings.Contains(errs, "are others than those before, want --out") {
		t.Errorf("two meanings of Prism in one file: exit %d: %q", code, errs)
	}
	into := filepath.Join(dir, "coq")
	want(t, exitDone, append([]string{"export", "--coq", "--out", into}, both...)...)
	if files, err := os.ReadDir(into); err != nil || len(files) != 4 {
		t.Errorf("%d files, %v, want one for each network of each folder, 4", len(files), err)
	}
}

// TestExportVerdicts: a verdict is written as what follows from the statements that it rests on: in one file behind all, or in its
// own with them alone.
func TestExportVerdicts(t *testing.T) {
	dir := t.TempDir()
	want(t, exitDone, "prove", "diameter(Ring(5)) == 2", "order(Petersen) == 10", "--out", dir)
	out := want(t, exitDone, "export", "--coq", dir)
	if strings.Count(out, "verdict_is_right") != 2 || strings.Count(out, "apply (follows_right ((Accept _ _ _ accepted_") != 2 {
		t.Errorf("want two verdicts, each by one certificate: %s", out)
	}
	into := filepath.Join(dir, "coq")
	want(t, exitDone, "export", "--coq", "--out", into, dir)
	files, err := filepath.Glob(filepath.Join(into, "*.v"))
	if err != nil || len(files) != 4 {
		t.Fatalf("%v, %v, want a file for each network and each verdict", files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if verdict := strings.Contains(string(text), "verdict_is_right"); strings.Count(string(text), "Lemma accepted_") != 1 || verdict && !strings.Contains(string(text), "(fun g => ") {
			t.Errorf("%s: want one certificate: %s", file, text)
		}
	}
}
