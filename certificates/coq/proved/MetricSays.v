(* What statements say of counts, degrees and distances. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph Girth Numbered.
Import ListNotations.
Open Scope Z_scope.

(* A number, or infinite. *)
Inductive extended := Finite (z : Z) | Infinite.

Inductive metric :=
| OrderIs (n : Z)                          (* order G = n *)
| SizeIs (m : Z)                           (* size G = m *)
| MinDegreeIs (d : Z)                      (* min-degree G = d *)
| MaxDegreeIs (d : Z)                      (* max-degree G = d *)
| DistancesAre (s : Z) (h : list Z)        (* distances G s = h0,h1,… *)
| EccentricityIs (s : Z) (e : extended)    (* eccentricity G s = e *)
| DistanceIs (s t : Z) (d : extended)      (* distance G s t = d *)
| DiameterIs (d : extended)                (* diameter G = d *)
| RadiusIs (r : extended)                  (* radius G = r *)
| DistanceSumIs (s : extended)             (* distance-sum G = s *)
| GirthIs (g : extended)                   (* girth G = g *)
| GirthAtMost (g : Z).                     (* girth G <= g *)

(* No walk leads from u to v. *)
Definition out_of_reach (g : graph) (u v : vertex g) : Prop := forall d, ~ walk g u v d.

Definition not_connected (g : graph) : Prop := exists u v, is_vertex g u /\ is_vertex g v /\ out_of_reach g u v.

Definition metric_says (g : graph) (m : metric) : Prop :=
  match m with
  | OrderIs n => order g n
  | SizeIs m => size g m
  | MinDegreeIs d => min_degree g d
  | MaxDegreeIs d => max_degree g d
  | DistancesAre s h => h <> [] /\ 0 < last h 0 /\ exists v, numbered g s v /\
      forall d, 0 <= d -> count (fun u => dist g v u d) (nth (Z.to_nat d) h 0)
  | EccentricityIs s (Finite e) => exists v, numbered g s v /\ eccentricity g v e
  | EccentricityIs s Infinite => exists v u, numbered g s v /\ is_vertex g u /\ out_of_reach g v u
  | DistanceIs s t (Finite d) => distance_between g s t d
  | DistanceIs s t Infinite => exists u v, numbered g s u /\ numbered g t v /\ out_of_reach g u v
  | DiameterIs (Finite d) => diameter g d
  | RadiusIs (Finite r) => radius g r
  | DistanceSumIs (Finite s) => distance_sum g s
  | DiameterIs Infinite | RadiusIs Infinite | DistanceSumIs Infinite => not_connected g
  | GirthIs (Finite n) => girth g n
  | GirthIs Infinite => forall u l, ~ cycle g u l
  | GirthAtMost n => exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) <= n
  end.
