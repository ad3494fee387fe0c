(* Words of letters in which every window is allowed, round a ring or along a path, whose ends stand for letters of their own; and tables of
   least weights by one walk over trees: what holds no value is cut off. *)

From Coq Require Import ZArith Arith Lia List Bool.
From Topocert Require Import Strip.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Trees without what holds no value ---------- *)

Definition nothing : tree := Leaf None.

Lemma look_nothing p : look nothing p = None.
Proof. destruct p; reflexivity. Qed.

Definition no_value (t : tree) : bool := match t with Leaf None => true | _ => false end.

Lemma no_value_right t : no_value t = true -> t = nothing.
Proof. destruct t as [[v|]|l]; try discriminate; reflexivity. Qed.

Fixpoint pruned (t : tree) : tree :=
  match t with Leaf v => Leaf v | Node l => let m := map pruned l in if forallb no_value m then nothing else Node m end.

Lemma look_pruned : forall p t, look (pruned t) p = look t p.
Proof.
  induction p as [|a p IH]; intros [v|l]; try reflexivity; cbn [pruned]; destruct (forallb no_value (map pruned l)) eqn:E; cbn [look nothing]; try reflexivity.
  - rewrite forallb_forall in E; destruct (nth_error l a) as [t|] eqn:N; [|reflexivity]; rewrite <- IH, (no_value_right (pruned t)), look_nothing; [reflexivity|].
    apply E, in_map, (nth_error_In _ _ N).
  - rewrite nth_error_map; destruct (nth_error l a); cbn [option_map]; [apply IH | reflexivity].
Qed.

Fixpoint lesser_tree (t u : tree) : tree :=
  match t, u with
  | Leaf None, u => u
  | t, Leaf None => t
  | Leaf a, Leaf b => Leaf (lesser a b)
  | Node l, Node m => Node ((fix go l m := match l, m with t :: l, u :: m => lesser_tree t u :: go l m | l, [] => l | [], m => m end) l m)
  | t, _ => t
  end.

(* Trees of one depth. *)
Fixpoint deep (d : nat) (t : tree) : bool :=
  match t with Leaf None => true | Leaf _ => Nat.eqb d 0 | Node l => match d with O => false | S d => forallb (deep d) l end end.

Lemma lesser_none a : lesser a None = a. Proof. destruct a; reflexivity. Qed.

Lemma look_lesser : forall p d t u, deep d t = true -> deep d u = true -> length p = d -> look (lesser_tree t u) p = lesser (look t p) (look u p).
Proof.
  induction p as [|a p IH]; intros d t u T U <-.
  - destruct t as [[x|]|l], u as [[y|]|m]; try discriminate; reflexivity.
  - destruct t as [[x|]|l], u as [[y|]|m]; try discriminate; try reflexivity; [cbn [lesser_tree look]; rewrite lesser_none; reflexivity|].
    cbn [lesser_tree look]; cbn [deep length] in T, U; revert m a T U; induction l as [|t l IHl]; intros [|u m] [|a] T U; cbn [nth_error]; try rewrite lesser_none; try reflexivity; cbn [forallb] in T, U; apply andb_true_iff in T, U; destruct T as [T Tl], U as [U Um].
    + apply (IH (length p)); auto.
    + apply IHl; assumption.
Qed.

Lemma deep_lesser : forall d t u, deep d t = true -> deep d u = true -> deep d (lesser_tree t u) = true.
Proof.
  induction d as [|d IH]; intros [[x|]|l] [[y|]|m] T U; try discriminate; try assumption; try reflexivity.
  cbn [lesser_tree deep] in *; revert m U; induction l as [|t l IHl]; intros [|u m] U; try assumption; cbn [forallb] in *; apply andb_true_iff in T, U; destruct T as [T Tl], U as [U Um]; rewrite (IH t u T U), (IHl Tl m Um); reflexivity.
Qed.

(* By a letter: where the first tree has a value, what the second has without the last letter, and so much more. *)
Fixpoint along (c : Z) (ok v : tree) {struct v} : tree :=
  match v, ok with
  | Leaf (Some x), Node l => Node (map (fun t => match t with Leaf (Some _) => Leaf (Some (x + c)) | _ => nothing end) l)
  | Node m, Node l => Node ((fix go m l {struct m} := match m, l with u :: m, t :: l => along c t u :: go m l | _, _ => [] end) m l)
  | _, _ => nothing
  end.

