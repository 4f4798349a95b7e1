-- Who did what, by time: joining, paying in, asking for money and what was decided.
insert into audit_event (at, actor, member_id, subject, command, before, after)
select at, actor, member_id, subject, command, before, after
from (
  select filling.slot_at(filling.slot_of(m)) - interval '1 hour' as at, 'member:' || m as actor, m as member_id, 'member:' || m as subject,
    'member.join' as command, null::jsonb as before, null::jsonb as after
  from generate_series(1, filling.members()) m
  union all
  select created_at, 'provider:' || provider, member_id, 'deposit:' || id, 'deposit.succeeded', '{"state": "pending"}',
    jsonb_build_object('state', 'succeeded', 'amount', amount::text, 'currency', currency)
  from deposit_attempt where id <= filling.members() and id % 4 = 0
  union all
  select created_at, 'member:' || member_id, member_id, 'cash-out:' || id, 'cashOut.apply', null,
    jsonb_build_object('status', 'pending', 'amount', amount::text, 'currency', currency)
  from cash_out
  union all
  select updated_at, decided_by, member_id, 'cash-out:' || id, case status when 'rejected' then 'cashOut.reject' else 'cashOut.approve' end,
    '{"status": "pending"}', jsonb_build_object('status', status, 'reason', reason)
  from cash_out where decided_by is not null) a
order by at;
