(* Routers of networks of words: an automaton takes where a message is, where it goes and where it may be next, as the router's text
   says; inclusions show that each hop is along a link and leads nearer, or that channels have ranks that fall. *)

From Coq Require Import ZArith List Bool Lia Uint63.
From Topocert Require Import TrafficSays FamilySays Messages Graph Walk Text TextMeaning CheckTerms AutomataTables AutomataInclusion AutomataDistance AutomataConditions AutomataFormula AutomataReading AutomataText AutomataCoordinates AutomataLengths AutomataNetwork AutomataDiameter AutomataFacts AutomataHops.
From Topocert Require FamilyRoutes.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Automata made of others ---------- *)

(* A run beside one of an automaton without weights; on letters that a function takes to its own; without weights. *)
Definition guarded {L S T : Type} (D : dfa L S) (f : machine L T) : machine L (S * T) := Machine (map (paired (first D)) (starts f))
  (fun s l => match step D (fst s) l with Some p => map (paired p) (moves f (snd s) l) | None => [] end) (fun s => if final D (fst s) then AutomataInclusion.ends f (snd s) else None).

Definition lettered {L M S : Type} (h : M -> L) (f : machine L S) : machine M S := Machine (starts f) (fun s l => moves f s (h l)) (AutomataInclusion.ends f).

Definition silenced {L S : Type} (f : machine L S) : machine L S :=
  Machine (map (fun s => (fst s, 0)) (starts f)) (fun s l => map (fun m => (fst m, 0)) (moves f s l)) (fun s => option_map (fun _ => 0) (AutomataInclusion.ends f s)).

Lemma guarded_accepts {L S T : Type} (D : dfa L S) (f : machine L T) w a : takes D w = true -> accepts f w a -> accepts (guarded D f) w a.
Proof.
  intros H (q & b & c & I & R & ->); exists (first D, q), b, c; split; [apply in_map_iff; exists (q, b); auto|]; split; [|reflexivity]; unfold takes in H; clear I; revert q c H R; generalize (first D).
  induction w as [|l w IH]; intros s q c H R; cbn in H, R |- *; [rewrite H; exact R|].
  destruct (step D s l) as [t|]; [|discriminate]; destruct R as (r & v & d & I & R & ->); exists (t, r), v, d; split; [apply in_map_iff; exists (r, v); auto|]; split; [apply IH; assumption | reflexivity].
Qed.

Lemma lettered_accepts {L M S : Type} (h : M -> L) (f : machine L S) w a : accepts (lettered h f) w a <-> accepts f (map h w) a.
Proof.
  assert (H : forall w s a, weighs (lettered h f) s w a <-> weighs f s (map h w) a).
  { clear; induction w as [|l w IH]; intros s a; cbn; [reflexivity|]; split; intros (r & b & c & I & R & ->); exists r, b, c; (split; [exact I|]; split; [apply IH, R | reflexivity]). }
  split; intros (s & b & c & I & R & ->); exists s, b, c; (split; [exact I|]; split; [apply H, R | reflexivity]).
Qed.

