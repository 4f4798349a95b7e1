create trigger contact_changed after insert or update on contact for each row execute function desk_changed('contacts');
