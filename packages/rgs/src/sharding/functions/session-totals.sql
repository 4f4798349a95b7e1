-- What a session has staked and won in rounds of its player's own lies with him; what it has at shared tables, beside those tables.
create or replace function session_totals(p_player uuid, p_session uuid) returns table (staked bigint, won bigint, balance bigint)
language plpgsql as $$
declare
  v_shared session_of_player;
begin
  select o.* into v_shared from session_of_player o where o.session_id = p_session;
  return query
    select s.staked + coalesce(v_shared.staked, 0), s.won + coalesce(v_shared.won, 0), coalesce(v_shared.balance, s.balance)
    from play_session s where s.player_id = p_player and s.id = p_session;
end
$$;
