-- Writes down what is meant and fixes the nonce, in one statement: a crash after it replays to the same result.
-- p_client_seed is what the player's page shows him: his seed, a colon, and the hash of the server seed. The round is played under these
-- or not at all. Null where the page names none: then his seed must have been chosen before. (The release before sends a seed alone.)
create or replace function round_start(
  p_player uuid, p_session uuid, p_play_id text, p_round uuid, p_game text, p_hash text, p_currency text, p_bet jsonb,
  p_cost bigint, p_least_ms integer, p_client_seed text, p_patience_ms integer,
  p_free_rounds uuid
) returns table (result text, round_id uuid, retry_after_ms integer) language plpgsql as $$
declare
  v_last timestamptz;
  v_seed uuid;
  v_nonce integer;
  v_round uuid;
  v_same boolean;
  v_needed boolean;
  v_logged boolean;
begin
  select p.last_round_at into v_last from player p where p.id = p_player for no key update;
  select st.round_id, r.bet = p_bet and st.attempt = 0 and r.game_code = p_game and r.free_rounds is not distinct from p_free_rounds into v_round, v_same
    from round_step st join round r on r.id = st.round_id where st.player_id = p_player and st.play_id = p_play_id;
  if found then
    return query select case when v_same then 'replayed' else 'play_id_reused' end, v_round, 0;
    return;
  end if;
  select r.id into v_round from round r where r.player_id = p_player and r.game_code = p_game and r.closed_at is null;
  if found then
    return query select 'round_open', v_round, 0;
    return;
  end if;
  if v_last + make_interval(secs => p_least_ms / 1000.0) > clock_timestamp() then
    return query select 'too_soon', null::uuid, ceil(extract(epoch from v_last - clock_timestamp()) * 1000 + p_least_ms)::integer;
    return;
  end if;
  -- A rotation under way holds this row; once it is done, the next look finds the new seed.
  for look in 1..3 loop
    update seed s set next_nonce = next_nonce + 1, client_seed = coalesce(s.client_seed, split_part(p_client_seed, ':', 1))
      where s.player_id = p_player and s.revealed_at is null and s.number is not null and coalesce(s.client_seed, split_part(p_client_seed, ':', 1)) is not null
        and (coalesce(strpos(p_client_seed, ':'), 0) = 0
          or p_client_seed = coalesce(s.client_seed, split_part(p_client_seed, ':', 1)) || ':' || s.server_seed_hash)
      returning s.id, s.next_nonce - 1 into v_seed, v_nonce;
    exit when found;
  end loop;
  if v_seed is null then
    select s.client_seed is null and p_client_seed is null, s.number is not null into v_needed, v_logged
      from seed s where s.player_id = p_player and s.revealed_at is null;
    if not found then raise exception 'player % has no seed', p_player; end if;
    -- Made by the release before, and not in the log of commitments yet, which is a matter of a second.
    if not v_logged then
      return query select 'too_soon', null::uuid, 1000;
      return;
    end if;
    return query select case when v_needed then 'seed_needed' else 'seed_changed' end, null::uuid, 0;
    return;
  end if;
  update player set last_round_at = clock_timestamp() where id = p_player;
  insert into round (id, player_id, session_id, game_code, definition_hash, seed_id, nonce, currency, state, bet, free_rounds, work_at)
    values (p_round, p_player, p_session, p_game, p_hash, v_seed, v_nonce, p_currency, 'BETTING', p_bet, p_free_rounds,
            clock_timestamp() + make_interval(secs => p_patience_ms / 1000.0));
  insert into round_step (round_id, attempt, player_id, play_id, cost, state)
    values (p_round, 0, p_player, p_play_id, p_cost, 'INTENT');
  return query select 'started', p_round, 0;
end $$;
