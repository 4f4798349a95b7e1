-- Whose a name at the wallet is stands in one place, whatever machine his rows lie on.
create or replace function player_open(p_id uuid, p_wallet_user text) returns uuid language plpgsql as $$
declare
  v_player uuid;
begin
  perform all_or_none();
  if p_wallet_user is not null then
    select o.player_id into v_player from player_of_wallet o where o.wallet_user = p_wallet_user;
    if found then return v_player; end if;
    insert into player_of_wallet (wallet_user, player_id) values (p_wallet_user, p_id) on conflict (wallet_user) do nothing;
    -- Another was first, and has committed: it was waited for.
    select o.player_id into strict v_player from player_of_wallet o where o.wallet_user = p_wallet_user;
    if v_player <> p_id then return v_player; end if;
  end if;
  insert into player (id, wallet_user) values (p_id, p_wallet_user);
  return p_id;
end
$$;
