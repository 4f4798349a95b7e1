-- Asked by who has looked for the parts before there were any.
create or replace function fun_players_end(p_older_ms float8, p_most int) returns int language plpgsql as $$
begin
  raise exception 'players lie on several machines now: look again' using errcode = '57P05';
end
$$;
