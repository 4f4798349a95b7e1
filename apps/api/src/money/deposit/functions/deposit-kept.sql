-- Deposits whose money was not taken back: a refund or a chargeback ends one, also where the book could not give the money
-- and nothing was reversed; one that was won again counts again. Conditions on what somebody has paid in read this. One
-- member's are read by (member_id), in the order of `created_at` or by `seq`.
create or replace view deposit_kept as
select p.member_id, p.seq, p.amount, p.created_at, p.source, p.external_id
from ledger_posting p
where p.type = 'DEPOSIT'
  and not exists (
    select from ledger_posting r where r.member_id = p.member_id and r.source = p.source
      and r.reference = p.external_id and r.type = 'REVERSAL')
  and not exists (
    select from deposit_attempt a where a.member_id = p.member_id
      and a.id = case when p.source = 'deposit' then split_part(p.external_id, ':', 1)::bigint end
      and a.state in ('refunded', 'charged_back'));
