(* The conditions of a distance and of a diameter as weighted inclusions: W takes the words that are vertices, E the
   columns of a vertex and a neighbour, f weighs the columns of two vertices. *)

From Coq Require Import ZArith List Bool Lia Permutation.
From Topocert Require Import AutomataInclusion.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Deterministic automata ---------- *)

Record dfa (L S : Type) := Dfa { first : S; step : S -> L -> option S; final : S -> bool }.
Arguments Dfa {L S}. Arguments first {L S}. Arguments step {L S}. Arguments final {L S}.

Fixpoint takes_from {L S} (D : dfa L S) (s : S) (w : list L) : bool :=
  match w with
  | [] => final D s
  | l :: w => match step D s l with Some t => takes_from D t w | None => false end
  end.

Definition takes {L S} (D : dfa L S) (w : list L) : bool := takes_from D (first D) w.

(* All that it takes weighs nothing. *)
Definition unweighted {L S} (D : dfa L S) : machine L S :=
  Machine [(first D, 0)] (fun s l => match step D s l with Some t => [(t, 0)] | None => [] end) (fun s => if final D s then Some 0 else None).

Lemma unweighted_from {L S} (D : dfa L S) w : forall s a, weighs (unweighted D) s w a <-> takes_from D s w = true /\ a = 0.
Proof.
  induction w as [|l w IH]; intros s a; cbn [weighs takes_from unweighted moves ends].
  - destruct (final D s); split; [intros E; injection E as <-; auto | intros [_ ->]; auto | discriminate | intros [E _]; discriminate].
  - destruct (step D s l) as [t|]; split.
    + intros (r & b & c & [E|[]] & R & ->); injection E as <- <-; apply IH in R as [R ->]; auto.
    + intros [R ->]; exists t, 0, 0; split; [left; reflexivity|]; split; [apply IH; auto | reflexivity].
    + intros (r & b & c & [] & _).
    + intros [E _]; discriminate.
Qed.

Lemma unweighted_accepts {L S} (D : dfa L S) w a : accepts (unweighted D) w a <-> takes D w = true /\ a = 0.
Proof.
  unfold accepts, takes; split.
  - intros (s & b & c & [E|[]] & R & ->); injection E as <- <-; apply unweighted_from in R as [R ->]; auto.
  - intros [R ->]; exists (first D), 0, 0; split; [left; reflexivity|]; split; [apply unweighted_from; auto | reflexivity].
Qed.

Lemma in_combine_all {A} (p : A -> Prop) (x y : list A) (l : A * A) : (forall a, In a x -> p a) -> (forall a, In a y -> p a) -> In l (combine x y) -> p (fst l) /\ p (snd l).
Proof. intros X Y I; destruct l as [a b]; split; [apply X, (in_combine_l _ _ _ _ I) | apply Y, (in_combine_r _ _ _ _ I)]. Qed.

Section Conditions.
Context {A P Q F : Type}.
Variable alphabet : list A.
Variable same : A -> A -> bool.
Hypothesis same_right : forall a b, same a b = true <-> a = b.
Variable W : dfa A P.
Variable E : dfa (A * A) Q.
Variable f : machine (A * A) F.

Definition columns : list (A * A) := list_prod alphabet alphabet.
Definition spelled (x : list A) : Prop := forall a, In a x -> In a alphabet.

Lemma columns_all x y l : spelled x -> spelled y -> In l (combine x y) -> In l columns.
Proof. intros X Y I; destruct l as [a b]; apply in_prod_iff; split; [apply X, (in_combine_l _ _ _ _ I) | apply Y, (in_combine_r _ _ _ _ I)]. Qed.

(* ---------- Zero: a word is no further than 0 from itself ---------- *)

Definition twice : machine A F := Machine (starts f) (fun q a => moves f q (a, a)) (ends f).

Lemma twice_from x : forall q a, weighs twice q x a -> weighs f q (combine x x) a.
Proof. induction x as [|l x IH]; intros q a; [exact id|]; intros (r & b & c & I & R & ->); exists r, b, c; auto. Qed.

