create or replace function session_totals(p_player uuid, p_session uuid) returns table (staked bigint, won bigint, balance bigint)
language sql stable as $$
  select s.staked, s.won, s.balance from play_session s where s.player_id = p_player and s.id = p_session
$$;
