-- The time now, for statements that may be sent on to the machine of their player: the time is sent along, and no function is taken there
-- that calls itself volatile.
create or replace function moment() returns timestamptz language plpgsql stable as $$
begin
  return clock_timestamp();
end
$$;
