(* Kirchhoff's theorem: the number of spanning trees is a determinant (G. Kirchhoff, "Über die Auflösung der
   Gleichungen, auf welche man bei der Untersuchung der linearen Vertheilung galvanischer Ströme geführt wird",
   Ann. Phys. Chem. 72, 1847). The proof is an induction on the number of links. A link between the root and u
   is in a tree or not. Without the link, it is a tree of the other links; with it, it is one of the network in
   which u has become the root, too. The determinant goes apart in the same way. Links may be parallel, and
   lead from a vertex to itself. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk TreesSays Determinant.
Import ListNotations.
Open Scope Z_scope.

(* The sum of f over the parts of a list. *)
Fixpoint over_parts {A} (L : list A) (f : list A -> Z) : Z :=
  match L with [] => f [] | a :: L => over_parts L f + over_parts L (fun T => f (a :: T)) end.

Lemma over_parts_ext {A} (L : list A) : forall f g, (forall T, part T L -> f T = g T) -> over_parts L f = over_parts L g.
Proof.
  induction L as [|a L IH]; intros f g E; cbn [over_parts]; [apply E; constructor|].
  rewrite (IH f g), (IH (fun T => f (a :: T)) (fun T => g (a :: T))); [reflexivity| |]; intros T P; apply E; constructor; exact P.
Qed.

Lemma over_parts_permutation {A} (L M : list A) : Permutation L M ->
  forall f, (forall T U, Permutation T U -> f T = f U) -> over_parts L f = over_parts M f.
Proof.
  induction 1 as [|a L M _ IH|a b L|L M N _ IH1 _ IH2]; intros f F; cbn [over_parts].
  - reflexivity.
  - rewrite (IH f F), (IH (fun T => f (a :: T))); [reflexivity|]; intros T U P; apply F; constructor; exact P.
  - rewrite (over_parts_ext L (fun T => f (a :: b :: T)) (fun T => f (b :: a :: T))); [lia|]; intros T _; apply F; constructor.
  - rewrite IH1 by exact F; apply IH2, F.
Qed.

Lemma over_parts_map {A B} (h : A -> B) L : forall f, over_parts (map h L) f = over_parts L (fun T => f (map h T)).
Proof. induction L as [|a L IH]; intros f; cbn [map over_parts]; [reflexivity|]; rewrite !IH; reflexivity. Qed.

Lemma over_parts_zero {A} (L : list A) f : (forall T, part T L -> f T = 0) -> over_parts L f = 0.
Proof.
  revert f; induction L as [|a L IH]; intros f F; cbn [over_parts]; [apply F; constructor|].
  rewrite !IH; [reflexivity| |]; intros T P; apply F; constructor; exact P.
Qed.

Lemma over_parts_empty {A} (L : list A) f : (forall a T, f (a :: T) = 0) -> over_parts L f = f [].
Proof.
  revert f; induction L as [|a L IH]; intros f F; cbn [over_parts]; [reflexivity|].
  rewrite (IH f F), over_parts_zero; [lia | intros; apply F].
Qed.

Lemma part_in {A} (T L : list A) : part T L -> forall a, In a T -> In a L.
Proof. induction 1; intros b I; [exact I| |]; simpl in *; intuition. Qed.

Fixpoint product_over {A} (f : A -> Z) (l : list A) : Z := match l with [] => 1 | a :: l => f a * product_over f l end.

Lemma product_over_app {A} (f : A -> Z) l m : product_over f (l ++ m) = product_over f l * product_over f m.
Proof. induction l as [|a l IH]; cbn [app product_over]; [|rewrite IH]; ring. Qed.

Lemma product_over_ext {A} (f g : A -> Z) l : (forall a, In a l -> f a = g a) -> product_over f l = product_over g l.
Proof. induction l as [|a l IH]; intros E; [reflexivity|]; cbn [product_over]; rewrite (E a (or_introl eq_refl)), IH; [reflexivity|]; intros b I; apply E; right; exact I. Qed.

Lemma product_over_nonneg {A} (f : A -> Z) l : (forall a, In a l -> 0 <= f a) -> 0 <= product_over f l.
Proof.
  induction l as [|a l IH]; intros E; cbn [product_over]; [lia|].
  apply Z.mul_nonneg_nonneg; [apply E; left; reflexivity | apply IH; intros b I; apply E; right; exact I].
