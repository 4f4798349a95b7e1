-- Deposits for other features. One member's are read by (member_id), in the order of their ids. shortfall: what the provider took
-- back and the book could not give.
create or replace view deposit_record as
select id, member_id, method, provider, reference, order_id, payment_id, amount, currency, state, created_at, updated_at,
  coalesce(pays, amount) as pays, shortfall, decline_class
from deposit_attempt;