Lemma silenced_accepts {L S : Type} (f : machine L S) w a : accepts (silenced f) w a -> exists b, accepts f w b.
Proof.
  intros (s & b & c & I & R & _); apply in_map_iff in I as ([s' b'] & Q & I); injection Q as <- _.
  enough (H : exists d, weighs f s' w d) by (destruct H as (d & H); exists (b' + d), s', b', d; auto).
  clear I; revert s' c R; induction w as [|l w IH]; intros s c R; cbn in R.
  - destruct (AutomataInclusion.ends f s) as [e|] eqn:En; [|discriminate]; exists e; exact En.
  - destruct R as (r & v & d & I & R & _); apply in_map_iff in I as ([r' v'] & Q & I); injection Q as <- _; destruct (IH _ _ R) as (e & H); exists (v' + e), r', v', e; auto.
Qed.

(* ---------- The least weight of a word ---------- *)

Fixpoint weights {L S : Type} (f : machine L S) (s : S) (w : list L) : list Z :=
  match w with
  | [] => match AutomataInclusion.ends f s with Some e => [e] | None => [] end
  | l :: w => flat_map (fun m => map (Z.add (snd m)) (weights f (fst m) w)) (moves f s l)
  end.

Definition all_weights {L S : Type} (f : machine L S) (w : list L) : list Z := flat_map (fun m => map (Z.add (snd m)) (weights f (fst m) w)) (starts f).
Definition least_weight {L S : Type} (f : machine L S) (w : list L) : Z := let l := all_weights f w in fold_right Z.min (hd 0 l) l.

Lemma weights_in {L S : Type} (f : machine L S) w : forall s a, In a (weights f s w) <-> weighs f s w a.
Proof.
  induction w as [|l w IH]; intros s a; cbn [weights weighs].
  - destruct (AutomataInclusion.ends f s) as [e|]; cbn; split; [intros [->|[]]; reflexivity | intros E; injection E as ->; auto | intros [] | discriminate].
  - rewrite in_flat_map; split.
    + intros ([r b] & I & J); apply in_map_iff in J as (c & <- & J); exists r, b, c; split; [exact I|]; split; [apply IH, J | reflexivity].
    + intros (r & b & c & I & R & ->); exists (r, b); split; [exact I|]; apply in_map_iff; exists c; split; [reflexivity | apply IH, R].
Qed.

Lemma all_weights_in {L S : Type} (f : machine L S) w a : In a (all_weights f w) <-> accepts f w a.
Proof.
  unfold all_weights, accepts; rewrite in_flat_map; split.
  - intros ([r b] & I & J); apply in_map_iff in J as (c & <- & J); exists r, b, c; split; [exact I|]; split; [apply weights_in, J | reflexivity].
  - intros (r & b & c & I & R & ->); exists (r, b); split; [exact I|]; apply in_map_iff; exists c; split; [reflexivity | apply weights_in, R].
Qed.

Lemma least_of (l : list Z) x : (In (fold_right Z.min x l) (x :: l)) /\ forall a, In a l -> fold_right Z.min x l <= a.
Proof.
  induction l as [|y l [I H]]; cbn [fold_right]; [split; [left; reflexivity | intros a []]|]; split.
  - destruct (Z.min_spec y (fold_right Z.min x l)) as [[_ ->]|[_ ->]]; [right; left; reflexivity | destruct I as [<-|I]; [left; reflexivity | right; right; exact I]].
  - intros a [<-|J]; [apply Z.le_min_l | eapply Z.le_trans; [apply Z.le_min_r | exact (H a J)]].
Qed.

Lemma least_right {L S : Type} (f : machine L S) w a : accepts f w a -> accepts f w (least_weight f w) /\ least_weight f w <= a.
Proof.
  rewrite <- !all_weights_in; unfold least_weight; cbv zeta; intros I; destruct (least_of (all_weights f w) (hd 0 (all_weights f w))) as [J H]; split; [|exact (H a I)].
  destruct J as [J|J]; [|exact J]; rewrite <- J; destruct (all_weights f w); [destruct I | left; reflexivity].
Qed.

(* ---------- Conditions ---------- *)

Record hops_proof := HopsProof { next_ : automaton; somewhere_ : nodes; along_ : nodes }.

Definition hop_number (q : Z) (l : Z * Z * Z) : int := (pair_number q (fst l) * of_Z q + of_Z (snd l))%uint63.

Section Conditions.
Variable letters : Z.
Variable W : dfa Z int.
Variable E : dfa (Z * Z) int.
Variable H : dfa (Z * Z * Z) int.

(* Two vertices that differ; a hop from the first to a third word when the second is the destination. *)
Definition two_apart : dfa (Z * Z) (int * (int * int)) := both_dfa (mapped_dfa fst W) (both_dfa (mapped_dfa snd W) apart_dfa).
Definition message_dfa : dfa (Z * Z * Z) (int * (int * (int * int))) :=
  both_dfa (mapped_dfa (fun l => fst (fst l)) W) (both_dfa (mapped_dfa (fun l => snd (fst l)) W) (both_dfa (mapped_dfa fst apart_dfa) H)).

Definition some_next : machine (Z * Z) int :=
  Machine [(first H, 0)] (fun s l => flat_map (fun c => match step H s (l, c) with Some t => [(t, 0)] | None => [] end) (alphabet letters)) (fun s => if final H s then Some 0 else None).

Lemma some_next_accepts w a : accepts some_next w a -> exists z, length z = length w /\ spelled (alphabet letters) z /\ takes H (combine w z) = true.
Proof.
  intros (s & b & c & [Q|[]] & R & _); injection Q as <- _; unfold takes; revert R; generalize (first H); revert c; induction w as [|l w IH]; intros c s R; cbn in R.
  - destruct (final H s) eqn:F; [|discriminate]; exists []; repeat split; [intros ? [] | exact F].
  - destruct R as (r & v & d & I & R & _); apply in_flat_map in I as (e & I & J); destruct (step H s (l, e)) as [t|] eqn:St; [|destruct J]; destruct J as [J|[]]; injection J as <- _; destruct (IH d t R) as (z & L & Sz & T).
    exists (e :: z); split; [cbn; lia|]; split; [intros x [<-|K]; auto | cbn; rewrite St; exact T].
Qed.

Lemma from_first {X Y Z_ : Type} (x : list X) : forall (y : list Y) (z : list Z_), length y = length x -> length z = length x ->
  map fst (triple x y z) = combine x y /\ map (fun l => (fst (fst l), snd l)) (triple x y z) = combine x z /\ map (fun l => (snd l, snd (fst l))) (triple x y z) = combine z y /\
  map (fun l => fst (fst l)) (triple x y z) = x /\ map (fun l => snd (fst l)) (triple x y z) = y.
Proof.
  induction x as [|a x IH]; intros [|b y] [|c z] Ly Lz; try discriminate; [auto|]; destruct (IH y z) as (H1 & H2 & H3 & H4 & H5); [cbn in Ly; lia | cbn in Lz; lia|].
  cbn [combine map fst snd]; rewrite H1, H2, H3, H4, H5; auto.
Qed.

Lemma apart_taken x y : length y = length x -> x <> y -> takes apart_dfa (combine x y) = true.
Proof.
  intros L N; unfold takes; cbn [first apart_dfa]; assert (One : forall w, takes_from apart_dfa 1%uint63 w = true) by (induction w as [|l w IH]; [reflexivity|]; cbn; destruct (fst l =? snd l); exact IH).
  revert y L N; induction x as [|a x IH]; intros [|b y] L N; try discriminate; [contradiction|]; cbn [combine takes_from step apart_dfa fst snd]; destruct (Z.eqb_spec a b) as [->|D]; [apply IH; [cbn in L; lia | congruence] | apply One].
Qed.

Lemma sides_of (x : list Z) : forall y : list Z, length y = length x -> map fst (combine x y) = x /\ map snd (combine x y) = y.
Proof. induction x as [|a x IH]; intros [|b y] L; try discriminate; [auto|]; destruct (IH y ltac:(cbn in L; lia)) as [H1 H2]; cbn [combine map fst snd]; rewrite H1, H2; auto. Qed.

Lemma two_apart_takes x y : length y = length x -> takes W x = true -> takes W y = true -> x <> y -> takes two_apart (combine x y) = true.
Proof. intros L X Y N; unfold two_apart; rewrite !both_takes, !mapped_takes, (apart_taken x y L N); destruct (sides_of x y L) as [-> ->]; rewrite X, Y; reflexivity. Qed.

Lemma message_takes x y z : length y = length x -> length z = length x -> takes W x = true -> takes W y = true -> x <> y -> takes H (triple x y z) = true -> takes message_dfa (triple x y z) = true.
Proof.
  intros Ly Lz X Y N T; unfold message_dfa; rewrite !both_takes, !mapped_takes; destruct (from_first x y z Ly Lz) as (-> & _ & _ & -> & ->); rewrite X, Y, T, (apart_taken x y Ly N); reflexivity.
Qed.

Variables of_w of_h : int.
Notation itself := (fun s : int => s).
Notation same := Uint63.eqb.

Definition message_state (x : int) : int * (int * (int * int)) := ((x / (of_w * 2 * of_h))%uint63, ((x / (2 * of_h) mod of_w)%uint63, ((x / of_h mod 2)%uint63, (x mod of_h)%uint63))).
Definition same_message : int * (int * (int * int)) -> int * (int * (int * int)) -> bool := same_pair same (same_pair same (same_pair same same)).
Definition apart_state (x : int) : int * (int * int) := ((x / (of_w * 2))%uint63, ((x / 2 mod of_w)%uint63, (x mod 2)%uint63)).
Definition same_apart : int * (int * int) -> int * (int * int) -> bool := same_pair same (same_pair same same).

Lemma same_message_right s t : same_message s t = true -> s = t.
Proof. apply same_pair_right; [exact same_int_right|]; apply same_pair_right; [exact same_int_right|]; apply same_pair_right; exact same_int_right. Qed.

Lemma same_apart_right s t : same_apart s t = true -> s = t.
Proof. apply same_pair_right; [exact same_int_right|]; apply same_pair_right; exact same_int_right. Qed.

Definition along_shown (C1 C2 : nodes) : bool :=
  included apart_state itself same_apart same itself (columns (alphabet letters)) (unweighted two_apart) some_next 0 C1 &&
  included message_state itself same_message same itself (triples letters) (unweighted message_dfa) (unweighted (mapped_dfa (fun l => (fst (fst l), snd l)) E)) 0 C2.

Definition nearer_shown (k : int) (f : machine (Z * Z) int) (C1 C2 : nodes) : bool :=
  included apart_state itself same_apart same itself (columns (alphabet letters)) (unweighted two_apart) (silenced f) 0 C1 &&
  included (fun x => (message_state (x / k)%uint63, (x mod k)%uint63)) itself (same_pair same_message same) same itself (triples letters)
    (guarded message_dfa (lettered fst f)) (lettered (fun l => (snd l, snd (fst l))) f) (-1) C2.

(* Where a message is, its destination, where it is next, and behind that. *)
Definition ranks_shown (k : int) (R : machine (Z * Z) int) (C1 C2 : nodes) : bool := let m := (of_w * of_w * 2 * of_h)%uint63 in
  included message_state itself same_message same itself (triples letters) (unweighted message_dfa) (silenced (lettered (fun l => (fst (fst l), snd l)) R)) 0 C1 &&
  included (fun x => (message_state (x / k / m)%uint63, (message_state (x / k mod m)%uint63, (x mod k)%uint63))) itself (same_pair same_message (same_pair same_message same)) same itself (list_prod (triples letters) (alphabet letters))
    (guarded (mapped_dfa fst message_dfa) (guarded (mapped_dfa (fun l => (snd (fst l), snd (fst (fst l)), snd l)) message_dfa) (lettered (fun l => (fst (fst (fst l)), snd (fst l))) R)))
    (lettered (fun l => (snd (fst l), snd l)) R) (-1) C2.

(* What they show of words. *)
Variable N : nat.
Notation word_ := (fun x => length x = N /\ spelled (alphabet letters) x).
Notation vertex_ := (fun x => length x = N /\ spelled (alphabet letters) x /\ takes W x = true).

Lemma along_right C1 C2 : along_shown C1 C2 = true ->
  (forall x y, vertex_ x -> vertex_ y -> x <> y -> exists z, word_ z /\ takes H (triple x y z) = true) /\
  (forall x y z, vertex_ x -> vertex_ y -> x <> y -> word_ z -> takes H (triple x y z) = true -> takes E (combine x z) = true).
Proof.
  unfold along_shown; rewrite andb_true_iff; intros [H1 H2]; split.
  - intros x y (Lx & Sx & Tx) (Ly & Sy & Ty) D.
    destruct (inclusion_sound _ _ _ _ _ same_apart_right same_int_right _ _ _ 0 _ H1 (combine x y) 0) as (b & Bb & _); [intros l; apply columns_all; assumption | apply unweighted_accepts; split; [apply two_apart_takes; [lia | assumption..] | reflexivity]|].
    destruct (some_next_accepts _ _ Bb) as (z & Lz & Sz & T); rewrite combine_length in Lz; exists z; split; [split; [lia | exact Sz] | exact T].
  - intros x y z (Lx & Sx & Tx) (Ly & Sy & Ty) D (Lz & Sz) T.
    destruct (inclusion_sound _ _ _ _ _ same_message_right same_int_right _ _ _ 0 _ H2 (triple x y z) 0) as (b & Bb & _); [intros l; apply triples_all; assumption | apply unweighted_accepts; split; [apply message_takes; try assumption; lia | reflexivity]|].
    apply unweighted_accepts in Bb as [Bb _]; rewrite mapped_takes in Bb; destruct (from_first x y z ltac:(lia) ltac:(lia)) as (_ & Q & _); rewrite Q in Bb; exact Bb.
Qed.

Lemma nearer_right k f C1 C2 : nearer_shown k f C1 C2 = true ->
  (forall x y, vertex_ x -> vertex_ y -> x <> y -> exists a, accepts f (combine x y) a) /\
  (forall x y z a, vertex_ x -> vertex_ y -> x <> y -> word_ z -> takes H (triple x y z) = true -> accepts f (combine x y) a -> exists b, accepts f (combine z y) b /\ b <= a - 1).
Proof.
  unfold nearer_shown; rewrite andb_true_iff; intros [H1 H2]; split.
  - intros x y (Lx & Sx & Tx) (Ly & Sy & Ty) D.
    destruct (inclusion_sound _ _ _ _ _ same_apart_right same_int_right _ _ _ 0 _ H1 (combine x y) 0) as (b & Bb & _); [intros l; apply columns_all; assumption | apply unweighted_accepts; split; [apply two_apart_takes; [lia | assumption..] | reflexivity] | exact (silenced_accepts f _ _ Bb)].
  - intros x y z a (Lx & Sx & Tx) (Ly & Sy & Ty) D (Lz & Sz) T A; destruct (from_first x y z ltac:(lia) ltac:(lia)) as (Q1 & _ & Q3 & _).
    destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ same_message_right same_int_right) same_int_right _ _ _ (-1) _ H2 (triple x y z) a) as (b & Bb & Le); [intros l; apply triples_all; assumption | | ].
    + apply guarded_accepts; [apply message_takes; try assumption; lia | apply lettered_accepts; rewrite Q1; exact A].
    + apply lettered_accepts in Bb; rewrite Q3 in Bb; exists b; split; [exact Bb | lia].
