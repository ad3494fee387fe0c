// Package traffic checks what becomes of messages under a router: whether they arrive, how
// long their ways are, whether they can deadlock (Dally and Seitz), and the lanes with which
// they cannot.
package traffic
