package cctorus

import (
	"fmt"
	"strings"

	"topocert/props"
)

// row is what Section IV-B prints for a network: the average H, the
// ideal latency T, and by how many per cent CCTorus's latency is less.
type row struct{ network, h, t, less string }

// rows returns the printed rows. Torus and Mesh stand first, as their
// definitions are not in doubt.
func rows() []row {
	return []row{
		{"Torus", "2.32", "13.6", "12.13"},
		{"Mesh", "3.28", "18.4", "35"},
		{"XTorus", "2.29", "13.45", "11.15"},
		{"XMesh", "2.43", "14.15", "15.54"},
	}
}

// The printed latency of CCTorus, and the average it is drawn from.
const printedT, printedH = "11.95", "1.99"

// latency lists the claims about the ideal average latency.
func latency() []*props.Claim {
	rows := rows()
	torus, mesh, xtorus, xmesh := rows[0], rows[1], rows[2], rows[3]
	claims := []*props.Claim{
		t("cctorus/T-mesh", mesh, "18"),
		t("cctorus/T-torus", torus, "14"),
		t("cctorus/T-xmesh", xmesh, "14.672"),
		t("cctorus/T-xtorus", xtorus, "12.72"),
		t("cctorus/T-cctorus", row{"CCTorus", printedH, printedT, ""}, "12.528"),
	}
	claims[2].ConditionalOn = []string{"XMesh", "XMeshW"}
	claims[2].Readings = append(claims[2].Readings, tIs("XMeshW", xmesh.t).Named("X2, closed diagonals: T from the true average"))
	claims[3].ConditionalOn = []string{"XTorus"}
	xmeshw := row{"XMeshW", xmesh.h, xmesh.t, xmesh.less}
	return append(claims, &props.Claim{
		ID: "cctorus/latency-improvements", Kind: props.Table, Section: "IV-B",
		Quote:         "less than XTorus, XMesh, Torus, Mesh by 11.15%, 15.54%, 12.13% and 35%",
		Formal:        "the ideal latency of CCTorus(5) is less than that of XTorus(5), XMesh(5), Torus(5), Mesh(5) by 11.15%, 15.54%, 12.13%, 35%",
		Note:          "Torus(5) and Mesh(5) alone refute it, whatever XMesh and XTorus are",
		ConditionalOn: inferred(),
		Readings: []props.Reading{
			trueReductions("the four networks", rows...).Named("T from the true averages, rounded"),
			trueReductions("Torus(5)", torus).Named("T from the true averages, against Torus alone"),
			trueReductions("Mesh(5)", mesh).Named("T from the true averages, against Mesh alone"),
			trueReductions("XTorus(5)", xtorus).Named("T from the true averages, against XTorus"),
			trueReductions("XMesh(5)", xmesh).Named("T from the true averages, against XMesh (X1)"),
			trueReductions("XMeshW(5)", xmeshw).Named("T from the true averages, against XMeshW (X2)"),
			printedReductions(rounded, rows).Named("the arithmetic of the printed T, rounded"),
			printedReductions(cutOff, rows).Named("the arithmetic of the printed T, cut off"),
		},
		Correction: &props.Correction{
			Statement: "with the true averages it is less by 10.51% than Torus(5) and by 30.40% than Mesh(5)",
			Reading:   trueReductions("Torus(5), Mesh(5)", row{"Torus", "", "", "10.51"}, row{"Mesh", "", "", "30.40"}),
		},
	})
}

// ideal returns the ideal average latency of equation (3),
// H·Tr + D/v + L/b with D = H, Tr = 4, v = 1, L = 2, b = 1, as an expression.
func ideal(h string) string { return "(5*" + h + " + 2)" }

// idealOf returns that of a 5×5 network.
func idealOf(network string) string { return ideal("distance_sum(" + network + "(5))/625") }

// t is the claim that the 5×5 network has the printed ideal latency,
// with the true one.
func t(id string, r row, latency string) *props.Claim {
	return &props.Claim{
		ID: id, Kind: props.Table, Section: "IV-B",
		Quote:  "T = " + r.t,
		Formal: fmt.Sprintf("T = 5H + 2 rounds to %s, H the average distance of %s(5)", r.t, r.network),
		Note:   "H over all 625 ordered pairs, as in the paper; the second reading takes the printed H",
		Readings: []props.Reading{
			tIs(r.network, r.t).Named("T from the true average"),
			props.Statement("the printed H", rounded(ideal(r.h), r.t), fmt.Sprintf("5·%s + 2 = {%s:4}, printed %s", r.h, ideal(r.h), r.t)).Named("the arithmetic of the printed H"),
		},
		Correction: &props.Correction{
			Statement: fmt.Sprintf("%s(5) has T = %s", r.network, latency),
			Reading:   props.Statement(r.network+"(5)", idealOf(r.network)+" == "+latency, "it is {"+idealOf(r.network)+"}"),
		},
	}
}

func tIs(network, printed string) props.Reading {
	return props.Statement(network+"(5)", rounded(idealOf(network), printed),
		fmt.Sprintf("%s(5) has average distance H = {distance_sum(%[1]s(5))/625:4}, 5H + 2 = {%[2]s:4}, printed %[3]s", network, idealOf(network), printed))
}

// less returns by how many per cent a is less than b, as an expression.
func less(a, b string) string { return fmt.Sprintf("100*(%s - %s)/%s", b, a, b) }

// reductions is the reading that all the rows have the printed percentages by the given
// expressions.
func reductions(domain string, rows []row, percentage func(r row) string, prints func(expr, printed string) string, witness func(r row) string) props.Reading {
	var all []string
	for _, r := range rows {
		all = append(all, prints(percentage(r), r.less))
	}
	return props.StatementShown(domain, strings.Join(all, " && "), func(t *props.Case, _ props.Env) string {
		for i, r := range rows {
			if t.Text("{"+all[i]+"}", nil) == "false" {
				return t.Text(witness(r), nil)
			}
		}
		return ""
	})
}

// trueReductions compares the latencies from the true averages.
func trueReductions(domain string, rows ...row) props.Reading {
	percentage := func(r row) string { return less(idealOf("CCTorus"), idealOf(r.network)) }
	return reductions(domain, rows, percentage, rounded, func(r row) string {
		return fmt.Sprintf("T is {%s:4} for CCTorus(5) and {%s:4} for %s(5), less by {%s:3}%%, printed %s%%", idealOf("CCTorus"), idealOf(r.network), r.network, percentage(r), r.less)
	})
}

// printedReductions compares the printed latencies.
func printedReductions(prints func(expr, printed string) string, rows []row) props.Reading {
	percentage := func(r row) string { return less(printedT, r.t) }
	return reductions("the four networks", rows, percentage, prints, func(r row) string {
		return fmt.Sprintf("the printed T %s is less than %s's %s by {%s:3}%%, printed %s%%", printedT, r.network, r.t, percentage(r), r.less)
	})
}
