(* Networks whose vertices and links are there or not as a choice has it: what a text lists from each vertex makes
   rows, in which a link that is listed from one end holds from both, but in digraphs, where it is listed. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays WordBags WordNets WordGates WordOpen WordTerms.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Rows from what is listed ---------- *)

Definition row_at (v : part) (t : list open_row) : option open_row := find (fun r => same v (vertex_in r)) t.

Section Ways.
Variable arcs : bool. (* links lead one way *)

Definition joins (u v : part) (x y : part) : bool := (same u x && same v y) || (negb arcs && same u y && same v x).

(* The pairs of vertices of which one is listed from the other, in the order in which they are met, the last one first. *)
Definition pairs_from (t : list open_row) (r : open_row) (met : list (open_row * open_row)) : list (open_row * open_row) :=
  fold_left (fun met e => match row_at (fst e) t with
    | Some s => if existsb (fun p => joins (vertex_in r) (vertex_in s) (vertex_in (fst p)) (vertex_in (snd p))) met then met else (r, s) :: met
    | None => met end) (snd r) met.

Definition pairs_met (t : list open_row) : list (open_row * open_row) := rev_append (fold_left (fun met r => pairs_from t r met) t []) [].

(* A link is there if one end is listed from the other, and both are there. *)
Fixpoint links_made (l : list (open_row * open_row)) : making (list (part * part * lit)) :=
  match l with
  | [] => pure []
  | (r, s) :: l =>
    let* x := disjunction (guards_of (vertex_in s) (snd r) ++ if arcs then [] else guards_of (vertex_in r) (snd s)) in
    let* y := conjunction [x; alive_in r; alive_in s] in
    let* others := links_made l in pure ((vertex_in r, vertex_in s, y) :: others)
  end.

Definition link_between (u v : part) (links : list (part * part * lit)) : option lit :=
  option_map snd (find (fun e => joins u v (fst (fst e)) (snd (fst e))) links).

Definition nothing_listed (u v : open_row) : bool :=
  match guards_of (vertex_in v) (snd u) ++ (if arcs then [] else guards_of (vertex_in u) (snd v)) with [] => true | _ => false end.

(* The row of a vertex: where each other one is in turn. *)
Fixpoint row_made (r : open_row) (t : list open_row) (links : list (part * part * lit)) : option (list (part * lit)) :=
  match t with
  | [] => Some []
  | s :: t =>
    match row_made r t links with
    | None => None
    | Some others =>
      if negb arcs && same (vertex_in r) (vertex_in s) then Some others
      else match link_between (vertex_in r) (vertex_in s) links with
        | Some (Known false) => Some others
        | Some x => Some ((vertex_in s, x) :: others)
        | None => if nothing_listed r s then Some others else None
        end
    end
  end.

Definition rows_made (t : list open_row) (links : list (part * part * lit)) : option (list open_row) :=
  all_there (map (fun r => option_map (fun l => (vertex_in r, alive_in r, l)) (row_made r t links)) t).

End Ways.

Fixpoint known_rows (rows : list open_row) : option (list (part * list part)) :=
  match rows with
  | [] => Some []
  | (v, Known b, l) :: rows => match known_entries l, known_rows rows with Some m, Some others => Some (if b then (v, m) :: others else others) | _, _ => None end
  | _ => None
  end.

Definition itself_listed (r : open_row) : bool := match guards_of (vertex_in r) (snd r) with [] => false | _ => true end.

(* The same of a digraph that a text has. *)
Definition open_rows_of_arcs (t : list open_row) : list open_row := map (fun r => (of_arcs (vertex_in r), alive_in r, map (fun e => (of_arcs (fst e), snd e)) (snd r))) t.

(* The network of what is listed from each vertex. *)
Definition net_made (t : list open_row) : making open_net :=
  let arcs := one_way_rows t in
  if (if arcs then negb (forallb one_way (map vertex_in t)) else existsb itself_listed t) || negb (different_parts (map vertex_in t)) then fails else
  let* links := links_made arcs (pairs_met arcs t) in
  match rows_made arcs t links with
  | Some rows => pure (match known_rows rows with Some others => Closed (Made others) | None => Opened rows end)
  | None => fails
  end.

(* What is listed of the vertices that are there. *)
Inductive listed_there (a : values_so_far) : list open_row -> list (part * bool * list part) -> Prop :=
| listed_none : listed_there a [] []
| listed_one v g l b m t n : has a g b -> present a l m -> listed_there a t n -> listed_there a ((v, g, l) :: t) ((v, b, m) :: n).

