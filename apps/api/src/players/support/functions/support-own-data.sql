-- Threads with the support team and what followed the first message, for the member's own copy.
create or replace view support_own_data as
select c.member_id, 'letters' as section, c.id as n,
  to_jsonb(c) - '{member_id, closed_by, note, priority, answer_due_at, solve_due_at, due_at}'::text[] as data
from contact c
union all
select c.member_id, 'letterMessages', m.id,
  jsonb_build_object('thread', c.id, 'by', case when m.written_by is null then 'you' else 'support' end, 'text', m.text,
    'created_at', m.created_at)
from contact_message m join contact c on c.id = m.contact_id;