Qed.

Lemma ranks_right k R C1 C2 : ranks_shown k R C1 C2 = true ->
  (forall x y z, vertex_ x -> vertex_ y -> x <> y -> word_ z -> takes H (triple x y z) = true -> exists a, accepts R (combine x z) a) /\
  (forall x y z t a, vertex_ x -> vertex_ y -> x <> y -> vertex_ z -> z <> y -> word_ t -> takes H (triple x y z) = true -> takes H (triple z y t) = true -> accepts R (combine x z) a -> exists b, accepts R (combine z t) b /\ b <= a - 1).
Proof.
  unfold ranks_shown; cbv zeta; rewrite andb_true_iff; intros [H1 H2]; split.
  - intros x y z (Lx & Sx & Tx) (Ly & Sy & Ty) D (Lz & Sz) T; destruct (from_first x y z ltac:(lia) ltac:(lia)) as (_ & Q & _).
    destruct (inclusion_sound _ _ _ _ _ same_message_right same_int_right _ _ _ 0 _ H1 (triple x y z) 0) as (b & Bb & _); [intros l; apply triples_all; assumption | apply unweighted_accepts; split; [apply message_takes; try assumption; lia | reflexivity]|].
    destruct (silenced_accepts _ _ _ Bb) as (a & A); apply lettered_accepts in A; rewrite Q in A; exists a; exact A.
  - intros x y z t a (Lx & Sx & Tx) (Ly & Sy & Ty) D (Lz & Sz & Tz) D' (Lt & St) T T' A.
    assert (Q : map fst (combine (triple x y z) t) = triple x y z /\ map (fun l => (snd (fst l), snd (fst (fst l)), snd l)) (combine (triple x y z) t) = triple z y t /\
      map (fun l => (fst (fst (fst l)), snd (fst l))) (combine (triple x y z) t) = combine x z /\ map (fun l => (snd (fst l), snd l)) (combine (triple x y z) t) = combine z t).
    { rewrite <- Lx in Ly, Lz, Lt; clear - Ly Lz Lt; revert y z t Ly Lz Lt; induction x as [|a x IH]; intros [|b y] [|c z] [|d t] Ly Lz Lt; try discriminate; [auto|].
      destruct (IH y z t) as (Q1 & Q2 & Q3 & Q4); [cbn in Ly; lia | cbn in Lz; lia | cbn in Lt; lia|]; cbn [combine map fst snd]; rewrite Q1, Q2, Q3, Q4; auto. }
    destruct Q as (Q1 & Q2 & Q3 & Q4).
    destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ same_message_right (same_pair_right _ _ same_message_right same_int_right)) same_int_right _ _ _ (-1) _ H2 (combine (triple x y z) t) a) as (b & Bb & Le).
    + intros l I; destruct l as [xyz d]; apply in_prod_iff; split; [apply (triples_all letters x y z xyz Sx Sy Sz), (in_combine_l _ _ _ _ I) | apply St, (in_combine_r _ _ _ _ I)].
    + apply guarded_accepts; [rewrite mapped_takes, Q1; apply message_takes; try assumption; lia|]; apply guarded_accepts; [rewrite mapped_takes, Q2; apply message_takes; try assumption; lia|]; apply lettered_accepts; rewrite Q3; exact A.
    + apply lettered_accepts in Bb; rewrite Q4 in Bb; exists b; split; [exact Bb | lia].
