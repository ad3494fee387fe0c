package solver

import "io"

// Files makes the files that go with a certificate, such as refutations, by their names.
type Files func(name string) (io.WriteCloser, error)

// Abandoner is a file that can be ended before it is whole.
type Abandoner interface{ Abandon() error }

// Write makes a file, has it written, and closes it. It returns the first error. What is left
// unfinished is abandoned, where the file can be.
func (create Files) Write(name string, write func(file io.Writer) error) error {
	file, err := create(name)
	if err != nil {
		return err
	}
	if err = write(file); err == nil {
		return file.Close()
	}
	if unfinished, can := file.(Abandoner); can {
		_ = unfinished.Abandon()
	} else {
		_ = file.Close()
	}
	return err
}
