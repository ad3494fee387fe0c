package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"topocert/certificates/language"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/shares"
	"topocert/cmd/internal/version"
	"topocert/internal/interrupt"
	"topocert/props"
	"topocert/topology"
)

func planCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "plan KIND",
		Short: "split work into tasks for many machines",
		Args:  cobra.ArbitraryArgs,
		// An unknown kind is told, not that its flags are unknown.
		FParseErrWhitelist: cobra.FParseErrWhitelist{UnknownFlags: true},
	}
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return errors.New(`no kind of work given, want one that "topocert plan --help" lists`)
		}
		var kinds []string
		for _, c := range cmd.Commands() {
			kinds = append(kinds, c.Name())
		}
		return fmt.Errorf("unknown kind of work %q%s; \"topocert plan --help\" lists them", args[0], didYouMean(args[0], kinds))
	}
	cmd.AddCommand(planBisectCommand(), planAuditCommand())
	return cmd
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

// write writes a plan and tells of it.
func (f *planFlags) write(cmd *cobra.Command, kind, subject string, job any, files map[string][]byte, tasks []string) error {
	text, err := json.Marshal(job)
	if err != nil {
		return err
	}
	plan := &shares.Plan{Program: version.Build(), Kind: kind, Job: text, Tasks: tasks}
	folder, err := shares.Make(f.dir, plan, files)
	if err != nil {
		return err
	}
	defer folder.Close()
	out := newAnswers(cmd, f.form)
	made := &planned{folder.Digest, kind, subject, f.dir, len(tasks)}
	return out.close(out.give(made, made.print))
}

// plannedNetwork is a network in a plan. Its file goes with the plan, unless its name
// says all.
type plannedNetwork struct {
	Name  string `json:"name"`
	Title string `json:"title"` // what the user calls it
	File  string `json:"file"`  // "" for a network that is known by its name
	// Words is the file of the user's own definitions; "" for none.
	Words string `json:"words,omitempty"`

	definitions string // its text
	names       *resolve.Names
}

// graphFileOfPlan is the name of the file of a network.
const graphFileOfPlan = "network.edges"

// maxGraphOfPlan bounds the size of that file.
const maxGraphOfPlan = 1 << 30

// planNetwork returns a network for a plan, and the files that go with it: the user's own
// definitions among them.
func planNetwork(it item, own *scripts) (plannedNetwork, map[string][]byte, error) {
	p, files := plannedNetwork{Name: it.net.Name(), Title: it.name, names: resolve.New()}, map[string][]byte{}
	if text := own.library().Own(); text != "" {
		p.Words, files[resolve.OwnWords] = resolve.OwnWords, []byte(text)
		if err := p.names.Define(text); err != nil {
			return p, nil, err
		}
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
	p.File, files[graphFileOfPlan] = graphFileOfPlan, text.Bytes()
	return p, files, nil
}

// load returns the network, which must be the one that the plan names.
func (p *plannedNetwork) load(folder *shares.Folder) (topology.Network, error) {
	p.names = resolve.New()
	if p.Words != "" {
		text, err := folder.ReadFile(p.Words, language.MaxText)
		if err == nil {
			p.definitions = string(text)
			err = p.names.Define(p.definitions)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.Words, err)
		}
	}
	if p.File == "" {
		return p.names.Network(p.Name)
	}
	text, err := folder.ReadFile(p.File, maxGraphOfPlan)
	if err != nil {
		return nil, err
	}
	g, err := topology.ReadEdges(bytes.NewReader(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", p.File, err)
	}
	net, err := topology.NewExternal(g)
	if err != nil {
		return nil, err
	}
	if net.Name() != p.Name {
		return nil, fmt.Errorf("%s is not the graph that the plan names, %.80s", p.File, p.Name)
	}
	if err := topology.CheckLabel(p.Title); err != nil { // it is printed
		return nil, fmt.Errorf("the network's title: %w", err)
	}
	return net.WithSource(p.Title), nil
}

// session returns a session that knows the network, and the user's own definitions.
func (p *plannedNetwork) session(net topology.Network, out string) (*props.Session, error) {
	session, err := props.NewSession(out)
	if err != nil {
		return nil, err
	}
	err = session.Define(p.definitions)
	if err == nil {
		err = session.Introduce(net)
	}
	if err != nil {
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
	job, err := jobOf(cmd, folder, digest)
	if err != nil {
		folder.Close()
		return nil, nil, fmt.Errorf("%s: %w", dir, err)
	}
	return folder, job, nil
}

func jobOf(cmd *cobra.Command, folder *shares.Folder, digest string) (sharedJob, error) {
	if len(digest) > 0 && (len(digest) < minDigest || len(digest) > len(folder.Digest) || folder.Digest[:len(digest)] != digest) {
		return nil, fmt.Errorf("its plan is %.12s…, want %.64q, as --plan says, with %d digits or more", folder.Digest, digest, minDigest)
	}
	var job interface {
		sharedJob
		open() error
	}
	var text any // what the plan says of it
	switch folder.Plan.Kind {
	case byBranches, byCubes:
		j := &bisectJob{folder: folder}
		job, text = j, &j.bisectPlan
	case byDestinations:
		j := &sharedAudit{folder: folder}
		job, text = j, &j.auditPlan
	default:
		return nil, fmt.Errorf("its plan is of the unknown kind %.40q", folder.Plan.Kind)
	}
	// What is handed over is checked, whichever version made it. Only work may be in vain,
	// where one version takes another's proof for none.
	if own := version.Build(); folder.Plan.Program != own {
		fmt.Fprintf(cmd.ErrOrStderr(), "topocert: the plan was made by topocert %.80q, and this is %q\n", folder.Plan.Program, own)
	}
	if err := jobText(folder, text); err != nil {
		return nil, err
	}
	_, err := interrupt.Await(cmd.Context(), func() (any, error) { return nil, job.open() })
	return job, err
}

// minDigest is how much of a digest has to be given.
const minDigest = 12

// maxJobParts bounds the lists and texts in what a plan says of its kind of work: a text for
// each task, and some more.
const maxJobParts = 2*shares.MaxTasks + 1<<10

// jobText reads what a plan says of its kind of work.
func jobText(folder *shares.Folder, to any) error {
	// A short text or list takes many times the memory of what it is written as.
	for _, begin := range []string{"[", "{", `"`} {
		if n := bytes.Count(folder.Plan.Job, []byte(begin)); n > maxJobParts {
			return fmt.Errorf("the plan: %d times %s, want at most %d", n, begin, maxJobParts)
		}
	}
	d := json.NewDecoder(bytes.NewReader(folder.Plan.Job))
	d.DisallowUnknownFields()
	if err := d.Decode(to); err != nil {
		return fmt.Errorf("the plan: %w", err)
	}
	return nil
}
