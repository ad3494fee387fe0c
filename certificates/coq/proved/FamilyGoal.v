(* A claim about families in plain words: what a file of theorems shows of its networks, their vertices and links, and the
   last steps. It is for claims that are proved by machine, and for whoever proves more by hand: see docs/coq-goal.md. *)

From Coq Require Import ZArith List Permutation Bool.
From Coq Require String.
From Coq Require Export Lia.
From Topocert Require Export Graph Walk Methods Text TextNetworks NetworkName CheckLinear CheckPlace FamilyLemmas FamilyTheorem.
From Topocert Require Import TextMeaning CheckQuestion CheckTerms CheckFamily CheckProper CheckTheorem Transitive FaultsSays MatchingSays NetworkSame FamilyShown.
From Topocert Require FormulaSays MapsSays.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Conditions ---------- *)

Fixpoint said (e : list Z) (c : cond) : Prop :=
  match c with
  | Yes => True
  | Equal a b => num e a = num e b
  | Less a b => num e a < num e b
  | AtMost a b => num e a <= num e b
  | Not c => ~ said e c
  | And c d => said e c /\ said e d
  | Or c d => said e c \/ said e d
  | Every a b c => forall x, num e a <= x <= num e b -> said (e ++ [x]) c
  end.

Lemma said_yes e c : said e c <-> yes e c = true.
Proof.
  revert e; induction c as [|a b|a b|a b|c IH|c IHc d IHd|c IHc d IHd|a b c IH]; intros e; cbn [said yes].
  - tauto.
  - symmetry; apply Z.eqb_eq.
  - symmetry; apply Z.ltb_lt.
  - symmetry; apply Z.leb_le.
  - rewrite IH, negb_true_iff; destruct (yes e c); intuition congruence.
  - rewrite IHc, IHd, andb_true_iff; tauto.
  - rewrite IHc, IHd, orb_true_iff; tauto.
  - rewrite forallb_forall; split; intros H x I; [apply IH, H, in_span, I | apply IH, H, in_span, I].
Qed.

Definition all_said (e : list Z) (cs : list cond) : Prop := match cs with [] => True | c :: cs => fold_left (fun P c => P /\ said e c) cs (said e c) end.

