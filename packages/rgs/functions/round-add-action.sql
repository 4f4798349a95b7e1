-- Writes down an action of a round that waits for its player.
create or replace function round_add_action(
  p_player uuid, p_play_id text, p_round uuid, p_step integer, p_action text, p_cost bigint, p_patience_ms integer, p_by text,
  p_session uuid
) returns text language plpgsql as $$
declare
  v_round round;
  v_step round_step;
  v_now timestamptz;
begin
  select * into v_round from round where id = p_round and player_id = p_player for update;
  if not found then return 'not_found'; end if;
  select * into v_step from round_step where player_id = p_player and play_id = p_play_id;
  if found then
    return case when v_step.round_id = p_round and v_step.action = p_action then 'replayed' else 'play_id_reused' end;
  end if;
  if v_round.closed_at is not null then return 'no_open_round'; end if;
  if v_round.state <> 'PLAYING' or cardinality(v_round.actions) <> p_step then return 'stale_step'; end if;
  insert into round_step (round_id, attempt, player_id, play_id, action, cost, state)
    values (p_round, v_round.attempt + 1, p_player, p_play_id, p_action, p_cost, 'INTENT');
  if p_session <> v_round.session_id and v_round.free_rounds is null then
    -- What was staked so far goes along, or the new session would show the win of a round without its stake.
    perform session_book(array[v_round.session_id, p_session], array[-v_round.staked, v_round.staked], array[0, 0]::bigint[],
      array[null, null]::bigint[]);
  end if;
  v_now := clock_timestamp();
  update round set state = 'BETTING', attempt = attempt + 1, changed_at = v_now, tries = 0, changed_by = p_by,
    -- A round handed back on the next launch continues with that launch's session at the wallet.
    session_id = coalesce(p_session, session_id),
    work_at = v_now + make_interval(secs => p_patience_ms / 1000.0) where id = p_round and player_id = p_player;
  return 'started';
end $$;
