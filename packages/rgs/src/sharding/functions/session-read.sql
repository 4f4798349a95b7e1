-- Here it is found whose session it is, and the rest lies with its player.
create or replace function session_read(p_token_hash bytea, p_idle_ms float8, p_longest_ms float8) returns table (
  id uuid, player_id uuid, game_code text, wallet_user text, wallet_token text, currency text, language text, alias text, chat text,
  started_at timestamptz, seen_at timestamptz, least_ms integer, automatic boolean, quick boolean,
  skip boolean, celebrations text, bonus_buy boolean, double_up boolean
) language plpgsql as $$
declare
  v_session session_of_player;
  v_seen_after timestamptz := clock_timestamp() - make_interval(secs => p_idle_ms / 1000);
begin
  select o.* into v_session from session_of_player o where o.token_hash = p_token_hash;
  if not found or v_session.started_at <= clock_timestamp() - make_interval(secs => p_longest_ms / 1000) then return; end if;
  return query
    select s.id, s.player_id, s.game_code, v_session.wallet_user, s.wallet_token, s.currency, s.language, s.alias, s.chat, s.started_at,
      s.seen_at, s.least_ms, s.automatic, s.quick, s.skip, s.celebrations, s.bonus_buy, s.double_up
    from play_session s where s.player_id = v_session.player_id and s.id = v_session.session_id and s.seen_at > v_seen_after;
end
$$;
