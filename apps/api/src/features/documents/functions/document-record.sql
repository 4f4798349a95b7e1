-- What other rooms may know of a document: what it is for and how it stands, and nothing that is on it.
create or replace view document_record as select id, member_id, kind, status, updated_at from member_document;
