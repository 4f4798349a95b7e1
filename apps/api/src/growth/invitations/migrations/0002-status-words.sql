drop index invitation_by_inviter;
drop index invitation_by_status;
alter table invitation drop constraint invitation_status_check, alter column status drop default;
alter table invitation alter column status type text using case status
  when 0 then 'waiting' when 10 then 'held' when 20 then 'counted' when 30 then 'refused' end;
alter table invitation
  alter column status set default 'waiting',
  add constraint invitation_status_check check (status in ('waiting', 'held', 'counted', 'refused'));
create index invitation_by_inviter on invitation (inviter_id, status);
create index invitation_by_status on invitation (status, created_at);
