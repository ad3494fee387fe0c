(* The orbits of links under automorphisms that a certificate has. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry Loop Orbit SymmetrySays.
Import ListNotations.
Open Scope Z_scope.

(* Each vertex with the neighbours to which a link has been met, and the links ahead, by their ends. *)
Definition links_met : Type := array (list int) * list (int * int).

Definition visit_link (s : links_met) (u v : int) : links_met :=
  let (t, ahead) := s in let r := t.[u] in if among v r then s else (t.[u <- v :: r], (u, v) :: ahead).

Definition explore_links (maps : list (int -> int)) (s : links_met) : links_met * bool :=
  match s with
  | (t, (u, v) :: ahead) => (fold_left (fun s (f : int -> int) => visit_link s (f u) (f v)) maps (t, ahead), true)
  | (t, []) => (s, false)
  end.

(* A link in both directions, and all that it is taken to. *)
Definition spread_link (maps : list (int -> int)) (t : array (list int)) (u v : int) : array (list int) :=
  fst (fst (run (S many_steps) (explore_links maps) (visit_link (visit_link (t, []) u v) v u))).

Definition least_links (P : plain) (maps : list (int -> int)) : links_met :=
  loop (total P) (fun s u => fold_left (fun (s : links_met) v => let (t, roots) := s in
    if among v t.[u] then s else (spread_link maps t u v, (u, v) :: roots)) (row P u) s) (make (total P) [], []).

(* A link of each orbit. *)
Definition link_roots (P : plain) (maps : list (int -> int)) : option (list (int * int)) :=
  if symmetries_check P maps then
    let (t, roots) := least_links P maps in
    if all (total P) (fun u => let r := t.[u] in forallb (fun v => among v r) (row P u)) then Some roots else None
  else None.

Section LinkOrbits.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).
Variable maps : list (int -> int).
Hypothesis M : forall f, In f maps -> exists h, symmetry g f h.

