(* Lists of numbers, and maps of them: the first of each orbit in the order of a list. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray Permutation.
From Topocert Require Import CheckGraph.
Import ListNotations.
Open Scope Z_scope.

Lemma list_set_cases {A : Set} (t : array (list A)) i j x : (t.[i <- x]).[j] = t.[j] \/ i = j /\ (t.[i <- x]).[j] = x.
Proof.
  destruct (int_dec i j) as [->|N]; [|left; apply get_set_other; exact N].
  destruct (Uint63.ltb j (PArray.length t)) eqn:E; [right; split; [reflexivity | apply get_set_same; exact E]|].
  left; rewrite !get_out_of_bounds; [apply default_set | exact E | rewrite length_set; exact E].
Qed.

(* One less than a power of two that is not below a number, or large. *)
Fixpoint mask_from (times : nat) (n mask : int) : int :=
  match times with O => mask | S times => if Uint63.leb n mask then mask else mask_from times n (2 * mask + 1)%uint63 end.

Fixpoint count_from {A} (l : list A) (i : int) : int := match l with [] => i | _ :: l => count_from l (i + 1)%uint63 end.

Definition mask_of {A} (l : list A) : int := mask_from 18 (count_from l 0%uint63) 15%uint63.

(* Where something is put whose hash is h. *)
Definition bucket_of (mask h : int) : int := ((h lxor (h >> 17)) land mask)%uint63.

Fixpoint same_key (k l : list int) : bool :=
  match k, l with [], [] => true | i :: k, j :: l => if Uint63.eqb i j then same_key k l else false | _, _ => false end.

Lemma same_key_is k : forall l, same_key k l = true -> k = l.
Proof.
  induction k as [|i k IH]; intros [|j l] E; simpl in E; try discriminate E; [reflexivity|].
  destruct (Uint63.eqb i j) eqn:X; [|discriminate E]; apply int_eqb_eq in X; rewrite (IH l E); congruence.
Qed.

Definition hash_key (k : list int) : int := fold_left (fun h i => (h * 1000003 + i + 1)%uint63) k 0%uint63.

Section Firsts.
Variable moves : list (list int -> list int).

Inductive key_reaches (k : list int) : list int -> Prop :=
| key_reaches_itself : key_reaches k k
| key_reaches_on l m : key_reaches k l -> In m moves -> key_reaches k (m l).

Variable mask : int.

Definition met_key (t : array (list (list int))) (k : list int) : bool := existsb (same_key k) t.[bucket_of mask (hash_key k)].
Definition mark_key (t : array (list (list int))) (k : list int) : array (list (list int)) := let i := bucket_of mask (hash_key k) in t.[i <- k :: t.[i]].

Definition visit_key (s : array (list (list int)) * list (list int)) (k : list int) : array (list (list int)) * list (list int) :=
  let (t, queue) := s in if met_key t k then s else (mark_key t k, k :: queue).

(* Marks all that is reached from a queue; no more than fuel has are taken from it. *)
Fixpoint spread_keys (fuel : list (list int)) (t : array (list (list int))) (queue : list (list int)) : array (list (list int)) :=
  match fuel, queue with
  | _ :: fuel, k :: queue => let (t, queue) := fold_left (fun s m => visit_key s (m k)) moves (t, queue) in spread_keys fuel t queue
  | _, _ => t
  end.

Fixpoint firsts_of (fuel l : list (list int)) (t : array (list (list int))) (found : list (list int)) : list (list int) :=
  match l with
  | [] => rev_append found []
  | k :: l => if met_key t k then firsts_of fuel l t found else firsts_of fuel l (spread_keys fuel (mark_key t k) [k]) (k :: found)
  end.

Definition known_keys (found : list (list int)) (t : array (list (list int))) : Prop := forall i k, In k t.[i] -> exists a, In a found /\ key_reaches a k.

Lemma mark_key_known found t k a : In a found -> key_reaches a k -> known_keys found t -> known_keys found (mark_key t k).
Proof.
  intros A R K i l; unfold mark_key; cbv zeta; destruct (list_set_cases t (bucket_of mask (hash_key k)) i (k :: t.[bucket_of mask (hash_key k)])) as [->|[_ ->]]; [apply K|].
  intros [<-|I]; [exists a; auto | apply (K _ _ I)].
Qed.

Lemma spread_known found a : In a found -> forall fuel t queue, known_keys found t -> (forall k, In k queue -> key_reaches a k) -> known_keys found (spread_keys fuel t queue).
Proof.
  intros A; induction fuel as [|x fuel IH]; intros t queue K Q; [exact K|]; destruct queue as [|k queue]; [exact K|]; cbn [spread_keys].
  assert (X : forall l s, (forall m, In m l -> In m moves) -> known_keys found (fst s) -> (forall k, In k (snd s) -> key_reaches a k) ->
    known_keys found (fst (fold_left (fun s m => visit_key s (m k)) l s)) /\ forall j, In j (snd (fold_left (fun s m => visit_key s (m k)) l s)) -> key_reaches a j).
  { assert (R : key_reaches a k) by (apply Q; left; reflexivity).
    induction l as [|m l IHl]; intros [t' q'] M K' Q'; [auto|]; cbn [fold_left]; apply IHl; [intros m' I; apply M; right; exact I | |]; simpl in *.
    - destruct (met_key t' (m k)); [exact K'|]; apply (mark_key_known found t' (m k) a A); [apply key_reaches_on; [exact R | apply M; left; reflexivity] | exact K'].
    - destruct (met_key t' (m k)); [exact Q'|]; intros j [<-|I]; [apply key_reaches_on; [exact R | apply M; left; reflexivity] | apply Q', I]. }
  destruct (X moves (t, queue) (fun m I => I) K (fun j I => Q j (or_intror I))) as [Y Z]; destruct (fold_left _ moves (t, queue)) as [t' q']; apply IH; assumption.
Qed.

Lemma firsts_found fuel l : forall t found a, In a found -> In a (firsts_of fuel l t found).
Proof.
  induction l as [|k l IH]; intros t found a A; simpl; [rewrite rev_append_rev, app_nil_r; apply in_rev; rewrite rev_involutive; exact A|].
  destruct (met_key t k); apply IH; [exact A | right; exact A].
Qed.

Lemma firsts_listed fuel l : forall t found a, In a (firsts_of fuel l t found) -> In a found \/ In a l.
Proof.
  induction l as [|k l IH]; intros t found a A; simpl in A; [rewrite rev_append_rev, app_nil_r in A; apply in_rev in A; left; exact A|].
  destruct (met_key t k); apply IH in A; [destruct A; auto; right; right; assumption|]; destruct A as [[<-|A]|A]; [right; left; reflexivity | left; exact A | right; right; exact A].
Qed.

Lemma firsts_known fuel l : forall t found, known_keys found t -> forall k, In k l -> exists a, In a (firsts_of fuel l t found) /\ key_reaches a k.
Proof.
  induction l as [|j l IH]; intros t found K k I; [destruct I|]; simpl; destruct (met_key t j) eqn:M.
  - destruct I as [<-|I]; [|apply IH; assumption]; unfold met_key in M; apply existsb_exists in M; destruct M as (j' & J & S); apply same_key_is in S; subst j'.
    destruct (K _ _ J) as (a & A & R); exists a; split; [apply firsts_found, A | exact R].
  - assert (K' : known_keys (j :: found) (spread_keys fuel (mark_key t j) [j])).
    { apply (spread_known (j :: found) j (or_introl eq_refl)); [|intros k' [<-|[]]; constructor].
      apply (mark_key_known (j :: found) t j j (or_introl eq_refl) (key_reaches_itself j)); intros i k' X; destruct (K i k' X) as (a & A & R); exists a; split; [right|]; assumption. }
    destruct I as [<-|I]; [|apply IH; assumption]; exists j; split; [apply firsts_found; left; reflexivity | constructor].
Qed.

End Firsts.

(* The first of each orbit under maps of what a list has. *)
Definition firsts (moves : list (list int -> list int)) (l : list (list int)) : list (list int) :=
  let mask := mask_of l in firsts_of moves mask l l (make (mask + 1)%uint63 []) [].

Theorem firsts_reach moves l k : In k l -> exists a, In a (firsts moves l) /\ In a l /\ key_reaches moves a k.
Proof.
  intros I; unfold firsts; cbv zeta; destruct (firsts_known moves (mask_of l) l l (make (mask_of l + 1)%uint63 []) []) with (k := k) as (a & A & R).
  - intros i j J; rewrite get_make in J; destruct J.
  - exact I.
  - exists a; split; [exact A|]; split; [|exact R]; apply firsts_listed in A; destruct A as [[]|A]; exact A.
Qed.

(* ---------- Numbers in order ---------- *)

Fixpoint put_in (i : int) (l : list int) : list int :=
  match l with [] => [i] | j :: m => if Uint63.leb i j then i :: l else j :: put_in i m end.

Definition ordered_up (l : list int) : list int := fold_right put_in [] l.

Lemma put_in_permuted i l : Permutation (i :: l) (put_in i l).
Proof. induction l as [|j l IH]; simpl; [reflexivity|]; destruct (Uint63.leb i j); [reflexivity|]; rewrite perm_swap; constructor; exact IH. Qed.

Lemma ordered_up_permuted l : Permutation l (ordered_up l).
Proof. induction l as [|i l IH]; simpl; [constructor|]; rewrite <- put_in_permuted; constructor; exact IH. Qed.

(* Pairs by their first numbers. *)
Fixpoint put_pair (i : int * int) (l : list (int * int)) : list (int * int) :=
  match l with [] => [i] | j :: m => if Uint63.leb (fst i) (fst j) then i :: l else j :: put_pair i m end.

Definition pairs_in_order (l : list (int * int)) : list (int * int) := fold_right put_pair [] l.

Lemma pairs_permuted l : Permutation l (pairs_in_order l).
Proof.
  assert (P : forall i l, Permutation (i :: l) (put_pair i l)).
  { intros i m; induction m as [|j m IH]; simpl; [reflexivity|]; destruct (Uint63.leb (fst i) (fst j)); [reflexivity|]; rewrite perm_swap; constructor; exact IH. }
  induction l as [|i l IH]; simpl; [constructor|]; rewrite <- P; constructor; exact IH.
Qed.

(* ---------- Lists in arrays ---------- *)

Fixpoint positions_from {A} (i : int) (l : list A) : list int := match l with [] => [] | _ :: l => i :: positions_from (i + 1)%uint63 l end.

Fixpoint filled {A : Set} (l : list A) (i : int) (t : array A) : array A := match l with [] => t | a :: l => filled l (i + 1)%uint63 t.[i <- a] end.

Lemma filled_before {A : Set} (l : list A) : forall i t j, to_Z i + Z.of_nat (List.length l) < wB -> to_Z j < to_Z i -> (filled l i t).[j] = t.[j].
Proof.
  induction l as [|a l IH]; intros i t j B J; [reflexivity|]; simpl List.length in B; cbn [filled].
  assert (N : to_Z (i + 1) = to_Z i + 1) by (pose proof (int_range i); rewrite Uint63.add_spec; change (to_Z 1) with 1; apply Z.mod_small; lia).
  rewrite IH by lia; apply get_set_other; intros ->; lia.
Qed.

Lemma filled_list {A : Set} (l : list A) : forall i t, to_Z i + Z.of_nat (List.length l) <= to_Z (PArray.length t) -> map (fun j => (filled l i t).[j]) (positions_from i l) = l.
Proof.
  induction l as [|a l IH]; intros i t B; [reflexivity|]; simpl List.length in B; cbn [filled positions_from map].
  pose proof (int_range (PArray.length t)); pose proof (int_range i).
  assert (N : to_Z (i + 1) = to_Z i + 1) by (rewrite Uint63.add_spec; change (to_Z 1) with 1; apply Z.mod_small; lia).
  rewrite IH by (rewrite length_set; lia); f_equal; rewrite filled_before by lia; apply get_set_same, Uint63.ltb_spec; lia.
Qed.

(* A list as an array, if it is not too long. *)
Definition listed_in {A : Set} (default : A) (l : list A) : option (array A) :=
  let n := count_from l 0%uint63 in let t := make n default in
  if Z.of_nat (List.length l) <=? to_Z (PArray.length t) then Some (filled l 0%uint63 t) else None.

Lemma listed_in_right {A : Set} (default : A) l t : listed_in default l = Some t -> map (fun i => t.[i]) (positions_from 0%uint63 l) = l.
Proof. unfold listed_in; cbv zeta; destruct (_ <=? _) eqn:E; [|discriminate]; apply Z.leb_le in E; intros X; injection X as <-; apply filled_list; exact E. Qed.
