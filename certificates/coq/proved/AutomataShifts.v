(* Networks of shifts: words of which the first letter is dropped and one appended are joined by few links, whatever the letter is, or, in Kautz
   networks, if it is no repetition. So each word is reached by one shift for each of its letters but the first (N. G. de Bruijn 1946, W. H. Kautz
   1968). No distance with finitely many states is known of them: a weighted automaton that is no more than the distance shows that some are as far. *)

From Coq Require Import ZArith Bool Lia Uint63 PArray List.
From Topocert Require Import Graph Walk Text CheckTerms AutomataFormula AutomataReading AutomataText AutomataTables AutomataInclusion AutomataDistance AutomataConditions AutomataLengths AutomataNetwork AutomataFacts AutomataDiameter.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Words ---------- *)

Section Words.
Variable q : Z.
Variable alike : bool.

(* Behind the letter s none is followed by itself, if letters may not be alike in a row. *)
Fixpoint rough (s : Z) (w : list Z) : bool := match w with [] => true | a :: w => (alike || negb (a =? s)) && rough a w end.

Lemma skipn_next k : forall (w : list Z) a l, skipn k w = a :: l -> skipn (S k) w = l.
Proof. induction k as [|k IH]; intros [|b w] a l E; try discriminate; [injection E as _ <-; reflexivity | exact (IH w a l E)]. Qed.

Lemma firstn_next m : forall l : list Z, (m < length l)%nat -> exists b, firstn (S m) l = firstn m l ++ [b].
Proof.
  induction m as [|m IH]; intros [|b l] L; cbn [length] in L; try lia; [exists b; reflexivity|].
  destruct (IH l ltac:(lia)) as (a & E); exists a; change (firstn (S (S m)) (b :: l)) with (b :: firstn (S m) l); rewrite E; reflexivity.
Qed.

Lemma rough_join p : forall s h t, rough s (p ++ [h]) = true -> rough h t = true -> rough s (p ++ h :: t) = true.
Proof. induction p as [|a p IH]; intros s h t; cbn [app rough]; rewrite !andb_true_iff; intros [A B] C; split; auto. Qed.

Lemma rough_firstn w : forall s k, rough s w = true -> rough s (firstn k w) = true.
Proof. induction w as [|a w IH]; intros s [|k] H; cbn [firstn rough] in *; try reflexivity; apply andb_true_iff in H as [A B]; rewrite A; exact (IH a k B). Qed.

Lemma rough_skipn w : forall s k, rough s w = true -> exists r, rough r (skipn k w) = true.
Proof. induction w as [|a w IH]; intros s [|k] H; cbn [skipn rough] in *; try (exists s; exact H); apply andb_true_iff in H as [_ B]; exact (IH a k B). Qed.

Lemma rough_from r s w : (forall a, In a w -> a <> s) -> rough r w = true -> rough s w = true.
Proof. destruct w as [|a w]; [reflexivity|]; cbn [rough]; intros N; rewrite !andb_true_iff; intros [_ B]; split; [|exact B]; specialize (N a (or_introl eq_refl)); apply orb_true_iff; right; apply negb_true_iff, Z.eqb_neq, N. Qed.

Definition rough_dfa : dfa Z Z := Dfa q (fun s a => if alike || negb (a =? s) then Some a else None) (fun _ => true).

Lemma rough_takes w : takes rough_dfa w = rough q w.
Proof. unfold takes; change (first rough_dfa) with q; generalize q; induction w as [|a w IH]; intros s; [reflexivity|]; cbn; destruct (alike || negb (a =? s)); [exact (IH a) | reflexivity]. Qed.

(* Columns of a word and one that it is shifted to. *)
Definition shift_dfa : dfa (Z * Z) Z := Dfa q (fun s l => if (s =? q) || (fst l =? s) then Some (snd l) else None) (fun _ => true).

Lemma shift_takes t : forall a b s, s = q \/ s = a -> takes_from shift_dfa s (combine (a :: t) (t ++ [b])) = true.
Proof.
  induction t as [|c t IH]; intros a b s S; cbn; (replace ((s =? q) || (a =? s)) with true by (symmetry; apply orb_true_iff; destruct S as [->| ->]; rewrite Z.eqb_refl; auto)); [reflexivity|].
  apply IH; right; reflexivity.
Qed.
End Words.

(* ---------- So many links, or fewer ---------- *)

