(* An automorphism of a network that has a name moves its vertices, and with them links, tuples, sets, maps, and
   networks that are made of it; numbers, and the vertices of other networks, stay. What is said of a network is
   said of its image. *)

From Coq Require Import ZArith Lia List Bool Uint63 Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckIso CheckSymmetry Arcs WordSays WordBags WordNumbers WordNets.
Import ListNotations.
Open Scope Z_scope.

(* Where a map of the vertices of network r takes a part. *)
Fixpoint act (r : int) (image : int -> int) (p : part) : part :=
  match p with
  | Vertex s i => if Uint63.eqb s r then Vertex s (image i) else p
  | Link a b => Link (act r image a) (act r image b)
  | Cons_ a b => Cons_ (act r image a) (act r image b)
  | _ => p
  end.

(* What is no vertex stays. *)
Definition extended (P : plain) (f : int -> int) (i : int) : int := if Uint63.ltb i (total P) then f i else i.

Section Images.
Variables (roots : list (bool * plain)) (r : int) (P : plain) (f : int -> int).
Hypothesis good : good_roots roots.

Definition named (q : int) (Q : plain) : Prop := root_named roots q Q.

Lemma named_good q Q : named q Q -> good_table (of_digraph q) Q.
Proof. apply good_named, good. Qed.

Lemma named_once q Q Q' : named q Q -> named q Q' -> Q = Q'.
Proof. unfold named, root_named; intros A B; rewrite A in B; injection B; auto. Qed.

(* The network that an automorphism moves is no digraph. *)
Definition moves_in (q : int) (Q : plain) : Prop := named q Q /\ of_digraph q = false.

Hypothesis here : moves_in r P.
Hypothesis automorphism : symmetry_check P f = true.

Definition image : int -> int := extended P f.

Lemma image_is : exists h, (forall i, to_Z i < to_Z (total P) -> to_Z (image i) < to_Z (total P) /\ h (image i) = i) /\
  (forall i, to_Z i < to_Z (total P) -> to_Z (h i) < to_Z (total P) /\ image (h i) = i) /\
  (forall i j, to_Z i < to_Z (total P) -> In j (row P i) -> In (image j) (row P (image i))) /\
  (forall i j, to_Z i < to_Z (total P) -> In j (row P i) -> In (h j) (row P (h i))).
