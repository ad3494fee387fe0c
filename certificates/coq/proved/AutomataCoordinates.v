(* The coordinates of vertices, each of which is known from a number of n digits: the number itself, or the place of which it is the
   power. Values of few are gone through. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Walk Text TextMeaning AutomataFormula AutomataReading AutomataText.
Import ListNotations.
Open Scope Z_scope.

Section Coordinates.
Variable q : Z.
Hypothesis base : 2 <= q.

Definition code_of (x : range) : bool := match digits_in x, one_by_one x with None, None => true | _, _ => false end.

Definition holds_if (i T F rel def : formula) : relation := (together i (together T rel), either (negated i) (together (either T F) (either F def))).

(* The numbers from t on, of m, are coordinates, where r places are known. *)
Fixpoint over_coordinates (rs : list range) (t m r : nat) (env : list form) (body : nat -> list form -> option relation) : option relation :=
  match rs with
  | [] => body r env
  | x :: rs =>
    match digits_in x with
    | Some (c, s) => match place_in env s with
      | Some p => if negb (is_base q env c) then None else match raised q (number q) (At p), read_cond q (Some m) r (env ++ [track t]) (only x), over_coordinates rs (S t) m r (env ++ [track t]) body with
        | Some (_, b), Some (T, F), Some (rel, def) => match less q (track t) b with
          | Some i => let h := holds_if i T F rel def in Some (fst h, together (together (from_zero q p) (negated (before q (Place Length 0) p))) (snd h))
          | None => None end
        | _, _, _ => None end
      | None => None end
    | None => match one_by_one x with
      | Some vs => each_value (fun z => match equal q (number z) (track t), read_cond q (Some m) r (env ++ [number z]) (only x), over_coordinates rs (S t) m r (env ++ [number z]) body with
          | Some i, Some (T, F), Some (rel, def) => let h := holds_if i T F rel def in Some (fst h, together (in_range q (number z)) (snd h))
          | _, _, _ => None end) vs
      | None =>
        let here := Place (Spot r) 0 in
        match place_in env (low x), place_in env (high x), read_cond q (Some m) (S r) (env ++ [At here]) (only x), over_coordinates rs (S t) m (S r) (env ++ [At here]) body with
        | Some a, Some b, Some (T, F), Some (rel, def) => match equal q (Sum None 1 (power q 0 here)) (track t) with
          | Some i => if place_known r a && place_known r b then
              let inside := together i (together (negated (before q here a)) (negated (before q b here))) in
              Some (SomePlace (together inside (together T rel)),
                together (either (before q b a) (together (from_zero q a) (before q b (Place Length 0))))
                  (negated (SomePlace (together inside (negated (together (either T F) (either F def)))))))
            else None
          | None => None end
        | _, _, _, _ => None end
      end
    end
  end.

(* ---------- What they mean ---------- *)

Variable n : nat.
Notation m := (means q n).

Definition tracks (k : nat) (w : list Z) : Prop := length w = k /\ forall x, In x w -> 0 <= x < q ^ Z.of_nat n.

Lemma tracks_cons k y w : tracks (S k) (y :: w) <-> 0 <= y < q ^ Z.of_nat n /\ tracks k w.
Proof. unfold tracks; cbn; split; [intros [L R]; split; [apply R; auto | split; [lia | auto]] | intros (Y & L & R); split; [lia | intros x [<-|I]; auto]]. Qed.

Lemma coding_once c z z' y : coding q c z y -> coding q c z' y -> z = z'.
Proof. destruct c; cbn; [|intros -> ->; reflexivity]; intros [Z E] [Z' E']; rewrite <- E' in E; apply (Z.pow_inj_r q); lia. Qed.

Lemma coding_same c z y y' : coding q c z y -> coding q c z y' -> y = y'.
Proof. destruct c; cbn; [intros [_ <-] [_ <-] | intros <- <-]; reflexivity. Qed.

Lemma placed_once codes : forall u v w, placed q codes u w -> placed q codes v w -> u = v.
Proof.
  induction codes as [|c codes IH]; intros [|a u] [|b v] [|y w]; cbn; try tauto; intros [A U] [B V]; f_equal; [exact (coding_once c a b y A B) | exact (IH u v w U V)].
Qed.

Lemma placed_same codes : forall v w w', placed q codes v w -> placed q codes v w' -> w = w'.
Proof.
  induction codes as [|c codes IH]; intros [|a v] [|y w] [|y' w']; cbn; try tauto; intros [A U] [B V]; f_equal; [exact (coding_same c a y y' A B) | exact (IH v w w' U V)].
Qed.

Section Body.
Variable body : nat -> list form -> option relation.
Variable defined : list Z -> Prop.
Variable related : list Z -> list Z -> Prop.
Variable all : nat.
Variables (j : nat) (target : list Z -> list Z).
Hypothesis body_right : forall xs ks env e rel def, tracks all xs -> known_now q n j (target xs) xs ks env e -> body (length ks) env = Some (rel, def) -> m xs ks def -> defined e /\ (m xs ks rel <-> related xs e).

Lemma some_track : 0 <= 0 < q ^ Z.of_nat n.
Proof. split; [lia | apply Z.pow_pos_nonneg; lia]. Qed.

(* What is shown of the coordinates rs after pre, where k numbers more are known. *)
Definition coordinates_so (rs : list range) (pre : list Z) (k : nat) (e : list Z) (R : list Z -> Prop) : Prop :=
  forall w, tracks k w -> exists l, tuples e rs = Some l /\
    (forall v, In v l -> defined (e ++ v) /\ exists w, tracks (length rs) w /\ placed q (map code_of rs) v w) /\
    (R w <-> exists v, In v l /\ placed q (map code_of rs) v (firstn (length rs) w) /\ related (pre ++ w) (e ++ v)).

Lemma one_coordinate_right c va vb co rs e pre k (R : list Z -> Prop) (T F REL DEF : Z -> list Z -> Prop) :
  (forall z, va <= z <= vb -> exists y, coding q c z y /\ 0 <= y < q ^ Z.of_nat n) ->
  (forall z y w, va <= z <= vb -> coding q c z y -> tracks (S k) (y :: w) -> (T z (y :: w) -> holds (e ++ [z]) co = Some true) /\ (F z (y :: w) -> holds (e ++ [z]) co = Some false)) ->
  (forall z y, va <= z <= vb -> coding q c z y -> 0 <= y < q ^ Z.of_nat n -> (forall w, tracks k w -> DEF z (y :: w)) -> coordinates_so rs (pre ++ [y]) k (e ++ [z]) (fun w => REL z (y :: w))) ->
  (forall z y w, va <= z <= vb -> coding q c z y -> tracks (S k) (y :: w) -> (T z (y :: w) \/ F z (y :: w)) /\ (F z (y :: w) \/ DEF z (y :: w))) ->
  (forall y w, tracks (S k) (y :: w) -> (R (y :: w) <-> exists z, va <= z <= vb /\ coding q c z y /\ T z (y :: w) /\ REL z (y :: w))) ->
  forall y w, tracks (S k) (y :: w) -> exists l, each (fun z => where_holds (holds (e ++ [z]) co) (option_map (map (cons z)) (tuples (e ++ [z]) rs))) (span va vb) = Some l /\
    (forall v, In v l -> defined (e ++ v) /\ exists w, tracks (S (length rs)) w /\ placed q (c :: map code_of rs) v w) /\
    (R (y :: w) <-> exists v, In v l /\ placed q (c :: map code_of rs) v (y :: firstn (length rs) w) /\ related (pre ++ y :: w) (e ++ v)).
Proof.
  intros Y C H S_ Rel y w W; assert (Wt := proj2 (proj1 (tracks_cons _ _ _) W)).
  assert (Sk : forall v, skipn (length e) (e ++ v) = v) by (intros v; rewrite skipn_app, skipn_all, Nat.sub_diag; reflexivity).
  assert (Decided : forall z, va <= z <= vb -> holds (e ++ [z]) co = Some true /\ (forall y w, coding q c z y -> tracks (S k) (y :: w) -> T z (y :: w) /\ DEF z (y :: w)) \/
    holds (e ++ [z]) co = Some false /\ forall y w, coding q c z y -> tracks (S k) (y :: w) -> ~ T z (y :: w)).
  { intros z Z; destruct (Y z Z) as (y0 & Y0 & Yr); assert (W0 : tracks (S k) (y0 :: w)) by (apply tracks_cons; auto).
    destruct (S_ z y0 w Z Y0 W0) as [[S1|S1] _]; apply C in S1; auto; [left | right]; (split; [exact S1|]); intros y' w' Y' W'.
    - destruct (S_ z y' w' Z Y' W') as [[S2|S2] S3]; [|apply C in S2; auto; congruence]; split; [exact S2|]; destruct S3 as [S3|S3]; [apply C in S3; auto; congruence | exact S3].
    - intros S2; apply C in S2; auto; congruence. }
  destruct (one_range_right (fun u => defined u /\ exists w, tracks (S (length rs)) w /\ placed q (c :: map code_of rs) (skipn (length e) u) w)
    (fun u => placed q (c :: map code_of rs) (skipn (length e) u) (y :: firstn (length rs) w) /\ related (pre ++ y :: w) u)
    (fun z => va <= z <= vb) va vb co rs e (fun z => coding q c z y /\ REL z (y :: w)) (fun z => holds (e ++ [z]) co = Some true) (fun z => holds (e ++ [z]) co = Some false)
    (fun z => forall y w, coding q c z y -> tracks (S k) (y :: w) -> DEF z (y :: w)) (R (y :: w)) True) as (l & El & Dl & Rl).
  - intros z I; apply in_span, I.
  - intros z Z; exact Z.
  - intros z Z; auto.
  - intros z Z D; destruct (Y z Z) as (y0 & Y0 & Yr); assert (So := H z y0 Z Y0 Yr (fun w W => D y0 w Y0 (proj2 (tracks_cons k y0 w) (conj Yr W)))).
    destruct (So w Wt) as (l & El & Dl & Rl); exists l; split; [exact El|]; rewrite <- !app_assoc in *; cbn [app] in *; split.
    + intros v I; destruct (Dl v I) as (D1 & u & U & P); rewrite <- app_assoc in *; cbn [app] in *; split; [exact D1|]; rewrite Sk; exists (y0 :: u); split; [apply tracks_cons; auto | split; assumption].
    + split.
      * intros [Cy M]; rewrite (coding_same c z y y0 Cy Y0) in M |- *; apply Rl in M as (v & I & P & M); exists v; rewrite <- app_assoc in *; cbn [app] in *; rewrite Sk; split; [exact I|]; split; [split; assumption | exact M].
      * intros (v & I & P & M); rewrite <- app_assoc in *; cbn [app] in *; rewrite Sk in P; destruct P as [Cy P]; split; [exact Cy|]; rewrite (coding_same c z y y0 Cy Y0) in M |- *; apply Rl; exists v; rewrite <- app_assoc in *; cbn [app]; auto.
  - intros z Z; destruct (Decided z Z) as [[D1 D2]|[D1 D2]]; [split; [left; exact D1 | right; intros y' w' Y' W'; apply (D2 y' w' Y' W')] | split; [right | left]; exact D1].
  - rewrite (Rel y w W); split.
    + intros (z & Z & Cy & M1 & M2); exists z; split; [exact Z|]; split; [apply (C z y w Z Cy W), M1 | auto].
    + intros (z & Z & M1 & Cy & M2); exists z; split; [exact Z|]; split; [exact Cy|]; split; [|exact M2]; destruct (Decided z Z) as [[D1 D2]|[D1 D2]]; [apply (D2 y w Cy W) | congruence].
  - exists l; split; [exact El|]; split.
    + intros v I; destruct (Dl v I) as (D & u & U & P); rewrite Sk in P; split; [exact D | exists u; auto].
    + rewrite Rl; split; intros (v & I & P & M); [rewrite Sk in P | exists v; rewrite Sk; auto]; exists v; auto.
Qed.

Lemma known_named js w xs ks env e ls f z : known_now q n js w xs ks env e -> (forall k, In k ls -> (k < n)%nat) -> says q n xs (ks ++ ls) f z ->
  known_form q (length xs) (length (ks ++ ls)) f = true -> known_now q n js w xs (ks ++ ls) (env ++ [f]) (e ++ [z]).
Proof.
  intros K L S F; assert (H := known_with q n js w xs ks env e [] ls f z K ltac:(intros h []) L); rewrite !app_nil_r in H; exact (H S F).
Qed.

Lemma track_is pre y w ks : says q n (pre ++ y :: w) ks (track (length pre)) y.
Proof. cbn; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth]; rewrite nth_middle; lia. Qed.

