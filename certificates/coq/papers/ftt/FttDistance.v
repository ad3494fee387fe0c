(* The distance of any two vertices of FTT(n), and a minimal router by it.
   The Go side: routing/ftt_minimal.go, which has the same formula.

   A shortest path is straight, or has one crossing of a wrap-around link, in the lower
   or the upper run of one of the four sides, or goes straight to a place of a ring of
   twelve vertices, around the ring, and straight on. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Square Ftt Greedy.
Import ListNotations.
Open Scope Z_scope.

Arguments Z.mul : simpl never.
Arguments Z.add : simpl never.
Arguments Z.sub : simpl never.

(* ---------- The formula ---------- *)

Definition mesh_distance (u v : Z * Z) : Z := Z.abs (fst u - fst v) + Z.abs (snd u - snd v).

(* The corners and the two middle places of each side, in a cycle. *)
Definition ring_places (n : Z) : list (Z * Z) :=
  let m := n / 2 in let e := n - 1 in
  [(0, 0); (e, m); (e, m - 1); (0, e); (n - m, 0); (e - m, 0);
   (e, e); (0, e - m); (0, n - m); (e, 0); (m - 1, e); (m, e)].

Definition ring_place (n j : Z) : Z * Z := nth (Z.to_nat j) (ring_places n) (0, 0).

Definition twelve : list Z := [0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11].

Definition least (l : list Z) (t : Z) : Z := fold_right Z.min t l.

Definition around_ring (i j : Z) : Z := Z.min ((i - j) mod 12) ((j - i) mod 12).

(* From the place j by the ring to v. *)
Definition from_ring (n : Z) (v : Z * Z) (j : Z) : Z :=
  least (map (fun i => around_ring j i + mesh_distance (ring_place n i) v) twelve)
    (mesh_distance (ring_place n j) v).

(* One crossing from the left side, from the right, from below and from above, in the
   lower and in the upper run. *)
Definition crossings (n : Z) (u v : Z * Z) : list Z :=
  let m := n / 2 in let (x, y) := u in let (x', y') := v in
  [x + n - x' + Z.abs (y + m - y'); x + n - x' + Z.abs (y + m - n - y');
   x' + n - x + Z.abs (y' + m - y); x' + n - x + Z.abs (y' + m - n - y);
   y + n - y' + Z.abs (x + m - x'); y + n - y' + Z.abs (x + m - n - x');
   y' + n - y + Z.abs (x' + m - x); y' + n - y + Z.abs (x' + m - n - x)].

Definition terms (n : Z) (W : Z -> Z) (u v : Z * Z) : list Z :=
  crossings n u v ++ map (fun j => mesh_distance u (ring_place n j) + W j) twelve.

Definition shortest (n : Z) (W : Z -> Z) (u v : Z * Z) : Z := least (terms n W u v) (mesh_distance u v).

Definition ftt_distance (n : Z) (u v : Z * Z) : Z := shortest n (from_ring n v) u v.

(* ---------- The least of a list ---------- *)

Lemma least_below l t a : In a (t :: l) -> least l t <= a.
Proof.
  induction l as [|b l H]; simpl; [intros [->|[]]; lia|]. intros [->|[->|K]].
  - specialize (H (or_introl eq_refl)). lia.
  - lia.
  - specialize (H (or_intror K)). lia.
Qed.

Lemma least_in l t : In (least l t) (t :: l).
Proof.
  induction l as [|b l H]; simpl; [auto|].
  destruct (Z.min_dec b (least l t)) as [E|E]; rewrite E; [auto|].
  destruct H as [H|H]; auto.
Qed.

Lemma least_leq l t l' t' d : (forall a, In a (t' :: l') -> exists b, In b (t :: l) /\ b <= a + d) -> least l t <= least l' t' + d.
Proof.
  intros H. destruct (H _ (least_in l' t')) as (b & B & L). apply least_below in B. lia.
Qed.

(* ---------- The ring ---------- *)

Lemma around_step i j : In i twelve -> In j twelve -> around_ring ((i + 1) mod 12) j <= around_ring i j + 1 /\
  around_ring i j <= around_ring ((i + 1) mod 12) j + 1.
Proof.
  intros I J. simpl in I, J.
  repeat (destruct I as [<-|I]; [repeat (destruct J as [<-|J]; [vm_compute; split; discriminate|]); contradiction|]). contradiction.
Qed.

(* What is used of the distances from the ring. *)
Definition ring_ok (n : Z) (v : Z * Z) (W : Z -> Z) : Prop := forall j, In j twelve ->
  W j <= mesh_distance (ring_place n j) v /\ W ((j + 1) mod 12) <= W j + 1 /\ W j <= W ((j + 1) mod 12) + 1.

