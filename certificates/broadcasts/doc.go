// Package broadcasts checks how many rounds a broadcast takes, from one vertex, from any, or
// from all to all (gossip): schedules from above, counting from below.
package broadcasts
