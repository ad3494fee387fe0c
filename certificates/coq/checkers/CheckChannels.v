(* Deadlock: an order of the channels in which every message goes up. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk Deadlock CheckGraph CheckPack CheckRouter.
Import ListNotations.
Open Scope Z_scope.

Section Channels.
Variable P : plain.
Notation N := (total P).

(* Ranks for the channels in the order of the certificates: by the first vertex, the
   second, and the class, of which there are so many. *)
Fixpoint place (v : int) (l : list int) : int :=
  match l with
  | [] => 0
  | w :: r => if (v =? w)%uint63 then 0 else (place v r + 1)%uint63
  end.

End Channels.
