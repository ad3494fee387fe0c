(* The links of the networks, computed from their definitions. [links_spec] says that
   they are the links. A test has Coq compare them, for all small members, with
   those of package topology.

   A link is decided by a function whose type says that it is right: either a proof
   that the two vertices are linked, or one that they are not. So as not to ask it of all
   pairs, each network has a few candidates for every vertex. *)

From Coq Require Import ZArith Lia List Bool Permutation Mergesort Orders Uint63.
From Topocert Require Import Networks Walk.
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

(* ---------- Candidates ---------- *)

Definition yes {P : Prop} (d : {P} + {~ P}) : bool := if d then true else false.

(* Which vertices there are, where each stands in the network's list, and which
   ones a link leads to from it, and maybe others that are no vertices. *)
Record lister (g : graph) := Lister {
  inside : vertex g -> bool;
  inside_right : forall v, inside v = true <-> is_vertex g v;
  next : vertex g -> list (vertex g);
  next_right : forall u v, is_vertex g u -> is_vertex g v -> In v (next u) <-> link g u v;
  place : vertex g -> Z
}.
Arguments inside {g}. Arguments next {g}. Arguments place {g}.

(* Candidates of which the links are chosen. *)
Definition choose (g : graph) (D : decides g) (candidates : vertex g -> list (vertex g)) (u : vertex g) : list (vertex g) :=
  filter (fun v => yes (D u v)) (candidates u).

Lemma choose_sound g D candidates : (forall u v, link g u v -> In v (candidates u)) ->
  forall u v, is_vertex g u -> is_vertex g v -> In v (choose g D candidates u) <-> link g u v.
Proof.
  intros C u v _ _; unfold choose; rewrite filter_In; unfold yes; destruct (D u v) as [l|l]; split.
  - intros _; exact l.
  - intros _; split; [apply C; exact l | reflexivity].
  - intros [_ H]; discriminate.
  - intros H; contradiction.
Qed.

Definition below (n x : Z) : bool := (0 <=? x) && (x <? n).

Lemma below_spec n x : below n x = true <-> In x (zrange n).
Proof. unfold below; rewrite in_zrange, andb_true_iff, Z.leb_le, Z.ltb_lt; tauto. Qed.

Definition below2 (m n : Z) (v : Z * Z) : bool := let (x, y) := v in below m x && below n y.

Lemma below2_spec m n v : below2 m n v = true <-> In v (list_prod (zrange m) (zrange n)).
Proof. destruct v; simpl; rewrite andb_true_iff, !below_spec, in_prod_iff; tauto. Qed.

Definition below3 (l m n : Z) (v : Z * Z * Z) : bool := let (u, z) := v in below2 l m u && below n z.

Lemma below3_spec l m n v : below3 l m n v = true <-> In v (list_prod (list_prod (zrange l) (zrange m)) (zrange n)).
Proof. destruct v; unfold below3; rewrite andb_true_iff, below2_spec, below_spec, in_prod_iff; tauto. Qed.

Definition lister1 (n : Z) L (D : decides (Graph Z (zrange n) L)) candidates
  (C : forall u v, L u v -> In v (candidates u)) : lister (Graph Z (zrange n) L) :=
  Lister (Graph Z (zrange n) L) (below n) (below_spec n) (choose _ D candidates) (choose_sound _ D candidates C) (fun v => v).

Definition lister2 (m n : Z) L (D : decides (Graph (Z * Z) (list_prod (zrange m) (zrange n)) L)) candidates
  (C : forall u v, L u v -> In v (candidates u)) : lister (Graph (Z * Z) (list_prod (zrange m) (zrange n)) L) :=
  let g := Graph (Z * Z) (list_prod (zrange m) (zrange n)) L in
  Lister g (below2 m n) (below2_spec m n) (choose g D candidates) (choose_sound g D candidates C)
    (fun v => fst v * n + snd v).

Definition lister3 (l m n : Z) L (D : decides (Graph (Z * Z * Z) (list_prod (list_prod (zrange l) (zrange m)) (zrange n)) L)) candidates
  (C : forall u v, L u v -> In v (candidates u)) : lister (Graph (Z * Z * Z) (list_prod (list_prod (zrange l) (zrange m)) (zrange n)) L) :=
  let g := Graph (Z * Z * Z) (list_prod (list_prod (zrange l) (zrange m)) (zrange n)) L in
  Lister g (below3 l m n) (below3_spec l m n) (choose g D candidates) (choose_sound g D candidates C)
    (fun v => (fst (fst v) * m + snd (fst v)) * n + snd v).

