# "make help" lists the targets. Plain go commands always work as well.
# A count of inputs, or a time such as 60s; but when time is up a target may fail
# with nothing but "context deadline exceeded" (https://go.dev/issue/75804).
FUZZTIME ?= 100000x
# Each input of FuzzProved starts a program.
PROVEDTIME ?= 400x -fuzzminimizetime 1x
SEED     ?= $(shell date +%s)
COUNT    ?= 100

.PHONY: help all test short race lint claims report check atlas theorems golden deep fuzz fabrics limits mutants mutants-proved disks bench tcb coq coq-large topocheck-proved release

help: ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

all: lint test claims ## everything that is quick

test: ## all tests: the regression proof
	go test ./...

short: ## the tests that take no time
	go test -short ./...

race: ## all tests under the race detector
	go test -race -short ./...

lint: ## formatting, vet and staticcheck
	@test -z "$$(gofmt -l .)" || { gofmt -l .; exit 1; }
	go vet ./...
	go tool staticcheck ./...

claims: ## decide all claims; certificates go to out/
	go run ./cmd/topocert claims --out out

report: ## the ledger as a site in site/
	go run ./cmd/topocert report --out site

check: ## check the certificates in out/
	go run ./cmd/topocheck out

atlas: ## tabulate the families in examples/atlas anew; certificates go to out/atlas; review the diff
	rm -rf out/atlas
	go run ./cmd/topocert atlas examples/atlas --out out/atlas

theorems: ## find further theorems about the claims' whole families, in some ten minutes; then make golden
	go test ./props/papers -run Theorems -update -timeout 2h

golden: ## rewrite the golden files and the README's tables; review the diff
	go test ./props/papers -run Claims -update
	go test ./props/papers -run Readme -update

deep: ## what runs before a release, in hours: Coq on all, fuzzing, two builds of a release, mutants, limits
	.ci/deep