Qed.

Section Trees.
Context {name : Type}.
Variable same : name -> name -> bool.
Hypothesis same_spec : forall a b, same a b = true <-> a = b.
Notation link := (name * name)%type.

Lemma same_refl a : same a a = true.
Proof. apply same_spec; reflexivity. Qed.

Lemma same_not a b : a <> b -> same a b = false.
Proof. intros N; destruct (same a b) eqn:E; [apply same_spec in E; contradiction | reflexivity]. Qed.

(* ---------- What links join ---------- *)

Definition joined (T : list link) (x y : name) : Prop := In (x, y) T \/ In (y, x) T.

Inductive linked (T : list link) : name -> name -> Prop :=
| linked_here x : linked T x x
| linked_hop x y z : joined T x y -> linked T y z -> linked T x z.

Lemma linked_trans T x y z : linked T x y -> linked T y z -> linked T x z.
Proof. induction 1 as [x|x y w J _ IH]; intros L; [exact L | exact (linked_hop T x y z J (IH L))]. Qed.

Lemma linked_one T x y : joined T x y -> linked T x y.
Proof. intros J; exact (linked_hop T x y y J (linked_here T y)). Qed.

Lemma linked_back T x y : linked T x y -> linked T y x.
Proof.
  induction 1 as [x|x y z J _ IH]; [constructor|]; apply (linked_trans T z y x IH), linked_one; unfold joined in *; tauto.
Qed.

Lemma linked_weaken T U : (forall x y, joined T x y -> linked U x y) -> forall x y, linked T x y -> linked U x y.
Proof. intros J x y L; induction L as [x|x y z A _ IH]; [constructor | exact (linked_trans U x y z (J x y A) IH)]. Qed.

(* Vertex b becomes a. *)
Definition renamed (b a x : name) : name := if same x b then a else x.
Definition moved (b a : name) (T : list link) : list link := map (fun e => (renamed b a (fst e), renamed b a (snd e))) T.

Lemma linked_renamed T a b x : linked ((a, b) :: T) x (renamed b a x).
Proof.
  unfold renamed; destruct (same x b) eqn:E; [|constructor]; apply same_spec in E; subst x.
  apply linked_one; right; left; reflexivity.
Qed.

Lemma linked_moved T a b x y : linked ((a, b) :: T) x y <-> linked (moved b a T) (renamed b a x) (renamed b a y).
Proof.
  split.
  - induction 1 as [x|x y z J _ IH]; [constructor|]; apply (linked_trans _ _ (renamed b a y)); [|exact IH].
    assert (H : forall u v, In (u, v) ((a, b) :: T) -> linked (moved b a T) (renamed b a u) (renamed b a v)).
    { intros u v [E|I].
      - injection E as <- <-; replace (renamed b a b) with a by (unfold renamed; rewrite same_refl; reflexivity).
        unfold renamed; destruct (same a b); constructor.
      - apply linked_one; left; apply in_map_iff; exists (u, v); auto. }
    destruct J as [J|J]; [exact (H x y J) | apply linked_back, (H y x J)].
  - intros L; apply (linked_trans _ _ (renamed b a x)); [apply linked_renamed|].
    apply linked_trans with (renamed b a y); [|apply linked_back, linked_renamed].
    revert L; apply linked_weaken; intros u v J.
    assert (H : forall u v, In (u, v) (moved b a T) -> linked ((a, b) :: T) u v).
    { intros u' v' I; apply in_map_iff in I; destruct I as ((c, d) & E & I); injection E as <- <-; cbn [fst snd].
      apply linked_trans with c; [apply linked_back, linked_renamed|]; apply linked_trans with d; [|apply linked_renamed].
      apply linked_one; left; right; exact I. }
    destruct J as [J|J]; [exact (H u v J) | apply linked_back, (H v u J)].
Qed.

(* All of V are joined to the root, once the vertices have their names by h. *)
Fixpoint joins (root : name) (V : list name) (h : name -> name) (T : list link) : bool :=
  match T with
  | [] => forallb (fun x => same (h x) (h root)) V
  | (a, b) :: T => joins root V (fun x => renamed (h b) (h a) (h x)) T
  end.

