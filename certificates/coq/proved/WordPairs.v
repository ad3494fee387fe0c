(* The pairs of different vertices of a network whose vertices a choice leaves open. *)

From Coq Require Import List Bool.
From Topocert Require Import WordSays WordGates WordOpen WordApart WordReach.
Import ListNotations.

Fixpoint pairs_with (r : open_row) (rows : list open_row) : making (list (part * lit)) :=
  match rows with
  | [] => pure []
  | s :: rows =>
    if same (vertex_in r) (vertex_in s) then pairs_with r rows else
    let* x := conjunction [alive_in r; alive_in s] in let* others := pairs_with r rows in
    pure ((Cons_ (vertex_in r) (Cons_ (vertex_in s) Nil_), x) :: others)
  end.

Fixpoint pairs_from (t rows : list open_row) : making (list (part * lit)) :=
  match t with
  | [] => pure []
  | r :: t => let* l := pairs_with r rows in let* others := pairs_from t rows in pure (l ++ others)
  end.

Definition pairs_open (rows : list open_row) : making (list (part * lit)) := pairs_from rows rows.

Definition paired (u : part) (vs : list part) : list part := map (fun v => Cons_ u (Cons_ v Nil_)) (filter (fun v => negb (same u v)) vs).

Lemma pairs_with_ok r al t : forall a n, has a (alive_in r) al -> rows_there a t n -> ok a (pairs_with r t) (fun a' l => present a' l (if al then paired (vertex_in r) (map fst n) else [])).
Proof.
  induction t as [|s t IH]; intros a n A R; simpl pairs_with; [inversion R; subst; apply ok_pure; destruct al; constructor|].
  destruct (row_cases a s t n R) as (be & m & n' & B & R' & ->).
  assert (E : paired (vertex_in r) (map fst (if be then (vertex_in s, m) :: n' else n')) =
    if (be && negb (same (vertex_in r) (vertex_in s)))%bool then Cons_ (vertex_in r) (Cons_ (vertex_in s) Nil_) :: paired (vertex_in r) (map fst n') else paired (vertex_in r) (map fst n')).
  { unfold paired; destruct be; [|reflexivity]; simpl; destruct (same _ _); reflexivity. }
  rewrite E; clear E; destruct (same (vertex_in r) (vertex_in s)); [rewrite andb_false_r; apply (IH a n' A R')|]; rewrite andb_true_r.
  apply (ok_bind _ _ _ _ _ (conj2_ok a _ _ _ _ A B)); intros a1 x G1 X.
  apply (ok_bind _ _ _ _ _ (IH a1 n' (has_grows _ _ _ _ G1 A) (rows_grows _ _ _ _ G1 R'))); intros a2 l G2 L; apply ok_pure; apply (has_grows _ a2) in X; [|exact G2].
  destruct al, be; simpl in *; [apply present_in | apply present_out | apply present_out | apply present_out]; assumption.
Qed.

Lemma pairs_open_ok a rows others : rows_there a rows others -> ok a (pairs_open rows) (fun a' l => present a' l (pairs_of (Made others))).
Proof.
  intros R; assert (K : forall t n a', grows a a' -> rows_there a' t n -> ok a' (pairs_from t rows) (fun a'' l => present a'' l (flat_map (fun u => paired u (map fst others)) (map fst n)))).
  { induction t as [|r t IH]; intros n a' G T; simpl pairs_from; [inversion T; subst; apply ok_pure; constructor|].
    destruct (row_cases a' r t n T) as (al & m & n' & A & T' & ->).
    apply (ok_bind _ _ _ _ _ (pairs_with_ok r al rows a' others A (rows_grows _ _ _ _ G R))); intros a1 l G1 L.
    apply (ok_bind _ _ _ _ _ (IH n' a1 (grows_trans _ _ _ G G1) (rows_grows _ _ _ _ G1 T'))); intros a2 k G2 K; apply ok_pure.
    pose proof (present_app _ _ _ _ _ (present_grows _ _ _ _ G2 L) K) as Q; destruct al; exact Q. }
  exact (K rows others a (grows_refl a) R).
Qed.
