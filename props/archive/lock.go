package archive

// lockState is what trying to lock a file has told.
type lockState int

const (
	unknown lockState = iota // the file system has no locks, or the operating system none of this kind
	locked                   // it is ours, until the file is closed
	busy                     // it is another's
)