Lemma twice_accepts x a : accepts twice x a -> accepts f (combine x x) a.
Proof. intros (q & b & c & I & R & ->); exists q, b, c; split; [exact I|]; split; [apply twice_from, R | reflexivity]. Qed.

(* ---------- Not negative ---------- *)

Definition free : machine (A * A) unit := Machine [(tt, 0)] (fun _ _ => [(tt, 0)]) (fun _ => Some 0).

Lemma free_accepts w a : accepts free w a -> a = 0.
Proof.
  intros ([] & b & c & [I|[]] & R & ->); injection I as <-; enough (c = 0) by lia; revert c R.
  induction w as [|l w IH]; intros c R; [injection R as <-; reflexivity|].
  destruct R as (r & v & c' & [I|[]] & R & ->); injection I as <- <-; rewrite (IH c' R); reflexivity.
Qed.

(* ---------- Lipschitz, descent: a step to a neighbour of the first word ---------- *)

Definition paired {X Y : Type} (x : X) (m : Y * Z) : X * Y * Z := ((x, fst m), snd m).

Definition stepped : machine (A * A) (Q * F) := Machine
  (map (paired (first E)) (starts f))
  (fun s l => flat_map (fun c => match step E (fst s) (fst l, c) with Some p => map (paired p) (moves f (snd s) (c, snd l)) | None => [] end) alphabet)
  (fun s => if final E (fst s) then ends f (snd s) else None).

Lemma stepped_from x : forall z y p q a, length z = length x -> length y = length x -> spelled z ->
  takes_from E p (combine x z) = true -> weighs f q (combine z y) a -> weighs stepped (p, q) (combine x y) a.
