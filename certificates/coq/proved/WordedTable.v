(* The table of a network whose text has quantifiers and words, by machine integers: see WordedNumbers.v. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Text CheckGraph CheckText TextNumbers TupleTable TextTable WordSays WordedSays WordedNumbers.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Ranges ---------- *)

(* What k lists for the values of ranges, in turn, which then stand before the others. *)
Fixpoint going {B} (r : ranging) (k : list small -> option (list B)) : list small -> option (list B) :=
  match r with
  | NoRange => k
  | Range_ 1 (Over (To_ a b)) only more => let f := quick a in let g := quick b in let o := quick only in let m := going more k in
      fun v => both_figures (fun i j => each (fun x => let w := Figure x :: v in
        match claimed (o w) with Some true => m w | Some false => Some [] | None => None end) (between i j)) (f v) (g v)
  | _ => fun _ => None
  end.

Lemma each_app {A B} (f : A -> option (list B)) l m x y : each f l = Some x -> each f m = Some y -> each f (l ++ m) = Some (x ++ y).
Proof.
  revert x; induction l as [|a l IH]; cbn [each app]; intros x E F; [injection E as <-; exact F|].
  destruct (f a) as [p|]; [|discriminate]; destruct (each f l) as [q|]; [|discriminate]; injection E as <-; rewrite (IH q eq_refl F), app_assoc; reflexivity.
Qed.

Lemma going_right {B} (r : ranging) : forall (k : list small -> option (list B)) v before e L, all_worth v (before ++ e) -> going r k v = Some L ->
  exists l vs, tuples_of e r before = Some l /\ Forall2 (fun u x => all_worth u (x ++ e)) vs l /\ each k vs = Some L.
Proof.
  induction r as [|names o only more IH]; intros k v before e L H E; cbn [going tuples_of] in *.
  - exists [before], [v]; split; [reflexivity|]; split; [constructor; [exact H | constructor]|]; cbn [each]; rewrite E, app_nil_r; reflexivity.
  - destruct names as [|[|]]; try discriminate E; destruct o as [x| |]; try discriminate E; destruct x; try discriminate E.
    destruct (both_found _ _ _ _ _ _ (quick_right _ v _ H) (quick_right _ v _ H) E) as (i & j & x & y & Ea & Eb & X & Y & F); cbn [value]; rewrite Ea, Eb.
    change (whole_of (Some (Part_ (whole x)))) with (Some x); change (whole_of (Some (Part_ (whole y)))) with (Some y); cbn [set_of].
    unfold numbers_to; rewrite numbers_upwards, bindings_whole; change (upwards x _) with (span x y).
    assert (G : forall l zs, are l zs -> forall M, each (fun x => let w := Figure x :: v in match claimed (quick only w) with Some true => going more k w | Some false => Some [] | None => None end) l = Some M ->
      exists ll vs, all_there (map (fun x => match truth (value (x ++ before ++ e) only) with Some true => tuples_of e more (x ++ before) | Some false => Some [] | None => None end) (one_each zs)) = Some ll /\
        Forall2 (fun u x => all_worth u (x ++ e)) vs (concat ll) /\ each k vs = Some M).
    { clear - IH H; induction 1 as [|n z l zs N _ IHl]; cbn [each map]; intros M E; [injection E as <-; exists [], []; split; [reflexivity|]; split; [constructor | reflexivity]|].
      assert (Hw : all_worth (Figure n :: v) ((Part_ (whole z) :: before) ++ e)) by (constructor; [constructor; exact N | exact H]).
      destruct (claimed (quick only (Figure n :: v))) as [c|] eqn:C; [|discriminate]; apply (claimed_found _ _ _ (quick_right only _ _ Hw)) in C.
      cbn [app] in *; rewrite C; cbn [truth].
      assert (K : exists P, (if c then going more k (Figure n :: v) else Some []) = Some P /\ exists Q, each (fun x => let w := Figure x :: v in match claimed (quick only w) with Some true => going more k w | Some false => Some [] | None => None end) l = Some Q /\ M = P ++ Q).
      { destruct c; [destruct (going more k (Figure n :: v)) as [P|]; [|discriminate]|]; (destruct (each _ l) as [Q|]; [|discriminate]); injection E as <-; eexists; (split; [reflexivity|]); exists Q; auto. }
      destruct K as (P & FP & Q & FQ & ->); destruct (IHl Q FQ) as (ll & vs & T & R & S).
      destruct c.
      - destruct (IH k _ (Part_ (whole z) :: before) e P Hw FP) as (l1 & v1 & T1 & R1 & S1); rewrite T1; cbn [all_there]; rewrite T; exists (l1 :: ll), (v1 ++ vs).
        split; [reflexivity|]; split; [apply Forall2_app; assumption | apply each_app; assumption].
      - injection FP as <-; cbn [all_there]; rewrite T; exists ([] :: ll), vs; split; [reflexivity|]; split; [exact R | exact S]. }
    destruct (G _ _ (are_between i j x y X Y) L F) as (ll & vs & T & R & S); rewrite T; exists (concat ll), vs; auto.