Lemma from_ring_ok n v : ring_ok n v (from_ring n v).
Proof.
  intros j J. assert (In ((j + 1) mod 12) twelve) as J'.
  { simpl in J. repeat (destruct J as [<-|J]; [vm_compute; tauto|]). contradiction. }
  unfold from_ring. split; [apply least_below; left; reflexivity|].
  assert (forall i, In i twelve -> around_ring i i = 0) as Z0.
  { intros i I. simpl in I. repeat (destruct I as [<-|I]; [reflexivity|]). contradiction. }
  assert (forall k i, In k twelve -> In i twelve ->
    (forall h, In h twelve -> around_ring k h <= around_ring i h + 1) ->
    least (map (fun h => around_ring k h + mesh_distance (ring_place n h) v) twelve) (mesh_distance (ring_place n k) v) <=
    least (map (fun h => around_ring i h + mesh_distance (ring_place n h) v) twelve) (mesh_distance (ring_place n i) v) + 1) as K.
  { intros k i K I H. apply least_leq. intros a [<-|A].
    - exists (around_ring k i + mesh_distance (ring_place n i) v). split.
      + right. apply in_map_iff. exists i. auto.
      + specialize (H i I). rewrite (Z0 i I) in H. lia.
    - apply in_map_iff in A. destruct A as (h & <- & A). exists (around_ring k h + mesh_distance (ring_place n h) v). split.
      + right. apply in_map_iff. exists h. auto.
      + specialize (H h A). lia. }
  split; apply K; auto; intros h H; apply (around_step j h J H).
Qed.

(* Places as pairs. *)
Ltac place n j :=
  let p := eval cbv beta iota zeta delta [ring_place ring_places nth Z.to_nat Pos.to_nat Pos.iter_op Init.Nat.add] in (ring_place n j) in
  change (ring_place n j) with p in *.
Ltac places := repeat match goal with
  | |- context [ring_place ?n ?j] => place n j
  | _ : context [ring_place ?n ?j] |- _ => place n j
  end.

Ltac numbers := simpl; clear; tauto.

Lemma mesh_in n W u v : In (mesh_distance u v) (mesh_distance u v :: terms n W u v).
Proof. left. reflexivity. Qed.

Lemma crossing_in k n W u v : (k < 8)%nat -> In (nth k (crossings n u v) 0) (mesh_distance u v :: terms n W u v).
Proof.
  intros H. right. apply in_or_app. left. apply nth_In. destruct u, v. exact H.
Qed.

Lemma ring_in j n W u v : In j twelve -> In (mesh_distance u (ring_place n j) + W j) (mesh_distance u v :: terms n W u v).
Proof. intros H. right. apply in_or_app. right. apply in_map_iff. exists j. auto. Qed.

(* A term that is no more than another: which one is told. *)
Ltac use_mesh := eexists; split; [apply mesh_in|].
Ltac use_crossing k := eexists; split; [apply (crossing_in k); clear; lia|].
Ltac use_ring j := eexists; split; [apply (ring_in j); numbers|].

(* The weights of neighbours on the ring differ by one at most. *)
Lemma ring_mesh j n v W : ring_ok n v W -> In j twelve -> W j <= mesh_distance (ring_place n j) v.
Proof. intros R J. apply R, J. Qed.

Lemma ring_up j n v W : ring_ok n v W -> In j twelve -> W j <= W ((j + 1) mod 12) + 1.
Proof. intros R J. apply R, J. Qed.

Lemma ring_down j n v W : ring_ok n v W -> In j twelve -> W ((j + 1) mod 12) <= W j + 1.
Proof. intros R J. apply R, J. Qed.

Ltac step R W i j :=
  first [assert (W i <= W j + 1) by exact (ring_up i _ _ W R ltac:(numbers))
       | assert (W i <= W j + 1) by exact (ring_down j _ _ W R ltac:(numbers))].
Ltac on_mesh R W j := pose proof (ring_mesh j _ _ W R ltac:(numbers)).

(* The terms, one by one, with n/2 as a name. *)
Ltac each_term T := apply least_leq; intros t T; cbn [In app map twelve crossings terms mesh_distance] in T;
  repeat match type of T with _ \/ _ => destruct T as [<-|T] end; [..|contradiction].
Ltac count_it := cbn [crossings nth]; places; unfold mesh_distance; cbn [fst snd];
  repeat match goal with H : context [mesh_distance] |- _ => unfold mesh_distance in H; cbn [fst snd] in H end;
  repeat match goal with R : ring_ok _ _ _ |- _ => clear R end;
  repeat match goal with H : context [_ / 2] |- _ => revert H end;
  match goal with |- context [?n / 2] => generalize (n / 2) end; intros; lia.

Lemma half_bounds n : 2 * (n / 2) <= n <= 2 * (n / 2) + 1.
Proof. destruct (half n) as [M [-> H]]. exact H. Qed.

(* Over a link from the left side, in the lower run. *)
Lemma cross_low n W v a : 4 <= n -> ring_ok n v W -> is_vertex (FTT n) v -> 0 <= a < n - n / 2 ->
  shortest n W (n - 1, a + n / 2) v <= shortest n W (0, a) v + 1.
