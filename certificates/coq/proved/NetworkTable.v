(* The table of a network that a statement names: computed from the name alone. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List String.
From Topocert Require Import Graph Walk Finite Text TextMeaning CheckGraph CheckIso CheckText Numbered TextNumbers TupleTable TextTable WordedSays WordedTable Arcs NetworkName.
Import ListNotations.
Open Scope Z_scope.

(* The vertices stand in the same order. *)
Definition in_order {g h} (I : iso g h) : Prop := map (back I) (vertices h) = vertices g.

Lemma numbered_vertex {g} {i : Z} {v : vertex g} : numbered g i v -> is_vertex g v.
Proof. intros [_ N]; apply nth_error_In in N; exact N. Qed.

Lemma nth_up k : forall (i : int) j, (j < k)%nat -> to_Z i + Z.of_nat k <= wB -> nth_error (up k i) j = Some (of_Z (to_Z i + Z.of_nat j)).
Proof.
  induction k as [|k IH]; intros i j L B; [lia|]; pose proof (int_range i); change (up (S k) i) with (i :: up k (i + 1)%uint63).
  destruct j as [|j]; [simpl nth_error; rewrite Z.add_0_r, of_to_Z; reflexivity|].
  assert (C : to_Z (i + 1) = to_Z i + 1) by (rewrite Uint63.add_spec; change (to_Z 1) with 1; apply Z.mod_small; lia).
  change (nth_error (i :: up k (i + 1)%uint63) (S j)) with (nth_error (up k (i + 1)%uint63) j).
  rewrite IH by (rewrite ?C; lia); rewrite C; do 2 f_equal; lia.
Qed.

(* Of a table number i is the vertex i. *)
Lemma numbered_here P i : 0 <= i < to_Z (total P) -> numbered (Numbers P) i (of_Z i).
Proof.
  intros L; split; [lia|]; change (vertices (Numbers P)) with (ints (total P)); unfold ints; pose proof (int_range (total P)).
  rewrite nth_up by (change (to_Z 0) with 0; rewrite ?Z2Nat.id; lia); change (to_Z 0) with 0; rewrite Z.add_0_l, Z2Nat.id by lia; reflexivity.
Qed.

Lemma numbered_here_of P (v : int) : is_vertex (Numbers P) v -> numbered (Numbers P) (to_Z v) v.
Proof.
  intros V; apply numbers_vertex in V; pose proof (int_range v); rewrite <- (of_to_Z v) at 2; apply numbered_here; lia.
Qed.

(* A table that is a network, its vertices renamed to their numbers. *)
Definition stands (g : graph) (P : plain) : Prop := exists R : presents g P, in_order (same_network R).

Lemma stands_good g P : stands g P -> good_plain P.
Proof. intros [R _]; apply (plain_good R). Qed.

(* A table presents itself, for theorems about presentations. *)
Definition iso_self g (once : NoDup (vertices g)) : iso g g :=
  Iso g g (fun v => v) (fun v => v) (fun v V => V) (fun v V => V) (fun v _ => eq_refl) (fun v _ => eq_refl)
    (fun u v _ _ => iff_refl _) once once.

Definition itself (P : plain) (W : good_plain P) : presentation (Numbers P) :=
  Presentation (Numbers P) P true (fun _ => Presents (Numbers P) P (iso_self (Numbers P) (NoDup_ints (total P))) W).

Lemma zrange_ints n : 0 <= to_Z n -> map to_Z (ints n) = zrange (to_Z n).
Proof.
  intros _; apply nth_ext with (d := 0) (d' := 0); [|].
  - rewrite map_length; apply Nat2Z.inj; rewrite length_ints; unfold zrange; rewrite map_length, seq_length, Z2Nat.id; [reflexivity|]; apply int_range.
  - intros j L; rewrite map_length in L; pose proof (length_ints n) as E; pose proof (int_range n).
    change 0 with (to_Z 0) at 1; rewrite map_nth.
    assert (X := numbered_here (Plain n (fun _ => [])) (Z.of_nat j) ltac:(simpl; lia)); destruct X as [_ X]; simpl in X; rewrite Nat2Z.id in X.
    rewrite (nth_error_nth _ _ _ X), int_of_Z by lia; unfold zrange.
    change 0 with (Z.of_nat 0); rewrite map_nth, seq_nth by lia; reflexivity.
Qed.

Lemma back_in_order {g P} (R : presents g P) (l : list (vertex g)) d : vertices g = l -> to_Z (total P) = Z.of_nat (List.length l) ->
  (forall i, to_Z i < to_Z (total P) -> back (same_network R) i = nth (Z.to_nat (to_Z i)) l d) -> in_order (same_network R).
Proof.
  intros E L B; unfold in_order; rewrite E; change (vertices (Numbers P)) with (ints (total P)).
  apply nth_ext with (d := d) (d' := d).
  - rewrite map_length; apply Nat2Z.inj; rewrite length_ints; exact L.
  - intros j J; rewrite map_length in J; assert (J' : (j < List.length (ints (total P)))%nat) by exact J.
    pose proof (length_ints (total P)) as T; pose proof (int_range (total P)).
    assert (X := numbered_here P (Z.of_nat j) ltac:(lia)); destruct X as [_ X]; rewrite Nat2Z.id in X.
    change (vertices (Numbers P)) with (ints (total P)) in X; apply (map_nth_error (back (same_network R))) in X.
    rewrite (nth_error_nth _ _ _ X), B, int_of_Z by (rewrite ?int_of_Z; lia); rewrite Nat2Z.id; reflexivity.
Qed.

(* ---------- Texts ---------- *)

(* A table with the same rows. *)
Lemma stands_alike g P Q : stands g P -> total Q = total P -> good_plain Q -> (forall u v, to_Z u < to_Z (total Q) -> In v (row Q u) <-> In v (row P u)) -> stands g Q.
Proof.
  intros [[I W] O] T G S; destruct P as [n p], Q as [m q]; cbn [total row] in *; subst m.
  assert (E : forall u v, adj (Numbers (Plain n q)) u v <-> adj (Numbers (Plain n p)) u v).
  { intros u v; rewrite !numbers_adj by assumption; cbn [total row]; split; intros [U H]; split; try exact U; apply (S u v U), H. }
  exists (Presents g (Plain n q) (Iso g (Numbers (Plain n q)) (there I) (back I) (there_in _ _ I) (back_in _ _ I) (back_there _ _ I) (there_back _ _ I)
    (fun u v U V => iff_trans (there_adj _ _ I u v U V) (iff_sym (E _ _))) (once_here _ _ I) (NoDup_ints n)) G); exact O.
Qed.

Section Tuples.
Context {A : Set} (place_of : int -> array A -> A -> option int) (order : A -> A -> comparison) (d : A).
Variables (meant : A -> list Z) (vertices : option (list A)) (near : A -> option (list A)) (places : option (list (list Z))) (next : list Z -> option (list (list Z))).
Hypothesis M : tuples_mean place_of order meant vertices near places next.

Lemma rows_stand P : rows_table place_of order d vertices near = Some P -> stands (rows_graph places next) P.
Proof.
  intros H; apply (rows_table_right _ _ _ _ _ _ _ _ M) in H; destruct H as (l & once & arcs & -> & F & T & G & S & A1).
  set (g := rows_graph (Some l) next).
  pose (N := numbers_list tuple_dec l [] once : numbering (Graph.vertices g)).
  apply (stands_alike g (tabulate (of_Z (size_of l)) arcs)); [|exact T | exact G | exact S].
  exists (tabulate_presents g N (size_of l) arcs eq_refl A1 F).
  pose proof F as FF; apply fits_sound in FF; destruct FF as [L FT].
  apply (@back_in_order g _ _ l []); [reflexivity | exact FT|].
  intros i I; reflexivity.
Qed.
End Tuples.

Lemma whole_stands vertices near P : whole_table vertices near = Some P -> stands (rows_graph vertices near) P.
Proof. apply rows_stand with (1 := themselves vertices near). Qed.

Lemma text_stands t ps P : text_table t ps = Some P -> stands (text_graph t ps) P.
Proof.
  change (text_graph t ps) with (rows_graph (text_vertices t ps) (text_neighbours t ps)); unfold text_table; destruct (Nat.eqb _ _); [|discriminate].
  destruct (match numbers ps with Some small => quick_table t small | None => None end) as [Q|] eqn:E; [|apply whole_stands]; intros H; injection H as <-.
  destruct (numbers ps) as [small|] eqn:N; [|discriminate]; exact (rows_stand _ _ _ _ _ _ _ _ (quick_means t small ps (numbers_right ps small N) _) Q E).
Qed.

(* Texts with quantifiers. *)
Definition worded_table (x : WordSays.expression) (ps : list Z) : option plain :=
  match quick_worded rows_table false x ps with Some P => Some P | None => whole_table (worded_vertices false x ps) (worded_neighbours x ps) end.

Lemma worded_stands x ps P : worded_table x ps = Some P -> stands (worded_graph false x ps) P.
Proof.
  change (worded_graph false x ps) with (rows_graph (worded_vertices false x ps) (worded_neighbours x ps)); unfold worded_table.
  destruct (quick_worded _ _ x ps) as [Q|] eqn:E; [|apply whole_stands]; intros H; injection H as <-; unfold quick_worded in E.
  destruct (numbers ps) as [small|] eqn:N; [|discriminate]; exact (rows_stand _ _ _ _ _ _ _ _ (worded_means _ x small ps (numbers_right ps small N) _) Q E).
Qed.

(* ---------- Graphs that are given ---------- *)

Definition listed_table (order : Z) (links : list (Z * Z)) : option plain :=
  if fits order then Some (plain_of (edges_plain order links)) else None.

Lemma listed_stands order links P : listed_table order links = Some P -> stands (listed_graph order links) P.
Proof.
  unfold listed_table; destruct (fits order) eqn:F; [|discriminate]; intros E; injection E as <-.
  exists (presented (edges_plain order links) F); pose proof F as FF; apply fits_sound in FF; destruct FF as [L T].
  apply (@back_in_order (listed_graph order links) _ _ (zrange order) 0).
  - reflexivity.
  - cbn [total plain_of edges_plain]; rewrite T; unfold zrange; rewrite map_length, seq_length, Z2Nat.id; lia.
  - intros i I; cbn [total plain_of edges_plain] in I; rewrite T in I; pose proof (int_range i).
    cbn [presented edges_plain same_network presents_by back]; unfold zrange; change 0 with (Z.of_nat 0); rewrite map_nth, seq_nth by lia; lia.
Qed.

(* ---------- All ---------- *)

Definition network_table (n : network) : option plain :=
  match n with
  | Standard name ps => match standard name (List.length ps) with Some t => text_table t ps | None => None end
  | Own _ t ps => text_table t ps
  | Worded _ x ps => worded_table x ps
  | Given order links => listed_table order links
  | Directed _ _ _ => None
  end.

Theorem network_stands n P : network_table n = Some P -> stands (network_graph n) P.
Proof.
  destruct n as [name ps | name t ps | name x ps | order links | name l ps]; simpl.
  - destruct (standard name (List.length ps)) as [t|]; [apply text_stands | discriminate].
  - apply text_stands.
  - apply worded_stands.
  - apply listed_stands.
  - discriminate.
Qed.

(* Digraphs have texts. *)
Definition whole_arcs : option (list (list Z)) -> (list Z -> option (list (list Z))) -> option plain :=
  arcs_table (found tuple_order) tuple_order [].

Lemma whole_arcs_stand vertices near P : whole_arcs vertices near = Some P -> arcs_stand (rows_graph vertices near) P.
Proof. apply arcs_table_stands with (1 := themselves vertices near). Qed.

Definition worded_arcs (x : WordSays.expression) (ps : list Z) : option plain :=
  match quick_worded arcs_table true x ps with Some P => Some P | None => whole_arcs (worded_vertices true x ps) (worded_neighbours x ps) end.

Lemma worded_arcs_stand x ps P : worded_arcs x ps = Some P -> arcs_stand (worded_graph true x ps) P.
Proof.
  change (worded_graph true x ps) with (rows_graph (worded_vertices true x ps) (worded_neighbours x ps)); unfold worded_arcs.
  destruct (quick_worded _ _ x ps) as [Q|] eqn:E; [|apply whole_arcs_stand]; intros H; injection H as <-; unfold quick_worded in E.
  destruct (numbers ps) as [small|] eqn:N; [|discriminate]; exact (arcs_table_stands _ _ _ _ _ _ _ _ (worded_means _ x small ps (numbers_right ps small N) _) Q E).
Qed.

Definition digraph_table (n : network) : option plain :=
  match n with
  | Directed _ (Arcs_text t) ps => if Nat.eqb (List.length ps) (parameters t) then whole_arcs (text_vertices t ps) (text_neighbours t ps) else None
  | Directed _ (Arcs_expression x) ps => worded_arcs x ps
  | _ => None
  end.

(* The table of any network, and whether it is one of a digraph. *)
Definition table_of (n : network) : option (bool * plain) :=
  match n with Directed _ _ _ => option_map (pair true) (digraph_table n) | _ => option_map (pair false) (network_table n) end.

Lemma graph_table n P : table_of n = Some (false, P) -> network_table n = Some P.
Proof. destruct n as [| | | |name l ps]; simpl; try (destruct (match l with Arcs_text t => _ | Arcs_expression x => _ end); discriminate); match goal with |- option_map _ ?o = _ -> _ => destruct o; simpl; congruence end. Qed.

Definition stands_as (directed : bool) (g : graph) (P : plain) : Prop := if directed then arcs_stand g P else stands g P.

Theorem table_stands n d P : table_of n = Some (d, P) -> stands_as d (network_graph n) P.
Proof.
  assert (N : option_map (pair false) (network_table n) = Some (d, P) -> stands_as d (network_graph n) P).
  { destruct (network_table n) as [Q|] eqn:E; simpl; [|discriminate]; intros H; injection H as <- <-; exact (network_stands n Q E). }
  destruct n as [name ps | name t ps | name x ps | order links | name [t | x] ps]; try exact N; clear N; simpl.
  - destruct (Nat.eqb _ _); [|discriminate]; destruct (whole_arcs _ _) as [Q|] eqn:E; [|discriminate]; intros H; injection H as <- <-; exact (whole_arcs_stand _ _ _ E).
  - destruct (worded_arcs _ _) as [Q|] eqn:E; [|discriminate]; intros H; injection H as <- <-; exact (worded_arcs_stand _ _ _ E).
Qed.

Lemma stands_table d g P : stands_as d g P -> good_table d P.
Proof. destruct d; [intros [G _]; exact G | apply stands_good]. Qed.
