-- What was accepted is valid until the end of a day in UTC; null: for good. The member is told before, once.
alter table member_document
  add column expires_on date,
  add column expiry_told_at timestamptz,
  drop constraint member_document_status_check,
  add constraint member_document_status_check check (status in ('waiting', 'accepted', 'refused', 'expired'));
create index member_document_expiring on member_document (expires_on, id) where status = 'accepted';
create index member_document_to_tell on member_document (expires_on, id)
  where status = 'accepted' and expiry_told_at is null;
create index member_document_expired on member_document (expires_on, id) where status = 'expired';
