-- Calls that limits count, of all processes together. Unlogged: no commit waits for it, and after a crash of the server
-- counting begins anew.
create unlogged table call_count (
  key text primary key,
  calls integer not null,
  until timestamptz not null
) with (fillfactor = 50);

create index call_count_until on call_count (until);
