(* All distances in some small networks that the CCTorus paper compares, by computation, and what
   they add up to. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph Numbered Walk Links Computed Networks.
Import ListNotations.
Open Scope Z_scope.

(* A table of all distances, and that they are right. *)
Ltac by_table G E D := apply (table_sound G E D); vm_cast_no_check (eq_refl true).

(* ---------- CCTorus 3 ---------- *)

Definition cctorus3 := Eval vm_compute in table (CCTorus 3) same2 (cctorus 3).
Lemma cctorus3_right : forall u v, is_vertex (CCTorus 3) u -> is_vertex (CCTorus 3) v -> dist (CCTorus 3) u v (between (CCTorus 3) same2 cctorus3 u v).
Proof. by_table (CCTorus 3) same2 (cctorus 3). Qed.
Definition cctorus3_total := Eval vm_compute in table_sum (CCTorus 3) same2 cctorus3.
Lemma cctorus3_sum : distance_sum (CCTorus 3) cctorus3_total.
Proof. exact (sum_right (CCTorus 3) same2 cctorus3 cctorus3_right). Qed.

(* ---------- CCTorus 4 ---------- *)

Definition cctorus4 := Eval vm_compute in table (CCTorus 4) same2 (cctorus 4).
Lemma cctorus4_right : forall u v, is_vertex (CCTorus 4) u -> is_vertex (CCTorus 4) v -> dist (CCTorus 4) u v (between (CCTorus 4) same2 cctorus4 u v).
Proof. by_table (CCTorus 4) same2 (cctorus 4). Qed.
Definition cctorus4_total := Eval vm_compute in table_sum (CCTorus 4) same2 cctorus4.
Lemma cctorus4_sum : distance_sum (CCTorus 4) cctorus4_total.
Proof. exact (sum_right (CCTorus 4) same2 cctorus4 cctorus4_right). Qed.

(* ---------- CCTorus 5 ---------- *)

Definition cctorus5 := Eval vm_compute in table (CCTorus 5) same2 (cctorus 5).
Lemma cctorus5_right : forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> dist (CCTorus 5) u v (between (CCTorus 5) same2 cctorus5 u v).
Proof. by_table (CCTorus 5) same2 (cctorus 5). Qed.
Definition cctorus5_total := Eval vm_compute in table_sum (CCTorus 5) same2 cctorus5.
Lemma cctorus5_sum : distance_sum (CCTorus 5) cctorus5_total.
Proof. exact (sum_right (CCTorus 5) same2 cctorus5 cctorus5_right). Qed.

(* ---------- CCTorus 6 ---------- *)

Definition cctorus6 := Eval vm_compute in table (CCTorus 6) same2 (cctorus 6).
Lemma cctorus6_right : forall u v, is_vertex (CCTorus 6) u -> is_vertex (CCTorus 6) v -> dist (CCTorus 6) u v (between (CCTorus 6) same2 cctorus6 u v).
Proof. by_table (CCTorus 6) same2 (cctorus 6). Qed.
Definition cctorus6_total := Eval vm_compute in table_sum (CCTorus 6) same2 cctorus6.
Lemma cctorus6_sum : distance_sum (CCTorus 6) cctorus6_total.
Proof. exact (sum_right (CCTorus 6) same2 cctorus6 cctorus6_right). Qed.

(* ---------- XTorus 5 ---------- *)

Definition xtorus5 := Eval vm_compute in table (XTorus 5) same2 (xtorus 5).
Lemma xtorus5_right : forall u v, is_vertex (XTorus 5) u -> is_vertex (XTorus 5) v -> dist (XTorus 5) u v (between (XTorus 5) same2 xtorus5 u v).
Proof. by_table (XTorus 5) same2 (xtorus 5). Qed.
Definition xtorus5_total := Eval vm_compute in table_sum (XTorus 5) same2 xtorus5.
Lemma xtorus5_sum : distance_sum (XTorus 5) xtorus5_total.
Proof. exact (sum_right (XTorus 5) same2 xtorus5 xtorus5_right). Qed.

(* ---------- XTorus 6 ---------- *)

Definition xtorus6 := Eval vm_compute in table (XTorus 6) same2 (xtorus 6).
Lemma xtorus6_right : forall u v, is_vertex (XTorus 6) u -> is_vertex (XTorus 6) v -> dist (XTorus 6) u v (between (XTorus 6) same2 xtorus6 u v).
Proof. by_table (XTorus 6) same2 (xtorus 6). Qed.
Definition xtorus6_total := Eval vm_compute in table_sum (XTorus 6) same2 xtorus6.
Lemma xtorus6_sum : distance_sum (XTorus 6) xtorus6_total.
Proof. exact (sum_right (XTorus 6) same2 xtorus6 xtorus6_right). Qed.

(* ---------- XMesh 5 ---------- *)

Definition xmesh5 := Eval vm_compute in table (XMesh 5) same2 (xmesh 5).
Lemma xmesh5_right : forall u v, is_vertex (XMesh 5) u -> is_vertex (XMesh 5) v -> dist (XMesh 5) u v (between (XMesh 5) same2 xmesh5 u v).
Proof. by_table (XMesh 5) same2 (xmesh 5). Qed.
Definition xmesh5_total := Eval vm_compute in table_sum (XMesh 5) same2 xmesh5.
Lemma xmesh5_sum : distance_sum (XMesh 5) xmesh5_total.
Proof. exact (sum_right (XMesh 5) same2 xmesh5 xmesh5_right). Qed.

(* ---------- Torus [3; 3] ---------- *)

Definition torus3 := Eval vm_compute in table (Torus [3; 3]) (torus_tells [3; 3]) (torus [3; 3]).
Lemma torus3_right : forall u v, is_vertex (Torus [3; 3]) u -> is_vertex (Torus [3; 3]) v -> dist (Torus [3; 3]) u v (between (Torus [3; 3]) (torus_tells [3; 3]) torus3 u v).
Proof. by_table (Torus [3; 3]) (torus_tells [3; 3]) (torus [3; 3]). Qed.
Definition torus3_total := Eval vm_compute in table_sum (Torus [3; 3]) (torus_tells [3; 3]) torus3.
Lemma torus3_sum : distance_sum (Torus [3; 3]) torus3_total.
Proof. exact (sum_right (Torus [3; 3]) (torus_tells [3; 3]) torus3 torus3_right). Qed.

(* ---------- Torus [4; 4] ---------- *)

Definition torus4 := Eval vm_compute in table (Torus [4; 4]) (torus_tells [4; 4]) (torus [4; 4]).
Lemma torus4_right : forall u v, is_vertex (Torus [4; 4]) u -> is_vertex (Torus [4; 4]) v -> dist (Torus [4; 4]) u v (between (Torus [4; 4]) (torus_tells [4; 4]) torus4 u v).
Proof. by_table (Torus [4; 4]) (torus_tells [4; 4]) (torus [4; 4]). Qed.
Definition torus4_total := Eval vm_compute in table_sum (Torus [4; 4]) (torus_tells [4; 4]) torus4.
Lemma torus4_sum : distance_sum (Torus [4; 4]) torus4_total.
Proof. exact (sum_right (Torus [4; 4]) (torus_tells [4; 4]) torus4 torus4_right). Qed.

(* ---------- Torus [5; 5] ---------- *)

Definition torus5 := Eval vm_compute in table (Torus [5; 5]) (torus_tells [5; 5]) (torus [5; 5]).
Lemma torus5_right : forall u v, is_vertex (Torus [5; 5]) u -> is_vertex (Torus [5; 5]) v -> dist (Torus [5; 5]) u v (between (Torus [5; 5]) (torus_tells [5; 5]) torus5 u v).
Proof. by_table (Torus [5; 5]) (torus_tells [5; 5]) (torus [5; 5]). Qed.
Definition torus5_total := Eval vm_compute in table_sum (Torus [5; 5]) (torus_tells [5; 5]) torus5.
Lemma torus5_sum : distance_sum (Torus [5; 5]) torus5_total.
Proof. exact (sum_right (Torus [5; 5]) (torus_tells [5; 5]) torus5 torus5_right). Qed.

(* ---------- Mesh [3; 3] ---------- *)

Definition mesh3 := Eval vm_compute in table (Mesh [3; 3]) (mesh_tells [3; 3]) (mesh [3; 3]).
Lemma mesh3_right : forall u v, is_vertex (Mesh [3; 3]) u -> is_vertex (Mesh [3; 3]) v -> dist (Mesh [3; 3]) u v (between (Mesh [3; 3]) (mesh_tells [3; 3]) mesh3 u v).
Proof. by_table (Mesh [3; 3]) (mesh_tells [3; 3]) (mesh [3; 3]). Qed.
Definition mesh3_total := Eval vm_compute in table_sum (Mesh [3; 3]) (mesh_tells [3; 3]) mesh3.
Lemma mesh3_sum : distance_sum (Mesh [3; 3]) mesh3_total.
Proof. exact (sum_right (Mesh [3; 3]) (mesh_tells [3; 3]) mesh3 mesh3_right). Qed.

(* ---------- Mesh [5; 5] ---------- *)

Definition mesh5 := Eval vm_compute in table (Mesh [5; 5]) (mesh_tells [5; 5]) (mesh [5; 5]).
Lemma mesh5_right : forall u v, is_vertex (Mesh [5; 5]) u -> is_vertex (Mesh [5; 5]) v -> dist (Mesh [5; 5]) u v (between (Mesh [5; 5]) (mesh_tells [5; 5]) mesh5 u v).
Proof. by_table (Mesh [5; 5]) (mesh_tells [5; 5]) (mesh [5; 5]). Qed.
Definition mesh5_total := Eval vm_compute in table_sum (Mesh [5; 5]) (mesh_tells [5; 5]) mesh5.
Lemma mesh5_sum : distance_sum (Mesh [5; 5]) mesh5_total.
Proof. exact (sum_right (Mesh [5; 5]) (mesh_tells [5; 5]) mesh5 mesh5_right). Qed.
