-- How others at a shared table saw a player, of whom the casino has been asked to keep nothing.
create or replace function player_forget_alias(p_wallet_user text) returns void language sql as $$
  update play_session set alias = null
  where player_id = (select id from player where wallet_user = p_wallet_user) and alias is not null;
$$;
