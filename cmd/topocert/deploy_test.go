package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"topocert/cmd/internal/version"
	"topocert/internal/deep"
)

// pipelines returns the commands that the snippets for a user's own repository run, of claims or of an audit, but
// for those that install topocert.
func pipelines(t *testing.T, prefix, job string) map[string][]string {
	var github struct {
		Name        string
		On          []string
		Permissions map[string]string
		Jobs        map[string]struct {
			RunsOn  string `yaml:"runs-on"`
			Minutes int    `yaml:"timeout-minutes"`
			Steps   []struct {
				Name, Uses, Run, If string
				Env, With           map[string]string
			}
		}
	}
	strictly(t, "../../deploy/ci/"+prefix+"github.yml", &github)
	lines := make(map[string][]string)
	for _, step := range github.Jobs[job].Steps {
		if step.Run != "" && step.Name != "install" {
			lines["github"] = append(lines["github"], step.Run)
		}
	}
	var gitlab map[string]struct {
		Image, Timeout string
		Before         []string `yaml:"before_script"`
		Script         []string
		Artifacts      struct {
			When  string
			Paths []string
		}
	}
	strictly(t, "../../deploy/ci/"+prefix+"gitlab.yml", &gitlab)
	lines["gitlab"] = gitlab[job].Script
	return lines
}

// strictly reads a YAML file that has no other fields than to.
func strictly(t *testing.T, name string, to any) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	in := yaml.NewDecoder(bytes.NewReader(data))
	in.KnownFields(true)
	if err := in.Decode(to); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// TestPipelines runs the commands of both snippets in a repository whose claims hold, and in
// others where a claim fails, is left open or cannot be read.
func TestPipelines(t *testing.T) {
	deep.Only(t)
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("there is no bash here")
	}
	const network = "def Wheel(n):\n    return graph(n + 1, [(i, (i + 1) % n) for i in range(n)] + [(i, n) for i in range(n)])\n"
	for _, c := range []struct {
		name, claims, says string
		ok                 bool
	}{
		{"hold", "order: order(Wheel(n)) == n + 1 for n in 3..6\ndiameter: diameter(Wheel(n)) == 2 for n in 4..8\n", "accepted", true},
		{"one fails", "order: order(Wheel(n)) == n + 1 for n in 3..6\ndiameter: diameter(Wheel(n)) == 2 for n in 3..8\n", `"verdict":"fails"`, false},
		// The certificate would have more lines than the checker takes.
		{"one is open", "connectivity: vertex_connectivity(Hypercube(17)) == 17\n", "left open", false},
		{"no network", "order: order(Weel(3)) == 4\n", "Weel", false},
	} {
		for host, lines := range pipelines(t, "", "claims") {
			t.Run(c.name+" on "+host, func(t *testing.T) {
				if len(lines) != 3 {
					t.Fatalf("%d commands, want three: %q", len(lines), lines)
				}
				runPipeline(t, lines, map[string]string{"claims/networks.star": network, "claims/claims.txt": c.claims}, c.ok, c.says)
			})
		}
	}
}

// runPipeline runs commands in a folder with some files, and sees whether they succeed, and what they say.
func runPipeline(t *testing.T, lines []string, files map[string]string, ok bool, says string) {
	dir := t.TempDir()
	for name, text := range files {
		p := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(p), 0o777), os.WriteFile(p, []byte(text), 0o777)); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.CommandContext(t.Context(), "bash", "-e", "-o", "pipefail", "-c", strings.Join(lines, "\n"))
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), withTopocheck(t))
	out, err := cmd.CombinedOutput()
	if (err == nil) != ok || !strings.Contains(string(out), says) {
		t.Errorf("%v, want success: %t, and %q\n%s", err, ok, says, out)
	}
}

// TestAuditPipelines runs the commands of the snippets that audit a router in a repository: the shorter way around
// a ring of four can deadlock; on a path it is minimal, and stops where a dead link parts it; a router that goes one way around loses some.
func TestAuditPipelines(t *testing.T) {
	deep.Only(t)
	for _, tool := range []string{"bash", "python3"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip("there is no " + tool + " here")
		}
	}
	const router = "import sys\nn, dead = 4, -1\nsys.stdin.readline()\nfor line in sys.stdin:\n    if line.startswith('dead'):\n        dead = min(map(int, line.split()[2:]))\n        continue\n    at, to = map(int, line.split())\n    print(%s, flush=True)\n"
	const path, ring = "0 1\n1 2\n2 3\n", "0 1\n1 2\n2 3\n3 0\n"
	for _, c := range []struct {
		name, network, hop, says string
		ok                       bool
	}{
		{"right", path, "'-' if min(at, to) <= dead < max(at, to) else at + 1 if to > at else at - 1", "accepted", true},
		{"a detour", ring, "(at + 1) % n", "want minimal", false},
		{"lost beside faults", ring, "(at + 1) % n if (to - at) % n <= 2 else (at - 1) % n", "want delivers", false},
		{"no neighbour", path, "to", "want one of its neighbours", false},
	} {
		for host, lines := range pipelines(t, "audit-", "audit") {
			t.Run(c.name+" on "+host, func(t *testing.T) {
				if len(lines) != 4 {
					t.Fatalf("%d commands, want four: %q", len(lines), lines)
				}
				runPipeline(t, lines, map[string]string{"router/router.py": fmt.Sprintf(router, c.hop), "router/network.edges": c.network}, c.ok, c.says)
			})
		}
	}
	// Without the lines about detours and faults a deadlock is found.
	lines := pipelines(t, "audit-", "audit")["gitlab"]
	runPipeline(t, []string{lines[0], lines[2], lines[3]}, map[string]string{"router/router.py": fmt.Sprintf(router, "(at + 1) % n if (to - at) % n <= 2 else (at - 1) % n"), "router/network.edges": ring}, false, "accepted")
}

