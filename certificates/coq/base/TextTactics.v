(* Steps of the proofs that a line of text says a network. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Text TextMeaning.
Import ListNotations.
Open Scope Z_scope.

(* Vertices as tuples. *)
Definition code1 (v : Z) : list Z := [v].
Definition name1 (w : list Z) : Z := match w with [x] => x | _ => 0 end.
Definition code2 (v : Z * Z) : list Z := let '(x, y) := v in [x; y].
Definition name2 (w : list Z) : Z * Z := match w with [x; y] => (x, y) | _ => (0, 0) end.
Definition code3 (v : Z * Z * Z) : list Z := let '(x, y, z) := v in [x; y; z].
Definition name3 (w : list Z) : Z * Z * Z := match w with [x; y; z] => (x, y, z) | _ => (0, 0, 0) end.

(* Vertices of products of two and three, and a point. *)
Definition nest2 (v : Z * (Z * unit)) : list Z := let '(x, (y, _)) := v in [x; y].
Definition nested2 (w : list Z) : Z * (Z * unit) := match w with [x; y] => (x, (y, tt)) | _ => (0, (0, tt)) end.
Definition nest3 (v : Z * (Z * (Z * unit))) : list Z := let '(x, (y, (z, _))) := v in [x; y; z].
Definition nested3 (w : list Z) : Z * (Z * (Z * unit)) := match w with [x; y; z] => (x, (y, (z, tt))) | _ => (0, (0, (0, tt))) end.

(* The text's meaning, with propositions in place of what is computed. *)
Ltac plain := cbn [length parameters coordinates neighbours low high only to over when value tuple both option_map app nth_error
  ranges_right fits sat defined next_right right_over leads leads_over every some_of always code1 name1 code2 name2 code3 name3
  nest2 nested2 nest3 nested3].

Lemma positive_true a b : 0 < b -> positive_below a b = true.
Proof. intros; apply Z.ltb_lt; assumption. Qed.

Lemma not_zero_true a b : b <> 0 -> not_zero_below a b = true.
Proof. intros N; apply negb_true_iff, Z.eqb_neq, N. Qed.

Lemma not_negative_true a b : 0 <= a -> 0 <= b -> not_negative a b = true.
Proof. intros; unfold not_negative; rewrite andb_true_iff, !Z.leb_le; auto. Qed.

Lemma natural_true b : 0 <= b -> (0 <=? b) = true.
Proof. apply Z.leb_le. Qed.

Lemma step_other n x : 2 <= n -> 0 <= x < n -> (x + 1) mod n <> x.
Proof.
  intros; destruct (Z.eq_dec (x + 1) n) as [E|]; [rewrite E, Z.mod_same; lia | rewrite Z.mod_small; lia].
Qed.

Lemma xor_back z z' a : Z.lxor z z' = a -> z' = Z.lxor z a.
Proof. intros <-; rewrite <- Z.lxor_assoc, Z.lxor_nilpotent; reflexivity. Qed.

(* The operations that may have no value have one. *)
Ltac positive := first [lia | nia | apply Z.pow_nonneg; lia].
Ltac valued := repeat (progress (try match goal with
  | |- context [positive_below ?a ?b] => rewrite (positive_true a b) by positive
  | |- context [not_zero_below ?a ?b] => rewrite (not_zero_true a b) by positive
  | |- context [not_negative ?a ?b] => rewrite (not_negative_true a b) by positive
  | |- context [0 <=? ?b] => rewrite (natural_true b) by lia
  end; cbn [both always option_map])).

Lemma xor_below n z b : 0 <= z < 2 ^ n -> 0 <= b < n -> 0 <= Z.lxor z (2 ^ b) < 2 ^ n /\ z <> Z.lxor z (2 ^ b).
Proof.
  intros Z B; pose proof (Z.pow_pos_nonneg 2 b); assert (P : 0 <= Z.lxor z (2 ^ b)) by (apply Z.lxor_nonneg; lia); split; [split; [exact P|]|].
  - destruct (Z.eq_dec (Z.lxor z (2 ^ b)) 0) as [->|N]; [apply Z.pow_pos_nonneg; lia|].
    apply Z.log2_lt_pow2; [lia|]; eapply Z.le_lt_trans; [apply Z.log2_lxor; lia|].
    rewrite Z.log2_pow2 by lia; apply Z.max_lub_lt; [|lia].
    destruct (Z.eq_dec z 0) as [->|]; [simpl; lia | apply Z.log2_lt_pow2; lia].
  - intros E; assert (X : 2 ^ b = 0) by (rewrite <- (Z.lxor_nilpotent z); rewrite E at 2; rewrite <- Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_l; reflexivity); lia.
Qed.

(* What is known of a label with a bit flipped. *)
Ltac xors := repeat match goal with
  | U : context [?z < 2 ^ ?n] |- context [Z.lxor ?z (2 ^ ?b)] => destruct (xor_below n z b ltac:(lia) ltac:(lia));
    let r := fresh "r" in set (r := Z.lxor z (2 ^ b)) in *; clearbody r
  end.

(* What is known of a remainder, for lia. *)
Ltac remainders := repeat match goal with
  | |- context [?a mod ?b] => pose proof (mod_range a b ltac:(positive)); pose proof (Z.div_mod a b ltac:(positive));
    try (match a with ?x + 1 => pose proof (step_other b x ltac:(lia) ltac:(lia)) end);
    let r := fresh "r" in set (r := a mod b) in *; clearbody r; let q := fresh "q" in set (q := a / b) in *; clearbody q
  end.

Ltac taken_apart := repeat match goal with
  | H : _ /\ _ |- _ => destruct H
  | H : exists _, _ |- _ => destruct H
  | H : False |- _ => contradiction
  | H : context [match _ with Some _ => _ | None => _ end] |- _ => progress (revert H; valued; intros H)
  | H : _ :: _ = _ |- _ => first [discriminate H | injection H; clear H; intros]
  | H : (_, _) = _ |- _ => injection H; clear H; intros
  | H : _ = (_, _) |- _ => injection H; clear H; intros
  end.

Ltac same_tuple := repeat (apply f_equal2; [first [reflexivity | lia]|]); reflexivity.

(* One of several neighbours is the one. *)
Ltac this_one := split; [first [tauto | intuition lia] | same_tuple].
Ltac pick := first [solve [left; pick] | solve [right; pick] | solve [this_one] |
  match goal with b : Z |- exists _, _ => solve [exists b; split; [lia|]; split; [exact I|]; valued; this_one] end].

(* A link of a network that flips a bit. *)
Ltac flips := first [left; flips | right; flips | eexists; split; [|reflexivity]; lia | split; [reflexivity | flips] | split; [flips | reflexivity]].

(* For each neighbour that a text lists. *)
Ltac for_each t := lazymatch goal with |- True => exact I | |- _ /\ _ => split; [t | for_each t] end.

(* t: the text; V: what vertices are; w: one vertex; p, q: the form of a vertex; links: simplifies them. *)
Tactic Notation "by_arithmetic" constr(t) uconstr(V) constr(w) "as" simple_intropattern(p) simple_intropattern(q) "with" tactic(links) :=
  apply text_says_by;
  [ reflexivity
  | unfold t; plain; valued; repeat (split || intro)
  | exists w; apply V; repeat split; positive
  | intros p U; apply V in U; unfold t; plain; valued; split; [lia | reflexivity]
  | let W := fresh "W" in let c := fresh "c" in intros c; do 5 try (match goal with l : list Z |- _ => destruct l end); unfold t; plain; valued;
    intros W; try tauto; (split; [apply V; lia | reflexivity])
  | intros p U; apply V in U; unfold t; plain; valued; repeat (split || intro); repeat (progress (valued; try exact I))
  | let c := fresh "c" in let H := fresh "H" in intros p c U; apply V in U; unfold t; plain; valued;
    for_each ltac:(intros H; taken_apart; subst c; plain;
      split; [apply V; xors; remainders; lia|]; split; [reflexivity|]; split;
      [let E := fresh "E" in intros E; first [injection E; clear E | revert E]; xors; remainders; intros; lia | links; first [tauto | intuition lia | solve [flips]]])
  | let D := fresh "D" in let L := fresh "L" in intros p q U Q D L; apply V in U, Q; revert L; links; intros L; unfold t; plain; valued;
    clear D; repeat match type of L with _ \/ _ => destruct L as [L|L] end; taken_apart; subst;
    first [pick | repeat (match goal with H : _ \/ _ |- _ => destruct H end; taken_apart); subst; pick] ].

(* t: the text, of which S shows that it is right. *)
Ltac only_for t S :=
  split; [let R := fresh in let v := fresh in let F := fresh in
    intros R; destruct (right_some _ _ R) as [v F]; revert F; clear R; unfold t; do 5 try (match goal with l : list Z |- _ => destruct l end); plain;
    repeat (match goal with |- context [0 <=? ?b] => destruct (0 <=? b) end; cbn [both always]); intros; try tauto; lia
  | intros; apply S; tauto].
