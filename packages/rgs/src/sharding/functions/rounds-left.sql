-- Asked by who has looked for the parts before there were any.
create or replace function rounds_left(
  p_due int, p_most int, p_lease_ms float8, p_early_ms float8, p_idle_ms float8
) returns text[] language plpgsql as $$
begin
  raise exception 'players lie on several machines now: look again' using errcode = '57P05';
end
$$;