Proof.
  pose proof (named_good r P (proj1 here)) as G; rewrite (proj2 here) in G; simpl in G; destruct (symmetry_check_sound P G f automorphism) as (h & A & B & C & D); exists h.
  assert (E : forall i, to_Z i < to_Z (total P) -> image i = f i) by (intros i I; unfold image, extended; rewrite (proj2 (Uint63.ltb_spec _ _) I); reflexivity).
  assert (A' : forall i, to_Z i < to_Z (total P) -> to_Z (f i) < to_Z (total P) /\ h (f i) = i) by (intros i I; rewrite <- numbers_vertex; apply A, numbers_vertex, I).
  assert (B' : forall i, to_Z i < to_Z (total P) -> to_Z (h i) < to_Z (total P) /\ f (h i) = i) by (intros i I; rewrite <- numbers_vertex; apply B, numbers_vertex, I).
  split; [|split; [|split]].
  - intros i I; rewrite (E i I); auto.
  - intros i I; destruct (B' i I) as [X Y]; rewrite (E (h i) X); auto.
  - intros i j I J; rewrite (E i I), (E j (row_below G i j I J)); apply (numbers_adj P (f i) (f j) G), C, numbers_adj; auto.
  - intros i j I J; apply (numbers_adj P (h i) (h j) G), D, numbers_adj; auto.
Qed.

Lemma image_below i : Uint63.ltb (image i) (total P) = Uint63.ltb i (total P).
Proof.
  destruct image_is as (h & A & _); destruct (Uint63.ltb i (total P)) eqn:E.
  - apply Uint63.ltb_spec in E; apply Uint63.ltb_spec, A, E.
  - unfold image, extended; rewrite E; exact E.
Qed.

Lemma image_one i j : image i = image j -> i = j.
Proof.
  intros E; pose proof (f_equal (fun i => Uint63.ltb i (total P)) E) as B; simpl in B; rewrite !image_below in B; destruct (Uint63.ltb i (total P)) eqn:I.
  - destruct image_is as (h & A & _); symmetry in B; apply Uint63.ltb_spec in I, B; destruct (A i I) as [_ <-]; rewrite E; apply A, B.
  - unfold image, extended in E; rewrite I, <- B in E; exact E.
Qed.

(* The image of a vertex of network q. *)
Definition image_in (q i : int) : int := if Uint63.eqb q r then image i else i.

Lemma image_in_below q Q i : named q Q -> Uint63.ltb (image_in q i) (total Q) = Uint63.ltb i (total Q).
Proof.
  intros N; unfold image_in; destruct (Uint63.eqb q r) eqn:E; [|reflexivity]; apply int_eqb_eq in E; subst q.
  pose proof (named_once _ _ _ N (proj1 here)) as E; subst Q; apply image_below.
Qed.

Lemma image_in_ints q Q : named q Q -> Permutation (map (image_in q) (ints (total Q))) (ints (total Q)).
Proof.
  intros N; unfold image_in; destruct (Uint63.eqb q r) eqn:E; [|rewrite map_id; reflexivity]; apply int_eqb_eq in E; subst q.
  pose proof (named_once _ _ _ N (proj1 here)) as E; subst Q; destruct image_is as (h & A & B & _); apply NoDup_Permutation.
  - apply NoDup_map_inj; [intros i j _ _; apply image_one | apply NoDup_ints].
  - apply NoDup_ints.
  - intros i; rewrite in_map_iff, in_ints; split; [intros (j & <- & J); apply A, in_ints, J|].
    intros I; exists (h i); split; [apply B, I | apply in_ints, B, I].
Qed.

Lemma image_in_row q Q i : named q Q -> to_Z i < to_Z (total Q) -> Permutation (map (image_in q) (row Q i)) (row Q (image_in q i)).
Proof.
  intros N I; unfold image_in; destruct (Uint63.eqb q r) eqn:E; [|rewrite map_id; reflexivity]; apply int_eqb_eq in E; subst q.
  pose proof (named_good r Q N) as G; rewrite (proj2 here) in G; simpl in G; pose proof (named_once _ _ _ N (proj1 here)) as E; subst Q; destruct image_is as (h & A & B & C & D); apply NoDup_Permutation.
  - apply NoDup_map_inj; [intros j k _ _; apply image_one | apply row_once; assumption].
  - apply row_once; [assumption | apply A, I].
  - intros j; rewrite in_map_iff; split; [intros (k & <- & J); apply C; assumption|].
    intros J; exists (h j); destruct (A i I) as [X Y]; pose proof (D (image i) j X J) as Z; rewrite Y in Z; split; [|exact Z]; apply B, (row_below G (image i) j X J).
Qed.

Lemma act_vertex q i : act r image (Vertex q i) = Vertex q (image_in q i).
Proof. simpl; unfold image_in; destruct (Uint63.eqb q r); reflexivity. Qed.

(* ---------- Parts ---------- *)

Definition moved (p q : part) : Prop := same (act r image p) q = true /\ in_lowest_terms p = true.

Lemma act_same p : forall q, same (act r image p) (act r image q) = same p q.
Proof.
  induction p as [n d| |s i|a IHa b IHb| |a IHa b IHb]; intros [m e| |t j|c d'| |c d']; rewrite ?act_vertex; simpl; auto.
  - destruct (Uint63.eqb s t) eqn:E; [|reflexivity]; apply int_eqb_eq in E; subst t; simpl; unfold image_in; destruct (Uint63.eqb s r); [|reflexivity].
    apply eq_true_iff_eq; rewrite !int_eqb_eq; split; [apply image_one | congruence].
  - rewrite !IHa, !IHb; reflexivity.
  - rewrite IHa, IHb; reflexivity.
Qed.

Lemma act_alike p : forall q, alike (act r image p) (act r image q) = alike p q.
Proof.
  induction p as [n d| |s i|a IHa b IHb| |a IHa b IHb]; intros [m e| |t j|c d'| |c d']; rewrite ?act_vertex; simpl; auto.
  - rewrite !IHa, !IHb; reflexivity.
  - rewrite IHa, IHb; reflexivity.
Qed.

Lemma moved_same p q p' q' : moved p q -> moved p' q' -> same p p' = same q q'.
Proof. intros [A _] [B _]; rewrite <- act_same, (same_left _ _ _ A), (same_right _ _ _ B); reflexivity. Qed.

Lemma moved_alike p q p' q' : moved p q -> moved p' q' -> alike p p' = alike q q'.
Proof. intros [A _] [B _]; rewrite <- act_alike, (alike_left _ _ _ A), (alike_right _ _ _ B); reflexivity. Qed.

Lemma moved_left p p' q : same p p' = true -> moved p q -> moved p' q.
Proof.
  intros S [A B]; split; [|rewrite <- (lowest_same p p' S); exact B].
  rewrite <- (same_left (act r image p)); [exact A | rewrite act_same; exact S].
Qed.

Lemma moved_right p q q' : same q q' = true -> moved p q -> moved p q'.
Proof. intros S [A B]; split; [|exact B]; rewrite <- (same_right q q' _ S); exact A. Qed.

Lemma moved_vertex q i : moved (Vertex q i) (Vertex q (image_in q i)).
Proof. split; [rewrite act_vertex; apply same_refl | reflexivity]. Qed.

Lemma moved_whole z : moved (whole z) (whole z).
Proof. split; [apply same_refl | apply whole_lowest]. Qed.

Lemma moved_ratio n d q : moved (Ratio n d) q -> q = Ratio n d.
Proof. intros [A _]; destruct q; simpl in A; try discriminate A; apply andb_prop in A; rewrite Z.eqb_eq, Pos.eqb_eq in A; destruct A; congruence. Qed.

Lemma moved_endless q : moved Endless_ q -> q = Endless_.
Proof. intros [A _]; destruct q; simpl in A; try discriminate A; reflexivity. Qed.

Lemma moved_from_vertex s i q : moved (Vertex s i) q -> q = Vertex s (image_in s i).
Proof. intros [A _]; rewrite act_vertex in A; destruct q; simpl in A; try discriminate A; apply andb_prop in A; rewrite !int_eqb_eq in A; destruct A; congruence. Qed.

Lemma moved_cons a b q : moved (Cons_ a b) q -> exists c d, q = Cons_ c d /\ moved a c /\ moved b d.
Proof.
  intros [A B]; destruct q as [| | | | |c d]; simpl in A, B; try discriminate A; apply andb_prop in A, B; exists c, d; repeat split; tauto.
Qed.

Lemma moved_cons_back a b c d : moved a c -> moved b d -> moved (Cons_ a b) (Cons_ c d).
Proof. intros [A B] [C D]; split; simpl; rewrite ?A, ?B, ?C, ?D; reflexivity. Qed.

Lemma moved_link a b q : moved (Link a b) q -> exists c d, q = Link c d /\ (moved a c /\ moved b d \/ moved a d /\ moved b c).
Proof.
  intros [A B]; destruct q as [| | |c d| | ]; simpl in A, B; try discriminate A; apply andb_prop in B; apply orb_true_iff in A; rewrite !andb_true_iff in A.
  exists c, d; split; [reflexivity|]; unfold moved; tauto.
Qed.

Lemma moved_link_back a b c d : moved a c -> moved b d -> moved (Link a b) (Link c d).
Proof. intros [A B] [C D]; split; simpl; rewrite ?A, ?B, ?C, ?D; reflexivity. Qed.

Lemma same_one_way p : forall q, same p q = true -> one_way p = one_way q.
Proof.
  induction p as [n d| |s i|a IHa b IHb| |a IHa b IHb]; intros [m e| |t j|c d'| |c d']; simpl; try discriminate; auto.
  - rewrite andb_true_iff, int_eqb_eq; intros [-> _]; reflexivity.
  - rewrite orb_true_iff, !andb_true_iff; intros [[A B]|[A B]]; rewrite (IHa _ A), (IHb _ B); [reflexivity | apply orb_comm].
  - rewrite andb_true_iff; intros [A B]; rewrite (IHa _ A), (IHb _ B); reflexivity.
Qed.

Lemma moved_one_way p q : moved p q -> one_way p = one_way q.
Proof.
  intros [A _]; rewrite <- (same_one_way _ _ A); clear A; induction p as [n d| |s i|a IHa b IHb| |a IHa b IHb]; rewrite ?act_vertex; simpl; congruence.
Qed.

Lemma moved_arc a b c d : moved a c -> moved b d -> moved (arc a b) (arc c d).
Proof. intros A B; apply moved_cons_back; [exact A|]; apply moved_cons_back; [exact B | split; reflexivity]. Qed.

Lemma moved_link_of a b c d : moved a c -> moved b d -> moved (link_of a b) (link_of c d).
Proof.
  intros A B; unfold link_of; rewrite (moved_one_way a c A); destruct (one_way c); [apply moved_arc; assumption|]; revert A B.
  set (link_of := fun a b => match a, b with Vertex _ i, Vertex _ j => if Uint63.ltb j i then Link b a else Link a b | _, _ => Link a b end).
  change (moved a c -> moved b d -> moved (link_of a b) (link_of c d)).
  assert (S : forall a b, same (Link a b) (link_of a b) = true).
  { intros x y; unfold link_of; destruct x, y; try apply same_refl; destruct (Uint63.ltb _ _); [|apply same_refl].
    simpl; rewrite !(proj2 (int_eqb_eq _ _) eq_refl); simpl; apply orb_true_r. }
  intros A B; apply (moved_left _ _ _ (S a b)), (moved_right _ _ _ (S c d)), moved_link_back; assumption.
Qed.

Lemma bag_member p q l m : moved p q -> bag moved l m -> member p l = member q m.
Proof. intros A; apply bag_exists; intros a b B; apply moved_same; assumption. Qed.

Lemma bag_some_in l m l' m' : bag moved l m -> bag moved l' m' -> some_in l l' = some_in m m'.
Proof. intros A B; apply (bag_forall moved); [|exact A]; intros a b C; apply bag_member; assumption. Qed.

Lemma bag_different l m : bag moved l m -> different_parts l = different_parts m.
Proof.
  intros (k & Q & F); rewrite (different_permuted _ _ Q); clear Q; induction F as [|a b k m A F IH]; simpl; [reflexivity|].
  rewrite IH, (bag_member a b k m A (bag_same_order _ _ _ F)); reflexivity.
Qed.

Lemma bag_both_ways l : forall m, different_parts l = true -> different_parts m = true ->
  (forall p, In p l -> exists q, In q m /\ moved p q) -> (forall q, In q m -> exists p, In p l /\ moved p q) -> bag moved l m.
Proof.
  induction l as [|p l IH]; intros m D E F B.
  - destruct m as [|q m]; [apply bag_nil | destruct (B q (or_introl eq_refl)) as (p & [] & _)].
  - destruct (F p (or_introl eq_refl)) as (q & I & A); apply in_split in I; destruct I as (m1 & m2 & ->).
    apply (bag_right moved _ (q :: m1 ++ m2)); [apply Permutation_middle|].
    rewrite <- (different_permuted _ _ (Permutation_middle m1 m2 q)) in E; simpl in D, E; apply andb_prop in D, E; rewrite !negb_true_iff in D, E; destruct D as [D D'], E as [E E'].
    apply bag_cons; [exact A|]; apply IH; auto.
    + intros p' I; destruct (F p' (or_intror I)) as (q' & J & A'); exists q'; split; [|exact A'].
      apply in_app_or in J; apply in_or_app; destruct J as [J|[<-|J]]; auto; apply (clash D), member_true; exists p'; split; [exact I|].
      rewrite (moved_same p q p' q A A'); apply same_refl.
    + intros q' I; destruct (B q') as (p' & J & A'); [apply in_app_or in I; apply in_or_app; destruct I; [left | right; right]; assumption|].
      destruct J as [<-|J]; [|exists p'; auto]; apply (clash E), member_true; exists q'; split; [exact I|].
      rewrite <- (moved_same p q p q' A A'); apply same_refl.
Qed.

Lemma bag_once l m : bag moved l m -> bag moved (once l) (once m).
Proof.
  intros A; apply bag_both_ways; try apply once_different.
  - intros p I; apply once_in in I; destruct (bag_in moved l m p A I) as (q & J & B); pose proof (member_in q m J) as K; rewrite <- member_once in K.
    apply member_true in K; destruct K as (q' & K & S); exists q'; split; [exact K | apply (moved_right p q q' S B)].
  - intros q I; apply once_in in I; destruct (bag_back moved l m q A I) as (p & J & B); pose proof (member_in p l J) as K; rewrite <- member_once in K.
    apply member_true in K; destruct K as (p' & K & S); exists p'; split; [exact K | apply (moved_left p p' q S B)].
Qed.

(* ---------- Networks ---------- *)

Definition moved_row (e e' : part * list part) : Prop := moved (fst e) (fst e') /\ bag moved (snd e) (snd e').

Definition moved_net (g g' : net) : Prop :=
  match g, g' with
  | Root q Q, Root q' Q' => q = q' /\ Q = Q' /\ named q Q
  | Made rows, Made rows' => fitting rows /\ fitting rows' /\ bag moved_row rows rows'
  | _, _ => False
  end.

Record related (g g' : net) : Prop := Related {
  upright_before : upright g;
  upright_after : upright g';
  directed_moved : directed g = directed g';
  vertices_moved : bag moved (vertices_of g) (vertices_of g');
  neighbours_moved : forall v v', moved v v' -> both_there (bag moved) (neighbours_of g v) (neighbours_of g' v')
}.

Lemma bag_vertices q l m : Permutation (map (image_in q) l) m -> bag moved (map (Vertex q) l) (map (Vertex q) m).
Proof.
  intros A; apply (bag_right moved _ (map (Vertex q) (map (image_in q) l))); [apply Permutation_map, A|]; apply bag_same_order.
  clear A; induction l; simpl; constructor; auto using moved_vertex.
Qed.

Lemma root_related q Q : named q Q -> related (Root q Q) (Root q Q).
Proof.
  intros N; pose proof (root_upright q Q (named_good q Q N)) as U; split; auto.
  - apply bag_vertices, image_in_ints, N.
  - intros v v' A; destruct v as [n d| |s i|a b| |a b].
    + apply moved_ratio in A; subst; exact I.
    + apply moved_endless in A; subst; exact I.
    + apply moved_from_vertex in A; subst; simpl; destruct (Uint63.eqb q s) eqn:E; [|exact I]; apply int_eqb_eq in E; subst s.
      rewrite (image_in_below q Q i N); destruct (Uint63.ltb i (total Q)) eqn:B; [|exact I]; apply bag_vertices, image_in_row; [exact N | apply Uint63.ltb_spec, B].
    + apply moved_link in A; destruct A as (c & d & -> & _); exact I.
    + destruct v'; destruct A as [A _]; try discriminate A; exact I.
    + apply moved_cons in A; destruct A as (c & d & -> & _); exact I.
Qed.

Lemma find_moved rows rows' v v' : different_parts (map fst rows') = true -> bag moved_row rows rows' -> moved v v' ->
  both_there moved_row (find (fun e => same v (fst e)) rows) (find (fun e => same v' (fst e)) rows').
Proof.
  intros D B A; pose proof (found_key rows v) as K; destruct (find _ rows) as [e|].
  - destruct K as [I S]; destruct (bag_in _ _ _ e B I) as (e' & I' & M); rewrite (found_row rows' D v' e' I'); [exact M|].
    rewrite <- (moved_same v v' (fst e) (fst e') A (proj1 M)); exact S.
  - destruct (find _ rows') as [e'|] eqn:E; [|exact I]; apply find_some in E; destruct E as [I' S].
    destruct (bag_back _ _ _ e' B I') as (e & J & M); apply (clash K), member_true; exists (fst e); split; [apply in_map, J|].
    rewrite (moved_same v v' (fst e) (fst e') A (proj1 M)); exact S.
Qed.

Lemma made_related rows rows' : fitting rows -> fitting rows' -> bag moved_row rows rows' -> related (Made rows) (Made rows').
Proof.
  intros F F' B; split; try (apply made_upright; assumption).
  - apply (bag_exists moved_row); [|exact B]; intros a b [A _]; apply moved_one_way, A.
  - simpl; apply (bag_map moved_row); [|exact B]; intros a b [A _]; exact A.
  - intros v v' A; simpl; pose proof (find_moved rows rows' v v' (keys_differ rows' F') B A) as X; destruct (find _ rows) as [e|], (find _ rows') as [e'|]; simpl in X; try contradiction; [apply X|].
    assert (E : existsb (fun e => alike v (fst e)) rows = existsb (fun e => alike v' (fst e)) rows') by (apply (bag_exists moved_row); [|exact B]; intros a b [C _]; apply moved_alike; assumption).
    rewrite E; pose proof (bag_length _ _ _ B) as L; destruct rows, rows'; try discriminate L; simpl; [apply bag_nil|].
    destruct (alike v' (fst p0) || _); simpl; [apply bag_nil | exact I].
Qed.

Lemma moved_related g g' : moved_net g g' -> related g g'.
Proof.
  destruct g as [q Q|rows], g' as [q' Q'|rows']; simpl; try contradiction.
  - intros (<- & <- & N); apply root_related, N.
  - intros (F & F' & B); apply made_related; assumption.
Qed.

(* ---------- What is asked of networks ---------- *)

Section Asked.
Variables g g' : net.
Hypothesis N : related g g'.

Lemma row_moved v v' : moved v v' -> bag moved (row_of g v) (row_of g' v').
Proof.
  intros A; unfold row_of; pose proof (neighbours_moved g g' N v v' A) as B; destruct (neighbours_of g v), (neighbours_of g' v'); simpl in B; try contradiction; [exact B | apply bag_nil].
Qed.

Lemma has_moved v v' : moved v v' -> has_vertex g v = has_vertex g' v'.
Proof.
  intros A; rewrite (vertex_there g (upright_before g g' N)), (vertex_there g' (upright_after g g' N)); apply bag_member; [exact A | apply vertices_moved, N].
Qed.

Lemma has_image_there v : is_vertex_of g v = true -> exists v', moved v v'.
Proof.
  intros V; apply member_true in V; destruct V as (u & I & S); destruct (bag_in moved _ _ u (vertices_moved g g' N) I) as (u' & _ & A).
  exists u'; apply (moved_left u v); [rewrite same_swap; exact S | exact A].
Qed.

Lemma is_image_there v' : is_vertex_of g' v' = true -> exists v, moved v v'.
Proof.
  intros V; apply member_true in V; destruct V as (u' & I & S); destruct (bag_back moved _ _ u' (vertices_moved g g' N) I) as (u & _ & A).
  exists u; apply (moved_right u u'); [rewrite same_swap; exact S | exact A].
Qed.

Lemma between_moved u u' v v' : moved u u' -> moved v v' -> moved (between g u v) (between g' u' v').
Proof. intros A B; unfold between; rewrite (directed_moved g g' N); destruct (directed g'); [apply moved_arc | apply moved_link_back]; assumption. Qed.

Lemma links_moved : bag moved (links_of g) (links_of g').
Proof.
  pose proof (upright_before g g' N) as U; pose proof (upright_after g g' N) as U'; apply bag_both_ways; [apply (links_differ g U) | apply (links_differ g' U') | |].
  - intros p I; destruct (proj1 (links_there g U p) (member_in p _ I)) as (u & v & S & M); destruct (row_ends g U u v M) as [V W].
    destruct (has_image_there u V) as (u' & A), (has_image_there v W) as (v' & B).
    assert (M' : member v' (row_of g' u') = true) by (rewrite <- (bag_member v v' (row_of g u) (row_of g' u') B (row_moved u u' A)); exact M).
    assert (X : member (between g' u' v') (links_of g') = true) by (apply (links_there g' U'); exists u', v'; split; [apply same_refl | exact M']).
    apply member_true in X; destruct X as (q & J & T); exists q; split; [exact J|]; apply (moved_right p _ q T), (moved_left (between g u v)); [rewrite same_swap; exact S | apply between_moved; assumption].
  - intros q I; destruct (proj1 (links_there g' U' q) (member_in q _ I)) as (u' & v' & S & M'); destruct (row_ends g' U' u' v' M') as [V W].
    destruct (is_image_there u' V) as (u & A), (is_image_there v' W) as (v & B).
    assert (M : member v (row_of g u) = true) by (rewrite (bag_member v v' (row_of g u) (row_of g' u') B (row_moved u u' A)); exact M').
    assert (X : member (between g u v) (links_of g) = true) by (apply (links_there g U); exists u, v; split; [apply same_refl | exact M]).
    apply member_true in X; destruct X as (p & J & T); exists p; split; [exact J|]; apply (moved_left _ p q T), (moved_right _ (between g' u' v')); [rewrite same_swap; exact S | apply between_moved; assumption].
Qed.

Lemma fresh_moved seen seen' frontier frontier' : bag moved seen seen' -> bag moved frontier frontier' -> bag moved (fresh_from g seen frontier) (fresh_from g' seen' frontier').
Proof.
  intros A B; apply (bag_filter moved); [intros a b C; f_equal; apply bag_member; assumption|].
  apply bag_once, (bag_flat_map moved); [|exact B]; intros a b C; apply row_moved, C.
Qed.

Lemma layers_moved fuel : forall seen seen' frontier frontier', bag moved seen seen' -> bag moved frontier frontier' ->
  Forall2 (bag moved) (layers g fuel seen frontier) (layers g' fuel seen' frontier').
Proof.
  induction fuel as [|fuel IH]; intros seen seen' frontier frontier' A B; pose proof (bag_length _ _ _ B) as L; destruct frontier as [|p l], frontier' as [|p' l']; try discriminate L; simpl; try apply Forall2_nil.
  apply Forall2_cons; [exact B|]; pose proof (fresh_moved _ _ _ _ A B) as F; apply IH; [apply bag_app; assumption | exact F].
Qed.

Lemma layers_from_moved u u' : moved u u' -> Forall2 (bag moved) (layers_from g u) (layers_from g' u').
Proof.
  intros A; unfold layers_from; rewrite (has_moved u u' A); destruct (has_vertex g' u'); [|apply Forall2_nil].
  rewrite (bag_length _ _ _ (vertices_moved g g' N)); apply layers_moved; apply bag_cons; auto; apply bag_nil.
Qed.

Lemma distance_moved u u' v v' : moved u u' -> moved v v' -> moved (distance_of g u v) (distance_of g' u' v').
Proof.
  intros A B; unfold distance_of; generalize 0; induction (layers_from_moved u u' A) as [|l l' k k' C _ IH]; intros d; simpl; [split; reflexivity|].
  rewrite (bag_member v v' l l' B C); destruct (member v' l'); [apply moved_whole | apply IH].
Qed.

Lemma reached_moved u u' : moved u u' -> bag moved (reached g u) (reached g' u').
Proof. intros A; unfold reached; apply bag_concat, bag_same_order, layers_from_moved, A. Qed.

Lemma component_moved u u' : moved u u' -> bag moved (component_of g u) (component_of g' u').
Proof.
  intros A; unfold component_of; apply (bag_filter moved); [|apply vertices_moved, N]; intros a b B; apply bag_member; [exact B | apply (reached_moved u u' A)].
Qed.

Lemma connected_moved : connected_net g = connected_net g'.
Proof.
  unfold connected_net; pose proof (vertices_moved g g' N) as B; pose proof (bag_length _ _ _ B) as L; rewrite (directed_moved g g' N); destruct (directed g') eqn:Two.
  { apply (bag_forall moved); [|exact B]; intros v v' A; apply (bag_some_in _ _ _ _ B (reached_moved v v' A)). }
  destruct (vertices_of g) as [|v l] eqn:V, (vertices_of g') as [|v' l'] eqn:V'; try discriminate L; [reflexivity|]; rewrite <- V, <- V' in *.
  destruct (bag_in moved _ _ v B ltac:(rewrite V; left; reflexivity)) as (w & I & A).
  pose proof (bag_some_in _ _ _ _ B (reached_moved v w A)) as E; unfold reached in E; rewrite E.
  assert (X : is_vertex_of g' w = true) by (apply member_in, I); assert (Y : is_vertex_of g' v' = true) by (apply member_in; rewrite V'; left; reflexivity).
  apply eq_true_iff_eq; split; intros S; apply (reached_from_anywhere g' (upright_after g g' N)) with (4 := S); assumption.
Qed.

Lemma pairs_moved : bag moved (pairs_of g) (pairs_of g').
Proof.
  unfold pairs_of; pose proof (vertices_moved g g' N) as B; apply (bag_flat_map moved); [|exact B]; intros u u' A.
  apply (bag_map moved); [intros v v' C; apply moved_cons_back; [exact A | apply moved_cons_back; [exact C | split; reflexivity]]|].
  apply (bag_filter moved); [|exact B]; intros v v' C; f_equal; apply moved_same; assumption.
Qed.

End Asked.

End Images.
