-- What other features may know of a cash-out. One member's are read by (member_id).
create or replace view cash_out_record as
select id, member_id, method, provider, instruction, provider_reference, amount, currency, status, created_at, updated_at
from cash_out;
