package site

import (
	"context"
	"encoding/json"
	"fmt"
	"html"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// chromium returns the path of a browser, and skips the test if there is none.
func chromium(t *testing.T) string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "chrome"} {
		if found, err := exec.LookPath(name); err == nil {
			return found
		}
	}
	t.Skip("no Chromium found: the pages are not looked at in a browser (on Debian, install the package chromium)")
	return ""
}

// browse opens every page in Chromium, on a phone's width and a wide one, by
// day and by night, and sees that nothing is too wide, that images and drawings
// show, that contrasts are at least 4.5:1, and that no labels cover each other.
func browse(t *testing.T, dir string, files map[string]string) {
	if testing.Short() {
		t.Skip("not with -short")
	}
	browser := chromium(t)
	var pages, claims []string
	for name := range files {
		switch {
		case strings.HasPrefix(name, "claims/"):
			claims = append(claims, name)
		case strings.HasSuffix(name, ".html"):
			pages = append(pages, name)
		}
	}
	slices.Sort(pages)
	slices.Sort(claims)
	var some []string // of the claims' pages, which are alike
	for i := 0; i < len(claims); i += max(1, len(claims)/24) {
		some = append(some, claims[i])
	}
	for _, run := range []struct {
		name   string
		pages  []string
		widths []int
		flags  []string
	}{
		{"day", slices.Concat(pages, some), []int{360, 1280}, []string{"--blink-settings=preferredColorScheme=1"}},
		{"night", pages, []int{360}, []string{"--blink-settings=preferredColorScheme=0"}},
	} {
		t.Run(run.name, func(t *testing.T) {
			looked, faults := visit(t, browser, dir, run.pages, run.widths, run.flags)
			if want := len(run.pages) * len(run.widths); looked != want {
				t.Errorf("looked at %d pages, want %d", looked, want)
			}
			for i, f := range faults {
				if i == 20 {
					t.Fatalf("and %d more", len(faults)-i)
				}
				t.Error(f)
			}
		})
	}
}

// visit runs the browser on a page that shows the given ones in frames, and
// returns how many it looked at and what is wrong.
func visit(t *testing.T, browser, dir string, pages []string, widths []int, flags []string) (looked int, faults []string) {
	var addresses []string
	for _, p := range pages {
		u := url.URL{Scheme: "file", Path: filepath.ToSlash(filepath.Join(dir, p))}
		addresses = append(addresses, u.String())
	}
	list, err := json.Marshal(addresses)
	if err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile("testdata/browser.html")
	if err != nil {
		t.Fatal(err)
	}
	page := strings.Replace(string(script), "PAGES", string(list), 1)
	page = strings.Replace(page, "WIDTHS", strings.ReplaceAll(fmt.Sprint(widths), " ", ","), 1)
	check := filepath.Join(t.TempDir(), "check.html")
	if err := os.WriteFile(check, []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	args := append(headless(t), "--virtual-time-budget=600000", "--dump-dom")
	ctx, cancel := limited(t)
	defer cancel()
	cmd := exec.CommandContext(ctx, browser, append(append(args, flags...), "file://"+filepath.ToSlash(check))...)
	var errs strings.Builder
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v: %s", browser, err, errs.String())
	}
	_, rest, _ := strings.Cut(string(out), `<pre id="result">`)
	text, _, ok := strings.Cut(rest, "</pre>")
	if !ok {
		t.Fatalf("the browser printed no result: %.200s", out)
	}
	head, rest, _ := strings.Cut(html.UnescapeString(text), "\n")
	if _, err := fmt.Sscanf(head, "looked at %d", &looked); err != nil {
		t.Fatalf("the browser's result is %q: %s", head, errs.String())
	}
	return looked, slices.DeleteFunc(strings.Split(rest, "\n"), func(s string) bool { return s == "" })
}

// limited returns a context that ends with the time that the test has: nothing else limits a browser.
func limited(t *testing.T) (context.Context, context.CancelFunc) {
	if end, ok := t.Deadline(); ok {
		return context.WithDeadline(t.Context(), end.Add(-10*time.Second))
	}
	return context.WithCancel(t.Context())
}

// headless returns the flags with which the browser shows files and nothing else.
func headless(t *testing.T) []string {
	return []string{
		"--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
		"--disable-component-update", "--disable-sync", "--hide-scrollbars", "--user-data-dir=" + t.TempDir(),
		"--allow-file-access-from-files", "--window-size=1400,900",
	}
}
