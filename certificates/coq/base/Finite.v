(* Small networks whose vertices are the numbers below n: facts by computation. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle.
Import ListNotations.
Open Scope Z_scope.

Lemma forallb_zrange (p : Z -> bool) n : forallb p (zrange n) = true -> forall v, 0 <= v < n -> p v = true.
Proof. intros H v V; rewrite forallb_forall in H; apply H, in_zrange; auto. Qed.

Lemma forallb_zrange2 (p : Z -> Z -> bool) n :
  forallb (fun u => forallb (p u) (zrange n)) (zrange n) = true ->
  forall u v, 0 <= u < n -> 0 <= v < n -> p u v = true.
Proof.
  intros H u v U V; apply (forallb_zrange (p u) n); auto.
  apply (forallb_zrange (fun u => forallb (p u) (zrange n)) n); auto.
Qed.

Lemma length_filter_sum {A} (p : A -> bool) l :
  Z.of_nat (length (filter p l)) = sum_over (fun a => if p a then 1 else 0) l.
Proof. induction l as [|a l IH]; simpl; auto; destruct (p a); simpl; lia. Qed.

Section Finite.
Variable n : Z.
Variable link : Z -> Z -> Prop.
Variable linkb : Z -> Z -> bool.
Hypothesis linkb_link : forall u v, linkb u v = true <-> link u v.
Hypothesis positive : 0 < n.
Let g := Graph Z (zrange n) link.

Definition adjb (u v : Z) : bool := negb (u =? v) && (linkb u v || linkb v u).

Lemma finite_vertex v : is_vertex g v <-> 0 <= v < n.
Proof. apply in_zrange. Qed.

Lemma adjb_adj u v : 0 <= u < n -> 0 <= v < n -> (adjb u v = true <-> adj g u v).
Proof.
  intros U V; unfold adjb, adj; rewrite !finite_vertex; simpl.
  rewrite andb_true_iff, orb_true_iff, !linkb_link, negb_true_iff, Z.eqb_neq; tauto.
Qed.

Lemma adj_adjb u v : adj g u v -> adjb u v = true.
Proof. intros A; apply adjb_adj; auto; apply finite_vertex; [eapply adj_left | eapply adj_right]; eauto. Qed.

Lemma finite_proper : proper g.
Proof. split; [apply NoDup_zrange | apply zrange_nonempty; auto]. Qed.

Lemma finite_order : order g n.
Proof. split; [apply finite_proper | apply length_zrange; lia]. Qed.

Lemma finite_decidable : decidable g.
Proof.
  split; intros; simpl; [apply decided_Zeq|].
  destruct (linkb u v) eqn:E; [left; apply linkb_link; auto|].
  right; intros L; apply linkb_link in L; congruence.
Qed.

Lemma finite_degree v : 0 <= v < n -> degree g v (Z.of_nat (length (filter (adjb v) (zrange n)))).
Proof.
  intros V; apply count_filter; [apply NoDup_zrange|]; intro w; split.
  - intros A; split; [eapply adj_right in A; auto | apply adj_adjb; auto].
  - intros [I A]; apply adjb_adj; auto; apply in_zrange; auto.
Qed.

Lemma finite_regular d :
  forallb (fun v => Z.of_nat (length (filter (adjb v) (zrange n))) =? d) (zrange n) = true -> regular g d.
Proof.
  intros H v V; apply finite_vertex in V; apply (forallb_zrange _ n H) in V as E.
  apply Z.eqb_eq in E; rewrite <- E; apply finite_degree; auto.
Qed.

Lemma finite_minimal next f :
  forallb (fun u => forallb (fun v =>
    (0 <=? f u v) && ((u =? v) || adjb u (next u v) && (0 <=? next u v) && (next u v <? n) && (f (next u v) v =? f u v - 1)) &&
    Bool.eqb (f u v =? 0) (u =? v)) (zrange n)) (zrange n) = true ->
  forallb (fun u => forallb (fun w => negb (adjb u w) || forallb (fun v => f w v <=? f u v + 1) (zrange n)) (zrange n)) (zrange n) = true ->
  descends g next f /\ (forall v, is_vertex g v -> potential g (fun u => f u v)).
Proof.
  intros H P.
  assert (K : forall u v, is_vertex g u -> is_vertex g v ->
    0 <= f u v /\ (u = v \/ adj g u (next u v) /\ f (next u v) v = f u v - 1) /\ (f u v = 0 <-> u = v)).
  { intros u v U V; apply finite_vertex in U, V.
    assert (E := forallb_zrange2 _ n H u v U V); simpl in E.
    apply andb_true_iff in E; destruct E as [E E3]; apply andb_true_iff in E; destruct E as [E1 E2].
    apply Z.leb_le in E1; apply eqb_prop in E3; split; auto; split.
    - apply orb_true_iff in E2; destruct E2 as [E2|E2]; [left; apply Z.eqb_eq; auto|right].
      rewrite !andb_true_iff, Z.leb_le, Z.ltb_lt, Z.eqb_eq in E2; split; [|tauto].
      apply adjb_adj; [auto | lia | tauto].
    - destruct (Z.eqb_spec u v), (Z.eqb_spec (f u v) 0); try congruence; tauto. }
  split; [split; [|split; [|split]]|].
  - intros u v U V; apply K; auto.
  - intros v V; apply K; auto.
  - intros u v U V; apply K; auto.
  - intros u v U V D; destruct (K u v U V) as (_ & [E|E] & _); [congruence | auto].
  - intros v V a b A; assert (A' := A); apply adj_adjb in A'.
    assert (U := adj_left A); assert (W := adj_right A); apply finite_vertex in U, W, V.
    assert (E := forallb_zrange2 _ n P a b U W); simpl in E; rewrite A' in E; simpl in E.
    apply (forallb_zrange _ n E) in V; apply Z.leb_le in V; auto.
Qed.

(* The links, in both directions. *)
Definition links : list (Z * Z) := filter (fun e => adjb (fst e) (snd e)) (list_prod (zrange n) (zrange n)).

Lemma links_adj e : In e links <-> adj g (fst e) (snd e).
Proof.
  unfold links; destruct e as (u, v); rewrite filter_In, in_prod_iff, !in_zrange; simpl; split.
  - intros [[U V] A]; apply adjb_adj; auto.
  - intros A; assert (U := adj_left A); assert (V := adj_right A); apply finite_vertex in U, V.
    split; auto; apply adj_adjb; auto.
Qed.

Lemma links_NoDup : NoDup links.
Proof. apply NoDup_filter, NoDup_list_prod; apply NoDup_zrange. Qed.

Lemma finite_cut S : cut g S (Z.of_nat (length (filter (fun e => S (fst e) && negb (S (snd e))) links))).
Proof.
  apply count_filter; [apply links_NoDup|]; intros e.
  rewrite andb_true_iff, negb_true_iff; assert (K := links_adj e); simpl in *; tauto.
Qed.

Lemma finite_size M : Z.of_nat (length links) = 2 * M -> size g M.
Proof. intros E; unfold size; rewrite <- E; apply count_list; [apply links_NoDup | apply links_adj]. Qed.

Lemma finite_symmetry f h :
  forallb (fun v => (0 <=? f v) && (f v <? n) && (h (f v) =? v) && (0 <=? h v) && (h v <? n) && (f (h v) =? v)) (zrange n) = true ->
  forallb (fun e => adjb (f (fst e)) (f (snd e)) && adjb (h (fst e)) (h (snd e))) links = true ->
  symmetry g f h.
Proof.
  intros H L.
  assert (K : forall v, is_vertex g v -> is_vertex g (f v) /\ h (f v) = v /\ is_vertex g (h v) /\ f (h v) = v).
  { intros v V; rewrite !finite_vertex in *; apply (forallb_zrange _ n H) in V.
    rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt, !Z.eqb_eq in V; tauto. }
  rewrite forallb_forall in L.
  assert (A : forall u v, adj g u v -> adj g (f u) (f v) /\ adj g (h u) (h v)).
  { intros u v A; assert (B := A); apply (links_adj (u, v)), L in B; simpl in B.
    apply andb_true_iff in B.
    destruct (K u (adj_left A)) as (U & _ & U' & _), (K v (adj_right A)) as (V & _ & V' & _).
    split; apply adjb_adj; try apply finite_vertex; tauto. }
  split; [|split; [|split]].
  - intros v V; destruct (K v V); tauto.
  - intros v V; destruct (K v V); tauto.
  - intros u v B; apply A; auto.
  - intros u v B; apply A; auto.
Qed.

End Finite.
