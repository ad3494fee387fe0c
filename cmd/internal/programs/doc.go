// Package programs asks routers that are programs in any language, exec:COMMAND, and solvers of
// propositional formulas; for these see [Refuter]. It also has the routers that are the forwarding tables of
// InfiniBand's fabrics, lft:FILE; its tests have recordings of what the subnet manager OpenSM made of networks
// on the simulator ibsim, and make them anew where these are installed.
//
// # The protocol
//
// The program reads lines on standard input and writes lines on standard output. The first
// line that it reads has fields with tabs between them:
//
//	topocert-router 1⇥GRAPH⇥LABELS⇥NETWORK
//
// 1 is the version of the protocol. GRAPH is a file with the network's links: its first line
// is the number of vertices, each further one a link, two numbers. LABELS is a file with the
// vertices' labels, a line for each. NETWORK is what the user calls the network. Further
// fields may follow in later versions, and are to be skipped.
//
// Each line that follows is a question, or says what is dead:
//
//	AT TO              the next hop of a message at AT for TO? Both are numbers from 0, and differ.
//	dead vertex V      from now on this vertex is dead, and no other
//	dead link U V      from now on this link is dead, and no other
//
// Each question has one line of answer, in the order of the questions: a neighbour of AT, as
// a number or as a label that is no number; or - where the message stops. What is said to be
// dead has no answer. With [Options.Labels] questions are labels, with a tab between them, and
// so are answers. Questions come without waiting for answers. At the end of its input the
// program ends.
//
// The message stops at the vertex that is answered "-", or itself.
//
// # What is guaranteed
//
// Every question is asked twice, the second time all in the reverse order; the answers have to
// be the same. A program that falls silent, ends, answers anything else, or more than it is
// asked, is an error, an [Error], that has the question, what was answered, and what is wanted.
// The program gets the user's environment, and runs with the user's rights. It and what it
// starts (its group of processes) are killed at the end, on Windows it alone. On Linux a
// process of it may take [Options.Memory] bytes.
package programs
