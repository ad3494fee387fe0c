(* The diameter of whole families by distances from some vertices that automorphisms take to all
   others: see CheckTheorem.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem.
Import ListNotations.
Open Scope Z_scope.

Lemma reached_walks g l D : NoDup (vertices g) -> reached g l ->
  (forall s v, In s l -> is_vertex g v -> exists d, walk g v s d /\ d <= D) ->
  forall u v, is_vertex g u -> is_vertex g v -> exists d, walk g u v d /\ d <= D.
Proof.
  intros N [_ R] W u v U V; destruct (R u U) as (s & f & h & I & S & <-); pose proof S as (_ & H & _).
  destruct (H v V) as [V' E]; destruct (W s (h v) I V') as (d & X & L); exists d; split; [|exact L].
  rewrite <- E; apply automorphism_walk; [apply (symmetry_automorphism g f h N S) | apply walk_rev, X].
Qed.

(* The same network with another root. *)
Definition with_root (F : family) (r : list term) : family := Family (line F) (variables F) (domain F) (arguments F) r (back F) (one_way F).

Lemma rooted_right F r xs : family_right F xs -> vertex_of F xs (map (num (params F xs)) r) -> family_right (with_root F r) xs.
Proof.
  intros [S P _ St B] V; apply (FamilyRight (with_root F r) xs); try assumption.
  unfold shaped in *; rewrite !andb_true_iff in *; cbn [with_root line arguments root back]; intuition.
  destruct V as [L _]; rewrite map_length in L; apply Nat.eqb_eq, L.
Qed.

Lemma with_root_right F r xs : network_right F xs -> vertex_of F xs (map (num (params F xs)) r) -> network_right (with_root F r) xs.
Proof. intros [R D] V; split; [apply (rooted_right F r xs R V) | exact D]. Qed.

(* Each root with its upper term. *)
Definition from_roots_questions (F : family) (c : cond) (rs : list (list term * term)) (value : term) : list branch :=
  flat_map (fun e => descends_questions (with_root F (fst e)) c false (snd e) ++ [upper_question (with_root F (fst e)) c false (snd e) value]) rs.

Definition diameter_from_roots_checked (F : family) (c : cond) (rs : list (list term * term)) (start : list term) (lower value : term) (far : list piece) (ts : list proof) : bool :=
  Nat.eqb (length start) (width (line F)) && widths (width (line F)) far &&
  all_refuted (from_roots_questions F c rs value ++ rises_questions F c start lower ++ [far_question F c lower value far]) ts.

Definition diameter_at_most_from_roots_checked (F : family) (c : cond) (rs : list (list term * term)) (value : term) (ts : list proof) : bool :=
  all_refuted (from_roots_questions F c rs value) ts.

Lemma from_roots_walks F c rs value xs : forall ts, all_refuted (from_roots_questions F c rs value) ts = true ->
  member F xs -> network_right F xs -> yes (params F xs) c = true -> let g := text_graph (line F) (params F xs) in
  (forall s, In s (roots_at F xs (map fst rs)) -> is_vertex g s) ->
  forall s v, In s (roots_at F xs (map fst rs)) -> is_vertex g v -> exists d, walk g v s d /\ d <= num (params F xs) value.
Proof.
  induction rs as [|[r upper] rs IH]; intros ts A M R Y g Vs s v I V; [destruct I|].
  unfold from_roots_questions in A; cbn [flat_map] in A; apply all_refuted_app in A; destruct A as (us & vs & A & B).
  destruct I as [<-|I]; [|apply (IH vs B M R Y (fun s J => Vs s (or_intror J)) s v I V)].
  apply all_refuted_app in A; destruct A as (t1 & t2 & D & U); apply all_refuted_cons in U; destruct U as (p & _ & U & _); cbn [fst snd] in *.
  pose proof (with_root_right F r xs R (proj1 (vertex_known F xs R _) (Vs _ (or_introl eq_refl)))) as R'.
  destruct (descends_sound (with_root F r) c false upper t1 xs D M R' Y _ eq_refl) as [P N].
  destruct (walks_by_potential g _ _ P N v V) as (d & W & L); exists d; split; [exact W|].
  pose proof (upper_sound (with_root F r) c false upper value p xs U M R' Y _ eq_refl v V) as K.
  etransitivity; [exact L | exact K].
Qed.

Theorem diameter_from_roots_sound F c rs start lower value far ts : diameter_from_roots_checked F c rs start lower value far ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  reached (text_graph (line F) (params F xs)) (roots_at F xs (map fst rs)) -> diameter (text_graph (line F) (params F xs)) (num (params F xs) value).
Proof.
  unfold diameter_from_roots_checked; intros A xs M R Y H; rewrite !andb_true_iff in A; destruct A as [[Ws W] A]; apply Nat.eqb_eq in Ws.
  apply all_refuted_app in A; destruct A as (t1 & t2 & D & A).
  apply all_refuted_app in A; destruct A as (t4 & t5 & Ri & A); apply all_refuted_cons in A; destruct A as (q & t6 & Fa & _).
  destruct (rises_sound F c start lower t4 xs Ri Ws M R Y) as (Vs & Low & Pot); destruct (far_sound F c lower value far q xs Fa W M R Y) as (v & V & L).
  apply (diameter_by_walks (text_graph (line F) (params F xs)) _ (fun v => num (params F xs ++ v) lower) (map (num (params F xs)) start) v); try assumption; [apply graph_decidable | | lia].
  apply (reached_walks (text_graph (line F) (params F xs)) _ _ (vertices_once F xs) H); apply (from_roots_walks F c rs value xs t1 D M R Y), H.
Qed.

Theorem diameter_at_most_from_roots_sound F c rs value ts : diameter_at_most_from_roots_checked F c rs value ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  reached (text_graph (line F) (params F xs)) (roots_at F xs (map fst rs)) -> diameter_at_most (text_graph (line F) (params F xs)) (num (params F xs) value).
Proof.
  intros A xs M R Y H; apply walks_at_most; [apply graph_decidable|].
  apply (reached_walks (text_graph (line F) (params F xs)) _ _ (vertices_once F xs) H); apply (from_roots_walks F c rs value xs ts A M R Y), H.
Qed.

(* So many roots there are at most. *)
Definition orbits_question (F : family) (c : cond) (value : term) (n : Z) : branch :=
  asked F c (fun ps => do v <- poly_of ps value; at_least (ret v) (ret (constant n)) false).

Lemma so_many_roots F c xs value n p : member F xs -> yes (params F xs) c = true -> refutes (orbits_question F c value n) p = true -> n <= num (params F xs) value.
Proof.
  intros M Y A; destruct (Z.le_gt_cases n (num (params F xs) value)) as [|G]; [assumption|exfalso]; apply (asked_sound _ _ _ _ A xs M Y); intros w ps P; apply (term_then _ _ (params F xs)); [exact P|]; onward.
  eapply false_so; [apply means_at_least; apply yields_ret; [eassumption | apply has_constant] | apply Z.leb_gt, G].
Qed.

Definition orbits_checked (F : family) (c : cond) (value : term) (roots image inverse : list piece) (ts : list proof) : bool :=
  match ts with
  | p :: ts => refutes (orbits_question F c value (Z.of_nat (length roots))) p && reached_checked F c roots image inverse ts
  | [] => false
  end.

Theorem orbits_sound F c value roots image inverse ts : orbits_checked F c value roots image inverse ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  reached (text_graph (line F) (params F xs)) (roots_at F xs (map towards roots)).
Proof.
  unfold orbits_checked; destruct ts as [|p ts]; [discriminate|]; intros A; apply andb_true_iff in A; destruct A as [_ A].
  apply (reached_sound F c roots image inverse ts A).
Qed.
