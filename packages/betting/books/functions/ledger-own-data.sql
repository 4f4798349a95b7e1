-- The member's book and its postings, for the member's own copy.
create or replace view ledger_own_data as
select b.member_id, 'book' as section, b.member_id as n,
  to_jsonb(b) - '{member_id, head_hash}'::text[] as data
from book b
union all
select p.member_id, 'postings', p.seq, to_jsonb(p) - '{member_id, hash, prev_hash}'::text[]
from posting p;
