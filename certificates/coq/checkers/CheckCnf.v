(* The formulas that LRAT certificates refute, as certificates/cnf.go makes them: the same
   variables, and the same clauses in the same order, since a proof names clauses
   by their places. Each with a theorem: what it is to deny would satisfy it. So a
   refutation proves the statement.

   A formula is a list of clauses, a clause a list of literals v or -v, for variables v from
   1. [models a f] (CheckLrat.v): the valuation a satisfies f. This file is about
   vertices 0, ..., n - 1 and a list of links (u, v), u < v, ordered by u, then by v. *)

From Coq Require Import ZArith Lia List Bool Permutation.
From Topocert Require Import Graph Walk CheckLrat.
Import ListNotations.
Open Scope Z_scope.

Definition formula : Type := list (list Z).

(* ---------- Valuations ---------- *)

(* The same for the variables below n. *)
Definition agree (n : Z) (a b : Z -> bool) : Prop := forall v, v < n -> a v = b v.

Lemma agree_refl n a : agree n a a.
Proof. intros v _; reflexivity. Qed.

Lemma agree_trans n k a b c : agree n a b -> agree k b c -> n <= k -> agree n a c.
Proof. intros H K L v V; rewrite H by exact V; apply K; lia. Qed.

Lemma says_positive a v : 0 < v -> says a v = a v.
Proof. intros P; unfold says; destruct (Z.ltb_spec 0 v); [reflexivity | lia]. Qed.

Lemma says_negative a v : 0 < v -> says a (- v) = negb (a v).
Proof. intros P; unfold says; destruct (Z.ltb_spec 0 (- v)); [lia|]; rewrite Z.opp_involutive; reflexivity. Qed.

Lemma models_nil a : models a [].
Proof. intros c []. Qed.

Lemma models_app a f h : models a (f ++ h) <-> models a f /\ models a h.
Proof.
  unfold models; split.
  - intros M; split; intros c I; apply M, in_or_app; auto.
  - intros [F H] c I; apply in_app_or in I; destruct I; auto.
Qed.

Lemma models_cons a c f : models a (c :: f) <-> (exists l, In l c /\ says a l = true) /\ models a f.
Proof.
  unfold models; split.
  - intros M; split; [apply M; left; reflexivity | intros k I; apply M; right; exact I].
  - intros [C F] k [<-|I]; auto.
Qed.

Lemma models_flat_map {A} a (f : A -> formula) l : (forall i, In i l -> models a (f i)) -> models a (flat_map f l).
Proof. intros H c I; apply in_flat_map in I; destruct I as (i & L & I); exact (H i L c I). Qed.

(* ---------- Counting ---------- *)

(* How many of the k variables from base on are true. *)
Fixpoint ones (a : Z -> bool) (base : Z) (k : nat) : Z :=
  match k with O => 0 | S k => Z.b2z (a base) + ones a (base + 1) k end.

Lemma ones_range a k : forall base, 0 <= ones a base k <= Z.of_nat k.
Proof. induction k as [|k IH]; intros base; simpl ones; [lia|]; specialize (IH (base + 1)); destruct (a base); simpl; lia. Qed.

Lemma ones_add a j k : forall base, ones a base (j + k) = ones a base j + ones a (base + Z.of_nat j) k.
Proof.
  induction j as [|j IH]; intros base; simpl ones; [rewrite Z.add_0_r; reflexivity|].
  rewrite IH; replace (base + 1 + Z.of_nat j) with (base + Z.of_nat (S j)) by lia; lia.
Qed.

Lemma ones_agree n a b k : agree n a b -> forall base, base + Z.of_nat k <= n -> ones a base k = ones b base k.
Proof.
  intros H; induction k as [|k IH]; intros base L; simpl ones; [reflexivity|].
  rewrite (H base) by lia; rewrite IH by lia; reflexivity.
Qed.

(* Literals a, ..., a + la - 1, of which the i-th says that i of some things or more hold, and the
   same for others; s, ..., s + ls - 1 are to say it of both together. *)
Definition merged (a la b lb s ls : Z) (both : bool) : formula :=
  flat_map (fun i => flat_map (fun j =>
      (if 0 <? i + j then [(if 0 <? i then [- (a + i - 1)] else []) ++ (if 0 <? j then [- (b + j - 1)] else []) ++ [s + i + j - 1]] else []) ++
      (if both && (i + j <? ls) then [(if i <? la then [a + i] else []) ++ (if j <? lb then [b + j] else []) ++ [- (s + i + j)]] else []))
    (zrange (Z.min lb (ls - i) + 1)))
  (zrange (la + 1)).

(* The totalizer of the variables base, ..., base + len - 1, with fresh variables from next on: its first
   literal, their number, the next fresh variable, and the clauses. *)
Fixpoint totalizer (fuel : nat) (base len bound : Z) (both : bool) (next : Z) : Z * Z * Z * formula :=
  match fuel with
  | O => (base, len, next, [])
  | S fuel =>
    if len <=? 1 then (base, len, next, [])
    else
      let half := len / 2 in
      let '(a, la, next, f) := totalizer fuel base half bound both next in
      let '(b, lb, next, h) := totalizer fuel (base + half) (len - half) bound both next in
      let ls := Z.min len bound in
      (next, ls, next + ls, f ++ h ++ merged a la b lb next ls both)
  end.

(* The k-th of ls literals from s on says: the count is k + 1 or more. *)
Definition tells (a : Z -> bool) (s ls count : Z) : Prop := forall k, 0 <= k < ls -> a (s + k) = (k + 1 <=? count).

Lemma merged_sound v a la b lb s ls both ca cb half rest bound :
  tells v a la ca -> tells v b lb cb -> tells v s ls (ca + cb) ->
  0 < a -> 0 < b -> 0 < s -> 0 <= ca <= half -> 0 <= cb <= rest ->
  la = Z.min half bound -> lb = Z.min rest bound -> ls = Z.min (half + rest) bound ->
  models v (merged a la b lb s ls both).
