(* Sentences that choose labels for the vertices of a ring or a path of columns, a set or a map, so that something holds at each vertex or link, perhaps
   with a least sum: what they say is found among the words round a ring (Strip.v), or along a path (StripTables.v), whose letters are the labels of a column. *)

From Coq Require Import ZArith Lia List Bool Permutation.
From Topocert Require Import Graph Walk Text CheckFamily CheckPlace CheckProper CheckTheorem.
From Topocert Require Import WordSays WordRanges WordMoves WordExtremes FamilyText FamilyTextWorth FamilySentences StripWords.
From Topocert Require Strip StripTables.
Import ListNotations.
Open Scope Z_scope.
Local Notation vertex_of := CheckProper.vertex_of.
Local Ltac both H := apply andb_true_iff in H; let H' := fresh H in destruct H as [H H'].

(* ---------- What is computed ---------- *)

(* What is chosen: a set, or a map to so many numbers from the least on; whether its size is bounded; what is said of it. *)
Record sentence := Sentence { subset_ : bool; low_ : Z; values_ : nat; sized : bool; parts_ : list expression }.

Fixpoint conjuncts (x : expression) : list expression := match x with WordSays.And a b => conjuncts a ++ conjuncts b | _ => [x] end.

Definition at_net (e : list seen) (h : nat) : bool := match nth_error e h with Some ANet => true | _ => false end.

Definition numeral_seen (e : list seen) (x : expression) : option Z :=
  match x with Whole z => Some z | Local k => match nth_error e k with Some (ANumber z) => Some z | _ => None end | _ => None end.

(* If something is least it is the innermost variable. *)
Definition choice_of (e : list seen) (least : bool) (x : expression) : option sentence :=
  match x with
  | Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local h)) most) (Always true) inner =>
    if at_net e h then match most with
      | Any => Some (Sentence true 0 2 false (conjuncts inner))
      | UpTo (Local 0) => if least then Some (Sentence true 0 2 true (conjuncts inner)) else None
      | _ => None end
    else None
  | Quantify_ Exists_ 1 (Maps_ (Of Vertices_ (Local h)) (To_ a b)) (Always true) inner =>
    match at_net e h, numeral_seen e a, numeral_seen e b with
    | true, Some a, Some b => if a <=? b then Some (Sentence false a (Z.to_nat (b - a + 1)) false (conjuncts inner)) else None
    | _, _, _ => None end
  | _ => None
  end.

Section Computed.
(* Whether the columns are a ring, or else a path. *)
Variables (closed : bool) (near : Z -> list (Z * Z)) (apart : Z) (tracks back ahead : nat) (cells : list (list nat)).
(* The variables: the labels first. *)
Variables (s : sentence) (least : bool) (e : list seen).

Definition all_tracks : list Z := map Z.of_nat (seq 0 tracks).

Definition cell_label (a : nat) (t : Z) : option Z :=
  if t <? 0 then None else match nth_error cells a with Some l => option_map (fun v => low_ s + Z.of_nat v) (nth_error l (Z.to_nat t)) | None => None end.

Definition letter_at (p : list nat) (d : Z) : option nat := if d + Z.of_nat back <? 0 then None else nth_error p (Z.to_nat (d + Z.of_nat back)).

Definition window_label (p : list nat) (d t : Z) : option Z := match letter_at p d with Some a => cell_label a t | None => None end.

