(* The checker as OCaml: machine integers, arrays, strings by Coq's own extraction. *)

From Coq Require Import Extraction ExtrOcamlBasic ExtrOCamlInt63 ExtrOCamlPArray ExtrOcamlNativeString.
From Topocert Require Import Certificate VerdictShown FamilyTheorem FamilyFactorials Make.

Extraction Blacklist String List.
Extraction "kernel.ml" make_table certify follows theorem_shown variables_of_item make_range make_next make_text make_piece make_family.
