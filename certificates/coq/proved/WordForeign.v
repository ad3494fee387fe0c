(* Members of two networks: that one of them is in a set of the others, or is one of them, has no value, and is refused.
   By the page the one is not the other (WordSays.v); both checkers are stricter here, since who writes so means the same
   vertex in two networks. *)

From Coq Require Import List Bool Uint63.
From Topocert Require Import CheckGraph WordSays.
Import ListNotations.

(* The networks of which something is made, by their places. *)
Fixpoint made_of (p : part) : list int :=
  match p with Vertex r _ => [r] | Link a b | Cons_ a b => made_of a ++ made_of b | _ => [] end.

(* Made of networks, and of none that both have. *)
Definition foreign (p q : part) : bool :=
  match p, q with
  | Vertex r _, Vertex s _ => negb (Uint63.eqb r s)
  | _, _ => match made_of p, made_of q with
      | [], _ | _, [] => false
      | l, m => negb (existsb (fun r => existsb (Uint63.eqb r) m) l) end
  end.

(* Of a set that has members of one form. *)
Definition foreign_to (p : part) (l : list part) : bool := match l with q :: _ => foreign p q | [] => false end.
