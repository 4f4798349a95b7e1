drop trigger member_note_is_immutable on member_note;
create trigger member_note_is_immutable before update or delete on member_note
  for each row execute function refuse_change_but_erasure();
