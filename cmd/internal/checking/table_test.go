package checking

import (
	"bytes"
	"context"
	"crypto/sha256"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

// TestTableName: certificates that are made in Go for routing.TableName of a
// table's file, and for lanes: of it, are accepted with the file beside them, and
// only then.
func TestTableName(t *testing.T) {
	net, err := topology.Parse("Ring(6)")
	if err != nil {
		t.Fatal(err)
	}
	bfs, err := routing.New("bfs", net)
	if err != nil {
		t.Fatal(err)
	}
	text := bytes.NewBufferString("# whatever is said here counts\r\n")
	if err := routing.WriteTable(text, net.CSR(), bfs); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	table, other := filepath.Join(folder, "mine.table"), filepath.Join(folder, "other.table")
	for file, data := range map[string][]byte{table: text.Bytes(), other: append([]byte("#\n"), text.Bytes()...)} {
		if err := os.WriteFile(file, data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	name := routing.TableName(sha256.Sum256(text.Bytes()))
	lanes, err := routing.NewLanes(net.CSR(), bfs)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range []routing.Router{bfs, lanes} {
		prefix := []string{"", "lanes:"}[i]
		a, err := audit.Run(context.Background(), net.CSR(), r, audit.Options{Channels: true})
		if err != nil {
			t.Fatal(err)
		}
		minimal, err := audit.ProveExhaustion(net, prefix+name, a, "minimal")
		if err != nil {
			t.Fatal(err)
		}
		deadlock, err := audit.ProveDeadlock(context.Background(), net, prefix+name, r, a)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range []*certificates.Certificate{minimal, deadlock} {
			var out, errs bytes.Buffer
			file := filepath.Join(folder, "mine"+Ending)
			var written bytes.Buffer
			if err := kinds.Write(&written, c); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, written.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
			if code := Run(context.Background(), []string{file}, Beside{Tables: []string{other, table}}, Text, &out, &errs); code != Accepted {
				t.Errorf("%s: %s", c.Statement, &errs)
			}
			if code := Run(context.Background(), []string{file}, Beside{Tables: []string{other}}, Text, &out, &errs); code != Usage || !strings.Contains(errs.String(), "cannot check: hand over the routing table "+name) {
				t.Errorf("%s without its table: %d, %s", c.Statement, code, &errs)
			}
		}
	}
}