(* The neighbours of a vertex, of which those beyond a path's ends are none: where the window shows which. *)
Definition near_in (p : list nat) (d t : Z) : option (list (Z * Z)) :=
  if closed then Some (near t)
  else if forallb (fun r => match letter_at p (d + fst r) with Some _ => true | None => false end) (near t)
    then Some (filter (fun r => match letter_at p (d + fst r) with Some a => (a <? length cells)%nat | None => false end) (near t)) else None.

Definition near_alone (d t : Z) : option (list (Z * Z)) := if closed then Some (near t) else None.

Definition alone (a : nat) (d t : Z) : option Z := if d =? 0 then cell_label a t else None.

Definition weighing (y : expression) : option expression :=
  match y with
  | WordSays.Not (WordSays.Less (Local 1) (Quantify_ Sum_of 1 (Over (Of Vertices_ (Local h))) (Always true) w)) => if at_net e h then Some w else None
  | _ => None
  end.

Definition forwards (t : Z) (r : Z * Z) : bool := (0 <? fst r) || (fst r =? 0) && (t <=? snd r).

(* Of which vertices, or links, something is said: at a track. Each link is met once, and bound both ways. *)
Definition said_of (p : list nat) (y : expression) (t : Z) : option (list (list seen) * expression * expression) :=
  match y with
  | Quantify_ All 1 (Over (Of Vertices_ (Local h))) only body => if at_net e h then Some ([[AVertex 0 t]], only, body) else None
  | Quantify_ All 2 (Over (Of Links_ (Local h))) only body => if at_net e h then
      option_map (fun l => (flat_map (fun r => let v := AVertex (fst r) (snd r) in [[v; AVertex 0 t]; [AVertex 0 t; v]]) (filter (forwards t) l), only, body)) (near_in p 0 t) else None
  | _ => None
  end.

Definition part_at (p : list nat) (y : expression) (t : Z) : option bool :=
  match said_of p y t with
  | Some (l, only, body) => option_map (forallb (Z.eqb 1)) (all_there (map (fun q => contribution All (local (near_in p) apart (window_label p) (q ++ e) only) (fun _ => local (near_in p) apart (window_label p) (q ++ e) body)) l))
  | None => None
  end.

Definition constraints : list expression := filter (fun y => match weighing y with Some _ => false | None => true end) (parts_ s).
Definition weights : list expression := flat_map (fun y => match weighing y with Some w => [w] | None => [] end) (parts_ s).

Definition known_everywhere (p : list nat) : bool :=
  forallb (fun y => forallb (fun t => match part_at p y t with Some _ => true | None => false end) all_tracks) constraints.

Definition allowed (p : list nat) : bool :=
  forallb (fun y => forallb (fun t => match part_at p y t with Some b => b | None => false end) all_tracks) constraints.

Definition over_tracks (f : Z -> option Z) : option Z := option_map (fold_right Z.add 0) (all_there (map f all_tracks)).

Definition weight_at (a : nat) (w : expression) (t : Z) : option Z := match local near_alone apart (alone a) (AVertex 0 t :: e) w with Some (ANumber z) => Some z | _ => None end.

Definition cost_known (a : nat) : option Z :=
  if sized s then over_tracks (cell_label a) else match weights with [] => Some 0 | w :: _ => over_tracks (weight_at a w) end.

Definition cost (a : nat) : Z := match cost_known a with Some z => z | None => 0 end.

(* Windows have a letter more than states; in the middle of one is a column. *)
Definition needed (p : list nat) : bool := closed || (nth back p 0%nat <? length cells)%nat.

Definition computable : bool :=
  (match weights with [] => true | [_] => least && negb (sized s) | _ => false end) &&
  forallb (fun p => negb (needed p) || known_everywhere p) (Strip.words (StripTables.letters_in_all closed (length cells)) (S (back + ahead))) &&
  forallb (fun a => match cost_known a with Some z => 0 <=? z | None => false end) (seq 0 (length cells)).
End Computed.

(* ---------- What it says ---------- *)

Lemma conjuncts_value (f : expression -> bool) es x : (forall y, In y (conjuncts x) -> value es y = Some (True_or_false (f y))) -> value es x = Some (True_or_false (forallb f (conjuncts x))).
Proof.
  induction x; intros H; try (cbn [conjuncts forallb] in *; rewrite (H _ (or_introl eq_refl)), andb_true_r; reflexivity).
  cbn [conjuncts] in *; rewrite forallb_app; cbn [value]; rewrite IHx1 by (intros y I; apply H, in_or_app; left; exact I); rewrite IHx2 by (intros y I; apply H, in_or_app; right; exact I).
  cbn [truth]; destruct (forallb f (conjuncts x1)); reflexivity.
Qed.

Lemma says_once k z z' o b : says_of k z o b -> says_of k z' o b -> z = z'.
Proof. destruct o as [[]|]; cbn [says_of]; [|intros -> ->; reflexivity|intros []]; destruct k; try (intros (x & E & ->) (y & E' & ->); rewrite E in E'; injection E' as ->; reflexivity); intros E E'; rewrite E in E'; injection E' as E'; exact E'. Qed.

Lemma within_mapped {X Y} (f : X -> Y) l : forall m, within m (map f l) -> exists sub, m = map f sub /\ within sub l.
Proof.
  induction l as [|v l IH]; intros m W; cbn [map] in W; inversion W as [|? ? ? W'|? ? ? W']; subst; [exists []; split; [reflexivity | constructor]| |]; destruct (IH _ W') as (sub & -> & S); [exists sub | exists (v :: sub)]; (split; [reflexivity | constructor; exact S]).
Qed.

Section Ring.
Variables (F : family) (xs : list Z).
Hypothesis R : network_right F xs.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Variable name : vertex g -> part.
Hypothesis Names : names_fit g name.
Variable rows : list (part * list part).
Hypothesis Rows : rows_fit g name rows.
Variables (closed : bool) (columns : Z) (tracks : nat) (at_ : Z -> Z -> list Z) (column track : list Z -> Z) (near : Z -> list (Z * Z)) (apart : Z).
Notation many := (Z.of_nat tracks).
Notation present c := (fun d => closed = false -> 0 <= c + d < columns).
Hypothesis Placed : forall v, vertex_of F xs v -> 0 <= column v < columns /\ 0 <= track v < many /\ at_ (column v) (track v) = v.
Hypothesis Places : forall c t, 0 <= c < columns -> 0 <= t < many -> vertex_of F xs (at_ c t) /\ column (at_ c t) = c /\ track (at_ c t) = t.
Hypothesis Linked : forall c t w, 0 <= c < columns -> 0 <= t < many -> (adj g (at_ c t) w <-> exists r, In r (near t) /\ present c (fst r) /\ w = at_ ((c + fst r) mod columns) (snd r)).
Hypothesis On_tracks : forall t r, 0 <= t < many -> In r (near t) -> 0 <= snd r < many.
Hypothesis Near_back : forall t r, 0 <= t < many -> In r (near t) -> In (- fst r, t) (near (snd r)).
Hypothesis Some_columns : 1 <= columns.
Hypothesis Apart : closed = true -> apart <= columns.
Hypothesis Near_apart : forall t, 0 <= t < many -> NoDup (near t) /\ (closed = true -> forall r r', In r (near t) -> In r' (near t) -> Z.abs (fst r - fst r') < apart).
Variables (back ahead : nat) (cells : list (list nat)) (s : sentence) (least : bool) (e0 : list seen) (es0 : list worth).
Notation e := (ALabels (subset_ s) :: e0).
Notation n := (Z.to_nat columns).
Notation reach := (back + ahead)%nat.
Notation A := (length cells).
Notation label_at := (cell_label cells s).
Hypothesis Cells : cells = Strip.words (values_ s) tracks.
Hypothesis Computable : computable closed near apart tracks back ahead cells s least e = true.
Hypothesis Wide : (1 <= n)%nat.

(* What stands before the labels does not depend on them. *)
Definition steady (x : seen) (w : worth) : Prop := match x with ANet => w = Network (Made rows) | ANumber z => w = Part_ (whole z) | AnyThing => True | _ => False end.
Hypothesis Steady : Forall2 steady e0 es0.

Lemma columns_nat : Z.of_nat n = columns. Proof. apply Z2Nat.id; lia. Qed.

(* The letters that spell labels. *)
Definition spelled (label : list Z -> Z) (f : nat -> nat) : Prop :=
  forall i t, (i < n)%nat -> 0 <= t < many -> (f i < A)%nat /\ label_at (f i) t = Some (label (at_ (Z.of_nat i) t)).

Definition labels_fit (label : list Z -> Z) (labels : worth) : Prop :=
  if subset_ s then exists l, labels = Set_ l /\ forall v, vertex_of F xs v -> WordSays.member (name v) l = (label v =? 1)
  else exists m, labels = Map_ m /\ forall v, vertex_of F xs v -> looked_up m (name v) = Some (whole (label v)).

Section Labelled.
Variables (label : list Z -> Z) (labels : worth) (f : nat -> nat).
Hypothesis Fit : labels_fit label labels.
Hypothesis Spelled : spelled label f.
Notation es := (labels :: es0).
Notation sees c := (stands F xs name rows columns many at_ (subset_ s) labels c (present c)).
Notation window i := (StripTables.view closed A back ahead f n i).
Notation mid i := (if closed then (Z.of_nat i + Z.of_nat back) mod columns else Z.of_nat i).

Lemma all_stand c : Forall2 (sees c) e es.
Proof. constructor; [split; reflexivity|]; assert (K : forall l m, Forall2 steady l m -> Forall2 (sees c) l m); [|apply K, Steady]; induction 1 as [|x w l m H _ IH]; constructor; [|exact IH]; destruct x; cbn [steady stands] in *; try destruct H; auto. Qed.

Lemma network_here h : at_net e h = true -> nth_error es h = Some (Network (Made rows)).
Proof.
  unfold at_net; destruct (nth_error e h) as [[]|] eqn:E; try discriminate; intros _.
  destruct (stand_at F xs name rows columns many at_ (subset_ s) labels 0 (present 0) e es h ANet (all_stand 0) E) as (w & W & ->); exact W.
Qed.

Lemma letter_label x t : 0 <= x < columns -> 0 <= t < many -> label_at (f (Z.to_nat x)) t = Some (label (at_ x t)).
Proof. intros X T; destruct (Spelled (Z.to_nat x) t) as [_ E]; [lia | exact T|]; rewrite Z2Nat.id in E by lia; exact E. Qed.

Lemma some_track : (0 < tracks)%nat.
Proof. destruct (has_root F xs R) as [L V]; destruct (Placed (root_of F xs) (conj L V)) as (_ & T & _); lia. Qed.

Lemma letters_here i : (i < n)%nat -> (f i < A)%nat.
Proof. intros I; apply (Spelled i 0); [exact I | pose proof some_track; lia]. Qed.

Lemma letter_inside i d a : (i < n)%nat -> letter_at back (window i) d = Some a -> exists j, Z.of_nat j = d + Z.of_nat back /\ (j < S reach)%nat /\ a = nth j (window i) 0%nat.
Proof.
  intros I W; unfold letter_at in W; destruct (Z.ltb_spec (d + Z.of_nat back) 0); [discriminate|]; exists (Z.to_nat (d + Z.of_nat back)); split; [lia|].
  split; [|symmetry; apply (nth_error_nth _ _ 0%nat W)]; assert (L : length (window i) = S reach) by (unfold StripTables.view, Strip.window; destruct closed; [rewrite map_length, seq_length; reflexivity | apply Strip.cut_length]); rewrite <- L; apply nth_error_Some; congruence.
Qed.

Lemma letter_open i d a : closed = false -> (i < n)%nat -> letter_at back (window i) d = Some a -> (a < A)%nat <-> 0 <= Z.of_nat i + d < columns.
Proof.
  intros Cl I W; destruct (letter_inside i d a I W) as (j & J & Lj & ->); unfold StripTables.view; rewrite Cl, StripTables.cut_at by exact Lj; unfold StripTables.spelt.
  destruct (Nat.ltb_spec (i + ahead + j) reach); [split; [intros Lt; exfalso; exact (Nat.lt_irrefl _ Lt) | lia]|]; destruct (Nat.ltb_spec (i + ahead + j) (n + reach)); [|split; [intros Lt; exfalso; apply (Nat.lt_irrefl A); apply (Nat.lt_trans _ (S A)); [apply Nat.lt_succ_diag_r | exact Lt] | lia]].
  split; [intros _; lia | intros _; apply letters_here; lia].
Qed.

Lemma window_right i d t z : (i < n)%nat -> window_label back cells s (window i) d t = Some z -> 0 <= t < many -> label (seen_from columns at_ (mid i) d t) = z.
Proof.
  intros I W T; unfold window_label in W; destruct (letter_at back (window i) d) as [a|] eqn:E; [|discriminate]; assert (Ea : f (Z.to_nat ((mid i + d) mod columns)) = a).
  - pose proof (letter_inside i d a I E) as (j & J & Lj & ->); pose proof (fun Cl => letter_open i d _ Cl I E) as Op; unfold StripTables.view in *; destruct closed eqn:Cl.
    + unfold Strip.window; rewrite (nth_indep _ 0%nat (f ((i + 0) mod n)%nat)) by (rewrite map_length, seq_length; exact Lj); rewrite (map_nth (fun j => f ((i + j) mod n)%nat)), seq_nth by exact Lj; f_equal; cbn [Nat.add].
      apply Nat2Z.inj; rewrite Nat2Z.inj_mod, columns_nat, Z2Nat.id by (apply Z.mod_pos_bound; lia); rewrite Zplus_mod_idemp_l; f_equal; lia.
    + assert (La : (nth j (Strip.cut (StripTables.spelt A back ahead f n) (i + ahead) (S reach)) 0 < A)%nat) by (unfold cell_label in W; destruct (t <? 0); [discriminate W|]; apply nth_error_Some; destruct (nth_error cells _); [discriminate | discriminate W]).
      apply (Op eq_refl) in La; rewrite Z.mod_small by lia; rewrite StripTables.cut_at by exact Lj; unfold StripTables.spelt; destruct (Nat.ltb_spec (i + ahead + j) reach); [lia|]; destruct (Nat.ltb_spec (i + ahead + j) (n + reach)); [f_equal; lia | lia].
  - pose proof (letter_label ((mid i + d) mod columns) t (turned columns Some_columns _) T) as Lb; rewrite Ea, W in Lb; injection Lb as ->; reflexivity.
Qed.

(* ---------- Neighbours ---------- *)

Lemma same_column c d e' : present c d -> present c e' -> Z.abs (d - e') < apart -> (c + d) mod columns = (c + e') mod columns -> d = e'.
Proof.
  intros P Q L E; destruct closed eqn:Cl; [apply (turned_apart columns Some_columns c d e' E); specialize (Apart eq_refl); lia|].
  specialize (P eq_refl); specialize (Q eq_refl); rewrite !Z.mod_small in E by assumption; lia.
Qed.

Lemma neighbours_here c d t l : here many (present c) d t -> NoDup l -> (forall r, In r l <-> In r (near t) /\ present c (d + fst r)) ->
  (forall r, In r l -> here many (present c) (d + fst r) (snd r)) /\ forall m, lists (adj g (seen_from columns at_ c d t)) m -> Permutation (map (fun r => seen_from columns at_ c (d + fst r) (snd r)) l) m.
Proof.
  intros [T P] Nl Sub; split; [intros r I; apply Sub in I; split; [apply (On_tracks t r T), I | apply I]|].
  intros m [N L]; destruct (Near_apart t T) as [_ Ap]; assert (E : forall r, seen_from columns at_ c (d + fst r) (snd r) = at_ (((c + d) mod columns + fst r) mod columns) (snd r)) by (intros r; unfold seen_from; rewrite Zplus_mod_idemp_l; do 2 f_equal; lia).
  assert (Pr : forall r : Z * Z, present ((c + d) mod columns) (fst r) <-> present c (d + fst r)) by (intros r; split; intros H Cl; specialize (H Cl); specialize (P Cl); rewrite (Z.mod_small (c + d)) in * by exact P; lia).
  apply NoDup_Permutation; [|exact N|].
  - assert (K : forall m, NoDup m -> (forall r, In r m -> In r l) -> NoDup (map (fun r => seen_from columns at_ c (d + fst r) (snd r)) m)); [|apply K; auto].
    induction 1 as [|r m' O _ IH]; intros H; [constructor|]; cbn [map]; constructor; [|apply IH; intros q I; apply H; right; exact I].
    intros I; apply in_map_iff in I; destruct I as (q & E' & I); apply O; assert (Ir : In r l) by (apply H; left; reflexivity); assert (Iq : In q l) by (apply H; right; exact I); apply Sub in Ir, Iq.
    destruct (seen_same F xs columns many at_ column track Places Some_columns c _ _ _ _ (On_tracks t q T (proj1 Iq)) (On_tracks t r T (proj1 Ir)) E') as [Tr D].
    assert (Df : d + fst q = d + fst r).
    { destruct closed eqn:Cl; [apply (turned_apart columns Some_columns c _ _ D); specialize (Ap eq_refl q r (proj1 Iq) (proj1 Ir)); specialize (Apart eq_refl); lia|].
      pose proof (proj2 Iq eq_refl); pose proof (proj2 Ir eq_refl); rewrite !Z.mod_small in D by assumption; lia. }
    assert (fst q = fst r) by lia; destruct q, r; cbn [fst snd] in *; subst; exact I.
  - intros w; rewrite (L w); unfold seen_from at 2; rewrite (Linked _ t w (turned columns Some_columns (c + d)) T), in_map_iff; split.
    + intros (r & <- & I); exists r; apply Sub in I; split; [apply I|]; split; [apply Pr, I | apply E].
    + intros (r & I & Q & ->); exists r; split; [apply E | apply Sub; split; [exact I | apply Pr, Q]].
Qed.

Lemma nearby i d t l : (i < n)%nat -> near_in closed near back cells (window i) d t = Some l -> here many (present (mid i)) d t ->
  (forall r, In r l <-> In r (near t) /\ present (mid i) (d + fst r)) /\
  (forall r, In r l -> here many (present (mid i)) (d + fst r) (snd r)) /\ forall m, lists (adj g (seen_from columns at_ (mid i) d t)) m -> Permutation (map (fun r => seen_from columns at_ (mid i) (d + fst r) (snd r)) l) m.
Proof.
  intros I Nr H; assert (S : NoDup l /\ forall r, In r l <-> In r (near t) /\ present (mid i) (d + fst r)).
  - destruct (Near_apart t (proj1 H)) as [Nd _]; unfold near_in in Nr; pose proof (fun d a Cl => letter_open i d a Cl I) as Op; destruct closed eqn:Cl; [injection Nr as <-; split; [exact Nd|]; intros r; split; [intros J; split; [exact J | discriminate] | tauto]|].
    destruct (forallb _ (near t)) eqn:In_; [|discriminate Nr]; injection Nr as <-; split; [apply NoDup_filter, Nd|]; rewrite forallb_forall in In_; intros r; rewrite filter_In; split; intros [J Q]; (split; [exact J|]); specialize (In_ r J); destruct (letter_at _ _ _) as [a|] eqn:La; try discriminate Q; try discriminate In_.
    + intros _; apply Nat.ltb_lt in Q; apply (Op _ a eq_refl La) in Q; lia.
    + apply Nat.ltb_lt, (Op _ a eq_refl La); specialize (Q eq_refl); lia.
  - split; [apply S | apply neighbours_here; [exact H | apply S | apply S]].
Qed.

(* ---------- Parts that hold everywhere ---------- *)

Definition holds_everywhere (y : expression) : bool :=
  forallb (fun i => forallb (fun t => match part_at closed near apart back cells s e (window i) y t with Some b => b | None => false end) (all_tracks tracks)) (seq 0 n).

Lemma in_tracks t : In t (all_tracks tracks) <-> 0 <= t < many.
Proof. unfold all_tracks; rewrite in_map_iff; split; [intros (i & <- & I); apply in_seq in I; lia | intros I; exists (Z.to_nat t); rewrite in_seq; lia]. Qed.

Lemma window_letters i : (i < n)%nat -> In (window i) (Strip.words (StripTables.letters_in_all closed A) (S reach)).
Proof.
  intros I; apply Strip.words_in; unfold StripTables.view, StripTables.letters_in_all; destruct closed; split; [unfold Strip.window; rewrite map_length, seq_length; reflexivity| |apply Strip.cut_length|].
  - intros a Ia; unfold Strip.window in Ia; apply in_map_iff in Ia; destruct Ia as (j & <- & _); apply letters_here, Nat.mod_upper_bound; lia.
  - apply Strip.cut_letters; intros j _; unfold StripTables.spelt; destruct (Nat.ltb_spec j reach); [lia|]; destruct (Nat.ltb_spec j (n + reach)); [pose proof (letters_here (j - reach) ltac:(lia)); lia | lia].
Qed.

Lemma middle i : (i < n)%nat -> needed closed back cells (window i) = true.
Proof.
  intros I; unfold needed, StripTables.view; destruct closed; [reflexivity|]; cbn [orb]; rewrite StripTables.cut_at by lia; replace (i + ahead + back)%nat with (i + reach)%nat by lia; rewrite StripTables.spelt_at by exact I; apply Nat.ltb_lt, letters_here, I.
Qed.

Lemma part_known i y t : (i < n)%nat -> In y (constraints s e) -> 0 <= t < many -> exists b, part_at closed near apart back cells s e (window i) y t = Some b.
Proof.
  intros I Y T; pose proof Computable as Cp; unfold computable in Cp; both Cp; both Cp; rewrite forallb_forall in Cp1; specialize (Cp1 _ (window_letters i I)); rewrite (middle i I) in Cp1; cbn [negb orb] in Cp1; unfold known_everywhere in Cp1.
  rewrite forallb_forall in Cp1; specialize (Cp1 y Y); rewrite forallb_forall in Cp1; specialize (Cp1 t (proj2 (in_tracks t) T)); destruct (part_at _ _ _ _ _ _ _ _ _ _) as [b|]; [exists b; reflexivity | discriminate].
Qed.

(* The values of variables, and what they are seen as somewhere. *)
Lemma holds_value y (items : list (list worth)) (ps : nat -> Z -> list (list seen)) only body :
  In y (constraints s e) -> (forall i t, (i < n)%nat -> 0 <= t < many -> said_of closed near back cells e (window i) y t = Some (ps i t, only, body)) ->
  (forall x, In x items -> exists i t p, (i < n)%nat /\ 0 <= t < many /\ In p (ps i t) /\ Forall2 (sees (mid i)) p x) ->
  (forall i t p, (i < n)%nat -> 0 <= t < many -> In p (ps i t) -> exists x, In x items /\ Forall2 (sees (mid i)) p x) ->
  gathered All (fun x => value (x ++ es) only) (fun x => value (x ++ es) body) items = Some (True_or_false (holds_everywhere y)).
Proof.
  intros Y Sa On Back.
  assert (Con : forall i t p x, (i < n)%nat -> 0 <= t < many -> In p (ps i t) -> Forall2 (sees (mid i)) p x -> exists z,
    contribution All (local (near_in closed near back cells (window i)) apart (window_label back cells s (window i)) (p ++ e) only) (fun _ => local (near_in closed near back cells (window i)) apart (window_label back cells s (window i)) (p ++ e) body) = Some z /\ says_of All z (truth (value (x ++ es) only)) (value (x ++ es) body)).
  { intros i t p x I T P Sx; destruct (part_known i y t I Y T) as (b & B); unfold part_at in B; rewrite (Sa i t I T) in B; destruct (all_there _) as [zs|] eqn:Al; [|discriminate B].
    apply all_there_each in Al; assert (E : exists z, contribution All (local (near_in closed near back cells (window i)) apart (window_label back cells s (window i)) (p ++ e) only) (fun _ => local (near_in closed near back cells (window i)) apart (window_label back cells s (window i)) (p ++ e) body) = Some z).
    { clear - Al P; induction Al as [|q z m zs H _ IH]; [destruct P|]; destruct P as [->|P]; [exists z; exact H | apply IH, P]. }
    destruct E as (z & E); exists z; split; [exact E|]; eapply (contribution_says F xs R name Names rows Rows columns many at_ column track apart Places Some_columns label (subset_ s) labels Fit (mid i) _ (present (mid i)) _ (same_column (mid i)));
      [intros d t' z' W T'; apply (window_right i d t' z' I W (proj1 T')) | intros d t' l' Nr H; apply (nearby i d t' l' I Nr H) | apply Forall2_app; [exact Sx | apply all_stand] | exact E]. }
  assert (Zs : exists zs, Forall2 (fun x z => says_of All z (truth (value (x ++ es) only)) (value (x ++ es) body)) items zs).
  { clear Back; revert On; generalize items; induction items0 as [|x m IH]; intros On; [exists []; constructor|]; destruct IH as (zs & H); [intros x' I; apply On; right; exact I|].
    destruct (On x (or_introl eq_refl)) as (i & t & p & I & T & P & Sx); destruct (Con i t p x I T P Sx) as (z & _ & Z_); exists (z :: zs); constructor; assumption. }
  destruct Zs as (zs & Zs); destruct (gathered_value F xs name rows columns many at_ (subset_ s) labels 0 (present 0) All _ _ items zs _ Zs eq_refl) as (w & -> & ->); do 2 f_equal.
  apply eq_true_iff_eq; unfold holds_everywhere; rewrite !forallb_forall; split.
  - intros H i I; apply in_seq in I; apply forallb_forall; intros t T; apply in_tracks in T; destruct (part_known i y t ltac:(lia) Y T) as (b & B); rewrite B; unfold part_at in B; rewrite (Sa i t ltac:(lia) T) in B; destruct (all_there _) as [ys|] eqn:Al; [|discriminate B]; injection B as <-.
    apply all_there_each in Al; apply forallb_forall; intros z Iz; assert (E : exists p, In p (ps i t) /\ contribution All (local (near_in closed near back cells (window i)) apart (window_label back cells s (window i)) (p ++ e) only) (fun _ => local (near_in closed near back cells (window i)) apart (window_label back cells s (window i)) (p ++ e) body) = Some z).
    { clear - Al Iz; induction Al as [|q z' m zs H _ IH]; [destruct Iz|]; destruct Iz as [->|Iz]; [exists q; split; [left; reflexivity | exact H] | destruct (IH Iz) as (p & P & E); exists p; split; [right; exact P | exact E]]. }
    destruct E as (p & P & E); destruct (Back i t p ltac:(lia) T P) as (x & Ix & Sx); destruct (Con i t p x ltac:(lia) T P Sx) as (z' & E' & Sz); rewrite E in E'; injection E' as <-.
    assert (K : exists z', In z' zs /\ says_of All z' (truth (value (x ++ es) only)) (value (x ++ es) body)) by (clear - Zs Ix; induction Zs as [|q z' m zs H _ IH]; [destruct Ix|]; destruct Ix as [->|Ix]; [exists z'; split; [left; reflexivity | exact H] | destruct (IH Ix) as (p & P & E); exists p; split; [right; exact P | exact E]]).
    destruct K as (z' & Iz' & Sz'); rewrite (says_once _ _ _ _ _ Sz Sz'); apply H, Iz'.
  - intros H z Iz; assert (K : exists x, In x items /\ says_of All z (truth (value (x ++ es) only)) (value (x ++ es) body)) by (clear - Zs Iz; induction Zs as [|q z' m zs H _ IH]; [destruct Iz|]; destruct Iz as [->|Iz]; [exists q; split; [left; reflexivity | exact H] | destruct (IH Iz) as (p & P & E); exists p; split; [right; exact P | exact E]]).
    destruct K as (x & Ix & Sz); destruct (On x Ix) as (i & t & p & I & T & P & Sx); destruct (Con i t p x I T P Sx) as (z' & E & Sz'); rewrite (says_once _ _ _ _ _ Sz Sz'); clear Sz Iz z.
    specialize (H i ltac:(apply in_seq; lia)); rewrite forallb_forall in H; specialize (H t (proj2 (in_tracks t) T)); unfold part_at in H; rewrite (Sa i t I T) in H; destruct (all_there _) as [ys|] eqn:Al; [|discriminate H]; cbn [option_map] in H; rewrite forallb_forall in H; apply H.
    apply all_there_each in Al; clear - Al P E; induction Al as [|q z m zs H _ IH]; [destruct P|]; destruct P as [->|P]; [rewrite E in H; injection H as ->; left; reflexivity | right; apply IH, P].
Qed.

(* The window in the middle of which a column is. *)
Lemma centred x : 0 <= x < columns -> exists i, (i < n)%nat /\ mid i = x.
Proof.
  intros X; destruct closed; [|exists (Z.to_nat x); lia]; exists (Z.to_nat ((x - Z.of_nat back) mod columns)); pose proof (Z.mod_pos_bound (x - Z.of_nat back) columns ltac:(lia)); split; [lia|].
  rewrite Z2Nat.id by lia; rewrite Zplus_mod_idemp_l; replace (x - Z.of_nat back + Z.of_nat back) with x by lia; apply Z.mod_small, X.
Qed.

Lemma mid_in i : (i < n)%nat -> 0 <= mid i < columns. Proof. intros I; destruct closed; [apply Z.mod_pos_bound; lia | lia]. Qed.

Lemma mid_present i : (i < n)%nat -> present (mid i) 0. Proof. intros I _; pose proof (mid_in i I); lia. Qed.

Lemma seen_zero i t : (i < n)%nat -> seen_from columns at_ (mid i) 0 t = at_ (mid i) t.
Proof. intros I; unfold seen_from; rewrite Z.add_0_r, Z.mod_small by apply (mid_in i I); reflexivity. Qed.

Lemma vertices_part only body h : In (Quantify_ All 1 (Over (Of Vertices_ (Local h))) only body) (constraints s e) -> at_net e h = true ->
  value es (Quantify_ All 1 (Over (Of Vertices_ (Local h))) only body) = Some (True_or_false (holds_everywhere (Quantify_ All 1 (Over (Of Vertices_ (Local h))) only body))).
Proof.
  intros Y H; cbn [value]; rewrite (network_here h H); cbn [net_of option_map inquired set_of]; rewrite (rows_vertices F xs name rows Rows), bindings_one; cbv zeta.
  apply (holds_value _ _ (fun _ t => [[AVertex 0 t]]) only body Y).
  - intros i t _ _; cbn [said_of]; rewrite H; reflexivity.
  - intros x I; apply in_map_iff in I; destruct I as (p & <- & I); apply in_map_iff in I; destruct I as (v & <- & I); apply (vertices_here F xs R) in I; destruct (Placed v I) as (C & T & E).
    destruct (centred _ C) as (i & Li & Hi); exists i, (track v), [AVertex 0 (track v)]; split; [exact Li|]; split; [exact T|]; split; [left; reflexivity|].
    constructor; [|constructor]; split; [split; [exact T | apply (mid_present i Li)]|]; rewrite seen_zero, Hi, E by exact Li; reflexivity.
  - intros i t p Li T [<-|[]]; exists [Part_ (name (at_ (mid i) t))]; split; [|constructor; [|constructor]; split; [split; [exact T | apply (mid_present i Li)] | rewrite seen_zero by exact Li; reflexivity]].
    apply (in_map (fun p => [Part_ p])), in_map, (is_vertex_here F xs R), Places; [apply (mid_in i Li) | exact T].
Qed.
End Labelled.

(* ---------- Links ---------- *)

Lemma links_from_all u v : vertex_of F xs u -> vertex_of F xs v -> adj g u v -> forall vs earlier, (forall w, In w vs -> vertex_of F xs w) -> In u vs ->
  WordSays.member (name u) earlier = false -> WordSays.member (name v) earlier = false -> In v vs ->
  In (Link (name u) (name v)) (links_from (Made rows) earlier (map name vs)) \/ In (Link (name v) (name u)) (links_from (Made rows) earlier (map name vs)).
Proof.
  intros U V Ad; assert (Row : forall x y, vertex_of F xs x -> adj g x y -> In (name y) (WordSays.row_of (Made rows) (name x))).
  { intros x y X H; destruct (row_named F xs R name Names rows Rows x X) as (l & [_ L] & E); unfold WordSays.row_of; rewrite E; apply in_map, L, H. }
  induction vs as [|w vs IH]; intros earlier H Iu Nu Nv Iv; [destruct Iu|]; cbn [map links_from]; pose proof (H w (or_introl eq_refl)) as Hw.
  destruct (list_eq_dec Z.eq_dec w u) as [->|Wu]; [left; apply in_or_app; left; apply in_map, filter_In; split; [apply Row; assumption | rewrite Nv; reflexivity]|].
  destruct (list_eq_dec Z.eq_dec w v) as [->|Wv]; [right; apply in_or_app; left; apply in_map, filter_In; split; [apply Row; [assumption | apply adj_sym, Ad] | rewrite Nu; reflexivity]|].
  assert (Ne : forall x, vertex_of F xs x -> w <> x -> same (name x) (name w) = false) by (intros x X D; rewrite (name_same F xs R name Names x w X Hw); apply not_true_is_false; intros E; apply same_tuple_at_eq in E; congruence).
  destruct Iu as [E|Iu]; [congruence|]; destruct Iv as [E|Iv]; [congruence|]; destruct (IH (name w :: earlier) (fun y I => H y (or_intror I)) Iu) as [I|I];
    try (cbn [WordSays.member existsb]; rewrite Ne by assumption; first [exact Nu | exact Nv]); [exact Iv | left; apply in_or_app; right; exact I | right; apply in_or_app; right; exact I].
Qed.

Lemma links_both : exists l, bindings 2 (links_of (Made rows)) = Some l /\ (forall x, In x l -> exists u v, x = [Part_ (name v); Part_ (name u)] /\ vertex_of F xs u /\ vertex_of F xs v /\ adj g u v) /\
  forall u v, vertex_of F xs u -> vertex_of F xs v -> adj g u v -> In [Part_ (name v); Part_ (name u)] l.
Proof.
  destruct (links_bound F xs R name Names rows Rows) as (l & E & H); exists l; split; [exact E|]; split; [exact H|]; intros u v U V Ad.
  assert (In_ : forall a b, In (Link a b) (links_of (Made rows)) -> In [Part_ b; Part_ a] l /\ In [Part_ a; Part_ b] l).
  { clear H; revert l E; generalize (links_of (Made rows)); induction l as [|p m IH]; intros r E a b I; [destruct I|]; unfold bindings in E; cbn [map all_there] in E; destruct (binding 2 p) as [q|] eqn:Q; [|discriminate E].
    destruct (all_there (map (binding 2) m)) as [qs|] eqn:Qs; [|discriminate E]; cbn [option_map concat] in E; injection E as <-; destruct I as [->|I].
    - cbn [binding] in Q; injection Q as <-; split; apply in_or_app; left; [left; reflexivity | right; left; reflexivity].
    - destruct (IH (concat qs) ltac:(unfold bindings; rewrite Qs; reflexivity) a b I) as [X Y]; split; apply in_or_app; right; assumption. }
  assert (L : links_of (Made rows) = links_from (Made rows) [] (map name (vertices g))) by (unfold links_of; rewrite (rows_undirected F xs name Names rows Rows), (rows_vertices F xs name rows Rows); reflexivity).
  destruct (links_from_all u v U V Ad (vertices g) [] (fun w I => vertices_here F xs R w I) (is_vertex_here F xs R u U) eq_refl eq_refl (is_vertex_here F xs R v V)) as [I|I]; rewrite <- L in I; apply In_ in I; apply I.
Qed.

Section Words.
Variables (label : list Z -> Z) (labels : worth) (f : nat -> nat).
Hypothesis Fit : labels_fit label labels.
Hypothesis Spelled : spelled label f.
Notation es := (labels :: es0).
Notation sees c := (stands F xs name rows columns many at_ (subset_ s) labels c (present c)).
Notation window i := (StripTables.view closed A back ahead f n i).
Notation mid i := (if closed then (Z.of_nat i + Z.of_nat back) mod columns else Z.of_nat i).
Notation everywhere := (holds_everywhere f).
Notation price := (cost closed near apart tracks cells s e).
Notation weight := (Strip.weight price f n).

Lemma turned_forwards t r : forwards t r = false -> forwards (snd r) (- fst r, t) = true.
Proof.
  unfold forwards; cbn [fst snd]; destruct (Z.ltb_spec 0 (fst r)), (Z.ltb_spec 0 (- fst r)), (Z.eqb_spec (fst r) 0), (Z.eqb_spec (- fst r) 0), (Z.leb_spec t (snd r)), (Z.leb_spec (snd r) t); cbn [orb andb]; intros; try reflexivity; try discriminate; lia.
Qed.

(* A link leads forward from one of its ends. *)
Lemma link_forward u v : vertex_of F xs u -> vertex_of F xs v -> adj g u v -> exists x t r, 0 <= x < columns /\ 0 <= t < many /\ In r (near t) /\ present x (fst r) /\ forwards t r = true /\
  let w := at_ ((x + fst r) mod columns) (snd r) in u = at_ x t /\ v = w \/ v = at_ x t /\ u = w.
Proof.
  intros U V Ad; destruct (Placed u U) as (Cu & Tu & Eu), (Placed v V) as (Cv & Tv & Ev); pose proof Ad as Ad'; rewrite <- Eu in Ad'; apply (Linked _ _ v Cu Tu) in Ad'; destruct Ad' as (r & Ir & Pr & Er).
  destruct (forwards (track u) r) eqn:Fo; [exists (column u), (track u), r; cbv zeta; auto 8|].
  assert (Ev' : column v = (column u + fst r) mod columns /\ track v = snd r) by (rewrite Er; destruct (Places ((column u + fst r) mod columns) (snd r) (turned columns Some_columns _) (On_tracks _ _ Tu Ir)) as (_ & A1 & A2); split; assumption).
  destruct Ev' as [E1 E2]; exists (column v), (track v), (- fst r, track u); cbn [fst snd]; split; [exact Cv|]; split; [exact Tv|]; rewrite E2; split; [apply Near_back; assumption|]; split; [|split; [apply turned_forwards, Fo|]].
  - intros Cl; specialize (Pr Cl); rewrite E1, Z.mod_small by exact Pr; lia.
  - cbv zeta; right; split; [congruence|]; rewrite E1, Zplus_mod_idemp_l; replace (column u + fst r + - fst r) with (column u) by lia; rewrite Z.mod_small by exact Cu; congruence.
Qed.

Lemma links_part only body h : In (Quantify_ All 2 (Over (Of Links_ (Local h))) only body) (constraints s e) -> at_net e h = true ->
  value es (Quantify_ All 2 (Over (Of Links_ (Local h))) only body) = Some (True_or_false (everywhere (Quantify_ All 2 (Over (Of Links_ (Local h))) only body))).
Proof.
  intros Y H; cbn [value]; rewrite (network_here labels h H); cbn [net_of option_map inquired set_of]; destruct links_both as (l & -> & On & All_); cbv zeta.
  set (both_ways := fun t r => let v := AVertex (fst r) (snd r) in [[v; AVertex 0 t]; [AVertex 0 t; v]]).
  set (ps := fun i t => match near_in closed near back cells (window i) 0 t with Some l => flat_map (both_ways t) (filter (forwards t) l) | None => [] end).
  assert (Near : forall i t, (i < n)%nat -> 0 <= t < many -> exists l, near_in closed near back cells (window i) 0 t = Some l /\ forall r, In r l <-> In r (near t) /\ present (mid i) (fst r)).
  { intros i t I T; destruct (part_known label f Spelled i _ t I Y T) as (b & B); unfold part_at in B; cbn [said_of] in B; rewrite H in B; destruct (near_in _ _ _ _ _ _ _) as [l'|] eqn:Nr; [|discriminate B]; exists l'; split; [reflexivity|].
    intros r; apply (nearby label f Spelled i 0 t l' I Nr); split; [exact T | apply (mid_present i I)]. }
  assert (Seen : forall i t r, (i < n)%nat -> 0 <= t < many -> In r (near t) -> present (mid i) (fst r) -> Forall2 (sees (mid i)) [AVertex (fst r) (snd r); AVertex 0 t] [Part_ (name (at_ ((mid i + fst r) mod columns) (snd r))); Part_ (name (at_ (mid i) t))]).
  { intros i t r I T Ir Pr; constructor; [|constructor; [|constructor]]; (split; [split; [first [exact T | apply (On_tracks _ _ T Ir)] | first [exact Pr | apply (mid_present i I)]]|]); [reflexivity | rewrite seen_zero by exact I; reflexivity]. }
  assert (Turn : forall c a b x y, Forall2 (sees c) [a; b] [x; y] -> Forall2 (sees c) [b; a] [y; x]) by (intros c a b x y Q; inversion Q as [|? ? ? ? Q1 Q2]; subst; inversion Q2; subst; repeat (constructor; try assumption)).
  apply (holds_value label labels f Fit Spelled _ _ ps only body Y).
  - intros i t I T; cbn [said_of]; rewrite H; unfold ps; destruct (Near i t I T) as (l' & -> & _); reflexivity.
  - intros x I; destruct (On x I) as (u & v & -> & U & V & Ad); destruct (link_forward u v U V Ad) as (c & t & r & C & T & Ir & Pr & Fo & W); cbv zeta in W; destruct (centred c C) as (i & Li & Hi); rewrite <- Hi in *; destruct (Near i t Li T) as (l' & Nr & Nl).
    assert (Ip : forall p, In p (both_ways t r) -> In p (ps i t)) by (intros p Ip; unfold ps; rewrite Nr; apply in_flat_map; exists r; split; [apply filter_In; split; [apply Nl; split; assumption | exact Fo] | exact Ip]).
    destruct W as [[-> ->]|[-> ->]]; exists i, t; eexists; (split; [exact Li|]; split; [exact T|]; split; [apply Ip|]).
    + left; reflexivity.
    + apply Seen; assumption.
    + right; left; reflexivity.
    + apply Turn, Seen; assumption.
  - intros i t p Li T I; unfold ps in I; destruct (Near i t Li T) as (l' & Nr & Nl); rewrite Nr in I; apply in_flat_map in I; destruct I as (r & Ir & Ip); apply filter_In in Ir; destruct Ir as [Ir _]; apply Nl in Ir; destruct Ir as [Ir Pr].
    pose proof (mid_in i Li) as C; assert (Ad : adj g (at_ (mid i) t) (at_ ((mid i + fst r) mod columns) (snd r))) by (apply (Linked _ _ _ C T); exists r; auto).
    assert (Va : vertex_of F xs (at_ (mid i) t)) by (apply Places; assumption); assert (Vb : vertex_of F xs (at_ ((mid i + fst r) mod columns) (snd r))) by (apply Places; [apply (turned columns Some_columns) | apply (On_tracks _ _ T Ir)]).
    destruct Ip as [<-|[<-|[]]]; eexists; (split; [|first [apply (Seen i t r Li T Ir Pr) | apply Turn, (Seen i t r Li T Ir Pr)]]); apply All_; try assumption; apply adj_sym, Ad.
Qed.

(* ---------- Sums ---------- *)

Lemma ring_permuted : Permutation (map (fun c => at_ (fst c) (snd c)) (list_prod (map Z.of_nat (seq 0 n)) (all_tracks tracks))) (vertices g).
Proof.
  assert (Cs : forall c, In c (list_prod (map Z.of_nat (seq 0 n)) (all_tracks tracks)) <-> 0 <= fst c < columns /\ 0 <= snd c < many).
  { intros [c t]; rewrite in_prod_iff, in_tracks, in_map_iff; cbn [fst snd]; split; [intros [(i & <- & I) T]; apply in_seq in I; lia | intros [C T]; split; [exists (Z.to_nat c); rewrite in_seq; lia | exact T]]. }
  apply NoDup_Permutation; [|apply vertices_once|].
  - apply NoDup_map_inj; [|apply NoDup_list_prod; [|unfold all_tracks]; apply NoDup_map_inj; try apply seq_NoDup; intros; lia].
    intros [c t] [d u] I J E; apply Cs in I, J; cbn [fst snd] in *; destruct (Places c t (proj1 I) (proj2 I)) as (_ & Ct & Tt), (Places d u (proj1 J) (proj2 J)) as (_ & Cu & Tu); rewrite E in Ct, Tt; congruence.
  - intros v; rewrite in_map_iff; split.
    + intros ([c t] & <- & I); apply Cs in I; cbn [fst snd] in *; apply (is_vertex_here F xs R), Places; apply I.
    + intros I; destruct (Placed v (vertices_here F xs R v I)) as (C & T & E); exists (column v, track v); split; [exact E | apply Cs; split; assumption].
Qed.

Lemma sum_over_ring (h : list Z -> Z) : fold_right Z.add 0 (map h (vertices g)) = Strip.sum_to (fun i => fold_right Z.add 0 (map (fun t => h (at_ (Z.of_nat i) t)) (all_tracks tracks))) n.
Proof.
  assert (P : forall l m : list (list Z), Permutation l m -> fold_right Z.add 0 (map h l) = fold_right Z.add 0 (map h m)) by (induction 1; cbn [map fold_right]; lia).
  assert (Ap : forall l m : list Z, fold_right Z.add 0 (l ++ m) = fold_right Z.add 0 l + fold_right Z.add 0 m) by (induction l as [|z l IH]; intros m; [reflexivity | cbn [app fold_right]; rewrite IH; lia]).
  rewrite <- (P _ _ ring_permuted); unfold Strip.sum_to; generalize (seq 0 n); intros l; induction l as [|i l IH]; [reflexivity|]; cbn [map list_prod fold_right]; rewrite !map_app, Ap, IH, !map_map; reflexivity.
Qed.

Lemma over_tracks_sum (h : Z -> option Z) (z : Z -> Z) y : over_tracks tracks h = Some y -> (forall t x, 0 <= t < many -> h t = Some x -> x = z t) -> y = fold_right Z.add 0 (map z (all_tracks tracks)).
Proof.
  unfold over_tracks; intros E H; destruct (all_there _) as [zs|] eqn:Al; [|discriminate E]; injection E as <-; apply all_there_each in Al; assert (K : forall t, In t (all_tracks tracks) -> 0 <= t < many) by (intros t; apply in_tracks).
  revert K Al; generalize (all_tracks tracks); intros l K Al; induction Al as [|t x l zs A _ IH]; [reflexivity|]; cbn [map fold_right]; rewrite (H t x (K t (or_introl eq_refl)) A), IH by (intros u I; apply K; right; exact I); reflexivity.
Qed.

Lemma price_known i : (i < n)%nat -> exists z, cost_known closed near apart tracks cells s e (f i) = Some z /\ price (f i) = z /\ 0 <= z.
Proof.
  intros I; pose proof Computable as Cp; unfold computable in Cp; both Cp; rewrite forallb_forall in Cp0; pose proof some_track; specialize (Cp0 (f i) ltac:(apply in_seq; pose proof (letters_here label f Spelled i I); lia)).
  unfold cost; destruct (cost_known _ _ _ _ _ _ _ _) as [z|]; [|discriminate Cp0]; exists z; split; [reflexivity|]; split; [reflexivity | apply Z.leb_le, Cp0].
Qed.

Lemma size_weight : sized s = true -> fold_right Z.add 0 (map label (vertices g)) = weight.
Proof.
  intros Sz; rewrite sum_over_ring; unfold Strip.weight; apply Strip.sum_same; intros i I; destruct (price_known i I) as (z & K & -> & _); unfold cost_known in K; rewrite Sz in K; symmetry.
  apply (over_tracks_sum _ _ _ K); intros t x T E; destruct (Spelled i t I T) as [_ E']; rewrite E in E'; injection E' as ->; reflexivity.
Qed.

Lemma weights_value w h : sized s = false -> weights s e = [w] -> at_net e h = true ->
  value es (Quantify_ Sum_of 1 (Over (Of Vertices_ (Local h))) (Always true) w) = Some (Part_ (whole weight)).
Proof.
  intros Sz W H; cbn [value]; rewrite (network_here labels h H); cbn [net_of option_map inquired set_of]; rewrite (rows_vertices F xs name rows Rows), bindings_one; cbv zeta.
  set (z := fun v => match weight_at closed near apart cells s e (f (Z.to_nat (column v))) w (track v) with Some z => z | None => 0 end).
  assert (Each : forall v, vertex_of F xs v -> value (Part_ (name v) :: es) w = Some (Part_ (whole (z v)))).
  { intros v V; destruct (Placed v V) as (C & T & E); destruct (price_known (Z.to_nat (column v)) ltac:(lia)) as (y & K & _); unfold cost_known in K; rewrite Sz, W in K; unfold over_tracks in K; destruct (all_there _) as [zs|] eqn:Al; [|discriminate K].
    apply all_there_each in Al; assert (S : exists x, weight_at closed near apart cells s e (f (Z.to_nat (column v))) w (track v) = Some x) by (apply in_tracks in T; clear - Al T; induction Al as [|q z m zs H _ IH]; [destruct T|]; destruct T as [->|T]; [exists z; exact H | apply IH, T]).
    unfold z; destruct S as (x & S); rewrite S; unfold weight_at in S; destruct (local _ _ _ _ _) as [[| |x'| | |]|] eqn:Lo; try discriminate S; injection S as ->.
    assert (Sx : Forall2 (sees (column v)) (AVertex 0 (track v) :: e) (Part_ (name v) :: es)) by (constructor; [split; [split; [exact T | intros _; lia]|]; unfold seen_from; rewrite Z.add_0_r, Z.mod_small, E by exact C; reflexivity | apply all_stand]).
    destruct (local_value F xs R name Names rows Rows columns many at_ column track apart Places Some_columns label (subset_ s) labels Fit (column v) (near_alone closed near) (present (column v)) (alone cells s (f (Z.to_nat (column v)))) (same_column (column v))) with (x := w) (e := AVertex 0 (track v) :: e) (es := Part_ (name v) :: es) (s := ANumber x) as (o & O & ->); [| | exact Sx | exact Lo | exact O].
    2: { intros d t l Nr H'; unfold near_alone in Nr; assert (Cl : closed = true) by (destruct closed; [reflexivity | discriminate Nr]); rewrite Cl in Nr; injection Nr as <-; apply neighbours_here; [exact H' | apply Near_apart, H' | intros r; split; [intros J; split; [exact J | rewrite Cl; discriminate] | intros [J _]; exact J]]. }
    intros d t x' A [T' _]; unfold alone in A; destruct (Z.eqb_spec d 0) as [->|]; [|discriminate]; unfold seen_from; rewrite Z.add_0_r, Z.mod_small by exact C.
    pose proof (letter_label label f Spelled _ t C T') as Lb; rewrite A in Lb; injection Lb as <-; reflexivity. }
  assert (Zs : Forall2 (fun x z => says_of Sum_of z (truth (value (x ++ es) (Always true))) (value (x ++ es) w)) (map (fun p => [Part_ p]) (map name (vertices g))) (map z (vertices g))).
  { assert (Vs : forall v, In v (vertices g) -> vertex_of F xs v) by (apply (vertices_here F xs R)); revert Vs; generalize (vertices g); intros l Vs; induction l as [|v l IH]; cbn [map]; constructor; [|apply IH; intros u I; apply Vs; right; exact I].
    cbn [app value truth says_of]; rewrite (Each v (Vs v (or_introl eq_refl))); reflexivity. }
  destruct (gathered_value F xs name rows columns many at_ (subset_ s) labels 0 (present 0) Sum_of _ _ _ _ _ Zs eq_refl) as (o & G & ->); cbn [value] in G; refine (eq_trans G _); do 3 f_equal.
  rewrite sum_over_ring; unfold Strip.weight; apply Strip.sum_same; intros i I; destruct (price_known i I) as (y & K & -> & _); unfold cost_known in K; rewrite Sz, W in K; symmetry; apply (over_tracks_sum _ _ _ K).
  intros t x T E; unfold z; destruct (Places (Z.of_nat i) t ltac:(lia) T) as (_ & -> & ->); rewrite Nat2Z.id, E; reflexivity.
Qed.

(* ---------- All that is said ---------- *)

Variable bound_ : Z.
Hypothesis Bound : least = true -> nth_error es0 0 = Some (Part_ (whole bound_)).
Hypothesis Not_negative : 0 <= bound_.

Definition good : bool := forallb (fun i => allowed closed near apart tracks back cells s e (window i)) (seq 0 n).

Lemma inner_value inner : conjuncts inner = parts_ s -> value es inner = Some (True_or_false (good && (sized s || (weight <=? bound_)))).
Proof.
  intros Pa; set (holds := fun y => match weighing e y with Some _ => weight <=? bound_ | None => everywhere y end).
  pose proof Computable as Cp; unfold computable in Cp; both Cp; both Cp.
  rewrite (conjuncts_value holds es inner).
  - do 2 f_equal; rewrite Pa; apply eq_true_iff_eq; rewrite forallb_forall, andb_true_iff, orb_true_iff; unfold good; rewrite forallb_forall; split.
    + intros H; split.
      * intros i I; apply forallb_forall; intros y Y; pose proof Y as Y'; unfold constraints in Y'; apply filter_In in Y'; destruct Y' as [Iy Wy]; specialize (H y Iy); unfold holds in H; destruct (weighing e y); [discriminate Wy|].
        unfold holds_everywhere in H; rewrite forallb_forall in H; apply H, I.
      * destruct (sized s) eqn:Sz; [left; reflexivity | right]; destruct (weights s e) as [|w [|]] eqn:W; [|clear Cp|discriminate Cp].
        -- apply Z.leb_le; replace weight with 0; [exact Not_negative|]; unfold Strip.weight; transitivity (Strip.sum_to (fun _ => 0) n).
           ++ clear; unfold Strip.sum_to; induction (seq 0 n) as [|i l IH]; [reflexivity | cbn [map fold_right]; rewrite <- IH; reflexivity].
           ++ apply Strip.sum_same; intros i I; destruct (price_known i I) as (y & K & -> & _); unfold cost_known in K; rewrite Sz, W in K; injection K as <-; reflexivity.
        -- assert (I : exists y, In y (parts_ s) /\ weighing e y = Some w).
           { unfold weights in W; assert (Iw : In w (flat_map (fun y => match weighing e y with Some w => [w] | None => [] end) (parts_ s))) by (rewrite W; left; reflexivity).
             apply in_flat_map in Iw; destruct Iw as (y & Iy & Iw); exists y; split; [exact Iy|]; destruct (weighing e y); [destruct Iw as [->|[]]; reflexivity | destruct Iw]. }
           destruct I as (y & Iy & Wy); specialize (H y Iy); unfold holds in H; rewrite Wy in H; exact H.
    + intros [Al Wt] y Iy; unfold holds; destruct (weighing e y) as [w|] eqn:Wy.
      * destruct Wt as [Sz|Wt]; [|exact Wt]; exfalso; assert (Iw : In w (weights s e)) by (unfold weights; apply in_flat_map; exists y; rewrite Wy; split; [exact Iy | left; reflexivity]).
        destruct (weights s e) as [|? [|]]; [destruct Iw | rewrite Sz, andb_false_r in Cp; discriminate Cp | discriminate Cp].
      * unfold holds_everywhere; apply forallb_forall; intros i I; specialize (Al i I); unfold allowed in Al; rewrite forallb_forall in Al; apply Al; unfold constraints; apply filter_In; rewrite Wy; split; [exact Iy | reflexivity].
  - intros y Iy; rewrite Pa in Iy; unfold holds; destruct (weighing e y) as [w|] eqn:Wy.
    + assert (Iw : In w (weights s e)) by (unfold weights; apply in_flat_map; exists y; rewrite Wy; split; [exact Iy | left; reflexivity]).
      destruct (weights s e) as [|w' [|]] eqn:W; [destruct Iw | | discriminate Cp]; destruct Iw as [->|[]]; apply andb_true_iff in Cp; destruct Cp as [Le Sz]; apply negb_true_iff in Sz.
      unfold weighing in Wy; destruct y; try discriminate Wy; destruct y; try discriminate Wy; destruct y1; try discriminate Wy; destruct k as [|[|]]; try discriminate Wy; destruct y2; try discriminate Wy; destruct k; try discriminate Wy;
        destruct names as [|[|]]; try discriminate Wy; destruct r; try discriminate Wy; destruct a; try discriminate Wy; destruct q; try discriminate Wy; destruct a; try discriminate Wy; destruct y2_1; try discriminate Wy; destruct b; try discriminate Wy.
      destruct (at_net e k) eqn:H; [|discriminate Wy]; injection Wy as ->; pose proof (weights_value w k Sz W H) as V; cbn [value nth_error] in V |- *; rewrite V; pose proof (Bound Le) as Bo; destruct es0 as [|w0 es1]; [discriminate Bo|]; cbn [nth_error] in Bo |- *; injection Bo as ->.
      cbn [part_of below whole truly option_map truth]; rewrite !Z.mul_1_r, Z.leb_antisym; reflexivity.
    + assert (Y : In y (constraints s e)) by (unfold constraints; apply filter_In; rewrite Wy; split; [exact Iy | reflexivity]); pose proof some_track.
      destruct (part_known label f Spelled 0 y 0 ltac:(lia) Y ltac:(lia)) as (b & B); unfold part_at in B; destruct (said_of closed near back cells e (window 0%nat) y 0) as [[[l only] body]|] eqn:Sa; [|discriminate B]; clear B.
      unfold said_of in Sa; destruct y; try discriminate Sa; destruct k; try discriminate Sa; destruct names as [|[|[|]]]; try discriminate Sa; destruct r; try discriminate Sa; destruct a; try discriminate Sa; destruct q; try discriminate Sa; destruct a; try discriminate Sa;
        destruct (at_net e k) eqn:H'; try discriminate Sa; [apply (vertices_part label labels f Fit Spelled); assumption | apply links_part; assumption].
Qed.
End Words.

(* ---------- What is chosen ---------- *)

Notation price := (cost closed near apart tracks cells s e).
Notation says := (allowed closed near apart tracks back cells s e).
Notation least_weight := (StripTables.lightest closed A back ahead says price n).

Definition answer (b : Z) : bool := match least_weight with Some d => d <=? b | None => false end.

Fixpoint index_of (p : list nat) (l : list (list nat)) : nat := match l with [] => O | q :: l => if Strip.same_words q p then O else S (index_of p l) end.

Lemma index_right p l : In p l -> (index_of p l < length l)%nat /\ nth_error l (index_of p l) = Some p.
Proof.
  induction l as [|q l IH]; intros I; [destruct I|]; cbn [index_of length]; destruct (Strip.same_words q p) eqn:E; [apply Strip.same_words_eq in E; subst q; split; [lia | reflexivity]|].
  destruct I as [->|I]; [rewrite (proj2 (Strip.same_words_eq p p) eq_refl) in E; discriminate|]; destruct (IH I); split; [lia | assumption].
Qed.

Definition in_range (label : list Z -> Z) : Prop := forall v, vertex_of F xs v -> low_ s <= label v < low_ s + Z.of_nat (values_ s).

Lemma spell label : in_range label -> spelled label (fun i => index_of (map (fun t => Z.to_nat (label (at_ (Z.of_nat i) t) - low_ s)) (all_tracks tracks)) cells).
Proof.
  intros Ra i t I T; set (p := map _ _); assert (Ip : In p cells).
  { rewrite Cells; apply Strip.words_in; unfold p, all_tracks; split; [rewrite !map_length, seq_length; reflexivity|]; intros a Ia; apply in_map_iff in Ia; destruct Ia as (u & <- & Iu); apply in_tracks in Iu; destruct (Places (Z.of_nat i) u ltac:(lia) Iu) as (V & _); specialize (Ra _ V); lia. }
  destruct (index_right p cells Ip) as [L E]; split; [exact L|]; unfold cell_label; destruct (Z.ltb_spec t 0); [lia|]; rewrite E; unfold p, all_tracks; rewrite map_map, nth_error_map.
  assert (N : nth_error (seq 0 tracks) (Z.to_nat t) = Some (Z.to_nat t)) by (rewrite (nth_error_nth' _ 0%nat) by (rewrite seq_length; lia); rewrite seq_nth by lia; reflexivity).
  rewrite N; cbn [option_map]; destruct (Places (Z.of_nat i) t ltac:(lia) T) as (V & _); specialize (Ra _ V); f_equal; rewrite (Z2Nat.id t) by lia; rewrite Z2Nat.id by lia; lia.
Qed.

Lemma letter_known a t : (a < A)%nat -> 0 <= t < many -> exists z, label_at a t = Some z /\ low_ s <= z < low_ s + Z.of_nat (values_ s).
Proof.
  intros L T; unfold cell_label; destruct (Z.ltb_spec t 0); [lia|]; destruct (nth_error cells a) as [p|] eqn:E; [|apply nth_error_None in E; lia]; pose proof (nth_error_In _ _ E) as I; rewrite Cells in I; apply Strip.words_in in I; destruct I as [Lp Ip].
  destruct (nth_error p (Z.to_nat t)) as [v|] eqn:V; [|apply nth_error_None in V; lia]; specialize (Ip v (nth_error_In _ _ V)); eexists; split; [reflexivity | lia].
Qed.

Lemma unspell f : (forall i, (i < n)%nat -> (f i < A)%nat) -> let label := fun v => match label_at (f (Z.to_nat (column v))) (track v) with Some z => z | None => low_ s end in spelled label f /\ in_range label.
Proof.
  intros B label; split.
  - intros i t I T; split; [apply B, I|]; unfold label; destruct (Places (Z.of_nat i) t ltac:(lia) T) as (_ & -> & ->); rewrite Nat2Z.id; destruct (letter_known (f i) t (B i I) T) as (z & -> & _); reflexivity.
  - intros v V; unfold label; destruct (Placed v V) as (C & T & _); destruct (letter_known (f (Z.to_nat (column v))) (track v) (B (Z.to_nat (column v)) ltac:(lia)) T) as (z & -> & Z_); exact Z_.
Qed.

Section Bounded.
Variables (inner : expression) (b : Z).
Hypothesis Parts : conjuncts inner = parts_ s.
Hypothesis Bound : least = true -> nth_error es0 0 = Some (Part_ (whole b)).
Hypothesis Not_negative : 0 <= b.
Hypothesis Reach : (1 <= reach)%nat.

Lemma good_valid f : (forall i, (i < n)%nat -> (f i < A)%nat) -> good f = true <-> StripTables.fits closed A back ahead says f n.
Proof. intros B; unfold good, StripTables.fits; rewrite forallb_forall; split; [intros H; split; [exact B | intros i I; apply H, in_seq; split; [apply Nat.le_0_l | exact I]] | intros [_ H] i I; apply in_seq in I; apply H, I]. Qed.

Lemma spelled_letters label f : spelled label f -> forall i, (i < n)%nat -> (f i < A)%nat.
Proof. intros Sp i I; pose proof some_track; apply (Sp i 0); [exact I | lia]. Qed.

Lemma no_fewer label labels : labels_fit label labels -> in_range label -> (sized s = true -> fold_right Z.add 0 (map label (vertices g)) <= b) ->
  value (labels :: es0) inner = Some (True_or_false true) \/ value (labels :: es0) inner = Some (True_or_false false) /\ True ->
  value (labels :: es0) inner = Some (True_or_false true) -> answer b = true.
Proof.
  intros Fit Ra Sz _ V; pose proof (spell label Ra) as Sp; set (f := fun i => _) in Sp; rewrite (inner_value label labels f Fit Sp b Bound Not_negative inner Parts) in V; injection V as V; both V.
  apply (good_valid f (spelled_letters _ _ Sp)) in V; destruct (StripTables.none_lighter closed A back ahead says price Reach f n Wide V) as (d & D & L); unfold answer; rewrite D; apply Z.leb_le; apply orb_true_iff in V0; destruct V0 as [S1|W]; [|apply Z.leb_le in W; lia].
  specialize (Sz S1); rewrite (size_weight label f Sp S1) in Sz; lia.
Qed.

Lemma definite label labels : labels_fit label labels -> in_range label -> exists v, value (labels :: es0) inner = Some (True_or_false v).
Proof. intros Fit Ra; eexists; apply (inner_value label labels _ Fit (spell label Ra) b Bound Not_negative inner Parts). Qed.

Lemma enough : answer b = true -> exists label, in_range label /\ (sized s = true -> fold_right Z.add 0 (map label (vertices g)) <= b) /\ forall labels, labels_fit label labels -> value (labels :: es0) inner = Some (True_or_false true).
Proof.
  unfold answer; destruct least_weight as [d|] eqn:D; [|discriminate]; intros L; apply Z.leb_le in L; destruct (StripTables.lightest_reached closed A back ahead says price Reach n d Wide D) as (f & V & W); destruct (unspell f (proj1 V)) as [Sp Ra]; eexists; split; [exact Ra|]; split.
  - intros Sz; rewrite (size_weight _ f Sp Sz); lia.
  - intros labels Fit; rewrite (inner_value _ labels f Fit Sp b Bound Not_negative inner Parts); do 2 f_equal; apply andb_true_iff; split; [apply (good_valid f (proj1 V)), V | apply orb_true_iff; right; apply Z.leb_le; lia].
Qed.

(* ---------- Sets, and maps ---------- *)

Lemma within_in {X} (sub l : list X) : within sub l -> forall x, In x sub -> In x l.
Proof. induction 1 as [|sub l p _ IH|sub l p _ IH]; intros x I; [destruct I | right; apply IH, I | destruct I as [->|I]; [left; reflexivity | right; apply IH, I]]. Qed.

Definition among (sub : list (list Z)) (v : list Z) : Z := Z.b2z (existsb (same_tuple_at v) sub).

Lemma among_not sub v : ~ In v sub -> among sub v = 0.
Proof. intros N; unfold among; destruct (existsb _ _) eqn:E; [|reflexivity]; apply existsb_exists in E; destruct E as (u & I & E); apply same_tuple_at_eq in E; subst u; contradiction. Qed.

Lemma within_counted sub l : within sub l -> NoDup l -> Z.of_nat (length sub) = fold_right Z.add 0 (map (among sub) l).
Proof.
  induction 1 as [|sub l p W IH|sub l p W IH]; intros N; [reflexivity| |]; inversion N as [|? ? O N']; subst; cbn [map fold_right length].
  - rewrite (among_not sub p) by (intros I; apply O, (within_in _ _ W), I); rewrite <- (IH N'); lia.
  - unfold among at 1; cbn [existsb]; rewrite (proj2 (same_tuple_at_eq p p) eq_refl); cbn [orb Z.b2z]; replace (map (among (p :: sub)) l) with (map (among sub) l); [rewrite <- (IH N'); lia|].
    apply map_ext_in; intros v I; unfold among; cbn [existsb]; destruct (same_tuple_at v p) eqn:E; [apply same_tuple_at_eq in E; subst v; contradiction | reflexivity].
Qed.

Lemma set_fits (subset : subset_ s = true) sub : (forall v, In v sub -> vertex_of F xs v) -> labels_fit (among sub) (Set_ (map name sub)).
Proof.
  intros H; unfold labels_fit; rewrite subset; eexists; split; [reflexivity|]; intros v V; rewrite (member_named F xs R name Names v sub V H); unfold among; destruct (existsb _ _); reflexivity.
Qed.

Lemma sets_value most : subset_ s = true -> low_ s = 0 -> values_ s = 2%nat -> 0 <= most -> (sized s = true -> most = b) -> (sized s = false -> Z.of_nat (length (vertices g)) <= most) ->
  over_sets Exists_ (fun m => guarded Exists_ (truth (value ([Set_ m] ++ es0) (Always true))) (fun _ => truth (value ([Set_ m] ++ es0) inner))) (map name (vertices g)) most = Some (answer b).
Proof.
  intros Su Lo Va Mo Sz Fr; destruct (answer b) eqn:An.
  - destruct (enough An) as (label & Ra & Si & H); set (keep := fun v => label v =? 1).
    apply (over_sets_one Exists_ (map name (filter keep (vertices g)))); [apply subset_within| |].
    + rewrite map_length; assert (Le : Z.of_nat (length (filter keep (vertices g))) <= fold_right Z.add 0 (map label (vertices g))).
      { assert (K : forall v, In v (vertices g) -> 0 <= label v <= 1) by (intros v I; specialize (Ra v (vertices_here F xs R v I)); lia); revert K; generalize (vertices g); intros l K; induction l as [|v l IH]; [reflexivity|]; cbn [filter map fold_right]; specialize (IH (fun u I => K u (or_intror I))); specialize (K v (or_introl eq_refl)).
        unfold keep at 1; destruct (Z.eqb_spec (label v) 1); cbn [length]; lia. }
      change (vertex g) with (list Z) in *; destruct (sized s); [rewrite (Sz eq_refl); specialize (Si eq_refl); lia|]; specialize (Fr eq_refl).
      apply (Z.le_trans _ (Z.of_nat (length (vertices g)))); [apply inj_le; clear; induction (vertices g) as [|v l IH]; [apply le_n|]; cbn [filter]; destruct (keep v); cbn [length]; lia | apply (Z.le_trans _ _ _ Fr), Z.le_max_r].
    + cbn [value truth guarded app]; rewrite H; [reflexivity|]; unfold labels_fit; rewrite Su; eexists; split; [reflexivity|]; intros v V; rewrite (member_named F xs R name Names v _ V) by (intros u I; apply filter_In in I; apply (vertices_here F xs R), I).
      apply eq_true_iff_eq; rewrite existsb_exists; split; [intros (u & I & E); apply filter_In in I; apply same_tuple_at_eq in E; subst u; apply I|].
      intros E; exists v; split; [apply filter_In; split; [apply (is_vertex_here F xs R), V | exact E] | apply same_tuple_at_eq; reflexivity].
  - apply (over_sets_all Exists_); intros m W L; cbn [value truth guarded app of_none]; destruct (within_mapped name _ _ W) as (sub & -> & Ws); assert (Vs : forall v, In v sub -> vertex_of F xs v) by (intros v I; apply (vertices_here F xs R), (within_in _ _ Ws), I).
    pose proof (set_fits Su sub Vs) as Fit; assert (Ra : in_range (among sub)) by (intros v _; rewrite Lo, Va; unfold among; destruct (existsb _ _); cbn [Z.b2z]; lia); destruct (definite _ _ Fit Ra) as (v & V); rewrite V; destruct v; [|reflexivity]; exfalso.
    rewrite (no_fewer _ _ Fit Ra) in An; [discriminate An | | left; exact V | exact V]; intros S1; rewrite <- (within_counted _ _ Ws (vertices_once F xs)); rewrite map_length in L; rewrite (Sz S1) in L; change (vertex g) with (list Z) in *; lia.
Qed.

Lemma maps_value : subset_ s = false -> sized s = false -> (1 <= values_ s)%nat ->
  over_maps Exists_ (fun m => guarded Exists_ (truth (value ([Map_ m] ++ es0) (Always true))) (fun _ => truth (value ([Map_ m] ++ es0) inner))) (map name (vertices g)) (numbers_to (low_ s) (low_ s + Z.of_nat (values_ s) - 1)) = Some (answer b).
Proof.
  intros Su Sz Va; assert (Vl : forall p, In p (numbers_to (low_ s) (low_ s + Z.of_nat (values_ s) - 1)) <-> exists z, p = whole z /\ low_ s <= z < low_ s + Z.of_nat (values_ s)).
  { intros p; unfold numbers_to; rewrite numbers_from_span, map_map, in_map_iff; split; [intros (i & <- & I); apply in_seq in I; eexists; split; [reflexivity | lia] | intros (z & -> & I); exists (Z.to_nat (z - low_ s)); rewrite in_seq; split; [f_equal; lia | lia]]. }
  destruct (answer b) eqn:An.
  - destruct (enough An) as (label & Ra & _ & H); apply (over_maps_one Exists_ _ _ _ (map (fun v => (name v, whole (label v))) (vertices g))).
    + split; [rewrite map_map; reflexivity|]; intros p I; rewrite map_map in I; apply in_map_iff in I; destruct I as (v & <- & I); cbn [snd]; apply Vl; eexists; split; [reflexivity | apply Ra, (vertices_here F xs R), I].
    + cbn [value truth guarded app]; rewrite H; [reflexivity|]; unfold labels_fit; rewrite Su; eexists; split; [reflexivity|]; intros v V.
      apply (looked_up_named F xs R name Names (fun v => whole (label v)) v (vertices g) V (vertices_here F xs R) (is_vertex_here F xs R v V)).
  - apply (over_maps_all Exists_); intros m [Mk Mv]; cbn [value truth guarded app of_none].
    assert (Lk : forall v, vertex_of F xs v -> exists z, looked_up m (name v) = Some (whole z) /\ low_ s <= z < low_ s + Z.of_nat (values_ s)).
    { intros v V; assert (I : In (name v) (map fst m)) by (rewrite Mk; apply in_map, (is_vertex_here F xs R), V); unfold looked_up; destruct (find (fun p => same (name v) (fst p)) m) as [p|] eqn:Fi.
      - apply find_some in Fi; destruct Fi as [Ip _]; cbn [option_map]; destruct (proj1 (Vl (snd p)) (Mv _ (in_map snd _ _ Ip))) as (z & -> & Z_); exists z; auto.
      - exfalso; apply in_map_iff in I; destruct I as (p & E & Ip); apply (find_none _ _ Fi) in Ip; rewrite E, (name_same F xs R name Names v v V V), (proj2 (same_tuple_at_eq v v) eq_refl) in Ip; discriminate. }
    set (label := fun v => match looked_up m (name v) with Some (Ratio z 1) => z | _ => low_ s end).
    assert (Fit : labels_fit label (Map_ m)) by (unfold labels_fit; rewrite Su; eexists; split; [reflexivity|]; intros v V; unfold label; destruct (Lk v V) as (z & -> & _); reflexivity).
    assert (Ra : in_range label) by (intros v V; unfold label; destruct (Lk v V) as (z & -> & Z_); exact Z_).
    destruct (definite _ _ Fit Ra) as (v & V); rewrite V; destruct v; [|reflexivity]; exfalso; rewrite (no_fewer _ _ Fit Ra) in An; [discriminate An | rewrite Sz; discriminate | left; exact V | exact V].
Qed.
End Bounded.

Lemma steady_at k x : nth_error e0 k = Some x -> exists w, nth_error es0 k = Some w /\ steady x w.
Proof.
  assert (K : forall l m, Forall2 steady l m -> forall k, nth_error l k = Some x -> exists w, nth_error m k = Some w /\ steady x w); [|apply K, Steady].
  induction 1 as [|y w l m H _ IH]; intros [|i] E; try discriminate E; [injection E as ->; exists w; split; [reflexivity | exact H] | apply IH, E].
Qed.

Lemma net_here h : at_net e0 h = true -> nth_error es0 h = Some (Network (Made rows)).
Proof. unfold at_net; destruct (nth_error e0 h) as [[]|] eqn:E; try discriminate; intros _; destruct (steady_at h _ E) as (w & W & ->); exact W. Qed.

Lemma numeral_here x z : numeral_seen e0 x = Some z -> value es0 x = Some (Part_ (whole z)).
Proof.
  destruct x; cbn [numeral_seen]; try discriminate; [intros E; injection E as ->; reflexivity|]; cbn [value]; destruct (nth_error e0 k) as [[]|] eqn:E; try discriminate; intros H; injection H as ->; destruct (steady_at k _ E) as (w & W & ->); exact W.
Qed.

Theorem choice_value x b : choice_of e0 least x = Some s -> (least = true -> nth_error es0 0 = Some (Part_ (whole b))) -> 0 <= b -> (1 <= reach)%nat -> value es0 x = Some (True_or_false (answer b)).
Proof.
  intros C Bo Nn Re; unfold choice_of in C; destruct x; try discriminate C; destruct k; try discriminate C; destruct names as [|[|]]; try discriminate C; destruct r; try discriminate C.
  - destruct a; try discriminate C; destruct q; try discriminate C; destruct a; try discriminate C; destruct x1; try discriminate C; destruct b0; try discriminate C; destruct (at_net e0 k) eqn:H; [|discriminate C].
    cbn [value]; rewrite (net_here k H); cbn [net_of option_map inquired set_of]; rewrite (rows_vertices F xs name rows Rows); destruct most as [|m].
    + injection C as C; cbn [bound]; rewrite map_length; destruct (Z.ltb_spec (Z.of_nat (length (vertices g))) 0); [lia|]; cbv zeta; rewrite (chosen_truth Exists_ _ _ _ _ eq_refl).
      rewrite (sets_value x2 b) by (first [rewrite <- C; reflexivity | exact Bo | exact Nn | exact Re | lia | rewrite <- C; discriminate]); reflexivity.
    + destruct m; try discriminate C; destruct k0; try discriminate C; assert (Le : least = true) by (clear - C; destruct least; [reflexivity | discriminate C]); rewrite Le in C; injection C as C; cbn [bound value nth_error]; pose proof (Bo Le) as Bo'; cbn [nth_error] in Bo'; rewrite Bo'; cbn [whole_of whole option_map]; destruct (Z.ltb_spec b 0); [lia|]; cbv zeta; rewrite (chosen_truth Exists_ _ _ _ _ eq_refl).
      rewrite (sets_value x2 b) by (first [rewrite <- C; reflexivity | exact Bo | exact Nn | exact Re | lia | rewrite <- C; discriminate]); reflexivity.
  - destruct a; try discriminate C; destruct q; try discriminate C; destruct a; try discriminate C; destruct b0; try discriminate C; destruct x1; try discriminate C; destruct b0; try discriminate C; destruct (at_net e0 k) eqn:H; [|discriminate C].
    destruct (numeral_seen e0 b0_1) as [lo|] eqn:E1; [|discriminate C]; destruct (numeral_seen e0 b0_2) as [hi|] eqn:E2; [|discriminate C]; destruct (Z.leb_spec lo hi); [|discriminate C]; injection C as C.
    cbn [value]; rewrite (net_here k H), (numeral_here _ _ E1), (numeral_here _ _ E2); cbn [net_of option_map inquired set_of whole_of whole]; rewrite (rows_vertices F xs name rows Rows); cbv zeta; rewrite (chosen_truth Exists_ _ _ _ _ eq_refl).
    assert (M : over_maps Exists_ (fun m => guarded Exists_ (truth (value ([Map_ m] ++ es0) (Always true))) (fun _ => truth (value ([Map_ m] ++ es0) x2))) (map name (vertices g)) (numbers_to lo hi) = Some (answer b)).
    { assert (Lo : low_ s = lo) by (rewrite <- C; reflexivity); assert (Va : values_ s = Z.to_nat (hi - lo + 1)) by (rewrite <- C; reflexivity); replace (numbers_to lo hi) with (numbers_to (low_ s) (low_ s + Z.of_nat (values_ s) - 1)) by (rewrite Lo, Va; f_equal; lia).
      apply maps_value; first [rewrite <- C; reflexivity | exact Bo | exact Nn | exact Re | lia]. }
    exact (f_equal truly M).
Qed.
End Ring.
