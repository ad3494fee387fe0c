(* The networks' texts say the networks that are defined in this folder: for all parameters of a
   family, its text is right, and the network of the text has the vertices, as tuples, and the links
   of the definition. What [text_says] means stands in Text.v; the texts in TextNetworks.v. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Networks Walk Text TextMeaning TextTactics TextNetworks.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Rings and their products ---------- *)

Theorem text_Ring n : 3 <= n -> text_says Ring_text [n] (Ring n) code1 name1.
Proof.
  intros N; by_arithmetic Ring_text ring_vertex 0 as v u with (cbn [link Ring]).
Qed.

Theorem text_Line n : 1 <= n -> text_says Line_text [n] (Line n) code1 name1.
Proof.
  intros N; by_arithmetic Line_text line_vertex 0 as v u with (cbn [link Line]).
Qed.

Theorem text_Octagon : text_says Octagon_text [] Octagon code1 name1.
Proof.
  by_arithmetic Octagon_text octagon_vertex 0 as v u with (cbn [link Octagon]).
Qed.

Ltac products := cbn [link OCT OMMH JTorus product Ring Line Octagon fst snd].

Theorem text_JTorus k m : 1 <= k -> 1 <= m -> text_says JTorus_text [k; m] (JTorus k m) code2 name2.
Proof.
  intros K M; by_arithmetic JTorus_text jtorus_vertex (0, 0) as [x y] [x' y'] with products.
Qed.

