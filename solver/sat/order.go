package sat

// varHeap orders the variables by activity, the most active first (VSIDS, with the exponential
// step of MiniSat: EVSIDS). Activity is
// the number of recent conflicts that met a variable, each conflict counting
// less than the next by a constant factor.
type varHeap struct {
	heap     []uint32 // a binary heap
	at       []int32  // by variable: its place in the heap, or −1
	activity []float64
	step     float64 // what a conflict counts now
	factor   float64
}

const (
	activityDecay = 0.85 // what a conflict counts to the next
	maxActivity   = 1e100
)

func newVarHeap(n int) varHeap {
	h := varHeap{make([]uint32, n), make([]int32, n), make([]float64, n), 1, 1 / activityDecay}
	for v := range h.heap {
		h.heap[v] = uint32(v)
		h.at[v] = int32(v)
	}
	return h
}

func (h *varHeap) len() int { return len(h.heap) }

func (h *varHeap) top() uint32 { return h.heap[0] }

// before orders by activity, then by number.
func (h *varHeap) before(u, v uint32) bool {
	a, b := h.activity[u], h.activity[v]
	return a > b || a == b && u < v
}

func (h *varHeap) up(i int) {
	v := h.heap[i]
	for i > 0 {
		parent := (i - 1) / 2
		u := h.heap[parent]
		if !h.before(v, u) {
			break
		}
		h.heap[i], h.at[u] = u, int32(i)
		i = parent
	}
	h.heap[i], h.at[v] = v, int32(i)
}

func (h *varHeap) down(i int) {
	v := h.heap[i]
	for {
		child := 2*i + 1
		if child >= len(h.heap) {
			break
		}
		if child+1 < len(h.heap) && h.before(h.heap[child+1], h.heap[child]) {
			child++
		}
		u := h.heap[child]
		if !h.before(u, v) {
			break
		}
		h.heap[i], h.at[u] = u, int32(i)
		i = child
	}
	h.heap[i], h.at[v] = v, int32(i)
}

// push puts v back, if it is not there.
func (h *varHeap) push(v uint32) {
	if h.at[v] < 0 {
		h.heap = append(h.heap, v)
		h.up(len(h.heap) - 1)
	}
}

// pop takes out the most active variable.
func (h *varHeap) pop() uint32 {
	top, last := h.heap[0], h.heap[len(h.heap)-1]
	h.heap = h.heap[:len(h.heap)-1]
	h.at[top] = -1
	if len(h.heap) > 0 {
		h.heap[0] = last
		h.down(0)
	}
	return top
}

// bump counts the present conflict for v.
func (h *varHeap) bump(v uint32) {
	h.activity[v] += h.step
	if h.activity[v] > maxActivity {
		for u := range h.activity {
			h.activity[u] /= maxActivity
		}
		h.step /= maxActivity
	}
	if h.at[v] >= 0 {
		h.up(int(h.at[v]))
	}
}

// decay makes the next conflict count more than the present one.
func (h *varHeap) decay() { h.step *= h.factor }
