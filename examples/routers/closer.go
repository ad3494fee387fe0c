//go:build ignore

// A router as a program: the least neighbour that is closer, around what is dead.
//
//	go build closer.go
//	topocert audit exec:./closer 'Torus(4)' --expect minimal --faults links
package main

import (
	"bufio"
	"fmt"
	"log"
	"os"
	"strings"
)

var (
	neighbors [][]int
	dead      [][2]int // what is dead: links, or if both are the same vertices
)

func blocked(u, v int) bool {
	for _, d := range dead {
		if d[0] == d[1] && (u == d[0] || v == d[0]) || u == d[0] && v == d[1] || u == d[1] && v == d[0] {
			return true
		}
	}
	return false
}

// levels returns the distances to a vertex, by breadth-first search; -1 for out of reach.
func levels(to int) []int {
	level := make([]int, len(neighbors))
	for v := range level {
		level[v] = -1
	}
	level[to] = 0
	for queue := []int{to}; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		for _, u := range neighbors[v] {
			if level[u] < 0 && !blocked(u, v) {
				level[u] = level[v] + 1
				queue = append(queue, u)
			}
		}
	}
	return level
}

// readGraph reads the number of vertices, and a link a line.
func readGraph(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	in := bufio.NewReader(f)
	var n, u, v int
	if _, err := fmt.Fscan(in, &n); err != nil {
		return err
	}
	neighbors = make([][]int, n)
	for {
		if _, err := fmt.Fscan(in, &u, &v); err != nil {
			return nil
		}
		neighbors[u] = append(neighbors[u], v)
		neighbors[v] = append(neighbors[v], u)
	}
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Scan()
	// The first line: topocert-router 1, the file of links, the file of labels, the network.
	first := strings.Split(in.Text(), "\t")
	if first[0] != "topocert-router 1" {
		log.Fatal("want version 1")
	}
	if err := readGraph(first[1]); err != nil {
		log.Fatal(err)
	}
	known := make(map[int][]int)
	for in.Scan() {
		var at, to int
		switch line := in.Text(); {
		case strings.HasPrefix(line, "dead "): // no answer
			dead = nil
			for words := strings.Fields(line)[1:]; len(words) > 0; {
				var d [2]int
				fmt.Sscan(words[1], &d[0])
				d[1], words = d[0], words[2:]
				if len(words) > 0 && words[0] != "link" && words[0] != "vertex" {
					fmt.Sscan(words[0], &d[1])
					words = words[1:]
				}
				dead = append(dead, d)
			}
			clear(known)
			continue
		default:
			fmt.Sscan(line, &at, &to)
		}
		level := known[to]
		if level == nil {
			level = levels(to)
			known[to] = level
		}
		best := -1
		for _, v := range neighbors[at] {
			if !blocked(at, v) && level[v] >= 0 && level[v] < level[at] && (best < 0 || v < best) {
				best = v
			}
		}
		if best < 0 {
			fmt.Println("-")
		} else {
			fmt.Println(best)
		}
	}
}
