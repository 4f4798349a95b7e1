-- The next audit events that have no place in the record yet. Anyone who takes them gives them one in the same transaction.
create or replace function audit_event_take_unplaced(most integer) returns table (audit_event_id bigint, leaf bytea)
language sql as $$
  with next as (select u.audit_event_id from audit_event_unplaced u order by u.audit_event_id limit most),
    taken as (delete from audit_event_unplaced u using next where u.audit_event_id = next.audit_event_id returning u.audit_event_id, u.leaf)
  select taken.audit_event_id, taken.leaf from taken order by taken.audit_event_id
$$;
