(* The supertoroidal network has two colours for even c, and its shortest cycles have
   min(ck, cl+2, 8) links. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Girth Supertoroidal SupertoroidalCycles.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Words of links ---------- *)

(* A step of a word: along x or along y, by 1 or -1. *)
Inductive letter := a_plus | a_minus | b_plus | b_minus.

Definition step_of (s : letter) : Z * Z * Z :=
  match s with a_plus => (1, 0, 0) | a_minus => (-1, 0, 0) | b_plus => (0, 1, 0) | b_minus => (0, -1, 0) end.

Definition opposite_letter (s : letter) : letter :=
  match s with a_plus => a_minus | a_minus => a_plus | b_plus => b_minus | b_minus => b_plus end.

Definition letters : list letter := [a_plus; a_minus; b_plus; b_minus].

Definition same_letter (s t : letter) : bool :=
  match s, t with a_plus, a_plus | a_minus, a_minus | b_plus, b_plus | b_minus, b_minus => true | _, _ => false end.

Fixpoint word_product (w : list letter) : Z * Z * Z :=
  match w with [] => (0, 0, 0) | s :: w => triple_times (step_of s) (word_product w) end.

(* No step is undone by the next. *)
Fixpoint reduced (w : list letter) : bool :=
  match w with
  | s :: ((t :: _) as rest) => negb (same_letter t (opposite_letter s)) && reduced rest
  | _ => true
  end.

Fixpoint words (n : nat) : list (list letter) :=
  match n with O => [[]] | S n => flat_map (fun w => map (fun s => s :: w) letters) (words n) end.

Lemma in_words w : In w (words (length w)).
Proof.
  induction w as [|s w IH]; simpl; [auto|]. apply in_flat_map. exists w. split; [exact IH|].
  destruct s; simpl; tauto.
Qed.

Fixpoint b_letters (w : list letter) : Z :=
  match w with [] => 0 | s :: w => (match s with b_plus | b_minus => 1 | _ => 0 end) + b_letters w end.

(* The facts about words of 3 to 7 letters: if x comes back, |y| is at most the number of letters
   b; with letters b alone y does not come back; otherwise at least two are not b, and if y
   comes back too z is neither 0 nor as much as 4. *)
Definition word_checked (w : list letter) : bool :=
  let '(x, y, z) := word_product w in
  negb (reduced w) || ((Z.abs x <=? Z.of_nat (length w)) && (Z.abs y <=? b_letters w) &&
    (if b_letters w =? Z.of_nat (length w) then negb (y =? 0) && (x =? 0) && (z =? 0)
     else negb (x =? 0) || (b_letters w <=? Z.of_nat (length w) - 2) && (negb (y =? 0) || negb (z =? 0) && (Z.abs z <? 4)))).

Lemma words_checked : forallb word_checked (flat_map words [3; 4; 5; 6; 7]%nat) = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Lemma word_right w : (3 <= length w <= 7)%nat -> word_checked w = true.
Proof.
  intros L. pose proof words_checked as H. rewrite forallb_forall in H. apply H. apply in_flat_map. exists (length w).
  split; [simpl; lia|apply in_words].
Qed.

Lemma last_next {A} (v : A) p u : last (v :: p) u = last p v.
Proof.
  revert v u. induction p as [|x p IH]; intros v u; [reflexivity|]. change (last (x :: p) u = last (x :: p) v). rewrite !IH. reflexivity.
Qed.

Section Girth.
Variables c k l : Z.
Hypothesis Hc : 4 <= c.
Hypothesis Hk : 1 <= k.
Hypothesis Hl : 1 <= l.
Notation G := (Gamma c k l).
Notation times := (gamma_times c k l).
Notation address := (gamma_address c k l).
Notation inside := (gamma_in c k l).

Lemma four_ck : 4 <= c * k. Proof. nia. Qed.
Lemma four_cl : 4 <= c * l. Proof. nia. Qed.

