package programs

import (
	"errors"
	"fmt"
	"os/exec"
	"strings"
)

// Prefix begins the name of a router that is a program: exec:COMMAND.
const Prefix = "exec:"

// ErrCommand marks a command that cannot be run.
var ErrCommand = errors.New("cannot be run")

// words splits a command as a shell does: at blanks that are not within single or double
// quotes, with \ before a character that stands for itself. Nothing else is special: there
// are no variables, patterns and pipes. On Windows \ is a plain character.
func words(command string, backslash bool) ([]string, error) {
	var all []string
	var word strings.Builder
	open, quote := false, rune(0)
	escaped := false
	for _, c := range command {
		switch {
		case c == 0 || c == '\n':
			return nil, fmt.Errorf("%w: the character %q in the command %.100q, want none", ErrCommand, c, command)
		case escaped:
			word.WriteRune(c)
			escaped = false
		case c == '\\' && quote != '\'' && backslash:
			open, escaped = true, true
		case quote != 0 && c == quote:
			quote = 0
		case quote != 0:
			word.WriteRune(c)
		case c == '\'' || c == '"':
			open, quote = true, c
		case c == ' ' || c == '\t':
			if open {
				all = append(all, word.String())
				word.Reset()
			}
			open = false
		default:
			open = true
			word.WriteRune(c)
		}
	}
	switch {
	case quote != 0:
		return nil, fmt.Errorf("%w: the command %.100q ends within quotes, want a second %c", ErrCommand, command, quote)
	case escaped:
		return nil, fmt.Errorf("%w: the command %.100q ends in \\, want a character after it", ErrCommand, command)
	case open:
		all = append(all, word.String())
	}
	if len(all) == 0 || all[0] == "" {
		return nil, fmt.Errorf("%w: the command %.100q names no program, want one, as in python3 mine.py", ErrCommand, command)
	}
	return all, nil
}

// find splits a command, and finds its program.
func find(command string) (path string, args []string, err error) {
	all, err := words(command, backslashes)
	if err != nil {
		return "", nil, err
	}
	path, err = exec.LookPath(all[0])
	if err != nil {
		return "", nil, fmt.Errorf("%w: %w; want a program's file, or the name of one in PATH", ErrCommand, err)
	}
	return path, all[1:], nil
}
