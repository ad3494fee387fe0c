(* The product of a network with a Hamiltonian cycle and one with a path through all
   its vertices has a Hamiltonian cycle: row by row, each row is taken into the
   cycle in the place of a link of the row before. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle.
Import ListNotations.
Open Scope Z_scope.

Section CyclePath.
Variables g h : graph.
Notation gh := (product g h).
Variable u : vertex g.

Lemma row_permutation (b : vertex h) (l : list (vertex g)) p :
  Permutation (list_prod l (b :: p)) (map (fun x => (x, b)) l ++ list_prod l p).
Proof.
  induction l as [|a l IH]; simpl; auto; constructor.
  rewrite IH, !app_assoc; apply Permutation_app_tail, Permutation_app_comm.
Qed.

(* A cycle through all rows that uses a link between u and a neighbour in the first row. *)
Lemma rows p b b' : chain h p b b' -> is_vertex h b -> forall m y z,
  chain g m y z -> adj g y u -> adj g z u ->
  exists L y', chain gh L (y', b) (u, b) /\ (y' = y \/ y' = z) /\ Permutation L (list_prod (u :: m) p).
Proof.
  induction 1 as [b|b c b' p A C IH]; intros B m y z M Y Z.
  - exists (map (fun x => (x, b)) m ++ [(u, b)]), y; split; [|split; [left; auto|]].
    + apply chain_app with (z, b) (u, b); [apply chain_left; auto | apply product_adj; auto | constructor].
    + rewrite Permutation_app_comm; simpl; constructor; clear; induction m; simpl; auto.
  - destruct (IH (adj_right A) m y z M Y Z) as (L & y' & K & E & P).
    assert (N : exists m' y2, chain g m' y2 y' /\ Permutation m' m /\ (y2 = y \/ y2 = z)).
    { destruct E as [-> | ->]; [exists (rev m), z | exists m, y]; split; auto.
      - apply chain_rev; auto.
      - split; auto; apply Permutation_sym, Permutation_rev. }
    destruct N as (m' & y2 & M' & Q & E').
    assert (V : is_vertex g y') by (destruct E as [-> | ->]; eapply adj_left; eauto).
    assert (U : is_vertex g u) by (eapply adj_right; eauto).
    exists (map (fun x => (x, b)) m' ++ L ++ [(u, b)]), y2; split; [|split; auto].
    + apply chain_app with (y', b) (y', c); [apply chain_left; auto | apply product_adj; auto|].
      apply chain_app with (u, c) (u, b); [auto | | constructor].
      apply product_adj; right; split; auto; split; auto; apply adj_sym; auto.
    + rewrite row_permutation, P; simpl.
      rewrite (Permutation_map (fun x => (x, b)) Q).
      rewrite app_assoc, Permutation_app_comm; reflexivity.
Qed.

End CyclePath.

Theorem hamiltonian_cycle_path g h : hamiltonian g -> traceable h -> hamiltonian (product g h).
Proof.
  intros (u & l & L & P & Q & A) (p & b & b' & C & R).
  destruct l as [|y m]; [simpl in L; lia|].
  assert (K : forall m y, path g (y :: m) -> chain g (y :: m) y (last (y :: m) u)).
  { clear; induction m as [|x m IH]; intros y P; [constructor|].
    destruct P as [A P]; eapply chain_more; [exact A|].
    change (last (y :: x :: m) u) with (last (x :: m) u); apply IH; auto. }
  destruct Q as [Y Q]; specialize (K m y Q).
  assert (B : is_vertex h b) by (eapply Permutation_in; [exact R|]; apply (chain_ends h p b b'); auto).
  destruct (rows g h u p b b' C B (y :: m) y _ K (adj_sym Y) A) as (M & y' & D & E & S).
  apply (hamiltonian_by_chain _ M (y', b) (u, b)); auto.
  - apply product_adj; left; split; auto; apply adj_sym; destruct E as [-> | ->]; auto; apply adj_sym; auto.
  - rewrite S; apply list_prod_permutation; auto.
  - assert (F : length M = (length (u :: y :: m) * length p)%nat).
    { apply Permutation_length in S; etransitivity; [exact S | apply prod_length]. }
    rewrite F.
    assert (0 < length p)%nat by (destruct C; simpl; lia); simpl in *; nia.
Qed.

(* The parts of a product can be exchanged. *)
Lemma chain_swap g h l a b : chain (product g h) l a b ->
  chain (product h g) (map (fun x => (snd x, fst x)) l) (snd a, fst a) (snd b, fst b).
Proof.
  induction 1 as [|(a, b) (c, d) e l A C IH]; simpl; [constructor|].
  eapply chain_more; [|exact IH]; apply product_adj; apply product_adj in A; simpl; intuition.
Qed.

Lemma swap_permutation {A B} (l : list A) (m : list B) :
  Permutation (map (fun x => (snd x, fst x)) (list_prod l m)) (list_prod m l).
Proof.
  induction l as [|a l IH]; simpl; [induction m; simpl; auto|].
  rewrite map_app, IH, map_map; simpl; clear; induction m as [|b m IH]; simpl; auto.
  constructor; rewrite <- IH, !app_assoc; apply Permutation_app_tail, Permutation_app_comm.
Qed.

Lemma hamiltonian_swap g h : hamiltonian (product g h) -> hamiltonian (product h g).
Proof.
  intros (u & l & L & P & Q & A).
  assert (K : forall l u, path (product g h) (u :: l) -> chain (product g h) (u :: l) u (last (u :: l) u)).
  { clear; induction l as [|x m IH]; intros y P; [constructor|].
    destruct P as [A P]; eapply chain_more; [exact A|].
    replace (last (y :: x :: m) y) with (last (x :: m) x); [apply IH; auto|].
    clear; revert x; induction m as [|z m IH]; intros x; auto; simpl in *; auto.
    destruct m; auto; apply (IH z). }
  specialize (K l u Q); apply chain_swap in K.
  apply (hamiltonian_by_chain _ _ _ _ K).
  - replace (last (u :: l) u) with (last l u) by (destruct l; auto).
    destruct (last l u) as (a, b), u as (c, d); simpl; apply product_adj; apply product_adj in A; intuition.
  - rewrite P; apply swap_permutation.
  - rewrite map_length; simpl in *; lia.
Qed.
