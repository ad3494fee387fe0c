(* The text of a router as a formula about three tuples of numbers: where a message is, where it goes, and where it may be next. Of the hops that
   are listed for a message it takes the first; so what is shown of all is so of that. *)

From Coq Require Import ZArith List Bool Lia Uint63.
From Topocert Require Import TrafficSays FamilySays Graph Walk Text TextMeaning CheckTerms AutomataTables AutomataInclusion AutomataConditions AutomataFormula AutomataReading AutomataText AutomataCoordinates AutomataLengths AutomataNetwork.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The first of those listed ---------- *)

Lemma each_parts {A B} (f : A -> option (list B)) l m : forall r, each f (l ++ m) = Some r -> exists a b, each f l = Some a /\ each f m = Some b /\ r = a ++ b.
Proof.
  induction l as [|x l IH]; cbn [app each]; intros r E; [exists [], r; auto|].
  destruct (f x) as [y|]; [|discriminate]; destruct (each f (l ++ m)) as [z|]; [|discriminate]; injection E as <-; destruct (IH z eq_refl) as (a & b & -> & -> & ->).
  exists (y ++ a), b; rewrite app_assoc; auto.
Qed.

Definition listed_at (x : next) (e : list Z) : option (list (list Z)) := where_holds (holds e (when x)) (option_map (fun w => [w]) (tuple e (to x))).

