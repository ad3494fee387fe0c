(* Not vertex-transitive: from two vertices different numbers of vertices are some distance away. And the counts that
   need no certificate: order, size, degrees. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk Broadcast CheckGraph CheckIso CheckSymmetry CheckDistance.
Import ListNotations.
Open Scope Z_scope.

(* How many vertices are k hops away, if the levels are right. *)
Definition away (P : plain) (s k : int) : option Z :=
  let t := levels P s in
  if levels_check P s t then Some (Z.of_nat (length (filter (fun v => t.[v] =? k)%uint63 (ints (total P))))) else None.

Definition separation_check (P : plain) (u v k : int) : bool :=
  match away P u k, away P v k with Some a, Some b => negb (a =? b) | _, _ => false end.

Section Separation.
Variable P : plain.
Hypothesis W : good_plain P.

Lemma away_spec s k n : away P s k = Some n -> to_Z s < to_Z (total P) /\ count (fun v => dist (Numbers P) s v (to_Z k)) n.
Proof.
  unfold away; set (t := levels P s); clearbody t; destruct (levels_check P s t) eqn:C; [|discriminate]; intros E; injection E as <-.
  pose proof (levels_sound P W s t C) as D; split.
  - unfold levels_check in C; rewrite !andb_true_iff, ltb_true in C; tauto.
  - apply count_filter; [apply NoDup_ints|]; intros v; rewrite in_ints, int_eqb_eq; split.
    + intros H; assert (V : to_Z v < to_Z (total P)) by (apply numbers_vertex; destruct H as [H _]; apply (walk_right _ _ _ _ H)).
      split; [exact V|]; apply to_Z_inj, (dist_unique (Numbers P) s v); [apply D; exact V | exact H].
    + intros [V <-]; apply D; exact V.
Qed.

Lemma separation_sound u v k : separation_check P u v k = true -> ~ vertex_transitive (Numbers P).
Proof.
  unfold separation_check; destruct (away P u k) as [a|] eqn:A; [|discriminate]; destruct (away P v k) as [b|] eqn:B; [|discriminate].
  intros N T; apply negb_true_iff, Z.eqb_neq in N; apply N.
  apply away_spec in A, B; destruct A as [U A], B as [V B]; apply numbers_vertex in U, V.
  assert (L : forall x y n m, is_vertex (Numbers P) x -> is_vertex (Numbers P) y ->
    count (fun w => dist (Numbers P) x w (to_Z k)) n -> count (fun w => dist (Numbers P) y w (to_Z k)) m -> n <= m).
  { intros x y n m X Y; destruct (T x y X Y) as (f & F & <-); apply count_injection with (f := f).
    - intros w H; apply automorphism_dist; [apply NoDup_ints | exact F | exact H].
    - intros p q [H _] [K _]; apply automorphism_injective; [apply NoDup_ints | exact F | apply (walk_right _ _ _ _ H) | apply (walk_right _ _ _ _ K)]. }
  apply Z.le_antisymm; [apply (L u v a b U V A B) | apply (L v u b a V U B A)].
Qed.

End Separation.

Lemma iso_not_transitive {g h} (I : iso g h) : ~ vertex_transitive h -> ~ vertex_transitive g.
Proof. intros N T; apply N, (iso_transitive (iso_inverse I)), T. Qed.

(* From the vertices of these two numbers different numbers of vertices are k hops away. *)
Theorem check_not_transitive g (G : presentation g) u v k :
  good G && separation_check (plain_of G) u v k = true -> ~ vertex_transitive g.
Proof.
  rewrite andb_true_iff; intros [F C]; destruct (presented G F) as [I W]; apply (iso_not_transitive I), (separation_sound _ W u v k C).
Qed.

(* ---------- Counts ---------- *)

Theorem check_order g (G : presentation g) n : good G && (to_Z (total (plain_of G)) =? n) = true -> order g n.
Proof.
  rewrite andb_true_iff, Z.eqb_eq; intros [F <-]; destruct (presented G F) as [I W]; apply (iso_order I).
  split; [apply numbers_proper, W | apply length_ints].
Qed.

Definition row_length (P : plain) (v : int) : Z := Z.of_nat (length (row P v)).

Lemma numbers_degree P v : good_plain P -> is_vertex (Numbers P) v -> degree (Numbers P) v (row_length P v).
Proof.
  intros W V; apply numbers_vertex in V; apply count_list; [apply row_once; assumption|].
  intros w; rewrite numbers_adj by exact W; tauto.
Qed.

Definition size_check (P : plain) (m : Z) : bool := sum_over (row_length P) (ints (total P)) =? 2 * m.

Theorem check_size g (G : presentation g) m : good G && size_check (plain_of G) m = true -> size g m.
Proof.
  rewrite andb_true_iff; unfold size_check; rewrite Z.eqb_eq; intros [F C]; destruct (presented G F) as [I W]; apply (iso_size I).
  apply (size_by_degrees (Numbers (plain_of G)) (row_length (plain_of G))); [apply numbers_proper, W | intros v V; apply numbers_degree; assumption | exact C].
Qed.

Definition regular_check (P : plain) (d : Z) : bool := every (total P) (fun v => row_length P v =? d).

Theorem check_regular g (G : presentation g) d : good G && regular_check (plain_of G) d = true -> regular g d.
Proof.
  rewrite andb_true_iff; intros [F C]; destruct (presented G F) as [I W]; apply (iso_regular I); intros v V.
  pose proof V as V'; apply numbers_vertex in V'; apply (every_sound _ _ C) in V'; apply Z.eqb_eq in V'; rewrite <- V'; apply numbers_degree; assumption.
Qed.

Definition least_check (P : plain) (d : Z) : bool :=
  every (total P) (fun v => d <=? row_length P v) && existsb (fun v => row_length P v =? d) (ints (total P)).

Definition most_check (P : plain) (d : Z) : bool :=
  every (total P) (fun v => row_length P v <=? d) && existsb (fun v => row_length P v =? d) (ints (total P)).

Section Degrees.
Context {g : graph} {P : plain}.
Variable R : presents g P.

Lemma degree_here v : is_vertex g v -> to_Z (num R v) < to_Z (total P) /\ degree g v (row_length P (num R v)).
Proof.
  intros V; pose proof (there_in _ _ (same_network R) v V) as U; split; [apply numbers_vertex, U|].
  apply (iso_degree (same_network R) v _ V), numbers_degree; [apply (plain_good R) | exact U].
Qed.

Lemma degree_of d : existsb (fun v => row_length P v =? d) (ints (total P)) = true -> exists v, is_vertex g v /\ degree g v d.
Proof.
  intros E; apply existsb_exists in E; destruct E as (i & I & E); apply Z.eqb_eq in E; subst d.
  pose proof (back_in _ _ (same_network R) i I) as V; exists (vert R i); split; [exact V|].
  apply (iso_degree (same_network R) _ _ V); rewrite there_back by exact I; apply numbers_degree; [apply (plain_good R) | exact I].
Qed.
End Degrees.

Theorem check_min_degree g (G : presentation g) d : good G && least_check (plain_of G) d = true -> min_degree g d.
Proof.
  rewrite andb_true_iff; unfold least_check; rewrite andb_true_iff; intros [F [A E]]; pose proof (presented G F) as R.
  split; [apply (degree_of R), E|]; intros v V; destruct (degree_here R v V) as [B D]; eexists; split; [exact D | apply Z.leb_le, (every_sound _ _ A), B].
Qed.

Theorem check_max_degree g (G : presentation g) d : good G && most_check (plain_of G) d = true -> max_degree g d.
Proof.
  rewrite andb_true_iff; unfold most_check; rewrite andb_true_iff; intros [F [A E]]; pose proof (presented G F) as R.
  split; [apply (degree_of R), E|]; intros v V; destruct (degree_here R v V) as [B D]; eexists; split; [exact D | apply Z.leb_le, (every_sound _ _ A _ B)].
Qed.
