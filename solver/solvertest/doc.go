// Package solvertest is for the tests of searches: graphs by their links and at random, contexts
// that end after so many questions, full disks, worlds in which a checker finds one graph, and
// baselines, other programs whose time is measured beside ours.
package solvertest