Qed.

End Conditions.

(* ---------- Messages ---------- *)

Section Routes.
Variable q : Z.
Variable line : text.
Hypothesis based_ : based q line.
Variable down : bool.
Variable c : Z.
Variable conditions : list cond.
Variable arguments : list term.
Variable hops : list Text.next.
Variable W : dfa Z int.
Variable E : dfa (Z * Z) int.
Variable H : dfa (Z * Z * Z) int.
Variables of_w of_h : int.
Variable N : nat.
Notation n := (Z.of_nat N + c).
Notation ps := (map (num [Z.of_nat N + c]) arguments).
Notation g := (text_graph line (map (num [Z.of_nat N + c]) arguments)).
Notation many := (length (coordinates line)).
Notation base_q := (base_of q (length (coordinates line))).
Notation numbers_ := (tracks (base_of q (length (coordinates line))) N (length (coordinates line))).
Notation spelling := (spell (base_of q (length (coordinates line))) down N).
Notation code_ := (code q line down c arguments N).
Notation r := (tuples_router line (map (num [Z.of_nat N + c]) arguments) hops).
Hypothesis in_domain : forall a, In a conditions -> yes [n] a = true.
Hypothesis right : member_right q line down c arguments W E N.
Hypothesis checked : hops_checked q line down c conditions arguments hops H = true.
Variables C1 C2 : nodes.
Hypothesis along : along_shown q W E H of_w of_h C1 C2 = true.

