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

Section Separation.
Variable P : plain.
Hypothesis W : good_plain P.

End Separation.

(* ---------- Counts ---------- *)

Definition row_length (P : plain) (v : int) : Z := Z.of_nat (length (row P v)).

Lemma numbers_degree P v : good_plain P -> is_vertex (Numbers P) v -> degree (Numbers P) v (row_length P v).
Proof.
  intros W V; apply numbers_vertex in V; apply count_list; [apply row_once; assumption|].
  intros w; rewrite numbers_adj by exact W; tauto.
Qed.

Section Degrees.
Context {g : graph} {P : plain}.
Variable R : presents g P.

Lemma degree_of d : existsb (fun v => row_length P v =? d) (ints (total P)) = true -> exists v, is_vertex g v /\ degree g v d.
Proof.
  intros E; apply existsb_exists in E; destruct E as (i & I & E); apply Z.eqb_eq in E; subst d.
  pose proof (back_in _ _ (same_network R) i I) as V; exists (vert R i); split; [exact V|].
  apply (iso_degree (same_network R) _ _ V); rewrite there_back by exact I; apply numbers_degree; [apply (plain_good R) | exact I].
Qed.
End Degrees.
