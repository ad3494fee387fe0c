(* Paths within words that begin alike, but for the last three letters: which of these are adjacent is said by the states at which the
   automata are then, and there are few of these. *)

From Coq Require Import ZArith Bool Lia Uint63 List Permutation.
From Topocert Require Import Graph Walk AutomataTables AutomataInclusion AutomataConditions AutomataFormula AutomataLengths AutomataFacts Bijective BijectivePaths BijectiveCycles AutomataMatchings.
Import ListNotations.
Open Scope Z_scope.

(* States of lengths and of links behind words that begin alike, "None" where no two are adjacent; paths from each of the words 0 to 7 of
   three letters to each other, through all of them, and through all but one; and cycles, perhaps, through four of them, to all. *)
Record family_of_words := FamilyOfWords { length_state : int; link_state : option int; paths_ : list (list Z) }.

Definition three (x : Z) : list Z := [x / 4; x / 2 mod 2; x mod 2].
Definition eight : list Z := [0; 1; 2; 3; 4; 5; 6; 7].
Definition ends_of_paths : list (Z * Z * nat) := flat_map (fun p => if fst p =? snd p then [] else [(p, 8%nat); (p, 7%nat)]) (list_prod eight eight).

Fixpoint once_in (l : list Z) : bool := match l with [] => true | x :: l => negb (existsb (Z.eqb x) l) && once_in l end.

Section Families.
Variable D : dfa unit int.
Variable E : dfa (Z * Z) int.

Definition takes_on (e : option int) (w : list (Z * Z)) : bool := match e with Some e => takes_from E e w | None => false end.
Definition linked (e : option int) (x y : Z) : bool := takes_on e (combine (three x) (three y)).

Fixpoint chained (e : option int) (x : Z) (l : list Z) : bool := match l with [] => true | y :: l => linked e x y && chained e y l end.

Definition path_fine (e : option int) (p : Z * Z * nat) (l : list Z) : bool :=
  match l with
  | [] => false
  | x :: t => (x =? fst (fst p)) && (last t x =? snd (fst p)) && Nat.eqb (length l) (snd p) && forallb (fun z => existsb (Z.eqb z) eight) l && once_in l && chained e x t
  end.

Definition same_state (l : int) (e : option int) (F : family_of_words) : bool := (length_state F =? l)%uint63 && same_on (link_state F) e.

(* All that words can be that begin alike. *)
Definition families_closed (Fs : list family_of_words) : bool :=
  existsb (same_state (first D) (Some (first E))) Fs &&
  forallb (fun F => match step D (length_state F) tt with
    | Some l => forallb (fun a => existsb (same_state l (step_on E (link_state F) (a, a))) Fs) [0; 1]
    | None => true end) Fs.

Definition families_fine (Fs : list family_of_words) : bool :=
  families_closed Fs &&
  forallb (fun F => if takes_from D (length_state F) (repeat tt 3) then (112 <=? length (paths_ F))%nat && forallb (fun p => path_fine (link_state F) (fst p) (snd p)) (combine ends_of_paths (paths_ F)) else true) Fs.

Definition cycle_fine (e : option int) (k : nat) (l : list Z) : bool := match l with x :: t => path_fine e (x, last t x, k) l && linked e (last t x) x | [] => false end.

Definition cycles_fine (Fs : list family_of_words) : bool :=
  forallb (fun F => if takes_from D (length_state F) (repeat tt 3) then forallb (fun k => existsb (cycle_fine (link_state F) k) (skipn 112 (paths_ F))) [4; 5; 6; 7; 8]%nat else true) Fs.

Lemma same_state_right l e Fs : existsb (same_state l e) Fs = true -> exists F, In F Fs /\ length_state F = l /\ link_state F = e.
Proof. intros H; apply existsb_exists in H as (F & I & H); unfold same_state in H; apply andb_true_iff in H as [H1 H2]; apply Uint63.eqb_spec in H1; apply same_on_right in H2; exists F; auto. Qed.

Lemma families_reached Fs : families_closed Fs = true -> forall m p, (forall a, In a p -> In a [0; 1]) -> takes D (repeat tt (length p + m)) = true ->
  exists F, In F Fs /\ takes_from D (length_state F) (repeat tt m) = true /\ forall x y, takes E (combine (p ++ x) (p ++ y)) = takes_on (link_state F) (combine x y).