Lemma placed_here u w : numbers_ w -> (placed base_q (map code_of (coordinates line)) u w <-> u = w).
Proof. intros Ww; rewrite (placed_itself base_q _ (hops_themselves q line down c conditions arguments hops H checked) u w), map_length; split; [tauto | intros ->; split; [reflexivity | apply Ww]]. Qed.

Lemma code_itself u : is_vertex g u -> numbers_ u /\ code_ u = spelling u /\ takes W (spelling u) = true.
Proof. intros U; destruct (code_is q line down c arguments W E N right u U) as (w & Ww & P & Cw & T); apply (placed_here u w Ww) in P as ->; auto. Qed.

Lemma vertex_itself x : numbers_ x -> takes W (spelling x) = true -> is_vertex g x.
Proof. intros X T; destruct (proj1 (proj2 right) x X T) as (v & V & P); apply (placed_here v x X) in P as <-; exact V. Qed.

Lemma some_places u v : is_vertex g u -> is_vertex g v -> u <> v -> (0 < N)%nat.
Proof.
  intros U V D; destruct N as [|k] eqn:EN; [exfalso|lia]; rewrite <- EN in *; apply D; destruct (code_itself u U) as [[Lu Ru] _], (code_itself v V) as [[Lv Rv] _]; rewrite EN in Ru, Rv; change (base_q ^ Z.of_nat 0) with 1 in *.
  apply (nth_ext _ _ 0 0); [congruence|]; intros i I; assert (In (nth i u 0) u) by (apply nth_In, I); assert (In (nth i v 0) v) by (apply nth_In; congruence); specialize (Ru _ H0); specialize (Rv _ H1); lia.
