(* What the reader in OCaml makes the kernel's terms with: the fields of these records have names of other
   records, too. *)

From Coq Require Import ZArith List.
From Topocert Require Import Text CheckFamily CheckPlace.

Definition make_range (low high : term) (only : cond) : range := Range low high only.

Definition make_next (to : list term) (over : list range) (when : cond) : next := Next to over when.

Definition make_text (parameters : nat) (coordinates : list range) (neighbours : list next) : text := Text parameters coordinates neighbours.

Definition make_piece (to : list term) (where_ : option cond) : piece := Piece to where_.

Definition make_family (line : text) (variables : nat) (domain : list cond) (arguments root : list term) (back : list piece) (one_way : bool) : family :=
  Family line variables domain arguments root back one_way.

Definition variables_of_item (it : item) : list range := others it.
