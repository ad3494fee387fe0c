(* Networks of words that have cycles of all lengths, or of all even ones, by matching recursion: what the texts of words say about that. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Girth Text CheckTerms NetworkName WordFacts WordSays WordSame StandardWords FamilyWordsSays FamilyText FamilyTextFacts WordCycles.
From Topocert Require Import AutomataInclusion AutomataDiameter AutomataPaths AutomataShown Bijective BijectivePaths BijectiveCycles.
Import ListNotations.
Open Scope Z_scope.

Section Cycles.
Variable conditions : list cond.
Variable arguments : list term.
Variable line : text.
Variable A : words.

(* Of two colours; others from a number on, which is no less than 4. *)
Definition even_shown (w : word_name) (l : list (option Z)) (C C' : nodes) (c : automaton) (K : nodes) : bool :=
  negb (said_here w) && match word_text w, l with Some x, [None] => same_expression x bipancyclic_word | _, _ => false end && matched_shown A C C' && coloured_shown A c K && (shift_ A + 2 <=? least conditions A).

Definition from_shown (w : word_name) (l : list (option Z)) (C C' : nodes) (Fs : list family_of_words) : bool :=
  negb (said_here w) && match word_text w, l with Some x, [None; Some m] => same_expression x cycles_from_word && (4 <=? m) | _, _ => false end && grown_shown conditions A C C' Fs && cycles_shown A Fs.

Variable n : Z.
Hypothesis in_domain : forall a, In a conditions -> yes [n] a = true.
Hypothesis checked : words_checked conditions arguments line A = true.
Notation g := (text_graph line (map (num [n]) arguments)).

Lemma rounds_are_cycles z : 3 <= z -> round g (vertices g) (Z.to_nat z) -> cycle_of g z.
Proof. intros T R; destruct (round_cycle g (Z.to_nat z) ltac:(lia) R) as (u & l & C & L); exists u, l; split; [exact C | lia]. Qed.

Theorem even_right w l C C' c K : even_shown w l C C' c K = true -> text_value line (map (num [n]) arguments) w l 1.
Proof.
  unfold even_shown; rewrite !andb_true_iff; intros [[[[W X] M] Co] L]; apply negb_true_iff in W; apply Z.leb_le in L; destruct (word_text w) as [x|] eqn:T; [|discriminate]; destruct l as [|[m|] [|? ?]]; try discriminate; apply same_expression_right in X; subst x.
  destruct (words_right conditions arguments line A n in_domain checked) as (_ & _ & _ & Le & _); destruct (matched_right conditions arguments line A n in_domain checked C C' M) as (N & near & Nn & Near & B & _).
  pose proof (bijective_length g N _ B) as Len; apply (text_value_true _ _ near w [None] _ Near W T eq_refl); intros name rows Na Ro; apply (even_cycles g name Na rows Ro).
  - rewrite Len; assert (2 ^ 2 <= 2 ^ Z.of_nat N) by (apply Z.pow_le_mono_r; lia); lia.
  - intros z Z2 Zl; apply rounds_are_cycles; [lia|]; apply (bijective_even g near Near N _ B (coloured_right conditions arguments line A n in_domain checked c K Co)); [lia | exists (Z.to_nat z); lia].
Qed.

Theorem from_right w l C C' Fs : from_shown w l C C' Fs = true -> text_value line (map (num [n]) arguments) w l 1.
Proof.
  unfold from_shown; rewrite !andb_true_iff; intros [[[W X] Gr] Cy]; apply negb_true_iff in W; destruct (word_text w) as [x|] eqn:T; [|discriminate]; destruct l as [|[m|] [|[m'|] [|? ?]]]; try discriminate.
  apply andb_true_iff in X as [X Four]; apply same_expression_right in X; subst x; apply Z.leb_le in Four; unfold grown_shown in Gr; rewrite !andb_true_iff in Gr; destruct Gr as [[M L] F]; apply Z.leb_le in L.
  destruct (words_right conditions arguments line A n in_domain checked) as (_ & _ & _ & Le & _); destruct (matched_right conditions arguments line A n in_domain checked C C' M) as (N & near & Nn & Near & B & P & _).
  apply (text_value_true _ _ near w [None; Some m'] _ Near W T eq_refl); intros name rows Na Ro; apply (cycles_from g name Na rows Ro); intros z I; apply rounds_are_cycles; [lia|]; apply (P Fs F); [lia | exact Cy | lia].
Qed.

End Cycles.