(* An automorphism takes the first pair to the second, or to its reverse. *)
Definition link_reaches (e e' : int * int) : Prop := exists f h, symmetry g f h /\ @link_to g f e e'.

Definition linked (roots : list (int * int)) (t : array (list int)) : Prop :=
  forall u v, In v t.[u] -> exists e, In e roots /\ link_reaches e (u, v).

Lemma link_reaches_on e u v f h : symmetry g f h -> link_reaches e (u, v) -> link_reaches e (f u, f v).
Proof.
  intros F (f' & h' & F' & L); exists (fun x => f (f' x)), (fun x => h' (h x)); split; [apply symmetry_compose; assumption|].
  destruct L as [[A B]|[A B]]; [left | right]; cbn [fst snd] in *; rewrite A, B; auto.
Qed.

Lemma link_reaches_flip e u v : link_reaches e (u, v) -> link_reaches e (v, u).
Proof. intros (f & h & F & [[A B]|[A B]]); exists f, h; (split; [exact F|]); [right | left]; cbn [fst snd] in *; auto. Qed.

Lemma visit_link_linked roots (s : links_met) u v : linked roots (fst s) ->
  (exists e, In e roots /\ link_reaches e (u, v)) -> linked roots (fst (visit_link s u v)).
Proof.
  destruct s as [t ahead]; unfold visit_link; intros T X; destruct (among v t.[u]); [exact T|]; cbn [fst] in *.
  intros a b; destruct (int_dec u a) as [<-|N].
  - destruct (u <? PArray.length t)%uint63 eqn:B.
    + rewrite get_set_same by exact B; intros [<-|I]; [exact X | apply T, I].
    + rewrite get_out_of_bounds, default_set by (rewrite length_set; exact B); intros I; apply T; rewrite get_out_of_bounds by exact B; exact I.
  - rewrite get_set_other by exact N; apply T.
Qed.

Lemma visit_link_ahead (Q : int * int -> Prop) (s : links_met) u v : (forall e, In e (snd s) -> Q e) -> Q (u, v) -> forall e, In e (snd (visit_link s u v)) -> Q e.
Proof.
  destruct s as [t ahead]; unfold visit_link; intros A X e; destruct (among v t.[u]); [apply A|]; intros [<-|I]; [exact X | apply A, I].
Qed.

Lemma spread_link_linked roots t u v : linked roots t -> In (u, v) roots -> linked roots (spread_link maps t u v).
Proof.
  intros T I; assert (X : exists e, In e roots /\ link_reaches e (u, v)).
  { exists (u, v); split; [exact I|]; exists (fun x => x), (fun x => x); split; [|left; auto].
    split; [|split; [|split]]; auto. }
  assert (X' : exists e, In e roots /\ link_reaches e (v, u)) by (destruct X as (e & E & R); exists e; split; [exact E | apply link_reaches_flip, R]).
  unfold spread_link; set (start := visit_link _ v u).
  set (Q := fun e : int * int => exists r, In r roots /\ link_reaches r e).
  apply (run_keeps (fun s : links_met => linked roots (fst s) /\ forall e, In e (snd s) -> Q e)).
  - intros [t' [|[a b] ahead]] [T' A]; [split; [exact T' | exact A]|]; cbn [explore_links fst snd] in *.
    assert (Y : Q (a, b)) by (apply A; left; reflexivity).
    assert (A' : forall e, In e ahead -> Q e) by (intros e E; apply A; right; exact E).
    assert (L : forall l (s : links_met), (forall f, In f l -> In f maps) -> linked roots (fst s) -> (forall e, In e (snd s) -> Q e) ->
      linked roots (fst (fold_left (fun s f => visit_link s (f a) (f b)) l s)) /\
      forall e, In e (snd (fold_left (fun s f => visit_link s (f a) (f b)) l s)) -> Q e).
    { induction l as [|f l IH]; intros s F T2 B; [split; assumption|]; cbn [fold_left]; destruct (M f (F f (or_introl eq_refl))) as [h S].
      assert (Z : Q (f a, f b)) by (destruct Y as (r & R & Y); exists r; split; [exact R | apply (link_reaches_on r a b f h S Y)]).
      apply IH; [intros f' F'; apply F; right; exact F' | apply visit_link_linked; assumption | apply visit_link_ahead; assumption]. }
    apply (L maps (t', ahead)); auto.
  - split; [apply visit_link_linked; [apply visit_link_linked; [exact T | exact X] | exact X']|].
    apply visit_link_ahead; [apply visit_link_ahead; [intros e [] | exact X] | exact X'].
Qed.

Lemma least_links_right : let (t, roots) := least_links P maps in linked roots t /\ forall e, In e roots -> adj g (fst e) (snd e).
Proof.
  unfold least_links; set (I := fun s : links_met => linked (snd s) (fst s) /\ forall e, In e (snd s) -> adj g (fst e) (snd e)).
  enough (X : forall s, I s -> I (loop (total P) (fun s u => fold_left (fun (s : links_met) v => let (t, roots) := s in
    if among v t.[u] then s else (spread_link maps t u v, (u, v) :: roots)) (row P u) s) s)).
  { assert (Y : I (make (total P) [], [])) by (split; [intros u v V; cbn [fst] in V; rewrite get_make in V; destruct V | intros e []]).
    specialize (X _ Y); destruct (loop _ _ _) as [t roots]; exact X. }
  apply loop_keeps; intros s u U; assert (R : forall v, In v (row P u) -> adj g u v) by (intros v V; apply numbers_adj; auto).
  revert s R; generalize (row P u); induction l as [|v l IH]; intros s R K; [exact K|]; cbn [fold_left].
  apply IH; [intros w V; apply R; right; exact V|]; destruct s as [t roots]; destruct (among v t.[u]); [exact K|]; destruct K as [K A]; cbn [fst snd] in *; split; cbn [fst snd].
  - apply spread_link_linked; [|left; reflexivity]; intros a b B; destruct (K a b B) as (e & E & X); exists e; split; [right; exact E | exact X].
  - intros e [<-|E]; [apply R; left; reflexivity | apply A, E].
Qed.
End LinkOrbits.

Theorem link_roots_sound P maps roots : good_plain P -> link_roots P maps = Some roots ->
  (forall e, In e roots -> adj (Numbers P) (fst e) (snd e)) /\
  forall u v, adj (Numbers P) u v -> exists e, In e roots /\ link_reaches P e (u, v).
Proof.
  intros W; unfold link_roots; destruct (symmetries_check P maps) eqn:C; [|discriminate]; pose proof (symmetries_sound P maps W C) as M.
  pose proof (least_links_right P W maps M) as L; destruct (least_links P maps) as [t r]; destruct (all _ _) eqn:A; [|discriminate]; intros E; injection E as <-.
  destruct L as [L R]; split; [exact R|]; intros u v X; apply numbers_adj in X; [|exact W]; destruct X as [U I].
  apply L; apply (all_sound _ _ A) in U; cbv beta zeta in U; rewrite forallb_forall in U; apply among_spec, U, I.
Qed.
