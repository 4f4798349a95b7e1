-- What the member's own list of deposits tells: when a payment was first seen, when the order had been given up before
-- that, until when what was shown can be paid (null: as long as the provider takes it), and what was asked for, where
-- something else came.
alter table deposit_attempt
  add column paid_at timestamptz,
  add column given_up_at timestamptz,
  add column payable_until timestamptz,
  add column asked bigint check (asked > 0);

-- Of those of before, as the record has it.
update deposit_attempt d set given_up_at = a.at from (
    select subject, min(at) as at from act
    where subject like 'deposit:%' and after ->> 'state' in ('failed', 'expired', 'canceled') group by subject) a
  where a.subject = 'deposit:' || d.id;
update deposit_attempt d set paid_at = p.created_at from posting p
  where p.vault = d.vault and p.member_id = d.member_id and p.source = 'deposit' and p.external_id = d.id::text;
update deposit_attempt d set asked = (a.after ->> 'amount')::bigint from act a
  where a.subject = 'deposit:' || d.id and a.verb = 'deposit.start' and (a.after ->> 'amount')::bigint <> d.amount;
update deposit_attempt set payable_until = (next_step ->> 'expiresAt')::timestamptz where next_step ->> 'kind' = 'qr';
