(* Deadlock: an order of the channels in which every message goes up. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk Deadlock CheckGraph CheckPack CheckRouter.
Import ListNotations.
Open Scope Z_scope.

Section Channels.
Variable P : plain.
Notation N := (total P).

(* [next w v]: the next vertex, and the class of the channel. [rank w x k]: that of the channel from w to x of class k. *)
Definition check_channels (next : int -> int -> int * int) (rank : int -> int -> int -> int) : bool :=
  forallb (fun v => forallb (fun w => (w =? v)%uint63 ||
    let (x, k) := next w v in among x (row P w) &&
    ((x =? v)%uint63 || let (y, l) := next x v in (rank w x k <? rank x y l)%uint63)) (ints N)) (ints N).

Lemma check_channels_hops next rank : check_channels next rank = true ->
  forall w v, is_vertex (Numbers P) w -> is_vertex (Numbers P) v -> w <> v ->
    let (x, k) := next w v in In x (row P w) /\ (x <> v -> let (y, l) := next x v in to_Z (rank w x k) < to_Z (rank x y l)).
Proof.
  intros H w v Iw Iv Ne; assert (X := all_ints P _ H v Iv); simpl in X; assert (Y := all_ints P _ X w Iw); simpl in Y.
  apply orb_true_iff in Y; destruct Y as [Y|Y]; [apply int_eqb_eq in Y; contradiction|].
  destruct (next w v) as [x k]; apply andb_true_iff in Y; destruct Y as [A Y]; apply among_spec in A; split; [exact A|].
  intros Nx; apply orb_true_iff in Y; destruct Y as [Y|Y]; [apply int_eqb_eq in Y; contradiction|].
  destruct (next x v) as [y l]; apply Uint63.ltb_spec; exact Y.
Qed.

(* Ranks for the channels in the order of the certificates: by the first vertex, the
   second, and the class, of which there are so many. *)
Fixpoint place (v : int) (l : list int) : int :=
  match l with
  | [] => 0
  | w :: r => if (v =? w)%uint63 then 0 else (place v r + 1)%uint63
  end.

Definition channel_ranks (classes : int) (ranks : int -> int) : int -> int -> int -> int :=
  let '(starts, _) := fold_left (fun (s : array int * int) u =>
    let (t, at_) := s in (t.[u <- at_], (at_ + of_Z (Z.of_nat (List.length (row P u))))%uint63)) (ints N) (make N 0%uint63, 0%uint63) in
  fun w x k => ranks ((starts.[w] + place x (row P w)) * classes + k)%uint63.

End Channels.
