(* Examples of what lines mean: they would be false if Text.v said something else. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph Text.
Import ListNotations.
Open Scope Z_scope.
Open Scope text_scope.

(* Ladder(n) = graph i in 0..n-1, s in 0..1: (i+1, s) if i+1 < n; (i, 1-s) *)
Definition ladder : text :=
  let n := Var 0 in let i := Var 1 in let s := Var 2 in Text 1
  [Range 0 (n - 1) Yes; Range 0 1 Yes]
  [Next [i + 1; s] [] ((i + 1) < n); Next [i; 1 - s] [] Yes].

Example ladder_vertices : text_vertices ladder [2] = Some [[0; 0]; [0; 1]; [1; 0]; [1; 1]].
Proof. reflexivity. Qed.

Example ladder_neighbours : text_neighbours ladder [2] [0; 1] = Some [[1; 1]; [0; 0]] /\ text_neighbours ladder [2] [1; 1] = Some [[1; 0]].
Proof. split; reflexivity. Qed.

(* A link that is given from one end holds from both. *)
Example ladder_links : adj (text_graph ladder [2]) [1; 1] [0; 1] /\ ~ adj (text_graph ladder [2]) [1; 1] [0; 0].
Proof.
  split; [vm_compute; intuition discriminate|]; intros (_ & _ & _ & [H|H]); vm_compute in H; intuition discriminate.
Qed.

Example ladder_right : text_right ladder [2] /\ ~ text_right ladder [0] /\ ~ text_right ladder [2; 2].
Proof.
  split; [|split].
  - split; [reflexivity|]; eexists; split; [reflexivity|]; split; [discriminate|].
    intros v [<-|[<-|[<-|[<-|[]]]]]; eexists; (split; [reflexivity|]); vm_compute; intuition congruence.
  - intros (_ & vs & V & N & _); injection V as <-; apply N; reflexivity.
  - intros [L _]; discriminate L.
Qed.

(* A neighbour outside of the ranges, and the vertex itself, are errors. *)
Example outside : ~ text_right (Text 0 [Range 0 2 Yes] [Next [Var 0 + 1] [] Yes]) [].
Proof.
  intros (_ & vs & V & _ & H); injection V as <-; destruct (H [2]) as (ws & W & I); [vm_compute; tauto|].
  injection W as <-; destruct (I [3]) as [J _]; vm_compute in *; intuition discriminate.
Qed.

Example itself : ~ text_right (Text 0 [Range 0 2 Yes] [Next [(2 * Var 0) mod 3] [] Yes]) [].
Proof.
  intros (_ & vs & V & _ & H); injection V as <-; destruct (H [0]) as (ws & W & I); [vm_compute; tauto|].
  injection W as <-; destruct (I [0]) as [_ J]; vm_compute in *; tauto.
Qed.

(* Remainders are not negative, quotients are rounded down, or have a value where they are whole. *)
Example rounding : value [] (0 - 1 mod 3) = Some (-1) /\ value [] ((0 - 1) mod 3) = Some 2 /\ value [] (Floor (0 - 1) 3) = Some (-1) /\
  value [] (1 mod 0) = None /\ value [] (Floor 1 0) = None /\ value [] (Floor 7 (0 - 2)) = Some (-4) /\ value [] (6 / 2) = Some 3 /\ value [] (7 / 2) = None /\ value [] (6 / (0 - 2)) = Some (-3) /\ value [] (0 / 0) = None /\ value [] (1 mod (0 - 2)) = None /\ value [] (Pow 2 (0 - 1)) = None /\ value [] (Pow 2 10) = Some 1024 /\
  value [] (Xor 6 3) = Some 5 /\ value [] (Xor (0 - 1) 3) = None /\ value [] (Bit 6 0) = Some 0 /\ value [] (Bit 6 2) = Some 1.
Proof. repeat split; reflexivity. Qed.

(* A neighbour has a value where the quotient is whole: for an odd number of vertices the line is an error. *)
Definition antipode : text :=
  let n := Var 0 in let i := Var 1 in Text 1 [Range 0 (n - 1) Yes] [Next [(i + (n / 2)) mod n] [] Yes].

Example whole : text_neighbours antipode [4] [3] = Some [[1]] /\ text_neighbours antipode [5] [3] = None /\ ~ text_right antipode [5].
Proof.
  repeat split; try reflexivity; intros (_ & vs & V & _ & H); injection V as <-; destruct (H [0]) as (ws & W & _); [vm_compute; tauto | discriminate W].
Qed.

(* What a condition decides needs no value. *)
Example guarded : let i := Var 0 in
  holds [0] ((0 < i) && ((6 mod i) == 0)) = Some false /\ holds [0] (((6 mod i) == 0) && (0 < i)) = None /\
  holds [0] ((i == 0) || ((6 mod i) == 0)) = Some true /\ holds [4] ((i == 0) || ((6 mod i) == 2)) = Some true /\
  value [0] (Cond (i == 0) 5 (6 mod i)) = Some 5 /\ holds [0] (Not ((6 mod i) == 0)) = None.
Proof. repeat split; reflexivity. Qed.

(* A later range may use an earlier coordinate, and a condition may follow a range. *)
Example ranges : tuples [3] (let n := Var 0 in let i := Var 1 in let j := Var 2 in [Range 0 (n - 1) (Not (i == 1)); Range i 2 (j <= 1)]) =
  Some [[0; 0]; [0; 1]].
Proof. reflexivity. Qed.

(* A sum over a range, and what holds of all of it; over none they are 0 and true. *)
Example sums : let n := Var 0 in let i := Var 1 in value [4] (Total 1 n (i * i)) = Some 30 /\ value [4] (Total 3 1 (Floor 1 0)) = Some 0 /\
  value [4] (Total 0 n (6 / i)) = None /\ value [4] (Total 1 n (Total i n (Var 2))) = Some 30 /\ value [4] (Total (Floor 1 0) n i) = None /\
  holds [4] (Every 1 n (i < 5)) = Some true /\ holds [4] (Every 1 n (i < 4)) = Some false /\ holds [4] (Every 2 1 (i < 0)) = Some true /\
  holds [4] (Every 0 n ((6 mod i) == 1)) = None.
Proof. repeat split; reflexivity. Qed.
