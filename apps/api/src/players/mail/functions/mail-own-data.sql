-- Mails to the member's address, for the member's own copy: that they were sent. Their text may hold a link that lets in.
create or replace view mail_own_data as
select r.id as member_id, 'mails' as section, m.id as n,
  jsonb_build_object('subject', m.subject, 'created_at', m.created_at, 'sent_at', m.sent_at) as data
from mail m join member_record r on lower(r.email) = lower(m.recipient);