(* A reduced word of fewer letters than the least of ck, cl+2 and 8 is not the identity. *)
Lemma short_words w : (3 <= length w)%nat -> Z.of_nat (length w) < c * k -> Z.of_nat (length w) < c * l + 2 ->
  Z.of_nat (length w) < 8 -> reduced w = true -> ~ same_address c k l (word_product w) (0, 0, 0).
Proof.
  intros L3 LK LL L8 R. pose proof (word_right w ltac:(lia)) as W. unfold word_checked in W. rewrite R in W.
  destruct (word_product w) as [[x y] z]. cbn [negb orb] in W. rewrite !andb_true_iff in W. destruct W as [[A B] W].
  apply Z.leb_le in A, B. pose proof four_ck. pose proof four_cl. intros (p & q & d & E1 & E2 & E3).
  assert (p = 0) by (assert (p <= -1 \/ p = 0 \/ 1 <= p) by lia; nia). assert (x = 0) by lia.
  assert (q = c * d - z) by lia.
  destruct (Z.eqb_spec (b_letters w) (Z.of_nat (length w))) as [E|E].
  - rewrite !andb_true_iff, negb_true_iff, !Z.eqb_eq, Z.eqb_neq in W. destruct W as [[Y _] Z0].
    assert (Eq : q = c * d) by lia. subst q. assert (d <= -1 \/ d = 0 \/ 1 <= d) as [D|[D|D]] by lia; subst; nia.
  - rewrite orb_true_iff, andb_true_iff, orb_true_iff, andb_true_iff, !negb_true_iff, !Z.eqb_neq, Z.leb_le, Z.ltb_lt in W.
    destruct W as [W|[W1 W2]]; [lia|].
    assert (q = 0) by (assert (q <= -1 \/ q = 0 \/ 1 <= q) by lia; nia). assert (y = 0) by lia.
    destruct W2 as [W2|[W2 W3]]; [lia|]. assert (z = c * d) by lia.
    assert (d <= -1 \/ d = 0 \/ 1 <= d) by lia. nia.
Qed.

(* ---------- The word of a cycle ---------- *)

Lemma letter_of u v : adj G u v -> exists s, v = times u (step_of s).
Proof.
  intros A. apply gamma_adj in A; try lia. destruct A as (_ & s & S & ->).
  destruct S as [<-|[<-|[<-|[<-|[]]]]]; [exists a_plus|exists a_minus|exists b_plus|exists b_minus]; reflexivity.
Qed.

(* Along a path the word's letters lead from vertex to vertex, and if no vertex is two before
   another the word is reduced. *)
Fixpoint no_return (p : list (vertex G)) : Prop :=
  match p with
  | u :: ((_ :: v :: _) as rest) => u <> v /\ no_return rest
  | _ => True
  end.

Lemma path_word p : forall u, inside u -> path G (u :: p) -> no_return (u :: p) ->
  exists w, length w = length p /\ last p u = times u (word_product w) /\ reduced w = true /\
    match p, w with v :: _, s :: _ => v = times u (step_of s) | _, _ => True end.
