(* Networks of permutations by exchanges of places, among them those of a tree, are Hamiltonian-laceable from four symbols on: M. Tchuente,
   "Generation of permutations by graphical exchanges", Ars Combinatoria 14, 1982. A leaf of the tree is the last place: the network falls
   into copies by the symbol there, which are passed one after the other; the least network is searched. *)

From Coq Require Import ZArith List Bool Lia Permutation.
From Topocert Require Import Graph Walk Cycle Permutations PermutationShapes BijectivePaths FamilyWordsSays.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Four places ---------- *)

Definition same_row (a b : list Z) : bool := if list_eq_dec Z.eq_dec a b then true else false.
Definition among (a : list Z) (l : list (list Z)) : bool := existsb (same_row a) l.
Definition four : list Z := [0; 1; 2; 3].

Fixpoint rows (m : nat) : list (list Z) := match m with O => [[]] | S m => flat_map (fun x => map (cons x) (rows m)) four end.
Fixpoint all_differ (l : list Z) : bool := match l with [] => true | x :: l => negb (existsb (Z.eqb x) l) && all_differ l end.
Definition orders : list (list Z) := filter all_differ (rows 4).

Section Four.
Variable parent : Z -> Z.

Definition row_moved (t : Z) (r : list Z) : list Z := map (fun i => nth (Z.to_nat (from (Swap (parent t) t) i)) r 0) four.

(* A path from a row to another through so many more; rows that were seen have bits of a number. *)
Definition bit_of (r : list Z) : Z := match r with a :: b :: c :: _ => 16 * a + 4 * b + c | _ => 0 end.

Fixpoint path_to (goal : list Z) (more : nat) (seen : Z) (here : list Z) : option (list (list Z)) :=
  match more with
  | O => if same_row here goal then Some [here] else None
  | S more =>
      let by_move t := let next := row_moved t here in if Z.testbit seen (bit_of next) then None else option_map (cons here) (path_to goal more (Z.lor seen (2 ^ bit_of next)) next) in
      if same_row here goal then None else
      match by_move 1 with Some l => Some l | None => match by_move 2 with Some l => Some l | None => by_move 3 end end
  end.

Definition path_from (goal : list Z) : list (list Z) := match path_to goal 23 (2 ^ bit_of four) four with Some l => l | None => [] end.

Fixpoint route (l : list (list Z)) : bool :=
  match l with a :: ((b :: _) as l) => existsb (fun t => same_row (row_moved t a) b) [1; 2; 3] && among a orders && route l | [a] => among a orders | [] => false end.

Definition spans_to (goal : list Z) (l : list (list Z)) : bool :=
  match l with a :: _ => same_row a four && same_row (last l a) goal | [] => false end && route l && forallb (fun r => among r l) orders && Nat.eqb (length l) 24.

(* The first rows of a path, up to one. *)
Fixpoint up_to (r : list Z) (l : list (list Z)) : list (list Z) := match l with [] => [] | a :: l => a :: if same_row a r then [] else up_to r l end.

Definition evenly_to (goal : list Z) (l : list (list Z)) : bool :=
  match l with a :: _ => same_row a four && same_row (last l a) goal | [] => false end && route l && Nat.odd (length l).

(* It is reached by an even number of exchanges, or there is a path through all. *)
Definition laced_by (known : list (list Z)) (goal : list Z) : bool := if evenly_to goal (up_to goal known) then true else spans_to goal (path_from goal).
Definition all_laced (known : list (list Z)) : bool := forallb (laced_by known) orders.

Lemma all_laced_right known goal : all_laced known = true -> In goal orders -> exists l, evenly_to goal l = true \/ spans_to goal l = true.
Proof.
  intros H I; unfold all_laced in H; rewrite forallb_forall in H; specialize (H goal I); unfold laced_by in H; destruct (evenly_to goal (up_to goal known)) eqn:E; [exists (up_to goal known) | exists (path_from goal)]; auto.
Qed.
End Four.

Definition tree_of (b c : Z) (t : Z) : Z := if t =? 2 then b else if t =? 3 then c else 0.

Lemma four_laced : forallb (fun b => forallb (fun c => all_laced (tree_of b c) (path_from (tree_of b c) [1; 0; 2; 3])) [0; 1; 2]) [0; 1] = true.
Proof. vm_compute; reflexivity. Qed.

Lemma same_row_right a b : same_row a b = true <-> a = b.
Proof. unfold same_row; destruct (list_eq_dec Z.eq_dec a b); split; congruence. Qed.

Lemma among_right a l : among a l = true <-> In a l.
Proof. unfold among; rewrite existsb_exists; split; [intros (b & I & E); apply same_row_right in E as ->; exact I | intros I; exists a; split; [exact I | apply same_row_right; reflexivity]]. Qed.

Lemma all_differ_right l : all_differ l = true <-> NoDup l.
Proof.
  induction l as [|x l IH]; cbn [all_differ]; [split; [constructor | reflexivity]|]; rewrite andb_true_iff, NoDup_cons_iff, IH, negb_true_iff, <- not_true_iff_false, existsb_exists.
  assert (E : (exists y, In y l /\ (x =? y) = true) <-> In x l) by (split; [intros (y & I & H); apply Z.eqb_eq in H as <-; exact I | intros I; exists x; split; [exact I | apply Z.eqb_refl]]); rewrite E; tauto.
Qed.

