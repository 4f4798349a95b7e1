-- Writes what the wallet has dealt with, in one call, at most one round a player: a round that is over with its stake, one whose first
-- stake was taken and that now waits for its player, one whose end the wallet has. One line for each: its position, when it was written in
-- milliseconds, and what its session has staked and won; `-` where another was first.
create or replace function round_finish_batch(p_finished round_to_finish[]) returns text[] language plpgsql as $$
declare
  v_positions int[];
  v_lines text[];
begin
  -- No caller waits for the disk here: should a crash forget one, the intent or the end is there, and recovery asks the wallet the
  -- same once more and comes to the same.
  perform set_config('synchronous_commit', 'off', true);
  with ended as (
    update round r set state = f.after, staked = coalesce(f.staked, r.staked), win = f.win,
      outcome = coalesce(f.outcome::jsonb, r.outcome), balance = coalesce(f.balance, r.balance), tries = 0,
      changed_at = clock_timestamp(), closed_at = case when f.after <> 'PLAYING' then clock_timestamp() end,
      work_at = clock_timestamp() + make_interval(secs => f.ask_after_ms / 1000.0)
    from unnest(p_finished) with ordinality f
    where r.id = f.round_id and r.state = f.before and (r.attempt = 0 or f.before = 'SETTLING')
    returning f.ordinality::int as position, r.id, r.session_id, f.before, f.after, f.staked, f.win, f.balance, r.changed_at,
      r.free_rounds
  ),
  steps as (
    update round_step st set state = 'APPLIED' from ended e
    where e.before <> 'SETTLING' and st.round_id = e.id and st.attempt = 0
  ),
  totals as (
    update play_session s set staked = s.staked + case when e.free_rounds is null then coalesce(e.staked, 0) else 0 end,
      -- What free rounds stake and win is none of the player's money.
      won = s.won + case when e.after = 'CLOSED' and e.free_rounds is null then e.win else 0 end,
      balance = coalesce(e.balance, s.balance)
    from ended e where s.id = e.session_id
    returning e.position, floor(extract(epoch from e.changed_at) * 1000)::bigint as changed_ms, s.staked, s.won
  )
  select coalesce(array_agg(position), '{}'), coalesce(array_agg(concat_ws(' ', position, changed_ms, staked, won)), '{}')
  into v_positions, v_lines from totals;
  return v_lines || array(
    select concat_ws(' ', i, '-') from generate_subscripts(p_finished, 1) i where i <> all (v_positions));
end
$$;
