-- Pays what plays have won whose stake is taken. A play is both or nothing: the id of its win was looked at before its stake
-- was taken, so that only the bound of a win can still speak against it, and what is held counts.
create or replace function wallet_pay_plays(
  p_instructions wallet_instruction[], p_standings wallet_standing[], p_answers wallet_answer[], p_now timestamptz)
returns wallet_answer[] language plpgsql as $$
declare
  v_answers wallet_answer[];
  -- The plays that have won something, by their places among the instructions.
  v_places int[];
  v_wins wallet_instruction[];
  v_standings wallet_standing[];
  v_paid wallet_answer[];
begin
  select
    -- A repeat of the stake that says something else of the win than the first call did.
    array_agg(case when x.differs then row('conflict', false, x.balance, x.session_currency)::wallet_answer
      else p_answers[x.ordinality] end order by x.ordinality),
    coalesce(array_agg(x.ordinality order by x.ordinality) filter (where x.pays), '{}'),
    array_agg(row('win', x.vendor, x.token_hash, x.user_id, x.game_code, x.round_id, x.win_transaction_id, x.transaction_id,
      x.session_currency, x.win_amount, true, null, null, null)::wallet_instruction order by x.ordinality) filter (where x.pays),
    array_agg(p_standings[x.ordinality] order by x.ordinality) filter (where x.pays)
  into v_answers, v_places, v_wins, v_standings
  from (
    select d.*, d.refusal is null and d.win_amount > 0 and not d.differs as pays
    from (
      select a.ordinality::int, a.vendor, a.token_hash, a.user_id, a.game_code, a.round_id, a.transaction_id, a.win_transaction_id,
        a.win_amount, a.session_currency, a.refusal, a.balance,
        a.replayed and a.refusal is null and a.win_amount is not null and case when a.win_amount > 0
          then not exists (
            select from ledger_posting p where p.member_id = a.member_id and p.source = a.vendor
              and p.external_id = a.win_transaction_id and p.reference = a.transaction_id and p.type in ('GAME_WIN', 'FREE_WIN'))
          else exists (
            select from ledger_posting p where p.member_id = a.member_id and p.source = a.vendor
              and p.reference = a.transaction_id and p.type in ('GAME_WIN', 'FREE_WIN')) end as differs
      from unnest(p_instructions, p_standings, p_answers) with ordinality a offset 0
    ) d
  ) x;
  if cardinality(v_places) = 0 then
    return v_answers;
  end if;
  v_paid := wallet_carry_out(v_wins, v_standings, p_now);
  for i in 1 .. cardinality(v_places) loop
    if not (v_answers[v_places[i]]).replayed and (v_paid[i]).refusal <> 'win_held' then
      raise exception 'a stake is taken whose win cannot be paid';
    end if;
    v_answers[v_places[i]] := v_paid[i];
  end loop;
  return v_answers;
end
$$;
