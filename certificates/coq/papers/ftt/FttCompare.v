(* The FTT paper's comparisons with the mesh, MCR, TCR and the printed OUC: section 8 and
   Figure 5. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Torus Mesh Square Ftt FttRemarks FttTables Mcr Tcr TcrDiameter.
Import ListNotations.
Open Scope Z_scope.

(* What the comparisons are about, for N = 4k^2. *)
Record sizes_of (k : Z) : Prop := {
  ftt_order_k : order (FTT (2 * k)) (4 * k * k);
  ftt_degree_k : max_degree (FTT (2 * k)) 4;
  ftt_diameter_k : diameter (FTT (2 * k)) (3 * k / 2);
  mesh_order_k : order (Mesh [2 * k; 2 * k]) (4 * k * k);
  mesh_degree_k : max_degree (Mesh [2 * k; 2 * k]) 4;
  mesh_diameter_k : diameter (Mesh [2 * k; 2 * k]) (2 * (2 * k - 1));
  mcr_order_k : order (MCR k) (4 * k * k);
  mcr_degree_k : max_degree (MCR k) 3;
  mcr_diameter_k : diameter (MCR k) (4 * k - 2);
  tcr_order_k : order (TCR k) (4 * k * k);
  tcr_degree_k : max_degree (TCR k) 3;
  tcr_diameter_k : diameter (TCR k) (2 * k - k mod 2)
}.

Lemma sizes k : 2 <= k -> sizes_of k.
Proof.
  intros K; split.
  - replace (4 * k * k) with ((2 * k) * (2 * k)) by ring; apply ftt_order; lia.
  - apply ftt_max_degree; lia.
  - apply ftt_t1_ftt_diameter_correction, K.
  - replace (4 * k * k) with ((2 * k) * (2 * k)) by ring; apply square_mesh_order; lia.
  - apply square_mesh_max_degree; lia.
  - apply square_mesh_diameter_list; lia.
  - apply mcr_order; lia.
  - apply mcr_max_degree, K.
  - apply ftt_t1_mcr_diameter_correction, K.
  - apply tcr_order; lia.
  - apply ftt_t1_tcr_degree, K.
  - apply tcr_diameter, K.
Qed.

(* The values of a statement's facts, from the hypotheses. *)
Ltac values := repeat match goal with |- exists _, _ => eexists end; repeat (split; [first [eassumption | reflexivity]|]).

(* 3k/2 and k mod 2 by h = k/2. *)
Lemma halves_of k : 2 <= k -> exists h, 1 <= h /\ (k = 2 * h /\ 3 * k / 2 = 3 * h /\ k mod 2 = 0 \/ k = 2 * h + 1 /\ 3 * k / 2 = 3 * h + 1 /\ k mod 2 = 1).
Proof. intros K; exists (k / 2); Z.to_euclidean_division_equations; lia. Qed.

(* Section 8 (iv): the cost, degree times diameter. *)
Theorem ftt_cmp_iv_cost_refuted : forall k : Z, 2 <= k -> ~ ((((exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\
  diameter (FTT (2 * k)) d2 /\ max_degree (TCR k) d3 /\ diameter (TCR k) d4 /\ d1 * d2 < d3 * d4) /\
  (exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\ max_degree (Mesh [2 * k; 2 * k]) d3 /\
  diameter (Mesh [2 * k; 2 * k]) d4 /\ d1 * d2 < d3 * d4)) /\ (exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\
  diameter (FTT (2 * k)) d2 /\ max_degree (MCR k) d3 /\ diameter (MCR k) d4 /\ d1 * d2 < d3 * d4)) /\
  (exists d1 d2, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\ (d1 * d2) * 8 < 7 * ((4 * k) * k + 8))).
Proof.
  intros k K [[[H _] _] _]; destruct (sizes k K); destruct H as (a & b & c & d & A & B & C & D & H).
  rewrite (max_degree_unique _ _ _ A ftt_degree_k0), (diameter_unique _ _ _ B ftt_diameter_k0),
    (max_degree_unique _ _ _ C tcr_degree_k0), (diameter_unique _ _ _ D tcr_diameter_k0) in H.
  destruct (halves_of k K) as (h & Hh & [(E & F & G)|(E & F & G)]); rewrite F, G in H; lia.
Qed.

Theorem ftt_cmp_iv_cost_correction : forall k : Z, 2 <= k -> (((exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\
  diameter (FTT (2 * k)) d2 /\ max_degree (Mesh [2 * k; 2 * k]) d3 /\ diameter (Mesh [2 * k; 2 * k]) d4 /\ d1 * d2 < d3 * d4) /\
  (exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\ max_degree (MCR k) d3 /\ diameter (MCR k) d4 /\
  d1 * d2 < d3 * d4)) /\ (exists d1 d2, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\
  (d1 * d2) * 8 < 7 * ((4 * k) * k + 8))) /\ (exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\
  max_degree (TCR k) d3 /\ diameter (TCR k) d4 /\ d1 * d2 - (d3 * d4) = k mod 2).
Proof.
  intros k K; destruct (sizes k K); destruct (halves_of k K) as (h & Hh & E).
  assert (Q : h <= h * h) by nia.
  split; [split; [split|]|]; values; destruct E as [(E & F & G)|(E & F & G)]; rewrite ?F, ?G; clear F G; subst k; lia.
Qed.

(* Section 8 (v): the packing density, N divided by the cost. *)
Theorem ftt_cmp_v_packing_refuted : forall k : Z, 2 <= k -> ~ ((((exists d1 d2 d3 d4 d5 d6, order (FTT (2 * k)) d1 /\
  max_degree (FTT (2 * k)) d2 /\ diameter (FTT (2 * k)) d3 /\ order (TCR k) d4 /\ max_degree (TCR k) d5 /\ diameter (TCR k) d6 /\
  (0 < d5 * d6 -> (0 < d2 * d3 -> d1 * (d5 * d6) > d4 * (d2 * d3)))) /\ (exists d1 d2 d3 d4 d5 d6, order (FTT (2 * k)) d1 /\
  max_degree (FTT (2 * k)) d2 /\ diameter (FTT (2 * k)) d3 /\ order (Mesh [2 * k; 2 * k]) d4 /\ max_degree (Mesh [2 * k; 2 * k]) d5 /\
  diameter (Mesh [2 * k; 2 * k]) d6 /\ (0 < d5 * d6 -> (0 < d2 * d3 -> d1 * (d5 * d6) > d4 * (d2 * d3))))) /\
  (exists d1 d2 d3 d4 d5 d6, order (FTT (2 * k)) d1 /\ max_degree (FTT (2 * k)) d2 /\ diameter (FTT (2 * k)) d3 /\ order (MCR k) d4 /\
  max_degree (MCR k) d5 /\ diameter (MCR k) d6 /\ (0 < d5 * d6 -> (0 < d2 * d3 -> d1 * (d5 * d6) > d4 * (d2 * d3))))) /\
  (exists d1 d2 d3, order (FTT (2 * k)) d1 /\ max_degree (FTT (2 * k)) d2 /\ diameter (FTT (2 * k)) d3 /\
  (0 < 7 * ((4 * k) * k + 8) -> (0 < d2 * d3 -> d1 * (7 * ((4 * k) * k + 8)) > (((4 * k) * k) * 8) * (d2 * d3))))).
Proof.
  intros k K [[[H _] _] _]; destruct (sizes k K); destruct H as (n & a & b & m & c & d & N & A & B & M & C & D & H).
  rewrite (order_unique _ _ _ N ftt_order_k0), (order_unique _ _ _ M tcr_order_k0), (max_degree_unique _ _ _ A ftt_degree_k0),
    (diameter_unique _ _ _ B ftt_diameter_k0), (max_degree_unique _ _ _ C tcr_degree_k0), (diameter_unique _ _ _ D tcr_diameter_k0) in H.
  destruct (halves_of k K) as (h & Hh & [(E & F & G)|(E & F & G)]); rewrite F, G in H; specialize (H ltac:(lia) ltac:(lia)); nia.
Qed.

(* Figure 5: from k to k+1 the diameters of FTT and TCR grow less than the others. *)
Theorem ftt_cmp_fig5_growth : forall k : Z, 2 <= k -> (((((exists d1 d2 d3 d4, diameter (FTT (2 * (k + 1))) d1 /\
  diameter (FTT (2 * k)) d2 /\ diameter (Mesh [2 * (k + 1); 2 * (k + 1)]) d3 /\ diameter (Mesh [2 * k; 2 * k]) d4 /\ d1 - d2 < d3 - d4) /\
  (exists d1 d2 d3 d4, diameter (FTT (2 * (k + 1))) d1 /\ diameter (FTT (2 * k)) d2 /\ diameter (MCR (k + 1)) d3 /\ diameter (MCR k) d4 /\
  d1 - d2 < d3 - d4)) /\ (exists d1 d2, diameter (FTT (2 * (k + 1))) d1 /\ diameter (FTT (2 * k)) d2 /\ 0 < 8 * 8 /\
  (d1 - d2) * (8 * 8) < ((4 * (k + 1)) * (k + 1) + 8) * 8 - (((4 * k) * k + 8) * 8))) /\ (exists d1 d2 d3 d4, diameter (TCR (k + 1)) d1 /\
  diameter (TCR k) d2 /\ diameter (Mesh [2 * (k + 1); 2 * (k + 1)]) d3 /\ diameter (Mesh [2 * k; 2 * k]) d4 /\ d1 - d2 < d3 - d4)) /\
  (exists d1 d2 d3 d4, diameter (TCR (k + 1)) d1 /\ diameter (TCR k) d2 /\ diameter (MCR (k + 1)) d3 /\ diameter (MCR k) d4 /\
  d1 - d2 < d3 - d4)) /\ (exists d1 d2, diameter (TCR (k + 1)) d1 /\ diameter (TCR k) d2 /\ 0 < 8 * 8 /\
  (d1 - d2) * (8 * 8) < ((4 * (k + 1)) * (k + 1) + 8) * 8 - (((4 * k) * k + 8) * 8)).
Proof.
  intros k K; destruct (sizes k K); destruct (sizes (k + 1) ltac:(lia)).
  assert (D : 3 * (k + 1) / 2 - 3 * k / 2 <= 2) by (Z.to_euclidean_division_equations; lia).
  assert (E : (k + 1) mod 2 + k mod 2 = 1) by (Z.to_euclidean_division_equations; lia).
  assert (R : 0 <= k mod 2 <= 1) by (Z.to_euclidean_division_equations; lia).
  pose proof (Z.div_mod k 2 ltac:(lia)) as Q.
  split; [split; [split; [split; [split|]|]|]|]; values; lia.
Qed.
