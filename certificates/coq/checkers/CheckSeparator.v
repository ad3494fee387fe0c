(* Not Hamiltonian: without k vertices a network falls into more than k parts. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckPack CheckRouter.
Import ListNotations.
Open Scope Z_scope.

Lemma NoDup_snd {A B} (l : list (A * B)) a a' b : NoDup (map snd l) -> In (a, b) l -> In (a', b) l -> a = a'.
Proof.
  intros N I J; assert (E : (a, b) = (a', b)) by (apply (NoDup_map_back snd l); auto); congruence.
Qed.

(* The steps of a closed way: from u along l and back to u. *)
Definition steps {A} (u : A) (l : list A) (z : A) : list (A * A) := combine (u :: l) (l ++ [z]).

Lemma steps_cons {A} (u v : A) l z : steps u (v :: l) z = (u, v) :: steps v l z.
Proof. reflexivity. Qed.

Lemma steps_snd {A} (u : A) l z : map snd (steps u l z) = l ++ [z].
Proof. revert u; induction l as [|v l IH]; intros u; [reflexivity|]; rewrite steps_cons; simpl; f_equal; apply IH. Qed.

Lemma steps_app {A} (u y : A) l m z : steps u (l ++ y :: m) z = steps u l y ++ steps y m z.
Proof.
  revert u; induction l as [|v l IH]; intros u; [reflexivity|].
  simpl app; rewrite !steps_cons; simpl; f_equal; apply IH.
Qed.

Lemma steps_leave {A} (P : A -> bool) l : forall u z, P u = true -> P z = false ->
  exists a b, In (a, b) (steps u l z) /\ P a = true /\ P b = false.
Proof.
  induction l as [|v l IH]; intros u z U Z; [exists u, z; simpl; auto|].
  rewrite steps_cons; destruct (P v) eqn:E.
  - destruct (IH v z E Z) as (a & b & I & H); exists a, b; simpl; auto.
  - exists u, v; simpl; auto.
Qed.

(* A closed way that is at some time inside and at some time outside leaves. *)
Lemma closed_leave {A} (P : A -> bool) u l x y : In x (u :: l) -> In y (u :: l) -> P x = true -> P y = false ->
  exists a b, In (a, b) (steps u l u) /\ P a = true /\ P b = false.
Proof.
  intros X Y Px Py; destruct (P u) eqn:E.
  - destruct Y as [->|Y]; [congruence|].
    apply in_split in Y; destruct Y as (l1 & l2 & ->); rewrite steps_app.
    destruct (steps_leave P l1 u y E Py) as (a & b & I & H); exists a, b; rewrite in_app_iff; auto.
  - destruct X as [->|X]; [congruence|].
    apply in_split in X; destruct X as (l1 & l2 & ->); rewrite steps_app.
    destruct (steps_leave P l2 x u Px E) as (a & b & I & H); exists a, b; rewrite in_app_iff; auto.
Qed.

Section Separator.
Variable g : graph.

Lemma steps_adj l : forall u z, path g (u :: l) -> adj g (last l u) z ->
  forall a b, In (a, b) (steps u l z) -> adj g a b.
Proof.
  induction l as [|v l IH]; intros u z P L a b I.
  - destruct I as [E|[]]; injection E as <- <-; exact L.
  - rewrite steps_cons in I; destruct P as [A P]; destruct I as [E|I].
    + injection E as <- <-; exact A.
    + apply (IH v z); auto; destruct l as [|w l]; [exact L|].
      change (last (v :: w :: l) u) with (last (w :: l) u) in L.
      assert (K : forall d d' (m : list (vertex g)) e, last (e :: m) d = last (e :: m) d').
      { clear; intros d d' m; induction m as [|f m IH]; intros e; [reflexivity|]; apply (IH f). }
      rewrite (K v u); exact L.
Qed.

(* The parts have the numbers from 0; those that are taken away have none of these. *)
Theorem separator_sound (part : vertex g -> Z) (removed : list (vertex g)) :
  NoDup (vertices g) -> removed <> [] ->
  (forall v, is_vertex g v -> part v < 0 -> In v removed) ->
  (forall u v, adj g u v -> 0 <= part u -> 0 <= part v -> part u = part v) ->
  (forall j, 0 <= j <= Z.of_nat (length removed) -> exists v, is_vertex g v /\ part v = j) ->
  ~ hamiltonian g.
Proof.
  intros D R1 R L J (u & l & Long & Perm & Path & Back).
  set (k := Z.of_nat (length removed)) in *.
  assert (K : 1 <= k) by (unfold k; destruct removed; [congruence | simpl length; lia]).
  assert (N : NoDup (map snd (steps u l u))).
  { rewrite steps_snd; apply (Permutation_NoDup (l := u :: l)); [apply Permutation_cons_append|].
    apply (Permutation_NoDup (Permutation_sym Perm)); exact D. }
  assert (V : forall v, is_vertex g v <-> In v (u :: l)).
  { intros v; unfold is_vertex; split; apply Permutation_in; [apply Permutation_sym|]; exact Perm. }
  assert (A : forall a b, In (a, b) (steps u l u) -> adj g a b) by (apply steps_adj; auto).
  assert (E : forall js, (forall j, In j js -> 0 <= j <= k) -> exists bs,
    Forall2 (fun j b => In b removed /\ exists a, In (a, b) (steps u l u) /\ part a = j) js bs).
  { induction js as [|j js IH]; intros B; [exists []; constructor|].
    destruct IH as (bs & F); [intros; apply B; right; auto|].
    assert (Bj : 0 <= j <= k) by (apply B; left; auto).
    destruct (J j Bj) as (x & X & Px).
    destruct (J (if j =? 0 then 1 else 0)) as (y & Y & Py); [destruct (j =? 0); lia|].
    destruct (closed_leave (fun v => part v =? j) u l x y) as (a & b & I & Pa & Pb).
    - apply V; exact X.
    - apply V; exact Y.
    - apply Z.eqb_eq; exact Px.
    - apply Z.eqb_neq; rewrite Py; destruct (Z.eqb_spec j 0); lia.
    - apply Z.eqb_eq in Pa; apply Z.eqb_neq in Pb.
      exists (b :: bs); constructor; [|exact F]; split; [|exists a; auto].
      apply R; [apply (adj_right (A a b I))|].
      destruct (Z_lt_le_dec (part b) 0) as [H|H]; [exact H|].
      exfalso; apply Pb; rewrite <- Pa; symmetry; apply L; auto; lia. }
  destruct (E (zrange (k + 1))) as (bs & F); [intros j; rewrite in_zrange; lia|].
  assert (Nb : NoDup bs /\ incl bs removed).
  { assert (Nj := NoDup_zrange (k + 1)); revert Nj.
    induction F as [|j b js bs' [Ib (a & I & Pa)] F IH]; intros Nj; [split; [constructor | intros ? []]|].
    inversion Nj as [|? ? Hj Nj']; subst; destruct (IH Nj') as [M Inc]; split.
    - constructor; [|exact M]; intros H; apply Hj.
      clear - F H I N; induction F as [|j' b' js bs' [_ (a' & I' & <-)] F IH]; [destruct H|].
      destruct H as [<-|H]; [left; f_equal; eapply NoDup_snd; eauto | right; auto].
    - intros c [<-|H]; [exact Ib | apply Inc; exact H]. }
  assert (H := NoDup_incl_length (proj1 Nb) (proj2 Nb)).
  assert (E' : length (zrange (k + 1)) = length bs) by (clear - F; induction F; simpl; auto).
  apply inj_le in H; rewrite <- E', length_zrange in H; unfold k in *; lia.
Qed.

End Separator.

(* A cycle has at least three vertices. *)
Lemma few_not_hamiltonian g : Z.of_nat (length (vertices g)) < 3 -> ~ hamiltonian g.
Proof. intros H (u & l & L & P & _); apply Permutation_length in P; simpl in P; lia. Qed.

(* ---------- Computed ---------- *)

Section Compute.
Variable P : plain.
Notation N := (total P).

Hypothesis W : good_plain P.

Definition check_few : bool := (N <? 3)%uint63.

Lemma check_few_sound : check_few = true -> ~ hamiltonian (Numbers P).
Proof. intros H; apply few_not_hamiltonian; simpl vertices; rewrite length_ints; apply Uint63.ltb_spec in H; exact H. Qed.

End Compute.
