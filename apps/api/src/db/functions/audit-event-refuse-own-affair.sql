-- Refuses an audit event of somebody of the staff about a member that is the same person, and so the whole transaction; and one of
-- an API key that they made. The commands named here change nothing of the member, or take rights away from the person who does it.
create or replace function audit_event_refuse_own_affair() returns trigger language plpgsql as $$
begin
  if exists (
    select from written w
    join (
      select 'operator:' || name as actor, member_id from staff_as_member
      union all select 'apiKey:' || name, member_id from api_key_as_member) s on s.actor = w.actor
    where (w.actor like 'operator:%' or w.actor like 'apiKey:%')
      and (s.member_id = w.member_id or w.after -> 'others' ? s.member_id::text)
      and w.command not in ('member.find', 'member.look', 'personal.look', 'contact.show', 'document.open',
        'dispute.fetchEvidence', 'book.verify', 'staff.linkMember')) then
    raise exception 'this concerns the person who does it as a member' using
      errcode = 'check_violation', constraint = 'audit_event_own_affair';
  end if;
  return null;
end $$;
