-- Once, on a database that was restored, before its casino is opened: psql -d fairhouse -f deploy/backup/after-restore.sql
-- Numbers that were given after the moment are known to players, vendors and providers. Whatever counts continues far beyond
-- them, so that none is given to somebody else.
do $$
declare
  counter record;
begin
  for counter in
    select format('%I.%I', schemaname, sequencename)::regclass as name, last_value, increment_by, max_value
    from pg_sequences where schemaname in ('casino', 'studio') and last_value is not null and not cycle
  loop
    if counter.max_value - counter.last_value > 1000000 and counter.increment_by = 1 then
      perform setval(counter.name, counter.last_value + 1000000);
    end if;
  end loop;
end
$$;