Lemma in_rows m : forall r, In r (rows m) <-> length r = m /\ forall x, In x r -> In x four.
Proof.
  induction m as [|m IH]; intros r; cbn [rows].
  - split; [intros [<-|[]]; split; [reflexivity | intros x []] | intros [L _]; left; destruct r; [reflexivity | discriminate]].
  - rewrite in_flat_map; split.
    + intros (x & X & I); apply in_map_iff in I as (q & <- & I); apply IH in I as [L H]; split; [cbn; congruence | intros y [<-|J]; [exact X | apply H, J]].
    + intros [L H]; destruct r as [|x r]; [discriminate|]; exists x; split; [apply H; left; reflexivity|]; apply in_map, IH; split; [cbn in L; congruence | intros y J; apply H; right; exact J].
Qed.

Lemma in_orders r : In r orders <-> length r = 4%nat /\ (forall x, In x r -> In x four) /\ NoDup r.
Proof. unfold orders; rewrite filter_In, in_rows, all_differ_right; tauto. Qed.

Lemma all_differ_orders : NoDup orders.
Proof. assert (E : nodup (list_eq_dec Z.eq_dec) orders = orders) by (vm_compute; reflexivity); rewrite <- E; apply NoDup_nodup. Qed.

Lemma in_four i : In i four <-> 0 <= i < 4.
Proof. unfold four; cbn [In]; lia. Qed.

Opaque orders path_from.

Section Paths.
Variable n : Z.
Hypothesis base : 4 <= n.
Let one_up : 1 <= n.
Proof. lia. Qed.
Variable vs : list (list Z).
Variable listed : list Z -> list Z -> Prop.
Variable moves : list move.
Notation g := (Graph (list Z) vs listed).
Hypothesis once : NoDup vs.
Hypothesis are : forall w, In w vs <-> exists v, w = [v] /\ permutation n v.
Hypothesis legal_all : forall m, In m moves -> legal n m.
Hypothesis lists : forall v w, permutation n v -> permutation n w -> listed [v] [w] <-> exists m, In m moves /\ w = moved n m v.
Hypothesis swaps : forall m, In m moves -> exists a b, m = Swap a b.
Notation dig := (dig n).
Notation after := (moved_dig n one_up).

(* The tree: each place but the first has one below it. *)
Variable parent : Z -> Z.
Hypothesis below : forall t, 0 < t < n -> 0 <= parent t < t.
Hypothesis joined : forall t v, 0 < t < n -> permutation n v -> adj g [v] [moved n (Swap (parent t) t) v].

Definition colour (v : Z) : bool := parity n [v].

Lemma coloured v w : adj g [v] [w] -> colour v <> colour w.
Proof. exact (parity_adjacent n one_up vs listed moves are legal_all lists swaps [v] [w]). Qed.

Lemma swapped a b v : 0 <= a < n -> 0 <= b < n -> a <> b -> permutation n v -> permutation n (moved n (Swap a b) v) /\ colour (moved n (Swap a b) v) = negb (colour v).
Proof.
  intros A B N V; split; [apply (moved_permutation n one_up); [cbn [legal]; lia | exact V]|]; unfold colour; destruct (Z.lt_total a b) as [L|[L|L]]; [apply (parity_swap n one_up); [lia | lia | exact V] | lia |].
  replace (moved n (Swap a b) v) with (moved n (Swap b a) v); [apply (parity_swap n one_up); [lia | lia | exact V]|]; apply (word_same n one_up); intros i _; cbn [from]; f_equal; destruct (Z.eqb_spec i a), (Z.eqb_spec i b); lia.
Qed.

Lemma swap_dig a b v i : 0 <= i < n -> dig (moved n (Swap a b) v) i = dig v (if i =? a then b else if i =? b then a else i).
Proof. intros I; rewrite after by exact I; reflexivity. Qed.

(* Permutations with the same symbols from a place on. *)
Definition class (m : Z) (u v : Z) : Prop := permutation n v /\ forall i, m <= i < n -> dig v i = dig u i.
Definition one (v : Z) : list Z := [v].

Lemma class_self m u : permutation n u -> class m u u.
Proof. split; auto. Qed.

Lemma class_same m u w : class m u w -> forall v, class m u v <-> class m w v.
Proof. intros [_ E] v; split; intros [V H]; (split; [exact V|]); intros i I; rewrite H, E by exact I; reflexivity. Qed.

Lemma class_more m u v : class (m + 1) u v -> dig v m = dig u m -> class m u v.
Proof. intros [V H] E; split; [exact V|]; intros i I; destruct (Z.eq_dec i m) as [->|]; [exact E | apply H; lia]. Qed.

Lemma class_less m u v : class m u v -> class (m + 1) u v.
Proof. intros [V H]; split; [exact V|]; intros i I; apply H; lia. Qed.

Lemma class_swap m u v a b : class m u v -> 0 <= a < n -> 0 <= b < n -> a < m -> b < m -> a <> b -> class m u (moved n (Swap a b) v).
Proof.
  intros [V H] A B Ma Mb N; split; [apply swapped; assumption|]; intros i I; destruct (Z.lt_ge_cases i 0); [|rewrite swap_dig by lia; destruct (Z.eqb_spec i a); [lia|]; destruct (Z.eqb_spec i b); [lia|]; apply H, I].
  rewrite <- (H i I); exfalso; lia.
Qed.

(* A symbol below the place is there in all of the class. *)
Lemma inside m u v i : 0 <= m -> permutation n u -> class m u v -> 0 <= i < n -> i < m -> exists j, 0 <= j < n /\ j < m /\ dig v j = dig u i.
Proof.
  intros M U [V H] I L; destruct (place_right n one_up v (dig u i) V (dig_range n one_up u i)) as [J E]; exists (place n v (dig u i)); split; [exact J|]; split; [|exact E].
  destruct (Z.lt_ge_cases (place n v (dig u i)) m) as [|G]; [assumption|exfalso]; rewrite H in E by lia; apply U in E; lia.
