(* The formula that says the contrary of a sentence says so: if variables have values with which all clauses so far are
   satisfied, then more of them can be given values so that all new clauses are, and that the literals say what an
   expression's value is ([sym_ok]). So a formula that is refuted has a sentence that is as it is to be
   ([refuted_sound]). *)

From Coq Require Import ZArith QArith Lia List Bool Uint63 Permutation.
From Topocert Require CheckRows.
From Topocert Require Import CheckGraph CheckLrat Refuted WordSays WordUses WordMoves WordBags WordNets WordGates WordOpen WordTerms WordOpenNets WordApart WordReach WordDistance WordPairs WordCircuit WordRanges WordGathered WordNumbers WordOrdered.
Import ListNotations.
Open Scope Z_scope.

Lemma with_there {A B} a (o : option A) (f : A -> making B) Q : (forall x, o = Some x -> ok a (f x) Q) -> ok a (let* x := there o in f x) Q.
Proof. intros K; destruct o as [x|]; [|apply ok_fails]; intros c y c' G E; exact (K x eq_refl c y c' G E). Qed.

(* ---------- Tuples ---------- *)

(* What a tuple is of the values of its parts. *)
Definition tuple_step (w : worth) (rest : option worth) : option worth :=
  match w, rest with
  | Part_ p, Some (Part_ q) => Some (Part_ (Cons_ p q))
  | Set_ l, Some (Part_ Nil_) => Some (Set_ (times l [Nil_]))
  | Set_ l, Some (Set_ m) => Some (Set_ (times l m))
  | _, _ => None
  end.

Fixpoint tuple_value (l : list worth) : option worth :=
  match l with [] => Some (Part_ Nil_) | w :: l => tuple_step w (tuple_value l) end.

Lemma all_terms_stand a l : forall w t, all_terms l = Some t -> stands_for a l w -> exists p, Forall2 (tells a) t p /\ tuple_value w = Some (Part_ (tuple_of p)).
Proof.
  induction l as [|x l IH]; intros w t E S; inversion S as [|? v ? w' M S']; subst; simpl in E.
  - injection E as <-; exists []; split; [constructor | reflexivity].
  - destruct x as [y|?|?|?|?|?]; try discriminate E; destruct (all_terms l) as [k|]; [|discriminate E]; injection E as <-.
    destruct v as [q|?|?|?|?|?]; try contradiction; destruct (IH w' k eq_refl S') as (p & T & V); exists (q :: p); split; [constructor; assumption|].
    simpl; rewrite V; reflexivity.
Qed.

Lemma all_members_stand a l : forall w k, all_members l = Some k -> stands_for a l w ->
  exists m, Forall2 (present a) k m /\ match w with [] => m = [] | _ => tuple_value w = Some (Set_ (fold_right times [Nil_] m)) end.
Proof.
  induction l as [|x l IH]; intros w k E S; inversion S as [|? v ? w' M S']; subst; simpl in E; [injection E as <-; exists []; split; [constructor | reflexivity]|].
  destruct x as [?|?|n|?|?|?]; try discriminate E; destruct (all_members l) as [k'|]; [|discriminate E]; injection E as <-.
  destruct v as [?|?|v|?|?|?]; try contradiction; destruct (IH w' k' eq_refl S') as (m & F & V); exists (v :: m); split; [constructor; assumption|].
  destruct w' as [|w1 w']; [subst m; reflexivity|]; change (tuple_value (Set_ v :: w1 :: w')) with (tuple_step (Set_ v) (tuple_value (w1 :: w'))); rewrite V; reflexivity.
Qed.

Lemma products_ok k : forall a m when b, Forall2 (present a) k m -> has a when b ->
  ok a (products k when) (fun a' r => present a' r (if b then fold_right times [Nil_] m else [])).
