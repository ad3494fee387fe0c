(* The network of a text whose vertices are numbers of n digits to a base, as formulas about two numbers: whether they are
   vertices, whether the second is listed as a neighbour of the first, and whether all that the text asks for has a value. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Walk Text TextMeaning AutomataFormula AutomataReading.
Import ListNotations.
Open Scope Z_scope.

Section Listed.
Variable q : Z.
Hypothesis base : 2 <= q.
Variable parameters_are : list form.   (* places *)

(* Number i and r places. *)
Definition env_at (i r : nat) : list form := parameters_are ++ track i :: map (fun k => At (Place (Spot k) 0)) (seq 0 r).

Fixpoint place_in (env : list form) (t : term) : option place :=
  match t with
  | Num z => Some (Place Nothing z)
  | Var k => match nth_error env k with Some (At p) => Some p | _ => None end
  | Plus a b => match place_in env a, place_in env b with
    | Some x, Some y => match plus 1 (At x) (At y) with Some (At p) => Some p | _ => None end | _, _ => None end
  | Minus a b => match place_in env a, place_in env b with
    | Some x, Some y => match plus (-1) (At x) (At y) with Some (At p) => Some p | _ => None end | _, _ => None end
  | _ => None
  end.

(* What is related, and that all has a value. *)
Definition relation : Type := (formula * formula)%type.

Fixpoint over_ranges (i : nat) (rs : list range) (r : nat) (body : nat -> option relation) : option relation :=
  match rs with
  | [] => body r
  | x :: rs =>
    match place_in (env_at i r) (low x), place_in (env_at i r) (high x), read_cond q (S r) (env_at i (S r)) (only x), over_ranges i rs (S r) body with
    | Some a, Some b, Some (T, F), Some (rel, def) =>
      if place_known r a && place_known r b then
        let inside := together (negated (before q (Place (Spot r) 0) a)) (negated (before q b (Place (Spot r) 0))) in
        Some (SomePlace (together inside (together T rel)),
          together (either (before q b a) (together (from_zero q a) (before q b (Place Length 0))))
            (negated (SomePlace (together inside (negated (together (either T F) (either F def)))))))
      else None
    | _, _, _, _ => None
    end
  end.

Definition is_track (j : nat) (f : form) : option formula :=
  match f with
  | Sum (Some p) d l => equal q (Sum None d l) (Sum None 1 (Linear [(1, Xored p (Track j))] 0 0))
  | _ => equal q f (track j)
  end.

Fixpoint targets (j : nat) (l : cases) : option (list formula) :=
  match l with
  | [] => Some []
  | c :: l => match is_track j (snd c), targets j l with Some f, Some m => Some (together (fst c) f :: m) | _, _ => None end
  end.

(* Where a sum is a number of so many digits. *)
Definition in_range (f : form) : formula :=
  match f with
  | Sum (Some _) d l => Negative (add l (Linear [] (- d) 0))
  | _ => match as_sum f with Some (d, l) => together (negated (Negative l)) (Negative (add l (Linear [] (- d) 0))) | None => never end
  end.

Definition ends_at (i j : nat) (n : next) (r : nat) : option relation :=
  match to n, read_cond q r (env_at i r) (when n) with
  | [t], Some (T, F) => match read q r (env_at i r) t with
    | Some l => match targets j l with
      | Some m => Some (together T (joined m), together (either T F) (either F (joined (map (fun c => together (fst c) (in_range (snd c))) l))))
      | None => None end
    | None => None end
  | _, _ => None
  end.

Fixpoint all_next (i j : nat) (ns : list next) : option relation :=
  match ns with
  | [] => Some (never, negated never)
  | n :: ns => match over_ranges i (over n) O (ends_at i j n), all_next i j ns with
    | Some (rel, def), Some (rels, defs) => Some (either rel rels, together def defs) | _, _ => None end
  end.

(* ---------- What they mean ---------- *)

Variable n : nat.
Variable xs : list Z.
Hypothesis xs_range : forall x, In x xs -> 0 <= x < q ^ Z.of_nat n.
Variable ps : list Z.
Hypothesis parameters_right : Forall2 (says q n xs []) parameters_are ps.
Hypothesis parameters_places : forallb (fun f => match f with At p => place_known O p | _ => false end) parameters_are = true.

Notation m := (means q n xs).

Definition values (i : nat) (ks : list nat) : list Z := ps ++ nth i xs 0 :: map Z.of_nat ks.

Lemma values_next i ks k : values i (ks ++ [k]) = values i ks ++ [Z.of_nat k].
Proof. unfold values; rewrite map_app, <- app_assoc; reflexivity. Qed.

Lemma env_right i ks : Forall2 (says q n xs ks) (env_at i (length ks)) (values i ks).
Proof.
  unfold env_at, values; apply Forall2_app; [|constructor].
  - revert parameters_places; induction parameters_right as [|f z fs zs S R IH]; cbn [forallb]; intros P; constructor; apply andb_true_iff in P as [P Q]; auto.
    destruct f as [p|]; [|discriminate]; cbn in S |- *; rewrite S; unfold place_known in P; unfold place_worth; destruct (item_ p); [discriminate | reflexivity..].
  - cbn; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth]; lia.
  - clear; enough (H : forall l a, (forall k, (k < length l)%nat -> nth (a + k) ks O = nth k l O) -> Forall2 (says q n xs ks) (map (fun k => At (Place (Spot k) 0)) (seq a (length l))) (map Z.of_nat l)).
    { apply (H ks O); reflexivity. }
    induction l as [|k l IH]; intros a H; constructor.
    + cbn; unfold place_worth; cbn; specialize (H O ltac:(cbn; lia)); rewrite Nat.add_0_r in H; rewrite H; cbn; lia.
    + apply IH; intros k' K; specialize (H (S k') ltac:(cbn; lia)); rewrite Nat.add_succ_comm; exact H.
