-- Cash-outs and where they went, for the member's own copy.
create or replace view cash_out_own_data as
select c.member_id, 'cashOuts' as section, c.id as n,
  to_jsonb(c) - '{member_id, request_key, request_hash, content_hash, approved_hash, decided_by, checked_by,
    checked_hash, instruction, review, asks, ask_at}'::text[] as data
from cash_out c
union all
select a.member_id, 'savedAccounts', a.id, to_jsonb(a) - '{member_id}'::text[]
from cash_out_account a;
