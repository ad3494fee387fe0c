(* Words' texts at a vertex of a ring or a path of columns: what they say there depends on labels of few columns, and is computed from these. *)

From Coq Require Import ZArith Lia List Bool Permutation.
From Topocert Require Import Graph Walk Text CheckFamily CheckPlace CheckProper CheckTheorem.
From Topocert Require Import WordSays WordRanges WordMoves WordExtremes FamilyText FamilyTextWorth.
Import ListNotations.
Open Scope Z_scope.
Local Notation vertex_of := CheckProper.vertex_of.

(* What a variable stands for: the network, a vertex by its column, seen from one, and its track, the set or the map that labels vertices. *)
Inductive seen := ANet | AVertex (d t : Z) | ANumber (z : Z) | ATruth (b : bool) | ALabels (subset : bool) | AnyThing.

Section Local.
(* The neighbours of the vertex at a column and a track, where they are known: columns further, and tracks. Columns differ where they are less than
   [apart] from each other. *)
Variables (near : Z -> Z -> option (list (Z * Z))) (apart : Z) (window : Z -> Z -> option Z).

Definition contribution (k : quantifier) (only : option seen) (body : unit -> option seen) : option Z :=
  match only with
  | Some (ATruth false) => match k with All => Some 1 | _ => Some 0 end
  | Some (ATruth true) => match k, body tt with
      | All, Some (ATruth b) | Exists_, Some (ATruth b) | Count, Some (ATruth b) => Some (Z.b2z b)
      | Sum_of, Some (ANumber z) => Some z
      | _, _ => None end
  | _ => None
  end.

Definition gathered_here (k : quantifier) (zs : list Z) : option seen :=
  match k with
  | All => Some (ATruth (forallb (Z.eqb 1) zs))
  | Exists_ => Some (ATruth (existsb (Z.eqb 1) zs))
  | Count | Sum_of => Some (ANumber (fold_right Z.add 0 zs))
  | _ => None
  end.

Fixpoint local (e : list seen) (x : expression) {struct x} : option seen :=
  match x with
  | Whole z => Some (ANumber z)
  | Always b => Some (ATruth b)
  | Local k => nth_error e k
  | WordSays.Not a => match local e a with Some (ATruth b) => Some (ATruth (negb b)) | _ => None end
  | WordSays.And a b => match local e a with
      | Some (ATruth true) => match local e b with Some (ATruth b) => Some (ATruth b) | _ => None end
      | Some (ATruth false) => Some (ATruth false) | _ => None end
  | WordSays.Or a b => match local e a with
      | Some (ATruth false) => match local e b with Some (ATruth b) => Some (ATruth b) | _ => None end
      | Some (ATruth true) => Some (ATruth true) | _ => None end
  | WordSays.Equal a b => match local e a, local e b with
      | Some (ANumber x), Some (ANumber y) => Some (ATruth (x =? y))
      | Some (AVertex d t), Some (AVertex e u) => if t =? u then if d =? e then Some (ATruth true) else if Z.abs (d - e) <? apart then Some (ATruth false) else None else Some (ATruth false)
      | _, _ => None end
  | WordSays.Less a b => match local e a, local e b with Some (ANumber x), Some (ANumber y) => Some (ATruth (x <? y)) | _, _ => None end
  | In_ a b => match local e a, local e b with
      | Some (AVertex d t), Some (ALabels true) => option_map (fun z => ATruth (z =? 1)) (window d t) | _, _ => None end
  | At_ m a => match local e m, local e a with
      | Some (ALabels false), Some (AVertex d t) => option_map ANumber (window d t) | _, _ => None end
  | Calculate o a b => match local e a, local e b with
      | Some (ANumber x), Some (ANumber y) => match o with Plus_ => Some (ANumber (x + y)) | Minus_ => Some (ANumber (x - y)) | Times_ => Some (ANumber (x * y)) | _ => None end
      | _, _ => None end
  | WordSays.Cond c a b => match local e c with Some (ATruth true) => local e a | Some (ATruth false) => local e b | _ => None end
  | OfVertex Degree_ h v => match local e h, local e v with Some ANet, Some (AVertex d t) => option_map (fun l => ANumber (Z.of_nat (length l))) (near d t) | _, _ => None end
  | Quantify_ k 1 (Over (OfVertex Neighbours_ h v)) only body => match local e h, local e v with
      | Some ANet, Some (AVertex d t) =>
        match near d t with
        | Some l => match all_there (map (fun s => let e := AVertex (d + fst s) (snd s) :: e in contribution k (local e only) (fun _ => local e body)) l) with
          | Some zs => gathered_here k zs | None => None end
        | None => None end
      | _, _ => None end
  | _ => None
  end.
End Local.

(* ---------- Its value ---------- *)

Lemma all_there_each {A B} (f : A -> option B) l zs : all_there (map f l) = Some zs -> Forall2 (fun a z => f a = Some z) l zs.
Proof.
  revert zs; induction l as [|a l IH]; intros zs E; cbn [map all_there] in E; [injection E as <-; constructor|].
  destruct (f a) as [z|] eqn:Fa; [|discriminate]; destruct (all_there (map f l)) as [ys|]; [|discriminate]; injection E as <-; constructor; [exact Fa | apply IH; reflexivity].
Qed.

Section Value.
Variables (F : family) (xs : list Z).
Hypothesis R : network_right F xs.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Variable name : vertex g -> part.
Hypothesis Names : names_fit g name.
Variable rows : list (part * list part).
Hypothesis Rows : rows_fit g name rows.

(* So many columns, and tracks; the vertex of each, and the column and the track of a vertex. *)
Variables (columns tracks : Z) (at_ : Z -> Z -> list Z) (column track : list Z -> Z) (apart : Z).
Hypothesis Places : forall c t, 0 <= c < columns -> 0 <= t < tracks -> vertex_of F xs (at_ c t) /\ column (at_ c t) = c /\ track (at_ c t) = t.
Hypothesis Some_columns : 1 <= columns.

Definition seen_from (c d t : Z) : list Z := at_ ((c + d) mod columns) t.

Lemma turned c : 0 <= c mod columns < columns.
Proof. apply Z.mod_pos_bound; lia. Qed.

Lemma seen_vertex c d t : 0 <= t < tracks -> vertex_of F xs (seen_from c d t).
Proof. intros T; apply Places; [apply turned | exact T]. Qed.

Lemma turned_apart c d e : (c + d) mod columns = (c + e) mod columns -> Z.abs (d - e) < columns -> d = e.
Proof.
  intros E L; assert (D : (d - e) mod columns = 0) by (replace (d - e) with ((c + d) - (c + e)) by lia; rewrite Zminus_mod, E, Z.sub_diag; apply Z.mod_0_l; lia).
  apply Z.mod_divide in D; [|lia]; destruct D as [q D]; destruct (Z.eq_dec q 0); nia.
Qed.

Lemma seen_same c d t e u : 0 <= t < tracks -> 0 <= u < tracks -> seen_from c d t = seen_from c e u -> t = u /\ (c + d) mod columns = (c + e) mod columns.
Proof.
  intros T U E; destruct (Places _ t (turned (c + d)) T) as (_ & Ct & Tt), (Places _ u (turned (c + e)) U) as (_ & Cu & Tu); unfold seen_from in E; rewrite E in Ct, Tt; split; congruence.
Qed.

(* The labels, as a set or a map. *)
Variables (label : list Z -> Z) (subset : bool) (labels : worth).
Hypothesis Labels : if subset then exists l, labels = Set_ l /\ forall v, vertex_of F xs v -> WordSays.member (name v) l = (label v =? 1)
  else exists m, labels = Map_ m /\ forall v, vertex_of F xs v -> looked_up m (name v) = Some (whole (label v)).

Section Column.
Variables (c : Z) (near : Z -> Z -> option (list (Z * Z))) (present : Z -> Prop) (window : Z -> Z -> option Z).
Definition here (d t : Z) : Prop := 0 <= t < tracks /\ present d.
Hypothesis Same_column : forall d e, present d -> present e -> Z.abs (d - e) < apart -> (c + d) mod columns = (c + e) mod columns -> d = e.
Hypothesis Window : forall d t z, window d t = Some z -> here d t -> label (seen_from c d t) = z.
Hypothesis Nearby : forall d t l, near d t = Some l -> here d t -> (forall s, In s l -> here (d + fst s) (snd s)) /\
  forall m, lists (adj g (seen_from c d t)) m -> Permutation (map (fun s => seen_from c (d + fst s) (snd s)) l) m.

Definition stands (s : seen) (w : worth) : Prop :=
  match s with
  | ANet => w = Network (Made rows)
  | AVertex d t => here d t /\ w = Part_ (name (seen_from c d t))
  | ANumber z => w = Part_ (whole z)
  | ATruth b => w = True_or_false b
  | ALabels b => b = subset /\ w = labels
  | AnyThing => True
  end.

Lemma stand_at e es k s : Forall2 stands e es -> nth_error e k = Some s -> exists w, nth_error es k = Some w /\ stands s w.
Proof. intros H; revert k; induction H as [|a w e es A _ IH]; intros [|k] E; cbn [nth_error] in *; try discriminate; [injection E as <-; exists w; auto | apply IH, E]. Qed.

(* What a neighbour adds. *)
Definition says_of (k : quantifier) (z : Z) (only : option bool) (body : option worth) : Prop :=
  match only with
  | Some false => z = match k with All => 1 | _ => 0 end
  | Some true => match k with Sum_of => part_of body = Some (whole z) | _ => exists b, truth body = Some b /\ z = Z.b2z b end
  | None => False
  end.

Lemma one_of b : (1 =? Z.b2z b) = b. Proof. destruct b; reflexivity. Qed.

Lemma gathered_value k (only body : list worth -> option worth) (ps : list (list worth)) zs s : Forall2 (fun p z => says_of k z (truth (only p)) (body p)) ps zs -> gathered_here k zs = Some s ->
  exists w, gathered k only body ps = Some w /\ stands s w.
Proof.
  intros H E; destruct k; cbn [gathered_here] in E; try discriminate E; injection E as <-; cbn [gathered stands].
  - eexists; split; [|reflexivity]; f_equal; induction H as [|p z ps zs A _ IH]; [reflexivity|]; cbn [map over_list forallb truly option_map] in *; unfold says_of in A; destruct (truth (only p)) as [[]|]; [destruct A as (b & B & ->); cbn [guarded]; rewrite B, one_of | subst z; cbn [guarded]| destruct A].
    + destruct b; cbn [and_then andb]; [|reflexivity]; destruct (over_list _ _ _) as [[]|]; cbn [truly option_map none_of] in *; exact IH.
    + cbn [Z.eqb Pos.eqb and_then andb]; destruct (over_list _ _ _) as [[]|]; cbn [truly option_map none_of] in *; exact IH.
  - eexists; split; [|reflexivity]; f_equal; induction H as [|p z ps zs A _ IH]; [reflexivity|]; cbn [map over_list existsb truly option_map] in *; unfold says_of in A; destruct (truth (only p)) as [[]|]; [destruct A as (b & B & ->); cbn [guarded]; rewrite B, one_of | subst z; cbn [guarded]| destruct A].
    + destruct b; cbn [or_then orb]; [reflexivity|]; destruct (over_list _ _ _) as [[]|]; cbn [truly option_map any_of] in *; exact IH.
    + cbn [Z.eqb or_then orb]; destruct (over_list _ _ _) as [[]|]; cbn [truly option_map any_of] in *; exact IH.
  - eexists; split; [|reflexivity]; assert (K : forall val, (forall p z, says_of Count z (truth (only p)) (body p) -> match truth (only p) with Some true => val p = Some (whole z) | Some false => z = 0 | None => False end) ->
      option_map Part_ (fold_right added (Some (whole 0)) (meant (fun x => truth (only x)) val ps)) = Some (Part_ (whole (fold_right Z.add 0 zs)))).
    { intros val V; induction H as [|p z ps zs A _ IH]; [reflexivity|]; specialize (V p z A); unfold meant in *; cbn [map flat_map fold_right]; destruct (truth (only p)) as [[]|]; [|subst z; exact IH | destruct V].
      cbn [app fold_right]; destruct (fold_right added (Some (whole 0)) _) as [q|]; [|discriminate IH]; cbn [option_map] in IH; injection IH as ->; rewrite V; cbn [added calculate whole option_map]; rewrite !Z.mul_1_r, Pos.mul_1_l, lowest_whole; reflexivity. }
    apply K; intros p z A; unfold says_of in A; destruct (truth (only p)) as [[]|]; [|exact A | exact A]; destruct A as (b & -> & ->); destruct b; reflexivity.
  - eexists; split; [|reflexivity]; induction H as [|p z ps zs A _ IH]; [reflexivity|]; unfold says_of in A; unfold meant in *; cbn [map flat_map fold_right]; destruct (truth (only p)) as [[]|]; [|subst z; exact IH | destruct A].
    cbn [app fold_right]; destruct (fold_right added (Some (whole 0)) _) as [q|]; [|discriminate IH]; cbn [option_map] in IH; injection IH as ->; rewrite A; cbn [added calculate whole option_map]; rewrite !Z.mul_1_r, Pos.mul_1_l, lowest_whole; reflexivity.
Qed.

Lemma forall_permuted {A B} (P : A -> B -> Prop) l m : Permutation l m -> forall zs, Forall2 P l zs -> exists ys, Permutation zs ys /\ Forall2 P m ys.
Proof.
  induction 1 as [|a l m _ IH|a b l|l m o _ IH1 _ IH2]; intros zs H.
  - inversion H; exists []; split; constructor.
  - inversion H as [|? z ? zs' Z_ H']; subst; destruct (IH zs' H') as (ys & P' & Q); exists (z :: ys); split; [constructor; exact P' | constructor; assumption].
  - inversion H as [|? z ? zs' Z_ H']; subst; inversion H' as [|? y ? ys Y_ H'']; subst; exists (y :: z :: ys); split; [constructor | repeat constructor; assumption].
  - destruct (IH1 zs H) as (ys & P1 & Q1), (IH2 ys Q1) as (us & P2 & Q2); exists us; split; [apply (Permutation_trans P1 P2) | exact Q2].
Qed.

Lemma gathered_permuted k zs ys : Permutation zs ys -> gathered_here k zs = gathered_here k ys.
Proof.
  intros P; destruct k; cbn [gathered_here]; try reflexivity; do 2 f_equal.
  - apply eq_true_iff_eq; rewrite !forallb_forall; split; intros H z I; apply H; [apply (Permutation_in z (Permutation_sym P)), I | apply (Permutation_in z P), I].
  - apply eq_true_iff_eq; rewrite !existsb_exists; split; intros (z & I & E); exists z; (split; [|exact E]); [apply (Permutation_in z P), I | apply (Permutation_in z (Permutation_sym P)), I].
  - induction P; cbn [fold_right]; lia.
  - induction P; cbn [fold_right]; lia.
Qed.

Theorem local_value : forall x e es s, Forall2 stands e es -> local near apart window e x = Some s -> exists w, value es x = Some w /\ stands s w.
Proof.
  fix IH 1; intros x e es s H E; destruct x; cbn [local] in E; try discriminate E; cbn [value].
  - injection E as <-; eexists; split; reflexivity.
  - injection E as <-; eexists; split; reflexivity.
  - apply (stand_at _ _ _ _ H E).
  - destruct (local near apart window e x) as [[| | |b| |]|] eqn:A; try discriminate E; injection E as <-; destruct (IH x e es _ H A) as (w & -> & ->); eexists; split; reflexivity.
  - destruct (local near apart window e x1) as [[| | |[]| |]|] eqn:A; try discriminate E; destruct (IH x1 e es _ H A) as (w & -> & ->); cbn [truth]; [|injection E as <-; eexists; split; reflexivity].
    destruct (local near apart window e x2) as [[| | |b| |]|] eqn:B; try discriminate E; injection E as <-; destruct (IH x2 e es _ H B) as (w & -> & ->); eexists; split; reflexivity.
  - destruct (local near apart window e x1) as [[| | |[]| |]|] eqn:A; try discriminate E; destruct (IH x1 e es _ H A) as (w & -> & ->); cbn [truth]; [injection E as <-; eexists; split; reflexivity|].
    destruct (local near apart window e x2) as [[| | |b| |]|] eqn:B; try discriminate E; injection E as <-; destruct (IH x2 e es _ H B) as (w & -> & ->); eexists; split; reflexivity.
  - destruct (local near apart window e x1) as [[|d t|y| | |]|] eqn:A; try discriminate E; destruct (IH x1 e es _ H A) as (w & -> & Aw); destruct (local near apart window e x2) as [[|d' t'|z| | |]|] eqn:B; try discriminate E; destruct (IH x2 e es _ H B) as (w' & -> & Bw).
    + destruct Aw as [T ->], Bw as [T' ->]; cbn [compared]; pose proof (seen_vertex c d t (proj1 T)) as V; pose proof (seen_vertex c d' t' (proj1 T')) as V'.
      destruct (Names _ _ (is_vertex_here F xs R _ V) (is_vertex_here F xs R _ V')) as (_ & _ & Al & _); rewrite (alike_equal _ _ Al), (name_same F xs R name Names _ _ V V').
      assert (K : s = ATruth (same_tuple_at (seen_from c d t) (seen_from c d' t'))); [|subst s; eexists; split; reflexivity].
      destruct (Z.eqb_spec t t') as [<-|Ne]; [destruct (Z.eqb_spec d d') as [<-|Nd]; [|destruct (Z.ltb_spec (Z.abs (d - d')) apart) as [L|]; [|discriminate E]]|]; injection E as <-; f_equal; symmetry.
      * apply same_tuple_at_eq; reflexivity.
      * apply not_true_is_false; intros S; apply same_tuple_at_eq in S; apply Nd, (Same_column d d' (proj2 T) (proj2 T') L), (seen_same c d t d' t (proj1 T) (proj1 T) S).
      * apply not_true_is_false; intros S; apply same_tuple_at_eq in S; apply Ne, (seen_same c d t d' t' (proj1 T) (proj1 T') S).
    + injection E as <-; rewrite Aw, Bw; cbn [compared equal_parts same whole truly option_map Pos.eqb stands]; rewrite andb_true_r; eexists; split; reflexivity.
  - destruct (local near apart window e x1) as [[| |y| | |]|] eqn:A; try discriminate E; destruct (IH x1 e es _ H A) as (w & -> & ->); destruct (local near apart window e x2) as [[| |z| | |]|] eqn:B; try discriminate E; destruct (IH x2 e es _ H B) as (w' & -> & ->).
    injection E as <-; cbn [part_of below whole truly option_map stands]; rewrite !Z.mul_1_r; eexists; split; reflexivity.
  - destruct (local near apart window e x1) as [[|d t| | | |]|] eqn:A; try discriminate E; destruct (IH x1 e es _ H A) as (w & -> & T & ->); destruct (local near apart window e x2) as [[| | | |[]|]|] eqn:B; try discriminate E; destruct (IH x2 e es _ H B) as (w' & -> & S & ->).
    destruct (window d t) as [z|] eqn:W; [|discriminate E]; injection E as <-; pose proof Labels as Lb; rewrite <- S in Lb; destruct Lb as (l & -> & Lb); cbn [part_of set_of truly option_map]; rewrite (Lb _ (seen_vertex c d t (proj1 T))), (Window _ _ _ W T); eexists; split; reflexivity.
  - destruct (local near apart window e x1) as [[| |y| | |]|] eqn:A; try discriminate E; destruct (IH x1 e es _ H A) as (w & -> & ->); destruct (local near apart window e x2) as [[| |z| | |]|] eqn:B; try discriminate E; destruct (IH x2 e es _ H B) as (w' & -> & ->).
    cbn [part_of]; destruct o; try discriminate E; injection E as <-; cbn [calculate whole option_map stands]; rewrite ?Z.mul_1_r, ?Pos.mul_1_l, ?lowest_whole; eexists; split; reflexivity.
  - destruct (local near apart window e x1) as [[| | |[]| |]|] eqn:A; try discriminate E; destruct (IH x1 e es _ H A) as (w & -> & ->); cbn [truth]; [apply (IH x2) with (e := e) | apply (IH x3) with (e := e)]; assumption.
  - destruct (local near apart window e x1) as [[| | | |[]|]|] eqn:A; try discriminate E; destruct (IH x1 e es _ H A) as (w & -> & S & ->); destruct (local near apart window e x2) as [[|d t| | | |]|] eqn:B; try discriminate E; destruct (IH x2 e es _ H B) as (w' & -> & T & ->).
    destruct (window d t) as [z|] eqn:W; [|discriminate E]; injection E as <-; pose proof Labels as Lb; rewrite <- S in Lb; destruct Lb as (m & -> & Lb); cbn [part_of]; rewrite (Lb _ (seen_vertex c d t (proj1 T))), (Window _ _ _ W T); eexists; split; reflexivity.
  - destruct q; try discriminate E; destruct (local near apart window e x1) as [[]|] eqn:A; try discriminate E; destruct (IH x1 e es _ H A) as (w & -> & ->); destruct (local near apart window e x2) as [[|d t| | | |]|] eqn:B; try discriminate E; destruct (IH x2 e es _ H B) as (w' & -> & T & ->).
    destruct (near d t) as [r|] eqn:Nr; [|discriminate E]; injection E as <-; cbn [net_of part_of]; unfold inquired_vertex; destruct (row_named F xs R name Names rows Rows _ (seen_vertex c d t (proj1 T))) as (l & L & ->); pose proof (Permutation_length (proj2 (Nearby d t r Nr T) l L)) as Len; rewrite map_length in Len.
    rewrite map_length; change (vertex g) with (list Z) in *; rewrite <- Len; eexists; split; reflexivity.
  - destruct names as [|[|?]]; try discriminate E; destruct r as [y| |]; try discriminate E; destruct y; try discriminate E; destruct q; try discriminate E.
    destruct (local near apart window e y1) as [[]|] eqn:A; try discriminate E; destruct (IH y1 e es _ H A) as (w & Vw & ->); destruct (local near apart window e y2) as [[|d t| | | |]|] eqn:B; try discriminate E; destruct (IH y2 e es _ H B) as (w' & Vw' & T & ->).
    destruct (near d t) as [r|] eqn:Nr; [|discriminate E]; destruct (Nearby d t r Nr T) as [On Near]; destruct (all_there _) as [zs|] eqn:Z_; [|discriminate E]; cbn [value]; rewrite Vw, Vw'; cbn [net_of part_of]; unfold inquired_vertex; destruct (row_named F xs R name Names rows Rows _ (seen_vertex c d t (proj1 T))) as (l & L & ->); cbn [set_of]; rewrite bindings_one; cbv zeta.
    pose proof (Near l L) as P; apply all_there_each in Z_.
    assert (Each : Forall2 (fun v z => says_of k z (truth (value ([Part_ (name v)] ++ es) x1)) (value ([Part_ (name v)] ++ es) x2)) (map (fun s => seen_from c (d + fst s) (snd s)) r) zs).
    { revert On Z_; generalize r; clear - IH H; intros m On Z_; induction Z_ as [|q z m zs Cz _ IHm]; [constructor|]; cbn [map]; constructor; [|apply IHm; intros r' I; apply On; right; exact I].
      assert (H' : Forall2 stands (AVertex (d + fst q) (snd q) :: e) (Part_ (name (seen_from c (d + fst q) (snd q))) :: es)) by (constructor; [split; [apply (On q), or_introl, eq_refl | reflexivity] | exact H]); cbv zeta in Cz; cbn [app].
      unfold contribution in Cz; destruct (local near apart window (AVertex (d + fst q) (snd q) :: e) x1) as [[| | |[]| |]|] eqn:O; try discriminate Cz; destruct (IH x1 _ _ _ H' O) as (o & -> & ->); cbn [truth says_of].
      - destruct (local near apart window (AVertex (d + fst q) (snd q) :: e) x2) as [[| |y|b| |]|] eqn:Bo; [| | | | | |destruct k; discriminate Cz]; destruct (IH x2 _ _ _ H' Bo) as (bw & -> & Sb); cbn [stands] in Sb; destruct k; try discriminate Cz; injection Cz as <-; subst bw; cbn [truth part_of]; eauto.
      - destruct k; injection Cz as <-; reflexivity. }
    destruct (forall_permuted _ _ _ P _ Each) as (ys & Py & Ey); rewrite (gathered_permuted k zs ys Py) in E.
    assert (Ep : Forall2 (fun p z => says_of k z (truth (value (p ++ es) x1)) (value (p ++ es) x2)) (map (fun p => [Part_ p]) (map name l)) ys) by (clear - Ey; induction Ey; cbn [map]; constructor; assumption).
    destruct (gathered_value k (fun x => value (x ++ es) x1) (fun x => value (x ++ es) x2) _ ys s Ep E) as (w & G & S); exists w; split; [exact G | exact S].
Qed.

Lemma contribution_says k e es only body z : Forall2 stands e es -> contribution k (local near apart window e only) (fun _ => local near apart window e body) = Some z ->
  says_of k z (truth (value es only)) (value es body).
Proof.
  intros H C; unfold contribution in C; destruct (local near apart window e only) as [[| | |[]| |]|] eqn:O; try discriminate C; destruct (local_value only _ _ _ H O) as (o & -> & ->); cbn [truth says_of].
  - destruct (local near apart window e body) as [[| |y|b| |]|] eqn:B; [| | | | | |destruct k; discriminate C]; destruct (local_value body _ _ _ H B) as (w & -> & S); cbn [stands] in S; destruct k; try discriminate C; injection C as <-; subst w; cbn [truth part_of]; eauto.
  - destruct k; injection C as <-; reflexivity.
Qed.
End Column.
End Value.
