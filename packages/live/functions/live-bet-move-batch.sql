-- Moves bets from one state to the next, each only if it still stands where it is said to, and in the name of a fence only while that is
-- the table's. One line for each: its position, and whether it moved.
create or replace function live_bet_move_batch(p_moves live_bet_to_move[]) returns text[] language plpgsql as $$
declare
  v_lines text[];
  v_sessions uuid[];
  v_staked bigint[];
  v_won bigint[];
  v_balances bigint[];
begin
  -- In this order, as every writer of a table: its lease, then bets.
  perform from (
    select from live_table t where t.code in (select m.table_code from unnest(p_moves) m where m.fence is not null)
    order by t.code for share of t) locked;
  perform from (
    select from live_bet b where b.id in (select m.bet_id from unnest(p_moves) m) order by b.id for no key update of b) locked;
  with moved as (
    update live_bet b set state = m.after, refusal = coalesce(m.refusal, b.refusal), balance = coalesce(m.balance, b.balance),
      actions = case when m.action is null then b.actions else b.actions || m.action end,
      win = coalesce(m.win, b.win), outcome = coalesce(m.outcome::jsonb, b.outcome),
      tries = case when m.before = m.after then b.tries + 1 else 0 end,
      changed_at = case when m.before = m.after then b.changed_at else clock_timestamp() end,
      closed_at = case when m.after in ('CLOSED', 'DENIED', 'REFUSED', 'VOID') then clock_timestamp() end,
      work_at = clock_timestamp() + make_interval(secs => m.work_after_ms / 1000.0)
    from unnest(p_moves) with ordinality m
    where b.id = m.bet_id and b.state = m.before
      and (m.fence is null or exists (select from live_table t where t.code = m.table_code and t.fence = m.fence))
    returning m.ordinality as position, b.session_id, m.balance, b.cost, b.win, m.before, m.after
  )
  -- What a session has staked counts once its bet is decided and told, and what it won once that is paid.
  select coalesce(array_agg(concat_ws(' ', position, 'moved')), '{}'),
    array_agg(session_id order by position),
    array_agg(case when before = 'SETTLING' and after in ('CLOSED', 'HELD', 'DENIED') then cost else 0 end order by position),
    array_agg(case when after = 'CLOSED' then win else 0 end order by position),
    array_agg(balance order by position)
  into v_lines, v_sessions, v_staked, v_won, v_balances from moved;
  if v_sessions is not null then perform session_book(v_sessions, v_staked, v_won, v_balances); end if;
  return v_lines || array(
    select concat_ws(' ', i, 'stale') from generate_subscripts(p_moves, 1) i
    where not exists (select from unnest(v_lines) l where split_part(l, ' ', 1)::int = i));
end
$$;
