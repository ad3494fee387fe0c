package main

import "iter"

// outcome is what work on an item came to.
type outcome[T any] struct {
	value T
	err   error
}

// inOrder does work on items, several at a time, and yields what it came to in the
// order of the items, each as soon as it and all before it are done. One worker does no more
// before that is taken.
func inOrder[I, T any](items iter.Seq[I], workers int, work func(I) (T, error)) iter.Seq2[I, outcome[T]] {
	type job struct {
		item I
		done chan outcome[T]
	}
	return func(yield func(I, outcome[T]) bool) {
		if workers == 1 {
			for it := range items {
				value, err := work(it)
				if !yield(it, outcome[T]{value, err}) {
					return
				}
			}
			return
		}
		queue := make(chan job, workers) // bounds how far ahead items are read
		slots := make(chan struct{}, workers)
		ended := make(chan struct{})
		defer close(ended)
		go func() {
			defer close(queue)
			for it := range items {
				j := job{it, make(chan outcome[T], 1)}
				select {
				case slots <- struct{}{}:
				case <-ended:
					return
				}
				go func() {
					value, err := work(j.item)
					j.done <- outcome[T]{value, err}
					<-slots
				}()
				select {
				case queue <- j:
				case <-ended:
					return
				}
			}
		}()
		for j := range queue {
			if !yield(j.item, <-j.done) {
				return
			}
		}
	}
}