Qed.

(* ---------- Vertices and neighbours ---------- *)

Fixpoint figures (v : list small) : option (list int) :=
  match v with
  | [] => Some []
  | Figure i :: v => option_map (cons i) (figures v)
  | Claimed _ :: _ => None
  end.

Lemma figures_right v e : all_worth v e -> forall l, figures v = Some l -> exists zs, numbers_of e = Some zs /\ are l zs.
Proof.
  induction 1 as [|s w v e W _ IH]; cbn [figures]; intros l E; [injection E as <-; exists []; split; [reflexivity | constructor]|].
  destruct W as [i z I|b]; [|discriminate]; destruct (figures v) as [m|]; [|discriminate]; injection E as <-; destruct (IH m eq_refl) as (zs & N & A).
  exists (z :: zs); split; [unfold numbers_of in *; cbn [map all_there]; change (whole_of (Some (Part_ (whole z)))) with (Some z); rewrite N; reflexivity | constructor; assumption].
Qed.

Definition parameters_first (ps : list int) : list small := rev (map Figure ps).

Definition vertex_figures (arcs : bool) (x : expression) (ps : list int) : option (list (list int)) :=
  match x with
  | Graph_ b coordinates _ => let p := length ps in
      if Bool.eqb b arcs then going coordinates (fun v => option_map (fun l => [l]) (figures (skipn p (rev v)))) (parameters_first ps) else None
  | _ => None
  end.

Fixpoint coordinates_of (x : expression) : list small -> option (list int) :=
  match x with
  | Nil => fun _ => Some []
  | Tuple a r => let f := quick a in let g := coordinates_of r in fun v => match figure (f v) with Some i => option_map (cons i) (g v) | None => None end
  | _ => fun _ => None
  end.

Definition target (x : expression) : list small -> option (list int) :=
  match x with Tuple _ _ => coordinates_of x | _ => let f := quick x in fun v => option_map (fun i => [i]) (figure (f v)) end.

Fixpoint next_figures (n : nexts) : list small -> option (list (list int)) :=
  match n with
  | NoNext => fun _ => Some []
  | Next_ more only to_ others => let o := quick only in let t := target to_ in
      let f := going more (fun w => match claimed (o w) with Some true => option_map (fun l => [l]) (t w) | Some false => Some [] | None => None end) in
      let g := next_figures others in
      fun v => match f v, g v with Some l, Some m => Some (l ++ m) | _, _ => None end
  end.

Definition neighbour_figures (x : expression) (ps : list int) : list int -> option (list (list int)) :=
  match x with
  | Graph_ _ _ next => let f := next_figures next in fun v => f (parameters_first (ps ++ v))
  | _ => fun _ => None
  end.

Lemma reversed {A B} (R : A -> B -> Prop) l m : Forall2 R l m -> Forall2 R (rev l) (rev m).
Proof. induction 1; [constructor|]; cbn [rev]; apply Forall2_app; [assumption | repeat constructor; assumption]. Qed.

Lemma skipped {A B} (R : A -> B -> Prop) n l m : Forall2 R l m -> Forall2 R (skipn n l) (skipn n m).
Proof. intros H; revert n; induction H; intros [|n]; cbn [skipn]; auto. Qed.

Lemma worth_parameters l zs : are l zs -> all_worth (parameters_first l) (rev (map number_worth zs)).
Proof. intros H; apply reversed; induction H; cbn [map]; constructor; [constructor; assumption | assumption]. Qed.

(* One for each, or some for each. *)
Lemma each_one {A A' B B'} (R : A -> A' -> Prop) (S : B -> B' -> Prop) (f : A -> option B) (g : A' -> option B') l m :
  (forall a b x, R a b -> f a = Some x -> exists y, g b = Some y /\ S x y) -> Forall2 R l m ->
  forall L, each (fun a => option_map (fun x => [x]) (f a)) l = Some L -> exists M, all_there (map g m) = Some M /\ Forall2 S L M.
