-- The player behind a name at the wallet is known again; one who plays for fun has no name, and is new each time.
create or replace function player_open(p_id uuid, p_wallet_user text) returns uuid language sql as $$
  insert into player (id, wallet_user) values (p_id, p_wallet_user)
  on conflict (wallet_user) do update set wallet_user = excluded.wallet_user returning id
$$;
