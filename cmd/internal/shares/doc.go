// Package shares keeps work that is split into tasks in a folder that many machines
// share: the plan, which says what the work is, and a result for each task that is
// done. There is no server. What the tasks are, and when the result of one is right, is the
// caller's to know.
//
// The folder holds
//
//	plan.json                the plan; its SHA-256 is its name
//	NAME                     the files that the plan lists, such as a graph
//	results/PLAN/TASK.result what a task came to; PLAN is the beginning of the plan's digest
//	results/PLAN/.TASK…~XXX  a result that is being written
//	rejected/TASK~XXX.result results that were found to be wrong
//
// A result is a line of JSON, which says of which plan and task it is, and the name, size and
// digest of a text; then the text. It is written under another name, flushed to the disk, and
// then renamed: so it is there whole or not at all, and of two workers on one task the later
// one replaces a result by another one. A plan that is changed has another digest, and finds
// no results: those that are there wait for the plan that they are of. The digest finds what
// was damaged; it does not show who wrote a result. Nothing in the folder is trusted: it may
// hold links, pipes and files without end, and no more is read of a file than it may have.
//
// Limits: a plan of maxPlan bytes and maxParts parts; a result of maxText bytes, and its line
// of maxHead.
package shares

import "fmt"

// Limits of what is read.
const (
	maxPlan = 1 << 26
	// maxParts bounds the lists, objects and texts of a plan, each: a short one takes many
	// times the memory of what it is written as.
	maxParts = 1 << 20
	maxText  = int64(1) << 34
	maxHead  = 1 << 16
)

// Formats of the two files that say what a folder holds.
const (
	planFormat   = "topocert plan 3"
	resultFormat = "topocert result 3"
)

// Names in the folder.
const (
	planFile    = "plan.json"
	resultsDir  = "results"
	rejectedDir = "rejected"
	ending      = ".result"
)

// Rejected is the error for a result that is not what its task wants.
type Rejected struct {
	Task   string
	Reason error
}

func (r *Rejected) Error() string { return fmt.Sprintf("the result of %s: %v", r.Task, r.Reason) }
func (r *Rejected) Unwrap() error { return r.Reason }