Qed.

Lemma place_in_right ks env e t p : Forall2 (says q n xs ks) env e -> place_in env t = Some p -> value e t = Some (place_worth n ks p).
Proof.
  intros R; revert p; induction t; intros p E; try discriminate; cbn [place_in value] in E |- *.
  - injection E as <-; reflexivity.
  - destruct (nth_error env k) as [[p'|]|] eqn:N; try discriminate; injection E as ->.
    destruct (env_says q env n xs ks e R k _ N) as (z & Z & S); rewrite Z, S; reflexivity.
  - destruct (place_in env t1) as [x|]; [|discriminate]; destruct (place_in env t2) as [y|]; [|discriminate]; rewrite (IHt1 x eq_refl), (IHt2 y eq_refl).
    destruct (plus 1 (At x) (At y)) as [[p'|]|] eqn:P; try discriminate; injection E as ->.
    assert (S := plus_says q base n xs ks 1 _ _ _ (place_worth n ks x) (place_worth n ks y) P eq_refl eq_refl); cbn [says] in S; rewrite <- S; cbn [both always]; f_equal; ring.
  - destruct (place_in env t1) as [x|]; [|discriminate]; destruct (place_in env t2) as [y|]; [|discriminate]; rewrite (IHt1 x eq_refl), (IHt2 y eq_refl).
    destruct (plus (-1) (At x) (At y)) as [[p'|]|] eqn:P; try discriminate; injection E as ->.
    assert (S := plus_says q base n xs ks (-1) _ _ _ (place_worth n ks x) (place_worth n ks y) P eq_refl eq_refl); cbn [says] in S; rewrite <- S; cbn [both always]; f_equal; ring.
Qed.

Lemma each_some {A B} (f : A -> option (list B)) l : (forall a, In a l -> exists b, f a = Some b) ->
  exists r, each f l = Some r /\ forall w, In w r <-> exists a b, In a l /\ f a = Some b /\ In w b.
Proof.
  induction l as [|a l IH]; intros H; [exists []; split; [reflexivity|]; intros w; split; [intros [] | intros (a & b & [] & _)]|].
  destruct (H a (or_introl eq_refl)) as (b & B_), (IH (fun x I => H x (or_intror I))) as (r & R & I); exists (b ++ r); cbn; rewrite B_, R; split; [reflexivity|].
  intros w; rewrite in_app_iff, I; split.
  - intros [J|(a' & b' & J & E & K)]; [exists a, b; auto | exists a', b'; auto].
  - intros (a' & b' & [<-|J] & E & K); [rewrite B_ in E; injection E as <-; auto | right; exists a', b'; auto].
Qed.

(* What a condition read says at these places. *)
Lemma cond_right i ks c T F : read_cond q (length ks) (env_at i (length ks)) c = Some (T, F) ->
  (m ks T -> holds (values i ks) c = Some true) /\ (m ks F -> holds (values i ks) c = Some false).
Proof. intros E; exact (proj2 (read_is_right q base (length ks) (env_at i (length ks)) n xs ks xs_range eq_refl (values i ks) (env_right i ks)) c (T, F) E). Qed.

Section Ranges.
Variable i : nat.
Variable body : nat -> option relation.
Variable defined related : list Z -> Prop.
Hypothesis body_right : forall ks rel def, (forall k, In k ks -> (k < n)%nat) -> body (length ks) = Some (rel, def) -> m ks def -> defined (values i ks) /\ (m ks rel <-> related (values i ks)).

Lemma over_ranges_right rs : forall ks rel def, (forall k, In k ks -> (k < n)%nat) -> over_ranges i rs (length ks) body = Some (rel, def) -> m ks def ->
  exists l, tuples (values i ks) rs = Some l /\ (forall v, In v l -> defined (values i ks ++ v)) /\ (m ks rel <-> exists v, In v l /\ related (values i ks ++ v)).
Proof.
  induction rs as [|x rs IH]; intros ks rel def K E D.
  - destruct (body_right ks rel def K E D) as [B R]; exists [[]]; split; [reflexivity|]; split; [intros v [<-|[]]; rewrite app_nil_r; exact B|].
    rewrite R; split; [intros H; exists []; split; [left; reflexivity | rewrite app_nil_r; exact H] | intros (v & [<-|[]] & H); rewrite app_nil_r in H; exact H].
  - cbn [over_ranges tuples] in *.
    destruct (place_in (env_at i (length ks)) (low x)) as [a|] eqn:A; [|discriminate]; destruct (place_in (env_at i (length ks)) (high x)) as [b|] eqn:B; [|discriminate].
    destruct (read_cond q (S (length ks)) (env_at i (S (length ks))) (only x)) as [[T F]|] eqn:C; [|discriminate].
    destruct (over_ranges i rs (S (length ks)) body) as [[rel' def']|] eqn:O; [|discriminate].
    destruct (place_known (length ks) a && place_known (length ks) b) eqn:P; [|discriminate]; apply andb_true_iff in P as [Pa Pb]; injection E as <- <-.
    rewrite (place_in_right ks _ _ _ a (env_right i ks) A), (place_in_right ks _ _ _ b (env_right i ks) B).
    set (va := place_worth n ks a); set (vb := place_worth n ks b); apply means_together in D as [D1 D2].
    assert (R : vb < va \/ 0 <= va /\ vb < Z.of_nat n).
    { apply means_either in D1 as [D1|D1]; [left; apply (means_before q base) in D1; exact D1|]; right; apply means_together in D1 as [D1 D3].
      apply (means_from_zero q base) in D1; apply (means_before q base) in D3; unfold place_worth at 2 in D3; cbn in D3; unfold va, vb; lia. }
    set (inside := together (negated (before q (Place (Spot (length ks)) 0) a)) (negated (before q b (Place (Spot (length ks)) 0)))) in D2 |- *.
    assert (In_ : forall k, m (ks ++ [k]) inside <-> va <= Z.of_nat k <= vb).
    { intros k; unfold inside; rewrite means_together, !means_negated, !(means_before q base).
      rewrite (known_place (length ks) n ks eq_refl a k Pa).
      rewrite (known_place (length ks) n ks eq_refl b k Pb).
      fold va vb; unfold place_worth; cbn; rewrite nth_middle; lia. }
    assert (V : forall z, In z (span va vb) -> exists k, z = Z.of_nat k /\ (k < n)%nat /\ m (ks ++ [k]) inside).
    { intros z I; apply in_span in I; exists (Z.to_nat z); rewrite In_; lia. }
    assert (S_ : forall k, (k < n)%nat -> m (ks ++ [k]) inside -> m (ks ++ [k]) (together (either T F) (either F def'))).
    { intros k B' I; rewrite means_negated in D2; destruct (means_decided q n xs (together (either T F) (either F def')) (ks ++ [k])) as [Y|N]; [exact Y|].
      exfalso; apply D2; exists k; split; [exact B'|]; apply means_together; split; [exact I | apply means_negated, N]. }
    assert (L : forall k, length (ks ++ [k]) = S (length ks)) by (intros k; rewrite app_length; cbn; lia).
    assert (Ks : forall k, (k < n)%nat -> forall k', In k' (ks ++ [k]) -> (k' < n)%nat) by (intros k B' k' I; apply in_app_or in I as [I|[<-|[]]]; auto).
    assert (Q : forall k, (k < n)%nat -> m (ks ++ [k]) inside ->
      (m (ks ++ [k]) F /\ holds (values i ks ++ [Z.of_nat k]) (only x) = Some false) \/
      (m (ks ++ [k]) T /\ holds (values i ks ++ [Z.of_nat k]) (only x) = Some true /\ m (ks ++ [k]) def')).
    { intros k B' I; rewrite <- values_next; specialize (S_ k B' I); apply means_together in S_ as [S1 S2].
      rewrite <- (L k) in C; destruct (cond_right i (ks ++ [k]) (only x) T F C) as [CT CF]; apply means_either in S2 as [S2|S2]; [left; auto|].
      apply means_either in S1 as [S1|S1]; [right; auto | left; auto]. }
    destruct (each_some (fun z => where_holds (holds (values i ks ++ [z]) (only x)) (option_map (map (cons z)) (tuples (values i ks ++ [z]) rs))) (span va vb)) as (l & El & Il).
    { intros z I; destruct (V z I) as (k & -> & B' & I'); destruct (Q k B' I') as [[_ H]|(_ & H & D')]; rewrite H; cbn [where_holds]; [exists []; reflexivity|].
      destruct (IH (ks ++ [k]) rel' def' (Ks k B') ltac:(rewrite L; exact O) D') as (l & E & _); rewrite <- values_next, E; eexists; reflexivity. }
    exists l; split; [exact El|]; split.
    + intros v I; apply Il in I as (z & l' & I & E & J); destruct (V z I) as (k & -> & B' & I'); destruct (Q k B' I') as [[_ H]|(_ & H & D')]; rewrite H in E; cbn [where_holds] in E; [injection E as <-; destruct J|].
      destruct (IH (ks ++ [k]) rel' def' (Ks k B') ltac:(rewrite L; exact O) D') as (l'' & E' & N & _); rewrite <- values_next, E' in E; injection E as <-; apply in_map_iff in J as (w & <- & J).
      specialize (N w J); rewrite values_next, <- app_assoc in N; exact N.
    + cbn [means]; split.
      * intros (k & B' & M); apply means_together in M as [I' M]; apply means_together in M as [M1 M2]; destruct (Q k B' I') as [[_ H]|(_ & H & D')].
        { rewrite <- (L k) in C; destruct (cond_right i (ks ++ [k]) (only x) T F C) as [CT _]; rewrite <- values_next, (CT M1) in H; discriminate. }
        destruct (IH (ks ++ [k]) rel' def' (Ks k B') ltac:(rewrite L; exact O) D') as (l'' & E' & _ & N); apply N in M2 as (w & J & M2).
        exists (Z.of_nat k :: w); split; [|rewrite values_next, <- app_assoc in M2; exact M2].
        apply Il; exists (Z.of_nat k), (map (cons (Z.of_nat k)) l''); split; [apply in_span, In_, I'|]; split; [rewrite H; cbn [where_holds]; rewrite <- values_next, E'; reflexivity | apply in_map, J].
      * intros (v & I & M); apply Il in I as (z & l' & I & E & J); destruct (V z I) as (k & -> & B' & I'); destruct (Q k B' I') as [[_ H]|(MT & H & D')]; rewrite H in E; cbn [where_holds] in E; [injection E as <-; destruct J|].
        destruct (IH (ks ++ [k]) rel' def' (Ks k B') ltac:(rewrite L; exact O) D') as (l'' & E' & _ & N); rewrite <- values_next, E' in E; injection E as <-; apply in_map_iff in J as (w & <- & J).
        exists k; split; [exact B'|]; apply means_together; split; [exact I'|]; apply means_together; split; [exact MT|]; apply N; exists w; split; [exact J|].
        rewrite values_next, <- app_assoc; exact M.
Qed.

End Ranges.

Lemma is_track_right ks j f g z : is_track j f = Some g -> says q n xs ks f z -> (m ks g <-> z = nth j xs 0).
Proof.
  assert (G : equal q f (track j) = Some g -> says q n xs ks f z -> (m ks g <-> z = nth j xs 0)).
  { intros E S; apply (equal_says q base n xs ks f (track j) g z (nth j xs 0) E S); cbn; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth]; lia. }
  destruct f as [p|[p|] d l]; try exact G; cbn [is_track]; intros E (D & y & Y & ->).
  rewrite (equal_says q base n xs ks (Sum None d l) (Sum None 1 (Linear [(1, Xored p (Track j))] 0 0)) g y (Z.lxor (worth q xs ks p) (nth j xs 0)) E).
  - split; intros H; [rewrite H | rewrite <- H]; rewrite <- Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_l; reflexivity.
  - cbn; auto.
  - cbn; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth]; lia.
Qed.

Lemma targets_in j l : forall fs, targets j l = Some fs -> forall f, In f fs <-> exists c g, In c l /\ is_track j (snd c) = Some g /\ f = together (fst c) g.
Proof.
  induction l as [|c l IH]; cbn; intros fs E f; [injection E as <-; split; [intros [] | intros (c & g & [] & _)]|].
  destruct (is_track j (snd c)) as [g|] eqn:G; [|discriminate]; destruct (targets j l) as [fs'|]; [|discriminate]; injection E as <-; cbn; rewrite (IH fs' eq_refl f); split.
  - intros [<-|(d & h & I & H & ->)]; [exists c, g; auto | exists d, h; auto].
  - intros (d & h & [<-|I] & H & ->); [left; rewrite G in H; injection H as <-; reflexivity | right; exists d, h; auto].
Qed.

Lemma targets_all j l c fs : targets j l = Some fs -> In c l -> exists g, is_track j (snd c) = Some g.
Proof.
  revert fs; induction l as [|d l IH]; cbn; intros fs E I; [destruct I|].
  destruct (is_track j (snd d)) as [g|] eqn:G; [|discriminate]; destruct (targets j l) as [fs'|]; [|discriminate]; destruct I as [<-|I]; [exists g; exact G | exact (IH fs' eq_refl I)].
Qed.

Definition one_listed (e : list Z) (x : next) : option (list (list Z)) := where_holds (holds e (when x)) (option_map (fun w => [w]) (tuple e (to x))).

Lemma ends_at_right i j x ks rel def : ends_at i j x (length ks) = Some (rel, def) -> m ks def ->
  (exists l, one_listed (values i ks) x = Some l) /\ (m ks rel <-> exists l, one_listed (values i ks) x = Some l /\ In [nth j xs 0] l).
Proof.
  unfold ends_at, one_listed; destruct (to x) as [|t [|]]; try discriminate.
  destruct (read_cond q (length ks) (env_at i (length ks)) (when x)) as [[T F]|] eqn:C; [|discriminate].
  destruct (read q (length ks) (env_at i (length ks)) t) as [l|] eqn:R; [|discriminate]; destruct (targets j l) as [fs|] eqn:G; [|discriminate]; intros E D; injection E as <- <-.
  destruct (cond_right i ks (when x) T F C) as [CT CF]; apply means_together in D as [D1 D2].
  assert (Rt : cases_say q n xs ks l (value (values i ks) t)) by exact (proj1 (proj1 (read_is_right q base (length ks) (env_at i (length ks)) n xs ks xs_range eq_refl (values i ks) (env_right i ks)) t) l R).
  assert (X : m ks F \/ m ks T /\ exists g f z, In (g, f) l /\ m ks g /\ value (values i ks) t = Some z /\ says q n xs ks f z).
  { apply means_either in D2 as [D2|D2]; [left; exact D2|]; apply means_either in D1 as [D1|D1]; [right; split; [exact D1|] | left; exact D1].
    apply means_joined in D2 as (g & I & M); apply in_map_iff in I as ([g' f] & <- & I); apply means_together in M as [M _]; destruct (Rt g' f I M) as (z & Z & S); exists g', f, z; auto. }
  destruct X as [X|(X & g & f & z & I & M & Z & S)].
  - rewrite (CF X); cbn; split; [eauto|]; split; [intros H; apply means_together in H as [H _]; rewrite (CT H) in CF; specialize (CF X); discriminate | intros (l' & E & J); injection E as <-; destruct J].
  - rewrite (CT X); cbn; rewrite Z; cbn; split; [eauto|]; split.
    + intros H; apply means_together in H as [_ H]; apply means_joined in H as (h & J & H); apply (targets_in j l fs G) in J as ([g' f'] & h' & J & Y & ->); cbn [fst snd] in *.
      apply means_together in H as [H1 H2]; destruct (Rt g' f' J H1) as (z' & Z' & S'); rewrite Z in Z'; injection Z' as <-; apply (is_track_right ks j f' h' z Y S') in H2; subst z; eexists; split; [reflexivity | left; reflexivity].
    + intros (l' & E & J); injection E as <-; destruct J as [J|[]]; injection J as J; apply means_together; split; [exact X|]; apply means_joined.
      destruct (targets_all j l (g, f) fs G I) as (h & H); cbn in H; exists (together g h); split; [apply (targets_in j l fs G); exists (g, f), h; auto|].
      apply means_together; split; [exact M|]; apply (is_track_right ks j f h z H S), J.
Qed.

Lemma all_next_right i j ns : forall rel def, all_next i j ns = Some (rel, def) -> m [] def ->
  exists l, each (listed (values i [])) ns = Some l /\ (m [] rel <-> In [nth j xs 0] l).
Proof.
  induction ns as [|x ns IH]; cbn [all_next each]; intros rel def E D.
  - injection E as <- <-; exists []; split; [reflexivity|]; split; [intros H; destruct (means_never q n xs [] H) | intros []].
  - destruct (over_ranges i (over x) O (ends_at i j x)) as [[r d]|] eqn:O; [|discriminate]; destruct (all_next i j ns) as [[rs ds]|]; [|discriminate]; injection E as <- <-.
    apply means_together in D as [D1 D2]; destruct (IH rs ds eq_refl D2) as (l & El & Il); rewrite El.
    destruct (over_ranges_right i (ends_at i j x) (fun e => exists l, one_listed e x = Some l) (fun e => exists l, one_listed e x = Some l /\ In [nth j xs 0] l)
      (fun ks rel def _ => ends_at_right i j x ks rel def) (over x) [] r d ltac:(intros k []) O D1) as (vs & Ev & Nv & Rv).
    unfold listed; rewrite Ev; destruct (each_some (fun v => one_listed (values i [] ++ v) x) vs Nv) as (l' & El' & Il').
    change (each _ vs) with (each (fun v => one_listed (values i [] ++ v) x) vs); rewrite El'; eexists; split; [reflexivity|].
    rewrite means_either, Rv, Il, in_app_iff, Il'; split; (intros [H|H]; [left | right; exact H]).
    + destruct H as (v & I & b & B & J); exists v, b; auto.
    + destruct H as (v & b & I & B & J); exists v; split; [exact I | exists b; auto].
Qed.

End Listed.