Qed.

(* A path through all that are so. *)
Definition spans (P : Z -> Prop) (u w : Z) (l : list Z) : Prop := chain g (map one l) [u] [w] /\ NoDup l /\ forall v, In v l <-> P v.

Definition laceable (m : Z) : Prop := forall u w, permutation n u -> class m u w -> colour u <> colour w -> exists l, spans (class m u) u w l.

(* ---------- The least ---------- *)

(* The symbols of the first four places in another order. *)
Definition seated (v : Z) (r : list Z) : Z := word n (fun i => dig v (if i <? 4 then nth (Z.to_nat i) r 0 else i)).

Lemma nth_four r i : In r orders -> 0 <= i < 4 -> 0 <= nth (Z.to_nat i) r 0 < 4.
Proof. intros O I; apply in_orders in O as (L & H & _); apply in_four, H, nth_In; lia. Qed.

Lemma seated_dig v r i : 0 <= i < n -> dig (seated v r) i = dig v (if i <? 4 then nth (Z.to_nat i) r 0 else i).
Proof. intros I; apply (word_dig n one_up (fun i => dig v (if i <? 4 then nth (Z.to_nat i) r 0 else i))); [intros j _; apply (dig_range n one_up) | exact I]. Qed.

Lemma seated_range v r : numeral n (seated v r).
Proof. apply (word_range n one_up); intros j _; apply (dig_range n one_up). Qed.

Lemma seated_class v r : permutation n v -> In r orders -> class 4 v (seated v r).
Proof.
  intros V O; split; [|intros i I; rewrite seated_dig by lia; rewrite (proj2 (Z.ltb_ge i 4)) by lia; reflexivity]; split; [apply seated_range|]; intros i j I J; rewrite !seated_dig by assumption; intros E.
  assert (R : forall k, 0 <= k < n -> 0 <= (if k <? 4 then nth (Z.to_nat k) r 0 else k) < n) by (intros k K; destruct (Z.ltb_spec k 4); [pose proof (nth_four r k O ltac:(lia)); lia | lia]).
  apply V in E; try (apply R; assumption); destruct (Z.ltb_spec i 4), (Z.ltb_spec j 4); try exact E.
  - apply in_orders in O as (L & _ & N); assert (Z.to_nat i = Z.to_nat j) by (apply (proj1 (NoDup_nth r 0) N); [lia | lia | exact E]); lia.
  - pose proof (nth_four r i O ltac:(lia)); lia.
  - pose proof (nth_four r j O ltac:(lia)); lia.
Qed.

Lemma seated_four v : permutation n v -> seated v four = v.
Proof.
  intros V; apply (same_digits n one_up); [apply seated_range | apply V|]; intros i I; rewrite seated_dig by exact I; destruct (Z.ltb_spec i 4); [|reflexivity]; f_equal.
  assert (K : i = 0 \/ i = 1 \/ i = 2 \/ i = 3) by lia; destruct K as [->|[->|[->| ->]]]; reflexivity.
Qed.

Lemma seated_move v r t : 0 < t < 4 -> In r orders -> seated v (row_moved parent t r) = moved n (Swap (parent t) t) (seated v r).
Proof.
  intros T O; apply (same_digits n one_up); [apply seated_range | apply (word_range n one_up), (moved_digits n one_up)|]; intros i I; pose proof (below t ltac:(lia)) as B; rewrite seated_dig, after, seated_dig by (try exact I; cbn [from]; destruct (i =? parent t); try lia; destruct (i =? t); lia).
  f_equal; destruct (Z.ltb_spec i 4).
  - rewrite (proj2 (Z.ltb_lt _ 4)) by (cbn [from]; destruct (i =? parent t); try lia; destruct (i =? t); lia); assert (K : i = 0 \/ i = 1 \/ i = 2 \/ i = 3) by lia; destruct K as [->|[->|[->| ->]]]; reflexivity.
  - cbn [from]; rewrite (proj2 (Z.eqb_neq i (parent t))), (proj2 (Z.eqb_neq i t)) by lia; rewrite (proj2 (Z.ltb_ge i 4)) by lia; reflexivity.
Qed.

(* Each of the class is such. *)
Lemma seated_all v w : permutation n v -> class 4 v w -> exists r, In r orders /\ seated v r = w.
Proof.
  intros V [W H]; exists (map (fun i => place n v (dig w i)) four).
  assert (P : forall i, 0 <= i < 4 -> 0 <= place n v (dig w i) < 4 /\ dig v (place n v (dig w i)) = dig w i).
  { intros i I; destruct (place_right n one_up v (dig w i) V (dig_range n one_up w i)) as [J E]; split; [|exact E]; destruct (Z.lt_ge_cases (place n v (dig w i)) 4) as [|G]; [lia|exfalso]; rewrite <- H in E by lia; apply W in E; lia. }
  split.
  - apply in_orders; split; [reflexivity|]; split; [intros x X; apply in_map_iff in X as (i & <- & I); apply in_four in I; apply in_four, P, I|].
    apply NoDup_map_inj; [|repeat constructor; cbn; lia]; intros i j I J E; apply in_four in I, J; pose proof (proj2 (P i I)) as A; pose proof (proj2 (P j J)) as B; rewrite E, B in A; symmetry in A; apply W in A; lia.
  - apply (same_digits n one_up); [apply seated_range | apply W|]; intros i I; rewrite seated_dig by exact I; destruct (Z.ltb_spec i 4); [|symmetry; apply H; lia].
    assert (K : i = 0 \/ i = 1 \/ i = 2 \/ i = 3) by lia; destruct K as [->|[->|[->| ->]]]; cbn [four map nth Z.to_nat Pos.to_nat Pos.iter_op Init.Nat.add]; apply P; lia.
