//go:build !js

package solver

import "context"

// Turns returns the context: other systems take turns by themselves.
func Turns(ctx context.Context) context.Context { return ctx }