Lemma along_leaves c ok v : look (along c ok v) [] = None.
Proof. destruct v as [[x|]|m], ok as [[y|]|l]; reflexivity. Qed.

Lemma look_along : forall p c a ok v d, deep d ok = true -> length (a :: p) = d -> look (along c ok v) (a :: p) = match look ok (a :: p) with Some _ => more c (look v (removelast (a :: p))) | None => None end.
Proof.
  induction p as [|b p IH]; intros c a ok v d D <-.
  - destruct v as [[x|]|m], ok as [[y|]|l]; cbn [along look removelast]; try reflexivity; try discriminate D.
    + rewrite nth_error_map; destruct (nth_error l a) as [[[z|]|k]|] eqn:N; cbn [option_map look more]; reflexivity.
    + destruct (nth_error l a) as [[[z|]|k]|]; reflexivity.
    + replace (match nth_error _ a with Some t => look t [] | None => None end) with (@None Z); [destruct (nth_error l a) as [[[z|]|k]|]; reflexivity|].
      clear D; revert l a; induction m as [|u m IHm]; intros [|t l] [|a]; cbn [nth_error]; try reflexivity; [rewrite along_leaves; reflexivity | apply IHm].
  - change (removelast (a :: b :: p)) with (a :: removelast (b :: p)); destruct v as [[x|]|m], ok as [[y|]|l]; try discriminate D; try reflexivity.
    + cbn [along look]; rewrite nth_error_map; destruct (nth_error l a) as [t|]; [|reflexivity]; cbn [option_map]; destruct t as [[z|]|k]; cbn [look nothing more]; try reflexivity; destruct (nth_error k b) as [t|]; [destruct (look t p); reflexivity | reflexivity].
    + change (None = match look (Node l) (a :: b :: p) with Some _ => more c None | None => None end); destruct (look _ _); reflexivity.
    + assert (Q : forall ok v, deep (length (b :: p)) ok = true -> look (along c ok v) (b :: p) = match look ok (b :: p) with Some _ => more c (look v (removelast (b :: p))) | None => None end) by (intros ok v B; apply (IH c b ok v _ B eq_refl)).
      change (forallb (deep (length (b :: p))) l = true) in D; revert D Q; generalize (length (b :: p)) (b :: p) (removelast (b :: p)); clear IH; intros d q r D Q; cbn [along look]; revert l a D; induction m as [|u m IHm]; intros [|t l] [|a] D; cbn [nth_error]; try reflexivity; cbn [forallb] in D; apply andb_true_iff in D; destruct D as [D Dl].
      * destruct (look t q); reflexivity.
      * destruct (nth_error l a) as [k|]; [destruct (look k q); reflexivity | reflexivity].
      * apply Q, D.
      * apply IHm, Dl.
Qed.

Lemma deep_along : forall d c ok v, deep d ok = true -> deep (pred d) v = true -> deep d (along c ok v) = true.
Proof.
  induction d as [|d IH]; intros c [[y|]|l] [[x|]|m] D V; try discriminate; try reflexivity.
  - cbn [pred deep] in *; destruct d as [|d]; [|discriminate V]; cbn [along deep]; clear D; induction l as [|[[z|]|k] l IHl]; cbn [map forallb]; try exact IHl; reflexivity.
  - cbn [pred] in V; destruct d as [|d]; [discriminate V|]; cbn [along deep] in *; revert m V; induction l as [|t l IHl]; intros [|u m] V; try reflexivity; cbn [forallb] in *; apply andb_true_iff in D, V; destruct D as [D Dl], V as [V Vm].
    rewrite (IHl Dl m Vm), andb_true_r; apply IH; assumption.
Qed.

Section Tables.
Variables (A k : nat) (allowed : list nat -> bool) (cost : nat -> Z).
Hypothesis K : (1 <= k)%nat.
Notation may := (may A k allowed).
Notation after := (after A k cost may).

Lemma deep_build d : forall f, deep d (build A d f) = true.
Proof. induction d as [|d IH]; intros f; cbn [build deep]; [destruct (f []); reflexivity|]; apply forallb_forall; intros t I; apply in_map_iff in I; destruct I as (a & <- & _); apply IH. Qed.

Lemma deep_pruned : forall d t, deep d t = true -> deep d (pruned t) = true.
Proof.
  induction d as [|d IH]; intros [v|l] D; try exact D; [discriminate D|]; cbn [pruned]; destruct (forallb no_value _); [reflexivity|]; cbn [deep] in *; rewrite forallb_forall in *; intros t I; apply in_map_iff in I; destruct I as (u & <- & I); apply IH, D, I.