Definition lister_product (g h : graph) (G : lister g) (H : lister h) : lister (product g h).
Proof.
  refine (let size := Z.of_nat (length (vertices h)) in
    Lister (product g h) (fun v => inside G (fst v) && inside H (snd v)) _
    (fun u => map (fun a => (a, snd u)) (next G (fst u)) ++ map (fun b => (fst u, b)) (next H (snd u))) _
    (fun v => place G (fst v) * size + place H (snd v))).
  - intros [a b]; rewrite andb_true_iff, (inside_right g G), (inside_right h H); symmetry; apply product_vertex.
  - intros [a b] [a' b'] U V; apply product_vertex in U, V; destruct U as [A B], V as [A' B'].
    simpl; rewrite in_app_iff, !in_map_iff, <- (next_right g G a a' A A'), <- (next_right h H b b' B B'); split.
    + intros [(x & E & I)|(x & E & I)]; injection E as <- <-; auto.
    + intros [[I ->]|[-> I]]; [left; exists a' | right; exists b']; auto.
Defined.

Ltac candidates_all := intros; repeat match goal with v : _ * _ |- _ => destruct v end; cbn in *;
  repeat match goal with H : _ \/ _ |- _ => destruct H | H : _ /\ _ |- _ => destruct H | H : (_, _) = (_, _) |- _ => injection H as ? ? end;
  subst; auto 20.

Definition ring_list n : lister (Ring n).
Proof. refine (lister1 n _ (ring n) (fun u => [(u + 1) mod n]) _); candidates_all. Defined.

Definition line_list n : lister (Line n).
Proof. refine (lister1 n _ (line n) (fun u => [u + 1]) _); candidates_all. Defined.

Definition octagon_list : lister Octagon.
Proof. refine (lister1 8 _ octagon (fun u => [(u + 1) mod 8; (u + 4) mod 8]) _); candidates_all. Defined.

Definition hypercube_list n : lister (Hypercube n).
Proof.
  refine (lister1 (2 ^ n) _ (hypercube n) (fun u => map (fun b => Z.lxor u (2 ^ b)) (zrange n)) _).
  intros u v (b & B & ->); apply in_map_iff; exists b; rewrite in_zrange; auto.
Defined.

Definition point_list : lister Point.
Proof.
  refine (Lister Point (fun _ => true) _ (fun _ => []) _ (fun _ => 0)).
  - intros []; split; intros; [left|]; reflexivity.
  - intros u v _ _; split; intros [].
Defined.

Fixpoint torus_list sides : lister (Torus sides) :=
  match sides with [] => point_list | n :: rest => lister_product (Ring n) (Torus rest) (ring_list n) (torus_list rest) end.

Fixpoint mesh_list sides : lister (Mesh sides) :=
  match sides with [] => point_list | n :: rest => lister_product (Line n) (Mesh rest) (line_list n) (mesh_list rest) end.

Definition jtorus_list k m : lister (JTorus k m) := lister_product _ _ (ring_list (2 * k)) (ring_list (2 * m)).

Definition oct_list k m : lister (OCT k m) := lister_product _ _ (jtorus_list k m) octagon_list.

Definition ommh_list l m n : lister (OMMH l m n) :=
  lister_product _ _ (lister_product _ _ (ring_list l) (ring_list m)) (hypercube_list n).

Lemma lxor_back z z' a : Z.lxor z z' = a -> z' = Z.lxor z a.
Proof. intros <-; rewrite <- Z.lxor_assoc, Z.lxor_nilpotent; reflexivity. Qed.