Proof.
  intros A B S PA PB PS CA CB LA LB LS; unfold merged.
  apply models_flat_map; intros i I; apply in_zrange in I.
  apply models_flat_map; intros j J; apply in_zrange in J.
  apply models_app; split.
  - destruct (Z.ltb_spec 0 (i + j)) as [P|P]; [|apply models_nil].
    apply models_cons; split; [|apply models_nil].
    destruct (Z.leb_spec (i + j) (ca + cb)) as [L|L].
    { exists (s + i + j - 1); split; [rewrite !in_app_iff; simpl; auto|].
      rewrite says_positive by lia; replace (s + i + j - 1) with (s + (i + j - 1)) by lia.
      rewrite S by lia; apply Z.leb_le; lia. }
    destruct (Z.leb_spec i ca) as [LI|LI].
    + exists (- (b + j - 1)); split.
      * destruct (Z.ltb_spec 0 j); [|lia]; rewrite !in_app_iff; simpl; auto.
      * rewrite says_negative by lia; replace (b + j - 1) with (b + (j - 1)) by lia.
        rewrite B by lia; apply negb_true_iff, Z.leb_gt; lia.
    + exists (- (a + i - 1)); split.
      * destruct (Z.ltb_spec 0 i); [|lia]; rewrite !in_app_iff; simpl; auto.
      * rewrite says_negative by lia; replace (a + i - 1) with (a + (i - 1)) by lia.
        rewrite A by lia; apply negb_true_iff, Z.leb_gt; lia.
  - destruct (both && (i + j <? ls)) eqn:E; [|apply models_nil].
    apply andb_true_iff in E; destruct E as [_ E]; apply Z.ltb_lt in E.
    apply models_cons; split; [|apply models_nil].
    destruct (Z.leb_spec (ca + cb) (i + j)) as [L|L].
    { exists (- (s + i + j)); split; [rewrite !in_app_iff; simpl; auto|].
      rewrite says_negative by lia; replace (s + i + j) with (s + (i + j)) by lia.
      rewrite S by lia; apply negb_true_iff, Z.leb_gt; lia. }
    destruct (Z.leb_spec ca i) as [LI|LI].
    + exists (b + j); split.
      * destruct (Z.ltb_spec j lb); [|lia]; rewrite !in_app_iff; simpl; auto.
      * rewrite says_positive by lia; rewrite B by lia; apply Z.leb_le; lia.
    + exists (a + i); split.
      * destruct (Z.ltb_spec i la); [|lia]; rewrite !in_app_iff; simpl; auto.
      * rewrite says_positive by lia; rewrite A by lia; apply Z.leb_le; lia.
Qed.

(* Whatever the inputs are, the fresh variables can be such that the clauses hold
   and the literals tell how many of the inputs are true. *)
Lemma totalizer_sound fuel : forall base len bound both next a,
  1 <= len <= Z.of_nat fuel -> 1 <= bound -> 1 <= base -> base + len <= next ->
  let '(s, ls, next', f) := totalizer fuel base len bound both next in
  next <= next' /\ ls = Z.min len bound /\ 1 <= s /\ s + ls <= next' /\
  exists b, agree next a b /\ forall c, agree next' b c ->
    models c f /\ tells c s ls (ones a base (Z.to_nat len)).
Proof.
  induction fuel as [|fuel IH]; intros base len bound both next a L B P N; [lia|].
  cbn [totalizer]; destruct (Z.leb_spec len 1) as [L1|L1].
  - assert (len = 1) as -> by lia; repeat split; try lia.
    exists a; split; [apply agree_refl|]; intros c H; split; [apply models_nil|].
    intros k K; assert (k = 0) as -> by lia; rewrite Z.add_0_r, <- (H base) by lia.
    change (Z.to_nat 1) with 1%nat; simpl ones; destruct (a base); reflexivity.
  - set (half := len / 2).
    assert (H : 1 <= half /\ half < len) by (subst half; split; [apply Z.div_le_lower_bound | apply Z.div_lt_upper_bound]; lia).
    clearbody half.
    specialize (IH) as IHa; specialize (IHa base half bound both next a ltac:(lia) B P ltac:(lia)).
    destruct (totalizer fuel base half bound both next) as [[[a1 la] n1] f].
    destruct IHa as (N1 & LA & PA & EA & b1 & A1 & M1).
    specialize (IH (base + half) (len - half) bound both n1 b1 ltac:(lia) B ltac:(lia) ltac:(lia)).
    destruct (totalizer fuel (base + half) (len - half) bound both n1) as [[[a2 lb] n2] h].
    destruct IH as (N2 & LB & PB & EB & b2 & A2 & M2).
    set (ls := Z.min len bound); repeat split; try lia.
    set (ca := ones a base (Z.to_nat half)) in *.
    set (cb := ones b1 (base + half) (Z.to_nat (len - half))) in *.
    assert (C : ones a base (Z.to_nat len) = ca + cb).
    { replace (Z.to_nat len) with (Z.to_nat half + Z.to_nat (len - half))%nat by lia.
      rewrite ones_add, Z2Nat.id by lia; f_equal; apply (ones_agree next _ _ _ A1); lia. }
    exists (fun v => if (n2 <=? v) && (v <? n2 + ls) then v - n2 + 1 <=? ca + cb else b2 v); split.
    { intros v V; destruct (Z.leb_spec n2 v); [lia|]; simpl; rewrite (A1 v V); apply A2; lia. }
    intros c K.
    assert (K2 : agree n2 b2 c).
    { intros v V; rewrite <- (K v) by lia; destruct (Z.leb_spec n2 v); [lia | reflexivity]. }
    destruct (M2 c K2) as [MH TH].
    assert (K1 : agree n1 b1 c) by (apply (agree_trans n1 n2 _ b2); auto).
    destruct (M1 c K1) as [MF TF].
    assert (T : tells c n2 ls (ca + cb)).
    { intros k R; rewrite <- (K (n2 + k)) by lia.
      destruct (Z.leb_spec n2 (n2 + k)); [|lia]; destruct (Z.ltb_spec (n2 + k) (n2 + ls)); [|lia].
      simpl; f_equal; lia. }
    split; [|rewrite C; exact T].
    apply models_app; split; [exact MF|]; apply models_app; split; [exact MH|].
    pose proof (ones_range a (Z.to_nat half) base); pose proof (ones_range b1 (Z.to_nat (len - half)) (base + half)).
    apply (merged_sound c a1 la a2 lb n2 ls both ca cb half (len - half) bound); auto; try lia.
