-- Deposits and what they were paid with, for the member's own copy.
create or replace view deposit_own_data as
select a.member_id, 'deposits' as section, a.id as n,
  to_jsonb(a) - '{member_id, request_key, request_hash, next_step, review_reason, settled_reason, asks, asked_at, ask_at, placing_until, placings, alternatives}'::text[]
    as data
from deposit_attempt a
union all
select c.member_id, 'cards', c.attempt_id,
  to_jsonb(c) - '{member_id, token, fingerprint, challenge_result, wallet_token, wallet_token_digest}'::text[]
from deposit_card c
union all
select p.member_id, 'payers', p.attempt_id, to_jsonb(p) - '{member_id}'::text[]
from deposit_payer p
union all
select i.member_id, 'paidWith',
  row_number() over (partition by i.member_id order by i.attempt_id, i.kind, i.digest),
  to_jsonb(i) - '{member_id, digest}'::text[]
from deposit_instrument i
union all
select a.member_id, 'refunds',
  row_number() over (partition by a.member_id order by a.id, r.refund_id), to_jsonb(r)
from deposit_refund r join deposit_attempt a on a.id = r.attempt_id;
