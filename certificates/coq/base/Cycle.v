(* Paths laid end to end, and the Hamiltonian cycles made of them. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk.
Import ListNotations.
Open Scope Z_scope.

(* A list of vertices from a to b, each adjacent to the next. *)
Inductive chain (g : graph) : list (vertex g) -> vertex g -> vertex g -> Prop :=
| chain_one a : chain g [a] a a
| chain_more a b c l : adj g a b -> chain g l b c -> chain g (a :: l) a c.

(* There is a path through all vertices. *)
Definition traceable (g : graph) : Prop :=
  exists l a b, chain g l a b /\ Permutation l (vertices g).

Section Chains.
Variable g : graph.

Lemma chain_app l m (a b c d : vertex g) :
  chain g l a b -> adj g b c -> chain g m c d -> chain g (l ++ m) a d.
Proof. induction 1; simpl; intros; eapply chain_more; eauto. Qed.

Lemma chain_rev l (a b : vertex g) : chain g l a b -> chain g (rev l) b a.
Proof.
  induction 1; simpl; [constructor|].
  apply chain_app with b a; auto; [apply adj_sym; auto | constructor].
Qed.

Lemma chain_head l (a b : vertex g) : chain g l a b -> exists m, l = a :: m.
Proof. destruct 1; eexists; auto. Qed.

Lemma chain_last l (a b c : vertex g) : chain g l a b -> last l c = b.
Proof.
  induction 1; simpl; auto.
  destruct (chain_head _ _ _ H0) as (m & ->); simpl in *; auto.
Qed.

Lemma chain_path l (a b : vertex g) : chain g l a b -> path g l.
Proof.
  induction 1; simpl; auto.
  destruct (chain_head _ _ _ H0) as (m & ->); auto.
Qed.

(* A path through all, back to where it began. *)
Lemma hamiltonian_by_chain l (a b : vertex g) :
  chain g l a b -> adj g b a -> Permutation l (vertices g) -> 3 <= Z.of_nat (length l) -> hamiltonian g.
Proof.
  intros C A P L; destruct (chain_head _ _ _ C) as (m & ->).
  exists a, m; split; [simpl in L; lia|]; split; auto; split.
  - eapply chain_path; eauto.
  - assert (E := chain_last _ _ _ a C); destruct m; simpl in *; [lia|].
    rewrite E; auto.
Qed.

Lemma chain_cases x l (a b : vertex g) : chain g (x :: l) a b ->
  a = x /\ (l = [] /\ b = x \/ exists y k, l = y :: k /\ adj g x y /\ chain g (y :: k) y b).
Proof.
  intros C; inversion C; subst; split; auto; right.
  match goal with H : chain g l ?y b |- _ => destruct (chain_head _ _ _ H) as (k & ->); exists y, k; auto end.
Qed.

(* A chain given by a function of the number of the step. *)
Lemma chain_by_function (p : Z -> vertex g) n :
  0 < n -> (forall i, 0 <= i < n - 1 -> adj g (p i) (p (i + 1))) ->
  chain g (map p (zrange n)) (p 0) (p (n - 1)).
Proof.
  intros L A.
  assert (K : forall k : nat, Z.of_nat k < n -> chain g (map p (map Z.of_nat (seq 0 (S k)))) (p 0) (p (Z.of_nat k))).
  { induction k as [|k IH]; intros E; [constructor|].
    rewrite seq_S, !map_app; eapply chain_app; [apply IH; lia| |simpl; constructor].
    replace (Z.of_nat (S k)) with (Z.of_nat k + 1) by lia; apply A; lia. }
  specialize (K (Z.to_nat (n - 1))); unfold zrange.
  replace (Z.to_nat n) with (S (Z.to_nat (n - 1))) by lia.
  replace (n - 1) with (Z.of_nat (Z.to_nat (n - 1))) at 2 by lia; apply K; lia.
Qed.

Lemma permutation_by_length l :
  NoDup l -> NoDup (vertices g) -> (forall v, In v l -> is_vertex g v) ->
  Z.of_nat (length l) = Z.of_nat (length (vertices g)) -> Permutation l (vertices g).
Proof. intros N M I E; apply NoDup_Permutation_bis; auto; lia. Qed.

End Chains.

Lemma list_prod_permutation {A B} (l l' : list A) (m m' : list B) :
  Permutation l l' -> Permutation m m' -> Permutation (list_prod l m) (list_prod l' m').
Proof.
  intros P Q; transitivity (list_prod l' m).
  - clear Q; induction P; simpl; auto.
    + apply Permutation_app_head; auto.
    + rewrite !app_assoc; apply Permutation_app_tail, Permutation_app_comm.
    + etransitivity; eauto.
  - clear P; induction l' as [|x k IH]; simpl; auto; apply Permutation_app; auto.
    apply Permutation_map; auto.
Qed.

Section Grid.
Variables g h : graph.
Notation gh := (product g h).

Lemma chain_left l (a a' : vertex g) (b : vertex h) :
  is_vertex h b -> chain g l a a' -> chain gh (map (fun x => (x, b)) l) (a, b) (a', b).
Proof.
  intros V; induction 1; simpl; [constructor|].
  eapply chain_more; eauto; apply product_adj; auto.
Qed.

Lemma chain_right l (a : vertex g) (b b' : vertex h) :
  is_vertex g a -> chain h l b b' -> chain gh (map (fun y => (a, y)) l) (a, b) (a, b').
Proof.
  intros V; induction 1; simpl; [constructor|].
  eapply chain_more; eauto; apply product_adj; auto.
Qed.

(* Rows to and fro, two at a time. *)
Fixpoint snake (l : list (vertex g)) (m : list (vertex h)) : list (vertex gh) :=
  match m with
  | b :: c :: m' => map (fun x => (x, b)) l ++ map (fun x => (x, c)) (rev l) ++ snake l m'
  | [b] => map (fun x => (x, b)) l
  | [] => []
  end.

Lemma pairs_induction {A} (P : list A -> Prop) :
  P [] -> (forall a, P [a]) -> (forall a b l, P l -> P (a :: b :: l)) -> forall l, P l.
Proof.
  intros H0 H1 H2; assert (K : forall l, P l /\ forall a, P (a :: l)).
  { induction l as [|a l [IH IH']]; split; auto. }
  intros l; apply K.
Qed.

Lemma snake_permutation l m : Permutation (snake l m) (list_prod l m).
Proof.
  assert (S : forall (b : vertex h) m (l : list (vertex g)), Permutation (list_prod l (b :: m)) (map (fun x => (x, b)) l ++ list_prod l m)).
  { intros b k; induction l0 as [|a l0 IH]; simpl; auto; constructor.
    rewrite IH, !app_assoc; apply Permutation_app_tail, Permutation_app_comm. }
  induction m as [|b|b c m IH] using pairs_induction; simpl.
  - induction l; simpl; auto.
  - rewrite S; rewrite <- (app_nil_r (map _ l)) at 1; apply Permutation_app_head.
    clear; induction l; simpl; auto.
  - rewrite S, S; apply Permutation_app_head; apply Permutation_app; auto.
    apply Permutation_map, Permutation_sym, Permutation_rev.
Qed.

Lemma chain_ends (k : graph) l (a b : vertex k) : chain k l a b -> In a l /\ In b l.
Proof. induction 1; simpl; intuition. Qed.

Lemma snake_even l (a a' : vertex g) : chain g l a a' -> is_vertex g a -> is_vertex g a' ->
  forall m (b b' : vertex h), chain h m b b' -> is_vertex h b -> Nat.even (length m) = true ->
  chain gh (snake l m) (a, b) (a, b').
Proof.
  intros C V V'; induction m as [|b|b c m IH] using pairs_induction; intros x y D W E.
  - inversion D.
  - discriminate.
  - apply chain_cases in D; destruct D as (-> & [[F _]|(y' & k & F & A1 & D)]); [discriminate|].
    inversion F; subst; clear F.
    assert (Vc : is_vertex h y') by (eapply adj_right; eauto).
    simpl; apply chain_app with (a', b) (a', y'); [apply chain_left; auto | apply product_adj; auto|].
    apply chain_cases in D; destruct D as (_ & [[-> ->]|(z & k' & -> & A2 & D)]).
    + simpl; rewrite app_nil_r; apply chain_left; auto; apply chain_rev; auto.
    + apply chain_app with (a, y') (a, z).
      * apply chain_left; auto; apply chain_rev; auto.
      * apply product_adj; auto.
      * apply IH; auto; eapply adj_right; eauto.
Qed.

Lemma product_traceable : traceable g -> traceable h -> traceable gh.
Proof.
  intros (l & a & a' & C & P) (m & b & b' & D & Q).
  assert (V : is_vertex g a) by (eapply Permutation_in; eauto; apply (chain_ends g l a a'); auto).
  assert (V' : is_vertex g a') by (eapply Permutation_in; eauto; apply (chain_ends g l a a'); auto).
  assert (W : is_vertex h b) by (eapply Permutation_in; eauto; apply (chain_ends h m b b'); auto).
  assert (K : exists c, chain gh (snake l m) (a, b) c).
  { clear Q; revert b b' D W; induction m as [|x|x y m IH] using pairs_induction; intros b b' D W.
    - inversion D.
    - apply chain_cases in D; destruct D as (-> & _); simpl; eexists; apply chain_left; eauto.
    - apply chain_cases in D; destruct D as (-> & [[F _]|(y' & k & F & A1 & D)]); [discriminate|].
      inversion F; subst; clear F.
      assert (Vc : is_vertex h y') by (eapply adj_right; eauto).
      apply chain_cases in D; destruct D as (_ & [[-> ->]|(z & k' & -> & A2 & D)]).
      + exists (a, y'); simpl; rewrite app_nil_r.
        apply chain_app with (a', x) (a', y'); [apply chain_left; auto | apply product_adj; auto|].
        apply chain_left; auto; apply chain_rev; auto.
      + destruct (IH z b') as (c & K); auto; [eapply adj_right; eauto|]; exists c.
        simpl; apply chain_app with (a', x) (a', y'); [apply chain_left; auto | apply product_adj; auto|].
        apply chain_app with (a, y') (a, z); auto.
        * apply chain_left; auto; apply chain_rev; auto.
        * apply product_adj; auto. }
  destruct K as (c & K); exists (snake l m), (a, b), c; split; auto.
  rewrite snake_permutation; simpl; apply list_prod_permutation; auto.
Qed.

(* A path through g, and one through h with an even number of vertices: up and
   down in the rows without the first column, and back along that. *)
Lemma product_hamiltonian l m (a a' : vertex g) (b b' : vertex h) :
  chain g l a a' -> Permutation l (vertices g) -> 2 <= Z.of_nat (length l) ->
  chain h m b b' -> Permutation m (vertices h) -> 0 < Z.of_nat (length m) -> Nat.even (length m) = true ->
  hamiltonian gh.
Proof.
  intros C P L D Q M E.
  assert (V : is_vertex g a) by (eapply Permutation_in; eauto; apply (chain_ends g l a a'); auto).
  assert (V' : is_vertex g a') by (eapply Permutation_in; eauto; apply (chain_ends g l a a'); auto).
  assert (W : is_vertex h b) by (eapply Permutation_in; eauto; apply (chain_ends h m b b'); auto).
  assert (W' : is_vertex h b') by (eapply Permutation_in; eauto; apply (chain_ends h m b b'); auto).
  inversion C; subst; [simpl in L; lia|]; rename l0 into k, b0 into x.
  apply (hamiltonian_by_chain gh (snake k m ++ map (fun y => (a, y)) (rev m)) (x, b) (a, b)).
  - apply chain_app with (x, b') (a, b').
    + eapply snake_even; eauto; eapply adj_right; eauto.
    + apply product_adj; left; split; [apply adj_sym; auto | auto].
    + apply chain_right; auto; apply chain_rev; auto.
  - apply product_adj; left; auto.
  - simpl; transitivity (list_prod (a :: k) m).
    + simpl; rewrite snake_permutation, Permutation_app_comm.
      apply Permutation_app_tail, Permutation_map, Permutation_sym, Permutation_rev.
    + apply list_prod_permutation; auto.
  - rewrite app_length, map_length, rev_length.
    assert (F := Permutation_length (snake_permutation k m)); simpl in F; rewrite prod_length in F; simpl; rewrite F.
    assert (2 <= length m)%nat by (clear -E M; destruct m as [|y [|z m]]; simpl in *; [lia | discriminate | lia]).
    simpl in L; assert (1 <= length k)%nat by lia; nia.
Qed.

End Grid.

(* A network with a path through an even number of vertices. *)
Definition traceable_even (g : graph) : Prop :=
  traceable g /\ Nat.even (length (vertices g)) = true.

Lemma hamiltonian_even g h :
  traceable g -> 2 <= Z.of_nat (length (vertices g)) -> traceable_even h -> hamiltonian (product g h).
Proof.
  intros (l & a & a' & C & P) L ((m & b & b' & D & Q) & E).
  assert (F := Permutation_length P); assert (F' := Permutation_length Q).
  apply (product_hamiltonian g h l m a a' b b'); auto; try lia.
  - destruct D; simpl; lia.
  - rewrite F'; auto.
Qed.

(* A cycle is a path. *)
Lemma hamiltonian_traceable g : hamiltonian g -> traceable g.
Proof.
  intros (u & l & _ & P & Q & _); exists (u :: l), u.
  assert (K : forall l u, path g (u :: l) -> exists b, chain g (u :: l) u b).
  { clear; induction l as [|a l IH]; intros u P; [exists u; constructor|].
    destruct P as [A P]; destruct (IH a P) as (b & C); exists b; eapply chain_more; eauto. }
  destruct (K l u Q) as (b & C); exists b; auto.
Qed.