// manifest is what is looked at of an object of deploy/kubernetes.yaml.
type manifest struct {
	Kind     string
	Metadata struct {
		Name   string
		Labels map[string]string
	}
	Spec struct {
		Completions, Parallelism int
		Template                 struct {
			Spec struct {
				Containers []struct{ Args []string }
			}
		}
	}
}

// TestManifest: the command knows what the Jobs have it do, and there are as many shares as pods.
func TestManifest(t *testing.T) {
	text, err := os.ReadFile("../../deploy/kubernetes.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var steps []string
	for in := yaml.NewDecoder(bytes.NewReader(text)); ; {
		var m manifest
		err := in.Decode(&m)
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, m.Metadata.Labels["step"])
		if m.Kind != "Job" {
			continue
		}
		args := m.Spec.Template.Spec.Containers[0].Args
		cmd, rest, err := rootCommand().Find(args)
		if err == nil {
			err = cmd.ParseFlags(rest)
		}
		if err != nil || !cmd.HasParent() {
			t.Errorf("%s: %q: %v", m.Metadata.Name, args, err)
		}
		if i := slices.Index(args, "--shares"); i >= 0 && (args[i+1] != strconv.Itoa(m.Spec.Completions) || m.Spec.Parallelism > m.Spec.Completions) {
			t.Errorf("%s: --shares %s, %d completions, %d at a time", m.Metadata.Name, args[i+1], m.Spec.Completions, m.Spec.Parallelism)
		}
	}
	if want := []string{"volume", "plan", "work", "join"}; !slices.Equal(steps, want) {
		t.Errorf("steps %q, want %q", steps, want)
	}
}

// TestRelease: the release of a platform has both programs, each under the licences of what it links, and its checksums; dpkg-deb
// reads the package. A folder that is no release is left alone.
func TestRelease(t *testing.T) {
	script, err := filepath.Abs("../../deploy/release")
	if err != nil {
		t.Fatal(err)
	}
	for _, program := range []string{"bash", "git", "zip", "dpkg-deb", "sha256sum", "python3"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skip("there is no", program, "here")
		}
	}
	shell := func(dir string, command ...string) (string, error) {
		cmd := exec.CommandContext(t.Context(), command[0], command[1:]...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "mine.txt"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{"holds files and no SHA256SUMS": {"--out", dir}, `"--outs", want --out FOLDER`: {"--outs", dir}} {
		if out, err := shell(dir, append([]string{script}, args...)...); err == nil || !strings.Contains(out, want) {
			t.Errorf("%v: %v, %s, want %q", args, err, out, want)
		}
	}
	deep.Only(t)
	made := filepath.Join(dir, "dist")
	if out, err := shell(dir, script, "--out", made, "--platforms", "linux/amd64,windows/amd64"); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	stem := version.Number + "/"
	for _, c := range []struct{ command, want string }{
		{"sha256sum --check SHA256SUMS", "_amd64.deb: OK"},
		{"tar -tzf topocert_*_linux_amd64.tar.gz", "topocert-" + stem + "topocheck\n"},
		{"tar -tzf topocert_*_linux_amd64.tar.gz", "topocert-" + stem + "man/man1/topocert-prove.1\n"},
		{"unzip -l topocert_*_windows_amd64.zip", "topocert-" + stem + "topocheck.exe\n"},
		{"tar -xzOf topocert_*_linux_amd64.tar.gz --wildcards '*/LICENSES-OF-LIBRARIES'", "go.starlark.net v"},
		{"unzip -l topocert-*-win_amd64.whl", "topocert/bin/topocheck.exe\n"},
		{"unzip -p topocert-*-manylinux*.whl '*/LICENSES-OF-LIBRARIES'", "go.starlark.net v"},
		{"dpkg-deb -f *.deb Package Architecture", "Package: topocert\nArchitecture: amd64\n"},
		{"dpkg-deb -c *.deb", "./usr/share/doc/topocert/changelog.gz\n"},
		{"dpkg-deb -x *.deb root && dpkg-deb -e *.deb control && cd root && md5sum --check --quiet --strict ../control/md5sums && usr/bin/topocheck --version", "topocheck version " + version.Number},
	} {
		if out, err := shell(made, "bash", "-c", c.command); err != nil || !strings.Contains(out, c.want) {
			t.Errorf("%s: %v, %s, want %q", c.command, err, out, c.want)
		}
	}
}