Proof.
  intros Hn R V Ha. pose proof (half_bounds n) as HM. destruct v as [X Y]. apply grid_vertex in V. each_term T.
  - use_crossing 2%nat. count_it.
  - use_mesh. count_it.
  - use_ring 6. step R W 6 7. step R W 7 8. step R W 8 9. on_mesh R W 9. count_it.
  - use_crossing 2%nat. count_it.
  - use_mesh. count_it.
  - use_ring 1. step R W 1 0. step R W 0 11. on_mesh R W 11. count_it.
  - use_ring 1. step R W 1 0. step R W 0 11. on_mesh R W 11. count_it.
  - use_crossing 6%nat. count_it.
  - use_crossing 6%nat. count_it.
  - use_ring 1. step R W 1 0. count_it.
  - use_ring 1. count_it.
  - use_ring 2. count_it.
  - use_ring 6. step R W 6 5. step R W 5 4. step R W 4 3. count_it.
  - use_ring 6. step R W 6 5. step R W 5 4. count_it.
  - use_ring 6. step R W 6 5. count_it.
  - use_ring 6. count_it.
  - use_ring 6. step R W 6 7. count_it.
  - use_ring 6. step R W 6 7. step R W 7 8. count_it.
  - use_ring 9. count_it.
  - use_ring 10. count_it.
  - use_ring 11. count_it.
Qed.

(* And in the upper run. *)
Lemma cross_high n W v a : 4 <= n -> ring_ok n v W -> is_vertex (FTT n) v -> n - n / 2 <= a < n ->
  shortest n W (n - 1, a + n / 2 - n) v <= shortest n W (0, a) v + 1.
Proof.
  intros Hn R V Ha. pose proof (half_bounds n) as HM. destruct v as [X Y]. apply grid_vertex in V. each_term T.
  - use_crossing 3%nat. count_it.
  - use_ring 9. step R W 9 8. step R W 8 7. step R W 7 6. on_mesh R W 6. count_it.
  - use_mesh. count_it.
  - use_mesh. count_it.
  - use_crossing 3%nat. count_it.
  - use_crossing 5%nat. count_it.
  - use_crossing 5%nat. count_it.
  - use_crossing 2%nat. count_it.
  - use_ring 2. step R W 2 3. step R W 3 4. on_mesh R W 4. count_it.
  - use_ring 1. step R W 1 0. count_it.
  - use_ring 1. count_it.
  - use_ring 2. count_it.
  - use_ring 2. step R W 2 3. count_it.
  - use_ring 4. count_it.
  - use_ring 5. count_it.
  - use_ring 6. count_it.
  - use_ring 9. step R W 9 8. step R W 8 7. count_it.
  - use_ring 9. step R W 9 8. count_it.
  - use_ring 9. count_it.
  - use_ring 9. step R W 9 10. count_it.
  - use_ring 9. step R W 9 10. step R W 10 11. count_it.
Qed.

(* ---------- Symmetry ---------- *)

(* Half a turn of the square, and of the ring. *)
Definition turn (n : Z) (v : Z * Z) : Z * Z := (n - 1 - fst v, n - 1 - snd v).
Definition turned (W : Z -> Z) (j : Z) : Z := W ((j + 6) mod 12).

(* The exchange of x and y, which turns the ring over. *)
Definition swapped (W : Z -> Z) (j : Z) : Z := W ((12 - j) mod 12).

(* The images of the places j and j+1 are i and k. *)
Ltac image_ok R W j i k :=
  split; [|split];
  [ match goal with |- _ <= ?m => change (W i <= m) end; on_mesh R W i;
    eapply Z.le_trans; [eassumption|]; unfold turn, swap; places; unfold mesh_distance; cbn [fst snd]; clear; lia
  | match goal with |- _ <= _ => change (W k <= W i + 1) end; step R W k i; assumption
  | match goal with |- _ <= _ => change (W i <= W k + 1) end; step R W i k; assumption ].

Lemma turned_ok n v W : ring_ok n v W -> ring_ok n (turn n v) (turned W).
Proof.
  intros R. destruct v as [X Y]. intros j J. simpl in J.
  destruct J as [<-|J]; [image_ok R W 0 6 7|].
  destruct J as [<-|J]; [image_ok R W 1 7 8|].
  destruct J as [<-|J]; [image_ok R W 2 8 9|].
  destruct J as [<-|J]; [image_ok R W 3 9 10|].
  destruct J as [<-|J]; [image_ok R W 4 10 11|].
  destruct J as [<-|J]; [image_ok R W 5 11 0|].
  destruct J as [<-|J]; [image_ok R W 6 0 1|].
  destruct J as [<-|J]; [image_ok R W 7 1 2|].
  destruct J as [<-|J]; [image_ok R W 8 2 3|].
  destruct J as [<-|J]; [image_ok R W 9 3 4|].
  destruct J as [<-|J]; [image_ok R W 10 4 5|].
  destruct J as [<-|J]; [image_ok R W 11 5 6|].
  contradiction.
