(* Networks whose vertices are all words of 0 and 1: where each has one neighbour of which it differs first at any given place, all words
   that begin alike are a bijective connection network. *)

From Coq Require Import ZArith Bool Lia Uint63 Permutation List.
From Topocert Require Import Graph Walk AutomataTables AutomataInclusion AutomataConditions AutomataFormula AutomataFacts Bijective BijectivePaths.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Machines ---------- *)

(* Columns of words that differ at one place. *)
Definition once_dfa : dfa (Z * Z) int :=
  Dfa 0%uint63 (fun s l => if fst l =? snd l then Some s else if (s =? 0)%uint63 then Some 1%uint63 else None) (fun s => (s =? 1)%uint63).

(* Letters of three words: the second and the third differ first from the first at the same place, and differ. *)
Definition parted_dfa : dfa (list Z) int :=
  Dfa 0%uint63 (fun s l => let alike := nth 1 l 0 =? nth 2 l 0 in
    if (s =? 0)%uint63 then if alike then Some (if nth 0 l 0 =? nth 1 l 0 then 0%uint63 else 1%uint63) else None
    else Some (if (s =? 1)%uint63 && alike then 1%uint63 else 2%uint63)) (fun s => (s =? 2)%uint63).

Fixpoint threes (x y z : list Z) : list (list Z) :=
  match x, y, z with a :: x, b :: y, c :: z => [a; b; c] :: threes x y z | _, _, _ => [] end.

Lemma once_takes p a b x : a <> b -> takes once_dfa (combine (p ++ a :: x) (p ++ b :: x)) = true.
Proof.
  intros Df; unfold takes; cbn [first once_dfa]; induction p as [|c p IH]; cbn [app combine takes_from step once_dfa fst snd].
  - rewrite (proj2 (Z.eqb_neq a b) Df); change (takes_from once_dfa 1%uint63 (combine x x) = true); clear; induction x as [|a x IH]; cbn [combine takes_from step once_dfa fst snd]; [reflexivity | rewrite Z.eqb_refl; exact IH].
  - rewrite Z.eqb_refl; exact IH.
Qed.

Lemma parted_takes p a b x y z : a <> b -> y <> z -> length y = length x -> length z = length x -> takes parted_dfa (threes (p ++ a :: x) (p ++ b :: y) (p ++ b :: z)) = true.
Proof.
  intros Df Dy Ly Lz; unfold takes; cbn [first parted_dfa]; induction p as [|c p IH]; cbn [app threes takes_from step parted_dfa nth].
  - rewrite Z.eqb_refl, (proj2 (Z.eqb_neq a b) Df); change (takes_from parted_dfa 1%uint63 (threes x y z) = true); clear Df; revert y z Dy Ly Lz; induction x as [|c x IH]; intros [|d y] [|e z] Dy Ly Lz; try discriminate; [destruct Dy; reflexivity|].
    cbn [threes takes_from step parted_dfa nth]; change ((1 =? 0)%uint63) with false; change ((1 =? 1)%uint63) with true; destruct (d =? e) eqn:E; cbn [andb].
    + apply Z.eqb_eq in E; subst; apply IH; [congruence | cbn in Ly; lia | cbn in Lz; lia].
    + cbn in Ly, Lz; assert (Ly' : length y = length x) by lia; assert (Lz' : length z = length x) by lia; clear - Ly' Lz'; change (takes_from parted_dfa 2%uint63 (threes x y z) = true); revert y z Ly' Lz'; induction x as [|c x IH]; intros [|d y] [|e z] Ly Lz; try discriminate; [reflexivity|].
      cbn [threes takes_from step parted_dfa nth]; change ((2 =? 0)%uint63) with false; change ((2 =? 1)%uint63) with false; cbn [andb]; apply IH; [cbn in Ly; lia | cbn in Lz; lia].
  - rewrite !Z.eqb_refl; exact IH.
Qed.

Lemma threes_pick x : forall y z, length y = length x -> length z = length x -> map (pick 0 1) (threes x y z) = combine x y /\ map (pick 0 2) (threes x y z) = combine x z.
Proof.
  induction x as [|a x IH]; intros [|b y] [|c z] Ly Lz; try discriminate; [auto|]; destruct (IH y z) as [H K]; [cbn in Ly; lia | cbn in Lz; lia|]; cbn [threes map combine]; rewrite H, K; auto.
