(* Character 6 of the OCT paper, against OMMH: sets of nodes that are no further apart than d (anticodes).
   Those of T x cube become as large ones of T x octagon, whatever T is: over each node of T the corners are
   pushed down, bit by bit (compression, as in Kleitman's theorem on diameters), and then given to the
   octagon. Compressed corners are near enough for the two pairs of parallel links that the octagon has not. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Finite Octagon Jtorus Oct Ommh OctGroups.
Import ListNotations.
Open Scope Z_scope.

(* A set of corners, or of the octagon's vertices: whether 0, 1, ... 7 are in it. *)
Definition has (P : list bool) (v : Z) : bool := nth (Z.to_nat v) P false.
Definition number (P : list bool) : nat := length (filter (has P) (zrange 8)).

(* Of two corners that differ in bit b the lower is in if one was, the upper if both were. *)
Definition down (b : Z) (P : list bool) : list bool :=
  map (fun v => if Z.land v b =? 0 then has P v || has P (v + b) else has P v && has P (v - b)) (zrange 8).

(* The octagon's vertices 0, 1, ... are the corners 5, 1, 0, 4, 7, 3, 2, 6: all links of the cube but 4-5 and 6-7
   become links. *)
Definition moved (P : list bool) : list bool :=
  let Q := down 4 (down 2 (down 1 P)) in map (has Q) [5; 1; 0; 4; 7; 3; 2; 6].

(* Some member of P is at distance x or more from v. *)
Definition far (dist : Z -> Z -> Z) (x : Z) (P : list bool) : list bool :=
  map (fun v => existsb (fun u => has P u && (x <=? dist u v)) (zrange 8)) (zrange 8).

Definition meet (P Q : list bool) : bool := existsb (fun v => has P v && has Q v) (zrange 8).

Fixpoint all_sets (n : nat) : list (list bool) :=
  match n with O => [[]] | S n => map (cons true) (all_sets n) ++ map (cons false) (all_sets n) end.

Lemma in_all_sets P : In P (all_sets (length P)).
Proof. induction P as [|b P IH]; simpl; [auto|]; apply in_or_app; destruct b; [left | right]; apply in_map, IH. Qed.

(* 65,536 pairs of sets: wherever members of the moved sets are apart, some of the sets are. *)
Lemma moved_near :
  let sets := all_sets 8 in let rows := map (fun P => (P, moved P)) sets in
  forallb (fun r => let (P, P') := r : list bool * list bool in
    forallb (fun x => let F := far cube3_distance x P in let F' := far octagon_distance x P' in
      forallb (fun s => implb (meet F' (snd s)) (meet F (fst s))) rows) [0; 1; 2]) rows = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Lemma moved_number_all : forallb (fun P => Nat.eqb (number (moved P)) (number P)) (all_sets 8) = true.
Proof. vm_compute; reflexivity. Qed.

Lemma moved_number P : length P = 8%nat -> number (moved P) = number P.
Proof.
  intros L; pose proof moved_number_all as H; rewrite forallb_forall in H.
  apply Nat.eqb_eq, H; rewrite <- L; apply in_all_sets.
Qed.

Lemma has_map f v : 0 <= v < 8 -> has (map f (zrange 8)) v = f v.
Proof.
  intros V; assert (In v (zrange 8)) as I by (apply in_zrange; exact V).
  change (zrange 8) with [0; 1; 2; 3; 4; 5; 6; 7] in I; simpl in I; intuition; subst; reflexivity.
Qed.

Lemma in_far dist x P v : 0 <= v < 8 -> has (far dist x P) v = true <-> exists u, 0 <= u < 8 /\ has P u = true /\ x <= dist u v.
Proof.
  intros V; unfold far; rewrite has_map by exact V; rewrite existsb_exists; split; intros (u & H).
  - rewrite in_zrange, andb_true_iff, Z.leb_le in H; exists u; tauto.
  - exists u; rewrite in_zrange, andb_true_iff, Z.leb_le; tauto.
Qed.

Lemma meet_far dist x P Q : meet (far dist x P) Q = true <->
  exists u v, 0 <= u < 8 /\ 0 <= v < 8 /\ has P u = true /\ has Q v = true /\ x <= dist u v.
Proof.
  unfold meet; rewrite existsb_exists; split.
  - intros (v & V & H); apply in_zrange in V; rewrite andb_true_iff, in_far in H by exact V.
    destruct H as ((u & U & A & L) & B); exists u, v; auto.
  - intros (u & v & U & V & A & B & L); exists v; rewrite in_zrange, andb_true_iff, in_far by exact V.
    split; [exact V|]; split; [exists u; auto | exact B].
Qed.

Lemma octagon_distance_range u v : octagon_distance u v = 0 \/ octagon_distance u v = 1 \/ octagon_distance u v = 2.
Proof. unfold octagon_distance; destruct ((v - u) mod 8) as [|[[[]|[]|]|[[]|[]|]|]|]; auto. Qed.

Lemma moved_no_further P Q u v : length P = 8%nat -> length Q = 8%nat -> 0 <= u < 8 -> 0 <= v < 8 ->
  has (moved P) u = true -> has (moved Q) v = true ->
  exists p q, 0 <= p < 8 /\ 0 <= q < 8 /\ has P p = true /\ has Q q = true /\ octagon_distance u v <= cube3_distance p q.
Proof.
  intros LP LQ U V A B; pose proof moved_near as H; cbv zeta in H; rewrite forallb_forall in H.
  specialize (H (P, moved P)); rewrite forallb_forall in H.
  specialize (H ltac:(rewrite <- LP; apply (in_map (fun P => (P, moved P))), in_all_sets) (octagon_distance u v)).
  rewrite forallb_forall in H; pose proof (octagon_distance_range u v) as R.
  specialize (H ltac:(simpl; intuition) (Q, moved Q) ltac:(rewrite <- LQ; apply (in_map (fun P => (P, moved P))), in_all_sets)).
  simpl fst in H; simpl snd in H; rewrite implb_true_iff, !meet_far in H; apply H; exists u, v; auto with zarith.
Qed.

(* ---------- Products ---------- *)

Section Moved.
Variable T : graph.
Variable same : forall a b : vertex T, {a = b} + {a <> b}.
Variable away : vertex T -> vertex T -> Z.
Hypothesis once : NoDup (vertices T).
Hypothesis is_away : forall a b, is_vertex T a -> is_vertex T b -> dist T a b (away a b).

Definition mem (l : list (vertex T * Z)) (x : vertex T * Z) : bool :=
  if in_dec (fun x y : vertex T * Z => ltac:(decide equality; apply Z.eq_dec)) x l then true else false.

Lemma mem_in l x : mem l x = true <-> In x l.
Proof. unfold mem; destruct (in_dec _ x l); split; intros; auto; discriminate. Qed.

(* The corners over a. *)
Definition over (l : list (vertex T * Z)) (a : vertex T) : list bool := map (fun q => mem l (a, q)) (zrange 8).

Definition laid (S : vertex T -> list bool) : list (vertex T * Z) :=
  flat_map (fun a => map (fun q => (a, q)) (filter (has (S a)) (zrange 8))) (vertices T).

Lemma in_laid S a q : In (a, q) (laid S) <-> is_vertex T a /\ 0 <= q < 8 /\ has (S a) q = true.
Proof.
  unfold laid; rewrite in_flat_map; split.
  - intros (b & B & I); apply in_map_iff in I; destruct I as (r & E & I); injection E as -> ->.
    apply filter_In in I; rewrite in_zrange in I; tauto.
  - intros (A & Q & H); exists a; split; [exact A|]; apply in_map, filter_In; rewrite in_zrange; auto.
Qed.

Lemma laid_length S S' : (forall a, number (S a) = number (S' a)) -> length (laid S) = length (laid S').
Proof.
  intros H; unfold laid; clear once is_away; induction (vertices T) as [|a l IH]; [reflexivity|]; cbn [flat_map].
  rewrite !app_length, !map_length, IH; f_equal; apply H.
Qed.

Lemma laid_once S : NoDup (laid S).
Proof.
  unfold laid; induction once as [|a l N K IH]; cbn [flat_map]; [constructor|]; apply NoDup_app_intro.
  - apply NoDup_map_inj; [intros; congruence | apply NoDup_filter, NoDup_zrange].
  - exact (IH K).
  - intros x I J; apply in_map_iff in I; destruct I as (q & <- & I); apply in_flat_map in J.
    destruct J as (b & B & J); apply in_map_iff in J; destruct J as (r & E & _); injection E; intros; subst; auto.
Qed.

Lemma laid_over l : NoDup l -> (forall x, In x l -> is_vertex (product T (Hypercube 3)) x) -> length (laid (over l)) = length l.
Proof.
  intros N V; apply Permutation_length, NoDup_Permutation; [apply laid_once | exact N|].
  intros (a, q); rewrite in_laid; split.
  - intros (A & Q & H); unfold over in H; rewrite has_map in H by exact Q; apply mem_in, H.
  - intros I; specialize (V _ I); apply product_vertex in V; destruct V as [A Q]; apply cube3_vertex in Q.
    split; [exact A|]; split; [exact Q|]; unfold over; rewrite has_map by exact Q; apply mem_in, I.
Qed.

Theorem moved_group l d : group (product T (Hypercube 3)) l d ->
  group (product T Octagon) (laid (fun a => moved (over l a))) d /\ length (laid (fun a => moved (over l a))) = length l.
Proof.
  intros (N & V & G); split; [split; [apply laid_once|]; split|].
  - intros (a, o) I; apply in_laid in I; apply product_vertex; split; [tauto | apply octagon_vertex; tauto].
  - intros (a, o) (b, p) I J; apply in_laid in I, J; destruct I as (A & O & I), J as (B & P & J).
    destruct (moved_no_further (over l a) (over l b) o p) as (q & r & Q & R & X & Y & L);
      try assumption; try (unfold over; rewrite map_length; reflexivity).
    unfold over in X, Y; rewrite has_map in X by exact Q; rewrite has_map in Y by exact R; apply mem_in in X, Y.
    destruct (G _ _ X Y) as (e & E & M).
    pose proof (dist_unique _ _ _ _ _ E (product_dist T (Hypercube 3) a b q r _ _ (is_away a b A B) (cube3_dist q r Q R))).
    exists (away a b + octagon_distance o p); split; [apply product_dist; [apply is_away; assumption | apply octagon_dist; assumption] | lia].
  - rewrite <- (laid_over l N V); apply laid_length; intros a; apply moved_number; unfold over; rewrite map_length; reflexivity.
Qed.
End Moved.

Theorem oct_char6_vs_ommh : forall k m : Z, 1 <= k -> 1 <= m ->
  forall n d, (exists l, group (OMMH (2 * k) (2 * m) 3) l d /\ Z.of_nat (length l) = n) ->
  exists l, group (OCT k m) l d /\ Z.of_nat (length l) = n.
Proof.
  intros k m K M n d (l & G & L).
  set (same := fun a b : Z * Z => ltac:(decide equality; apply Z.eq_dec) : {a = b} + {a <> b}).
  destruct (moved_group (JTorus k m) same (fun a b => ring_distance (2 * k) (fst a) (fst b) + ring_distance (2 * m) (snd a) (snd b))
    (proj1 (jtorus_proper k m K M))) with (l := l) (d := d) as [A B]; [|exact G|].
  - intros (r, c) (r', c') V W; apply jtorus_vertex in V, W; simpl fst; simpl snd; apply product_dist; apply ring_dist; lia.
  - eexists; split; [exact A | exact (eq_trans (f_equal Z.of_nat B) L)].
Qed.
