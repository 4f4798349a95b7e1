-- Whatever is on the record is there together with what it tells of, wherever that lies.
create or replace function audit_event_all_or_none() returns trigger language plpgsql as $$
begin
  perform all_or_none();
  return null;
end
$$;
