(* The routers of networks with hosts: fattree, and dragonfly. Their vertices are the tuples of the networks' texts; the first
   number tells the kind. *)

From Coq Require Import ZArith List Bool.
Import ListNotations.
Open Scope Z_scope.

(* Between hosts. Down as soon as the destination is below; and up to the switch that the destination's last number and the
   switch's own say. A message to a switch stops. *)
Definition fattree (k : Z) (a b : list Z) : option (list Z) :=
  let n := k / 2 in
  match a, b with
  | [kind; x; y; _], [0; pod; edge; i] =>
    if kind =? 0 then Some [1; x; y; 0]
    else if kind =? 1 then if (x =? pod) && (y =? edge) then Some b else Some [2; x; (i + y) mod n; 0]
    else if kind =? 2 then if x =? pod then Some [1; pod; edge; 0] else Some [3; y; (i + y) mod n; 0]
    else Some [2; pod; x; 0]
  | _, _ => None
  end.

(* To the router with the channel to the destination's group, over it, and to the destination's router. *)
Definition dragonfly (m h : Z) (a b : list Z) : option (list Z) :=
  match a, b with
  | [kind; x; r; _], [_; x'; r'; _] =>
    if kind =? 0 then Some [1; x; r; 0]
    else if (x =? x') && (r =? r') then Some b
    else if x =? x' then Some [1; x'; r'; 0]
    else
      let channel := (x' - x - 1) mod (m * h + 1) in
      if channel / h =? r then Some [1; x'; (m * h - 1 - channel) / h; 0] else Some [1; x; channel / h; 0]
  | _, _ => None
  end.

(* Between routers of the destination's group a message takes virtual channel 1. *)
Definition dragonfly_second (a b c : list Z) : bool :=
  match a, b, c with [1; x; _; _], [_; x'; _; _], [1; x''; _; _] => (x =? x') && (x'' =? x') | _, _, _ => false end.