Qed.

(* ---------- In any network of words ---------- *)

Section Words.
Variable g : graph.
Variable N : nat.
Variable W : dfa Z int.
Variable E : dfa (Z * Z) int.
Variable code : vertex g -> list Z.
Notation letters := [0; 1].
Notation spelled := (spelled letters).
Notation word := (word letters N).
Notation is_word := (is_word letters N W).
Notation edge := (edge E).

Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis vertices_proper : proper g.
Hypothesis code_word : forall v, is_vertex g v -> is_word (code v).
Hypothesis code_onto : forall x, is_word x -> exists v, is_vertex g v /\ code v = x.
Hypothesis code_once : forall u v, is_vertex g u -> is_vertex g v -> code u = code v -> u = v.
Hypothesis code_edge : forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> edge (code u) (code v) = true).
Hypothesis edge_words : forall x y, word x -> word y -> edge x y = true -> takes W x = true /\ takes W y = true.

Lemma threes_in x : forall y z, spelled x -> spelled y -> spelled z -> forall l, In l (threes x y z) -> In l (words_of letters 3).
Proof.
  induction x as [|a x IH]; intros [|b y] [|c z] Sx Sy Sz l I; try destruct I as [<-|I]; try (destruct I; fail).
  - apply (in_words_of letters [a; b; c]); intros d [<-|[<-|[<-|[]]]]; [apply Sx | apply Sy | apply Sz]; left; reflexivity.
  - apply (IH y z); [intros d J; apply Sx | intros d J; apply Sy | intros d J; apply Sz | exact I]; right; exact J.
Qed.

(* A word that has a neighbour of which it differs first at a place; behind it the letter of the other does not count. *)
Definition partnered : machine (Z * Z) (int * int) := Machine [((first E, 0%uint63), 0)]
  (fun s l => if (snd s =? 0)%uint63
    then match step E (fst s) l with Some t => [((t, if fst l =? snd l then 0%uint63 else 1%uint63), 0)] | None => [] end
    else flat_map (fun c => match step E (fst s) (fst l, c) with Some t => [((t, 1%uint63), 0)] | None => [] end) letters)
  (fun s => if (snd s =? 1)%uint63 && final E (fst s) then Some 0 else None).

Lemma partnered_behind x : forall s c, weighs partnered (s, 1%uint63) (combine x x) c -> exists y, length y = length x /\ spelled y /\ takes_from E s (combine x y) = true.
Proof.
  induction x as [|a x IH]; intros s c H; cbn [combine weighs] in H.
  - exists []; repeat split; [intros ? []|]; cbn in H |- *; destruct (final E s); [reflexivity | discriminate].
  - destruct H as (r & b & d & I & R & _); apply in_flat_map in I as (e & Ie & I); cbn [fst] in I; destruct (step E s (a, e)) as [t|] eqn:T; [|destruct I]; destruct I as [I|[]]; injection I as <- _.
    destruct (IH t d R) as (y & Ly & Sy & Ty); exists (e :: y); split; [cbn; lia|]; split; [intros f [<-|J]; auto | cbn; rewrite T; exact Ty].
Qed.

Lemma partnered_accepts p a b x c : a <> b -> accepts partnered (combine (p ++ a :: x) (p ++ b :: x)) c -> exists y, length y = length x /\ spelled y /\ edge (p ++ a :: x) (p ++ b :: y) = true.
Proof.
  intros Df (s & d & e & [I|[]] & R & _); injection I as <- _; unfold AutomataFacts.edge, takes; revert e R; generalize (first E); induction p as [|f p IH]; intros s e R; cbn [app combine weighs] in R; destruct R as (r & h & k & I & R & _); cbn [moves partnered fst snd] in I; change ((0 =? 0)%uint63) with true in I; cbv iota in I.
  - destruct (step E s (a, b)) as [t|] eqn:T; [|destruct I]; destruct I as [I|[]]; rewrite (proj2 (Z.eqb_neq a b) Df) in I; injection I as <- _.
    destruct (partnered_behind x t k R) as (y & Ly & Sy & Ty); exists y; split; [exact Ly|]; split; [exact Sy|]; cbn [app combine takes_from]; rewrite T; exact Ty.
  - destruct (step E s (f, f)) as [t|] eqn:T; [|destruct I]; destruct I as [I|[]]; rewrite Z.eqb_refl in I; injection I as <- _; destruct (IH t k R) as (y & Ly & Sy & Ty); exists y; split; [exact Ly|]; split; [exact Sy|]; cbn [app combine takes_from]; rewrite T; exact Ty.
