package programs

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// asProgram is before the argument that has the test be a program of a router on a ring.
const asProgram = "play:"

func TestMain(m *testing.M) {
	if how, ok := strings.CutPrefix(os.Args[len(os.Args)-1], asProgram); ok {
		play(how)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// play is a router that goes up a ring of 6, and is odd in the way that is said.
func play(how string) {
	in := bufio.NewScanner(os.Stdin)
	in.Scan()
	if fields := strings.Split(in.Text(), "\t"); len(fields) < 4 || fields[0] != "topocert-router 1" {
		fmt.Println("no first line")
		return
	} else if how == "files" {
		graph, err := os.ReadFile(fields[1])
		labels, other := os.ReadFile(fields[2])
		fmt.Fprintf(os.Stderr, "%v %v %q %q %s", err, other, graph[:2], labels[:2], fields[3])
		return
	}
	if how == "stderr" {
		for i := range 20000 {
			fmt.Fprintln(os.Stderr, "line", i)
		}
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	asked := 0
	for in.Scan() {
		var at, to int
		if strings.HasPrefix(in.Text(), "dead ") {
			if how == "told" {
				fmt.Fprintln(os.Stderr, in.Text())
			}
			if how == "deaf" {
				os.Exit(3)
			}
			continue
		}
		fmt.Sscan(in.Text(), &at, &to)
		next := fmt.Sprint((at + 1) % 6)
		if asked++; asked == 8 {
			switch how {
			case "silent":
				out.Flush()
				time.Sleep(time.Hour)
			case "ends":
				fmt.Fprintln(os.Stderr, "divided by zero")
				out.Flush()
				os.Exit(7)
			case "garbage":
				next = "\x1b[31m?"
			case "far":
				next = fmt.Sprint((at + 2) % 6)
			case "long":
				next = strings.Repeat("9", 5000)
			case "many":
				next += "\nno"
			case "empty":
				next = ""
			case "large":
				next = "4294967297"
			case "memory":
				all := make([]byte, 1<<30)
				for i := range all {
					all[i] = byte(i)
				}
				next = string(all[:2])
			}
		}
		if how == "changes" && asked > 40 {
			next = "-"
		}
		if how == "more" && asked == 60 {
			next += "\n-"
		}
		fmt.Fprintln(out, next)
		if how != "buffered" {
			out.Flush()
		}
	}
	if how == "stays" {
		out.Flush()
		time.Sleep(time.Hour)
	}
}

func ring(t testing.TB) topology.Network {
	net, err := topology.Parse("Ring(6)")
	if err != nil {
		t.Fatal(err)
	}
	return net
}

// command is the test as a program.
func command(how string) string { return "'" + os.Args[0] + "' " + asProgram + how }

// patient waits for long, where the test is not of that.
func patient() Options { return Options{Silence: time.Minute} }

func TestAsk(t *testing.T) {
	for _, how := range []string{"plain", "buffered"} {
		r, err := Ask(t.Context(), command(how), ring(t), nil, patient())
		if err != nil {
			t.Fatal(err)
		}
		for at := range uint32(6) {
			for to := range uint32(6) {
				want := (at + 1) % 6
				if at == to {
					want = at
				}
				if got, header := r.Next(at, to, ""); got != want || header != "" || r.Header(at, to) != "" {
					t.Errorf("%s: next from %d to %d is %d, want %d", how, at, to, got, want)
				}
			}
		}
	}
	r, err := Ask(t.Context(), command("plain"), ring(t), []uint32{4}, patient())
	if err != nil {
		t.Fatal(err)
	}
	if to4, _ := r.Next(1, 4, ""); to4 != 2 {
		t.Errorf("got %d, want 2", to4)
	}
	if to3, _ := r.Next(1, 3, ""); to3 != 1 {
		t.Errorf("for a destination that nobody asked about: got %d, want 1", to3)
	}
}

// TestFaulty: each way to fail has the question, what was got and what is wanted. The eighth
// question is that from 3 to 1, since five are about 0.
func TestFaulty(t *testing.T) {
	for how, want := range map[string]string{
		"silent":  `asked "3 1", no answer in 300ms, want one`,
		"ends":    `asked "3 1", the program ended (exit status 7: divided by zero), want an answer`,
		"garbage": `asked "3 1", got "\x1b[31m?", want one of its neighbours 2 4, or - for none`,
		"far":     `asked "3 1", got "5", want one of its neighbours 2 4, or - for none`,
		"empty":   `asked "3 1", got "", want one of its neighbours 2 4, or - for none`,
		"large":   `asked "3 1", got "4294967297", want one of its neighbours 2 4, or - for none`,
		"long":    `asked "3 1", got a line of more than 4095 bytes, want a neighbour, or - for none`,
		"many":    `asked "4 1", got "no", want one of its neighbours 3 5, or - for none`,
		"changes": `asked "3 3"`,
		"more":    `a line more than there were questions: "-", want one for each`,
		"files":   `<nil> <nil> "6\n" "0\n" Ring(6)), want an answer`,
	} {
		t.Run(how, func(t *testing.T) {
			o := patient()
			if how == "silent" {
				o.Silence = 300 * time.Millisecond
			}
			if how == "changes" { // the eleventh of the second time: five about 5, five about 4
				want = `asked "5 3", twice, got "0" and then "-", want the same answer`
			}
			_, err := Ask(t.Context(), command(how), ring(t), nil, o)
			for how == "silent" && err != nil && !strings.Contains(err.Error(), want) && o.Silence < time.Minute { // a slow machine
				o.Silence *= 2
				want = fmt.Sprintf(`asked "3 1", no answer in %v, want one`, o.Silence)
				_, err = Ask(t.Context(), command(how), ring(t), nil, o)
			}
			var faulty *Error
			if !errors.As(err, &faulty) || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), " on Ring(6): ") {
				t.Errorf("got %v, want an error with %s", err, want)
			}
		})
	}
}

func TestCommand(t *testing.T) {
	for text, want := range map[string][]string{
		"a": {"a"}, " a  b\tc ": {"a", "b", "c"}, `a 'b c' "d e"`: {"a", "b c", "d e"}, `a b\ c \'`: {"a", "b c", "'"}, `a ''`: {"a", ""}, `a"b"c'd'`: {"abcd"}, `'\'`: {`\`},
	} {
		got, err := words(text, true)
		if err != nil || strings.Join(got, "|") != strings.Join(want, "|") || len(got) != len(want) {
			t.Errorf("%q: got %q, %v, want %q", text, got, err, want)
		}
	}
	if got, err := words(`C:\bin\a b`, false); err != nil || got[0] != `C:\bin\a` {
		t.Errorf("got %q, %v", got, err)
	}
	for _, text := range []string{"", " ", "'a", `a "b`, `a \`, "''", "a\nb", "a\x00", "./nowhere"} {
		if _, _, err := find(text); !errors.Is(err, ErrCommand) {
			t.Errorf("%q: got %v, want %v", text, err, ErrCommand)
		}
	}
}

// TestStderr: what is said is passed on, up to a limit.
func TestStderr(t *testing.T) {
	var said bytes.Buffer
	o := patient()
	o.Errors = &said
	if _, err := Ask(t.Context(), command("stderr"), ring(t), nil, o); err != nil {
		t.Fatal(err)
	}
	if text := said.String(); !strings.Contains(text, ": line 0\n") || strings.Count(text, "not shown") != 1 || len(text) > 10*maxErrors {
		t.Errorf("got %d bytes, %.100s", len(text), text)
	}
}

// TestTold: the program is told of each fault, and asked again.
func TestTold(t *testing.T) {
	var said bytes.Buffer
	o := patient()
	o.Errors = &said
	r, err := Tell(t.Context(), command("told"), ring(t), o)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []routing.Fault{{U: 2, V: 3}, {U: 4, V: 4}} {
		beside, err := r.Beside(f)
		if err != nil {
			t.Fatal(err)
		}
		if next, _ := beside.Next(0, 3, ""); next != 1 {
			t.Errorf("got %d, want 1", next)
		}
	}
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	if text := said.String(); !strings.Contains(text, ": dead link 2 3\n") || !strings.Contains(text, ": dead vertex 4\n") {
		t.Errorf("got %q", text)
	}
	if r, err = Tell(t.Context(), command("deaf"), ring(t), patient()); err != nil {
		t.Fatal(err)
	}
	if _, err := r.Beside(routing.Fault{U: 2, V: 3}); err == nil || !strings.Contains(err.Error(), `after "dead link 2 3": `) || !strings.Contains(err.Error(), "exit status 3") {
		t.Errorf("got %v", err)
	}
	if err := r.Close(); err != nil {
		t.Error(err)
	}
}

// TestEnds: an interrupt, and the end of what keeps programs, end one that would stay for an
// hour. What it started goes with it.
func TestEnds(t *testing.T) {
	deep.NotShort(t)
	ctx, cancel := context.WithCancelCause(t.Context())
	why := errors.New("enough")
	cancel(why)
	if _, err := Ask(ctx, command("silent"), ring(t), nil, patient()); !errors.Is(err, why) {
		t.Errorf("got %v, want %v", err, why)
	}
	ctx, end := Keep(t.Context())
	r, err := Tell(ctx, command("silent"), ring(t), patient())
	if err != nil {
		t.Fatal(err)
	}
	end()
	<-r.process.ended
	if _, err := os.Stat(r.process.dir); err == nil {
		t.Errorf("%s is still there", r.process.dir)
	}
	if _, err := r.Beside(routing.Fault{}); err == nil {
		t.Error("a killed program has not failed")
	}
	if runtime.GOOS == "windows" {
		return
	}
	sleep, err := exec.LookPath("sleep")
	if err != nil {
		t.Skip("no program sleep")
	}
	told, err := Tell(t.Context(), "sh -c '"+sleep+" 3600 & echo $! >&2; cat'", ring(t), Options{Silence: time.Minute, Errors: nil})
	if err != nil {
		t.Fatal(err)
	}
	for told.process.stderr.last() == "" {
		time.Sleep(time.Millisecond)
	}
	child := told.process.stderr.last()
	_ = told.Close()
	for { // killed, it may be there until its parent asks for it
		state, err := os.ReadFile("/proc/" + child + "/stat")
		if err != nil || bytes.Contains(state, []byte(") Z ")) {
			break
		}
		time.Sleep(time.Millisecond)
	}
}

// TestLabels: questions and answers may be labels.
func TestLabels(t *testing.T) {
	net, err := topology.Parse("Torus(3)")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{"(0,1)": "1", " (0,2)\r": "2", "3": "3", "-": "0", "(0,0)": "0"} {
		p, err := place(text, net, 0, false)
		got := "0"
		if err == nil && p != stays {
			got = fmt.Sprint(net.Neighbors(0)[p])
		}
		if err != nil || got != want {
			t.Errorf("%q: got %s, %v, want %s", text, got, err, want)
		}
	}
	q := &questions{net, []uint32{4}, true}
	if got := string(q.text(nil, 0, 4)); got != "(0,0)\t(1,1)\n" {
		t.Errorf("got %q", got)
	}
	// Names that are numbers of other vertices.
	odd, err := topology.NewLabelled(net.CSR(), strings.Fields("8 7 6 5 4 3 2 1 0"))
	if err != nil {
		t.Fatal(err)
	}
	if p, err := place("1", odd, 0, false); err != nil || odd.Neighbors(0)[p] != 1 {
		t.Errorf("the number 1: got %d, %v", p, err)
	}
	if p, err := place("7", odd, 0, true); err != nil || odd.Neighbors(0)[p] != 1 {
		t.Errorf("the label 7: got %d, %v", p, err)
	}
}

// FuzzAnswers reads what a program may write. What is accepted is a neighbour or none.
func FuzzAnswers(f *testing.F) {
	for _, text := range []string{"1\n2\n-\n", "(0,1)\r\n", "\n\n", "x", "-", "4294967296\n", strings.Repeat("1", 5000), "1\x00\n", " 3\t\n", "é\n", "0000000000000000", "003\n"} {
		f.Add([]byte(text), true)
		f.Add([]byte(text), false)
	}
	net, err := topology.Parse("Torus(3)")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text []byte, labels bool) {
		in := bufio.NewReaderSize(bytes.NewReader(text), maxAnswer)
		read := 0
		for at := uint32(0); ; at = (at + 1) % 9 {
			line, err := readLine(in)
			if err != nil {
				if errors.Is(err, errLong) != (len(line) == maxAnswer) {
					t.Fatalf("%v after %d bytes of a line", err, len(line))
				}
				return
			}
			if read += len(line); len(line) >= maxAnswer || read > len(text) {
				t.Fatalf("a line of %d bytes, %d in all", len(line), read)
			}
			p, err := place(line, net, at, labels)
			if err != nil {
				if len(err.Error()) > 1000 || strings.ContainsFunc(err.Error(), func(r rune) bool { return r < ' ' }) {
					t.Fatalf("%q: error %q", line, err)
				}
				continue
			}
			answer := strings.TrimSpace(line)
			if digits := strings.TrimLeft(answer, "0"); !labels && answer != "" && strings.Trim(answer, "0123456789") == "" {
				answer = cmp.Or(digits, "0") // zeros in front are allowed
			}
			if p == stays {
				if v, err := net.Vertex(answer); answer != "-" && (err != nil || v != at) {
					t.Fatalf("%q at %d: no next hop", line, at)
				}
				continue
			}
			next := net.Neighbors(at)[p]
			if v, err := net.Vertex(answer); err != nil || v != next {
				t.Fatalf("%q at %d: got %d, want %d, %v", line, at, next, v, err)
			}
		}
	})
}
