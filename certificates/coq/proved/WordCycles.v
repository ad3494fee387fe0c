(* What the texts of words about cycles say of a network that has cycles of some lengths: there is the map from 0, 1, … to its vertices that
   the text of "cycle" asks for. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Walk Girth FamilyDetours WordSays FamilyText FamilyTextWorth FamilySentences StandardWords.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Parts of texts ---------- *)

Lemma some_of_list {A} (f : A -> option bool) l a : In a l -> f a = Some true -> over_list Exists_ f l = Some true.
Proof. induction l as [|b l IH]; intros I E; [destruct I|]; cbn [over_list]; destruct I as [->|I]; [rewrite E; reflexivity|]; rewrite (IH I E); destruct (f b) as [[]|]; reflexivity. Qed.

Lemma all_of_list {A} (f : A -> option bool) l : (forall a, In a l -> f a = Some true) -> over_list All f l = Some true.
Proof. induction l as [|b l IH]; intros H; [reflexivity|]; cbn [over_list]; rewrite (H b (or_introl eq_refl)), IH; [reflexivity | intros a I; apply H; right; exact I]. Qed.

Lemma some_of_maps keys : forall values h f, length h = length keys -> incl h values -> f (combine keys h) = Some true -> over_maps Exists_ f keys values = Some true.
Proof.
  induction keys as [|p keys IH]; intros values [|v h] f L S E; try discriminate L; [exact E|]; cbn [over_maps]; apply (some_of_list _ _ v); [apply S; left; reflexivity|].
  apply (IH values h (fun m => f ((p, v) :: m))); [cbn in L; lia | intros x I; apply S; right; exact I | exact E].
Qed.

Notation "e |= x == z" := (value e x = Some (Part_ (whole z))) (at level 70, x at level 69).
Notation true_in e x := (value e x = Some (True_or_false true)).

Lemma minus_is e a b x y : e |= a == x -> e |= b == y -> e |= Calculate Minus_ a b == (x - y).
Proof. intros A B; cbn [value]; rewrite A, B; cbn [part_of whole calculate option_map]; rewrite !Z.mul_1_r, lowest_whole; reflexivity. Qed.

Lemma plus_is e a b x y : e |= a == x -> e |= b == y -> e |= Calculate Plus_ a b == (x + y).
Proof. intros A B; cbn [value]; rewrite A, B; cbn [part_of whole calculate option_map]; rewrite !Z.mul_1_r, lowest_whole; reflexivity. Qed.

Lemma times_is e a b x y : e |= a == x -> e |= b == y -> e |= Calculate Times_ a b == (x * y).
Proof. intros A B; cbn [value]; rewrite A, B; cbn [part_of whole calculate option_map]; rewrite lowest_whole; reflexivity. Qed.

Lemma modulo_is e a b x y : 0 < y -> e |= a == x -> e |= b == y -> e |= Calculate Modulo_ a b == (x mod y).
Proof. intros P A B; cbn [value]; rewrite A, B; cbn [part_of whole calculate option_map of_wholes Pos.eqb andb]; rewrite (proj2 (Z.ltb_lt 0 y) P); reflexivity. Qed.

Lemma half_is e a x : e |= a == x -> e |= Function Floor__ (Calculate Over_ a (Whole 2)) == (x / 2).
Proof. intros A; pose proof (floor_over x 2 ltac:(lia)) as H; cbn [value]; rewrite A; cbn [part_of]; destruct (calculate Over_ (whole x) (whole 2)) as [p|]; [|discriminate]; cbn [option_map part_of]; rewrite H; reflexivity. Qed.

Lemma least_is e a b x y : e |= a == x -> e |= b == y -> y <= x -> true_in e (WordSays.Not (WordSays.Less a b)).
Proof. intros A B L; cbn [value]; rewrite A, B; cbn [part_of whole below truly option_map truth]; rewrite !Z.mul_1_r, (proj2 (Z.ltb_ge x y) L); reflexivity. Qed.

Lemma all_numbers e a b body x y : e |= a == x -> e |= b == y -> (forall z, x <= z <= y -> true_in (Part_ (whole z) :: e) body) -> true_in e (Quantify_ All 1 (Over (To_ a b)) (Always true) body).
Proof.
  intros A B H; cbn [value]; rewrite A, B; cbn [whole_of whole set_of]; unfold numbers_to; rewrite numbers_from_span, WordRanges.bindings_one, (gathered_truth All) by reflexivity.
  rewrite all_of_list; [reflexivity|]; intros l I; apply in_map_iff in I as (p & <- & I); apply in_map_iff in I as (z & <- & I); apply in_map_iff in I as (i & <- & I); apply in_seq in I; cbn [app truth guarded]; rewrite H by lia; reflexivity.
