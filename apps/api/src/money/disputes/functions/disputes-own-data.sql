-- Payments that were claimed back, for the member's own copy.
create or replace view disputes_own_data as
select c.member_id, 'claims' as section, c.id as n,
  jsonb_build_object('kind', c.kind, 'deposit', c.deposit_id, 'amount', c.amount, 'currency', c.currency, 'state', c.state,
    'received_at', c.received_at, 'closed_at', c.closed_at) as data
from payment_claim c;