Qed.

(* ---------- Cuts ---------- *)

(* A cut: the vertices on side 1. How many links it has, and a vertex's degree. *)
Fixpoint crossings (x : Z -> bool) (links : list (Z * Z)) : Z :=
  match links with [] => 0 | (u, v) :: rest => Z.b2z (xorb (x u) (x v)) + crossings x rest end.

Fixpoint ends_at (links : list (Z * Z)) (w : Z) : Z :=
  match links with [] => 0 | (u, v) :: rest => Z.b2z (u =? w) + Z.b2z (v =? w) + ends_at rest w end.

Definition within (n : Z) (links : list (Z * Z)) : Prop := forall u v, In (u, v) links -> 0 <= u < n /\ 0 <= v < n.

(* What the size of a cut into halves is modulo 2, if that is the same for all. *)
Definition parity (n : Z) (links : list (Z * Z)) : option Z :=
  let degrees := map (ends_at links) (zrange n) in
  if forallb Z.even degrees then Some 0
  else if forallb Z.odd degrees && Z.even n then Some ((n / 2) mod 2)
  else None.

Definition largest_below (p : option Z) (w : Z) : option Z :=
  match p with
  | None => if 1 <=? w then Some (w - 1) else None
  | Some p =>
    if (1 <=? w) && ((w - 1) mod 2 =? p) then Some (w - 1)
    else if (2 <=? w) && ((w - 2) mod 2 =? p) then Some (w - 2)
    else None
  end.

Fixpoint link_clauses (c : Z) (links : list (Z * Z)) : formula :=
  match links with
  | [] => []
  | (u, v) :: rest => [- (u + 1); v + 1; c] :: [u + 1; - (v + 1); c] :: link_clauses (c + 1) rest
  end.

(* There is a cut into n/2 and the other vertices, whichever part is on side 1, with fewer than w
   links. Variable v + 1 says that vertex v is on side 1. Also the next fresh variable. *)
Definition cut_formula (n : Z) (links : list (Z * Z)) (w : Z) : Z * formula :=
  let m := Z.of_nat (length links) in
  let next := n + m + 1 in
  let '(next, few) :=
    match largest_below (parity n links) w with
    | None => (next, [[]])
    | Some most =>
      if most <? m then
        let '(s, _, next, f) := totalizer (Z.to_nat m) (n + 1) m (most + 1) false next in (next, f ++ [[- (s + most)]])
      else (next, [])
    end in
  let small := n / 2 in
  let large := n - small in
  let '(s, _, next, f) := totalizer (Z.to_nat n) 1 n (large + 1) true next in
  (next, link_clauses (n + 1) links ++ few ++ f ++
    (if 0 <? small then [[s + small - 1]] else []) ++ (if large <? n then [[- (s + large)]] else [])).

(* ---------- Parity ---------- *)

Fixpoint weight (x : Z -> bool) (d : Z -> Z) (base : Z) (k : nat) : Z :=
  match k with O => 0 | S k => (if x base then d base else 0) + weight x d (base + 1) k end.

Lemma weight_add x d e k : forall base, weight x (fun v => d v + e v) base k = weight x d base k + weight x e base k.
Proof. induction k as [|k IH]; intros base; simpl weight; [reflexivity|]; rewrite IH; destruct (x base); lia. Qed.

Lemma weight_one x u k : forall base,
  weight x (fun v => Z.b2z (u =? v)) base k = if (base <=? u) && (u <? base + Z.of_nat k) then Z.b2z (x u) else 0.
Proof.
  induction k as [|k IH]; intros base; simpl weight.
  - destruct (Z.leb_spec base u), (Z.ltb_spec u (base + Z.of_nat 0)); simpl; lia.
  - rewrite IH; destruct (Z.eqb_spec u base) as [->|N].
    + destruct (Z.leb_spec base base), (Z.ltb_spec base (base + Z.of_nat (S k))), (Z.leb_spec (base + 1) base); try lia; simpl.
      destruct (x base); reflexivity.
    + destruct (Z.leb_spec base u), (Z.ltb_spec u (base + Z.of_nat (S k))), (Z.leb_spec (base + 1) u),
        (Z.ltb_spec u (base + 1 + Z.of_nat k)); try lia; simpl; destruct (x base); lia.
Qed.

Lemma weight_ends x n links : within n links -> Z.odd (weight x (ends_at links) 0 (Z.to_nat n)) = Z.odd (crossings x links).
Proof.
  induction links as [|[u v] rest IH]; intros W.
  - simpl crossings; change (ends_at []) with (fun _ : Z => 0); generalize 0 at 2; induction (Z.to_nat n) as [|k K]; intros base; [reflexivity|].
    simpl weight; destruct (x base); apply K.
  - simpl crossings; change (ends_at ((u, v) :: rest)) with (fun w => Z.b2z (u =? w) + Z.b2z (v =? w) + ends_at rest w).
    rewrite weight_add, weight_add, !weight_one.
    destruct (W u v (or_introl eq_refl)) as [U V].
    destruct (Z.leb_spec 0 u), (Z.ltb_spec u (0 + Z.of_nat (Z.to_nat n))), (Z.leb_spec 0 v), (Z.ltb_spec v (0 + Z.of_nat (Z.to_nat n))); try lia; simpl andb; cbv iota.
    rewrite !Z.odd_add, IH by (intros a b I; apply W; right; exact I).
    destruct (x u), (x v), (Z.odd (crossings x rest)); reflexivity.
Qed.

Lemma weight_parity x d b k : forall base, (forall v, base <= v < base + Z.of_nat k -> Z.odd (d v) = b) ->
  Z.odd (weight x d base k) = b && Z.odd (ones x base k).
Proof.
  induction k as [|k IH]; intros base H; [destruct b; reflexivity|].
  simpl weight; simpl ones; rewrite !Z.odd_add, IH by (intros v V; apply H; lia).
  specialize (H base ltac:(lia)); destruct (x base); simpl; [rewrite H|]; destruct b, (Z.odd (ones x (base + 1) k)); reflexivity.
Qed.

(* Half of the vertices, or one more if their number is odd, are on side 1. *)
Definition halves (n : Z) (x : Z -> bool) : Prop := n / 2 <= ones x 0 (Z.to_nat n) <= n - n / 2.

Lemma parity_spec n links x p : 0 <= n -> within n links -> halves n x -> parity n links = Some p -> crossings x links mod 2 = p.
Proof.
  intros N W H; unfold parity.
  assert (D : forall b, (forall v, 0 <= v < n -> Z.odd (ends_at links v) = b) -> Z.odd (crossings x links) = b && Z.odd (ones x 0 (Z.to_nat n))).
  { intros b B; rewrite <- (weight_ends x n links W); apply weight_parity; intros v V; apply B; lia. }
  rewrite (Zmod_odd (crossings x links)); destruct (forallb Z.even (map (ends_at links) (zrange n))) eqn:E.
  - intros [= <-]; rewrite (D false); [reflexivity|]; intros v V.
    rewrite forallb_forall in E; rewrite <- Z.negb_even, E; [reflexivity|]; apply in_map, in_zrange; exact V.
  - destruct (forallb Z.odd (map (ends_at links) (zrange n)) && Z.even n) eqn:O; [|discriminate].
    intros [= <-]; apply andb_true_iff in O; destruct O as [O T].
    rewrite (D true); [|intros v V; rewrite forallb_forall in O; apply O, in_map, in_zrange; exact V].
    simpl; rewrite <- Zmod_odd; f_equal; apply Z.even_spec in T; destruct T as [h ->].
    unfold halves in H; rewrite Z.mul_comm, Z.div_mul in * by lia; lia.
Qed.

Lemma largest_below_spec p w c : 0 <= c < w -> (forall q, p = Some q -> c mod 2 = q) ->
  exists most, largest_below p w = Some most /\ c <= most.
Proof.
  intros C Q; unfold largest_below; destruct p as [q|].
  - specialize (Q q eq_refl); destruct ((1 <=? w) && ((w - 1) mod 2 =? q)) eqn:E; [exists (w - 1); split; [reflexivity | lia]|].
    assert (c <> w - 1).
    { intros ->; rewrite Q, Z.eqb_refl in E; destruct (Z.leb_spec 1 w); [discriminate | lia]. }
    destruct (Z.leb_spec 2 w); [|lia]; simpl andb.
    destruct (Z.eqb_spec ((w - 2) mod 2) q) as [F|F]; [exists (w - 2); split; [reflexivity | lia]|exfalso].
    destruct (Z.leb_spec 1 w); [|lia]; simpl andb in E; apply Z.eqb_neq in E.
    clear - E F Q; Z.to_euclidean_division_equations; lia.
  - destruct (Z.leb_spec 1 w); [|lia]; exists (w - 1); split; [reflexivity | lia].
Qed.

(* ---------- A cut with fewer links is a model ---------- *)

Lemma crossings_nonneg x links : 0 <= crossings x links <= Z.of_nat (length links).
Proof. induction links as [|[u v] rest IH]; simpl crossings; [simpl; lia|]; change (length ((u, v) :: rest)) with (S (length rest)); destruct (xorb (x u) (x v)); simpl Z.b2z; lia. Qed.

Definition base_valuation (n : Z) (x : Z -> bool) (links : list (Z * Z)) (v : Z) : bool :=
  if v <=? n then x (v - 1)
  else match nth_error links (Z.to_nat (v - n - 1)) with Some (u, w) => xorb (x u) (x w) | None => false end.

Definition crosses (a x : Z -> bool) (base : Z) (links : list (Z * Z)) : Prop :=
  forall k u v, nth_error links k = Some (u, v) -> a (base + Z.of_nat k) = xorb (x u) (x v).

Lemma crosses_rest a x base e rest : crosses a x base (e :: rest) -> crosses a x (base + 1) rest.
Proof. intros C k u v E; rewrite <- (C (S k) u v E); f_equal; lia. Qed.

Lemma crosses_ones a x links : forall base, crosses a x base links -> ones a base (length links) = crossings x links.
Proof.
  induction links as [|[u v] rest IH]; intros base C; [reflexivity|]; simpl ones; simpl crossings.
  rewrite (IH (base + 1) (crosses_rest _ _ _ _ _ C)), <- (C 0%nat u v eq_refl), Z.add_0_r; reflexivity.
Qed.

Lemma link_clauses_sound a x n links : forall base, 0 < base -> within n links -> (forall v, 0 <= v < n -> a (v + 1) = x v) ->
  crosses a x base links -> models a (link_clauses base links).
Proof.
  induction links as [|[u v] rest IH]; intros base B W A C; [apply models_nil|]; simpl link_clauses.
  destruct (W u v (or_introl eq_refl)) as [U V]; pose proof (C 0%nat u v eq_refl) as X; simpl in X; rewrite Z.add_0_r in X.
  apply models_cons; split; [|apply models_cons; split].
  - destruct (x u) eqn:XU; [destruct (x v) eqn:XV|].
    + exists (v + 1); split; [simpl; auto|]; rewrite says_positive, A by lia; exact XV.
    + exists base; split; [simpl; auto|]; rewrite says_positive, X by lia; reflexivity.
    + exists (- (u + 1)); split; [simpl; auto|]; rewrite says_negative, A, XU by lia; reflexivity.
  - destruct (x v) eqn:XV; [destruct (x u) eqn:XU|].
    + exists (u + 1); split; [simpl; auto|]; rewrite says_positive, A by lia; exact XU.
    + exists base; split; [simpl; auto|]; rewrite says_positive, X by lia; reflexivity.
    + exists (- (v + 1)); split; [simpl; auto|]; rewrite says_negative, A, XV by lia; reflexivity.
  - apply IH; auto; [lia | intros a' b' I; apply W; right; exact I | exact (crosses_rest _ _ _ _ _ C)].
Qed.

Lemma ones_shift a x k : forall base, (forall v, base <= v < base + Z.of_nat k -> a (v + 1) = x v) -> ones a (base + 1) k = ones x base k.
Proof.
  induction k as [|k IH]; intros base H; simpl ones; [reflexivity|].
  rewrite (H base), (IH (base + 1)) by (intros; try apply H; lia); reflexivity.
Qed.

(* What is asked of a cut. *)
Definition smaller (n : Z) (links : list (Z * Z)) (w : Z) (x : Z -> bool) : Prop := halves n x /\ crossings x links < w.

Definition on_side (n : Z) (a x : Z -> bool) : Prop := forall v, 0 <= v < n -> a (v + 1) = x v.

Lemma cut_formula_sound n links w x : 1 <= n -> within n links -> smaller n links w x ->
  let '(next, f) := cut_formula n links w in
  n < next /\ exists b, on_side n b x /\ forall c, agree next b c -> models c f.
Proof.
  intros N W [H C]; unfold cut_formula.
  set (m := Z.of_nat (length links)); set (a := base_valuation n x links).
  assert (AX : on_side n a x).
  { intros v V; unfold a, base_valuation; destruct (Z.leb_spec (v + 1) n); [f_equal|]; lia. }
  assert (AC : crosses a x (n + 1) links).
  { intros k u v E; unfold a, base_valuation; destruct (Z.leb_spec (n + 1 + Z.of_nat k) n); [lia|].
    replace (Z.to_nat (n + 1 + Z.of_nat k - n - 1)) with k by lia; rewrite E; reflexivity. }
  pose proof (crossings_nonneg x links) as R.
  destruct (largest_below_spec (parity n links) w (crossings x links) ltac:(lia)) as (most & -> & L).
  { intros q E; apply (parity_spec n links x q); auto; lia. }
  assert (F : exists next few, (if most <? m then
        let '(s, _, next, f) := totalizer (Z.to_nat m) (n + 1) m (most + 1) false (n + m + 1) in (next, f ++ [[- (s + most)]])
      else (n + m + 1, [])) = (next, few) /\ n + m + 1 <= next /\
      exists b, agree (n + m + 1) a b /\ forall c, agree next b c -> models c few).
  { destruct (Z.ltb_spec most m) as [M|M].
    - pose proof (totalizer_sound (Z.to_nat m) (n + 1) m (most + 1) false (n + m + 1) a ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia)) as T.
      destruct (totalizer (Z.to_nat m) (n + 1) m (most + 1) false (n + m + 1)) as [[[s ls] next] f].
      destruct T as (NX & LS & PS & ES & b & AB & T).
      exists next, (f ++ [[- (s + most)]]); split; [reflexivity|]; split; [exact NX|]; exists b; split; [exact AB|].
      intros c K; destruct (T c K) as [MF TF]; apply models_app; split; [exact MF|].
      apply models_cons; split; [|apply models_nil]; exists (- (s + most)); split; [simpl; auto|].
      rewrite says_negative, (TF most) by lia; apply negb_true_iff, Z.leb_gt.
      unfold m; rewrite Nat2Z.id, (crosses_ones a x links (n + 1) AC); lia.
    - exists (n + m + 1), []; split; [reflexivity|]; split; [lia|]; exists a; split; [apply agree_refl|].
      intros c _; apply models_nil. }
  destruct F as (next & few & -> & NX & b & AB & FEW).
  pose proof (totalizer_sound (Z.to_nat n) 1 n (n - n / 2 + 1) true next b ltac:(lia)
    ltac:(pose proof (Z.div_le_upper_bound n 2 n); lia) ltac:(lia) ltac:(lia)) as T.
  destruct (totalizer (Z.to_nat n) 1 n (n - n / 2 + 1) true next) as [[[s ls] next'] f].
  destruct T as (NX' & LS & PS & ES & b' & AB' & T).
  split; [lia|]; exists b'; split.
  { intros v V; rewrite <- (AX v V), (AB (v + 1)), (AB' (v + 1)) by lia; reflexivity. }
  intros c K; destruct (T c K) as [MF TF].
  assert (CB : agree next b c) by (apply (agree_trans next next' _ b'); auto).
  assert (CA : agree (n + m + 1) a c) by (apply (agree_trans (n + m + 1) next _ b); auto).
  assert (O : ones b 1 (Z.to_nat n) = ones x 0 (Z.to_nat n)).
  { rewrite <- (ones_agree (n + m + 1) a b (Z.to_nat n) AB 1) by lia; apply (ones_shift a x (Z.to_nat n) 0).
    intros v V; apply AX; lia. }
  unfold halves in H; rewrite O in TF.
  repeat (apply models_app; split).
  - apply (link_clauses_sound c x n links); auto; [lia| |].
    + intros v V; rewrite <- (CA (v + 1)) by lia; apply AX; exact V.
    + intros k u v E; rewrite <- CA; [apply AC; exact E|].
      assert (k < length links)%nat by (apply nth_error_Some; congruence); unfold m; lia.
  - apply FEW; exact CB.
  - exact MF.
  - destruct (Z.ltb_spec 0 (n / 2)); [|apply models_nil]; apply models_cons; split; [|apply models_nil].
    exists (s + n / 2 - 1); split; [simpl; auto|]; rewrite says_positive by lia.
    replace (s + n / 2 - 1) with (s + (n / 2 - 1)) by lia; rewrite TF by (Z.to_euclidean_division_equations; lia).
    apply Z.leb_le; lia.
  - destruct (Z.ltb_spec (n - n / 2) n); [|apply models_nil]; apply models_cons; split; [|apply models_nil].
    exists (- (s + (n - n / 2))); split; [simpl; auto|].
    rewrite says_negative, TF by (Z.to_euclidean_division_equations; lia); apply negb_true_iff, Z.leb_gt; lia.
Qed.

(* ---------- Symmetry ---------- *)

(* The sides of the first vertices of the pairs are, as a word, not after those of the second ones,
   unless the word before has told already. [equal] denies that it has not. *)
Fixpoint not_after (equal : list Z) (l : list (Z * Z)) (next : Z) : Z * formula :=
  match l with
  | [] => (next, [])
  | (v, i) :: rest =>
    if v =? i then not_after equal rest next
    else
      let (last, f) := not_after [- next] rest (next + 1) in
      (last, (equal ++ [- (v + 1); i + 1]) :: (equal ++ [- (v + 1); next]) :: (equal ++ [i + 1; next]) :: f)
  end.

Fixpoint in_order (same : bool) (x : Z -> bool) (l : list (Z * Z)) : Prop :=
  match l with
  | [] => True
  | (v, i) :: rest => (same = true -> x v = true -> x i = true) /\ in_order (same && eqb (x v) (x i)) x rest
  end.

Lemma not_after_sound n x l : forall same equal next a,
  (forall v i, In (v, i) l -> 0 <= v < n /\ 0 <= i < n) -> n < next -> on_side n a x -> in_order same x l ->
  (same = false -> forall c, agree next a c -> exists k, In k equal /\ says c k = true) ->
  let (last, f) := not_after equal l next in
  next <= last /\ exists b, agree next a b /\ forall c, agree last b c -> models c f.
Proof.
  induction l as [|[v i] rest IH]; intros same equal next a R N A O E; cbn [not_after].
  - split; [lia|]; exists a; split; [apply agree_refl | intros; apply models_nil].
  - assert (R' : forall v i, In (v, i) rest -> 0 <= v < n /\ 0 <= i < n) by (intros; apply R; right; assumption).
    destruct (R v i (or_introl eq_refl)) as [V I]; destruct O as [O1 O2].
    destruct (Z.eqb_spec v i) as [->|D].
    + apply (IH same); auto; rewrite eqb_reflx, andb_true_r in O2; exact O2.
    + set (still := same && eqb (x v) (x i)) in *.
      set (a' := fun u => if u =? next then still else a u).
      assert (AA : agree next a a').
      { intros u U; unfold a'; destruct (Z.eqb_spec u next); [lia | reflexivity]. }
      assert (AN : a' next = still) by (unfold a'; rewrite Z.eqb_refl; reflexivity).
      specialize (IH still [- next] (next + 1) a' R' ltac:(lia)).
      destruct (not_after [- next] rest (next + 1)) as [last f].
      destruct IH as (L & b & AB & M); auto.
      * intros u U; rewrite <- (AA (u + 1)) by lia; apply A; exact U.
      * intros S c C; exists (- next); split; [simpl; auto|]; rewrite says_negative, <- (C next), AN, S by lia; reflexivity.
      * split; [lia|]; exists b; split; [apply (agree_trans next (next + 1) _ a'); auto; lia|].
        intros c C; assert (CA : agree next a c).
        { apply (agree_trans next (next + 1) _ a'); [exact AA | | lia]; apply (agree_trans (next + 1) last _ b); auto. }
        assert (CN : c next = still).
        { rewrite <- (C next), <- (AB next) by lia; exact AN. }
        assert (CV : forall u, 0 <= u < n -> c (u + 1) = x u) by (intros u U; rewrite <- (CA (u + 1)) by lia; apply A; exact U).
        assert (Q : same = true \/ exists k, In k equal /\ says c k = true) by (destruct same; auto).
        repeat (apply models_cons; split); [| | |apply M; exact C];
          (destruct Q as [Q|(k & K & T)]; [|exists k; split; [apply in_or_app; auto | exact T]]).
        -- destruct (x v) eqn:XV.
           ++ exists (i + 1); split; [apply in_or_app; simpl; auto|]; rewrite says_positive, CV by lia; auto.
           ++ exists (- (v + 1)); split; [apply in_or_app; simpl; auto|]; rewrite says_negative, CV, XV by lia; reflexivity.
        -- destruct (x v) eqn:XV.
           ++ exists next; split; [apply in_or_app; simpl; auto|]; rewrite says_positive, CN by lia; unfold still.
              rewrite Q, O1; auto.
           ++ exists (- (v + 1)); split; [apply in_or_app; simpl; auto|]; rewrite says_negative, CV, XV by lia; reflexivity.
        -- destruct (x i) eqn:XI.
           ++ exists (i + 1); split; [apply in_or_app; simpl; auto|]; rewrite says_positive, CV by lia; exact XI.
           ++ exists next; split; [apply in_or_app; simpl; auto|]; rewrite says_positive, CN by lia; unfold still.
              rewrite Q; destruct (x v); [specialize (O1 Q eq_refl); discriminate | reflexivity].
Qed.

(* The word as a number. *)
Fixpoint number (x : Z -> bool) (l : list Z) : Z :=
  match l with [] => 0 | v :: rest => Z.b2z (x v) * 2 ^ Z.of_nat (length rest) + number x rest end.

Lemma number_range x l : 0 <= number x l < 2 ^ Z.of_nat (length l).
Proof.
  induction l as [|v rest IH]; [simpl; lia|]; cbn [number length]; rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia.
  destruct (x v); simpl Z.b2z; lia.
Qed.

Lemma in_order_false x l : in_order false x l.
Proof. induction l as [|[v i] rest IH]; simpl; [exact I|]; split; [discriminate | exact IH]. Qed.

Lemma number_in_order x l : number x (map fst l) <= number x (map snd l) -> in_order true x l.
Proof.
  induction l as [|[v i] rest IH]; intros L; [exact I|]; cbn [map fst snd number] in L; cbn [in_order].
  pose proof (number_range x (map fst rest)) as F; pose proof (number_range x (map snd rest)) as S; rewrite !map_length in *.
  set (p := 2 ^ Z.of_nat (length rest)) in *; clearbody p.
  destruct (x v), (x i); simpl Z.b2z in L; simpl eqb; simpl andb.
  - split; [reflexivity | apply IH; lia].
  - lia.
  - split; [discriminate | apply in_order_false].
  - split; [discriminate | apply IH; lia].
Qed.

(* ---------- Automorphisms of the list of links ---------- *)

Definition image (p : list Z) (v : Z) : Z := nth (Z.to_nat v) p 0.

Definition turned (p : list Z) (x : Z -> bool) (v : Z) : bool := x (image p v).

Record renames (n : Z) (links : list (Z * Z)) (p : list Z) : Prop := Renames {
  as_long : Z.of_nat (length p) = n;
  renames_within : forall v, In v p -> 0 <= v < n;
  renames_once : NoDup p;
  renames_links : forall u v, In (u, v) links ->
    let i := image p u in let j := image p v in In (Z.min i j, Z.max i j) links
}.

(* Links as the formulas have them. *)
Definition ordered (n : Z) (links : list (Z * Z)) : Prop :=
  NoDup links /\ forall u v, In (u, v) links -> 0 <= u < v /\ v < n.

Lemma ordered_within n links : ordered n links -> within n links.
Proof. intros [_ O] u v I; specialize (O u v I); lia. Qed.

Lemma map_nth_seq (p : list Z) : map (fun k => nth k p 0) (seq 0 (length p)) = p.
Proof. induction p as [|v p IH]; [reflexivity|]; simpl; f_equal; rewrite <- seq_shift, map_map; exact IH. Qed.

Lemma images p n : 0 <= n -> Z.of_nat (length p) = n -> map (image p) (zrange n) = p.
Proof.
  intros N L; unfold zrange; rewrite map_map; replace (Z.to_nat n) with (length p) by lia.
  transitivity (map (fun k => nth k p 0) (seq 0 (length p))); [|apply map_nth_seq].
  apply map_ext; intros k; unfold image; rewrite Nat2Z.id; reflexivity.
Qed.

Lemma image_in p n v : Z.of_nat (length p) = n -> 0 <= v < n -> In (image p v) p.
Proof. intros L V; apply nth_In; lia. Qed.

Lemma image_injective p n u v : Z.of_nat (length p) = n -> NoDup p -> 0 <= u < n -> 0 <= v < n -> image p u = image p v -> u = v.
Proof. intros L N U V E; apply NoDup_nth in E; auto; lia. Qed.

Lemma ones_zrange x n : ones x 0 (Z.to_nat n) = Z.of_nat (length (filter x (zrange n))).
Proof.
  unfold zrange; generalize (Z.to_nat n); intros k; change 0 with (Z.of_nat 0) at 1; generalize 0%nat.
  induction k as [|k IH]; intros b; [reflexivity|]; cbn [ones seq map filter].
  replace (Z.of_nat b + 1) with (Z.of_nat (S b)) by lia; rewrite IH; destruct (x (Z.of_nat b)); cbn [length Z.b2z]; lia.
Qed.

Lemma filter_permutation {A} (f : A -> bool) l m : Permutation l m -> length (filter f l) = length (filter f m).
Proof.
  induction 1 as [|a l m P IH|a b l|l m k P IH Q IH']; [reflexivity | | |congruence]; simpl.
  - destruct (f a); simpl; congruence.
  - destruct (f a), (f b); reflexivity.
Qed.

Lemma filter_map {A B} (f : B -> bool) (h : A -> B) l : length (filter f (map h l)) = length (filter (fun a => f (h a)) l).
Proof. induction l as [|a l IH]; [reflexivity|]; simpl; destruct (f (h a)); simpl; congruence. Qed.

Lemma turned_ones n links p x : 0 <= n -> renames n links p -> ones (turned p x) 0 (Z.to_nat n) = ones x 0 (Z.to_nat n).
Proof.
  intros N [L W O _]; rewrite !ones_zrange; f_equal; unfold turned; rewrite <- filter_map, images by assumption.
  apply filter_permutation, NoDup_Permutation_bis; [exact O | | intros v I; apply in_zrange, W; exact I].
  unfold zrange; rewrite map_length, seq_length; lia.
Qed.

Lemma crossings_permutation x l m : Permutation l m -> crossings x l = crossings x m.
Proof.
  induction 1 as [|[u v] l m P IH|[u v] [u' v'] l|l m k P IH Q IH']; simpl; try reflexivity; lia.
Qed.

Lemma turned_crossings n links p x : ordered n links -> renames n links p -> crossings (turned p x) links = crossings x links.
Proof.
  intros [D O] [L W S R].
  set (q := fun e : Z * Z => let i := image p (fst e) in let j := image p (snd e) in (Z.min i j, Z.max i j)).
  assert (M : forall l, crossings (turned p x) l = crossings x (map q l)).
  { induction l as [|[u v] l IH]; [reflexivity|]; simpl map; simpl crossings; rewrite IH; f_equal; unfold q, turned; simpl.
    destruct (Z.min_spec (image p u) (image p v)) as [[X ->]|[X ->]], (Z.max_spec (image p u) (image p v)) as [[Y ->]|[Y ->]]; try lia;
      try (rewrite xorb_comm; reflexivity); try reflexivity. }
  rewrite M; apply crossings_permutation, NoDup_Permutation_bis; [| rewrite map_length; lia|].
  - apply NoDup_map_inj; [|exact D].
    intros [u v] [u' v'] I J E; destruct (O u v I) as [U V], (O u' v' J) as [U' V']; unfold q in E; simpl in E; injection E as E1 E2.
    assert (H : image p u = image p u' /\ image p v = image p v' \/ image p u = image p v' /\ image p v = image p u') by lia.
    destruct H as [[A B]|[A B]]; apply (image_injective p n) in A, B; auto; lia || congruence.
  - intros e I; apply in_map_iff in I; destruct I as ([u v] & <- & I); apply R; exact I.
Qed.

(* ---------- The formula for a balanced cut ---------- *)

Fixpoint all_not_after (n : Z) (ps : list (list Z)) (next : Z) : formula :=
  match ps with
  | [] => []
  | p :: ps => let (next, f) := not_after [] (combine (zrange n) p) next in f ++ all_not_after n ps next
  end.

Definition bisection_formula (n : Z) (links : list (Z * Z)) (w : Z) (ps : list (list Z)) : formula :=
  let (next, f) := cut_formula n links w in f ++ [[-1]] ++ all_not_after n ps next.

Lemma all_not_after_sound n links x ps : 1 <= n -> forall next a, n < next -> on_side n a x ->
  (forall p, In p ps -> renames n links p /\ number x (zrange n) <= number (turned p x) (zrange n)) ->
  exists b, agree next a b /\ models b (all_not_after n ps next) .
Proof.
  intros N; induction ps as [|p ps IH]; intros next a L A H.
  - exists a; split; [apply agree_refl | apply models_nil].
  - cbn [all_not_after]; destruct (H p (or_introl eq_refl)) as [[LP W S R] V].
    assert (LZ : length (zrange n) = length p) by (unfold zrange; rewrite map_length, seq_length; lia).
    assert (F : map fst (combine (zrange n) p) = zrange n /\ map snd (combine (zrange n) p) = p).
    { revert LZ; generalize (zrange n); clear; induction p as [|v p IH]; intros [|u l] E; try discriminate; [split; reflexivity|].
      injection E as E; destruct (IH l E) as [F G]; simpl; rewrite F, G; split; reflexivity. }
    destruct F as [F G].
    assert (T : number (turned p x) (zrange n) = number x p).
    { rewrite <- (images p n) at 2 by lia; generalize (zrange n); induction l as [|v l IHl]; [reflexivity|].
      cbn [map number]; rewrite IHl, map_length; reflexivity. }
    pose proof (not_after_sound n x (combine (zrange n) p) true [] next a) as Q.
    destruct (not_after [] (combine (zrange n) p) next) as [last f].
    destruct Q as (NL & b & AB & M); auto; try discriminate.
    { intros v i I; split; [apply in_zrange, (in_combine_l _ _ _ _ I) | apply W, (in_combine_r _ _ _ _ I)]. }
    { apply number_in_order; rewrite F, G, <- T; exact V. }
    destruct (IH last b) as (c & C & MC); [lia | | intros; apply H; right; assumption |].
    { intros v I; rewrite <- (AB (v + 1)) by lia; apply A; exact I. }
    exists c; split; [apply (agree_trans next last _ b); auto|]; apply models_app; split; [apply M; exact C | exact MC].
Qed.

Definition opposite (x : Z -> bool) (v : Z) : bool := negb (x v).

Lemma opposite_ones x k : forall base, ones (opposite x) base k = Z.of_nat k - ones x base k.
Proof. induction k as [|k IH]; intros base; [reflexivity|]; cbn [ones]; rewrite IH; unfold opposite; destruct (x base); simpl Z.b2z; lia. Qed.

Lemma opposite_crossings x links : crossings (opposite x) links = crossings x links.
Proof. induction links as [|[u v] rest IH]; [reflexivity|]; simpl crossings; rewrite IH; unfold opposite; destruct (x u), (x v); reflexivity. Qed.

Lemma opposite_smaller n links w x : 0 <= n -> smaller n links w x -> smaller n links w (opposite x).
Proof. intros N [H C]; unfold smaller, halves in *; rewrite opposite_ones, opposite_crossings; lia. Qed.

Lemma turned_smaller n links w p x : 0 <= n -> ordered n links -> renames n links p ->
  smaller n links w x -> smaller n links w (turned p x).
Proof. intros N O R [H C]; unfold smaller, halves in *; rewrite (turned_ones n links p x N R), (turned_crossings n links p x O R); auto. Qed.

(* If the formula has no model, no cut is smaller: of the cuts that there were, the first as a
   word would be one. *)
Theorem bisection_refuted n links w ps : 1 <= n -> ordered n links -> (forall p, In p ps -> renames n links p) ->
  (forall a, ~ models a (bisection_formula n links w ps)) -> forall x, ~ smaller n links w x.
Proof.
  intros N O P U.
  enough (H : forall k x, number x (zrange n) < Z.of_nat k -> ~ smaller n links w x).
  { intros x; apply (H (S (Z.to_nat (number x (zrange n))))); pose proof (number_range x (zrange n)); lia. }
  induction k as [|k IH]; intros x B S; [pose proof (number_range x (zrange n)); lia|].
  assert (M : forall y, smaller n links w y -> number x (zrange n) <= number y (zrange n)).
  { intros y Y; destruct (Z.le_gt_cases (number x (zrange n)) (number y (zrange n))) as [L|L]; [exact L|].
    exfalso; apply (IH y); [lia | exact Y]. }
  pose proof (cut_formula_sound n links w x N (ordered_within n links O) S) as C.
  unfold bisection_formula in U; destruct (cut_formula n links w) as [next f]; destruct C as (L & b & A & C).
  destruct (all_not_after_sound n links x ps N next b L A) as (c & K & D).
  { intros p I; split; [apply P; exact I|]; apply M, turned_smaller; auto; lia. }
  apply (U c), models_app; split; [apply C; exact K|]; apply models_app; split; [|exact D].
  apply models_cons; split; [|apply models_nil]; exists (-1); split; [simpl; auto|].
  change (-1) with (- (0 + 1)); rewrite says_negative, <- (K (0 + 1)), (A 0) by lia.
  specialize (M (opposite x) (opposite_smaller n links w x ltac:(lia) S)).
  assert (Z0 : exists l, zrange n = 0 :: l).
  { unfold zrange; replace (Z.to_nat n) with (Datatypes.S (Z.to_nat (n - 1))) by lia; simpl; eexists; reflexivity. }
  destruct Z0 as [l E]; rewrite E in M; cbn [number] in M.
  pose proof (number_range x l); pose proof (number_range (opposite x) l); unfold opposite in M at 1.
  destruct (x 0); [simpl Z.b2z in M; lia | reflexivity].
Qed.

(* Some vertices' sides are given. *)
Definition side_clauses (split : list Z) (sides : list bool) : formula :=
  map (fun s : Z * bool => [if snd s then fst s + 1 else - (fst s + 1)]) (combine split sides).

Definition cube_formula (n : Z) (links : list (Z * Z)) (w : Z) (split : list Z) (sides : list bool) : formula :=
  snd (cut_formula n links w) ++ side_clauses split sides.

Theorem cube_refuted n links w split sides : 1 <= n -> ordered n links -> (forall v, In v split -> 0 <= v < n) ->
  (forall a, ~ models a (cube_formula n links w split sides)) ->
  forall x, map x split = sides -> ~ smaller n links w x.
Proof.
  intros N O P U x E S; pose proof (cut_formula_sound n links w x N (ordered_within n links O) S) as C.
  unfold cube_formula in U; destruct (cut_formula n links w) as [next f]; destruct C as (L & b & A & C).
  apply (U b), models_app; split; [apply C, agree_refl|]; subst sides; unfold side_clauses; intros c I.
  apply in_map_iff in I; destruct I as ((v & s) & <- & I); simpl.
  assert (V : In v split /\ s = x v).
  { revert I; clear; induction split as [|u split IH]; simpl; [intros [] |]; intros [E|I]; [injection E as -> ->; auto|]; destruct (IH I); auto. }
  destruct V as [V ->]; specialize (P v V); exists (if x v then v + 1 else - (v + 1)); split; [left; reflexivity|].
  destruct (x v) eqn:X; [rewrite says_positive, A by lia; exact X | rewrite says_negative, A, X by lia; reflexivity].
Qed.