Qed.

Lemma both_true e a b : true_in e a -> true_in e b -> true_in e (WordSays.And a b).
Proof. intros A B; cbn [value]; rewrite A, B; reflexivity. Qed.

Section Network.
Variable g : graph.
Variable name : vertex g -> part.
Hypothesis Names : names_fit g name.
Variable rows : list (part * list part).
Hypothesis Rows : rows_fit g name rows.
Notation G := (Network (Made rows)).
Notation V := (vertex g).

Lemma rows_named : map fst rows = map name (vertices g).
Proof. pose proof Rows as R; unfold rows_fit in R; clear Rows; induction R as [|v r l m [E _] _ IH]; [reflexivity|]; cbn [map]; rewrite E; f_equal; exact IH. Qed.

Lemma order_is e k : value e k = Some G -> e |= Of Order_ k == Z.of_nat (length (vertices g)).
Proof. intros K; cbn [value]; rewrite K; cbn [net_of option_map inquired vertices_of]; rewrite rows_named, map_length; reflexivity. Qed.

Lemma neighbours_named v : is_vertex g v -> exists l, lists (adj g v) l /\ neighbours_of (Made rows) (name v) = Some (map name l).
Proof.
  intros I; cbn [neighbours_of]; enough (K : exists l e, lists (adj g v) l /\ find (fun e => same (name v) (fst e)) rows = Some e /\ snd e = map name l) by (destruct K as (l & e & L & -> & E); exists l; rewrite E; auto).
  pose proof Rows as R; unfold rows_fit in R; assert (W : forall u, In u (vertices g) -> is_vertex g u) by auto; unfold is_vertex in I; clear Rows; revert I W; induction R as [|u r vs m [E (l & L & N)] _ IH]; intros I W; [destruct I|]; cbn [find]; rewrite E.
  destruct (same (name v) (name u)) eqn:S; [exists l, r; apply (Names v u) in S; [subst u; auto | apply W, I | apply W; left; reflexivity]|].
  destruct I as [->|I]; [rewrite (proj1 (proj2 (Names v v (W v (or_introl eq_refl)) (W v (or_introl eq_refl))))) in S; discriminate|]; apply IH; [exact I | intros w J; apply W; right; exact J].
Qed.

Lemma adjacent_is e k a b u v : value e k = Some G -> value e a = Some (Part_ (name u)) -> value e b = Some (Part_ (name v)) -> adj g u v -> true_in e (OfTwo Adjacent_ k a b).
Proof.
  intros K A B H; cbn [value]; rewrite K, A, B; cbn [net_of part_of inquired_two]; unfold inquired_two; pose proof (adj_left H) as U; pose proof (adj_right H) as W.
  destruct (neighbours_named u U) as (l & [_ L] & ->), (neighbours_named v W) as (m & _ & ->); do 2 f_equal; unfold member; apply existsb_exists; exists (name v); split; [apply in_map, L, H | apply (Names v v W W)].
Qed.

(* The map from 0, 1, … to some vertices. *)
Definition numbered (l : list V) : list (part * part) := combine (numbers_to 0 (Z.of_nat (length l) - 1)) (map name l).

Lemma numbered_at l d i : 0 <= i < Z.of_nat (length l) -> looked_up (numbered l) (whole i) = Some (name (nth (Z.to_nat i) l d)).
Proof.
  unfold numbered, numbers_to; replace (Z.to_nat (Z.of_nat (length l) - 1 - 0 + 1)) with (length l) by lia.
  assert (K : forall l a i, 0 <= i < Z.of_nat (length l) -> looked_up (combine (numbers_from a (length l)) (map name l)) (whole (a + i)) = Some (name (nth (Z.to_nat i) l d))).
  { clear; induction l as [|v l IH]; intros a i I; [cbn in I; lia|]; cbn [length numbers_from map combine]; unfold looked_up; cbn [find fst same whole Pos.eqb]; rewrite andb_true_r; destruct (Z.eqb_spec (a + i) a) as [E|N]; [replace i with 0 by lia; reflexivity|].
    specialize (IH (a + 1) (i - 1) ltac:(cbn [length] in I; lia)); unfold looked_up in IH; replace (a + 1 + (i - 1)) with (a + i) in IH by ring; replace (Z.to_nat i) with (S (Z.to_nat (i - 1))) by lia; exact IH. }
  intros I; exact (K l 0 i I).
