-- Pays what plays have won whose stake is taken, and answers all acts anew. A play is both or nothing: the id of its win was
-- looked at before its stake was taken, so that only the bound of a win can still speak against it, and what is held counts.
create or replace function wallet_pay_plays(p_vault int, p_seen wallet_seen[], p_answers wallet_answer[], p_now timestamptz)
returns wallet_answer[] language plpgsql as $$
declare
  -- Repeats of a stake that say something else of the win than the first call did.
  v_differing wallet_answer[];
  v_wins wallet_seen[];
  v_paid wallet_answer[];
begin
  v_differing := array(
    select row(a.position, 'conflict', false, a.balance, a.currency)::wallet_answer
    from unnest(p_answers) a join unnest(p_seen) s on s.position = a.position
    where a.replayed and a.refusal is null and s.win_amount is not null
      and case when s.win_amount > 0
        then not exists (
          select from ledger_posting p where p.vault = s.vault and p.member_id = s.member_id and p.source = s.vendor
            and p.external_id = s.win_transaction_id and p.reference = s.transaction_id and p.type = 'GAME_WIN')
        else exists (
          select from ledger_posting p where p.vault = s.vault and p.member_id = s.member_id and p.source = s.vendor
            and p.reference = s.transaction_id and p.type = 'GAME_WIN') end);
  v_wins := array(
    select row(s.position, 'win', s.vendor, s.game_code, s.round_id, s.win_transaction_id, s.transaction_id, s.currency,
      s.win_amount, true, s.vault, s.member_id, s.token_hash, s.session_game, s.session_currency, s.expired, false, s.book,
      a.balance, s.note, s.next_seq + 1, s.allowed, null, null)::wallet_seen
    from unnest(p_answers) a join unnest(p_seen) s on s.position = a.position
    where a.refusal is null and s.win_amount > 0
      and a.position <> all (array(select d.position from unnest(v_differing) d)));
  v_paid := case when cardinality(v_wins) > 0 then wallet_judge_acts(p_vault, v_wins, p_now) else '{}' end;
  if exists (
    select from unnest(v_paid) w join unnest(p_answers) a on a.position = w.position
    where not a.replayed and w.refusal is not null and w.refusal <> 'win_held') then
    raise exception 'a stake is taken whose win cannot be paid';
  end if;
  return v_differing || v_paid || array(
    select a from unnest(p_answers) a
    where a.position <> all (array(select d.position from unnest(v_differing || v_paid) d)));
end
$$;
