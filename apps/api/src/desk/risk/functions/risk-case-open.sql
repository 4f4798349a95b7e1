-- Who stands in a case that is not closed.
create or replace view risk_case_open as
select distinct m.member_id from risk_case_member m join risk_case c on c.id = m.case_id where c.state <> 'closed';
