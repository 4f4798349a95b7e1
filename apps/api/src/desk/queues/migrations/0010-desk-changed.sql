-- Who holds what, and what was decided: of whichever queue the row is. That somebody looks for what is due is no news.
create trigger queue_row_changed after insert or update or delete on queue_row for each row execute function desk_changed();
create trigger queue_decision_made after insert on queue_decision for each row execute function desk_changed();
create trigger queue_decision_ended after update on queue_decision for each row
  when (old.state is distinct from new.state)
  execute function desk_changed();
create trigger queue_note_written after insert on queue_note for each row execute function desk_changed();
