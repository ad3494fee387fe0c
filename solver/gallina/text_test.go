package gallina

import (
	"os"
	"testing"

	"topocert/certificates/words"
)

// TestTexts: the networks' texts in Coq are those of the library.
// go test ./solver/gallina -run TestTexts -update writes them.
func TestTexts(t *testing.T) {
	text, err := os.ReadFile("testdata/networks.words")
	if err != nil {
		t.Fatal(err)
	}
	library, err := words.Standard().Extend(string(text), func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "../../certificates/coq/networks/TextNetworks.v", Texts(library))
}
