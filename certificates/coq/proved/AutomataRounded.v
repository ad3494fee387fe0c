(* Runs of a weighted automaton f rounded down to a weight that is one more than what D weighs the length, modulo m: a run is above
   that only if what remains is. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import AutomataInclusion AutomataConditions.
Import ListNotations.
Open Scope Z_scope.

Section Rounded.
Context {A F R : Type}.
Variable f : machine (A * A) F.
Variable D : machine unit R.

Definition rounded (m : Z) : machine (A * A) (F * (R * Z)) := Machine
  (flat_map (fun s => map (fun d => ((fst s, (fst d, (snd s - snd d) mod m)), snd s)) (starts D)) (starts f))
  (fun s l => flat_map (fun x => map (fun d => ((fst x, (fst d, (snd (snd s) + snd x - snd d) mod m)), snd x)) (moves D (fst (snd s)) tt)) (moves f (fst s) l))
  (fun s => match ends f (fst s), ends D (fst (snd s)) with Some a, Some d => Some (a - (snd (snd s) + a - d - 1) mod m) | _, _ => None end).

Lemma rounded_from m w : forall q r x b, weighs (rounded m) (q, (r, x)) w b ->
  exists a d, weighs f q w a /\ weighs D r (map (fun _ => tt) w) d /\ b = a - (x + a - d - 1) mod m.
Proof.
  induction w as [|l w IH]; intros q r x b H; cbn [weighs rounded ends moves map fst snd] in H |- *.
  - destruct (ends f q) as [a|]; [|discriminate]; destruct (ends D r) as [d|]; [|discriminate]; injection H as <-; exists a, d; auto.
  - destruct H as ([q' [r' x']] & y & c & I & H & ->); apply in_flat_map in I as ([q0 a0] & Ia & I); apply in_map_iff in I as ([r0 d0] & J & Id); cbn [fst snd] in J; injection J as -> -> <- <-.
    destruct (IH _ _ _ _ H) as (a & d & Ha & Hd & ->); exists (a0 + a), (d0 + d); split; [exists q', a0, a; auto|]; split; [exists r', d0, d; auto|].
    replace ((x + a0 - d0) mod m + a - d - 1) with ((x + a0 - d0) mod m + (a - d - 1)) by ring; rewrite Zplus_mod_idemp_l; replace (x + a0 - d0 + (a - d - 1)) with (x + (a0 + a) - (d0 + d) - 1) by ring; ring.
Qed.

Lemma rounded_accepts m w b d : 0 < m -> accepts (rounded m) w b -> (forall e, accepts D (map (fun _ => tt) w) e -> e = d) -> b <= d -> exists a, accepts f w a /\ a <= d.
Proof.
  intros Mp ([q [r x]] & a0 & b0 & I & H & ->) Only L; apply in_flat_map in I as ([q0 y] & Ia & I); apply in_map_iff in I as ([r0 z] & J & Id); cbn [fst snd] in J; injection J as -> -> <- <-.
  destruct (rounded_from m w _ _ _ _ H) as (a & e & Ha & He & ->); exists (y + a).
  assert (Ac : accepts f w (y + a)) by (exists q, y, a; auto); split; [exact Ac|]; specialize (Only (z + e) ltac:(exists r, z, e; auto)).
  replace ((y - z) mod m + a - e - 1) with ((y - z) mod m + (a - e - 1)) in L by ring; rewrite Zplus_mod_idemp_l in L; replace (y - z + (a - e - 1)) with (y + a - d - 1) in L by lia.
  destruct (Z_le_gt_dec (y + a) d) as [K|K]; [exact K|]; pose proof (Z.mod_le (y + a - d - 1) m ltac:(lia) Mp); lia.
Qed.

End Rounded.