Qed.

Lemma seated_once v r q : permutation n v -> In r orders -> In q orders -> seated v r = seated v q -> r = q.
Proof.
  intros V R Q E; pose proof R as R'; pose proof Q as Q'; apply in_orders in R' as (Lr & _), Q' as (Lq & _); apply (nth_ext r q 0 0); [congruence|]; intros i I.
  assert (K : dig (seated v r) (Z.of_nat i) = dig (seated v q) (Z.of_nat i)) by (rewrite E; reflexivity); rewrite !seated_dig in K by lia; rewrite (proj2 (Z.ltb_lt (Z.of_nat i) 4)), Nat2Z.id in K by lia.
  pose proof (nth_four r (Z.of_nat i) R ltac:(lia)) as A; pose proof (nth_four q (Z.of_nat i) Q ltac:(lia)) as B; rewrite Nat2Z.id in A, B; apply V in K; lia.
Qed.

Lemma route_chain v : permutation n v -> forall l a, route parent (a :: l) = true -> chain g (map one (map (seated v) (a :: l))) [seated v a] [seated v (last (a :: l) a)] /\
  colour (seated v (last (a :: l) a)) = xorb (colour (seated v a)) (Nat.even (length (a :: l))) /\ forall r, In r (a :: l) -> In r orders.