Proof.
  unfold families_closed; rewrite andb_true_iff; intros [H1 H2] m; destruct (same_state_right _ _ _ H1) as (F0 & I0 & L0 & E0); rewrite forallb_forall in H2.
  assert (G : forall p F, In F Fs -> (forall a, In a p -> In a [0; 1]) -> takes_from D (length_state F) (repeat tt (length p + m)) = true ->
    exists F', In F' Fs /\ takes_from D (length_state F') (repeat tt m) = true /\ forall x y, takes_on (link_state F) (combine (p ++ x) (p ++ y)) = takes_on (link_state F') (combine x y)).
  { induction p as [|a p IH]; intros F I S T; [exists F; auto|]; cbn [length Nat.add repeat takes_from] in T; specialize (H2 F I); destruct (step D (length_state F) tt) as [l|] eqn:Sl; [|discriminate].
    rewrite forallb_forall in H2; specialize (H2 a (S a (or_introl eq_refl))); destruct (same_state_right _ _ _ H2) as (F1 & I1 & L1 & E1).
    destruct (IH F1 I1) as (F' & I' & T' & X); [intros b J; apply S; right; exact J | rewrite L1; exact T|]; exists F'; split; [exact I'|]; split; [exact T'|]; intros x y; rewrite <- X, E1; cbn [app combine].
    destruct (link_state F) as [e|]; [|reflexivity]; cbn [takes_on takes_from step_on]; destruct (step E e (a, a)); reflexivity. }
  intros p S T; destruct (G p F0 I0 S) as (F & I & T' & X); [rewrite L0; exact T|]; exists F; split; [exact I|]; split; [exact T'|]; intros x y; rewrite <- X, E0; reflexivity.
Qed.

End Families.

Lemma three_once x y : In x eight -> In y eight -> three x = three y -> x = y.
Proof. intros I J; cbn in I, J; repeat destruct I as [<-|I]; try destruct I; repeat destruct J as [<-|J]; try destruct J; intros H; try reflexivity; discriminate. Qed.

Lemma three_spelled x : In x eight -> forall a, In a (three x) -> In a [0; 1].
Proof. intros I a J; cbn in I; repeat destruct I as [<-|I]; try destruct I; cbn in J; repeat destruct J as [<-|J]; try destruct J; cbn; auto. Qed.

Lemma three_onto (w : list Z) : length w = 3%nat -> (forall a, In a w -> In a [0; 1]) -> exists x, In x eight /\ three x = w.
Proof.
  intros L S; destruct w as [|a [|b [|c [|? ?]]]]; try discriminate; exists (4 * a + 2 * b + c).
  destruct (S a (or_introl eq_refl)) as [<-|[<-|[]]], (S b (or_intror (or_introl eq_refl))) as [<-|[<-|[]]], (S c (or_intror (or_intror (or_introl eq_refl)))) as [<-|[<-|[]]]; (split; [cbn; tauto | reflexivity]).
Qed.

Lemma last_next {T : Type} (l : list T) : forall b z, last (b :: l) z = last l b.
Proof. induction l as [|c l IH]; intros b z; [reflexivity|]; change (last (c :: l) z = last (c :: l) b); rewrite !IH; reflexivity. Qed.

Lemma once_in_right l : once_in l = true -> NoDup l.
Proof.
  induction l as [|x l IH]; cbn [once_in]; intros H; [constructor|]; apply andb_true_iff in H as [H1 H2]; constructor; [|apply IH, H2].
  intros I; apply negb_true_iff in H1; assert (E : existsb (Z.eqb x) l = true) by (apply existsb_exists; exists x; split; [exact I | apply Z.eqb_refl]); congruence.
Qed.

Section Words.
Variable g : graph.
Variable N : nat.
Variable W : dfa Z int.
Variable D : dfa unit int.
Variable E : dfa (Z * Z) int.
Variable code : vertex g -> list Z.
Notation letters := [0; 1].
Notation spelled := (spelled letters).
Notation word := (word letters N).
Notation is_word := (is_word letters N W).

Hypothesis code_word : forall v, is_vertex g v -> is_word (code v).
Hypothesis code_onto : forall x, is_word x -> exists v, is_vertex g v /\ code v = x.
Hypothesis code_once : forall u v, is_vertex g u -> is_vertex g v -> code u = code v -> u = v.
Hypothesis code_edge : forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> edge E (code u) (code v) = true).
Hypothesis full : forall x, word x -> is_word x.
Hypothesis lengths : takes D (repeat tt N) = true.

