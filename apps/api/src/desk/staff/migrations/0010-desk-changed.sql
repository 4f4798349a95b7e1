-- Who may see what has changed: open streams are looked at again. A visit that is noted changes nothing.
create trigger staff_session_ended after update on staff_session for each row
  when (old.ended_at is distinct from new.ended_at)
  execute function desk_changed('staff');
create trigger staff_role_changed after insert or update on staff_role for each row execute function desk_changed('staff');
create trigger staff_enabled_changed after update on staff for each row
  when (old.enabled is distinct from new.enabled)
  execute function desk_changed('staff');
