create trigger invitation_held_at_once after insert on invitation for each row
  when (new.status = 'held')
  execute function desk_changed('invitations');
create trigger invitation_held after update on invitation for each row
  when (old.status = 'held' or new.status = 'held')
  execute function desk_changed('invitations');