Proof.
  intros K; induction 1 as [|a b l m H _ IH]; cbn [each map all_there]; intros L E; [injection E as <-; exists []; split; [reflexivity | constructor]|].
  destruct (f a) as [x|] eqn:F; [|discriminate]; cbn [option_map] in E; destruct (each _ l) as [q|]; [|discriminate]; injection E as <-.
  destruct (K a b x H F) as (y & -> & Y), (IH q eq_refl) as (M & -> & C); exists (y :: M); split; [reflexivity | constructor; assumption].
Qed.

Lemma vertices_right arcs x ps PS L : are ps PS -> vertex_figures arcs x ps = Some L -> exists M, worded_vertices arcs x PS = Some M /\ Forall2 are L M.
Proof.
  intros P E; destruct x; try discriminate E; cbn [vertex_figures worded_vertices] in *; destruct (Bool.eqb _ arcs); [|discriminate E].
  destruct (going_right _ _ _ [] _ _ (worth_parameters _ _ P) E) as (l & vs & -> & R & S).
  revert S; apply each_one with (R := fun u x => all_worth u (x ++ rev (map number_worth PS))); [|exact R].
  intros u w q U F; apply reversed in U; rewrite rev_app_distr, rev_involutive in U; apply (skipped _ (length ps)) in U.
  assert (Le : length (map number_worth PS) = length ps) by (rewrite map_length; clear - P; induction P; simpl; congruence).
  rewrite skipn_app, (skipn_all2 (map number_worth PS)), Le, Nat.sub_diag in U by lia; exact (figures_right _ _ U q F).
Qed.

Lemma coordinates_right x : forall v e l, all_worth v e -> coordinates_of x v = Some l -> exists p zs, value e x = Some (Part_ p) /\ numbers_in p = Some zs /\ are l zs.
Proof.
  induction x; intros v e l H E; try discriminate E; cbn [coordinates_of value] in *.
  - injection E as <-; exists Nil_, []; split; [reflexivity|]; split; [reflexivity | constructor].
  - destruct (figure (quick x1 v)) as [i|] eqn:F; [|discriminate]; destruct (figure_found _ _ _ (quick_right x1 v e H) F) as (z & -> & Z_).
    destruct (coordinates_of x2 v) as [m|] eqn:C; [|discriminate]; injection E as <-; destruct (IHx2 v e m H C) as (p & zs & -> & N & A).
    exists (Cons_ (whole z) p), (z :: zs); split; [reflexivity|]; split; [cbn [numbers_in whole]; unfold whole; cbn [numbers_in]; rewrite N; reflexivity | constructor; assumption].
Qed.

Lemma target_right x v e l : all_worth v e -> target x v = Some l -> exists p zs, part_of (value e x) = Some p /\ tuple_in p = Some zs /\ are l zs.
Proof.
  intros H E; assert (One : option_map (fun i => [i]) (figure (quick x v)) = Some l -> exists p zs, part_of (value e x) = Some p /\ tuple_in p = Some zs /\ are l zs).
  { destruct (figure (quick x v)) as [i|] eqn:F; [|discriminate]; intros G; injection G as <-; destruct (figure_found _ _ _ (quick_right x v e H) F) as (z & -> & Z_).
    exists (whole z), [z]; split; [reflexivity|]; split; [reflexivity | repeat constructor; exact Z_ || apply Z_]. }
  destruct x; try exact (One E); clear One; cbn [target] in E; destruct (coordinates_right _ v e l H E) as (p & zs & V & N & A); exists p, zs; rewrite V; split; [reflexivity|]; split; [|exact A].
  cbn [coordinates_of value] in E, V; destruct (figure (quick x1 v)) as [i|] eqn:F; [|discriminate]; destruct (figure_found _ _ _ (quick_right x1 v e H) F) as (z & Z1 & _); rewrite Z1 in V.
  destruct (value e x2) as [[q| | | | |]|]; try discriminate V; injection V as <-; exact N.
Qed.

Lemma there_app {A} (l m : list (option A)) x y : all_there l = Some x -> all_there m = Some y -> all_there (l ++ m) = Some (x ++ y).
Proof.
  revert x; induction l as [|[a|] l IH]; cbn [all_there app]; intros x E F; try discriminate E; [injection E as <-; exact F|].
  destruct (all_there l) as [q|]; [|discriminate]; injection E as <-; rewrite (IH q eq_refl F); reflexivity.
Qed.

Lemma next_right n v e : all_worth v e -> forall L, next_figures n v = Some L ->
  exists parts M, listed e n = Some parts /\ all_there (map tuple_in parts) = Some M /\ Forall2 are L M.
