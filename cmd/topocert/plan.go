package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates/language"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/reader"
	"topocert/cmd/internal/shares"
	"topocert/cmd/internal/version"
	"topocert/internal/interrupt"
	"topocert/props"
	"topocert/topology"
)

func planCommand(cmd *cobra.Command) {
	cmd.FParseErrWhitelist.UnknownFlags = true // an unknown kind is told, not that its flags are unknown
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return errors.New(`no kind of work given, want one that "topocert plan --help" lists`)
		}
		var kinds []string
		for _, c := range cmd.Commands() {
			kinds = append(kinds, c.Name())
		}
		return fmt.Errorf("unknown kind of work %q%s; \"topocert plan --help\" lists them", args[0], reader.DidYouMean(args[0], kinds))
	}
	cmd.AddCommand(
		newCommand(command{"bisect NETWORK", "a lower bound on the bisection width, by cases", asUsed, planBisectCommand}),
		newCommand(command{"audit ROUTER NETWORK", "a router on every ordered pair of vertices, by ranges of destinations", asUsed, planAuditCommand}))
}

// planned is the form of a plan in JSON.
type planned struct {
	Plan    string `json:"plan"` // its digest
	Kind    string `json:"kind"`
	Subject string `json:"subject"`
	Folder  string `json:"folder"`
	Tasks   int    `json:"tasks"`
}

func (p *planned) print(w io.Writer) {
	fmt.Fprintf(w, "%s: %s in %s, plan %.12s\n", called(w, p.Subject), times(p.Tasks, "task"), p.Folder, p.Plan)
}

// planFlags are what all kinds of plans have.
type planFlags struct {
	dir  string
	form *form
}

func newPlanFlags(cmd *cobra.Command) *planFlags {
	f := new(planFlags)
	cmd.Flags().StringVar(&f.dir, "dir", "", "the `folder` to write, which is empty or new")
	f.form = newForm(cmd)
	return f
}

// check refuses a command line without a folder.
func (f *planFlags) check() error {
	if f.dir == "" {
		return errors.New("no --dir, want the folder to write the tasks into")
	}
	return nil
}

// write writes a plan, once it is opened as workers open it, and tells of it.
func (f *planFlags) write(cmd *cobra.Command, kind string, job sharedJob, files map[string][]byte) error {
	text, err := json.Marshal(job)
	if err != nil {
		return err
	}
	plan := &shares.Plan{Program: version.Build(), Kind: kind, Job: text}
	read := func(name string, _ int64) ([]byte, error) {
		if data, is := files[name]; is {
			return data, nil
		}
		return nil, fs.ErrNotExist
	}
	if job, err = interrupt.Await(cmd.Context(), func() (sharedJob, error) { return jobOf(plan, read) }); err != nil {
		return err
	}
	folder, err := shares.Make(f.dir, plan, files)
	if err != nil {
		return err
	}
	defer folder.Close()
	out := newAnswers(cmd, f.form)
	summary := &planned{folder.Digest, kind, job.subject(), f.dir, len(job.tasks())}
	return out.close(out.give(summary, summary.print))
}

// sharedJob is the work of a plan: one kind of it. Its exported fields are what the plan
// says of it.
type sharedJob interface {
	// open makes of them, and of the files of the plan, what the tasks need.
	open(read planFile) error
	// subject says what the work is about, network of which network.
	subject() string
	network() *plannedNetwork
	// tasks returns the names of the tasks, of lower-case letters, digits and dashes.
	tasks() []string
	// do does a task: it writes what that came to into an empty file, and says what that is.
	do(ctx context.Context, task int, file *os.File) (name string, err error)
	// check tells whether what a task came to is right, and returns the vertices that it
	// names, nil if it names none.
	check(task int, name string, text io.Reader) ([]uint32, error)
	// join makes of the results what the work was for, has the checker check it, and
	// keeps it: of all, or of some if they answer the question.
	join(ctx context.Context, j *joiner) error
}

// maxTasks bounds the number of tasks of a plan.
const maxTasks = 1 << 20

// planFile reads a file of a plan, of at most so many bytes. The error wraps fs.ErrNotExist if
// the plan has none of that name.
type planFile func(name string, most int64) ([]byte, error)

// plannedNetwork is a network in a plan. Its file goes with the plan, unless its name
// says all; so do the user's own definitions.
type plannedNetwork struct {
	Name  string `json:"name"`
	Title string `json:"title"` // what the user calls it

	definitions string
	names       *resolve.Names
	net         topology.Network
}

// graphFileOfPlan is the name of the file of a network, maxGraphOfPlan bounds its size.
const (
	graphFileOfPlan = "network.edges"
	maxGraphOfPlan  = 1 << 30
)