Lemma joins_spec root V T : forall h, joins root V h T = true <->
  forall x, In x V -> linked (map (fun e => (h (fst e), h (snd e))) T) (h x) (h root).
Proof.
  induction T as [|[a b] T IH]; intros h; cbn [joins map fst snd].
  - rewrite forallb_forall; split; intros H x I; specialize (H x I).
    + apply same_spec in H; rewrite H; constructor.
    + apply same_spec; remember (h x) as u; remember (h root) as v; destruct H as [|u v w [[]|[]] _]; reflexivity.
  - rewrite IH; split; intros H x I; specialize (H x I).
    + apply linked_moved; unfold moved; rewrite map_map; exact H.
    + apply linked_moved in H; unfold moved in H; rewrite map_map in H; exact H.
Qed.

Definition tree (root : name) (V : list name) (T : list link) : bool :=
  (length T =? length V)%nat && joins root V (fun x => x) T.

Lemma tree_spec root V T : tree root V T = true <-> length T = length V /\ forall x, In x V -> linked T x root.
Proof.
  unfold tree; rewrite andb_true_iff, Nat.eqb_eq, joins_spec.
  replace (map (fun e : link => (fst e, snd e)) T) with T; [tauto|].
  induction T as [|[a b] T IH]; [reflexivity|]; cbn [map fst snd]; rewrite <- IH; reflexivity.
Qed.

Definition is_tree root V T : Z := if tree root V T then 1 else 0.