Qed.

Lemma at_is e m i l d x : value e m = Some (Map_ (numbered l)) -> e |= i == x -> 0 <= x < Z.of_nat (length l) -> value e (At_ m i) = Some (Part_ (name (nth (Z.to_nat x) l d))).
Proof. intros M I B; cbn [value]; rewrite M, I; cbn [part_of]; rewrite (numbered_at l d x B); reflexivity. Qed.

Lemma differ_is e a b u v : value e a = Some (Part_ (name u)) -> value e b = Some (Part_ (name v)) -> is_vertex g u -> is_vertex g v -> u <> v -> true_in e (WordSays.Not (WordSays.Equal a b)).
Proof.
  intros A B U W D; cbn [value]; rewrite A, B; destruct (Names u v U W) as (S & _ & Al & _); cbn [compared]; rewrite (alike_equal _ _ Al); destruct (same (name u) (name v)); [destruct (D (S eq_refl)) | reflexivity].
Qed.

Lemma path_hop l d : path g l -> forall i, (S i < length l)%nat -> adj g (nth i l d) (nth (S i) l d).
Proof. induction l as [|u [|v l] IH]; intros P i L; cbn [length] in L; try lia; destruct P as [A P]; destruct i as [|i]; [exact A | apply (IH P i); cbn [length]; lia]. Qed.

Lemma path_vertices l : path g l -> (2 <= length l)%nat -> forall v, In v l -> is_vertex g v.
Proof.
  induction l as [|u [|w l] IH]; intros P L v I; cbn [length] in L; try lia; destruct P as [A P]; destruct I as [<-|I]; [exact (adj_left A)|]; destruct l as [|x l]; [destruct I as [<-|[]]; exact (adj_right A)|]; apply IH; [exact P | cbn [length]; lia | exact I].
Qed.

