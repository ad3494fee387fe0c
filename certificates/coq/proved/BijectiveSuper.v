(* Hypercube-like networks of degree m without 2m-3 vertices and links, or fewer, are connected but for one vertex at most; no two vertices
   have more than two common neighbours, and adjacent ones none. So 2m-2 vertices are the least cut that leaves no vertex alone: J. Fan, X. Lin, "The
   t/k-diagnosability of the BC graphs", IEEE Trans. Computers 54, 2005. *)

From Coq Require Import ZArith List Permutation Lia.
From Topocert Require Import Graph Walk Bijective BijectivePaths FaultsSays FamilyFaultsSays FamilyWordsSays.
Import ListNotations.
Open Scope Z_scope.

Section Super.
Variable g : graph.
Notation V := (vertex g).
Variable near : V -> V -> bool.
Hypothesis near_right : forall u v, is_vertex g u -> is_vertex g v -> (near u v = true <-> adj g u v).
Hypothesis Eq : forall u v : V, {u = v} + {u <> v}.
Notation is_in := (is_in g Eq).
Notation in_both := (in_both g Eq).
Notation live := (live g).

Lemma filter_split {T : Type} (p : T -> bool) l : (length (filter p l) + length (filter (fun x => negb (p x)) l) = length l)%nat.
Proof. induction l as [|a l IH]; [reflexivity|]; cbn [filter]; destruct (p a); cbn [negb length]; lia. Qed.

Lemma one_at_most {T : Type} (x : T) l : (length l <= 1)%nat -> exists w : T, forall y, In y l -> y = w.
Proof. intros L; destruct l as [|w [|? ?]]; cbn in L; [exists x; intros y [] | exists w; intros y [->|[]]; reflexivity | lia]. Qed.

Section Half.
Variables (F : list V) (L : list (V * V)).

(* All of a list but one, which are not in F, are joined. *)
Definition nearly (A : list V) (w : V) : Prop := forall u v, In u A -> In v A -> ~ In u F -> ~ In v F -> u <> w -> v <> w -> joined (live F L A) u v.

Lemma nearly_halves m A B C f : bijective g m A -> bijective g m B -> perfect g f A B -> NoDup C -> Permutation C (A ++ B) ->
  (forall F L, (length F + length L + 3 <= 2 * m)%nat -> exists w, forall u v, In u A -> In v A -> ~ In u F -> ~ In v F -> u <> w -> v <> w -> joined (live F L A) u v) ->
  (length F + length L + 3 <= 2 * S m)%nat -> (length (filter (is_in B) F) + length (filter (in_both B) L) < m)%nat -> exists w, nearly C w.
Proof.
  intros HA HB Pf Once P IHA Few FewB; destruct (two_once g A B C Once P) as (Na & Nb & Apart); pose proof (two_in g A B C P) as Is.
  set (back := fun b => match find (fun a => if Eq (f a) b then true else false) A with Some a => a | None => b end).
  assert (Back : forall a, In a A -> back (f a) = a).
  { intros a K; unfold back; destruct (find _ A) as [a'|] eqn:E; [apply find_some in E as [K' E]; destruct (Eq (f a') (f a)) as [Q|]; [apply (partner_once g A B C f Pf Once P); assumption | discriminate]|].
    pose proof (find_none _ _ E a K) as Q; cbv beta in Q; destruct (Eq (f a) (f a)); [discriminate | contradiction]. }
  set (side := fun x => if is_in A x then x else back x).
  assert (Out : forall a, In a A -> is_in A (f a) = false) by (intros a K; destruct (is_in A (f a)) eqn:E; [apply is_in_right in E; destruct (Apart (f a) E (proj1 (partner g A B f Pf a K))) | reflexivity]).
  assert (Side : forall a, In a A -> side a = a /\ side (f a) = a).
  { intros a K; unfold side; rewrite (proj2 (is_in_right g Eq A a) K), (Out a K); split; [reflexivity | apply Back, K]. }
  (* the vertices of A whose link of the matching is not left *)
  set (bad := map side (filter (fun x => negb (is_in A x)) F) ++ map (fun e => side (fst e)) (filter (fun e => negb (in_both A e)) L)).
  assert (LenB : (length (filter (is_in A) F) + length (filter (in_both A) L) + length bad = length F + length L)%nat).
  { unfold bad; rewrite app_length, !map_length; pose proof (filter_split (is_in A) F); pose proof (filter_split (in_both A) L); lia. }
  assert (Bridge : forall a, In a A -> ~ In a F -> ~ In a bad -> ~ In (f a) F /\ joined (live F L C) a (f a)).
  { intros a K NF NB; destruct (partner g A B f Pf a K) as [Kb Ad]; destruct (Side a K) as [Sa Sb].
    assert (NFb : ~ In (f a) F) by (intros J; apply NB, in_or_app; left; apply in_map_iff; exists (f a); split; [exact Sb | apply filter_In; split; [exact J | rewrite (Out a K); reflexivity]]).
    split; [exact NFb|]; apply live_link; [apply Is; left; exact K | apply Is; right; exact Kb|]; split; [exact Ad|]; split; [exact NF|]; split; [exact NFb|].
    split; intros J; apply NB, in_or_app; right; apply in_map_iff; eexists; (split; [|apply filter_In; split; [exact J|]]); cbn [fst]; [exact Sa | | exact Sb |]; unfold in_both; cbn [fst snd]; rewrite (Out a K); [rewrite Bool.andb_false_r|]; reflexivity. }
  assert (InB : forall x y, In x B -> In y B -> ~ In x F -> ~ In y F -> joined (live F L C) x y).
  { intros x y Ix Iy Nx Ny; apply (live_within g Eq F L B C); [intros z K; apply Is; right; exact K|]; apply (bijective_connected g Eq m B HB); auto; intros K; apply filter_In in K as [K _]; auto. }
  (* enough that all of A but one are joined to B *)
  assert (Enough : forall w, In w A \/ ~ In w C -> (forall a, In a A -> ~ In a F -> a <> w -> exists b, In b B /\ ~ In b F /\ joined (live F L C) a b) -> nearly C w).
  { intros w Iw H; assert (To : forall x, In x C -> ~ In x F -> x <> w -> exists b, In b B /\ ~ In b F /\ joined (live F L C) x b).
    { intros x Ix Nx Dx; apply Is in Ix as [Ix|Ix]; [apply H; assumption | exists x; split; [exact Ix|]; split; [exact Nx | apply live_here, Is; right; exact Ix]]. }
    intros u v Iu Iv Nu Nv Du Dv; destruct (To u Iu Nu Du) as (b & Ib & Nb' & Wb), (To v Iv Nv Dv) as (c & Ic & Nc & Wc).
    apply (live_trans g F L C u b v Wb), (live_trans g F L C b c v (InB b c Ib Ic Nb' Nc)), live_sym, Wc. }
  assert (Many : Z.of_nat (length A) = 2 ^ Z.of_nat m) by (apply (bijective_length g m A HA)).
  assert (Through : forall w, (length (w ++ bad ++ filter (is_in A) F) < length A)%nat -> (forall u v, In u A -> In v A -> ~ In u F -> ~ In v F -> ~ In u w -> ~ In v w -> joined (live F L C) u v) ->
    forall a, In a A -> ~ In a F -> ~ In a w -> exists b, In b B /\ ~ In b F /\ joined (live F L C) a b).
  { intros w Lw H a Ia Nfa Nwa; destruct (one_left g Eq A _ Na Lw) as (x & Ix & Nx); rewrite !in_app_iff in Nx.
    assert (NF : ~ In x F) by (intros K; apply Nx; right; right; apply filter_In; split; [exact K | apply is_in_right, Ix]); destruct (Bridge x Ix NF (fun K => Nx (or_intror (or_introl K)))) as [Nb' J].
    exists (f x); split; [apply (partner g A B f Pf x Ix)|]; split; [exact Nb'|]; apply (live_trans g F L C a x); [apply H; auto | exact J]. }
  assert (Within : forall u v, joined (live (filter (is_in A) F) (filter (in_both A) L) A) u v -> joined (live F L C) u v) by (intros u v; apply (live_within g Eq F L A C); intros z K; apply Is; left; exact K).
  assert (Pow : (1 <= m)%nat -> (2 * m - 1 < length A)%nat /\ ((3 <= m)%nat -> (2 * m < length A)%nat)).
  { clear - Many; intros M; destruct m as [|[|[|m]]]; [lia | change (2 ^ Z.of_nat 1) with 2 in Many; lia | change (2 ^ Z.of_nat 2) with 4 in Many; lia|].
    assert (K : 2 * Z.of_nat (3 + m) + 2 <= 2 ^ Z.of_nat (3 + m)); [|change (3 + m)%nat with (S (S (S m))) in K; lia]; clear; induction m as [|m IH]; [cbn; lia|].
    replace (Z.of_nat (3 + S m)) with (1 + Z.of_nat (3 + m)) by lia; rewrite Z.pow_add_r by lia; change (2 ^ 1) with 2; lia. }
  assert (Some_ : exists x, In x A) by (destruct A as [|x l]; [cbn in Many; pose proof (Z.pow_pos_nonneg 2 (Z.of_nat m)); lia | exists x; left; reflexivity]).
  destruct Some_ as (x0 & X0); set (FA := filter (is_in A) F) in *; set (LA := filter (in_both A) L) in *.
  assert (NotFA : forall u, ~ In u F -> ~ In u FA) by (intros u K J; apply filter_In in J as [J _]; exact (K J)).
  destruct (le_lt_dec m (length FA + length LA)) as [Ma|Ma]; [destruct (le_lt_dec (length FA + length LA + 3) (2 * m)) as [Mb|Mb]|].
  - destruct (IHA FA LA Mb) as (w & W); destruct (in_dec Eq w A) as [Iw|Iw].
    + exists w; apply Enough; [left; exact Iw|]; intros a Ia Nfa Da; apply (Through [w]); [|intros u v Iu Iv Nu Nv Du Dv; apply Within, W; auto; intros ->; [apply Du | apply Dv]; left; reflexivity | exact Ia | exact Nfa | intros [->|[]]; apply Da; reflexivity].
      rewrite !app_length; cbn [length]; destruct (Pow ltac:(lia)) as [_ Q]; specialize (Q ltac:(lia)); lia.
    + exists x0; apply Enough; [left; exact X0|]; intros a Ia Nfa _; apply (Through []); [|intros u v Iu Iv Nu Nv _ _; apply Within, W; auto; intros ->; contradiction | exact Ia | exact Nfa | intros []].
      rewrite !app_length; cbn [length]; destruct (Pow ltac:(lia)) as [_ Q]; specialize (Q ltac:(lia)); lia.
  - destruct (one_at_most x0 bad ltac:(lia)) as (w & W); destruct (in_dec Eq w A) as [Iw|Iw].
    + exists w; apply Enough; [left; exact Iw|]; intros a Ia Nfa Da; destruct (Bridge a Ia Nfa (fun K => Da (W a K))) as [Nb' J]; exists (f a); split; [apply (partner g A B f Pf a Ia) | auto].
    + exists x0; apply Enough; [left; exact X0|]; intros a Ia Nfa _; destruct (Bridge a Ia Nfa (fun K => Iw (eq_ind a (fun z => In z A) Ia w (W a K)))) as [Nb' J]; exists (f a); split; [apply (partner g A B f Pf a Ia) | auto].
  - exists x0; apply Enough; [left; exact X0|]; intros a Ia Nfa _; apply (Through []); [|intros u v Iu Iv Nu Nv _ _; apply Within, (bijective_connected g Eq m A HA); auto | exact Ia | exact Nfa | intros []].
    rewrite !app_length; cbn [length]; destruct (Pow ltac:(lia)) as [Q _]; lia.
Qed.

End Half.

Theorem bijective_nearly m A : bijective g m A -> forall F L, (length F + length L + 3 <= 2 * m)%nat -> exists w, nearly F L A w.
Proof.
  induction 1 as [w W|m A B C f HA IHA HB IHB Pf Once P]; intros F L Few; [lia|]; destruct (two_once g A B C Once P) as (Na & Nb & Apart); pose proof (two_in g A B C P) as Is.
  destruct (le_lt_dec m (length (filter (is_in B) F) + length (filter (in_both B) L))) as [Mb|Mb]; [|exact (nearly_halves F L m A B C f HA HB Pf Once P IHA Few Mb)].
  assert (Vx : forall v, In v A \/ In v B -> is_vertex g v) by (intros x [I|I]; [apply (bijective_vertex g m A HA x I) | apply (bijective_vertex g m B HB x I)]); destruct (flip g A B f near near_right Vx Na Nb Pf) as (h & G).
  assert (P' : Permutation C (B ++ A)) by (rewrite P; apply Permutation_app_comm).
  assert (Disj : (length (filter (is_in A) F) + length (filter (is_in B) F) <= length F)%nat).
  { rewrite <- (filter_split (is_in A) F); apply Nat.add_le_mono_l; clear - Apart; induction F as [|x F IH]; [cbn; lia|]; cbn [filter]; destruct (is_in B x) eqn:E; destruct (is_in A x) eqn:E'; cbn [negb length]; try lia.
    apply is_in_right in E, E'; destruct (Apart x E' E). }
  assert (Disj' : (length (filter (in_both A) L) + length (filter (in_both B) L) <= length L)%nat).
  { rewrite <- (filter_split (in_both A) L); apply Nat.add_le_mono_l; clear - Apart; induction L as [|x L IH]; [cbn; lia|]; cbn [filter]; destruct (in_both B x) eqn:E; destruct (in_both A x) eqn:E'; cbn [negb length]; try lia.
    unfold Bijective.in_both in E, E'; apply andb_prop in E as [E _], E' as [E' _]; apply is_in_right in E, E'; destruct (Apart (fst x) E' E). }
  apply (nearly_halves F L m B A C h HB HA G Once P' IHB Few); lia.
Qed.

(* ---------- Neighbours ---------- *)

Theorem bijective_neighbours m A : bijective g m A -> forall u, In u A -> exists l, NoDup l /\ length l = m /\ forall x, In x l <-> In x A /\ adj g u x.
Proof.
  induction 1 as [w W|m A B C f HA IHA HB IHB F N P]; intros u U; [exists []; split; [constructor|]; split; [reflexivity|]; destruct U as [<-|[]]; intros x; split; [intros [] | intros [[<-|[]] K]; destruct (adj_differ K); reflexivity]|].
  destruct (two_once g A B C N P) as (Na & Nb & Apart); pose proof (two_in g A B C P) as Is; apply Is in U as [U|U].
  - destruct (IHA u U) as (l & Nl & Ll & Hl); destruct (partner g A B f F u U) as [J K]; exists (f u :: l); split; [constructor; [|exact Nl]; intros I; apply Hl in I; exact (Apart _ (proj1 I) J)|]; split; [cbn; lia|].
    intros x; cbn [In]; rewrite Is; split; [intros [<-|I]; [auto | apply Hl in I; tauto]|]; intros [[I|I] Ad]; [right; apply Hl; auto | left; apply (proj2 F u x U I), Ad].
  - destruct (IHB u U) as (l & Nl & Ll & Hl); destruct (partner_back g A B f F u U) as (a & J & E); assert (K : adj g u a) by (apply adj_sym, (proj2 F a u J U), E).
    exists (a :: l); split; [constructor; [|exact Nl]; intros I; apply Hl in I; exact (Apart _ J (proj1 I))|]; split; [cbn; lia|].
    intros x; cbn [In]; rewrite Is; split; [intros [<-|I]; [auto | apply Hl in I; tauto]|]; intros [[I|I] Ad]; [left | right; apply Hl; auto].
    apply (partner_once g A B C f F N P); [exact J | exact I|]; rewrite E; symmetry; apply (proj2 F x u I U), adj_sym, Ad.
Qed.

Theorem bijective_common m A : bijective g m A -> forall u v, In u A -> In v A -> u <> v -> exists l, (length l <= 2)%nat /\ (adj g u v -> l = []) /\ forall x, In x A -> adj g u x -> adj g v x -> In x l.
Proof.
  induction 1 as [w W|m A B C f HA IHA HB IHB F N P]; intros u v U W_ D; [destruct U as [<-|[]], W_ as [<-|[]]; contradiction|].
  destruct (two_once g A B C N P) as (Na & Nb & Apart); pose proof (two_in g A B C P) as Is; pose proof (partner g A B f F) as To.
  assert (Back : forall a b, In a A -> In b B -> adj g a b -> f a = b) by (intros a b I J; apply (proj2 F a b I J)).
  assert (Cross : forall a b, In a A -> In b B -> exists l, (length l <= 2)%nat /\ (adj g a b -> l = []) /\ forall x, In x C -> adj g a x -> adj g b x -> In x l).
  { intros a b I J; destruct (partner_back g A B f F b J) as (a' & I' & E); destruct (Eq (f a) b) as [Q|Q].
    - exists []; split; [cbn; lia|]; split; [reflexivity|]; intros x X Ax Bx; apply Is in X as [X|X].
      + assert (x = a) by (apply (partner_once g A B C f F N P); [exact X | exact I | rewrite Q; apply Back; [exact X | exact J | apply adj_sym, Bx]]); subst x; destruct (adj_differ Ax); reflexivity.
      + pose proof (Back a x I X Ax); apply (adj_differ Bx); congruence.
    - exists [a'; f a]; split; [cbn; lia|]; split; [intros K; destruct (Q (Back a b I J K))|]; intros x X Ax Bx; apply Is in X as [X|X].
      + left; apply (partner_once g A B C f F N P); [exact I' | exact X | rewrite E; symmetry; apply Back; [exact X | exact J | apply adj_sym, Bx]].
      + right; left; apply Back; assumption. }
  apply Is in U as [U|U], W_ as [W_|W_].
  - destruct (IHA u v U W_ D) as (l & Ll & No & Hl); exists l; split; [exact Ll|]; split; [exact No|]; intros x X Ax Bx; apply Is in X as [X|X]; [apply Hl; assumption|].
    destruct D; apply (partner_once g A B C f F N P); [exact U | exact W_ | rewrite (Back u x U X Ax), (Back v x W_ X Bx); reflexivity].
  - exact (Cross u v U W_).
  - destruct (Cross v u W_ U) as (l & Ll & No & Hl); exists l; split; [exact Ll|]; split; [intros K; apply No, adj_sym, K|]; intros x X Ax Bx; apply Hl; assumption.
  - destruct (IHB u v U W_ D) as (l & Ll & No & Hl); exists l; split; [exact Ll|]; split; [exact No|]; intros x X Ax Bx; apply Is in X as [X|X]; [|apply Hl; assumption].
    destruct D; rewrite <- (Back x u X U (adj_sym Ax)), <- (Back x v X W_ (adj_sym Bx)); reflexivity.
Qed.

(* ---------- The whole network ---------- *)

Variable m : nat.
Hypothesis whole : bijective g m (vertices g).

Lemma live_without l u v : joined (live l [] (vertices g)) u v -> joined (without_vertices g l) u v.
Proof.
  intros (d & X); exists d; induction X as [x I|x y z d (I & J & D & K) _ IH]; [apply walk_here, I|]; apply (walk_hop (without_vertices g l) x y z); [|exact IH]; split; [exact I|]; split; [exact J|]; split; [exact D|].
  cbn [link Bijective.live without_vertices] in K |- *; unfold alive in K; tauto.
Qed.

Theorem restricted_least k : restricted_cut g k -> 2 * Z.of_nat m - 2 <= k.
Proof.
  intros (l & _ & Lk & (u & v & U & W & Nu & Nv & No) & Alone); apply Z.nlt_ge; intros Lt; destruct (bijective_nearly m _ whole l [] ltac:(cbn [length]; lia)) as (w & Near).
  assert (Joined : forall x y, is_vertex g x -> is_vertex g y -> ~ In x l -> ~ In y l -> x <> w -> y <> w -> joined (without_vertices g l) x y) by (intros x y X Y Nx Ny Dx Dy; apply live_without, Near; assumption).
  assert (Duv : u <> v) by (intros ->; apply No; exists 0; apply walk_here, W).
  assert (Hop : forall x z y, adj g x z -> ~ In x l -> ~ In z l -> joined (without_vertices g l) z y -> joined (without_vertices g l) x y).
  { intros x z y A Nx Nz (d & X); exists (d + 1); apply (walk_hop (without_vertices g l) x z y); [|exact X]; split; [exact (adj_left A)|]; split; [exact (adj_right A)|]; split; [exact (adj_differ A)|]; left; cbn [link without_vertices]; auto. }
  destruct (Eq u w) as [->|Du]; [|destruct (Eq v w) as [->|Dv]; [|apply No, Joined; assumption]].
  - destruct (Alone w U) as [I|(z & A & Nz)]; [contradiction|]; apply No, (Hop w z v A Nu Nz), Joined; [exact (adj_right A) | exact W | exact Nz | exact Nv | intros ->; destruct (adj_differ A); reflexivity | congruence].
  - destruct (Alone w W) as [I|(z & A & Nz)]; [contradiction|]; destruct (Hop w z u A Nv Nz) as (d & X); [apply Joined; [exact (adj_right A) | exact U | exact Nz | exact Nu | intros ->; destruct (adj_differ A); reflexivity | congruence]|].
    apply No; exists d; apply walk_rev, X.
Qed.

Theorem restricted_most : (5 <= m)%nat -> restricted_cut g (2 * Z.of_nat m - 2).
Proof.
  intros Five; pose proof (bijective_length g m _ whole) as Len; assert (Once := bijective_once g m _ whole).
  assert (Some_ : exists u, is_vertex g u) by (unfold is_vertex; destruct (vertices g) as [|x l]; [cbn in Len; pose proof (Z.pow_pos_nonneg 2 (Z.of_nat m)); lia | exists x; left; reflexivity]).
  destruct Some_ as (u & U); destruct (bijective_neighbours m _ whole u U) as (lu & Nlu & Llu & Hlu); destruct lu as [|v lu]; [cbn in Llu; lia|]; assert (Auv : adj g u v) by (apply Hlu; left; reflexivity); pose proof (adj_right Auv) as W.
  destruct (bijective_neighbours m _ whole v W) as (lv & Nlv & Llv & Hlv); assert (Iu : In u lv) by (apply Hlv; split; [exact U | apply adj_sym, Auv]); apply in_split in Iu as (l1 & l2 & ->).
  assert (Nv : ~ In v lu) by (inversion Nlu; assumption); pose proof (NoDup_remove_2 _ _ _ Nlv) as Nu; set (l := lu ++ l1 ++ l2).
  assert (Il : forall x, In x l <-> (adj g u x \/ adj g v x) /\ x <> u /\ x <> v).
  { intros x; unfold l; rewrite !in_app_iff; split.
    - intros [I|I]; [assert (A : adj g u x) by (apply Hlu; right; exact I) | assert (A : adj g v x) by (apply Hlv; rewrite in_app_iff; cbn [In]; tauto)]; (split; [tauto|]); split; intros ->; try (destruct (adj_differ A); reflexivity); [contradiction | apply Nu, in_or_app, I].
    - intros [[A|A] [Du Dv]]; [left; assert (I : In x (v :: lu)) by (apply Hlu; split; [exact (adj_right A) | exact A]); destruct I as [->|I]; [contradiction | exact I]|].
      right; assert (I : In x (l1 ++ u :: l2)) by (apply Hlv; split; [exact (adj_right A) | exact A]); rewrite in_app_iff in I; cbn [In] in I; destruct I as [I|[->|I]]; [tauto | contradiction | tauto]. }
  assert (Ll : (length l + 2 = 2 * m)%nat) by (unfold l; rewrite app_length in Llv; cbn [length] in *; rewrite !app_length; lia).
  assert (Pow : 2 * Z.of_nat m < 2 ^ Z.of_nat m).
  { clear - Five; replace m with (5 + (m - 5))%nat by lia; generalize (m - 5)%nat as k; induction k as [|k IH]; [reflexivity|]; replace (Z.of_nat (5 + S k)) with (1 + Z.of_nat (5 + k)) by lia; rewrite Z.pow_add_r by lia; change (2 ^ 1) with 2; lia. }
  destruct (one_left g Eq (vertices g) (u :: v :: l) Once) as (w & Ww & Nw); [cbn [length]; lia|].
  assert (Nul : ~ In u l) by (intros I; apply Il in I; tauto); assert (Nvl : ~ In v l) by (intros I; apply Il in I; tauto).
  exists l; split; [intros x I; apply Il in I as [[A|A] _]; exact (adj_right A)|]; split; [lia|]; split.
  - exists u, w; split; [exact U|]; split; [exact Ww|]; split; [exact Nul|]; split; [intros I; apply Nw; right; right; exact I|]; intros (d & X).
    assert (K : forall x, x = u \/ x = v -> forall y d, walk (without_vertices g l) x y d -> y = u \/ y = v).
    { intros x Hx y e Y; induction Y as [x I|x y z e (I & J & D & K) _ IH]; [exact Hx|]; apply IH; destruct (Eq y u) as [|Du]; [auto|]; destruct (Eq y v) as [|Dv]; [auto|exfalso]; cbn [link without_vertices] in K.
      assert (In y l) by (apply Il; split; [|auto]; destruct K as [(A & _)|(A & _)]; [|apply adj_sym in A]; destruct Hx as [->| ->]; auto); tauto. }
    destruct (K u (or_introl eq_refl) w d X) as [->| ->]; apply Nw; [left | right; left]; reflexivity.
  - intros x X; destruct (in_dec Eq x l) as [I|Nx]; [auto|right]; destruct (Eq x u) as [->|Du]; [exists v; auto|]; destruct (Eq x v) as [->|Dv]; [exists u; split; [apply adj_sym, Auv | exact Nul]|].
    destruct (bijective_neighbours m _ whole x X) as (lx & Nlx & Llx & Hlx); destruct (bijective_common m _ whole x u X U Du) as (c & Lc & _ & Hc), (bijective_common m _ whole x v X W Dv) as (c' & Lc' & _ & Hc').
    destruct (one_left g Eq lx (c ++ c') Nlx) as (y & Iy & Ny); [rewrite app_length; lia|]; apply Hlx in Iy as [Yv Ay]; exists y; split; [exact Ay|]; intros I; apply Il in I as [[A|A] _]; apply Ny, in_or_app; [left; apply Hc | right; apply Hc']; auto.
Qed.

End Super.
