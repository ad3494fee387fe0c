// Release builds what a release consists of: archives of topocert and topocheck for several
// platforms, a Debian package for each of Linux's, and their SHA-256 sums.
//
//	go run ./cmd/internal/release [--out dist] [--platforms linux/amd64,…]
//
// It runs in the root of a checkout. The programs need no C library, and two builds of one
// commit by one version of Go are the same bit for bit: no paths, clocks or users get in.
// The folder appears whole or not at all.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"time"

	"topocert/cmd/internal/version"
)

// platforms are what a release is for.
const platforms = "linux/amd64,linux/arm64,darwin/amd64,darwin/arm64,windows/amd64,windows/arm64"

func main() {
	out := flag.String("out", "dist", "the folder to write, which must not exist or be an earlier release")
	list := flag.String("platforms", platforms, "GOOS/GOARCH, with commas between")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "release: %q, want flags alone\n", flag.Args())
		os.Exit(2)
	}
	ctx, cancel := signal.NotifyContext(context.Background(), os.Interrupt)
	defer cancel()
	if err := release(ctx, *out, strings.Split(*list, ",")); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// builder is what is the same for all platforms.
type builder struct {
	ctx    context.Context
	date   time.Time // of the version, by the changelog: all files have it
	commit string    // "" if git knows none
	work   string    // a folder for what is made on the way
	inside string    // an overlay of the go command: with files that topocert embeds
	common tree      // what every archive holds beside the programs
}

// release makes the folder out.
func release(ctx context.Context, out string, platforms []string) (err error) {
	if err := replaceable(out); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "topocert-release-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(work)) }()
	b := &builder{ctx: ctx, work: work}
	if b.date, err = versionDate("CHANGELOG.md", version.Number); err != nil {
		return err
	}
	b.commit = b.revision()
	if err := b.embed(); err != nil {
		return err
	}
	if err := b.describe(); err != nil {
		return err
	}
	files := make(tree)
	for _, platform := range platforms {
		fmt.Println(platform)
		if err := b.pack(files, platform); err != nil {
			return fmt.Errorf("%s: %w", platform, err)
		}
	}
	files["SHA256SUMS"] = file{data: sums(files)}
	return files.replace(out)
}

// replaceable refuses a folder that no release has made.
func replaceable(out string) error {
	entries, err := os.ReadDir(out)
	if errors.Is(err, os.ErrNotExist) || err == nil && len(entries) == 0 {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(out, "SHA256SUMS")); err != nil {
		return fmt.Errorf("%s holds files and no SHA256SUMS, want a new folder or an earlier release", out)
	}
	return nil
}

// versionDate returns the day that the changelog gives for a version.
func versionDate(changelog, number string) (time.Time, error) {
	text, err := os.ReadFile(changelog)
	if err != nil {
		return time.Time{}, err
	}
	day := regexp.MustCompile(`(?m)^## ` + regexp.QuoteMeta(number) + `, (\d{4}-\d\d-\d\d): `).FindSubmatch(text)
	if day == nil {
		return time.Time{}, fmt.Errorf("%s has no version %s, want a line \"## %s, 2026-01-02: …\"", changelog, number, number)
	}
	return time.Parse(time.DateOnly, string(day[1]))
}

// revision returns the commit that is checked out, with a + if there are changes, or "".
func (b *builder) revision() string {
	head, err := b.run(nil, "git", "rev-parse", "HEAD")
	if err != nil {
		fmt.Fprintln(os.Stderr, "release: no commit is known:", err)
		return ""
	}
	commit := strings.TrimSpace(head)
	if changes, err := b.run(nil, "git", "status", "--porcelain"); err != nil || changes != "" {
		fmt.Fprintf(os.Stderr, "release: commit %.12s with changes, and --version says so\n", commit)
		commit += "+"
	}
	return commit
}

// run runs a program and returns what it prints; an error has what it says.
func (b *builder) run(env []string, command ...string) (string, error) {
	cmd := exec.CommandContext(b.ctx, command[0], command[1:]...)
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.Output()
	if failed := new(exec.ExitError); errors.As(err, &failed) {
		err = fmt.Errorf("%w\n%s", err, failed.Stderr)
	}
	if err != nil {
		return "", fmt.Errorf("%q: %w", command, err)
	}
	return string(out), nil
}

// embed compiles topocheck for browsers, and lets the go command see it in topocert's folder,
// where the build tag checker embeds it.
func (b *builder) embed() error {
	root, err := b.run(nil, "go", "env", "GOROOT")
	if err != nil {
		return err
	}
	program := filepath.Join(b.work, "topocheck.wasm")
	if _, err := b.run([]string{"GOOS=js", "GOARCH=wasm", "GOFLAGS=", "GOEXPERIMENT="}, "go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", program, "./cmd/internal/site/checker"); err != nil {
		return err
	}
	here, err := os.Getwd()
	if err != nil {
		return err
	}
	folder := filepath.Join(here, "cmd", "topocert", "checker")
	text, err := json.Marshal(map[string]map[string]string{"Replace": {
		filepath.Join(folder, "topocheck.wasm"): program,
		filepath.Join(folder, "wasm_exec.js"):   filepath.Join(strings.TrimSpace(root), "lib", "wasm", "wasm_exec.js"),
	}})
	if err != nil {
		return err
	}
	b.inside = filepath.Join(b.work, "overlay.json")
	return os.WriteFile(b.inside, text, 0o666)
}