Proof.
  intros V; induction l as [|b l IH]; intros a R.
  - cbn [route] in R; apply among_right in R; cbn [map last]; split; [constructor|]; split; [cbn; rewrite xorb_false_r; reflexivity | intros r [<-|[]]; exact R].
  - change (existsb (fun t => same_row (row_moved parent t a) b) [1; 2; 3] && among a orders && route parent (b :: l) = true) in R; rewrite !andb_true_iff in R; destruct R as [[Ex Oa] R]; apply among_right in Oa.
    destruct (IH b R) as (C & K & O); apply existsb_exists in Ex as (t & T & Ex); apply same_row_right in Ex; assert (T' : 0 < t < 4) by (cbn in T; lia).
    assert (A : adj g [seated v a] [seated v b]) by (rewrite <- Ex, seated_move by assumption; apply joined; [lia | apply (seated_class v a V Oa)]).
    assert (La : last (a :: b :: l) a = last (b :: l) b) by (clear; cbn [last]; revert b; induction l as [|c l IH]; intros b; [reflexivity|]; cbn [last] in *; destruct l; [reflexivity | apply IH]).
    rewrite La; split; [cbn [map] in *; apply (chain_more g _ [seated v b]); assumption|]; split; [|intros r [<-|I]; [exact Oa | apply O, I]].
    rewrite K; pose proof (coloured _ _ A) as D; change (length (a :: b :: l)) with (S (length (b :: l))); rewrite Nat.even_succ, <- Nat.negb_even; destruct (colour (seated v a)), (colour (seated v b)), (Nat.even (length (b :: l))); cbn; congruence.
Qed.

Lemma same_parents : exists b c, In b [0; 1] /\ In c [0; 1; 2] /\ forall t, 0 < t < 4 -> parent t = tree_of b c t.
Proof.
  exists (parent 2), (parent 3); pose proof (below 1 ltac:(lia)); pose proof (below 2 ltac:(lia)); pose proof (below 3 ltac:(lia)); split; [cbn; lia|]; split; [cbn; lia|]; intros t T; assert (K : t = 1 \/ t = 2 \/ t = 3) by lia; destruct K as [->|[->| ->]]; cbn; lia.
Qed.

Lemma route_same p q l : (forall t, 0 < t < 4 -> p t = q t) -> route p l = route q l.
Proof.
  intros E; assert (M : forall t r, In t [1; 2; 3] -> row_moved p t r = row_moved q t r) by (intros t r I; unfold row_moved; rewrite E by (cbn in I; lia); reflexivity).
  induction l as [|a [|b l] IH]; try reflexivity; change (existsb (fun t => same_row (row_moved p t a) b) [1; 2; 3] && among a orders && route p (b :: l) = existsb (fun t => same_row (row_moved q t a) b) [1; 2; 3] && among a orders && route q (b :: l)).
  rewrite IH; cbn [existsb]; rewrite !M by (cbn; tauto); reflexivity.
Qed.

Lemma laceable_four : laceable 4.
Proof.
  intros v w V W D; destruct (seated_all v w V W) as (r & R & <-); destruct same_parents as (b & c & Ib & Ic & Same).
  pose proof four_laced as F; rewrite forallb_forall in F; specialize (F b Ib); rewrite forallb_forall in F; specialize (F c Ic); destruct (all_laced_right _ _ r F R) as (l & Fl); clear F; destruct Fl as [F|F].
  - exfalso; apply D; unfold evenly_to in F; rewrite !andb_true_iff in F; destruct F as [[F1 F2] F3]; destruct l as [|a k]; [discriminate|]; apply andb_true_iff in F1 as [E1 E2]; apply same_row_right in E1, E2; subst a.
    rewrite <- (route_same parent _ _ Same) in F2; destruct (route_chain v V k four F2) as (_ & K & _); rewrite E2, seated_four in K by exact V; rewrite K; rewrite <- Nat.negb_odd, F3; cbn; rewrite xorb_false_r; reflexivity.
  - unfold spans_to in F; rewrite !andb_true_iff in F; destruct F as [[[F1 F2] F3] F4]; destruct l as [|a l]; [discriminate|]; apply andb_true_iff in F1 as [E1 E2]; apply same_row_right in E1, E2; subst a.
    rewrite <- (route_same parent _ _ Same) in F2; destruct (route_chain v V l four F2) as (C & _ & O); rewrite E2, seated_four in C by exact V; exists (map (seated v) (four :: l)); split; [exact C|].
    rewrite forallb_forall in F3; assert (N : NoDup (four :: l)) by (apply NoDup_incl_NoDup with (l := orders); [apply all_differ_orders | apply Nat.eqb_eq in F4; rewrite F4; vm_compute; apply le_n | intros x I; apply among_right, F3, I]).
    split; [apply NoDup_map_inj; [|exact N]; intros x y X Y; apply seated_once; auto|].
    intros x; rewrite in_map_iff; split; [intros (q & <- & I); apply seated_class; auto | intros X; destruct (seated_all v x V X) as (q & Q & <-); exists q; split; [reflexivity | apply among_right, F3, Q]].
Qed.

(* ---------- One place more ---------- *)

Lemma split_path (f : Z -> Z) l : forall u w, chain g (map one l) [u] [w] -> (exists x, In x l /\ f x <> f u) ->
  exists l1 l2 b c, l = l1 ++ l2 /\ chain g (map one l1) [u] [b] /\ adj g [b] [c] /\ chain g (map one l2) [c] [w] /\ f b <> f c.
Proof.
  induction l as [|x l IH]; intros u w C (y & I & D); [destruct I|]; cbn [map] in C; destruct (chain_cases g _ _ _ _ C) as [E H]; unfold one in E at 1; injection E as ->.
  destruct I as [->|I]; [contradiction|]; destruct l as [|z l]; [destruct I|]; destruct H as [[H _]|(a & k & H & A & Cz)]; [discriminate|]; cbn [map] in H; injection H as <- <-; unfold one in A at 2, Cz at 1 3.
  destruct (Z.eq_dec (f z) (f x)) as [E|E].
  - destruct (IH z w Cz) as (l1 & l2 & b & c & E' & C1 & A' & C2 & N); [exists y; split; [exact I | congruence]|]; exists (x :: l1), l2, b, c; split; [cbn; congruence|]; split; [cbn [map]; apply (chain_more g _ [z]); assumption | auto].
  - exists [x], (z :: l), x, z; split; [reflexivity|]; split; [constructor|]; split; [exact A|]; split; [exact Cz | congruence].
Qed.

Section More.
Variable m : Z.
Hypothesis from_four : 4 <= m < n.
Hypothesis IH : laceable m.
Notation s := (parent m).

Lemma s_range : 0 <= s < m.
Proof. apply below; lia. Qed.

(* The last vertex in a copy: it has a given symbol at the place below, and a given colour. *)
Lemma way_out a i : permutation n a -> 0 <= i < m -> exists e, class m a e /\ dig e s = dig a i /\ colour e <> colour a.
Proof.
  intros A I; pose proof s_range as Sr.
  assert (B : exists b, class m a b /\ dig b s = dig a i).
  { destruct (Z.eq_dec i s) as [->|N]; [exists a; split; [apply class_self, A | reflexivity]|]; exists (moved n (Swap i s) a); split; [apply class_swap; try lia; apply class_self, A|].
    rewrite swap_dig by lia; rewrite (proj2 (Z.eqb_neq s i)), Z.eqb_refl by congruence; reflexivity. }
  destruct B as (b & Cb & Db); destruct (bool_dec (colour b) (colour a)) as [E|E]; [|exists b; auto].
  assert (Two : exists j k, 0 <= j < m /\ 0 <= k < m /\ j <> k /\ s <> j /\ s <> k).
  { destruct (Z.eq_dec s 0); [exists 1, 2; lia|]; destruct (Z.eq_dec s 1); [exists 0, 2; lia | exists 0, 1; lia]. }
  destruct Two as (j & k & J & K & Njk & Nj & Nk); exists (moved n (Swap j k) b); split; [apply class_swap; try lia; exact Cb|]; split.
  - rewrite swap_dig by lia; rewrite (proj2 (Z.eqb_neq s j)), (proj2 (Z.eqb_neq s k)) by congruence; exact Db.
  - destruct (swapped j k b) as [_ F]; try lia; [apply Cb|]; rewrite F, E; destruct (colour a); discriminate.
Qed.

Lemma crossing e : permutation n e -> let f := moved n (Swap s m) e in permutation n f /\ adj g [e] [f] /\ colour f = negb (colour e) /\ dig f m = dig e s /\ class (m + 1) e f.
Proof.
  intros E f; pose proof s_range as Sr; destruct (swapped s m e ltac:(lia) ltac:(lia) ltac:(lia) E) as [F C]; split; [exact F|]; split; [apply joined; [lia | exact E]|]; split; [exact C|]; split.
  - unfold f; rewrite swap_dig by lia; rewrite (proj2 (Z.eqb_neq m s)), Z.eqb_refl by lia; reflexivity.
  - apply class_swap; try lia; apply class_self, E.
Qed.

(* Through the copies with these symbols at the place, in this order. *)
Lemma traverse xs : forall a w x, NoDup (x :: xs) -> (forall y, In y (x :: xs) -> exists i, 0 <= i < n /\ i < m + 1 /\ dig a i = y) ->
  permutation n a -> class (m + 1) a w -> dig a m = x -> dig w m = last xs x -> colour a <> colour w ->
  exists l, spans (fun v => class (m + 1) a v /\ In (dig v m) (x :: xs)) a w l.
Proof.
  induction xs as [|y xs IHx]; intros a w x N Sy A W Dx Dw Co.
  - cbn [last] in Dw; destruct (IH a w A (class_more m a w W ltac:(congruence)) Co) as (l & C & Nl & H); exists l; split; [exact C|]; split; [exact Nl|]; intros v; rewrite H; split.
    + intros K; split; [apply class_less, K | left; rewrite <- Dx; symmetry; apply K; lia].
    + intros [K [E|[]]]; apply class_more; [exact K | congruence].
  - destruct (Sy y) as (i & I & Im & Di); [right; left; reflexivity|]; pose proof N as Two; apply NoDup_cons_iff in Two as [Nx Ny]; subst x.
    assert (i <> m) by (intros ->; apply Nx; left; exact (eq_sym Di)).
    destruct (way_out a i A ltac:(lia)) as (e & Ce & De & Oe); destruct (IH a e A Ce) as (l1 & C1 & N1 & H1); [intros Q; apply Oe; symmetry; exact Q|].
    destruct (crossing e (proj1 Ce)) as (F & Ad & Cf & Df & Kf); set (f := moved n (Swap s m) e) in *.
    assert (Kaf : class (m + 1) a f) by (apply (class_same (m + 1) a e (class_less m a e Ce)), Kf).
    destruct (IHx f w y) as (l2 & C2 & N2 & H2); [exact Ny | | exact F | apply (class_same (m + 1) a f Kaf), W | congruence | | |].
    + intros z Z_; destruct (Sy z (or_intror Z_)) as (j & J & Jm & Dj); destruct (inside (m + 1) a f j ltac:(lia) A Kaf J Jm) as (k & K & Km & Dk); exists k; split; [exact K|]; split; [exact Km | congruence].
    + rewrite Dw; clear; revert y; induction xs as [|z xs IH]; intros y; [reflexivity|]; cbn [last]; destruct xs; [reflexivity | apply IH].
    + rewrite Cf; destruct (colour a), (colour e), (colour w); cbn; congruence.
    + exists (l1 ++ l2); split; [rewrite map_app; apply (chain_app g _ _ [a] [e] [f] [w]); assumption|]; split.
      * apply NoDup_app_intro; [exact N1 | exact N2|]; intros v V1 V2; apply H1 in V1; apply H2 in V2 as [_ V2]; apply Nx; rewrite <- (proj2 V1 m) by lia; exact V2.
      * intros v; rewrite in_app_iff, H1, H2; split.
        -- intros [K|[K I']]; [split; [apply class_less, K | left; symmetry; apply K; lia] | split; [apply (class_same (m + 1) a f Kaf), K | right; exact I']].
        -- intros [K [E|I']]; [left; apply class_more; [exact K | congruence] | right; split; [apply (class_same (m + 1) a f Kaf), K | exact I']].
Qed.

(* The symbols up to the place, without some. *)
Definition others (u : Z) (without : list Z) : list Z := filter (fun x => negb (existsb (Z.eqb x) without)) (map (dig u) (zrange (m + 1))).

Lemma in_others u without x : In x (others u without) <-> (exists i, 0 <= i < n /\ i < m + 1 /\ dig u i = x) /\ ~ In x without.
Proof.
  unfold others; rewrite filter_In, in_map_iff, negb_true_iff, <- not_true_iff_false, existsb_exists.
  assert (E : (exists y, In y without /\ (x =? y) = true) <-> In x without) by (split; [intros (y & I & H); apply Z.eqb_eq in H as <-; exact I | intros I; exists x; split; [exact I | apply Z.eqb_refl]]); rewrite E.
  split; intros [(i & A & B) C]; (split; [|exact C]); exists i; [apply in_zrange in B; repeat split; lia || exact A | split; [apply B | apply in_zrange; lia]].
Qed.

Lemma others_once u without : permutation n u -> NoDup (others u without).
Proof. intros U; apply NoDup_filter, NoDup_map_inj; [|apply NoDup_zrange]; intros i j I J E; apply in_zrange in I, J; apply U in E; lia. Qed.

Lemma between_ends (x y : Z) l : NoDup l -> ~ In x l -> ~ In y l -> x <> y -> NoDup (x :: l ++ [y]) /\ last (l ++ [y]) x = y /\ forall z, In z (x :: l ++ [y]) <-> z = x \/ In z l \/ z = y.
Proof.
  intros N X Y D; split; [constructor; [rewrite in_app_iff; cbn; intuition congruence | apply NoDup_app_intro; [exact N | repeat constructor; intros [] | intros z I [<-|[]]; contradiction]]|]; split; [apply last_last|].
  intros z; cbn [In]; rewrite in_app_iff; cbn [In]; intuition congruence.
Qed.

Lemma laceable_more : laceable (m + 1).
Proof.
  intros u w U W Co; pose proof s_range as Sr; assert (M1 : 0 <= m + 1) by lia.
  assert (At : forall v, class (m + 1) u v -> exists i, 0 <= i < n /\ i < m + 1 /\ dig u i = dig v m).
  { intros v V; destruct (inside (m + 1) v u m M1 (proj1 V)) as (i & I & Li & E); [apply (class_same (m + 1) u v V), class_self, U | lia | lia | exists i; auto]. }
  destruct (Z.eq_dec (dig u m) (dig w m)) as [E|E].
  - destruct (IH u w U (class_more m u w W (eq_sym E)) Co) as (l & C & N & H).
    assert (Far : exists x, In x l /\ dig x s <> dig u s).
    { set (j := if Z.eq_dec s 0 then 1 else 0); assert (J : 0 <= j < m /\ j <> s) by (unfold j; destruct (Z.eq_dec s 0); lia); exists (moved n (Swap s j) u); split; [apply H, class_swap; try lia; apply class_self, U|].
      rewrite swap_dig, Z.eqb_refl by lia; intros Q; apply U in Q; lia. }
    destruct (split_path (fun v => dig v s) l u w C Far) as (l1 & l2 & b & c & -> & C1 & A & C2 & D).
    assert (Ends : forall l u w, chain g (map one l) [u] [w] -> In u l /\ In w l).
    { clear; intros l u w C; apply chain_ends in C as [A B]; apply in_map_iff in A as (x & Ex & A), B as (y & Ey & B); injection Ex as ->; injection Ey as ->; auto. }
    pose proof (proj1 (H b) ltac:(apply in_or_app; left; apply (Ends l1 u b C1))) as Kb; pose proof (proj1 (H c) ltac:(apply in_or_app; right; apply (Ends l2 c w C2))) as Kc.
    destruct (crossing b (proj1 Kb)) as (Fb & Ab & Cb & Db & Xb); destruct (crossing c (proj1 Kc)) as (Fc & Ac & Cc & Dc & Xc); set (b' := moved n (Swap s m) b) in *; set (c' := moved n (Swap s m) c) in *.
    assert (Ub : class (m + 1) u b') by (apply (class_same (m + 1) u b (class_less m u b Kb)), Xb); assert (Uc : class (m + 1) u c') by (apply (class_same (m + 1) u c (class_less m u c Kc)), Xc).
    assert (Nb : forall v, class m u v -> dig v s <> dig u m) by (intros v V Q; rewrite <- (proj2 V m) in Q by lia; apply V in Q; lia).
    set (mid := others u [dig b s; dig c s; dig u m]).
    destruct (between_ends (dig b s) (dig c s) mid (others_once u _ U)) as (Ns & La & Is); [intros I; apply in_others in I as [_ I]; apply I; cbn; auto | intros I; apply in_others in I as [_ I]; apply I; cbn; auto | exact D|].
    assert (All : forall z, In z (dig b s :: mid ++ [dig c s]) <-> (exists i, 0 <= i < n /\ i < m + 1 /\ dig u i = z) /\ z <> dig u m).
    { intros z; rewrite Is; unfold mid; rewrite in_others; split.
      - intros [->|[[Ex Nz]| ->]]; [split; [rewrite <- Db; apply At, Ub | apply Nb, Kb] | split; [exact Ex | intros ->; apply Nz; cbn; auto] | split; [rewrite <- Dc; apply At, Uc | apply Nb, Kc]].
      - intros [Ex Nz]; destruct (Z.eq_dec z (dig b s)); [auto|]; destruct (Z.eq_dec z (dig c s)); [auto|]; right; left; split; [exact Ex | cbn; intuition congruence]. }
    destruct (traverse (mid ++ [dig c s]) b' c' (dig b s) Ns) as (q & Cq & Nq & Hq); [| exact Fb | apply (class_same (m + 1) u b' Ub), Uc | exact Db | rewrite La; exact Dc | |].
    + intros z Z_; apply All in Z_ as [(i & I & Li & <-) _]; apply (inside (m + 1) u b' i M1 U Ub I Li).
    + rewrite Cb, Cc; pose proof (coloured _ _ A); destruct (colour b), (colour c); cbn; congruence.
    + assert (Hq' : forall v, In v q <-> class (m + 1) u v /\ dig v m <> dig u m).
      { intros v; rewrite Hq, <- (class_same (m + 1) u b' Ub v), All; split; [intros [K [_ Nz]]; auto | intros [K Nz]; auto]. }
      exists (l1 ++ q ++ l2); split; [|split].
      * rewrite !map_app; apply (chain_app g _ _ [u] [b] [b'] [w] C1 Ab), (chain_app g _ _ [b'] [c'] [c] [w] Cq (adj_sym Ac) C2).
      * assert (Dis : forall v, In v (l1 ++ l2) -> ~ In v q) by (intros v I J; apply H in I; apply Hq' in J as [_ J]; apply J, I; lia).
        apply (Permutation_NoDup (l := q ++ l1 ++ l2)); [apply Permutation_app_swap_app | apply NoDup_app_intro; [exact Nq | exact N | intros v I J; exact (Dis v J I)]].
      * intros v; rewrite !in_app_iff, Hq'; split.
        -- intros [I|[[K _]|I]]; [apply class_less, H, in_or_app; auto | exact K | apply class_less, H, in_or_app; auto].
        -- intros K; destruct (Z.eq_dec (dig v m) (dig u m)) as [Q|Q]; [pose proof (proj2 (H v) (class_more m u v K Q)) as I; apply in_app_or in I; tauto | auto].
  - set (mid := others u [dig u m; dig w m]).
    destruct (between_ends (dig u m) (dig w m) mid (others_once u _ U)) as (Ns & La & Is); [intros I; apply in_others in I as [_ I]; apply I; cbn; auto | intros I; apply in_others in I as [_ I]; apply I; cbn; auto | exact E|].
    assert (All : forall z, In z (dig u m :: mid ++ [dig w m]) <-> exists i, 0 <= i < n /\ i < m + 1 /\ dig u i = z).
    { intros z; rewrite Is; unfold mid; rewrite in_others; split.
      - intros [->|[[Ex _]| ->]]; [apply At, class_self, U | exact Ex | apply At, W].
      - intros Ex; destruct (Z.eq_dec z (dig u m)); [auto|]; destruct (Z.eq_dec z (dig w m)); [auto|]; right; left; split; [exact Ex | cbn; intuition congruence]. }
    destruct (traverse (mid ++ [dig w m]) u w (dig u m) Ns) as (l & C & N & H); [intros z Z_; apply All, Z_ | exact U | exact W | reflexivity | rewrite La; reflexivity | exact Co|].
    exists l; split; [exact C|]; split; [exact N|]; intros v; rewrite H, All; split; [intros [K _]; exact K | intros K; split; [exact K | apply At, K]].
Qed.
End More.

Lemma laceable_all : laceable n.
Proof.
  assert (H : forall k : nat, 4 + Z.of_nat k <= n -> laceable (4 + Z.of_nat k)).
  { induction k as [|k IH]; intros L; [exact laceable_four|]; replace (4 + Z.of_nat (S k)) with (4 + Z.of_nat k + 1) by lia; apply laceable_more; [lia | apply IH; lia]. }
  specialize (H (Z.to_nat (n - 4)) ltac:(lia)); replace (4 + Z.of_nat (Z.to_nat (n - 4))) with n in H by lia; exact H.
Qed.

Theorem cayley_laceable : connected g -> hamiltonian_laceable g.
Proof.
  intros C; split; [exact C|]; split; [exact (cayley_bipartite n one_up vs listed moves are legal_all lists swaps)|]; intros u w d [W _] O.
  pose proof (walk_left g u w d W) as U; pose proof (walk_right g u w d W) as V; apply are in U as (a & -> & A), V as (b & -> & B).
  pose proof (colour_of_walk g (parity n) (parity_adjacent n one_up vs listed moves are legal_all lists swaps) [a] [b] d W) as K; rewrite O in K.
  destruct (laceable_all a b A) as (l & P & N & H); [split; [exact B | intros; lia] | unfold colour; rewrite K; destruct (parity n [a]); discriminate|].
  destruct (chain_head g _ _ _ P) as (q & E); exists q; split; [|split; [rewrite <- E; apply (chain_path g _ _ _ P)|]].
  - rewrite <- E; apply NoDup_Permutation; [apply NoDup_map_inj; [intros x y _ _ F; injection F; auto | exact N] | exact once|]; intros w; rewrite in_map_iff; split.
    + intros (v & <- & I); apply are; exists v; split; [reflexivity | apply H, I].
    + intros I; apply are in I as (v & -> & Pv); exists v; split; [reflexivity | apply H; split; [exact Pv | intros; lia]].
  - pose proof (chain_last g _ _ _ [a] P) as La; rewrite E in La; destruct q as [|y q]; [exact La|]; cbn [last] in *; exact La.
Qed.
End Paths.

(* ---------- By moves that lower each place ---------- *)

Lemma chosen_each (P : Z -> Z -> Prop) (k : nat) : (forall t, 0 < t < Z.of_nat k -> exists s, P t s) -> exists f, forall t, 0 < t < Z.of_nat k -> P t (f t).
Proof.
  induction k as [|k IH]; intros H; [exists (fun t => t); intros; lia|]; destruct IH as [f F]; [intros; apply H; lia|].
  destruct (Z.eq_dec (Z.of_nat k) 0) as [E|E]; [exists f; intros; lia|]; destruct (H (Z.of_nat k) ltac:(lia)) as [s S_]; exists (fun t => if t =? Z.of_nat k then s else f t).
  intros t T; destruct (Z.eqb_spec t (Z.of_nat k)) as [->|]; [exact S_ | apply F; lia].
Qed.

Theorem lowered_laceable n (base : 1 <= n) vs listed moves (once : NoDup vs) (are : forall w, In w vs <-> exists v, w = [v] /\ permutation n v) (legal_all : forall m, In m moves -> legal n m)
  (lists : forall v w, permutation n v -> permutation n w -> listed [v] [w] <-> exists m, In m moves /\ w = moved n m v) :
  4 <= n -> (forall m, In m moves -> exists a b, m = Swap a b) -> (forall t, 0 < t < n -> exists m, lowers n moves t m) -> hamiltonian_laceable (Graph (list Z) vs listed).
Proof.
  intros Four Sw Lo; destruct (chosen_each (fun t s => 0 <= s < t /\ forall v, permutation n v -> adj (Graph (list Z) vs listed) [v] [moved n (Swap s t) v]) (Z.to_nat n)) as [f F].
  - intros t T; rewrite Z2Nat.id in T by lia; destruct (Lo t T) as (m & I & L & _); pose proof (both_legal n moves legal_all m I) as Le.
    assert (M : exists a b, m = Swap a b) by (apply in_both in I as (k & I & E); destruct (Sw k I) as (a & b & ->); exists a, b; destruct E; assumption).
    destruct M as (a & b & ->); assert (A : forall v, permutation n v -> adj (Graph (list Z) vs listed) [v] [moved n (Swap a b) v]) by (intros v V; apply (adjacent n base vs listed moves are legal_all lists); eauto).
    cbn [undo from legal] in L, Le; destruct (Z.eqb_spec t a) as [->|]; [exists b; split; [exact L|]; intros v V; rewrite exchange_turned by exact base; apply A, V|].
    destruct (Z.eqb_spec t b) as [->|]; [exists a; auto | lia].
  - rewrite Z2Nat.id in F by lia; apply (cayley_laceable n Four vs listed moves once are legal_all lists Sw f); [intros t T; apply F, T | intros t v T V; apply F; assumption|].
    apply (cayley_connected n base vs listed moves are legal_all lists Lo).
Qed.
