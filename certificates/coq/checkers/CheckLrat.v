(* Refutations in the LRAT format, checked by computation. [refuted_sound]: if the
   checker accepts, no valuation satisfies all clauses of the formula.

   A literal is an integer: 2v says that variable v is true, 2v + 1 that it is false;
   v is 1 or more. Clauses have ids: those of the formula 1, 2, ..., in their order, then
   those that the proof adds, with the next ids in turn.

   The proof is packed. It is a list of arrays of integers of 63 bits; each integer has
   nine groups of seven bits, the lowest first. A number is its digits in base 64,
   the highest first, one a group, with 64 added to all but the last. The numbers are steps,
   one after the other; a step may go on in the next array:
     l1, l2 - l1, l3 - l2, ..., 0, h1, h2, ..., hk    a clause and its hints: the literals
         ascend; a hint h is the new clause's id less that of the clause it means. Assume
         all l false. In the clause of each hint but the last, all literals but one
         are false then, which makes that one true. In the last all are false.
         The step of the empty clause starts with 0; what comes after it is not read.
   What is packed is not believed: a proof that is packed wrongly is not accepted. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
Import ListNotations.
Open Scope uint63_scope.

Definition clause : Set := list int.

(* Literals 0 and 1, of no variable, are false and true. *)
Definition valuation (m : int -> bool) : Prop :=
  m 0 = false /\ forall l, m (l lxor 1) = negb (m l).

Definition satisfied (m : int -> bool) (c : clause) : Prop := exists l, In l c /\ m l = true.

(* ---------- One proof ---------- *)

(* [scan v id c 0] looks for a literal of c that is not known to be false: 0 if there is none,
   the literal if there is one, 1 if there are several. In v are marked, by id, those that
   are false. *)
Fixpoint scan (v : array int) (id : int) (c : clause) (found : int) : int :=
  match c with
  | [] => found
  | l :: c =>
    if v.[l] =? id then scan v id c found
    else if found =? 0 then scan v id c l
    else if found =? l then scan v id c found
    else 1
  end.

(* A clause that is always true stands where none does. *)
Definition none : clause := [2; 3].

(* Where a proof is: the digits of a number that have been read, and, from [hinting] on hints
   and not literals, the clause with the id c, of whose literals the last is [last]. *)
Inductive outcome :=
| Refuted
| Wrong
| More (number : int) (store : array clause) (v : array int) (id : int) (c : clause) (last : int) (hinting : bool).

(* The k lowest groups of w. *)
Fixpoint groups (k : nat) (w number : int) (store : array clause) (v : array int) (id : int)
  (c : clause) (last : int) (hinting : bool) : outcome :=
  match k with
  | O => More number store v id c last hinting
  | S k =>
    let g := w land 127 in
    let w := w >> 7 in
    if 64 <=? g then groups k w ((number << 6) + (g - 64)) store v id c last hinting
    else
      let n := (number << 6) + g in
      if hinting then
        let r := scan v id (store.[id - n]) 0 in
        if r =? 0 then
          match c with
          | [] => Refuted
          | _ => if id <? id + 1 then groups k w 0 (store.[id <- c]) v (id + 1) [] 0 false else Wrong
          end
        else if r =? 1 then Wrong
        else groups k w 0 store (v.[r lxor 1 <- id]) id c 0 true
      else if n =? 0 then groups k w 0 store v id c 0 true
      else
        let l := last + n in
        groups k w 0 store (v.[l <- id]) id (l :: c) l false
  end.

(* The integers of an array from number i on. *)
Fixpoint run (fuel : nat) (d : array int) (i number : int) (store : array clause) (v : array int)
  (id : int) (c : clause) (last : int) (hinting : bool) : outcome :=
  match fuel with
  | O => More number store v id c last hinting
  | S fuel =>
    match groups 9 d.[i] number store v id c last hinting with
    | More number store v id c last hinting => run fuel d (i + 1) number store v id c last hinting
    | o => o
    end
  end.

Fixpoint run_all (proof : list (array int)) (number : int) (store : array clause) (v : array int)
  (id : int) (c : clause) (last : int) (hinting : bool) : bool :=
  match proof with
  | [] => false
  | d :: proof =>
    match run (Z.to_nat (to_Z (PArray.length d))) d 0 number store v id c last hinting with
    | Refuted => true
    | Wrong => false
    | More number store v id c last hinting => run_all proof number store v id c last hinting
    end
  end.

Fixpoint load (f : list clause) (store : array clause) (id : int) : array clause * int :=
  match f with
  | [] => (store, id)
  | c :: f => load f (store.[id <- c]) (id + 1)
  end.

(* The proof has ids below [clauses] and literals below [literals]. *)
Definition refuted (f : list clause) (clauses literals : int) (proof : list (array int)) : bool :=
  let (store, id) := load f (make clauses none) 1 in
  if 0 <? id then run_all proof 0 store (make literals 0) id [] 0 false else false.

(* ---------- It is right ---------- *)

Lemma get_set_cases {A : Set} (t : array A) i a j : t.[i <- a].[j] = a /\ i = j \/ t.[i <- a].[j] = t.[j].
Proof.
  destruct (eqs i j) as [ -> |N]; [|right; apply get_set_other; exact N].
  destruct (j <? PArray.length t) eqn:E; [left; split; [apply get_set_same; exact E | reflexivity]|right].
  rewrite !get_out_of_bounds, default_set; auto; rewrite length_set; exact E.
Qed.

Lemma eqb_case i j : i = j /\ (i =? j) = true \/ i <> j /\ (i =? j) = false.
Proof.
  destruct (i =? j) eqn:E; [left | right]; split; auto.
  - apply eqb_correct; exact E.
  - intros ->; rewrite eqb_refl in E; discriminate.
Qed.

Lemma ltb_less i j : (i <? j) = true -> (to_Z i < to_Z j)%Z.
Proof. apply ltb_spec. Qed.

Section Sound.
Variable m : int -> bool.
Hypothesis M : valuation m.

Definition holds (store : array clause) : Prop := forall h, satisfied m store.[h].

(* What is marked is false. *)
Definition false_all (v : array int) (id : int) : Prop := forall l, v.[l] = id -> m l = false.

Definition below (v : array int) (id : int) : Prop := forall l, (to_Z v.[l] < to_Z id)%Z.
Definition not_above (v : array int) (id : int) : Prop := forall l, (to_Z v.[l] <= to_Z id)%Z.

Lemma none_satisfied : satisfied m none.
Proof.
  destruct M as [_ N]; specialize (N 2); change (2 lxor 1) with 3 in N.
  destruct (m 2) eqn:E; [exists 2 | exists 3]; simpl; auto.
Qed.

Lemma scan_sound v id c : forall found r, scan v id c found = r -> r <> 1 ->
  (found = 0 \/ r = found) /\ forall l, In l c -> v.[l] = id \/ l = r \/ l = 0.
Proof.
  induction c as [|l c IH]; simpl; intros found r E N.
  - split; [auto | intros ? []].
  - destruct (eqb_case v.[l] id) as [[V B]|[V B]]; rewrite B in E; clear B.
    + destruct (IH found r E N) as [F A]; split; [exact F|].
      intros k [<-|I]; auto.
    + destruct (eqb_case found 0) as [[-> B]|[F B]]; rewrite B in E; clear B.
      * destruct (IH l r E N) as [F A]; split; [auto|].
        intros k [<-|I]; [destruct F as [->| ->]; auto | auto].
      * destruct (eqb_case found l) as [[-> B]|[L B]]; rewrite B in E; clear B; [|congruence].
        destruct (IH l r E N) as [F' A]; split; [exact F'|].
        intros k [<-|I]; [destruct F' as [->| ->]; auto | auto].
Qed.

(* What is known between two numbers of a proof. *)
Definition known (v : array int) (id : int) (c : clause) (hinting : bool) : Prop :=
  not_above v id /\
  if hinting then satisfied m c \/ false_all v id
  else forall l, v.[l] = id -> In l c.

Lemma known_start v id : below v id -> known v id [] false.
Proof.
  intros B; split; [intros l; specialize (B l); lia|].
  intros l E; specialize (B l); rewrite E in B; lia.
Qed.

Lemma known_hinting v id c : known v id c false -> known v id c true.
Proof.
  intros [A K]; split; [exact A|].
  destruct (existsb m c) eqn:E.
  - left; apply existsb_exists in E; exact E.
  - right; intros l V; apply K in V; destruct (m l) eqn:L; [|reflexivity].
    rewrite <- E; symmetry; apply existsb_exists; exists l; auto.
Qed.

Lemma known_literal v id c l : known v id c false -> known v.[l <- id] id (l :: c) false.
Proof.
  intros [A K]; split.
  - intros k; destruct (get_set_cases v l id k) as [[-> _] | ->]; [lia | apply A].
  - intros k E; destruct (get_set_cases v l id k) as [[_ <-]|G]; [left; reflexivity|].
    right; apply K; congruence.
Qed.

Lemma known_hint v id c k r : known v id c true -> satisfied m k ->
  scan v id k 0 = r -> r <> 0 -> r <> 1 -> known v.[r lxor 1 <- id] id c true.
Proof.
  intros [A K] S E R0 R1; split.
  - intros l; destruct (get_set_cases v (r lxor 1) id l) as [[-> _] | ->]; [lia | apply A].
  - destruct K as [K|K]; [left; exact K|right].
    destruct (scan_sound _ _ _ _ _ E R1) as [_ H].
    destruct S as (l & I & L).
    assert (l = r) as ->.
    { destruct (H l I) as [V|[V|V]]; [apply K in V; congruence | exact V|].
      destruct M as [Z _]; congruence. }
    intros j J; destruct (get_set_cases v (r lxor 1) id j) as [[_ <-]|G].
    + destruct M as [_ N]; rewrite N, L; reflexivity.
    + apply K; congruence.
Qed.

Lemma known_conflict v id c k : known v id c true -> satisfied m k -> scan v id k 0 = 0 -> satisfied m c.
Proof.
  intros [_ [K|K]] (l & I & L) E; [exact K|exfalso].
  destruct (scan_sound _ _ _ _ _ E) as [_ H].
  { intros F; assert (to_Z 0 = to_Z 1) by (rewrite F; reflexivity); discriminate. }
  destruct (H l I) as [V|V]; [apply K in V; congruence|].
  destruct M as [Z _], V; congruence.
Qed.

Lemma holds_set store i c : holds store -> satisfied m c -> holds store.[i <- c].
Proof. intros H S h; destruct (get_set_cases store i c h) as [[-> _] | ->]; auto. Qed.

Definition right (o : outcome) : Prop :=
  match o with
  | Refuted => False
  | Wrong => True
  | More _ store v id c _ hinting => holds store /\ known v id c hinting
  end.

Lemma groups_sound k : forall w number store v id c last hinting,
  holds store -> known v id c hinting -> right (groups k w number store v id c last hinting).
Proof.
  induction k as [|k IH]; intros w number store v id c last hinting H K; [split; assumption|].
  cbn [groups]; destruct (64 <=? w land 127); [apply IH; assumption|].
  set (n := (number << 6) + w land 127); clearbody n; destruct hinting.
  - destruct (eqb_case (scan v id store.[id - n] 0) 0) as [[R B]|[R B]]; rewrite B; clear B.
    + pose proof (known_conflict v id c _ K (H (id - n)) R) as S.
      destruct c as [|l c]; [destruct S as (? & [] & _)|].
      destruct (id <? id + 1) eqn:L; [|exact I].
      apply IH; [apply holds_set; assumption|]; apply known_start.
      intros j; destruct K as [A _]; specialize (A j); apply ltb_less in L; lia.
    + destruct (eqb_case (scan v id store.[id - n] 0) 1) as [[R1 B]|[R1 B]]; rewrite B; clear B; [exact I|].
      apply IH; [exact H|]; eapply known_hint; eauto.
  - destruct (n =? 0); [apply IH; [exact H | apply known_hinting; exact K]|].
    apply IH; [exact H | apply known_literal; exact K].
Qed.

Lemma run_sound fuel d : forall i number store v id c last hinting,
  holds store -> known v id c hinting -> right (run fuel d i number store v id c last hinting).
Proof.
  induction fuel as [|fuel IH]; intros i number store v id c last hinting H K; [split; assumption|].
  cbn [run]; pose proof (groups_sound 9 d.[i] number store v id c last hinting H K) as R.
  destruct (groups 9 d.[i] number store v id c last hinting) as [| |number' store' v' id' c' last' hinting']; [exact R | exact I|].
  destruct R; apply IH; assumption.
Qed.

Lemma run_all_sound proof : forall number store v id c last hinting, holds store -> known v id c hinting ->
  run_all proof number store v id c last hinting = false.
Proof.
  induction proof as [|d proof IH]; intros number store v id c last hinting H K; [reflexivity|]; cbn [run_all].
  pose proof (run_sound (Z.to_nat (to_Z (PArray.length d))) d 0 number store v id c last hinting H K) as R.
  destruct (run _ d 0 number store v id c last hinting) as [| |number' store' v' id' c' last' hinting']; [contradiction | reflexivity|].
  destruct R; apply IH; assumption.
Qed.

Lemma load_sound f : forall store id, holds store -> (forall c, In c f -> satisfied m c) -> holds (fst (load f store id)).
Proof.
  induction f as [|c f IH]; intros store id H F; [exact H|]; cbn [load].
  apply IH; [apply holds_set; [exact H | apply F; left; reflexivity] | intros k I; apply F; right; exact I].
Qed.

End Sound.

Theorem refuted_sound f clauses literals proof : refuted f clauses literals proof = true ->
  forall m, valuation m -> (forall c, In c f -> satisfied m c) -> False.
Proof.
  unfold refuted; intros R m M F.
  pose proof (load_sound m f (make clauses none) 1) as H.
  destruct (load f (make clauses none) 1) as [store id]; cbn [fst] in H.
  destruct (0 <? id) eqn:P; [|discriminate].
  rewrite (run_all_sound m M) in R; [discriminate | |].
  - apply H; [|exact F]; intros h; rewrite get_make; apply none_satisfied; exact M.
  - apply known_start; intros l; rewrite get_make; apply ltb_less; exact P.
Qed.

(* ---------- Formulas of whole numbers ---------- *)

(* A literal as it is usually written: v or -v, for v from 1. *)
Definition literal (l : Z) : int := if (0 <? l)%Z then of_Z (2 * l) else of_Z (1 - 2 * l).

Definition says (a : Z -> bool) (l : Z) : bool := if (0 <? l)%Z then a l else negb (a (- l)%Z).

Definition models (a : Z -> bool) (f : list (list Z)) : Prop := forall c, In c f -> exists l, In l c /\ says a l = true.

(* No literal is 0, none goes beyond what an integer can hold. *)
Definition sensible (f : list (list Z)) : bool :=
  forallb (forallb (fun l => negb (l =? 0)%Z && (Z.abs l <? 2305843009213693952)%Z)) f.

Definition valued (a : Z -> bool) (l : int) : bool :=
  let z := to_Z l in if (z <? 2)%Z then (z =? 1)%Z else xorb (Z.odd z) (a (z / 2)%Z).

Lemma to_Z_xor_one l : to_Z (l lxor 1) = if Z.even (to_Z l) then (to_Z l + 1)%Z else (to_Z l - 1)%Z.
Proof.
  rewrite lxor_spec'; change (to_Z 1) with 1%Z.
  pose proof (to_Z_bounded l) as B; destruct (to_Z l) as [|[p|p|]|]; try reflexivity; lia.
Qed.

Lemma twice h : Z.odd (2 * h) = false /\ (2 * h / 2)%Z = h.
Proof. rewrite Z.odd_mul; split; [reflexivity|]; rewrite Z.mul_comm; apply Z.div_mul; lia. Qed.

Lemma twice_and_one h : Z.odd (2 * h + 1) = true /\ ((2 * h + 1) / 2)%Z = h.
Proof.
  rewrite Z.odd_add, Z.odd_mul; split; [reflexivity|].
  rewrite Z.mul_comm, Z.div_add_l by lia; apply Z.add_0_r.
Qed.

Lemma valued_valuation a : valuation (valued a).
Proof.
  split; [reflexivity|]; intros l; unfold valued; rewrite to_Z_xor_one.
  pose proof (to_Z_bounded l) as B; set (z := to_Z l) in *; clearbody z; destruct (Z.even z) eqn:E.
  - apply Z.even_spec in E; destruct E as [h ->]; destruct (Z.eq_dec h 0) as [ -> |H]; [reflexivity|].
    destruct (twice h) as [-> ->], (twice_and_one h) as [-> ->].
    destruct (Z.ltb_spec (2 * h + 1) 2); [lia|]; destruct (Z.ltb_spec (2 * h) 2); [lia|].
    destruct (a h); reflexivity.
  - assert (O : Z.odd z = true) by (rewrite <- Z.negb_even, E; reflexivity).
    apply Z.odd_spec in O; destruct O as [h ->]; destruct (Z.eq_dec h 0) as [ -> |H]; [reflexivity|].
    replace (2 * h + 1 - 1)%Z with (2 * h)%Z by lia.
    destruct (twice h) as [-> ->], (twice_and_one h) as [-> ->].
    destruct (Z.ltb_spec (2 * h + 1) 2); [lia|]; destruct (Z.ltb_spec (2 * h) 2); [lia|].
    destruct (a h); reflexivity.
Qed.

Lemma valued_literal a l : (l <> 0)%Z -> (Z.abs l < 2305843009213693952)%Z -> valued a (literal l) = says a l.
Proof.
  intros N B; unfold valued, literal, says; destruct (Z.ltb_spec 0 l) as [P|P].
  - rewrite of_Z_spec, Z.mod_small by (change wB with 9223372036854775808%Z; lia).
    destruct (Z.ltb_spec (2 * l) 2); [lia|]; destruct (twice l) as [-> ->]; destruct (a l); reflexivity.
  - rewrite of_Z_spec, Z.mod_small by (change wB with 9223372036854775808%Z; lia).
    destruct (Z.ltb_spec (1 - 2 * l) 2); [lia|]; replace (1 - 2 * l)%Z with (2 * (- l) + 1)%Z by lia.
    destruct (twice_and_one (- l)) as [-> ->]; destruct (a (- l)%Z); reflexivity.
Qed.

Definition unsatisfiable (f : list (list Z)) (clauses literals : int) (proof : list (array int)) : bool :=
  sensible f && refuted (map (map literal) f) clauses literals proof.
