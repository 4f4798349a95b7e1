-- What other features may know of a bonus. One member's are read by (member_id), in the order of their ids.
create or replace view bonus_record as
select id, member_id, promotion, status, amount, currency, required, wagered, given_by, created_at,
  period, paid, forfeited, ended_at
from bonus;
