# "make help" lists the targets. Plain go commands always work as well.
# A count of inputs, or a time such as 60s; but when time is up a target may fail
# with nothing but "context deadline exceeded" (https://go.dev/issue/75804).
FUZZTIME ?= 100000x
SEED     ?= $(shell date +%s)

.PHONY: help all test short race lint claims report check golden fuzz mutants bench tcb coq

help: ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

all: lint test claims ## everything that is quick

test: ## all tests: the regression proof
	go test ./...

short: ## the tests that take no time
	go test -short ./...

race: ## all tests under the race detector
	go test -race -short ./...

lint: ## formatting and vet
	@test -z "$$(gofmt -l .)" || { gofmt -l .; exit 1; }
	go vet ./...

claims: ## decide all claims; certificates go to out/
	go run ./cmd/topocert claims --out out

report: ## the ledger as a site in site/
	go run ./cmd/topocert report --out site

check: ## check the certificates in out/
	go run ./cmd/topocheck out

golden: ## rewrite the golden files; review the diff
	go test ./props -run Claims -update

fuzz: ## each fuzz target for FUZZTIME, then the property tests with a new SEED
	@for target in $$(grep -ohE 'func Fuzz[A-Za-z0-9]+' fuzz/*_test.go | cut -c 6-); do \
		echo "go test ./fuzz -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME)"; \
		go test ./fuzz -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) || exit 1; \
	done
	go test ./fuzz ./solver ./topology -short -args -rapid.seed=$(SEED)

mutants: ## whether the tests notice seeded faults; MUTANTS='oct-* ftt-*' tries some
	@go run ./fuzz/mutants -- $(foreach name,$(MUTANTS),'$(name)')

bench: ## benchmarks with their baselines
	go test ./... -run '^$$' -bench . -count 6

coq: ## the theorems: Coq accepts all, and the ledger's statements are theirs
	certificates/coq/check

tcb: ## the size of what has to be trusted
	@for d in topology certificates routing; do \
		printf '%-14s' $$d; cat $$(ls $$d/*.go | grep -v _test.go) | grep -vE '^\s*(//|$$)' | wc -l; \
	done
