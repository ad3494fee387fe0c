package site

import (
	"fmt"
	"io"
	"regexp"
	"strings"

	"topocert/topology"
)

// maxDrawn is the most vertices that WriteSVG draws: more would be a grey patch.
const maxDrawn = 1024

// WriteSVG writes the drawing of a network that its page has, by daylight, as an SVG
// file that stands by itself. It refuses networks of more than 1,024 vertices.
func WriteSVG(w io.Writer, net topology.Network) error {
	if net.Order() == 0 || net.Order() > maxDrawn {
		return fmt.Errorf("%w: a drawing of %s with %d vertices, want 1 … %d", topology.ErrLimit, net.Name(), net.Order(), maxDrawn)
	}
	drawing := string(newPlan(net).plainFigure().SVG)
	head, body, _ := strings.Cut(drawing, "\n")
	_, err := fmt.Fprintf(w, "%s\n<style>\n%s</style>\n%s\n", head, drawingStyle(), body)
	return err
}

// drawingStyle returns the rules of the style sheet that are about drawings, with
// the day's colours in place of their names: few programs but browsers know names.
func drawingStyle() string {
	sheet := string(style)
	first, _, _ := strings.Cut(sheet, "}") // the day's colours
	colours := make(map[string]string)
	for _, m := range regexp.MustCompile(`(--[a-z]+): ([^;]+);`).FindAllStringSubmatch(first, -1) {
		colours[m[1]] = m[2]
	}
	named := regexp.MustCompile(`var\((--[a-z]+)\)`)
	var rules strings.Builder
	for line := range strings.Lines(sheet) {
		if strings.HasPrefix(line, ".drawing ") {
			rules.WriteString(named.ReplaceAllStringFunc(line, func(s string) string { return colours[named.FindStringSubmatch(s)[1]] }))
		}
	}
	return rules.String()
}
