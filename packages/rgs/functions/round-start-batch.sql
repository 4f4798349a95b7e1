-- Writes down what is meant and fixes the nonce, for many players at once, at most one round a player: a crash after it
-- replays to the same result. One line for each: its position, the result, and of a round that was started its seeds
-- and what its session has staked and won before it.
-- Those that nothing speaks against are written together; the others are left to round_start, one by one.
-- As for the wallet's functions, the group commit's connections keep the plans to the keys whatever the statistics say.
create or replace function round_start_batch(p_starts round_to_start[]) returns text[] language plpgsql as $$
declare
  v_positions int[];
  v_lines text[];
begin
  -- Everybody locks players in this order, so that nobody waits in a circle.
  perform from (
    select from unnest(p_starts) s join player p on p.id = s.player_id order by p.id for no key update of p) locked;
  with fresh as (
    select s.ordinality::int as position, s.player_id, s.session_id, s.play_id, s.round_id, s.game_code, s.definition_hash,
      s.currency, s.bet::jsonb as bet, s.cost, s.client_seed, s.patience_ms, s.free_rounds, ps.staked, ps.won
    from unnest(p_starts) with ordinality s join player p on p.id = s.player_id join play_session ps on ps.id = s.session_id
    where (p.last_round_at is null or p.last_round_at + make_interval(secs => s.least_ms / 1000.0) <= clock_timestamp())
      -- The offsets keep the planner from walking through all open rounds, which its statistics call none.
      and not exists (select from round_step st where st.player_id = s.player_id and st.play_id = s.play_id offset 0)
      and not exists (
        select from round r where r.player_id = s.player_id and r.game_code = s.game_code and r.closed_at is null offset 0)
    offset 0
  ),
  -- A rotation under way holds the seed: who finds none in use here looks again in round_start, which says what client_seed holds.
  seeded as (
    update seed d set next_nonce = d.next_nonce + 1, client_seed = coalesce(d.client_seed, split_part(f.client_seed, ':', 1))
    from fresh f where d.player_id = f.player_id and d.revealed_at is null and d.number is not null
      and coalesce(d.client_seed, split_part(f.client_seed, ':', 1)) is not null
      and (coalesce(strpos(f.client_seed, ':'), 0) = 0
        or f.client_seed = coalesce(d.client_seed, split_part(f.client_seed, ':', 1)) || ':' || d.server_seed_hash)
    returning f.*, d.id as seed_id, d.next_nonce - 1 as nonce, d.server_seed, d.client_seed as fixed_seed
  ),
  paced as (
    update player p set last_round_at = clock_timestamp() from seeded s where p.id = s.player_id
  ),
  begun as (
    insert into round (id, player_id, session_id, game_code, definition_hash, seed_id, nonce, currency, state, bet, free_rounds, work_at)
    select round_id, player_id, session_id, game_code, definition_hash, seed_id, nonce, currency, 'BETTING', bet, free_rounds,
      clock_timestamp() + make_interval(secs => patience_ms / 1000.0)
    from seeded
  ),
  steps as (
    insert into round_step (round_id, attempt, player_id, play_id, cost, state)
    select round_id, 0, player_id, play_id, cost, 'INTENT' from seeded
  )
  select coalesce(array_agg(position), '{}'),
    coalesce(array_agg(concat_ws(' ', position, 'started', round_id, 0, seed_id, nonce, server_seed,
      encode(convert_to(fixed_seed, 'UTF8'), 'hex'), floor(extract(epoch from now()) * 1000)::bigint,
      staked, won)), '{}')
  into v_positions, v_lines from seeded;
  if cardinality(v_positions) < cardinality(p_starts) then
    v_lines := v_lines || array(
      select concat_ws(' ', s.ordinality, one.result, coalesce(one.round_id::text, '-'), one.retry_after_ms)
      from unnest(p_starts) with ordinality s
        cross join lateral round_start(s.player_id, s.session_id, s.play_id, s.round_id, s.game_code, s.definition_hash,
          s.currency, s.bet::jsonb, s.cost, s.least_ms, s.client_seed, s.patience_ms, s.free_rounds) one
      where s.ordinality <> all (v_positions));
  end if;
  return v_lines;
end
$$;
