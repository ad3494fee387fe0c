package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/cmd/internal/recheck"
	"topocert/cmd/internal/shares"
	"topocert/props"
	"topocert/topology"
)

func planClaimsCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "claims",
		Short: "the papers' claims, as \"topocert claims\" decides them",
		Long: `plan claims makes each of the papers' claims a task. A worker decides what formulas the
claim has, and hands over certificates. The join has the checker check them, and the
verdicts that follow; what follows from no certificate it decides itself. So it prints
the ledger that "topocert claims" prints, with nothing in it on a worker's word, and
keeps the same folder. It pays where making certificates takes long: a large --max-order.`,
		Example: `  topocert plan claims --id 'qt/node*' --dir tasks
  topocert plan claims --paper cctorus --max-order 1000 --dir tasks`,
		Args: cobra.NoArgs,
	}
	flags := newPlanFlags(cmd)
	which := newClaimFlags(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := flags.check(); err != nil {
			return err
		}
		claims, err := which.claims()
		if err != nil {
			return err
		}
		job := &claimsPlan{Paper: which.paper, ID: which.id, MaxOrder: which.maxOrder}
		return flags.write(cmd, "claims", job.about(), job, nil, claimTasks(claims))
	}
	return cmd
}

// claimTasks returns the names of tasks for claims.
func claimTasks(claims []*props.Claim) []string {
	var tasks []string
	for _, c := range claims {
		tasks = append(tasks, strings.ToLower(strings.ReplaceAll(c.ID, "/", ".")))
	}
	return tasks
}

// claimsPlan is what a plan says of claims: the flags of "claims".
type claimsPlan struct {
	Paper    string `json:"paper"`
	ID       string `json:"id"`
	MaxOrder int    `json:"max_order"`
}

func (p *claimsPlan) about() string {
	text := "claims"
	if p.Paper != "" {
		text += " --paper " + p.Paper
	}
	if p.ID != "" {
		text += " --id " + p.ID
	}
	if p.MaxOrder != 0 {
		text += fmt.Sprintf(" --max-order %d", p.MaxOrder)
	}
	return text
}

// claimsJob is a ledger by its claims.
type claimsJob struct {
	claimsPlan
	folder *shares.Folder
	claims []*props.Claim

	// For the join: a session with what has been accepted.
	mu      sync.Mutex
	out     string
	session *props.Session
	runner  *props.Runner
	files   map[string]string // digests of the files that go with certificates
	results []props.Result
}

func openClaims(_ *cobra.Command, folder *shares.Folder) (sharedJob, error) {
	job := &claimsJob{folder: folder, files: make(map[string]string)}
	if err := jobText(folder, &job.claimsPlan); err != nil {
		return nil, err
	}
	if job.MaxOrder < 0 || job.MaxOrder > topology.MaxOrder {
		return nil, fmt.Errorf("the plan's largest order is %d, want 0 … %d", job.MaxOrder, topology.MaxOrder)
	}
	var err error
	if job.claims, err = selectClaims(job.Paper, job.ID); err != nil {
		return nil, err
	}
	if tasks := claimTasks(job.claims); !slices.Equal(tasks, folder.Plan.Tasks) {
		return nil, fmt.Errorf("the plan has %s, want %d, the claims that it names", times(len(folder.Plan.Tasks), "task"), len(tasks))
	}
	return job, nil
}

func (j *claimsJob) subject() string { return j.about() }

// givenFile is the file of a result that says from which certificates verdicts follow.
const givenFile = "given.json"

// maxGivenFile and maxCertificates bound the sizes of that file, and of all of a result's
// certificates together.
const (
	maxGivenFile    = 1 << 26
	maxCertificates = 1 << 30
)

func (j *claimsJob) do(ctx context.Context, task int, dir string) (err error) {
	session, err := props.NewSession(dir)
	if err != nil {
		return err
	}
	runner := &props.Runner{Session: session, MaxOrder: j.MaxOrder}
	given, err := runner.Give(ctx, j.claims[task])
	if err := errors.Join(err, session.Close()); err != nil {
		return err
	}
	var text bytes.Buffer
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false) // people read <=
	if err := e.Encode(given); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, givenFile), text.Bytes(), 0o666)
}

func (j *claimsJob) prepare(out string) (err error) {
	j.out = out
	if j.session, err = props.NewSession(out); err == nil {
		j.runner = &props.Runner{Session: j.session, MaxOrder: j.MaxOrder}
	}
	return err
}

func (j *claimsJob) close() error {
	if j.session == nil {
		return nil
	}
	return j.session.Close()
}