(* The values of the claim's variables lie in its domain. *)
Definition in_family (F : family) (xs : list Z) : Prop := all_said xs (CheckPlace.domain F).

Lemma in_family_member F xs : length xs = variables F -> in_family F xs -> member F xs.
Proof.
  intros L S; split; [exact L|]; unfold in_family, all_said, truths in *; destruct (CheckPlace.domain F) as [|c cs]; [reflexivity|]; cbn [map forallb].
  rewrite andb_true_iff, <- said_yes; revert S; generalize (said xs c); induction cs as [|d cs IH]; intros P S; cbn [fold_left map forallb] in *; [auto|].
  rewrite andb_true_iff, <- said_yes; destruct (IH _ S) as [[Q D] H]; auto.
Qed.

(* ---------- Lemmas ---------- *)

Definition truth_plain (P : Prop) (z : Z) : Prop := match z with 1 => P | 0 => ~ P | _ => truth_is P z end.

(* A fact has a value, in the words of Graph.v. *)
Definition fact_plain (xs : list Z) (n : network) (s : subject_of) (z : Z) : Prop :=
  let g := network_graph n in
  match s with
  | OfTransitive => truth_plain (vertex_transitive g) z
  | OfEdgeTransitive => truth_plain (edge_transitive g) z
  | OfHamiltonian => truth_plain (hamiltonian g) z
  | OfBipartite => truth_plain (bipartite g) z
  | OfConnected => truth_plain (connected g) z
  | OfOrbits => vertex_orbits g z
  | OfBisection => bisection_width g z
  | OfContains m ps => truth_plain (MapsSays.contains g (network_graph (FormulaSays.named m (map (num xs) ps)))) z
  | _ => fact_so xs n s z
  end.

Definition said_plain (xs : list Z) (n : network) (l : lemma) (z : Z) : Prop :=
  match saying l, times_ l, of_ l with
  | SaysExactly, 1, s => fact_plain xs n s z
  | SaysExactly, k, s => exists v, fact_plain xs n s v /\ k * v = z
  | SaysAtMost, 1, OfDiameter => diameter_at_most (network_graph n) z
  | r, k, s => said_so xs n s r k z
  end.

Definition lemma_plain (F : family) (xs : list Z) (l : lemma) : Prop :=
  let ps := params F xs in
  let so := said_plain xs (Own String.EmptyString (line F) ps) l (num ps (equals l)) in
  match under l with Yes => so | c => said ps c -> so end.

Definition all_plain (F : family) (xs : list Z) (ls : list lemma) : Prop := fold_right (fun l P => lemma_plain F xs l /\ P) True ls.

Lemma width_between g w : width_at_most g w -> width_at_least g w -> bisection_width g w.
Proof.
  intros (S & B & c & C & L) H; split; [|exact H]; exists S; split; [exact B|]; destruct (H S B) as (d & D & M).
  assert (c = d) by (apply (cut_unique g S); assumption); replace w with c by lia; exact C.
Qed.

Section Plain.
Variables (F : family) (xs : list Z).
Hypothesis R : network_right F xs.
Notation g := (text_graph (line F) (params F xs)).
Notation here := (Own String.EmptyString (line F) (params F xs)).

Lemma fact_plainly s z : fact_so xs here s z -> fact_plain xs here s z.
Proof.
  assert (T : forall P, truth_is P z -> truth_plain P z) by (intros P [[-> H]|[-> H]]; exact H).
  destruct s; cbn [fact_so fact_plain]; try apply T; try exact (fun H => H).
  - intros [[-> [d D]]|[-> N]]; [apply (diameter_connected g d D)|]; intros C; apply N, (connected_diameter F xs R C).
  - intros [O _]; exact O.
  - intros [A B]; apply (width_between g z A B).
Qed.

(* Whether there are such walks is decided, so that nobody needs to say which. *)
Lemma diameter_plainly z : ~ ~ (exists d, diameter g d /\ 1 * d <= z) -> diameter_at_most g z.
Proof.
  intros N; apply walks_at_most; [apply graph_decidable|]; intros u v U V.
  destruct (exists_decided (fun n => walk g u v (Z.of_nat n)) (seq 0 (S (Z.to_nat z))) (fun n => decided_walk g (graph_decidable F xs) n u v)) as [(n & I & W)|K].
  - exists (Z.of_nat n); apply in_seq in I; split; [exact W|].
    destruct (Z.le_gt_cases 0 z) as [|G]; [lia|exfalso]; apply N; intros (d & [_ (a & b & D)] & L); pose proof (dist_nonneg g a b d D); lia.
  - exfalso; apply N; intros (d & [A _] & L); destruct (A u v U V) as (e & D & M); pose proof (dist_nonneg g u v e D); apply K; exists (Z.to_nat e).
    split; [apply in_seq; lia|]; rewrite Z2Nat.id by lia; apply D.
Qed.

Lemma lemma_plainly l : lemma_so F xs l -> lemma_plain F xs l.
Proof.
  unfold lemma_so, lemma_plain; cbv zeta; set (z := num (params F xs) (equals l)).
  assert (P : said_so xs here (of_ l) (saying l) (times_ l) z -> said_plain xs here l z).
  { unfold said_plain; destruct (saying l); cbn [said_so].
    - intros (v & H & E); apply fact_plainly in H; destruct (times_ l) as [|[]|]; try (exists v; auto); replace z with v by lia; exact H.
    - destruct (times_ l) as [|[]|]; try exact (fun H => H); destruct (of_ l); try exact (fun H => H); apply diameter_plainly.
    - destruct (times_ l) as [|[]|]; exact (fun H => H). }
  intros H; destruct (under l) eqn:U; try (apply P, H; reflexivity); intros S; apply P, H, said_yes, S.
Qed.
End Plain.

(* ---------- What is found ---------- *)

(* Networks, none of words by automata, are such, and their lemmas hold, by proofs that may be followed by others, for all values in the domain of the first. *)
Definition found (ms : list member_of) (ts : list proof) : bool :=
  match ms with
  | [] => true
  | m :: _ => forallb (fun o => (member_fine (variables (family_of m)) (CheckPlace.domain (family_of m)) o && negb (CheckPlace.one_way (family_of o)) && match words_of_ o with None => true | Some _ => false end)%bool) ms && match members_shown [] ms ts with Some _ => true | None => false end
  end.

Theorem found_network ms ts : found ms ts = true -> forall k m, nth_error ms k = Some m -> forall xs, length xs = variables (family_of m) -> in_family (family_of m) xs ->
  network_right (family_of m) xs /\ vertices (text_graph (line (family_of m)) (params (family_of m) xs)) <> [] /\ all_plain (family_of m) xs (lemmas m).
Proof.
  intros C k m E xs L D; apply nth_error_In in E; destruct ms as [|o ms]; [destruct E|]; unfold found in C; apply andb_true_iff in C; destruct C as [Fi C].
  set (n := variables (family_of o)) in *; set (conds := CheckPlace.domain (family_of o)) in *; rewrite forallb_forall in Fi; destruct (members_shown [] (o :: ms) ts) as [rest|] eqn:S; [|discriminate].
  destruct (in_family_member _ xs L D) as [_ Y]; pose proof (Fi m E) as Fm; apply andb_true_iff in Fm; destruct Fm as [Fm Arithmetic]; apply andb_true_iff in Fm; destruct Fm as [Fm Two]; unfold member_fine in Fm; rewrite !andb_true_iff in Fm; destruct Fm as [[[[[Dm V] _] _] _] _].
  apply (same_list_right same_cond) in Dm; [|apply same_texts]; apply Nat.eqb_eq in V; rewrite Dm in Y; unfold truths in Y; rewrite forallb_forall in Y.
  set (T := FamilyTheorem (FormulaSays.Constant FormulaSays.Endless) (FormulaSays.Domain [FormulaSays.Tuples (repeat String.EmptyString n) []] None) [] (o :: ms) ts).
  assert (N : length (FormulaSays.variables_of (proved_for T)) = n) by (cbn; rewrite app_nil_r; apply repeat_length).
  destruct (members_so T conds) with (xs := xs) (ms := o :: ms) (before := @nil (FormulaSays.naming * family)) (ts := ts) (rest := rest) (m := m) as [Fr H].
  - intros d I; rewrite N; specialize (Fi d I); apply andb_true_iff in Fi; destruct Fi as [Fi _]; apply andb_true_iff in Fi; apply Fi.
  - rewrite N; congruence.
  - intros d I; apply Y, in_map, I.
  - intros d I; exact I.
  - exact S.
  - intros d H [].
  - exact E.
  - destruct Fr as [_ Fr]; destruct (words_of_ m); [discriminate|]; specialize (Fr eq_refl).
    pose proof (NetworkRight _ _ Fr (proj1 (negb_true_iff _) Two)) as R; split; [exact R|]; split; [apply (vertices_some _ xs R)|]; unfold all_plain; induction (lemmas m) as [|l ls IH]; cbn [fold_right]; [exact I|].
    split; [apply (lemma_plainly _ xs R), H; left; reflexivity | apply IH; intros j J; apply H; right; exact J].
Qed.

(* ---------- Vertices and links ---------- *)

(* A tuple lies in ranges. *)
Fixpoint said_ranges (e : list Z) (rs : list range) (v : list Z) : Prop :=
  match rs, v with
  | [], [] => True
  | r :: rs, x :: v => num e (low r) <= x <= num e (high r) /\ said (e ++ [x]) (only r) /\ said_ranges (e ++ [x]) rs v
  | _, _ => False
  end.

Fixpoint said_same (v w : list Z) : Prop := match v, w with [], [] => True | x :: v, y :: w => x = y /\ said_same v w | _, _ => False end.

(* An item of the text leads to a tuple. *)
Definition said_item (e : list Z) (it : item) (w : list Z) : Prop :=
  match others it with
  | [] => said (e ++ given it) (only_if it) /\ said_same w (map (num (e ++ given it)) (goal it))
  | rs => exists ys, said_ranges (e ++ given it) rs ys /\ said (e ++ given it ++ ys) (only_if it) /\ said_same w (map (num (e ++ given it ++ ys)) (goal it))
  end.

Fixpoint said_hop (e : list Z) (its : list item) (w : list Z) : Prop := match its with [] => False | it :: its => said_item e it w \/ said_hop e its w end.

Lemma said_same_eq v : forall w, said_same v w <-> v = w.
Proof.
  induction v as [|x v IH]; intros [|y w]; simpl; try (split; [intros [] | discriminate]); [tauto|].
  rewrite IH; split; [intros [-> ->]; reflexivity | intros E; injection E; auto].
Qed.

Lemma said_ranges_truths rs : forall e v, said_ranges e rs v <-> length v = length rs /\ truths (range_truths e rs v) = true.
Proof.
  induction rs as [|r rs IH]; intros e [|x v]; cbn [said_ranges range_truths length]; try (split; [intros [] | intros [L _]; discriminate]); [intuition|].
  cbn [truths forallb]; rewrite forallb_app; fold (truths (condition_at (e ++ [x]) (only r))); rewrite condition_yes, !andb_true_iff, !Z.leb_le, <- said_yes, IH.
  unfold truths; intuition congruence.
Qed.

Section Words.
Variables (F : family) (xs : list Z).
Notation t := (line F).
Notation ps := (params F xs).
Notation g := (text_graph t ps).
Hypothesis R : network_right F xs.

Theorem vertex_words v : is_vertex g v <-> said_ranges ps (coordinates t) v.
Proof. rewrite (vertex_known F xs R), said_ranges_truths; reflexivity. Qed.

Lemma vertex_length v : is_vertex g v -> length v = length (coordinates t).
Proof. intros V; apply (vertex_known F xs R) in V; apply V. Qed.

Lemma item_words it u w : In it (items F) -> vertex_of F xs u -> item_leads (ps ++ u) it w <-> said_item (ps ++ u) it w.
Proof.
  intros I U; rewrite (item_leads_of F xs (is_shaped F xs R) (requires F xs R) it u w I U); unfold said_item.
  destruct (others it) as [|r rs] eqn:O.
  - rewrite said_yes, said_same_eq; split.
    + intros (ys & L & _ & Y & E); destruct ys; [|discriminate]; rewrite app_nil_r in *; auto.
    + intros [Y E]; exists []; rewrite app_nil_r; auto.
  - split.
    + intros (ys & L & T & Y & E); exists ys; rewrite said_ranges_truths, said_yes, said_same_eq; auto.
    + intros (ys & T & Y & E); rewrite said_ranges_truths in T; rewrite said_yes in Y; rewrite said_same_eq in E; exists ys; tauto.
Qed.

Lemma hop_words u w : vertex_of F xs u -> (exists it, In it (items F) /\ item_leads (ps ++ u) it w) <-> said_hop (ps ++ u) (items F) w.
Proof.
  intros U; assert (K : forall it, In it (items F) -> item_leads (ps ++ u) it w <-> said_item (ps ++ u) it w) by (intros it I; apply item_words; assumption).
  induction (items F) as [|it l IH]; cbn [said_hop].
  - split; [intros (it & [] & _) | intros []].
  - rewrite <- IH by (intros; apply K; right; assumption); rewrite <- (K it (or_introl eq_refl)); split.
    + intros (i & [->|I] & H); [left; exact H | right; exists i; auto].
    + intros [H|(i & I & H)]; [exists it; split; [left; reflexivity | exact H] | exists i; split; [right; exact I | exact H]].
Qed.

(* Two vertices are adjacent if the text of one lists the other. *)
Theorem adj_words u v : adj g u v <-> is_vertex g u /\ is_vertex g v /\ (said_hop (ps ++ u) (items F) v \/ said_hop (ps ++ v) (items F) u).
Proof.
  rewrite (adj_known F xs R), !(vertex_known F xs R); split.
  - intros (U & V & it & I & H); split; [exact U|]; split; [exact V|]; rewrite <- !hop_words by assumption.
    destruct H; [left | right]; exists it; auto.
  - intros (U & V & H); rewrite <- !hop_words in H by assumption; split; [exact U|]; split; [exact V|].
    destruct H as [(it & I & H)|(it & I & H)]; exists it; auto.
Qed.

End Words.

Lemma text_decidable t ps : decidable (text_graph t ps).
Proof.
  assert (D : forall u v : list Z, decided (u = v)) by (apply decided_list, decided_Zeq).
  split; [exact D|]; intros u v; apply decided_In, D.
Qed.

Lemma text_once t ps : NoDup (vertices (text_graph t ps)).
Proof. cbn [vertices text_graph]; destruct (text_vertices t ps) as [vs|] eqn:E; [apply (tuples_once _ _ _ E) | constructor]. Qed.

(* ---------- Tactics ---------- *)

(* What is known of the family F, with the lemmas L, is put in, and all that computes. *)
Ltac plainly F L H := cbv beta iota zeta delta [F L family_of lemmas line params arguments all_plain lemma_plain said_plain said_so fact_plain truth_plain truth_is fact_so FormulaSays.named
  matching_says faults_says of_ saying times_ equals under fold_right map num yes said nth] in H;
  repeat match type of H with context [network_graph (Own String.EmptyString ?t ?ps)] => change (network_graph (Own String.EmptyString t ps)) with (text_graph t ps) in H end.

Ltac euclid := Z.to_euclidean_division_equations; lia.

(* What is so under a condition. *)
Ltac under_condition := match goal with H : ?A -> ?Q |- ?Q => apply H; repeat split; euclid end.

(* The claim from what is known. *)
Ltac one_of_them :=
  first [ assumption
        | match goal with
          | |- ?f ?g ?x => match goal with H : f g ?y |- _ => replace x with y by euclid; exact H end
          | |- _ <= _ => first [euclid | nia] | |- _ < _ => first [euclid | nia] | |- _ > _ => first [euclid | nia] | |- _ = _ => euclid
          end
        | tauto
        | solve [repeat match goal with |- exists _, _ => eexists end; repeat match goal with |- _ /\ _ => split end; try eassumption; euclid]
        | under_condition
        | match goal with
          | |- ?P <-> ?a = ?b => destruct (Z.eq_dec a b); [assert P by under_condition | assert (~ P) by under_condition]; tauto
          end
        | match goal with
          | |- context [?a = ?b :> Z] => destruct (Z.eq_dec a b); solve [intuition (try euclid)]
          end
        | match goal with
          | H : diameter_at_most ?g ?y, N : vertices ?g <> [] |- exists d, diameter ?g d /\ d <= _ =>
            let d := fresh in let E := fresh in destruct (diameter_at_most_exists g y N H) as (d & E & ?); exists d; split; [exact E | euclid]
          | |- exists d, ?f ?g d /\ _ => match goal with H : f g ?y |- _ => exists y; split; [exact H | euclid] end
          end ].

Ltac from_lemmas :=
  repeat match goal with H : exists v, _ /\ _ * v = _ |- _ => destruct H as (? & ? & ?) end;
  repeat match goal with |- _ /\ _ => split end; one_of_them.

Ltac in_its_family F := cbv beta iota zeta delta [in_family F line params arguments variables CheckPlace.domain map num yes said all_said fold_left nth]; from_lemmas.

(* In a hypothesis: what is known of the family F with the text T is put in, and all that computes. *)
Ltac words F T H :=
  let its := eval vm_compute in (items F) in try change (items F) with its in H;
  plainly F F H;
  let cs := eval vm_compute in (coordinates T) in change (coordinates T) with cs in H;
  cbv beta iota zeta delta [num yes said nth app map said_ranges said_same said_item said_hop low high only given others goal only_if] in H.

(* The lemma of Methods.v that fits a claim; what it needs are the goals that are left. *)
Ltac fitting := lazymatch goal with
  | T : vertex_transitive ?g |- diameter ?g _ => eapply (transitive_diameter_by_potentials g); [apply text_decidable | exact T | ..]
  | |- diameter ?g _ => eapply (diameter_by_potentials g); [apply text_decidable | ..]
  | N : vertices ?g <> [] |- exists d, diameter ?g d /\ d <= _ => apply (diameter_at_most_exists g _ N), (walks_at_most g); [apply text_decidable|]
  | |- diameter_at_most ?g _ => apply (walks_at_most g); [apply text_decidable|]
  | |- connected ?g => eapply (connected_by_potential g)
  | |- vertex_transitive ?g => eapply (transitive_by_maps g); [apply text_once | apply text_decidable | ..]
  | |- ~ bipartite ?g => eapply (not_bipartite_by_walk g)
  | |- bipartite ?g => eapply (bipartite_by_colour g)
  | |- hamiltonian ?g => eapply (hamiltonian_by_next g)
  | |- _ => idtac
  end.

(* Cases of a remainder that is at most one turn away, of a minimum and of an absolute value. *)
Ltac one_turn := repeat match goal with
  | |- context [?a mod ?n] => first [rewrite (mod_same a n) by lia | rewrite (mod_down a n) by lia | rewrite (mod_up a n) by lia]
  | H : context [?a mod ?n] |- _ => first [rewrite (mod_same a n) in H by lia | rewrite (mod_down a n) in H by lia | rewrite (mod_up a n) in H by lia]
  end.
