-- What other features may know of disputes and refunds. By deposit, and by member.
create or replace view payment_claim_record as
select id, kind, provider, reference, payment_id, deposit_id, member_id, amount, currency, state, received_at, closed_at
from payment_claim;
