-- Writes down actions that take no stake, each with what it leads to, for many players at once, at most one a player. One line for each: its
-- position, and what its session has staked and won; `-` where the round does not stand as its sender knew it, or the play was made
-- before: then nothing is written, and the sender looks at the round.
create or replace function round_action_batch(p_actions round_action[]) returns text[] language plpgsql as $$
declare
  v_positions int[];
  v_lines text[];
begin
  with acted as (
    update round r set state = a.after, attempt = a.attempt + 1, actions = r.actions || a.action, staked = a.staked, win = a.win,
      outcome = a.outcome::jsonb, balance = coalesce(a.balance, r.balance), tries = 0, changed_by = 'player',
      changed_at = clock_timestamp(), work_at = clock_timestamp() + make_interval(secs => a.work_after_ms / 1000.0)
    -- All lock rounds in this order, so that no two calls wait for each other.
    from (select * from unnest(p_actions) with ordinality order by round_id) a
    where r.id = a.round_id and r.player_id = a.player_id and r.session_id = a.session_id and r.attempt = a.attempt
      and r.state = case when a.paid is null then 'PLAYING' else 'BETTING' end
      and not exists (select from round_step st where st.player_id = a.player_id and st.play_id = a.play_id offset 0)
    returning a.ordinality::int as position, a.round_id, a.attempt, a.player_id, a.session_id, a.play_id, a.action, a.paid, a.balance,
      case when r.free_rounds is null then a.paid when a.paid is not null then 0 end as own_paid
  ),
  paid as (
    update round_step st set state = 'APPLIED' from acted a
    where a.paid is not null and st.round_id = a.round_id and st.attempt = a.attempt
  ),
  steps as (
    insert into round_step (round_id, attempt, player_id, play_id, action, cost, state)
    select round_id, attempt + 1, player_id, play_id, action, 0, 'APPLIED' from acted
  ),
  booked as (
    update play_session s set staked = s.staked + a.own_paid, balance = coalesce(a.balance, s.balance)
    from acted a where a.paid is not null and s.id = a.session_id
  )
  select coalesce(array_agg(a.position), '{}'),
    coalesce(array_agg(concat_ws(' ', a.position, s.staked + coalesce(a.own_paid, 0), s.won)), '{}')
  into v_positions, v_lines from acted a join play_session s on s.id = a.session_id;
  return v_lines || array(
    select concat_ws(' ', i, '-') from generate_subscripts(p_actions, 1) i where i <> all (v_positions));
end
$$;