Qed.

Lemma swapped_ok n v W : ring_ok n v W -> ring_ok n (swap v) (swapped W).
Proof.
  intros R. destruct v as [X Y]. intros j J. simpl in J.
  destruct J as [<-|J]; [image_ok R W 0 0 11|].
  destruct J as [<-|J]; [image_ok R W 1 11 10|].
  destruct J as [<-|J]; [image_ok R W 2 10 9|].
  destruct J as [<-|J]; [image_ok R W 3 9 8|].
  destruct J as [<-|J]; [image_ok R W 4 8 7|].
  destruct J as [<-|J]; [image_ok R W 5 7 6|].
  destruct J as [<-|J]; [image_ok R W 6 6 5|].
  destruct J as [<-|J]; [image_ok R W 7 5 4|].
  destruct J as [<-|J]; [image_ok R W 8 4 3|].
  destruct J as [<-|J]; [image_ok R W 9 3 2|].
  destruct J as [<-|J]; [image_ok R W 10 2 1|].
  destruct J as [<-|J]; [image_ok R W 11 1 0|].
  contradiction.
Qed.

Lemma turn_below n W u v : 4 <= n -> shortest n (turned W) (turn n u) (turn n v) <= shortest n W u v.
Proof.
  intros Hn. pose proof (half_bounds n) as HM. destruct u as [x y], v as [X Y]. unfold turn, swap. cbn [fst snd].
  match goal with |- _ <= ?r => rewrite <- (Z.add_0_r r) end. each_term T.
  - use_mesh. unfold turn, swap. count_it.
  - use_crossing 2%nat. unfold turn, swap. count_it.
  - use_crossing 3%nat. unfold turn, swap. count_it.
  - use_crossing 0%nat. unfold turn, swap. count_it.
  - use_crossing 1%nat. unfold turn, swap. count_it.
  - use_crossing 6%nat. unfold turn, swap. count_it.
  - use_crossing 7%nat. unfold turn, swap. count_it.
  - use_crossing 4%nat. unfold turn, swap. count_it.
  - use_crossing 5%nat. unfold turn, swap. count_it.
  - use_ring 6. unfold turn, swap. change (turned W 6) with (W 0). count_it.
  - use_ring 7. unfold turn, swap. change (turned W 7) with (W 1). count_it.
  - use_ring 8. unfold turn, swap. change (turned W 8) with (W 2). count_it.
  - use_ring 9. unfold turn, swap. change (turned W 9) with (W 3). count_it.
  - use_ring 10. unfold turn, swap. change (turned W 10) with (W 4). count_it.
  - use_ring 11. unfold turn, swap. change (turned W 11) with (W 5). count_it.
  - use_ring 0. unfold turn, swap. change (turned W 0) with (W 6). count_it.
  - use_ring 1. unfold turn, swap. change (turned W 1) with (W 7). count_it.
  - use_ring 2. unfold turn, swap. change (turned W 2) with (W 8). count_it.
  - use_ring 3. unfold turn, swap. change (turned W 3) with (W 9). count_it.
  - use_ring 4. unfold turn, swap. change (turned W 4) with (W 10). count_it.
  - use_ring 5. unfold turn, swap. change (turned W 5) with (W 11). count_it.
Qed.

Lemma turn_above n W u v : 4 <= n -> shortest n W u v <= shortest n (turned W) (turn n u) (turn n v).
Proof.
  intros Hn. pose proof (half_bounds n) as HM. destruct u as [x y], v as [X Y]. unfold turn, swap. cbn [fst snd].
  match goal with |- _ <= ?r => rewrite <- (Z.add_0_r r) end. each_term T.
  - use_mesh. unfold turn, swap. count_it.
  - use_crossing 2%nat. unfold turn, swap. count_it.
  - use_crossing 3%nat. unfold turn, swap. count_it.
  - use_crossing 0%nat. unfold turn, swap. count_it.
  - use_crossing 1%nat. unfold turn, swap. count_it.
  - use_crossing 6%nat. unfold turn, swap. count_it.
  - use_crossing 7%nat. unfold turn, swap. count_it.
  - use_crossing 4%nat. unfold turn, swap. count_it.
  - use_crossing 5%nat. unfold turn, swap. count_it.
  - use_ring 6. unfold turn, swap. change (turned W 0) with (W 6). count_it.
  - use_ring 7. unfold turn, swap. change (turned W 1) with (W 7). count_it.
  - use_ring 8. unfold turn, swap. change (turned W 2) with (W 8). count_it.
  - use_ring 9. unfold turn, swap. change (turned W 3) with (W 9). count_it.
  - use_ring 10. unfold turn, swap. change (turned W 4) with (W 10). count_it.
  - use_ring 11. unfold turn, swap. change (turned W 5) with (W 11). count_it.
  - use_ring 0. unfold turn, swap. change (turned W 6) with (W 0). count_it.
  - use_ring 1. unfold turn, swap. change (turned W 7) with (W 1). count_it.
  - use_ring 2. unfold turn, swap. change (turned W 8) with (W 2). count_it.
  - use_ring 3. unfold turn, swap. change (turned W 9) with (W 3). count_it.
  - use_ring 4. unfold turn, swap. change (turned W 10) with (W 4). count_it.
  - use_ring 5. unfold turn, swap. change (turned W 11) with (W 5). count_it.
