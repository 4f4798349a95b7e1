-- Citus commits in two phases once a table that it knows has been changed here; of those that it does not know it takes no notice, and
-- would have a player's machine commit by itself, before the coordinator does.
create or replace function all_or_none() returns void language plpgsql as $$
begin
  delete from two_phases where marker;
end
$$;
