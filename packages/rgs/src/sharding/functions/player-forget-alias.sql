create or replace function player_forget_alias(p_wallet_user text) returns void language plpgsql as $$
declare
  v_player uuid;
begin
  select o.player_id into v_player from player_of_wallet o where o.wallet_user = p_wallet_user;
  if found then update play_session s set alias = null where s.player_id = v_player and s.alias is not null; end if;
end
$$;