Theorem text_OCT k m : 1 <= k -> 1 <= m -> text_says OCT_text [k; m] (OCT k m) code3 name3.
Proof.
  intros K M; by_arithmetic OCT_text oct_vertex (0, 0, 0) as [[x y] z] [[x' y'] z'] with products.
Qed.

(* ---------- On the square ---------- *)

Ltac square := cbn [link grid FTT CCTorus XMesh XMeshW XTorus mesh_link torus_link ftt_wrap diagonal_link corner_link].

Theorem text_FTT n : 4 <= n -> text_says FTT_text [n] (FTT n) code2 name2.
Proof.
  intros N; by_arithmetic FTT_text grid_vertex (0, 0) as [x y] [x' y'] with square.
Qed.

Theorem text_CCTorus n : 3 <= n -> text_says CCTorus_text [n] (CCTorus n) code2 name2.
Proof.
  intros N; assert (H : n - 1 <= 2 * (n / 2) <= n /\ (n - 1) / 2 = n - 1 - n / 2) by (Z.to_euclidean_division_equations; lia).
  by_arithmetic CCTorus_text grid_vertex (0, 0) as [x y] [x' y'] with (square; unfold spoke, special, centre).
Qed.

Theorem text_XMesh n : 3 <= n -> text_says XMesh_text [n] (XMesh n) code2 name2.
Proof. intros N; by_arithmetic XMesh_text grid_vertex (0, 0) as [x y] [x' y'] with square. Qed.

Theorem text_XMeshW n : 3 <= n -> text_says XMeshW_text [n] (XMeshW n) code2 name2.
Proof. intros N; by_arithmetic XMeshW_text grid_vertex (0, 0) as [x y] [x' y'] with (square; unfold corner_link; rewrite ?pair_equal_spec). Qed.

Theorem text_XTorus n : 3 <= n -> text_says XTorus_text [n] (XTorus n) code2 name2.
Proof. intros N; by_arithmetic XTorus_text grid_vertex (0, 0) as [x y] [x' y'] with square. Qed.

(* ---------- Rings of four ---------- *)

Lemma mcr_vertex k x y p : is_vertex (MCR k) (x, y, p) <-> 0 <= x < k /\ 0 <= y < k /\ 0 <= p < 4.
Proof. apply in_ports. Qed.

Lemma tcr_vertex k x y p : is_vertex (TCR k) (x, y, p) <-> 0 <= x < k /\ 0 <= y < k /\ 0 <= p < 4.
Proof. apply in_ports. Qed.

Theorem text_MCR k : 2 <= k -> text_says MCR_text [k] (MCR k) code3 name3.
Proof. intros K; by_arithmetic MCR_text mcr_vertex (0, 0, 0) as [[x y] p] [[x' y'] p'] with (cbn [link MCR ring_link]). Qed.

Theorem text_TCR k : 2 <= k -> text_says TCR_text [k] (TCR k) code3 name3.
Proof. intros K; by_arithmetic TCR_text tcr_vertex (0, 0, 0) as [[x y] p] [[x' y'] p'] with (cbn [link TCR ring_link]). Qed.

(* ---------- Torus and mesh of two and three sides ---------- *)

Lemma torus2_vertex a b x y z : is_vertex (Torus [a; b]) (x, (y, z)) <-> 0 <= x < a /\ 0 <= y < b.
Proof. cbn [Torus]; rewrite !product_vertex, !ring_vertex; pose proof (point_vertex z); tauto. Qed.

Lemma mesh2_vertex a b x y z : is_vertex (Mesh [a; b]) (x, (y, z)) <-> 0 <= x < a /\ 0 <= y < b.
Proof. cbn [Mesh]; rewrite !product_vertex, !line_vertex; pose proof (point_vertex z); tauto. Qed.

Ltac many := cbn [link Torus Mesh product Ring Line Point fst snd].

Theorem text_Torus a b : 2 <= a -> 2 <= b -> text_says Torus_text [a; b] (Torus [a; b]) nest2 nested2.
Proof. intros A B; by_arithmetic Torus_text torus2_vertex (0, (0, tt)) as [x [y []]] [x' [y' []]] with many. Qed.

Theorem text_Mesh a b : 2 <= a -> 2 <= b -> text_says Mesh_text [a; b] (Mesh [a; b]) nest2 nested2.
Proof. intros A B; by_arithmetic Mesh_text mesh2_vertex (0, (0, tt)) as [x [y []]] [x' [y' []]] with many. Qed.

Lemma torus3_vertex a b c x y z t : is_vertex (Torus [a; b; c]) (x, (y, (z, t))) <-> 0 <= x < a /\ 0 <= y < b /\ 0 <= z < c.
Proof. cbn [Torus]; rewrite !product_vertex, !ring_vertex; pose proof (point_vertex t); tauto. Qed.

Lemma mesh3_vertex a b c x y z t : is_vertex (Mesh [a; b; c]) (x, (y, (z, t))) <-> 0 <= x < a /\ 0 <= y < b /\ 0 <= z < c.
Proof. cbn [Mesh]; rewrite !product_vertex, !line_vertex; pose proof (point_vertex t); tauto. Qed.

Theorem text_Torus3 a b c : 2 <= a -> 2 <= b -> 2 <= c -> text_says Torus3_text [a; b; c] (Torus [a; b; c]) nest3 nested3.
Proof. intros A B C; by_arithmetic Torus3_text torus3_vertex (0, (0, (0, tt))) as [x [y [z []]]] [x' [y' [z' []]]] with many. Qed.

Theorem text_Mesh3 a b c : 2 <= a -> 2 <= b -> 2 <= c -> text_says Mesh3_text [a; b; c] (Mesh [a; b; c]) nest3 nested3.
Proof. intros A B C; by_arithmetic Mesh3_text mesh3_vertex (0, (0, (0, tt))) as [x [y [z []]]] [x' [y' [z' []]]] with many. Qed.

(* ---------- Gamma ---------- *)

Lemma gamma_vertex3 c k l x y z : is_vertex (Gamma c k l) (x, y, z) <-> 0 <= x < c * k /\ 0 <= y < c * l /\ 0 <= z < c.
Proof. apply (gamma_vertex c k l (x, y, z)). Qed.

Lemma gamma_links c k l x y z x' y' z' : 0 <= x < c * k -> 0 <= y < c * l -> link (Gamma c k l) (x, y, z) (x', y', z') <->
  x' = (x + 1) mod (c * k) /\ y' = y /\ z' = (z + y) mod c \/ x' = x /\ y' = (y + 1) mod (c * l) /\ z' = (z + (y + 1) / (c * l)) mod c.
Proof.
  intros X Y; cbn [link Gamma]; unfold gamma_link, gamma_address.
  rewrite !Mcr.triple_eq, (Z.mod_small x), (Z.mod_small y), (Z.div_small y), Z.add_0_r by assumption; tauto.
Qed.

Theorem text_Gamma c k l : 2 <= c -> 1 <= k -> 1 <= l -> text_says Gamma_text [c; k; l] (Gamma c k l) code3 name3.
Proof.
  intros C K L; assert (2 <= c * k) by nia; assert (2 <= c * l) by nia.
  by_arithmetic Gamma_text gamma_vertex3 (0, 0, 0) as [[x y] z] [[x' y'] z'] with
    (match goal with |- _ \/ _ => left | |- _ => idtac end; rewrite (fun x y z x' y' z' => gamma_links c k l x y z x' y' z') by lia).
Qed.

(* ---------- Cubes ---------- *)

Lemma hypercube_vertex n v : is_vertex (Hypercube n) v <-> 0 <= v < 2 ^ n.
Proof. apply in_zrange. Qed.

Lemma ommh_vertex l m n x y h : is_vertex (OMMH l m n) (x, y, h) <-> 0 <= x < l /\ 0 <= y < m /\ 0 <= h < 2 ^ n.
Proof. unfold OMMH; rewrite !product_vertex, !ring_vertex, hypercube_vertex; tauto. Qed.

Theorem text_Hypercube n : 1 <= n -> text_says Hypercube_text [n] (Hypercube n) code1 name1.
Proof.
  intros N; pose proof (Z.pow_pos_nonneg 2 n); by_arithmetic Hypercube_text hypercube_vertex 0 as v u with (cbn [link Hypercube]).
Qed.

Theorem text_OMMH l m n : 2 <= l -> 2 <= m -> 1 <= n -> text_says OMMH_text [l; m; n] (OMMH l m n) code3 name3.
Proof.
  intros L M N; pose proof (Z.pow_pos_nonneg 2 n); by_arithmetic OMMH_text ommh_vertex (0, 0, 0) as [[x y] h] [[x' y'] h'] with
   (cbn [link OMMH product Ring Hypercube fst snd]).
Qed.

Lemma qt_vertex_bits m n x y z : is_vertex (QT m n) (x, y, z) <-> 0 <= x < m /\ 0 <= y < n /\ 0 <= z < 2 ^ 3.
Proof. apply qt_vertex_in. Qed.

Theorem text_QT m n : 2 <= m -> 2 <= n -> text_says QT_text [m; n] (QT m n) code3 name3.
Proof.
  intros M N; assert (Cube : forall z z', 0 <= z < 8 -> cube_link z z' <-> exists b, 0 <= b <= 2 /\ z' = Z.lxor z (2 ^ b)).
  { intros z z' Z; split.
    - intros [C|[C|C]]; [exists 0 | exists 1 | exists 2]; (split; [lia | apply xor_back, C]).
    - intros (b & B & ->); assert (b = 0 \/ b = 1 \/ b = 2) as [-> | [-> | ->]] by lia; Qt.labels Z; vm_compute; tauto. }
  by_arithmetic QT_text qt_vertex_bits (0, 0, 0) as [[x y] z] [[x' y'] z'] with
    (cbn [link QT]; unfold qt_link; match goal with |- _ \/ _ => left | |- _ => idtac end; rewrite Cube by lia).
Qed.

(* ---------- No other members ---------- *)

(* A text is right for the parameters of the family, and for no others. *)

Theorem only_Ring n : text_right Ring_text [n] <-> 3 <= n.
Proof. only_for Ring_text text_Ring. Qed.

Theorem only_Line n : text_right Line_text [n] <-> 1 <= n.
Proof. only_for Line_text text_Line. Qed.

Theorem only_JTorus k m : text_right JTorus_text [k; m] <-> 1 <= k /\ 1 <= m.
Proof. only_for JTorus_text text_JTorus. Qed.

Theorem only_OCT k m : text_right OCT_text [k; m] <-> 1 <= k /\ 1 <= m.
Proof. only_for OCT_text text_OCT. Qed.

Theorem only_FTT n : text_right FTT_text [n] <-> 4 <= n.
Proof. only_for FTT_text text_FTT. Qed.

Theorem only_CCTorus n : text_right CCTorus_text [n] <-> 3 <= n.
Proof. only_for CCTorus_text text_CCTorus. Qed.

Theorem only_XMesh n : text_right XMesh_text [n] <-> 3 <= n.
Proof. only_for XMesh_text text_XMesh. Qed.

Theorem only_XMeshW n : text_right XMeshW_text [n] <-> 3 <= n.
Proof. only_for XMeshW_text text_XMeshW. Qed.

Theorem only_XTorus n : text_right XTorus_text [n] <-> 3 <= n.
Proof. only_for XTorus_text text_XTorus. Qed.

Theorem only_MCR k : text_right MCR_text [k] <-> 2 <= k.
Proof. only_for MCR_text text_MCR. Qed.

Theorem only_TCR k : text_right TCR_text [k] <-> 2 <= k.
Proof. only_for TCR_text text_TCR. Qed.

Theorem only_Torus a b : text_right Torus_text [a; b] <-> 2 <= a /\ 2 <= b.
Proof. only_for Torus_text text_Torus. Qed.

Theorem only_Mesh a b : text_right Mesh_text [a; b] <-> 2 <= a /\ 2 <= b.
Proof. only_for Mesh_text text_Mesh. Qed.

Theorem only_Torus3 a b c : text_right Torus3_text [a; b; c] <-> 2 <= a /\ 2 <= b /\ 2 <= c.
Proof. only_for Torus3_text text_Torus3. Qed.

Theorem only_Mesh3 a b c : text_right Mesh3_text [a; b; c] <-> 2 <= a /\ 2 <= b /\ 2 <= c.
Proof. only_for Mesh3_text text_Mesh3. Qed.

Theorem only_Gamma c k l : text_right Gamma_text [c; k; l] <-> 2 <= c /\ 1 <= k /\ 1 <= l.
Proof. only_for Gamma_text text_Gamma. Qed.

Theorem only_Hypercube n : text_right Hypercube_text [n] <-> 1 <= n.
Proof. only_for Hypercube_text text_Hypercube. Qed.

Theorem only_OMMH l m n : text_right OMMH_text [l; m; n] <-> 2 <= l /\ 2 <= m /\ 1 <= n.
Proof. only_for OMMH_text text_OMMH. Qed.

Theorem only_QT m n : text_right QT_text [m; n] <-> 2 <= m /\ 2 <= n.
Proof. only_for QT_text text_QT. Qed.
