(* The checkers of statements about counts, degrees and distances. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckIso CheckSymmetry CheckSeparation CheckDistance Girth Numbered NetworkTable MetricSays.
Import ListNotations.
Open Scope Z_scope.

(* What a certificate holds: nothing (count); automorphisms, as tables of images (distances). *)
Inductive metric_proof :=
| Counted
| FromLevels (maps : list (array int)).

Definition as_map (t : array int) : int -> int := fun v => t.[v].

(* One vertex of each orbit: the least that none before reaches. *)
Definition roots_of (n : int) (maps : list (int -> int)) : list int :=
  rev (snd (fold_left (fun (s : array int * list int) v =>
    let (t, l) := s in if (t.[v] =? 0)%uint63 then
      (spread maps (Z.to_nat (to_Z n)) (v + 1)%uint63 [v] (t.[v <- (v + 1)%uint63]), v :: l) else s)
    (ints n) (make n 0%uint63, []))).

Definition metric_check (P : plain) (p : metric_proof) (m : metric) : bool :=
  match p, m with
  | Counted, OrderIs n => to_Z (total P) =? n
  | Counted, SizeIs m => size_check P m
  | Counted, MinDegreeIs d => least_check P d
  | Counted, MaxDegreeIs d => most_check P d
  | FromLevels maps, DiameterIs (Finite d) => let maps := map as_map maps in diameter_check P maps (roots_of (total P) maps) d
  | FromLevels maps, RadiusIs (Finite r) => let maps := map as_map maps in radius_check P maps (roots_of (total P) maps) r
  | FromLevels maps, DistanceSumIs (Finite s) => let maps := map as_map maps in sum_check P maps (roots_of (total P) maps) s
  | _, _ => false
  end.

(* A certificate proves all of its statements, or none. *)
Definition metric_checks (P : plain) (p : metric_proof) (l : list metric) : bool := forallb (metric_check P p) l.

Lemma metric_check_sound P p m : good_plain P -> metric_check P p m = true -> metric_says (Numbers P) m.
Proof.
  intros W; destruct p as [|maps], m as [n|n|n|n|s h|s [e|]|s t [d|]|[d|]|[r|]|[s|]|[n|]|n]; simpl; try discriminate; intros C.
  - apply Z.eqb_eq in C; subst n; split; [apply numbers_proper, W | apply length_ints].
  - apply (check_size (Numbers P) (itself P W) n C).
  - apply (check_min_degree (Numbers P) (itself P W) n C).
  - apply (check_max_degree (Numbers P) (itself P W) n C).
  - apply (diameter_sound P W _ _ _ C).
  - apply (radius_sound P W _ _ _ C).
  - apply (sum_sound P W _ _ _ C).
Qed.

Theorem metric_sound P p l : good_plain P -> metric_checks P p l = true -> forall m, In m l -> metric_says (Numbers P) m.
Proof. intros W C m I; apply (metric_check_sound P p m W); unfold metric_checks in C; rewrite forallb_forall in C; apply C, I. Qed.
