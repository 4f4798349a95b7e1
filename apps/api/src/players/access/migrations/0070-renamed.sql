-- Who has another name or birthday is somebody else to the lists of sanctions.
create function member_renamed() returns trigger language plpgsql as $$
begin
  perform screening_ask(new.id);
  return null;
end
$$;
create trigger member_renamed after update of first_name, last_name, birthday on member for each row
  when ((old.first_name, old.last_name, old.birthday) is distinct from (new.first_name, new.last_name, new.birthday))
  execute function member_renamed();
