(* A minimal router on a large network: what it does for one destination, its home, and
   automorphisms that carry this to all others. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckPack CheckRouter.
Import ListNotations.
Open Scope Z_scope.

Section Carried.
Variable P : plain.
Notation N := (total P).

(* A move is an automorphism, and what undoes it. *)
Definition move : Type := ((int -> int) * (int -> int))%type.

(* What undoes a permutation. *)
Definition undo (p : int -> int) : int -> int :=
  let t := fold_left (fun t u => t.[p u <- u]) (ints N) (make N unknown) in fun u => t.[u].

(* The moves, one after the other, that take the home to v; f tells how far v is. *)
Variable moves : list move.
Variable f : int -> int.
Variable home : int.

Definition chosen (v : int) : option move := find (fun m => f (snd m v) <? f v)%uint63 moves.

Fixpoint shift_by (fuel : nat) (v x : int) : int :=
  match fuel with
  | O => x
  | S fuel => if (v =? home)%uint63 then x else
      match chosen v with None => x | Some (p, q) => p (shift_by fuel (q v) x) end
  end.

Fixpoint back_by (fuel : nat) (v x : int) : int :=
  match fuel with
  | O => x
  | S fuel => if (v =? home)%uint63 then x else
      match chosen v with None => x | Some (p, q) => back_by fuel (q v) (q x) end
  end.

Definition shift (v x : int) : int := shift_by (Z.to_nat (to_Z N)) v x.

Hypothesis W : good_plain P.

End Carried.
