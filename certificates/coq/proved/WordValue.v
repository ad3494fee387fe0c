(* What an expression says of some values it says of their images under an automorphism of a network that has a name:
   the language has no numbers for vertices, and no order of them. *)

From Coq Require Import ZArith Lia List Bool Uint63 Permutation.
From Topocert Require Import CheckGraph CheckSymmetry WordSays WordBags WordNumbers WordNets WordImages.
Import ListNotations.
Open Scope Z_scope.

Scheme expr_by_parts := Induction for expression Sort Prop
with over_by_parts := Induction for over Sort Prop
with bounded_by_parts := Induction for bounded Sort Prop
with ranges_by_parts := Induction for ranging Sort Prop
with nexts_by_parts := Induction for nexts Sort Prop
with args_by_parts := Induction for args Sort Prop.

(* ---------- Numbers are numbers, and the other forms are what they are ---------- *)

Definition form_of (p : part) : nat * int :=
  match p with Ratio _ _ | Endless_ => (0%nat, 0%uint63) | Vertex r _ => (1%nat, r) | Link _ _ => (2%nat, 0%uint63) | Nil_ => (3%nat, 0%uint63) | Cons_ _ _ => (4%nat, 0%uint63) end.

Lemma below_numbers p q : below p q = match number_of (Some p), number_of (Some q) with Some p, Some q => below p q | _, _ => None end.
Proof. destruct p, q; reflexivity. Qed.

Lemma calculate_numbers o p q : calculate o p q = match number_of (Some p), number_of (Some q) with Some p, Some q => calculate o p q | _, _ => None end.
Proof. destruct p, q; reflexivity. Qed.

Lemma function_numbers f p : function_of f p = match number_of (Some p) with Some p => function_of f p | _ => None end.
Proof. destruct p; reflexivity. Qed.

Lemma lesser_numbers greater p q : lesser_of greater p q = match number_of (Some p), number_of (Some q) with Some p, Some q => lesser_of greater p q | _, _ => None end.
Proof. destruct p, q; reflexivity. Qed.

Lemma lowest_number n d : number_of (Some (lowest n d)) = Some (lowest n d).
Proof. unfold lowest; destruct (d =? 0); reflexivity. Qed.

Lemma calculate_number o p q s : calculate o p q = Some s -> number_of (Some s) = Some s.
Proof.
  destruct p as [n d| | | | | ], q as [m e| | | | | ]; simpl; try discriminate; destruct o;
    repeat match goal with |- context [if ?c then _ else _] => destruct c end; try discriminate;
    try (intros X; injection X as <-; apply lowest_number);
    match goal with |- option_map _ ?x = _ -> _ => destruct x; simpl; try discriminate; intros X; injection X as <-; reflexivity end.
Qed.

Lemma function_number f p s : function_of f p = Some s -> number_of (Some s) = Some s.
Proof.
  destruct p as [n d| | | | | ]; simpl; try discriminate; destruct f; try (intros E; injection E as <-; reflexivity).
  destruct (_ && _); [|discriminate]; intros E; injection E as <-; reflexivity.
Qed.

Lemma lesser_number greater p q s : lesser_of greater p q = Some s -> number_of (Some s) = Some s.
Proof.
  unfold lesser_of; destruct (below p q) as [b|] eqn:E; [|discriminate]; intros X; injection X as <-.
  destruct p, q; try discriminate E; destruct (Bool.eqb b greater); reflexivity.
Qed.

Lemma sum_number l : match fold_right added (Some (whole 0)) l with Some s => number_of (Some s) = Some s /\ in_lowest_terms s = true | None => True end.
Proof.
  destruct l as [|p l]; [split; reflexivity|]; simpl; rewrite added_quotients; destruct (quotient_of p), (quotient_of (fold_right added (Some (whole 0)) l)); try exact I.
  split; [reflexivity | apply quotient_lowest].
Qed.

Lemma best_number greater l : Forall well_put l -> well_put (best greater l) /\ number_of (best greater l) = best greater l.
Proof.
  rewrite best_better; intros F; assert (X : forall b, well_put b -> number_of b = b -> well_put (fold_left (better greater) l b) /\ number_of (fold_left (better greater) l b) = fold_left (better greater) l b); [|apply X; [exact I | reflexivity]].
  induction F as [|p l W _ IH]; intros b B N; simpl; [auto|]; destruct (better_well greater b p B W N); auto.
Qed.

Lemma equal_parts_forms p q : equal_parts p q = match form_of p, form_of q with
  | (0%nat, _), (0%nat, _) => Some (same p q)
  | (0%nat, _), _ | _, (0%nat, _) => None
  | (1%nat, r), (1%nat, s) => if Uint63.eqb r s then Some (same p q) else None
  | _, _ => Some (same p q) end.
Proof. destruct p, q; reflexivity. Qed.

Section Value.
Variables (roots : list (bool * plain)) (r : int) (P : plain) (f : int -> int).
Hypothesis good : good_roots roots.
Hypothesis here : moves_in roots r P.
Hypothesis automorphism : symmetry_check P f = true.

Local Notation moved := (moved r P f).
Local Notation moved_row := (moved_row r P f).

Lemma moved_number p q : moved p q -> number_of (Some p) = number_of (Some q).
Proof. intros [A _]; destruct p, q; simpl in A; try discriminate A; try (destruct (Uint63.eqb _ _); discriminate A); try reflexivity; apply andb_prop in A; rewrite Z.eqb_eq, Pos.eqb_eq in A; destruct A; subst; reflexivity. Qed.

