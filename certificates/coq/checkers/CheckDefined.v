(* From a network's text to the network as it is defined: what is shown for all parameters of the
   one is so of the other. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Networks Walk Text TextMeaning TextTactics TextNetworks TextTheorems CheckGraph CheckIso CheckText CheckSays.
Import ListNotations.
Open Scope Z_scope.

Section Same.
Context {g h : graph}.
Variable I : iso g h.

Lemma iso_min_degree d : min_degree h d -> min_degree g d.
Proof.
  intros [(v & V & D) L]; split.
  - exists (back I v); split; [apply back_in, V|]; apply iso_degree with (I := I); [apply back_in, V | rewrite there_back; assumption].
  - intros u U; destruct (L _ (there_in g h I u U)) as (e & E & M); exists e; split; [apply (iso_degree I u e U E) | exact M].
Qed.

Lemma iso_max_degree d : max_degree h d -> max_degree g d.
Proof.
  intros [(v & V & D) L]; split.
  - exists (back I v); split; [apply back_in, V|]; apply iso_degree with (I := I); [apply back_in, V | rewrite there_back; assumption].
  - intros u U; destruct (L _ (there_in g h I u U)) as (e & E & M); exists e; split; [apply (iso_degree I u e U E) | exact M].
Qed.

End Same.

Lemma iso_not_bipartite {g h} (I : iso g h) : ~ bipartite h -> ~ bipartite g.
Proof. intros N B; apply N, (iso_bipartite (iso_inverse I)), B. Qed.

(* A network repeats no vertex. *)
Ltac each_once := solve [first [apply ring_proper | apply octagon_proper | apply oct_proper | apply jtorus_proper | apply qt_proper | apply ftt_proper |
  apply cctorus_proper | apply xmesh_proper | apply xmeshw_proper | apply xtorus_proper | apply gamma_proper]; lia].

(* Hypotheses about the network of a text are about the one that S says that it is. *)
Ltac defined_by S := let I := fresh "I" in
  unshelve epose proof (iso_inverse (says_iso S _)) as I; [each_once|];
  repeat match type of I with iso _ ?g => match goal with
  | L : order g _ |- _ => apply (iso_order I) in L
  | L : size g _ |- _ => apply (iso_size I) in L
  | L : min_degree g _ |- _ => apply (iso_min_degree I) in L
  | L : max_degree g _ |- _ => apply (iso_max_degree I) in L
  | L : diameter g _ |- _ => apply (iso_diameter I) in L
  | L : connected g |- _ => apply (iso_connected I) in L
  | L : vertex_transitive g |- _ => apply (iso_transitive I) in L
  | L : hamiltonian g |- _ => apply (iso_hamiltonian I) in L
  | L : bipartite g |- _ => apply (iso_bipartite I) in L
  | L : ~ bipartite g |- _ => apply (iso_not_bipartite I) in L
  | L : ?A -> bipartite g |- _ => pose proof (fun C : A => iso_bipartite I (L C)); clear L
  | L : ?A -> ~ bipartite g |- _ => pose proof (fun C : A => iso_not_bipartite I (L C)); clear L
  | L : ?A -> hamiltonian g |- _ => pose proof (fun C : A => iso_hamiltonian I (L C)); clear L
  end end.