Lemma over_coordinates_right rs : forall pre k ks env e rel def, (all = length pre + k)%nat -> (length rs <= k)%nat -> (forall x, In x pre -> 0 <= x < q ^ Z.of_nat n) ->
  over_coordinates rs (length pre) all (length ks) env body = Some (rel, def) -> (forall w, tracks k w -> known_now q n j (target (pre ++ w)) (pre ++ w) ks env e) ->
  (forall w, tracks k w -> m (pre ++ w) ks def) -> coordinates_so rs pre k e (fun w => m (pre ++ w) ks rel).
Proof.
  induction rs as [|x rs IH]; intros pre k ks env e rel def All Rk Rp E K D.
  - intros w W; cbn in E; assert (Xs : tracks all (pre ++ w)) by (destruct W as [L R]; split; [rewrite app_length; lia | intros z I; apply in_app_or in I as [I|I]; auto]).
    destruct (body_right (pre ++ w) ks env e rel def Xs (K w W) E (D w W)) as [Df Rl]; exists [[]]; split; [reflexivity|]; split.
    + intros v [<-|[]]; rewrite app_nil_r; split; [exact Df|]; exists []; split; [split; [reflexivity | intros z []] | exact I].
    + rewrite Rl; split; [intros H; exists []; rewrite app_nil_r; cbn; auto | intros (v & [<-|[]] & _ & H); rewrite app_nil_r in H; exact H].
  - destruct k as [|k]; [cbn in Rk; lia|]; cbn [length] in Rk.
    assert (Some_ : exists w, tracks (S k) w) by (exists (repeat 0 (S k)); split; [apply repeat_length | intros z I; apply repeat_spec in I as ->; exact some_track]); destruct Some_ as (w0 & W0).
    assert (Pre : forall y, 0 <= y < q ^ Z.of_nat n -> forall z, In z (pre ++ [y]) -> 0 <= z < q ^ Z.of_nat n) by (intros y Y z I; apply in_app_or in I as [I|[<-|[]]]; auto).
    assert (Len : forall y : Z, length (pre ++ [y]) = S (length pre)) by (intros y; rewrite app_length; cbn; lia).
    assert (Cons : forall (y : Z) w, pre ++ y :: w = (pre ++ [y]) ++ w) by (intros y w; rewrite <- app_assoc; reflexivity).
    assert (Lall : forall w, tracks (S k) w -> length (pre ++ w) = all) by (intros w [L _]; rewrite app_length; lia).
    cbn [over_coordinates] in E; unfold coordinates_so; cbn [tuples map]; intros w W; destruct w as [|y w]; [destruct W; discriminate|]; cbn [length firstn].
    destruct (digits_in x) as [[base_ s]|] eqn:Dg; [|destruct (one_by_one x) as [vs|] eqn:Ob].
    + assert (Cx : code_of x = false) by (unfold code_of; rewrite Dg; reflexivity); rewrite Cx.
      destruct (place_in env s) as [p|] eqn:Hs; [|discriminate]; destruct (is_base q env base_) eqn:Bs; [|discriminate]; cbn [negb] in E; destruct (raised q (number q) (At p)) as [[g b]|] eqn:Ra; [|discriminate].
      destruct (read_cond q (Some all) (length ks) (env ++ [track (length pre)]) (only x)) as [[T F]|] eqn:C; [|discriminate].
      destruct (over_coordinates rs (S (length pre)) all (length ks) (env ++ [track (length pre)]) body) as [[rel' def']|] eqn:O; [|discriminate].
      destruct (less q (track (length pre)) b) as [i|] eqn:Li; [|discriminate]; cbn [fst snd holds_if] in E; injection E as <- <-.
      apply digits_in_right in Dg as [Lo Hg]; rewrite Lo, Hg.
      set (P := place_worth n ks p).
      assert (Pr : 0 <= P <= Z.of_nat n).
      { specialize (D w0 W0); rewrite !means_together, means_negated, (means_from_zero q base), (means_before q base) in D; unfold place_worth at 2 in D; cbn in D; fold P in D; lia. }
      assert (Le : q ^ P <= q ^ Z.of_nat n) by (apply Z.pow_le_mono_r; lia).
      assert (Sb : forall xs, says q n xs ks b (q ^ P)).
      { intros xs; apply (raised_says q base n xs ks (number q) (At p) g b q P Ra); [cbn; unfold place_worth; cbn; lia | reflexivity|].
        destruct p as [[h| |] o]; cbn [raised number] in Ra; try (rewrite Z.eqb_refl in Ra; injection Ra as <- _; apply (means_from_zero q base); fold P; lia).
        destruct (0 <=? o); [|discriminate]; injection Ra as <- _; apply means_negated, means_never. }
      assert (Hi : value e (Minus (Pow base_ s) (Num 1)) = Some (q ^ P - 1)).
      { cbn [value]; rewrite (is_base_right q n (pre ++ w0) ks env e base_ (env_right _ _ _ _ _ _ _ _ (K w0 W0)) Bs); rewrite (place_in_right q base n (pre ++ w0) ks env e s p (env_right _ _ _ _ _ _ _ _ (K w0 W0)) Hs); fold P; cbn [both]; replace (0 <=? P) with true by lia; reflexivity. }
      change (value e (Num 0)) with (Some 0); rewrite Hi.
      assert (Ii : forall y w, m (pre ++ y :: w) ks i <-> y < q ^ P) by (intros y' w'; exact (less_says q base n _ ks _ _ i y' (q ^ P) Li (track_is pre y' w' ks) (Sb _))).
      assert (Kn : forall z w, tracks (S k) (z :: w) -> known_now q n j (target (pre ++ z :: w)) (pre ++ z :: w) ks (env ++ [track (length pre)]) (e ++ [z])).
      { intros z u U; assert (H := known_named _ _ _ _ _ _ [] (track (length pre)) z (K (z :: u) U) ltac:(intros h [])); rewrite !app_nil_r in H; apply H; [apply track_is|].
        unfold known_form, track; cbn [parts forallb part_fine snd andb]; rewrite andb_true_r, app_length; apply Nat.ltb_lt; cbn [length]; lia. }
      refine (one_coordinate_right false 0 (q ^ P - 1) (only x) rs e pre k (fun u => m (pre ++ u) ks (together i (together T rel'))) (fun _ u => m (pre ++ u) ks T) (fun _ u => m (pre ++ u) ks F)
        (fun _ u => m (pre ++ u) ks rel') (fun _ u => m (pre ++ u) ks def') _ _ _ _ _ y w W); cbn [coding].
      * intros z Z; exists z; split; [reflexivity | lia].
      * intros z y' u Z <- U; apply (cond_right q base n j _ _ ks _ _ (only x) T F (Kn z u U)); rewrite (Lall _ U); exact C.
      * intros z y' Z <- Y Du; assert (So := IH (pre ++ [z]) k ks (env ++ [track (length pre)]) (e ++ [z]) rel' def' ltac:(rewrite Len; lia) ltac:(lia) (Pre z Y)); rewrite Len in So.
        specialize (So O (fun v V => eq_ind _ (fun xs => known_now q n j (target xs) xs ks _ _) (Kn z v (proj2 (tracks_cons k z v) (conj Y V))) _ (Cons z v)) (fun v V => eq_ind _ (fun xs => m xs ks def') (Du v V) _ (Cons z v))).
        intros u U; rewrite Cons; exact (So u U).
      * intros z y' u Z <- U; specialize (D (z :: u) U); rewrite !means_together, !means_either, !means_negated, Ii, !means_together, !means_either in D; destruct D as [_ [D|D]]; [lia | exact D].
      * intros y' u U; rewrite !means_together, Ii; apply tracks_cons in U as [Y _]; split; [intros (H1 & H2 & H3); exists y'; repeat split; auto; lia | intros (z & Z & -> & H); split; [lia | exact H]].
    + assert (Cx : code_of x = false) by (unfold code_of; rewrite Dg, Ob; reflexivity); rewrite Cx.
      destruct (one_by_one_right x vs Ob) as (a & b & Lo & Hg & ->); rewrite Lo, Hg; change (value e (Num a)) with (Some a); change (value e (Num b)) with (Some b).
      pose (c := fun z => read_cond q (Some all) (length ks) (env ++ [number z]) (only x)); pose (o := fun z => over_coordinates rs (S (length pre)) all (length ks) (env ++ [number z]) body).
      pose (T_ := fun z u => match c z with Some (T, _) => m (pre ++ u) ks T | None => False end); pose (F_ := fun z u => match c z with Some (_, F) => m (pre ++ u) ks F | None => False end).
      pose (rel_ := fun z u => match o z with Some (r, _) => m (pre ++ u) ks r | None => False end); pose (def_ := fun z u => match o z with Some (_, d) => m (pre ++ u) ks d | None => False end).
      assert (Ii : forall z y w, exists i, equal q (number z) (track (length pre)) = Some i /\ (m (pre ++ y :: w) ks i <-> z = y)).
      { intros z y' w'; destruct (equal q (number z) (track (length pre))) as [i|] eqn:Li; [|discriminate]; exists i; split; [reflexivity|].
        apply (equal_says q base n _ ks _ _ i z y' Li); [cbn; unfold place_worth; cbn; lia | apply track_is]. }
      assert (Both : forall z, In z (span a b) -> exists i T F r d, equal q (number z) (track (length pre)) = Some i /\ c z = Some (T, F) /\ o z = Some (r, d)).
      { intros z I; destruct (proj1 (each_value_right q n _ (pre ++ w0) ks (span a b) rel def E) z I) as (r & d & H); fold (c z) (o z) in H.
        destruct (equal q (number z) (track (length pre))) as [i|]; [|discriminate]; destruct (c z) as [[T F]|]; [|discriminate]; destruct (o z) as [[r' d']|]; [|discriminate]; eauto 10. }
      assert (Dz : forall z u, In z (span a b) -> tracks (S k) u -> 0 <= z < q ^ Z.of_nat n /\ (hd 0 u = z -> (T_ z u \/ F_ z u) /\ (F_ z u \/ def_ z u))).
      { intros z u I U; destruct (Both z I) as (i & T & F & r & d & Ei & Ec & Eo); pose proof (proj1 (proj2 (proj2 (each_value_right q n _ (pre ++ u) ks (span a b) rel def E))) (D u U) z) as H.
        cbv beta in H; fold (c z) (o z) in H; unfold T_, F_, def_; rewrite Ei, Ec, Eo in H; rewrite Ec, Eo; specialize (H _ _ I eq_refl); cbn [fst snd holds_if] in H.
        destruct u as [|y' u]; [destruct U; discriminate|]; destruct (Ii z y' u) as (i' & Ei' & M); rewrite Ei in Ei'; injection Ei' as <-.
        rewrite !means_together, !means_either, !means_negated, M, means_together, !means_either in H; destruct H as [H1 H2]; cbn [in_range number as_sum] in H1; rewrite means_together, means_negated in H1.
        cbn [means] in H1; rewrite add_worth in H1; unfold linear_worth, sum in H1; cbn [parts top rest fold_right] in H1; split; [lia | cbn [hd]; intros ->; tauto]. }
      refine (one_coordinate_right false a b (only x) rs e pre k (fun u => m (pre ++ u) ks rel) T_ F_ rel_ def_ _ _ _ _ _ y w W); cbn [coding].
      * intros z Z; exists z; split; [reflexivity|]; apply in_span in Z; exact (proj1 (Dz z w0 Z W0)).
      * intros z y' u Z <- U; apply in_span in Z; destruct (Both z Z) as (i & T & F & r & d & Ei & Ec & Eo); unfold T_, F_; rewrite Ec; unfold c in Ec.
        assert (Kn := known_named _ _ _ _ _ _ [] (number z) z (K (z :: u) U) ltac:(intros h [])); rewrite !app_nil_r in Kn; specialize (Kn ltac:(cbn; unfold place_worth; cbn; lia) eq_refl).
        apply (cond_right q base n j _ _ ks _ _ (only x) T F Kn); rewrite (Lall _ U); exact Ec.
      * intros z y' Z <- Y Du; apply in_span in Z; destruct (Both z Z) as (i & T & F & r & d & Ei & Ec & Eo).
        assert (So := IH (pre ++ [z]) k ks (env ++ [number z]) (e ++ [z]) r d ltac:(rewrite Len; lia) ltac:(lia) (Pre z Y)); rewrite Len in So; specialize (So Eo).
        unfold rel_; rewrite Eo; intros u U; rewrite Cons; apply So; [| |exact U]; intros v V; rewrite <- Cons.
        -- assert (Kn := known_named _ _ _ _ _ _ [] (number z) z (K (z :: v) (proj2 (tracks_cons k z v) (conj Y V))) ltac:(intros h [])); rewrite !app_nil_r in Kn; apply Kn; [cbn; unfold place_worth; cbn; lia | reflexivity].
        -- specialize (Du v V); unfold def_ in Du; rewrite Eo in Du; exact Du.
      * intros z y' u Z <- U; apply in_span in Z; exact (proj2 (Dz z (z :: u) Z U) eq_refl).
      * intros y' u U; rewrite (proj1 (proj2 (each_value_right q n _ (pre ++ y' :: u) ks (span a b) rel def E))); split.
        -- intros (z & r & d & I & H & M); fold (c z) (o z) in H; destruct (Both z I) as (i & T & F & r' & d' & Ei & Ec & Eo); rewrite Ei, Ec, Eo in H; injection H as <- <-; cbn [fst holds_if] in M.
           destruct (Ii z y' u) as (i' & Ei' & Mi); rewrite Ei in Ei'; injection Ei' as <-; rewrite !means_together, Mi in M; exists z; unfold T_, rel_; rewrite Ec, Eo; split; [apply in_span, I | tauto].
        -- intros (z & Z & <- & M1 & M2); apply in_span in Z; destruct (Both z Z) as (i & T & F & r & d & Ei & Ec & Eo); unfold T_, rel_ in M1, M2; rewrite Ec in M1; rewrite Eo in M2.
           destruct (Ii z z u) as (i' & Ei' & Mi); rewrite Ei in Ei'; injection Ei' as <-; eexists z, _, _; split; [exact Z|]; fold (c z) (o z); rewrite Ei, Ec, Eo; split; [reflexivity|]; cbn [fst holds_if].
           rewrite !means_together, Mi; auto.
    + assert (Cx : code_of x = true) by (unfold code_of; rewrite Dg, Ob; reflexivity); rewrite Cx; set (here := Place (Spot (length ks)) 0) in *.
      destruct (place_in env (low x)) as [a|] eqn:A; [|discriminate]; destruct (place_in env (high x)) as [b|] eqn:B; [|discriminate].
      destruct (read_cond q (Some all) (S (length ks)) (env ++ [At here]) (only x)) as [[T F]|] eqn:C; [|discriminate].
      destruct (over_coordinates rs (S (length pre)) all (S (length ks)) (env ++ [At here]) body) as [[rel' def']|] eqn:O; [|discriminate].
      destruct (equal q (Sum None 1 (power q 0 here)) (track (length pre))) as [i|] eqn:Li; [|discriminate].
      destruct (place_known (length ks) a && place_known (length ks) b) eqn:Kp; [|discriminate]; apply andb_true_iff in Kp as [Pa Pb]; injection E as <- <-.
      rewrite (place_in_right q base n (pre ++ w0) ks env e _ a (env_right _ _ _ _ _ _ _ _ (K w0 W0)) A), (place_in_right q base n (pre ++ w0) ks env e _ b (env_right _ _ _ _ _ _ _ _ (K w0 W0)) B).
      set (va := place_worth n ks a); set (vb := place_worth n ks b).
      assert (R : vb < va \/ 0 <= va /\ vb < Z.of_nat n).
      { specialize (D w0 W0); rewrite means_together, means_either, means_together, (means_from_zero q base), !(means_before q base) in D; fold va vb in D.
        assert (Zl : place_worth n ks (Place Length 0) = Z.of_nat n) by (unfold place_worth; cbn; lia); rewrite Zl in D; lia. }
      assert (In_ : forall xs h, m xs (ks ++ [h]) (together (negated (before q here a)) (negated (before q b here))) <-> va <= Z.of_nat h <= vb).
      { intros xs h; rewrite means_together, !means_negated, !(means_before q base), (known_place (length ks) n ks eq_refl a h Pa), (known_place (length ks) n ks eq_refl b h Pb).
        fold va vb; unfold here, place_worth; cbn; rewrite nth_middle; lia. }
      assert (Is : forall y w h, m (pre ++ y :: w) (ks ++ [h]) i <-> q ^ Z.of_nat h = y).
      { intros y' u h; apply (equal_says q base n _ (ks ++ [h]) _ _ i _ y' Li); [|apply track_is]; cbn [says]; split; [lia|]; rewrite (power_worth q n _ (ks ++ [h])) by (cbn; lia).
        unfold here, place_worth; cbn; rewrite nth_middle, !Z.add_0_r; ring. }
      assert (Nat_ : forall z, va <= z <= vb -> exists h, z = Z.of_nat h /\ (h < n)%nat) by (intros z Z; exists (Z.to_nat z); lia).
      assert (Kn : forall h w, (h < n)%nat -> tracks (S k) w -> known_now q n j (target (pre ++ w)) (pre ++ w) (ks ++ [h]) (env ++ [At here]) (e ++ [Z.of_nat h])).
      { intros h u L U; apply known_named; [exact (K u U) | intros h' [<-|[]]; exact L | cbn; unfold place_worth; cbn; rewrite nth_middle; lia |].
        unfold here, known_form, place_known; cbn [item_]; rewrite app_length; apply Nat.ltb_lt; cbn [length]; lia. }
      assert (Lks : forall h : nat, length (ks ++ [h]) = S (length ks)) by (intros h; rewrite app_length; cbn; lia).
      pose (at_ := fun (f : formula) (z : Z) (u : list Z) => m (pre ++ u) (ks ++ [Z.to_nat z]) f).
      set (inside := together i (together (negated (before q here a)) (negated (before q b here)))) in *.
      assert (Ins : forall y w h, m (pre ++ y :: w) (ks ++ [h]) inside <-> q ^ Z.of_nat h = y /\ va <= Z.of_nat h <= vb) by (intros y' u h; unfold inside; rewrite means_together, Is, In_; reflexivity); clearbody inside.
      refine (one_coordinate_right true va vb (only x) rs e pre k (fun u => m (pre ++ u) ks (SomePlace (together inside (together T rel')))) (at_ T) (at_ F) (at_ rel') (at_ def') _ _ _ _ _ y w W); cbn [coding]; unfold at_.
      * intros z Z; destruct (Nat_ z Z) as (h & -> & L); exists (q ^ Z.of_nat h); split; [split; [lia | reflexivity]|]; split; [apply Z.pow_nonneg; lia | apply Z.pow_lt_mono_r; lia].
      * intros z y' u Z _ U; destruct (Nat_ z Z) as (h & -> & L); rewrite Nat2Z.id; apply (cond_right q base n j _ _ _ _ _ (only x) T F (Kn h _ L U)); rewrite (Lall _ U), Lks; exact C.
      * intros z y' Z _ Y Du; destruct (Nat_ z Z) as (h & -> & L); rewrite Nat2Z.id in *.
        assert (So := IH (pre ++ [y']) k (ks ++ [h]) (env ++ [At here]) (e ++ [Z.of_nat h]) rel' def' ltac:(rewrite Len; lia) ltac:(lia) (Pre y' Y)); rewrite Len, Lks in So; specialize (So O).
        intros u U; rewrite Cons; apply So; [| |exact U]; intros v V; rewrite <- Cons; [apply Kn; [exact L | apply tracks_cons; auto] | apply Du, V].
      * intros z y' u Z [_ Y] U; destruct (Nat_ z Z) as (h & -> & L); rewrite Nat2Z.id; specialize (D (y' :: u) U); apply means_together in D as [_ D]; rewrite means_negated in D.
        destruct (means_decided q n (pre ++ y' :: u) (together (either T F) (either F def')) (ks ++ [h])) as [H|H]; [rewrite means_together, !means_either in H; exact H|].
        exfalso; apply D; exists h; split; [exact L|]; rewrite means_together, Ins; split; [split; [exact Y | exact Z] | apply means_negated, H].
      * intros y' u U; cbn [means]; split.
        -- intros (h & L & M); rewrite !means_together, Ins in M; exists (Z.of_nat h); rewrite Nat2Z.id; repeat split; try tauto; lia.
        -- intros (z & Z & [_ Y] & M); destruct (Nat_ z Z) as (h & -> & L); rewrite Nat2Z.id in M; exists h; split; [exact L|]; rewrite !means_together, Ins; tauto.
Qed.

End Body.
End Coordinates.