Qed.

Definition singles : dfa (list Z) (int * (int * int)) := both_dfa (mapped_dfa (pick 0 1) E) (both_dfa (mapped_dfa (pick 0 2) E) parted_dfa).

Hypothesis some_word : exists x, is_word x.
Hypothesis partners : forall p a b x, a <> b -> word (p ++ a :: x) -> word (p ++ b :: x) -> exists c, accepts partnered (combine (p ++ a :: x) (p ++ b :: x)) c.
Hypothesis single : forall w, (forall l, In l w -> In l (words_of letters 3)) -> takes singles w = false.

Lemma word_split p x : word (p ++ x) <-> (length p + length x = N)%nat /\ spelled p /\ spelled x.
Proof.
  unfold AutomataFacts.word; rewrite app_length; split; [intros [L S]; split; [exact L|]; split; intros a I; apply S, in_or_app; auto|].
  intros (L & P & X); split; [exact L|]; intros a I; apply in_app_or in I as [I|I]; auto.
Qed.

Lemma has_partner p a b x : a <> b -> In b letters -> word (p ++ a :: x) -> exists y, word (p ++ b :: y) /\ edge (p ++ a :: x) (p ++ b :: y) = true.
Proof.
  intros Df Ib Wx; assert (Wb : word (p ++ b :: x)) by (apply word_split in Wx as (L & P & X); apply word_split; split; [exact L|]; split; [exact P|]; intros c [<-|I]; [exact Ib | apply X; right; exact I]).
  destruct (partners p a b x Df Wx Wb) as (c & A); destruct (partnered_accepts p a b x c Df A) as (y & Ly & Sy & Ty); exists y; split; [|exact Ty].
  apply word_split in Wb as (L & P & X); apply word_split; split; [cbn [length] in *; lia|]; split; [exact P|]; intros d [<-|I]; auto.
Qed.

Lemma one_partner p a b x y z : a <> b -> word (p ++ a :: x) -> word (p ++ b :: y) -> word (p ++ b :: z) -> edge (p ++ a :: x) (p ++ b :: y) = true -> edge (p ++ a :: x) (p ++ b :: z) = true -> y = z.
Proof.
  intros Df Wx Wy Wz Ey Ez; destruct (list_eq_dec Z.eq_dec y z) as [|D]; [assumption|exfalso]; pose proof Wx as (Lx & Sx); pose proof Wy as (Ly & Sy); pose proof Wz as (Lz & Sz); set (w := threes (p ++ a :: x) (p ++ b :: y) (p ++ b :: z)).
  specialize (single w (threes_in _ _ _ Sx Sy Sz)); unfold singles in single; rewrite !both_takes, !mapped_takes in single; destruct (threes_pick (p ++ a :: x) (p ++ b :: y) (p ++ b :: z)) as [P1 P2]; [lia | lia|]; fold w in P1, P2; rewrite P1, P2 in single.
  unfold w in single; rewrite (parted_takes p a b x y z Df D) in single; [unfold AutomataFacts.edge in Ey, Ez; rewrite Ey, Ez in single; discriminate | rewrite !app_length in *; cbn [length] in *; lia..].
Qed.

Lemma full x : word x -> is_word x.
Proof.
  intros X; split; [exact X|]; destruct x as [|a x].
  - destruct some_word as (y & [Ly Sy] & T); destruct X as [L _]; destruct y as [|b y]; [exact T | cbn in *; lia].
  - pose proof X as [_ S]; assert (O : exists b, a <> b /\ In b letters) by (destruct (S a (or_introl eq_refl)) as [<-|[<-|[]]]; [exists 1 | exists 0]; split; cbn; auto; lia).
    destruct O as (b & Df & Ib); destruct (has_partner [] a b x Df Ib X) as (y & Y & H); exact (proj1 (edge_words _ _ X Y H)).
