package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// said is an answer of a join without times.
func said(a joined) joined {
	a.Seconds, a.TaskSeconds, a.Longest = 0, 0, 0
	if a.Audit != nil {
		audit := *a.Audit
		audit.Seconds = 0
		a.Audit = &audit
	}
	return a
}

// lies returns values of the same sort as a value in JSON, and of others.
func lies(value any) []any {
	list := []any{nil, map[string]any{}, []any{}, true}
	switch v := value.(type) {
	case string:
		list = append(list, "", v+"0", strings.ToUpper(v)+"\x1b[2J", strings.Repeat("x", 1<<12), 7)
	case float64:
		list = append(list, v+1, -1, 1e300, "1")
	case []any:
		list = append(list, append(slices.Clone(v), v...), "a")
	}
	return slices.DeleteFunc(list, func(lie any) bool { return reflect.DeepEqual(lie, value) })
}

// TestLies has a worker lie in each field of a result: the join rejects it, or says what it
// says of the true one. Fields on which nothing rests may say anything that is well formed. Plainly
// one lie in four is told.
func TestLies(t *testing.T) {
	deep.NotShort(t)
	cubes, audit, cut := filepath.Join(t.TempDir(), "tasks"), filepath.Join(t.TempDir(), "tasks"), filepath.Join(t.TempDir(), "tasks")
	want(t, exitDone, "plan", "bisect", "Ring(6)", "--by", "cubes", "--split", "2", "--dir", cubes)
	want(t, exitDone, "plan", "audit", "oct-printed", "OCT(1,2)", "--tasks", "2", "--dir", audit)
	want(t, exitDone, "plan", "bisect", "Ring(8)", "--by", "cubes", "--split", "2", "--dir", cut)
	edit(t, cut, `"width": 2`, `"width": 4`)
	branches, _, _ := branchesOf(t)
	for name, dir := range map[string]string{"cubes": cubes, "audit": audit, "cut": cut, "branches": branches} {
		t.Run(name, func(t *testing.T) {
			want(t, exitDone, "work", dir)
			all := results(t, dir)
			if name == "branches" { // a leaf that is proved, and not by a cut
				all = slices.DeleteFunc(all, func(file string) bool { _, name, _ := unpack(t, file); return name == cutFile })
			}
			lie(t, dir, all[0])
		})
	}
}

// lie lies in each field of a result.
func lie(t *testing.T, dir, file string) {
	saved, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	status, out, errs := topocert(t, "join", "--json", dir)
	join := func() (a joined, rejected bool) {
		t.Helper()
		now, text, _ := topocert(t, "join", "--json", dir)
		var list []joined
		if err := json.Unmarshal([]byte(text), &list); err != nil || len(list) != 1 {
			t.Fatalf("exit %d: %v: %s", now, err, text)
		}
		rejected = len(list[0].Rejected) > 0
		if rejected && (len(list[0].Rejected) != 1 || list[0].Rejected[0].Task != taskOf(file) || list[0].Accepted != list[0].Tasks-1) || !rejected && now != status {
			t.Errorf("exit %d, want %d: %+v", now, status, list[0])
		}
		if strings.Contains(text, "\x1b") || strings.Contains(text, "u001b") && !strings.Contains(text, `\\x1b`) {
			t.Errorf("a control character is passed on: %s", text)
		}
		if err := os.WriteFile(file, saved, 0o666); err != nil {
			t.Fatal(err)
		}
		return said(list[0]), rejected
	}
	truth, rejected := join()
	if rejected {
		t.Fatalf("%s: %s", errs, out)
	}
	head, _, body := unpack(t, file)
	told := 0
	tells := func() bool { told++; return deep.Takes(told, 4, 4) }
	idle := []string{"worker", "program", "seconds"}
	for _, field := range slices.Sorted(maps.Keys(head)) {
		value := head[field]
		for _, lie := range lies(value) {
			if !tells() {
				continue
			}
			head[field] = lie
			packResult(t, file, head, body)
			if got, rejected := join(); rejected == false && (!slices.Contains(idle, field) || !reflect.DeepEqual(got, truth)) {
				t.Errorf("%s is %v: %+v, want %+v", field, lie, got, truth)
			}
		}
		delete(head, field)
		packResult(t, file, head, body)
		if got, rejected := join(); rejected == false && (!slices.Contains(idle, field) || !reflect.DeepEqual(got, truth)) {
			t.Errorf("without %s: %+v, want %+v", field, got, truth)
		}
		head[field] = value
	}
	head["more"] = 1
	packResult(t, file, head, body)
	if _, rejected := join(); !rejected {
		t.Errorf("a field more is taken")
	}
	// The text itself, with a digest that fits: whatever it says, a join that takes it says
	// what is true.
	for i := 0; i < len(body); i += max(1, len(body)/12) {
		for what, change := range map[string]func([]byte) []byte{
			"another byte": func(b []byte) []byte { b[i] ^= 1; return b },
			"cut short":    func(b []byte) []byte { return b[:i] },
			"a byte more":  func(b []byte) []byte { return slices.Insert(b, i, '1') },
		} {
			if !tells() {
				continue
			}
			forgeResult(t, file, change)
			got, rejected := join()
			if got.Audit != nil && *got.Destinations <= *truth.Destinations {
				// It is about what the worker names, and the join has found it.
				if each := truth.Audit.Pairs / uint64(*truth.Destinations); got.Audit.Pairs == each*uint64(*got.Destinations) {
					continue
				}
			}
			if !rejected && !reflect.DeepEqual(got, truth) {
				t.Errorf("byte %d, %s: %+v, want %+v", i, what, got, truth)
			}
		}
	}
}

