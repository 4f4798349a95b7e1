-- The session of a token, unless it was idle, or is older, than allowed.
create or replace function session_read(p_token_hash bytea, p_idle_ms float8, p_longest_ms float8) returns table (
  id uuid, player_id uuid, game_code text, wallet_user text, wallet_token text, currency text, language text, alias text, chat text,
  started_at timestamptz, seen_at timestamptz, least_ms integer, automatic boolean, quick boolean,
  skip boolean, celebrations text, bonus_buy boolean, double_up boolean
) language plpgsql stable as $$
begin
  return query
    select s.id, s.player_id, s.game_code, p.wallet_user, s.wallet_token, s.currency, s.language, s.alias, s.chat, s.started_at, s.seen_at,
      s.least_ms, s.automatic, s.quick, s.skip, s.celebrations, s.bonus_buy, s.double_up
    from play_session s join player p on p.id = s.player_id where s.token_hash = p_token_hash
      and s.seen_at > moment() - make_interval(secs => p_idle_ms / 1000)
      and s.started_at > moment() - make_interval(secs => p_longest_ms / 1000);
end
$$;
