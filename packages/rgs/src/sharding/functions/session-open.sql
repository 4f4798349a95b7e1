-- By its token a session is looked for here, and shared tables ask here whose money it plays with.
create or replace function session_open(
  p_id uuid, p_token_hash bytea, p_player uuid, p_game text, p_wallet_user text, p_wallet_token text, p_currency text, p_language text,
  p_balance bigint, p_least_ms integer, p_automatic boolean, p_quick boolean, p_alias text,
  p_skip boolean default true, p_celebrations text default 'full', p_bonus_buy boolean default true,
  p_double_up boolean default true, p_chat text default 'off'
) returns void language plpgsql as $$
begin
  insert into session_of_player (session_id, token_hash, player_id, wallet_user, wallet_token, currency, started_at)
  values (p_id, p_token_hash, p_player, p_wallet_user, p_wallet_token, p_currency, now());
  insert into play_session (id, token_hash, player_id, game_code, wallet_token, currency, language, balance,
    least_ms, automatic, quick, skip, celebrations, bonus_buy, double_up, alias, chat)
  values (p_id, p_token_hash, p_player, p_game, p_wallet_token, p_currency, p_language, p_balance,
    p_least_ms, p_automatic, p_quick, p_skip, p_celebrations, p_bonus_buy, p_double_up, p_alias, p_chat);
end
$$;
