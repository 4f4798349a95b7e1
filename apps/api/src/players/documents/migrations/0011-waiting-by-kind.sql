-- What waits is counted by kind, from the index alone.
drop index member_document_waiting;
create index member_document_waiting on member_document (updated_at, id) include (kind) where status = 'waiting';
