-- The audit events that have no place in the record yet.
create or replace view audit_event_waiting as select audit_event_id from audit_event_unplaced;
