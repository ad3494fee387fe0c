package theorem

import "maps"

// examples are theorems that need no more than one method beside those they rest on.
func examples() map[string]example {
	all := countedExamples()
	maps.Copy(all, distantExamples())
	maps.Copy(all, relatedExamples())
	maps.Copy(all, boundExamples())
	maps.Copy(all, impliedExamples())
	maps.Copy(all, textExamples())
	return all
}