Proof.
  induction x as [|l x IH]; intros [|c z] [|b y] p q a LZ LY Z T R; try discriminate; cbn in T, R |- *.
  - rewrite T; exact R.
  - destruct (step E p (l, c)) as [p'|] eqn:S; [|discriminate]; destruct R as (r & v & d & I & R & ->).
    exists (p', r), v, d; split; [|split; [|reflexivity]].
    + apply in_flat_map; exists c; split; [apply Z; left; reflexivity|]; rewrite S; apply in_map_iff; exists (r, v); split; [reflexivity | exact I].
    + apply (IH z); [cbn in LZ; lia | cbn in LY; lia | intros u J; apply Z; right; exact J | exact T | exact R].
Qed.

Lemma from_stepped x : forall y p q a, length y = length x -> weighs stepped (p, q) (combine x y) a ->
  exists z, length z = length x /\ spelled z /\ takes_from E p (combine x z) = true /\ weighs f q (combine z y) a.
Proof.
  induction x as [|l x IH]; intros [|b y] p q a LY R; try discriminate; cbn in R.
  - destruct (final E p) eqn:Fp; [|discriminate]; exists []; repeat split; [intros u [] | exact Fp | exact R].
  - destruct R as ([p' r] & v & d & I & R & ->); apply in_flat_map in I as (c & C & I).
    destruct (step E p (l, c)) as [p''|] eqn:S; [|destruct I]; apply in_map_iff in I as ([r' v'] & J & I); injection J as -> -> ->.
    destruct (IH y p' r d ltac:(cbn in LY; lia) R) as (z & LZ & Z & T & R').
    exists (c :: z); split; [cbn; lia|]; split; [intros u [<-|K]; [exact C | exact (Z u K)]|]; split; [cbn; rewrite S; exact T | exists r, v, d; auto].
Qed.

Lemma stepped_accepts x z y a : length z = length x -> length y = length x -> spelled z ->
  takes E (combine x z) = true -> accepts f (combine z y) a -> accepts stepped (combine x y) a.
Proof.
  intros LZ LY Z T (q & b & c & I & R & ->); exists (first E, q), b, c; split; [|split; [apply (stepped_from x z); assumption | reflexivity]].
  apply in_map_iff; exists (q, b); split; [reflexivity | exact I].
Qed.

Lemma accepts_stepped x y a : length y = length x -> accepts stepped (combine x y) a ->
  exists z, length z = length x /\ spelled z /\ takes E (combine x z) = true /\ accepts f (combine z y) a.
Proof.
  intros LY ([p q] & b & c & I & R & ->); apply in_map_iff in I as ([q' b'] & J & I); injection J as <- -> ->.
  destruct (from_stepped x y _ q c LY R) as (z & LZ & Z & T & R'); exists z; repeat (split; [assumption|]); exists q, b, c; auto.
Qed.

(* Of two words that differ. *)
Definition differing : machine (A * A) (F * bool) := Machine
  (map (fun s => ((fst s, false), snd s)) (starts f))
  (fun s l => map (fun m => ((fst m, snd s || negb (same (fst l) (snd l))), snd m)) (moves f (fst s) l))
  (fun s => if snd s then ends f (fst s) else None).

Lemma differing_from x : forall y q (d : bool) a, length y = length x -> d = true \/ x <> y -> weighs f q (combine x y) a -> weighs differing (q, d) (combine x y) a.
Proof.
  induction x as [|l x IH]; intros [|b y] q d a LY D R; try discriminate; cbn in R |- *.
  - destruct D as [->|N]; [exact R | contradiction].
  - destruct R as (r & v & c & I & R & ->); exists (r, d || negb (same l b)), v, c; split; [|split; [|reflexivity]].
    + apply in_map_iff; exists (r, v); split; [reflexivity | exact I].
    + apply IH; [cbn in LY; lia| |exact R]; destruct D as [->|N]; [left; reflexivity|].
      destruct (same l b) eqn:Z; [right; apply same_right in Z as ->; intros ->; apply N; reflexivity | left; apply orb_true_r].
Qed.

Lemma differing_accepts x y a : length y = length x -> x <> y -> accepts f (combine x y) a -> accepts differing (combine x y) a.
Proof.
  intros LY D (q & b & c & I & R & ->); exists (q, false), b, c; split; [|split; [apply differing_from; auto | reflexivity]].
  apply in_map_iff; exists (q, b); split; [reflexivity | exact I].
Qed.

(* ---------- The diameter from above: any two words; k runs side by side, of which one is not above the mean ---------- *)

Context {R : Type}.
Variable D : machine unit R.

Definition units (x : list A) : list unit := map (fun _ => tt) x.

Definition pairs (k : Z) : machine (A * A) (P * P * R) := Machine
  (map (fun d => ((first W, first W, fst d), k * snd d)) (starts D))
  (fun s l => match step W (fst (fst s)) (fst l), step W (snd (fst s)) (snd l) with
    | Some p, Some q => map (fun m => ((p, q, fst m), k * snd m)) (moves D (snd s) tt)
    | _, _ => [] end)
  (fun s => if final W (fst (fst s)) && final W (snd (fst s)) then option_map (Z.mul k) (ends D (snd s)) else None).

Lemma pairs_from k x : forall y p q r a, length y = length x -> takes_from W p x = true -> takes_from W q y = true -> weighs D r (units x) a -> weighs (pairs k) (p, q, r) (combine x y) (k * a).
Proof.
  induction x as [|l x IH]; intros [|b y] p q r a LY X Y Rr; try discriminate; cbn in X, Y, Rr |- *.
  - rewrite X, Y, Rr; reflexivity.
  - destruct (step W p l) as [p'|]; [|discriminate]; destruct (step W q b) as [q'|]; [|discriminate].
    destruct Rr as (r' & v & c & I & Rr & ->); exists (p', q', r'), (k * v), (k * c); split; [|split; [apply IH; auto; cbn in LY; lia | ring]].
    apply in_map_iff; exists (r', v); split; [reflexivity | exact I].
Qed.

Lemma pairs_accepts k x y a : length y = length x -> takes W x = true -> takes W y = true -> accepts D (units x) a -> accepts (pairs k) (combine x y) (k * a).
Proof.
  intros LY X Y (r & b & c & I & Rr & ->); exists (first W, first W, r), (k * b), (k * c); split; [|split; [apply pairs_from; assumption | ring]].
  apply in_map_iff; exists (r, b); split; [reflexivity | exact I].
Qed.

Definition with_one {T : Type} (m : T * Z) (l : list (list T * Z)) : list (list T * Z) := map (fun n => (fst m :: fst n, snd m + snd n)) l.

Definition many_at_once {T : Type} (ls : list (list (T * Z))) : list (list T * Z) :=
  fold_right (fun l all => flat_map (fun m => with_one m all) l) [([], 0)] ls.

Fixpoint ends_of (qs : list F) : option Z :=
  match qs with
  | [] => Some 0
  | q :: qs => match ends f q, ends_of qs with Some a, Some b => Some (a + b) | _, _ => None end
  end.

Definition runs (k : nat) : machine (A * A) (list F) := Machine
  (many_at_once (repeat (starts f) k)) (fun qs l => many_at_once (map (fun q => moves f q l) qs)) ends_of.

Definition total (l : list Z) : Z := fold_right Z.add 0 l.

Lemma many_at_once_in {T : Type} (ls : list (list (T * Z))) : forall ts a, In (ts, a) (many_at_once ls) ->
  exists bs, Forall2 (fun l m => In m l) ls (combine ts bs) /\ length bs = length ts /\ a = total bs.
Proof.
  induction ls as [|l ls IH]; intros ts a I; cbn in I.
  - destruct I as [I|[]]; injection I as <- <-; exists []; repeat split; constructor.
  - apply in_flat_map in I as ([t b] & I & J); apply in_map_iff in J as ([ts' a'] & K & J); injection K as <- <-.
    destruct (IH ts' a' J) as (bs & G & L & ->); exists (b :: bs); split; [constructor; assumption|]; split; [cbn; f_equal; exact L | reflexivity].
Qed.

Lemma ends_of_all w : w = [] -> forall qs a, ends_of qs = Some a -> exists bs, Forall2 (fun q b => weighs f q w b) qs bs /\ a = total bs.
Proof.
  intros ->; induction qs as [|q qs IH]; intros a H; cbn in H; [injection H as <-; exists []; split; [constructor | reflexivity]|].
  destruct (ends f q) as [b|] eqn:B; [|discriminate]; destruct (ends_of qs) as [c|]; [|discriminate]; injection H as <-.
  destruct (IH c eq_refl) as (bs & G & ->); exists (b :: bs); split; [constructor; [exact B | exact G] | reflexivity].
Qed.

Lemma side_by_side l w : forall qs rs bs cs, Forall2 (fun m n => In n m) (map (fun q => moves f q l) qs) (combine rs bs) -> length bs = length rs ->
  Forall2 (fun q b => weighs f q w b) rs cs -> exists ds, Forall2 (fun q b => weighs f q (l :: w) b) qs ds /\ total ds = total bs + total cs.
Proof.
  induction qs as [|q qs IH]; intros [|r rs] [|b bs] cs G L H; try discriminate; inversion G; subst.
  - inversion H; subst; exists []; split; [constructor | reflexivity].
  - inversion H as [|? c ? cs' H1 H2]; subst; destruct (IH rs bs cs' ltac:(assumption) ltac:(cbn in L; lia) H2) as (ds & J & T).
    exists (b + c :: ds); split; [constructor; [exists r, b, c; auto | exact J] | cbn; unfold total in T; lia].
Qed.

Lemma runs_from k w : forall qs a, weighs (runs k) qs w a -> exists bs, Forall2 (fun q b => weighs f q w b) qs bs /\ a = total bs.
Proof.
  induction w as [|l w IH]; intros qs a H; [exact (ends_of_all [] eq_refl qs a H)|].
  destruct H as (rs & b & c & I & H & ->); apply many_at_once_in in I as (bs & G & L & ->); apply IH in H as (cs & H & ->).
  destruct (side_by_side l w qs rs bs cs G L H) as (ds & J & T); exists ds; split; [exact J | lia].
Qed.

Lemma some_not_above : forall (l : list Z) d, l <> [] -> total l < Z.of_nat (length l) * (d + 1) -> exists a, In a l /\ a <= d.
Proof.
  induction l as [|a l IH]; intros d N T; [contradiction|].
  destruct (Z_le_gt_dec a d) as [L|G]; [exists a; split; [left; reflexivity | exact L]|].
  destruct l as [|b l]; [cbn in T; lia|]; destruct (IH d ltac:(discriminate)) as (c & I & C); [|exists c; split; [right; exact I | exact C]].
  change (total (a :: b :: l)) with (a + total (b :: l)) in T; rewrite (eq_refl : length (a :: b :: l) = Datatypes.S (length (b :: l))) in T; lia.
Qed.

(* Of k runs with the total kd + k-1 at most, one weighs d at most. *)
Lemma runs_accepts k w a d : (0 < k)%nat -> accepts (runs k) w a -> a <= Z.of_nat k * d + (Z.of_nat k - 1) -> exists b, accepts f w b /\ b <= d.
Proof.
  intros K (qs & b & c & I & H & ->) B; apply many_at_once_in in I as (bs & G & L & ->); apply runs_from in H as (cs & H & ->).
  enough (X : forall n qs bs cs, Forall2 (fun l m => In m l) (repeat (starts f) n) (combine qs bs) -> length bs = length qs -> Forall2 (fun q b => weighs f q w b) qs cs ->
    exists ds, length ds = n /\ (forall d, In d ds -> accepts f w d) /\ total ds = total bs + total cs).
  { destruct (X k qs bs cs G L H) as (ds & Lk & Y & T); destruct (some_not_above ds d) as (e & J & Be).
    - intros ->; cbn in Lk; lia.
    - rewrite Lk, T; lia.
    - exists e; auto. }
  clear; induction n as [|n IH]; intros [|q qs] [|b bs] cs G L H; cbn in G, L; try discriminate; inversion G; subst.
  - inversion H; subst; exists []; split; [reflexivity|]; split; [intros d [] | reflexivity].
  - inversion H as [|? c ? cs' H1 H2]; subst; destruct (IH qs bs cs' ltac:(assumption) ltac:(lia) H2) as (ds & Lk & Y & T).
    exists (b + c :: ds); split; [cbn; lia|]; split; [|cbn; unfold total in T; lia].
    intros d [<-|J]; [exists q, b, c; auto | exact (Y d J)].
Qed.

(* ---------- The diameter from below ---------- *)

(* Pairs of words that a machine V chooses (its weights are of no account), all of whose runs of f weigh no less; *)
Context {V : Type}.
Variable far : machine (A * A) V.

Definition far_and_weighed : machine (A * A) (V * F) := Machine
  (flat_map (fun v => map (paired (fst v)) (starts f)) (starts far))
  (fun s l => flat_map (fun v => map (paired (fst v)) (moves f (snd s) l)) (moves far (fst s) l))
  (fun s => match ends far (fst s) with Some _ => ends f (snd s) | None => None end).

Lemma far_from w : forall v q a b, weighs far v w a -> weighs f q w b -> weighs far_and_weighed (v, q) w b.
Proof.
  induction w as [|l w IH]; intros v q a b X Y; cbn in X, Y |- *; [rewrite X; exact Y|].
  destruct X as (v' & a1 & a2 & Iv & X & ->), Y as (q' & b1 & b2 & Iq & Y & ->); exists (v', q'), b1, b2; split; [|split; [exact (IH v' q' a2 b2 X Y) | reflexivity]].
  apply in_flat_map; exists (v', a1); split; [exact Iv|]; apply in_map_iff; exists (q', b1); split; [reflexivity | exact Iq].
Qed.

Lemma far_accepts w a b : accepts far w a -> accepts f w b -> accepts far_and_weighed w b.
Proof.
  intros (v & a1 & a2 & Iv & X & ->) (q & b1 & b2 & Iq & Y & ->); exists (v, q), b1, b2; split; [|split; [exact (far_from w v q a2 b2 X Y) | reflexivity]].
  apply in_flat_map; exists (v, a1); split; [exact Iv|]; apply in_map_iff; exists (q, b1); split; [reflexivity | exact Iq].
Qed.

(* what D weighs, of columns; *)
Definition of_columns : machine (A * A) R := Machine (starts D) (fun r _ => moves D r tt) (ends D).

Lemma of_columns_accepts w a : accepts of_columns w a -> accepts D (map (fun _ => tt) w) a.
Proof.
  intros (r & b & c & I & H & ->); exists r, b, c; split; [exact I|]; split; [|reflexivity]; clear I; revert r c H.
  induction w as [|l w IH]; intros r c H; [exact H|]; destruct H as (r' & u & v & I & H & ->); exists r', u, v; auto.
Qed.

(* every length that has a pair of words: those of D. *)
Definition lengths : machine unit R := Machine (map (fun s => (fst s, 0)) (starts D)) (fun r _ => map (fun m => (fst m, 0)) (moves D r tt)) (fun r => option_map (fun _ => 0) (ends D r)).

Lemma lengths_accepts w a : accepts D w a -> accepts lengths w 0.
Proof.
  intros (r & b & c & I & H & _); exists r, 0, 0; split; [apply in_map_iff; exists (r, b); auto|]; split; [|reflexivity]; clear I; revert r c H.
  induction w as [|[] w IH]; intros r c H; cbn in H |- *; [rewrite H; reflexivity|].
  destruct H as (r' & u & v & I & H & _); exists r', 0, 0; split; [apply in_map_iff; exists (r', u); auto|]; split; [exact (IH r' v H) | reflexivity].
Qed.

Definition chosen : machine unit (V * (P * P)) := Machine
  (map (fun v => ((fst v, (first W, first W)), 0)) (starts far))
  (fun s _ => flat_map (fun l => match step W (fst (snd s)) (fst l), step W (snd (snd s)) (snd l) with
    | Some p, Some q => map (fun m => ((fst m, (p, q)), 0)) (moves far (fst s) l) | _, _ => [] end) columns)
  (fun s => if final W (fst (snd s)) && final W (snd (snd s)) then option_map (fun _ => 0) (ends far (fst s)) else None).

Lemma chosen_from n : forall v p q a, weighs chosen (v, (p, q)) (repeat tt n) a -> exists x y b,
  length x = n /\ length y = n /\ spelled x /\ spelled y /\ takes_from W p x = true /\ takes_from W q y = true /\ weighs far v (combine x y) b.
Proof.
  induction n as [|n IH]; intros v p q a H; cbn in H.
  - destruct (final W p) eqn:Fp, (final W q) eqn:Fq; try discriminate; destruct (ends far v) as [e|] eqn:Ev; [|discriminate].
    exists [], [], e; repeat split; try (intros ? []); assumption.
  - destruct H as ([v' [p' q']] & b & c & I & H & ->); apply in_flat_map in I as ([l m] & C & I); cbn in I.
    destruct (step W p l) as [p''|] eqn:Sp; [|destruct I]; destruct (step W q m) as [q''|] eqn:Sq; [|destruct I].
    apply in_map_iff in I as ([v'' u] & J & I); injection J as -> -> -> _.
    destruct (IH v' p' q' c H) as (x & y & d & Lx & Ly & X & Y & Tx & Ty & G); apply in_prod_iff in C as [Cl Cm].
    exists (l :: x), (m :: y), (u + d); cbn; rewrite Sp, Sq; repeat split; try lia; try assumption.
    + intros a' [<-|J]; [exact Cl | exact (X a' J)].
    + intros a' [<-|J]; [exact Cm | exact (Y a' J)].
    + exists v', u, d; auto.
Qed.

Lemma chosen_accepts n a : accepts chosen (repeat tt n) a -> exists x y b,
  length x = n /\ length y = n /\ spelled x /\ spelled y /\ takes W x = true /\ takes W y = true /\ accepts far (combine x y) b.
Proof.
  intros ([v [p q]] & b & c & I & H & ->); apply in_map_iff in I as ([v' u] & J & I); injection J as -> <- <- <-.
  destruct (chosen_from n v _ _ c H) as (x & y & d & Lx & Ly & X & Y & Tx & Ty & G); exists x, y, (u + d).
  repeat (split; [assumption|]); exists v, u, d; auto.
Qed.

End Conditions.
