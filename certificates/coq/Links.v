(* The links of the networks, computed from their definitions. A test prints them
   for all small members and compares them with those of package topology.

   A link is decided by a function whose type says that it is right: either a proof
   that the two vertices are linked, or one that they are not. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Names Graph.
Import ListNotations.
Open Scope Z_scope.

Definition decides (g : graph) : Type := forall u v : vertex g, {link g u v} + {~ link g u v}.

Definition both {A B : Prop} (a : {A} + {~ A}) (b : {B} + {~ B}) : {A /\ B} + {~ (A /\ B)}.
Proof. destruct a; [destruct b|]; [left | right | right]; tauto. Defined.

Definition one {A B : Prop} (a : {A} + {~ A}) (b : {B} + {~ B}) : {A \/ B} + {~ (A \/ B)}.
Proof. destruct a; [|destruct b]; [left | left | right]; tauto. Defined.

Definition same2 (p q : Z * Z) : {p = q} + {~ p = q}.
Proof. decide equality; apply Z.eq_dec. Defined.

Definition same3 (p q : Z * Z * Z) : {p = q} + {~ p = q}.
Proof. decide equality; [apply Z.eq_dec | apply same2]. Defined.

Ltac decide_link := repeat match goal with
  | |- {_ /\ _} + {_} => apply both
  | |- {_ \/ _} + {_} => apply one
  | |- {@eq Z _ _} + {_} => apply Z.eq_dec
  | |- {@eq (Z * Z) _ _} + {_} => apply same2
  | |- {@eq (Z * Z * Z) _ _} + {_} => apply same3
  | |- {False} + {_} => right; tauto
  end.

(* ---------- Each network ---------- *)

Definition ring n : decides (Ring n).
Proof. intros u v; cbn; decide_link. Defined.

Definition line n : decides (Line n).
Proof. intros u v; cbn; decide_link. Defined.

Definition octagon : decides Octagon.
Proof. intros u v; cbn; decide_link. Defined.

Definition point : decides Point.
Proof. intros u v; cbn; decide_link. Defined.

Definition hypercube n : decides (Hypercube n).
Proof.
  intros u v; destruct (bool_dec (cube_linkb n u v) true) as [E|E]; [left | right].
  - apply cube_linkb_link; exact E.
  - intros L; apply E, cube_linkb_link; exact L.
Defined.

(* A vertex of a network is told from another. *)
Definition tells (g : graph) : Type := forall u v : vertex g, {u = v} + {~ u = v}.

Definition times2 (g h : graph) (G : decides g) (H : decides h) (E : tells g) (F : tells h) : decides (product g h).
Proof. intros u v; apply one; apply both; auto. Defined.

Definition pairs (g h : graph) (E : tells g) (F : tells h) : tells (product g h).
Proof. intros [a b] [c d]; destruct (E a c); [destruct (F b d)|]; [left | right | right]; congruence. Defined.

Definition torus_tells sides : tells (Torus sides).
Proof.
  induction sides as [|n rest E]; [intros [] []; left; reflexivity|].
  exact (pairs (Ring n) (Torus rest) Z.eq_dec E).
Defined.

Definition torus sides : decides (Torus sides).
Proof.
  induction sides as [|n rest D]; [exact point|].
  exact (times2 (Ring n) (Torus rest) (ring n) D Z.eq_dec (torus_tells rest)).
Defined.

Definition mesh_tells sides : tells (Mesh sides).
Proof.
  induction sides as [|n rest E]; [intros [] []; left; reflexivity|].
  exact (pairs (Line n) (Mesh rest) Z.eq_dec E).
Defined.

Definition mesh sides : decides (Mesh sides).
Proof.
  induction sides as [|n rest D]; [exact point|].
  exact (times2 (Line n) (Mesh rest) (line n) D Z.eq_dec (mesh_tells rest)).
Defined.

Definition jtorus k m : decides (JTorus k m) := times2 (Ring _) (Ring _) (ring _) (ring _) Z.eq_dec Z.eq_dec.

Definition oct k m : decides (OCT k m) := times2 (JTorus k m) Octagon (jtorus k m) octagon same2 Z.eq_dec.

Definition ommh l m n : decides (OMMH l m n) := times2 (product (Ring l) (Ring m)) (Hypercube n)
  (times2 (Ring l) (Ring m) (ring l) (ring m) Z.eq_dec Z.eq_dec) (hypercube n) same2 Z.eq_dec.

Definition qt m n : decides (QT m n).
Proof. intros [[x y] z] [[x' y'] z']; cbn; unfold cube_link; decide_link. Defined.

Definition gamma c k l : decides (Gamma c k l).
Proof. intros [[x y] z] q; cbn -[gamma_address]; decide_link. Defined.

Definition ftt n : decides (FTT n).
Proof. intros [x y] [x' y']; cbn; decide_link. Defined.

Definition cctorus n : decides (CCTorus n).
Proof. intros [x y] [x' y']; cbn -[centre]; unfold special; decide_link. Defined.

Definition xmesh n : decides (XMesh n).
Proof. intros [x y] [x' y']; cbn; decide_link. Defined.

Definition xmeshw n : decides (XMeshW n).
Proof. intros [x y] [x' y']; cbn; unfold corner_link; decide_link. Defined.

Definition xtorus n : decides (XTorus n).
Proof. intros [x y] [x' y']; cbn; decide_link. Defined.

Definition mcr k : decides (MCR k).
Proof. intros [[x y] z] [[x' y'] z']; cbn; decide_link. Defined.

Definition tcr k : decides (TCR k).
Proof. intros [[x y] z] [[x' y'] z']; cbn; decide_link. Defined.

(* ---------- Lists of links ---------- *)

Definition yes {P : Prop} (d : {P} + {~ P}) : bool := if d then true else false.

(* The places, from [at_], of the vertices in the list that are linked to u. *)
Fixpoint beside (g : graph) (D : decides g) (u : vertex g) (at_ : Z) (l : list (vertex g)) : list Z :=
  match l with
  | [] => []
  | v :: rest =>
    let more := beside g D u (at_ + 1) rest in
    if yes (D u v) || yes (D v u) then at_ :: more else more
  end.

Fixpoint rows (g : graph) (D : decides g) (at_ : Z) (l : list (vertex g)) : list (list Z) :=
  match l with
  | [] => []
  | u :: rest => beside g D u (at_ + 1) rest :: rows g D (at_ + 1) rest
  end.

(* For each vertex, in the order of the network's list, the places of the later
   vertices that are linked to it. The list repeats no vertex, so none is itself. *)
Definition links (g : graph) (D : decides g) : list (list Z) := rows g D 0 (vertices g).
