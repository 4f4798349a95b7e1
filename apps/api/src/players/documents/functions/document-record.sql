-- What other features may know of a document: what it is for and how it stands, and of what is on it the last day it is valid.
create or replace view document_record as select id, member_id, kind, status, updated_at, expires_on from member_document;