Proof.
  induction k as [|x k IH]; intros a m when b F W; inversion F as [|? v ? m' P F']; subst; simpl products; [apply ok_pure; destruct b; repeat constructor; exact W|].
  clear F; revert a v P W F'; induction x as [|[p g] x IHx]; intros a v P W F'; simpl in_turn; [inversion P; subst; apply ok_pure; destruct b; constructor|].
  destruct (present_cons a p g x v P) as (c & v' & G & P' & ->).
  assert (K : forall a', grows a a' -> Forall2 (present a') k m') by (intros a' G'; clear -F' G'; induction F'; constructor; [apply (present_grows a)|]; assumption).
  apply (ok_bind _ _ _ (fun a' r => present a' r (if (b && c)%bool then map (Cons_ p) (fold_right times [Nil_] m') else []))).
  { apply (ok_bind _ _ _ _ _ (conj2_ok a when g b c W G)); intros a1 w G1 W1; apply (ok_bind _ _ _ _ _ (IH a1 m' w _ (K a1 G1) W1)); intros a2 r _ R; apply ok_pure.
    destruct (b && c)%bool; exact (present_map a2 (Cons_ p) r _ R). }
  intros a1 here G1 H; apply (ok_bind _ _ _ _ _ (IHx a1 v' (present_grows _ _ _ _ G1 P') (has_grows _ _ _ _ G1 W) (K a1 G1))); intros a2 r G2 R; apply ok_pure.
  apply (present_grows _ a2) in H; [|exact G2]; destruct b, c; exact (present_app _ _ _ _ _ H R).
Qed.

Lemma tupled_ok a l w : stands_for a l w -> ok a (tupled l) (fun a' r => exists v, tuple_value w = Some v /\ means a' r v).
Proof.
  intros S; unfold tupled; destruct (all_terms l) as [t|] eqn:E.
  - destruct (all_terms_stand a l w t E S) as (p & T & V).
    apply (ok_bind _ _ _ _ _ (lift_function_ok a t p _ T)); intros a1 r _ (q & Q & R); apply ok_pure; exists (Part_ q); split; [congruence | exact R].
  - apply with_there; intros k K; destruct (all_members_stand a l w k K S) as (m & F & V).
    apply (ok_bind _ _ _ _ _ (products_ok k a m (Known true) true F eq_refl)); intros a1 r _ P; apply ok_pure.
    destruct w as [|w1 w]; [inversion S; subst; discriminate E|]; eexists; split; [exact V | exact P].
Qed.

(* ---------- Maps_, conditions, networks ---------- *)

Definition of_key (m : list (part * part)) (p : list part) : option part := match p with [k] => looked_up m k | _ => None end.

Lemma entry_at_works a l m : Forall2 (entry_means a) l m -> works (entry_at l) (of_key m) a.
Proof.
  intros F p a' G; destruct p as [|k [|? ?]]; try apply ok_fails; apply there_ok; intros t E; unfold of_key, looked_up.
  induction F as [|e f l m [K T] F IH]; [discriminate E|]; simpl in *; rewrite <- K; destruct (same k (fst e)); [|exact (IH E)].
  injection E as <-; exists (snd f); split; [reflexivity | apply (tells_grows a); assumption].
Qed.

Lemma if_so_ok a c b x y w v : has a c b -> means a x w -> (forall a', grows a a' -> ok a' y (fun a'' r => exists u, v = Some u /\ means a'' r u)) ->
  ok a (if_so c x y) (fun a' r => exists u, (if b then Some w else v) = Some u /\ means a' r u).
Proof.
  intros C M Y; destruct x as [t|l|?|?|?|?]; try apply ok_fails; destruct w as [p|d|?|?|?|?]; try contradiction; simpl if_so; simpl in M.
  - apply (ok_bind _ _ _ _ _ (Y a (grows_refl a))); intros a1 r G1 (u & -> & U).
    apply (ok_bind _ _ _ _ _ (term_of_ok a1 r u U)); intros a2 s G2 (q & -> & Q).
    pose proof (grows_trans _ _ _ G1 G2) as G.
    apply (ok_bind _ _ _ _ _ (between_ok a2 c b t s p q (has_grows _ _ _ _ G C) (tells_grows _ _ _ _ G M) Q)); intros a3 z _ Z; apply ok_pure.
    exists (Part_ (if b then p else q)); split; [destruct b; reflexivity | exact Z].
  - apply (ok_bind _ _ _ _ _ (conj2_ok a c l b d C M)); intros a1 z G1 Z.
    apply (ok_bind _ _ _ _ _ (Y a1 G1)); intros a2 r G2 (u & -> & U).
    apply (ok_bind _ _ _ _ _ (truth_of_ok a2 r u U)); intros a3 m G3 (e & -> & E).
    pose proof (grows_trans _ _ _ (grows_trans _ _ _ G1 G2) G3) as G.
    apply (ok_bind _ _ _ _ _ (conj2_ok a3 _ m _ e (has_negated _ _ _ (has_grows _ _ _ _ G C)) E)); intros a4 q G4 Q.
    apply (ok_bind _ _ _ _ _ (disj2_ok a4 z q _ _ (has_grows _ _ _ _ (grows_trans _ _ _ (grows_trans _ _ _ G2 G3) G4) Z) Q)); intros a5 s _ S; apply ok_pure.
    exists (True_or_false (if b then d else e)); split; [destruct b; reflexivity|]; destruct b; simpl in S |- *; rewrite ?orb_false_r in S; exact S.
Qed.

Lemma asked_ok a p q g h : net_means a g h -> ok a (asked p q g) (fun a' r => exists w, Some (inquired q h) = Some w /\ means a' r w).
Proof.
  intros M; destruct g as [g|rows]; [simpl in M; subst; apply ok_pure; eexists; split; [reflexivity | apply opened_up_means]|].
  destruct h as [?|others]; [contradiction|]; destruct M as [R F].
  pose proof (vertices_open_ok a rows others R) as V; pose proof (links_open_ok a rows others R F) as L.
  destruct q; simpl asked; try (apply ok_pure; eexists; split; [reflexivity|]).
  - exact (length_of_tells a _ _ V).
  - exact (length_of_tells a _ _ L).
  - exact V.
  - exact L.
  - exact (present_app a _ _ _ _ V L).
  - apply (ok_bind _ _ _ _ _ (pairs_open_ok a rows others R)); intros a1 l _ P; apply ok_pure; eexists; split; [reflexivity | exact P].
  - assert (K : ok a (let* x := connected_open rows in pure (A_truth_ x)) (fun a' r => exists w, Some (inquired Connected_ (Made others)) = Some w /\ means a' r w)).
    { apply (ok_bind _ _ _ _ _ (connected_open_ok a rows others R F)); intros a1 x _ X; apply ok_pure; eexists; split; [reflexivity | exact X]. }
    destruct p; try exact K; destruct (one_way_rows rows) eqn:W; [exact K|]; apply (ok_bind _ _ _ _ _ (apart_ok a rows others R F W)); intros a1 x _ X; apply ok_pure.
    eexists; split; [reflexivity|]; apply has_negated in X; rewrite negb_involutive in X; exact X.
Qed.

Lemma degree_open_works a rows others : rows_there a rows others -> different_parts (map vertex_in rows) = true -> works (degree_open rows) (of_one (inquired_degree (Made others))) a.
Proof.
  intros R D p a' G; destruct p as [|v [|? ?]]; try apply ok_fails; apply (ok_bind _ _ _ (fun a' l => exists m, neighbours_of (Made others) v = Some m /\ present a' l m)).
  - apply there_ok; intros l E; exact (around_ok a' rows others v l (rows_grows _ _ _ _ G R) D E).
  - intros a1 l _ (m & E & P); apply (ok_more _ _ _ _ (spread_ok a1 _ _ (length_of_tells a1 l m P))); intros a2 t _ [T _].
    eexists; split; [|exact T]; simpl of_one; unfold inquired_degree, inquired_vertex; rewrite E; reflexivity.
Qed.

Lemma vertex_asked_ok a q g h t p : net_means a g h -> tells a t p -> ok a (vertex_asked q g t) (fun a' r => exists w, inquired_vertex q h p = Some w /\ means a' r w).
Proof.
  intros M T.
  assert (Deg : forall apply_to h, works apply_to (of_one (inquired_degree h)) a -> ok a (let* t := lift [t] apply_to in pure (A_term_ t)) (fun a' r => exists w, inquired_vertex Degree_ h p = Some w /\ means a' r w)).
  { intros f h' W; apply (ok_bind _ _ _ _ _ (lift_ok a [t] [p] f _ W (Forall2_cons _ _ T (Forall2_nil _)))); intros a1 r _ (x & E & R); apply ok_pure.
    simpl in E; unfold inquired_degree, part_of in E; destruct (inquired_vertex Degree_ h' p) as [[y|?|?|?|?|?]|]; try discriminate E; injection E as ->.
    exists (Part_ x); split; [reflexivity | exact R]. }
  destruct g as [g|rows].
  - simpl in M; subst g.
    assert (K : forall t', t = t' -> ok a (match t' with Fixed p => let* w := there (inquired_vertex q h p) in pure (opened_up w) | _ => fails end)
      (fun a' r => exists w, inquired_vertex q h p = Some w /\ means a' r w)).
    { intros t' E; destruct t' as [p'|?|? ?]; try apply ok_fails; subst t; simpl in T; subst p'.
      apply (ok_bind _ _ _ _ _ (there_ok a _ (fun a' w => inquired_vertex q h p = Some w) (fun x E => E))); intros a1 w _ E; apply ok_pure; exists w; split; [exact E | apply opened_up_means]. }
    destruct q; try exact (K t eq_refl); apply Deg, by_function_works.
  - destruct h as [?|others]; [contradiction|]; destruct M as [R F]; pose proof (proj1 (proj2 F)) as D.
    assert (K : forall v, t = Fixed v -> forall f : list (part * lit) -> open_worth, (forall a' l m, present a' l m -> neighbours_of (Made others) p = Some m -> exists w, inquired_vertex q (Made others) p = Some w /\ means a' (f l) w) ->
      ok a (let* l := there (around rows v) in pure (f l)) (fun a' r => exists w, inquired_vertex q (Made others) p = Some w /\ means a' r w)).
    { intros v E f H; subst t; simpl in T; subst v; apply (ok_bind _ _ _ (fun a' l => exists m, neighbours_of (Made others) p = Some m /\ present a' l m)).
      - apply there_ok; intros l E; exact (around_ok a rows others p l R D E).
      - intros a1 l _ (m & E & P); apply ok_pure, (H a1 l m P E). }
    destruct q; try apply (Deg _ _ (degree_open_works a rows others R D)); destruct t as [v|?|? ?]; try apply ok_fails.
    + apply (K v eq_refl Members); intros a' l m P E; unfold inquired_vertex; rewrite E; eexists; split; [reflexivity | exact P].
    + simpl in T; subst v; apply (K p eq_refl (fun l => Members (map (fun e => (link_of p (fst e), snd e)) l))); intros a' l m P E; unfold inquired_vertex; rewrite E; eexists; split; [reflexivity|].
      exact (present_map a' (link_of p) l m P).
    + simpl in T; subst v; simpl vertex_asked; apply (ok_bind _ _ _ (fun a' _ => grows a a' /\ exists m, neighbours_of (Made others) p = Some m)).
      * apply there_ok; intros l E; split; [apply grows_refl|]; destruct (around_ok a rows others p l R D E) as (m & N & _); exists m; exact N.
      * intros a1 _ _ [G1 (m & N)]; apply (ok_bind _ _ _ _ _ (component_open_ok a1 rows others p (rows_grows _ _ _ _ G1 R) F)); intros a2 l _ P; apply ok_pure.
        unfold inquired_vertex; rewrite N; eexists; split; [reflexivity | exact P].
Qed.

Lemma two_asked_ok a q g h t s p r : net_means a g h -> tells a t p -> tells a s r -> ok a (two_asked q g t s) (fun a' x => exists w, inquired_two q h p r = Some w /\ means a' x w).
Proof.
  intros M T S.
  assert (Adj : forall about h', (forall p' r' a', grows a a' -> ok a' (about p' r') (says_of (fun r' => truth (inquired_two Adjacent_ h' p' r')) r')) ->
    ok a (let* x := any_value t (fun p => any_value s (about p)) in pure (A_truth_ x)) (fun a' x => exists w, inquired_two Adjacent_ h' p r = Some w /\ means a' x w)).
  { intros about h' H; apply (ok_bind _ _ _ (says_of (fun p => truth (inquired_two Adjacent_ h' p r)) p)).
    - apply any_value_ok; [|exact T]; intros p' a1 G1; apply (any_value_ok a1 s (about p') (fun r => truth (inquired_two Adjacent_ h' p' r)) r); [|apply (tells_grows a); assumption].
      intros r' a2 G2; apply H, (grows_trans a a1); assumption.
    - intros a1 x _ (b & B & X); apply ok_pure; exists (True_or_false b); split; [|exact X].
      destruct (inquired_two Adjacent_ h' p r) as [[?|c|?|?|?|?]|]; try discriminate B; injection B as ->; reflexivity. }
  assert (Dist : forall apply_to h', works apply_to (of_two (fun p q => part_of (inquired_two Distance_ h' p q))) a ->
    ok a (let* t := lift [t; s] apply_to in pure (A_term_ t)) (fun a' x => exists w, inquired_two Distance_ h' p r = Some w /\ means a' x w)).
  { intros f h' W; apply (ok_bind _ _ _ _ _ (lift_ok a [t; s] [p; r] f _ W (Forall2_cons _ _ T (Forall2_cons _ _ S (Forall2_nil _))))); intros a1 x _ (y & E & X); apply ok_pure.
    simpl in E; unfold part_of in E; destruct (inquired_two Distance_ h' p r) as [[z|?|?|?|?|?]|]; try discriminate E; injection E as ->.
    exists (Part_ y); split; [reflexivity | exact X]. }
  destruct g as [g|rows].
  - simpl in M; subst g; destruct q; simpl two_asked.
    + apply (Adj (fun p q => known_truth (truth (inquired_two Adjacent_ h p q)))); intros p' r' a' _; unfold known_truth.
      destruct (truth _) as [b|] eqn:B; [apply ok_pure; exists b; split; [exact B | reflexivity] | apply ok_fails].
    + apply (Dist _ h (by_function_works _ a)).
  - destruct h as [?|others]; [contradiction|]; destruct M as [R F]; pose proof (proj1 (proj2 F)) as D; destruct q; simpl two_asked; [|apply (Dist _ (Made others)), (distance_open_works a rows others R F)].
    apply (Adj (adjacent_open rows)); intros p' r' a' G; unfold adjacent_open; pose proof (rows_grows _ _ _ _ G R) as R'.
    destruct (around rows p') as [l|] eqn:E1; [|apply ok_fails]; destruct (around rows r') as [l'|] eqn:E2; [|apply ok_fails].
    destruct (around_ok a' rows others p' l R' D E1) as (m & N & P), (around_ok a' rows others r' l' R' D E2) as (m' & N' & _).
    apply (ok_more _ _ _ _ (member_in_ok a' r' l m P)); intros a2 x _ X; exists (member r' m); split; [|exact X]; unfold inquired_two; rewrite N, N'; reflexivity.
Qed.

(* ---------- Networks by texts ---------- *)

Lemma part_bindings_ok a names l m : present a l m -> forall r, part_bindings names l = Some r -> exists b, bindings names m = Some b /\ present a r b.
Proof.
  assert (App : forall g (c : bool) b r n, has a g c -> present a r n -> present a (map (fun x : list worth => (x, g)) b ++ r) (if c then b ++ n else n)).
  { intros g c b r n G P; induction b as [|x b IH]; [destruct c; exact P|]; simpl; destruct c; [apply present_in | apply present_out]; assumption. }
  induction 1 as [|p g l m H P IH|p g l m H P IH]; intros r E.
  - injection E as <-; exists []; split; [reflexivity | constructor].
  - assert (E' : match binding names p, part_bindings names l with Some b, Some r => Some (map (fun x => (x, g)) b ++ r) | _, _ => None end = Some r).
    { destruct g as [[]|z]; try exact E; discriminate H. }
    destruct (binding names p) as [b|] eqn:B; [|discriminate E']; destruct (part_bindings names l) as [s|]; [|discriminate E']; injection E' as <-.
    destruct (IH s eq_refl) as (c & C & Q); exists (b ++ c); split; [apply bindings_cons; assumption | exact (App g true b s c H Q)].
  - destruct g as [[]|z]; [discriminate H | exact (IH r E)|]; simpl in E.
    destruct (binding names p) as [b|]; [|discriminate E]; destruct (part_bindings names l) as [s|]; [|discriminate E]; injection E as <-.
    destruct (IH s eq_refl) as (c & C & Q); exists c; split; [exact C | exact (App _ false b s c H Q)].
Qed.

(* What is made of values with when they are, and of the values that are. *)
Definition made_of {B} (b : bool) (v : option (list B)) (n : list B) : Prop := if b then v = Some n else n = [].

Definition each_right {A B} (a : values_so_far) (b : bool) (f : A -> lit -> making (list (B * lit))) (v : A -> option (list B)) : Prop :=
  forall a' x g c, grows a a' -> has a' g c -> ok a' (f x g) (fun a'' r => exists n, present a'' r n /\ made_of (b && c) (v x) n).

Lemma in_turn_ok {A B} b (f : A -> lit -> making (list (B * lit))) v l : forall a m, each_right a b f v -> present a l m ->
  ok a (in_turn f l) (fun a' r => exists n, present a' r n /\ made_of b (option_map (@concat _) (all_there (map v m))) n).
Proof.
  induction l as [|[x g] l IH]; intros a m F P; simpl in_turn; [inversion P; subst; apply ok_pure; exists []; split; [constructor | destruct b; reflexivity]|].
  destruct (present_cons a x g l m P) as (c & m' & G & P' & ->).
  apply (ok_bind _ _ _ _ _ (F a x g c (grows_refl a) G)); intros a1 r G1 (n & N & V).
  apply (ok_bind _ _ _ _ _ (IH a1 m' (fun a' y h d H => F a' y h d (grows_trans _ _ _ G1 H)) (present_grows _ _ _ _ G1 P'))); intros a2 r' G2 (n' & N' & V'); apply ok_pure.
  exists (n ++ n'); split; [apply present_app; [apply (present_grows a1); assumption | exact N']|].
  unfold made_of in *; destruct b; simpl in V; [|subst; reflexivity]; destruct c; [|subst n; exact V'].
  simpl; rewrite V; destruct (all_there (map v m')) as [k|]; [|discriminate V']; injection V' as <-; reflexivity.
Qed.

Definition each_value {B} (u : list worth) (r : ranging) (before : list worth) (v : list worth -> option (list B)) : option (list B) :=
  match tuples_of u r before with Some l => option_map (@concat _) (all_there (map v l)) | None => None end.

Lemma all_there_app {A} (l m : list (option A)) x y : all_there l = Some x -> all_there m = Some y -> all_there (l ++ m) = Some (x ++ y).
Proof.
  revert x; induction l as [|[a|] l IH]; intros x E F; simpl in E; [injection E as <-; exact F| |discriminate E].
  destruct (all_there l) as [k|]; [|discriminate E]; injection E as <-; simpl; rewrite (IH k eq_refl F); reflexivity.
Qed.

Lemma each_value_range {B} u names x only more before (v : list worth -> option (list B)) s l n : set_of (value (before ++ u) x) = Some s -> bindings names s = Some l ->
  option_map (@concat _) (all_there (map (fun y => match truth (value (y ++ before ++ u) only) with Some true => each_value u more (y ++ before) v | Some false => Some [] | None => None end) l)) = Some n ->
  each_value u (Range_ names (Over x) only more) before v = Some n.
Proof.
  intros S Bi E; unfold each_value; cbn [tuples_of]; rewrite S, Bi; clear S Bi.
  set (G := fun y => match truth (value (y ++ before ++ u) only) with Some true => tuples_of u more (y ++ before) | Some false => Some [] | None => None end).
  assert (K : exists gs, all_there (map G l) = Some gs /\ option_map (@concat _) (all_there (map v (concat gs))) = Some n).
  { revert n E; induction l as [|y l IH]; intros n E; [injection E as <-; exists []; split; reflexivity|]; simpl in E.
    assert (Y : exists g k, G y = Some g /\ all_there (map v g) = Some k /\ match truth (value (y ++ before ++ u) only) with Some true => each_value u more (y ++ before) v | Some false => Some [] | None => None end = Some (concat k)).
    { unfold G; destruct (truth (value (y ++ before ++ u) only)) as [[]|]; [|exists [], []; auto | discriminate E].
      unfold each_value in *; destruct (tuples_of u more (y ++ before)) as [g|]; [|discriminate E]; destruct (all_there (map v g)) as [k|] eqn:Ek; [|discriminate E]; exists g, k; auto. }
    destruct Y as (g & k & Gy & Gk & Ey); rewrite Ey in E; destruct (all_there (map _ l)) as [ks|] eqn:El; [|discriminate E]; injection E as <-.
    destruct (IH (concat ks) eq_refl) as (gs & E1 & E2); destruct (all_there (map v (concat gs))) as [k2|] eqn:Ek2; [|discriminate E2]; injection E2 as E2.
    exists (g :: gs); simpl; rewrite Gy, E1; split; [reflexivity|]; rewrite map_app, (all_there_app _ _ k k2 Gk Ek2); simpl; rewrite concat_app, E2; reflexivity. }
  destruct K as (gs & -> & K); exact K.
Qed.

(* ---------- Choices ---------- *)

Lemma over_list_single {A} k (f : A -> option bool) w b : over_list k f [w] = Some b -> f w = Some b.
Proof. destruct k; simpl; destruct (f w) as [[]|]; simpl; congruence. Qed.

Lemma choice_ok {A} only body ov bv a k (opener : making A) (wrap : A -> open_worth) l : l <> [] -> faithful a only ov -> faithful a body bv ->
  (forall x, In x l -> ok a opener (fun a' r => stands_for a' [wrap r] x)) ->
  ok a (let* r := opener in quantified only body (of_none k) [([wrap r], Known true)])
    (fun a' r => exists b, over_list k (said_under ov bv k) l = Some b /\ means a' r (True_or_false b)).
Proof.
  intros N FO FB H; apply (chosen_ok a _ k (said_under ov bv k) (fun b a' r => means a' r (True_or_false b)) l N); intros x I.
  apply (ok_bind _ _ _ _ _ (H x I)); intros a1 r G1 S.
  apply (ok_more _ _ _ _ (quantified_ok only body ov bv k [([wrap r], Known true)] [x] a1 (faithful_grows _ _ _ _ G1 FO) (faithful_grows _ _ _ _ G1 FB)
    (bound_one a1 [wrap r] (Known true) [] x [] true eq_refl S (bound_none a1)))).
  intros a2 s _ (b & B & M); exists b; split; [exact (over_list_single k _ x b B) | exact M].
Qed.

Definition right (x : expression) : Prop := forall e p a u, stands_for a e u -> ok a (sym e p x) (fun a' r => exists w, value u x = Some w /\ means a' r w).
Definition right_parts (x : expression) : Prop := forall e a u, stands_for a e u -> ok a (sym_tuple e x) (fun a' l => exists w, value u x = tuple_value w /\ stands_for a' l w).
Definition right_over (r : over) : Prop := match r with Over a => right a | Sets a most => right a /\ forall e a u, stands_for a e u -> ok a (sym_bound e most) (fun _ k => bound u most = Some k) | Maps_ a b => right a /\ right b end.
Definition right_bound (b : bounded) : Prop := forall e a u, stands_for a e u -> ok a (sym_bound e b) (fun _ k => bound u b = Some k).
Definition right_ranges (r : ranging) : Prop := forall e a u before when b each v, stands_for a e u -> has a when b -> each_right a true each v ->
  ok a (sym_each e r when before each) (fun a' res => exists n, present a' res n /\ made_of b (each_value u r before v) n).
Definition right_nexts (l : nexts) : Prop := forall e a u, stands_for a e u -> ok a (sym_listed e l) (fun a' r => exists n, listed u l = Some n /\ present a' r n).
Definition right_args (l : args) : Prop := forall e a u before w, stands_for a e u -> stands_for a before w ->
  ok a (sym_values e l before) (fun a' r => exists v, values u l w = Some v /\ stands_for a' r v).

Lemma known_case e (p : polarity) k a u x : (match p with Neither => known_all e | _ => None end) = Some k -> stands_for a e u ->
  ok a (let* w := there (value k x) in pure (opened_up w)) (fun a' r => exists w, value u x = Some w /\ means a' r w).
Proof.
  intros K S; destruct p; try discriminate K; rewrite (known_all_stands a e k u K S).
  apply (ok_bind _ _ _ _ _ (there_ok a _ (fun _ w => value k x = Some w) (fun w E => E))); intros a1 w _ E; apply ok_pure; exists w; split; [exact E | apply opened_up_means].
Qed.

Lemma faithful_of x p e a u : right x -> stands_for a e u -> faithful a (fun y => sym (y ++ e) p x) (fun w => value (w ++ u) x).
Proof. intros R S a' y w G Y; apply R, Forall2_app; [exact Y | apply (stands_for_grows a); assumption]. Qed.

(* What stands for the value of an expression, and what is made of it. *)
Lemma with_value_of {B} e p x a u (f : open_worth -> making B) Q : right x -> stands_for a e u ->
  (forall a' r w, grows a a' -> value u x = Some w -> means a' r w -> ok a' (f r) Q) -> ok a (let* r := sym e p x in f r) Q.
Proof. intros R S K; apply (ok_bind _ _ _ _ _ (R e p a u S)); intros a1 r G (w & V & M); apply (K a1 r w); assumption. Qed.

Lemma with_term {B} e p x a u (f : term -> making B) Q : right x -> stands_for a e u ->
  (forall a' t q, grows a a' -> value u x = Some (Part_ q) -> tells a' t q -> ok a' (f t) Q) -> ok a (let* r := sym e p x in let* t := term_of r in f t) Q.
Proof.
  intros R S K; apply (with_value_of e p x a u _ _ R S); intros a1 r w G V M; apply (ok_bind _ _ _ _ _ (term_of_ok a1 r w M)).
  intros a2 t G2 (q & -> & T); apply (K a2 t q); [apply (grows_trans a a1); assumption | assumption | assumption].
Qed.

Lemma with_truth {B} e p x a u (f : lit -> making B) Q : right x -> stands_for a e u ->
  (forall a' l b, grows a a' -> value u x = Some (True_or_false b) -> has a' l b -> ok a' (f l) Q) -> ok a (let* r := sym e p x in let* l := truth_of r in f l) Q.
Proof.
  intros R S K; apply (with_value_of e p x a u _ _ R S); intros a1 r w G V M; apply (ok_bind _ _ _ _ _ (truth_of_ok a1 r w M)).
  intros a2 t G2 (q & -> & T); apply (K a2 t q); [apply (grows_trans a a1); assumption | assumption | assumption].
Qed.

Lemma with_set {B} e p x a u (f : list (part * lit) -> making B) Q : right x -> stands_for a e u ->
  (forall a' l m, grows a a' -> set_of (value u x) = Some m -> present a' l m -> ok a' (f l) Q) -> ok a (let* r := sym e p x in let* l := set_made r in f l) Q.
Proof.
  intros R S K; apply (with_value_of e p x a u _ _ R S); intros a1 r w G V M; apply (ok_bind _ _ _ _ _ (set_made_ok a1 r w M)).
  intros a2 t G2 (q & W & T); apply (K a2 t q); [apply (grows_trans a a1); assumption | rewrite V; exact W | assumption].
Qed.

Lemma known_members_ok e x a u : right x -> stands_for a e u -> ok a (known_members (sym e Neither x)) (fun _ l => set_of (value u x) = Some l).
Proof.
  intros R S; apply (with_set e Neither x a u _ _ R S); intros a1 l m _ V P; apply there_ok; intros k E; rewrite <- (known_entries_present a1 l k m E P); exact V.
Qed.

Lemma open_values_ok names e x a u : right x -> stands_for a e u ->
  ok a (open_values names (sym e Neither x)) (fun a' l => exists m c, set_of (value u x) = Some m /\ bindings names m = Some c /\ bound_there a' l c).
Proof.
  intros R S; apply (with_set e Neither x a u _ _ R S); intros a1 l m _ V P; apply there_ok; intros k E; destruct (open_bindings_ok a1 names l m P k E) as (c & C & D).
  exists m, c; auto.
Qed.

Lemma give {B} a (x : making B) (f : B -> open_worth) (v : option worth) (P : values_so_far -> B -> Prop) : ok a x P ->
  (forall a' y, grows a a' -> P a' y -> exists w, v = Some w /\ means a' (f y) w) -> ok a (let* y := x in pure (f y)) (fun a' r => exists w, v = Some w /\ means a' r w).
Proof. intros X K; apply (ok_bind _ _ _ _ _ X); intros a1 y G H; apply ok_pure, (K a1 y G H). Qed.

(* ---------- Quantifiers ---------- *)

Lemma gathered_said k only body l : is_all_or_some k = true -> gathered k only body l = truly (over_list k (said_under only body k) l).
Proof. destruct k; try discriminate; reflexivity. Qed.

Lemma chosen_said k only body each l : is_all_or_some k = true -> chosen k only body each l = truly (each (fun c => said_under only body k [c])).
Proof. destruct k; try discriminate; reflexivity. Qed.

Lemma quantify_over k names r o b e p a u : is_all_or_some k = true -> right r -> right o -> right b -> stands_for a e u ->
  ok a (let* l := open_values names (sym e Neither r) in quantified (fun x => sym (x ++ e) Neither o) (fun x => sym (x ++ e) p b) (of_none k) l)
    (fun a' x => exists w, value u (Quantify_ k names (Over r) o b) = Some w /\ means a' x w).
Proof.
  intros K R O B S; apply (ok_bind _ _ _ _ _ (open_values_ok names e r a u R S)); intros a1 l' G1 (m & c & V & C & D); pose proof (stands_for_grows _ _ _ _ G1 S) as S1.
  apply (ok_more _ _ _ _ (quantified_ok _ _ _ _ k l' c a1 (faithful_of o Neither e a1 u O S1) (faithful_of b p e a1 u B S1) D)).
  intros a2 x _ (t & T & M); exists (True_or_false t); split; [|exact M]; cbn [value]; rewrite V, C, (gathered_said _ _ _ _ K), T; reflexivity.
Qed.

Lemma sets_not_empty n l : sets_up_to n l [] <> [].
Proof. intros E; pose proof (sets_up_to_all n [] l (within_empty l) ltac:(simpl; lia) []) as I; rewrite E in I; destruct I. Qed.

Lemma quantify_sets k names r most o b e p a u : is_all_or_some k = true -> right_over (Sets r most) -> right o -> right b -> stands_for a e u ->
  ok a (quantified_sets (fun x => sym (x ++ e) Neither o) (fun x => sym (x ++ e) p b) (of_none k) (leaves_open (of_none k) p) (sym e Neither r) (sym_bound e most))
    (fun a' x => exists w, value u (Quantify_ k names (Sets r most) o b) = Some w /\ means a' x w).
Proof.
  intros K [R Bo] O B S; unfold quantified_sets, most_members; apply (ok_bind _ _ _ _ _ (known_members_ok e r a u R S)); intros a1 m G1 V; pose proof (stands_for_grows _ _ _ _ G1 S) as S1.
  apply (ok_bind _ _ _ _ _ (Bo e a1 u S1)); intros a2 mo G2 Mo; pose proof (stands_for_grows _ _ _ _ G2 S1) as S2; cbv zeta.
  set (n := Z.of_nat (List.length m)); set (most' := match mo with Some k => k | None => n end).
  assert (V' : value u (Quantify_ k names (Sets r most) o b) = if most' <? 0 then truly (Some (of_none k))
      else truly (over_sets k (fun s => said_under (fun w => value (w ++ u) o) (fun w => value (w ++ u) b) k [Set_ s]) m most')).
  { cbn [value]; rewrite V, Mo; fold n; fold most'; destruct (most' <? 0); rewrite (chosen_said _ _ _ _ _ K); [destruct k|]; reflexivity. }
  rewrite V'; clear V'; destruct (Z.ltb_spec most' 0) as [L|L].
  { replace (Z.min n most' <? 0) with true by (symmetry; apply Z.ltb_lt; lia); apply ok_pure; eexists; split; reflexivity. }
  replace (Z.min n most' <? 0) with false by (symmetry; apply Z.ltb_ge; unfold n in *; lia).
  assert (Op : forall x, In x (sets_up_to (Z.to_nat (Z.min n most')) m []) -> ok a2 (open_set m (Z.min n most')) (fun a' r => stands_for a' [Members r] x)).
  { intros x I; destruct (sets_up_to_in _ _ _ _ I) as [(s & -> & W & Le)|[]].
    destruct (within_bits s m W) as (bits & B1 & B2 & B3); apply (ok_more _ _ _ _ (open_set_ok a2 m bits (Z.min n most') B1 ltac:(subst n; lia))).
    intros a3 r0 _ (y & -> & Y); repeat constructor; apply B3, Y. }
  destruct (leaves_open (of_none k) p).
  - apply (ok_more _ _ _ _ (choice_ok _ _ _ _ a2 k (open_set m (Z.min n most')) Members _ (sets_not_empty _ m) (faithful_of o Neither e a2 u O S2) (faithful_of b p e a2 u B S2)
      Op)).
    intros a3 x _ (t & T & M); exists (True_or_false t); split; [|exact M]; rewrite (sets_value _ _ _ _ _ K L T); reflexivity.
  - apply (ok_more _ _ _ _ (quantified_ok _ _ _ _ k _ _ a2 (faithful_of o Neither e a2 u O S2) (faithful_of b p e a2 u B S2) (bound_every a2 _))).
    intros a3 x _ (t & T & M); exists (True_or_false t); split; [|exact M]; rewrite (sets_value _ _ _ _ _ K L T); reflexivity.
Qed.

Lemma maps_not_empty keys values : (keys <> [] -> values <> []) -> maps_onto keys values [] [] <> [].
Proof.
  intros N E; destruct values as [|v values]; [destruct keys as [|k keys]; [discriminate E | exfalso; apply N; [discriminate | reflexivity]]|].
  pose proof (maps_onto_all (v :: values) (map (fun k => (k, v)) keys) keys [] []) as I; rewrite E in I; apply I; split.
  - rewrite map_map; apply map_id.
  - intros w W; rewrite map_map in W; apply in_map_iff in W; destruct W as (k & <- & _); left; reflexivity.
Qed.

Lemma quantify_maps k names r s o b e p a u : is_all_or_some k = true -> right r -> right s -> right o -> right b -> stands_for a e u ->
  ok a (quantified_maps (fun x => sym (x ++ e) Neither o) (fun x => sym (x ++ e) p b) (of_none k) (leaves_open (of_none k) p) (sym e Neither r) (sym e Neither s))
    (fun a' x => exists w, value u (Quantify_ k names (Maps_ r s) o b) = Some w /\ means a' x w).
Proof.
  intros K R Rs O B S; unfold quantified_maps; apply (ok_bind _ _ _ _ _ (known_members_ok e r a u R S)); intros a1 m G1 V; pose proof (stands_for_grows _ _ _ _ G1 S) as S1.
  apply (ok_bind _ _ _ _ _ (known_members_ok e s a1 u Rs S1)); intros a2 m2 G2 V2; pose proof (stands_for_grows _ _ _ _ G2 S1) as S2.
  assert (V' : value u (Quantify_ k names (Maps_ r s) o b) = truly (over_maps k (fun c => said_under (fun w => value (w ++ u) o) (fun w => value (w ++ u) b) k [Map_ c]) m m2)).
  { cbn [value]; rewrite V, V2, (chosen_said _ _ _ _ _ K); reflexivity. }
  rewrite V'; clear V'.
  assert (C : (m <> [] -> m2 <> []) -> ok a2 (if leaves_open (of_none k) p then let* x := open_map m m2 in quantified (fun x => sym (x ++ e) Neither o) (fun x => sym (x ++ e) p b) (of_none k) [([Mapping x], Known true)]
      else quantified (fun x => sym (x ++ e) Neither o) (fun x => sym (x ++ e) p b) (of_none k) (every_one (maps_onto m m2 [] [])))
    (fun a' x => exists w, truly (over_maps k (fun c => said_under (fun w => value (w ++ u) o) (fun w => value (w ++ u) b) k [Map_ c]) m m2) = Some w /\ means a' x w)).
  { intros N.
    assert (Op : forall x, In x (maps_onto m m2 [] []) -> ok a2 (open_map m m2) (fun a' r => stands_for a' [Mapping r] x)).
    { intros x I; destruct (maps_onto_in _ _ _ _ _ I) as [(c & -> & W)|[]].
      apply (ok_more _ _ _ _ (open_any_map_ok m2 c m a2 W)); intros; repeat constructor; assumption. }
    destruct (leaves_open (of_none k) p).
    - apply (ok_more _ _ _ _ (choice_ok _ _ _ _ a2 k (open_map m m2) Mapping _ (maps_not_empty m m2 N) (faithful_of o Neither e a2 u O S2) (faithful_of b p e a2 u B S2)
        Op)).
      intros a3 x _ (t & T & M); exists (True_or_false t); split; [|exact M]; rewrite (maps_value _ _ _ _ _ T); reflexivity.
    - apply (ok_more _ _ _ _ (quantified_ok _ _ _ _ k _ _ a2 (faithful_of o Neither e a2 u O S2) (faithful_of b p e a2 u B S2) (bound_every a2 _))).
      intros a3 x _ (t & T & M); exists (True_or_false t); split; [|exact M]; rewrite (maps_value _ _ _ _ _ T); reflexivity. }
  destruct m as [|k1 m]; [apply C; congruence|]; destruct m2 as [|v2 m2]; [|apply C; discriminate].
  apply ok_pure; exists (True_or_false (of_none k)); split; [|reflexivity]; simpl; destruct k; reflexivity.
Qed.

Lemma quantify_those names r o b e a u : right r -> right o -> right b -> stands_for a e u ->
  ok a (let* s := sym e Neither r in let* l := set_made s in
      if Nat.eqb names 1 then let* m := those_of (fun x => sym (x ++ e) Neither o) (fun x => sym (x ++ e) Neither b) l in pure (Members m) else fails)
    (fun a' x => exists w, value u (Quantify_ Those names (Over r) o b) = Some w /\ means a' x w).
Proof.
  intros R O B S; apply (with_set e Neither r a u _ _ R S); intros a1 l m G1 V P; destruct (Nat.eqb_spec names 1) as [->|_]; [|apply ok_fails].
  pose proof (stands_for_grows _ _ _ _ G1 S) as S1.
  apply (give _ _ _ _ _ (those_of_ok _ _ _ _ l m a1 (faithful_of o Neither e a1 u O S1) (faithful_of b Neither e a1 u B S1) P)).
  intros a2 t _ (n & N & T); exists (Set_ n); split; [|exact T]; cbn [value]; rewrite V, bindings_one; unfold takes, taken in N; simpl gathered; rewrite N; reflexivity.
Qed.

(* The values that something is gathered of: of sets in another order. *)
Definition gathers (k : quantifier) : bool := match k with Count | Sum_of | Minimum | Maximum => true | _ => false end.

Lemma gathered_over k names r o b e a u : gathers k = true -> right_over r -> stands_for a e u ->
  ok a (match r with
      | Over a => open_values names (sym e Neither a)
      | Sets a most => every_set (sym e Neither a) (sym_bound e most)
      | Maps_ a b => every_map (sym e Neither a) (sym e Neither b)
      end)
    (fun a' l => exists c m, bound_there a' l c /\ Permutation c m /\
      value u (Quantify_ k names r o b) = gathered k (fun x => value (x ++ u) o) (fun x => value (x ++ u) b) m).
Proof.
  intros K R S; destruct r as [x|x most|x y]; simpl in R.
  - apply (ok_more _ _ _ _ (open_values_ok names e x a u R S)); intros a1 l G1 (m & c & V & C & D); exists c, c; split; [exact D|]; split; [apply Permutation_refl|].
    cbn [value]; rewrite V, C; reflexivity.
  - destruct R as [R Bo]; unfold every_set, most_members; apply (ok_bind _ _ _ _ _ (known_members_ok e x a u R S)); intros a1 m G1 V.
    apply (ok_bind _ _ _ _ _ (Bo e a1 u (stands_for_grows _ _ _ _ G1 S))); intros a2 mo G2 Mo; cbv zeta; apply ok_pure.
    set (n := Z.of_nat (List.length m)); set (most' := match mo with Some k => k | None => n end).
    assert (Ve : value u (Quantify_ k names (Sets x most) o b) = gathered k (fun x => value (x ++ u) o) (fun x => value (x ++ u) b) (map (fun c => [c]) (if most' <? 0 then [] else map Set_ (all_sets m most')))).
    { cbn [value]; rewrite V, Mo; fold n; fold most'; destruct (most' <? 0); destruct k; try discriminate K; reflexivity. }
    rewrite Ve; destruct (Z.ltb_spec most' 0) as [L|L].
    + replace (Z.min n most' <? 0) with true by (symmetry; apply Z.ltb_lt; lia); exists [], []; repeat split; constructor.
    + replace (Z.min n most' <? 0) with false by (symmetry; apply Z.ltb_ge; unfold n in *; lia); eexists; eexists; split; [apply bound_every|]; split; [|reflexivity].
      rewrite sets_up_to_sized, app_nil_r, map_map; apply Permutation_map, Permutation_sym, all_sets_order, L.
  - destruct R as [R R']; unfold every_map; apply (ok_bind _ _ _ _ _ (known_members_ok e x a u R S)); intros a1 m G1 V.
    apply (ok_bind _ _ _ _ _ (known_members_ok e y a1 u R' (stands_for_grows _ _ _ _ G1 S))); intros a2 m2 G2 V2.
    apply ok_pure; eexists; eexists; split; [apply bound_every|]; split; [apply Permutation_refl|].
    cbn [value]; rewrite V, V2, maps_onto_all_maps, app_nil_r; destruct k; try discriminate K; unfold chosen; rewrite map_map; reflexivity.
Qed.

Lemma quantify_gathered k names r o b e a u : gathers k = true -> right_over r -> right o -> right b -> stands_for a e u ->
  ok a (gathered_up (fun x => sym (x ++ e) Neither o) (fun x => sym (x ++ e) Neither b) k (match r with
      | Over a => open_values names (sym e Neither a)
      | Sets a most => every_set (sym e Neither a) (sym_bound e most)
      | Maps_ a b => every_map (sym e Neither a) (sym e Neither b)
      end))
    (fun a' x => exists w, value u (Quantify_ k names r o b) = Some w /\ means a' x w).
Proof.
  intros K R O B S; unfold gathered_up; apply (ok_bind _ _ _ _ _ (gathered_over k names r o b e a u K R S)); intros a1 l G1 (c & m & D & P & V); rewrite V; clear V.
  pose proof (stands_for_grows _ _ _ _ G1 S) as S1; pose proof (faithful_of o Neither e a1 u O S1) as FO; pose proof (faithful_of b Neither e a1 u B S1) as FB.
  assert (Q : forall v, Permutation (meant (fun x => truth (value (x ++ u) o)) v c) (meant (fun x => truth (value (x ++ u) o)) v m)) by (intros v; apply Permutation_flat_map, P).
  assert (Sum : forall v, fold_right added (Some (whole 0)) (meant (fun x => truth (value (x ++ u) o)) v c) = fold_right added (Some (whole 0)) (meant (fun x => truth (value (x ++ u) o)) v m)).
  { intros v; apply (sum_bag eq); [congruence | apply permuted_bag; [apply Q | reflexivity]]. }
  assert (Ex : forall greater, ok a1 (extreme_of (fun x => sym (x ++ e) Neither o) (fun x => sym (x ++ e) Neither b) greater l None)
    (fun a' t => exists p, best_is greater (best greater (meant (fun x => truth (value (x ++ u) o)) (fun x => part_of (value (x ++ u) b)) m)) = Some p /\ tells a' t p)).
  { intros greater; apply (ok_more _ _ _ _ (extreme_of_ok _ _ _ _ greater l c a1 None None FO FB D eq_refl)); intros a2 t _ (p & N & T & Fi); exists p; split; [|exact T].
    rewrite <- N, <- (best_better greater); f_equal; symmetry; apply (best_bag (fun x y => x = y /\ fine x)).
    - intros x y [<- (q & -> & Nq)]; split; [reflexivity | destruct q; try discriminate Nq; exact Nq].
    - apply permuted_bag; [apply Q|]; intros x I; split; [reflexivity|]; rewrite Forall_forall in Fi; apply Fi, (Permutation_in x (Permutation_sym (Q _)) I). }
  destruct k; try discriminate K.
  - apply (give _ _ _ _ _ (counted_up_ok _ _ _ _ l c a1 0 [] [] FO FB D (Forall2_nil _))); intros a2 t _ (n & N & T); exists (Part_ (whole n)); split; [|exact T].
    unfold counts_to, one_value in N; simpl gathered; rewrite <- Sum, N; reflexivity.
  - apply (give _ _ _ _ _ (summed_up_ok _ _ _ _ l c a1 (Fixed (whole 0)) (inject_Z 0) 0 [] [] FO FB D (Forall2_nil _) eq_refl)); intros a2 t _ (s & N & T); eexists; split; [simpl gathered; rewrite <- Sum, N; reflexivity|].
    simpl means; rewrite (red_same s (inject_Z 0 + inject_Z (0 + trues []) + s)%Q); [exact T | simpl; rewrite !Qplus_0_l; reflexivity].
  - apply (give _ _ _ _ _ (Ex false)); intros a2 t _ (p & N & T); exists (Part_ p); split; [|exact T]; simpl gathered; unfold best_is in N; rewrite N; reflexivity.
  - apply (give _ _ _ _ _ (Ex true)); intros a2 t _ (p & N & T); exists (Part_ p); split; [|exact T]; simpl gathered; unfold best_is in N; destruct (best true _); [injection N as ->; reflexivity | discriminate N].
Qed.

Lemma numbers_once m n : NoDup (numbers_to m n) /\ ~ In Endless_ (numbers_to m n).
Proof.
  unfold numbers_to; generalize (Z.to_nat (n - m + 1)); intros many; revert m; induction many as [|many IH]; intros m; simpl; [split; [constructor | auto]|].
  destruct (IH (m + 1)) as [D E]; split; [constructor; [|exact D] | intros [I|I]; [discriminate I | exact (E I)]].
  assert (K : forall many a p, In p (numbers_from a many) -> exists z, p = whole z /\ a <= z).
  { clear; induction many as [|many IH]; intros a p I; [destruct I|]; destruct I as [<-|I]; [exists a; split; [reflexivity | lia]|]; destruct (IH _ _ I) as (z & Z1 & Z2); exists z; split; [exact Z1 | lia]. }
  intros I; destruct (K _ _ _ I) as (z & Ez & L); unfold whole in Ez; injection Ez as Ez; lia.
Qed.

Lemma first_number (last : bool) x y o b e a u : right x -> right y -> right o -> right b -> stands_for a e u ->
  ok a (let* p := sym e Neither x in let* q := sym e Neither y in
      match p, q with
      | A_term_ (Fixed (Ratio m 1)), A_term_ (Fixed (Ratio n 1)) =>
        let l := numbers_to m n in
        let* r := first_of (fun x => sym (x ++ e) Neither o) (fun x => sym (x ++ e) Neither b) (if last then rev l else l) (Known true) in
        let* t := first_term last r in pure (A_term_ t)
      | _, _ => fails
      end)
    (fun a' r => exists w, value u (First last x y o b) = Some w /\ means a' r w).
Proof.
  intros R1 R2 O B S; apply (with_value_of _ _ _ _ _ _ _ R1 S); intros a1 p w1 G1 V1 M1; apply (with_value_of _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S)); intros a2 q w2 G2 V2 M2.
  destruct p as [[[z [?|?|]| | | | |]|?|? ?]|?|?|?|?|?]; try apply ok_fails; destruct q as [[[z' [?|?|]| | | | |]|?|? ?]|?|?|?|?|?]; try apply ok_fails.
  destruct w1 as [p1|?|?|?|?|?]; try contradiction; destruct w2 as [p2|?|?|?|?|?]; try contradiction; simpl in M1, M2; subst p1 p2; cbv zeta.
  pose proof (stands_for_grows _ _ _ _ (grows_trans _ _ _ G1 G2) S) as S2; destruct (numbers_once z z') as [D E]; set (l := if last then rev (numbers_to z z') else numbers_to z z').
  assert (Dl : NoDup l) by (unfold l; destruct last; [apply NoDup_rev|]; exact D).
  assert (El : ~ In Endless_ l) by (unfold l; destruct last; [rewrite <- in_rev|]; exact E).
  apply (ok_bind _ _ _ _ _ (first_of_ok _ _ _ _ l a2 (Known true) true Dl (faithful_of o Neither e a2 u O S2) (faithful_of b Neither e a2 u B S2) eq_refl)); intros a3 r G3 (Q1 & Q2 & Q3 & Q4).
  apply (give _ _ _ _ _ (first_term_ok _ _ a3 last l r El Q1 Q2 (fun q => Q3 q eq_refl) Q4)); intros a4 t _ (p & N & T).
  exists (Part_ p); split; [|exact T]; cbn [value]; rewrite V1, V2; simpl whole_of; unfold first_true; fold l; unfold first_so, said_of in N; simpl in N |- *; rewrite N; reflexivity.
Qed.

(* ---------- What a network's text lists ---------- *)

Lemma rows_listed_ok (f : list worth -> making (list (part * lit))) (v : list worth -> option (list part)) l : forall a m, (forall a' x, grows a a' -> ok a' (f x) (fun a'' r => exists n, v x = Some n /\ present a'' r n)) ->
  present a l m -> ok a (rows_listed f l) (fun a' t => exists n, listed_there a' t n /\ all_there (map (fun e => option_map (pair (fst e)) (v (snd e))) m) = Some (those_there n)).
Proof.
  induction l as [|[[p x] g] l IH]; intros a m H P; simpl rows_listed; [inversion P; subst; apply ok_pure; exists []; split; [constructor | reflexivity]|].
  destruct (present_cons a (p, x) g l m P) as (b & m' & G & P' & ->).
  apply (ok_bind _ _ _ _ _ (H a x (grows_refl a))); intros a1 r G1 (n & N & R).
  apply (ok_bind _ _ _ _ _ (IH a1 m' (fun a' y K => H a' y (grows_trans _ _ _ G1 K)) (present_grows _ _ _ _ G1 P'))); intros a2 t G2 (k & K & E); apply ok_pure.
  exists ((p, b, n) :: k); split; [constructor; [apply (has_grows a); [apply (grows_trans a a1); assumption | exact G] | apply (present_grows a1); assumption | exact K]|].
  destruct b; [|exact E]; simpl; rewrite N; simpl; rewrite E; reflexivity.
Qed.

Lemma listed_arcs a t n : listed_there a t n -> exists k, listed_there a (open_rows_of_arcs t) k /\ those_there k = rows_of_arcs (those_there n).
Proof.
  induction 1 as [|v g l b m t n H P _ (k & K & E)]; [exists []; split; [constructor | reflexivity]|].
  exists ((of_arcs v, b, map of_arcs m) :: k); split; [constructor; [exact H | apply present_map, P | exact K]|].
  unfold those_there, rows_of_arcs in *; cbn [filter is_there fst snd]; destruct b; [cbn [map fst snd]; rewrite E; reflexivity | exact E].
Qed.

Definition at_vertex (x : list worth) : option (list (part * list worth)) := option_map (fun v => [(v, x)]) (vertex_of x).

Lemma graph_rows u next l : forall ks r, all_there (map at_vertex l) = Some ks -> all_there (map (fun e => option_map (pair (fst e)) (listed (snd e ++ u) next)) (concat ks)) = Some r ->
  all_there (map (fun x => match vertex_of x, listed (x ++ u) next with Some v, Some l => Some (v, l) | _, _ => None end) l) = Some r.
Proof.
  induction l as [|x l IH]; intros ks r E F; [injection E as <-; exact F|]; simpl in E; unfold at_vertex in E at 1.
  destruct (vertex_of x) as [v|] eqn:V; [|discriminate E]; simpl in E; destruct (all_there (map at_vertex l)) as [k|]; [|discriminate E]; injection E as <-.
  simpl in F; destruct (listed (x ++ u) next) as [w|] eqn:L; [|discriminate F]; simpl in F; destruct (all_there (map _ (concat k))) as [s|] eqn:S; [|discriminate F]; injection F as <-.
  simpl; rewrite V, L, (IH k s eq_refl S); reflexivity.
Qed.

Definition at_target (u : list worth) (only to_ : expression) (x : list worth) : option (list (part * list worth)) :=
  match truth (value (x ++ u) only) with Some true => option_map (fun p => [(p, [])]) (part_of (value (x ++ u) to_)) | Some false => Some [] | None => None end.

Lemma listed_targets u only to_ l : forall ks, all_there (map (at_target u only to_) l) = Some ks ->
  exists ls, all_there (map (fun x => match truth (value (x ++ u) only) with Some true => option_map (fun p => [p]) (part_of (value (x ++ u) to_)) | Some false => Some [] | None => None end) l) = Some ls /\
    concat ls = map fst (concat ks).
Proof.
  induction l as [|x l IH]; intros ks E; [injection E as <-; exists []; split; reflexivity|]; simpl in E; unfold at_target in E at 1; simpl.
  destruct (truth (value (x ++ u) only)) as [[]|]; [| |discriminate E].
  - destruct (part_of (value (x ++ u) to_)) as [p|]; [|discriminate E]; simpl in E |- *; destruct (all_there (map (at_target u only to_) l)) as [k|]; [|discriminate E]; injection E as <-.
    destruct (IH k eq_refl) as (ls & E1 & E2); exists ([p] :: ls); rewrite E1; simpl; rewrite E2; split; reflexivity.
  - simpl in E; destruct (all_there (map (at_target u only to_) l)) as [k|]; [|discriminate E]; injection E as <-.
    destruct (IH k eq_refl) as (ls & E1 & E2); exists ([] :: ls); rewrite E1; simpl; rewrite E2; split; reflexivity.
Qed.

(* ---------- Every expression ---------- *)

Ltac known := match goal with |- ok _ (match ?m with Some _ => _ | None => _ end) _ => let k := fresh "k" in let K := fresh "K" in destruct m as [k|] eqn:K; [eapply known_case; eassumption | clear K] end.

Ltac lift_to a G S := first [exact S | apply (stands_for_grows _ a _ _ G S)].

Theorem all_right : (forall x, right x /\ right_parts x) /\ (forall r, right_over r) /\ (forall b, right_bound b) /\
  (forall r, right_ranges r) /\ (forall n, right_nexts n) /\ (forall l, right_args l).
Proof.
  apply syntax_all; try (intros; exact I);
    try (intros; split; [|intros e0 a0 u0 S0; apply ok_fails]; intros e0 p a0 u0 S0; cbn [sym]; known).
  - (* Whole *) apply ok_pure; eexists; split; [reflexivity | reflexivity].
  - (* Infinite_ *) apply ok_pure; eexists; split; [reflexivity | reflexivity].
  - (* Always *) apply ok_pure; eexists; split; [reflexivity | reflexivity].
  - (* Local *) cbn [value]; revert k; induction S0 as [|x w e0 u0 M S0 IH]; intros [|k]; simpl; try apply ok_fails.
    + apply ok_pure; exists w; split; [reflexivity | exact M].
    + apply IH.
  - (* Not *) destruct H as [R _]; apply (with_truth _ _ _ _ _ _ _ R S0); intros a1 l b G1 V T; apply ok_pure.
    eexists; split; [cbn [value]; rewrite V; reflexivity | exact (has_negated _ _ _ T)].
  - (* And *) destruct H as [R1 _], H0 as [R2 _]; apply (with_truth _ _ _ _ _ _ _ R1 S0); intros a1 l c G1 V T.
    assert (K : ok a1 (let* y := sym e0 p b in let* y := truth_of y in let* z := conjunction [l; y] in pure (A_truth_ z))
      (fun a' r => exists w, value u0 (And a b) = Some w /\ means a' r w)).
    { apply (with_truth _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S0)); intros a2 y d G2 W Y.
      apply (give _ _ _ _ _ (conj2_ok a2 l y c d (has_grows _ _ _ _ G2 T) Y)); intros a3 z _ Z.
      exists (True_or_false (c && d)); split; [cbn [value]; rewrite V, W; destruct c; reflexivity | exact Z]. }
    destruct l as [[]|l]; [exact K | | exact K].
    unfold has in T; simpl in T; injection T as <-; apply ok_pure; exists (True_or_false false); split; [cbn [value]; rewrite V; reflexivity | reflexivity].
  - (* Or *) destruct H as [R1 _], H0 as [R2 _]; apply (with_truth _ _ _ _ _ _ _ R1 S0); intros a1 l c G1 V T.
    assert (K : ok a1 (let* y := sym e0 p b in let* y := truth_of y in let* z := disjunction [l; y] in pure (A_truth_ z))
      (fun a' r => exists w, value u0 (Or a b) = Some w /\ means a' r w)).
    { apply (with_truth _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S0)); intros a2 y d G2 W Y.
      apply (give _ _ _ _ _ (disj2_ok a2 l y c d (has_grows _ _ _ _ G2 T) Y)); intros a3 z _ Z.
      exists (True_or_false (c || d)); split; [cbn [value]; rewrite V, W; destruct c; reflexivity | exact Z]. }
    destruct l as [[]|l]; [| exact K | exact K].
    unfold has in T; simpl in T; injection T as <-; apply ok_pure; exists (True_or_false true); split; [cbn [value]; rewrite V; reflexivity | reflexivity].
  - (* Equal *) destruct H as [R1 _], H0 as [R2 _].
    apply (with_value_of _ _ _ _ _ _ _ R1 S0); intros a1 x w1 G1 V1 M1; apply (with_value_of _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S0)); intros a2 y w2 G2 V2 M2.
    apply (means_grows _ a2) in M1; [|exact G2].
    apply (give _ _ _ _ (fun a' z => exists t, compared (Some w1) (Some w2) = Some t /\ has a' z t)).
    + destruct x as [t|l|l|?|?|?], y as [s|m|m|?|?|?]; try apply ok_fails; destruct w1, w2; try contradiction; simpl in M1, M2.
      * destruct (foreign_terms _ _); [apply ok_fails | apply equal_terms_ok; assumption].
      * apply (ok_more _ _ _ _ (same_truth_ok a2 _ _ _ _ M1 M2)); intros a3 z _ Z; eexists; split; [reflexivity | exact Z].
      * destruct (foreign_sets _ _); [apply ok_fails|]; apply (ok_more _ _ _ _ (same_sets_ok a2 _ _ _ _ M1 M2)); intros a3 z _ Z; eexists; split; [reflexivity | exact Z].
    + intros a3 z _ (t & E & Z); exists (True_or_false t); split; [cbn [value]; rewrite V1, V2, E; reflexivity | exact Z].
  - (* Less *) destruct H as [R1 _], H0 as [R2 _].
    apply (with_term _ _ _ _ _ _ _ R1 S0); intros a1 t q G1 V1 T; apply (with_term _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S0)); intros a2 s r G2 V2 Y.
    apply (give _ _ _ _ _ (less_terms_ok a2 t s q r (tells_grows _ _ _ _ G2 T) Y)); intros a3 z _ (c & E & Z).
    exists (True_or_false c); split; [cbn [value]; rewrite V1, V2; simpl; rewrite E; reflexivity | exact Z].
  - (* In_ *) destruct H as [R1 _], H0 as [R2 _].
    apply (with_term _ _ _ _ _ _ _ R1 S0); intros a1 t q G1 V1 T; apply (with_set _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S0)); intros a2 l m G2 V2 Y.
    destruct (foreign_in t l); [apply ok_fails|]; apply (give _ _ _ _ _ (is_in_ok a2 t q l m (tells_grows _ _ _ _ G2 T) Y)); intros a3 z _ Z.
    exists (True_or_false (member q m)); split; [cbn [value]; rewrite V1; simpl part_of; rewrite V2; reflexivity | exact Z].
  - (* Calculate *) destruct H as [R1 _], H0 as [R2 _].
    apply (with_term _ _ _ _ _ _ _ R1 S0); intros a1 t q G1 V1 T; apply (with_term _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S0)); intros a2 s r G2 V2 Y.
    apply (give _ _ _ _ _ (arithmetic_ok a2 o t s q r (tells_grows _ _ _ _ G2 T) Y)); intros a3 z _ (c & E & Z).
    exists (Part_ c); split; [cbn [value]; rewrite V1, V2; simpl; rewrite E; reflexivity | exact Z].
  - (* Function *) destruct H as [R1 _]; apply (with_term _ _ _ _ _ _ _ R1 S0); intros a1 t q G1 V1 T.
    apply (give _ _ _ _ _ (lift_function_ok a1 [t] [q] _ (Forall2_cons _ _ T (Forall2_nil _)))); intros a3 z _ (c & E & Z).
    exists (Part_ c); split; [cbn [value]; rewrite V1; simpl in E |- *; rewrite E; reflexivity | exact Z].
  - (* Extreme *) destruct H as [R1 _], H0 as [R2 _].
    apply (with_term _ _ _ _ _ _ _ R1 S0); intros a1 t q G1 V1 T; apply (with_term _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S0)); intros a2 s r G2 V2 Y.
    apply (give _ _ _ _ _ (lift_function_ok a2 [t; s] [q; r] _ (Forall2_cons _ _ (tells_grows _ _ _ _ G2 T) (Forall2_cons _ _ Y (Forall2_nil _))))); intros a3 z _ (c & E & Z).
    exists (Part_ c); split; [cbn [value]; rewrite V1, V2; simpl in E |- *; rewrite E; reflexivity | exact Z].
  - (* Cond *) destruct H as [R1 _], H0 as [R2 _], H1 as [R3 _]; apply (with_truth _ _ _ _ _ _ _ R1 S0); intros a1 l t G1 V T.
    pose proof (stands_for_grows _ _ _ _ G1 S0) as S1.
    assert (K : ok a1 (let* x := sym e0 Neither a in if_so l x (sym e0 Neither b)) (fun a' r => exists w, value u0 (Cond c a b) = Some w /\ means a' r w)).
    { apply (with_value_of _ _ _ _ _ _ _ R2 S1); intros a2 x w G2 W M.
      apply (ok_more _ _ _ _ (if_so_ok a2 l t x (sym e0 Neither b) w (value u0 b) (has_grows _ _ _ _ G2 T) M
        (fun a' G => R3 e0 Neither a' u0 (stands_for_grows _ _ _ _ G (stands_for_grows _ _ _ _ G2 S1))))).
      intros a3 r _ (v & E & Z); exists v; split; [cbn [value]; rewrite V; simpl truth; cbv iota; rewrite W; destruct t; exact E | exact Z]. }
    destruct l as [[]|l]; [| | exact K]; unfold has in T; simpl in T; injection T as <-.
    + apply (ok_more _ _ _ _ (R2 e0 Neither a1 u0 S1)); intros a2 r _ (w & W & M); exists w; split; [cbn [value]; rewrite V; exact W | exact M].
    + apply (ok_more _ _ _ _ (R3 e0 Neither a1 u0 S1)); intros a2 r _ (w & W & M); exists w; split; [cbn [value]; rewrite V; exact W | exact M].
  - (* To_ *) destruct H as [R1 _], H0 as [R2 _].
    apply (with_value_of _ _ _ _ _ _ _ R1 S0); intros a1 x w1 G1 V1 M1; apply (with_value_of _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S0)); intros a2 y w2 G2 V2 M2.
    destruct x as [[[z [?|?|]| | | | |]|?|? ?]|?|?|?|?|?]; try apply ok_fails; destruct y as [[[z' [?|?|]| | | | |]|?|? ?]|?|?|?|?|?]; try apply ok_fails.
    destruct w1 as [q|?|?|?|?|?]; try contradiction; destruct w2 as [r|?|?|?|?|?]; try contradiction; simpl in M1, M2; subst q r; apply ok_pure.
    eexists; split; [cbn [value]; rewrite V1, V2; reflexivity | apply each_known_present].
  - (* Nil *) split; [intros e0 p a0 u0 S0; cbn [sym]; known; apply ok_pure; eexists; split; [reflexivity | reflexivity]|].
    intros e0 a0 u0 S0; apply ok_pure; exists []; split; [reflexivity | constructor].
  - (* Tuple *) intros a [R1 _] b [R2 P2].
    assert (P : right_parts (Tuple a b)).
    { intros e0 a0 u0 S0; cbn [sym_tuple]; apply (with_value_of _ _ _ _ _ _ _ R1 S0); intros a1 x w1 G1 V1 M1.
      apply (ok_bind _ _ _ _ _ (P2 e0 a1 u0 (stands_for_grows _ _ _ _ G1 S0))); intros a2 l G2 (w & W & L); apply ok_pure.
      exists (w1 :: w); split; [cbn [value]; rewrite V1, W; simpl; unfold tuple_step; destruct w1; try reflexivity; destruct (tuple_value w) as [[]|]; reflexivity|].
      constructor; [apply (means_grows a1); assumption | exact L]. }
    split; [|exact P]; intros e0 p a0 u0 S0; cbn [sym]; known.
    specialize (P e0 a0 u0 S0); cbn [sym_tuple] in P.
    apply (with_value_of _ _ _ _ _ _ _ R1 S0); intros a1 x w1 G1 V1 M1.
    apply (ok_bind _ _ _ _ _ (P2 e0 a1 u0 (stands_for_grows _ _ _ _ G1 S0))); intros a2 l G2 (w & W & L).
    apply (ok_more _ _ _ _ (tupled_ok a2 (x :: l) (w1 :: w) (Forall2_cons _ _ (means_grows _ _ _ _ G2 M1) L))).
    intros a3 r _ (v & V & M); exists v; split; [|exact M]; cbn [value]; rewrite V1, W, <- V; simpl; unfold tuple_step; destruct w1; try reflexivity; destruct (tuple_value w) as [[]|]; reflexivity.
  - (* At_ *) destruct H as [R1 _], H0 as [R2 _].
    apply (with_value_of _ _ _ _ _ _ _ R1 S0); intros a1 x w1 G1 V1 M1; apply (with_term _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S0)); intros a2 t q G2 V2 T.
    destruct x as [?|?|?|l|?|?]; try apply ok_fails; destruct w1 as [?|?|?|mm|?|?]; try contradiction.
    apply (means_grows _ a2) in M1; [|exact G2]; simpl in M1.
    apply (give _ _ _ _ _ (lift_ok a2 [t] [q] (entry_at l) (of_key mm) (entry_at_works a2 l mm M1) (Forall2_cons _ _ T (Forall2_nil _)))).
    intros a3 z _ (y & E & Z); exists (Part_ y); split; [cbn [value]; rewrite V1, V2; simpl in E |- *; rewrite E; reflexivity | exact Z].
  - (* Len *) destruct H as [R1 _]; apply (with_set _ _ _ _ _ _ _ R1 S0); intros a1 l m G1 V1 P; apply ok_pure.
    eexists; split; [cbn [value]; rewrite V1; reflexivity | exact (length_of_tells _ _ _ P)].
  - (* LinkOf *) destruct H as [R1 _], H0 as [R2 _].
    apply (with_term _ _ _ _ _ _ _ R1 S0); intros a1 t q G1 V1 T; apply (with_term _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S0)); intros a2 s r G2 V2 Y.
    apply (give _ _ _ _ _ (lift_function_ok a2 [t; s] [q; r] _ (Forall2_cons _ _ (tells_grows _ _ _ _ G2 T) (Forall2_cons _ _ Y (Forall2_nil _))))); intros a3 z _ (c & E & Z).
    simpl in E; injection E as <-; eexists; split; [cbn [value]; rewrite V1, V2; reflexivity | exact Z].
  - (* Of *) destruct H as [R1 _]; apply (with_value_of _ _ _ _ _ _ _ R1 S0); intros a1 x w1 G1 V1 M1.
    destruct x as [?|?|?|?|n|?]; try apply ok_fails; destruct w1 as [?|?|?|?|h|?]; try contradiction.
    apply (ok_more _ _ _ _ (asked_ok a1 p q n h M1)); intros a2 r _ (w & W & M); exists w; split; [cbn [value]; rewrite V1; exact W | exact M].
  - (* OfVertex *) destruct H as [R1 _], H0 as [R2 _]; apply (with_value_of _ _ _ _ _ _ _ R1 S0); intros a1 x w1 G1 V1 M1.
    apply (with_term _ _ _ _ _ _ _ R2 (stands_for_grows _ _ _ _ G1 S0)); intros a2 t r G2 V2 T.
    destruct x as [?|?|?|?|n|?]; try apply ok_fails; destruct w1 as [?|?|?|?|h|?]; try contradiction; apply (means_grows _ a2) in M1; [|exact G2].
    apply (ok_more _ _ _ _ (vertex_asked_ok a2 q n h t r M1 T)); intros a3 z _ (w & W & M); exists w; split; [cbn [value]; rewrite V1, V2; exact W | exact M].
  - (* OfTwo *) destruct H as [R1 _], H0 as [R2 _], H1 as [R3 _]; apply (with_value_of _ _ _ _ _ _ _ R1 S0); intros a1 x w1 G1 V1 M1.
    pose proof (stands_for_grows _ _ _ _ G1 S0) as S1; apply (with_term _ _ _ _ _ _ _ R2 S1); intros a2 t r G2 V2 T.
    pose proof (stands_for_grows _ _ _ _ G2 S1) as S2; apply (with_term _ _ _ _ _ _ _ R3 S2); intros a3 s y G3 V3 Y.
    destruct x as [?|?|?|?|n|?]; try apply ok_fails; destruct w1 as [?|?|?|?|h|?]; try contradiction; apply (means_grows _ a3) in M1; [|apply (grows_trans a1 a2); assumption].
    apply (ok_more _ _ _ _ (two_asked_ok a3 q n h t s r y M1 (tells_grows _ _ _ _ G3 T) Y)); intros a4 z _ (w & W & M); exists w; split; [cbn [value]; rewrite V1, V2, V3; exact W | exact M].
  - (* Route *) destruct H as [R1 _], H0 as [R2 _], H1 as [R3 _], H2 as [R4 _]; apply (with_value_of _ _ _ _ _ _ _ R1 S0); intros a1 x1 w1 G1 V1 M1.
    pose proof (stands_for_grows _ _ _ _ G1 S0) as S1; apply (with_value_of _ _ _ _ _ _ _ R2 S1); intros a2 x2 w2 G2 V2 M2.
    pose proof (stands_for_grows _ _ _ _ G2 S1) as S2; apply (with_value_of _ _ _ _ _ _ _ R3 S2); intros a3 x3 w3 G3 V3 M3.
    pose proof (stands_for_grows _ _ _ _ G3 S2) as S3; apply (with_value_of _ _ _ _ _ _ _ R4 S3); intros a4 x4 w4 G4 V4 M4.
    destruct x1 as [?|?|?|?|?|w]; try apply ok_fails; destruct x2 as [?|?|?|?|[h|?]|?]; try apply ok_fails.
    destruct x3 as [[p1|?|? ?]|?|?|?|?|?]; try apply ok_fails; destruct x4 as [[p2|?|? ?]|?|?|?|?|?]; try apply ok_fails.
    destruct w1; try contradiction; destruct w2; try contradiction; destruct w3; try contradiction; destruct w4; try contradiction; simpl in M1, M2, M3, M4; subst.
    apply with_there; intros y E; apply ok_pure; exists y; split; [cbn [value]; rewrite V1, V2, V3, V4; exact E | apply opened_up_means].
  - (* Quantify_ *) destruct H0 as [R2 _], H1 as [R3 _].
    destruct k, r as [x|x most|x y]; try apply ok_fails.
    + apply (quantify_over All); auto; apply H.
    + apply (quantify_sets All); auto.
    + apply (quantify_maps All); auto; apply H.
    + apply (quantify_over Exists_); auto; apply H.
    + apply (quantify_sets Exists_); auto.
    + apply (quantify_maps Exists_); auto; apply H.
    + apply (quantify_gathered Count names (Over x)); auto.
    + apply (quantify_gathered Count names (Sets x most)); auto.
    + apply (quantify_gathered Count names (Maps_ x y)); auto.
    + apply (quantify_gathered Sum_of names (Over x)); auto.
    + apply (quantify_gathered Sum_of names (Sets x most)); auto.
    + apply (quantify_gathered Sum_of names (Maps_ x y)); auto.
    + apply (quantify_gathered Minimum names (Over x)); auto.
    + apply (quantify_gathered Minimum names (Sets x most)); auto.
    + apply (quantify_gathered Minimum names (Maps_ x y)); auto.
    + apply (quantify_gathered Maximum names (Over x)); auto.
    + apply (quantify_gathered Maximum names (Sets x most)); auto.
    + apply (quantify_gathered Maximum names (Maps_ x y)); auto.
    + apply quantify_those; auto; apply H.
  - (* First *) apply first_number; [apply H | apply H0 | apply H1 | apply H2 | exact S0].
  - (* Graph_ *)
    assert (V : each_right a0 true (fun x w => match vertex_of x with Some v => pure [(v, x, w)] | None => fails end) at_vertex).
    { intros a' x g c _ C; unfold at_vertex; destruct (vertex_of x) as [v|]; [|apply ok_fails]; apply ok_pure; exists (if c then [(v, x)] else []).
      destruct c; (split; [|reflexivity]); [apply present_in | apply present_out]; try exact C; constructor. }
    apply (ok_bind _ _ _ _ _ (H e0 a0 u0 [] (Known true) true _ _ S0 eq_refl V)); intros a1 l G1 (m & P & E).
    pose proof (stands_for_grows _ _ _ _ G1 S0) as S1.
    assert (Li : forall a' x, grows a1 a' -> ok a' (sym_listed (map opened_up x ++ e0) next) (fun a'' r => exists n, listed (x ++ u0) next = Some n /\ present a'' r n)).
    { intros a' x G; apply H0, Forall2_app; [apply opened_up_stand | apply (stands_for_grows a1); assumption]. }
    apply (ok_bind _ _ _ _ _ (rows_listed_ok _ (fun x => listed (x ++ u0) next) l a1 m Li P)); intros a2 t G2 (n & L & T).
    assert (L' : exists k, listed_there a2 (if arcs then open_rows_of_arcs t else t) k /\ those_there k = if arcs then rows_of_arcs (those_there n) else those_there n)
      by (destruct arcs; [exact (listed_arcs a2 t n L) | exists n; split; [exact L | reflexivity]]).
    destruct L' as (k & L' & R'); apply (give _ _ _ _ _ (net_made_ok a2 _ k L')); intros a3 g _ (rows & R & N); rewrite R' in R; exists (Network (Made rows)); split; [|exact N]; clear k L' R'.
    simpl in E; unfold each_value in E; cbn [value]; destruct (tuples_of u0 coordinates []) as [k|]; [|discriminate E].
    destruct (all_there (map at_vertex k)) as [ks|] eqn:Ks; [|discriminate E]; injection E as <-.
    rewrite (graph_rows u0 next k ks _ Ks T), R; reflexivity.
  - (* Call *) destruct H0 as [R2 _]; apply (ok_bind _ _ _ _ _ (H e0 a0 u0 [] [] S0 (Forall2_nil _))); intros a1 l G1 (v & V & L).
    apply (ok_more _ _ _ _ (R2 l p a1 v L)); intros a2 r _ (w & W & M); exists w; split; [cbn [value]; rewrite V; exact W | exact M].
  - (* Over *) intros x [R _]; exact R.
  - (* Sets *) intros x [R _] b B; split; [exact R | exact B].
  - (* Maps_ *) intros x [R _] y [R' _]; split; assumption.
  - (* Any *) intros e0 a0 u0 S0; apply ok_pure; reflexivity.
  - (* UpTo *) intros x [R _] e0 a0 u0 S0; cbn [sym_bound]; apply (with_value_of _ _ _ _ _ _ _ R S0); intros a1 t w1 G1 V1 M1.
    destruct t as [[[z [?|?|]| | | | |]|?|? ?]|?|?|?|?|?]; try apply ok_fails; destruct w1 as [q|?|?|?|?|?]; try contradiction; simpl in M1; subst q; apply ok_pure.
    cbn [bound]; rewrite V1; reflexivity.
  - (* NoRange *) intros e0 a0 u0 before when b each v S0 W E; cbn [sym_each]; apply (ok_more _ _ _ _ (E a0 before when b (grows_refl a0) W)).
    intros a1 r _ (n & P & M); exists n; split; [exact P|]; simpl in M; unfold made_of in *; destruct b; [|exact M].
    unfold each_value; simpl; rewrite M; simpl; rewrite app_nil_r; reflexivity.
  - (* Range_ *) intros names r R only [Ro _] more IH e0 a0 u0 before when b each v S0 W E; destruct r as [x|x most|x y]; try apply ok_fails; cbn [sym_each].
    apply (with_set _ _ _ _ _ _ _ R (Forall2_app (opened_up_stand a0 before) S0)); intros a1 l m G1 V P; apply with_there; intros l' El.
    destruct (part_bindings_ok a1 names l m P l' El) as (c & C & D).
    set (fv := fun y => match truth (value (y ++ before ++ u0) only) with Some true => each_value u0 more (y ++ before) v | Some false => Some [] | None => None end).
    assert (F : each_right a1 b (fun x g => let* w := conjunction [when; g] in match w with Known false => pure [] | _ =>
        let* c := sym (map opened_up (x ++ before) ++ e0) Neither only in let* c := truth_of c in let* w := conjunction [w; c] in
        match w with Known false => pure [] | _ => sym_each e0 more w (x ++ before) each end end) fv).
    { intros a' y g d G Hd; pose proof (grows_trans _ _ _ G1 G) as G0'.
      apply (ok_bind _ _ _ _ _ (conj2_ok a' when g b d (has_grows _ _ _ _ G0' W) Hd)); intros a2 w G2 Hw; pose proof (grows_trans _ _ _ G0' G2) as G02.
      assert (K : ok a2 (let* c := sym (map opened_up (y ++ before) ++ e0) Neither only in let* c := truth_of c in let* w := conjunction [w; c] in
          match w with Known false => pure [] | _ => sym_each e0 more w (y ++ before) each end) (fun a'' r => exists n, present a'' r n /\ made_of (b && d) (fv y) n)).
      { apply (with_truth _ _ _ _ ((y ++ before) ++ u0) _ _ Ro (Forall2_app (opened_up_stand a2 (y ++ before)) (stands_for_grows _ _ _ _ G02 S0))); intros a3 z t G3 Vz Z.
        apply (ok_bind _ _ _ _ _ (conj2_ok a3 w z _ t (has_grows _ _ _ _ G3 Hw) Z)); intros a4 w2 G4 W2; pose proof (grows_trans _ _ _ G02 (grows_trans _ _ _ G3 G4)) as G04.
        rewrite <- app_assoc in Vz.
        assert (Go : ok a4 (sym_each e0 more w2 (y ++ before) each) (fun a'' r => exists n, present a'' r n /\ made_of (b && d) (fv y) n)).
        { apply (ok_more _ _ _ _ (IH e0 a4 u0 (y ++ before) w2 _ each v (stands_for_grows _ _ _ _ G04 S0) W2 (fun a'' x g c K => E a'' x g c (grows_trans _ _ _ G04 K)))).
          intros a5 r _ (n & N & M); exists n; split; [exact N|]; unfold made_of, fv in *; rewrite Vz; simpl truth; destruct (b && d)%bool; [|exact M]; destruct t; simpl in M; [exact M | subst; reflexivity]. }
        destruct w2 as [[]|w2]; [exact Go | | exact Go]; unfold has in W2; simpl in W2; injection W2 as W2; apply ok_pure; exists []; split; [constructor|].
        unfold made_of, fv; rewrite Vz; simpl truth; destruct (b && d)%bool; [destruct t; [discriminate W2 | reflexivity] | reflexivity]. }
      destruct w as [[]|w]; [exact K | | exact K]; unfold has in Hw; simpl in Hw; injection Hw as Hw; apply ok_pure; exists []; split; [constructor|].
      unfold made_of; rewrite <- Hw; reflexivity. }
    apply (ok_more _ _ _ _ (in_turn_ok b _ fv l' a1 c F D)); intros a2 res _ (n & N & M); exists n; split; [exact N|].
    unfold made_of in *; destruct b; [|exact M]; exact (each_value_range u0 names x only more before v m c n V C M).
  - (* NoNext *) intros e0 a0 u0 S0; apply ok_pure; exists []; split; [reflexivity | constructor].
  - (* Next_ *) intros more IH only [Ro _] to_ [Rt _] others IHo e0 a0 u0 S0; cbn [sym_listed].
    assert (F : each_right a0 true (fun x w => let* c := sym (map opened_up x ++ e0) Neither only in let* c := truth_of c in let* w := conjunction [w; c] in
        match w with Known false => pure [] | _ => let* t := sym (map opened_up x ++ e0) Neither to_ in match t with A_term_ (Fixed p) => pure [(p, [], w)] | _ => fails end end) (at_target u0 only to_)).
    { intros a' x w c G W; pose proof (Forall2_app (opened_up_stand a' x) (stands_for_grows _ _ _ _ G S0)) as Sx.
      apply (with_truth _ _ _ _ _ _ _ Ro Sx); intros a1 z t G1 Vz Z; apply (ok_bind _ _ _ _ _ (conj2_ok a1 w z c t (has_grows _ _ _ _ G1 W) Z)); intros a2 w2 G2 W2.
      unfold at_target; rewrite Vz; simpl truth.
      assert (Go : ok a2 (let* t := sym (map opened_up x ++ e0) Neither to_ in match t with A_term_ (Fixed p) => pure [(p, [], w2)] | _ => fails end)
        (fun a'' r => exists n, present a'' r n /\ made_of (true && c) (match Some t with Some true => option_map (fun p => [(p, @nil worth)]) (part_of (value (x ++ u0) to_)) | Some false => Some [] | None => None end) n)).
      { apply (with_value_of _ _ _ _ _ _ _ Rt (stands_for_grows _ _ _ _ (grows_trans _ _ _ G1 G2) Sx)); intros a3 y v G3 V M.
        destruct y as [[p|?|? ?]|?|?|?|?|?]; try apply ok_fails; destruct v as [q|?|?|?|?|?]; try contradiction; simpl in M; subst q; apply ok_pure.
        exists (if (c && t)%bool then [(p, [])] else []); split.
        - apply (has_grows _ a3) in W2; [|exact G3]; destruct (c && t)%bool; [apply present_in | apply present_out]; try exact W2; constructor.
        - rewrite V; destruct c, t; reflexivity. }
      destruct w2 as [[]|w2]; [exact Go | | exact Go]; unfold has in W2; simpl in W2; injection W2 as W2; apply ok_pure; exists []; split; [constructor|].
      destruct c, t; try discriminate W2; reflexivity. }
    apply (ok_bind _ _ _ _ _ (IH e0 a0 u0 [] (Known true) true _ _ S0 eq_refl F)); intros a1 l G1 (m & P & E).
    apply (ok_bind _ _ _ _ _ (IHo e0 a1 u0 (stands_for_grows _ _ _ _ G1 S0))); intros a2 r G2 (n & N & R); apply ok_pure.
    simpl in E; unfold each_value in E; exists (map fst m ++ n); split.
    + cbn [listed]; destruct (tuples_of u0 more []) as [k|]; [|discriminate E]; rewrite N; destruct (all_there (map (at_target u0 only to_) k)) as [ks|] eqn:Ks; [|discriminate E]; injection E as <-.
      destruct (listed_targets u0 only to_ k ks Ks) as (ls & -> & ->); reflexivity.
    + apply present_app; [|exact R]; apply (present_grows a1); [exact G2|]; exact (present_map a1 fst l m P).
  - (* NoArg *) intros e0 a0 u0 before w S0 B; apply ok_pure; exists w; split; [reflexivity | exact B].
  - (* Arg *) intros x [R _] more IH e0 a0 u0 before w S0 B; cbn [sym_values]; apply (with_value_of _ _ _ _ _ _ _ R S0); intros a1 t w1 G1 V1 M1.
    apply (ok_more _ _ _ _ (IH e0 a1 u0 (t :: before) (w1 :: w) (stands_for_grows _ _ _ _ G1 S0) (Forall2_cons _ _ M1 (stands_for_grows _ _ _ _ G1 B)))).
    intros a2 r _ (v & V & L); exists v; split; [cbn [values]; rewrite V1; exact V | exact L].
Qed.

(* ---------- Refutations ---------- *)

(* How a formula is refuted: it is false by itself; or, by the number of its clauses, slots and the steps of a proof; or
   a linear one by cuts. *)
Inductive formula_proof := Trivially | By_steps (steps : int -> int * lrat_parts) | By_cuts (t : CheckRows.cuts).

Definition is_linear (proof : formula_proof) : bool := match proof with By_cuts _ => true | _ => false end.

Definition number_of (f : list (list Z)) : int := fold_left (fun n _ => (n + 1)%uint63) f 0%uint63.

(* Whether a formula is refuted, and with it what says the contrary of a sentence. *)
Definition formula_refuted (l : lit) (c : circuit) (proof : formula_proof) : bool :=
  match l, proof with
  | Known b, Trivially => negb b
  | Lit _, By_steps steps => let f := rev_append (clauses_made c) [] in let (slots, p) := steps (number_of f) in refuted_by f slots p
  | Lit _, By_cuts t => CheckRows.rows_refuted (next_variable c) (all_rows c) t
  | _, _ => false
  end.

Lemma formula_refuted_sound c a l proof : good c a -> has a l true -> formula_refuted l c proof = true -> False.
Proof.
  intros G L R; destruct l as [b|z], proof as [|steps|t]; try discriminate R; simpl in R.
  - unfold has in L; simpl in L; injection L as ->; discriminate R.
  - cbv zeta in R; rewrite rev_append_rev, app_nil_r in R; destruct (steps _) as [slots p]; exact (refuted_by_sound _ _ _ R _ (good_models c a G)).
  - exact (CheckRows.rows_refuted_sound _ _ _ R _ (good_rows c a G)).
Qed.

(* Whether the formula that says the contrary of a sentence is refuted. *)
Definition refuted_here (e : list worth) (x : expression) (want : bool) (proof : formula_proof) : bool :=
  match contrary (is_linear proof) e x want with Some (l, c) => formula_refuted l c proof | None => false end.

Lemma contrary_ok e x want : truth (value e x) <> Some want -> ok (fun _ => None)
  (let* r := sym (map opened_up e) (if want then Avoided else Sought) x in let* l := truth_of r in
   let l := if want then negated l else l in let* _ := clause [l] in pure l) (fun a l => has a l true).
Proof.
  intros N; apply (with_truth _ _ _ _ _ _ _ (proj1 (proj1 all_right x)) (opened_up_stand _ e)); intros a1 l b _ V T; cbv zeta.
  assert (L : has a1 (if want then negated l else l) true).
  { rewrite V in N; simpl in N; destruct want, b; try (contradiction N; reflexivity); [exact (has_negated _ _ _ T) | exact T]. }
  assert (C : exists y, In y [if want then negated l else l] /\ has a1 y true) by (eexists; split; [left; reflexivity | exact L]).
  apply (ok_bind _ _ _ _ _ (clause_ok a1 _ C)); intros a2 _ G _; apply ok_pure, (has_grows a1); assumption.
Qed.

Theorem refuted_here_sound e x want proof : refuted_here e x want proof = true -> truth (value e x) = Some want.
Proof.
  intros R; assert (D : truth (value e x) = Some want \/ truth (value e x) <> Some want) by (destruct (truth (value e x)) as [[]|], want; intuition discriminate).
  destruct D as [D|D]; [exact D|]; exfalso; pose proof (contrary_ok e x want D) as O; unfold refuted_here, contrary in R.
  match type of R with match ?m _ with _ => _ end = _ => destruct (m (start (is_linear proof))) as [[l c]|] eqn:E; [|discriminate R] end.
  destruct (O _ l c (start_good _) E) as (a & _ & G & L); exact (formula_refuted_sound c a l proof G L R).
Qed.