(* The vertices whose words begin alike are those of a family. *)
Lemma part_family Fs : families_fine D E Fs = true -> forall p, (length p + 3 = N)%nat -> spelled p -> forall u0 : vertex g, exists F at_, In F Fs /\ takes_from D (length_state F) (repeat tt 3) = true /\
  (forall v, In v (part g code p) -> exists z, In z eight /\ v = at_ z) /\ (forall x y, In x eight -> In y eight -> linked E (link_state F) x y = true -> adj g (at_ x) (at_ y)) /\
  forall x y k l, path_fine E (link_state F) (x, y, k) l = true -> between g (part g code p) (at_ x) (at_ y) k.
Proof.
  intros H p L S u0; apply andb_true_iff in H as [H _]; destruct (families_reached D E Fs H 3 p S) as (F & IF & T & Link); [rewrite L; exact lengths|].
  set (at_ := fun z => decode g code u0 (p ++ three z)).
  assert (At : forall z, In z eight -> is_vertex g (at_ z) /\ code (at_ z) = p ++ three z).
  { intros z I; apply (decode_right g letters N W code code_onto), full; split; [rewrite app_length; cbn [three length]; lia|]; intros a J; apply in_app_or in J as [J|J]; [apply S, J | apply (three_spelled z I), J]. }
  assert (Adj : forall x y, In x eight -> In y eight -> linked E (link_state F) x y = true -> adj g (at_ x) (at_ y)).
  { intros x y I J K; destruct (At x I) as [V1 C1], (At y J) as [V2 C2]; apply code_edge; [exact V1 | exact V2|]; unfold edge; rewrite C1, C2, Link; exact K. }
  exists F, at_; split; [exact IF|]; split; [exact T|]; split; [|split; [exact Adj|]].
  - intros v I; apply (part_in g code p) in I as (V & x & C); destruct (code_word v V) as [[Lv Sv] _]; rewrite C, app_length in Lv; destruct (three_onto x) as (z & I & E1); [lia | intros a J; apply Sv; rewrite C; apply in_or_app; right; exact J|].
    exists z; split; [exact I|]; destruct (At z I) as [V' C']; apply code_once; [exact V | exact V' | rewrite C, C', E1; reflexivity].
  - intros x y k l K; unfold path_fine in K; destruct l as [|z t]; [discriminate|]; rewrite !andb_true_iff in K; cbn [fst snd] in K; destruct K as [[[[[H1 H2] H3] H4] H5] H6].
    apply Z.eqb_eq in H1, H2; apply Nat.eqb_eq in H3; rewrite forallb_forall in H4; assert (In8 : forall a, In a (z :: t) -> In a eight) by (intros a Ia; specialize (H4 a Ia); apply existsb_exists in H4 as (b & Ib & Eb); apply Z.eqb_eq in Eb; rewrite Eb; exact Ib).
    exists (map at_ t); rewrite <- H1; change (at_ z :: map at_ t) with (map at_ (z :: t)); split; [|split; [|split; [|split]]].
    + apply NoDup_map_inj; [|apply once_in_right, H5]; intros a b Ia Ib Q; apply three_once; [apply In8, Ia | apply In8, Ib|]; destruct (At a (In8 a Ia)) as [_ Ca], (At b (In8 b Ib)) as [_ Cb]; rewrite Q in Ca; rewrite Ca in Cb; apply app_inv_head in Cb; exact Cb.
    + intros v Iv; apply in_map_iff in Iv as (a & <- & Ia); apply (part_in g code p); destruct (At a (In8 a Ia)) as [V C]; split; [exact V | exists (three a); exact C].
    + clear - H6 In8 Adj; revert z In8 H6; induction t as [|b t IH]; intros z In8 H6; [exact I|]; cbn [chained] in H6; apply andb_true_iff in H6 as [K1 K2]; split; [apply Adj; [apply In8; left; reflexivity | apply In8; right; left; reflexivity | exact K1] | apply (IH b); [intros a Ia; apply In8; right; exact Ia | exact K2]].
    + rewrite <- H2; generalize at_ as f; clear; intros f; revert z; induction t as [|b t IH]; intros z; [reflexivity|]; cbn [map]; rewrite !last_next; apply IH.
    + rewrite map_length; exact H3.
