(* Networks as tables of numbers, so that Coq computes with them. The files Check….v
   build on this one.

   The convention:
   - A [plain] network has the vertices 0 … N-1, primitive integers, in the order in
     which package topology numbers them, and for each the row of its neighbours,
     in ascending order. [Numbers P] is that network as Graph.v speaks of networks.
   - A [presentation] of a network g is a plain one, computed from g's definition, and the
     proof that it is the same network under other names ([presents]): [num] takes a vertex
     to its number, [vert] takes it back. Nothing about g is read from elsewhere.
     [good] is a test that the network is not empty and not too large for an array
     (4,194,303 vertices).
   - A checker looks at plain networks alone. Its theorem is about [Numbers P]; the lemmas
     iso_… of CheckIso.v carry what is said of Numbers P to g. So
     a checker is [check (P : plain) (cert : …) : bool], with a lemma
     [good_plain P -> check P cert = true -> statement (Numbers P)] and a theorem
     [G : presentation g, good G && check (plain_of G) cert = true -> statement g], of which
     an instance is proved by [vm_cast_no_check (eq_refl true)].

   Presentations: at the end of this file, one for each family, and [edges_plain] for a
   network that is given by its links.

   What is computed here rests on Coq's primitive integers and arrays: the axioms
   that say how they behave are those of Coq's library (Uint63, PArray), no others. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation Sorted.
From Topocert Require Import Networks Walk Links.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Primitive integers ---------- *)

Lemma int_range (i : int) : 0 <= to_Z i < wB.
Proof. apply to_Z_bounded. Qed.

Lemma int_of_Z z : 0 <= z < wB -> to_Z (of_Z z) = z.
Proof. intros H; rewrite of_Z_spec; apply Z.mod_small; exact H. Qed.

Lemma max_length_value : to_Z max_length = 4194303.
Proof. reflexivity. Qed.

Lemma wB_large : 4194303 < wB.
Proof. reflexivity. Qed.

Lemma int_eqb_eq (i j : int) : (i =? j)%uint63 = true <-> i = j.
Proof. apply Uint63.eqb_spec. Qed.

Lemma int_eqb_neq (i j : int) : (i =? j)%uint63 = false <-> i <> j.
Proof. apply Uint63.eqb_false_spec. Qed.

Lemma int_dec (i j : int) : {i = j} + {i <> j}.
Proof. destruct (Uint63.eqb i j) eqn:E; [left; apply int_eqb_eq | right; apply int_eqb_neq]; exact E. Qed.

Definition among (v : int) (l : list int) : bool := existsb (Uint63.eqb v) l.

Lemma among_spec v l : among v l = true <-> In v l.
Proof.
  unfold among; rewrite existsb_exists; split.
  - intros (w & W & E); apply int_eqb_eq in E; subst; exact W.
  - intros H; exists v; split; [exact H | apply int_eqb_eq; reflexivity].
Qed.

Lemma int_differ (i j : int) : i <> j <-> to_Z i <> to_Z j.
Proof. split; intros H E; apply H; [apply to_Z_inj; exact E | rewrite E; reflexivity]. Qed.

(* ---------- Plain networks ---------- *)

Record plain := Plain { total : int; row : int -> list int }.

Fixpoint up (k : nat) (i : int) : list int := match k with O => [] | S k => i :: up k (i + 1)%uint63 end.

(* The numbers 0 … n-1. *)
Definition ints (n : int) : list int := up (Z.to_nat (to_Z n)) 0.

Lemma in_up k : forall i j, to_Z i + Z.of_nat k <= wB -> In j (up k i) <-> to_Z i <= to_Z j < to_Z i + Z.of_nat k.
Proof.
  induction k as [|k IH]; intros i j B; [simpl; lia|].
  pose proof (int_range i); pose proof (int_range j).
  assert (C : k <> O -> to_Z (i + 1) = to_Z i + 1).
  { intros N; rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia. }
  change (up (S k) i) with (i :: up k (i + 1)%uint63); simpl In; destruct k as [|k].
  - simpl; split; [intros [->|[]]; lia|]; intros; left; apply to_Z_inj; lia.
  - specialize (C ltac:(discriminate)); rewrite IH, C by lia; split.
    + intros [->|]; lia.
    + intros; destruct (Z.eq_dec (to_Z i) (to_Z j)); [left; apply to_Z_inj; lia | right; lia].
Qed.

Lemma in_ints n i : In i (ints n) <-> to_Z i < to_Z n.
Proof.
  unfold ints; pose proof (int_range n); pose proof (int_range i).
  rewrite in_up; change (to_Z 0) with 0; rewrite Z2Nat.id; lia.
Qed.

Lemma NoDup_up k : forall i, to_Z i + Z.of_nat k <= wB -> NoDup (up k i).
Proof.
  induction k as [|k IH]; intros i B; [constructor|]; destruct k as [|k].
  - simpl; repeat constructor; intros [].
  - pose proof (int_range i).
    assert (C : to_Z (i + 1) = to_Z i + 1) by (rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia).
    change (up (S (S k)) i) with (i :: up (S k) (i + 1)%uint63); constructor; [rewrite in_up | apply IH]; lia.
Qed.

Lemma NoDup_ints n : NoDup (ints n).
Proof. unfold ints; pose proof (int_range n); apply NoDup_up; change (to_Z 0) with 0; rewrite Z2Nat.id; lia. Qed.

Lemma length_up k : forall i, length (up k i) = k.
Proof. induction k as [|k IH]; intros i; [reflexivity|]; simpl; rewrite IH; reflexivity. Qed.

Lemma length_ints n : Z.of_nat (length (ints n)) = to_Z n.
Proof. unfold ints; rewrite length_up, Z2Nat.id; [reflexivity|]; apply int_range. Qed.

