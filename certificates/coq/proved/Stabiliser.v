(* How many automorphisms there are, by a list of vertices, the base: of each, how many vertices the
   automorphisms take it to that keep those before it. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry Loop Orbit Invariant Refinement SymmetrySays.
Import ListNotations.
Open Scope Z_scope.

(* What maps take a vertex to, marked in a table. *)
Definition orbit_table (P : plain) (maps : list (int -> int)) (b : int) : array int := mark_orbit maps (make (total P) 0%uint63) b.

Definition in_table (t : array int) (v : int) : bool := negb (t.[v] =? 0)%uint63.

Definition keep (b : int) (maps : list (int -> int)) : list (int -> int) := filter (fun f => f b =? b)%uint63 maps.

(* The vertices of the base, each with what the maps that keep those before take it to. *)
Fixpoint orbits_along (P : plain) (maps : list (int -> int)) (base : list int) : list (int * list int) :=
  match base with
  | [] => []
  | b :: base => (b, let t := orbit_table P maps b in filter (in_table t) (ints (total P))) :: orbits_along P (keep b maps) base
  end.

Definition product_of (l : list (int * list int)) : Z := fold_right (fun (e : int * list int) p => Z.of_nat (length (snd e)) * p) 1 l.

(* Whether no automorphism takes the colours c to c', when it takes the base to single vertices of the same
   colours: of each cell so many are tried that one would be an image. *)
Fixpoint apart (P : plain) (rest : list (int * list int)) (c c' : array int) : bool :=
  if negb (total_colour P c =? total_colour P c')%uint63 then true else
  match rest with
  | [] => false
  | (b, orbit) :: rest =>
    let k := settled P (marked_out c b) in let left := singled P k c b in let x := c.[b] in
    let cell := filter (fun v => c'.[v] =? x)%uint63 (ints (total P)) in
    forallb (fun v => apart P rest left (singled P k c' v)) (firstn (S (length cell) - length orbit) cell)
  end.

(* The orbits are as large as they can be: of each other vertex of the same colour as one of the base, or of one that
   the maps take it to, it is shown that no automorphism takes the base to it. *)
Fixpoint no_more (P : plain) (maps : list (int -> int)) (base : list int) (c : array int) : bool :=
  match base with
  | [] => different (colours P c)
  | b :: base =>
    let k := settled P (marked_out c b) in let left := singled P k c b in let x := c.[b] in
    let cell := filter (fun v => c.[v] =? x)%uint63 (ints (total P)) in
    let rest := orbits_along P (keep b maps) base in
    match fold_left (fun o v => match o with
      | Some t => if in_table t v then o else if apart P rest left (singled P k c v) then Some (mark_orbit maps t v) else None
      | None => None
      end) cell (Some (orbit_table P maps b)) with
    | Some t => forallb (in_table t) cell && no_more P (keep b maps) base left
    | None => false
    end
  end.

(* At least as many automorphisms as stated, or just as many. *)
Definition automorphisms_counted (P : plain) (maps : list (int -> int)) (base : list int) (exact_ : bool) (m : Z) : bool :=
  symmetries_check P maps && forallb (fun b => b <? total P)%uint63 base &&
  let p := product_of (orbits_along P maps base) in
  if exact_ then (p =? m) && no_more P maps base (rounds P (settled P (plain_colours P)) (plain_colours P)) else m <=? p.

(* ---------- Pairs of lists ---------- *)

Lemma pairs_app {A} (R : A -> A -> Prop) l m : ForallOrdPairs R l -> ForallOrdPairs R m -> (forall a b, In a l -> In b m -> R a b) -> ForallOrdPairs R (l ++ m).
Proof.
  induction 1 as [|a l F O IH]; intros M X; [exact M|]; cbn [app]; constructor.
  - rewrite Forall_forall in *; intros b I; apply in_app_or in I; destruct I as [I|I]; [apply F, I | apply X; [left; reflexivity | exact I]].
  - apply IH; [exact M | intros x y Hx Hy; apply X; [right; exact Hx | exact Hy]].
Qed.

Lemma pairs_map {A B} (R : A -> A -> Prop) (S : B -> B -> Prop) (f : A -> B) l : (forall a b, In a l -> In b l -> R a b -> S (f a) (f b)) ->
  ForallOrdPairs R l -> ForallOrdPairs S (map f l).
Proof.
  intros H O; induction O as [|a l F O IH]; cbn [map]; constructor.
  - rewrite Forall_forall in *; intros b I; apply in_map_iff in I; destruct I as (x & <- & X); apply H; [left; reflexivity | right; exact X | apply F, X].
  - apply IH; intros x y X Y; apply H; right; assumption.
Qed.

Lemma first_once {A} k : forall l : list A, NoDup l -> NoDup (firstn k l).
Proof.
  induction k as [|k IH]; intros [|a l] N; cbn [firstn]; try constructor; apply NoDup_cons_iff in N; destruct N as [X N]; [|apply IH, N].
  intros I; apply X; rewrite <- (firstn_skipn k l); apply in_or_app; left; exact I.
Qed.

Strategy 1000 [run mark_orbit settled rounds].

Section Count.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).
Notation n := (total P).

Definition holds_still (fixed : list int) (f : int -> int) : Prop := automorphism g f /\ forall b, In b fixed -> f b = b.

Definition some_keep (fixed : list int) (m : Z) : Prop :=
  exists l, Z.of_nat (length l) = m /\ (forall f, In f l -> holds_still fixed f) /\ ForallOrdPairs (differ g) l.

Definition all_keep (fixed : list int) (m : Z) : Prop :=
  exists l, Z.of_nat (length l) = m /\ (forall f, In f l -> holds_still fixed f) /\ ForallOrdPairs (differ g) l /\
    forall f, holds_still fixed f -> exists h, In h l /\ forall v, is_vertex g v -> f v = h v.

(* An automorphism and its inverse, both keeping what is fixed. *)
Definition taken (fixed : list int) (b v : int) : Prop := exists f h, symmetry g f h /\ (forall a, In a fixed -> f a = a /\ h a = a) /\ f b = v.

Lemma taken_still fixed b v f h : symmetry g f h -> (forall a, In a fixed -> f a = a /\ h a = a) -> f b = v -> holds_still fixed f /\ holds_still fixed h.
Proof.
  intros S F _; split; (split; [|intros a A; apply F, A]); [apply (symmetry_automorphism g f h (NoDup_ints n) S) | apply (symmetry_automorphism g h f (NoDup_ints n)), symmetry_inverse, S].
Qed.

(* From the automorphisms that keep one vertex more, and one that takes this vertex to each of its orbit. *)
Lemma list_step fixed b (l : list (int -> int)) (O : list int) : is_vertex g b -> (forall f, In f l -> holds_still (b :: fixed) f) -> ForallOrdPairs (differ g) l -> NoDup O ->
  (forall v, In v O -> taken fixed b v) ->
  exists r : list (int -> int), length r = (length O * length l)%nat /\ (forall f, In f r -> holds_still fixed f) /\ ForallOrdPairs (differ g) r /\ (forall f, In f r -> In (f b) O) /\
    forall v f, In v O -> holds_still fixed f -> f b = v -> (forall k, holds_still (b :: fixed) k -> exists h, In h l /\ forall x, is_vertex g x -> k x = h x) ->
      exists h, In h r /\ forall x, is_vertex g x -> f x = h x.
Proof.
  intros B H D N T; induction O as [|v O IH].
  - exists []; split; [reflexivity|]; split; [intros f []|]; split; [constructor|]; split; [intros f [] | intros v f []].
  - apply NoDup_cons_iff in N; destruct N as [X N]; destruct (IH N (fun w I => T w (or_intror I))) as (r & L & R & Dr & Im & Full).
    destruct (T v (or_introl eq_refl)) as (f & h & S & F & E); pose proof (taken_still fixed b v f h S F E) as [[Af _] [Ah _]].
    exists (@app (int -> int) (map (fun (k : int -> int) (x : int) => f (k x)) l) r); split; [exact (eq_trans (app_length _ _) (f_equal2 Nat.add (map_length _ _) L))|].
    assert (Fb : forall k, In k l -> f (k b) = v) by (intros k I; destruct (H k I) as [_ K]; rewrite (K b (or_introl eq_refl)); exact E).
    split; [|split; [|split]].
    + intros k I; apply in_app_or in I; destruct I as [I|I]; [|apply R, I]; apply in_map_iff in I; destruct I as (j & <- & J); destruct (H j J) as [Aj K].
      split; [apply (automorphism_then P j f Aj Af)|]; intros a A; rewrite (K a (or_intror A)); apply F, A.
    + apply pairs_app; [|exact Dr|].
      * apply (pairs_map (differ g)); [|exact D]; intros j k J K (x & Vx & Q); exists x; split; [exact Vx|]; intros Z0; apply Q.
        apply (automorphism_injective g f _ _ (NoDup_ints n) Af) in Z0; [exact Z0 | apply automorphism_vertex; [apply (H j J) | exact Vx] | apply automorphism_vertex; [apply (H k K) | exact Vx]].
      * intros j k J K; apply in_map_iff in J; destruct J as (i & <- & I); exists b; split; [exact B|]; rewrite (Fb i I); intros Z0; apply X; rewrite Z0; apply Im, K.
    + intros k I; apply in_app_or in I; destruct I as [I|I]; [left; apply in_map_iff in I; destruct I as (j & <- & J); symmetry; apply Fb, J | right; apply Im, I].
    + intros w k [<-|Wn] [Ak Kk] Ek C.
      * destruct (C (fun x => h (k x))) as (j & J & Q).
        { split; [apply (automorphism_then P k h Ak Ah)|]; intros a [<-|A]; [rewrite Ek, <- E; apply S, B | rewrite (Kk a A); apply F, A]. }
        exists (fun x => f (j x)); split; [apply in_or_app; left; apply (in_map (fun k x => f (k x))), J|]; intros x Vx; rewrite <- (Q x Vx).
        symmetry; apply S, automorphism_vertex; assumption.
      * destruct (Full w k Wn (conj Ak Kk) Ek C) as (j & J & Q); exists j; split; [apply in_or_app; right; exact J | exact Q].
Qed.

Lemma some_keep_step fixed b m O : is_vertex g b -> some_keep (b :: fixed) m -> NoDup O -> (forall v, In v O -> taken fixed b v) -> some_keep fixed (Z.of_nat (length O) * m).
Proof.
  intros B (l & <- & H & D) N T; destruct (list_step fixed b l O B H D N T) as (r & L & R & Dr & _); exists r; split; [rewrite L; apply Nat2Z.inj_mul | split; assumption].
Qed.

Lemma all_keep_step fixed b m O : is_vertex g b -> all_keep (b :: fixed) m -> NoDup O -> (forall v, In v O -> taken fixed b v) ->
  (forall f, holds_still fixed f -> In (f b) O) -> all_keep fixed (Z.of_nat (length O) * m).
Proof.
  intros B (l & <- & H & D & C) N T I; destruct (list_step fixed b l O B H D N T) as (r & L & R & Dr & _ & Full); exists r; split; [rewrite L; apply Nat2Z.inj_mul|].
  split; [exact R|]; split; [exact Dr|]; intros f F; apply (Full (f b) f (I f F) F eq_refl C).
Qed.

(* ---------- What is computed ---------- *)

(* A property that maps keep is one of all that they mark. *)
Lemma mark_orbit_keeps (Q R : int -> Prop) maps t root : (forall f v, In f maps -> Q v -> Q (f v)) -> Q root -> (forall v, Q v -> R v) ->
  (forall v, t.[v] <> 0%uint63 -> R v) -> forall v, (mark_orbit maps t root).[v] <> 0%uint63 -> R v.
Proof.
  intros K Z QR H; unfold mark_orbit; cbv zeta; set (mark := (root + 1)%uint63).
  apply (run_keeps (fun s : array int * list int => (forall v, (fst s).[v] <> 0%uint63 -> R v) /\ forall x, In x (snd s) -> Q x)).
  - intros [t' [|v ahead]] [T D]; [split; [exact T | exact D]|]; cbn [explore fst snd] in *.
    assert (V : Q v) by (apply D; left; reflexivity); assert (D' : forall x, In x ahead -> Q x) by (intros x I; apply D; right; exact I).
    assert (G : forall l (s : array int * list int), (forall f, In f l -> In f maps) -> (forall v, (fst s).[v] <> 0%uint63 -> R v) -> (forall x, In x (snd s) -> Q x) ->
      (forall v0, (fst (fold_left (fun s f => visit mark s (f v)) l s)).[v0] <> 0%uint63 -> R v0) /\ forall x, In x (snd (fold_left (fun s f => visit mark s (f v)) l s)) -> Q x).
    { clear T D D'; induction l as [|f l IH]; intros s I T D; [split; assumption|]; cbn [fold_left]; assert (Y : Q (f v)) by (apply K; [apply I; left; reflexivity | exact V]).
      apply IH; [intros f' F'; apply I; right; exact F' | |]; destruct s as [t0 a0]; cbn [visit fst snd] in *; destruct (t0.[f v] =? 0)%uint63; cbn [fst snd]; auto.
      - intros x; destruct (get_set_cases t0 (f v) x mark) as [->|[<- _]]; [apply T | intros _; apply QR, Y].
      - intros x [<-|X]; auto. }
    apply (G maps (t', ahead)); auto.
  - cbn [fst snd]; split; [|intros x [<-|[]]; exact Z]; intros x; destruct (get_set_cases t root x mark) as [->|[<- _]]; [apply H | intros _; apply QR, Z].
Qed.

Definition still (fixed : list int) (maps : list (int -> int)) : Prop :=
  forall f, In f maps -> exists h, symmetry g f h /\ forall a, In a fixed -> f a = a /\ h a = a.

Lemma still_keep fixed b maps : is_vertex g b -> still fixed maps -> still (b :: fixed) (keep b maps).
Proof.
  intros B S f I; apply filter_In in I; destruct I as [I E]; apply int_eqb_eq in E; destruct (S f I) as (h & Y & F); exists h; split; [exact Y|].
  intros a [<-|A]; [split; [exact E|]; rewrite <- E at 1; apply Y, B | apply F, A].
Qed.

Lemma taken_on fixed b v f h : symmetry g f h -> (forall a, In a fixed -> f a = a /\ h a = a) -> taken fixed b v -> taken fixed b (f v).
Proof.
  intros S F (f' & h' & S' & F' & <-); exists (fun x => f (f' x)), (fun x => h' (h x)); split; [apply symmetry_compose; assumption|]; split; [|reflexivity].
  intros a A; destruct (F a A) as [F1 F2], (F' a A) as [G1 G2]; split; [rewrite G1; exact F1 | rewrite F2; exact G2].
Qed.

Lemma orbit_table_taken fixed maps b : still fixed maps -> forall v, in_table (orbit_table P maps b) v = true -> taken fixed b v.
Proof.
  intros S v H; unfold in_table, orbit_table in H; apply negb_true_iff, int_eqb_neq in H.
  refine (mark_orbit_keeps (taken fixed b) (taken fixed b) maps (make n 0%uint63) b _ _ (fun v T => T) _ v H).
  - intros f x I T; destruct (S f I) as (h & Y & F); apply (taken_on fixed b x f h Y F T).
  - exists (fun x => x), (fun x => x); split; [|split; [auto | reflexivity]]; split; [|split; [|split]]; auto.
  - intros x X; exfalso; apply X, get_make.
Qed.

Lemma orbit_list_right fixed maps b : still fixed maps -> let O := filter (in_table (orbit_table P maps b)) (ints n) in
  NoDup O /\ forall v, In v O -> taken fixed b v.
Proof.
  intros S O; split; [apply NoDup_filter, NoDup_ints|]; intros v I; apply filter_In in I; apply (orbit_table_taken fixed maps b S), I.
Qed.

Lemma still_nothing maps : symmetries_check P maps = true -> still [] maps.
Proof. intros C f I; destruct (symmetries_sound P maps W C f I) as (h & H); exists h; split; [exact H | intros a []]. Qed.

Lemma product_keep base : forall fixed maps, still fixed maps -> (forall b, In b base -> is_vertex g b) -> some_keep fixed (product_of (orbits_along P maps base)).
Proof.
  induction base as [|b base IH]; intros fixed maps S V; cbn [orbits_along product_of fold_right snd].
  - exists [fun x => x]; split; [reflexivity|]; split; [|repeat constructor]; intros f [<-|[]]; split; [|auto].
    apply (symmetry_automorphism g (fun x => x) (fun x => x) (NoDup_ints n)); split; [|split; [|split]]; auto.
  - destruct (orbit_list_right fixed maps b S) as [N T]; assert (B : is_vertex g b) by (apply V; left; reflexivity).
    apply (some_keep_step fixed b); auto; apply IH; [apply still_keep; assumption | intros x I; apply V; right; exact I].
Qed.

(* ---------- No more ---------- *)

Definition no_way (c c' : array int) : Prop := forall f, automorphism g f -> ~ takes_colours P f c c'.

(* Colours that all keep that hold something still. *)
Definition kept_by (fixed : list int) (c : array int) : Prop := long P c /\ forall f, holds_still fixed f -> takes_colours P f c c.

Lemma kept_singled fixed c b k : is_vertex g b -> kept_by fixed c -> kept_by (b :: fixed) (singled P k c b).
Proof.
  intros B [L K]; split; [apply (singled_long P W), L|]; intros f [A F]; apply (singled_takes P W f k c c b b A L L B (F b (or_introl eq_refl))).
  apply K; split; [exact A | intros a I; apply F; right; exact I].
Qed.

(* The orbits of what is left of the base. *)
Fixpoint orbits_right (fixed : list int) (rest : list (int * list int)) : Prop :=
  match rest with
  | [] => True
  | (b, os) :: rest => is_vertex g b /\ NoDup os /\ (forall v, In v os -> is_vertex g v /\ taken fixed b v) /\ orbits_right (b :: fixed) rest
  end.

Lemma orbits_along_right base : forall fixed maps, still fixed maps -> (forall b, In b base -> is_vertex g b) -> orbits_right fixed (orbits_along P maps base).
Proof.
  induction base as [|b base IH]; intros fixed maps S V; cbn [orbits_along orbits_right]; [exact I|].
  assert (B : is_vertex g b) by (apply V; left; reflexivity); destruct (orbit_list_right fixed maps b S) as [N T].
  split; [exact B|]; split; [exact N|]; split; [|apply IH; [apply still_keep; assumption | intros x X; apply V; right; exact X]].
  intros v I; split; [apply filter_In in I; apply I | apply T, I].
Qed.

Lemma apart_sound rest : forall fixed c c', orbits_right fixed rest -> kept_by fixed c -> long P c' -> apart P rest c c' = true -> no_way c c'.
Proof.
  induction rest as [|[b O] rest IH]; intros fixed c c' R K L' H f A T; cbn [apart] in H;
    (destruct (total_colour P c =? total_colour P c')%uint63 eqn:E; cbn [negb] in H;
      [|apply int_eqb_neq in E; apply E; symmetry; apply (total_takes P f c c' A T)]); [discriminate|].
  destruct R as (B & N & V & R); cbv zeta in H; rewrite forallb_forall in H.
  set (k := settled P (marked_out c b)) in H; set (cell := filter (fun v => c'.[v] =? c.[b])%uint63 (ints n)) in H.
  assert (Image : forall v, In v O -> In (f v) cell /\ takes_colours P (fun x => f x) c c').
  { intros v I; destruct (V v I) as (Vv & j & h & S & F & E'); split; [|exact T]; apply filter_In; split; [apply (automorphism_vertex g f v A Vv)|].
    apply int_eqb_eq; rewrite (T v Vv), <- E'; destruct (taken_still fixed b v j h S F E') as [St _]; apply (proj2 K j St b B). }
  (* None that was tried is the image of one of the orbit. *)
  assert (Not : forall v, In v O -> ~ In (f v) (firstn (S (length cell) - length O) cell)).
  { intros v I J; destruct (V v I) as (Vv & j & h & S & F & E'); destruct (taken_still fixed b v j h S F E') as [St _].
    pose proof (automorphism_then P j f (proj1 St) A) as Af; specialize (H _ J).
    apply (IH (b :: fixed) (singled P k c b) (singled P k c' (f v)) R (kept_singled fixed c b k B K) (singled_long P W k c' (f v) L') H (fun x => f (j x)) Af).
    apply (singled_takes P W (fun x => f (j x)) k c c' b (f v)); auto; [apply K | rewrite E'; reflexivity|].
    intros x X; rewrite (T (j x) (automorphism_vertex g j x (proj1 St) X)); apply (proj2 K j St x X). }
  set (tried := firstn (S (length cell) - length O) cell) in *.
  assert (Nc : NoDup cell) by apply NoDup_filter, NoDup_ints.
  assert (Dis : NoDup (tried ++ map f O)).
  { apply NoDup_app_intro.
    - apply first_once, Nc.
    - apply NoDup_map_inj; [|exact N]; intros x y X Y; apply (automorphism_injective g f x y (NoDup_ints n) A); apply V; assumption.
    - intros x X J; apply in_map_iff in J; destruct J as (y & <- & Y); exact (Not y Y X). }
  assert (Inc : incl (tried ++ map f O) cell).
  { intros x X; apply in_app_or in X; destruct X as [X|X].
    - unfold tried in X; rewrite <- (firstn_skipn (S (length cell) - length O) cell); apply in_or_app; left; exact X.
    - apply in_map_iff in X; destruct X as (y & <- & Y); apply Image, Y. }
  pose proof (NoDup_incl_length Dis Inc) as Len; rewrite app_length, map_length in Len; unfold tried in Len; rewrite firstn_length in Len; change (vertex g) with int in *.
  assert (Lo : (length O <= length cell)%nat) by lia; destruct O as [|o O]; [|cbn [length] in *; lia].
  (* The orbit has a vertex, or all of the cell was tried. *)
  cbn [length] in *; assert (Whole : tried = cell) by (unfold tried; apply firstn_all2; lia).
  assert (J : In (f b) tried).
  { rewrite Whole; apply filter_In; split; [apply (automorphism_vertex g f b A B) | apply int_eqb_eq, (T b B)]. }
  specialize (H _ J); apply (IH (b :: fixed) (singled P k c b) (singled P k c' (f b)) R (kept_singled fixed c b k B K) (singled_long P W k c' (f b) L') H f A).
  apply (singled_takes P W f k c c' b (f b)); auto; apply K.
Qed.

Lemma no_more_sound base : forall fixed maps c, still fixed maps -> (forall b, In b base -> is_vertex g b) -> kept_by fixed c -> no_more P maps base c = true ->
  all_keep fixed (product_of (orbits_along P maps base)).
Proof.
  induction base as [|b base IH]; intros fixed maps c S V K H; cbn [no_more] in H.
  - cbn [orbits_along product_of fold_right]; apply different_sound in H; exists [fun x => x]; split; [reflexivity|]; split; [|split; [repeat constructor|]].
    + intros f [<-|[]]; split; [|auto]; apply (symmetry_automorphism g (fun x => x) (fun x => x) (NoDup_ints n)); split; [|split; [|split]]; auto.
    + intros f F; exists (fun x => x); split; [left; reflexivity|]; intros v Vv.
      apply (NoDup_map_back (fun v => c.[v]) (ints n)); [exact H | apply (automorphism_vertex g f v (proj1 F) Vv) | exact Vv | apply (proj2 K f F v Vv)].
  - assert (B : is_vertex g b) by (apply V; left; reflexivity); cbv zeta in H.
    set (k := settled P (marked_out c b)) in H; set (cell := filter (fun v => c.[v] =? c.[b])%uint63 (ints n)) in H; set (rest := orbits_along P (keep b maps) base) in H.
    set (t0 := orbit_table P maps b) in H; set (step := fun o v => _) in H.
    destruct (fold_left step cell (Some t0)) as [t|] eqn:E; [|discriminate]; apply andb_true_iff in H; destruct H as [Cell More]; rewrite forallb_forall in Cell.
    assert (V' : forall x, In x base -> is_vertex g x) by (intros x X; apply V; right; exact X).
    pose proof (still_keep fixed b maps B S) as S'.
    set (Never := fun w => is_vertex g w /\ forall f, holds_still fixed f -> f b <> w).
    assert (Inv : forall l t1 t2, (forall w, In w l -> is_vertex g w) -> fold_left step l (Some t1) = Some t2 -> (forall v, t1.[v] <> 0%uint63 -> in_table t0 v = true \/ Never v) ->
      forall v, t2.[v] <> 0%uint63 -> in_table t0 v = true \/ Never v).
    { assert (Stop : forall l, fold_left step l None = None) by (induction l; auto).
      induction l as [|w l IHl]; intros t1 t2 Vl Q I1; cbn [fold_left] in Q; [injection Q as <-; exact I1|].
      change (step (Some t1) w) with (if in_table t1 w then Some t1 else if apart P rest (singled P k c b) (singled P k c w) then Some (mark_orbit maps t1 w) else None) in Q.
      assert (Vl' : forall x, In x l -> is_vertex g x) by (intros x X; apply Vl; right; exact X).
      destruct (in_table t1 w); [apply (IHl t1 t2 Vl' Q I1)|]; destruct (apart _ _ _ _) eqn:Ap; [|rewrite Stop in Q; discriminate].
      apply (IHl (mark_orbit maps t1 w) t2 Vl' Q); apply (mark_orbit_keeps Never (fun v => in_table t0 v = true \/ Never v)); auto.
      - intros f x I [Vx X]; destruct (S f I) as (h & Y & F); pose proof Y as (Y1 & _); split; [apply Y1, Vx|]; intros j J Q0; apply (X (fun z => h (j z))).
        + split; [apply (automorphism_then P j h (proj1 J)), (symmetry_automorphism g h f (NoDup_ints n)), symmetry_inverse, Y|].
          intros a A; rewrite (proj2 J a A); apply F, A.
        + rewrite Q0; apply Y1, Vx.
      - split; [apply Vl; left; reflexivity|]; intros j J Q0; pose proof (apart_sound rest (b :: fixed) (singled P k c b) (singled P k c w) (orbits_along_right base (b :: fixed) (keep b maps) S' V')
          (kept_singled fixed c b k B K) (singled_long P W k c w (proj1 K)) Ap j (proj1 J)) as No; apply No.
        apply (singled_takes P W j k c c b w (proj1 J)); auto; [apply K | apply K | apply (proj2 K j J)]. }
    assert (Into : forall f, holds_still fixed f -> In (f b) (filter (in_table t0) (ints n))).
    { intros f F; pose proof (automorphism_vertex g f b (proj1 F) B) as Vf; apply filter_In; split; [exact Vf|].
      assert (J : In (f b) cell) by (apply filter_In; split; [exact Vf | apply int_eqb_eq, (proj2 K f F b B)]).
      specialize (Cell _ J); apply negb_true_iff, int_eqb_neq in Cell.
      destruct (Inv cell t0 t (fun w Hw => proj1 (proj1 (filter_In _ _ _) Hw)) E) with (v := f b) as [X|[_ X]]; [intros v Hv; left; apply negb_true_iff, int_eqb_neq; exact Hv | exact Cell | exact X|].
      destruct (X f F eq_refl). }
    cbn [orbits_along product_of fold_right snd]; destruct (orbit_list_right fixed maps b S) as [N T].
    apply (all_keep_step fixed b _ _ B); [apply (IH (b :: fixed) (keep b maps) (singled P k c b) S' V' (kept_singled fixed c b k B K) More) | exact N | exact T | exact Into].
Qed.
Theorem automorphisms_counted_sound maps base exact_ m : automorphisms_counted P maps base exact_ m = true ->
  if exact_ then automorphisms_are g m else exists k, m <= k /\ automorphisms_at_least g k.
Proof.
  unfold automorphisms_counted; rewrite !andb_true_iff, forallb_forall; intros [[S V] H]; cbv zeta in H.
  assert (V' : forall b, In b base -> is_vertex g b) by (intros b I; apply numbers_vertex, ltb_true, V, I); pose proof (still_nothing maps S) as St.
  destruct exact_.
  - apply andb_true_iff in H; destruct H as [E H]; apply Z.eqb_eq in E; subst m.
    assert (K : kept_by [] (rounds P (settled P (plain_colours P)) (plain_colours P))).
    { split; [apply rounds_long; [exact W | apply make_long, W]|]; intros f [A _]; apply (rounds_takes P W f _ A), plain_takes, A. }
    destruct (no_more_sound base [] maps _ St V' K H) as (l & L & A & D & F); exists l; split; [exact L|]; split; [intros f I; apply A, I|]; split; [exact D|].
    intros f Af; apply F; split; [exact Af | intros b []].
  - apply Z.leb_le in H; destruct (product_keep base [] maps St V') as (l & L & A & D); eexists; split; [exact H|]; exists l; split; [exact L|]; split; [intros f I; apply A, I | exact D].
Qed.
End Count.