Proof.
  induction p as [|v p IH]; intros u U P N.
  - exists []. simpl. split; [reflexivity|]. split; [symmetry; apply times_one; auto; lia|auto].
  - destruct P as [A P]. destruct (letter_of u v A) as (s & E).
    assert (V : inside v) by (apply gamma_vertex, (adj_right A)).
    assert (N' : no_return (v :: p)) by (destruct p; [exact I|apply N]).
    destruct (IH v V P N') as (w & L & F & R & M). exists (s :: w). split; [simpl; congruence|]. split; [|split; [|exact E]].
    + rewrite last_next.
      rewrite F, E. simpl word_product. unfold gamma_times at 2. rewrite times_address_left by lia. rewrite triple_times_assoc. reflexivity.
    + destruct w as [|t w]; [reflexivity|]. destruct p as [|x p]; [discriminate L|]. change (negb (same_letter t (opposite_letter s)) && reduced (t :: w) = true). rewrite R, andb_true_r, negb_true_iff.
      destruct (same_letter t (opposite_letter s)) eqn:Q; [exfalso|reflexivity].
      destruct N as [D _]. apply D. subst x. rewrite E. symmetry. apply back; try lia; [exact U|].
      destruct s, t; try discriminate Q; reflexivity.
Qed.

Lemma no_return_by (L : list (vertex G)) : (forall x a b d y, L = x ++ a :: b :: d :: y -> a <> d) -> no_return L.
Proof.
  induction L as [|u [|v [|w L]] IH]; intros H; try exact I. split; [apply (H [] u v w L); reflexivity|].
  apply IH. intros x a b d y E. apply (H (u :: x) a b d y). rewrite E. reflexivity.
Qed.

Lemma no_return_cycle u (p : list (vertex G)) : NoDup (u :: p) -> 2 <= Z.of_nat (length p) -> no_return (u :: p ++ [u]).
Proof.
  intros N L. apply no_return_by. intros x a b d y E.
  destruct y as [|t y _] using rev_ind.
  - change (u :: p ++ [u]) with ((u :: p) ++ [u]) in E. replace (x ++ [a; b; d]) with ((x ++ [a; b]) ++ [d]) in E by (rewrite <- app_assoc; reflexivity).
    apply app_inj_tail in E. destruct E as [E <-]. intros ->. destruct x as [|x0 x].
    + injection E as ->. simpl in L. lia.
    + injection E as -> ->. inversion N; subst. apply H1, in_or_app. right. left. reflexivity.
  - change (u :: p ++ [u]) with ((u :: p) ++ [u]) in E.
    replace (x ++ a :: b :: d :: y ++ [t]) with ((x ++ a :: b :: d :: y) ++ [t]) in E by (rewrite <- app_assoc; reflexivity).
    apply app_inj_tail in E. destruct E as [E _]. rewrite E in N. intros ->. apply NoDup_remove_2 in N. apply N, in_or_app. right. right. left. reflexivity.
Qed.

Lemma path_closed u (p : list (vertex G)) : path G (u :: p) -> adj G (last p u) u -> path G (u :: p ++ [u]).
Proof.
  assert (K : forall p v, path G (v :: p) -> adj G (last p v) u -> path G (v :: p ++ [u])).
  { induction p0 as [|x q IH]; intros v P A; [simpl; auto|]. destruct P as [B P]. cbn [app]. split; [exact B|].
    apply IH; [exact P|]. rewrite <- (last_next x q v). exact A. }
  intros P A. apply (K p u P A).
Qed.

Lemma girth_least u p : cycle G u p -> Z.min (Z.min (c * k) (c * l + 2)) 8 <= Z.of_nat (length (u :: p)).
Proof.
  intros (L & N & P & A). destruct (Z_le_dec (Z.min (Z.min (c * k) (c * l + 2)) 8) (Z.of_nat (length (u :: p)))) as [D|D]; [exact D|exfalso].
  assert (U : inside u) by (apply gamma_vertex, (adj_right A)).
  destruct (path_word (p ++ [u]) u U) as (w & Lw & E & R & _); [apply path_closed; auto|apply no_return_cycle; auto|].
  rewrite last_last in E. rewrite app_length in Lw. simpl length in *. apply (short_words w); try lia; [exact R|].
  apply (times_fixed c k l u); auto; lia.
Qed.

(* ---------- Cycles that are as short ---------- *)

Lemma a_link x y z : inside (x, y, z) -> adj G (x, y, z) ((x + 1) mod (c * k), y, (z + y) mod c).
Proof.
  intros P. apply gamma_adj; try lia. split; [exact P|]. exists (1, 0, 0). split; [simpl; auto|].
  destruct (links_by_product c k l x y z) as (E & _). rewrite E. destruct P as (X & Y & Z). simpl.
  rewrite (Z.mod_small y), (Z.div_small y), Z.add_0_r by lia. reflexivity.
Qed.

Lemma b_link x y z : inside (x, y, z) -> adj G (x, y, z) (x, (y + 1) mod (c * l), (z + (y + 1) / (c * l)) mod c).
Proof.
  intros P. apply gamma_adj; try lia. split; [exact P|]. exists (0, 1, 0). split; [simpl; auto|].
  destruct (links_by_product c k l x y z) as (_ & _ & E & _). rewrite E. destruct P as (X & Y & Z). simpl.
  rewrite (Z.mod_small x) by lia. reflexivity.
Qed.

(* A cycle given by a function. *)
Lemma cycle_by (f : Z -> vertex G) n : 3 <= n -> (forall i, 0 <= i < n - 1 -> adj G (f i) (f (i + 1))) -> adj G (f (n - 1)) (f 0) ->
  (forall i j, 0 <= i < n -> 0 <= j < n -> f i = f j -> i = j) -> exists u p, cycle G u p /\ Z.of_nat (length (u :: p)) = n.
Proof.
  intros N A B I.
  assert (C : map f (zrange n) = f 0 :: map f (map Z.of_nat (seq 1 (Z.to_nat (n - 1))))).
  { unfold zrange. replace (Z.to_nat n) with (S (Z.to_nat (n - 1))) by lia. reflexivity. }
  exists (f 0), (map f (map Z.of_nat (seq 1 (Z.to_nat (n - 1))))). rewrite <- C, map_length, length_zrange by lia.
  split; [|reflexivity]. split; [rewrite !map_length, seq_length; lia|]. split; [|split].
  - rewrite <- C. apply NoDup_map_inj; [|apply NoDup_zrange]. intros i j X Y E. apply in_zrange in X, Y. apply I; auto.
  - rewrite <- C. unfold zrange.
    assert (K : forall m s, (0 <= s)%nat -> Z.of_nat (s + m) <= n -> path G (map f (map Z.of_nat (seq s m)))).
    { induction m as [|m IH]; intros s S0 L; [exact Logic.I|]. destruct m as [|m]; [exact Logic.I|]. cbn [seq map path]. split.
      - replace (Z.of_nat (S s)) with (Z.of_nat s + 1) by lia. apply A. lia.
      - apply (IH (S s)); lia. }
    apply K; lia.
  - replace (Z.to_nat (n - 1)) with (S (Z.to_nat (n - 2))) by lia. rewrite seq_S, !map_app. cbn [map]. rewrite last_last.
    replace (Z.of_nat (1 + Z.to_nat (n - 2))) with (n - 1) by lia. exact B.
Qed.

Lemma cycle_ck : exists u p, cycle G u p /\ Z.of_nat (length (u :: p)) = c * k.
Proof.
  pose proof four_ck. pose proof four_cl. apply (cycle_by (fun i => (i, 0, 0) : vertex G)); [lia| | |].
  - intros i I. pose proof (a_link i 0 0 ltac:(simpl; lia)) as A. rewrite (mod_same (i + 1)), Z.mod_0_l in A by lia. exact A.
  - pose proof (a_link (c * k - 1) 0 0 ltac:(simpl; lia)) as A. replace (c * k - 1 + 1) with (c * k) in A by lia.
    rewrite Z.mod_same, Z.mod_0_l in A by lia. exact A.
  - intros i j _ _ E. injection E as E. exact E.
Qed.

(* (0,0,0), (1,0,0), (1,1,0), and (0,y,c-1) for y = 1, ..., cl-1. *)
Lemma cycle_cl : exists u p, cycle G u p /\ Z.of_nat (length (u :: p)) = c * l + 2.
Proof.
  pose proof four_ck. pose proof four_cl.
  apply (cycle_by (fun i => (if i =? 0 then (0, 0, 0) else if i =? 1 then (1, 0, 0) else if i =? 2 then (1, 1, 0) else (0, i - 2, c - 1)) : vertex G)); [lia| | |].
  - intros i I. assert (i = 0 \/ i = 1 \/ i = 2 \/ 3 <= i) as [->|[->|[->|J]]] by lia; cbn.
    + pose proof (a_link 0 0 0 ltac:(simpl; lia)) as A. rewrite (mod_same (0 + 1)), Z.mod_0_l in A by lia. exact A.
    + pose proof (b_link 1 0 0 ltac:(simpl; lia)) as A. rewrite (mod_same (0 + 1)), (Z.div_small (0 + 1)), Z.mod_0_l in A by lia. exact A.
    + apply adj_sym. pose proof (a_link 0 1 (c - 1) ltac:(simpl; lia)) as A. rewrite (mod_same (0 + 1)) in A by lia.
      replace (c - 1 + 1) with c in A by lia. rewrite Z.mod_same in A by lia. exact A.
    + destruct (Z.eqb_spec i 0), (Z.eqb_spec i 1), (Z.eqb_spec i 2), (Z.eqb_spec (i + 1) 0), (Z.eqb_spec (i + 1) 1), (Z.eqb_spec (i + 1) 2); try lia.
      pose proof (b_link 0 (i - 2) (c - 1) ltac:(simpl; lia)) as A. rewrite (mod_same (i - 2 + 1)), (Z.div_small (i - 2 + 1)), Z.add_0_r, (mod_same (c - 1)) in A by lia.
      replace (i + 1 - 2) with (i - 2 + 1) by lia. exact A.
  - destruct (Z.eqb_spec (c * l + 2 - 1) 0), (Z.eqb_spec (c * l + 2 - 1) 1), (Z.eqb_spec (c * l + 2 - 1) 2); try lia. cbn.
    pose proof (b_link 0 (c * l - 1) (c - 1) ltac:(simpl; lia)) as A. replace (c * l - 1 + 1) with (c * l) in A by lia.
    rewrite Z.mod_same, Z.div_same in A by lia. replace (c - 1 + 1) with c in A by lia. rewrite Z.mod_same in A by lia.
    replace (c * l + 2 - 1 - 2) with (c * l - 1) by lia. exact A.
  - intros i j I J. destruct (Z.eqb_spec i 0), (Z.eqb_spec i 1), (Z.eqb_spec i 2), (Z.eqb_spec j 0), (Z.eqb_spec j 1), (Z.eqb_spec j 2);
      intros E; first [lia | injection E; lia].
Qed.

(* An eight: a square to the right and one to the left, below. *)
Lemma cycle_8 : exists u p, cycle G u p /\ Z.of_nat (length (u :: p)) = 8.
Proof.
  pose proof four_ck. pose proof four_cl.
  set (C := [(0, 0, 0); (1, 0, 0); (1, 1, 0); (0, 1, c - 1); (0, 0, c - 1); (0, c * l - 1, c - 2); (c * k - 1, c * l - 1, c - 1); (c * k - 1, 0, 0)] : list (vertex G)).
  exists (0, 0, 0), (tl C). split; [|reflexivity].
  assert (A1 : adj G (0, 0, 0) (1, 0, 0)).
  { pose proof (a_link 0 0 0 ltac:(simpl; lia)) as A. rewrite (mod_same (0 + 1)), Z.mod_0_l in A by lia. exact A. }
  assert (A2 : adj G (1, 0, 0) (1, 1, 0)).
  { pose proof (b_link 1 0 0 ltac:(simpl; lia)) as A. rewrite (mod_same (0 + 1)), (Z.div_small (0 + 1)), Z.mod_0_l in A by lia. exact A. }
  assert (A3 : adj G (1, 1, 0) (0, 1, c - 1)).
  { apply adj_sym. pose proof (a_link 0 1 (c - 1) ltac:(simpl; lia)) as A. rewrite (mod_same (0 + 1)) in A by lia.
    replace (c - 1 + 1) with c in A by lia. rewrite Z.mod_same in A by lia. exact A. }
  assert (A4 : adj G (0, 1, c - 1) (0, 0, c - 1)).
  { apply adj_sym. pose proof (b_link 0 0 (c - 1) ltac:(simpl; lia)) as A. rewrite (mod_same (0 + 1)), (Z.div_small (0 + 1)), Z.add_0_r, (mod_same (c - 1)) in A by lia. exact A. }
  assert (A5 : adj G (0, 0, c - 1) (0, c * l - 1, c - 2)).
  { apply adj_sym. pose proof (b_link 0 (c * l - 1) (c - 2) ltac:(simpl; lia)) as A. replace (c * l - 1 + 1) with (c * l) in A by lia.
    rewrite Z.mod_same, Z.div_same in A by lia. replace (c - 2 + 1) with (c - 1) in A by lia. rewrite (mod_same (c - 1)) in A by lia. exact A. }
  assert (A6 : adj G (0, c * l - 1, c - 2) (c * k - 1, c * l - 1, c - 1)).
  { apply adj_sym. pose proof (a_link (c * k - 1) (c * l - 1) (c - 1) ltac:(simpl; lia)) as A. replace (c * k - 1 + 1) with (c * k) in A by lia.
    rewrite Z.mod_same in A by lia. replace ((c - 1 + (c * l - 1)) mod c) with (c - 2) in A; [exact A|].
    replace (c - 1 + (c * l - 1)) with (c - 2 + l * c) by ring. rewrite Z.mod_add by lia. symmetry. apply mod_same. lia. }
  assert (A7 : adj G (c * k - 1, c * l - 1, c - 1) (c * k - 1, 0, 0)).
  { pose proof (b_link (c * k - 1) (c * l - 1) (c - 1) ltac:(simpl; lia)) as A. replace (c * l - 1 + 1) with (c * l) in A by lia.
    rewrite Z.mod_same, Z.div_same in A by lia. replace (c - 1 + 1) with c in A by lia. rewrite Z.mod_same in A by lia. exact A. }
  assert (A8 : adj G (c * k - 1, 0, 0) (0, 0, 0)).
  { pose proof (a_link (c * k - 1) 0 0 ltac:(simpl; lia)) as A. replace (c * k - 1 + 1) with (c * k) in A by lia.
    rewrite Z.mod_same, Z.mod_0_l in A by lia. exact A. }
  split; [simpl; lia|]. split; [|split; [simpl; tauto|exact A8]].
  repeat (constructor; [simpl; intros F; repeat (destruct F as [F|F]; [injection F; lia|]); exact F|]). constructor.
Qed.

Theorem gamma_girth : girth G (Z.min (Z.min (c * k) (c * l + 2)) 8).
Proof.
  split; [|intros u p; apply girth_least].
  assert (M : Z.min (Z.min (c * k) (c * l + 2)) 8 = c * k \/ Z.min (Z.min (c * k) (c * l + 2)) 8 = c * l + 2 \/ Z.min (Z.min (c * k) (c * l + 2)) 8 = 8) by lia.
  destruct M as [-> |[-> | ->]]; [apply cycle_ck|apply cycle_cl|apply cycle_8].
Qed.

End Girth.

Theorem supertoroidal_bipartite_girth : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  (bipartite (Gamma c k l) <-> (c * k) mod 2 = 0 /\ (c * l) mod 2 = 0) /\ girth (Gamma c k l) (Z.min (Z.min (c * k) (c * l + 2)) 8).
Proof.
  intros c k l C E K L. split; [|apply gamma_girth; auto]. split.
  - intros _. split; rewrite Z.mul_mod, E by lia; reflexivity.
  - intros _. apply gamma_bipartite; auto; lia.
Qed.
