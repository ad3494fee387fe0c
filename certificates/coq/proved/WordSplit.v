(* Of a set, or a map, that may be chosen: automorphisms split the proof that none violates a sentence into two cases.
   Either something is so of what is chosen: that a member is in the set, or that the map has a value at a key; or
   that is not so, and nothing is to which the automorphisms take it. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray Permutation.
From Topocert Require Import CheckGraph CheckSymmetry Walk WordSays WordBags WordNumbers WordNets WordImages WordValue WordMoves Firsts WordOrbits.
Import ListNotations.
Open Scope Z_scope.

(* What is so of what is chosen, and what is not. *)
Definition told_so := list (int * bool).

Definition is_told (told : told_so) (e : int * bool) : bool := existsb (fun f => Uint63.eqb (fst e) (fst f) && Bool.eqb (snd e) (snd f)) told.

Lemma is_told_in told i b : is_told told (i, b) = true -> In (i, b) told.
Proof.
  unfold is_told; rewrite existsb_exists; intros ([j c] & I & E); apply andb_prop in E; simpl in E; destruct E as [E F].
  apply int_eqb_eq in E; apply Bool.eqb_prop in F; subst; exact I.
Qed.

(* Where some maps take something, one after the other. *)
Fixpoint orbit_from (fuel : nat) (maps : list (array int)) (queue orbit : list int) : list int :=
  match fuel, queue with
  | S fuel, i :: queue =>
    let new := fold_left (fun new m => let j := m.[i] in if among j orbit || among j new then new else new ++ [j]) maps [] in
    orbit_from fuel maps (queue ++ new) (orbit ++ new)
  | _, _ => orbit
  end.

Inductive so_reaches (maps : list (array int)) (i : int) : int -> Prop :=
| so_itself : so_reaches maps i i
| so_on j m : so_reaches maps i j -> In m maps -> so_reaches maps i m.[j].

Lemma orbit_from_reached maps i fuel : forall queue orbit, (forall j, In j queue -> so_reaches maps i j) -> (forall j, In j orbit -> so_reaches maps i j) ->
  forall j, In j (orbit_from fuel maps queue orbit) -> so_reaches maps i j.
Proof.
  induction fuel as [|fuel IH]; intros queue orbit Q O j J; [apply O, J|]; destruct queue as [|q queue]; [apply O, J|]; cbn [orbit_from] in J; cbv zeta in J.
  set (new := fold_left _ _ _) in J.
  assert (N : forall x, In x new -> so_reaches maps i x).
  { assert (X : forall l start, (forall m, In m l -> In m maps) -> (forall x, In x start -> so_reaches maps i x) ->
      forall x, In x (fold_left (fun new m => let j := m.[q] in if among j orbit || among j new then new else new ++ [j]) l start) -> so_reaches maps i x).
    { induction l as [|m l IHl]; intros start M S x X; [apply S, X|]; cbn [fold_left] in X; cbv zeta in X; apply IHl in X; [exact X | intros m' I; apply M; right; exact I|].
      destruct (_ || _); [exact S|]; intros y Y; apply in_app_or in Y; destruct Y as [Y|[<-|[]]]; [apply S, Y|]; apply so_on; [apply Q; left; reflexivity | apply M; left; reflexivity]. }
    apply (X maps []); [auto | intros x []]. }
  apply (IH (queue ++ new) (orbit ++ new)); [| |exact J]; intros x X; apply in_app_or in X; destruct X as [X|X]; auto; apply Q; right; exact X.
Qed.

Section Cases.
(* What can be so; what can be chosen; what is so of it; what is said of it, and should be. *)
Variables (all_so : list int) (valid : list int -> Prop) (holds : list int -> int -> bool) (under : list int -> option bool) (want : option bool).

Definition agrees (told : told_so) (p : list int) : Prop := forall i b, In (i, b) told -> holds p i = b.
Definition case_right (told : told_so) : Prop := forall p, valid p -> agrees told p -> under p = want.

Variable maps : list (array int).
(* For what is chosen, something else that was taken to it. *)
Hypothesis back : forall m p, In m maps -> valid p -> exists q, valid q /\ under q = under p /\ forall i, In i all_so -> holds q i = holds p m.[i].
Hypothesis inside : forall m i, In m maps -> In i all_so -> In m.[i] all_so.

Theorem cases_right told at_ orbit : In at_ all_so -> (forall m i b, In m maps -> In (i, b) told -> In i all_so /\ In (m.[i], b) told) ->
  (forall j, In j orbit -> so_reaches maps at_ j) ->
  case_right (told ++ [(at_, true)]) -> case_right (told ++ map (fun i => (i, false)) orbit) -> case_right told.
Proof.
  intros A F O Yes No p V G.
  assert (R : forall j, so_reaches maps at_ j -> In j all_so /\ forall p, valid p -> agrees told p -> holds p j = true -> under p = want).
  { intros j J; induction J as [|j m J [I IH] M].
    - split; [exact A|]; intros q W H T; apply Yes; [exact W|]; intros i b Y; apply in_app_or in Y; destruct Y as [Y|[Y|[]]]; [apply H, Y | injection Y as <- <-; exact T].
    - split; [apply inside; assumption|]; intros q W H T; destruct (back m q M W) as (q' & W' & <- & B); apply IH; [exact W' | | rewrite B; assumption].
      intros i b Y; destruct (F m i b M Y) as [Z Y']; rewrite B by exact Z; apply H, Y'. }
  destruct (existsb (holds p) orbit) eqn:X.
  - apply existsb_exists in X; destruct X as (j & J & X); apply (proj2 (R j (O j J)) p V G X).
  - apply No; [exact V|]; intros i b T; apply in_app_or in T; destruct T as [T|T]; [apply G, T|].
    apply in_map_iff in T; destruct T as (j & T & J); injection T as <- <-; destruct (holds p j) eqn:Y; [|reflexivity].
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

(* What is not so in the second case, where automorphisms of network r split. *)
Definition split_orbit (roots : list plain) (r : int) (fs : list (int -> int)) (e : list worth) (c : chosen_from) (told : told_so) (at_ : int) : option (list int) :=
  match (if Uint63.ltb r 4096 then nth_error roots (Z.to_nat (to_Z r)) else None) with
  | None => None
  | Some P =>
    if symmetries_check P fs && forallb (fun f => forallb (stays r P f) e) fs && among at_ (can_be_so c) then
      match choice_maps r P fs c with
      | Some maps =>
        let orbit := orbit_from (List.length (can_be_so c)) maps [at_] [at_] in
        if forallb (fun m => forallb (fun l => among (fst l) (can_be_so c) && is_told told (m.[fst l], snd l)) told) maps &&
          negb (existsb (fun i => is_told told (i, true) || is_told told (i, false)) orbit)
        then Some orbit else None
      | None => None
      end
    else None
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

Section Choice.
Variables (roots : list plain) (e : list worth) (k : quantifier) (r : over) (only body : expression) (c : chosen_from).
Hypothesis good : Forall good_plain roots.
Hypothesis opened : roots_named roots e.
Hypothesis choice : choice_at e r = Some c.

Definition choice_under (p : list int) : option bool := truth_under e k only body (chosen_values c p).

Definition case_shown (told : told_so) : Prop := case_right (can_be_chosen c) (so_of c) choice_under (Some (of_none k)) told.

Theorem no_case_left names : is_all_or_some k = true -> case_shown [] -> truth (value e (Quantify_ k names r only body)) = Some (of_none k).
Proof.
  intros K H; assert (H' : forall p, can_be_chosen c p -> truth_under e k only body (chosen_values c p) = Some (of_none k)) by (intros p V; apply (H p V); intros i b []); clear H.
  destruct r as [a|a most|a b]; [discriminate choice| |]; simpl in choice |- *.
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

(* ---------- Both cases ---------- *)

Section Split.
Variables (rr : int) (P : plain) (fs : list (int -> int)).
Hypothesis here : named roots rr P.
Hypothesis automorphisms : forall f, In f fs -> symmetry_check P f = true.
Hypothesis left_alone : forall f, In f fs -> forallb (stays rr P f) e = true.

Definition taken (m : array int) : Prop :=
  (forall p, can_be_chosen c p -> exists q, can_be_chosen c q /\ choice_under q = choice_under p /\ forall i, In i (can_be_so c) -> so_of c q i = so_of c p m.[i]) /\
  forall i, In i (can_be_so c) -> In m.[i] (can_be_so c).

Lemma sets_taken t positions most m f : c = From_sets t positions most -> NoDup positions -> In f fs ->
  (forall i, In i positions -> In m.[i] positions /\ moved rr P f (part_at t i) (part_at t m.[i])) -> is_bijection m positions = true -> taken m.
Proof.
  clear choice; unfold taken, choice_under; intros -> N F M B; apply bijection_permutes in B; split; simpl; [|intros i I; apply M, I]; intros p [W L].
  set (q := filter (fun i => among m.[i] p) positions).
  assert (X : Permutation (map (fun i => m.[i]) q) p).
  { unfold q; rewrite (filter_map (fun i => m.[i]) (fun i => among i p)), (filter_permuted _ _ _ B), (filter_within p _ N W); reflexivity. }
  assert (Q : forall i, In i q <-> In i positions /\ In m.[i] p) by (intros i; unfold q; rewrite filter_In, among_spec; reflexivity).
  exists q; split; [split|split].
  - apply within_filter.
  - rewrite <- (map_length (fun i => m.[i])), (Permutation_length X); exact L.
  - apply (under_moved roots rr P fs e good here automorphisms opened left_alone k only body f); [exact F|].
    apply one_moved; simpl; apply (bag_right _ _ (map (part_at t) (map (fun i => m.[i]) q))); [apply Permutation_map, X|].
    rewrite map_map; apply bag_same_order.
    assert (Z : forall i, In i q -> In i positions) by (intros i Z; apply Q, Z).
    clear -M Z; induction q as [|i q IH]; simpl; [apply Forall2_nil | apply Forall2_cons; [apply M, Z; left; reflexivity | apply IH; intros x X; apply Z; right; exact X]].
  - intros i I; apply eq_true_iff_eq; rewrite !among_spec, Q; tauto.
Qed.

Lemma maps_taken keys t u positions others pairs table m n o f : c = From_maps keys t u positions others pairs table -> NoDup positions -> different_parts keys = true ->
  map (part_at t) positions = keys -> In f fs ->
  (forall i, In i positions -> In m.[i] positions /\ moved rr P f (part_at t i) (part_at t m.[i])) ->
  (forall i, In i others -> In n.[i] others /\ moved rr P f (part_at u i) (part_at u n.[i])) ->
  is_bijection m positions = true -> is_bijection n others = true ->
  (forall i, In i (positions_from 0%uint63 pairs) -> In table.[i] pairs /\ In o.[i] (positions_from 0%uint63 pairs) /\ table.[o.[i]] = (m.[fst table.[i]], n.[snd table.[i]])) ->
  (forall i j, In (i, j) pairs <-> In i positions /\ In j others) -> NoDup others -> taken o.
Proof.
  clear choice; unfold taken, choice_under; intros -> N D K F M Nv B Bn O Pa No; apply bijection_permutes in B, Bn; split; simpl; [|intros i I; apply O, I]; intros p [L V]; rewrite Forall_forall in V.
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
  - apply (under_moved roots rr P fs e good here automorphisms opened left_alone k only body f); [exact F|].
    apply one_moved; unfold map_values; simpl; apply (pairs_moved roots rr P fs good here automorphisms f _ _ F).
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

Lemma choice_taken maps m : choice_maps rr P fs c = Some maps -> In m maps -> taken m.
Proof.
  intros E I; destruct r as [a|a most|a b]; [discriminate choice| |]; simpl in choice.
  - destruct (set_of (value e a)) as [l|]; [|discriminate]; destruct (bound e most) as [b|]; [|discriminate]; destruct (listed_in [] (alone l)) as [t|] eqn:T; [|discriminate].
    injection choice as C; rewrite <- C in E; unfold choice_maps in E; cbv zeta in E; destruct (all_there_each _ _ _ E m I) as (f & F & X).
    destruct (image_positions _ _ _ _ _ _ _) as [m'|] eqn:Y; [|discriminate]; destruct (is_bijection m' _) eqn:B; [|discriminate]; injection X as <-.
    apply (sets_taken t (positions_from 0%uint63 (alone l)) (most_members b l) m' f (eq_sym C)); [| exact F | apply (parts_move roots rr P l t f _ _ m' T Y) | exact B].
    apply positions_once; apply listed_in_short in T; change (to_Z 0) with 0; lia.
  - destruct (set_of (value e a)) as [x|]; [|discriminate]; destruct (set_of (value e b)) as [y|]; [|discriminate].
    destruct (listed_in [] (alone x)) as [t|] eqn:T; [|discriminate]; destruct (listed_in [] (alone y)) as [u|] eqn:U; [|discriminate]; cbv zeta in choice.
    destruct (different_parts x) eqn:D; [|discriminate]; set (positions := positions_from 0%uint63 (alone x)) in *; set (others := positions_from 0%uint63 (alone y)) in *; set (pairs := flat_map _ _) in *.
    destruct (listed_in (0%uint63, 0%uint63) pairs) as [table|] eqn:Ta; [|discriminate]; injection choice as C; rewrite <- C in E; unfold choice_maps in E; cbv zeta in E; destruct (all_there_each _ _ _ E m I) as (f & F & X).
    destruct (image_positions rr P f t _ _ _) as [m'|] eqn:Y; [|discriminate]; destruct (image_positions rr P f u _ _ _) as [n'|] eqn:Z; [|discriminate]; destruct (_ && _) eqn:B; [|discriminate]; apply andb_prop in B; destruct B as [B1 B2].
    unfold pairs_map in X; cbv zeta in X; set (o := fold_left _ _ _) in X; destruct (forallb _ _) eqn:O; [|discriminate]; injection X as <-; rewrite forallb_forall in O.
    pose proof (listed_in_right _ _ _ Ta) as R; pose proof (listed_in_short _ _ _ Ta) as S; pose proof (listed_in_short _ _ _ T) as S1; pose proof (listed_in_short _ _ _ U) as S2.
    apply (maps_taken x t u positions others pairs table m' n' o f (eq_sym C)); try assumption.
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

End Split.

Theorem split_shown rr fs told at_ orbit : split_orbit roots rr fs e c told at_ = Some orbit ->
  case_shown (told ++ [(at_, true)]) -> case_shown (told ++ map (fun i => (i, false)) orbit) -> case_shown told.
Proof.
  unfold split_orbit; destruct (Uint63.ltb rr 4096); [|discriminate]; destruct (nth_error roots _) as [P|] eqn:R; [|discriminate].
  destruct (symmetries_check P fs && _ && _) eqn:C; [|discriminate]; rewrite !andb_true_iff in C; destruct C as [[C S] A]; apply among_spec in A.
  destruct (choice_maps rr P fs c) as [maps|] eqn:M; [|discriminate]; cbv zeta; set (o := orbit_from _ _ _ _); destruct (_ && _) eqn:B; [|discriminate]; intros E; injection E as <-.
  unfold symmetries_check in C; apply andb_prop in B; destruct B as [B _]; rewrite forallb_forall in B, C, S.
  assert (T : forall m, In m maps -> taken m) by (intros m I; apply (choice_taken rr P fs R C S maps m M I)).
  apply (cases_right (can_be_so c) (can_be_chosen c) (so_of c) choice_under (Some (of_none k)) maps); [intros m p I V; apply (proj1 (T m I) p V) | intros m i I J; apply (proj2 (T m I) i J) | exact A | |].
  - intros m i b I J; specialize (B m I); rewrite forallb_forall in B; specialize (B _ J); apply andb_prop in B; destruct B as [B1 B2]; split; [apply among_spec, B1 | apply is_told_in, B2].
  - intros j J; revert J; apply orbit_from_reached; intros i [<-|[]]; constructor.
Qed.

End Choice.