Section Hops.
Variable letters : list Z.
Variable E : dfa (Z * Z) int.

(* Equal words so far, or a state of E. *)
Definition close_step (e : option int) (l : Z * Z) : list (option int) :=
  match e with None => if fst l =? snd l then [None] else [] | Some s => match step E s l with Some t => [Some t] | None => [] end end.
Definition close_final (e : option int) : bool := match e with None => true | Some s => final E s end.
Definition close_from (e : option int) (x y : list Z) : Prop := match e with None => x = y | Some s => takes_from E s (combine x y) = true end.
Definition close_starts : list (option int) := [None; Some (first E)].
Definition close (x y : list Z) : Prop := x = y \/ takes E (combine x y) = true.

Lemma close_cons e e' a b x y : In e' (close_step e (a, b)) -> close_from e' x y -> close_from e (a :: x) (b :: y).
Proof.
  destruct e as [s|]; cbn [close_step close_from fst snd combine takes_from].
  - destruct (step E s (a, b)) as [t|]; [|intros []]; intros [<-|[]] H; exact H.
  - destruct (a =? b) eqn:Q; [|intros []]; intros [<-|[]] H; apply Z.eqb_eq in Q; cbn in H; congruence.
Qed.

Lemma close_nil e : close_final e = true -> close_from e [] [].
Proof. destruct e; [exact id | reflexivity]. Qed.

Lemma close_start e x y : In e close_starts -> close_from e x y -> close x y.
Proof. intros [<-|[<-|[]]] H; [left | right]; exact H. Qed.

(* Words between are guessed. *)
Fixpoint hops_step (es : list (option int)) (a b : Z) : list (list (option int)) :=
  match es with
  | [] => if a =? b then [[]] else []
  | e :: es => flat_map (fun c => flat_map (fun e' => map (cons e') (hops_step es c b)) (close_step e (a, c))) letters
  end.
Definition hops_starts (k : nat) : list (list (option int)) := fold_right (fun _ l => flat_map (fun e => map (cons e) l) close_starts) [[]] (repeat tt k).
Definition hops (k : nat) : machine (Z * Z) (list (option int)) :=
  Machine (map (fun es => (es, 0)) (hops_starts k)) (fun es l => map (fun es => (es, 0)) (hops_step es (fst l) (snd l))) (fun es => if forallb close_final es then Some 0 else None).

Fixpoint chain_from (es : list (option int)) (x y : list Z) : Prop :=
  match es with [] => x = y | e :: es => exists z, length z = length x /\ (forall a, In a z -> In a letters) /\ close_from e x z /\ chain_from es z y end.

