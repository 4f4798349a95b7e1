-- Payouts that need a person: held for review, delayed since the paying wallet holds too little, or under way for so long that nobody knows what became of them.
create or replace view payout_queue as
select id, member_id, currency, amount, case when review is not null then 'review' when delayed_since is not null then 'delayed' else 'unknown' end as kind,
  coalesce(delayed_since, updated_at) as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, status, content_hash, provider, provider_reference, review), 'UTF8')), 'hex')
    as content_hash,
  'cash-out:' || id as subject, null::bigint as made_by, provider
from cash_out
where status in ('passed', 'paying', 'payed') and (review is not null or delayed_since is not null or updated_at < now() - interval '4 hours');
