package solver

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"topocert/certificates"
	"topocert/topology"
)

func TestProto(t *testing.T) {
	for _, name := range strings.Fields(os.Getenv("NETS")) {
		start := time.Now()
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		built := time.Since(start)
		start = time.Now()
		e, err := Examine(context.Background(), net, nil, DefaultReach())
		if err != nil {
			t.Fatal(err)
		}
		exam := time.Since(start)
		ctx, cancel := context.WithTimeout(context.Background(), 60*time.Second)
		start = time.Now()
		c, lower, err := ProveFlow(ctx, e, 0)
		cancel()
		found := time.Since(start)
		var b bytes.Buffer
		c.WriteTo(&b)
		start = time.Now()
		size := b.Len()
		c, err2 := certificates.Read(&b)
		if err2 != nil {
			t.Fatal(err2)
		}
		err2 = c.Check(certificates.World{Graph: func(string) (certificates.Graph, error) { return net, nil }})
		fmt.Printf("%-16s N=%d r=%d trees=%d bound=%d bytes=%d build %.2v exam %.2v found %.3v checked %.3v %v %v\n", name, net.Order(), len(e.Sources), len(c.Body), lower, size, built, exam, found, time.Since(start), err, err2)
	}
}
