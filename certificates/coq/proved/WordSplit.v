(* Of sets, or maps, that may be chosen, some in turn: automorphisms split the proof that none violate a sentence into
   two cases. Either something is so of what is chosen: that a member is in a set, or that a map has a value at a key;
   or that is not so, and nothing is to which the automorphisms take it. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray Permutation.
From Topocert Require Import CheckGraph CheckSymmetry Walk WordSays WordUses WordBags WordNumbers WordNets WordImages WordValue WordMoves Firsts WordOrbits WordSame.
Import ListNotations.
Open Scope Z_scope.

(* What is so of what is chosen, and what is not: of a choice, by its place, a position. *)
Definition told_so := list (nat * int * bool).

Definition is_told (told : told_so) (e : nat * int * bool) : bool :=
  existsb (fun f => Nat.eqb (fst (fst e)) (fst (fst f)) && Uint63.eqb (snd (fst e)) (snd (fst f)) && Bool.eqb (snd e) (snd f)) told.

Lemma is_told_in told e : is_told told e = true -> In e told.
Proof.
  unfold is_told; rewrite existsb_exists; intros ([[k j] c] & I & E); destruct e as [[l i] b]; simpl in E; rewrite !andb_true_iff in E; destruct E as [[L E] F].
  apply Nat.eqb_eq in L; apply int_eqb_eq in E; apply Bool.eqb_prop in F; subst; exact I.
Qed.

(* Where an automorphism takes a position, by where it takes those of each choice. *)
Definition taken_to (m : list (array int)) (place : nat) (i : int) : int := match nth_error m place with Some t => t.[i] | None => i end.

(* Where some maps take something, one after the other. *)
Fixpoint orbit_from (fuel : nat) (maps : list (int -> int)) (queue orbit : list int) : list int :=
  match fuel, queue with
  | S fuel, i :: queue =>
    let new := fold_left (fun new (m : int -> int) => let j := m i in if among j orbit || among j new then new else new ++ [j]) maps [] in
    orbit_from fuel maps (queue ++ new) (orbit ++ new)
  | _, _ => orbit
  end.

Inductive so_reaches (maps : list (int -> int)) (i : int) : int -> Prop :=
| so_itself : so_reaches maps i i
| so_on j m : so_reaches maps i j -> In m maps -> so_reaches maps i (m j).

Lemma orbit_from_reached maps i fuel : forall queue orbit, (forall j, In j queue -> so_reaches maps i j) -> (forall j, In j orbit -> so_reaches maps i j) ->
  forall j, In j (orbit_from fuel maps queue orbit) -> so_reaches maps i j.
Proof.
  induction fuel as [|fuel IH]; intros queue orbit Q O j J; [apply O, J|]; destruct queue as [|q queue]; [apply O, J|]; cbn [orbit_from] in J; cbv zeta in J.
  set (new := fold_left _ _ _) in J.
  assert (N : forall x, In x new -> so_reaches maps i x).
  { assert (X : forall l start, (forall m, In m l -> In m maps) -> (forall x, In x start -> so_reaches maps i x) ->
      forall x, In x (fold_left (fun new (m : int -> int) => let j := m q in if among j orbit || among j new then new else new ++ [j]) l start) -> so_reaches maps i x).
    { induction l as [|m l IHl]; intros start M S x X; [apply S, X|]; cbn [fold_left] in X; cbv zeta in X; apply IHl in X; [exact X | intros m' I; apply M; right; exact I|].
      destruct (_ || _); [exact S|]; intros y Y; apply in_app_or in Y; destruct Y as [Y|[<-|[]]]; [apply S, Y|]; apply so_on; [apply Q; left; reflexivity | apply M; left; reflexivity]. }
    apply (X maps []); [auto | intros x []]. }
  apply (IH (queue ++ new) (orbit ++ new)); [| |exact J]; intros x X; apply in_app_or in X; destruct X as [X|X]; auto; apply Q; right; exact X.
Qed.

Section Cases.
(* What can be so; what can be chosen; what is so of it; what is said of it, and should be. *)
Context {chosen : Type}.
Variables (can_so : nat -> int -> Prop) (valid : chosen -> Prop) (holds : chosen -> nat -> int -> bool) (under : chosen -> option bool) (want : option bool).

Definition agrees (told : told_so) (p : chosen) : Prop := forall k i b, In (k, i, b) told -> holds p k i = b.
Definition case_right (told : told_so) : Prop := forall p, valid p -> agrees told p -> under p = want.

Variable maps : list (list (array int)).
(* For what is chosen, something else that was taken to it. *)
Hypothesis back : forall m p, In m maps -> valid p -> exists q, valid q /\ under q = under p /\ forall k i, can_so k i -> holds q k i = holds p k (taken_to m k i).
Hypothesis inside : forall m k i, In m maps -> can_so k i -> can_so k (taken_to m k i).

Theorem cases_right told place at_ orbit : can_so place at_ -> (forall m k i b, In m maps -> In (k, i, b) told -> can_so k i /\ In (k, taken_to m k i, b) told) ->
  (forall j, In j orbit -> so_reaches (map (fun m => taken_to m place) maps) at_ j) ->
  case_right (told ++ [(place, at_, true)]) -> case_right (told ++ map (fun i => (place, i, false)) orbit) -> case_right told.
Proof.
  intros A F O Yes No p V G.
  assert (R : forall j, so_reaches (map (fun m => taken_to m place) maps) at_ j -> can_so place j /\ forall p, valid p -> agrees told p -> holds p place j = true -> under p = want).
  { intros j J; induction J as [|j m J [I IH] M].
    - split; [exact A|]; intros q W H T; apply Yes; [exact W|]; intros k i b Y; apply in_app_or in Y; destruct Y as [Y|[Y|[]]]; [apply H, Y | injection Y as <- <- <-; exact T].
    - apply in_map_iff in M; destruct M as (t & <- & M); split; [apply inside; assumption|]; intros q W H T; destruct (back t q M W) as (q' & W' & <- & B); apply IH; [exact W' | | rewrite B; assumption].
      intros k i b Y; destruct (F t k i b M Y) as [Z Y']; rewrite B by exact Z; apply H, Y'. }
  destruct (existsb (holds p place) orbit) eqn:X.
  - apply existsb_exists in X; destruct X as (j & J & X); apply (proj2 (R j (O j J)) p V G X).
  - apply No; [exact V|]; intros k i b T; apply in_app_or in T; destruct T as [T|T]; [apply G, T|].
    apply in_map_iff in T; destruct T as (j & T & J); injection T as <- <- <-; destruct (holds p place j) eqn:Y; [|reflexivity].
    rewrite <- X; symmetry; apply existsb_exists; exists j; auto.
Qed.

End Cases.

(* ---------- What may be chosen ---------- *)

(* Sets with members in t, at positions, and how many; maps with keys in t, at positions, and values in u, at others:
   what is so of a map are these pairs, in a table. *)
Inductive chosen_from :=
| From_sets (t : array (list worth)) (positions : list int) (at_most : Z)
| From_maps (keys : list part) (t u : array (list worth)) (positions others : list int) (pairs : list (int * int)) (table : array (int * int)).

Definition choice_at (e : list worth) (r : over) : option chosen_from :=
  match r with
  | Over _ => None
  | Sets a most =>
    match set_of (value e a), bound e most with
    | Some l, Some most => option_map (fun t => From_sets t (positions_from 0%uint63 (alone l)) (most_members most l)) (listed_in [] (alone l))
    | _, _ => None
    end
  | Maps_ a b =>
    match set_of (value e a), set_of (value e b) with
    | Some keys, Some values =>
      match listed_in [] (alone keys), listed_in [] (alone values) with
      | Some t, Some u =>
        let positions := positions_from 0%uint63 (alone keys) in let others := positions_from 0%uint63 (alone values) in
        let pairs := flat_map (fun i => map (pair i) others) positions in
        if different_parts keys then option_map (From_maps keys t u positions others pairs) (listed_in (0%uint63, 0%uint63) pairs) else None
      | _, _ => None
      end
    | _, _ => None
    end
  end.

Definition chosen_values (c : chosen_from) (p : list int) : list worth :=
  match c with From_sets t _ _ => set_values t p | From_maps keys _ u _ _ _ _ => map_values keys u p end.

Definition can_be_chosen (c : chosen_from) (p : list int) : Prop :=
  match c with
  | From_sets _ positions most => within p positions /\ Z.of_nat (List.length p) <= most
  | From_maps _ _ _ positions others _ _ => valid_map positions others p
  end.

Definition same_pair (a b : int * int) : bool := Uint63.eqb (fst a) (fst b) && Uint63.eqb (snd a) (snd b).

Definition so_of (c : chosen_from) (p : list int) (i : int) : bool :=
  match c with
  | From_sets _ _ _ => among i p
  | From_maps _ _ _ positions _ _ table => existsb (same_pair table.[i]) (combine positions p)
  end.

Definition can_be_so (c : chosen_from) : list int :=
  match c with From_sets _ positions _ => positions | From_maps _ _ _ _ _ pairs _ => positions_from 0%uint63 pairs end.

Definition is_bijection (m : array int) (positions : list int) : bool := same_key (ordered_up (map (fun i => m.[i]) positions)) positions.

(* Where keys and values go, so do pairs. *)
Definition pairs_map (pairs : list (int * int)) (table : array (int * int)) (others m n : array int) (count : int) : option (array int) :=
  let to_ := fold_left (fun s i => let (k, v) := table.[i] in s.[i <- (m.[k] * count + n.[v])%uint63]) (positions_from 0%uint63 pairs) others in
  let size := count_from pairs 0%uint63 in
  if forallb (fun i => Uint63.ltb to_.[i] size && same_pair table.[to_.[i]] (m.[fst table.[i]], n.[snd table.[i]])) (positions_from 0%uint63 pairs) then Some to_ else None.

Definition choice_maps (r : int) (P : plain) (fs : list (int -> int)) (c : chosen_from) : option (list (array int)) :=
  match c with
  | From_sets t positions _ =>
    let mask := mask_of positions in let h := hashed mask t positions in
    all_there (map (fun f => match image_positions r P f t mask h positions with Some m => if is_bijection m positions then Some m else None | None => None end) fs)
  | From_maps _ t u positions others pairs table =>
    let mask := mask_of positions in let h := hashed mask t positions in
    let mask' := mask_of others in let h' := hashed mask' u others in
    let size := count_from pairs 0%uint63 in let count := count_from others 0%uint63 in
    all_there (map (fun f => match image_positions r P f t mask h positions, image_positions r P f u mask' h' others with
      | Some m, Some n => if is_bijection m positions && is_bijection n others then pairs_map pairs table (make size size) m n count else None
      | _, _ => None end) fs)
  end.

(* The same of several choices: of each automorphism in turn, where it takes what each choice is of. *)
Fixpoint choices_maps (r : int) (P : plain) (fs : list (int -> int)) (l : list chosen_from) : option (list (list (array int))) :=
  match l with
  | [] => Some (map (fun _ => []) fs)
  | c :: l => match choice_maps r P fs c, choices_maps r P fs l with Some m, Some n => Some (map (fun e => fst e :: snd e) (combine m n)) | _, _ => None end
  end.

Definition can_so (l : list chosen_from) (e : nat * int) : bool := match nth_error l (fst e) with Some c => among (snd e) (can_be_so c) | None => false end.

(* What is not so in the second case, where automorphisms of network r split. *)
Definition split_orbit (roots : list (bool * plain)) (r : int) (fs : list (int -> int)) (e : list worth) (l : list chosen_from) (told : told_so) (place : nat) (at_ : int) : option (list int) :=
  match graph_at roots r, nth_error l place with
  | Some P, Some c =>
    if symmetries_check P fs && forallb (fun f => forallb (stays r P f) e) fs && can_so l (place, at_) then
      match choices_maps r P fs l with
      | Some maps =>
        let orbit := orbit_from (List.length (can_be_so c)) (map (fun m => taken_to m place) maps) [at_] [at_] in
        if forallb (fun m => forallb (fun t : nat * int * bool => let (e, b) := t in can_so l e && is_told told (fst e, taken_to m (fst e) (snd e), b)) told) maps &&
          negb (existsb (fun i => is_told told (place, i, true) || is_told told (place, i, false)) orbit)
        then Some orbit else None
      | None => None
      end
    else None
  | _, _ => None
  end.

(* ---------- What automorphisms do ---------- *)

Lemma filter_map {A B} (g : A -> B) (t : B -> bool) l : map g (filter (fun a => t (g a)) l) = filter t (map g l).
Proof. induction l as [|a l IH]; simpl; [reflexivity|]; destruct (t (g a)); simpl; rewrite IH; reflexivity. Qed.

Lemma filter_permuted {A} (t : A -> bool) l m : Permutation l m -> Permutation (filter t l) (filter t m).
Proof.
  induction 1 as [|a l m _ IH|a b l|l m n _ IH1 _ IH2]; simpl; [constructor | | |etransitivity; eassumption].
  - destruct (t a); [constructor|]; exact IH.
  - destruct (t a), (t b); try reflexivity; constructor.
Qed.

Lemma filter_within p l : NoDup l -> within p l -> filter (fun i => among i p) l = p.
Proof.
  intros N W; revert N; induction W as [|s l i W IH|s l i W IH]; intros N; [reflexivity| |]; inversion N as [|? ? X Y]; subst; cbn [filter].
  - destruct (among i s) eqn:E; [apply among_spec in E; destruct (X (within_in _ _ W i E)) | apply IH, Y].
  - replace (among i (i :: s)) with true by (symmetry; apply among_spec; left; reflexivity); f_equal.
    transitivity (filter (fun j => among j s) l); [|apply IH, Y]; apply filter_ext_in; intros j J; apply eq_true_iff_eq; rewrite !among_spec; split; [|right; assumption].
    intros [<-|K]; [destruct (X J) | exact K].
Qed.

Lemma within_filter (t : int -> bool) l : within (filter t l) l.
Proof. induction l as [|i l IH]; simpl; [constructor|]; destruct (t i); [apply within_taken | apply within_left_out]; exact IH. Qed.

Lemma positions_once {A} (l : list A) : forall i, to_Z i + Z.of_nat (List.length l) < wB -> NoDup (positions_from i l).
Proof.
  induction l as [|a l IH]; intros i B; [constructor|]; simpl List.length in B; cbn [positions_from].
  assert (N : to_Z (i + 1) = to_Z i + 1) by (pose proof (int_range i); rewrite Uint63.add_spec; change (to_Z 1) with 1; apply Z.mod_small; lia).
  constructor; [|apply IH; lia]; intros I; destruct (count_positions l (i + 1)%uint63 ltac:(lia)) as [_ D]; apply D in I; lia.
Qed.

Lemma bijection_permutes m positions : is_bijection m positions = true -> Permutation (map (fun i => m.[i]) positions) positions.
Proof. intros B; apply same_key_is in B; etransitivity; [apply ordered_up_permuted | rewrite B; reflexivity]. Qed.

Lemma same_pair_is a b : same_pair a b = true <-> a = b.
Proof. destruct a as [i j], b as [k l]; unfold same_pair; simpl; rewrite andb_true_iff, !int_eqb_eq; split; [intros [-> ->]; reflexivity | intros E; injection E as -> ->; auto]. Qed.

Lemma so_of_pair table (positions p : list int) i : existsb (same_pair table.[i]) (combine positions p) = true <-> In table.[i] (combine positions p).
Proof. rewrite existsb_exists; split; [intros (a & I & E); apply same_pair_is in E; subst; exact I | intros I; exists table.[i]; split; [exact I | apply same_pair_is; reflexivity]]. Qed.

(* What some choices give for values, the last one first. *)
Fixpoint all_values (l : list chosen_from) (p : list (list int)) (before : list worth) : list worth :=
  match l, p with c :: l, q :: p => all_values l p (chosen_values c q ++ before) | _, _ => before end.

Definition so_in (l : list chosen_from) (p : list (list int)) (place : nat) (i : int) : bool :=
  match nth_error l place, nth_error p place with Some c, Some q => so_of c q i | _, _ => false end.

Definition case_shown (e : list worth) (l : list chosen_from) (k : quantifier) (only body : expression) (told : told_so) : Prop :=
  case_right (Forall2 can_be_chosen l) (so_in l) (fun p => truth_under e k only body (all_values l p [])) (Some (of_none k)) told.

(* ---------- The choices with which a sentence begins ---------- *)

Lemma none_chosen e k names r only body c : is_all_or_some k = true -> choice_at e r = Some c ->
  (forall p, can_be_chosen c p -> truth_under e k only body (chosen_values c p) = Some (of_none k)) -> truth (value e (Quantify_ k names r only body)) = Some (of_none k).
Proof.
  intros K choice H'; destruct r as [a|a most|a b]; [discriminate choice| |]; simpl in choice |- *.
  - destruct (set_of (value e a)) as [l|]; [|discriminate]; destruct (bound e most) as [m|]; [|discriminate]; fold (most_members m l).
    destruct (listed_in [] (alone l)) as [t|] eqn:T; [|discriminate]; injection choice as <-; destruct (parts_alone l _ T) as [L _].
    destruct (most_members m l <? 0) eqn:N; [destruct k; try discriminate K; reflexivity|]; apply Z.ltb_ge in N.
    assert (Y : forall s, within s l -> Z.of_nat (List.length s) <= Z.max 0 (most_members m l) -> guarded k (truth (value ([Set_ s] ++ e) only)) (fun _ => truth (value ([Set_ s] ++ e) body)) = Some (of_none k)).
    { intros s I J; rewrite <- L in I; apply within_map in I; destruct I as (p & I & ->); rewrite map_length in J; apply (H' p); split; [exact I | lia]. }
    destruct k; try discriminate K; simpl chosen; rewrite truth_said; apply over_sets_all; exact Y.
  - destruct (set_of (value e a)) as [m|]; [|discriminate]; destruct (set_of (value e b)) as [n|]; [|discriminate].
    destruct (listed_in [] (alone m)) as [t|] eqn:T; [|discriminate]; destruct (listed_in [] (alone n)) as [u|] eqn:U; [|discriminate]; cbv zeta in choice.
    destruct (different_parts m); [|discriminate]; match type of choice with option_map _ ?o = _ => destruct o as [table|]; [|discriminate] end; injection choice as <-; destruct (parts_alone m t T) as [L _], (parts_alone n u U) as [Lu _].
    assert (Y : forall s, map_from m n s -> guarded k (truth (value ([Map_ s] ++ e) only)) (fun _ => truth (value ([Map_ s] ++ e) body)) = Some (of_none k)).
    { intros s F; destruct (map_keys _ _ m n t u s L Lu F) as (p & V & E); rewrite E; apply (H' p), V. }
    destruct k; try discriminate K; simpl chosen; rewrite truth_said; apply over_maps_all; exact Y.
Qed.

Definition unconditional (only : expression) : bool := match only with Always b => b | _ => false end.
Definition is_choice (r : over) : bool := match r with Over _ => false | _ => true end.

Definition is_of (c : chosen_from) : Prop := exists e r, choice_at e r = Some c.

(* The choices, and what is said of them: each is of what the others have no part in, and on none but the last there is
   a condition. [before] stand for those that were made. *)
Fixpoint leading (before e : list worth) (k : quantifier) (r : over) (only body : expression) {struct body} : option (list chosen_from * expression * expression) :=
  match choice_at (before ++ e) r with
  | None => None
  | Some c =>
    match body with
    | Quantify_ l _ s only' body' =>
      if unconditional only && same_quantifier k l && is_choice s && negb (existsb (fun n => uses_over n s) (seq 0 (S (List.length before))))
      then option_map (fun t => (c :: fst (fst t), snd (fst t), snd t)) (leading (True_or_false true :: before) e k s only' body')
      else Some ([c], only, body)
    | _ => Some ([c], only, body)
    end
  end.

(* What a range is of does not depend on variables that it does not use. *)
Lemma choice_unused r e : forall x y u, List.length x = List.length y -> (forall n, (List.length u <= n < List.length u + List.length x)%nat -> uses_over n r = false) ->
  choice_at (u ++ x ++ e) r = choice_at (u ++ y ++ e) r.
Proof.
  induction x as [|a x IH]; intros [|b y] u L U; try discriminate L; [reflexivity|]; simpl in L, U.
  assert (X : choice_at ((u ++ [b]) ++ x ++ e) r = choice_at ((u ++ [b]) ++ y ++ e) r) by (apply IH; [congruence | intros n N; apply U; rewrite app_length in N; simpl in N; lia]).
  rewrite <- !app_assoc in X; simpl in X |- *; rewrite <- X; clear X IH.
  pose proof (proj1 (proj2 value_unused) r (List.length u) (u ++ a :: x ++ e) (u ++ b :: x ++ e) (U (List.length u) ltac:(lia))) as V.
  assert (A : agree (List.length u) (u ++ a :: x ++ e) (u ++ b :: x ++ e)).
  { replace (List.length u) with (List.length u + 0)%nat by lia; apply agree_more; intros [|n] N; [contradiction | reflexivity]. }
  specialize (V A); destruct r; simpl in V |- *; [reflexivity| |]; destruct V as [-> ->]; reflexivity.
Qed.

(* What follows for the sentence from the choices with which it begins, where these are the values so far. *)
Definition follows_from (e : list worth) (k : quantifier) (w : list worth) (names : nat) (r : over) (only body : expression) (t : list chosen_from * expression * expression) : Prop :=
  let '(l, o, b) := t in Forall is_of l /\
    ((forall p, Forall2 can_be_chosen l p -> truth_under e k o b (all_values l p w) = Some (of_none k)) -> truth (value (w ++ e) (Quantify_ k names r only body)) = Some (of_none k)).

Lemma last_right e k names r only body w c : is_all_or_some k = true -> is_of c -> choice_at (w ++ e) r = Some c -> follows_from e k w names r only body ([c], only, body).
Proof.
  intros K O C; split; [repeat constructor; exact O|]; intros H; apply (none_chosen _ _ names _ _ _ c K C); intros p V; specialize (H [p] (Forall2_cons _ _ V (Forall2_nil _))).
  unfold truth_under in *; simpl all_values in H; rewrite !app_assoc; exact H.
Qed.

Lemma leading_right e k body : is_all_or_some k = true -> forall names r only before w t, List.length before = List.length w ->
  (forall n, (n < List.length before)%nat -> uses_over n r = false) -> leading before e k r only body = Some t -> follows_from e k w names r only body t.
Proof.
  intros K; induction body; intros names' r' only' before w t L U E; simpl in E; destruct (choice_at (before ++ e) r') as [c|] eqn:C'; try discriminate E;
    assert (O : is_of c) by (exists (before ++ e), r'; exact C'); pose proof (choice_unused r' e before w [] L (fun n N => U n (proj2 N))) as C; simpl in C; rewrite C' in C; symmetry in C;
    try (injection E as <-; apply last_right; assumption).
  destruct (_ && _) eqn:T in E; [|injection E as <-; apply last_right; assumption].
  rewrite !andb_true_iff, negb_true_iff in T; destruct T as [[[A Q] _] N]; destruct only'; try discriminate A; simpl in A; subst b.
  assert (X : k0 = k) by (destruct k, k0; try discriminate Q; reflexivity); subst k0.
  destruct (leading _ _ _ _ _ _) as [t'|] eqn:D in E; [|discriminate E]; injection E as <-.
  assert (I : forall v, follows_from e k (v :: w) names r body1 body2 t').
  { intros v; apply (IHbody2 names r body1 (True_or_false true :: before) (v :: w)); [simpl; congruence | | exact D].
    intros n M; apply not_true_iff_false; intros X; rewrite <- not_true_iff_false in N; apply N.
    apply (proj2 (existsb_exists (fun n => uses_over n r) (seq 0 (S (List.length before))))); exists n; split; [apply in_seq; simpl in M; lia | exact X]. }
  destruct t' as [[l o] b]; split; [constructor; [exact O | apply (I (True_or_false true))]|]; intros H; apply (none_chosen _ _ names' _ _ _ c K C); intros p V.
  unfold truth_under; simpl truth; simpl guarded; rewrite app_assoc; assert (Z : exists v, chosen_values c p = [v]) by (destruct c; eexists; reflexivity); destruct Z as (v & Z); rewrite Z.
  apply (I v); intros q W; specialize (H (p :: q) (Forall2_cons _ _ V W)); simpl in H; rewrite Z in H; exact H.
Qed.

(* ---------- Both cases ---------- *)

Lemma all_there_both {A B} (g : A -> option B) (R : A -> B -> Prop) l : forall m, all_there (map g l) = Some m -> (forall a b, In a l -> g a = Some b -> R a b) -> Forall2 R l m.
Proof.
  induction l as [|a l IH]; intros m E H; simpl in E; [injection E as <-; constructor|]; destruct (g a) as [b|] eqn:G; [|discriminate]; destruct (all_there (map g l)) as [k|]; [|discriminate].
  injection E as <-; constructor; [apply H; [left; reflexivity | exact G] | apply IH; [reflexivity | intros x y I; apply H; right; exact I]].
Qed.

Section Split.
Variables (roots : list (bool * plain)) (rr : int) (P : plain) (fs : list (int -> int)).
Hypothesis good : good_roots roots.
Hypothesis here : moves_in roots rr P.
Hypothesis automorphisms : forall f, In f fs -> symmetry_check P f = true.

(* An automorphism takes what may be chosen to what may be chosen. *)
Definition takes (c : chosen_from) (f : int -> int) (m : array int) : Prop :=
  (forall p, can_be_chosen c p -> exists q, can_be_chosen c q /\ moved_all roots rr P f (chosen_values c q) (chosen_values c p) /\ forall i, In i (can_be_so c) -> so_of c q i = so_of c p m.[i]) /\
  forall i, In i (can_be_so c) -> In m.[i] (can_be_so c).

Lemma sets_taken t positions most m f : NoDup positions -> In f fs ->
  (forall i, In i positions -> In m.[i] positions /\ moved rr P f (part_at t i) (part_at t m.[i])) -> is_bijection m positions = true -> takes (From_sets t positions most) f m.
Proof.
  intros N F M B; apply bijection_permutes in B; split; simpl; [|intros i I; apply M, I]; intros p [W L].
  set (q := filter (fun i => among m.[i] p) positions).
  assert (X : Permutation (map (fun i => m.[i]) q) p).
  { unfold q; rewrite (filter_map (fun i => m.[i]) (fun i => among i p)), (filter_permuted _ _ _ B), (filter_within p _ N W); reflexivity. }
  assert (Q : forall i, In i q <-> In i positions /\ In m.[i] p) by (intros i; unfold q; rewrite filter_In, among_spec; reflexivity).
  exists q; split; [split|split].
  - apply within_filter.
  - rewrite <- (map_length (fun i => m.[i])), (Permutation_length X); exact L.
  - apply one_moved; simpl; apply (bag_right _ _ (map (part_at t) (map (fun i => m.[i]) q))); [apply Permutation_map, X|].
    rewrite map_map; apply bag_same_order.
    assert (Z : forall i, In i q -> In i positions) by (intros i Z; apply Q, Z).
    clear -M Z; induction q as [|i q IH]; simpl; [apply Forall2_nil | apply Forall2_cons; [apply M, Z; left; reflexivity | apply IH; intros x X; apply Z; right; exact X]].
  - intros i I; apply eq_true_iff_eq; rewrite !among_spec, Q; tauto.
Qed.

Lemma maps_taken keys t u positions others pairs table m n o f : NoDup positions -> different_parts keys = true ->
  map (part_at t) positions = keys -> In f fs ->
  (forall i, In i positions -> In m.[i] positions /\ moved rr P f (part_at t i) (part_at t m.[i])) ->
  (forall i, In i others -> In n.[i] others /\ moved rr P f (part_at u i) (part_at u n.[i])) ->
  is_bijection m positions = true -> is_bijection n others = true ->
  (forall i, In i (positions_from 0%uint63 pairs) -> In table.[i] pairs /\ In o.[i] (positions_from 0%uint63 pairs) /\ table.[o.[i]] = (m.[fst table.[i]], n.[snd table.[i]])) ->
  (forall i j, In (i, j) pairs <-> In i positions /\ In j others) -> NoDup others -> takes (From_maps keys t u positions others pairs table) f o.
Proof.
  intros N D K F M Nv B Bn O Pa No; apply bijection_permutes in B, Bn; split; simpl; [|intros i I; apply O, I]; intros p [L V]; rewrite Forall_forall in V.
  (* the value of p at where a key goes, and where that comes from *)
  assert (E : forall l, (forall i, In i l -> In i positions) -> exists q, List.length q = List.length l /\ Forall (fun i => In i others) q /\
    forall i v, In (i, v) (combine l q) -> In (m.[i], n.[v]) (combine positions p)).
  { induction l as [|i l IH]; intros S; [exists []; repeat split; auto; intros i v []|].
    destruct IH as (q & Lq & Vq & Q); [intros j J; apply S; right; exact J|].
    destruct (M i (S i (or_introl eq_refl))) as [I _]; assert (X : exists w, In (m.[i], w) (combine positions p)).
    { clear -I L; revert p L; induction positions as [|a l IH]; intros [|w p] L; try discriminate L; [destruct I|]; simpl in *; destruct I as [<-|I]; [exists w; left; reflexivity|].
      destruct (IH I p ltac:(congruence)) as (x & X); exists x; right; exact X. }
    destruct X as (w & X); pose proof (in_combine_r _ _ _ _ X) as Wp; apply V in Wp; apply (Permutation_in _ (Permutation_sym Bn)) in Wp; apply in_map_iff in Wp; destruct Wp as (v & E & Wv).
    exists (v :: q); split; [simpl; congruence|]; split; [constructor; assumption|]; intros j x [Y|Y]; [injection Y as <- <-; rewrite E; exact X | apply Q, Y]. }
  destruct (E positions (fun i I => I)) as (q & Lq & Vq & Q); clear E.
  assert (NC : NoDup (combine positions p)) by (apply (NoDup_map_inv fst); rewrite combine_firsts by auto; exact N).
  assert (NQ : NoDup (combine positions q)) by (apply (NoDup_map_inv fst); rewrite combine_firsts by auto; exact N).
  set (go := fun e : int * int => (m.[fst e], n.[snd e])).
  assert (X : Permutation (map go (combine positions q)) (combine positions p)).
  { apply NoDup_Permutation_bis.
    - apply (NoDup_map_inv fst); rewrite map_map; unfold go; simpl; rewrite <- (map_map fst (fun i => m.[i])), combine_firsts by auto; apply (Permutation_NoDup (Permutation_sym B)), N.
    - rewrite map_length, !combine_length; lia.
    - intros x I; apply in_map_iff in I; destruct I as ([i v] & <- & I); apply Q, I. }
  exists q; split; [split; [exact Lq | exact Vq]|split].
  - apply one_moved; unfold map_values; simpl; apply (pairs_moved roots rr P fs good here automorphisms f _ _ F).
    + rewrite <- K, !combine_map; apply (bag_right _ _ (map (fun e => (part_at t (fst e), part_at u (snd e))) (map go (combine positions q)))); [apply Permutation_map, X|].
      rewrite map_map; apply bag_same_order; assert (Z : forall x, In x (combine positions q) -> In (fst x) positions /\ In (snd x) others).
      { intros [i j] I; split; [apply (in_combine_l _ _ _ _ I)|]; apply in_combine_r in I; rewrite Forall_forall in Vq; apply Vq, I. }
      clear -M Nv Z; induction (combine positions q) as [|x l IH]; [apply Forall2_nil|]; simpl; apply Forall2_cons; [destruct (Z x (or_introl eq_refl)); split; simpl; [apply M | apply Nv]; assumption | apply IH; intros y I; apply Z; right; exact I].
    + rewrite combine_firsts; [exact D|]; rewrite <- K, !map_length; symmetry; exact L.
  - intros i I; apply eq_true_iff_eq; rewrite !so_of_pair; destruct (O i I) as (Ti & _ & ->); destruct table.[i] as [x y] eqn:T; simpl.
    apply Pa in Ti; destruct Ti as [Tx Ty]; split; [apply Q|]; intros J; apply (Permutation_in _ (Permutation_sym X)) in J; apply in_map_iff in J; destruct J as ([x' y'] & G & J).
    unfold go in G; simpl in G; injection G as G1 G2; pose proof (in_combine_l _ _ _ _ J) as Jx; pose proof (in_combine_r _ _ _ _ J) as Jy; rewrite Forall_forall in Vq; apply Vq in Jy.
    assert (Inj : forall (a : array int) l x y, NoDup l -> Permutation (map (fun i => a.[i]) l) l -> In x l -> In y l -> a.[x] = a.[y] -> x = y).
    { clear; intros a l x y N B I J G; apply Permutation_sym, Permutation_NoDup in B; [|exact N]; exact (NoDup_map_back (fun i => a.[i]) l x y B I J G). }
    rewrite <- (Inj m positions x' x N B Jx Tx G1), <- (Inj n others y' y No Bn Jy Ty G2); exact J.
Qed.

Lemma choice_taken e r c maps : choice_at e r = Some c -> choice_maps rr P fs c = Some maps -> Forall2 (takes c) fs maps.
Proof.
  intros choice E; destruct r as [a|a most|a b]; [discriminate choice| |]; simpl in choice.
  - destruct (set_of (value e a)) as [l|]; [|discriminate]; destruct (bound e most) as [b|]; [|discriminate]; destruct (listed_in [] (alone l)) as [t|] eqn:T; [|discriminate].
    injection choice as <-; unfold choice_maps in E; cbv zeta in E; apply (all_there_both _ _ _ _ E); intros f m F X.
    destruct (image_positions _ _ _ _ _ _ _) as [m'|] eqn:Y; [|discriminate]; destruct (is_bijection m' _) eqn:B; [|discriminate]; injection X as <-.
    apply (sets_taken t (positions_from 0%uint63 (alone l)) (most_members b l) m' f); [| exact F | apply (parts_move roots rr P l t f _ _ m' T Y) | exact B].
    apply positions_once; apply listed_in_short in T; change (to_Z 0) with 0; lia.
  - destruct (set_of (value e a)) as [x|]; [|discriminate]; destruct (set_of (value e b)) as [y|]; [|discriminate].
    destruct (listed_in [] (alone x)) as [t|] eqn:T; [|discriminate]; destruct (listed_in [] (alone y)) as [u|] eqn:U; [|discriminate]; cbv zeta in choice.
    destruct (different_parts x) eqn:D; [|discriminate]; set (positions := positions_from 0%uint63 (alone x)) in *; set (others := positions_from 0%uint63 (alone y)) in *; set (pairs := flat_map _ _) in *.
    destruct (listed_in (0%uint63, 0%uint63) pairs) as [table|] eqn:Ta; [|discriminate]; injection choice as <-; unfold choice_maps in E; cbv zeta in E; apply (all_there_both _ _ _ _ E); intros f m F X.
    destruct (image_positions rr P f t _ _ _) as [m'|] eqn:Y; [|discriminate]; destruct (image_positions rr P f u _ _ _) as [n'|] eqn:Z; [|discriminate]; destruct (_ && _) eqn:B; [|discriminate]; apply andb_prop in B; destruct B as [B1 B2].
    unfold pairs_map in X; cbv zeta in X; set (o := fold_left _ _ _) in X; destruct (forallb _ _) eqn:O; [|discriminate]; injection X as <-; rewrite forallb_forall in O.
    pose proof (listed_in_right _ _ _ Ta) as R; pose proof (listed_in_short _ _ _ Ta) as S; pose proof (listed_in_short _ _ _ T) as S1; pose proof (listed_in_short _ _ _ U) as S2.
    apply (maps_taken x t u positions others pairs table m' n' o f); try assumption.
    + apply positions_once; change (to_Z 0) with 0; lia.
    + apply (parts_alone x t T).
    + apply (parts_move roots rr P x t f _ _ m' T Y).
    + apply (parts_move roots rr P y u f _ _ n' U Z).
    + intros i J; split; [|specialize (O i J); apply andb_prop in O; destruct O as [O1 O2]; apply same_pair_is in O2; split; [|exact O2]].
      * pose proof (in_map (fun i => table.[i]) _ _ J) as Jt; rewrite R in Jt; exact Jt.
      * destruct (count_positions pairs 0%uint63 ltac:(change (to_Z 0) with 0; lia)) as [Cn Dn]; apply Dn; apply Uint63.ltb_spec in O1; pose proof (int_range o.[i]); change (to_Z 0) with 0 in *; lia.
    + intros i j; unfold pairs; rewrite in_flat_map; split; [intros (i' & I' & J); apply in_map_iff in J; destruct J as (j' & G & J); injection G as <- <-; auto | intros [Ii Ij]; exists i; split; [exact Ii | apply in_map, Ij]].
    + apply positions_once; change (to_Z 0) with 0; lia.
Qed.

Lemma choices_taken l : Forall is_of l -> forall maps, choices_maps rr P fs l = Some maps -> Forall2 (fun f m => Forall2 (fun c t => takes c f t) l m) fs maps.
Proof.
  induction 1 as [|c l (e & r & C) _ IH]; intros maps E; simpl in E.
  - injection E as <-; clear; induction fs; simpl; [constructor | constructor; [constructor | assumption]].
  - destruct (choice_maps rr P fs c) as [m|] eqn:M; [|discriminate]; destruct (choices_maps rr P fs l) as [n|]; [|discriminate]; injection E as <-.
    pose proof (choice_taken e r c m C M) as T; specialize (IH n eq_refl); clear -T IH; revert n IH.
    induction T as [|f t fs' m' X T IHT]; intros n IH; inversion IH; subst; simpl; [constructor | constructor; [constructor; assumption | apply IHT; assumption]].
Qed.

Lemma all_taken f l m : Forall2 (fun c t => takes c f t) l m -> forall p before, Forall2 can_be_chosen l p -> exists q, Forall2 can_be_chosen l q /\
  (forall before', moved_all roots rr P f before' before -> moved_all roots rr P f (all_values l q before') (all_values l p before)) /\
  forall k i, can_so l (k, i) = true -> so_in l q k i = so_in l p k (taken_to m k i).
Proof.
  induction 1 as [|c t l m [T _] _ IH]; intros p before V; inversion V as [|? x ? p' X V']; subst.
  - exists []; split; [constructor|]; split; [intros b M; exact M|]; intros [|k] i S; discriminate S.
  - destruct (T x X) as (y & Y & My & So), (IH p' (chosen_values c x ++ before) V') as (q & Q & Mq & Sq); exists (y :: q); split; [constructor; assumption|]; split.
    + intros b M; apply Mq, both_app; assumption.
    + intros [|k] i S; [apply So, among_spec, S | apply (Sq k i S)].
Qed.

Lemma taken_inside f l m k i : Forall2 (fun c t => takes c f t) l m -> can_so l (k, i) = true -> can_so l (k, taken_to m k i) = true.
Proof.
  intros T; revert k; induction T as [|c t l m [_ T] _ IH]; intros [|k] S; try discriminate S; [apply among_spec, T, among_spec, S | apply (IH k S)].
Qed.

End Split.

Theorem split_shown roots e k only body l rr fs told place at_ orbit : good_roots roots -> roots_named roots e -> Forall is_of l ->
  split_orbit roots rr fs e l told place at_ = Some orbit ->
  case_shown e l k only body (told ++ [(place, at_, true)]) -> case_shown e l k only body (told ++ map (fun i => (place, i, false)) orbit) -> case_shown e l k only body told.
Proof.
  intros good opened O; unfold split_orbit; destruct (graph_at roots rr) as [P|] eqn:R; [|discriminate]; apply graph_named in R; destruct (nth_error l place) as [c|]; [|discriminate].
  destruct (symmetries_check P fs && _ && _) eqn:C; [|discriminate]; rewrite !andb_true_iff in C; destruct C as [[C S] A].
  destruct (choices_maps rr P fs l) as [maps|] eqn:M; [|discriminate]; cbv zeta; set (o := orbit_from _ _ _ _); destruct (_ && _) eqn:B; [|discriminate]; intros E; injection E as <-.
  unfold symmetries_check in C; apply andb_prop in B; destruct B as [B _]; rewrite forallb_forall in B, C, S.
  pose proof (choices_taken roots rr P fs good R C l O maps M) as T.
  assert (Each : forall m, In m maps -> exists f, In f fs /\ Forall2 (fun c t => takes roots rr P c f t) l m).
  { clear -T; induction T as [|f m fs' maps' X _ IH]; intros m' I; [destruct I|]; destruct I as [<-|I]; [exists f; split; [left; reflexivity | exact X] | destruct (IH m' I) as (g & G & Y); exists g; split; [right; exact G | exact Y]]. }
  apply (cases_right (fun k i => can_so l (k, i) = true) (Forall2 can_be_chosen l) (so_in l) (fun p => truth_under e k only body (all_values l p [])) (Some (of_none k)) maps).
  - intros m p I V; destruct (Each m I) as (f & F & X), (all_taken roots rr P f l m X p [] V) as (q & Q & Mq & Sq); exists q; split; [exact Q|]; split; [|exact Sq].
    apply (under_moved roots rr P fs e good R C opened S k only body f); [exact F | apply Mq; constructor].
  - intros m j i I J; destruct (Each m I) as (f & _ & X); apply (taken_inside roots rr P f l m j i X J).
  - exact A.
  - intros m j i b I J; specialize (B m I); rewrite forallb_forall in B; specialize (B _ J); apply andb_prop in B; destruct B as [B1 B2]; split; [exact B1 | apply is_told_in, B2].
  - intros j J; revert J; apply orbit_from_reached; intros i [<-|[]]; constructor.
Qed.
