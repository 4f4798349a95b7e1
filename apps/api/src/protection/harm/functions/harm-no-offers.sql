-- Members to whom nothing is offered for now: no bonus, no gift, no promotion, nothing that sells.
create or replace view harm_no_offers as
select member_id from harm_measure where no_offers_until > now()
union
select member_id from harm_case where state = 'open';