// edit changes a text in a plan.
func edit(t *testing.T, dir, old, now string) {
	t.Helper()
	path := filepath.Join(dir, "plan.json")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.ReplaceAll(string(text), old, now)
	if changed == string(text) {
		t.Fatalf("no %s in %s", old, text)
	}
	if err := os.WriteFile(path, []byte(changed), 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestEditedPlan: a join with a plan that was edited takes no result of the plan before, and
// none away; with the old plan they are there again.
func TestEditedPlan(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "tasks")
	want(t, exitDone, "plan", "bisect", "Ring(8)", "--by", "cubes", "--split", "2", "--dir", dir)
	want(t, exitDone, "work", dir)
	before := results(t, dir)
	edit(t, dir, `"width": 2`, `"width": 1`)
	a := joinOf(t, exitInterrupted, dir)
	if len(a.Rejected) > 0 || len(a.Missing) != a.Tasks || a.Lower != nil || len(a.Others) != 1 || a.Others[0].Results != len(before) || !slices.Equal(results(t, dir), before) {
		t.Errorf("%+v", a)
	}
	if out := want(t, exitInterrupted, "join", dir); !strings.Contains(out, "of another plan, "+a.Others[0].Plan+": ") {
		t.Errorf("the join says nothing of the results: %s", out)
	}
	want(t, exitDone, "work", dir)
	if a := joinOf(t, exitDone, dir); !a.Complete || *a.Lower != 1 || *a.Upper != 2 {
		t.Errorf("%+v", a)
	}
	edit(t, dir, `"width": 1`, `"width": 2`)
	if a := joinOf(t, exitDone, dir); !a.Complete || *a.Lower != 2 {
		t.Errorf("%+v", a)
	}
}

// TestOtherProgram: a plan that another version has made is worked on and joined. That it
// is another is said.
func TestOtherProgram(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "tasks")
	want(t, exitDone, "plan", "bisect", "Ring(8)", "--by", "cubes", "--split", "2", "--dir", dir)
	edit(t, dir, `"program": "`, `"program": "v9 `)
	for _, command := range []string{"work", "join"} {
		if code, _, errs := topocert(t, command, dir); code != exitDone || !strings.Contains(errs, `made by topocert "v9 `) {
			t.Errorf("%s: exit %d: %s", command, code, errs)
		}
	}
}

// TestWorkStops: a worker whose results cannot be written does no task, or none after the
// first that it could not write, and says so.
func TestWorkStops(t *testing.T) {
	plan := func() string {
		dir := filepath.Join(t.TempDir(), "tasks")
		want(t, exitDone, "plan", "bisect", "Torus(4)", "--by", "cubes", "--split", "5", "--dir", dir)
		return dir
	}
	t.Run("no folder", func(t *testing.T) {
		dir := plan()
		path := filepath.Join(dir, "results")
		if err := errors.Join(os.Remove(path), os.WriteFile(path, nil, 0o666)); err != nil {
			t.Fatal(err)
		}
		if code, out, errs := topocert(t, "work", dir, "--jobs", "2"); code != exitUsage || out != "" || !strings.Contains(errs, "no results can be written") {
			t.Errorf("exit %d: %q %q", code, out, errs)
		}
	})
	t.Run("no room for proofs", func(t *testing.T) {
		dir := plan()
		t.Setenv("TMPDIR", filepath.Join(t.TempDir(), "none"))
		if code, out, errs := topocert(t, "work", dir, "--jobs", "2"); code != exitUsage || out != "" || !strings.Contains(errs, "no proofs can be written") || strings.Count(errs, "\n") != 1 {
			t.Errorf("exit %d: %q %q", code, out, errs)
		}
	})
	t.Run("after the first task", func(t *testing.T) {
		dir := plan()
		var errs bytes.Buffer
		out := cue{text: "done cube", times: 1, do: func() {
			own := filepath.Dir(results(t, dir)[0])
			if err := errors.Join(os.Rename(own, own+".away"), os.WriteFile(own, nil, 0o666)); err != nil {
				t.Error(err)
			}
		}}
		code := run(t.Context(), []string{"work", dir, "--jobs", "1"}, nil, &out, &errs)
		if code != exitUsage || strings.Count(out.String(), "done ") != 1 || !strings.Contains(errs.String(), "stopped: share 1/1, 1 task done now; they are kept") {
			t.Errorf("exit %d: %q %q", code, out.String(), &errs)
		}
	})
}

// TestMachinesTimeout: what is finished in time is kept.
func TestMachinesTimeout(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "tasks")
	want(t, exitDone, "plan", "bisect", "Torus(4)", "--by", "cubes", "--split", "5", "--dir", dir)
	for _, command := range []string{"work", "join"} {
		code, out, errs := topocert(t, command, dir, "--timeout", "1ns")
		if code != exitInterrupted || out != "" || !strings.Contains(errs, "not done in 1ns") && !strings.Contains(errs, "the time is over") {
			t.Errorf("%s: exit %d: %q %q", command, code, out, errs)
		}
	}
	if len(results(t, dir)) > 0 {
		t.Error("there are results")
	}
}