Definition qt_list m n : lister (QT m n).
Proof.
  refine (lister3 m n 8 _ (qt m n) (fun u => let '(x, y, z) := u in
    [(x, y, Z.lxor z 1); (x, y, Z.lxor z 2); (x, y, Z.lxor z 4);
     (x, (y + 1) mod n, 5); ((x + 1) mod m, y, 3); ((x + 1) mod m, (y + 1) mod n, 2); ((x - 1) mod m, (y + 1) mod n, 4)]) _).
  intros [[x y] z] [[x' y'] z']; unfold qt_link, cube_link; intros [H|H].
  - destruct H as (-> & -> & [H|[H|H]]); apply lxor_back in H; rewrite H; simpl; auto.
  - candidates_all.
Defined.

Definition gamma_list c k l : lister (Gamma c k l).
Proof.
  refine (lister3 (c * k) (c * l) c _ (gamma c k l) (fun u => let '(x, y, z) := u in
    [gamma_address c k l (x + 1, y, z + y); gamma_address c k l (x, y + 1, z)]) _).
  intros [[x y] z] q; unfold gamma_link; intros [->| ->]; simpl; auto.
Defined.

Definition mesh_candidates (u : Z * Z) : list (Z * Z) := [(fst u + 1, snd u); (fst u, snd u + 1)].
Definition torus_candidates (n : Z) (u : Z * Z) : list (Z * Z) := [((fst u + 1) mod n, snd u); (fst u, (snd u + 1) mod n)].
Definition diagonal_candidates (u : Z * Z) : list (Z * Z) := [(fst u + 1, snd u + 1); (fst u + 1, snd u - 1)].

Lemma diagonal_candidates_all n u v : diagonal_link n u v -> In v (diagonal_candidates u).
Proof.
  destruct u as [x y], v as [x' y']; unfold diagonal_link, diagonal_candidates; simpl; intros [-> [[-> ->]|[-> ->]]]; [auto|].
  right; left; f_equal; lia.
Qed.

Definition ftt_list n : lister (FTT n).
Proof.
  refine (lister2 n n _ (ftt n) (fun u => mesh_candidates u ++ [(n - 1, (snd u + n / 2) mod n); ((fst u + n / 2) mod n, n - 1)]) _).
  candidates_all.
Defined.

Definition cctorus_list n : lister (CCTorus n).
Proof.
  refine (lister2 n n _ (cctorus n) (fun u => torus_candidates n u ++ [(centre n (fst u), centre n (snd u))]) _).
  intros [x y] [x' y'] [H|H]; [candidates_all|]; destruct H as (_ & _ & _ & -> & ->); simpl; auto.
Defined.

Definition xmesh_list n : lister (XMesh n).
Proof.
  refine (lister2 n n _ (xmesh n) (fun u => mesh_candidates u ++ diagonal_candidates u) _).
  intros u v [H|H]; apply in_or_app; [left; candidates_all | right; apply (diagonal_candidates_all n); exact H].
Defined.

Definition xmeshw_list n : lister (XMeshW n).
Proof.
  refine (lister2 n n _ (xmeshw n) (fun u => mesh_candidates u ++ diagonal_candidates u ++ [(n - 1, n - 1); (n - 1, 0)]) _).
  intros u v [H|[H|H]]; apply in_or_app; [left; candidates_all | right; apply in_or_app; left; apply (diagonal_candidates_all n); exact H|].
  right; apply in_or_app; right; destruct H as [[-> ->]|[-> ->]]; simpl; auto.
Defined.

Definition xtorus_list n : lister (XTorus n).
Proof.
  refine (lister2 n n _ (xtorus n) (fun u => torus_candidates n u ++ diagonal_candidates u) _).
  intros u v [H|H]; apply in_or_app; [left; candidates_all | right; apply (diagonal_candidates_all n); exact H].
Defined.

Definition mcr_list k : lister (MCR k).
Proof.
  refine (lister3 k k 4 _ (mcr k) (fun u => let '(x, y, p) := u in [(x, y, (p + 1) mod 4); (x + 1, y, 2); (x, y + 1, 3)]) _).
  candidates_all.
Defined.

Definition tcr_list k : lister (TCR k).
Proof.
  refine (lister3 k k 4 _ (tcr k) (fun u => let '(x, y, p) := u in [(x, y, (p + 1) mod 4); ((x + 1) mod k, y, 2); (x, (y + 1) mod k, 3)]) _).
  candidates_all.
Defined.

(* ---------- All links of a network ---------- *)

Module ZOrder <: TotalLeBool.
  Definition t := Z.
  Definition leb := Z.leb.
  Theorem leb_total : forall a b, leb a b = true \/ leb b a = true.
  Proof. intros a b; unfold leb; rewrite !Z.leb_le; lia. Qed.
End ZOrder.

Module ZSort := Sort ZOrder.

(* A list without repetitions that stand side by side. *)
Fixpoint once (l : list Z) : list Z :=
  match l with
  | a :: ((b :: _) as rest) => if a =? b then once rest else a :: once rest
  | _ => l
  end.

Lemma once_in l a : In a (once l) <-> In a l.
Proof.
  induction l as [|b [|c l] IH]; [tauto | tauto|].
  change (once (b :: c :: l)) with (if b =? c then once (c :: l) else b :: once (c :: l)).
  destruct (Z.eqb_spec b c) as [->|N].
  - rewrite IH; simpl; tauto.
  - simpl in *; rewrite IH; tauto.
Qed.

Section Links.
Variable g : graph.
Variable G : lister g.

(* A link as a number: the places of its ends, the smaller first. *)
Definition number (u v : vertex g) : Z :=
  let p := place G u in let q := place G v in Z.min p q * 256 + Z.max p q.

(* The numbers of the links, in ascending order. *)
Definition links : list Z := once (ZSort.sort (flat_map (fun u =>
  map (number u) (filter (fun v => inside G v && negb (place G u =? place G v)) (next G u))) (vertices g))).

(* The vertices have the places 0, 1, 2, ... *)
Definition in_place : Prop := map (place G) (vertices g) = zrange (Z.of_nat (length (vertices g))).

Lemma number_sym u v : number u v = number v u.
Proof. unfold number; rewrite Z.min_comm, Z.max_comm; reflexivity. Qed.

Theorem links_spec : in_place -> forall n, In n links <-> exists u v, adj g u v /\ n = number u v.
Proof.
  intros P n.
  assert (I : forall u v, is_vertex g u -> is_vertex g v -> place G u = place G v -> u = v).
  { intros u v U V E; apply (NoDup_map_back (place G) (vertices g)); auto; rewrite P; apply NoDup_zrange. }
  assert (K : forall l, In n (once (ZSort.sort l)) <-> In n l).
  { intros l; rewrite once_in; split; apply Permutation_in; [apply Permutation_sym|]; apply ZSort.Permuted_sort. }
  unfold links; rewrite K, in_flat_map; split.
  - intros (u & U & H); apply in_map_iff in H; destruct H as (v & <- & H); apply filter_In in H; destruct H as [L H].
    apply andb_true_iff in H; destruct H as [V N]; apply (inside_right g G) in V; apply negb_true_iff, Z.eqb_neq in N.
    exists u, v; split; [|reflexivity]; split; [exact U|]; split; [exact V|]; split; [congruence|].
    left; apply (next_right g G); auto.
  - assert (H : forall u v, is_vertex g u -> is_vertex g v -> u <> v -> link g u v ->
      exists x, In x (vertices g) /\ In (number u v) (map (number x)
        (filter (fun v => inside G v && negb (place G x =? place G v)) (next G x)))).
    { intros u v U V N L; exists u; split; [exact U|]; apply in_map, filter_In; split.
      - apply (next_right g G); auto.
      - apply andb_true_iff; split; [apply (inside_right g G); exact V|].
        apply negb_true_iff, Z.eqb_neq; intros E; apply N, I; auto. }
    intros (u & v & (U & V & N & [L|L]) & ->); [apply H; auto|].
    rewrite number_sym; apply H; auto.
Qed.

End Links.

(* ---------- A list to compare with ---------- *)

(* Three numbers of links, of 16 bits each, are written as one, the first
   lowest; the rest of the last is 0, which is no link's number. *)
Definition three (i : int) : list Z :=
  let n := Uint63.to_Z i in filter (fun k => negb (k =? 0)) [n mod 65536; n / 65536 mod 65536; n / 65536 / 65536].

Fixpoint same (l m : list Z) : bool :=
  match l, m with
  | [], [] => true
  | a :: l, b :: m => (a =? b) && same l m
  | _, _ => false
  end.

Lemma same_equal l : forall m, same l m = true -> l = m.
Proof.
  induction l as [|a l IH]; intros [|b m]; simpl; try discriminate; auto.
  rewrite andb_true_iff, Z.eqb_eq; intros [-> H]; f_equal; auto.
Qed.

(* The network's vertices stand in their places, and its links have just these numbers. *)
Definition has_links (g : graph) (G : lister g) (l : list int) : bool :=
  same (map (place G) (vertices g)) (zrange (Z.of_nat (length (vertices g)))) && same (links g G) (flat_map three l).

Theorem has_links_sound g G l : has_links g G l = true ->
  in_place g G /\ forall n, In n (flat_map three l) <-> exists u v, adj g u v /\ n = number g G u v.
Proof.
  unfold has_links; rewrite andb_true_iff; intros [P L]; apply same_equal in P, L.
  split; [exact P|]; rewrite <- L; apply links_spec; exact P.
Qed.
