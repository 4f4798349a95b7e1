-- Other files of the same kind make a new row with a new id, so that a decision never falls on pictures that the
-- operator has not seen. What was there before stands in the acts.
alter table member_document
  add column id bigint generated always as identity (start with 1001) unique,
  add column document_date date,
  add column reason text,
  add column decided_by text,
  add column decided_at timestamptz;
create index member_document_by_status on member_document (status, updated_at);
