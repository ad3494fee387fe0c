package formula

import (
	"fmt"

	"topocert/certificates"
)

// reject returns a Rejection about a verdict.
func reject(rule, format string, args ...any) error {
	return &certificates.Rejection{Rule: rule, Detail: fmt.Sprintf(format, args...)}
}

// decimal reads a decimal number without sign and without leading zeros.
func decimal(field string) (uint64, bool) {
	x, ok := numeral(field)
	if !ok || len(field) > 18 || !x.IsInt() || x.Num().String() != field {
		return 0, false
	}
	return x.Num().Uint64(), true
}

// cut shortens a long text for an error message.
func cut(text string) string {
	if len(text) <= 60 {
		return text
	}
	return text[:57] + "..."
}
