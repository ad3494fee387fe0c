// Package broadcasts checks how many rounds a broadcast takes, from one vertex, from any, or
// from all to all (gossip): schedules from above, counting from below.
package broadcasts

import "topocert/certificates"

// Kinds returns the kinds of proof about the rounds of broadcasts.
func Kinds() []certificates.Kind {
	return []certificates.Kind{
		{Name: "schedule", Subjects: []string{"broadcast", "gossip"}, Form: certificates.FormOf((*Schedule).form, Schedule.check)},
		{Name: "counting", Subjects: []string{"broadcast", "gossip"}, Form: certificates.FormOf((*Counting).form, Counting.check)},
	}
}