// planNetwork returns a network for a plan, and the files that go with it.
func planNetwork(it item, own *scripts) (plannedNetwork, map[string][]byte, error) {
	p, files := plannedNetwork{Name: it.net.Name(), Title: it.name}, make(map[string][]byte)
	if text := own.Library().Own(); text != "" {
		files[resolve.OwnWords] = []byte(text)
	}
	if _, external := it.net.(*topology.External); !external {
		return p, files, nil
	}
	var text bytes.Buffer
	if err := it.net.CSR().WriteEdges(&text); err != nil {
		return p, nil, err
	}
	if text.Len() > maxGraphOfPlan {
		return p, nil, fmt.Errorf("%s: an edge list of %d bytes, want at most %d", it.name, text.Len(), maxGraphOfPlan)
	}
	files[graphFileOfPlan] = text.Bytes()
	return p, files, nil
}

// load makes the network, which must be the one that the plan names.
func (p *plannedNetwork) load(read planFile) error {
	p.names = resolve.New()
	text, err := read(resolve.OwnWords, language.MaxText)
	if err == nil {
		p.definitions = string(text)
		err = p.names.Define(p.definitions)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s: %w", resolve.OwnWords, err)
	}
	text, err = read(graphFileOfPlan, maxGraphOfPlan)
	if errors.Is(err, fs.ErrNotExist) {
		p.net, err = p.names.Network(p.Name)
		return err
	}
	if err != nil {
		return err
	}
	g, err := topology.ReadEdges(bytes.NewReader(text))
	if err != nil {
		return fmt.Errorf("%s: %w", graphFileOfPlan, err)
	}
	net, err := topology.NewExternal(g)
	if err != nil {
		return err
	}
	if net.Name() != p.Name {
		return fmt.Errorf("%s is not the graph that the plan names, %.80s", graphFileOfPlan, p.Name)
	}
	if err := topology.CheckLabel(p.Title); err != nil { // it is printed
		return fmt.Errorf("the network's title: %w", err)
	}
	p.net = net.WithSource(p.Title)
	return nil
}

// session returns a session that knows the network, and the user's own definitions.
func (p *plannedNetwork) session(out string) (*props.Session, error) {
	session, err := props.NewSession(out)
	if err != nil {
		return nil, err
	}
	if err := cmp.Or(session.Define(p.definitions), session.Introduce(p.net)); err != nil {
		return nil, errors.Join(err, session.Close())
	}
	return session, nil
}

// openPlan opens a folder that "plan" has made, and returns the job that it is about.
// Unless digest is empty, the digest of the plan begins with it.
func openPlan(cmd *cobra.Command, dir, digest string) (*shares.Folder, sharedJob, error) {
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return nil, nil, fmt.Errorf("%s is no folder, want one that \"topocert plan\" has made", dir)
	}
	folder, err := shares.Open(dir)
	if err != nil {
		return nil, nil, err
	}
	job, err := folderJob(cmd, folder, digest)
	if err != nil {
		folder.Close()
		return nil, nil, fmt.Errorf("%s: %w", dir, err)
	}
	return folder, job, nil
}

// minDigest is how much of a digest has to be given.
const minDigest = 12

func folderJob(cmd *cobra.Command, folder *shares.Folder, digest string) (sharedJob, error) {
	if digest != "" && (len(digest) < minDigest || !strings.HasPrefix(folder.Digest, digest)) {
		return nil, fmt.Errorf("its plan is %.12s…, want %.64q, as --plan says, with %d digits or more", folder.Digest, digest, minDigest)
	}
	// What is handed over is checked, whichever version made it. Only work may be in vain,
	// where one version takes another's proof for none.
	if own := version.Build(); folder.Plan.Program != own {
		fmt.Fprintf(cmd.ErrOrStderr(), "topocert: the plan was made by topocert %.80q, and this is %q\n", folder.Plan.Program, own)
	}
	return interrupt.Await(cmd.Context(), func() (sharedJob, error) { return jobOf(folder.Plan, folder.ReadFile) })
}

// jobOf returns the work of a plan.
func jobOf(plan *shares.Plan, read planFile) (job sharedJob, err error) {
	switch plan.Kind {
	case byBranches, byCubes:
		job = new(bisectJob)
	case byDestinations:
		job = new(sharedAudit)
	default:
		return nil, fmt.Errorf("its plan is of the unknown kind %.40q", plan.Kind)
	}
	if err := shares.Decode(plan.Job, job); err != nil {
		return nil, fmt.Errorf("the plan: %w", err)
	}
	return job, job.open(read)
}

// readVertices reads a list of at most so many vertices, in JSON.
func readVertices(from io.Reader, most int) (list []uint32, err error) {
	bytes := 2 + 12*int64(most) // a number has 10 digits at most
	text, err := io.ReadAll(io.LimitReader(from, bytes+1))
	switch {
	case err != nil:
	case int64(len(text)) > bytes:
		err = fmt.Errorf("more than %d bytes, want at most %d vertices", bytes, most)
	default:
		err = json.Unmarshal(text, &list)
	}
	if err == nil && (list == nil || len(list) > most) {
		err = fmt.Errorf("%.40q, want a list of at most %d vertices", text, most)
	}
	return list, err
}
