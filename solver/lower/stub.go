package lower

import "topocert/certificates"

func (j *job) traffic(s certificates.Statement) Term { return j.none("%s", s) }