Qed.

(* The vertices whose word begins like this. *)
Definition part (p : list Z) : list (vertex g) := filter (fun v => if list_eq_dec Z.eq_dec (firstn (length p) (code v)) p then true else false) (vertices g).

Lemma part_in p v : In v (part p) <-> is_vertex g v /\ exists x, code v = p ++ x.
Proof.
  unfold part; rewrite filter_In; unfold is_vertex; split; intros [I H]; split; auto.
  - destruct (list_eq_dec Z.eq_dec (firstn (length p) (code v)) p) as [Q|]; [|discriminate]; exists (skipn (length p) (code v)); rewrite <- Q at 1; symmetry; apply firstn_skipn.
  - destruct H as (x & ->); rewrite firstn_app, Nat.sub_diag, firstn_all, firstn_O, app_nil_r; destruct (list_eq_dec Z.eq_dec p p); [reflexivity | contradiction].
Qed.

Lemma part_once p : NoDup (part p).
Proof. apply NoDup_filter, vertices_proper. Qed.

Lemma part_next p a v : In v (part (p ++ [a])) <-> is_vertex g v /\ exists x, code v = p ++ a :: x.
Proof. rewrite part_in; split; intros (V & x & C); (split; [exact V|]; exists x); rewrite <- app_assoc in *; exact C. Qed.

Lemma near_code u v : is_vertex g u -> is_vertex g v -> (edge (code u) (code v) = true <-> adj g u v).
Proof. intros U V; symmetry; apply code_edge; assumption. Qed.

Lemma links_across p a b : a <> b -> In b letters -> (forall v, In v (part (p ++ [a])) -> exists w, In w (part (p ++ [b])) /\ adj g v w) /\
  (forall v w w', In v (part (p ++ [a])) -> In w (part (p ++ [b])) -> In w' (part (p ++ [b])) -> adj g v w -> adj g v w' -> w = w').