func (j *claimsJob) check(ctx context.Context, task int) (*shares.Result, error) {
	j.mu.Lock() // files of the same name may come from two tasks
	defer j.mu.Unlock()
	name := j.folder.Plan.Tasks[task]
	var found []*certificates.Certificate
	var given []props.Given
	room := int64(maxCertificates)
	files := make(map[string]string)             // digests of the files of this result
	spool, err := os.MkdirTemp("", "topocert-*") // nothing is kept of a result that is wrong
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(spool)
	result, err := j.folder.Read(name, func(file shares.File, r io.Reader) error {
		switch {
		case file.Name == givenFile:
			return j.text(file, r, maxGivenFile, func(text []byte) (err error) {
				given, err = readGiven(text, len(j.claims[task].Readings)+1)
				return err
			})
		case strings.HasSuffix(file.Name, recheck.Ending):
			most := room
			room -= file.Size
			return j.text(file, r, most, func(text []byte) error {
				list, err := certificates.ReadAll(bytes.NewReader(text))
				found = append(found, list...)
				return err
			})
		case strings.HasSuffix(file.Name, ".lrat") && file.Name == strings.ToLower(file.Name):
			files[file.Name] = file.SHA256
			return j.spool(filepath.Join(spool, file.Name), r)
		}
		return fmt.Errorf("the unknown file %s", file.Name)
	})
	if errors.Is(err, fs.ErrNotExist) && len(files) == 0 {
		return nil, err // there is no result
	}
	if err == nil {
		found, err = j.settleFiles(found, files, spool)
	}
	if err == nil {
		err = j.session.Accept(found, spool)
	}
	for file, digest := range files {
		if err == nil {
			err = j.copy(filepath.Join(spool, file), file, digest)
		}
	}
	if err == nil {
		err = j.runner.Take(ctx, j.claims[task], given)
	}
	if err == nil {
		return result, nil
	}
	var wrong *shares.Rejected
	if ctx.Err() != nil || errors.As(err, &wrong) || errors.Is(err, errNotKept) {
		return nil, err
	}
	return nil, &shares.Rejected{Task: name, Reason: err}
}

// errNotKept is the error for a file that could not be written.
var errNotKept = errors.New("a result cannot be kept")

// text reads a file of at most so many bytes.
func (j *claimsJob) text(file shares.File, r io.Reader, most int64, read func(text []byte) error) error {
	if file.Size > most {
		return fmt.Errorf("%s has %d bytes, want at most %d", file.Name, file.Size, most)
	}
	text, err := io.ReadAll(r)
	if err == nil {
		err = read(text)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", file.Name, err)
	}
	return nil
}

// readGiven reads what is given for a claim, of at most so many readings: a list may have
// many more members than are worth their memory.
func readGiven(text []byte, most int) ([]props.Given, error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if start, err := d.Token(); err != nil || start != json.Delim('[') {
		return nil, errors.Join(err, errors.New("want a list"))
	}
	var given []props.Given
	for d.More() {
		if len(given) == most {
			return nil, fmt.Errorf("more than %d verdicts", most)
		}
		var g props.Given
		if err := d.Decode(&g); err != nil {
			return nil, err
		}
		given = append(given, g)
	}
	_, err := d.Token() // the list's end
	return given, err
}

// spool writes a file that goes with a certificate which has not been checked.
func (j *claimsJob) spool(path string, r io.Reader) error {
	w, err := os.Create(path)
	if err == nil {
		_, err = io.Copy(w, r)
		err = errors.Join(err, w.Close())
	}
	if err != nil {
		err = fmt.Errorf("%w: %w", errNotKept, err)
	}
	return err
}

// settleFiles settles which files of a result, in the folder spool, are of use. One that goes with no
// certificate of the result is wrong. Where the result of another task has brought another
// file of the same name, that one stays: certificates that go with it are left out if they
// say nothing new, and have to be right with that one else. It returns the rest.
func (j *claimsJob) settleFiles(found []*certificates.Certificate, files map[string]string, spool string) ([]*certificates.Certificate, error) {
	used := make(map[string]bool)
	for _, c := range found {
		for _, file := range c.Files() {
			used[file] = true
		}
	}
	differs := make(map[string]bool)
	for file, digest := range files {
		if !used[file] {
			return nil, fmt.Errorf("the file %s goes with no certificate", file)
		}
		if before, there := j.files[file]; there {
			if before != digest {
				differs[file] = true
			}
			delete(files, file)
			if err := os.Remove(filepath.Join(spool, file)); err != nil {
				return nil, fmt.Errorf("%w: %w", errNotKept, err)
			}
		}
	}
	return slices.DeleteFunc(found, func(c *certificates.Certificate) bool {
		return slices.ContainsFunc(c.Files(), func(file string) bool { return differs[file] }) && j.session.Holds(c.Statements())
	}), nil
}

// copy keeps a file that goes with a certificate.
func (j *claimsJob) copy(from, name, digest string) error {
	r, err := os.Open(from)
	if err != nil {
		return fmt.Errorf("%w: %w", errNotKept, err)
	}
	defer r.Close()
	w, err := j.session.Create(name)
	if err == nil {
		_, err = io.Copy(w, r)
		err = errors.Join(err, w.Close())
	}
	if err != nil {
		return fmt.Errorf("%w: %w", errNotKept, err)
	}
	j.files[name] = digest
	return nil
}

func (j *claimsJob) settled() bool { return false }

func (j *claimsJob) join(ctx context.Context, answer *joined) error {
	j.runner.Workers = runtime.GOMAXPROCS(0)
	var err error
	if j.results, err = j.runner.Run(ctx, j.claims); err != nil {
		return err
	}
	answer.Claims = j.results
	for i := range j.results {
		answer.Certificates = append(answer.Certificates, j.results[i].Certificates...)
	}
	slices.Sort(answer.Certificates)
	answer.Certificates = slices.Compact(answer.Certificates)
	if j.out == "" {
		return nil
	}
	var ledger bytes.Buffer
	if err := writeJSON(&ledger, j.results); err != nil {
		return err
	}
	return errors.Join(j.session.SaveVerdicts(), props.WriteFile(filepath.Join(j.out, "claims.json"), ledger.Bytes()))
}
