//go:build !js

package site

import (
	"io"
	"strings"
	"time"

	"codeberg.org/go-fonts/liberation/liberationsansbold"
	"codeberg.org/go-fonts/liberation/liberationsansregular"
	"codeberg.org/go-pdf/fpdf"

	"topocert/cmd/internal/checking"
	"topocert/props"
)

// The page in millimetres: A4 across, with the widths of the columns.
const (
	pageHeight = 210
	margin     = 12
	lineHeight = 3.6
	textSize   = 8
)

func columnWidths() []float64 { return []float64{98, 28, 46, 70, 31} }

// unprintable are signs that the font does not have, and what is printed in their place.
func unprintable() *strings.Replacer {
	return strings.NewReplacer("⌊", "floor(", "⌋", ")", "⌈", "ceil(", "⌉", ")", "✓", "yes", "✗", "no", "⊕", "xor", "∈", "in", "∖", "\\", "⇒", "=>", "⇔", "<=>", "∀", "for all ", "∃", "some ")
}

func writePDF(w io.Writer, t *Table) error {
	pdf := fpdf.New("L", "mm", "A4", "")
	pdf.SetCreationDate(time.Unix(0, 0).UTC()) // what is written depends on the claims alone
	pdf.SetModificationDate(time.Unix(0, 0).UTC())
	pdf.SetCatalogSort(true)
	pdf.SetMargins(margin, margin, margin)
	pdf.SetAutoPageBreak(false, margin)
	pdf.AddUTF8FontFromBytes("sans", "", liberationsansregular.TTF)
	pdf.AddUTF8FontFromBytes("sans", "B", liberationsansbold.TTF)
	plain := unprintable()
	text := func(style string, size float64, text string) {
		pdf.SetFont("sans", style, size)
		for _, line := range pdf.SplitText(plain.Replace(text), 273) {
			if pdf.GetY()+size/2 > pageHeight-margin {
				pdf.AddPage()
			}
			pdf.CellFormat(0, size/2, line, "", 1, "L", false, 0, "")
		}
	}
	for i := range t.Papers {
		p := &t.Papers[i]
		rows := t.Rows(*p)
		pdf.AddPage()
		text("B", 14, p.Title)
		text("", textSize, p.Source)
		text("", textSize, count(rows))
		pdf.Ln(2)
		cells(pdf, "B", tableHeads())
		for _, r := range rows {
			list := []string{
				joined("\n", r.ID+prefixed(", section ", r.Claim.Section), r.Text, props.TextOf(r.Formula)), r.Said, checking.Listed(r.Domain), joined("\n", r.Shows, prefixed("Instead: ", props.TextOf(r.Correction))), r.Digest,
			}
			for i := range list {
				list[i] = plain.Replace(list[i])
			}
			cells(pdf, "", list)
		}
	}
	if pdf.Ln(3); len(t.Networks) > 0 {
		text("B", 14, networksTitle)
		for _, line := range t.Networks {
			text("", textSize, line)
		}
		pdf.Ln(3)
	}
	for _, line := range t.Foot() {
		text("", textSize, line)
	}
	return pdf.Output(w)
}

// cells prints a row of the table, and goes on on a new page where this one ends.
func cells(pdf *fpdf.Fpdf, style string, texts []string) {
	pdf.SetFont("sans", style, textSize)
	columns, most := make([][]string, len(texts)), 0
	for i, text := range texts {
		for part := range strings.SplitSeq(text, "\n") {
			columns[i] = append(columns[i], pdf.SplitText(part, columnWidths()[i]-2)...)
		}
		most = max(most, len(columns[i]))
	}
	if height := float64(most)*lineHeight + 1; pdf.GetY()+height > pageHeight-margin && height < pageHeight/2 {
		pdf.AddPage()
	}
	for line := range most {
		if pdf.GetY()+lineHeight > pageHeight-margin {
			pdf.AddPage()
		}
		for i, width := range columnWidths() {
			cell := ""
			if line < len(columns[i]) {
				cell = columns[i][line]
			}
			pdf.CellFormat(width, lineHeight, cell, "", 0, "L", false, 0, "")
		}
		pdf.Ln(lineHeight)
	}
	y := pdf.GetY() + 0.5
	pdf.Line(margin, y, 297-margin, y)
	pdf.Ln(1)
}
