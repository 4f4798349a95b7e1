create index member_document_waiting on member_document (updated_at, id) where status = 'waiting';