Qed.

Theorem part_paths Fs : families_fine D E Fs = true -> forall p, (length p + 3 = N)%nat -> spelled p -> length (part g code p) = 8%nat -> all_paths g (part g code p).
Proof.
  intros H p L S Eight u0 v0 U0 V0 Df; rewrite Eight; destruct (part_family Fs H p L S u0) as (F & at_ & IF & T & Of & _ & Found).
  unfold families_fine in H; rewrite !andb_true_iff in H; destruct H as [_ H]; rewrite forallb_forall in H; specialize (H F IF); rewrite T in H; apply andb_true_iff in H as [Many H]; apply Nat.leb_le in Many; rewrite forallb_forall in H.
  destruct (Of u0 U0) as (x & X & ->), (Of v0 V0) as (y & Y & ->); assert (Dxy : x <> y) by congruence.
  assert (Path : forall k, In ((x, y), k) ends_of_paths -> between g (part g code p) (at_ x) (at_ y) k).
  { intros k I; assert (J : exists l, In ((x, y, k), l) (combine ends_of_paths (paths_ F))).
    { assert (Ln : (length ends_of_paths <= length (paths_ F))%nat) by exact Many; clear - I Ln; revert I Ln; generalize ends_of_paths as es, (paths_ F) as ls; induction es as [|q es IH]; intros [|l ls] I Ln; try destruct I as [<-|I]; try (cbn in Ln; lia); try (destruct I; fail).
      - exists l; left; reflexivity.
      - destruct (IH ls I ltac:(cbn in Ln; lia)) as (l' & J); exists l'; right; exact J. }
    destruct J as (l & J); exact (Found x y k l (H _ J)). }
  assert (Both : In ((x, y), 8%nat) ends_of_paths /\ In ((x, y), 7%nat) ends_of_paths).
  { unfold ends_of_paths; rewrite !in_flat_map; split; (exists (x, y); split; [apply in_prod; assumption|]; cbn [fst snd]; rewrite (proj2 (Z.eqb_neq x y) Dxy)); [left | right; left]; reflexivity. }
  split; apply Path; apply Both.
Qed.

Theorem part_rounds Fs : families_fine D E Fs = true -> cycles_fine D E Fs = true -> forall p, (length p + 3 = N)%nat -> spelled p -> length (part g code p) = 8%nat -> all_rounds g (part g code p).
Proof.
  intros H C p L S Eight k K; rewrite Eight in K; assert (Some_ : exists u, In u (part g code p)) by (destruct (part g code p) as [|u l]; [discriminate | exists u; left; reflexivity]).
  destruct Some_ as (u & _); destruct (part_family Fs H p L S u) as (F & at_ & IF & T & _ & Adj & Found).
  unfold cycles_fine in C; rewrite forallb_forall in C; specialize (C F IF); rewrite T, forallb_forall in C; assert (Ik : In k [4; 5; 6; 7; 8]%nat) by (cbn; lia).
  specialize (C k Ik); apply existsb_exists in C as (l & _ & C); destruct l as [|x t]; [discriminate|]; cbn [cycle_fine] in C; apply andb_true_iff in C as [P Li]; exists (at_ x), (at_ (last t x)); split; [|exact (Found _ _ _ _ P)].
  assert (In8 : forall a, In a (x :: t) -> In a eight).
  { unfold path_fine in P; rewrite !andb_true_iff in P; destruct P as [[[_ P] _] _]; rewrite forallb_forall in P; intros a Ia; specialize (P a Ia); apply existsb_exists in P as (b & Ib & Eb); apply Z.eqb_eq in Eb; rewrite Eb; exact Ib. }
  apply adj_sym, Adj; [|apply In8; left; reflexivity | exact Li]; apply In8; clear; revert x; induction t as [|b t IH]; intros x; [left; reflexivity|]; rewrite last_next; right; exact (IH b).
Qed.

End Words.
