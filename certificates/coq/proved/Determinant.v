(* Determinants, by expansion along the first row. A column is a function of the rows' names, so that what is
   done to columns is done to a list. *)

From Coq Require Import ZArith Lia List Znumtheory.
Import ListNotations.
Open Scope Z_scope.

(* The alternating sum of f over the elements of a list, each with the others in their order. *)
Fixpoint expand {A} (f : A -> list A -> Z) (l : list A) : Z :=
  match l with [] => 0 | c :: l => f c l - expand (fun d m => f d (c :: m)) l end.

(* Equal up to multiples of m; for m = 0, equal. *)
Definition same_up_to (m a b : Z) : Prop := (m | a - b).

Lemma same_here m a : same_up_to m a a.
Proof. exists 0; lia. Qed.

Lemma same_sub m a b c d : same_up_to m a b -> same_up_to m c d -> same_up_to m (a - c) (b - d).
Proof. intros [x X] [y Y]; exists (x - y); lia. Qed.

Lemma same_mul m a b c d : same_up_to m a b -> same_up_to m c d -> same_up_to m (a * c) (b * d).
Proof. intros [x X] [y Y]; exists (x * c + b * y); replace (a * c - b * d) with ((a - b) * c + b * (c - d)) by ring; rewrite X, Y; ring. Qed.

Lemma same_trans m a b c : same_up_to m a b -> same_up_to m b c -> same_up_to m a c.
Proof. intros [x X] [y Y]; exists (x + y); lia. Qed.

Lemma same_back m a b : same_up_to m a b -> same_up_to m b a.
Proof. intros [x X]; exists (- x); lia. Qed.

Lemma same_zero a b : same_up_to 0 a b -> a = b.
Proof. intros [x X]; lia. Qed.

Lemma same_mod m a : same_up_to m (a mod m) a.
Proof. destruct (Z.eq_dec m 0) as [->|N]; [rewrite Zmod_0_r; apply same_here|]; exists (- (a / m)); pose proof (Z.div_mod a m N); lia. Qed.

Section Expand.
Context {A : Type}.
Implicit Type f g h : A -> list A -> Z.

Lemma expand_zero f l : (forall c m, f c m = 0) -> expand f l = 0.
Proof. revert f; induction l as [|c l IH]; intros f F; [reflexivity|]; cbn [expand]; rewrite F, IH by auto; reflexivity. Qed.

Lemma expand_linear f g h x y l : (forall c m, h c m = x * f c m + y * g c m) -> expand h l = x * expand f l + y * expand g l.
Proof.
  revert f g h; induction l as [|c l IH]; intros f g h F; cbn [expand]; [lia|].
  rewrite F, (IH (fun d m => f d (c :: m)) (fun d m => g d (c :: m))) by auto; ring.
Qed.

Definition sign {B} (l : list B) : Z := if Nat.even (length l) then 1 else -1.

Lemma sign_cons {B} (b : B) l : sign (b :: l) = - sign l.
Proof. unfold sign; cbn [length]; rewrite Nat.even_succ, <- Nat.negb_even; destruct (Nat.even _); reflexivity. Qed.