Definition Numbers (P : plain) : graph := Graph int (ints (total P)) (fun u v => In v (row P u)).

Lemma numbers_vertex P i : is_vertex (Numbers P) i <-> to_Z i < to_Z (total P).
Proof. apply in_ints. Qed.

Definition less (i j : int) : Prop := to_Z i < to_Z j.

(* Rows have other vertices only, ascending, and a neighbour's row has the vertex. *)
Record good_plain (P : plain) : Prop := GoodPlain {
  total_some : 0 < to_Z (total P) <= 4194303;
  row_below : forall u v, to_Z u < to_Z (total P) -> In v (row P u) -> to_Z v < to_Z (total P);
  row_other : forall u v, to_Z u < to_Z (total P) -> In v (row P u) -> u <> v;
  row_back : forall u v, to_Z u < to_Z (total P) -> In v (row P u) -> In u (row P v);
  row_ascending : forall u, to_Z u < to_Z (total P) -> StronglySorted less (row P u)
}.
Arguments total_some {P}. Arguments row_below {P}. Arguments row_other {P}. Arguments row_back {P}. Arguments row_ascending {P}.

Lemma ascending_once l : StronglySorted less l -> NoDup l.
Proof.
  induction 1 as [|i l _ IH F]; constructor; [|exact IH].
  intros I; rewrite Forall_forall in F; specialize (F i I); unfold less in F; lia.
Qed.

Lemma row_once P u : good_plain P -> to_Z u < to_Z (total P) -> NoDup (row P u).
Proof. intros W U; apply ascending_once, row_ascending; assumption. Qed.

Lemma numbers_adj P u v : good_plain P -> adj (Numbers P) u v <-> to_Z u < to_Z (total P) /\ In v (row P u).
Proof.
  intros W; unfold adj; rewrite !numbers_vertex; simpl link; split.
  - intros (U & V & N & [L|L]); split; auto; apply (row_back W); auto.
  - intros [U I]; split; [exact U|]; split; [apply (row_below W u v U I)|]; split; [apply (row_other W u v U I) | left; exact I].
Qed.

Lemma numbers_proper P : good_plain P -> proper (Numbers P).
Proof.
  intros W; split; [apply NoDup_ints|]; intros E; pose proof (length_ints (total P)) as L.
  change (ints (total P)) with (vertices (Numbers P)) in L; rewrite E in L; simpl in L; pose proof (total_some W); lia.
Qed.

(* ---------- The same network under other names ---------- *)

Record iso (g h : graph) : Type := Iso {
  there : vertex g -> vertex h;
  back : vertex h -> vertex g;
  there_in : forall v, is_vertex g v -> is_vertex h (there v);
  back_in : forall w, is_vertex h w -> is_vertex g (back w);
  back_there : forall v, is_vertex g v -> back (there v) = v;
  there_back : forall w, is_vertex h w -> there (back w) = w;
  there_adj : forall u v, is_vertex g u -> is_vertex g v -> adj g u v <-> adj h (there u) (there v);
  once_here : NoDup (vertices g);
  once_there : NoDup (vertices h)
}.
Arguments there {g h}. Arguments back {g h}.

Record presents (g : graph) (P : plain) : Type := Presents {
  same_network : iso g (Numbers P);
  plain_good : good_plain P
}.
Arguments same_network {g P}. Arguments plain_good {g P}.

Definition num {g P} (R : presents g P) : vertex g -> int := there (same_network R).
Definition vert {g P} (R : presents g P) : int -> vertex g := back (same_network R).

(* All but the two maps is a proposition, so that numbers and vertices compute, whatever the
   proof. *)
Definition names_right (g : graph) (P : plain) (there : vertex g -> int) (back : int -> vertex g) : Prop :=
  (forall v, is_vertex g v -> is_vertex (Numbers P) (there v)) /\
  (forall i, is_vertex (Numbers P) i -> is_vertex g (back i)) /\
  (forall v, is_vertex g v -> back (there v) = v) /\
  (forall i, is_vertex (Numbers P) i -> there (back i) = i) /\
  (forall u v, is_vertex g u -> is_vertex g v -> adj g u v <-> adj (Numbers P) (there u) (there v)) /\
  NoDup (vertices g) /\ good_plain P.

Definition presents_by {g P there back} (H : names_right g P there back) : presents g P :=
  Presents g P
    (Iso g (Numbers P) there back (proj1 H) (proj1 (proj2 H)) (proj1 (proj2 (proj2 H))) (proj1 (proj2 (proj2 (proj2 H))))
      (proj1 (proj2 (proj2 (proj2 (proj2 H))))) (proj1 (proj2 (proj2 (proj2 (proj2 (proj2 H)))))) (NoDup_ints (total P)))
    (proj2 (proj2 (proj2 (proj2 (proj2 (proj2 H)))))).

(* The projections are primitive so that computing with a presentation does not compute g's list of vertices. *)
Set Primitive Projections.
Record presentation (g : graph) : Type := Presentation {
  plain_of : plain;
  good : bool;
  presented : good = true -> presents g plain_of
}.
Unset Primitive Projections.
Arguments plain_of {g}. Arguments good {g}. Arguments presented {g}.

(* ---------- A table of rows ---------- *)

Fixpoint put (v : int) (l : list int) : list int :=
  match l with
  | [] => [v]
  | a :: r => if (v <? a)%uint63 then v :: l else if (v =? a)%uint63 then l else a :: put v r
  end.

Lemma in_put v w l : In w (put v l) <-> w = v \/ In w l.
Proof.
  induction l as [|a r IH]; simpl; [intuition congruence|].
  destruct (v <? a)%uint63; [simpl; intuition congruence|]; destruct (v =? a)%uint63 eqn:E.
  - apply int_eqb_eq in E; subst a; simpl; intuition congruence.
  - simpl; rewrite IH; intuition congruence.
Qed.

Lemma put_ascending v l : StronglySorted less l -> StronglySorted less (put v l).
Proof.
  induction 1 as [|a r S IH F]; simpl; [repeat constructor|]; pose proof F as F'; rewrite Forall_forall in F'.
  destruct (Uint63.ltbP v a) as [L|L]; [|destruct (v =? a)%uint63 eqn:E].
  - constructor; [constructor; assumption|]; constructor; [exact L|].
    rewrite Forall_forall; intros b B; specialize (F' b B); unfold less in *; lia.
  - constructor; assumption.
  - constructor; [exact IH|]; rewrite Forall_forall; intros b B; apply in_put in B; destruct B as [->|B]; [|apply F'; exact B].
    apply int_eqb_neq, int_differ in E; unfold less; lia.
Qed.

Definition rows : Type := array (list int).

(* Makes two different vertices of 0 … n-1 neighbours. *)
Definition join (n : int) (t : rows) (u v : int) : rows :=
  if ((u <? n) && (v <? n) && negb (u =? v))%uint63 then
    let t := t.[u <- put v t.[u]] in t.[v <- put u t.[v]]
  else t.

Definition tabulate (n : int) (arcs : int -> list int) : plain :=
  let t := fold_left (fun t u => fold_left (fun t v => join n t u v) (arcs u) t) (ints n) (make n []) in
  Plain n (fun v => t.[v]).

Definition table_of (n : int) (links : list (int * int)) : rows :=
  fold_left (fun t (e : int * int) => let (u, v) := e in join n t u v) links (make n []).

Section Table.
Variable n : int.
Hypothesis Size : 0 < to_Z n <= 4194303.

Definition table_right (t : rows) (l : list (int * int)) : Prop :=
  PArray.length t = n /\
  (forall u, StronglySorted less t.[u]) /\
  (forall u v, In v t.[u] <-> to_Z u < to_Z n /\ to_Z v < to_Z n /\ u <> v /\ (In (u, v) l \/ In (v, u) l)).

Lemma ltb_true (i j : int) : (i <? j)%uint63 = true <-> to_Z i < to_Z j.
Proof. apply Uint63.ltb_spec. Qed.

Lemma table_start : table_right (make n []) [].
Proof.
  split; [|split].
  - rewrite length_make; replace (n <=? max_length)%uint63 with true; [reflexivity|].
    symmetry; apply Uint63.leb_spec; rewrite max_length_value; lia.
  - intros u; rewrite get_make; constructor.
  - intros u v; rewrite get_make; simpl; tauto.
Qed.

Lemma join_sound t l u v : table_right t l -> table_right (join n t u v) (l ++ [(u, v)]).
Proof.
  intros (L & S & I); unfold join.
  assert (A : forall a b, In (a, b) (l ++ [(u, v)]) <-> In (a, b) l \/ a = u /\ b = v).
  { intros a b; rewrite in_app_iff; simpl; intuition congruence. }
  destruct ((u <? n)%uint63 && (v <? n)%uint63 && negb (u =? v)%uint63) eqn:E.
  2: { split; [exact L|]; split; [exact S|]; intros a b; rewrite I, !A.
    assert (N : ~ (to_Z u < to_Z n /\ to_Z v < to_Z n /\ u <> v)).
    { intros (U & V & D); apply ltb_true in U, V; apply int_eqb_neq in D; rewrite U, V, D in E; discriminate. }
    split; [tauto|]; intros (X & Y & D & [[H|[-> ->]]|[H|[-> ->]]]); try tauto; exfalso; apply N; auto using not_eq_sym. }
  apply andb_true_iff in E; destruct E as [E D]; apply andb_true_iff in E; destruct E as [U V].
  apply negb_true_iff, int_eqb_neq in D.
  assert (G : forall a, (t.[u <- put v t.[u]]).[v <- put u (t.[u <- put v t.[u]]).[v]].[a] =
    if int_dec a v then put u t.[v] else if int_dec a u then put v t.[u] else t.[a]).
  { intros a; destruct (int_dec a v) as [->|Nv].
    - rewrite get_set_same by (rewrite length_set, L; exact V); rewrite get_set_other by exact D; reflexivity.
    - rewrite get_set_other by congruence; destruct (int_dec a u) as [->|Nu].
      + rewrite get_set_same by (rewrite L; exact U); reflexivity.
      + rewrite get_set_other by congruence; reflexivity. }
  apply ltb_true in U, V.
  split; [rewrite !length_set; exact L|]; split; intros a; rewrite G.
  - destruct (int_dec a v); [|destruct (int_dec a u)]; try apply put_ascending; apply S.
  - intros b; destruct (int_dec a v) as [->|Nv]; [|destruct (int_dec a u) as [->|Nu]]; try rewrite in_put; rewrite I, !A.
    + split; [intros [->|]; intuition congruence|]; intuition congruence.
    + split; [intros [->|]; intuition congruence|]; intuition congruence.
    + intuition congruence.
Qed.

Lemma table_of_sound links : table_right (table_of n links) links.
Proof.
  unfold table_of; rewrite <- (rev_involutive links); set (l := rev links); clearbody l; clear links.
  induction l as [|[u v] l IH]; [apply table_start|].
  simpl rev; rewrite fold_left_app; simpl fold_left; apply join_sound; exact IH.
Qed.

Lemma table_good t l : table_right t l -> good_plain (Plain n (fun v => t.[v])).
Proof.
  intros (L & S & I); split; simpl; auto.
  - intros u v U H; apply I in H; tauto.
  - intros u v U H; apply I in H; tauto.
  - intros u v U H; apply I; apply I in H; intuition congruence.
Qed.

Lemma tabulate_links arcs : tabulate n arcs = Plain n (fun v => (table_of n (flat_map (fun u => map (pair u) (arcs u)) (ints n))).[v]).
Proof.
  unfold tabulate, table_of; f_equal.
  set (t := make n []); clearbody t; generalize (ints n); intros l.
  enough (E : fold_left (fun t u => fold_left (fun t v => join n t u v) (arcs u) t) l t =
    fold_left (fun t (e : int * int) => let (u, v) := e in join n t u v) (flat_map (fun u => map (pair u) (arcs u)) l) t) by (rewrite E; reflexivity).
  revert t; induction l as [|u l IH]; intros t; [reflexivity|]; simpl; rewrite fold_left_app, <- IH; f_equal; clear.
  revert t; induction (arcs u) as [|v r IH]; intros t; [reflexivity|]; simpl; apply IH.
Qed.

Lemma tabulate_good arcs : good_plain (tabulate n arcs).
Proof. rewrite tabulate_links; apply (table_good _ _ (table_of_sound _)). Qed.

Lemma tabulate_row arcs u v : In v (row (tabulate n arcs) u) <->
  to_Z u < to_Z n /\ to_Z v < to_Z n /\ u <> v /\ (In v (arcs u) \/ In u (arcs v)).
Proof.
  rewrite tabulate_links; simpl row; destruct (table_of_sound (flat_map (fun u => map (pair u) (arcs u)) (ints n))) as (_ & _ & I).
  rewrite I; clear I.
  assert (F : forall a b, to_Z a < to_Z n -> In (a, b) (flat_map (fun u => map (pair u) (arcs u)) (ints n)) <-> In b (arcs a)).
  { intros a b A; rewrite in_flat_map; split.
    - intros (x & _ & H); apply in_map_iff in H; destruct H as (y & E & H); congruence.
    - intros H; exists a; split; [apply in_ints; exact A | apply in_map; exact H]. }
  split; intros (U & V & D & H); (split; [exact U|]; split; [exact V|]; split; [exact D|]); rewrite (F u v U), (F v u V) in *; exact H.
Qed.

End Table.

(* ---------- Numbers of vertices ---------- *)

(* The vertices of a list have the numbers 0 … count-1. *)
Set Primitive Projections.
Record numbering {A : Type} (l : list A) := Numbering {
  how_many : Z;
  how_many_some : 0 <= how_many;
  to_number : A -> Z;
  of_number : Z -> A;
  to_number_range : forall a, In a l -> 0 <= to_number a < how_many;
  of_number_in : forall i, 0 <= i < how_many -> In (of_number i) l;
  of_to_number : forall a, In a l -> of_number (to_number a) = a;
  to_of_number : forall i, 0 <= i < how_many -> to_number (of_number i) = i;
  listed_once : NoDup l
}.
Unset Primitive Projections.
Arguments how_many {A l}. Arguments how_many_some {A l}. Arguments to_number {A l}. Arguments of_number {A l}.
Arguments to_number_range {A l}. Arguments of_number_in {A l}. Arguments of_to_number {A l}. Arguments to_of_number {A l}.

Definition numbers_range n : numbering (zrange n).
Proof.
  refine (Numbering Z (zrange n) (Z.max 0 n) (Z.le_max_l 0 n) (fun v => v) (fun i => i) _ _ _ _ (NoDup_zrange n)); intros a;
    rewrite ?in_zrange; auto; lia.
Defined.

Definition numbers_point : numbering [tt].
Proof.
  refine (Numbering unit [tt] 1 Z.le_0_1 (fun _ => 0) (fun _ => tt) _ _ _ _ _); try (intros [] _; solve [lia | reflexivity]).
  - intros; left; reflexivity.
  - intros; lia.
  - repeat constructor; intros [].
Defined.

Lemma pair_number m n x y : 0 <= x < m -> 0 <= y < n -> 0 <= x * n + y < m * n /\ (x * n + y) / n = x /\ (x * n + y) mod n = y.
Proof.
  intros X Y; split; [nia|]; rewrite Z.add_comm, Z.div_add, Z.mod_add, Z.div_small, Z.mod_small by lia; lia.
Qed.

Lemma number_pair m n i : 0 <= i < m * n -> 0 <= n -> 0 <= i / n < m /\ 0 <= i mod n < n /\ i / n * n + i mod n = i.
Proof.
  intros I N; assert (0 < n) by (destruct (Z.eq_dec n 0) as [->|]; [rewrite Z.mul_0_r in I|]; lia); pose proof (Z.mod_pos_bound i n ltac:(lia)); pose proof (Z.div_mod i n ltac:(lia)).
  split; [split; [apply Z.div_pos; lia | apply Z.div_lt_upper_bound; nia]|]; split; lia.
Qed.

(* ---------- From links to a presentation ---------- *)

Definition fits (n : Z) : bool := (0 <? n) && (n <=? 4194303).

Lemma fits_sound n : fits n = true -> 0 < n <= 4194303 /\ to_Z (of_Z n) = n.
Proof.
  unfold fits; rewrite andb_true_iff, Z.ltb_lt, Z.leb_le; intros [L M]; pose proof wB_large.
  split; [lia | apply int_of_Z; lia].
Qed.

Section Present.
Variable g : graph.
Variable N : numbering (vertices g).

Definition int_number (v : vertex g) : int := of_Z (to_number N v).

(* The links that go out from the vertex with a number, as numbers; other numbers may stand among them. *)
Definition links_out (arcs : int -> list int) : Prop := forall u v, is_vertex g u -> is_vertex g v ->
  In (int_number v) (arcs (int_number u)) <-> link g u v.

Lemma int_number_to v : fits (how_many N) = true -> is_vertex g v -> to_Z (int_number v) = to_number N v.
Proof.
  intros F V; apply fits_sound in F; pose proof wB_large; pose proof (to_number_range N v V); apply int_of_Z; lia.
Qed.

Lemma int_number_same u v : fits (how_many N) = true -> is_vertex g u -> is_vertex g v -> int_number u = int_number v -> u = v.
Proof.
  intros F U V E; apply (f_equal to_Z) in E; rewrite !int_number_to in E by assumption.
  apply (f_equal (of_number N)) in E; rewrite !of_to_number in E by assumption; exact E.
Qed.

Definition number_vertex (i : int) : vertex g := of_number N (to_Z i).

Lemma tabulate_names n arcs : n = how_many N -> links_out arcs -> fits n = true ->
  names_right g (tabulate (of_Z n) arcs) int_number number_vertex.
Proof.
  intros -> A F; pose proof F as LM; apply fits_sound in LM; destruct LM as [LM T].
  assert (S : 0 < to_Z (of_Z (how_many N)) <= 4194303) by lia.
  assert (V : forall i, is_vertex (Numbers (tabulate (of_Z (how_many N)) arcs)) i -> 0 <= to_Z i < how_many N).
  { intros i I; apply numbers_vertex in I; simpl in I; rewrite T in I; pose proof (int_range i); lia. }
  pose proof (tabulate_good _ S arcs) as W.
  unfold number_vertex; split; [|split; [|split; [|split; [|split; [|split; [apply (listed_once _ N)|exact W]]]]]].
  - intros v I; apply numbers_vertex; simpl; rewrite T, (int_number_to v F I); apply to_number_range; exact I.
  - intros i I; apply of_number_in, V; exact I.
  - intros v I; rewrite (int_number_to v F I); apply of_to_number; exact I.
  - intros i I; unfold int_number; rewrite to_of_number by (apply V; exact I); apply of_to_Z.
  - intros u v U I; rewrite (numbers_adj _ _ _ W), (tabulate_row _ S); simpl total; rewrite T.
    rewrite (A u v U I), (A v u I U), (int_number_to u F U), (int_number_to v F I).
    pose proof (to_number_range N u U); pose proof (to_number_range N v I).
    assert (D : u <> v <-> int_number u <> int_number v).
    { split; intros D E; apply D; [apply int_number_same; assumption | congruence]. }
    unfold adj; rewrite D; intuition lia.
Qed.

Definition tabulate_presents n arcs (E : n = how_many N) (A : links_out arcs) (F : fits n = true) :
  presents g (tabulate (of_Z n) arcs) := presents_by (tabulate_names n arcs E A F).

(* The links as a lister has them. *)
Variable G : lister g.

Definition lister_arcs (i : int) : list int := map int_number (filter (inside G) (next G (of_number N (to_Z i)))).

Lemma lister_links_out : fits (how_many N) = true -> links_out lister_arcs.
Proof.
  intros F u v U V; unfold lister_arcs; rewrite (int_number_to u F U), of_to_number by exact U.
  rewrite in_map_iff, <- (next_right g G u v U V); split.
  - intros (x & E & H); apply filter_In in H; destruct H as [H X]; apply (inside_right g G) in X.
    apply int_number_same in E; auto; congruence.
  - intros H; exists v; split; [reflexivity|]; apply filter_In; split; [exact H | apply (inside_right g G); exact V].
Qed.

Definition presentation_of : presentation g := Presentation g (tabulate (of_Z (how_many N)) lister_arcs) (fits (how_many N))
  (fun F => tabulate_presents _ _ eq_refl (lister_links_out F) F).

End Present.

(* ---------- The families ---------- *)

(* A lister that computes nothing but the links: a vertex leads to these, and maybe to some outside. *)
Definition quick (g : graph) (G : lister g) (out : vertex g -> list (vertex g))
  (R : forall u v, is_vertex g u -> is_vertex g v -> In v (out u) <-> link g u v) : lister g :=
  Lister g (inside G) (inside_right g G) out R (place G).

Definition when {A} (b : bool) (l : list A) : list A := if b then l else [].

Lemma in_when {A} (b : bool) (l : list A) a : In a (when b l) <-> b = true /\ In a l.
Proof. destruct b; simpl; intuition discriminate. Qed.

Lemma wrap x n : 0 <= x < n -> (x + 1) mod n = if x + 1 =? n then 0 else x + 1.
Proof.
  intros X; destruct (Z.eqb_spec (x + 1) n) as [->|]; [apply Z.mod_same | apply Z.mod_small]; lia.
Qed.

Ltac out := rewrite ?in_app_iff, ?in_when, ?andb_true_iff, ?orb_true_iff, ?Z.eqb_eq; simpl In; rewrite ?pair_equal_spec.

Ltac pick := first [congruence | split; pick | left; pick | right; pick].

Ltac cases := split; intros H; decompose [or and] H; clear H; try contradiction; subst; pick.

Definition point_plain : presentation Point := presentation_of Point numbers_point point_list.

(* ---------- Families on a range of numbers ---------- *)

(* Nothing here computes the list of vertices. *)
Definition range_plain (n : Z) L (arcs : int -> list int)
  (A : fits n = true -> forall u v, 0 <= u < n -> 0 <= v < n -> In (of_Z v) (arcs (of_Z u)) <-> L u v) :
  presentation (Graph Z (zrange n) L).
Proof.
  refine (Presentation (Graph Z (zrange n) L) (tabulate (of_Z n) arcs) (fits n) (fun F => _)).
  apply (tabulate_presents (Graph Z (zrange n) L) (numbers_range n) n).
  - apply fits_sound in F; simpl; lia.
  - intros u v U V; apply (A F); apply in_zrange; assumption.
  - exact F.
Defined.

Lemma of_Z_same u v : 0 <= u < wB -> 0 <= v < wB -> of_Z u = of_Z v <-> u = v.
Proof.
  intros U V; split; [|congruence]; intros E; apply (f_equal to_Z) in E; rewrite !int_of_Z in E by assumption; exact E.
Qed.

Lemma of_Z_next u : 0 <= u -> u + 1 < wB -> (of_Z u + 1)%uint63 = of_Z (u + 1).
Proof.
  intros U V; apply to_Z_inj; rewrite Uint63.add_spec, !int_of_Z by lia; change (to_Z 1) with 1; apply Z.mod_small; lia.
Qed.

Definition ring_plain n : presentation (Ring n).
Proof.
  refine (range_plain n _ (let m := of_Z n in fun u => let v := (u + 1)%uint63 in [if (v =? m)%uint63 then 0%uint63 else v]) _).
  intros F u v U V; apply fits_sound in F; pose proof wB_large; rewrite wrap by exact U.
  cbv zeta; simpl In; rewrite of_Z_next by lia; change 0%uint63 with (of_Z 0).
  destruct (Uint63.eqb (of_Z (u + 1)) (of_Z n)) eqn:E.
  - apply int_eqb_eq, of_Z_same in E; try lia; rewrite E, Z.eqb_refl, (of_Z_same 0 v) by lia; intuition congruence.
  - apply int_eqb_neq in E; destruct (Z.eqb_spec (u + 1) n) as [D|D]; [rewrite D in E; congruence|].
    rewrite (of_Z_same (u + 1) v) by lia; intuition congruence.
Defined.

Definition line_plain n : presentation (Line n).
Proof.
  refine (range_plain n _ (fun u => [(u + 1)%uint63]) _).
  intros F u v U V; apply fits_sound in F; pose proof wB_large; simpl In; rewrite of_Z_next, of_Z_same by lia; intuition congruence.
Defined.

(* A network that is given by its links, a pair of vertices each. *)
Definition Edges (n : Z) (l : list (Z * Z)) : graph := Graph Z (zrange n) (fun u v => In (u, v) l).

Definition edges_plain n l : presentation (Edges n l).
Proof.
  refine (let m := of_Z n in
    let inside (e : Z * Z) := (0 <=? fst e) && (fst e <? n) && (0 <=? snd e) && (snd e <? n) in
    let t := table_of m (map (fun e => (of_Z (fst e), of_Z (snd e))) (filter inside l)) in
    Presentation (Edges n l) (Plain m (fun v => t.[v])) (fits n) (fun F => @presents_by (Edges n l) _ of_Z to_Z _)).
  pose proof F as LM; apply fits_sound in LM; destruct LM as [LM T]; pose proof wB_large.
  assert (S : 0 < to_Z m <= 4194303) by (unfold m; lia).
  pose proof (table_of_sound m S (map (fun e => (of_Z (fst e), of_Z (snd e))) (filter inside l))) as R; fold t in R.
  pose proof (table_good m S t _ R) as W; destruct R as (_ & _ & R).
  split; [|split; [|split; [|split; [|split; [|split; [apply NoDup_zrange|exact W]]]]]].
  - intros v V; apply in_zrange in V; apply numbers_vertex; simpl total; unfold m; rewrite T, int_of_Z by lia; lia.
  - intros i I; apply numbers_vertex in I; simpl total in I; unfold m in I; rewrite T in I; apply in_zrange; pose proof (int_range i); lia.
  - intros v V; apply in_zrange in V; apply int_of_Z; lia.
  - intros i _; apply of_to_Z.
  - intros u v U V; pose proof U as U'; pose proof V as V'; apply in_zrange in U', V'.
    rewrite (numbers_adj _ _ _ W); simpl row; rewrite R; simpl total; unfold m; rewrite T, !int_of_Z by lia.
    assert (A : forall a b, 0 <= a < n -> 0 <= b < n ->
      In (of_Z a, of_Z b) (map (fun e => (of_Z (fst e), of_Z (snd e))) (filter inside l)) <-> In (a, b) l).
    { intros a b A B; rewrite in_map_iff; split.
      - intros ([c d] & E & I); apply filter_In in I; destruct I as [I J]; unfold inside in J; simpl in *.
        rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt in J; apply pair_equal_spec in E; rewrite !of_Z_same in E by lia.
        destruct E as [-> ->]; exact I.
      - intros I; exists (a, b); split; [reflexivity|]; apply filter_In; split; [exact I|]; unfold inside; simpl.
        rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt; lia. }
    rewrite !A, of_Z_same by lia; unfold adj; simpl link; intuition lia.
Defined.

(* ---------- Products ---------- *)

Section Product.
Variables P Q : plain.

(* The arcs of a vertex of the product that lead to larger numbers, and maybe some others. *)
Definition product_arcs (i : int) : list int :=
  let n := total Q in let a := (i / n)%uint63 in let b := (i - a * n)%uint63 in
  let keep := filter (fun j => i <? j)%uint63 in
  keep (map (fun c => c * n + b) (row P a))%uint63 ++ keep (map (fun c => a * n + c) (row Q b))%uint63.

Definition product_table : plain := tabulate (total P * total Q)%uint63 product_arcs.

Hypothesis WP : good_plain P.
Hypothesis WQ : good_plain Q.
Hypothesis Fits : fits (to_Z (total P) * to_Z (total Q)) = true.

Let p := to_Z (total P).
Let n := to_Z (total Q).

Lemma product_total : to_Z (total P * total Q) = p * n.
Proof.
  destruct (fits_sound _ Fits) as [L _]; pose proof wB_large; unfold p, n.
  rewrite Uint63.mul_spec; apply Z.mod_small; lia.
Qed.

Definition product_pair (a b : int) : int := (a * total Q + b)%uint63.

Lemma product_pair_value a b : to_Z a < p -> to_Z b < n -> to_Z (product_pair a b) = to_Z a * n + to_Z b.
Proof.
  intros A B; destruct (fits_sound _ Fits) as [L _]; pose proof wB_large; pose proof (int_range a); pose proof (int_range b).
  destruct (pair_number p n (to_Z a) (to_Z b) ltac:(lia) ltac:(lia)) as (R & _ & _); fold p n in L.
  unfold product_pair; rewrite Uint63.add_spec, Uint63.mul_spec; fold n.
  rewrite (Z.mod_small (to_Z a * n)) by nia; apply Z.mod_small; lia.
Qed.

Lemma product_split i : to_Z i < p * n -> exists a b, to_Z a < p /\ to_Z b < n /\ i = product_pair a b.
Proof.
  intros I; pose proof (int_range i); destruct (number_pair p n (to_Z i)) as (X & Y & Z); [lia | apply int_range|].
  exists (i / total Q)%uint63, (i mod total Q)%uint63.
  assert (A : to_Z (i / total Q) = to_Z i / n) by apply Uint63.div_spec.
  assert (B : to_Z (i mod total Q) = to_Z i mod n) by apply Uint63.mod_spec.
  split; [lia|]; split; [lia|]; apply to_Z_inj; rewrite product_pair_value; lia.
Qed.

Lemma product_pair_back a b : to_Z a < p -> to_Z b < n ->
  (product_pair a b / total Q)%uint63 = a /\ (product_pair a b - a * total Q)%uint63 = b.
Proof.
  intros A B; pose proof (int_range a); pose proof (int_range b); pose proof wB_large.
  destruct (pair_number p n (to_Z a) (to_Z b) ltac:(lia) ltac:(lia)) as (R & D & _).
  destruct (fits_sound _ Fits) as [L _]; fold p n in L.
  split; apply to_Z_inj.
  - rewrite Uint63.div_spec, product_pair_value by assumption; exact D.
  - rewrite Uint63.sub_spec, product_pair_value, Uint63.mul_spec by assumption; fold n.
    rewrite (Z.mod_small (to_Z a * n)) by nia; replace (to_Z a * n + to_Z b - to_Z a * n) with (to_Z b) by lia; apply Z.mod_small; lia.
Qed.

Lemma product_pair_same a b c d : to_Z a < p -> to_Z b < n -> to_Z c < p -> to_Z d < n ->
  product_pair a b = product_pair c d <-> a = c /\ b = d.
Proof.
  intros A B C D; split; [|intros [-> ->]; reflexivity]; intros E.
  destruct (product_pair_back a b A B) as [X Y], (product_pair_back c d C D) as [X' Y']; rewrite E in X, Y; split; congruence.
Qed.

Lemma product_arcs_in a b c d : to_Z a < p -> to_Z b < n -> to_Z c < p -> to_Z d < n ->
  In (product_pair c d) (product_arcs (product_pair a b)) <->
  to_Z (product_pair a b) < to_Z (product_pair c d) /\ (In c (row P a) /\ b = d \/ a = c /\ In d (row Q b)).
Proof.
  intros A B C D; destruct (product_pair_back a b A B) as [X Y].
  unfold product_arcs; cbv zeta; rewrite X, Y, in_app_iff, !filter_In, !in_map_iff, !ltb_true.
  change (fun c0 : int => (c0 * total Q + b)%uint63) with (fun c0 => product_pair c0 b).
  change (fun c0 : int => (a * total Q + c0)%uint63) with (product_pair a).
  split.
  - intros [[(x & E & I) L]|[(x & E & I) L]]; split; try exact L.
    + apply product_pair_same in E; auto; [|apply (row_below WP a); auto]; destruct E as [-> ->]; auto.
    + apply product_pair_same in E; auto; [|apply (row_below WQ b); auto]; destruct E as [-> ->]; auto.
  - intros [L [[I ->]|[-> I]]]; [left; split; [exists c | exact L] | right; split; [exists d | exact L]]; auto.
Qed.

Lemma product_row a b c d : to_Z a < p -> to_Z b < n -> to_Z c < p -> to_Z d < n ->
  In (product_pair c d) (row product_table (product_pair a b)) <-> In c (row P a) /\ b = d \/ a = c /\ In d (row Q b).
Proof.
  intros A B C D; destruct (fits_sound _ Fits) as [F _].
  unfold product_table; rewrite tabulate_row by (rewrite product_total; exact F).
  rewrite !product_arcs_in, !product_total by assumption.
  assert (L : forall a b, to_Z a < p -> to_Z b < n -> to_Z (product_pair a b) < p * n).
  { intros x y X Y; rewrite product_pair_value by assumption; pose proof (int_range x); pose proof (int_range y); apply pair_number; lia. }
  assert (S : In c (row P a) /\ b = d \/ a = c /\ In d (row Q b) -> In a (row P c) /\ d = b \/ c = a /\ In b (row Q d)).
  { intros [[I ->]|[-> I]]; [left | right]; split; auto; [apply (row_back WP) | apply (row_back WQ)]; auto. }
  assert (S' : In a (row P c) /\ d = b \/ c = a /\ In b (row Q d) -> In c (row P a) /\ b = d \/ a = c /\ In d (row Q b)).
  { intros [[I ->]|[-> I]]; [left | right]; split; auto; [apply (row_back WP) | apply (row_back WQ)]; auto. }
  split.
  - intros (_ & _ & _ & [[_ H]|[_ H]]); auto.
  - intros H; split; [apply L; assumption|]; split; [apply L; assumption|].
    assert (N : product_pair a b <> product_pair c d).
    { intros E; apply product_pair_same in E; auto; destruct E as [-> ->]; destruct H as [[I _]|[_ I]].
      - apply (row_other WP) in I; auto.
      - apply (row_other WQ) in I; auto. }
    split; [exact N|]; apply int_differ in N.
    destruct (Z.lt_total (to_Z (product_pair a b)) (to_Z (product_pair c d))) as [T|[T|T]]; [left | contradiction | right]; auto.
Qed.

Lemma product_good : good_plain product_table.
Proof. apply tabulate_good; rewrite product_total; apply (fits_sound _ Fits). Qed.

End Product.

Definition product_num {g h P Q} (R : presents g P) (S : presents h Q) (v : vertex (product g h)) : int :=
  product_pair Q (num R (fst v)) (num S (snd v)).

Definition product_vert {g h P Q} (R : presents g P) (S : presents h Q) (i : int) : vertex (product g h) :=
  (vert R (i / total Q)%uint63, vert S (i - i / total Q * total Q)%uint63).

Lemma product_names g h P Q (R : presents g P) (S : presents h Q) : fits (to_Z (total P) * to_Z (total Q)) = true ->
  names_right (product g h) (product_table P Q) (product_num R S) (product_vert R S).
Proof.
  intros F; unfold product_num, product_vert, num, vert; destruct R as [I W], S as [J X]; simpl same_network; pose proof (product_good P Q F) as Y.
  assert (A : forall a, is_vertex g a -> to_Z (there I a) < to_Z (total P)) by (intros a A; apply numbers_vertex, there_in, A).
  assert (B : forall b, is_vertex h b -> to_Z (there J b) < to_Z (total Q)) by (intros b B; apply numbers_vertex, there_in, B).
  assert (V : forall i, is_vertex (Numbers (product_table P Q)) i -> exists a b, is_vertex g a /\ is_vertex h b /\
    i = product_pair Q (there I a) (there J b)).
  { intros i V; apply numbers_vertex in V; simpl total in V; rewrite (product_total P Q F) in V.
    destruct (product_split P Q F i V) as (a & b & U & U' & ->); apply numbers_vertex in U, U'.
    exists (back I a), (back J b); rewrite !there_back by assumption; auto using back_in. }
  split; [|split; [|split; [|split; [|split; [|split; [|exact Y]]]]]].
  - intros [a b] U; apply product_vertex in U; destruct U as [U U']; simpl; apply numbers_vertex; simpl total.
    rewrite (product_total P Q F), (product_pair_value P Q F) by auto; pose proof (int_range (there I a)); pose proof (int_range (there J b)).
    specialize (A a U); specialize (B b U'); apply pair_number; lia.
  - intros i U; apply V in U; destruct U as (a & b & U & U' & ->).
    destruct (product_pair_back P Q F (there I a) (there J b) (A a U) (B b U')) as [E E']; rewrite E, E'.
    apply product_vertex; split; apply back_in, there_in; assumption.
  - intros [a b] U; apply product_vertex in U; destruct U as [U U']; simpl.
    destruct (product_pair_back P Q F (there I a) (there J b) (A a U) (B b U')) as [E E']; rewrite E, E', !back_there by assumption; reflexivity.
  - intros i U; apply V in U; destruct U as (a & b & U & U' & ->); simpl.
    destruct (product_pair_back P Q F (there I a) (there J b) (A a U) (B b U')) as [E E']; rewrite E, E', !back_there by assumption; reflexivity.
  - intros [a b] [c d] U U'; apply product_vertex in U, U'; destruct U as [U1 U2], U' as [U3 U4]; simpl fst; simpl snd.
    rewrite product_adj, (numbers_adj _ _ _ Y), (product_row P Q W X F) by auto.
    rewrite (there_adj g _ I a c U1 U3), (there_adj h _ J b d U2 U4), !numbers_adj by assumption.
    simpl total; rewrite (product_total P Q F), (product_pair_value P Q F) by auto.
    pose proof (int_range (there I a)); pose proof (int_range (there J b)); specialize (A a U1) as A1; specialize (B b U2) as B2.
    assert (E : a = c <-> there I a = there I c).
    { split; [congruence|]; intros E; apply (f_equal (back I)) in E; rewrite !back_there in E by assumption; exact E. }
    assert (E' : b = d <-> there J b = there J d).
    { split; [congruence|]; intros E'; apply (f_equal (back J)) in E'; rewrite !back_there in E' by assumption; exact E'. }
    rewrite E, E'; destruct (pair_number (to_Z (total P)) (to_Z (total Q)) (to_Z (there I a)) (to_Z (there J b))) as (K & _); [lia | lia|].
    intuition lia.
  - apply NoDup_list_prod; [apply (once_here _ _ I) | apply (once_here _ _ J)].
Qed.

Definition product_presents g h P Q (R : presents g P) (S : presents h Q) (F : fits (to_Z (total P) * to_Z (total Q)) = true) :
  presents (product g h) (product_table P Q) := presents_by (product_names g h P Q R S F).

Definition product_plain {g h} (G : presentation g) (H : presentation h) : presentation (product g h).
Proof.
  refine (let P := plain_of G in let Q := plain_of H in let f := fits (to_Z (total P) * to_Z (total Q)) in
    Presentation (product g h) (product_table P Q) (good G && good H && f) (fun F => _)).
  apply product_presents.
  - apply presented; destruct (good G); [reflexivity | discriminate F].
  - apply presented; destruct (good G), (good H); try reflexivity; discriminate F.
  - destruct (good G), (good H); try discriminate F; exact F.
Defined.

Fixpoint torus_plain sides : presentation (Torus sides) :=
  match sides with [] => point_plain | n :: rest => product_plain (ring_plain n) (torus_plain rest) end.

Fixpoint mesh_plain sides : presentation (Mesh sides) :=
  match sides with [] => point_plain | n :: rest => product_plain (line_plain n) (mesh_plain rest) end.
