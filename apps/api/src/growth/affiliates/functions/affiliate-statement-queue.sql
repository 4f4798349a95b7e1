-- Statements that wait to be approved, as a queue reads them. Who benefits is a company, and no member.
create or replace view affiliate_statement_queue as
select id::bigint as id, null::bigint as member_id, currency, payable as amount,
  case state when 'failed' then 'statementFailed' else 'statementClosed' end as kind, state_since as waiting_since,
  digest as content_hash, 'affiliate-statement:' || id as subject, null::bigint as made_by
from affiliate_statement where state in ('closed', 'failed');