Qed.

Lemma code_vertex u : is_vertex g u -> length (code_ u) = N /\ spelled (alphabet q) (code_ u) /\ takes W (code_ u) = true.
Proof. exact (code_word q line based_ down c arguments W E N right u). Qed.

Lemma code_differs u v : is_vertex g u -> is_vertex g v -> u <> v -> code_ u <> code_ v.
Proof. intros U V D Q; apply D, (code_once q line based_ down c arguments W E N right u v U V Q). Qed.

Lemma hop_next u v : is_vertex g u -> is_vertex g v -> u <> v -> exists x, hop g r v u tt x tt 0 /\ text_hop ps u v hops = Some x /\ is_vertex g x /\ takes H (triple (code_ u) (code_ v) (code_ x)) = true.
Proof.
  intros U V D; destruct (along_right q W E H of_w of_h N C1 C2 along) as [Some_ Along]; destruct (code_itself u U) as (Nu & Cu & _), (code_itself v V) as (Nv & Cv & _).
  destruct (hops_listed q line based_ down c conditions arguments hops H N (some_places u v U V D) in_domain checked u v Nu Nv) as (l & El & Tl & Il); rewrite Cu, Cv in *.
  pose proof (code_vertex u U) as Vu; pose proof (code_vertex v V) as Vv; pose proof (code_differs u v U V D) as Df; rewrite Cu, Cv in *.
  destruct (Some_ _ _ Vu Vv Df) as (z & (Lz & Sz) & Tz); destruct (AutomataNetwork.word_numbers q line based_ down N z Lz Sz) as (y & Y & <-); apply (Il y Y) in Tz.
  destruct l as [|x l]; [destruct Tz|]; pose proof (Tl x (or_introl eq_refl)) as X; pose proof (proj1 (Il x X) (or_introl eq_refl)) as Tx; exists x.
  assert (Wx : length (spelling x) = N /\ spelled (alphabet q) (spelling x)) by (split; [apply spell_length | apply (spelled_letters q line based_ down N x X)]).
  pose proof (Along _ _ _ Vu Vv Df Wx Tx) as Ex; destruct (edge_words q line based_ down c arguments W E N right _ _ (proj1 Vu) (proj1 (proj2 Vu)) (proj1 Wx) (proj2 Wx) Ex) as [_ Wt].
  pose proof (vertex_itself x X Wt) as Vx; destruct (code_itself x Vx) as (_ & Cx & _); rewrite Cx; pose proof (text_hop_listed ps u v hops (x :: l) El) as Th; cbn [hd_error] in Th; split; [|auto].
  split; [exact D|]; split; [apply (code_edge q line down c arguments W E N right u x U Vx); rewrite Cu, Cx; exact Ex | split; [exact Th | reflexivity]].