Definition is_there (m : part * bool * list part) : bool := snd (fst m).
Definition those_there (n : list (part * bool * list part)) : list (part * list part) := map (fun m => (fst (fst m), snd m)) (filter is_there n).

Section Right.
Variable arcs : bool.

Definition lists (m n : part * bool * list part) : bool := member (fst (fst n)) (snd m) || (negb arcs && member (fst (fst m)) (snd n)).
Definition linked (m n : part * bool * list part) : bool := lists m n && is_there m && is_there n.

Lemma linked_swap m n : arcs = false -> linked m n = linked n m.
Proof. unfold linked, lists; intros ->; rewrite orb_comm, <- !andb_assoc, (andb_comm (is_there m)); reflexivity. Qed.

Definition row_truth (a' : values_so_far) (r : open_row) (m : part * bool * list part) : Prop :=
  vertex_in r = fst (fst m) /\ has a' (alive_in r) (is_there m) /\ present a' (snd r) (snd m).

Lemma listed_row a t n : listed_there a t n -> forall r, In r t -> exists m, In m n /\ row_truth a r m.
Proof.
  induction 1 as [|v g l b m t n H P L IH]; intros r I; [destruct I|]; destruct I as [<-|I].
  - exists (v, b, m); split; [left; reflexivity|]; repeat split; assumption.
  - destruct (IH r I) as (k & J & K); exists k; split; [right; exact J | exact K].
Qed.

Lemma listed_vertices a t n : listed_there a t n -> map vertex_in t = map (fun m => fst (fst m)) n.
Proof. unfold vertex_in; induction 1; simpl; congruence. Qed.

Definition link_right (a' : values_so_far) (n : list (part * bool * list part)) (e : part * part * lit) : Prop :=
  exists m1 m2, In m1 n /\ In m2 n /\ fst (fst e) = fst (fst m1) /\ snd (fst e) = fst (fst m2) /\ has a' (snd e) (linked m1 m2).

Lemma pairs_met_in t : forall p, In p (pairs_met arcs t) -> In (fst p) t /\ In (snd p) t.
Proof.
  assert (F : forall r (l : list (part * lit)) met, In r t -> (forall p, In p met -> In (fst p) t /\ In (snd p) t) -> forall p, In p (fold_left (fun met e => match row_at (fst e) t with
    | Some s => if existsb (fun p => joins arcs (vertex_in r) (vertex_in s) (vertex_in (fst p)) (vertex_in (snd p))) met then met else (r, s) :: met
    | None => met end) l met) -> In (fst p) t /\ In (snd p) t).
  { intros r; induction l as [|e l IH]; intros met R M p I; [apply M, I|]; simpl in I; revert I; apply IH; [exact R|]; intros q Q.
    destruct (row_at (fst e) t) as [s|] eqn:E; [|apply M, Q]; destruct (existsb _ met); [apply M, Q|].
    destruct Q as [<-|Q]; [|apply M, Q]; split; [exact R | apply (find_some _ _ E)]. }
  assert (K : forall u met, (forall r, In r u -> In r t) -> (forall p, In p met -> In (fst p) t /\ In (snd p) t) -> forall p, In p (fold_left (fun met r => pairs_from arcs t r met) u met) -> In (fst p) t /\ In (snd p) t).
  { induction u as [|r u IH]; intros met S M p I; [apply M, I|]; simpl in I; revert I; apply IH; [intros s J; apply S; right; exact J|].
    intros q Q; revert Q; apply F; [apply S; left; reflexivity | exact M]. }
  intros p I; unfold pairs_met in I; rewrite rev_append_rev, app_nil_r, <- in_rev in I; revert I; apply K; [auto | intros q []].
Qed.

Lemma listed_grows a a' t n : grows a a' -> listed_there a t n -> listed_there a' t n.
Proof. intros G; induction 1; constructor; [apply (has_grows a) | apply (present_grows a) |]; assumption. Qed.

Lemma links_made_ok t n l : forall a, listed_there a t n -> (forall p, In p l -> In (fst p) t /\ In (snd p) t) ->
  ok a (links_made arcs l) (fun a' k => forall e, In e k -> link_right a' n e).
Proof.
  induction l as [|[r s] l IH]; intros a L I; simpl links_made; [apply ok_pure; intros e []|].
  destruct (I (r, s) (or_introl eq_refl)) as [R S]; simpl in R, S.
  destruct (listed_row a t n L r R) as (m1 & M1 & V1 & A1 & P1), (listed_row a t n L s S) as (m2 & M2 & V2 & A2 & P2).
  destruct (guards_of_hold a (vertex_in s) _ _ P1) as (b1 & B1 & E1), (guards_of_hold a (vertex_in r) _ _ P2) as (b2 & B2 & E2).
  assert (B : hold a (guards_of (vertex_in s) (snd r) ++ if arcs then [] else guards_of (vertex_in r) (snd s)) (b1 ++ if arcs then [] else b2)) by (apply Forall2_app; [exact B1 | destruct arcs; [constructor | exact B2]]).
  apply (ok_bind _ _ _ _ _ (disj_ok a _ _ B)); intros a1 x G1 X.
  assert (H3 : hold a1 [x; alive_in r; alive_in s] [lists m1 m2; is_there m1; is_there m2]).
  { constructor; [|constructor; [apply (has_grows a); assumption | constructor; [apply (has_grows a); assumption | constructor]]].
    unfold lists; rewrite <- V1, <- V2, <- E1, <- E2; unfold anyone; rewrite existsb_app in X; destruct arcs; exact X. }
  apply (ok_bind _ _ _ _ _ (conj_ok a1 _ _ H3)); intros a2 y G2 Y.
  apply (ok_bind _ _ _ _ _ (IH a2 (listed_grows _ _ _ _ (grows_trans _ _ _ G1 G2) L) (fun p J => I p (or_intror J)))); intros a3 k G3 K.
  apply ok_pure; intros e [<-|J]; [|apply K, J]; exists m1, m2; repeat split; auto.
  apply (has_grows a2); [exact G3|]; simpl; unfold linked; simpl in Y; rewrite andb_true_r, andb_assoc in Y; exact Y.
Qed.

(* Different vertices: what is the same is one. *)
Lemma one_listed n : different_parts (map (fun m : part * bool * list part => fst (fst m)) n) = true -> forall x y, In x n -> In y n -> same (fst (fst x)) (fst (fst y)) = true -> x = y.
Proof.
  induction n as [|z n IH]; [intros _ x y []|]; simpl; rewrite andb_true_iff, negb_true_iff; intros [N D] x y [<-|I] [<-|J] S; auto.
  - apply (clash N), member_true; exists (fst (fst y)); split; [apply (in_map (fun m : part * bool * list part => fst (fst m))), J | exact S].
  - apply (clash N), member_true; exists (fst (fst x)); split; [apply (in_map (fun m : part * bool * list part => fst (fst m))), I | rewrite same_swap; exact S].
Qed.

Lemma guards_none a p l m : present a l m -> guards_of p l = [] -> member p m = false.
Proof. intros P E; destruct (guards_of_hold a p l m P) as (b & B & <-); rewrite E in B; inversion B; reflexivity. Qed.

Lemma nothing_listed_none r s : nothing_listed arcs r s = true -> guards_of (vertex_in s) (snd r) = [] /\ (arcs = false -> guards_of (vertex_in r) (snd s) = []).
Proof. unfold nothing_listed; destruct (guards_of _ _ ++ _) eqn:E; [intros _ | discriminate]; apply app_eq_nil in E; destruct E as [E F]; split; [exact E | intros A; rewrite A in F; exact F]. Qed.

Lemma filter_step {A} (f : A -> bool) x l : filter f (x :: l) = if f x then x :: filter f l else filter f l.
Proof. reflexivity. Qed.

Lemma row_made_ok a (n : list (part * bool * list part)) links r m1 : different_parts (map (fun m => fst (fst m)) n) = true -> (forall e, In e links -> link_right a n e) ->
  row_truth a r m1 -> In m1 n -> forall t' n', listed_there a t' n' -> (forall m, In m n' -> In m n) -> forall l, row_made arcs r t' links = Some l ->
  present a l (map (fun m => fst (fst m)) (filter (fun m2 => negb (negb arcs && same (fst (fst m1)) (fst (fst m2))) && linked m1 m2) n')).
Proof.
  intros D K R I1 t' n' L; induction L as [|v g l0 b m t' n' H P L IH]; intros S l E; simpl in E; [injection E as <-; constructor|].
  destruct (row_made arcs r t' links) as [others|]; [|discriminate E]; specialize (IH (fun m J => S m (or_intror J)) others eq_refl).
  destruct R as (V1 & A1 & P1); change (vertex_in (v, g, l0)) with v in E; rewrite V1 in E; set (m2 := (v, b, m)) in *; change v with (fst (fst m2)) in E.
  rewrite filter_step; cbv beta; destruct (negb arcs && same (fst (fst m1)) (fst (fst m2))) eqn:Sm; [injection E as <-; exact IH|]; simpl negb; rewrite andb_true_l.
  assert (I2 : In m2 n) by (apply S; left; reflexivity).
  destruct (link_between arcs _ _ links) as [x|] eqn:F.
  - assert (X : has a x (linked m1 m2)).
    { unfold link_between in F; destruct (find _ links) as [e|] eqn:Fe; [|discriminate F]; injection F as <-; apply find_some in Fe; destruct Fe as [J T].
      destruct (K e J) as (k1 & k2 & J1 & J2 & E1 & E2 & X); rewrite E1, E2 in T; unfold joins in T; apply orb_true_iff in T; rewrite !andb_true_iff in T; destruct T as [[T1 T2]|[[T0 T1] T2]].
      - rewrite (one_listed n D m1 k1 I1 J1 T1), (one_listed n D m2 k2 I2 J2 T2); exact X.
      - rewrite (one_listed n D m1 k2 I1 J2 T1), (one_listed n D m2 k1 I2 J1 T2), linked_swap; [exact X | destruct arcs; [discriminate T0 | reflexivity]]. }
    destruct x as [[]|z]; [| |]; injection E as <-.
    + unfold has in X; simpl in X; injection X as <-; apply present_in; [reflexivity | exact IH].
    + unfold has in X; simpl in X; injection X as <-; exact IH.
    + destruct (linked m1 m2); [apply present_in | apply present_out]; assumption.
  - destruct (nothing_listed arcs r _) eqn:N; [injection E as <- | discriminate E].
    apply nothing_listed_none in N; destruct N as [N1 N2]; simpl in N1, N2; rewrite V1 in N2.
    replace (linked m1 m2) with false; [exact IH|]; unfold linked, lists.
    rewrite (guards_none a (fst (fst m2)) _ _ P1 N1); destruct arcs; [|rewrite (guards_none a (fst (fst m1)) _ (snd m2) P (N2 eq_refl))]; reflexivity.
Qed.

Lemma itself_none a t n : listed_there a t n -> existsb itself_listed t = false -> forall m, In m n -> member (fst (fst m)) (snd m) = false.
Proof.
  induction 1 as [|v g l b m t n H P L IH]; [intros _ k []|]; simpl; rewrite orb_false_iff; intros [E F] k [<-|I]; [|apply IH; assumption].
  apply (guards_none a v l m P); unfold itself_listed in E; simpl in E; change (vertex_in (v, g, l)) with v in E; destruct (guards_of v l); [reflexivity | discriminate E].
Qed.

Lemma those_differ n : different_parts (map (fun m : part * bool * list part => fst (fst m)) n) = true -> different_parts (map fst (those_there n)) = true.
Proof.
  unfold those_there; rewrite map_map; simpl; induction n as [|m n IH]; [reflexivity|]; simpl; rewrite andb_true_iff, negb_true_iff; intros [N D].
  destruct (is_there m); [|apply IH, D]; simpl; rewrite (IH D), andb_true_r, negb_true_iff.
  destruct (member (fst (fst m)) (map _ (filter is_there n))) eqn:M; [|reflexivity]; apply member_true in M; destruct M as (q & I & S).
  rewrite <- N; symmetry; apply member_true; exists q; split; [|exact S]; apply in_map_iff in I; destruct I as (k & <- & I); apply filter_In in I.
  apply (in_map (fun m : part * bool * list part => fst (fst m))), I.
Qed.

Lemma filter_twice {A} (f g : A -> bool) l : filter f (filter g l) = filter (fun x => g x && f x) l.
Proof. induction l as [|x l IH]; [reflexivity|]; simpl; destruct (g x); simpl; [destruct (f x); rewrite IH; reflexivity | exact IH]. Qed.

Lemma filter_of_map {A B} (f : A -> B) (g : B -> bool) l : filter g (map f l) = map f (filter (fun x => g (f x)) l).
Proof. induction l as [|x l IH]; [reflexivity|]; simpl; destruct (g (f x)); simpl; rewrite IH; reflexivity. Qed.

Definition listed_by (l : list (part * list part)) (e : part * list part) (w : part) : bool := if arcs then member w (snd e) else listed_either l e w.

(* The row of a vertex that is there. *)
Lemma row_equal n m1 : different_parts (map (fun m : part * bool * list part => fst (fst m)) n) = true -> (arcs = false -> forall m, In m n -> member (fst (fst m)) (snd m) = false) ->
  In m1 n -> is_there m1 = true ->
  map (fun m => fst (fst m)) (filter (fun m2 => negb (negb arcs && same (fst (fst m1)) (fst (fst m2))) && linked m1 m2) n)
  = filter (listed_by (those_there n) (fst (fst m1), snd m1)) (map fst (those_there n)).
Proof.
  intros D N I1 T1; pose proof (those_differ n D) as D'; unfold those_there at 2; rewrite map_map, filter_of_map, filter_twice; simpl; f_equal.
  apply filter_ext_in; intros m2 I2; destruct (is_there m2) eqn:T2; [|unfold linked; rewrite T2, !andb_false_r; reflexivity].
  unfold listed_by, linked, lists; destruct arcs; [simpl; rewrite T1, T2, orb_false_r, !andb_true_r; reflexivity|]; specialize (N eq_refl).
  unfold listed_either; rewrite (found_row (those_there n) D' (fst (fst m2)) (fst (fst m2), snd m2)); [| | apply same_refl].
  - simpl; rewrite T1, T2, !andb_true_r; destruct (same (fst (fst m1)) (fst (fst m2))) eqn:S; [|reflexivity].
    rewrite (one_listed n D m1 m2 I1 I2 S), (N m2 I2); reflexivity.
  - unfold those_there; apply in_map_iff; exists m2; split; [reflexivity | apply filter_In; auto].
Qed.

Lemma rows_made_ok a (n : list (part * bool * list part)) links : different_parts (map (fun m => fst (fst m)) n) = true -> (arcs = false -> forall m, In m n -> member (fst (fst m)) (snd m) = false) ->
  (forall e, In e links -> link_right a n e) -> forall t, listed_there a t n -> forall t' n', listed_there a t' n' -> (forall m, In m n' -> In m n) ->
  forall rows, all_there (map (fun r => option_map (fun l => (vertex_in r, alive_in r, l)) (row_made arcs r t links)) t') = Some rows ->
  map vertex_in rows = map vertex_in t' /\
  rows_there a rows (map (fun e => (fst e, filter (listed_by (those_there n) e) (map fst (those_there n)))) (those_there n')).
Proof.
  intros D N K t Lt t' n' L; induction L as [|v g l b m t' n' H P L IH]; intros S rows E; [injection E as <-; split; [reflexivity | constructor]|].
  cbn [map all_there] in E; destruct (row_made arcs (v, g, l) t links) as [row|] eqn:R; [|discriminate E]; simpl in E.
  destruct (all_there (map _ t')) as [others|]; [|discriminate E]; injection E as <-; destruct (IH (fun m J => S m (or_intror J)) others eq_refl) as [V Q].
  change (vertex_in (v, g, l)) with v; change (alive_in (v, g, l)) with g; split; [simpl; rewrite V; reflexivity|].
  assert (I1 : In (v, b, m) n) by (apply S; left; reflexivity); assert (T : row_truth a (v, g, l) (v, b, m)) by (split; [reflexivity | split; assumption]).
  pose proof (row_made_ok a n links (v, g, l) (v, b, m) D K T I1 t n Lt (fun m J => J) row R) as W.
  unfold those_there at 3; rewrite filter_step; change (is_there (v, b, m)) with b; destruct b.
  - cbn [map]; apply rows_in; [exact H | | exact Q].
    rewrite (row_equal n (v, true, m) D N I1 eq_refl) in W; exact W.
  - apply rows_out; [exact H | | exact Q]; replace (filter _ n) with (@nil (part * bool * list part)) in W; [exact W|].
    clear; induction n as [|k n IH]; [reflexivity|]; rewrite filter_step; unfold linked at 1; change (is_there (v, false, m)) with false; rewrite andb_false_r, andb_false_l, andb_false_r; exact IH.
Qed.

End Right.

Lemma known_rows_there a rows others : rows_there a rows others -> forall k, known_rows rows = Some k -> k = others.
Proof.
  induction 1 as [|v g l m rows others H P R IH|v g l rows others H P R IH]; intros k E; [injection E as <-; reflexivity| |];
    simpl in E; (destruct g as [b|z]; [|discriminate E]); unfold has in H; simpl in H; injection H as ->;
    (destruct (known_entries l) as [m'|] eqn:M; [|discriminate E]); (destruct (known_rows rows) as [o|]; [|discriminate E]); injection E as <-; rewrite (IH o eq_refl); [|reflexivity].
  rewrite (known_entries_present a l m' m M P); reflexivity.
Qed.

Lemma net_made_ok a t n : listed_there a t n -> ok a (net_made t) (fun a' g => exists rows, linked_rows (those_there n) = Some rows /\ net_means a' g (Made rows)).
Proof.
  intros L; unfold net_made; cbv zeta; set (arcs := one_way_rows t); destruct (if arcs then _ else _) eqn:W; [apply ok_fails|]; destruct (different_parts (map vertex_in t)) eqn:D; [|apply ok_fails]; simpl.
  assert (N' : arcs = false -> forall m, In m n -> member (fst (fst m)) (snd m) = false) by (intros E; rewrite E in W; exact (itself_none a t n L W)).
  pose proof D as D'; rewrite (listed_vertices a t n L) in D'.
  apply (ok_bind _ _ _ _ _ (links_made_ok arcs t n (pairs_met arcs t) a L (pairs_met_in arcs t))); intros a1 links G1 K; pose proof (listed_grows _ _ _ _ G1 L) as L1.
  destruct (rows_made arcs t links) as [rows|] eqn:E; [|apply ok_fails]; apply ok_pure.
  destruct (rows_made_ok arcs a1 n links D' N' K t L1 t n L1 (fun m J => J) rows E) as [V R].
  assert (O : those_there n = [] \/ directed (Made (those_there n)) = arcs).
  { assert (Y : forall e, In e (those_there n) -> In (fst e) (map vertex_in t)).
    { intros e I; apply in_map_iff in I; destruct I as (m & <- & I); apply filter_In in I; rewrite (listed_vertices a t n L); apply (in_map (fun m : part * bool * list part => fst (fst m))), I. }
    destruct arcs eqn:A; [apply negb_false_iff in W; rewrite forallb_forall in W|]; destruct (those_there n) as [|e l]; auto; right; simpl; [rewrite (W _ (Y e (or_introl eq_refl))); reflexivity|].
    rewrite <- A; unfold arcs, one_way_rows in A |- *; destruct (_ || _)%bool eqn:X; [|symmetry; exact A]; exfalso; rewrite <- not_true_iff_false in A; apply A, existsb_exists.
    change (existsb (fun e => one_way (fst e)) (e :: l) = true) in X; apply existsb_exists in X; destruct X as (f & I & X); exists (fst f); auto. }
  set (rows' := map _ (those_there n)) in R.
  assert (S : linked_rows (those_there n) = Some rows').
  { unfold linked_rows, rows', listed_by; pose proof (those_differ n D') as T; destruct (those_there n) as [|e l] eqn:En; [reflexivity|]; destruct O as [O|O]; [discriminate O|]; rewrite <- En in *; simpl in O; rewrite O.
    destruct arcs.
    - replace (forallb _ (those_there n)) with true; [rewrite directed_rows_is, T; reflexivity|]; symmetry; apply negb_false_iff in W; rewrite forallb_forall in W; apply forallb_forall; intros f I.
      apply W; apply in_map_iff in I; destruct I as (m & <- & I); apply filter_In in I; rewrite (listed_vertices a t n L); apply (in_map (fun m : part * bool * list part => fst (fst m))), I.
    - rewrite symmetric_rows_is, T; destruct (existsb (fun e => member (fst e) (snd e)) (those_there n)) eqn:X; [exfalso | reflexivity].
      apply existsb_exists in X; destruct X as (f & I & M); apply in_map_iff in I; destruct I as (m & <- & I); apply filter_In in I; simpl in M; rewrite (N' eq_refl m (proj1 I)) in M; discriminate M. }
  exists rows'; split; [exact S|]; destruct (known_rows rows) as [others|] eqn:Kn; [simpl; rewrite (known_rows_there a1 _ _ R others Kn); reflexivity|].
  split; [exact R|]; split; [exact (linked_rows_fit _ _ S)|]; unfold one_way_rows; rewrite V; split; [exact D|].
  destruct O as [O|O]; [left; unfold rows'; rewrite O; reflexivity | right]; fold (one_way_rows t); fold arcs; rewrite <- O; apply keys_one_way; unfold rows'; rewrite map_map; reflexivity.
Qed.
