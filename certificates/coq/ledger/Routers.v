(* Minimal routers and distances, for all sizes: theorems that no claim of a paper speaks
   of. OCT's are claims (oct_unicast_minimal, oct_distance_theorem). They are listed in
   routers.txt, and not in theorems.txt.

   Where the router is greedy, each hop computes the distance from at most 30 candidates,
   however large the network is. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Names Graph.
Import ListNotations.
Open Scope Z_scope.

(* The shorter way round. *)
Theorem ring_router : forall n : Z, 2 <= n -> minimal_router (Ring n) (ring_next n).
Proof. exact Ring.ring_minimal. Qed.

(* One dimension after the other, in meshes and tori of any number of dimensions. *)
Theorem mesh_router : forall sides, sides_ok sides -> minimal_router (Mesh sides) (mesh_dor sides).
Proof. exact Mesh.mesh_dor_minimal. Qed.

Theorem torus_router : forall sides, sides_ok sides -> minimal_router (Torus sides) (dor sides).
Proof. exact Torus.dor_minimal. Qed.

Theorem jtorus_router : forall k m : Z, 1 <= k -> 1 <= m -> minimal_router (JTorus k m) (jtorus_next k m).
Proof. exact Jtorus.jtorus_minimal. Qed.

(* One bit after the other, in hypercubes of any dimension. *)
Theorem cube_router : forall n : Z, 0 <= n -> minimal_router (Hypercube n) (cube_next n).
Proof. exact OmmhRouter.cube_minimal_router. Qed.

(* The rows, the columns, and then the cube, bit by bit. *)
Theorem ommh_router : forall l m n : Z, 2 <= l -> 2 <= m -> 0 <= n -> minimal_router (OMMH l m n) (ommh_next l m n).
Proof. exact OmmhRouter.ommh_minimal_router. Qed.

Theorem ommh_distances : forall (l m n : Z) (u v : vertex (OMMH l m n)), 2 <= l -> 2 <= m -> 0 <= n ->
  is_vertex (OMMH l m n) u -> is_vertex (OMMH l m n) v -> dist (OMMH l m n) u v (ommh_distance l m n u v).
Proof. exact OmmhRouter.ommh_dist. Qed.

Theorem ommh_diameters : forall l m n : Z, 2 <= l -> 2 <= m -> 0 <= n -> diameter (OMMH l m n) (l / 2 + m / 2 + n).
Proof. exact OmmhRouter.ommh_diameter. Qed.

(* Greedy, by the distance in the torus or through a centre. *)
Theorem cctorus_router : forall n : Z, 3 <= n -> minimal_router (CCTorus n) (cctorus_next n).
Proof. exact CctorusRouter.cctorus_minimal_router. Qed.

Theorem cctorus_distances : forall (n : Z) (u v : vertex (CCTorus n)), 3 <= n ->
  is_vertex (CCTorus n) u -> is_vertex (CCTorus n) v -> dist (CCTorus n) u v (cctorus_distance n u v).
Proof. exact CctorusRouter.cctorus_dist. Qed.

(* Greedy, by the distance straight or over one diagonal. *)
Theorem xmesh_router : forall n : Z, 1 <= n -> minimal_router (XMesh n) (xmesh_next n).
Proof. exact XmeshRouter.xmesh_minimal_router. Qed.

Theorem xmesh_distances : forall (n : Z) (u v : vertex (XMesh n)),
  is_vertex (XMesh n) u -> is_vertex (XMesh n) v -> dist (XMesh n) u v (xmesh_distance n u v).
Proof. exact XmeshRouter.xmesh_dist. Qed.

Theorem xmeshw_router : forall n : Z, 3 <= n -> minimal_router (XMeshW n) (xmeshw_next n).
Proof. exact XmeshRouter.xmeshw_minimal_router. Qed.

Theorem xmeshw_distances : forall (n : Z) (u v : vertex (XMeshW n)), 3 <= n ->
  is_vertex (XMeshW n) u -> is_vertex (XMeshW n) v -> dist (XMeshW n) u v (xmeshw_distance n u v).
Proof. exact XmeshRouter.xmeshw_dist. Qed.

Theorem xtorus_router : forall n : Z, 2 <= n -> minimal_router (XTorus n) (xtorus_next n).
Proof. exact XtorusRouter.xtorus_minimal_router. Qed.

(* Greedy, by the distance straight, with one crossing, or by a ring of twelve vertices. *)
Theorem ftt_router : forall n : Z, 4 <= n -> minimal_router (FTT n) (ftt_next n).
Proof. exact FttDistance.ftt_minimal_router. Qed.