Lemma is_tree_same root V T root' V' T' :
  (length T = length V /\ (forall x, In x V -> linked T x root) <-> length T' = length V' /\ (forall x, In x V' -> linked T' x root')) ->
  is_tree root V T = is_tree root' V' T'.
Proof.
  rewrite <- !tree_spec; unfold is_tree; destruct (tree root V T), (tree root' V' T'); intros [X Y]; try reflexivity; exfalso;
    [discriminate (X eq_refl) | discriminate (Y eq_refl)].
Qed.

Lemma is_tree_permutation root V T U : Permutation T U -> is_tree root V T = is_tree root V U.
Proof.
  assert (H : forall T U x y, Permutation T U -> linked T x y -> linked U x y).
  { intros T' U' x y P; apply linked_weaken; intros u v [J|J]; apply linked_one; [left | right]; exact (Permutation_in _ P J). }
  intros P; apply is_tree_same; rewrite (Permutation_length P).
  split; intros [L A]; (split; [exact L|]); intros x I; [apply (H T U) | apply (H U T)]; auto using Permutation_sym.
Qed.

(* The link e between the root and u is taken. *)
Lemma is_tree_taken root l u m e T : e = (root, u) \/ e = (u, root) -> u <> root -> ~ In u (l ++ m) ->
  is_tree root (l ++ u :: m) (e :: T) = is_tree root (l ++ m) (moved u root T).
Proof.
  intros O N U; apply is_tree_same; unfold moved at 1; rewrite map_length, !app_length; cbn [length].
  assert (R : renamed u root root = root) by (unfold renamed; rewrite same_not by congruence; reflexivity).
  assert (H : forall x, linked (e :: T) x root <-> linked (moved u root T) (renamed u root x) root).
  { intros x; pose proof (linked_moved T root u x root) as M; rewrite R in M; rewrite <- M; split; apply linked_weaken; intros a b J; apply linked_one;
      unfold joined in *; cbn [In] in *; destruct O as [->| ->]; intuition congruence. }
  split; intros [L A]; (split; [lia|]); intros x I.
  - specialize (A x); rewrite H in A; unfold renamed in A; rewrite same_not in A by (intros ->; contradiction).
    apply A, in_or_app; apply in_app_or in I; destruct I; [left | right; right]; assumption.
  - rewrite H; unfold renamed; destruct (same x u) eqn:E; [constructor|].
    apply A, in_or_app; apply in_app_or in I; destruct I as [I|[<-|I]]; [left; exact I | rewrite same_refl in E; discriminate | right; exact I].
Qed.

(* No link leads from the root, or from V, to the other: there is no tree. *)
Definition apart (root : name) (E : list link) : Prop := forall a b, In (a, b) E -> a = root <-> b = root.

Lemma apart_linked root E x y : apart root E -> linked E x y -> x = root <-> y = root.
Proof.
  intros A L; induction L as [|x y z [J|J] _ IH]; [tauto | |]; apply A in J; tauto.
Qed.

Lemma is_tree_none root v V E T : apart root E -> v <> root -> part T E -> is_tree root (v :: V) T = 0.
Proof.
  intros A N P; unfold is_tree; destruct (tree root (v :: V) T) eqn:S; [|reflexivity]; exfalso.
  apply tree_spec in S; destruct S as [_ S]; specialize (S v (or_introl eq_refl)).
  apply apart_linked with (root := root) in S; [tauto|]; intros a b I; apply A, (part_in _ _ P), I.
Qed.

(* ---------- The matrix ---------- *)

Definition at_end (x a : name) : Z := if same x a then 1 else 0.

(* 1 at the one end of a link, -1 at the other; nothing if they are the same. *)
Definition ends_of (e : link) (x : name) : Z := at_end x (fst e) - at_end x (snd e).

(* On the diagonal the number of links of a vertex; else that of the links between two, with a minus. *)
Definition laplacian (E : list link) (y x : name) : Z := sum_over (fun e => ends_of e x * ends_of e y) E.

Definition reduced (V : list name) (E : list link) : Z := det V (map (laplacian E) V).

Lemma laplacian_diagonal E x : 0 <= laplacian E x x.
Proof.
  unfold laplacian; induction E as [|e E IH]; cbn [sum_over]; [lia|]; pose proof (Z.square_nonneg (ends_of e x)); lia.
Qed.

Lemma sum_at_end a V : NoDup V -> sum_over (fun x => at_end x a) V = if existsb (fun x => same x a) V then 1 else 0.
Proof.
  induction 1 as [|x V N _ IH]; [reflexivity|]; cbn [sum_over existsb]; unfold at_end at 1; rewrite IH.
  destruct (same x a) eqn:E; cbn [orb]; [|lia]; apply same_spec in E; subst x.
  replace (existsb (fun x => same x a) V) with false; [lia|]; symmetry; apply not_true_iff_false; intros X.
  apply existsb_exists in X; destruct X as (y & I & E); apply same_spec in E; subst y; contradiction.
Qed.

Lemma sum_ends_of e V : NoDup V -> (In (fst e) V <-> In (snd e) V) -> sum_over (ends_of e) V = 0.
Proof.
  intros N B; unfold ends_of; rewrite (sum_over_ext _ (fun x => at_end x (fst e) + -1 * at_end x (snd e))) by (intros; lia).
  rewrite sum_over_add, sum_over_scale, !sum_at_end by exact N.
  assert (H : forall a, existsb (fun x => same x a) V = true <-> In a V).
  { intros a; rewrite existsb_exists; split; [intros (x & I & E); apply same_spec in E; subst x; exact I | intros I; exists a; rewrite same_refl; auto]. }
  pose proof (H (fst e)) as H1; pose proof (H (snd e)) as H2; destruct (existsb _ V), (existsb _ V); try lia; exfalso; intuition discriminate.
Qed.

Lemma laplacian_rows E V x : NoDup V -> (forall e, In e E -> In (fst e) V <-> In (snd e) V) ->
  sum_over (fun y => laplacian E y x) V = 0.
Proof.
  intros N B; unfold laplacian; rewrite sum_over_swap; rewrite (sum_over_constant _ 0); [lia|].
  intros e I; rewrite sum_over_scale, sum_ends_of by auto; lia.
Qed.

Lemma total_of_sum (f : name -> name -> Z) V x : total_of (map f V) x = sum_over (fun y => f y x) V.
Proof. induction V as [|y V IH]; [reflexivity|]; cbn [map sum_over]; rewrite <- IH; unfold total_of; cbn [fold_right]; unfold combined; ring. Qed.

Lemma laplacian_permutation E F : Permutation E F -> forall y x, laplacian E y x = laplacian F y x.
Proof. intros P y x; apply sum_over_permutation, P. Qed.

Lemma det_map_agree (f f' : name -> name -> Z) V W : (forall y x, In x V -> In y W -> f y x = f' y x) -> det V (map f W) = det V (map f' W).
Proof.
  intros H; apply same_zero, det_same; revert H; induction W as [|y W IH]; intros H; constructor.
  - intros r I; rewrite H by (auto; left; reflexivity); apply same_here.
  - apply IH; intros z x I J; apply H; [exact I | right; exact J].
Qed.

Lemma laplacian_moved root u E y x : x <> root -> x <> u -> y <> root -> y <> u -> laplacian (moved u root E) y x = laplacian E y x.
Proof.
  intros X X' Y Y'; unfold laplacian, moved; rewrite sum_over_map; apply sum_over_ext; intros [a b] _.
  assert (W : forall z c, z <> root -> z <> u -> at_end z (renamed u root c) = at_end z c).
  { intros z c Z1 Z2; unfold at_end, renamed; destruct (same c u) eqn:S; [|reflexivity]; apply same_spec in S; subst c; rewrite !same_not by assumption; reflexivity. }
  unfold ends_of; cbn [fst snd]; rewrite !W by assumption; reflexivity.
Qed.

(* A link between the root and u. *)
Lemma reduced_taken root l u m e E : e = (root, u) \/ e = (u, root) -> u <> root -> NoDup (l ++ u :: m) -> ~ In root (l ++ u :: m) ->
  reduced (l ++ u :: m) (e :: E) = reduced (l ++ u :: m) E + reduced (l ++ m) (moved u root E).
Proof.
  intros O N D R; unfold reduced.
  assert (U : ~ In u (l ++ m)) by (apply NoDup_remove_2, D).
  assert (Q : ~ In root (l ++ m)) by (intros I; apply R, in_or_app; apply in_app_or in I; destruct I; [left | right; right]; assumption).
  assert (K : forall x, x <> root -> x <> u -> ends_of e x = 0).
  { intros x X Y; unfold ends_of, at_end; destruct O as [->| ->]; cbn [fst snd]; rewrite !same_not by assumption; reflexivity. }
  assert (M : forall x, x <> root -> ends_of e x * ends_of e u = at_end x u).
  { intros x X; destruct (same x u) eqn:S.
    - apply same_spec in S; subst x; unfold ends_of, at_end; destruct O as [->| ->]; cbn [fst snd]; rewrite same_refl, same_not by assumption; reflexivity.
    - rewrite K by (try assumption; intros ->; rewrite same_refl in S; discriminate); unfold at_end; rewrite S; reflexivity. }
  assert (F : forall x, In x (l ++ m) -> x <> root /\ x <> u) by (intros x I; split; intros ->; contradiction).
  rewrite !map_app; cbn [map].
  transitivity (det (l ++ u :: m) (map (laplacian E) l ++ combined 1 (laplacian E u) 1 (fun x => at_end x u) :: map (laplacian E) m)).
  - assert (G : forall W, incl W (l ++ m) -> Forall2 (fun c d : name -> Z => forall r, In r (l ++ u :: m) -> same_up_to 0 (c r) (d r))
      (map (laplacian (e :: E)) W) (map (laplacian E) W)).
    { induction W as [|y W IH]; intros I; constructor; [|apply IH; intros z J; apply I; right; exact J].
      intros r _; unfold laplacian; cbn [sum_over]; destruct (F y (I y (or_introl eq_refl))); rewrite (K y) by assumption; exists 0; lia. }
    apply same_zero, det_same, Forall2_app; [apply G; intros z J; apply in_or_app; left; exact J|]; constructor; [|apply G; intros z J; apply in_or_app; right; exact J].
    intros r I; unfold combined, laplacian; cbn [sum_over]; rewrite M by (intros ->; contradiction); exists 0; lia.
  - rewrite det_linear, (det_unit (fun x => at_end x u) u m).
    + unfold sign; rewrite map_length; rewrite <- !map_app.
      rewrite (det_map_agree (laplacian E) (laplacian (moved u root E))).
      * destruct (Nat.even (length l)); lia.
      * intros y x X Y; symmetry; apply laplacian_moved; apply F; assumption.
    + intros r I; unfold at_end; rewrite same_not; [reflexivity|]; intros ->; apply U, in_or_app; right; exact I.
    + unfold at_end; rewrite same_refl; reflexivity.
    + intros r I; unfold at_end; rewrite same_not; [reflexivity|]; intros ->; apply U, in_or_app; left; exact I.
Qed.

(* ---------- The theorem, and a bound ---------- *)

Definition trees_of (root : name) (V : list name) (E : list link) : Z := over_parts E (is_tree root V).

Lemma trees_taken root l u m e E : e = (root, u) \/ e = (u, root) -> u <> root -> ~ In u (l ++ m) ->
  trees_of root (l ++ u :: m) (e :: E) = trees_of root (l ++ u :: m) E + trees_of root (l ++ m) (moved u root E).
Proof.
  intros O N U; unfold trees_of; cbn [over_parts]; f_equal; unfold moved; rewrite over_parts_map.
  apply over_parts_ext; intros T _; exact (is_tree_taken root l u m e T O N U).
Qed.

Lemma product_taken root l u m e E : e = (root, u) \/ e = (u, root) -> u <> root -> ~ In root (l ++ m) -> ~ In u (l ++ m) ->
  product_over (fun x => laplacian (e :: E) x x) (l ++ u :: m) =
  product_over (fun x => laplacian E x x) (l ++ u :: m) + product_over (fun x => laplacian (moved u root E) x x) (l ++ m).
Proof.
  intros O N R U; rewrite !product_over_app; cbn [product_over].
  assert (K : forall x, In x (l ++ m) -> x <> root /\ x <> u) by (intros x I; split; intros ->; contradiction).
  assert (D : forall k, incl k (l ++ m) -> product_over (fun x => laplacian (e :: E) x x) k = product_over (fun x => laplacian E x x) k /\
    product_over (fun x => laplacian (moved u root E) x x) k = product_over (fun x => laplacian E x x) k).
  { intros k I; split; apply product_over_ext; intros x J; apply I, K in J; destruct J; [|apply laplacian_moved; assumption].
    unfold laplacian; cbn [sum_over]; unfold ends_of at 1 2, at_end; destruct O as [->| ->]; cbn [fst snd]; rewrite !same_not by assumption; lia. }
  destruct (D l) as [D1 D2]; [intros x I; apply in_or_app; left; exact I|]; destruct (D m) as [D3 D4]; [intros x I; apply in_or_app; right; exact I|].
  rewrite D1, D2, D3, D4.
  assert (L : laplacian (e :: E) u u = laplacian E u u + 1).
  { unfold laplacian; cbn [sum_over]; unfold ends_of at 1 2, at_end; destruct O as [->| ->]; cbn [fst snd]; rewrite same_refl, same_not by assumption; lia. }
  rewrite L; ring.
Qed.

(* Ends in the root or in V. *)
Definition within (root : name) (V : list name) (E : list link) : Prop :=
  forall a b, In (a, b) E -> (a = root \/ In a V) /\ (b = root \/ In b V).

Definition touches (root : name) (e : link) : bool := negb (Bool.eqb (same (fst e) root) (same (snd e) root)).

Theorem kirchhoff root k : forall V E, (length E <= k)%nat -> NoDup V -> ~ In root V -> within root V E ->
  trees_of root V E = reduced V E /\ 0 <= trees_of root V E <= product_over (fun x => laplacian E x x) V.
Proof.
  induction k as [k IH] using lt_wf_ind; intros V E L D R B; destruct (find (touches root) E) as [e|] eqn:F.
  - apply find_some in F; destruct F as [I T].
    assert (O : exists u, (e = (root, u) \/ e = (u, root)) /\ u <> root /\ In u V).
    { destruct e as [a b]; destruct (B a b I) as [BA BB]; unfold touches in T; cbn [fst snd] in T.
      destruct (same a root) eqn:S1, (same b root) eqn:S2; try discriminate T.
      - apply same_spec in S1; subst a; exists b; assert (b <> root) by (intros ->; rewrite same_refl in S2; discriminate); intuition congruence.
      - apply same_spec in S2; subst b; exists a; assert (a <> root) by (intros ->; rewrite same_refl in S1; discriminate); intuition congruence. }
    destruct O as (u & O & N & J); apply in_split in J; destruct J as (l & m & ->).
    apply in_split in I; destruct I as (E1 & E2 & ->).
    assert (U : ~ In u (l ++ m)) by (apply NoDup_remove_2, D).
    assert (Q : ~ In root (l ++ m)) by (intros I; apply R, in_or_app; apply in_app_or in I; destruct I; [left | right; right]; assumption).
    assert (P : Permutation (E1 ++ e :: E2) (e :: E1 ++ E2)) by (apply Permutation_sym, Permutation_middle).
    rewrite app_length in L; cbn [length] in L; set (E0 := E1 ++ E2) in *.
    assert (LE : length E0 = (length E1 + length E2)%nat) by apply app_length.
    assert (T1 : trees_of root (l ++ u :: m) (E1 ++ e :: E2) = trees_of root (l ++ u :: m) (e :: E0)).
    { apply over_parts_permutation; [exact P | intros X Y; apply is_tree_permutation]. }
    assert (T2 : reduced (l ++ u :: m) (E1 ++ e :: E2) = reduced (l ++ u :: m) (e :: E0)).
    { apply det_map_agree; intros y x _ _; apply laplacian_permutation, P. }
    assert (T3 : product_over (fun x => laplacian (E1 ++ e :: E2) x x) (l ++ u :: m) = product_over (fun x => laplacian (e :: E0) x x) (l ++ u :: m)).
    { apply product_over_ext; intros x _; apply laplacian_permutation, P. }
    rewrite T1, T2, T3, (trees_taken root l u m e), (reduced_taken root l u m e), (product_taken root l u m e) by assumption.
    assert (B0 : within root (l ++ u :: m) E0) by (intros a b I; apply B, in_or_app; apply in_app_or in I; destruct I; [left | right; right]; assumption).
    destruct (IH (length E0) ltac:(lia) (l ++ u :: m) E0 (le_n _) D R B0) as [A1 A2].
    destruct (IH (length (moved u root E0)) ltac:(unfold moved; rewrite map_length; lia) (l ++ m) (moved u root E0) (le_n _)) as [A3 A4].
    + apply NoDup_remove_1 with u, D.
    + exact Q.
    + intros a b I; apply in_map_iff in I; destruct I as ([c d] & X & I); injection X as <- <-; cbn [fst snd]; apply B0 in I.
      assert (H : forall c, c = root \/ In c (l ++ u :: m) -> renamed u root c = root \/ In (renamed u root c) (l ++ m)).
      { intros c' C; unfold renamed; destruct (same c' u) eqn:S; [left; reflexivity|]; destruct C as [C|C]; [left; exact C|]; right.
        apply in_or_app; apply in_app_or in C; destruct C as [C|[<-|C]]; [left; exact C | rewrite same_refl in S; discriminate | right; exact C]. }
      split; apply H; tauto.
    + lia.
  - assert (A : apart root E).
    { intros a b I; apply (find_none _ _ F) in I; unfold touches in I; cbn [fst snd] in I.
      pose proof (same_spec a root) as X; pose proof (same_spec b root) as Y; destruct (same a root), (same b root); try discriminate I; intuition discriminate. }
    destruct V as [|v V].
    + unfold trees_of, reduced; rewrite over_parts_empty by reflexivity; cbn; lia.
    + assert (N : v <> root) by (intros ->; apply R; left; reflexivity).
      unfold trees_of; rewrite over_parts_zero by (intros T; apply is_tree_none; assumption).
      split; [|split; [lia | apply product_over_nonneg; intros x _; apply laplacian_diagonal]].
      symmetry; unfold reduced; cbn [map].
      apply (form_sum_zero (det (v :: V))); [apply det_linear | apply det_alternating | intros; apply det_agree; auto|].
      intros r; change (laplacian E v :: map (laplacian E) V) with (map (laplacian E) (v :: V)); rewrite total_of_sum; apply laplacian_rows; [exact D|].
      intros [a b] I; cbn [fst snd]; pose proof (A a b I); destruct (B a b I) as [[->|X] [->|Y]]; try tauto; intuition congruence.
Qed.

End Trees.
