(* The network of a text whose vertices are numbers of n digits to a base, as formulas about two numbers: whether they are
   vertices, whether the second is listed as a neighbour of the first, and whether all that the text asks for has a value. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Walk Text TextMeaning AutomataFormula AutomataReading.
Import ListNotations.
Open Scope Z_scope.

Section Listed.
Variable q : Z.
Hypothesis base : 2 <= q.

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

(* c and s in 0..pow(c, s)-1. *)
Definition digits_in (x : range) : option (term * term) :=
  match low x, high x with Num 0, Minus (Pow c s) (Num 1) => Some (c, s) | _, _ => None end.

(* Values one by one. *)
Definition one_by_one (x : range) : option (list Z) :=
  match low x, high x with Num a, Num b => if b - a <? 16 then Some (span a b) else None | _, _ => None end.

(* Likewise between numbers that names stand for. *)
Definition values (env : list form) (x : range) : option (list Z) :=
  match constant env (low x), constant env (high x) with Some a, Some b => if b - a <? 16 then Some (span a b) else None | _, _ => None end.

Lemma digits_in_right x c s : digits_in x = Some (c, s) -> low x = Num 0 /\ high x = Minus (Pow c s) (Num 1).
Proof. unfold digits_in; intros E; repeat match type of E with match ?a with _ => _ end = _ => destruct a eqn:?; try discriminate end; injection E as <- <-; auto. Qed.

Lemma one_by_one_right x vs : one_by_one x = Some vs -> exists a b, low x = Num a /\ high x = Num b /\ vs = span a b.
Proof. unfold one_by_one; destruct (low x), (high x); try discriminate; destruct (_ <? 16); [|discriminate]; intros E; injection E as <-; eauto. Qed.

Fixpoint each_value (f : Z -> option relation) (l : list Z) : option relation :=
  match l with
  | [] => Some (never, negated never)
  | z :: l => match f z, each_value f l with Some (r, d), Some (rs, ds) => Some (either r rs, together d ds) | _, _ => None end
  end.

(* Variables are places, or numbers of n digits, or of few values: where m numbers and r places are known. *)
Fixpoint over_ranges (rs : list range) (m r : nat) (env : list form) (body : nat -> nat -> list form -> option relation) : option relation :=
  match rs with
  | [] => body m r env
  | x :: rs =>
    match digits_in x with
    | Some (c, s) =>
      let inner := env ++ [track m] in
      match place_in env s, read_cond q (Some (S m)) r inner (only x), over_ranges rs (S m) r inner body with
      | Some (Place Length 0), Some (T, F), Some (rel, def) => if negb (is_base q env c) then None else
        Some (SomeNumber (together T rel), negated (SomeNumber (negated (together (either T F) (either F def)))))
      | _, _, _ => None
      end
    | None =>
      match values env x with
      | Some vs => each_value (fun z => match read_cond q (Some m) r (env ++ [number z]) (only x), over_ranges rs m r (env ++ [number z]) body with
          | Some (T, F), Some (rel, def) => Some (together T rel, together (either T F) (either F def)) | _, _ => None end) vs
      | None =>
      let la := read q (Some m) m r env (low x) in
      let lb := read q (Some m) m r env (high x) in
      let c := step_of la lb in
      let inner := env ++ [spot c r] in
      match ranged q c r la lb (read q (Some m) m (S r) env (low x)) (read q (Some m) m (S r) env (high x)), read_cond q (Some m) (S r) inner (only x), over_ranges rs m (S r) inner body with
      | Some (G, B), Some (T, F), Some (rel, def) =>
        Some (SomePlace (together B (together T rel)), together G (negated (SomePlace (together B (negated (together (either T F) (either F def)))))))
      | _, _, _ => None
      end
      end
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

(* How a coordinate is a number of n digits: itself, or the power of the base by it. *)
Definition in_code (c : bool) (t : term) : term := if c then Pow (Num q) t else t.
Definition coding (c : bool) (z y : Z) : Prop := if c then 0 <= z /\ q ^ z = y else z = y.

Fixpoint placed (codes : list bool) (v w : list Z) : Prop :=
  match codes, v, w with
  | [], [], [] => True
  | c :: codes, z :: v, y :: w => coding c z y /\ placed codes v w
  | _, _, _ => False
  end.

(* Numbers from j on are the coordinates. *)
Fixpoint ends (j : nat) (codes : list bool) (m r : nat) (env : list form) (ts : list term) : option relation :=
  match codes, ts with
  | [], [] => Some (negated never, negated never)
  | c :: codes, t :: ts => let t := in_code c t in let s := sums t in match read q (Some (m + s)%nat) m r env t, ends (S j) codes m r env ts with
    | Some l, Some (rel, def) => match targets j l with
      | Some fs => Some (together (some_numbers s (joined fs)) rel, together (some_numbers s (joined (map (fun c => together (fst c) (in_range (snd c))) l))) def)
      | None => None end
    | _, _ => None end
  | _, _ => None
  end.

Definition ends_at (j : nat) (codes : list bool) (n : next) (m r : nat) (env : list form) : option relation :=
  match read_cond q (Some m) r env (when n), ends j codes m r env (to n) with
  | Some (T, F), Some (rel, def) => Some (together T rel, together (either T F) (either F def))
  | _, _ => None
  end.

Fixpoint all_next (m r : nat) (env : list form) (j : nat) (codes : list bool) (ns : list next) : option relation :=
  match ns with
  | [] => Some (never, negated never)
  | n :: ns => match over_ranges (over n) m r env (ends_at j codes n), all_next m r env j codes ns with
    | Some (rel, def), Some (rels, defs) => Some (either rel rels, together def defs) | _, _ => None end
  end.

(* ---------- What they mean ---------- *)

Variable n : nat.
Notation m := (means q n).

(* Numbers and places, what the names are, and their values; numbers from j on are w. *)
Record known_now (j : nat) (w : list Z) (xs : list Z) (ks : list nat) (env : list form) (e : list Z) : Prop := KnownNow {
  numbers_range : forall x, In x xs -> 0 <= x < q ^ Z.of_nat n;
  places_range : forall k, In k ks -> (k < n)%nat;
  env_right : Forall2 (says q n xs ks) env e;
  env_known : forallb (known_form q (length xs) (length ks)) env = true;
  numbers_are : (j + length w <= length xs)%nat /\ forall i, (i < length w)%nat -> nth (j + i) xs 0 = nth i w 0
}.

Lemma known_with j w xs ks env e ys js f z : known_now j w xs ks env e -> (forall x, In x ys -> 0 <= x < q ^ Z.of_nat n) -> (forall k, In k js -> (k < n)%nat) ->
  says q n (xs ++ ys) (ks ++ js) f z -> known_form q (length (xs ++ ys)) (length (ks ++ js)) f = true -> known_now j w (xs ++ ys) (ks ++ js) (env ++ [f]) (e ++ [z]).
Proof.
  intros [X K R E [J N]] Y L S F; constructor.
  - intros x I; apply in_app_or in I as [I|I]; auto.
  - intros k I; apply in_app_or in I as [I|I]; auto.
  - apply Forall2_app; [|constructor; [exact S | constructor]]; clear - R E; induction R as [|f z env e S R IH]; cbn in E; constructor; apply andb_true_iff in E as [E1 E2]; [apply says_more; assumption | apply IH, E2].
  - rewrite forallb_app; cbn [forallb]; rewrite F; cbn [andb]; rewrite andb_true_r; rewrite forallb_forall in *; intros g I; rewrite !app_length; eapply known_more; [| |apply E, I]; lia.
  - rewrite app_length; split; [lia|]; intros i I; rewrite app_nth1 by lia; exact (N i I).
Qed.

Lemma place_in_right xs ks env e t p : Forall2 (says q n xs ks) env e -> place_in env t = Some p -> value e t = Some (place_worth n ks p).
Proof.
  intros R; revert p; induction t; intros p E; try discriminate; cbn [place_in value] in E |- *.
  - injection E as <-; reflexivity.
  - destruct (nth_error env k) as [[p'| |]|] eqn:N; try discriminate; injection E as ->.
    destruct (env_says q env n xs ks e R k _ N) as (z & Z & S); rewrite Z, S; reflexivity.
  - destruct (place_in env t1) as [x|]; [|discriminate]; destruct (place_in env t2) as [y|]; [|discriminate]; rewrite (IHt1 x eq_refl), (IHt2 y eq_refl).
    destruct (plus 1 (At x) (At y)) as [[p'| |]|] eqn:P; try discriminate; injection E as ->.
    assert (S := plus_says q base n xs ks 1 _ _ _ (place_worth n ks x) (place_worth n ks y) P eq_refl eq_refl); cbn [says] in S; rewrite <- S; cbn [both always]; f_equal; ring.
  - destruct (place_in env t1) as [x|]; [|discriminate]; destruct (place_in env t2) as [y|]; [|discriminate]; rewrite (IHt1 x eq_refl), (IHt2 y eq_refl).
    destruct (plus (-1) (At x) (At y)) as [[p'| |]|] eqn:P; try discriminate; injection E as ->.
    assert (S := plus_says q base n xs ks (-1) _ _ _ (place_worth n ks x) (place_worth n ks y) P eq_refl eq_refl); cbn [says] in S; rewrite <- S; cbn [both always]; f_equal; ring.
Qed.

Lemma values_right xs ks env e x vs : Forall2 (says q n xs ks) env e -> values env x = Some vs -> exists a b, value e (low x) = Some a /\ value e (high x) = Some b /\ vs = span a b.
Proof.
  unfold values; intros R; destruct (constant env (low x)) as [a|] eqn:A; [|discriminate]; destruct (constant env (high x)) as [b|] eqn:B; [|discriminate]; destruct (_ <? 16); [|discriminate]; intros E; injection E as <-.
  exists a, b; split; [exact (constant_right q n xs ks env e _ R a A)|]; split; [exact (constant_right q n xs ks env e _ R b B) | reflexivity].
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

Lemma now_known_now j w xs ks env e : known_now j w xs ks env e -> now q n (Some (length xs)) (length ks) env xs ks e.
Proof. intros [X K R E _]; constructor; auto. Qed.

(* What a condition read says. *)
Lemma cond_right j w xs ks env e c T F : known_now j w xs ks env e -> read_cond q (Some (length xs)) (length ks) env c = Some (T, F) ->
  (m xs ks T -> holds e c = Some true) /\ (m xs ks F -> holds e c = Some false).
Proof. intros K E; exact (cond_is_right q base n c _ _ _ (T, F) E _ _ _ (now_known_now _ _ _ _ _ _ K)). Qed.

Lemma each_value_right (f : Z -> option relation) xs ks l : forall rel def, each_value f l = Some (rel, def) ->
  (forall z, In z l -> exists r d, f z = Some (r, d)) /\
  (m xs ks rel <-> exists z r d, In z l /\ f z = Some (r, d) /\ m xs ks r) /\ (m xs ks def <-> forall z r d, In z l -> f z = Some (r, d) -> m xs ks d).
Proof.
  induction l as [|z l IH]; cbn [each_value]; intros rel def E.
  - injection E as <- <-; split; [intros z []|]; split; [split; [intros H; destruct (means_never q n xs ks H) | intros (z & r & d & [] & _)]|].
    split; [intros _ z r d [] | intros _; apply means_negated, means_never].
  - destruct (f z) as [[r d]|] eqn:Z_; [|discriminate]; destruct (each_value f l) as [[rs ds]|]; [|discriminate]; injection E as <- <-.
    destruct (IH rs ds eq_refl) as (A & R & D); split; [intros y [<-|I]; [eauto | exact (A y I)]|]; rewrite means_either, means_together, R, D; split; split.
    + intros [H|(y & r' & d' & I & E & H)]; [exists z, r, d; cbn; auto | exists y, r', d'; cbn; auto].
    + intros (y & r' & d' & [<-|I] & E & H); [left; rewrite Z_ in E; injection E as <- <-; exact H | right; exists y, r', d'; auto].
    + intros [H1 H2] y r' d' [<-|I] E; [rewrite Z_ in E; injection E as <- <-; exact H1 | exact (H2 y r' d' I E)].
    + intros H; split; [exact (H z r d (or_introl eq_refl) Z_) | intros y r' d' I E; exact (H y r' d' (or_intror I) E)].
Qed.

Section Ranges.
Variables (j : nat) (w : list Z).
Variable body : nat -> nat -> list form -> option relation.
Variable defined related : list Z -> Prop.
Hypothesis body_right : forall xs ks env e rel def, known_now j w xs ks env e -> body (length xs) (length ks) env = Some (rel, def) -> m xs ks def -> defined e /\ (m xs ks rel <-> related e).

(* For each value of a variable that is meant there is a further tuple of numbers and places. *)
Lemma one_range_right (Inside : Z -> Prop) va vb c rs e (rel T F def : Z -> Prop) (R D : Prop) :
  (forall z, In z (span va vb) -> Inside z) ->
  (forall z, Inside z -> va <= z <= vb) ->
  (forall z, Inside z -> (T z -> holds (e ++ [z]) c = Some true) /\ (F z -> holds (e ++ [z]) c = Some false)) ->
  (forall z, Inside z -> def z -> exists l, tuples (e ++ [z]) rs = Some l /\ (forall v, In v l -> defined ((e ++ [z]) ++ v)) /\ (rel z <-> exists v, In v l /\ related ((e ++ [z]) ++ v))) ->
  (forall z, Inside z -> (T z \/ F z) /\ (F z \/ def z)) ->
  (R <-> exists z, Inside z /\ T z /\ rel z) ->
  exists l, each (fun z => where_holds (holds (e ++ [z]) c) (option_map (map (cons z)) (tuples (e ++ [z]) rs))) (span va vb) = Some l /\
    (forall v, In v l -> defined (e ++ v)) /\ (R <-> exists v, In v l /\ related (e ++ v)).
Proof.
  intros V V' C H S Rel.
  assert (Q : forall z, Inside z -> F z /\ holds (e ++ [z]) c = Some false \/ T z /\ holds (e ++ [z]) c = Some true /\ def z).
  { intros z I; destruct (S z I) as [S1 S2], (C z I) as [CT CF]; destruct S2 as [S2|S2]; [left; auto|]; destruct S1 as [S1|S1]; [right; auto | left; auto]. }
  destruct (each_some (fun z => where_holds (holds (e ++ [z]) c) (option_map (map (cons z)) (tuples (e ++ [z]) rs))) (span va vb)) as (l & El & Il).
  { intros z I; apply V in I; destruct (Q z I) as [[_ E]|(_ & E & D')]; rewrite E; cbn [where_holds]; [exists []; reflexivity|].
    destruct (H z I D') as (l & E' & _); rewrite E'; eexists; reflexivity. }
  exists l; split; [exact El|]; split.
  - intros v I; apply Il in I as (z & l' & I & E & J); apply V in I; destruct (Q z I) as [[_ Y]|(_ & Y & D')]; rewrite Y in E; cbn [where_holds] in E; [injection E as <-; destruct J|].
    destruct (H z I D') as (l'' & E' & N & _); rewrite E' in E; injection E as <-; apply in_map_iff in J as (u & <- & J); specialize (N u J); rewrite <- app_assoc in N; exact N.
  - rewrite Rel; split.
    + intros (z & I & M1 & M2); destruct (C z I) as [CT _]; specialize (CT M1); destruct (Q z I) as [[_ Y]|(_ & Y & D')]; [rewrite CT in Y; discriminate|].
      destruct (H z I D') as (l'' & E' & _ & N); apply N in M2 as (u & J & M2); exists (z :: u); split; [|rewrite <- app_assoc in M2; exact M2].
      apply Il; exists z, (map (cons z) l''); split; [apply in_span, V', I|]; split; [rewrite Y; cbn [where_holds]; rewrite E'; reflexivity | apply in_map, J].
    + intros (v & I & M); apply Il in I as (z & l' & I & E & J); apply V in I; destruct (Q z I) as [[_ Y]|(MT & Y & D')]; rewrite Y in E; cbn [where_holds] in E; [injection E as <-; destruct J|].
      destruct (H z I D') as (l'' & E' & _ & N); rewrite E' in E; injection E as <-; apply in_map_iff in J as (u & <- & J).
      exists z; split; [exact I|]; split; [exact MT|]; apply N; exists u; split; [exact J | rewrite <- app_assoc; exact M].
Qed.

Lemma over_ranges_right rs : forall xs ks env e rel def, known_now j w xs ks env e -> over_ranges rs (length xs) (length ks) env body = Some (rel, def) -> m xs ks def ->
  exists l, tuples e rs = Some l /\ (forall v, In v l -> defined (e ++ v)) /\ (m xs ks rel <-> exists v, In v l /\ related (e ++ v)).
Proof.
  induction rs as [|x rs IH]; intros xs ks env e rel def K E D.
  - destruct (body_right xs ks env e rel def K E D) as [B R]; exists [[]]; split; [reflexivity|]; split; [intros v [<-|[]]; rewrite app_nil_r; exact B|].
    rewrite R; split; [intros H; exists []; split; [left; reflexivity | rewrite app_nil_r; exact H] | intros (v & [<-|[]] & H); rewrite app_nil_r in H; exact H].
  - assert (Kx := numbers_range _ _ _ _ _ _ K); assert (Kk := places_range _ _ _ _ _ _ K); assert (Ke := env_right _ _ _ _ _ _ K).
    cbn [over_ranges tuples] in *; destruct (digits_in x) as [[base_ s]|] eqn:Dg.
    + destruct (place_in env s) as [[[k| |] [| |]]|] eqn:Hs; try discriminate.
      destruct (read_cond q (Some (S (length xs))) (length ks) (env ++ [track (length xs)]) (only x)) as [[T F]|] eqn:C; [|discriminate].
      destruct (over_ranges rs (S (length xs)) (length ks) (env ++ [track (length xs)]) body) as [[rel' def']|] eqn:O; [|discriminate]; destruct (is_base q env base_) eqn:Bs; [|discriminate]; cbn [negb] in E; injection E as <- <-.
      apply digits_in_right in Dg as [Lo Hg]; rewrite Lo, Hg.
      assert (Hi : value e (Minus (Pow base_ s) (Num 1)) = Some (q ^ Z.of_nat n - 1)).
      { cbn [value]; rewrite (is_base_right q n xs ks env e base_ Ke Bs); rewrite (place_in_right xs ks env e s (Place Length 0) Ke Hs); unfold place_worth; cbn [item_worth item_ offset]; rewrite Z.add_0_r; cbn [both]; rewrite (proj2 (Z.leb_le 0 (Z.of_nat n)) (Nat2Z.is_nonneg n)); reflexivity. }
      change (value e (Num 0)) with (Some 0); rewrite Hi.
      assert (Kn : forall z, 0 <= z < q ^ Z.of_nat n -> known_now j w (xs ++ [z]) ks (env ++ [track (length xs)]) (e ++ [z])).
      { intros z Z; rewrite <- (app_nil_r ks); apply known_with; [exact K | intros y [<-|[]]; exact Z | intros k [] | | unfold known_form, track; cbn [parts forallb part_fine snd andb]; rewrite app_length, andb_true_r; apply Nat.ltb_lt; cbn [length]; lia].
        cbn; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth]; rewrite nth_middle; lia. }
      assert (L : forall z, length (xs ++ [z]) = S (length xs)) by (intros z; rewrite app_length; cbn; lia).
      apply (one_range_right (fun z => 0 <= z < q ^ Z.of_nat n) 0 (q ^ Z.of_nat n - 1) (only x) rs e (fun z => m (xs ++ [z]) ks rel') (fun z => m (xs ++ [z]) ks T) (fun z => m (xs ++ [z]) ks F) (fun z => m (xs ++ [z]) ks def') _ True).
      * intros z I; apply in_span in I; lia.
      * intros z Z; lia.
      * intros z Z; apply (cond_right j w (xs ++ [z]) ks _ _ (only x) T F (Kn z Z)); rewrite L; exact C.
      * intros z Z D'; apply (IH (xs ++ [z]) ks _ (e ++ [z]) rel' def' (Kn z Z)); [rewrite L; exact O | exact D'].
      * intros z Z; rewrite means_negated in D; destruct (means_decidable q n (together (either T F) (either F def')) (xs ++ [z]) ks) as [Y|N].
        { rewrite means_together, !means_either in Y; exact Y. }
        exfalso; apply D; exists z; split; [exact Z | apply means_negated, N].
      * cbn [means]; split; [intros (z & Z & M); apply means_together in M; exists z; tauto | intros (z & Z & M); exists z; rewrite means_together; tauto].
    + destruct (values env x) as [vs|] eqn:Ob.
      { destruct (values_right xs ks env e x vs Ke Ob) as (a & b & Lo & Hg & ->); rewrite Lo, Hg; destruct (each_value_right _ xs ks (span a b) rel def E) as (Al & R & Dd).
        assert (Kn : forall z, known_now j w xs ks (env ++ [number z]) (e ++ [z])).
        { intros z; rewrite <- (app_nil_r xs), <- (app_nil_r ks); apply known_with; [exact K | intros y [] | intros k [] | cbn; unfold place_worth; cbn; lia | reflexivity]. }
        pose (c := fun z => read_cond q (Some (length xs)) (length ks) (env ++ [number z]) (only x)); pose (o := fun z => over_ranges rs (length xs) (length ks) (env ++ [number z]) body).
        pose (T_ := fun z => match c z with Some (T, _) => m xs ks T | None => False end); pose (F_ := fun z => match c z with Some (_, F) => m xs ks F | None => False end).
        pose (rel_ := fun z => match o z with Some (r, _) => m xs ks r | None => False end); pose (def_ := fun z => match o z with Some (_, d) => m xs ks d | None => False end).
        assert (Both : forall z, In z (span a b) -> exists T F r d, c z = Some (T, F) /\ o z = Some (r, d)).
        { intros z I; destruct (Al z I) as (r & d & H); fold (c z) (o z) in H; destruct (c z) as [[T F]|]; [|discriminate]; destruct (o z) as [[r' d']|]; [|discriminate]; eauto 8. }
        apply (one_range_right (fun z => a <= z <= b) a b (only x) rs e rel_ T_ F_ def_ _ True).
        - intros z I; apply in_span, I.
        - intros z Z; exact Z.
        - intros z Z; apply in_span in Z; destruct (Both z Z) as (T & F & r & d & C & O); unfold T_, F_; rewrite C; exact (cond_right j w xs ks _ _ (only x) T F (Kn z) C).
        - intros z Z; apply in_span in Z; destruct (Both z Z) as (T & F & r & d & C & O); unfold def_, rel_; rewrite O; exact (IH xs ks _ _ r d (Kn z) O).
        - intros z Z; apply in_span in Z; destruct (Both z Z) as (T & F & r & d & C & O); unfold T_, F_, def_; rewrite C, O.
          pose proof (fun r d => proj1 Dd D z r d Z) as H; fold (c z) (o z) in H; rewrite C, O in H; specialize (H _ _ eq_refl); rewrite means_together, !means_either in H; exact H.
        - rewrite R; split.
          + intros (z & r & d & I & H & M); fold (c z) (o z) in H; destruct (Both z I) as (T & F & r' & d' & C & O); rewrite C, O in H; injection H as <- <-; apply means_together in M.
            exists z; unfold T_, rel_; rewrite C, O; split; [apply in_span, I | exact M].
          + intros (z & Z & M1 & M2); apply in_span in Z; destruct (Both z Z) as (T & F & r & d & C & O); unfold T_, rel_ in M1, M2; rewrite C in M1; rewrite O in M2.
            eexists z, _, _; split; [exact Z|]; fold (c z) (o z); rewrite C, O; split; [reflexivity | apply means_together; auto]. }
      set (c := step_of _ _) in E; assert (Ps : 0 < c) by apply step_of_positive; clearbody c; set (here := spot c (length ks)) in *.
      destruct (ranged _ _ _ _ _ _ _) as [[G B]|] eqn:Rg; [|discriminate].
      destruct (read_cond q (Some (length xs)) (S (length ks)) (env ++ [here]) (only x)) as [[T F]|] eqn:C; [|discriminate].
      destruct (over_ranges rs (length xs) (S (length ks)) (env ++ [here]) body) as [[rel' def']|] eqn:O; [|discriminate]; injection E as <- <-.
      apply means_together in D as [D1 D2]; destruct (range_right q base n (low x) (high x) _ _ _ _ c G B xs ks e (term_is_right q base n _) (term_is_right q base n _) Ps Rg (now_known_now _ _ _ _ _ _ K) D1) as (va & vb & Va & Vb & Fit & Ins).
      rewrite Va, Vb.
      assert (Kn : forall z k, (k < n)%nat -> c * z = Z.of_nat k -> known_now j w xs (ks ++ [k]) (env ++ [here]) (e ++ [z])).
      { intros z k Lk Ez; rewrite <- (app_nil_r xs); apply known_with; [exact K | intros y [] | intros k' [<-|[]]; exact Lk | apply spot_says; assumption |].
        rewrite app_nil_r; unfold here, spot; destruct (c =? 1); cbn; unfold place_known; cbn [item_]; rewrite app_length; apply Nat.ltb_lt; cbn [length]; lia. }
      assert (L : forall k, length (ks ++ [k]) = S (length ks)) by (intros k; rewrite app_length; cbn; lia).
      pose (at_ := fun (f : formula) (z : Z) => m xs (ks ++ [Z.to_nat (c * z)]) f).
      assert (Nat_ : forall z, va <= z <= vb -> exists k, c * z = Z.of_nat k /\ (k < n)%nat) by (intros z Z; exists (Z.to_nat (c * z)); destruct Fit; nia).
      apply (one_range_right (fun z => va <= z <= vb) va vb (only x) rs e (at_ rel') (at_ T) (at_ F) (at_ def') _ True); unfold at_.
      * intros z I; apply in_span, I.
      * intros z Z; exact Z.
      * intros z Z; destruct (Nat_ z Z) as (k & Ez & Lk); rewrite Ez, Nat2Z.id; apply (cond_right j w xs (ks ++ [k]) _ _ (only x) T F (Kn z k Lk Ez)); rewrite L; exact C.
      * intros z Z D'; destruct (Nat_ z Z) as (k & Ez & Lk); rewrite Ez, Nat2Z.id in *; apply (IH xs (ks ++ [k]) _ _ rel' def' (Kn z k Lk Ez)); [rewrite L; exact O | exact D'].
      * intros z Z; destruct (Nat_ z Z) as (k & Ez & Lk); rewrite Ez, Nat2Z.id; rewrite means_negated in D2; destruct (means_decided q n xs (together (either T F) (either F def')) (ks ++ [k])) as [Y|N].
        { rewrite means_together, !means_either in Y; exact Y. }
        exfalso; apply D2; exists k; split; [exact Lk|]; apply means_together; split; [apply Ins; [exact Lk | exists z; auto] | apply means_negated, N].
      * cbn [means]; split.
        { intros (k & Lk & M); rewrite !means_together, (Ins k Lk) in M; destruct M as ((z & Z & Ez) & M); exists z; rewrite Ez, Nat2Z.id; auto. }
        intros (z & Z & M); destruct (Nat_ z Z) as (k & Ez & Lk); rewrite Ez, Nat2Z.id in M; exists k; rewrite !means_together, (Ins k Lk); split; [exact Lk|]; split; [exists z; auto | exact M].
Qed.

End Ranges.

Lemma is_track_right xs ks j f g z : is_track j f = Some g -> says q n xs ks f z -> (m xs ks g <-> z = nth j xs 0).
Proof.
  assert (G : equal q f (track j) = Some g -> says q n xs ks f z -> (m xs ks g <-> z = nth j xs 0)).
  { intros E S; apply (equal_says q base n xs ks f (track j) g z (nth j xs 0) E S); cbn; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth]; lia. }
  destruct f as [p|p d|[p|] d l]; try exact G; cbn [is_track]; intros E (D & y & Y & ->).
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

(* One coordinate. *)
Lemma end_right j w xs ks env e t l fs : known_now j w xs ks env e -> read q (Some (length xs + sums t)%nat) (length xs) (length ks) env t = Some l -> forall i, (i < length xs)%nat -> targets i l = Some fs ->
  m xs ks (some_numbers (sums t) (joined (map (fun c => together (fst c) (in_range (snd c))) l))) -> exists z, value e t = Some z /\ (m xs ks (some_numbers (sums t) (joined fs)) <-> z = nth i xs 0).
Proof.
  intros K R i Li G D; pose proof (now_known_now _ _ _ _ _ _ K) as Nw.
  assert (Rt : forall us, length us = sums t -> (forall x, In x us -> 0 <= x < q ^ Z.of_nat n) -> cases_say q n (xs ++ us) ks l (value e t)).
  { intros us L U; pose proof (now_wider _ _ _ _ _ _ _ _ us Nw U) as W; cbn [wider option_map] in W; rewrite L in W; exact (term_is_right q base n t _ _ _ _ l R _ _ _ W). }
  apply (some_numbers_means q base n) in D as (us & L & U & D).
  apply means_joined in D as (g & I & M); apply in_map_iff in I as ([g' f] & <- & I); apply means_together in M as [M _]; destruct (Rt us L U g' f I M) as (z & Z & S).
  exists z; split; [exact Z|]; rewrite (some_numbers_means q base n (sums t) (joined fs) ks xs); split.
  - intros (vs & Lv & V & Y); apply means_joined in Y as (h & J & Y); apply (targets_in i l fs G) in J as ([g f'] & h' & J & T & ->); cbn [fst snd] in *.
    apply means_together in Y as [H1 H2]; destruct (Rt vs Lv V g f' J H1) as (z' & Z' & S'); rewrite Z in Z'; injection Z' as <-.
    rewrite <- (app_nth1 xs vs 0 Li); apply (is_track_right (xs ++ vs) ks i f' h' z T S'), H2.
  - intros E; exists us; split; [exact L|]; split; [exact U|]; apply means_joined; destruct (targets_all i l (g', f) fs G I) as (h & Y); cbn in Y; exists (together g' h); split; [apply (targets_in i l fs G); exists (g', f), h; auto|].
    apply means_together; split; [exact M|]; apply (is_track_right (xs ++ us) ks i f h _ Y S); rewrite (app_nth1 xs us 0 Li); exact E.
Qed.

Lemma in_code_value e c t y : value e (in_code c t) = Some y -> exists z, value e t = Some z /\ forall u, coding c z u <-> y = u.
Proof.
  destruct c; cbn [in_code coding]; [|intros E; exists y; split; [exact E | reflexivity]].
  cbn [value both]; destruct (value e t) as [z|]; [|discriminate]; destruct (0 <=? z) eqn:Z; [|discriminate]; intros E; injection E as <-; apply Z.leb_le in Z.
  exists z; split; [reflexivity|]; intros u; split; [intros [_ <-]; reflexivity | intros <-; auto].
Qed.

Lemma ends_right j w xs ks env e : known_now j w xs ks env e -> forall codes i v ts rel def, length v = length codes -> (i + length v <= length xs)%nat -> (forall k, (k < length v)%nat -> nth (i + k) xs 0 = nth k v 0) ->
  ends i codes (length xs) (length ks) env ts = Some (rel, def) -> m xs ks def -> exists u, tuple e ts = Some u /\ (m xs ks rel <-> placed codes u v).
Proof.
  intros K; induction codes as [|c codes IH]; intros i v ts rel def Lv Lx Nv E D; destruct ts as [|t ts]; try discriminate; cbn [ends tuple] in *.
  - injection E as <- <-; destruct v; [|discriminate]; exists []; split; [reflexivity|]; split; [intros _; exact I | intros _; apply means_negated, means_never].
  - destruct v as [|y v]; [discriminate|]; cbv zeta in E; destruct (read q _ (length xs) (length ks) env (in_code c t)) as [l|] eqn:R; [|discriminate].
    destruct (ends (S i) codes (length xs) (length ks) env ts) as [[rel' def']|] eqn:En; [|discriminate]; destruct (targets i l) as [fs|] eqn:G; [|discriminate]; injection E as <- <-.
    apply means_together in D as [D1 D2]; destruct (end_right j w xs ks env e _ l fs K R i ltac:(cbn in Lx; lia) G D1) as (y' & Y & H1); destruct (in_code_value e c t y' Y) as (z & Z & Cz).
    destruct (IH (S i) v ts rel' def' ltac:(cbn in Lv; lia) ltac:(cbn in Lx; lia)) as (u & U & H2); [|exact En|exact D2|].
    { intros k L; specialize (Nv (S k) ltac:(cbn; lia)); cbn [nth] in Nv; rewrite <- Nv; f_equal; lia. }
    exists (z :: u); rewrite Z, U; split; [reflexivity|]; cbn [placed]; rewrite means_together, H1, H2, Cz.
    specialize (Nv O ltac:(cbn; lia)); rewrite Nat.add_0_r in Nv; cbn [nth] in Nv; rewrite Nv; reflexivity.
Qed.

Definition one_listed (e : list Z) (x : next) : option (list (list Z)) := where_holds (holds e (when x)) (option_map (fun w => [w]) (tuple e (to x))).

Lemma ends_at_right j codes w x xs ks env e rel def : length w = length codes -> known_now j w xs ks env e -> ends_at j codes x (length xs) (length ks) env = Some (rel, def) -> m xs ks def ->
  (exists l, one_listed e x = Some l) /\ (m xs ks rel <-> exists l u, one_listed e x = Some l /\ In u l /\ placed codes u w).
Proof.
  intros Lw K; unfold ends_at, one_listed; destruct (read_cond q (Some (length xs)) (length ks) env (when x)) as [[T F]|] eqn:C; [|discriminate].
  destruct (ends j codes (length xs) (length ks) env (to x)) as [[rel' def']|] eqn:En; [|discriminate]; intros E D; injection E as <- <-.
  destruct (cond_right j w xs ks env e (when x) T F K C) as [CT CF]; rewrite means_together, !means_either in D; destruct D as [D1 D2]; rewrite means_together.
  assert (H : m xs ks F \/ m xs ks T /\ m xs ks def') by tauto; destruct H as [H|[H D]].
  - rewrite (CF H); cbn; split; [eauto|]; split; [intros [Y _]; rewrite (CT Y) in CF; specialize (CF H); discriminate | intros (l & u & E & J & _); injection E as <-; destruct J].
  - destruct (ends_right j w xs ks env e K codes j w (to x) rel' def' Lw (proj1 (numbers_are _ _ _ _ _ _ K)) (proj2 (numbers_are _ _ _ _ _ _ K)) En D) as (u & U & P).
    rewrite (CT H), U; cbn; split; [eauto|]; rewrite P; split; [intros [_ Y]; exists [u], u; cbn; auto|].
    intros (l & u' & E & J & Y); injection E as <-; destruct J as [<-|[]]; auto.
Qed.

Lemma all_next_right j codes w xs ks env e ns : length w = length codes -> known_now j w xs ks env e -> forall rel def, all_next (length xs) (length ks) env j codes ns = Some (rel, def) -> m xs ks def ->
  exists l, each (listed e) ns = Some l /\ (m xs ks rel <-> exists u, In u l /\ placed codes u w).
Proof.
  intros Lw K; induction ns as [|x ns IH]; cbn [all_next each]; intros rel def E D.
  - injection E as <- <-; exists []; split; [reflexivity|]; split; [intros H; destruct (means_never q n xs ks H) | intros (u & [] & _)].
  - destruct (over_ranges (over x) (length xs) (length ks) env (ends_at j codes x)) as [[r d]|] eqn:O; [|discriminate]; destruct (all_next _ _ env j codes ns) as [[rs ds]|]; [|discriminate]; injection E as <- <-.
    apply means_together in D as [D1 D2]; destruct (IH rs ds eq_refl D2) as (l & El & Il); rewrite El.
    destruct (over_ranges_right j w (ends_at j codes x) (fun e => exists l, one_listed e x = Some l) (fun e => exists l u, one_listed e x = Some l /\ In u l /\ placed codes u w)
      (fun xs ks env e rel def K => ends_at_right j codes w x xs ks env e rel def Lw K) (over x) xs ks env e r d K O D1) as (vs & Ev & Nv & Rv).
    unfold listed; rewrite Ev; destruct (each_some (fun v => one_listed (e ++ v) x) vs Nv) as (l' & El' & Il').
    change (each _ vs) with (each (fun v => one_listed (e ++ v) x) vs); rewrite El'; eexists; split; [reflexivity|].
    rewrite means_either, Rv, Il; split.
    + intros [(v & I & b & u & B & J & P)|(u & I & P)]; exists u; rewrite in_app_iff, Il'; split; auto; left; exists v, b; auto.
    + intros (u & I & P); apply in_app_or in I as [I|I]; [left; apply Il' in I as (v & b & I & B & J); exists v; split; [exact I | exists b, u; auto] | right; exists u; auto].
Qed.

End Listed.
