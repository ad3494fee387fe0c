package shares

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Share is a part of the tasks: each Count-th, from Index on. The tasks next to one
// another, which may be alike, so fall to different workers.
type Share struct{ Index, Count int } // 0 ≤ Index < Count

// String is the form of --shard, which counts from 1: "2/4".
func (s Share) String() string { return fmt.Sprintf("%d/%d", s.Index+1, s.Count) }

// Of returns the share of so many tasks, by their numbers, and the others, the last first: so
// that workers that go on with what the others have not done meet late.
func (s Share) Of(tasks int) (own, others []int) {
	for i := range tasks {
		if i%s.Count == s.Index {
			own = append(own, i)
		} else {
			others = append(others, i)
		}
	}
	slices.Reverse(others)
	return own, others
}

// maxShares bounds the number of shares.
const maxShares = 1 << 20

// ShareOf returns the share of a worker: what shard says, I/N with 1 ≤ I ≤ N; else its
// place in a Slurm array (SLURM_ARRAY_TASK_ID among SLURM_ARRAY_TASK_COUNT ids, from
// SLURM_ARRAY_TASK_MIN on, SLURM_ARRAY_TASK_STEP apart); else that in a Kubernetes
// Indexed Job (JOB_COMPLETION_INDEX, from 0), of so many completions as count says, which
// no variable tells; else everything.
func ShareOf(shard string, count int, getenv func(name string) string) (Share, error) {
	if count < 0 || count > maxShares {
		return Share{}, fmt.Errorf("--shares %d, want 1 … %d", count, maxShares)
	}
	switch {
	case shard != "":
		return parse(shard)
	case getenv("SLURM_ARRAY_TASK_ID") != "":
		return slurm(getenv)
	case getenv("JOB_COMPLETION_INDEX") != "":
		index, err := number("JOB_COMPLETION_INDEX", getenv)
		if err != nil {
			return Share{}, err
		}
		if count == 0 {
			return Share{}, errors.New("JOB_COMPLETION_INDEX without --shares: want the completions of the Job, of which its pods are not told")
		}
		if index >= count {
			return Share{}, fmt.Errorf("JOB_COMPLETION_INDEX is %d, want 0 … %d, since --shares is %d", index, count-1, count)
		}
		return Share{index, count}, nil
	case count > 0:
		return Share{}, fmt.Errorf("--shares %d without JOB_COMPLETION_INDEX, want --shard I/%d", count, count)
	}
	return Share{0, 1}, nil
}

// parse reads I/N.
func parse(shard string) (Share, error) {
	i, n, ok := strings.Cut(shard, "/")
	index, err1 := strconv.Atoi(i)
	count, err2 := strconv.Atoi(n)
	if !ok || err1 != nil || err2 != nil || index < 1 || index > count || count > maxShares {
		return Share{}, fmt.Errorf("--shard %.40q, want I/N with 1 ≤ I ≤ N ≤ %d, such as 2/4", shard, maxShares)
	}
	return Share{index - 1, count}, nil
}

// slurm returns the share of a task of a Slurm array, whose ids have equal steps between them.
func slurm(getenv func(string) string) (Share, error) {
	var v [4]int
	for i, name := range []string{"ID", "COUNT", "MIN", "MAX"} {
		var err error
		if v[i], err = number("SLURM_ARRAY_TASK_"+name, getenv); err != nil {
			return Share{}, err
		}
	}
	id, count, first, last := v[0], v[1], v[2], v[3]
	step := max(1, (last-first)/max(1, count-1))
	stride := getenv("SLURM_ARRAY_TASK_STEP") // not every version of Slurm sets it
	equal := last == first+(count-1)*step && (stride == "" || count == 1 || stride == strconv.Itoa(step))
	if index := id - first; equal && index >= 0 && index%step == 0 && index/step < count {
		return Share{index / step, count}, nil
	}
	return Share{}, fmt.Errorf("SLURM_ARRAY_TASK_ID is %d, of %d ids from %d to %d, %q apart: want ids with equal steps between them, or --shard I/N", id, count, first, last, stride)
}

// number reads a variable.
func number(name string, getenv func(string) string) (int, error) {
	n, err := strconv.Atoi(getenv(name))
	if err != nil || n < 0 || n > 1<<30 {
		return 0, fmt.Errorf("%s is %.40q, want a number from 0 on", name, getenv(name))
	}
	return n, nil
}