Proof.
  intros H; induction n as [|more only to_ others IH]; cbn [next_figures listed]; intros L E; [injection E as <-; exists [], []; repeat (split; [reflexivity|]); constructor|].
  destruct (going more _ v) as [l|] eqn:G; [|discriminate]; destruct (next_figures others v) as [m|]; [|discriminate]; injection E as <-.
  destruct (going_right _ _ v [] e l H G) as (xs & vs & -> & R & S); destruct (IH m eq_refl) as (rest & M & -> & T & A).
  assert (K : exists pp P, all_there (map (fun x => match truth (value (x ++ e) only) with Some true => option_map (fun p => [p]) (part_of (value (x ++ e) to_)) | Some false => Some [] | None => None end) xs) = Some pp /\
    all_there (map tuple_in (concat pp)) = Some P /\ Forall2 are l P).
  { clear - R S; revert l S; induction R as [|u x vs xs U _ IH]; cbn [each map all_there]; intros l S; [injection S as <-; exists [], []; repeat (split; [reflexivity|]); constructor|].
    destruct (claimed (quick only u)) as [c|] eqn:C; [|discriminate]; rewrite (claimed_found _ _ _ (quick_right only u _ U) C); cbn [truth].
    destruct c; [destruct (target to_ u) as [t|] eqn:F; [|discriminate]|]; cbn [option_map] in S; (destruct (each _ vs) as [q|]; [|discriminate]); injection S as <-; destruct (IH q eq_refl) as (pp & P & EP & TP & AP); rewrite EP.
    - destruct (target_right _ _ _ _ U F) as (p & zs & -> & Tz & Az); exists ([p] :: pp), (zs :: P); split; [reflexivity|]; split; [cbn [concat app map all_there]; rewrite Tz, TP; reflexivity | constructor; assumption].
    - exists ([] :: pp), P; auto. }
  destruct K as (pp & P & -> & TP & AP); exists (concat pp ++ rest), (P ++ M); split; [reflexivity|]; split; [rewrite map_app; apply there_app; assumption | apply Forall2_app; assumption].
Qed.

Lemma neighbours_right x ps PS v L : are ps PS -> are v (place_of_tuple v) -> neighbour_figures x ps v = Some L -> worded_neighbours x PS (place_of_tuple v) = Some (map place_of_tuple L).
Proof.
  intros P V E; destruct x; try discriminate E; cbn [neighbour_figures worded_neighbours] in *.
  destruct (next_right _ _ _ (worth_parameters _ _ (are_app _ _ _ _ P V)) L E) as (parts & M & -> & T & A); rewrite T, (all_signed L M A); reflexivity.
Qed.

(* ---------- The table ---------- *)

(* The least value and the number of values of each coordinate, as the first and the last vertex have them. *)
Fixpoint extents_of (v w : list int) : list (int * int) :=
  match v, w with a :: v, b :: w => (a, (b - a + 1)%uint63) :: extents_of v w | _, _ => [] end.

(* By a table of rows, or of arcs. *)
Definition quick_worded (table : (int -> array (list int) -> list int -> option int) -> (list int -> list int -> comparison) -> list int ->
    option (list (list int)) -> (list int -> option (list (list int))) -> option plain) (arcs : bool) (x : expression) (ps : list Z) : option plain :=
  match numbers ps with
  | Some small =>
    let vertices := vertex_figures arcs x small in
    let e := match vertices with Some (v :: l) => extents_of v (last l v) | _ => [] end in
    table (where_stands e) (lexical by_value) [] vertices (neighbour_figures x small)
  | None => None
  end.

Lemma worded_means arcs x ps PS : are ps PS ->
  forall e, tuples_mean (where_stands e) (lexical by_value) place_of_tuple (vertex_figures arcs x ps) (neighbour_figures x ps) (worded_vertices arcs x PS) (worded_neighbours x PS).
Proof.
  intros P e; split.
  - apply map_same, signed_same.
  - exact (lexical_same _ by_value_same).
  - exact (where_stands_right e).
  - intros l E; destruct (vertices_right arcs x ps PS l P E) as (M & -> & A); rewrite (all_signed l M A); reflexivity.
  - intros l v ws E I W; apply (neighbours_right x ps PS v ws P); [|exact W].
    destruct (vertices_right arcs x ps PS l P E) as (M & _ & A); clear - A I; induction A as [|u U l M H A IH]; [destruct I|]; destruct I as [<-|I]; [unfold place_of_tuple; rewrite <- (are_signed u U H); exact H | apply IH, I].
Qed.
