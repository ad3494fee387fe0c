(* Lower bounds of the bisection width by a tree of cases, which package certificates calls branches.

   If the order N is odd, there is one vertex more, N, which has no links and is on the smaller side of a
   cut: then both sides are halves. A case gives sides to some vertices. It is proved if no cut with fewer
   links than stated agrees with it. At a branch, symmetries of the case take a vertex V with a side S to
   others with their sides, the orbit. A cut either agrees with one of the orbit, and then some other that
   is as good has V on side S; or with none, and then it has all of them on the opposite sides. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry CheckCnf CheckRefute CheckSquares.
From Topocert Require Import Loop Orbit Stabiliser Refuted Semidefinite NetworkTable.
Import ListNotations.
Open Scope Z_scope.

(* Vertices with their sides, true for side 1. *)
Definition sides : Type := list (int * bool).

(* A case, and what goes with it: symmetries, which are automorphisms with true if the sides are exchanged
   after; or the map that takes a case before, by its number, to this one; or a matrix with its forms, each a weight
   and vertices, with true for those that are turned round; or what stands in a file. *)
Inductive side_case (L : Type) :=
| BranchOn (maps : list (bool * array int)) (v : int) (s : bool)
| LikeBefore (exchange : bool) (map_ : array int) (before : int)
| ByContracted (q p t : int) (d : list int) (forms : list (int * list (int * bool)))
| LeafIn (l : L).
Arguments BranchOn {L}. Arguments LikeBefore {L}. Arguments ByContracted {L}. Arguments LeafIn {L}.

(* The cases that are left, depth first, the sides of those that are proved, and how many have been met. *)
Record branching (L : Type) := Branching { cases_left : list (side_case L); cases_done : array (option sides); cases_met : int }.
Arguments Branching {L}. Arguments cases_left {L}. Arguments cases_done {L}. Arguments cases_met {L}.

Section Checker.
Variable P : plain.
Variable w : Z.
Let n := total P.

(* With the vertex that makes the order even. *)
Definition even_total : int := (n + n mod 2)%uint63.
Notation m := even_total.

Definition side_code (s : bool) : int := if s then 2%uint63 else 1%uint63.
Definition sides_table (l : sides) : array int := fold_left (fun t (e : int * bool) => t.[fst e <- side_code (snd e)]) l (make m 0%uint63).
Definition has_side (t : array int) (v : int) (s : bool) : bool := (t.[v] =? side_code s)%uint63.

Definition crowded (t : array int) (s : bool) : bool := to_Z m / 2 <? Z.of_nat (length (filter (fun v => has_side t v s) (ints m))).

(* No cut into halves agrees. *)
Definition impossible (l : sides) : bool :=
  let t := sides_table l in existsb (fun e : int * bool => has_side t (fst e) (negb (snd e))) l || crowded t true || crowded t false.

(* The vertex more stays. *)
Definition beyond (p : array int) (v : int) : int := if (v <? n)%uint63 then p.[v] else v.

Definition takes_sides (e : bool) (p : array int) (from : sides) (t : array int) : bool :=
  forallb (fun c : int * bool => (fst c <? m)%uint63 && has_side t (beyond p (fst c)) (xorb e (snd c))) from.

(* A vertex with a side as one number. *)
Definition with_side (v : int) (s : bool) : int := (2 * v + (if s then 1 else 0))%uint63.
Definition vertex_in (c : int) : int := (c / 2)%uint63.
Definition side_in (c : int) : bool := (c mod 2 =? 1)%uint63.

Definition move_side (s : bool * array int) (c : int) : int := with_side (beyond (snd s) (vertex_in c)) (xorb (fst s) (side_in c)).

Definition side_orbit (maps : list (bool * array int)) (v : int) (s : bool) : list int :=
  filter (in_table (mark_orbit (map move_side maps) (make (2 * m)%uint63 0%uint63) (with_side v s))) (ints (2 * m)%uint63).

Definition other_sides (t : array int) (here : sides) (orbit : list int) : sides :=
  fold_left (fun l c => let v := vertex_in c in let s := negb (side_in c) in if has_side t v s then l else (v, s) :: l) orbit here.

(* ---------- Matrices of the vertices without sides, and of the others as one ---------- *)

Definition free_vertices (t : array int) : list int := filter (fun v => t.[v] =? 0)%uint63 (ints m).

(* The variables: None is that of the vertices that have sides. *)
Definition variables (t : array int) : list (option int) :=
  let free := map Some (free_vertices t) in if forallb (fun v => t.[v] =? 0)%uint63 (ints m) then free else None :: free.

(* The variable of each vertex without a side. *)
Definition variable_table (l : list (option int)) : array int :=
  fst (fold_left (fun (s : array int * int) o => (match o with Some v => (fst s).[v <- snd s] | None => fst s end, (snd s + 1)%uint63)) l (make m 0%uint63, 0%uint63)).

(* The variable and the sign of a vertex. *)
Definition coordinate (t place : array int) (v : int) : Z * Z :=
  if (t.[v] =? 0)%uint63 then (to_Z place.[v], 1) else (0, if has_side t v true then 1 else -1).

Definition coordinate_right (t place : array int) (l : list (option int)) (v : int) : bool :=
  match nth_error l (Z.to_nat (fst (coordinate t place v))) with
  | Some (Some u) => (t.[v] =? 0)%uint63 && (u =? v)%uint63
  | Some None => has_side t v true || has_side t v false
  | None => false
  end.

Definition times (c : Z * Z) (k : Z) : Z * Z := (fst c, k * snd c).

Definition contracted_links (k scale : Z) (coordinate : int -> Z * Z) (links : list (int * int)) (E : list (list Z)) : list (list Z) :=
  fold_left (fun E (e : int * int) => let r := spread k [coordinate (fst e); times (coordinate (snd e)) (-1)] in minus (- scale) r r E) links E.

Definition contracted_base (k scale lift : Z) (coordinate : int -> Z * Z) : list (list Z) :=
  let c := spread k (map coordinate (ints m)) in
  contracted_links k scale coordinate (links_of P) (minus (- lift) c c (repeat (repeat 0 (Z.to_nat k)) (Z.to_nat k))).

(* The squares of the forms. *)
Definition contracted_forms (k unit : Z) (coordinate : int -> Z * Z) (forms : list (int * list (int * bool))) : list (Z * list Z) :=
  map (fun f : int * list (int * bool) => (unit * to_Z (fst f), spread k (map (fun e : int * bool => times (coordinate (fst e)) (if snd e then -1 else 1)) (snd f)))) forms.

Fixpoint plus_diagonal (d : list Z) (before : nat) (E : list (list Z)) : list (list Z) :=
  match E, d with
  | row :: E, x :: d => (firstn before row ++ match skipn before row with y :: rest => y + x :: rest | [] => [] end) :: plus_diagonal d (S before) E
  | _, _ => E
  end.

Fixpoint by_pairs {A B C} (f : A -> B -> C) (l : list A) (r : list B) : list C :=
  match l, r with a :: l, b :: r => f a b :: by_pairs f l r | _, _ => [] end.

(* Columns whose squares add up to about the matrix. Nothing is claimed of them. *)
Fixpoint columns_of (fuel before : nat) (E : list (list Z)) : list (list Z) :=
  match fuel, E with
  | S fuel, (x :: row) :: E =>
    let rest := map (@tl Z) E in
    if x <=? 0 then columns_of fuel (S before) rest
    else
      let s := Z.sqrt x in
      let r := map (fun y => (y + s / 2) / s) row in
      (repeat 0 before ++ s :: r) :: columns_of fuel (S before) (by_pairs (fun a row => by_pairs (fun b y => y - a * b) r row) r rest)
  | _, _ => []
  end.

(* By the least that is left of the matrix. *)
Definition shown_contracted (k scale : Z) (squares : list (Z * list Z)) (low : option Z) : bool :=
  (0 <=? scale) && forallb (fun s => (0 <=? fst s) && (length (snd s) <=? Z.to_nat k)%nat) squares &&
  match low with
  | Some low => match largest_below (parity (to_Z n) (Z_links P)) w with
      | None => true
      | Some most => 4 * scale * most <? low + sum_over gain squares
      end
  | None => false
  end.

(* What the matrix shows if it is positive semidefinite. *)
Definition would_show (q p : int) (d : list int) (forms : list (int * list (int * bool))) : bool :=
  match largest_below (parity (to_Z n) (Z_links P)) w with
  | None => true
  | Some most => 4 * to_Z q * most <? fold_left (fun s (f : int * list (int * bool)) => s + to_Z (fst f)) forms (fold_left (fun s x => s + to_Z p - to_Z x) d 0)
  end.

(* All but that it is. *)
Definition contracted_form (t : array int) (q p lift : int) (d : list int) (forms : list (int * list (int * bool))) : bool :=
  let l := variables t in
  (Z.of_nat (length l) <=? 256) && (length d =? length l)%nat && forallb (coordinate_right t (variable_table l) l) (ints m) &&
  forallb (fun f : int * list (int * bool) => forallb (fun e : int * bool => fst e <? m)%uint63 (snd f)) forms && would_show q p d forms.

Definition contracted (t : array int) (q p lift : int) (d : list int) (forms : list (int * list (int * bool))) : bool :=
  let l := variables t in
  let place := variable_table l in
  let k := Z.of_nat (length l) in
  let base unit := contracted_base k (unit * to_Z q) (unit * to_Z lift) (coordinate t place) in
  let taken unit := contracted_forms k unit (coordinate t place) forms in
  contracted_form t q p lift d forms &&
  (match largest_below (parity (to_Z n) (Z_links P)) w with
   | Some _ => existsb (fun unit =>
       let squares := taken unit ++ map (fun r => (1, r)) (columns_of (length l) O (plus_diagonal (map (fun x => unit * (to_Z x - to_Z p)) d) O (without (base unit) (taken unit)))) in
       shown_contracted k (unit * to_Z q) squares (Some (lowest 0 (without (base unit) squares))))
       [2 ^ 32; 2 ^ 64]
   | None => false
   end ||
   shown_contracted k (1 * to_Z q) (taken 1) (lowest_with (map (fun x => to_Z x - to_Z p) d) (without (base 1) (taken 1)))).

(* ---------- Trees ---------- *)

Section Tree.
Context {L : Type}.
Variable matrix : array int -> int -> int -> int -> list int -> list (int * list (int * bool)) -> bool.
Variable leaf : sides -> array int -> L -> bool.

Fixpoint check_case (fuel : nat) (here : sides) (b : branching L) : option (branching L) :=
  match fuel, cases_left b with
  | S fuel, c :: after =>
    let number := cases_met b in
    let b := Branching after (cases_done b) (number + 1)%uint63 in
    let t := sides_table here in
    let ended (b : branching L) := Some (Branching (cases_left b) (cases_done b).[number <- Some here] (cases_met b)) in
    match c with
    | BranchOn maps v s =>
      if (v <? m)%uint63 && (t.[v] =? 0)%uint63 && forallb (fun e : bool * array int => is_automorphism P (snd e) && takes_sides (fst e) (snd e) here t) maps then
        let one := (v, s) :: here in
        match (if impossible one then Some b else check_case fuel one b) with
        | Some b =>
          let other := other_sides t here (side_orbit maps v s) in
          match (if impossible other then Some b else check_case fuel other b) with
          | Some b => ended b
          | None => None
          end
        | None => None
        end
      else None
    | LikeBefore e p before =>
      match (cases_done b).[before] with
      | Some from => if is_automorphism P p && takes_sides e p from t then ended b else None
      | None => None
      end
    | ByContracted q p lift d forms => if matrix t q p lift d forms then ended b else None
    | LeafIn l => if leaf here t l then ended b else None
    end
  | _, _ => None
  end.

Definition check_tree (root : sides) (l : list (side_case L)) : bool :=
  match check_case (length l) root (Branching l (make (of_Z (Z.of_nat (length l))) None) 0%uint63) with
  | Some b => match cases_left b with [] => true | _ => false end
  | None => false
  end.
End Tree.

(* What a file holds: a refutation, for the number of clauses of the formula; or a tree without leaves. *)
Inductive leaf_file :=
| LeafRefuted (proof : int -> int * lrat_parts)
| LeafTree (l : list (side_case unit)).

Definition leaf_refuted (f : formula) (t : array int) (proof : int -> int * lrat_parts) : bool :=
  let split := filter (fun v => negb (t.[v] =? 0)%uint63) (ints n) in
  let g := f ++ side_clauses (map to_Z split) (map (fun v => has_side t v true) split) in
  let (slots, parts) := proof (of_Z (Z.of_nat (length g))) in refuted_by g slots parts.

(* A file is read when it is needed. *)
Definition leaf_shown matrix (f : formula) (here : sides) (t : array int) (l : unit -> leaf_file) : bool :=
  match l tt with
  | LeafRefuted proof => leaf_refuted f t proof
  | LeafTree l => check_tree matrix (fun _ _ _ => false) here l
  end.

Definition width_by_branches (l : list (side_case (unit -> leaf_file))) : bool :=
  check_tree contracted (leaf_shown contracted (snd (cut_formula (to_Z n) (Z_links P) w))) [] l.

(* ---------- It is right ---------- *)

Hypothesis W : good_plain P.
Let N := to_Z n.

Lemma order_range : 1 <= N <= 4194303.
Proof. exact (total_range P W). Qed.

Lemma even_total_value : to_Z m = even_order N.
Proof.
  unfold even_total, even_order; rewrite add_spec, mod_spec; fold N; change (to_Z 2) with 2; pose proof order_range; assert (100000000 < wB) by (vm_compute; reflexivity).
  pose proof (Z.mod_pos_bound N 2 ltac:(lia)); apply Z.mod_small; lia.
Qed.

Lemma even_total_range : 1 <= to_Z m <= 4194304 /\ N <= to_Z m.
Proof. rewrite even_total_value; unfold even_order; pose proof order_range; pose proof (Z.mod_pos_bound N 2 ltac:(lia)); lia. Qed.

Notation small := (smaller N (Z_links P) w).
Notation side_of x v := (extended N x (to_Z v)).

Definition agrees (x : Z -> bool) (l : sides) : Prop := forall v s, In (v, s) l -> side_of x v = s.
Definition case_proved (l : sides) : Prop := forall x, small x -> ~ agrees x l.

(* ---------- Tables ---------- *)

Lemma has_side_in l v s : has_side (sides_table l) v s = true -> In (v, s) l.
Proof.
  unfold has_side; intros H; apply int_eqb_eq in H.
  assert (G : forall l t, (fold_left (fun t (e : int * bool) => t.[fst e <- side_code (snd e)]) l t).[v] = t.[v] \/
    exists s, (fold_left (fun t (e : int * bool) => t.[fst e <- side_code (snd e)]) l t).[v] = side_code s /\ In (v, s) l).
  { clear H; induction l0 as [|(u & r) l0 IH]; intros t; [left; reflexivity|]; cbn [fold_left fst snd].
    destruct (IH t.[u <- side_code r]) as [->|(z & E & I)]; [|right; exists z; split; [exact E | right; exact I]].
    destruct (get_set_cases t u v (side_code r)) as [->|[<- ->]]; [left; reflexivity | right; exists r; split; [reflexivity | left; reflexivity]]. }
  destruct (G l (make m 0%uint63)) as [E|(z & E & I)]; unfold sides_table in H; rewrite H in E.
  - rewrite get_make in E; apply (f_equal to_Z) in E; destruct s; discriminate E.
  - apply (f_equal to_Z) in E; destruct s, z; try discriminate E; exact I.
Qed.

(* What stands in a table. *)
Lemma has_codes l v : (sides_table l).[v] = 0%uint63 \/ (sides_table l).[v] = side_code false \/ (sides_table l).[v] = side_code true.
Proof.
  unfold sides_table; assert (G : forall t : array int, t.[v] = 0%uint63 \/ t.[v] = side_code false \/ t.[v] = side_code true ->
    let r := fold_left (fun t (e : int * bool) => t.[fst e <- side_code (snd e)]) l t in r.[v] = 0%uint63 \/ r.[v] = side_code false \/ r.[v] = side_code true).
  { induction l as [|(u & r) l IH]; intros t H; [exact H|]; cbn [fold_left fst snd]; apply IH.
    destruct (get_set_cases t u v (side_code r)) as [->|[_ ->]]; [exact H | destruct r; auto]. }
  apply G; left; apply get_make.
Qed.

Lemma halves_extended x : halves N x -> total_of (signs (to_Z m) (extended N x)) = 0.
Proof. intros H; rewrite even_total_value; apply extended_total; [pose proof order_range; lia | exact H]. Qed.

Lemma sides_half x s : halves N x -> Z.of_nat (length (filter (fun v => Bool.eqb (side_of x v) s) (ints m))) = to_Z m / 2.
Proof.
  intros H; pose proof (halves_extended x H) as T; pose proof even_total_range as R; rewrite total_signs, ones_zrange in T by lia.
  assert (O : Z.of_nat (length (filter (fun v => side_of x v) (ints m))) = Z.of_nat (length (filter (extended N x) (zrange (to_Z m))))).
  { f_equal; rewrite <- (zrange_ints m ltac:(lia)); induction (ints m) as [|v l IH]; [reflexivity|]; cbn [map filter]; destruct (side_of x v); cbn [length]; lia. }
  assert (A : forall l : list int, (length (filter (fun v => Bool.eqb (side_of x v) true) l) = length (filter (fun v => side_of x v) l))%nat).
  { induction l as [|v l IH]; [reflexivity|]; cbn [filter]; destruct (side_of x v); cbn [Bool.eqb length]; lia. }
  assert (B : forall l : list int, (length (filter (fun v => Bool.eqb (side_of x v) false) l) + length (filter (fun v => side_of x v) l) = length l)%nat).
  { induction l as [|v l IH]; [reflexivity|]; cbn [filter]; destruct (side_of x v); cbn [Bool.eqb length]; lia. }
  pose proof (length_ints m) as K; destruct s; [rewrite A | specialize (B (ints m))]; Z.to_euclidean_division_equations; lia.
Qed.

Lemma impossible_sound l : impossible l = true -> case_proved l.
Proof.
  unfold impossible; rewrite !orb_true_iff; intros C x [H _] A.
  assert (Crowd : forall s, crowded (sides_table l) s = true -> False).
  { intros s K; apply Z.ltb_lt in K; rewrite <- (sides_half x s H) in K.
    assert (I : (length (filter (fun v => has_side (sides_table l) v s) (ints m)) <= length (filter (fun v => Bool.eqb (side_of x v) s) (ints m)))%nat).
    { apply NoDup_incl_length; [apply NoDup_filter, NoDup_ints|]; intros v V; apply filter_In in V; destruct V as [V T]; apply filter_In; split; [exact V|].
      apply has_side_in in T; rewrite (A v s T); destruct s; reflexivity. }
    lia. }
  destruct C as [[C|C]|C]; [|exact (Crowd _ C) | exact (Crowd _ C)].
  apply existsb_exists in C; destruct C as ((v & s) & I & T); cbn [fst snd] in T; apply has_side_in in T.
  pose proof (A v s I) as E; rewrite (A v _ T) in E; destruct s; discriminate.
Qed.

(* ---------- Symmetries ---------- *)

Definition acted (e : bool) (p : array int) (x : Z -> bool) : Z -> bool := if e then opposite (turned (listed P p) x) else turned (listed P p) x.

Lemma acted_small e p x : is_automorphism P p = true -> small x -> small (acted e p x).
Proof.
  intros A S; pose proof order_range; assert (T : small (turned (listed P p) x)).
  { apply turned_smaller; [lia | apply Z_links_ordered, W | apply is_automorphism_sound; assumption | exact S]. }
  unfold acted; destruct e; [apply opposite_smaller; [lia | exact T] | exact T].
Qed.

Lemma beyond_below p v : is_automorphism P p = true -> to_Z v < to_Z m -> to_Z (beyond p v) < to_Z m.
Proof.
  intros A V; unfold beyond; destruct (Uint63.ltb_spec v n) as [_ X]; destruct (v <? n)%uint63 eqn:E; [|exact V].
  apply ltb_true in E; pose proof (listed_image P p v W E) as I; destruct (is_automorphism_sound P p W A) as [_ R _ _].
  pose proof even_total_range; assert (J : to_Z p.[v] < N); [|lia].
  apply (R (to_Z p.[v])); unfold listed; apply in_map_iff; exists v; split; [reflexivity | apply in_ints; exact E].
Qed.

Lemma acted_side e p x v : is_automorphism P p = true -> small x -> to_Z v < to_Z m -> side_of (acted e p x) v = xorb e (side_of x (beyond p v)).
Proof.
  intros A [H _] V; pose proof order_range as R; pose proof (int_range v) as Rv.
  pose proof (is_automorphism_sound P p W A) as Rn.
  assert (T : side_of (turned (listed P p) x) v = side_of x (beyond p v)).
  { unfold beyond; destruct (v <? n)%uint63 eqn:E.
    - apply ltb_true in E; unfold extended at 1; destruct (Z.ltb_spec (to_Z v) N) as [L|L]; [|unfold N in L; lia].
      unfold turned; rewrite listed_image by assumption; unfold extended.
      assert (J : to_Z p.[v] < N); [|destruct (Z.ltb_spec (to_Z p.[v]) N); [reflexivity | lia]].
      destruct Rn as [_ R' _ _]; apply (R' (to_Z p.[v])); unfold listed; apply in_map_iff; exists v; split; [reflexivity | apply in_ints; exact E].
    - assert (L : N <= to_Z v) by (destruct (Z.le_gt_cases N (to_Z v)) as [L|L]; [exact L|]; exfalso; assert (X : (v <? n)%uint63 = true) by (apply ltb_true; exact L); congruence).
      unfold extended; destruct (Z.ltb_spec (to_Z v) N); [lia|]; rewrite (turned_ones N (Z_links P)) by (lia || exact Rn); reflexivity. }
  unfold acted; destruct e; [|rewrite xorb_false_l; exact T]; rewrite xorb_true_l, <- T; clear T.
  set (y := turned (listed P p) x).
  assert (Hy : halves N y) by (unfold halves, y; rewrite (turned_ones N (Z_links P)) by (lia || exact Rn); exact H).
  unfold extended, halves in *; destruct (Z.ltb_spec (to_Z v) N); [reflexivity|]; rewrite opposite_ones.
  rewrite even_total_value in V; unfold even_order in V.
  destruct (Z.leb_spec (Z.of_nat (Z.to_nat N) - ones y 0 (Z.to_nat N)) (N / 2)), (Z.leb_spec (ones y 0 (Z.to_nat N)) (N / 2)); try reflexivity;
    exfalso; Z.to_euclidean_division_equations; lia.
Qed.

Lemma takes_sound e p from to_ x : is_automorphism P p = true -> takes_sides e p from (sides_table to_) = true -> small x -> agrees x to_ -> agrees (acted e p x) from.
Proof.
  unfold takes_sides; rewrite forallb_forall; intros A T S X v s I; specialize (T (v, s) I); cbn [fst snd] in T; apply andb_true_iff in T; destruct T as [V T].
  apply ltb_true in V; apply has_side_in, X in T; rewrite acted_side by assumption; rewrite T; destruct e, s; reflexivity.
Qed.

(* ---------- Orbits ---------- *)

Lemma with_side_split v s : to_Z v < to_Z m -> vertex_in (with_side v s) = v /\ side_in (with_side v s) = s.
Proof.
  intros V; pose proof even_total_range; pose proof wB_large; pose proof (int_range v).
  assert (B : 100000000 < wB) by (vm_compute; reflexivity).
  assert (E : to_Z (with_side v s) = 2 * to_Z v + Z.b2z s).
  { unfold with_side; rewrite add_spec, mul_spec; change (to_Z 2) with 2; rewrite (Z.mod_small (2 * to_Z v)) by lia.
    destruct s; [change (to_Z 1) with 1 | change (to_Z 0) with 0]; cbn [Z.b2z]; apply Z.mod_small; lia. }
  split.
  - apply to_Z_inj; unfold vertex_in; rewrite div_spec, E; change (to_Z 2) with 2; destruct s; cbn [Z.b2z]; Z.to_euclidean_division_equations; lia.
  - unfold side_in; assert (M : to_Z (with_side v s mod 2) = Z.b2z s).
    { rewrite mod_spec, E; change (to_Z 2) with 2; destruct s; cbn [Z.b2z]; Z.to_euclidean_division_equations; lia. }
    destruct (with_side v s mod 2 =? 1)%uint63 eqn:Q.
    + apply int_eqb_eq in Q; rewrite Q in M; change (to_Z 1) with 1 in M; destruct s; [reflexivity | discriminate].
    + apply int_eqb_neq in Q; destruct s; [exfalso; apply Q, to_Z_inj; exact M | reflexivity].
Qed.

Lemma orbit_sound maps here v s : forallb (fun e : bool * array int => is_automorphism P (snd e) && takes_sides (fst e) (snd e) here (sides_table here)) maps = true ->
  to_Z v < to_Z m -> forall c, In c (side_orbit maps v s) -> forall x, small x -> agrees x here -> side_of x (vertex_in c) = side_in c ->
  exists y, small y /\ agrees y here /\ side_of y v = s.
Proof.
  rewrite forallb_forall; intros M V c C; apply filter_In in C; destruct C as [_ C]; apply negb_true_iff, int_eqb_neq in C; revert c C.
  set (Q := fun c => to_Z (vertex_in c) < to_Z m /\ forall x, small x -> agrees x here -> side_of x (vertex_in c) = side_in c ->
    exists y, small y /\ agrees y here /\ side_of y v = s).
  intros c C; enough (X : Q c) by apply X; revert c C.
  apply (mark_orbit_keeps Q Q); [| |auto|].
  - intros f c F [U R]; apply in_map_iff in F; destruct F as ((e & p) & <- & F); specialize (M _ F); cbn [fst snd] in M; apply andb_true_iff in M; destruct M as [A T].
    pose proof (beyond_below p _ A U) as B; unfold Q, move_side; cbn [fst snd]; destruct (with_side_split _ (xorb e (side_in c)) B) as [-> ->].
    split; [exact B|]; intros x S X E; apply (R (acted e p x)).
    + apply acted_small; assumption.
    + apply (takes_sound e p here here); assumption.
    + rewrite acted_side by assumption; rewrite E; destruct e, (side_in c); reflexivity.
  - destruct (with_side_split v s V) as [E1 E2]; unfold Q; rewrite E1, E2; split; [exact V|]; intros x S X E; exists x; auto.
  - intros c C; exfalso; apply C, get_make.
Qed.

Lemma other_agrees t here orbit x : agrees x here -> (forall c, In c orbit -> side_of x (vertex_in c) = negb (side_in c)) -> agrees x (other_sides t here orbit).
Proof.
  unfold other_sides; revert here; induction orbit as [|c orbit IH]; intros here A O; [exact A|]; cbn [fold_left].
  apply IH; [|intros d D; apply O; right; exact D]; destruct (has_side _ _ _); [exact A|].
  intros v s [E|I]; [injection E as <- <-; apply O; left; reflexivity | apply A, I].
Qed.

Lemma branch_sound maps here v s : forallb (fun e : bool * array int => is_automorphism P (snd e) && takes_sides (fst e) (snd e) here (sides_table here)) maps = true ->
  to_Z v < to_Z m -> case_proved ((v, s) :: here) -> case_proved (other_sides (sides_table here) here (side_orbit maps v s)) -> case_proved here.
Proof.
  intros M V One Other x S A; destruct (existsb (fun c => Bool.eqb (side_of x (vertex_in c)) (side_in c)) (side_orbit maps v s)) eqn:E.
  - apply existsb_exists in E; destruct E as (c & C & E); apply eqb_prop in E; destruct (orbit_sound maps here v s M V c C x S A E) as (y & Y & B & F).
    apply (One y Y); intros u r [Q|I]; [injection Q as <- <-; exact F | apply B, I].
  - apply (Other x S), other_agrees; [exact A|]; intros c C; destruct (side_of x (vertex_in c)) eqn:X, (side_in c) eqn:Y; auto; exfalso;
      (assert (T : existsb (fun c => Bool.eqb (side_of x (vertex_in c)) (side_in c)) (side_orbit maps v s) = true) by (apply existsb_exists; exists c; rewrite X, Y; auto)); congruence.
Qed.

(* ---------- Matrices ---------- *)

Lemma list_by_nth k (y : list Z) : length y = Z.to_nat k -> y = map (fun i => nth (Z.to_nat i) y 0) (zrange k).
Proof.
  intros L; apply nth_ext with (d := 0) (d' := (fun i => nth (Z.to_nat i) y 0) 0); [unfold zrange; rewrite !map_length, seq_length; exact L|].
  intros i I; transitivity ((fun i => nth (Z.to_nat i) y 0) (nth i (zrange k) 0)); [|symmetry; exact (map_nth (fun i => nth (Z.to_nat i) y 0) (zrange k) 0 i)].
  assert (E : nth i (zrange k) 0 = Z.of_nat i) by (unfold zrange; change 0 with (Z.of_nat 0); rewrite (map_nth Z.of_nat), seq_nth by lia; reflexivity).
  cbv beta; rewrite E, Nat2Z.id; reflexivity.
Qed.

Lemma fold_sum (i : Z) l : forall s, fold_left (fun s (e : Z * Z) => if i =? fst e then s + snd e else s) l s = s + sum_over (fun e => if i =? fst e then snd e else 0) l.
Proof. induction l as [|e l IH]; intros s; cbn [fold_left sum_over]; [lia|]; rewrite IH; destruct (i =? fst e); lia. Qed.

Lemma spread_dot k l y : (forall e, In e l -> 0 <= fst e < k) -> length y = Z.to_nat k ->
  dot (spread k l) y = sum_over (fun e : Z * Z => snd e * nth (Z.to_nat (fst e)) y 0) l.
Proof.
  intros I L; rewrite (list_by_nth k y L) at 1; unfold spread; rewrite dot_map.
  rewrite (sum_over_ext _ (fun i => sum_over (fun e => if i =? fst e then snd e else 0) l * nth (Z.to_nat i) y 0)) by (intros i _; rewrite fold_sum; f_equal; lia).
  induction l as [|e l IH]; cbn [sum_over]; [rewrite (sum_over_constant _ 0) by (intros; lia); lia|].
  rewrite (sum_over_ext _ (fun i => (if i =? fst e then snd e * nth (Z.to_nat i) y 0 else 0) + sum_over (fun e => if i =? fst e then snd e else 0) l * nth (Z.to_nat i) y 0)).
  - rewrite sum_over_add, IH by (intros a A; apply I; right; exact A); rewrite (sum_single (fun i => snd e * nth (Z.to_nat i) y 0)); [reflexivity | apply NoDup_zrange | apply in_zrange, I; left; reflexivity].
  - intros i _; destruct (i =? fst e); lia.
Qed.

Definition sign_of (x : Z -> bool) (v : int) : Z := if side_of x v then 1 else -1.
Definition value_of (x : Z -> bool) (o : option int) : Z := match o with Some v => sign_of x v | None => 1 end.

Lemma values_signed x l : signed (map (value_of x) l).
Proof. intros v V; apply in_map_iff in V; destruct V as ([u|] & <- & _); [|left; reflexivity]; unfold value_of, sign_of; destruct (side_of x u); auto. Qed.

Lemma coordinate_value x here place l v : agrees x here -> coordinate_right (sides_table here) place l v = true ->
  let c := coordinate (sides_table here) place v in
  0 <= fst c < Z.of_nat (length l) /\ snd c * nth (Z.to_nat (fst c)) (map (value_of x) l) 0 = sign_of x v.
Proof.
  intros A C; unfold coordinate_right in C; cbv zeta; set (c := coordinate (sides_table here) place v) in *.
  destruct (nth_error l (Z.to_nat (fst c))) as [o|] eqn:E; [|discriminate].
  assert (P0 : 0 <= fst c) by (unfold c, coordinate; destruct (_ =? 0)%uint63; cbn [fst]; [apply int_range | lia]).
  assert (B : (Z.to_nat (fst c) < length l)%nat) by (apply nth_error_Some; rewrite E; discriminate).
  split; [lia|]; rewrite (nth_error_nth _ _ 0 (map_nth_error (value_of x) _ _ E)); clear E B.
  destruct o as [u|]; cbn [value_of].
  - apply andb_true_iff in C; destruct C as [T U]; apply int_eqb_eq in U; subst u; unfold c, coordinate; rewrite T; cbn [snd]; lia.
  - assert (T : ((sides_table here).[v] =? 0)%uint63 = false).
    { apply int_eqb_neq; intros T; unfold has_side in C; rewrite T in C; discriminate. }
    unfold c, coordinate; rewrite T; cbn [snd]; unfold sign_of; destruct (has_side (sides_table here) v true) eqn:H.
    + apply has_side_in, A in H; rewrite H; reflexivity.
    + apply has_side_in, A in C; rewrite C; reflexivity.
Qed.

Section Contracted.
Variable x : Z -> bool.
Hypothesis S : small x.
Variable k : Z.
Variable coord : int -> Z * Z.
Variable y : list Z.
Hypothesis K : length y = Z.to_nat k.
Hypothesis Y : signed y.
Hypothesis C : forall v, to_Z v < to_Z m -> 0 <= fst (coord v) < k /\ snd (coord v) * nth (Z.to_nat (fst (coord v))) y 0 = sign_of x v.

Lemma all_signs : dot (spread k (map coord (ints m))) y = 0.
Proof.
  rewrite spread_dot; [|intros e E; apply in_map_iff in E; destruct E as (v & <- & V); apply in_ints in V; apply C, V | exact K].
  destruct S as [H _]; transitivity (total_of (signs (to_Z m) (extended N x))); [|apply halves_extended, H].
  unfold signs; rewrite <- (zrange_ints m (proj1 (int_range m))), map_map.
  assert (G : forall l : list int, (forall v, In v l -> to_Z v < to_Z m) -> sum_over (fun e : Z * Z => snd e * nth (Z.to_nat (fst e)) y 0) (map coord l) = total_of (map (sign_of x) l)).
  { induction l as [|v l IH]; intros I; [reflexivity|]; cbn [map sum_over total_of]; rewrite IH by (intros u U; apply I; right; exact U).
    destruct (C v (I v (or_introl eq_refl))) as [_ ->]; reflexivity. }
  apply G; intros v V; apply in_ints, V.
Qed.

Lemma links_contracted scale links : forall E, (forall u v, In (u, v) links -> to_Z u < N /\ to_Z v < N) -> shaped (Z.to_nat k) y E ->
  shaped (Z.to_nat k) y (contracted_links k scale coord links E) /\
  quadratic (contracted_links k scale coord links E) y y = quadratic E y y + 4 * scale * crossings x (map pair_Z links).
Proof.
  induction links as [|(u & v) links IH]; intros E I H; [split; [exact H | simpl; lia]|].
  set (r := spread k [coord u; times (coord v) (-1)]).
  destruct (IH (minus (- scale) r r E) (fun a b J => I a b (or_intror J)) (minus_shaped _ _ r _ r E H)) as [H' Q].
  split; [exact H'|]; change (contracted_links k scale coord ((u, v) :: links) E) with (contracted_links k scale coord links (minus (- scale) r r E)).
  destruct (I u v (or_introl eq_refl)) as [U V]; pose proof even_total_range as R; destruct (C u ltac:(lia)) as [U1 U2], (C v ltac:(lia)) as [V1 V2].
  destruct H as [HE HR]; rewrite Q, quadratic_minus by (exact HR || rewrite HE; unfold r, spread, zrange; rewrite !map_length, seq_length; lia).
  unfold r; rewrite spread_dot by (exact K || (intros e [<-|[<-|[]]]; [exact U1 | exact V1])); cbn [sum_over times fst snd map crossings pair_Z].
  assert (Su : forall z, to_Z z < N -> sign_of x z = if x (to_Z z) then 1 else -1).
  { intros z Z1; unfold sign_of, extended; destruct (Z.ltb_spec (to_Z z) N); [reflexivity | lia]. }
  rewrite Su in U2, V2 by assumption; revert U2 V2; generalize (nth (Z.to_nat (fst (coord u))) y 0), (nth (Z.to_nat (fst (coord v))) y 0); intros a b U2 V2.
  replace (snd (coord u) * a + (-1 * snd (coord v) * b + 0)) with ((if x (to_Z u) then 1 else -1) - (if x (to_Z v) then 1 else -1)) by (rewrite <- U2, <- V2; ring).
  unfold pair_Z; cbn [fst snd]; destruct (x (to_Z u)), (x (to_Z v)); cbn [xorb Z.b2z]; lia.
Qed.

Lemma shown_contracted_sound scale lift squares low : shown_contracted k scale squares low = true ->
  (forall b, low = Some b -> shaped (Z.to_nat k) y (without (contracted_base k scale lift coord) squares) -> b <= quadratic (without (contracted_base k scale lift coord) squares) y y) -> False.
Proof.
  unfold shown_contracted; rewrite !andb_true_iff, forallb_forall, Z.leb_le; intros [[S0 Wt] B] Low; destruct low as [b|]; [|discriminate B].
  assert (E0 : shaped (Z.to_nat k) y (repeat (repeat 0 (Z.to_nat k)) (Z.to_nat k))).
  { split; [apply repeat_length|]; intros row I; apply repeat_spec in I; subst row; rewrite repeat_length; lia. }
  set (c := spread k (map coord (ints m))) in *.
  pose proof (minus_shaped (- lift) y c (Z.to_nat k) c _ E0) as E1.
  assert (Q0 : quadratic (minus (- lift) c c (repeat (repeat 0 (Z.to_nat k)) (Z.to_nat k))) y y = 0).
  { destruct E0 as [L0 R0]; rewrite quadratic_minus; [| rewrite L0; unfold c, spread, zrange; rewrite !map_length, seq_length; lia | exact R0].
    rewrite <- K, quadratic_repeat; unfold c; rewrite all_signs; ring. }
  destruct (links_contracted scale (links_of P) _ (fun u v I => ltac:(apply links_of_in in I; destruct I as (U & R & _); split; [exact U | apply (row_below W u v U R)])) E1) as [E2 Q1].
  destruct (without_sound (Z.to_nat k) y Y K squares _ E2) as [E3 Q2].
  { intros s I; specialize (Wt s I); rewrite andb_true_iff, Z.leb_le, Nat.leb_le in Wt; exact Wt. }
  pose proof (Low b eq_refl E3) as LB; unfold contracted_base in LB; fold c in LB; rewrite Q1, Q0 in Q2; fold (Z_links P) in Q2.
  destruct S as [H Sm]; pose proof (Z_links_ordered P W) as O; pose proof (crossings_nonneg x (Z_links P)); pose proof order_range.
  destruct (largest_below_spec (parity N (Z_links P)) w (crossings x (Z_links P)) ltac:(lia)) as (most & M & Le).
  { intros q Eq; apply (parity_spec N (Z_links P) x q); [lia | apply ordered_within; exact O | exact H | exact Eq]. }
  fold N in B; rewrite M in B; apply Z.ltb_lt in B; nia.
Qed.
End Contracted.

Lemma contracted_sound here q p lift d forms : contracted (sides_table here) q p lift d forms = true -> case_proved here.
Proof.
  unfold contracted; cbv zeta; set (l := variables (sides_table here)); set (place := variable_table l); unfold contracted_form; rewrite !andb_true_iff; intros [[[[[_ _] C] _] _] Sh].
  intros x S A; rewrite forallb_forall in C; set (y := map (value_of x) l).
  assert (Y : signed y) by apply values_signed.
  assert (K : length y = Z.to_nat (Z.of_nat (length l))) by (unfold y; rewrite map_length, Nat2Z.id; reflexivity).
  assert (X : exists unit squares low, shown_contracted (Z.of_nat (length l)) (unit * to_Z q) squares low = true /\
    forall b, low = Some b -> let E := without (contracted_base (Z.of_nat (length l)) (unit * to_Z q) (unit * to_Z lift) (coordinate (sides_table here) place)) squares in
      shaped (Z.to_nat (Z.of_nat (length l))) y E -> b <= quadratic E y y).
  { apply orb_true_iff in Sh; destruct Sh as [Sh|Sh].
    - destruct (largest_below _ _); [|discriminate Sh]; apply existsb_exists in Sh; destruct Sh as (unit & _ & Sh).
      eexists unit, _, _; split; [exact Sh|]; intros b E; injection E as <-; intros E0 [L _]; apply quadratic_lowest; [exact Y | reflexivity | lia].
    - eexists 1, _, _; split; [exact Sh|]; intros b E E0 H; exact (lowest_with_sound _ y _ _ b Y K H E). }
  destruct X as (unit & squares & low & X & Low).
  refine (shown_contracted_sound x S (Z.of_nat (length l)) (coordinate (sides_table here) place) y K Y _ _ _ _ _ X Low).
  - intros v V; apply (coordinate_value x here place l v A); apply C, in_ints, V.
Qed.

(* ---------- Trees ---------- *)

Section Sound.
Context {L : Type}.
Variable leaf : sides -> array int -> L -> bool.
Hypothesis leaf_right : forall here l, leaf here (sides_table here) l = true -> case_proved here.

Definition done_right (d : array (option sides)) : Prop := forall k l, d.[k] = Some l -> case_proved l.

Lemma get_set_option (d : array (option sides)) k j (a : option sides) : d.[k <- a].[j] = d.[j] \/ d.[k <- a].[j] = a.
Proof.
  destruct (int_dec k j) as [->|N0]; [|left; apply get_set_other; exact N0].
  destruct (j <? PArray.length d)%uint63 eqn:B; [right; apply get_set_same, B | left; rewrite !get_out_of_bounds by (rewrite ?length_set; exact B); apply default_set].
Qed.

Lemma done_more d k here : done_right d -> case_proved here -> done_right d.[k <- Some here].
Proof. intros D H j l E; destruct (get_set_option d k j (Some here)) as [F|F]; pose proof (eq_trans (eq_sym F) E) as X; [exact (D j l X) | injection X as <-; exact H]. Qed.

Lemma check_case_sound fuel : forall here b b', done_right (cases_done b) -> check_case contracted leaf fuel here b = Some b' ->
  done_right (cases_done b') /\ case_proved here.
Proof.
  induction fuel as [|fuel IH]; intros here b b' D E; [discriminate|]; cbn [check_case] in E; cbv zeta in E.
  destruct (cases_left b) as [|c after]; [discriminate|].
  enough (G : exists b2 : branching L, done_right (cases_done b2) /\ case_proved here /\
    Some (Branching (cases_left b2) (cases_done b2).[cases_met b <- Some here] (cases_met b2)) = Some b').
  { destruct G as (b2 & D2 & H & G); injection G as <-; cbn [cases_done]; split; [apply done_more; assumption | exact H]. }
  assert (Below : forall l b1 b2, done_right (cases_done b1) -> (if impossible l then Some b1 else check_case contracted leaf fuel l b1) = Some b2 -> done_right (cases_done b2) /\ case_proved l).
  { intros l b1 b2 D1 B; destruct (impossible l) eqn:I; [injection B as <-; split; [exact D1 | apply impossible_sound, I] | exact (IH _ _ _ D1 B)]. }
  destruct c as [maps v s|e p before|q p lift d forms|l].
  - destruct (_ && _) eqn:M in E; [|discriminate]; rewrite !andb_true_iff in M; destruct M as [[V _] M]; apply ltb_true in V.
    destruct (if impossible ((v, s) :: here) then _ else _) as [b1|] eqn:B1 in E; [|discriminate].
    destruct (Below _ (Branching after (cases_done b) (cases_met b + 1)%uint63) b1 D B1) as [D1 P1].
    destruct (if impossible (other_sides _ _ _) then _ else _) as [b2|] eqn:B2 in E; [|discriminate].
    destruct (Below _ _ _ D1 B2) as [D2 P2]; exists b2; split; [exact D2|]; split; [apply (branch_sound maps here v s); assumption | exact E].
  - destruct ((cases_done _).[before]) as [from|] eqn:F in E; [|discriminate]; destruct (_ && _) eqn:M in E; [|discriminate]; apply andb_true_iff in M; destruct M as [A T].
    eexists; split; [|split; [|exact E]]; [exact D|]; intros x S X; apply (D before from F (acted e p x)); [apply acted_small; assumption | apply (takes_sound e p from here); assumption].
  - destruct (contracted _ _ _ _ _ _) eqn:C in E; [|discriminate]; eexists; split; [|split; [|exact E]]; [exact D | apply (contracted_sound _ _ _ _ _ _ C)].
  - destruct (leaf _ _ _) eqn:C in E; [|discriminate]; eexists; split; [|split; [|exact E]]; [exact D | apply (leaf_right _ _ C)].
Qed.

Lemma check_tree_sound root l : check_tree contracted leaf root l = true -> case_proved root.
Proof.
  unfold check_tree; destruct (check_case _ _ _ _ _) as [b|] eqn:E; [|discriminate]; intros _.
  apply check_case_sound in E; [apply E|]; intros k r H; cbn [cases_done] in H; rewrite get_make in H; discriminate.
Qed.
End Sound.

Lemma leaf_shown_sound here l : leaf_shown contracted (snd (cut_formula N (Z_links P) w)) here (sides_table here) l = true -> case_proved here.
Proof.
  unfold leaf_shown; destruct (l tt) as [proof|r].
  - unfold leaf_refuted; set (split := filter _ _); set (g := _ ++ _); destruct (proof _) as [slots parts]; intros R x S A; pose proof (refuted_by_sound _ _ _ R) as U; clear R.
    apply (cube_refuted N (Z_links P) w (map to_Z split) (map (fun v => has_side (sides_table here) v true) split)) with (x := x); [pose proof order_range; lia | apply Z_links_ordered, W | | exact U | | exact S].
    + intros v V; apply in_map_iff in V; destruct V as (u & <- & V); apply filter_In in V; destruct V as [V _]; apply in_ints in V; pose proof (int_range u); unfold N; lia.
    + rewrite map_map; apply map_ext_in; intros v V; apply filter_In in V; destruct V as [V T]; apply in_ints in V; apply negb_true_iff, int_eqb_neq in T.
      assert (X : forall s, In (v, s) here -> x (to_Z v) = s).
      { intros s I; rewrite <- (A v s I); unfold extended; destruct (Z.ltb_spec (to_Z v) N) as [_|Q]; [reflexivity | unfold N in Q; lia]. }
      destruct (has_side (sides_table here) v true) eqn:H; [apply X, has_side_in, H|]; apply X, has_side_in.
      unfold has_side; apply int_eqb_eq; destruct (has_codes here v) as [Z0|[Z1|Z2]]; [contradiction | exact Z1 | exfalso; unfold has_side in H; rewrite Z2 in H; discriminate].
  - apply check_tree_sound; intros; discriminate.
Qed.

Theorem width_by_branches_sound l : width_by_branches l = true -> width_at_least (Numbers P) w.
Proof.
  intros C; apply check_tree_sound in C; [|apply leaf_shown_sound]; apply no_smaller; [exact W|]; intros x S; apply (C x S); intros v s [].
Qed.
End Checker.
