package site

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"topocert/props"
	"topocert/props/papers"
)

// clicked is what a page's checker says after a click.
type clicked struct {
	Status  string   `json:"status"`
	Says    string   `json:"says"`
	Answers []string `json:"answers"`
}

// visited is a page whose checker is tried, with what the reader gives it.
type visited struct {
	Address string   `json:"address"`
	Text    string   `json:"text,omitempty"`
	Files   []upload `json:"files,omitempty"`
}

type upload struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// TestChecker compiles topocheck for browsers, and has Chromium click on the checkers of
// a site that is opened from the disk.
func TestChecker(t *testing.T) {
	if testing.Short() {
		t.Skip("not with -short")
	}
	browser := chromium(t)
	dir := t.TempDir()
	session, err := props.NewSession(filepath.Join(dir, CertificateFolder))
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	job := Job{Dir: dir, Session: session, Largest: 1 << 20, Checker: compiled(t)}
	var claims []*props.Claim
	for _, p := range papers.Of("qt") {
		p.Charts = nil
		job.Papers = append(job.Papers, p)
		for _, c := range p.Claims {
			if slices.Contains([]string{"qt/diameter", "qt/node-symmetric", "qt/hamiltonian-thm2"}, c.ID) {
				claims = append(claims, c)
			}
		}
	}
	runner := &props.Runner{Session: session, MaxOrder: 72}
	if job.Results, err = runner.Run(t.Context(), claims); err != nil {
		t.Fatal(err)
	}
	if err := Write(t.Context(), job); err != nil {
		t.Fatal(err)
	}

	address := func(name string) string {
		u := url.URL{Scheme: "file", Path: filepath.ToSlash(filepath.Join(dir, name))}
		return u.String()
	}
	forged := strings.Replace(example, "diameter Octagon = 2", "diameter Octagon = 3", 1)
	pages := []visited{
		{Address: address(claimPlace("qt/diameter"))},
		{Address: address(checkPlace)},
		{Address: address(checkPlace), Text: forged},
		{Address: address(checkPlace), Text: " ", Files: []upload{{"mine.cert", example}}},
		{Address: address(checkPlace), Text: " "},
	}
	found := click(t, browser, pages)
	for i, want := range []clicked{
		{Status: "0", Says: "✓ accepted", Answers: []string{"✓ qt/diameter ", "✓ diameter QT(2,2) = 5"}},
		{Status: "0", Says: "✓ accepted: 2 of 2", Answers: []string{"✓ diameter Octagon = 2"}},
		{Status: "1", Says: "✗ rejected", Answers: []string{"✗ diameter Octagon = 3: "}},
		{Status: "0", Says: "✓ accepted: 2 of 2", Answers: []string{"✓ vertex-transitive Octagon = yes"}},
		{Status: "2", Says: "no file is chosen and no text is given"},
	} {
		got := found[i]
		if got.Status != want.Status || !strings.Contains(got.Says, want.Says) {
			t.Errorf("%s: status %q, %q; want %q, %q", pages[i].Address, got.Status, got.Says, want.Status, want.Says)
		}
		for _, w := range want.Answers {
			if !slices.ContainsFunc(got.Answers, func(a string) bool { return strings.HasPrefix(a, w) }) {
				t.Errorf("%s: answers %q, want %q", pages[i].Address, got.Answers, w)
			}
		}
	}
}

// compiled returns topocheck for browsers.
func compiled(t *testing.T) *Checker {
	program := filepath.Join(t.TempDir(), "topocheck.wasm")
	build := exec.CommandContext(t.Context(), "go", "build", "-buildvcs=false", "-o", program, "topocert/cmd/topocheck")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	root, err := exec.CommandContext(t.Context(), "go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	c := new(Checker)
	for file, data := range map[string]*[]byte{program: &c.Program, filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec.js"): &c.Runtime} {
		if *data, err = os.ReadFile(file); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// click has the browser click on the checkers of the pages, and returns what they say.
// The time of day goes on while it does: the checker runs in a worker.
func click(t *testing.T, browser string, pages []visited) []clicked {
	answer := make(chan []clicked, 1)
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		var found []clicked
		text, err := io.ReadAll(r.Body)
		if err == nil {
			err = json.Unmarshal(text, &found)
		}
		if err != nil {
			t.Errorf("the browser sent %.200q: %v", text, err)
		}
		answer <- found
	}))
	defer server.Close()
	list, err := json.Marshal(pages)
	if err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile("testdata/check.html")
	if err != nil {
		t.Fatal(err)
	}
	page := strings.NewReplacer("PAGES", string(list), "SERVER", server.URL).Replace(string(script))
	file := filepath.Join(t.TempDir(), "click.html")
	if err := os.WriteFile(file, []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, browser, append(headless(t), "--remote-debugging-port=0", "file://"+filepath.ToSlash(file))...)
	var errs strings.Builder
	cmd.Stderr = &errs
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	defer func() { cancel(); <-ended }()
	select {
	case found := <-answer:
		if len(found) != len(pages) {
			t.Fatalf("%d answers, want %d", len(found), len(pages))
		}
		return found
	case err := <-ended:
		ended <- err
		t.Fatal(fmt.Errorf("%s: %w: %s", browser, err, errs.String()))
	case <-ctx.Done():
		t.Fatalf("no answer: %s", errs.String())
	}
	return nil
}
