drop view if exists wallet_held;
drop index held_win_waiting;
-- Its check of what goes with a decision has no name of its own and more than one column.
do $$
declare
  named text;
begin
  for named in select conname from pg_constraint
    where conrelid = 'held_win'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%status%' loop
    execute format('alter table held_win drop constraint %I', named);
  end loop;
end
$$;
alter table held_win alter column status drop default;
alter table held_win alter column status type text using case status
  when 0 then 'held' when 10 then 'released' when 20 then 'refused' end;
alter table held_win
  alter column status set default 'held',
  add constraint held_win_status_check check (status in ('held', 'released', 'refused')),
  add constraint held_win_decided check ((status = 'held') = (decided_at is null) and (status = 'held') = (decided_by is null)
    and (status <> 'refused' or reason is not null));
create index held_win_waiting on held_win (held_at, id) where status = 'held';
