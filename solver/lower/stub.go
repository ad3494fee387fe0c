package lower

import "topocert/certificates"

func (j *job) traffic(s certificates.Statement) Term { return j.none("%s", s) }

// routing returns the kernel's term of a router by its name.
func (l *Lowering) routing(name string) (Term, error) {
	return nil, noForm("the router %s", name)
}
