(* Of a set that may be chosen: automorphisms split the proof that no set violates a sentence into two cases. Either a
   member is in the set; or it is not, and none is to which the automorphisms take it. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray Permutation.
From Topocert Require Import CheckGraph CheckSymmetry Walk WordSays WordBags WordNumbers WordNets WordImages WordValue WordMoves Firsts WordOrbits.
Import ListNotations.
Open Scope Z_scope.

(* Members, by their positions, that are in the set, or are not. *)
Definition told_members := list (int * bool).

Definition agrees (told : told_members) (p : list int) : Prop := forall i b, In (i, b) told -> (In i p <-> b = true).

Definition is_told (told : told_members) (e : int * bool) : bool := existsb (fun f => Uint63.eqb (fst e) (fst f) && Bool.eqb (snd e) (snd f)) told.

(* Where some maps take a position, one after the other. *)
Fixpoint orbit_from (fuel : nat) (maps : list (array int)) (queue orbit : list int) : list int :=
  match fuel, queue with
  | S fuel, i :: queue =>
    let new := fold_left (fun new m => let j := m.[i] in if among j orbit || among j new then new else new ++ [j]) maps [] in
    orbit_from fuel maps (queue ++ new) (orbit ++ new)
  | _, _ => orbit
  end.

(* What may be chosen for the sets of a sentence's first variable; its members are in t, at positions. *)
Record chosen_sets := ChosenSets { members_in : array (list worth); positions : list int; at_most : Z }.

Definition sets_chosen (e : list worth) (a : expression) (most : bounded) : option chosen_sets :=
  match set_of (value e a), bound e most with
  | Some l, Some most =>
    match listed_in [] (alone l) with
    | Some t => Some (ChosenSets t (positions_from 0%uint63 (alone l)) (most_members most l))
    | None => None
    end
  | _, _ => None
  end.

(* The positions that are false in the second case, where automorphisms of network r split at one. *)
Definition split_orbit (roots : list plain) (r : int) (fs : list (int -> int)) (e : list worth) (c : chosen_sets) (told : told_members) (at_ : int) : option (list int) :=
  match (if Uint63.ltb r 4096 then nth_error roots (Z.to_nat (to_Z r)) else None) with
  | None => None
  | Some P =>
    let mask := mask_of (positions c) in let h := hashed mask (members_in c) (positions c) in
    match all_there (map (fun f => image_positions r P f (members_in c) mask h (positions c)) fs) with
    | None => None
    | Some maps =>
      let orbit := orbit_from (List.length (positions c)) maps [at_] [at_] in
      if symmetries_check P fs && forallb (fun f => forallb (stays r P f) e) fs && among at_ (positions c) &&
        forallb (fun m => same_key (ordered_up (map (fun i => m.[i]) (positions c))) (positions c) &&
          forallb (fun l => among (fst l) (positions c) && is_told told (m.[fst l], snd l)) told) maps &&
        negb (existsb (fun i => is_told told (i, true) || is_told told (i, false)) orbit)
      then Some orbit else None
    end
  end.

Lemma is_told_in told i b : is_told told (i, b) = true -> In (i, b) told.
Proof.
  unfold is_told; rewrite existsb_exists; intros ([j c] & I & E); apply andb_prop in E; simpl in E; destruct E as [E F].
  apply int_eqb_eq in E; apply Bool.eqb_prop in F; subst; exact I.
Qed.

(* Reached by maps of positions. *)
Inductive position_reaches (maps : list (array int)) (i : int) : int -> Prop :=
| position_itself : position_reaches maps i i
| position_on j m : position_reaches maps i j -> In m maps -> position_reaches maps i m.[j].

Lemma orbit_from_reached maps i fuel : forall queue orbit, (forall j, In j queue -> position_reaches maps i j) -> (forall j, In j orbit -> position_reaches maps i j) ->
  forall j, In j (orbit_from fuel maps queue orbit) -> position_reaches maps i j.
Proof.
  induction fuel as [|fuel IH]; intros queue orbit Q O j J; [apply O, J|]; destruct queue as [|q queue]; [apply O, J|]; cbn [orbit_from] in J; cbv zeta in J.
  set (new := fold_left _ _ _) in J.
  assert (N : forall x, In x new -> position_reaches maps i x).
  { assert (X : forall l start, (forall m, In m l -> In m maps) -> (forall x, In x start -> position_reaches maps i x) ->
      forall x, In x (fold_left (fun new m => let j := m.[q] in if among j orbit || among j new then new else new ++ [j]) l start) -> position_reaches maps i x).
    { induction l as [|m l IHl]; intros start M S x X; [apply S, X|]; cbn [fold_left] in X; cbv zeta in X; apply IHl in X; [exact X | intros m' I; apply M; right; exact I|].
      destruct (_ || _); [exact S|]; intros y Y; apply in_app_or in Y; destruct Y as [Y|[<-|[]]]; [apply S, Y|]; apply position_on; [apply Q; left; reflexivity | apply M; left; reflexivity]. }
    apply (X maps []); [auto | intros x []]. }
  apply (IH (queue ++ new) (orbit ++ new)); [| |exact J]; intros x X; apply in_app_or in X; destruct X as [X|X]; auto; apply Q; right; exact X.
Qed.

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

Section Split.
Variables (roots : list plain) (e : list worth) (k : quantifier) (a : expression) (most : bounded) (only body : expression) (c : chosen_sets).
Hypothesis good : Forall good_plain roots.
Hypothesis opened : roots_named roots e.
Hypothesis sets : sets_chosen e a most = Some c.

Definition set_under (p : list int) : option bool := truth_under e k only body (set_values (members_in c) p).

(* All sets with what is told are as they are to be. *)
Definition case_shown (told : told_members) : Prop :=
  forall p, within p (positions c) -> Z.of_nat (List.length p) <= at_most c -> agrees told p -> set_under p = Some (of_none k).

Lemma chosen_list : exists l, set_of (value e a) = Some l /\ listed_in [] (alone l) = Some (members_in c) /\ positions c = positions_from 0%uint63 (alone l) /\
  exists m, bound e most = Some m /\ at_most c = most_members m l.
Proof.
  unfold sets_chosen in sets; destruct (set_of (value e a)) as [l|]; [|discriminate]; destruct (bound e most) as [m|]; [|discriminate].
  destruct (listed_in [] (alone l)) as [t|] eqn:T; [|discriminate]; injection sets as <-; exists l; repeat split; auto; exists m; auto.
Qed.

Theorem no_case_left : is_all_or_some k = true -> case_shown [] -> truth (value e (Quantify_ k 1 (Sets a most) only body)) = Some (of_none k).
Proof.
  intros K H; destruct chosen_list as (l & A & T & E & m & B & M); simpl; rewrite A, B; fold (most_members m l); destruct (most_members m l <? 0) eqn:N; [destruct k; try discriminate K; reflexivity|]; apply Z.ltb_ge in N.
  assert (Y : forall s, within s l -> Z.of_nat (List.length s) <= Z.max 0 (most_members m l) -> guarded k (truth (value ([Set_ s] ++ e) only)) (fun _ => truth (value ([Set_ s] ++ e) body)) = Some (of_none k)).
  { intros s I J; destruct (parts_alone l _ T) as [L _]; rewrite <- L in I; apply within_map in I; destruct I as (p & I & ->); rewrite map_length in J.
    apply H; [rewrite E; exact I | rewrite M; lia | intros i b []]. }
  destruct k; try discriminate K; simpl chosen; rewrite truth_said; apply over_sets_all; exact Y.
Qed.

Lemma split_reached r P fs told at_ maps : named roots r P -> symmetries_check P fs = true -> forallb (fun f => forallb (stays r P f) e) fs = true ->
  (forall m, In m maps -> exists f, In f fs /\ forall i, In i (positions c) -> In m.[i] (positions c) /\ moved r P f (part_at (members_in c) i) (part_at (members_in c) m.[i])) ->
  (forall m, In m maps -> Permutation (map (fun i => m.[i]) (positions c)) (positions c)) ->
  (forall m i b, In m maps -> In (i, b) told -> In i (positions c) /\ In (m.[i], b) told) -> In at_ (positions c) ->
  case_shown (told ++ [(at_, true)]) ->
  forall j, position_reaches maps at_ j -> In j (positions c) /\
    forall p, within p (positions c) -> Z.of_nat (List.length p) <= at_most c -> agrees told p -> In j p -> set_under p = Some (of_none k).
Proof.
  intros R C S M B F A H j J; unfold symmetries_check in C; rewrite forallb_forall in C, S.
  assert (N : NoDup (positions c)).
  { destruct chosen_list as (l & _ & T & -> & _); apply positions_once; apply listed_in_short in T; change (to_Z 0) with 0; lia. }
  induction J as [|j m J [I IH] Im].
  - split; [exact A|]; intros p W L G Ip; apply H; auto; intros i b Y; apply in_app_or in Y; destruct Y as [Y|[Y|[]]]; [apply G, Y | injection Y as <- <-; tauto].
  - destruct (M m Im) as (f & Ff & Mf); split; [apply Mf, I|]; intros p W L G Ip.
    set (q := filter (fun i => among m.[i] p) (positions c)).
    assert (X : Permutation (map (fun i => m.[i]) q) p).
    { unfold q; rewrite (filter_map (fun i => m.[i]) (fun i => among i p)), (filter_permuted _ _ _ (B m Im)), (filter_within p _ N W); reflexivity. }
    assert (Q : forall i, In i q <-> In i (positions c) /\ In m.[i] p) by (intros i; unfold q; rewrite filter_In, among_spec; reflexivity).
    assert (Y : set_under q = Some (of_none k)).
    { apply IH.
      - apply within_filter.
      - rewrite <- (map_length (fun i => m.[i])), (Permutation_length X); exact L.
      - intros i b T; destruct (F m i b Im T) as [Pi T']; rewrite Q; pose proof (G _ _ T'); tauto.
      - apply Q; split; [exact I | exact Ip]. }
    rewrite <- Y; unfold set_under; symmetry; apply (under_moved roots r P fs e good R C opened S k only body f); [exact Ff|].
    apply one_moved; simpl; apply (bag_right _ _ (map (part_at (members_in c)) (map (fun i => m.[i]) q))); [apply Permutation_map, X|].
    rewrite map_map; apply bag_same_order.
    assert (Z : forall i, In i q -> In i (positions c)) by (intros i Z; apply Q, Z).
    clear -Mf Z; induction q as [|i q IH]; simpl; [apply Forall2_nil | apply Forall2_cons; [apply Mf, Z; left; reflexivity | apply IH; intros x X; apply Z; right; exact X]].
Qed.

Theorem split_shown r fs told at_ orbit : split_orbit roots r fs e c told at_ = Some orbit ->
  case_shown (told ++ [(at_, true)]) -> case_shown (told ++ map (fun i => (i, false)) orbit) -> case_shown told.
Proof.
  unfold split_orbit; destruct (Uint63.ltb r 4096); [|discriminate]; destruct (nth_error roots _) as [P|] eqn:R; [|discriminate]; cbv zeta.
  destruct (all_there _) as [maps|] eqn:M; [|discriminate]; set (o := orbit_from _ _ _ _); destruct (_ && _) eqn:C; [|discriminate]; intros E; injection E as <-.
  rewrite !andb_true_iff in C; destruct C as [[[[C S] A] B] _]; apply among_spec in A; rewrite forallb_forall in B.
  intros Yes No p W L G; destruct (existsb (fun i => among i p) o) eqn:X.
  - apply existsb_exists in X; destruct X as (j & J & X); apply among_spec in X.
    assert (Rj : position_reaches maps at_ j) by (revert J; apply orbit_from_reached; intros i [<-|[]]; constructor).
    refine (proj2 (split_reached r P fs told at_ maps R C S _ _ _ A Yes j Rj) p W L G X).
    + intros m Im; destruct (all_there_each _ _ _ M m Im) as (f & Ff & Ef); exists f; split; [exact Ff|].
      destruct chosen_list as (l & _ & T & EP & _); rewrite EP in Ef |- *; apply (parts_move roots r P l _ f _ _ m T Ef).
    + intros m Im; specialize (B m Im); apply andb_prop in B; destruct B as [B _]; apply same_key_is in B; etransitivity; [apply ordered_up_permuted | rewrite B; reflexivity].
    + intros m i b Im T; specialize (B m Im); apply andb_prop in B; destruct B as [_ B]; rewrite forallb_forall in B; specialize (B _ T); apply andb_prop in B; destruct B as [B1 B2].
      split; [apply among_spec, B1 | apply is_told_in, B2].
  - apply No; [exact W | exact L|]; intros i b T; apply in_app_or in T; destruct T as [T|T]; [apply G, T|].
    apply in_map_iff in T; destruct T as (j & T & J); injection T as <- <-; split; [|discriminate]; intros I.
    assert (Y : existsb (fun i => among i p) o = true) by (apply existsb_exists; exists j; split; [exact J | apply among_spec, I]); congruence.
Qed.

End Split.
