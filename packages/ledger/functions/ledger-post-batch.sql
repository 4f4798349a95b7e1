-- What to do with any commands, from the lock to the answer: one line for each, the fields of ledger_outcome separated by
-- blanks and `-` for null; none of them holds a blank itself.
create or replace function ledger_post_batch(p_vault int, p_commands ledger_command[]) returns text[] language plpgsql as $$
declare
  v_bets ledger_bet[] := ledger_lock(p_commands);
  v_done ledger_outcome[] := '{}';
  v_rest int[];
begin
  if cardinality(v_bets) > 0 then
    v_done := coalesce((ledger_take_bets(v_bets, true)).outcomes, '{}');
  end if;
  if cardinality(v_done) < cardinality(p_commands) then
    v_rest := array(
      select i from generate_subscripts(p_commands, 1) i where i <> all (array(select o.position from unnest(v_done) o)) order by i);
    v_done := v_done || array(
      select row(v_rest[o.position], o.reason, o.replayed, o.seq, o.type, o.debit, o.credit, o.amount, o.bonus_part, o.cash_before,
        o.bonus_before, o.held_before, o.cash_after, o.bonus_after, o.held_after, o.currency, o.created_us, o.hash)::ledger_outcome
      from unnest(ledger_post(p_vault, array(select p_commands[i] from unnest(v_rest) i))) o);
  end if;
  return array(
    select concat_ws(' ', o.position, coalesce(o.reason, '-'), o.replayed, coalesce(o.seq::text, '-'), coalesce(o.type, '-'),
      coalesce(o.debit, '-'), coalesce(o.credit, '-'), coalesce(o.amount::text, '-'), coalesce(o.bonus_part::text, '-'),
      coalesce(o.cash_before::text, '-'), coalesce(o.bonus_before::text, '-'), coalesce(o.held_before::text, '-'),
      coalesce(o.cash_after::text, '-'), coalesce(o.bonus_after::text, '-'), coalesce(o.held_after::text, '-'),
      coalesce(o.currency, '-'), o.created_us, coalesce(o.hash, '-'))
    from unnest(v_done) o);
end
$$;
