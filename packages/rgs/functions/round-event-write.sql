create or replace function round_event_write() returns trigger language plpgsql as $$
begin
  insert into round_event (round_id, before, after, who)
  values (new.id, case when tg_op = 'UPDATE' then old.state end, new.state, new.changed_by);
  return null;
end $$;