Qed.

Lemma hop_is u v x h k : is_vertex g u -> is_vertex g v -> hop g r v u tt x h k -> is_vertex g x /\ takes H (triple (code_ u) (code_ v) (code_ x)) = true /\ h = tt /\ k = 0.
Proof.
  intros U V (D & _ & Th & ->); destruct (hop_next u v U V D) as (y & _ & Ty & Vy & T); cbn in Th; rewrite Ty in Th; injection Th as <-; destruct h; auto.
Qed.

Lemma sent_walk u v d w h : sent g r u v d w h -> Graph.walk g u w d.
Proof. induction 1 as [U V|d w h x h' k S IH (_ & A & _)]; [apply walk_here, U | apply (walk_app g u w x d 1 IH), walk_one, A]. Qed.

(* ---------- Shortest paths ---------- *)

Section Nearer.
Variable f : machine (Z * Z) int.
Variables of_f : int.
Variable P : distance_proof.
Variables C3 C4 : nodes.
Hypothesis distance : distance_checked q W E f of_f P = true.
Hypothesis nearer : nearer_shown q W H of_w of_h of_f f C3 C4 = true.

Lemma arrives_by k : forall w v a, is_vertex g w -> is_vertex g v -> accepts f (combine (code_ w) (code_ v)) a -> (Z.to_nat a < k)%nat ->
  exists e, 0 <= e <= a /\ forall u d, sent g r u v d w tt -> sent g r u v (d + e) v tt.
Proof.
  destruct (walks_sound q down c arguments line based_ W E f of_f N _ _ (proj2 (andb_prop _ _ distance)) right) as [No _]; destruct (nearer_right q W H of_w of_h N of_f f C3 C4 nearer) as [_ Near].
  induction k as [|k IH]; intros w v a Vw Vv A L; [lia|]; pose proof (code_vertex w Vw) as Cw; pose proof (code_vertex v Vv) as Cv.
  assert (Pos : forall w a, is_vertex g w -> accepts f (combine (code_ w) (code_ v)) a -> 0 <= a).
  { intros x b Vx B; pose proof (code_vertex x Vx) as Cx; apply (No (code_ x) (code_ v)); split; [apply Cx|]; split; [apply Cv|]; split; [destruct Cx, Cv; lia | exact B]. }
  pose proof (Pos w a Vw A); destruct (list_eq_dec Z.eq_dec w v) as [->|D]; [exists 0; split; [lia|]; intros u d S; rewrite Z.add_0_r; exact S|].
  destruct (hop_next w v Vw Vv D) as (x & Hop & _ & Vx & T); pose proof (code_vertex x Vx) as Cx; destruct (Near _ _ _ a Cw Cv (code_differs w v Vw Vv D) (conj (proj1 Cx) (proj1 (proj2 Cx))) T A) as (b & B & Le).
  pose proof (Pos x b Vx B); destruct (IH x v b Vx Vv B ltac:(lia)) as (e & Be & Se); exists (1 + e); split; [lia|]; intros u d S; rewrite Z.add_assoc; apply Se, (sent_on g r u v d w tt x tt 0 S Hop).
Qed.

Theorem minimal_right u v : is_vertex g u -> is_vertex g v -> u <> v -> exists d, arrives g r u v d /\ dist g u v d.
Proof.
  intros U V D; destruct (bound_sound q c W E f of_f N _ _ (proj1 (andb_prop _ _ distance))) as [Ze Li]; destruct (nearer_right q W H of_w of_h N of_f f C3 C4 nearer) as [Some_ _].
  assert (Arrive : forall a, accepts f (combine (code_ u) (code_ v)) a -> exists e, arrives g r u v e /\ e <= a).
  { intros a A; destruct (arrives_by (S (Z.to_nat a)) u v a U V A (Nat.lt_succ_diag_r _)) as (e & Be & Se); exists e; split; [exists tt; exact (Se u 0 (sent_first g r u v U V)) | lia]. }
  destruct (Some_ _ _ (code_vertex u U) (code_vertex v V) (code_differs u v U V D)) as (a & A); destruct (Arrive a A) as (d & Ad & _); exists d; split; [exact Ad|]; destruct Ad as (h & S); split; [exact (sent_walk u v d v h S)|].
  intros e We; destruct (walk_near g code_ (fun x => length x = N /\ spelled (alphabet q) x /\ takes W x = true) (fun x z => takes E (combine x z) = true) (weighed q f) code_vertex (code_edge q line down c arguments W E N right) Ze Li u v e We) as (b & (_ & _ & _ & B) & Lb).
  destruct (Arrive b B) as (d' & Ad' & Le); pose proof (arrives_once g r (FamilyRoutes.tuples_one_way line ps hops) u v d d' (ex_intro _ h S) Ad'); lia.
Qed.

End Nearer.

(* ---------- Ranks of channels ---------- *)

Section Ranks.
Variable R : machine (Z * Z) int.
Variable of_r : int.
Variables C3 C4 : nodes.
Hypothesis ranks : ranks_shown q W H of_w of_h of_r R C3 C4 = true.

Definition rank (u x : list Z) : Z := - least_weight R (combine (code_ u) (code_ x)).

Lemma rank_rises u v x y : is_vertex g u -> is_vertex g v -> hop g r v u tt x tt 0 -> hop g r v x tt y tt 0 -> rank u x < rank x y.
Proof.
  intros U V Hu Hx; destruct (ranks_right q W H of_w of_h N of_r R C3 C4 ranks) as [Some_ Falls]; destruct (hop_is u v x tt 0 U V Hu) as (Vx & Tu & _); destruct (hop_is x v y tt 0 Vx V Hx) as (Vy & Tx & _).
  pose proof (code_vertex u U) as Cu; pose proof (code_vertex v V) as Cv; pose proof (code_vertex x Vx) as Cx; pose proof (code_vertex y Vy) as Cy; pose proof (code_differs u v U V (proj1 Hu)) as D; pose proof (code_differs x v Vx V (proj1 Hx)) as D'.
  destruct (Some_ _ _ _ Cu Cv D (conj (proj1 Cx) (proj1 (proj2 Cx))) Tu) as (a & A); apply least_right in A as [A _].
  destruct (Falls _ _ _ _ _ Cu Cv D Cx D' (conj (proj1 Cy) (proj1 (proj2 Cy))) Tu Tx A) as (b & B & Le); apply least_right in B as [_ B]; unfold rank; lia.
Qed.

Theorem ranks_fall : ranked g r None /\ all_arrive g r None.
Proof.
  assert (At : forall u v d w h, sent g r u v d w h -> is_vertex g v /\ is_vertex g w /\ h = tt).
  { intros u v d w h S; induction S as [U V|d w h x h' k S (V & Vw & ->) Hop]; [auto|]; destruct (hop_is w v x h' k Vw V Hop) as (Vx & _ & -> & _); auto. }
  split.
  - exists (fun c : channel g => rank (fst (fst c)) (snd (fst c))); intros u v k k' _ (d & w & h & x & h' & j & y & h'' & j' & S & Hw & Hx & -> & ->); cbn [fst snd]; destruct (At _ _ _ _ _ S) as (V & Vw & ->).
    destruct (hop_is w v x h' j Vw V Hw) as (Vx & _ & -> & ->); destruct (hop_is x v y h'' j' Vx V Hx) as (_ & _ & -> & ->); exact (rank_rises w v x y Vw V Hw Hx).
  - intros u v (U & V & D).
    assert (Top : exists B, forall x y, is_vertex g x -> is_vertex g y -> rank x y <= B).
    { assert (T : forall l : list (list Z * list Z), exists B, forall p, In p l -> rank (fst p) (snd p) <= B).
      { induction l as [|p l (B & IH)]; [exists 0; intros p []|]; exists (Z.max (rank (fst p) (snd p)) B); intros p' [<-|I]; [apply Z.le_max_l | specialize (IH p' I); lia]. }
      destruct (T (list_prod (vertices g) (vertices g))) as (B & HB); exists B; intros x y X Y; apply (HB (x, y)), in_prod_iff; auto. }
    destruct Top as (B & Top).
    assert (K : forall k w x d, (Z.to_nat (B - rank w x) < k)%nat -> is_vertex g w -> is_vertex g x -> hop g r v w tt x tt 0 -> sent g r u v d x tt -> exists e, arrives g r u v e).
    { induction k as [|k IH]; intros w x d L Vw Vx Hw S; [lia|]; destruct (list_eq_dec Z.eq_dec x v) as [->|Ne]; [exists d, tt; exact S|].
      destruct (hop_next x v Vx V Ne) as (y & Hx & _ & Vy & _); pose proof (rank_rises w v x y Vw V Hw Hx); pose proof (Top x y Vx Vy); apply (IH x y (d + 1)); [lia | exact Vx | exact Vy | exact Hx | exact (sent_on g r u v d x tt y tt 0 S Hx)]. }
    destruct (hop_next u v U V D) as (x & Hu & _ & Vx & _); exact (K _ u x (0 + 1) (Nat.lt_succ_diag_r _) U Vx Hu (sent_on g r u v 0 u tt x tt 0 (sent_first g r u v U V) Hu)).
Qed.

End Ranks.
End Routes.
