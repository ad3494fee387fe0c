package main

import (
	"bytes"
	"crypto/md5"
	"fmt"
	"path"
	"strings"
	"time"
)

// maintainer has the form that Debian wants, and no host that takes mail.
const maintainer = "the topocert authors <topocert@localhost>"

// debian returns a binary package, as deb(5) has it: an ar archive of the format's version,
// of the files that describe the package, and of the files themselves. The programs are
// static, so that it depends on nothing.
func debian(programs, common tree, number, arch string, date time.Time) (file, error) {
	const about = "usr/share/doc/topocert/"
	files := programs.below("usr/bin")
	for name, f := range common {
		var err error
		switch dir, base := path.Split(name); {
		case strings.HasPrefix(name, "man/"):
			if f.data, err = gzipped(f.data); err != nil {
				return file{}, err
			}
			files["usr/share/"+name+".gz"] = f
		case base == "topocert.bash":
			files["usr/share/bash-completion/completions/topocert"] = f
		case base == "_topocert":
			files["usr/share/zsh/vendor-completions/_topocert"] = f
		case base == "topocert.fish":
			files["usr/share/fish/vendor_completions.d/topocert.fish"] = f
		case dir == "completions/":
			// Of a shell that Debian does not have.
		case name == "LICENSE":
			files[about+"copyright"] = file{data: fmt.Appendf(nil, "topocert\n\n%s\nLICENSES-OF-LIBRARIES has those of what is linked into it.\n", f.data)}
		default:
			files[about+name] = f
		}
	}
	history, err := gzipped(fmt.Appendf(nil, "topocert (%s) unstable; urgency=medium\n\n  * CHANGELOG.md says what has changed.\n\n -- %s  %s\n", number, maintainer, date.Format(time.RFC1123Z)))
	if err != nil {
		return file{}, err
	}
	files[about+"changelog.gz"] = file{data: history}
	files["usr/share/lintian/overrides/topocert"] = file{data: []byte("# Go's programs need no C library.\ntopocert: statically-linked-binary\n")}

	data, err := tarred(files, date)
	if err != nil {
		return file{}, err
	}
	control, err := tarred(tree{
		"control": {data: controlOf(files, number, arch)},
		"md5sums": {data: md5sums(files)},
	}, date)
	if err != nil {
		return file{}, err
	}
	var b bytes.Buffer
	b.WriteString("!<arch>\n")
	for _, member := range []struct {
		name string
		data []byte
	}{{"debian-binary", []byte("2.0\n")}, {"control.tar.gz", control.data}, {"data.tar.gz", data.data}} {
		fmt.Fprintf(&b, "%-16s%-12d%-6d%-6d%-8s%-10d`\n", member.name, date.Unix(), 0, 0, "100644", len(member.data))
		b.Write(member.data)
		if len(member.data)%2 == 1 {
			b.WriteByte('\n')
		}
	}
	return file{data: b.Bytes()}, nil
}

func controlOf(files tree, number, arch string) []byte {
	size := 0
	for _, f := range files {
		size += (len(f.data) + 1023) / 1024
	}
	return fmt.Appendf(nil, `Package: topocert
Version: %s
Section: science
Priority: optional
Architecture: %s
Maintainer: %s
Installed-Size: %d
Description: decides claims about interconnection networks
 topocert decides what papers claim of interconnection networks: diameters,
 bisection widths, Hamiltonian cycles, routing, deadlock. Every answer comes
 with a certificate, which topocheck, a small program of its own, verifies.
`, number, arch, maintainer, size)
}

func md5sums(files tree) []byte {
	var b bytes.Buffer
	for _, name := range files.names() {
		fmt.Fprintf(&b, "%x  %s\n", md5.Sum(files[name].data), name)
	}
	return b.Bytes()
}