Proof.
  intros Df Ib; split.
  - intros v I; apply part_next in I as (V & x & C); destruct (code_word v V) as [X _]; rewrite C in X; destruct (has_partner p a b x Df Ib X) as (y & Y & H); destruct (code_onto _ (full _ Y)) as (w & I & D).
    exists w; split; [apply part_next; split; [exact I | exists y; exact D] | apply code_edge; [exact V | exact I | rewrite C, D; exact H]].
  - intros v w w' I J K; apply part_next in I as (V & x & C), J as (J & y & D), K as (K & z & F); intros A B; apply code_edge in A; [|assumption..]; apply code_edge in B; [|assumption..].
    destruct (code_word v V) as [X _], (code_word w J) as [Y _], (code_word w' K) as [Z_ _]; rewrite C, ?D, ?F in *; apply code_once; [exact J | exact K|]; rewrite D, F; do 2 f_equal; exact (one_partner p a b x y z Df X Y Z_ A B).
Qed.

Lemma part_halves p : (length p < N)%nat -> exists f, perfect g f (part (p ++ [0])) (part (p ++ [1])) /\ Permutation (part p) (part (p ++ [0]) ++ part (p ++ [1])).
Proof.
  intros L; destruct (links_across p 0 1) as [A1 A2]; [lia | right; left; reflexivity|]; destruct (links_across p 1 0) as [B1 B2]; [lia | left; reflexivity|].
  destruct (perfect_by_links g (fun u v => edge (code u) (code v)) near_code (part (p ++ [0])) (part (p ++ [1]))) as (f & F).
  - apply part_once.
  - apply part_once.
  - intros v [I|I]; apply part_in in I; apply I.
  - exact A1.
  - intros b I; destruct (B1 b I) as (a & J & H); exists a; split; [exact J | apply adj_sym, H].
  - exact A2.
  - intros a a' b I I' J H H'; apply (B2 b a a' J I I'); apply adj_sym; assumption.
  - exists f; split; [exact F|]; apply NoDup_Permutation; [apply part_once | |].
    + apply NoDup_app_intro; [apply part_once | apply part_once|]; intros v I J; apply part_next in I as (_ & x & C), J as (_ & y & D); rewrite C in D; apply app_inv_head in D; discriminate.
    + intros v; rewrite in_app_iff, !part_next, part_in; split.
      * intros (V & x & C); destruct (code_word v V) as [[Lv Sv] _]; rewrite C, app_length in Lv; destruct x as [|a x]; [cbn in Lv; lia|].
        destruct (Sv a) as [<-|[<-|[]]]; [rewrite C; apply in_or_app; right; left; reflexivity | left | right]; (split; [exact V | exists x; exact C]).
      * intros [(V & x & C)|(V & x & C)]; (split; [exact V | eexists; exact C]).
Qed.

Lemma spelled_next p a : spelled p -> In a letters -> spelled (p ++ [a]).
Proof. intros S I b J; apply in_app_or in J as [J|[<-|[]]]; [apply S, J | exact I]. Qed.

Theorem words_bijective : forall m p, (length p + m = N)%nat -> spelled p -> bijective g m (part p).
Proof.
  induction m as [|m IH]; intros p L S.
  - assert (X : word p) by (split; [lia | exact S]); destruct (code_onto p (full p X)) as (v & V & C); replace (part p) with [v]; [constructor; exact V|].
    symmetry; apply Permutation_length_1_inv, NoDup_Permutation; [constructor; [intros [] | constructor] | apply part_once|]; intros u; rewrite part_in; split.
    + intros [<-|[]]; split; [exact V | exists []; rewrite app_nil_r; exact C].
    + intros (U & x & D); left; apply code_once; [exact V | exact U|]; rewrite C, D; destruct (code_word u U) as [[Lu _] _]; rewrite D, app_length in Lu; destruct x; [rewrite app_nil_r; reflexivity | cbn in Lu; lia].
  - destruct (part_halves p ltac:(lia)) as (f & F & P); apply (bijective_two g m (part (p ++ [0])) (part (p ++ [1])) (part p) f); [| | exact F | apply part_once | exact P];
      (apply IH; [rewrite app_length; cbn; lia | apply spelled_next; [exact S | cbn; auto]]).
Qed.

(* What all words have that begin alike, but for the last m letters, all have, if two halves of which each has it have it together. *)
Theorem words_have (Has : list (vertex g) -> Prop) m : (forall A B C f, (forall v, In v A \/ In v B -> is_vertex g v) -> perfect g f A B -> NoDup C -> Permutation C (A ++ B) -> length A = length B -> 2 ^ Z.of_nat m <= Z.of_nat (length B) -> Has A -> Has B -> Has C) ->
  (forall p, (length p + m = N)%nat -> spelled p -> Has (part p)) -> forall k p, (length p + (m + k) = N)%nat -> spelled p -> Has (part p).
Proof.
  intros Step Base; induction k as [|k IH]; intros p L S; [apply Base; [lia | exact S]|]; destruct (part_halves p ltac:(lia)) as (f & F & P).
  assert (Many : forall a, In a letters -> Z.of_nat (length (part (p ++ [a]))) = 2 ^ Z.of_nat (m + k)).
  { intros a I; apply (bijective_length g), words_bijective; [rewrite app_length; cbn; lia | apply spelled_next; assumption]. }
  pose proof (Many 0 ltac:(cbn; auto)) as M0; pose proof (Many 1 ltac:(cbn; auto)) as M1; assert (2 ^ Z.of_nat m <= 2 ^ Z.of_nat (m + k)) by (apply Z.pow_le_mono_r; lia).
  apply (Step (part (p ++ [0])) (part (p ++ [1])) (part p) f); [| exact F | apply part_once | exact P | lia | lia | |].
  - intros v [I|I]; apply part_in in I; apply I.
  - apply IH; [rewrite app_length; cbn; lia | apply spelled_next; [exact S | cbn; auto]].
  - apply IH; [rewrite app_length; cbn; lia | apply spelled_next; [exact S | cbn; auto]].
Qed.

Lemma part_all : part [] = vertices g.
Proof. unfold part; cbn [length firstn]; generalize (vertices g) as l; induction l as [|v l IH]; [reflexivity|]; cbn [filter]; destruct (list_eq_dec Z.eq_dec [] []); [rewrite IH; reflexivity | contradiction]. Qed.

Theorem words_recursive : bijective g N (vertices g).
Proof. rewrite <- part_all; apply words_bijective; [reflexivity | intros ? []]. Qed.

End Words.
