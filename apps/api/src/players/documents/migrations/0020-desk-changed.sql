create trigger member_document_sent after insert on member_document for each row execute function desk_changed('documents');
create trigger member_document_changed after update on member_document for each row
  when (old.status = 'waiting' or new.status = 'waiting')
  execute function desk_changed('documents');
