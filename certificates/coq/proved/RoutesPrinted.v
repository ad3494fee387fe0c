(* The routes of the OCT paper as printed, in the torus T(k,m) and in OCT(k,m): jtorus-printed, oct-printed, and those with
   -ports. A node's code is a word of k+m+4 bits A: the row, the column, the octagon. The paper writes the code of each
   neighbour in the torus as pieces of A, with indices that are not those of the row; the message goes to the nearest of these
   words. *)

From Coq Require Import ZArith List Bool.
Import ListNotations.
Open Scope Z_scope.

(* A word is a list of bits, of which A_0 is the last. The Johnson code of i, of m bits: bit b is set if b < i <= m, or if i > m and
   b >= i-m. *)
Definition down_from (a b : Z) : list Z := map (fun j => a - Z.of_nat j) (seq 0 (Z.to_nat (a - b + 1))).

Definition johnson (i m : Z) : list bool := map (fun b => if i <=? m then b <? i else i - m <=? b) (down_from (m - 1) 0).

(* The pieces: A_a … A_b, with falling indices, and none if a < b; and one bit, negated. *)
Inductive printed_piece := Bits (a b : Z) | Opposite (a : Z).

Definition bit_of (word : list bool) (i : Z) : bool := nth (length word - 1 - Z.to_nat i) word false.

Definition written (word : list bool) (pieces : list printed_piece) : list bool :=
  flat_map (fun p => match p with Bits a b => map (bit_of word) (down_from a b) | Opposite a => [negb (bit_of word a)] end) pieces.

(* The words for the neighbours on the left, on the right, above and below. *)
Definition printed_words (k m : Z) : list (list printed_piece) :=
  let top := m + k + 3 in [
  [Bits top k; Opposite 4; Bits (k - 1) 5];
  [Bits top k; Bits (k - 2) 4; Opposite (k - 1)];
  [Opposite k; Bits top (k + 1); Bits (k - 1) 4];
  [Bits (top - 1) k; Opposite top; Bits (k - 2) 5; Bits (k - 1) (k - 1)]].

(* In how many bits two words differ: they are numbers, the last bits below each other. *)
Fixpoint differing (a b : list bool) : Z :=
  match a, b with
  | x :: a, y :: b => (if Bool.eqb x y then 0 else 1) + differing a b
  | rest, [] | [], rest => Z.of_nat (length (filter (fun x => x) rest))
  end.

Definition hamming (a b : list bool) : Z := differing (rev a) (rev b).

Fixpoint same_word (a b : list bool) : bool :=
  match a, b with [], [] => true | x :: a, y :: b => Bool.eqb x y && same_word a b | _, _ => false end.

(* The first of the nearest words, and its place. *)
Fixpoint nearest (i : nat) (words : list (list bool)) (to_ : list bool) (best : option (Z * (nat * list bool))) : option (nat * list bool) :=
  match words with
  | [] => option_map snd best
  | w :: words =>
    let d := hamming w to_ in
    nearest (S i) words to_ (match best with Some (e, _) => if d <? e then Some (d, (i, w)) else best | None => Some (d, (i, w)) end)
  end.

Definition torus_code (k m row col : Z) : list bool := johnson row k ++ johnson col m.

(* The node that has the word for its code, if there is one. *)
Definition node_of (k m : Z) (word : list bool) : option (Z * Z) :=
  find (fun v => same_word word (torus_code k m (fst v) (snd v))) (list_prod (down_from (2 * k - 1) 0) (down_from (2 * m - 1) 0)).

(* Where the message goes in the torus: to the node whose code is the nearest word; or, by ports, to the neighbour for which that
   word stands. *)
Definition printed_hop (ports : bool) (k m row col torow tocol : Z) (low : list bool) : option (Z * Z) :=
  if (row =? torow) && (col =? tocol) then None else
  match nearest 0 (map (written (torus_code k m row col ++ low)) (printed_words k m)) (torus_code k m torow tocol) None with
  | None => None
  | Some (i, w) =>
    if ports then Some (match i with
      | 0%nat => (row, (col - 1) mod (2 * m)) | 1%nat => (row, (col + 1) mod (2 * m))
      | 2%nat => ((row - 1) mod (2 * k), col) | _ => ((row + 1) mod (2 * k), col) end)
    else node_of k m w
  end.

Definition jtorus_printed (ports : bool) (k m : Z) (a b : list Z) : option (list Z) :=
  match a, b with
  | [row; col], [torow; tocol] => option_map (fun v => [fst v; snd v]) (printed_hop ports k m row col torow tocol (repeat false 4))
  | _, _ => None
  end.

(* In the octagon first, by steps from o to p of a function of p-o; in the torus the octagon's bits are those of o. *)
Definition oct_printed (octagon_step : Z -> Z) (ports : bool) (k m : Z) (a b : list Z) : option (list Z) :=
  match a, b with
  | [row; col; o], [torow; tocol; p] =>
    if o =? p then option_map (fun v => [fst v; snd v; o]) (printed_hop ports k m row col torow tocol (johnson o 4))
    else Some [row; col; (o + octagon_step ((p - o) mod 8)) mod 8]
  | _, _ => None
  end.