Qed.

Lemma swap_below n W u v : 4 <= n -> shortest n (swapped W) (swap u) (swap v) <= shortest n W u v.
Proof.
  intros Hn. pose proof (half_bounds n) as HM. destruct u as [x y], v as [X Y]. unfold turn, swap. cbn [fst snd].
  match goal with |- _ <= ?r => rewrite <- (Z.add_0_r r) end. each_term T.
  - use_mesh. unfold turn, swap. count_it.
  - use_crossing 4%nat. unfold turn, swap. count_it.
  - use_crossing 5%nat. unfold turn, swap. count_it.
  - use_crossing 6%nat. unfold turn, swap. count_it.
  - use_crossing 7%nat. unfold turn, swap. count_it.
  - use_crossing 0%nat. unfold turn, swap. count_it.
  - use_crossing 1%nat. unfold turn, swap. count_it.
  - use_crossing 2%nat. unfold turn, swap. count_it.
  - use_crossing 3%nat. unfold turn, swap. count_it.
  - use_ring 0. unfold turn, swap. change (swapped W 0) with (W 0). count_it.
  - use_ring 11. unfold turn, swap. change (swapped W 11) with (W 1). count_it.
  - use_ring 10. unfold turn, swap. change (swapped W 10) with (W 2). count_it.
  - use_ring 9. unfold turn, swap. change (swapped W 9) with (W 3). count_it.
  - use_ring 8. unfold turn, swap. change (swapped W 8) with (W 4). count_it.
  - use_ring 7. unfold turn, swap. change (swapped W 7) with (W 5). count_it.
  - use_ring 6. unfold turn, swap. change (swapped W 6) with (W 6). count_it.
  - use_ring 5. unfold turn, swap. change (swapped W 5) with (W 7). count_it.
  - use_ring 4. unfold turn, swap. change (swapped W 4) with (W 8). count_it.
  - use_ring 3. unfold turn, swap. change (swapped W 3) with (W 9). count_it.
  - use_ring 2. unfold turn, swap. change (swapped W 2) with (W 10). count_it.
  - use_ring 1. unfold turn, swap. change (swapped W 1) with (W 11). count_it.
Qed.

Lemma swap_above n W u v : 4 <= n -> shortest n W u v <= shortest n (swapped W) (swap u) (swap v).
Proof.
  intros Hn. pose proof (half_bounds n) as HM. destruct u as [x y], v as [X Y]. unfold turn, swap. cbn [fst snd].
  match goal with |- _ <= ?r => rewrite <- (Z.add_0_r r) end. each_term T.
  - use_mesh. unfold turn, swap. count_it.
  - use_crossing 4%nat. unfold turn, swap. count_it.
  - use_crossing 5%nat. unfold turn, swap. count_it.
  - use_crossing 6%nat. unfold turn, swap. count_it.
  - use_crossing 7%nat. unfold turn, swap. count_it.
  - use_crossing 0%nat. unfold turn, swap. count_it.
  - use_crossing 1%nat. unfold turn, swap. count_it.
  - use_crossing 2%nat. unfold turn, swap. count_it.
  - use_crossing 3%nat. unfold turn, swap. count_it.
  - use_ring 0. unfold turn, swap. change (swapped W 0) with (W 0). count_it.
  - use_ring 11. unfold turn, swap. change (swapped W 1) with (W 11). count_it.
  - use_ring 10. unfold turn, swap. change (swapped W 2) with (W 10). count_it.
  - use_ring 9. unfold turn, swap. change (swapped W 3) with (W 9). count_it.
  - use_ring 8. unfold turn, swap. change (swapped W 4) with (W 8). count_it.
  - use_ring 7. unfold turn, swap. change (swapped W 5) with (W 7). count_it.
  - use_ring 6. unfold turn, swap. change (swapped W 6) with (W 6). count_it.
  - use_ring 5. unfold turn, swap. change (swapped W 7) with (W 5). count_it.
  - use_ring 4. unfold turn, swap. change (swapped W 8) with (W 4). count_it.
  - use_ring 3. unfold turn, swap. change (swapped W 9) with (W 3). count_it.
  - use_ring 2. unfold turn, swap. change (swapped W 10) with (W 2). count_it.
  - use_ring 1. unfold turn, swap. change (swapped W 11) with (W 1). count_it.