(* Only the place of e counts. *)
Lemma expand_pick h e k k' : (forall c l m, h c (l ++ e :: m) = 0) -> expand h (k ++ e :: k') = sign k * h e (k ++ k').
Proof.
  revert h; induction k as [|a k IH]; intros h Z0; cbn [app expand].
  - rewrite expand_zero; [unfold sign; simpl; destruct (h e k'); reflexivity|]; intros c m; exact (Z0 c [] m).
  - rewrite Z0, IH, sign_cons; [lia|]; intros c l m; exact (Z0 c (a :: l) m).
Qed.

(* The place of e does not count, and e can be left out elsewhere. *)
Lemma expand_drop h h' e s k k' : (forall l, h e l = 0) -> (forall c l m, h c (l ++ e :: m) = s * sign l * h' c (l ++ m)) ->
  expand h (k ++ e :: k') = - s * sign k * expand h' (k ++ k').
Proof.
  revert h h' s; induction k as [|a k IH]; intros h h' s E D; cbn [app expand].
  - rewrite E, (expand_linear h' h' _ s 0); [unfold sign; simpl; ring|]; intros c m; pose proof (D c [] m) as X; simpl in X; rewrite X; unfold sign; simpl; ring.
  - rewrite D, (IH _ (fun d m => h' d (a :: m)) (- s)), sign_cons; [ring | intros; apply E|].
    intros c l m; pose proof (D c (a :: l) m) as X; simpl in X; rewrite X, sign_cons; ring.
Qed.

End Expand.

(* ---------- Forms of columns: linear in each, 0 where two are the same ---------- *)

Section Forms.
Context {row : Type}.
Notation column := (row -> Z).

Definition combined (x : Z) (c : column) (y : Z) (d : column) : column := fun r => x * c r + y * d r.

Definition linear (g : list column -> Z) : Prop :=
  forall l x c y d m, g (l ++ combined x c y d :: m) = x * g (l ++ c :: m) + y * g (l ++ d :: m).

Definition alternating (g : list column -> Z) : Prop := forall l c m, g (l ++ c :: c :: m) = 0.

Lemma expand_forms_linear (h : column -> list column -> Z) : (forall c, linear (h c)) ->
  (forall x c y d m, h (combined x c y d) m = x * h c m + y * h d m) -> linear (expand h).
Proof.
  intros L H l; revert h L H; induction l as [|a l IH]; intros h L H x c y d m; cbn [app expand].
  - rewrite H, (expand_linear (fun e m => h e (c :: m)) (fun e m => h e (d :: m)) _ x y); [ring|]; intros e k; exact (L e [] x c y d k).
  - rewrite (L a l), IH; [ring | |auto]; intros e k x' c' y' d' m'; exact (L e (a :: k) x' c' y' d' m').
Qed.

Lemma expand_forms_alternating (h : column -> list column -> Z) : (forall c, alternating (h c)) -> alternating (expand h).
Proof.
  intros L l; revert h L; induction l as [|a l IH]; intros h L c m; cbn [app expand].
  - rewrite (expand_zero (fun d m => h d (c :: c :: m))); [ring|]; intros d k; exact (L d [] c k).
  - rewrite (L a l), IH; [ring|]; intros e k c' m'; exact (L e (a :: k) c' m').
Qed.

Section Form.
Variable g : list column -> Z.
Hypothesis Linear : linear g.
Hypothesis Alternating : alternating g.
(* Columns that agree are the same. *)
Hypothesis Agree : forall l c d m, (forall r, c r = d r) -> g (l ++ c :: m) = g (l ++ d :: m).

Lemma form_swap l c d m : g (l ++ c :: d :: m) = - g (l ++ d :: c :: m).
Proof.
  pose proof (Alternating l (combined 1 c 1 d) m) as X; rewrite Linear in X.
  replace (l ++ c :: combined 1 c 1 d :: m) with ((l ++ [c]) ++ combined 1 c 1 d :: m) in X by (rewrite <- app_assoc; reflexivity).
  replace (l ++ d :: combined 1 c 1 d :: m) with ((l ++ [d]) ++ combined 1 c 1 d :: m) in X by (rewrite <- app_assoc; reflexivity).
  rewrite !Linear, <- !app_assoc in X; cbn [app] in X; rewrite !Alternating in X; lia.
Qed.

Lemma form_twice k : forall l c m, g (l ++ c :: k ++ c :: m) = 0.
Proof.
  induction k as [|a k IH]; intros l c m; [apply Alternating|].
  cbn [app]; rewrite form_swap; specialize (IH (l ++ [a]) c m); rewrite <- app_assoc in IH; cbn [app] in IH; rewrite IH; reflexivity.
Qed.

(* A multiple of the first column is added to each of the others. *)
Lemma form_add c (x : column -> Z) l m : g (c :: l ++ map (fun d => combined 1 d (x d) c) m) = g (c :: l ++ m).
Proof.
  revert l; induction m as [|d m IH]; intros l; [reflexivity|]; cbn [map].
  pose proof (Linear (c :: l) 1 d (x d) c (map (fun d => combined 1 d (x d) c) m)) as X; cbn [app] in X; rewrite X.
  pose proof (form_twice l [] c (map (fun d => combined 1 d (x d) c) m)) as Y; cbn [app] in Y; rewrite Y.
  specialize (IH (l ++ [d])); rewrite <- !app_assoc in IH; cbn [app] in IH; rewrite IH; lia.
Qed.

(* The sum of the columns from c on: all of them are added to the first. *)
Definition total_of (l : list column) : column := fold_right (fun c s => combined 1 c 1 s) (fun _ => 0) l.

Lemma form_zero l m : g (l ++ (fun _ => 0) :: m) = 0.
Proof. rewrite (Agree l _ (combined 0 (fun _ => 0) 0 (fun _ => 0))) by reflexivity; rewrite Linear; lia. Qed.

Lemma form_total c k l : g (combined 1 c 1 (total_of l) :: k ++ l) = g (c :: k ++ l).
Proof.
  revert c k; induction l as [|d l IH]; intros c k; cbn [total_of fold_right].
  - pose proof (Linear [] 1 c 1 (fun _ => 0) (k ++ [])) as X; pose proof (form_zero [] (k ++ [])) as Y; cbn [app] in X, Y; rewrite X, Y; lia.
  - change (fold_right _ _ l) with (total_of l).
    pose proof (Agree [] (combined 1 c 1 (combined 1 d 1 (total_of l))) (combined 1 (combined 1 c 1 d) 1 (total_of l)) (k ++ d :: l)) as X;
      cbn [app] in X; rewrite X by (intros r; unfold combined; ring).
    specialize (IH (combined 1 c 1 d) (k ++ [d])); rewrite <- !app_assoc in IH; cbn [app] in IH |- *; rewrite IH.
    pose proof (Linear [] 1 c 1 d (k ++ d :: l)) as Y; pose proof (form_twice k [] d l) as T; cbn [app] in Y, T; rewrite Y, T; lia.
Qed.

(* If the columns add up to nothing, the form is 0. *)
Lemma form_sum_zero c l : (forall r, total_of (c :: l) r = 0) -> g (c :: l) = 0.
Proof.
  intros T; pose proof (form_total c [] l) as E; cbn [app] in E; rewrite <- E; clear E.
  pose proof (Agree [] (combined 1 c 1 (total_of l)) (fun _ => 0) l) as X; cbn [app] in X; rewrite X by (intros r; exact (T r)); exact (form_zero [] l).
Qed.

End Form.

(* ---------- The determinant ---------- *)

Fixpoint det (rows : list row) (columns : list column) : Z :=
  match rows with
  | [] => match columns with [] => 1 | _ => 0 end
  | r :: rows => expand (fun c others => c r * det rows others) columns
  end.

Lemma det_row r rows l : det (r :: rows) l = expand (fun c others => c r * det rows others) l.
Proof. reflexivity. Qed.

Lemma det_linear rows : linear (det rows).
Proof.
  induction rows as [|r rows IH]; [intros l x c y d m; destruct l; simpl; lia|].
  apply (expand_forms_linear (fun c others => c r * det rows others)); [intros c l x d y e m; cbv beta; rewrite IH; ring | intros x c y d m; unfold combined; ring].
Qed.

Lemma det_alternating rows : alternating (det rows).
Proof.
  induction rows as [|r rows IH]; [intros l c m; destruct l; reflexivity|].
  apply (expand_forms_alternating (fun c others => c r * det rows others)); intros c l d m; cbv beta; rewrite IH; ring.
Qed.

(* Determinants of matrices that are the same up to multiples of m are so. *)
Lemma det_same m rows : forall l l', Forall2 (fun c d : column => forall r, In r rows -> same_up_to m (c r) (d r)) l l' ->
  same_up_to m (det rows l) (det rows l').
Proof.
  induction rows as [|r rows IH]; intros l l' F; cbn [det]; [destruct F; apply same_here|].
  set (R := fun c d : column => _) in F.
  assert (G : forall f f' : column -> list column -> Z,
    (forall c d k k', R c d -> Forall2 R k k' -> same_up_to m (f c k) (f' d k')) -> same_up_to m (expand f l) (expand f' l')).
  { induction F as [|c d k k' C F IHF]; intros f f' H; cbn [expand]; [apply same_here|].
    apply same_sub; [apply H; assumption|]; apply IHF; intros c' d' j j' C' F'; apply H; [exact C' | constructor; assumption]. }
  apply G; intros c d k k' C D; apply same_mul; [apply C; left; reflexivity|]; apply IH.
  clear - D; induction D as [|c d k k' C D IHD]; constructor; [intros q I; apply C; right; exact I | exact IHD].
Qed.

Lemma det_agree rows l c d m : (forall r, In r rows -> c r = d r) -> det rows (l ++ c :: m) = det rows (l ++ d :: m).
Proof.
  intros E; apply same_zero, det_same, Forall2_app; [|constructor].
  - induction l; constructor; [intros; apply same_here | assumption].
  - intros r I; rewrite E by exact I; apply same_here.
  - induction m; constructor; [intros; apply same_here | assumption].
Qed.

Lemma det_zero rows l c m : (forall r, In r rows -> c r = 0) -> det rows (l ++ c :: m) = 0.
Proof.
  intros E; rewrite (det_agree rows l c (fun _ => 0) m E); apply form_zero; [apply det_linear|].
  intros; apply det_agree; auto.
Qed.

(* A column with a single 1, in row u: the rest is the determinant without that row and column. *)
Lemma det_unit e u m : (forall r, In r m -> e r = 0) -> e u = 1 -> forall l k k', (forall r, In r l -> e r = 0) ->
  det (l ++ u :: m) (k ++ e :: k') = sign l * sign k * det (l ++ m) (k ++ k').
Proof.
  intros M U; induction l as [|r l IH]; intros k k' L; cbn [app]; rewrite !det_row.
  - rewrite expand_pick; [rewrite U; change (sign (@nil row)) with 1; ring|].
    intros c j n; rewrite det_zero by exact M; ring.
  - rewrite (expand_drop _ (fun c others => c r * det (l ++ m) others) e (sign l)).
    + rewrite sign_cons; ring.
    + intros j; rewrite L by (left; reflexivity); ring.
    + intros c j n; rewrite IH by (intros q I; apply L; right; exact I); ring.
Qed.

End Forms.

(* Rows under other names. *)
Lemma det_rows {row row'} (f : row' -> row) rows : forall l, det (map f rows) l = det rows (map (fun c r => c (f r)) l).
Proof.
  induction rows as [|r rows IH]; intros l; cbn [map det]; [destruct l; reflexivity|].
  assert (G : forall (h : (row -> Z) -> list (row -> Z) -> Z) h', (forall c m, h c m = h' (fun r => c (f r)) (map (fun c r => c (f r)) m)) ->
    expand h l = expand h' (map (fun c r => c (f r)) l)).
  { induction l as [|c l IHl]; intros h h' H; [reflexivity|]; cbn [map expand]; rewrite H; f_equal; apply IHl; intros d m; apply H. }
  apply G; intros c m; rewrite IH; reflexivity.
Qed.
