(* CCTorus(3) is XTorus(3), and no more fault-tolerant. The CCTorus paper, section IV-D. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Connectivity Cctorus Xtorus CctorusStructure CctorusSymmetry.
Import ListNotations.
Open Scope Z_scope.

(* Two networks with the same vertices and the same adjacency. *)
Section Same.
Variable V : Type.
Variable l : list V.
Variables L L' : V -> V -> Prop.
Let g := Graph V l L.
Let h := Graph V l L'.

Lemma same_walk : (forall u v, adj g u v -> adj h u v) -> forall u v d, walk g u v d -> walk h u v d.
Proof. intros A u v d W; induction W as [v I|u v w d J W IH]; [apply walk_here; exact I | apply walk_hop with v; auto]. Qed.
End Same.

Section Transfer.
Variable V : Type.
Variable l : list V.
Variables L L' : V -> V -> Prop.
Notation g := (Graph V l L).
Notation h := (Graph V l L').
Hypothesis A : forall u v : V, adj g u v <-> adj h u v.

Lemma vertices_walk F u v d : walk (without_vertices g F) u v d -> walk (without_vertices h F) u v d.
Proof.
  apply (same_walk V l _ _); intros x y (X & Y & D & E); split; [exact X|]; split; [exact Y|]; split; [exact D|].
  destruct E as [(E & P)|(E & P)]; [left | right]; (split; [apply A; exact E | exact P]).
Qed.

Lemma links_walk F u v d : walk (without_links g F) u v d -> walk (without_links h F) u v d.
Proof.
  apply (same_walk V l _ _); intros x y (X & Y & D & E); split; [exact X|]; split; [exact Y|]; split; [exact D|].
  destruct E as [(E & P)|(E & P)]; [left | right]; (split; [apply A; exact E | exact P]).
Qed.
End Transfer.

Lemma vertex_connectivity_most V l L L' a b : (forall u v : V, adj (Graph V l L) u v <-> adj (Graph V l L') u v) ->
  vertex_connectivity (Graph V l L) a -> vertex_connectivity (Graph V l L') b -> a <= b.
Proof.
  intros A [H _] [_ (F & u & v & LF & IF & U & W & NU & NW & N)].
  destruct (Z_le_gt_dec a b) as [Q|Q]; [exact Q|]; exfalso; apply N.
  assert (E : Z.of_nat (@length V F) < a) by (change (Z.of_nat (@length V F) = b) in LF; lia).
  destruct (H F E IF u v U W NU NW) as (d & P); exists d; exact (vertices_walk V l L L' A F u v d P).
Qed.

Lemma edge_connectivity_most V l L L' a b : (forall u v : V, adj (Graph V l L) u v <-> adj (Graph V l L') u v) ->
  edge_connectivity (Graph V l L) a -> edge_connectivity (Graph V l L') b -> a <= b.
Proof.
  intros A [H _] [_ (F & u & v & LF & U & W & N)].
  destruct (Z_le_gt_dec a b) as [Q|Q]; [exact Q|]; exfalso; apply N.
  assert (E : Z.of_nat (@length (V * V) F) < a) by (change (Z.of_nat (@length (V * V) F) = b) in LF; lia).
  destruct (H F E u v U W) as (d & P); exists d; exact (links_walk V l L L' A F u v d P).
Qed.

Theorem cctorus_fault_tolerance_refuted :
  ~ ((exists a b, vertex_connectivity (CCTorus 3) a /\ vertex_connectivity (XTorus 3) b /\ b < a) \/
  (exists a b, edge_connectivity (CCTorus 3) a /\ edge_connectivity (XTorus 3) b /\ b < a)).
Proof.
  pose proof (proj2 cctorus_xtorus3_equals_cctorus3) as A.
  intros [(a & b & P & Q & H)|(a & b & P & Q & H)].
  - pose proof (vertex_connectivity_most _ _ _ _ a b A P Q); lia.
  - pose proof (edge_connectivity_most _ _ _ _ a b A P Q); lia.
Qed.
