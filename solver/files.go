package solver

import "io"

// Files makes the files that go with a certificate, such as refutations, by their names.
type Files func(name string) (io.WriteCloser, error)

// Write makes a file, has it written, and closes it. It returns the first error.
func (create Files) Write(name string, write func(file io.Writer) error) error {
	file, err := create(name)
	if err != nil {
		return err
	}
	err = write(file)
	if e := file.Close(); err == nil {
		err = e
	}
	return err
}
