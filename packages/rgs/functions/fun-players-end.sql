-- Players for fun whose session ended leave nothing behind; rounds for money are kept.
create or replace function fun_players_end(p_older_ms float8, p_most int) returns int language plpgsql as $$
declare
  v_gone int;
begin
  delete from player where id in (
    select p.id from player p join play_session s on s.player_id = p.id
    where p.wallet_user is null and s.seen_at < clock_timestamp() - make_interval(secs => p_older_ms / 1000) limit p_most);
  get diagnostics v_gone = row_count;
  return v_gone;
end
$$;
