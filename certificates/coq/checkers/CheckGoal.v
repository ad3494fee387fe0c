(* For whoever proves more of a family than is found by machine: a network's vertices and links in
   plain words, from its text, and a step for each claim: see docs/coq-goal.md. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSaid.
Import ListNotations.
Open Scope Z_scope.

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
  intros I U; rewrite (item_leads_of F xs (is_shaped F xs R) (is_positive F xs R) it u w I U); unfold said_item.
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

Theorem network_text_right : text_right t ps.
Proof. apply line_right; apply R. Qed.

End Words.

Lemma text_decidable t ps : decidable (text_graph t ps).
Proof.
  assert (D : forall u v : list Z, decided (u = v)) by (apply decided_list, decided_Zeq).
  split; [exact D|]; intros u v; apply decided_In, D.
Qed.

Lemma text_once t ps : NoDup (vertices (text_graph t ps)).
Proof. cbn [vertices text_graph]; destruct (text_vertices t ps) as [vs|] eqn:E; [apply (tuples_once _ _ _ E) | constructor]. Qed.

(* In a hypothesis: what is known of the family F with the text T is put in, and all that computes. *)
Ltac words F T H :=
  let its := eval vm_compute in (items F) in try change (items F) with its in H;
  cbv beta iota zeta delta [F line params arguments map num nth] in H;
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
