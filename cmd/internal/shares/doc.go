// Package shares keeps work that is split into tasks in a folder that many machines
// share: the plan, which says what the tasks are, and a result for each task that is
// done. There is no server. What a task is, and when its result is right, is the
// caller's to know.
//
// The folder holds
//
//	plan.json               the plan; its SHA-256 is its name
//	NAME                    the files that the plan lists, such as a graph
//	results/PLAN/TASK.tar   what a task came to; PLAN is the beginning of the plan's digest
//	results/PLAN/.TASK~XXX  a result that is being written
//	rejected/TASK-1.tar     results that were found to be wrong
//
// A result is a tar archive of plain files: first result.json, which says of which plan
// and task it is, and lists the other files with sizes and digests, then these in that
// order. It is written under another name, flushed to the disk, and then renamed: so it
// is there whole or not at all, and of two workers on one task the later one replaces a
// result by another one. A plan that is changed has another digest, and finds no results:
// those that are there wait for the plan that they are of. After the archive's end there are at most blocks of zeros, as tar
// has them. The digests find what was cut short; they do not show who wrote
// a result. Nothing in the folder is trusted: it may hold links, pipes, names that lead
// elsewhere and files without end, and whatever is read of it is bounded.
//
// Limits: a plan of maxPlan bytes and MaxTasks tasks; a result of maxResult bytes; maxFiles
// files in each.
package shares

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
)

// Limits of what is read.
const (
	maxPlan   = 1 << 26
	MaxTasks  = 1 << 20
	maxResult = int64(1) << 34
	maxFiles  = 16      // of a plan, or a result
	maxHead   = 1 << 16 // of result.json
)

// Formats of the two files that say what a folder holds.
const (
	planFormat   = "topocert plan 2"
	resultFormat = "topocert result 2"
)

// Names in the folder.
const (
	planFile    = "plan.json"
	resultsDir  = "results"
	rejectedDir = "rejected"
	ending      = ".tar"
	headFile    = "result.json"
)

// errPlan is the error for a folder that holds no plan, or a bad one.
var errPlan = errors.New("shares: no plan")

// Rejected is the error for a result that is not what its task wants.
type Rejected struct {
	Task   string
	Reason error
}

func (r *Rejected) Error() string { return fmt.Sprintf("the result of %s: %v", r.Task, r.Reason) }
func (r *Rejected) Unwrap() error { return r.Reason }

// maxName is the length of the longest name of a task or file.
const maxName = 200

// checkTask tells whether a text may name a task: lower-case letters, digits and . _ -,
// so that no file system takes two names for one.
func checkTask(name string) error {
	if name == "" || len(name) > maxName || name[0] == '.' || strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789._-") != "" {
		return fmt.Errorf("task %.40q, want 1 to %d of a…z 0…9 . _ -, and no dot first", name, maxName)
	}
	return checkFile(name)
}

// checkFile tells whether a text may name a file of a plan or result: one without a
// folder, which every system can have.
func checkFile(name string) error {
	odd := strings.ContainsFunc(name, func(r rune) bool { return r <= ' ' || r > '~' || strings.ContainsRune(`/\:*?"<>|~`, r) })
	if name == "" || len(name) > maxName || odd || name[0] == '.' || strings.HasSuffix(name, ".") || !filepath.IsLocal(name) {
		return fmt.Errorf("file %.40q, want a plain name of 1 to %d characters, without a folder", name, maxName)
	}
	return nil
}
