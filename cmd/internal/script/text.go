package script

import (
	"fmt"
	"strings"
	"unicode"

	"go.starlark.net/starlark"
)

// length returns no less than the number of bytes that a value takes when it is
// written out. It refuses what takes too many, and what is too deep.
func (b *budget) length(v starlark.Value) (int, error) {
	n, err := written(v, maxNested, maxString)
	if err == nil {
		err = b.work(n / 16)
	}
	return n, err
}

func written(v starlark.Value, depth, most int) (n int, err error) {
	if depth == 0 {
		return 0, tooMuch("values more than %d deep to write out, want at most that many", maxNested)
	}
	add := func(x starlark.Value) bool {
		var more int
		if more, err = written(x, depth-1, most-n); err == nil {
			n += more + 2
		}
		return err == nil && n <= most
	}
	switch v := v.(type) {
	case starlark.String:
		n = 4*len(v) + 2 // each byte may be escaped
	case starlark.Int:
		n = bitLength(v)/3 + 3
	case *starlark.Dict:
		n = 2
		for _, item := range v.Items() {
			if !add(item[0]) || !add(item[1]) {
				break
			}
		}
	case starlark.Tuple, *starlark.List, *starlark.Set:
		n = 8
		for x := range starlark.Elements(v.(starlark.Iterable)) {
			if !add(x) {
				break
			}
		}
	default:
		n = 200 // names of functions come from the file and are cut where they are shown
	}
	if err == nil && n > most {
		err = tooMuch("values of more than %d bytes to write out, want at most that many", maxString)
	}
	return n, err
}

// formatted counts what formatting takes: each mark in the format may stand for any of
// the arguments.
func (b *budget) formatted(format string, mark byte, args starlark.Tuple) error {
	longest := 0
	for _, a := range args {
		n, err := b.length(a)
		if err != nil {
			return err
		}
		longest = max(longest, n)
	}
	marks := strings.Count(format, string(mark))
	if marks > maxString {
		marks = maxString
	}
	if longest > 0 && marks > 16*maxString/longest {
		return tooMuch("a text with %d fields of up to %d bytes", marks, longest)
	}
	return b.takeItems((len(format)+marks*longest)/16, 16+perString)
}

// shown returns the text of a value for a message.
func (b *budget) shown(v starlark.Value) string {
	if _, err := written(v, 8, 200); err != nil {
		return v.Type()
	}
	return v.String()
}

// maxMessage is the length in bytes of a message from a file.
const maxMessage = 1000

// clean returns a text without characters that do not print, and cut if it is long.
func clean(text string) string {
	cut := ""
	if len(text) > maxMessage {
		text, cut = strings.ToValidUTF8(text[:maxMessage], ""), " …"
	}
	var out strings.Builder
	for _, r := range text {
		if unicode.IsPrint(r) {
			out.WriteRune(r)
		} else {
			fmt.Fprintf(&out, "%q", r)
		}
	}
	return out.String() + cut
}