Qed.

(* ---------- Every link ---------- *)

Lemma along_mesh n W v u w : 4 <= n -> mesh_distance u w <= 1 -> shortest n W w v <= shortest n W u v + 1.
Proof.
  intros Hn. destruct u as [x y], v as [X Y], w as [a b]. intros H. pose proof (half_bounds n) as HM. each_term T.
  - use_mesh. count_it.
  - use_crossing 0%nat. count_it.
  - use_crossing 1%nat. count_it.
  - use_crossing 2%nat. count_it.
  - use_crossing 3%nat. count_it.
  - use_crossing 4%nat. count_it.
  - use_crossing 5%nat. count_it.
  - use_crossing 6%nat. count_it.
  - use_crossing 7%nat. count_it.
  - use_ring 0. count_it.
  - use_ring 1. count_it.
  - use_ring 2. count_it.
  - use_ring 3. count_it.
  - use_ring 4. count_it.
  - use_ring 5. count_it.
  - use_ring 6. count_it.
  - use_ring 7. count_it.
  - use_ring 8. count_it.
  - use_ring 9. count_it.
  - use_ring 10. count_it.
  - use_ring 11. count_it.
Qed.

Lemma over_x n W v a b : 4 <= n -> ring_ok n v W -> is_vertex (FTT n) v -> 0 <= a < n -> b = (a + n / 2) mod n ->
  shortest n W (n - 1, b) v <= shortest n W (0, a) v + 1.
Proof.
  intros Hn R V A ->. rewrite (shift n (n / 2)) by (auto; lia).
  destruct (Z_lt_dec a (n - n / 2)); [apply cross_low|apply cross_high]; auto; lia.
Qed.

Lemma turn_vertex n v : is_vertex (FTT n) v -> is_vertex (FTT n) (turn n v).
Proof. destruct v as [x y]. unfold turn, FTT. rewrite !grid_vertex. simpl. lia. Qed.

Lemma swap_vertex n v : is_vertex (FTT n) v -> is_vertex (FTT n) (swap v).
Proof. destruct v as [x y]. unfold swap, FTT. rewrite !grid_vertex. simpl. lia. Qed.

Lemma back_x n W v a b : 4 <= n -> ring_ok n v W -> is_vertex (FTT n) v -> 0 <= a < n -> b = (a + n / 2) mod n ->
  shortest n W (0, a) v <= shortest n W (n - 1, b) v + 1.
Proof.
  intros Hn R V A E. pose proof (half_bounds n) as HM.
  pose proof (turn_above n W (0, a) v Hn) as H1. pose proof (turn_below n W (n - 1, b) v Hn) as H2.
  assert (turn n (0, a) = (n - 1, n - 1 - a)) as E1 by (unfold turn; simpl; f_equal; lia).
  assert (turn n (n - 1, b) = (0, n - 1 - b)) as E2 by (unfold turn; simpl; f_equal; lia).
  rewrite E1 in H1. rewrite E2 in H2. rewrite (shift n (n / 2)) in E by (auto; lia).
  assert (0 <= b < n) as B by (destruct (Z_lt_dec a (n - n / 2)); lia).
  pose proof (over_x n (turned W) (turn n v) (n - 1 - b) (n - 1 - a) Hn (turned_ok _ _ _ R) (turn_vertex _ _ V)) as H3.
  assert (n - 1 - a = (n - 1 - b + n / 2) mod n) as E3.
  { rewrite (shift n (n / 2)) by (auto; lia).
    destruct (Z_lt_dec a (n - n / 2)), (Z_lt_dec (n - 1 - b) (n - n / 2)); lia. }
  specialize (H3 ltac:(lia) E3). lia.
Qed.

Lemma shortest_potential n v W : 4 <= n -> ring_ok n v W -> is_vertex (FTT n) v ->
  potential (FTT n) (fun u => shortest n W u v).