Theorem cycle_is u l : cycle g u l -> true_in [Part_ (whole (Z.of_nat (length (u :: l)))); G] cycle_word.
Proof.
  intros (L & N & P & A); set (c := u :: l) in *; set (k := Z.of_nat (length c)); assert (K : k = 1 + Z.of_nat (length l)) by (unfold k, c; cbn [length]; lia).
  assert (Vs : forall v, In v c -> is_vertex g v) by (apply path_vertices; [exact P | unfold c; cbn [length]; lia]); assert (At : forall i, 0 <= i < k -> In (nth (Z.to_nat i) c u) c) by (intros i I; apply nth_In; lia).
  apply both_true; [apply (least_is _ _ _ k 3); [reflexivity | reflexivity | lia]|].
  set (e := [Part_ (whole k); G]); assert (M : true_in (Map_ (numbered c) :: e) (match cycle_word with WordSays.And _ (Quantify_ _ _ _ _ b) => b | _ => Always false end)).
  { apply both_true.
    - apply (all_numbers _ _ _ _ 0 (k - 1)); [reflexivity | apply minus_is; reflexivity|]; intros i I; apply (all_numbers _ _ _ _ 0 (i - 1)); [reflexivity | apply minus_is; reflexivity|]; intros j J.
      apply (differ_is _ _ _ (nth (Z.to_nat i) c u) (nth (Z.to_nat j) c u)); [apply (at_is _ _ _ c u i); [reflexivity | reflexivity | fold k; lia] | apply (at_is _ _ _ c u j); [reflexivity | reflexivity | fold k; lia] | apply Vs, At; lia | apply Vs, At; lia|].
      intros E; apply NoDup_nth in E; [lia | exact N | fold k; lia | fold k; lia].
    - apply (all_numbers _ _ _ _ 0 (k - 1)); [reflexivity | apply minus_is; reflexivity|]; intros i I.
      apply (adjacent_is _ _ _ _ (nth (Z.to_nat i) c u) (nth (Z.to_nat ((i + 1) mod k)) c u)); [reflexivity | apply (at_is _ _ _ c u i); [reflexivity | reflexivity | fold k; lia] | apply (at_is _ _ _ c u); [reflexivity | apply modulo_is; [lia | apply plus_is; reflexivity | reflexivity] | fold k; apply Z.mod_pos_bound; lia]|].
      destruct (Z.eq_dec i (k - 1)) as [->|Ne].
      + replace (k - 1 + 1) with k by lia; rewrite Z.mod_same by lia; replace (Z.to_nat (k - 1)) with (length l) by lia; change (nth (Z.to_nat 0) c u) with u; replace (nth (length l) c u) with (last l u); [exact A|]; unfold c; clear; generalize u at 3 as d; revert u; induction l as [|v l IH]; intros u d; [reflexivity|].
        change (nth (length (v :: l)) (u :: v :: l) d) with (nth (length l) (v :: l) d); rewrite (last_cons g l v u); apply IH.
      + rewrite Z.mod_small by lia; replace (Z.to_nat (i + 1)) with (S (Z.to_nat i)) by lia; apply path_hop; [exact P | fold k; lia]. }
  assert (Keys : value e (To_ (Whole 0) (Calculate Minus_ (Local 0) (Whole 1))) = Some (Set_ (numbers_to 0 (k - 1)))).
  { cbn [value]; pose proof (minus_is e (Local 0) (Whole 1) k 1 eq_refl eq_refl) as H; cbn [value] in H; rewrite H; reflexivity. }
  assert (Q : forall a b body, value e a = Some (Set_ (numbers_to 0 (k - 1))) -> value e b = Some (Set_ (map name (vertices g))) -> true_in (Map_ (numbered c) :: e) body -> true_in e (Quantify_ Exists_ 1 (Maps_ a b) (Always true) body)).
  { intros a b body A' B' H; cbn [value]; rewrite A', B'; cbn [set_of]; rewrite (chosen_truth Exists_) by reflexivity; rewrite (some_of_maps _ _ (map name c)); [reflexivity | | |].
    - unfold numbers_to; rewrite numbers_from_span, !map_length, seq_length; lia.
    - intros p I; apply in_map_iff in I as (v & <- & I); apply in_map, Vs, I.
    - cbn [app truth guarded]; change (combine (numbers_to 0 (k - 1)) (map name c)) with (numbered c); rewrite H; reflexivity. }
  apply Q; [exact Keys | | exact M]; cbn [value nth_error e net_of option_map inquired vertices_of]; rewrite rows_named; reflexivity.
Qed.

(* ---------- Words ---------- *)

(* All lengths from a number on, whatever the word's name is. *)
Definition cycles_from_word : expression := Quantify_ All 1 (Over (To_ (Local 0) (Of Order_ (Local 1)))) (Always true) (Call (Arg (Local 2) (Arg (Local 0) NoArg)) cycle_word).

Definition cycle_of (z : Z) : Prop := exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = z.

Lemma call_cycle e k i z : value e k = Some G -> e |= i == z -> cycle_of z -> true_in e (Call (Arg k (Arg i NoArg)) cycle_word).
Proof. intros K I (u & l & C & <-); pose proof (cycle_is u l C) as H; cbn [value values]; rewrite K, I; exact H. Qed.

Theorem cycles_from m : (forall z, m <= z <= Z.of_nat (length (vertices g)) -> cycle_of z) -> true_in [Part_ (whole m); G] cycles_from_word.
Proof.
  intros H; apply (all_numbers _ _ _ _ m (Z.of_nat (length (vertices g)))); [reflexivity | apply order_is; reflexivity|]; intros z I; apply (call_cycle _ _ _ z); [reflexivity | reflexivity | apply H, I].
Qed.

Theorem even_cycles : 4 <= Z.of_nat (length (vertices g)) -> (forall z, 2 <= z -> 2 * z <= Z.of_nat (length (vertices g)) -> cycle_of (2 * z)) -> true_in [G] bipancyclic_word.
Proof.
  intros Four H; apply both_true; [apply (least_is _ _ _ (Z.of_nat (length (vertices g))) 4); [apply order_is; reflexivity | reflexivity | exact Four]|].
  apply (all_numbers _ _ _ _ 2 (Z.of_nat (length (vertices g)) / 2)); [reflexivity | apply half_is, order_is; reflexivity|]; intros z I; apply (call_cycle _ _ _ (2 * z)); [reflexivity | apply times_is; reflexivity|].
  apply H; [lia|]; pose proof (Z.mul_div_le (Z.of_nat (length (vertices g))) 2 ltac:(lia)); lia.
Qed.

End Network.
