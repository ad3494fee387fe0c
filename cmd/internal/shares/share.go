package shares

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Share is a part of the tasks: each Count-th, from Index on. The tasks next to one
// another, which may be alike, so fall to different workers.
type Share struct{ Index, Count int } // 0 ≤ Index < Count

// String is the form of --shard, which counts from 1: "2/4".
func (s Share) String() string { return fmt.Sprintf("%d/%d", s.Index+1, s.Count) }

// Of returns the share's tasks, and those of the others, the last first: so that workers
// that go on with what the others have not done meet late.
func (s Share) Of(tasks []string) (own, others []string) {
	for i, name := range tasks {
		if i%s.Count == s.Index {
			own = append(own, name)
		}
	}
	for i := len(tasks) - 1; i >= 0; i-- {
		if i%s.Count != s.Index {
			others = append(others, tasks[i])
		}
	}
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

// slurm returns the share of a task of a Slurm array.
func slurm(getenv func(string) string) (Share, error) {
	v := make(map[string]int)
	for _, name := range []string{"ID", "COUNT", "MIN", "MAX", "STEP"} {
		name = "SLURM_ARRAY_TASK_" + name
		if getenv(name) == "" && (strings.HasSuffix(name, "STEP") || strings.HasSuffix(name, "MAX")) {
			continue // not every version of Slurm sets it
		}
		n, err := number(name, getenv)
		if err != nil {
			return Share{}, err
		}
		v[strings.TrimPrefix(name, "SLURM_ARRAY_TASK_")] = n
	}
	step, count := max(1, v["STEP"]), v["COUNT"]
	if last, ok := v["MAX"]; ok && count > 1 && v["STEP"] == 0 && (last-v["MIN"])%(count-1) == 0 {
		step = max(1, (last-v["MIN"])/(count-1))
	}
	index := v["ID"] - v["MIN"]
	if count < 1 || index < 0 || index%step != 0 || index/step >= count {
		return Share{}, fmt.Errorf("SLURM_ARRAY_TASK_ID is %d, of %d ids from %d on, %d apart: want ids with equal steps between them, or --shard I/N", v["ID"], count, v["MIN"], step)
	}
	if last, ok := v["MAX"]; ok && last != v["MIN"]+(count-1)*step {
		return Share{}, fmt.Errorf("SLURM_ARRAY_TASK_MAX is %d, with %d ids from %d on: want ids with equal steps between them, or --shard I/N", last, count, v["MIN"])
	}
	return Share{index / step, count}, nil
}

// number reads a variable.
func number(name string, getenv func(string) string) (int, error) {
	n, err := strconv.Atoi(getenv(name))
	if err != nil || n < 0 || n > 1<<30 {
		return 0, fmt.Errorf("%s is %.40q, want a number from 0 on", name, getenv(name))
	}
	return n, nil
}