Lemma first_over_listed x rs : forall e vs l, tuples e rs = Some vs -> each (fun v => listed_at x (e ++ v)) vs = Some l -> first_over e rs x = Some (hd_error l).
Proof.
  induction rs as [|r rs IH]; intros e vs l V L; cbn [tuples first_over] in *.
  - injection V as <-; cbn [each] in L; unfold listed_at in L; rewrite app_nil_r in L; destruct (holds e (when x)) as [[|]|]; [| |discriminate]; cbn [where_holds] in L.
    + destruct (tuple e (to x)) as [w|]; [|discriminate]; injection L as <-; reflexivity.
    + injection L as <-; reflexivity.
  - destruct (value e (low r)) as [a|]; [|discriminate]; destruct (value e (high r)) as [b|]; [|discriminate].
    revert vs l V L; induction (span a b) as [|z zs IHz]; cbn [each TrafficSays.first_of]; intros vs l V L; [injection V as <-; injection L as <-; reflexivity|].
    destruct (where_holds _ _) as [part|] eqn:P; [|discriminate]; destruct (each _ zs) as [more|] eqn:M; [|discriminate]; injection V as <-; apply each_parts in L as (l1 & l2 & L1 & L2 & ->).
    destruct (holds (e ++ [z]) (only r)) as [[|]|]; [| |discriminate]; cbn [where_holds] in P.
    + destruct (tuples (e ++ [z]) rs) as [ts|] eqn:T; [|discriminate]; injection P as <-.
      assert (L1' : each (fun v => listed_at x ((e ++ [z]) ++ v)) ts = Some l1).
      { revert L1; clear; revert l1; induction ts as [|t ts IH]; cbn [map each]; intros l1 L; [exact L|]; rewrite <- app_assoc; cbn [app].
        destruct (listed_at x (e ++ z :: t)) as [y|]; [|discriminate]; destruct (each _ (map (cons z) ts)) as [m|] eqn:M; [|discriminate]; rewrite (IH m eq_refl); exact L. }
      rewrite (IH _ _ _ T L1'); destruct l1 as [|w l1]; [exact (IHz _ _ eq_refl L2) | reflexivity].
    + injection P as <-; injection L1 as <-; exact (IHz _ _ eq_refl L2).
Qed.

Lemma text_hop_listed ps u v hops l : each (listed (ps ++ u ++ v)) hops = Some l -> text_hop ps u v hops = hd_error l.
Proof.
  intros E; unfold text_hop; enough (H : TrafficSays.first_of (one_hop (ps ++ u ++ v)) hops = Some (hd_error l)) by (rewrite H; reflexivity).
  revert l E; induction hops as [|x hops IH]; cbn [each TrafficSays.first_of]; intros l E; [injection E as <-; reflexivity|].
  destruct (listed _ x) as [a|] eqn:X; [|discriminate]; destruct (each _ hops) as [b|]; [|discriminate]; injection E as <-; unfold listed in X.
  destruct (tuples _ (over x)) as [vs|] eqn:T; [|discriminate]; unfold one_hop; rewrite (first_over_listed x _ _ _ _ T X); destruct a; [apply IH; reflexivity | reflexivity].
Qed.

(* ---------- What is listed lies in range ---------- *)

Definition themselves (codes : list bool) : bool := forallb negb codes.

Lemma placed_itself q codes : themselves codes = true -> forall u w, placed q codes u w <-> u = w /\ length w = length codes.
Proof.
  induction codes as [|c codes IH]; cbn [themselves forallb]; intros T [|z u] [|y w]; cbn [placed length]; try (split; [tauto | intros [? ?]; discriminate]); [tauto|].
  apply andb_true_iff in T as [T1 T2]; destruct c; [discriminate|]; cbn [coding]; rewrite (IH T2 u w); split; [intros (-> & -> & L); split; [reflexivity | lia] | intros [E L]; injection E as -> ->; repeat split; lia].
Qed.

Section Ranges.
Variable q : Z.
Hypothesis base : 2 <= q.
Variable n : nat.
Hypothesis some_place : (0 < n)%nat.
Notation m := (means q n).

Lemma lxor_small x y k : 0 <= k -> 0 <= x < 2 ^ k -> 0 <= y < 2 ^ k -> 0 <= Z.lxor x y < 2 ^ k.
Proof.
  intros K X Y; assert (P : 0 <= Z.lxor x y) by (apply Z.lxor_nonneg; lia); split; [exact P|].
  destruct (Z.eq_dec (Z.lxor x y) 0) as [->|N]; [lia|]; apply Z.log2_lt_pow2; [lia|]; eapply Z.le_lt_trans; [apply Z.log2_lxor; lia|].
  assert (L : forall z, 0 <= z < 2 ^ k -> z <> 0 -> Z.log2 z < k) by (intros z Z_ Nz; apply Z.log2_lt_pow2; lia).
  assert (K0 : 0 < k) by (destruct (Z.eq_dec k 0) as [K1|K1]; [rewrite K1 in *; change (2 ^ 0) with 1 in *; exfalso; apply N; replace x with 0 by lia; replace y with 0 by lia; reflexivity | lia]).
  apply Z.max_lub_lt; [destruct (Z.eq_dec x 0) as [Ex|Nx] | destruct (Z.eq_dec y 0) as [Ey|Ny]]; try (apply L; assumption); subst; cbn; exact K0.
Qed.

Lemma worth_small xs ks p : q = 2 -> (forall x, In x xs -> 0 <= x < q ^ Z.of_nat n) -> (forall k, In k ks -> (k < n)%nat) -> 0 <= worth q xs ks p < q ^ Z.of_nat n.
Proof.
  intros Q X K; assert (P : 1 < q ^ Z.of_nat n) by (apply Z.pow_gt_1; lia); induction p as [i|k|a IHa b IHb]; cbn [worth].
  - destruct (nth_in_or_default i xs 0) as [I| ->]; [apply X, I | lia].
  - assert (L : (nth k ks 0 < n)%nat) by (destruct (nth_in_or_default k ks 0%nat) as [I| ->]; [apply K, I | exact some_place]); split; [apply Z.pow_nonneg; lia | apply Z.pow_lt_mono_r; lia].
  - rewrite Q in *; apply lxor_small; [lia | exact IHa | exact IHb].
Qed.

Lemma in_range_right xs ks f z : (forall x, In x xs -> 0 <= x < q ^ Z.of_nat n) -> (forall k, In k ks -> (k < n)%nat) -> m xs ks (in_range q f) -> says q n xs ks f z -> 0 <= z < q ^ Z.of_nat n.
Proof.
  intros X K M S.
  assert (In_ : forall d l y, 0 < d -> y * d = linear_worth q n xs ks l -> m xs ks (together (negated (Negative l)) (Negative (add l (Linear [] (- d) 0)))) -> 0 <= y < q ^ Z.of_nat n).
  { intros d l y D E H; rewrite means_together, means_negated in H; cbn [means] in H; rewrite add_worth, <- E in H; unfold linear_worth, sum in H; cbn [parts top rest fold_right] in H; nia. }
  assert (Sums : forall d l, as_sum f = Some (d, l) -> m xs ks (together (negated (Negative l)) (Negative (add l (Linear [] (- d) 0)))) -> 0 <= z < q ^ Z.of_nat n).
  { intros d l A H; destruct (as_sum_says q base n xs ks f d l z A S) as [D E]; exact (In_ d l z D E H). }
  destruct f as [p|p d|[p|] d l]; cbn [in_range] in M.
  - destruct (as_sum (At p)) as [[d l]|]; [exact (Sums d l eq_refl M) | destruct (means_never q n xs ks M)].
  - destruct (as_sum (Share p d)) as [[d' l]|]; [exact (Sums d' l eq_refl M) | destruct (means_never q n xs ks M)].
  - destruct (q =? 2) eqn:Q; [|destruct (means_never q n xs ks M)]; apply Z.eqb_eq in Q; destruct S as (D & y & Y & ->); pose proof (worth_small xs ks p Q X K); pose proof (In_ d l y D Y M); rewrite Q in *; apply lxor_small; lia.
  - cbn [as_sum] in Sums, M; exact (Sums d l eq_refl M).
Qed.

Lemma end_in_range j w xs ks env e t l z : known_now q n j w xs ks env e -> read q (Some (length xs + sums t)%nat) (length xs) (length ks) env t = Some l ->
  m xs ks (some_numbers (sums t) (joined (map (fun c => together (fst c) (in_range q (snd c))) l))) -> value e t = Some z -> 0 <= z < q ^ Z.of_nat n.
Proof.
  intros K R D Z_; pose proof (now_known_now q n _ _ _ _ _ _ K) as Nw; apply (some_numbers_means q base n) in D as (us & L & U & D).
  assert (W := now_wider _ _ _ _ _ _ _ _ us Nw U); cbn [wider option_map] in W; rewrite L in W.
  apply means_joined in D as (g & I & M); apply in_map_iff in I as ([g' f] & <- & I); apply means_together in M as [M1 M2]; cbn [fst snd] in *.
  destruct (term_is_right q base n t _ _ _ _ l R _ _ _ W g' f I M1) as (y & Y & S); rewrite Z_ in Y; injection Y as <-.
  refine (in_range_right (xs ++ us) ks f z _ (places_range _ _ _ _ _ _ _ _ K) M2 S); intros x J; apply in_app_or in J as [J|J]; [exact (numbers_range _ _ _ _ _ _ _ _ K x J) | exact (U x J)].
Qed.

Lemma ends_tracks j w xs ks env e : known_now q n j w xs ks env e -> forall codes i ts rel def u, themselves codes = true -> ends q i codes (length xs) (length ks) env ts = Some (rel, def) -> m xs ks def ->
  tuple e ts = Some u -> tracks q n (length codes) u.
Proof.
  intros K; induction codes as [|c codes IH]; intros i ts rel def u T E D Tu; destruct ts as [|t ts]; try discriminate; cbn [ends tuple] in *; [injection Tu as <-; split; [reflexivity | intros ? []]|].
  cbn [themselves forallb] in T; apply andb_true_iff in T as [T1 T2]; destruct c; [discriminate|]; cbv zeta in E; cbn [in_code] in E; destruct (read q _ (length xs) (length ks) env t) as [l|] eqn:R; [|discriminate].
  destruct (ends q (S i) codes (length xs) (length ks) env ts) as [[rel' def']|] eqn:En; [|discriminate]; destruct (targets q i l) as [fs|]; [|discriminate]; injection E as <- <-; apply means_together in D as [D1 D2].
  destruct (value e t) as [z|] eqn:Z_; [|discriminate]; destruct (tuple e ts) as [u'|] eqn:Ts; [|discriminate]; injection Tu as <-; cbn [length]; apply (tracks_cons q base n); split; [exact (end_in_range j w xs ks env e t l z K R D1 Z_) | exact (IH (S i) ts rel' def' u' T2 En D2 Ts)].
Qed.

Lemma hop_at_right j codes w x xs ks env e rel def : themselves codes = true -> length w = length codes -> known_now q n j w xs ks env e -> ends_at q j codes x (length xs) (length ks) env = Some (rel, def) -> m xs ks def ->
  (exists l, listed_at x e = Some l /\ forall u, In u l -> tracks q n (length codes) u) /\ (m xs ks rel <-> exists l, listed_at x e = Some l /\ In w l).
Proof.
  intros T Lw K E D; destruct (ends_at_right q base n j codes w x xs ks env e rel def Lw K E D) as [(l & El) R]; unfold one_listed in *; fold (listed_at x e) in *; split.
  - exists l; split; [exact El|]; intros u I; unfold ends_at in E; destruct (read_cond q (Some (length xs)) (length ks) env (when x)) as [[Tr Fa]|] eqn:C; [|discriminate].
    destruct (ends q j codes (length xs) (length ks) env (to x)) as [[rel' def']|] eqn:En; [|discriminate]; injection E as <- <-; rewrite means_together, !means_either in D.
    destruct (cond_right q base n j w xs ks env e (when x) Tr Fa K C) as [_ CF]; unfold listed_at in El; destruct (holds e (when x)) as [[|]|]; cbn [where_holds] in El; [|injection El as <-; destruct I | discriminate].
    destruct (tuple e (to x)) as [u'|] eqn:Tu; [|discriminate]; injection El as <-; destruct I as [<-|[]]; apply (ends_tracks j w xs ks env e K codes j (to x) rel' def' u' T En); [|exact Tu].
    destruct D as [_ [D|D]]; [specialize (CF D); discriminate | exact D].
  - rewrite R; split; [intros (l' & u & E' & I & P); apply (placed_itself q codes T) in P as [-> _]; exists l'; auto | intros (l' & E' & I); exists l', w; repeat split; auto; apply (placed_itself q codes T); auto].
Qed.

Lemma hops_right j codes w xs ks env e hops : themselves codes = true -> length w = length codes -> known_now q n j w xs ks env e -> forall rel def, all_next q (length xs) (length ks) env j codes hops = Some (rel, def) -> m xs ks def ->
  exists l, each (listed e) hops = Some l /\ (forall u, In u l -> tracks q n (length codes) u) /\ (m xs ks rel <-> In w l).
Proof.
  intros T Lw K; induction hops as [|x hops IH]; cbn [all_next each]; intros rel def E D.
  - injection E as <- <-; exists []; split; [reflexivity|]; split; [intros u []|]; split; [intros H; destruct (means_never q n xs ks H) | intros []].
  - destruct (over_ranges q (over x) (length xs) (length ks) env (ends_at q j codes x)) as [[r d]|] eqn:O; [|discriminate]; destruct (all_next q _ _ env j codes hops) as [[rs ds]|]; [|discriminate]; injection E as <- <-.
    apply means_together in D as [D1 D2]; destruct (IH rs ds eq_refl D2) as (l & El & Tl & Il); rewrite El.
    destruct (over_ranges_right q base n j w (ends_at q j codes x) (fun e => exists l, listed_at x e = Some l /\ forall u, In u l -> tracks q n (length codes) u) (fun e => exists l, listed_at x e = Some l /\ In w l)
      (fun xs ks env e rel def K => hop_at_right j codes w x xs ks env e rel def T Lw K) (over x) xs ks env e r d K O D1) as (vs & Ev & Nv & Rv).
    unfold listed; rewrite Ev; destruct (each_some (fun v => listed_at x (e ++ v)) vs) as (l' & El' & Il'); [intros v I; destruct (Nv v I) as (b & B & _); exists b; exact B|].
    change (each _ vs) with (each (fun v => listed_at x (e ++ v)) vs); rewrite El'; eexists; split; [reflexivity|]; split.
    + intros u I; apply in_app_or in I as [I|I]; [|exact (Tl u I)]; apply Il' in I as (v & b & I & B & J); destruct (Nv v I) as (b' & B' & Tb); rewrite B in B'; injection B' as <-; exact (Tb u J).
    + rewrite means_either, Rv, Il, in_app_iff, Il'; split; [intros [(v & I & b & B & J)|I]; [left; exists v, b; auto | right; exact I] | intros [(v & b & I & B & J)|I]; [left; exists v; split; [exact I | exists b; auto] | right; exact I]].
Qed.

End Ranges.

(* ---------- Three words ---------- *)

Notation triple x y z := (combine (combine x y) z).

Definition three_column (q : Z) (k : nat) (l : Z * Z * Z) : int := column_number q (digits_of q k (fst (fst l)) ++ digits_of q k (snd (fst l)) ++ digits_of q k (snd l), []).

Section Read.
Variable letters : Z.
Variable line : text.
Notation many := (length (coordinates line)).
Notation q := (base_of letters (length (coordinates line))).
Notation codes := (map code_of (coordinates line)).
Notation three := (many + many + many)%nat.
Hypothesis based_ : based letters line.
Variable down : bool.
Let base : 2 <= q := proj1 based_.

Definition triples : list (Z * Z * Z) := list_prod (columns (alphabet letters)) (alphabet letters).

Definition reads_three (D : dfa (Z * Z * Z) int) (f : formula) : bool :=
  fine q three 0 f && match table_of q down three 0 f with Some T => agree triples (three_column q many) D T | None => false end.

Lemma triples_all x y z l : spelled (alphabet letters) x -> spelled (alphabet letters) y -> spelled (alphabet letters) z -> In l (triple x y z) -> In l triples.
Proof. intros X Y Z_ I; destruct l as [ab c]; apply in_prod_iff; split; [apply (columns_all _ x y ab X Y), (in_combine_l _ _ _ _ I) | apply Z_, (in_combine_r _ _ _ _ I)]. Qed.

Lemma reads_three_right D f : reads_three D f = true -> forall N u v w, tracks q N many u -> tracks q N many v -> tracks q N many w ->
  (takes D (triple (spell q down N u) (spell q down N v) (spell q down N w)) = true <-> means q N (u ++ v ++ w) [] f).
Proof.
  unfold reads_three; rewrite andb_true_iff; intros [F A] N u v w U V W; destruct (table_of q down three 0 f) as [T|] eqn:E; [|discriminate].
  rewrite (agree_sound _ _ _ _ _ A) by (intros l; apply triples_all; apply (spelled_letters letters line based_ down N); assumption).
  replace three with (length (u ++ v ++ w)) in F, E by (rewrite !app_length; destruct U, V, W; lia).
  assert (H := table_right q base N down f (u ++ v ++ w) [] T ltac:(intros x I; rewrite !in_app_iff in I; destruct I as [I|[I|I]]; [apply U | apply V | apply W]; exact I) ltac:(intros ? []) F E).
  unfold spell, columns_of in *; rewrite !combine_maps, map_map; rewrite map_map in H; rewrite <- H; erewrite map_ext; [reflexivity|].
  intros i; unfold three_column; cbn [fst snd]; rewrite (digits_back q base down N many u i (proj1 U)), (digits_back q base down N many v i (proj1 V)), (digits_back q base down N many w i (proj1 W)).
  unfold column_at; rewrite !map_app; reflexivity.
Qed.

Variable c : Z.
Variable conditions : list cond.
Variable arguments : list term.
Variable hops : list next.

(* What is listed, and that all has a value: where coordinates are numbers themselves. *)
Definition read_hops : option relation :=
  match both_of letters line c conditions, places_of c arguments with
  | Some (TD, FD), Some ps =>
    if themselves codes && forallb (fun f => match f with At p => place_known O p | _ => false end) ps then
      match all_next q three O (ps ++ map track (seq 0 (many + many))) (many + many) codes hops with
      | Some (rel, def) => Some (rel, together (either TD FD) (either FD def))
      | None => None end
    else None
  | _, _ => None
  end.

Variable H : dfa (Z * Z * Z) int.

Definition hops_checked : bool := match read_hops with Some (rel, def) => reads_three H rel && reads_three (everything true) def | None => false end.

Variable N : nat.
Notation n := (Z.of_nat N + c).
Notation ps := (map (num [Z.of_nat N + c]) arguments).
Notation numbers_ := (tracks q N many).
Notation spelling := (spell q down N).
Hypothesis some_place : (0 < N)%nat.
Hypothesis in_domain : forall a, In a conditions -> yes [n] a = true.
Hypothesis checked : hops_checked = true.

Lemma hops_themselves : themselves codes = true.
Proof.
  unfold hops_checked, read_hops in checked; destruct (both_of _ _ _ _) as [[TD FD]|]; [|discriminate]; destruct (places_of _ _) as [fs|]; [|discriminate].
  destruct (themselves codes); [reflexivity | discriminate].
Qed.

Lemma tracks_say post xs : forall pre, Forall2 (says q N (pre ++ xs ++ post) []) (map track (seq (length pre) (length xs))) xs.
Proof.
  induction xs as [|x xs IH]; intros pre; [constructor|]; cbn [length seq map app]; constructor.
  - cbn; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth]; rewrite nth_middle; lia.
  - specialize (IH (pre ++ [x])); rewrite app_length, <- app_assoc in IH; cbn [length app] in IH; rewrite Nat.add_1_r in IH; exact IH.
Qed.

Theorem hops_listed u v : numbers_ u -> numbers_ v -> exists l, each (listed (ps ++ u ++ v)) hops = Some l /\ (forall x, In x l -> numbers_ x) /\
  forall x, numbers_ x -> (In x l <-> takes H (triple (spelling u) (spelling v) (spelling x)) = true).
Proof.
  intros U V; pose proof hops_themselves as Th; pose proof checked as Ck; unfold hops_checked, read_hops in Ck; destruct (both_of _ _ _ _) as [[TD FD]|] eqn:B; [|discriminate]; destruct (places_of _ _) as [fs|] eqn:Pl; [|discriminate].
  rewrite Th in Ck; cbn [andb] in Ck; destruct (forallb _ fs) eqn:Known; [|discriminate]; destruct (all_next _ _ _ _ _ _ _) as [[rel def]|] eqn:A; [|discriminate]; apply andb_true_iff in Ck as [C1 C2].
  assert (All : forall x, numbers_ x -> exists l, each (listed (ps ++ u ++ v)) hops = Some l /\ (forall y, In y l -> numbers_ y) /\ (In x l <-> takes H (triple (spelling u) (spelling v) (spelling x)) = true)).
  { intros x X; set (xs := u ++ v ++ x).
    assert (Xs : forall y, In y xs -> 0 <= y < q ^ Z.of_nat N) by (intros y I; unfold xs in I; rewrite !in_app_iff in I; destruct I as [I|[I|I]]; [apply U | apply V | apply X]; exact I).
    assert (Lx : length xs = three) by (unfold xs; rewrite !app_length; destruct U, V, X; lia).
    assert (Lc : length codes = many) by apply map_length.
    assert (K : known_now q N (many + many) x xs [] (fs ++ map track (seq 0 (many + many))) (ps ++ u ++ v)).
    { constructor; [exact Xs | intros k [] | | | ].
      - apply Forall2_app; [exact (places_right letters line based_ c N xs arguments fs Pl)|].
        pose proof (tracks_say x (u ++ v) []) as T; cbn [app length] in T; rewrite app_length, (proj1 U), (proj1 V), <- app_assoc in T; exact T.
      - rewrite forallb_app; apply andb_true_iff; split; rewrite forallb_forall in *; intros f I.
        + specialize (Known f I); destruct f; [exact Known | discriminate..].
        + apply in_map_iff in I as (i & <- & I); apply in_seq in I; unfold known_form, track; cbn [parts forallb part_fine snd andb]; rewrite andb_true_r, Lx; apply Nat.ltb_lt; lia.
      - unfold xs; rewrite !app_length; split; [destruct U, V, X; lia | intros i I; rewrite app_assoc, app_nth2; rewrite app_length, (proj1 U), (proj1 V); [f_equal; lia | lia]]. }
    rewrite <- Lx in A; change O with (length (@nil nat)) in A at 1.
    assert (D : means q N xs [] def).
    { pose proof (proj1 (reads_three_right (everything true) _ C2 N u v x U V X) (takes_everything _)) as M; rewrite means_together, !means_either in M.
      pose proof (conditions_right letters line based_ c N xs conditions Xs TD FD B in_domain); tauto. }
    destruct (hops_right q base N some_place (many + many) codes x xs [] _ _ hops Th ltac:(rewrite Lc; exact (proj1 X)) K rel def A D) as (l & El & Tl & Il).
    exists l; split; [exact El|]; rewrite Lc in Tl; split; [exact Tl|]; rewrite <- Il; symmetry; exact (reads_three_right H _ C1 N u v x U V X). }
  destruct (All u U) as (l & El & Tl & _); exists l; split; [exact El|]; split; [exact Tl|]; intros x X; destruct (All x X) as (l' & El' & _ & Il); rewrite El in El'; injection El' as <-; exact Il.
Qed.

End Read.
