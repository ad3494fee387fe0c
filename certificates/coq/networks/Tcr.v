(* The torus-connected ring TCR(k), and comparisons of both with FTT and the mesh.
   The definitions of MCR and TCR stand in Mcr.v. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Width Torus Mesh Ftt Mcr.
Import ListNotations.
Open Scope Z_scope.

(* ---------- TCR ---------- *)

Definition tcr_step (k x y p x' y' p' : Z) : Prop :=
  x' = x /\ y' = y /\ (p' = p + 1 \/ p = 3 /\ p' = 0) \/
  (x' = x + 1 \/ x = k - 1 /\ x' = 0) /\ y' = y /\ p = 0 /\ p' = 2 \/
  x' = x /\ (y' = y + 1 \/ y = k - 1 /\ y' = 0) /\ p = 1 /\ p' = 3.

Lemma tcr_adj k x y p x' y' p' : adj (TCR k) (x, y, p) (x', y', p') <->
  (0 <= x < k /\ 0 <= y < k /\ 0 <= p < 4) /\ (0 <= x' < k /\ 0 <= y' < k /\ 0 <= p' < 4) /\
  (tcr_step k x y p x' y' p' \/ tcr_step k x' y' p' x y p).
Proof.
  assert (forall a b, 0 <= a < k -> 0 <= b < k -> b = (a + 1) mod k <-> b = a + 1 \/ a = k - 1 /\ b = 0) as K.
  { intros a b Ha Hb. destruct (Z.eq_dec a (k - 1)) as [->|N].
    - replace (k - 1 + 1) with k by lia. rewrite Z.mod_same by lia. lia.
    - rewrite mod_same by lia. lia. }
  unfold adj, is_vertex. simpl vertices. rewrite !in_ports, triple_eq. unfold link, TCR, ring_link, tcr_step. split.
  - intros [A [B [C H]]]. rewrite !mod4, !K in H by tauto. tauto.
  - intros [A [B H]]. rewrite !mod4, !K by tauto. split; [exact A|]. split; [exact B|]. split; [lia|]. tauto.
Qed.

Definition tcr_beyond (k : Z) (u : Z * Z * Z) : Z * Z * Z :=
  let '(x, y, p) := u in
  if Z.eq_dec p 0 then (if Z.eq_dec x (k - 1) then 0 else x + 1, y, 2) else
  if Z.eq_dec p 1 then (x, if Z.eq_dec y (k - 1) then 0 else y + 1, 3) else
  if Z.eq_dec p 2 then (if Z.eq_dec x 0 then k - 1 else x - 1, y, 0) else
  (x, if Z.eq_dec y 0 then k - 1 else y - 1, 1).

(* FTT paper, Table 1: all vertices of TCR have degree 3. *)
Theorem tcr_regular k : 2 <= k -> regular (TCR k) 3.
Proof.
  intros Hk [[x y] p] V. apply in_ports in V.
  apply (count_list_n _ [next_port (x, y, p); last_port (x, y, p); tcr_beyond k (x, y, p)]); [| |reflexivity].
  - unfold next_port, last_port, tcr_beyond. assert (p = 0 \/ p = 1 \/ p = 2 \/ p = 3) as P by lia.
    destruct P as [->|[->|[->| ->]]]; repeat (constructor; [simpl; rewrite ?triple_eq; lia|]); constructor.
  - intros [[x' y'] p']. rewrite tcr_adj. unfold next_port, last_port, tcr_beyond, tcr_step.
    assert (p = 0 \/ p = 1 \/ p = 2 \/ p = 3) as P by lia.
    destruct P as [->|[->|[->| ->]]]; simpl; rewrite !triple_eq; split.
    + destruct (Z.eq_dec x (k - 1)); intros [H|[H|[H|[]]]]; lia.
    + destruct (Z.eq_dec x (k - 1)); intros [A [B H]]; lia.
    + destruct (Z.eq_dec y (k - 1)); intros [H|[H|[H|[]]]]; lia.
    + destruct (Z.eq_dec y (k - 1)); intros [A [B H]]; lia.
    + destruct (Z.eq_dec x 0); intros [H|[H|[H|[]]]]; lia.
    + destruct (Z.eq_dec x 0); intros [A [B H]]; lia.
    + destruct (Z.eq_dec y 0); intros [H|[H|[H|[]]]]; lia.
    + destruct (Z.eq_dec y 0); intros [A [B H]]; lia.
Qed.

Lemma tcr_proper k : 1 <= k -> proper (TCR k).
Proof. apply ports_proper. Qed.

Theorem ftt_t1_tcr_degree k : 2 <= k -> min_degree (TCR k) 3 /\ max_degree (TCR k) 3.
Proof.
  intros Hk. pose proof (tcr_regular k Hk) as R. assert (proper (TCR k)) as P by (apply tcr_proper; lia).
  split; [apply regular_min|apply regular_max]; auto.
Qed.

(* Section 2: the degrees of MCR and of the mesh are not uniform. *)
Theorem ftt_bg_mcr_mesh_nonuniform k : 2 <= k ->
  (exists d e, min_degree (MCR k) d /\ max_degree (MCR k) e /\ d < e) /\
  (exists d e, min_degree (Mesh [2 * k; 2 * k]) d /\ max_degree (Mesh [2 * k; 2 * k]) e /\ d < e).
Proof.
  intros Hk. split.
  - exists 2, 3. split; [apply mcr_min_degree; auto|]. split; [apply mcr_max_degree; auto|lia].
  - exists 2, 4. split; [apply (mesh_min_degree [2 * k; 2 * k]); intros m [<-|[<-|[]]]; lia|].
    split; [apply (mesh_max_degree [2 * k; 2 * k]); intros m [<-|[<-|[]]]; lia|lia].
Qed.

(* Table 1: the mesh of 2k by 2k bisects at 2k. *)
Theorem ftt_t1_mesh_bisection k : 2 <= k -> bisection_width (product (Line (2 * k)) (Line (2 * k))) (2 * k).
Proof.
  intros Hk. assert ((2 * k) mod 2 = 0) as E by (rewrite Z.mul_comm; apply Z.mod_mul; lia).
  pose proof (mesh2_bisection (2 * k) (2 * k) ltac:(lia) ltac:(lia) E E) as B. rewrite Z.min_id in B. exact B.
Qed.

(* Section 8 (iv): the cost of FTT, degree times diameter, is below those of Mesh and MCR. *)
Theorem ftt_cmp_iv_cost_mesh_mcr k : 2 <= k -> exists d D e E f F,
  max_degree (FTT (2 * k)) d /\ diameter (FTT (2 * k)) D /\
  max_degree (Mesh [2 * k; 2 * k]) e /\ diameter (Mesh [2 * k; 2 * k]) E /\
  max_degree (MCR k) f /\ diameter (MCR k) F /\ d * D < e * E /\ d * D < f * F.
Proof.
  intros Hk. exists 4, (3 * k / 2), 4, (2 * (2 * k - 1)), 3, (4 * k - 2).
  split; [apply ftt_max_degree; lia|]. split; [apply ftt_t1_ftt_diameter_correction; auto|].
  split; [apply (mesh_max_degree [2 * k; 2 * k]); intros m [<-|[<-|[]]]; lia|].
  split.
  { replace (2 * (2 * k - 1)) with (sum_over (fun m => m - 1) [2 * k; 2 * k]) by (simpl; lia).
    apply mesh_diameter. intros m [<-|[<-|[]]]; lia. }
  split; [apply mcr_max_degree; auto|]. split; [apply ftt_t1_mcr_diameter_correction; auto|].
  Z.div_mod_to_equations. lia.
Qed.
