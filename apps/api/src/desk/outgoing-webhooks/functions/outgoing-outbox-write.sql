-- Puts audit events that some subscription waits for into the outbox, in the transaction that writes them.
create or replace function outgoing_outbox_write() returns trigger language plpgsql as $$
begin
  insert into outgoing_outbox (audit_event_id)
  select w.id from written w join outgoing_source s on s.command = w.command
  where exists (select from outgoing_webhook b where b.state <> 'ended' and b.kinds && s.kinds);
  return null;
end
$$;