fuzz: ## each fuzz target for FUZZTIME, then the property tests with a new SEED
	@for dir in fuzz cmd/topocheck certificates/family certificates/language solver/drat cmd/internal/programs cmd/internal/script cmd/internal/shares; do \
		for target in $$(grep -ohE 'func Fuzz[A-Za-z0-9]+' $$dir/*_test.go | cut -c 6-); do \
			time='$(FUZZTIME)'; [ $$target != FuzzProved ] || time='$(PROVEDTIME)'; \
			echo "go test ./$$dir -run '^$$' -fuzz "^$$target\$$" -fuzztime $$time"; \
			go test ./$$dir -run '^$$' -fuzz "^$$target\$$" -fuzztime $$time || exit 1; \
		done; \
	done
	go test $$(grep -rlE --include='*_test.go' '^	"pgregory.net/rapid"$$' . | xargs -n 1 dirname | sort -u) -short -args -rapid.seed=$(SEED)

fabrics: ## route the recorded fabrics anew with OpenSM on ibsim (Debian: opensm ibsim-utils infiniband-diags)
	go test ./cmd/internal/programs -count=1 -v -run 'TestRecord$$' -record
	go test ./cmd/internal/programs -count=1 -run 'TestFabrics$$' -update

limits: ## large networks, every fact with --timeout 5: nothing above 7 s and 4 GB; LIMITS='path/' tries some
	go test ./cmd/topocert -count=1 -timeout 12h -v -run 'TestLimits$$' -limits '$(or $(LIMITS),.)' -limits.table "$(or $(TABLE),/dev/null)"

mutants: ## whether the tests notice seeded faults, then COUNT random ones of SEED; MUTANTS='oct-* ftt-*' tries some
	go test ./fuzz/mutants -count=1 -timeout 0 -v -run Seeded -mutants '$(or $(MUTANTS),*)'
	$(if $(MUTANTS),,go test ./fuzz/mutants -count=1 -timeout 0 -v -run Random -mutants.random $(COUNT) -mutants.seed $(SEED))
	$(if $(MUTANTS),,go test ./fuzz/mutants -count=1 -timeout 0 -v -run Random -mutants.random $(COUNT) -mutants.seed $(SEED) -mutants.in searching)

mutants-proved: ## whether the kernel accepts what topocheck accepts of 10⁶ mutants of certificates, and of what lies beside them
	go test ./cmd/topocheck -run TestProvedMutants -mutants 1000000 -v -timeout 6h

disks: ## full disks and killed programs, for half an hour; as root disks of all sizes, too
	go test ./cmd/topocert -run 'TestDisk|TestFullDisk|TestKilled' -disks 100 -kills 200 -v -timeout 2h

bench: ## benchmarks with their baselines
	go test ./... -run '^$$' -bench . -count 6

coq: ## the theorems: Coq accepts all, and the ledger's statements are theirs
	certificates/coq/check

coq-large: coq ## theorems about large networks as well, from certificates: some minutes more
	certificates/coq/instances large

topocheck-proved: ## the checker that Coq has extracted, as ./topocheck-proved, with ./topocheck, which it starts (needs OCaml, no Coq)
	certificates/proved/build topocheck-proved
	go build -o topocheck ./cmd/topocheck

release: ## archives for Linux, macOS and Windows, Debian packages, wheels for Python and checksums in dist/; PLATFORMS=linux/amd64 makes some
	deploy/release $(if $(PLATFORMS),--platforms $(PLATFORMS))

# Lines of code: neither tests, nor blank lines, nor lines of comment alone.
CODE = cat $$(ls $(1) | grep -v _test.go) | grep -vcE '^\s*(//|$$)'

ENGINE = props props/archive

# What a reader of topocheck-proved's answers reads: definitions and what statements say.
PAGES = $(addprefix certificates/coq/,base/Graph.v base/Numbered.v base/Girth.v base/Text.v networks/TextNetworks.v \
	proved/NetworkName.v proved/WordFacts.v proved/StandardWords.v proved/Statement.v proved/Proved.v) certificates/coq/proved/Routes*.v certificates/coq/proved/*Says.v

# What prints these answers, of what the kernel returned.
PRINTER = $(addprefix certificates/proved/,printed.ml said.ml spelled.ml shown.ml known.ml own.ml given.ml rows.ml sha256.ml proved.ml)

# Claims of which the lines are counted that their checks reach.
WEIGHED = 'diameter: diameter(QT(4,4)) == 6' 'a-flow: bisection(Torus(4)) >= 8' \
	'a-word: domination_number(Petersen) == 3' 'a-family: diameter(Torus(n)) == 2*floor(n/2) for n >= 3'

tcb: ## the size of what a verdict rests on, and of the engine, which is not trusted
	@echo 'trusted, and all routers'
	@for dir in topology certificates 'certificates/*' routing; do printf '  %-22s%6d\n' "$$dir" $$($(call CODE,$$dir/*.go)); done
	@dir=$$(mktemp -d); printf '%s\n' $(WEIGHED) > $$dir/weighed.claims; \
	go run ./cmd/topocert prove --file $$dir/weighed.claims --out $$dir/out > $$dir/log && \
	go run ./cmd/topocheck --explain $$dir/out | sed -n '/^What a check reaches/,$$p' | grep -v '\.go [0-9]'; rm -r $$dir
	@echo 'not trusted: the engine, its limits, what it keeps'
	@for dir in $(ENGINE); do printf '  %-22s%6d\n' $$dir $$($(call CODE,$$dir/*.go)); done
	@printf '  %-22s%6d\n' together $$($(call CODE,$(ENGINE:%=%/*.go)))
	@echo 'topocheck-proved, in place of topocheck (docs/proved.md), lines that are not blank, comments too:'
	@printf '  %-22s%6d\n' definitions $$(cat $(PAGES) | grep -c .) printer $$(cat $(PRINTER) | grep -c .) reader $$(ls certificates/proved/*.ml* | grep -vF -e kernel. $(PRINTER:%=-e %) | xargs cat | grep -c .)