Proof.
  intros Hn R V. apply potential_links. intros [x y] [x' y'] U U' H. apply grid_vertex in U, U'.
  destruct H as [H|[(-> & -> & H)|(-> & -> & H)]].
  - unfold mesh_link in H. split; apply along_mesh; auto; unfold mesh_distance; simpl; lia.
  - split; [apply over_x|apply back_x]; auto; lia.
  - pose proof (swapped_ok n v W R) as R'. pose proof (swap_vertex n v V) as V'.
    pose proof (swap_above n W (x, 0) v Hn) as A1. pose proof (swap_below n W (x, 0) v Hn) as B1.
    pose proof (swap_above n W (x', n - 1) v Hn) as A2. pose proof (swap_below n W (x', n - 1) v Hn) as B2.
    change (swap (x, 0)) with (0, x) in *. change (swap (x', n - 1)) with (n - 1, x') in *.
    pose proof (over_x n (swapped W) (swap v) x x' Hn R' V' ltac:(lia) H).
    pose proof (back_x n (swapped W) (swap v) x x' Hn R' V' ltac:(lia) H).
    split; lia.
Qed.

(* ---------- Walks ---------- *)

Lemma ring_adj n j : 4 <= n -> In j twelve -> adj (FTT n) (ring_place n j) (ring_place n ((j + 1) mod 12)).
Proof.
  intros Hn J. pose proof (half_bounds n) as HM.
  assert (forall a b, 0 <= a < n -> 0 <= b < n -> (b = a + n / 2 /\ a < n - n / 2 \/ b = a + n / 2 - n /\ n - n / 2 <= a) ->
    adj (FTT n) (0, a) (n - 1, b) /\ adj (FTT n) (a, 0) (b, n - 1)) as C.
  { intros a b A B E. pose proof (cross_x n (n / 2) a eq_refl ltac:(lia) A) as X.
    pose proof (cross_y n (n / 2) a eq_refl ltac:(lia) A) as Y.
    assert (b = if Z_lt_dec a (n - n / 2) then a + n / 2 else a + n / 2 - n) as E' by (destruct (Z_lt_dec a (n - n / 2)); lia).
    rewrite <- E' in X, Y. auto. }
  assert (forall x y a b, 0 <= x < n -> 0 <= y < n -> 0 <= a < n -> 0 <= b < n -> Z.abs (x - a) + Z.abs (y - b) = 1 ->
    adj (FTT n) (x, y) (a, b)) as D.
  { intros x y a b X Y A B E. apply ftt_mesh, mesh_adj. lia. }
  simpl in J.
  destruct J as [<-|J]; [change ((0 + 1) mod 12) with 1; places; apply C; lia|].
  destruct J as [<-|J]; [change ((1 + 1) mod 12) with 2; places; apply D; lia|].
  destruct J as [<-|J]; [change ((2 + 1) mod 12) with 3; places; apply adj_sym, C; lia|].
  destruct J as [<-|J]; [change ((3 + 1) mod 12) with 4; places; apply adj_sym, C; lia|].
  destruct J as [<-|J]; [change ((4 + 1) mod 12) with 5; places; apply D; lia|].
  destruct J as [<-|J]; [change ((5 + 1) mod 12) with 6; places; apply C; lia|].
  destruct J as [<-|J]; [change ((6 + 1) mod 12) with 7; places; apply adj_sym, C; lia|].
  destruct J as [<-|J]; [change ((7 + 1) mod 12) with 8; places; apply D; lia|].
  destruct J as [<-|J]; [change ((8 + 1) mod 12) with 9; places; apply C; lia|].
  destruct J as [<-|J]; [change ((9 + 1) mod 12) with 10; places; apply C; lia|].
  destruct J as [<-|J]; [change ((10 + 1) mod 12) with 11; places; apply D; lia|].
  destruct J as [<-|J]; [change ((11 + 1) mod 12) with 0; places; apply adj_sym, C; lia|].
  contradiction.
Qed.

Lemma twelve_range j : In j twelve <-> 0 <= j < 12.
Proof. unfold twelve. simpl. lia. Qed.

(* Around the ring, forward and the shorter way. *)
Lemma ring_forward n i k : 4 <= n -> In i twelve -> 0 <= k ->
  walk (FTT n) (ring_place n i) (ring_place n ((i + k) mod 12)) k.
Proof.
  intros Hn I K. apply twelve_range in I.
  pose proof (walk_along (FTT n) (fun h => ring_place n ((i + h) mod 12)) 0 k) as W. simpl in W.
  rewrite Z.add_0_r, (Z.mod_small i) in W by lia. eapply walk_cast; [apply W; auto|lia].
  - apply (adj_left (ring_adj n i Hn ltac:(apply twelve_range; lia))).
  - intros h H. replace ((i + (h + 1)) mod 12) with (((i + h) mod 12 + 1) mod 12).
    + apply ring_adj; auto. apply twelve_range, Z.mod_pos_bound. lia.
    + rewrite Z.add_mod_idemp_l by lia. f_equal. lia.
Qed.

Lemma ring_walk n i j : 4 <= n -> In i twelve -> In j twelve ->
  walk (FTT n) (ring_place n i) (ring_place n j) (around_ring i j).
Proof.
  intros Hn I J. assert (forall i j, In i twelve -> In j twelve ->
    walk (FTT n) (ring_place n i) (ring_place n j) ((j - i) mod 12)) as H.
  { intros a b A B. pose proof (ring_forward n a ((b - a) mod 12) Hn A) as W.
    replace ((a + (b - a) mod 12) mod 12) with b in W.
    - apply W, Z.mod_pos_bound. lia.
    - rewrite Z.add_mod_idemp_r by lia. replace (a + (b - a)) with b by lia. apply twelve_range in B. rewrite Z.mod_small; lia. }
  unfold around_ring. destruct (Z.min_dec ((i - j) mod 12) ((j - i) mod 12)) as [E|E]; rewrite E; [apply walk_rev|]; auto.
Qed.

Lemma mesh_walk n u v : is_vertex (FTT n) u -> is_vertex (FTT n) v -> walk (FTT n) u v (mesh_distance u v).
Proof.
  destruct u as [x y], v as [X Y]. intros U V. apply grid_vertex in U, V.
  apply (straight n _ (ftt_mesh n)); lia.
Qed.

Lemma place_vertex n j : 4 <= n -> In j twelve -> is_vertex (FTT n) (ring_place n j).
Proof. intros Hn J. apply (adj_left (ring_adj n j Hn J)). Qed.

(* There is a walk for every term. *)
Lemma from_ring_walk n v j : 4 <= n -> In j twelve -> is_vertex (FTT n) v ->
  walk (FTT n) (ring_place n j) v (from_ring n v j).
Proof.
  intros Hn J V. unfold from_ring.
  destruct (least_in (map (fun i => around_ring j i + mesh_distance (ring_place n i) v) twelve) (mesh_distance (ring_place n j) v)) as [<-|H].
  - apply mesh_walk; auto using place_vertex.
  - apply in_map_iff in H. destruct H as (i & <- & I).
    eapply walk_app; [apply ring_walk; auto|apply mesh_walk; auto using place_vertex].
Qed.

Lemma crossing_walk n u v t : 4 <= n -> is_vertex (FTT n) u -> is_vertex (FTT n) v -> In t (crossings n u v) -> walk (FTT n) u v t.
Proof.
  intros Hn U V T. destruct u as [x y], v as [X Y]. apply grid_vertex in U, V. destruct U, V. unfold crossings in T. simpl in T.
  destruct T as [<-|[<-|[<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]]]].
  - apply left_low; auto; lia.
  - apply left_high; auto; lia.
  - apply walk_rev, left_low; auto; lia.
  - apply walk_rev, left_high; auto; lia.
  - apply down_low; auto; lia.
  - apply down_high; auto; lia.
  - apply walk_rev, down_low; auto; lia.
  - apply walk_rev, down_high; auto; lia.
Qed.

(* The distance of any two vertices. *)
Theorem ftt_dist n u v : 4 <= n -> is_vertex (FTT n) u -> is_vertex (FTT n) v ->
  dist (FTT n) u v (ftt_distance n u v).
Proof.
  intros Hn U V. apply dist_sym, (dist_by_potential (FTT n) (fun w => shortest n (from_ring n v) w v)).
  - apply shortest_potential; auto using from_ring_ok.
  - apply walk_rev. unfold ftt_distance, shortest.
    destruct (least_in (terms n (from_ring n v) u v) (mesh_distance u v)) as [<-|H]; [apply mesh_walk; auto|].
    apply in_app_or in H. destruct H as [H|H]; [apply crossing_walk; auto|].
    apply in_map_iff in H. destruct H as (j & <- & J).
    eapply walk_app; [apply mesh_walk; auto using place_vertex|apply from_ring_walk; auto].
  - assert (shortest n (from_ring n v) v v <= 0); [|unfold ftt_distance; lia].
    eapply Z.le_trans; [apply least_below, mesh_in|]. unfold mesh_distance. lia.
Qed.

(* ---------- The router ---------- *)

Definition ftt_linkb (n : Z) (u v : Z * Z) : bool :=
  mesh_linkb u v ||
  (fst u =? 0) && (fst v =? n - 1) && (snd v =? (snd u + n / 2) mod n) ||
  (snd u =? 0) && (snd v =? n - 1) && (fst v =? (fst u + n / 2) mod n).

Lemma ftt_linkb_link n u v : ftt_linkb n u v = true <-> mesh_link u v \/ ftt_wrap n u v.
Proof.
  unfold ftt_linkb. rewrite !orb_true_iff, mesh_linkb_link, !andb_true_iff, !Z.eqb_eq.
  destruct u as [x y], v as [x' y']. unfold ftt_wrap. simpl. tauto.
Qed.

(* The four neighbours. *)
Definition ftt_steps (n : Z) (u : Z * Z) : list (Z * Z) :=
  [ftt_right n u; ftt_left n u; swap (ftt_right n (swap u)); swap (ftt_left n (swap u))].

(* The first neighbour that is nearer. *)
Definition ftt_next (n : Z) : Z * Z -> Z * Z -> Z * Z :=
  greedy (grid_near n (ftt_linkb n)) (ftt_steps n) (ftt_distance n).

Theorem ftt_minimal_router n : 4 <= n -> minimal_router (FTT n) (ftt_next n).
Proof.
  intros Hn. apply grid_greedy_minimal.
  - intros u v _ _. apply ftt_linkb_link.
  - intros u w A. apply ftt_neighbours in A; auto. destruct A as [_ A]. unfold ftt_steps. simpl. intuition.
  - intros u v. apply ftt_dist, Hn.
Qed.
