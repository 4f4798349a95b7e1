-- Keeps what the wallet reported last.
create or replace function session_tell_balance(p_player uuid, p_session uuid, p_balance bigint) returns void language sql as $$
  update play_session set balance = p_balance where player_id = p_player and id = p_session
$$;
