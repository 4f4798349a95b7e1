create or replace function session_tell_balance(p_player uuid, p_session uuid, p_balance bigint) returns void language plpgsql as $$
begin
  update session_of_player o set balance = p_balance where o.session_id = p_session and o.balance is not null;
  if not found then update play_session s set balance = p_balance where s.player_id = p_player and s.id = p_session; end if;
end
$$;