Lemma number_moved p : number_of (Some p) = Some p -> in_lowest_terms p = true -> moved p p.
Proof. intros N L; split; [|exact L]; destruct p; try discriminate N; apply same_refl. Qed.

Lemma moved_form p q : moved p q -> form_of p = form_of q.
Proof. intros [A _]; destruct p, q; simpl in A; try discriminate A; try (destruct (Uint63.eqb _ _); discriminate A); try reflexivity; destruct (Uint63.eqb root r); simpl in A; apply andb_prop in A; rewrite !int_eqb_eq in A; destruct A; subst; reflexivity. Qed.

Definition moved_worth (w w' : worth) : Prop :=
  match w, w' with
  | Part_ p, Part_ q => moved p q
  | True_or_false b, True_or_false c => b = c
  | Set_ l, Set_ m => bag moved l m
  | Map_ l, Map_ m => same_map moved l m
  | Network g, Network g' => moved_net roots r P f g g'
  | _, _ => False
  end.

Definition moved_all : list worth -> list worth -> Prop := Forall2 moved_worth.

Local Notation both := (both_there moved_worth).

Lemma one_moved w w' : moved_worth w w' -> moved_all [w] [w'].
Proof. intros A; constructor; [exact A | constructor]. Qed.

Lemma two_moved p q p' q' : moved p p' -> moved q q' -> moved_all [Part_ p; Part_ q] [Part_ p'; Part_ q'].
Proof. intros A B; constructor; [exact A | apply one_moved; exact B]. Qed.

Lemma truth_moved a b : both a b -> truth a = truth b.
Proof. destruct a as [[]|], b as [[]|]; simpl; try contradiction; try reflexivity; congruence. Qed.

Lemma said_moved a b : a = b -> both (truly a) (truly b).
Proof. intros <-; destruct a; simpl; auto. Qed.

Lemma part_moved a b : both a b -> both_there moved (part_of a) (part_of b).
Proof. destruct a as [[]|], b as [[]|]; simpl; try contradiction; auto. Qed.

Lemma net_moved a b : both a b -> both_there (moved_net roots r P f) (net_of a) (net_of b).
Proof. destruct a as [[]|], b as [[]|]; simpl; try contradiction; auto. Qed.

Lemma set_moved a b : both a b -> both_there (bag moved) (set_of a) (set_of b).
Proof.
  destruct a as [[p| | | | |]|], b as [[q| | | | |]|]; simpl; try contradiction; auto; intros A.
  destruct p as [n d| |s i|c d| |c d]; try (pose proof (moved_form _ _ A) as F; destruct q; simpl in F; try discriminate F; exact I).
  apply moved_link in A; destruct A as (x & y & -> & [[A B]|[A B]]); simpl; [repeat (apply bag_cons; auto); apply bag_nil|].
  apply (bag_left _ _ [d; c]); [apply perm_swap|]; repeat (apply bag_cons; auto); apply bag_nil.
Qed.

Lemma whole_moved a b : both a b -> whole_of a = whole_of b.
Proof.
  destruct a as [[p| | | | |]|], b as [[q| | | | |]|]; simpl; try contradiction; auto; intros A; apply moved_number in A.
  destruct p, q; simpl in A; try discriminate A; try reflexivity; injection A as -> ->; reflexivity.
Qed.

(* ---------- Ranges ---------- *)

Lemma parts_moved names : forall p q b b', moved p q -> moved_all b b' -> both_there moved_all (parts_of names p b) (parts_of names q b').
Proof.
  induction names as [|names IH]; intros p q b b' A B; pose proof (moved_form _ _ A) as F; destruct p as [n d| |s i|c d| |c d], q as [n' d'| |s' i'|c' d'| |c' d']; simpl in F; try discriminate F; simpl; try exact I; [exact B|].
  apply moved_cons in A; destruct A as (x & y & E & A & C); injection E as -> ->; apply IH; [exact C | constructor; [exact A | exact B]].
Qed.

Lemma binding_moved names p q : moved p q -> both_there (bag moved_all) (binding names p) (binding names q).
Proof.
  intros A; assert (X : both_there (bag moved_all) (option_map (fun b => [b]) (parts_of names p [])) (option_map (fun b => [b]) (parts_of names q []))).
  { apply (both_map moved_all); [intros b b' B; apply bag_cons; [exact B | apply bag_nil] | apply parts_moved; [exact A | constructor]]. }
  destruct names as [|[|[|names]]]; simpl; try exact X.
  - apply bag_cons; [apply one_moved; exact A | apply bag_nil].
  - pose proof (moved_form _ _ A) as F; destruct p as [n d| |s i|c d| |c d], q as [n' d'| |s' i'|c' d'| |c' d']; simpl in F; try discriminate F; try exact X; clear X.
    apply moved_link in A; destruct A as (x & y & E & [[A B]|[A B]]); injection E as -> ->; simpl.
    + repeat (apply bag_cons; [apply two_moved; assumption|]); apply bag_nil.
    + apply (bag_left _ _ [[Part_ c; Part_ d]; [Part_ d; Part_ c]]); [apply perm_swap|]; repeat (apply bag_cons; [apply two_moved; assumption|]); apply bag_nil.
Qed.

Lemma bindings_moved names l m : bag moved l m -> both_there (bag moved_all) (bindings names l) (bindings names m).
Proof.
  intros A; unfold bindings; apply (both_map (bag (bag moved_all))); [intros a b; apply bag_concat|].
  apply bag_all_there, (bag_map moved); [intros a b; apply binding_moved | exact A].
Qed.

Lemma numbers_moved z many : bag moved (numbers_from z many) (numbers_from z many).
Proof. apply bag_same_order; revert z; induction many as [|many IH]; intros z; simpl; constructor; auto using moved_whole. Qed.

Lemma both_app e e' x x' : moved_all e e' -> moved_all x x' -> moved_all (x ++ e) (x' ++ e').
Proof. intros A B; apply Forall2_app; assumption. Qed.

Lemma gathered_moved k only only' body body' l l' : (forall x x', moved_all x x' -> both (only x) (only' x')) -> (forall x x', moved_all x x' -> both (body x) (body' x')) ->
  bag moved_all l l' -> both (gathered k only body l) (gathered k only' body' l').
Proof.
  intros O B L.
  assert (M : forall (value value' : list worth -> option part), (forall x x', moved_all x x' -> both_there moved (value x) (value' x')) ->
    bag (both_there moved) (meant (fun x => truth (only x)) value l) (meant (fun x => truth (only' x)) value' l')).
  { intros v v' V; apply (bag_flat_map moved_all); [|exact L]; intros x x' A; rewrite (truth_moved _ _ (O x x' A)).
    destruct (truth (only' x')) as [[|]|]; [apply bag_cons; [apply V, A | apply bag_nil] | apply bag_nil | apply bag_cons; [exact I | apply bag_nil]]. }
  assert (S : forall l l', bag (both_there moved) l l' -> both (option_map Part_ (fold_right added (Some (whole 0)) l)) (option_map Part_ (fold_right added (Some (whole 0)) l'))).
  { intros m m' A; rewrite (sum_bag (both_there moved) (Some (whole 0)) m m').
    - pose proof (sum_number m') as N; destruct (fold_right added _ m'); simpl; [apply number_moved; apply N | exact I].
    - intros [p|] [q|]; simpl; try contradiction; auto; intros C; apply moved_number in C; destruct p, q; simpl in C; try discriminate C; try reflexivity; congruence.
    - exact A. }
  assert (T : forall greater l l', bag (both_there moved) l l' -> best greater l = best greater l' /\ both_there moved (best greater l) (best greater l')).
  { intros greater m m' A; assert (E : best greater m = best greater m').
    { apply (best_bag (both_there moved)); [|exact A]; intros [p|] [q|]; simpl; try contradiction; auto; intros C; split; [apply moved_number in C; exact C | apply C]. }
    split; [exact E|]; rewrite <- E; destruct (best_number greater m) as [W N].
    - apply Forall_forall; intros [p|] J; [|exact I]; destruct (bag_in _ _ _ _ A J) as ([q|] & _ & C); [apply C | contradiction].
    - destruct (best greater m); simpl in *; [apply number_moved; assumption | exact I]. }
  destruct k; simpl gathered.
  - apply said_moved, (over_list_bag moved_all); [|exact L]; intros x x' A; unfold guarded; rewrite (truth_moved _ _ (O x x' A)), (truth_moved _ _ (B x x' A)); reflexivity.
  - apply said_moved, (over_list_bag moved_all); [|exact L]; intros x x' A; unfold guarded; rewrite (truth_moved _ _ (O x x' A)), (truth_moved _ _ (B x x' A)); reflexivity.
  - apply S, M; intros x x' A; rewrite (truth_moved _ _ (B x x' A)); destruct (truth (body' x')) as [[|]|]; simpl; auto; apply moved_whole.
  - apply S, M; intros x x' A; apply part_moved, B, A.
  - specialize (T false _ _ (M (fun x => part_of (body x)) (fun x => part_of (body' x)) (fun x x' A => part_moved _ _ (B x x' A)))); destruct T as [_ T].
    destruct (best false _), (best false _); simpl in *; try contradiction; [exact T | split; reflexivity].
  - specialize (T true _ _ (M (fun x => part_of (body x)) (fun x => part_of (body' x)) (fun x x' A => part_moved _ _ (B x x' A)))); destruct T as [_ T].
    destruct (best true _), (best true _); simpl in *; try contradiction; [exact T | exact I].
  - apply (both_map (bag moved)); [intros a b A; exact A|]; apply (both_map (bag (bag moved))); [intros a b; apply bag_concat|].
    apply bag_all_there, (bag_map moved_all); [|exact L]; intros x x' A; pose proof A as A'; destruct A as [|w w' x x' C D]; [exact I|].
    destruct w as [p| | | | |], w' as [q| | | | |]; simpl in C; try contradiction; destruct D; try exact I.
    rewrite (truth_moved _ _ (O _ _ A')), (truth_moved _ _ (B _ _ A')); destruct (truth (only' [Part_ q])) as [[|]|]; simpl; try exact I; [|apply bag_nil].
    destruct (truth (body' [Part_ q])) as [[|]|]; simpl; try exact I; [apply bag_cons; [exact C|]; apply bag_nil | apply bag_nil].
Qed.

Lemma meant_same {A} (only only' : A -> option bool) v v' l : (forall a, In a l -> only a = only' a /\ v a = v' a) -> meant only v l = meant only' v' l.
Proof. unfold meant; induction l as [|a l IH]; intros E; simpl; [reflexivity|]; rewrite IH by (intros b J; apply E; right; exact J); destruct (E a (or_introl eq_refl)) as [-> ->]; reflexivity. Qed.

Lemma gathered_same k only only' body body' l : (forall x, In x l -> only x = only' x /\ body x = body' x) -> gathered k only body l = gathered k only' body' l.
Proof.
  intros E; destruct k; simpl gathered.
  1, 2: f_equal; apply over_list_same; intros x J; destruct (E x J) as [-> ->]; reflexivity.
  5: f_equal; f_equal; f_equal; apply map_ext_in; intros x J; destruct (E x J) as [-> ->]; reflexivity.
  3, 4: erewrite meant_same; [reflexivity|]; intros x J; destruct (E x J) as [-> ->]; auto.
  all: f_equal; f_equal; apply meant_same; intros x J; destruct (E x J) as [-> ->]; auto.
Qed.

Lemma chosen_moved k only only' body body' each each' list list' : (forall x x', moved_worth x x' -> both (only [x]) (only' [x'])) -> (forall x x', moved_worth x x' -> both (body [x]) (body' [x'])) ->
  (forall g g', (forall c c', moved_worth c c' -> g c = g' c') -> each g = each' g') -> bag moved_worth (list tt) (list' tt) ->
  both (chosen k only body each list) (chosen k only' body' each' list').
Proof.
  intros O B E L; assert (X : truly (each (fun c => guarded k (truth (only [c])) (fun _ => truth (body [c])))) = truly (each' (fun c => guarded k (truth (only' [c])) (fun _ => truth (body' [c]))))).
  { f_equal; apply E; intros c c' A; unfold guarded; rewrite (truth_moved _ _ (O c c' A)), (truth_moved _ _ (B c c' A)); reflexivity. }
  assert (Y : both (gathered k (fun x => match x with [c] => only [c] | _ => None end) (fun x => match x with [c] => body [c] | _ => None end) (map (fun c => [c]) (list tt)))
                   (gathered k (fun x => match x with [c] => only' [c] | _ => None end) (fun x => match x with [c] => body' [c] | _ => None end) (map (fun c => [c]) (list' tt)))).
  { apply gathered_moved.
    - intros x x' A; destruct A as [|w w' x x' C D]; [exact I|]; destruct D; [apply O, C | exact I].
    - intros x x' A; destruct A as [|w w' x x' C D]; [exact I|]; destruct D; [apply B, C | exact I].
    - apply (bag_map moved_worth); [intros a b C; apply one_moved; exact C | exact L]. }
  assert (Z : forall (o b : Datatypes.list worth -> option worth) l, gathered k o b (map (fun c => [c]) l) =
      gathered k (fun x => match x with [c] => o [c] | _ => None end) (fun x => match x with [c] => b [c] | _ => None end) (map (fun c => [c]) l)).
  { intros o b l; apply gathered_same; intros x J; apply in_map_iff in J; destruct J as (c & <- & _); auto. }
  destruct k; cbn [chosen]; try exact I; try (apply said_moved, E; intros c c' A; unfold guarded; rewrite (truth_moved _ _ (O c c' A)), (truth_moved _ _ (B c c' A)); reflexivity).
  all: rewrite (Z only body), (Z only' body'); exact Y.
Qed.

Lemma first_moved last g g' l : (forall p, In p l -> g p = g' p /\ exists z, p = whole z) -> both_there moved (first_true last g l) (first_true last g' l).
Proof.
  intros E; unfold first_true; set (m := if last then rev l else l); assert (E' : forall p, In p m -> g p = g' p /\ exists z, p = whole z).
  { intros p I; apply E; unfold m in I; destruct last; [apply in_rev, I | exact I]. }
  clearbody m; clear E; induction m as [|p m IH]; simpl; [destruct last; simpl; [exact I | split; reflexivity]|].
  destruct (E' p (or_introl eq_refl)) as [X (z & Z)]; rewrite X; destruct (g' p) as [[|]|]; [subst; apply moved_whole | |]; apply IH; intros q J; apply E'; right; exact J.
Qed.

Lemma numbers_whole z many p : In p (numbers_from z many) -> exists y, p = whole y.
Proof. revert z; induction many as [|many IH]; intros z []; [exists z; auto | apply (IH (z + 1)); assumption]. Qed.

Lemma times_moved l l' m m' : bag moved l l' -> bag moved m m' -> bag moved (times l m) (times l' m').
Proof. intros A B; apply (bag_flat_map moved); [|exact A]; intros a b C; apply (bag_map moved); [|exact B]; intros c d D; apply moved_cons_back; assumption. Qed.

Lemma symmetric_moved l l' : bag moved_row l l' -> both_there (fun m m' => fitting m /\ fitting m' /\ bag moved_row m m') (symmetric_rows l) (symmetric_rows l').
Proof.
  intros A; assert (K : bag moved (map fst l) (map fst l')) by (apply (bag_map moved_row); [intros a b C; apply C | exact A]).
  pose proof (symmetric_rows_fit l) as F; pose proof (symmetric_rows_fit l') as F'; rewrite (symmetric_rows_is l) in *; rewrite (symmetric_rows_is l') in *.
  assert (E : existsb (fun e => member (fst e) (snd e)) l = existsb (fun e => member (fst e) (snd e)) l') by (apply (bag_exists moved_row); [|exact A]; intros a b [C D]; apply (bag_member roots r P f good here automorphism); assumption).
  rewrite E in *; destruct (existsb _ l'); [exact I|]; rewrite (bag_different roots r P f good here automorphism _ _ K) in *; destruct (different_parts (map fst l')) eqn:D; [|exact I].
  simpl; split; [apply F; reflexivity|]; split; [apply F'; reflexivity|].
  apply (bag_map moved_row); [|exact A]; intros e e' [B C]; split; [exact B|]; simpl; apply (bag_filter moved); [|exact K]; intros w w' W; unfold listed_either.
  rewrite (bag_member roots r P f good here automorphism _ _ _ _ W C); f_equal; pose proof (find_moved roots r P f good here automorphism l l' w w' D A W) as X.
  destruct (find _ l), (find _ l'); simpl in X; try contradiction; [|reflexivity]; apply (bag_member roots r P f good here automorphism); [exact B | apply X].
Qed.

Lemma linked_moved l l' : bag moved_row l l' -> both_there (fun m m' => fitting m /\ fitting m' /\ bag moved_row m m') (linked_rows l) (linked_rows l').
Proof.
  intros A; pose proof (linked_rows_fit l) as F; pose proof (linked_rows_fit l') as F'; unfold linked_rows in *.
  assert (O : forall a b, moved_row a b -> one_way (fst a) = one_way (fst b)) by (intros a b [C _]; exact (moved_one_way r P f _ _ C)).
  rewrite (bag_exists moved_row _ _ _ _ O A) in *; rewrite (bag_forall moved_row _ _ _ _ O A) in *.
  destruct (existsb _ l'); [|apply symmetric_moved, A]; destruct (forallb _ l'); [|exact I].
  assert (K : bag moved (map fst l) (map fst l')) by (apply (bag_map moved_row); [intros a b C; apply C | exact A]).
  rewrite (directed_rows_is l) in *; rewrite (directed_rows_is l') in *; rewrite (bag_different roots r P f good here automorphism _ _ K) in *; destruct (different_parts (map fst l')); [|exact I].
  simpl; split; [apply F; reflexivity|]; split; [apply F'; reflexivity|].
  apply (bag_map moved_row); [|exact A]; intros e e' [B C]; split; [exact B|]; simpl; apply (bag_filter moved); [|exact K]; intros w w' W.
  apply (bag_member roots r P f good here automorphism); assumption.
Qed.

Lemma arcs_moved p q : moved p q -> moved (of_arcs p) (of_arcs q).
Proof.
  intros M; apply moved_cons_back; [exact M|]; split; [|reflexivity]; cbn [act]; destruct (Uint63.eqb last_place r) eqn:E; [|reflexivity].
  apply int_eqb_eq in E; rewrite <- E in here; destruct here as [_ D]; discriminate D.
Qed.

Lemma rows_of_arcs_moved l l' : bag moved_row l l' -> bag moved_row (rows_of_arcs l) (rows_of_arcs l').
Proof. apply (bag_map moved_row); intros a b [V L]; split; [apply arcs_moved, V | apply (bag_map moved); [exact arcs_moved | exact L]]. Qed.

Lemma vertex_of_moved x x' : moved_all x x' -> both_there moved (vertex_of x) (vertex_of x').
Proof.
  intros A; assert (X : forall t t', both_there moved t t' -> both_there moved
    (fold_left (fun t c => match t, c with Some t, Part_ p => Some (Cons_ p t) | _, _ => None end) x t)
    (fold_left (fun t c => match t, c with Some t, Part_ p => Some (Cons_ p t) | _, _ => None end) x' t')).
  { induction A as [|w w' x x' B _ IH]; intros t t' T; simpl; [exact T|]; apply IH.
    destruct t, t'; simpl in T; try contradiction; [|exact I]; destruct w, w'; simpl in B; try contradiction; try exact I; apply moved_cons_back; assumption. }
  specialize (X (Some Nil_) (Some Nil_) (conj eq_refl eq_refl)); destruct A as [|w w' x x' B C]; [exact X|]; unfold vertex_of.
  destruct C; [destruct w, w'; simpl in B; try contradiction; exact B || exact X | destruct w, w'; simpl in B; try contradiction; exact X].
Qed.

(* ---------- Expressions ---------- *)

Lemma inquired_moved q g g' : moved_net roots r P f g g' -> moved_worth (inquired q g) (inquired q g').
Proof.
  intros M; pose proof (moved_related roots r P f good here automorphism g g' M) as N; pose proof (vertices_moved r P f g g' N) as V; pose proof (links_moved roots r P f good here automorphism g g' N) as L; destruct q; simpl.
  - rewrite (bag_length _ _ _ V); apply moved_whole.
  - rewrite (bag_length _ _ _ L); apply moved_whole.
  - exact V.
  - exact L.
  - apply bag_app; assumption.
  - apply (pairs_moved roots r P f good here automorphism g g' N).
  - apply (connected_moved roots r P f good here automorphism g g' N).
Qed.

Lemma inquired_vertex_moved q g g' v v' : moved_net roots r P f g g' -> moved v v' -> both (inquired_vertex q g v) (inquired_vertex q g' v').
Proof.
  intros M A; pose proof (moved_related roots r P f good here automorphism g g' M) as N; unfold inquired_vertex.
  pose proof (neighbours_moved r P f g g' N v v' A) as B; destruct (neighbours_of g v), (neighbours_of g' v'); simpl in B; try contradiction; [|exact I]; destruct q; simpl.
  - exact B.
  - apply (bag_map moved); [|exact B]; intros a b C; apply (moved_link_of roots r P f good here automorphism); assumption.
  - rewrite (bag_length _ _ _ B); apply moved_whole.
  - apply (component_moved roots r P f good here automorphism g g' N); exact A.
Qed.

Lemma inquired_two_moved q g g' u u' v v' : moved_net roots r P f g g' -> moved u u' -> moved v v' -> both (inquired_two q g u v) (inquired_two q g' u' v').
Proof.
  intros M A B; pose proof (moved_related roots r P f good here automorphism g g' M) as N; unfold inquired_two.
  pose proof (neighbours_moved r P f g g' N u u' A) as C; pose proof (neighbours_moved r P f g g' N v v' B) as D.
  destruct (neighbours_of g u), (neighbours_of g' u'); simpl in C; try contradiction; [|exact I].
  destruct (neighbours_of g v), (neighbours_of g' v'); simpl in D; try contradiction; [|exact I]; destruct q; simpl.
  - apply (bag_member roots r P f good here automorphism); assumption.
  - apply (distance_moved roots r P f good here automorphism g g' N); assumption.
Qed.

Lemma compared_moved a a' b b' : both a a' -> both b b' -> compared a b = compared a' b'.
Proof.
  intros A B; destruct a as [[p|c|l|m|g|?]|], a' as [[p'|c'|l'|m'|g'|?]|]; simpl in A; try contradiction; try reflexivity;
  destruct b as [[q|d|k|n|h|?]|], b' as [[q'|d'|k'|n'|h'|?]|]; simpl in B; try contradiction; try reflexivity; simpl.
  - rewrite !equal_parts_forms, (moved_form _ _ A), (moved_form _ _ B), (moved_same roots r P f good here automorphism _ _ _ _ A B); reflexivity.
  - subst; reflexivity.
  - rewrite (bag_some_in roots r P f good here automorphism _ _ _ _ A B), (bag_some_in roots r P f good here automorphism _ _ _ _ B A); reflexivity.
Qed.

Definition expr_moves (x : expression) : Prop := forall e e', moved_all e e' -> both (value e x) (value e' x).
Definition bound_moves (b : bounded) : Prop := forall e e', moved_all e e' -> bound e b = bound e' b.
Definition over_moves (o : over) : Prop := match o with Over a => expr_moves a | Sets a b => expr_moves a /\ bound_moves b | Maps_ a b => expr_moves a /\ expr_moves b end.
Definition ranges_move (s : ranging) : Prop := forall e e' b b', moved_all e e' -> moved_all b b' -> both_there (bag moved_all) (tuples_of e s b) (tuples_of e' s b').
Definition nexts_move (n : nexts) : Prop := forall e e', moved_all e e' -> both_there (bag moved) (listed e n) (listed e' n).
Definition args_move (a : args) : Prop := forall e e' b b', moved_all e e' -> moved_all b b' -> both_there moved_all (values e a b) (values e' a b').

Ltac parts_at H e e' E x a b A :=
  pose proof (part_moved _ _ (H e e' E)) as A; destruct (part_of (value e x)) as [a|], (part_of (value e' x)) as [b|]; simpl in A; try contradiction; try exact I.

Ltac sets_at H e e' E x a b A :=
  pose proof (set_moved _ _ (H e e' E)) as A; destruct (set_of (value e x)) as [a|], (set_of (value e' x)) as [b|]; simpl in A; try contradiction; try exact I.

Ltac nets_at H e e' E x a b A :=
  pose proof (net_moved _ _ (H e e' E)) as A; destruct (net_of (value e x)) as [a|], (net_of (value e' x)) as [b|]; simpl in A; try contradiction; try exact I.

Theorem value_moved x : expr_moves x.
Proof.
  induction x using expr_by_parts with (P0 := over_moves) (P1 := bound_moves) (P2 := ranges_move) (P3 := nexts_move) (P4 := args_move).
  - intros e e' E; apply moved_whole.
  - intros e e' E; split; reflexivity.
  - intros e e' E; reflexivity.
  - intros e e' E; simpl; revert k; induction E as [|w w' e e' A _ IH]; intros [|k]; simpl; auto; exact I.
  - intros e e' E; simpl; rewrite (truth_moved _ _ (IHx e e' E)); apply said_moved; reflexivity.
  - intros e e' E; simpl; rewrite (truth_moved _ _ (IHx1 e e' E)), (truth_moved _ _ (IHx2 e e' E)); destruct (truth (value e' x1)) as [[|]|]; [apply said_moved; reflexivity | reflexivity | exact I].
  - intros e e' E; simpl; rewrite (truth_moved _ _ (IHx1 e e' E)), (truth_moved _ _ (IHx2 e e' E)); destruct (truth (value e' x1)) as [[|]|]; [reflexivity | apply said_moved; reflexivity | exact I].
  - intros e e' E; simpl; apply said_moved, compared_moved; auto.
  - intros e e' E; simpl; parts_at IHx1 e e' E x1 a a' A; parts_at IHx2 e e' E x2 b b' B.
    rewrite below_numbers, (moved_number _ _ A), (moved_number _ _ B), <- below_numbers; apply said_moved; reflexivity.
  - intros e e' E; simpl; parts_at IHx1 e e' E x1 a a' A; sets_at IHx2 e e' E x2 b b' B.
    apply (bag_member roots r P f good here automorphism); assumption.
  - intros e e' E; simpl; parts_at IHx1 e e' E x1 a a' A; parts_at IHx2 e e' E x2 b b' B.
    rewrite calculate_numbers, (moved_number _ _ A), (moved_number _ _ B), <- calculate_numbers.
    destruct (calculate o a' b') as [c|] eqn:C; [|exact I]; apply number_moved; [apply (calculate_number _ _ _ _ C) | apply (calculate_lowest _ _ _ _ C)].
  - intros e e' E; simpl; parts_at IHx e e' E x a a' A.
    rewrite (function_numbers f0 a'), <- (moved_number _ _ A), <- function_numbers.
    destruct (function_of f0 a) as [c|] eqn:C; [|exact I]; apply number_moved; [apply (function_number _ _ _ C) | apply (function_lowest _ _ _ (proj2 A) C)].
  - intros e e' E; simpl; parts_at IHx1 e e' E x1 a a' A; parts_at IHx2 e e' E x2 b b' B.
    rewrite (lesser_numbers greater a' b'), <- (moved_number _ _ A), <- (moved_number _ _ B), <- lesser_numbers.
    destruct (lesser_of greater a b) as [c|] eqn:C; [|exact I]; apply number_moved; [apply (lesser_number _ _ _ _ C) | apply (lesser_lowest _ _ _ _ (proj2 A) (proj2 B) C)].
  - intros e e' E; simpl; rewrite (truth_moved _ _ (IHx1 e e' E)); destruct (truth (value e' x1)) as [[|]|]; auto; exact I.
  - intros e e' E; simpl; rewrite (whole_moved _ _ (IHx1 e e' E)), (whole_moved _ _ (IHx2 e e' E)).
    destruct (whole_of (value e' x1)) as [a|]; [|exact I]; destruct (whole_of (value e' x2)) as [b|]; [|exact I]; apply numbers_moved.
  - intros e e' E; split; reflexivity.
  - intros e e' E; simpl; pose proof (IHx1 e e' E) as A; pose proof (IHx2 e e' E) as B.
    destruct (value e x1) as [[p|?|l|?|?|?]|], (value e' x1) as [[p'|?|l'|?|?|?]|]; simpl in A; try contradiction; try exact I.
    + destruct (value e x2) as [[q|?|?|?|?|?]|], (value e' x2) as [[q'|?|?|?|?|?]|]; simpl in B; try contradiction; try exact I; apply moved_cons_back; assumption.
    + destruct (value e x2) as [[q|?|m|?|?|?]|], (value e' x2) as [[q'|?|m'|?|?|?]|]; simpl in B; try contradiction; try exact I; [|apply times_moved; assumption].
      pose proof (moved_form _ _ B) as F; destruct q, q'; simpl in F; try discriminate F; try exact I; apply times_moved; [exact A | apply bag_cons; [exact B | apply bag_nil]].
  - intros e e' E; simpl; pose proof (IHx1 e e' E) as A; parts_at IHx2 e e' E x2 b b' B.
    + destruct (value e x1) as [[?|?|?|l|?|?]|], (value e' x1) as [[?|?|?|l'|?|?]|]; simpl in A; try contradiction; try exact I; apply (both_map moved); [auto | apply A, B].
    + destruct (value e x1) as [[]|], (value e' x1) as [[]|]; exact I.
  - intros e e' E; simpl; sets_at IHx e e' E x l l' L; simpl; rewrite (bag_length _ _ _ L); apply moved_whole.
  - intros e e' E; simpl; parts_at IHx1 e e' E x1 a a' A; parts_at IHx2 e e' E x2 b b' B; apply (moved_link_of roots r P f good here automorphism); assumption.
  - intros e e' E; simpl; nets_at IHx e e' E x g g' G; apply inquired_moved; exact G.
  - intros e e' E; simpl; nets_at IHx1 e e' E x1 g g' G; parts_at IHx2 e e' E x2 v v' V; apply inquired_vertex_moved; assumption.
  - intros e e' E; simpl; nets_at IHx1 e e' E x1 g g' G; parts_at IHx2 e e' E x2 u u' U; parts_at IHx3 e e' E x3 v v' V; apply inquired_two_moved; assumption.
  - intros e e' E; simpl; pose proof (IHx1 e e' E) as A; destruct (value e x1) as [[]|], (value e' x1) as [[]|]; simpl in A; try contradiction; exact I.
  - intros e e' E; assert (O : forall y y', moved_all y y' -> both (value (y ++ e) x1) (value (y' ++ e') x1)) by (intros y y' A; apply IHx2, both_app; assumption).
    assert (B : forall y y', moved_all y y' -> both (value (y ++ e) x2) (value (y' ++ e') x2)) by (intros y y' A; apply IHx3, both_app; assumption).
    destruct r0 as [a|a most|a b]; cbn [value]; simpl in IHx1.
    + sets_at IHx1 e e' E a l l' L; pose proof (bindings_moved names l l' L) as M.
      destruct (bindings names l), (bindings names l'); simpl in M; try contradiction; [|exact I]; apply gathered_moved; assumption.
    + destruct IHx1 as [IHa IHm]; sets_at IHa e e' E a l l' L; rewrite (IHm e e' E); destruct (bound e' most) as [m|]; [|exact I].
      rewrite (bag_length _ _ _ L); destruct (_ <? 0).
      * apply chosen_moved; [intros y y' A; apply O, one_moved, A | intros y y' A; apply B, one_moved, A | auto | apply bag_nil].
      * apply chosen_moved; [intros y y' A; apply O, one_moved, A | intros y y' A; apply B, one_moved, A | |].
        -- intros g g' G; apply (over_sets_bag moved k l l' L); intros s t S; apply G; exact S.
        -- apply (bag_map (bag moved)); [intros s t S; exact S | apply all_sets_bag, L].
    + destruct IHx1 as [IHa IHb]; sets_at IHa e e' E a l l' L; sets_at IHb e e' E b m m' M.
      pose proof (moved_same roots r P f good here automorphism) as S.
      apply chosen_moved; [intros y y' A; apply O, one_moved, A | intros y y' A; apply B, one_moved, A | |].
      * intros g g' G; apply (over_maps_bag moved k l l' m m' S L M); intros s t T; apply G; exact T.
      * apply (bag_map (same_map moved)); [intros s t T; exact T | apply (all_maps_bag moved l l' m m' S L M)].
  - intros e e' E; simpl; rewrite (whole_moved _ _ (IHx1 e e' E)), (whole_moved _ _ (IHx2 e e' E)).
    destruct (whole_of (value e' x1)) as [a|]; [|exact I]; destruct (whole_of (value e' x2)) as [b|]; [|exact I].
    apply (both_map moved); [auto|]; apply first_moved; intros p J; apply numbers_whole in J; split; [|exact J]; destruct J as (z & ->).
    assert (A : moved_all (Part_ (whole z) :: e) (Part_ (whole z) :: e')) by (constructor; [apply moved_whole | exact E]).
    rewrite (truth_moved _ _ (IHx3 _ _ A)), (truth_moved _ _ (IHx4 _ _ A)); reflexivity.
  - intros e e' E; simpl; pose proof (IHx e e' [] [] E (Forall2_nil _)) as T; destruct (tuples_of e coordinates []) as [l|], (tuples_of e' coordinates []) as [l'|]; simpl in T; try contradiction; [|exact I].
    assert (M : bag (both_there moved_row) (map (fun x => match vertex_of x, listed (x ++ e) next with Some v, Some l => Some (v, l) | _, _ => None end) l)
                  (map (fun x => match vertex_of x, listed (x ++ e') next with Some v, Some l => Some (v, l) | _, _ => None end) l')).
    { apply (bag_map moved_all); [|exact T]; intros y y' A; pose proof (vertex_of_moved y y' A) as V; pose proof (IHx0 _ _ (both_app _ _ _ _ E A)) as N.
      destruct (vertex_of y), (vertex_of y'); simpl in V; try contradiction; [|exact I]; destruct (listed (y ++ e) next), (listed (y' ++ e') next); simpl in N; try contradiction; [split; assumption | exact I]. }
    apply bag_all_there in M; destruct (all_there (map _ l)) as [rows|], (all_there (map _ l')) as [rows'|]; simpl in M; try contradiction; [|exact I].
    apply (both_map (fun m m' => fitting m /\ fitting m' /\ bag moved_row m m')); [intros m m' A; exact A | apply linked_moved; destruct arcs; [apply rows_of_arcs_moved|]; exact M].
  - intros e e' E; simpl; pose proof (IHx e e' [] [] E (Forall2_nil _)) as T; destruct (values e args []) as [l|], (values e' args []) as [l'|]; simpl in T; try contradiction; [apply IHx0, T | exact I].
  - exact IHx.
  - split; assumption.
  - split; assumption.
  - intros e e' E; reflexivity.
  - intros e e' E; simpl; rewrite (whole_moved _ _ (IHx e e' E)); reflexivity.
  - intros e e' b b' E B; simpl; apply bag_cons; [exact B | apply bag_nil].
  - intros e e' b b' E B; destruct r0 as [a|a most|a c]; cbn [tuples_of]; try exact I; simpl in IHx.
    pose proof (both_app _ _ _ _ E B) as EB; sets_at IHx (b ++ e) (b' ++ e') EB a l l' L; pose proof (bindings_moved names l l' L) as M.
    destruct (bindings names l), (bindings names l'); simpl in M; try contradiction; [|exact I].
    apply (both_map (bag (bag moved_all))); [intros m m'; apply bag_concat|]; apply bag_all_there, (bag_map moved_all); [|exact M].
    intros y y' A; rewrite (truth_moved _ _ (IHx0 _ _ (both_app _ _ _ _ EB A))); destruct (truth _) as [[|]|]; [|apply bag_nil | exact I].
    apply IHx1; [exact E | apply both_app; assumption].
  - intros e e' E; apply bag_nil.
  - intros e e' E; simpl; pose proof (IHx1 e e' [] [] E (Forall2_nil _)) as T; destruct (tuples_of e more []) as [l|], (tuples_of e' more []) as [l'|]; simpl in T; try contradiction; [|exact I].
    pose proof (IHx4 e e' E) as N; destruct (listed e others) as [rest|], (listed e' others) as [rest'|]; simpl in N; try contradiction; [|exact I].
    set (h := fun (e : list worth) (x : list worth) => match truth (value (x ++ e) x1) with Some true => option_map (fun p => [p]) (part_of (value (x ++ e) x2)) | Some false => Some [] | None => None end).
    change (both_there (bag moved) (match all_there (map (h e) l) with Some l => Some (concat l ++ rest) | None => None end) (match all_there (map (h e') l') with Some l => Some (concat l ++ rest') | None => None end)).
    assert (M : bag (both_there (bag moved)) (map (h e) l) (map (h e') l')).
    { apply (bag_map moved_all); [|exact T]; intros y y' A; pose proof (both_app _ _ _ _ E A) as EA; unfold h; rewrite (truth_moved _ _ (IHx2 _ _ EA)); destruct (truth _) as [[|]|]; [|apply bag_nil | exact I].
      apply (both_map moved); [intros p q C; apply bag_cons; [exact C | apply bag_nil] | apply part_moved, IHx3, EA]. }
    apply bag_all_there in M; destruct (all_there (map (h e) l)), (all_there (map (h e') l')); simpl in M; try contradiction; [|exact I].
    apply bag_app; [apply bag_concat, M | exact N].
  - intros e e' b b' E B; exact B.
  - intros e e' b b' E B; simpl; pose proof (IHx e e' E) as A; destruct (value e x) as [w|], (value e' x) as [w'|]; simpl in A; try contradiction; [|exact I].
    apply IHx0; [exact E | constructor; assumption].
Qed.

End Value.