Lemma chain_cons es : forall fs a b x y, In fs (hops_step es a b) -> chain_from fs x y -> chain_from es (a :: x) (b :: y).
Proof.
  induction es as [|e es IH]; intros fs a b x y I C; cbn [hops_step] in I.
  - destruct (a =? b) eqn:Q; [|destruct I]; destruct I as [<-|[]]; apply Z.eqb_eq in Q; cbn in *; congruence.
  - apply in_flat_map in I as (c & Ic & I); apply in_flat_map in I as (e' & Ie & I); apply in_map_iff in I as (gs & <- & I); cbn [chain_from] in C |- *; destruct C as (z & L & S & Cl & C).
    exists (c :: z); split; [cbn; lia|]; split; [intros u [<-|J]; auto|]; split; [exact (close_cons _ _ _ _ _ _ Ie Cl) | exact (IH gs c b z y I C)].
Qed.

Lemma chain_nil es : forallb close_final es = true -> chain_from es [] [].
Proof. induction es as [|e es IH]; cbn [forallb chain_from]; [reflexivity|]; rewrite andb_true_iff; intros [A B]; exists []; repeat split; [intros u [] | exact (close_nil e A) | exact (IH B)]. Qed.

Lemma hops_weighs k x : forall y es a, length y = length x -> weighs (hops k) es (combine x y) a -> chain_from es x y.
Proof.
  induction x as [|u x IH]; intros [|v y] es a L H; try discriminate; cbn [combine weighs hops ends moves] in H.
  - destruct (forallb close_final es) eqn:F; [exact (chain_nil es F) | discriminate].
  - destruct H as (fs & b & c & I & H & _); apply in_map_iff in I as (gs & J & I); injection J as <- _; exact (chain_cons es gs u v x y I (IH y gs c ltac:(cbn in L; lia) H)).
Qed.

Lemma hops_starts_are k : forall es, In es (hops_starts k) -> length es = k /\ forall e, In e es -> In e close_starts.
Proof.
  induction k as [|k IH]; intros es I.
  - destruct I as [<-|[]]; split; [reflexivity | intros e []].
  - change (hops_starts (S k)) with (flat_map (fun e => map (cons e) (hops_starts k)) close_starts) in I; apply in_flat_map in I as (e & Ie & I); apply in_map_iff in I as (fs & <- & I); destruct (IH fs I) as [L S]; split; [cbn; lia | intros f [<-|J]; auto].
Qed.

(* A letter that is asked for at the end of a word that is close. *)
Definition ending : machine (Z * Z) (option int * bool) := Machine
  (map (fun e => ((e, false), 0)) close_starts)
  (fun s l => flat_map (fun c => map (fun e => ((e, c =? snd l), 0)) (close_step (fst s) (fst l, c))) letters)
  (fun s => if close_final (fst s) && snd s then Some 0 else None).

Lemma ending_weighs x : forall y e d a, length y = length x -> weighs ending (e, d) (combine x y) a ->
  exists z, length z = length x /\ (forall a, In a z -> In a letters) /\ close_from e x z /\ (x <> [] -> forall u, last z u = last y u).
Proof.
  induction x as [|u x IH]; intros [|v y] e d a L H; try discriminate; cbn [combine weighs ending ends moves fst snd] in H.
  - destruct (close_final e) eqn:F; [|discriminate]; exists []; split; [reflexivity|]; split; [intros ? []|]; split; [exact (close_nil e F) | contradiction].
  - destruct H as ([e' d'] & b & c & I & H & _); apply in_flat_map in I as (w & W & I); apply in_map_iff in I as (e'' & J & I); injection J as -> Q _.
    destruct (IH y e' d' c ltac:(cbn in L; lia) H) as (z & Lz & Sz & Cl & Last); exists (w :: z); split; [cbn; lia|]; split; [intros ? [<-|J]; auto|]; split; [exact (close_cons _ _ _ _ _ _ I Cl)|].
    intros _ r; destruct x as [|u' x].
    + destruct z as [|? ?]; [|discriminate]; destruct y as [|? ?]; [|discriminate]; cbn in H |- *; destruct (close_final e' && d') eqn:F; [|discriminate]; apply andb_true_iff in F as [_ F]; subst d'; apply Z.eqb_eq, F.
    + specialize (Last ltac:(discriminate)); destruct z as [|z0 z]; [discriminate|]; destruct y as [|y0 y]; [discriminate|]; exact (Last r).
Qed.
End Hops.

(* ---------- In any graph of words ---------- *)

Section Reached.
Variable g : graph.
Variable code : vertex g -> list Z.
Variable is_word word : list Z -> Prop.
Variable edge : list Z -> list Z -> Prop.
Variable q : Z.
Variable alike : bool.
Variable N : nat.
Variable c : nat.
Hypothesis some : (0 < N)%nat.
Hypothesis words_long : forall x, word x -> length x = N.
Hypothesis word_letters : forall x, length x = N -> (forall a, In a x -> 0 <= a < q) -> word x.
Hypothesis letters_of : forall x, word x -> forall a, In a x -> 0 <= a < q.
Hypothesis are_words : forall x, is_word x -> word x.
Hypothesis code_word : forall v, is_vertex g v -> is_word (code v).
Hypothesis code_onto : forall x, is_word x -> exists v, is_vertex g v /\ code v = x.
Hypothesis code_once : forall u v, is_vertex g u -> is_vertex g v -> code u = code v -> u = v.
Hypothesis code_edge : forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> edge (code u) (code v)).
Hypothesis edge_word : forall x y, word x -> word y -> edge x y -> is_word x /\ is_word y.

Definition near (x y : list Z) : Prop := word y /\ (x = y \/ edge x y).
Inductive linked : nat -> list Z -> list Z -> Prop :=
| linked_here x : linked 0 x x
| linked_more k x y z : near x y -> linked k y z -> linked (S k) x z.

Lemma linked_walk k x y : linked k x y -> forall u v, is_vertex g u -> is_vertex g v -> code u = x -> code v = y -> exists d, Graph.walk g u v d /\ d <= Z.of_nat k.
Proof.
  induction 1 as [x|k x y z [Wy Ny] L IH]; intros u v U V X Y.
  - exists 0; split; [|lia]; assert (u = v) as -> by (apply code_once; congruence); apply walk_here, V.
  - destruct Ny as [->|Ed].
    + destruct (IH u v U V X Y) as (d & W & B); exists d; split; [exact W | lia].
    + destruct (edge_word x y) as [_ I]; [rewrite <- X; apply are_words, code_word, U | exact Wy | exact Ed|]; destruct (code_onto y I) as (w & Iw & Cw).
      destruct (IH w v Iw V Cw Y) as (d & W & B); exists (d + 1); split; [|lia]; apply walk_hop with w; [apply code_edge; [exact U | exact Iw | rewrite X, Cw; exact Ed] | exact W].
Qed.

Hypothesis all_rough : forall x, word x -> rough alike q x = true -> is_word x.
Hypothesis words_rough : forall x, is_word x -> rough alike q x = true.
Hypothesis ended : forall x y, is_word x -> word y -> exists z, near x z /\ forall u, last z u = last y u.
Hypothesis shifted : forall a t b, is_word (a :: t) -> is_word (t ++ [b]) -> linked c (a :: t) (t ++ [b]).

Lemma near_word x y : is_word x -> near x y -> is_word y.
Proof. intros X [W [->|E]]; [exact X | apply (edge_word x y); auto]. Qed.

Theorem reached u v : is_vertex g u -> is_vertex g v -> exists d, Graph.walk g u v d /\ d <= 1 + Z.of_nat c * (Z.of_nat N - 1).
Proof.
  intros U V; assert (X := code_word u U); assert (Y := code_word v V); assert (Wy := are_words _ Y); assert (Ly := words_long _ Wy).
  destruct (code v) as [|h t] eqn:Cv; [cbn in Ly; lia|].
  destruct (ended (code u) (repeat h N) X) as (z & Nz & Last).
  { apply word_letters; [apply repeat_length | intros a I; apply repeat_spec in I as ->; apply (letters_of _ Wy); left; reflexivity]. }
  assert (Vz := near_word _ _ X Nz); assert (Wz := are_words _ Vz); assert (Lz := words_long _ Wz).
  assert (Zp : exists p, z = p ++ [h]).
  { destruct (@exists_last _ z ltac:(intros ->; cbn in Lz; lia)) as (p & a & ->); exists p; specialize (Last 0); rewrite last_last in Last.
    assert (R : forall m, (0 < m)%nat -> last (repeat h m) 0 = h) by (induction m as [|[|m] IH]; intros P; [lia | reflexivity | exact (IH ltac:(lia))]); rewrite R in Last by exact some; subst a; reflexivity. }
  destruct Zp as (p & ->); rewrite app_length in Lz; cbn [length] in Lz, Ly; set (w := p ++ h :: t).
  assert (Lw : length w = (N + N - 1)%nat) by (unfold w; rewrite app_length; cbn [length]; lia).
  assert (In_w : forall a, In a w -> 0 <= a < q).
  { intros a I; unfold w in I; apply in_app_or in I as [I|I]; [apply (letters_of _ Wz), in_or_app; left; exact I | apply (letters_of _ Wy), I]. }
  assert (Rw : rough alike q w = true).
  { apply rough_join; [exact (words_rough _ Vz)|]; pose proof (words_rough _ Y) as R; cbn [rough] in R; apply andb_true_iff in R; apply R. }
  set (at_ := fun k => firstn N (skipn k w)).
  assert (At : forall k, (k < N)%nat -> is_word (at_ k)).
  { intros k K; assert (Lk : length (at_ k) = N) by (unfold at_; rewrite firstn_length, skipn_length; lia).
    assert (Ik : forall a, In a (at_ k) -> 0 <= a < q) by (intros a I; apply In_w; unfold at_ in I; rewrite <- (firstn_skipn k w); apply in_or_app; right; rewrite <- (firstn_skipn N (skipn k w)); apply in_or_app; left; exact I).
    apply all_rough; [apply word_letters; assumption|]; destruct (rough_skipn alike w q k Rw) as (r & Rr); apply (rough_from alike r q); [intros a I; specialize (Ik a I); lia | apply rough_firstn, Rr]. }
  assert (Step : forall k, (S k < N)%nat -> linked c (at_ k) (at_ (S k))).
  { intros k K; assert (Ls : length (skipn k w) = (N + N - 1 - k)%nat) by (rewrite skipn_length; lia).
    pose proof (skipn_next k w) as Sk.
    destruct (skipn k w) as [|a l] eqn:E; [cbn in Ls; lia|]; specialize (Sk a l eq_refl); cbn [length] in Ls.
    assert (Fa : at_ k = a :: firstn (N - 1) l) by (unfold at_; rewrite E; destruct N as [|m]; [lia|]; cbn [firstn]; f_equal; f_equal; lia).
    assert (Fb : exists b, at_ (S k) = firstn (N - 1) l ++ [b]) by (destruct (firstn_next (N - 1) l ltac:(lia)) as (b & Q); exists b; unfold at_; rewrite Sk, <- Q; f_equal; lia).
    destruct Fb as (b & Fb); rewrite Fa, Fb; apply shifted; [rewrite <- Fa; apply At; lia | rewrite <- Fb; apply At; lia]. }
  assert (Chain : forall k, (k < N)%nat -> linked (k * c)%nat (at_ (N - 1 - k)%nat) (at_ (N - 1)%nat)).
  { assert (Join : forall j k x y z, linked j x y -> linked k y z -> linked (j + k)%nat x z) by (intros j k x y z A B; induction A; [exact B | cbn; econstructor; eauto]).
    induction k as [|k IH]; intros K; [replace (N - 1 - 0)%nat with (N - 1)%nat by lia; constructor|]; cbn [Nat.mul]; apply Join with (at_ (N - 1 - k)%nat); [|apply IH; lia].
    replace (N - 1 - k)%nat with (S (N - 1 - S k)) by lia; apply Step; lia. }
  assert (A0 : at_ 0%nat = p ++ [h]).
  { unfold at_; cbn [skipn]; unfold w; change (h :: t) with ([h] ++ t); rewrite app_assoc, firstn_app, app_length; cbn [length]; replace (N - (length p + 1))%nat with O by lia; rewrite firstn_O, app_nil_r; apply firstn_all2; rewrite app_length; cbn; lia. }
  assert (A1 : at_ (N - 1)%nat = h :: t).
  { unfold at_, w; replace (N - 1)%nat with (length p) by lia; rewrite skipn_app, skipn_all, Nat.sub_diag; cbn [skipn app]; apply firstn_all2; cbn; lia. }
  pose proof (Chain (N - 1)%nat ltac:(lia)) as Ch; replace (N - 1 - (N - 1))%nat with O in Ch by lia; rewrite A0, A1 in Ch.
  destruct (linked_walk _ _ _ (linked_more _ _ _ _ Nz Ch) u v U V eq_refl Cv) as (d & W & B); exists d; split; [exact W | nia].
Qed.

End Reached.

(* ---------- The certificate ---------- *)

Definition or_none (k x : int) : option int := if (x <? k)%uint63 then Some x else None.

Record shifts_proof := ShiftsProof { below_zero_ : nodes; below_lipschitz_ : nodes; all_rough_ : nodes; rough_ : nodes; ended_ : nodes; shifted_ : nodes }.

Section Shifts.
Variable q : Z.
Variable down : bool.
Variable c : Z.
Variable arguments : list term.
Variable line : text.
Hypothesis based_ : based q line.

Variable W : dfa Z int.
Variable E : dfa (Z * Z) int.
Variable f : machine (Z * Z) int.
Variable D : dfa unit int.
Variable t : term.
Variables of_w of_e of_f of_d : int.
Variable alike : bool.
Variable hops_ : nat.
Variable C : shifts_proof.
Variable far : far_pairs.

Notation letters := (alphabet q).
Notation pairs_of := (columns (alphabet q)).
Notation itself := (fun s : int => s).
Notation same := Uint63.eqb.

Definition shifts_checked : bool := let k := of_Z (q + 1) in
  bound_checked q W E f of_f (below_zero_ C) (below_lipschitz_ C) &&
  included (fun x => ((x / k)%uint63, to_Z (x mod k)%uint63)) itself (same_pair same Z.eqb) same itself letters (unweighted (both_dfa (mapped_dfa (fun _ => tt) D) (rough_dfa q alike))) (unweighted W) 0 (all_rough_ C) &&
  included itself to_Z same Z.eqb of_Z letters (unweighted W) (unweighted (rough_dfa q alike)) 0 (rough_ C) &&
  included itself (fun x => (or_none of_e (x / 2)%uint63, (x mod 2 =? 1)%uint63)) same (same_pair same_on Bool.eqb) (fun s => hash_on (fst s)) pairs_of
    (unweighted (mapped_dfa fst W)) (ending letters E) 0 (ended_ C) &&
  included (fun x => (two_parts of_w (x / k)%uint63, to_Z (x mod k)%uint63)) (fun x => map (or_none of_e) (parts_of hops_ (of_e + 1)%uint63 x []))
    (same_pair (same_pair same same) Z.eqb) (NetworkSame.same_list same_on) (fun l => list_hash (map hash_on l)) pairs_of
    (unweighted (both_dfa (both_dfa (mapped_dfa fst W) (mapped_dfa snd W)) (shift_dfa q))) (hops letters E hops_) 0 (shifted_ C) &&
  match period t with
  | Some (1, s) => (s =? Z.of_nat hops_) && (num [c] t =? 1 - Z.of_nat hops_) && far_checked q c W f D t of_w of_f of_d far 1
  | _ => false
  end.

Variable N : nat.
Let n := Z.of_nat N + c.
Let g := text_graph line (map (num [n]) arguments).

Notation is_word := (fun x => List.length x = N /\ spelled letters x /\ takes W x = true).
Notation word := (fun x => List.length x = N /\ spelled letters x).

Lemma Columns x y : spelled letters x -> spelled letters y -> forall l, In l (combine x y) -> In l pairs_of.
Proof. intros X Y l; apply columns_all; assumption. Qed.

Lemma firsts_of (x y : list Z) : List.length y = List.length x -> map fst (combine x y) = x.
Proof. revert y; induction x as [|a x IH]; intros [|b y] L; try discriminate; cbn; [|rewrite (IH y) by (cbn in L; lia)]; reflexivity. Qed.

Lemma seconds_of (x y : list Z) : List.length y = List.length x -> map snd (combine x y) = y.
Proof. revert y; induction x as [|a x IH]; intros [|b y] L; try discriminate; cbn; [|rewrite (IH y) by (cbn in L; lia)]; reflexivity. Qed.

Lemma units_of (x : list Z) : map (fun _ => tt) x = repeat tt (List.length x).
Proof. induction x as [|a x IH]; cbn; [|rewrite IH]; reflexivity. Qed.

Lemma chain_linked es : forall x y, (forall e, In e es -> In e (close_starts E)) -> word x -> word y -> chain_from letters E es x y ->
  linked word (fun x z => takes E (combine x z) = true) (List.length es) x y.
Proof.
  induction es as [|e es IH]; intros x y S X Y Ch; cbn [chain_from] in Ch; [subst y; constructor|]; destruct Ch as (z & L & Sz & Cl & Ch).
  assert (Z : word z) by (destruct X; split; [lia | exact Sz]); cbn [List.length]; apply linked_more with z; [split; [exact Z | exact (close_start E e x z (S e (or_introl eq_refl)) Cl)]|].
  apply IH; [intros e' I; apply S; right; exact I | exact Z | exact Y | exact Ch].
Qed.

Theorem shifts_sound : (0 < N)%nat -> shifts_checked = true -> member_right q line down c arguments W E N -> takes D (repeat tt N) = true -> diameter g (num [n] t).
Proof.
  unfold shifts_checked; cbv zeta; rewrite !andb_true_iff; intros Some_ [[[[[Bo Al] Ro] En] Sh] Te] Right TD.
  destruct (period t) as [[[|[u|u|]|u] s]|] eqn:Pt; try discriminate; rewrite !andb_true_iff, !Z.eqb_eq in Te; destruct Te as [[-> T0] Far].
  assert (Per := period_right t _ _ Pt); assert (Tn : num [n] t = 1 + Z.of_nat hops_ * (Z.of_nat N - 1)).
  { destruct Per as [_ G]; unfold n; clear - T0 G; induction N as [|m IH]; [change (Z.of_nat 0 + c) with c; lia|]; rewrite Nat2Z.inj_succ; replace (Z.succ (Z.of_nat m) + c) with (Z.of_nat m + c + 1) by lia; rewrite G, IH; lia. }
  destruct (bound_sound q c W E f of_f N _ _ Bo) as [Ze Li].
  set (co := code q line down c arguments N).
  assert (Cw := code_word q line based_ down c arguments W E N Right); assert (Co := code_onto q line based_ down c arguments W E N Right).
  assert (Cn := code_once q line based_ down c arguments W E N Right); assert (Ce := code_edge q line down c arguments W E N Right).
  assert (SI := same_int_right); assert (SZ := same_number_right); assert (SO : forall s t, same_on s t = true -> s = t) by (apply same_on_right).
  assert (Up : forall u v, is_vertex g u -> is_vertex g v -> exists d, Graph.walk g u v d /\ d <= num [n] t).
  { intros u v U V; rewrite Tn; apply (reached g co (fun x => is_word x) (fun x => word x) (fun x z => takes E (combine x z) = true) q alike N hops_ Some_).
    - tauto.
    - intros x L S; split; [exact L | intros a I; apply in_alphabet, S, I].
    - intros x [_ S] a I; apply in_alphabet, S, I.
    - tauto.
    - exact Cw.
    - exact Co.
    - exact Cn.
    - exact Ce.
    - intros x y [Lx Sx] [Ly Sy] Ed; destruct (edge_words q line based_ down c arguments W E N Right x y Lx Sx Ly Sy Ed) as [A B]; auto.
    - intros x [L S] R; split; [exact L|]; split; [exact S|]; destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ SI SZ) SI letters _ _ 0 _ Al x 0 S) as (b & Bb & _); [|apply unweighted_accepts in Bb; apply Bb].
      apply unweighted_accepts; split; [|reflexivity]; rewrite both_takes, mapped_takes, units_of, L, TD, rough_takes; exact R.
    - intros x (L & S & T); destruct (inclusion_sound _ _ _ _ _ SI SZ letters _ _ 0 _ Ro x 0 S) as (b & Bb & _); [apply unweighted_accepts; auto|]; apply unweighted_accepts in Bb as [Bb _]; rewrite rough_takes in Bb; exact Bb.
    - intros x y (Lx & Sx & Tx) [Ly Sy]; destruct (inclusion_sound _ _ _ _ _ SI (same_pair_right _ _ SO same_truth_right) pairs_of _ _ 0 _ En (combine x y) 0 (Columns x y Sx Sy)) as (b & Bb & _).
      + apply unweighted_accepts; split; [|reflexivity]; rewrite mapped_takes; replace (map fst (combine x y)) with x; [exact Tx|]; symmetry; apply firsts_of; lia.
      + destruct Bb as ([e d] & b1 & b2 & I & Wg & _); apply in_map_iff in I as (e' & J & I); injection J as -> <- _; destruct (ending_weighs letters E x y e false b2 ltac:(lia) Wg) as (z & Lz & Sz & Cl & La).
        exists z; split; [split; [split; [lia | exact Sz] | exact (close_start E e x z I Cl)]|]; apply La; intros ->; cbn in Lx; lia.
    - intros a l b (La & Sa & Ta) (Lb & Sb & Tb); destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ (same_pair_right _ _ SI SI) SZ) (NetworkSame.same_list_right _ SO) pairs_of _ _ 0 _ Sh (combine (a :: l) (l ++ [b])) 0 (Columns _ _ Sa Sb)) as (b' & Bb & _).
      + apply unweighted_accepts; split; [|reflexivity]; rewrite !both_takes, !mapped_takes, firsts_of, seconds_of, Ta, Tb by lia; apply shift_takes; left; reflexivity.
      + destruct Bb as (es & b1 & b2 & I & Wg & _); apply in_map_iff in I as (es' & J & I); injection J as -> _; destruct (hops_starts_are E hops_ es I) as [<- Se].
        apply chain_linked; [exact Se | split; assumption | split; assumption | exact (hops_weighs letters E _ (a :: l) (l ++ [b]) es b2 ltac:(lia) Wg)].
    - exact U.
    - exact V. }
  apply (bounded_diameter g co (fun x => is_word x) _ (weighed q f) (words_decidable c arguments line N) Cw Co Ce Ze Li _ Up).
  destruct (far_sound q c W f D t of_w of_f of_d far N 1 _ Per Far TD) as (x & y & X & Y & H); exists x, y; split; [exact X|]; split; [exact Y|]; intros d (_ & _ & _ & A); exact (H d A).
Qed.

End Shifts.