Qed.

Fixpoint spot (s : list nat) : tree := match s with [] => Leaf (Some 0) | a :: s => let t := spot s in Node (map (fun b => if Nat.eqb a b then t else nothing) (seq 0 A)) end.

Lemma look_spot : forall s p, length s = length p -> letters A p -> look (spot s) p = if same_words s p then Some 0 else None.
Proof.
  induction s as [|a s IH]; intros [|b p] L I; try discriminate; [reflexivity|]; cbn [spot look same_words]; assert (B : (b < A)%nat) by (apply I; left; reflexivity).
  rewrite nth_error_map, (nth_error_nth' _ 0%nat), seq_nth by (rewrite ?seq_length; exact B); cbn [option_map Nat.add]; destruct (Nat.eqb a b); [apply IH; [injection L as L; exact L | intros c J; apply I; right; exact J] | apply look_nothing].
Qed.

Lemma deep_spot s : deep (length s) (spot s) = true.
Proof. induction s as [|a s IH]; [reflexivity|]; cbn [spot length deep]; apply forallb_forall; intros t I; apply in_map_iff in I; destruct I as (b & <- & _); destruct (Nat.eqb a b); [exact IH | destruct (length s); reflexivity]. Qed.

(* A letter further; so many costs as letters. *)
Fixpoint by_letters (costs : list Z) (oks vs : list tree) : tree :=
  match costs, oks, vs with c :: costs, ok :: oks, v :: vs => lesser_tree (along c ok v) (by_letters costs oks vs) | _, _, _ => nothing end.

Definition onward (costs : list Z) (ok v : tree) : tree := match ok, v with Node oks, Node vs => by_letters costs oks vs | _, _ => nothing end.

Lemma deep_by_letters d : forall costs oks vs, forallb (deep d) oks = true -> forallb (deep (pred d)) vs = true -> deep d (by_letters costs oks vs) = true.
Proof.
  assert (N : deep d nothing = true) by (destruct d; reflexivity); induction costs as [|c costs IH]; intros [|ok oks] [|v vs] O V; try exact N; cbn [by_letters forallb] in *; apply andb_true_iff in O, V; destruct O as [O Os], V as [V Vs]; apply deep_lesser; [apply deep_along; assumption | apply IH; assumption].
Qed.

Lemma least_none l : (forall a, In a l -> a = None) -> least l = None.
Proof. induction l as [|a l IH]; intros H; [reflexivity|]; cbn [least fold_right]; fold (least l); rewrite (H a (or_introl eq_refl)), IH by (intros b I; apply H; right; exact I); reflexivity. Qed.

Lemma look_by_letters p d (f : nat -> Z) : p <> [] -> length p = d -> forall oks vs a, forallb (deep d) oks = true -> forallb (deep (pred d)) vs = true ->
  look (by_letters (map f (seq a (length oks))) oks vs) p = least (map (fun x => match look (nth (x - a) oks nothing) p with Some _ => more (f x) (look (nth (x - a) vs nothing) (removelast p)) | None => None end) (seq a (length oks))).
Proof.
  intros Pn L; induction oks as [|ok oks IH]; intros vs a O V; [apply look_nothing|]; destruct vs as [|v vs].
  - cbn [length seq map by_letters]; rewrite look_nothing, least_none; [reflexivity|]; intros o I; change (f a :: map f (seq (S a) (length oks))) with (map f (seq a (S (length oks)))) in *; destruct I as [<-|I]; [destruct (look _ p); [destruct (a - a)%nat; cbn [nth]; rewrite look_nothing|]; reflexivity|].
    apply in_map_iff in I; destruct I as (x & <- & _); destruct (look _ p); [destruct (x - a)%nat; cbn [nth]; rewrite look_nothing|]; reflexivity.
  - cbn [length seq map by_letters forallb] in *; apply andb_true_iff in O, V; destruct O as [O Os], V as [V Vs]; rewrite (look_lesser p d); [|apply deep_along; assumption | apply deep_by_letters; assumption | exact L].
    cbn [least fold_right]; fold (least (map (fun x => match look (nth (x - a) (ok :: oks) nothing) p with Some _ => more (f x) (look (nth (x - a) (v :: vs) nothing) (removelast p)) | None => None end) (seq (S a) (length oks)))); rewrite Nat.sub_diag; f_equal.
    + destruct p as [|b p]; [congruence|]; cbn [nth]; apply (look_along p (f a) b ok v d O L).
    + rewrite IH by assumption; f_equal; apply map_ext_in; intros x I; apply in_seq in I; replace (x - a)%nat with (S (x - S a)) by lia; reflexivity.
Qed.

Definition cut_may : tree := pruned may.
Definition costs : list Z := map cost (seq 0 A).

(* The costs, and the table of what is allowed, are made once. *)
Fixpoint run_with (cs : list Z) (ok : tree) (s : list nat) (n : nat) : tree := match n with O => spot s | S n => onward cs ok (run_with cs ok s n) end.
Notation run := (run_with costs cut_may).

Lemma deep_onward v : deep k v = true -> deep k (onward costs cut_may v) = true.
Proof.
  intros D; assert (N : deep k nothing = true) by (destruct k; reflexivity); pose proof (deep_pruned (S k) may (deep_build (S k) _)) as M; fold cut_may in M; unfold onward; destruct cut_may as [x|oks], v as [y|vs]; try exact N; cbn [deep] in M; destruct k as [|d]; [discriminate D|].
  apply deep_by_letters; [exact M | exact D].
Qed.

Lemma look_onward v w p : deep k v = true -> (forall q, In q (words A k) -> look v q = look w q) -> In p (words A k) -> look (onward costs cut_may v) p = look (step A k cost may w) p.
Proof.
  intros D E I; pose proof I as J; apply words_in in J; destruct J as [Lp Ip]; unfold step; rewrite look_build by assumption.
  assert (Pn : p <> []) by (destruct p; [cbn [length] in Lp; lia | discriminate]).
  assert (Ir : forall x, (x < A)%nat -> In (x :: removelast p) (words A k)).
  { intros x X; apply words_in; pose proof (app_removelast_last 0%nat Pn) as Sp; split.
    - apply (f_equal (@length nat)) in Sp; rewrite app_length in Sp; cbn [length] in *; lia.
    - intros b [<-|B]; [exact X | apply Ip; rewrite Sp; apply in_or_app; left; exact B]. }
  assert (Lm : forall q, look cut_may q = look may q) by (intros q; apply look_pruned).
  destruct cut_may as [x|oks] eqn:C.
  - cbn [onward]; rewrite look_nothing, least_none; [reflexivity|]; intros o Io; apply in_map_iff in Io; destruct Io as (x' & <- & _); rewrite <- Lm; reflexivity.
  - assert (Lo : length oks = A).
    { unfold cut_may, Strip.may in C; cbn [build pruned] in C; destruct (forallb _ _); [discriminate C|]; injection C as <-; rewrite !map_length; apply seq_length. }
    assert (Do : forallb (deep k) oks = true) by (pose proof (deep_pruned (S k) may (deep_build (S k) _)) as M; fold cut_may in M; rewrite C in M; exact M).
    assert (G : forall vs, forallb (deep (pred k)) vs = true -> (forall x, (x < A)%nat -> look (nth x vs nothing) (removelast p) = look w (x :: removelast p)) -> look (by_letters costs oks vs) p =
      least (map (fun x => match look may (x :: p) with Some _ => more (cost x) (look w (x :: removelast p)) | None => None end) (seq 0 A))).
    { intros vs Dv Ev; unfold costs; rewrite <- Lo at 1; rewrite (look_by_letters p k cost Pn Lp oks vs 0 Do Dv), Lo; f_equal; apply map_ext_in; intros x X; apply in_seq in X; rewrite Nat.sub_0_r, Ev by lia; rewrite <- Lm; cbn [look].
      rewrite (nth_error_nth' oks nothing) by lia; reflexivity. }
    destruct v as [y|vs]; cbn [onward].
    + transitivity (look (by_letters costs oks []) p); [|apply G; [reflexivity|]; intros x X; rewrite <- (E _ (Ir x X)); destruct x; cbn [nth look]; apply look_nothing].
      destruct costs, oks; reflexivity.
    + apply G; [destruct k; [lia | exact D]|]; intros x X; rewrite <- (E _ (Ir x X)); cbn [look]; destruct (nth_error vs x) as [t|] eqn:N; [rewrite (nth_error_nth _ _ nothing N); reflexivity | rewrite nth_overflow by (apply nth_error_None, N); apply look_nothing].
Qed.

Lemma deep_run s n : length s = k -> deep k (run s n) = true.
Proof. intros L; induction n as [|n IH]; cbn [run_with]; [rewrite <- L; apply deep_spot | apply deep_onward, IH]. Qed.

Lemma look_run s n : length s = k -> forall p, In p (words A k) -> look (run s n) p = look (after s n) p.
Proof.
  intros L; induction n as [|n IH]; intros p I; cbn [run_with Strip.after].
  - pose proof I as J; apply words_in in J; destruct J as [Lp Ip]; unfold start; rewrite look_build, look_spot by (first [assumption | congruence]); reflexivity.
  - apply look_onward; [apply deep_run, L | exact IH | exact I].
Qed.

(* From the n-th step on tables are those of p steps before, and c more: from one state. *)
Definition grows_from (cs : list Z) (ok : tree) (s : list nat) (n p : nat) (c : Z) : bool :=
  let v := run_with cs ok s n in let w := Nat.iter p (onward cs ok) v in forallb (fun q => same_value (look w q) (more c (look v q))) (words A k).

Lemma run_more s n m : run s (m + n) = Nat.iter m (onward costs cut_may) (run s n).
Proof. induction m as [|m IH]; [reflexivity|]; cbn [Nat.add run_with Nat.iter nat_rect]; rewrite IH; reflexivity. Qed.

Theorem grown_from s n p c : length s = k -> grows_from costs cut_may s n p c = true -> forall m, (n <= m)%nat -> forall q, In q (words A k) -> look (after s (m + p)) q = more c (look (after s m) q).
Proof.
  intros L G m Le; replace m with (m - n + n)%nat by lia; generalize (m - n)%nat; clear m Le; intros j; induction j as [|j IH]; intros q Q.
  - unfold grows_from in G; rewrite forallb_forall in G; specialize (G q Q); rewrite <- run_more, !look_run in G by assumption; cbn [Nat.add]; rewrite (Nat.add_comm n p); destruct (look (after s (p + n)) q), (more c (look (after s n) q)); try discriminate G; [apply Z.eqb_eq in G; congruence | reflexivity].
  - cbn [Nat.add Strip.after]; apply (look_step A k allowed cost K _ _ _ _ IH Q).
Qed.

(* What is at a word after each number of steps. *)
Fixpoint looks (cs : list Z) (ok : tree) (t : list nat) (v : tree) (m : nat) : list (option Z) := match m with O => [] | S m => look v t :: looks cs ok t (onward cs ok v) m end.

Lemma looks_at s t m : length s = k -> In t (words A k) -> forall j n, (n < m)%nat -> nth_error (looks costs cut_may t (run s j) m) n = Some (look (after s (n + j)) t).
Proof.
  intros L T; induction m as [|m IH]; intros j [|n] Le; try lia; [cbn [looks nth_error Nat.add]; rewrite look_run by assumption; reflexivity|].
  cbn [looks nth_error]; change (onward costs cut_may (run s j)) with (run s (S j)); rewrite IH by lia; do 3 f_equal; lia.
Qed.
End Tables.

(* ---------- Rings and paths ---------- *)

Section Shapes.
(* Round a ring, or along a path of so many letters: then two letters more stand before its beginning and behind its end. The windows in the middle of
   which a letter is have so many before it and behind it. *)
Variables (closed : bool) (A back ahead : nat) (ok : list nat -> bool) (price : nat -> Z).
Notation k := (back + ahead)%nat.
Hypothesis K : (1 <= k)%nat.

Definition letters_in_all : nat := if closed then A else S (S A).
Notation B := letters_in_all.

Definition permitted (p : list nat) : bool :=
  if closed then ok p else negb (Nat.eqb (nth 0 p 0%nat) (S A)) && negb (Nat.eqb (nth k p 0%nat) A) && (negb (nth back p 0%nat <? A)%nat || ok p).

Definition charge (a : nat) : Z := if (a <? A)%nat then price a else 0.

Definition spelt (f : nat -> nat) (n j : nat) : nat := if (j <? k)%nat then A else if (j <? n + k)%nat then f (j - k)%nat else S A.

Definition view (f : nat -> nat) (n i : nat) : list nat := if closed then window k f n i else cut (spelt f n) (i + ahead) (S k).

Definition fits (f : nat -> nat) (n : nat) : Prop := (forall i, (i < n)%nat -> (f i < A)%nat) /\ forall i, (i < n)%nat -> ok (view f n i) = true.

Definition lightest (n : nat) : option Z :=
  if closed then shortest B k permitted charge n else look (after B k charge (may B k permitted) (repeat A k) (n + k)) (repeat (S A) k).

Lemma charged f n : (forall i, (i < n)%nat -> (f i < A)%nat) -> weight charge f n = weight price f n.
Proof. intros H; apply sum_same; intros i I; unfold charge; rewrite (proj2 (Nat.ltb_lt _ _) (H i I)); reflexivity. Qed.

Lemma cut_repeat f a s n : (forall i, (s <= i < s + n)%nat -> f i = a) -> cut f s n = repeat a n.
Proof. revert s; induction n as [|n IH]; intros s H; [reflexivity|]; rewrite cut_cons; cbn [repeat]; rewrite (H s) by lia; f_equal; apply IH; intros i I; apply H; lia. Qed.

Lemma cut_at f s n j : (j < n)%nat -> nth j (cut f s n) 0%nat = f (s + j)%nat.
Proof. intros J; apply (nth_error_nth (cut f s n) j 0%nat), cut_nth, J. Qed.

Lemma repeat_letters a n m : (a < m)%nat -> letters m (repeat a n).
Proof. intros L b I; apply repeat_spec in I; subst b; exact L. Qed.

Lemma nth_repeated (a b : nat) : forall n i, (i < n)%nat -> nth i (repeat a n) b = a.
Proof. induction n as [|n IH]; intros [|i] L; try lia; [reflexivity|]; cbn [repeat nth]; apply IH; lia. Qed.

Lemma nth_skipped {X} : forall (n : nat) (l : list X) i, nth_error (skipn n l) i = nth_error l (n + i).
Proof. induction n as [|n IH]; intros [|x l] i; try reflexivity; [destruct i; reflexivity | apply IH]. Qed.

Lemma spelt_at f n i : (i < n)%nat -> spelt f n (i + k) = f i.
Proof. clear K; intros I; unfold spelt; destruct (Nat.ltb_spec (i + k) k); [lia|]; destruct (Nat.ltb_spec (i + k) (n + k)); [f_equal; lia | lia]. Qed.

Lemma sum_from (h : nat -> Z) n m : sum_to h (n + m) = sum_to h m + sum_to (fun i => h (i + m)%nat) n.
Proof. induction n as [|n IH]; [change (sum_to h m = sum_to h m + 0); lia|]; cbn [Nat.add]; rewrite !sum_more, IH; lia. Qed.

Lemma sum_zero (h : nat -> Z) n : (forall i, (i < n)%nat -> h i = 0) -> sum_to h n = 0.
Proof. induction n as [|n IH]; intros H; [reflexivity|]; rewrite sum_more, IH, (H n) by (intros; try apply H; lia); reflexivity. Qed.

Lemma spelt_weight f n : (forall i, (i < n)%nat -> (f i < A)%nat) -> sum_to (fun i => charge (spelt f n i)) (n + k) = weight price f n.
Proof.
  intros H; rewrite sum_from, sum_zero.
  - rewrite <- (charged f n H); cbn [Z.add]; apply sum_same; intros i I; rewrite spelt_at by exact I; reflexivity.
  - intros i I; unfold spelt; rewrite (proj2 (Nat.ltb_lt _ _) I); unfold charge; rewrite Nat.ltb_irrefl; reflexivity.
Qed.

Theorem none_lighter f n : (1 <= n)%nat -> fits f n -> exists d, lightest n = Some d /\ d <= weight price f n.
Proof.
  intros N [L W]; rewrite <- (charged f n L); unfold lightest, view in *; destruct closed eqn:Cl.
  - apply no_lighter; [exact K | exact N|]; unfold letters_in_all, permitted; rewrite Cl; split; assumption.
  - rewrite (charged f n L), <- (spelt_weight f n L); assert (Bs : forall i, (spelt f n i < B)%nat).
    { intros i; unfold letters_in_all; rewrite Cl; unfold spelt; destruct (Nat.ltb_spec i k); [lia|]; destruct (Nat.ltb_spec i (n + k)); [specialize (L (i - k)%nat); lia | lia]. }
    destruct (table_below B k permitted charge K (spelt f n) (n + k)) as (z & E & Le).
    + intros i _; apply Bs.
    + intros i I; unfold permitted; rewrite Cl, !cut_at by lia; rewrite Nat.add_0_r, !andb_true_iff, !negb_true_iff, !Nat.eqb_neq; repeat split.
      * unfold spelt; destruct (Nat.ltb_spec i k); [lia|]; destruct (Nat.ltb_spec i (n + k)); [specialize (L (i - k)%nat); lia | lia].
      * unfold spelt; destruct (Nat.ltb_spec (i + k) k); [lia|]; destruct (Nat.ltb_spec (i + k) (n + k)); [specialize (L (i + k - k)%nat); lia | lia].
      * destruct (Nat.ltb_spec (spelt f n (i + back)) A) as [R|]; [|reflexivity]; cbn [negb orb]; unfold spelt in R; destruct (Nat.ltb_spec (i + back) k); [lia|]; destruct (Nat.ltb_spec (i + back) (n + k)); [|lia].
        specialize (W (i - ahead)%nat ltac:(lia)); replace (i - ahead + ahead)%nat with i in W by lia; exact W.
    + rewrite (cut_repeat _ A 0 k) in E by (intros i I; unfold spelt; rewrite (proj2 (Nat.ltb_lt _ _)) by lia; reflexivity).
      rewrite (cut_repeat _ (S A) (n + k) k) in E by (intros i I; unfold spelt; destruct (Nat.ltb_spec i k); [lia|]; destruct (Nat.ltb_spec i (n + k)); [lia | reflexivity]).
      exists z; split; assumption.
Qed.

Theorem lightest_reached n d : (1 <= n)%nat -> lightest n = Some d -> exists f, fits f n /\ weight price f n = d.
Proof.
  intros N E; unfold lightest, fits, view in *; destruct closed eqn:Cl.
  - destruct (reached B k permitted charge K n d N E) as (f & [L W] & <-); unfold letters_in_all, permitted in *; rewrite Cl in *; exists f; split; [split; assumption | symmetry; apply charged, L].
  - assert (Eb : B = S (S A)) by (unfold letters_in_all; rewrite Cl; reflexivity).
    destruct (table_reached B k permitted charge K (repeat A k) (n + k) (repeat (S A) k) d) as (g & L & C & D & W & ->); try (apply repeat_length); try (apply repeat_letters; lia); [exact E|].
    assert (R : forall i, (i < n)%nat -> (g (i + k)%nat < A)%nat).
    { intros i I; pose proof (L (i + k)%nat ltac:(lia)); pose proof (W (i + k)%nat ltac:(lia)) as W1; pose proof (W i ltac:(lia)) as W2; unfold permitted in W1, W2; rewrite Cl, !cut_at in W1, W2 by lia.
      rewrite !andb_true_iff, !negb_true_iff, !Nat.eqb_neq in W1, W2; rewrite Nat.add_0_r in *; lia. }
    assert (G : forall j, (j < n + k + k)%nat -> g j = spelt (fun i => g (i + k)%nat) n j).
    { intros j J; unfold spelt; destruct (Nat.ltb_spec j k) as [Lt|Ge].
      - pose proof (cut_at g 0 k j Lt) as X; rewrite C in X; cbn [Nat.add] in X; rewrite <- X; apply nth_repeated; exact Lt.
      - destruct (Nat.ltb_spec j (n + k)); [f_equal; lia|]; pose proof (cut_at g (n + k) k (j - (n + k)) ltac:(lia)) as X; rewrite D in X; replace (n + k + (j - (n + k)))%nat with j in X by lia; rewrite <- X; apply nth_repeated; lia. }
    exists (fun i => g (i + k)%nat); split; [split; [exact R|]|].
    + intros i I; rewrite <- (cut_same g) by (intros j J; apply G; lia); pose proof (W (i + ahead)%nat ltac:(lia)) as Wi; unfold permitted in Wi; rewrite Cl in Wi; rewrite !andb_true_iff in Wi; destruct Wi as [_ Wi].
      rewrite (cut_at g (i + ahead) (S k) back) in Wi by lia; replace (i + ahead + back)%nat with (i + k)%nat in Wi by lia; rewrite (proj2 (Nat.ltb_lt _ _) (R i I)) in Wi; exact Wi.
    + rewrite <- (spelt_weight _ n R); apply sum_same; intros i I; rewrite <- G by lia; reflexivity.
Qed.

(* The least weights of all lengths below m, if from n letters on they grow by c each p. *)
Definition lightest_table (n p : nat) (c : Z) (m : nat) : option (list (option Z)) :=
  let cs := costs B charge in let allowed := cut_may B k permitted in let all := words B k in
  if closed then if forallb (fun s => grows_from B k cs allowed s n p c) all then Some (fold_right (fun s l => pointwise (looks cs allowed s (spot B s) m) l) (repeat None m) all) else None
  else let s := repeat A k in if grows_from B k cs allowed s (n + k) p c then Some (skipn k (looks cs allowed (repeat (S A) k) (spot B s) (m + k))) else None.

Theorem table_right n p c m l : lightest_table n p c m = Some l ->
  (forall j, (j < m)%nat -> nth_error l j = Some (lightest j)) /\ forall q j, (n <= j)%nat -> lightest (j + q * p) = more (c * Z.of_nat q) (lightest j).
Proof.
  unfold lightest_table; cbv zeta; intros T.
  assert (Often : (forall j, (n <= j)%nat -> lightest (j + p) = more c (lightest j)) -> forall q j, (n <= j)%nat -> lightest (j + q * p) = more (c * Z.of_nat q) (lightest j)).
  { intros H q; induction q as [|q IH]; intros j Le; [rewrite Nat.add_0_r, Z.mul_0_r; destruct (lightest j); cbn [more option_map]; [f_equal; lia | reflexivity]|].
    replace (j + S q * p)%nat with (j + q * p + p)%nat by lia; rewrite H, IH by lia; destruct (lightest j); cbn [more option_map]; [f_equal; lia | reflexivity]. }
  unfold lightest in *; destruct closed eqn:Cl.
  - destruct (forallb _ _) eqn:G; [|discriminate T]; injection T as <-; rewrite forallb_forall in G; split.
    + intros j J; unfold shortest; assert (Sub : forall s, In s (words B k) -> In s (words B k)) by auto; revert Sub; generalize (words B k) at 1 3 4; intros all Sub; induction all as [|s all IH]; cbn [fold_right map least]; [apply nth_error_repeat, J|].
      apply pointwise_at; [|apply IH; intros u I; apply Sub; right; exact I]; pose proof (Sub s (or_introl eq_refl)) as I; change (spot B s) with (run_with B (costs B charge) (cut_may B k permitted) s 0).
      rewrite (looks_at B k permitted charge K s s m (proj1 (proj1 (words_in _ _ _) I)) I 0 j J); rewrite Nat.add_0_r; reflexivity.
    + apply Often; intros j Le; unfold shortest; rewrite <- more_least, map_map; f_equal; apply map_ext_in; intros s I; pose proof (proj1 (words_in _ _ _) I) as [Ls _]; apply (grown_from B k permitted charge K s n p c Ls (G s I) j Le s I).
  - destruct (grows_from _ _ _ _ _ _ _ _) eqn:G; [|discriminate T]; injection T as <-; assert (Eb : B = S (S A)) by (unfold letters_in_all; rewrite Cl; reflexivity).
    assert (Ie : In (repeat (S A) k) (words B k)) by (apply words_in; split; [apply repeat_length | apply repeat_letters; lia]); split.
    + intros j J; rewrite nth_skipped; change (spot B (repeat A k)) with (run_with B (costs B charge) (cut_may B k permitted) (repeat A k) 0); rewrite (looks_at B k permitted charge K) by (first [apply repeat_length | exact Ie | lia]); do 3 f_equal; lia.
    + apply Often; intros j Le; replace (j + p + k)%nat with (j + k + p)%nat by lia; apply (grown_from B k permitted charge K _ (n + k) p c (repeat_length _ _) G); [lia | exact Ie].
Qed.
End Shapes.

Lemma after_costs A k cost cost' ok s n : (forall a, (a < A)%nat -> cost a = cost' a) -> after A k cost ok s n = after A k cost' ok s n.
Proof. intros E; induction n as [|n IH]; [reflexivity|]; cbn [after]; unfold step at 1; rewrite IH; apply build_same; intros p; f_equal; apply map_ext_in; intros x I; apply in_seq in I; rewrite E by lia; reflexivity. Qed.

Lemma lightest_prices closed A back ahead ok price price' n : (forall a, (a < A)%nat -> price a = price' a) -> lightest closed A back ahead ok price n = lightest closed A back ahead ok price' n.
Proof.
  intros E; assert (Ch : forall a, charge A price a = charge A price' a) by (intros a; unfold charge; destruct (Nat.ltb_spec a A); [apply E; assumption | reflexivity]); unfold lightest; destruct closed; [apply shortest_costs; intros; apply Ch|].
  rewrite (after_costs _ _ _ (charge A price')) by (intros; apply Ch); reflexivity.
Qed.
