(* What is shown of a network that a line of text says is shown of the line, and the other way round:
   [says_iso] with the lemmas iso_... of CheckIso.v. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Networks Walk Text TextMeaning TextTactics TextNetworks TextTheorems CheckGraph CheckIso CheckText.
Import ListNotations.
Open Scope Z_scope.

Definition says_iso {t ps g code name} (S : text_says t ps g code name) (once : NoDup (vertices g)) : iso (text_graph t ps) g.
Proof.
  destruct S as (_ & C & N & A).
  refine (Iso (text_graph t ps) g name code (fun w W => proj1 (N w W)) (fun v V => proj1 (C v V)) (fun w W => proj2 (N w W))
    (fun v V => proj2 (C v V)) A (line_once t ps) once).
Defined.

(* The OCT paper's Character 2 of the line, for one. *)
Theorem text_oct_diameter k m : 1 <= k -> 1 <= m -> diameter (text_graph OCT_text [k; m]) (k + m + 2).
Proof.
  intros K M; apply (iso_diameter (says_iso (text_OCT k m K M) (proj1 (oct_proper k m K M)))), oct_char2_diameter; assumption.
Qed.
