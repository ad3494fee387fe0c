// Package traffic checks what becomes of messages under a router: whether they arrive, how
// long their ways are, whether they can deadlock (Dally and Seitz), and the lanes with which
// they cannot.
package traffic

import "topocert/certificates"

// Kinds returns the kinds of proof about what becomes of messages under a router.
func Kinds() []certificates.Kind {
	return []certificates.Kind{
		{Name: "trace", Subjects: []string{"route"}, Form: certificates.FormOf((*Trace).form, Trace.check)},
		{Name: "exhaustion", Subjects: []string{"audit"}, Several: true, Form: certificates.FormOf((*Exhaustion).form, Exhaustion.check)},
		{Name: "channel-order", Subjects: []string{"deadlock"}, Form: certificates.FormOf((*ChannelOrder).form, ChannelOrder.check)},
		{Name: "channel-cycle", Subjects: []string{"deadlock"}, Form: certificates.FormOf((*ChannelCycle).form, ChannelCycle.check)},
		{Name: "layers", Subjects: []string{"lanes"}, Form: certificates.FormOf((*Layers).form, Layers.check)},
	}
}
