-- The time now, for statements that Citus sends to the machine of their player: it sends the time along, and takes no function there
-- that calls itself volatile.
create or replace function moment() returns timestamptz language plpgsql stable as $$
begin
  return clock_timestamp();
end
$$;
