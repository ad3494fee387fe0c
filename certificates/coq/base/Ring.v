(* The ring of n vertices: v is joined to v+1 and v-1 modulo n. For n = 2 it is
   one link. The usual definition; topology/ring.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle.
Import ListNotations.
Open Scope Z_scope.

Definition Ring (n : Z) : graph := Graph Z (zrange n) (fun u v => v = (u + 1) mod n).

(* The number of hops the shorter way round. *)
Definition ring_distance (n u v : Z) : Z := Z.min ((v - u) mod n) ((u - v) mod n).

(* The shorter way round; upwards if both are as long. *)
Definition ring_next (n u v : Z) : Z :=
  if (v - u) mod n <=? (u - v) mod n then (u + 1) mod n else (u - 1) mod n.

(* The same, downwards if both are as long. *)
Definition ring_next_left (n u v : Z) : Z :=
  if (v - u) mod n <? (u - v) mod n then (u + 1) mod n else (u - 1) mod n.

Lemma ring_vertex n v : is_vertex (Ring n) v <-> 0 <= v < n.
Proof. apply in_zrange. Qed.

Lemma ring_step n u : 0 <= u < n -> (u + 1) mod n = if u + 1 =? n then 0 else u + 1.
Proof.
  intros H; destruct (Z.eqb_spec (u + 1) n) as [->|N]; [apply Z.mod_same; lia | apply mod_same; lia].
Qed.

Lemma ring_back n u : 0 <= u < n -> (u - 1) mod n = if u =? 0 then n - 1 else u - 1.
Proof.
  intros H; destruct (Z.eqb_spec u 0) as [->|N]; [rewrite mod_up; lia | apply mod_same; lia].
Qed.

(* Adjacency without modulus. *)
Lemma ring_adj n u v : 2 <= n ->
  adj (Ring n) u v <-> 0 <= u < n /\ 0 <= v < n /\
    (v = u + 1 \/ u = v + 1 \/ u = 0 /\ v = n - 1 \/ v = 0 /\ u = n - 1).
Proof.
  intros N; unfold adj; rewrite !ring_vertex; simpl; split.
  - intros (U & V & D & L); rewrite !ring_step in L by lia.
    destruct (Z.eqb_spec (u + 1) n), (Z.eqb_spec (v + 1) n); lia.
  - intros (U & V & L); rewrite !ring_step by lia.
    destruct (Z.eqb_spec (u + 1) n), (Z.eqb_spec (v + 1) n); lia.
Qed.

Lemma ring_proper n : 1 <= n -> proper (Ring n).
Proof. intros; split; [apply NoDup_zrange | apply zrange_nonempty; lia]. Qed.

Lemma ring_decidable n : decidable (Ring n).
Proof. split; intros; simpl; apply decided_Zeq. Qed.

Theorem ring_order n : 1 <= n -> order (Ring n) n.
Proof. intros; split; [apply ring_proper; auto | apply length_zrange; lia]. Qed.

(* ---------- Distance ---------- *)

Lemma ring_difference n u v : 0 <= u < n -> 0 <= v < n ->
  (v - u) mod n = if u <=? v then v - u else v - u + n.
Proof. intros; destruct (Z.leb_spec u v); [apply mod_same; lia | apply mod_up; lia]. Qed.

Lemma ring_distance_abs n u v : 0 <= u < n -> 0 <= v < n ->
  ring_distance n u v = Z.min (Z.abs (u - v)) (n - Z.abs (u - v)).
Proof.
  intros U V; unfold ring_distance; rewrite !ring_difference by lia.
  destruct (Z.leb_spec u v), (Z.leb_spec v u); lia.
Qed.

Lemma ring_potential n v : 2 <= n -> is_vertex (Ring n) v -> potential (Ring n) (fun u => ring_distance n u v).
Proof.
  intros N V a b A; rewrite ring_vertex in V; rewrite ring_adj in A by lia.
  cbv beta; rewrite !ring_distance_abs by lia; lia.
Qed.

Lemma ring_up n u v : 2 <= n -> 0 <= u < n -> 0 <= v < n -> u <> v -> (v - u) mod n <= (u - v) mod n ->
  adj (Ring n) u ((u + 1) mod n) /\ ring_distance n ((u + 1) mod n) v = ring_distance n u v - 1.
Proof.
  intros N U V D; rewrite (ring_difference n u v), (ring_difference n v u), ring_step by lia; intros L.
  destruct (Z.eqb_spec (u + 1) n); rewrite ring_adj, !ring_distance_abs by lia;
    destruct (Z.leb_spec u v), (Z.leb_spec v u); lia.
Qed.

Lemma ring_down n u v : 2 <= n -> 0 <= u < n -> 0 <= v < n -> u <> v -> (u - v) mod n <= (v - u) mod n ->
  adj (Ring n) u ((u - 1) mod n) /\ ring_distance n ((u - 1) mod n) v = ring_distance n u v - 1.
Proof.
  intros N U V D; rewrite (ring_difference n u v), (ring_difference n v u), ring_back by lia; intros L.
  destruct (Z.eqb_spec u 0); rewrite ring_adj, !ring_distance_abs by lia;
    destruct (Z.leb_spec u v), (Z.leb_spec v u); lia.
Qed.

Lemma ring_descends n : 2 <= n -> descends (Ring n) (ring_next n) (ring_distance n).
Proof.
  intros N; split; [|split; [|split]].
  - intros u v U V; rewrite ring_vertex in U, V; rewrite ring_distance_abs by lia; lia.
  - intros v V; rewrite ring_vertex in V; rewrite ring_distance_abs by lia; lia.
  - intros u v U V; rewrite ring_vertex in U, V; rewrite ring_distance_abs by lia; lia.
  - intros u v U V D; rewrite ring_vertex in U, V; unfold ring_next.
    destruct (Z.leb_spec ((v - u) mod n) ((u - v) mod n)); [apply ring_up | apply ring_down]; auto; lia.
Qed.

Lemma ring_descends_left n : 2 <= n -> descends (Ring n) (ring_next_left n) (ring_distance n).
Proof.
  intros N; destruct (ring_descends n N) as (A & B & C & _); split; [|split; [|split]]; auto.
  intros u v U V D; rewrite ring_vertex in U, V; unfold ring_next_left.
  destruct (Z.ltb_spec ((v - u) mod n) ((u - v) mod n)); [apply ring_up | apply ring_down]; auto; lia.
Qed.

Theorem ring_dist n u v : 2 <= n -> 0 <= u < n -> 0 <= v < n -> dist (Ring n) u v (ring_distance n u v).
Proof.
  intros N U V; apply (distance_by_descent (Ring n) (ring_next n)); try (apply ring_vertex; auto).
  - apply ring_descends; auto.
  - intros; apply ring_potential; auto.
Qed.

Theorem ring_minimal n : 2 <= n -> minimal_router (Ring n) (ring_next n).
Proof.
  intros N; apply (minimal_by_descent (Ring n) _ (ring_distance n)); [apply ring_descends; auto|].
  intros; apply ring_potential; auto.
Qed.

Theorem ring_minimal_left n : 2 <= n -> minimal_router (Ring n) (ring_next_left n).
Proof.
  intros N; apply (minimal_by_descent (Ring n) _ (ring_distance n)); [apply ring_descends_left; auto|].
  intros; apply ring_potential; auto.
Qed.

Lemma half n : 2 * (n / 2) <= n <= 2 * (n / 2) + 1.
Proof. assert (H := Z.div_mod n 2); assert (R := Z.mod_pos_bound n 2); lia. Qed.

Theorem ring_diameter n : 2 <= n -> diameter (Ring n) (n / 2).
Proof.
  intros N; assert (H := half n); set (M := n / 2) in *; clearbody M.
  apply (diameter_by_distance (Ring n) (ring_distance n) M 0 M).
  - intros u v U V; apply ring_vertex in U, V; apply ring_dist; auto.
  - intros u v U V; apply ring_vertex in U, V; rewrite ring_distance_abs by auto; lia.
  - apply ring_vertex; lia.
  - apply ring_vertex; lia.
  - rewrite ring_distance_abs by lia; lia.
Qed.

Theorem ring_connected n : 2 <= n -> connected (Ring n).
Proof. intros N; eapply diameter_connected, ring_diameter; auto. Qed.

(* ---------- Degrees ---------- *)

Theorem ring_regular n : 3 <= n -> regular (Ring n) 2.
Proof.
  intros N v V; apply ring_vertex in V.
  apply (count_list_n _ [(if v + 1 =? n then 0 else v + 1); (if v =? 0 then n - 1 else v - 1)]); auto.
  - destruct (Z.eqb_spec (v + 1) n), (Z.eqb_spec v 0); repeat constructor; simpl; lia.
  - intro w; rewrite ring_adj by lia; simpl; destruct (Z.eqb_spec (v + 1) n), (Z.eqb_spec v 0); lia.
Qed.

Theorem ring2_regular : regular (Ring 2) 1.
Proof.
  intros v V; apply ring_vertex in V; apply (count_one _ (1 - v)).
  intro w; rewrite ring_adj by lia; lia.
Qed.

Theorem ring_size n : 3 <= n -> size (Ring n) n.
Proof.
  intros; apply (size_regular _ 2 n); [apply ring_order; lia | apply ring_regular; lia | lia].
Qed.

Theorem ring2_size : size (Ring 2) 1.
Proof. apply (size_regular _ 1 2); [apply ring_order; lia | apply ring2_regular | lia]. Qed.

(* ---------- Symmetry ---------- *)

Lemma ring_adj_mod n u v : 2 <= n -> is_vertex (Ring n) u -> is_vertex (Ring n) v ->
  (adj (Ring n) u v <-> u <> v /\ (v = (u + 1) mod n \/ u = (v + 1) mod n)).
Proof. intros N U V; unfold adj; simpl; tauto. Qed.

(* Rotation by s. *)
Lemma ring_rotation n s : 2 <= n ->
  symmetry (Ring n) (fun v => (v + s) mod n) (fun v => (v - s) mod n).
Proof.
  intros N.
  assert (E : forall s u v, adj (Ring n) u v -> adj (Ring n) ((u + s) mod n) ((v + s) mod n)).
  { intros t u v A; assert (U := adj_left A); assert (V := adj_right A); apply ring_vertex in U, V.
    apply ring_adj_mod in A; auto; try (apply ring_vertex; auto).
    apply ring_adj_mod; auto; try (apply ring_vertex, mod_range; lia).
    destruct A as [D L]; split.
    - intros E; apply D.
      rewrite <- (mod_same u n), <- (mod_same v n) by lia.
      replace u with (u + t - t) by lia; replace v with (v + t - t) by lia.
      rewrite Zminus_mod, E, <- Zminus_mod; auto.
    - rewrite !Zplus_mod_idemp_l; replace (u + t + 1) with (u + 1 + t) by lia.
      replace (v + t + 1) with (v + 1 + t) by lia.
      rewrite <- (Zplus_mod_idemp_l (u + 1)), <- (Zplus_mod_idemp_l (v + 1)).
      destruct L as [<-|<-]; auto. }
  split; [|split; [|split]].
  - intros v V; apply ring_vertex in V; split; [apply ring_vertex, mod_range; lia|].
    rewrite Zminus_mod_idemp_l; replace (v + s - s) with v by lia; apply mod_same; lia.
  - intros v V; apply ring_vertex in V; split; [apply ring_vertex, mod_range; lia|].
    rewrite Zplus_mod_idemp_l; replace (v - s + s) with v by lia; apply mod_same; lia.
  - apply E.
  - intros u v A; unfold Z.sub; apply E; auto.
Qed.

Theorem ring_transitive n : 2 <= n -> vertex_transitive (Ring n).
Proof.
  intros N; apply (transitive_by_base (Ring n) 0); [apply NoDup_zrange | | apply ring_vertex; lia].
  intros v V; apply ring_vertex in V; exists (fun x => (x + v) mod n), (fun x => (x - v) mod n).
  split; [apply ring_rotation; auto | rewrite Z.add_0_l; apply mod_same; lia].
Qed.

(* ---------- Cycles and colours ---------- *)

Lemma ring_chain n : 2 <= n -> chain (Ring n) (zrange n) 0 (n - 1).
Proof.
  intros N; rewrite <- (map_id (zrange n)).
  apply (chain_by_function (Ring n) (fun i => i)); [lia|].
  intros i I; apply ring_adj; lia.
Qed.

Theorem ring_hamiltonian n : 3 <= n -> hamiltonian (Ring n).
Proof.
  intros N; apply (hamiltonian_by_chain (Ring n) (zrange n) 0 (n - 1)).
  - apply ring_chain; lia.
  - apply ring_adj; lia.
  - apply Permutation_refl.
  - rewrite length_zrange; lia.
Qed.

Theorem ring_traceable n : 2 <= n -> traceable (Ring n).
Proof. intros N; exists (zrange n), 0, (n - 1); split; [apply ring_chain; auto | apply Permutation_refl]. Qed.

Lemma even_length n : 0 <= n -> n mod 2 = 0 -> Nat.even (length (zrange n)) = true.
Proof.
  intros N E; apply Nat.even_spec; exists (Z.to_nat (n / 2)); assert (L := length_zrange n N).
  assert (H := Z.div_mod n 2); lia.
Qed.

Theorem ring_traceable_even n : 2 <= n -> n mod 2 = 0 -> traceable_even (Ring n).
Proof. intros N E; split; [apply ring_traceable; auto | apply even_length; lia]. Qed.

Lemma even_spec x : Z.even x = true <-> exists y, x = 2 * y.
Proof. rewrite Z.even_spec; reflexivity. Qed.

Lemma even_odd_step x : Z.even (x + 1) = negb (Z.even x).
Proof. rewrite Z.even_add; simpl; destruct (Z.even x); auto. Qed.

Theorem ring_bipartite n : 2 <= n -> n mod 2 = 0 -> bipartite (Ring n).
Proof.
  intros N E; exists Z.even; intros u v A; apply ring_adj in A; auto.
  assert (P : Z.even (n - 1) = false).
  { rewrite Z.even_sub; simpl; rewrite Zeven_mod, E; auto. }
  destruct A as (_ & _ & [->|[->|[(-> & ->)|(-> & ->)]]]); rewrite ?even_odd_step, ?P; simpl; try congruence;
    match goal with |- context [Z.even ?x] => destruct (Z.even x) end; simpl; congruence.
Qed.

(* A ring of odd length has no two colours: they alternate all the way round. *)
Theorem ring_odd_not_bipartite n : 3 <= n -> n mod 2 = 1 -> ~ bipartite (Ring n).
Proof.
  intros N E (c & C).
  assert (K : forall k : nat, Z.of_nat k < n -> c (Z.of_nat k) = xorb (c 0) (Nat.odd k)).
  { induction k as [|k IH]; intros L; [change (Z.of_nat 0) with 0; simpl; rewrite xorb_false_r; auto|].
    rewrite Nat.odd_succ, <- Nat.negb_odd.
    assert (A : adj (Ring n) (Z.of_nat k) (Z.of_nat (S k))) by (apply ring_adj; lia).
    apply C in A; rewrite IH in A by lia.
    destruct (c (Z.of_nat (S k))), (c 0), (Nat.odd k); simpl in *; auto; congruence. }
  assert (A : adj (Ring n) (n - 1) 0) by (apply ring_adj; lia).
  apply C in A; apply A.
  replace (n - 1) with (Z.of_nat (Z.to_nat (n - 1))) by lia; rewrite K by lia.
  replace (Nat.odd (Z.to_nat (n - 1))) with false; [destruct (c 0); auto|].
  symmetry; rewrite <- Nat.negb_even.
  replace (Nat.even (Z.to_nat (n - 1))) with true; auto; symmetry.
  apply Nat.even_spec; exists (Z.to_nat (n / 2)); assert (H := Z.div_mod n 2); lia.
Qed.
