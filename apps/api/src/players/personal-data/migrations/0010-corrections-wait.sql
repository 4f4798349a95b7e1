-- What waits is read by its age, and pages that show it are told of it.
create index correction_waiting on correction (asked_at, id) where state = 'waiting';
drop index correction_by_state;
create trigger correction_changed after insert or update on correction for each row execute function desk_changed('corrections');