// compile builds both programs for a platform into a folder.
func (b *builder) compile(dir, goos, goarch string) error {
	env := []string{"CGO_ENABLED=0", "GOOS=" + goos, "GOARCH=" + goarch, "GOFLAGS=", "GOEXPERIMENT=", "GOAMD64=v1", "GOARM64=v8.0"}
	_, err := b.run(env, "go", "build", "-trimpath", "-buildvcs=false", "-tags=checker", "-overlay="+b.inside,
		"-ldflags=-s -w -X topocert/cmd/internal/version.commit="+b.commit,
		"-o", dir+string(filepath.Separator), "./cmd/topocert", "./cmd/topocheck")
	return err
}

// describe collects what goes with the programs: documents, licences, and what topocert
// itself writes: pages for man and completions. For these it is built for this machine.
func (b *builder) describe() error {
	b.common = make(tree)
	for _, name := range []string{"README.md", "LICENSE", "CHANGELOG.md", "docs", "examples", "deploy"} {
		if err := b.common.read(name, name); err != nil {
			return err
		}
	}
	licences, err := b.licences()
	if err != nil {
		return err
	}
	b.common["LICENSES-OF-LIBRARIES"] = file{data: licences}
	here := filepath.Join(b.work, "here")
	if err := b.compile(here, runtime.GOOS, runtime.GOARCH); err != nil {
		return err
	}
	topocert := filepath.Join(here, "topocert"+suffix(runtime.GOOS))
	man := filepath.Join(b.work, "man")
	day := b.date.Format(time.DateOnly)
	if _, err := b.run(nil, topocert, "man", man, "--date", day); err != nil {
		return err
	}
	if err := b.common.read(man, "man/man1"); err != nil {
		return err
	}
	page, err := os.ReadFile("deploy/man/topocheck.1")
	if err != nil {
		return err
	}
	b.common["man/man1/topocheck.1"] = file{data: dated(page, day)}
	for shell, name := range map[string]string{"bash": "topocert.bash", "zsh": "_topocert", "fish": "topocert.fish", "powershell": "topocert.ps1"} {
		text, err := b.run(nil, topocert, "completion", shell)
		if err != nil {
			return err
		}
		b.common["completions/"+name] = file{data: []byte(text)}
	}
	return nil
}

// dated writes the day and the version into the first line of a page for man.
func dated(page []byte, day string) []byte {
	first, rest, _ := strings.Cut(string(page), "\n")
	name, _, _ := strings.Cut(first, ` ""`)
	return fmt.Appendf(nil, "%s %s \"topocert %s\"\n%s", name, day, version.Number, rest)
}

// pack builds for one platform, and adds the archive, and Linux's package, to made.
func (b *builder) pack(files tree, platform string) error {
	goos, goarch, ok := strings.Cut(platform, "/")
	if !ok {
		return errors.New("want GOOS/GOARCH")
	}
	dir := filepath.Join(b.work, goos+"-"+goarch)
	if err := b.compile(dir, goos, goarch); err != nil {
		return err
	}
	programs := make(tree)
	for _, name := range []string{"topocert", "topocheck"} {
		data, err := os.ReadFile(filepath.Join(dir, name+suffix(goos)))
		if err != nil {
			return err
		}
		programs[name+suffix(goos)] = file{data: data, program: true}
	}
	stem := "topocert-" + version.Number
	name := fmt.Sprintf("topocert_%s_%s_%s", version.Number, goos, goarch)
	all := b.common.below(stem)
	maps.Copy(all, programs.below(stem))
	var err error
	if goos == "windows" {
		name += ".zip"
		files[name], err = zipped(all, b.date)
	} else {
		name += ".tar.gz"
		files[name], err = tarred(all, b.date)
	}
	if err != nil || goos != "linux" {
		return err
	}
	name = fmt.Sprintf("topocert_%s_%s.deb", version.Number, goarch)
	files[name], err = debian(programs, b.common, version.Number, goarch, b.date)
	return err
}

func suffix(goos string) string {
	if goos == "windows" {
		return ".exe"
	}
	return ""
}

// licences returns the licences of all that is linked: of the modules, and of Go.
func (b *builder) licences() ([]byte, error) {
	const form = "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}"
	list, err := b.run([]string{"CGO_ENABLED=0"}, "go", "list", "-deps", "-f", form, "./cmd/topocert", "./cmd/topocheck")
	if err != nil {
		return nil, err
	}
	root, err := b.run(nil, "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	modules := map[string]string{"The Go standard library, " + runtime.Version(): strings.TrimSpace(root)}
	for line := range strings.Lines(list) {
		if name, dir, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			modules[name] = dir
		}
	}
	return joinLicences(modules)
}
