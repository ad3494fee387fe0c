(* Values that a choice leaves open, while a formula is made: with literals in place of what is not known. What such
   a value stands for, where variables have values, is [means]. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays WordBags WordNets WordGates.
Import ListNotations.
Open Scope Z_scope.

(* A number or a part: known; one of several, the one whose literal is true; or how many of some literals are true,
   and some more. *)
Inductive term := Fixed (p : part) | One_of (l : list (part * lit)) | How_many (l : list lit) (base : Z).

(* A network that is known; or rows with literals that say when a vertex is there, and when a link. *)
Definition open_row : Type := part * lit * list (part * lit).
Definition vertex_in (r : open_row) : part := fst (fst r).
Definition alive_in (r : open_row) : lit := snd (fst r).

Inductive open_net := Closed (g : net) | Opened (rows : list open_row).

Inductive open_worth :=
| A_term_ (t : term)
| A_truth_ (l : lit)
| Members (l : list (part * lit))      (* a set: each with when it is a member *)
| Mapping (l : list (part * term))
| Net (g : open_net)
| Ways (w : int -> int -> int -> option (list (int * int))).   (* of a router *)

(* The entries whose literals are true. *)
Inductive present {A} (a : values_so_far) : list (A * lit) -> list A -> Prop :=
| present_none : present a [] []
| present_in x g l m : has a g true -> present a l m -> present a ((x, g) :: l) (x :: m)
| present_out x g l m : has a g false -> present a l m -> present a ((x, g) :: l) m.

(* Of the entries one alone has a literal that is true. *)
Definition picks (a : values_so_far) (l : list (part * lit)) (p : part) : Prop :=
  exists before g after, l = before ++ (p, g) :: after /\ has a g true /\ forall e, In e (before ++ after) -> has a (snd e) false.

Definition tells (a : values_so_far) (t : term) (p : part) : Prop :=
  match t with
  | Fixed q => p = q
  | One_of l => picks a l p
  | How_many l base => exists b, hold a l b /\ p = whole (base + trues b)
  end.

(* A vertex that is not there has no links. *)
Inductive rows_there (a : values_so_far) : list open_row -> list (part * list part) -> Prop :=
| rows_none : rows_there a [] []
| rows_in v g l m rows others : has a g true -> present a l m -> rows_there a rows others -> rows_there a ((v, g, l) :: rows) ((v, m) :: others)
| rows_out v g l rows others : has a g false -> present a l [] -> rows_there a rows others -> rows_there a ((v, g, l) :: rows) others.

(* Whether links lead one way: vertices of digraphs and others are not together. *)
Definition one_way_rows (rows : list open_row) : bool := existsb one_way (map vertex_in rows).

Definition fit (rows : list open_row) (others : list (part * list part)) : Prop :=
  fitting others /\ different_parts (map vertex_in rows) = true /\ (others = [] \/ directed (Made others) = one_way_rows rows).

Definition net_means (a : values_so_far) (g : open_net) (h : net) : Prop :=
  match g, h with
  | Closed g, _ => h = g
  | Opened rows, Made others => rows_there a rows others /\ fit rows others
  | _, _ => False
  end.

Definition entry_means (a : values_so_far) (e : part * term) (f : part * part) : Prop := fst e = fst f /\ tells a (snd e) (snd f).

Definition means (a : values_so_far) (x : open_worth) (w : worth) : Prop :=
  match x, w with
  | A_term_ t, Part_ p => tells a t p
  | A_truth_ l, True_or_false b => has a l b
  | Members l, Set_ m => present a l m
  | Mapping l, Map_ m => Forall2 (entry_means a) l m
  | Net g, Network h => net_means a g h
  | Ways w, Router_ v => v = w
  | _, _ => False
  end.

Lemma present_grows {A} a a' (l : list (A * lit)) m : grows a a' -> present a l m -> present a' l m.
Proof. intros G; induction 1; [constructor | apply present_in | apply present_out]; auto; apply (has_grows a); assumption. Qed.

Lemma present_cons {A} a (p : A) g l m : present a ((p, g) :: l) m -> exists b m', has a g b /\ present a l m' /\ m = if b then p :: m' else m'.
Proof. intros P; inversion P; subst; [exists true | exists false]; eexists; repeat split; eassumption. Qed.

Lemma present_app {A} a (k : list (A * lit)) x s y : present a k x -> present a s y -> present a (k ++ s) (x ++ y).
Proof. intros K S; induction K; simpl; [exact S | apply present_in | apply present_out]; assumption. Qed.

Lemma picks_grows a a' l p : grows a a' -> picks a l p -> picks a' l p.
Proof.
  intros G (b & g & r & E & H & F); exists b, g, r; split; [exact E|]; split; [apply (has_grows a); assumption|].
  intros e I; apply (has_grows a); auto.
Qed.

Lemma tells_grows a a' t p : grows a a' -> tells a t p -> tells a' t p.
Proof.
  intros G; destruct t; simpl; [auto | apply picks_grows; exact G|].
  intros (b & H & E); exists b; split; [apply (hold_grows a); assumption | exact E].
Qed.

Lemma rows_grows a a' rows others : grows a a' -> rows_there a rows others -> rows_there a' rows others.
Proof. intros G; induction 1; econstructor; eauto using (has_grows a), (@present_grows part a). Qed.

Lemma net_means_grows a a' g h : grows a a' -> net_means a g h -> net_means a' g h.
Proof. intros G; destruct g, h; simpl; auto; intros [R S]; split; [apply (rows_grows a); assumption | exact S]. Qed.

Lemma means_grows a a' x w : grows a a' -> means a x w -> means a' x w.
Proof.
  intros G; destruct x, w; simpl; auto; [apply tells_grows; exact G | apply has_grows; exact G | apply present_grows; exact G | | apply net_means_grows; exact G].
  induction 1 as [|e f l m [E T] _ IH]; constructor; [split; [exact E | apply (tells_grows a); assumption] | exact IH].
Qed.

Definition stands_for (a : values_so_far) : list open_worth -> list worth -> Prop := Forall2 (means a).

Lemma stands_for_grows a a' l m : grows a a' -> stands_for a l m -> stands_for a' l m.
Proof. intros G; induction 1; constructor; [apply (means_grows a); assumption | assumption]. Qed.

(* ---------- What is known ---------- *)

Definition each_known {A} (l : list A) : list (A * lit) := map (fun p => (p, Known true)) l.

Definition opened_up (w : worth) : open_worth :=
  match w with
  | Part_ p => A_term_ (Fixed p)
  | True_or_false b => A_truth_ (Known b)
  | Set_ l => Members (each_known l)
  | Map_ l => Mapping (map (fun e => (fst e, Fixed (snd e))) l)
  | Network g => Net (Closed g)
  | Router_ w => Ways w
  end.

Lemma each_known_present {A} a (l : list A) : present a (each_known l) l.
Proof. induction l; constructor; [reflexivity | assumption]. Qed.

Lemma opened_up_means a w : means a (opened_up w) w.
Proof.
  destruct w as [p|b|l|l|g|w]; simpl; try reflexivity; [apply each_known_present|].
  induction l as [|[k v] l IH]; constructor; [split; reflexivity | exact IH].
Qed.

Fixpoint known_entries {A} (l : list (A * lit)) : option (list A) :=
  match l with
  | [] => Some []
  | (x, Known b) :: l => option_map (fun m => if b then x :: m else m) (known_entries l)
  | _ => None
  end.

Lemma known_entries_present {A} a (l : list (A * lit)) : forall m n, known_entries l = Some m -> present a l n -> n = m.
Proof.
  induction l as [|[x [b|z]] l IH]; simpl; intros m n E P; [injection E as <-; inversion P; reflexivity| |discriminate E].
  destruct (known_entries l) as [k|]; [|discriminate E]; injection E as <-.
  inversion P as [|? ? ? ? H Q|? ? ? ? H Q]; subst; unfold has in H; simpl in H; injection H as ->; [f_equal|]; apply (IH k _ eq_refl Q).
Qed.

Fixpoint known_map (l : list (part * term)) : option (list (part * part)) :=
  match l with
  | [] => Some []
  | (k, Fixed p) :: l => option_map (cons (k, p)) (known_map l)
  | _ => None
  end.

Definition known_worth (x : open_worth) : option worth :=
  match x with
  | A_term_ (Fixed p) => Some (Part_ p)
  | A_truth_ (Known b) => Some (True_or_false b)
  | Members l => option_map Set_ (known_entries l)
  | Mapping l => option_map Map_ (known_map l)
  | Net (Closed g) => Some (Network g)
  | Ways w => Some (Router_ w)
  | _ => None
  end.

Lemma known_worth_means a x w v : known_worth x = Some w -> means a x v -> v = w.
Proof.
  destruct x as [[p|l|l z]|[b|z]|l|l|[g|rows]|k], v as [q|c|m|m|h|j]; simpl; try discriminate; try contradiction; intros E M.
  - injection E as <-; congruence.
  - injection E as <-; unfold has in M; simpl in M; congruence.
  - destruct (known_entries l) as [k|] eqn:K; [|discriminate E]; injection E as <-; f_equal; apply (known_entries_present a l); assumption.
  - destruct (known_map l) as [k|] eqn:K; [|discriminate E]; injection E as <-; f_equal; clear -K M; revert k K.
    induction M as [|[k [p|n|n z]] [k' q] l m [E T] _ IH]; simpl; intros n' K; try discriminate K; [congruence|].
    destruct (known_map l) as [r|]; [|discriminate K]; injection K as <-; simpl in E, T; rewrite (IH r eq_refl); congruence.
  - injection E as <-; congruence.
  - injection E as <-; congruence.
Qed.

Fixpoint known_all (l : list open_worth) : option (list worth) :=
  match l with
  | [] => Some []
  | x :: l => match known_worth x with Some w => option_map (cons w) (known_all l) | None => None end
  end.

Lemma known_all_stands a l : forall m n, known_all l = Some m -> stands_for a l n -> n = m.
Proof.
  induction l as [|x l IH]; simpl; intros m n E S; inversion S as [|? w ? n' W S']; subst; [congruence|].
  destruct (known_worth x) as [v|] eqn:K; [|discriminate E]; destruct (known_all l) as [k|]; [|discriminate E]; injection E as <-.
  rewrite (IH k _ eq_refl S'), (known_worth_means a _ _ _ K W); reflexivity.
Qed.

(* ---------- One of several ---------- *)

(* Something about a value. *)
Fixpoint of_each (l : list (part * lit)) (about : part -> making lit) : making (list lit) :=
  match l with
  | [] => pure []
  | (p, g) :: l =>
    let* x := about p in
    match x with
    | Known false => of_each l about
    | _ => let* y := conjunction [g; x] in let* r := of_each l about in pure (y :: r)
    end
  end.

Definition any_value (t : term) (about : part -> making lit) : making lit :=
  match t with
  | Fixed p => about p
  | One_of l => let* r := of_each l about in disjunction r
  | How_many _ _ => fails
  end.

Definition anyone (b : list bool) : bool := existsb (fun b => b) b.

(* Entries whose literals have these values; those that are true stand for p. *)
Definition told (a : values_so_far) (l : list (part * lit)) (d : list bool) (p : part) : Prop :=
  Forall2 (fun e d => has a (snd e) d /\ (d = true -> fst e = p)) l d.

Lemma told_grows a a' l d p : grows a a' -> told a l d p -> told a' l d p.
Proof. intros G; induction 1 as [|e x l d [H E] _ IH]; constructor; [split; [apply (has_grows a); assumption | exact E] | exact IH]. Qed.

Lemma told_app a l m c d p : told a l c p -> told a m d p -> told a (l ++ m) (c ++ d) p.
Proof. intros H K; apply Forall2_app; assumption. Qed.

Lemma picks_told a l p : picks a l p -> exists d, told a l d p /\ anyone d = true.
Proof.
  intros (b & g & r & -> & H & F).
  assert (Out : forall m, (forall e, In e m -> has a (snd e) false) -> told a m (map (fun _ => false) m) p).
  { induction m as [|e m IH]; intros K; constructor; [split; [apply K; left; reflexivity | discriminate] | apply IH; intros e' I; apply K; right; exact I]. }
  exists (map (fun _ => false) b ++ true :: map (fun _ => false) r); split.
  - apply told_app; [apply Out; intros e I; apply F, in_or_app; left; exact I|].
    constructor; [split; [exact H | reflexivity] | apply Out; intros e I; apply F, in_or_app; right; exact I].
  - unfold anyone; rewrite existsb_app; simpl; apply orb_true_r.
Qed.

Definition says_of (f : part -> option bool) (q : part) (a : values_so_far) (x : lit) : Prop := exists b, f q = Some b /\ has a x b.

Lemma of_each_ok about (f : part -> option bool) p l : forall a d, (forall q a', grows a a' -> ok a' (about q) (says_of f q)) ->
  told a l d p -> ok a (of_each l about) (fun a' r => exists b c, hold a' r b /\ anyone b = (anyone d && c)%bool /\ (anyone d = true -> f p = Some c)).
Proof.
  induction l as [|[q g] l IH]; intros a d A T; inversion T as [|? x ? d' [D Eq] T']; subst; simpl of_each; try simpl in D, Eq.
  { apply ok_pure; exists [], true; split; [constructor|]; split; [reflexivity | discriminate]. }
  apply (ok_bind _ _ _ _ _ (A q a (grows_refl a))); intros a1 y G1 (c & F & X).
  assert (F' : x = true -> f p = Some c) by (intros E; rewrite <- (Eq E); exact F).
  assert (Rest : forall a', grows a1 a' -> ok a' (of_each l about) (fun a' r => exists b c, hold a' r b /\ anyone b = (anyone d' && c)%bool /\ (anyone d' = true -> f p = Some c))).
  { intros a' G'; assert (G2 : grows a a') by (apply (grows_trans a a1); assumption).
    apply (IH a' d' (fun q a'' G => A q a'' (grows_trans _ _ _ G2 G)) (told_grows _ _ _ _ _ G2 T')). }
  assert (Both : forall b c', anyone b = (anyone d' && c')%bool -> (anyone d' = true -> f p = Some c') ->
    exists c'', anyone ((x && c)%bool :: b) = (anyone (x :: d') && c'')%bool /\ (anyone (x :: d') = true -> f p = Some c'')).
  { intros b c' E1 E2; unfold anyone in *; simpl; rewrite E1; destruct x; simpl; [|exists c'; auto].
    exists c; split; [|auto]; destruct (existsb _ d'); [|rewrite andb_false_l, orb_false_r; reflexivity].
    specialize (E2 eq_refl); specialize (F' eq_refl); assert (c = c') by congruence; subst; destruct c'; reflexivity. }
  assert (K : ok a1 (let* z := conjunction [g; y] in let* r := of_each l about in pure (z :: r))
    (fun a' r => exists b c, hold a' r b /\ anyone b = (anyone (x :: d') && c)%bool /\ (anyone (x :: d') = true -> f p = Some c))).
  { apply (ok_bind _ _ _ _ _ (conj2_ok a1 g y x c (has_grows _ _ _ _ G1 D) X)); intros a2 z G2 Z0.
    apply (ok_bind _ _ _ _ _ (Rest a2 G2)); intros a3 r G3 (b & c' & H & E1 & E2); apply ok_pure.
    destruct (Both b c' E1 E2) as (c'' & E3 & E4); exists ((x && c)%bool :: b), c''; split; [|auto].
    constructor; [apply (has_grows a2); assumption | exact H]. }
  destruct y as [[]|z]; [exact K | | exact K].
  unfold has in X; simpl in X; injection X as X; subst c.
  apply (ok_more _ _ _ _ (Rest a1 (grows_refl a1))); intros a2 r G2 (b & c' & H & E1 & E2).
  destruct (Both b c' E1 E2) as (c'' & E3 & E4); exists b, c''; split; [exact H|]; split; [|exact E4].
  rewrite <- E3; unfold anyone; simpl; rewrite andb_false_r; reflexivity.
Qed.

Lemma any_value_ok a t about f p : (forall q a', grows a a' -> ok a' (about q) (says_of f q)) -> tells a t p -> ok a (any_value t about) (says_of f p).
Proof.
  intros A T; destruct t as [q|l|l z]; simpl in T |- *; [subst; apply A, grows_refl| |apply ok_fails].
  destruct (picks_told _ _ _ T) as (d & D & E).
  apply (ok_bind _ _ _ _ _ (of_each_ok about f p l a d A D)); intros a1 r G1 (b & c & H & E1 & E2); rewrite E in E1.
  apply (ok_more _ _ _ _ (disj_ok a1 r b H)); intros a2 x G2 X; exists c; split; [exact (E2 E)|].
  unfold anyone in E1; rewrite E1 in X; exact X.
Qed.

(* ---------- Functions of values that may be one of several ---------- *)

Definition same_part (p q : part) : {p = q} + {p <> q}.
Proof. decide equality; [apply Pos.eq_dec | apply Z.eq_dec | apply eqs | apply eqs]. Defined.

(* The results that there may be, each with literals of which one is true if it is the result. *)
Fixpoint put (x : part) (y : lit) (results : list (part * list lit)) : list (part * list lit) :=
  match results with
  | [] => [(x, [y])]
  | (z, l) :: results => if same_part x z then (z, y :: l) :: results else (z, l) :: put x y results
  end.

Fixpoint put_all (when : lit) (l : list (part * lit)) (results : list (part * list lit)) : making (list (part * list lit)) :=
  match l with
  | [] => pure results
  | (x, g) :: l => let* y := conjunction [when; g] in put_all when l (put x y results)
  end.

Section Lift.

Variable apply_to : list part -> making term.

Section Each.
Variable more : part -> lit -> list (part * list lit) -> making (list (part * list lit)).

Fixpoint for_each (when : lit) (l : list (part * lit)) (results : list (part * list lit)) : making (list (part * list lit)) :=
  match l with
  | [] => pure results
  | (p, g) :: l =>
    let* w := conjunction [when; g] in
    match w with
    | Known false => for_each when l results
    | _ => let* results := more p w results in for_each when l results
    end
  end.
End Each.

Fixpoint combined (t : list term) (fixed : list part) (when : lit) (results : list (part * list lit)) : making (list (part * list lit)) :=
  match t with
  | [] => let* t := apply_to (rev fixed) in
    match t with Fixed x => put_all when [(x, Known true)] results | One_of l => put_all when l results | How_many _ _ => fails end
  | Fixed p :: t => combined t (p :: fixed) when results
  | One_of l :: t => for_each (fun p => combined t (p :: fixed)) when l results
  | How_many _ _ :: _ => fails
  end.

End Lift.

Fixpoint finished (results : list (part * list lit)) : making (list (part * lit)) :=
  match results with [] => pure [] | (x, l) :: results => let* y := disjunction l in let* r := finished results in pure ((x, y) :: r) end.

(* A count as one of its values, from k on. *)
Fixpoint spread_from (l : list lit) (base k : Z) (many : nat) : making (list (part * lit)) :=
  match many with
  | O => pure []
  | S many =>
    let* x := at_least l k in let* y := at_least l (k + 1) in let* g := conjunction [x; negated y] in
    let* r := spread_from l base (k + 1) many in pure ((whole (base + k), g) :: r)
  end.

Definition spread (t : term) : making term :=
  match t with How_many l base => let* r := spread_from l base 0 (S (List.length l)) in pure (One_of r) | _ => pure t end.

Fixpoint spread_each (l : list term) : making (list term) := match l with [] => pure [] | t :: l => let* x := spread t in let* r := spread_each l in pure (x :: r) end.

Fixpoint known_terms (l : list term) : option (list part) :=
  match l with [] => Some [] | Fixed p :: l => option_map (cons p) (known_terms l) | _ => None end.

Definition lift (l : list term) (apply_to : list part -> making term) : making term :=
  let* l := spread_each l in
  match known_terms l with
  | Some p => apply_to p
  | None => let* r := combined apply_to l [] (Known true) [] in let* r := finished r in pure (One_of r)
  end.

(* ----- It is right ----- *)

(* One entry of a list of different parts, and that one alone, is true. *)
Lemma picks_intro a p r : NoDup (map fst r) -> In p (map fst r) -> (forall e, In e r -> exists b, has a (snd e) b /\ (b = true <-> fst e = p)) -> picks a r p.
Proof.
  intros N I H; apply in_map_iff in I; destruct I as ([q g] & E & I); simpl in E; subst q.
  apply in_split in I; destruct I as (b & c & ->); exists b, g, c; split; [reflexivity|]; split.
  - destruct (H (p, g) (in_elt _ _ _)) as (x & X & Y); simpl in *; rewrite (proj2 Y eq_refl) in X; exact X.
  - intros e J; destruct (H e) as (x & X & Y); [apply in_or_app; apply in_app_or in J; simpl; tauto|].
    destruct x; [exfalso|exact X]; rewrite map_app in N; simpl in N; apply NoDup_remove_2 in N; apply N; rewrite <- map_app.
    apply in_map_iff; exists e; split; [apply Y; reflexivity | exact J].
Qed.

Definition defined (a : values_so_far) (results : list (part * list lit)) : Prop :=
  NoDup (map fst results) /\ forall x l, In (x, l) results -> exists b, hold a l b.

Definition hit (a : values_so_far) (results : list (part * list lit)) (x : part) : Prop :=
  exists l y, In (x, l) results /\ In y l /\ has a y true.

Lemma defined_grows a a' r : grows a a' -> defined a r -> defined a' r.
Proof. intros G [N D]; split; [exact N|]; intros x l I; destruct (D x l I) as [b H]; exists b; apply (hold_grows a); assumption. Qed.

Lemma hit_grows a a' r x : grows a a' -> defined a r -> (hit a' r x <-> hit a r x).
Proof.
  intros G [N D]; split; intros (l & y & I & J & H); exists l, y; repeat split; try assumption; [|apply (has_grows a); assumption].
  destruct (D x l I) as [b F]; clear -F J H G; induction F as [|z c l b V F IH]; [destruct J|].
  destruct J as [->|J]; [|apply IH, J]; pose proof (has_grows _ _ _ _ G V) as V'; rewrite (has_once _ _ _ _ V' H) in V; exact V.
Qed.

Lemma put_keys x y r z : In z (map fst (put x y r)) <-> z = x \/ In z (map fst r).
Proof.
  induction r as [|[w l] r IH]; simpl; [intuition|]; destruct (same_part x w) as [->|N]; simpl; [intuition|].
  rewrite IH; intuition.
Qed.

Lemma put_defined a x y b r : has a y b -> defined a r -> defined a (put x y r).
Proof.
  intros Y [N D]; induction r as [|[w l] r IH]; simpl.
  - split; [repeat constructor; intros []|]; intros z m [E|[]]; injection E as <- <-; exists [b]; repeat constructor; exact Y.
  - simpl in N; inversion N as [|? ? N1 N2]; subst; destruct (same_part x w) as [->|M].
    + split; [exact N|]; intros z m [E|I]; [injection E as <- <-; destruct (D w l (or_introl eq_refl)) as [c C]; exists (b :: c); constructor; assumption | apply (D z m); right; exact I].
    + destruct IH as [N3 D3]; [exact N2 | intros z m I; apply (D z m); right; exact I|]; split.
      * simpl; constructor; [rewrite put_keys; intros [->|I]; [apply M; reflexivity | exact (N1 I)] | exact N3].
      * intros z m [E|I]; [injection E as <- <-; apply (D w l); left; reflexivity | exact (D3 z m I)].
Qed.

Lemma put_hit a x y b r z : has a y b -> (hit a (put x y r) z <-> hit a r z \/ b = true /\ z = x).
Proof.
  intros Y; induction r as [|[w l] r IH]; simpl.
  - split.
    + intros (m & u & [E|[]] & I & H); injection E as <- <-; destruct I as [<-|[]]; right; split; [exact (has_once _ _ _ _ Y H) | reflexivity].
    + intros [(m & u & [] & _)|[-> ->]]; exists [y], y; split; [left; reflexivity|]; split; [left; reflexivity | exact Y].
  - destruct (same_part x w) as [->|M].
    + split.
      * intros (m & u & [E|I] & J & H).
        -- injection E as <- <-; destruct J as [<-|J]; [right; split; [exact (has_once _ _ _ _ Y H) | reflexivity]|].
           left; exists l, u; split; [left; reflexivity | auto].
        -- left; exists m, u; split; [right; exact I | auto].
      * intros [(m & u & [E|I] & J & H)|[-> ->]].
        -- injection E as <- <-; exists (y :: l), u; split; [left; reflexivity|]; split; [right; exact J | exact H].
        -- exists m, u; split; [right; exact I | auto].
        -- exists (y :: l), y; split; [left; reflexivity|]; split; [left; reflexivity | exact Y].
    + assert (P : forall r', hit a ((w, l) :: r') z <-> (w = z /\ exists u, In u l /\ has a u true) \/ hit a r' z).
      { intros r'; split.
        - intros (m & u & [E|I] & J & H); [injection E as <- <-; left; split; [reflexivity | exists u; auto] | right; exists m, u; auto].
        - intros [[<- (u & J & H)]|(m & u & I & J & H)]; [exists l, u | exists m, u]; (split; [simpl; auto | auto]). }
      rewrite P, P, IH; tauto.
Qed.

Lemma put_all_ok when w l p : forall a d r, has a when w -> told a l d p -> defined a r ->
  ok a (put_all when l r) (fun a' r' => defined a' r' /\ forall x, hit a' r' x <-> hit a r x \/ (w && anyone d)%bool = true /\ x = p).
Proof.
  induction l as [|[q g] l IH]; intros a d r W T D; inversion T as [|? b ? d' [B Eq] T']; subst; simpl put_all; try simpl in B, Eq.
  { apply ok_pure; split; [exact D|]; intros x; simpl; rewrite andb_false_r; intuition discriminate. }
  apply (ok_bind _ _ _ _ _ (conj2_ok a _ _ _ _ W B)); intros a1 y G1 Y.
  pose proof (defined_grows _ _ _ G1 D) as D1.
  apply (ok_more _ _ _ _ (IH a1 d' (put q y r) (has_grows _ _ _ _ G1 W) (told_grows _ _ _ _ _ G1 T') (put_defined a1 q y _ r Y D1))).
  intros a2 r' _ [D2 H]; split; [exact D2|]; intros x; rewrite H, (put_hit a1 q y _ r x Y), (hit_grows a a1 r x G1 D).
  unfold anyone; simpl; destruct w, b; simpl; [rewrite (Eq eq_refl); tauto | | |]; intuition discriminate.
Qed.

Section Right.
Variable apply_to : list part -> making term.
Variable f : list part -> option part.
Definition works (a : values_so_far) : Prop := forall p a', grows a a' -> ok a' (apply_to p) (fun a'' t => exists x, f p = Some x /\ tells a'' t x).

Definition result_there (w : bool) (p : list part) (a : values_so_far) (r : list (part * list lit)) (a' : values_so_far) (r' : list (part * list lit)) : Prop :=
  defined a' r' /\ (forall x, hit a' r' x <-> hit a r x \/ w = true /\ f p = Some x) /\ (w = true -> exists x, f p = Some x).

Lemma for_each_ok more (p : part) (all : list part) when w l :
  forall a d r, (forall q v w' a' r', grows a a' -> has a' v w' -> (w' = true -> q = p) -> defined a' r' -> ok a' (more q v r') (result_there w' all a' r')) ->
  has a when w -> told a l d p -> defined a r -> ok a (for_each more when l r) (result_there (w && anyone d)%bool all a r).
Proof.
  induction l as [|[q g] l IH]; intros a d r M W T D; inversion T as [|? b ? d' [B Eq] T']; subst; simpl for_each; try simpl in B, Eq.
  { apply ok_pure; split; [exact D|]; simpl; rewrite andb_false_r; split; [intros x; intuition discriminate | discriminate]. }
  apply (ok_bind _ _ _ _ _ (conj2_ok a _ _ _ _ W B)); intros a1 v G1 V.
  pose proof (defined_grows _ _ _ G1 D) as D1.
  assert (K : ok a1 (let* r := more q v r in for_each more when l r) (result_there (w && anyone (b :: d'))%bool all a r)).
  { apply (ok_bind _ _ _ _ _ (M q v _ a1 r G1 V (fun E => Eq (proj2 (proj1 (andb_true_iff _ _) E))) D1)); intros a2 r2 G2 (D2 & H2 & F2).
    pose proof (grows_trans _ _ _ G1 G2) as G02.
    apply (ok_more _ _ _ _ (IH a2 d' r2 (fun q v w' a' r' G => M q v w' a' r' (grows_trans _ _ _ G02 G)) (has_grows _ _ _ _ G02 W) (told_grows _ _ _ _ _ G02 T') D2)).
    intros a3 r3 _ (D3 & H3 & F3); split; [exact D3|]; split.
    - intros x; rewrite H3, H2, (hit_grows a a1 r x G1 D); unfold anyone; simpl; destruct w, b, (existsb _ d'); simpl; intuition discriminate.
    - unfold anyone in *; simpl; destruct w, b; simpl in *; auto; discriminate. }
  destruct v as [[]|z]; [exact K | | exact K].
  unfold has in V; simpl in V; injection V as V.
  apply (ok_more _ _ _ _ (IH a1 d' r (fun q v w' a' r' G => M q v w' a' r' (grows_trans _ _ _ G1 G)) (has_grows _ _ _ _ G1 W) (told_grows _ _ _ _ _ G1 T') D1)).
  intros a3 r3 _ (D3 & H3 & F3); split; [exact D3|].
  replace (w && anyone (b :: d'))%bool with (w && anyone d')%bool by (unfold anyone; simpl; destruct w, b; try reflexivity; discriminate V).
  split; [|exact F3]; intros x; rewrite H3, (hit_grows a a1 r x G1 D); reflexivity.
Qed.

Lemma combined_ok l : forall p fixed when w a r, works a -> Forall2 (tells a) l p -> has a when w -> defined a r ->
  ok a (combined apply_to l fixed when r) (result_there w (rev fixed ++ p) a r).
Proof.
  induction l as [|t l IH]; intros p fixed when w a r A T W D; inversion T as [|? q ? p' Q T']; subst; simpl combined.
  - rewrite app_nil_r; apply (ok_bind _ _ _ _ _ (A (rev fixed) a (grows_refl a))); intros a1 t G1 (x & F & X).
    assert (P : forall m, picks a1 m x -> ok a1 (put_all when m r) (result_there w (rev fixed) a r)).
    { intros m M; destruct (picks_told _ _ _ M) as (d & Td & E).
      apply (ok_more _ _ _ _ (put_all_ok when w m x a1 d r (has_grows _ _ _ _ G1 W) Td (defined_grows _ _ _ G1 D))).
      intros a2 r2 _ [D2 H2]; split; [exact D2|]; split; [|intros _; exists x; exact F].
      intros y; rewrite H2, (hit_grows a a1 r y G1 D), E, andb_true_r; split; (intros [H|[-> H]]; [left; exact H | right; split; [reflexivity | congruence]]). }
    destruct t as [y|m|m z]; [|apply P; exact X | apply ok_fails].
    apply (P [(y, Known true)]); simpl in X; subst; exists [], (Known true), []; split; [reflexivity|]; split; [reflexivity | intros e []].
  - destruct t as [y|m|m z]; [| |apply ok_fails].
    + simpl in Q; subst; apply (ok_more _ _ _ _ (IH p' (y :: fixed) when w a r A T' W D)); intros a1 r1 _ R.
      simpl in R; rewrite <- app_assoc in R; exact R.
    + simpl in Q; destruct (picks_told _ _ _ Q) as (d & Td & E).
      replace w with (w && anyone d)%bool by (rewrite E; apply andb_true_r).
      apply (for_each_ok _ q (rev fixed ++ q :: p') when w m a d r); [|exact W | exact Td | exact D].
      intros q' v w' a' r' G V Eq D'.
      assert (A' : works a') by (intros s b Gb; apply A, (grows_trans a a'); assumption).
      assert (T2 : Forall2 (tells a') l p') by (clear -T' G; induction T'; constructor; [apply (tells_grows a); assumption | assumption]).
      apply (ok_more _ _ _ _ (IH p' (q' :: fixed) v w' a' r' A' T2 V D')); intros a1 r1 _ (D1 & H1 & F1).
      simpl in H1, F1; rewrite <- app_assoc in H1, F1; simpl in H1, F1; split; [exact D1|].
      destruct w'; [rewrite (Eq eq_refl) in H1, F1; split; assumption|].
      split; [|discriminate]; intros x; rewrite H1; intuition discriminate.
Qed.
End Right.

Lemma finished_ok l : forall a, defined a l -> ok a (finished l) (fun a' r => map fst r = map fst l /\
  forall e, In e r -> exists b, has a' (snd e) b /\ (b = true <-> hit a l (fst e))).
Proof.
  induction l as [|[x l] r IH]; intros a D; simpl finished; [apply ok_pure; split; [reflexivity | intros e []]|].
  destruct (proj2 D x l (or_introl eq_refl)) as [b B]; apply (ok_bind _ _ _ _ _ (disj_ok a l b B)); intros a1 y G1 Y.
  assert (D' : defined a r) by (destruct D as [N D]; split; [inversion N; assumption | intros z m I; apply (D z m); right; exact I]).
  apply (ok_bind _ _ _ _ _ (IH a1 (defined_grows _ _ _ G1 D'))); intros a2 r' G2 [K H]; apply ok_pure; split; [simpl; congruence|].
  destruct D as [N _]; inversion N as [|? ? N1 N2]; subst.
  assert (Hit : forall z, hit a ((x, l) :: r) z <-> (x = z /\ exists u, In u l /\ has a u true) \/ hit a r z).
  { intros z; split.
    - intros (m & u & [E|I] & J & V); [injection E as <- <-; left; split; [reflexivity | exists u; auto] | right; exists m, u; auto].
    - intros [[<- (u & J & V)]|(m & u & I & J & V)]; [exists l, u | exists m, u]; (split; [simpl; auto | auto]). }
  assert (Not : forall z m, In (z, m) r -> x <> z) by (intros z m I ->; apply N1; apply in_map_iff; exists (z, m); auto).
  intros e [<-|I].
  - exists (existsb (fun b => b) b); split; [apply (has_grows a1); assumption|]; simpl fst; rewrite Hit, existsb_exists; split.
    + intros (c & I & ->); left; split; [reflexivity|]; clear -B I; induction B as [|u v l b V B IH]; [destruct I|].
      destruct I as [->|I]; [exists u; simpl; auto | destruct (IH I) as (w & J & W); exists w; simpl; auto].
    + intros [[_ (u & J & V)]|(m & u & I & _)]; [|contradiction (Not _ _ I eq_refl)].
      exists true; split; [|reflexivity]; clear -B J V; induction B as [|u' v l b V' B IH]; [destruct J|].
      destruct J as [->|J]; [left; exact (has_once _ _ _ _ V' V) | right; apply IH, J].
  - destruct (H e I) as (c & C & E); exists c; split; [exact C|]; rewrite E, Hit, (hit_grows a a1 r (fst e) G1 D'); split; [auto|].
    intros [[-> _]|J]; [exfalso|exact J]; apply N1; rewrite <- K; apply in_map_iff; exists e; split; [reflexivity | exact I].
Qed.

Lemma spread_from_ok l base b many : forall a k, hold a l b -> ok a (spread_from l base k many) (fun a' r =>
  map fst r = map (fun i => whole (base + k + Z.of_nat i)) (seq 0 many) /\
  forall e, In e r -> exists c, has a' (snd e) c /\ (c = true <-> fst e = whole (base + trues b))).
Proof.
  induction many as [|many IH]; intros a k H; simpl spread_from; [apply ok_pure; split; [reflexivity | intros e []]|].
  apply (ok_bind _ _ _ _ _ (at_least_ok a l b k H)); intros a1 x G1 X.
  apply (ok_bind _ _ _ _ _ (at_least_ok a1 l b (k + 1) (hold_grows _ _ _ _ G1 H))); intros a2 y G2 Y.
  apply (ok_bind _ _ _ _ _ (conj2_ok a2 _ _ _ _ (has_grows _ _ _ _ G2 X) (has_negated _ _ _ Y))); intros a3 g G3 V.
  pose proof (hold_grows _ _ _ _ (grows_trans _ _ _ (grows_trans _ _ _ G1 G2) G3) H) as H3.
  apply (ok_bind _ _ _ _ _ (IH a3 (k + 1) H3)); intros a4 r G4 [E R]; apply ok_pure; split.
  - simpl; f_equal; [f_equal; lia|]; rewrite E, <- seq_shift, map_map; apply map_ext; intros i; f_equal; lia.
  - intros e [<-|I]; [|exact (R e I)]; exists ((k <=? trues b) && negb (k + 1 <=? trues b))%bool; split; [apply (has_grows a3); assumption|].
    simpl fst; rewrite andb_true_iff, negb_true_iff, Z.leb_le, Z.leb_gt; unfold whole; split; [intros L; f_equal; lia | intros E'; injection E' as E'; lia].
Qed.

Lemma spread_ok a t p : tells a t p -> ok a (spread t) (fun a' t' => tells a' t' p /\ match t' with How_many _ _ => False | _ => True end).
Proof.
  destruct t as [q|l|l base]; intros T; try (apply ok_pure; split; [exact T | exact I]).
  destruct T as (b & H & ->); simpl spread; apply (ok_bind _ _ _ _ _ (spread_from_ok l base b (S (List.length l)) a 0 H)).
  intros a1 r G1 [E R]; apply ok_pure; split; [|exact I]; simpl.
  apply picks_intro; [| |exact R]; rewrite E.
  - apply FinFun.Injective_map_NoDup; [|apply seq_NoDup]; intros i j Q; unfold whole in Q; injection Q as Q; lia.
  - apply in_map_iff; exists (Z.to_nat (trues b)); pose proof (trues_range b) as Tr; split; [f_equal; lia|].
    apply in_seq; rewrite (hold_length _ _ _ H); lia.
Qed.

Lemma spread_each_ok l p : forall a, Forall2 (tells a) l p -> ok a (spread_each l) (fun a' m => Forall2 (tells a') m p).
Proof.
  revert p; induction l as [|t l IH]; intros p a T; inversion T as [|? q ? p' Q T']; subst; simpl spread_each; [apply ok_pure; constructor|].
  apply (ok_bind _ _ _ _ _ (spread_ok a t q Q)); intros a1 x G1 [X _].
  assert (T1 : Forall2 (tells a1) l p') by (clear -T' G1; induction T'; constructor; [apply (tells_grows a); assumption | assumption]).
  apply (ok_bind _ _ _ _ _ (IH p' a1 T1)); intros a2 r G2 R; apply ok_pure; constructor; [apply (tells_grows a1); assumption | exact R].
Qed.

Lemma known_terms_tell a l : forall p q, known_terms l = Some p -> Forall2 (tells a) l q -> q = p.
Proof.
  induction l as [|[x|m|m z] l IH]; simpl; intros p q E T; try discriminate E; inversion T as [|? y ? q' Y T']; subst; [congruence|].
  destruct (known_terms l) as [k|]; [|discriminate E]; injection E as <-; simpl in Y; subst; f_equal; apply (IH k _ eq_refl T').
Qed.

Lemma lift_ok a l p apply_to f : works apply_to f a -> Forall2 (tells a) l p ->
  ok a (lift l apply_to) (fun a' t => exists x, f p = Some x /\ tells a' t x).
Proof.
  intros A T; unfold lift; apply (ok_bind _ _ _ _ _ (spread_each_ok l p a T)); intros a1 m G1 M.
  destruct (known_terms m) as [k|] eqn:K; [rewrite (known_terms_tell a1 m k p K M); apply A; exact G1|].
  assert (A1 : works apply_to f a1) by (intros s b Gb; apply A, (grows_trans a a1); assumption).
  assert (D0 : defined a1 []) by (split; [constructor | intros x n []]).
  apply (ok_bind _ _ _ _ _ (combined_ok apply_to f m p [] (Known true) true a1 [] A1 M eq_refl D0)); intros a2 r G2 (D & H & F).
  simpl in H, F; destruct (F eq_refl) as [x X]; apply (ok_bind _ _ _ _ _ (finished_ok r a2 D)); intros a3 r' G3 [E R]; apply ok_pure.
  exists x; split; [exact X|]; simpl; apply picks_intro; [rewrite E; apply D | |].
  - rewrite E; destruct (proj2 (H x) (or_intror (conj eq_refl X))) as (n & y & I & _); apply in_map_iff; exists (x, n); auto.
  - intros e I; destruct (R e I) as (b & B & Eq); exists b; split; [exact B|]; rewrite Eq, H; split; [|intros ->; right; auto].
    intros [(n & y & [] & _)|[_ X']]; congruence.
Qed.
