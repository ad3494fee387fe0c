package programs

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"topocert/certificates/arithmetic"
	"topocert/solver/milp"
)

const (
	placeOfProgram  = "{lp}"
	placeOfSolution = "{solution}"
)

// known are the arguments of solvers that are named alone.
var known = map[string][]string{
	"cbc":    {placeOfProgram, "solve", "solution", placeOfSolution},
	"glpsol": {"--lp", placeOfProgram, "--output", placeOfSolution},
	"scip":   {"-c", "read " + placeOfProgram + " optimize write solution " + placeOfSolution + " quit"},
}

// Adviser returns an adviser that asks a program for solutions of inequalities. The command's words {lp} and {solution}
// stand for two files, the program in the CPLEX LP format, and what it is to write: a line for each variable that is 1
// at least, with its name and its value. Of cbc, glpsol and scip the name is enough. As for a Refuter it is killed at the
// end, and each of its processes may take so many bytes of memory.
//
// Its own error is ErrCommand; the adviser's are the context's, the system's, and ErrSolver.
func Adviser(command string, memory uint64) (milp.Adviser, error) {
	path, args, err := find(command)
	if err != nil {
		return nil, err
	}
	if usual := known[filepath.Base(path)]; len(args) == 0 && usual != nil {
		args = usual
	}
	text := strings.Join(args, " ")
	if strings.Count(text, placeOfProgram) != 1 || strings.Count(text, placeOfSolution) != 1 {
		return nil, fmt.Errorf("%w: the command %.100q, want one with %s and %s, each once, or one of cbc, glpsol and scip", ErrCommand, command, placeOfProgram, placeOfSolution)
	}
	run := &toEnd{command, path, args, memory, [2]struct{ place, name string }{{placeOfProgram, "program.lp"}, {placeOfSolution, "solution.txt"}}}
	return func(ctx context.Context, question *arithmetic.Branch, variables int) ([]bool, error) {
		c, solution, err := run.on(ctx, io.Discard, func(w io.Writer) error { return milp.WriteLP(w, question, variables) })
		if err != nil {
			return nil, err
		}
		defer c.end()
		in, err := os.Open(solution)
		if err != nil {
			return nil, fmt.Errorf("the solver %q: %w: it ended with %v and has written no solution: %s", command, ErrSolver, c.cmd.ProcessState, c.stderr.last())
		}
		defer in.Close()
		return solved(in, variables)
	}, nil
}

// solved reads a solution: in a line that names a variable its value is the next number.
func solved(in io.Reader, variables int) ([]bool, error) {
	point := make([]bool, variables)
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		name := 0
		for _, word := range strings.Fields(lines.Text()) {
			if v, is := strings.CutPrefix(word, "x"); is && name == 0 {
				name, _ = strconv.Atoi(v)
				continue
			}
			if value, err := strconv.ParseFloat(word, 64); err == nil && name > 0 && name <= variables {
				point[name-1] = value > 0.5
				break
			}
		}
	}
	return point, lines.Err()
}
