-- Statuses stand in words; their numbers are the wire's alone. No row: not uploaded.
drop index member_document_by_status;
alter table member_document drop constraint member_document_status_check, alter column status drop default;
alter table member_document alter column status type text using case status
  when 10 then 'waiting' when 20 then 'accepted' when 30 then 'refused' end;
alter table member_document
  alter column status set default 'waiting',
  add constraint member_document_status_check check (status in ('waiting', 'accepted', 'refused'));
create index member_document_by_status on member_document (status, updated_at);
