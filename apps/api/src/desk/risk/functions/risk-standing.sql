-- What is open or was open about a member: alerts, cases, and hits in lists of sanctions, each with the time in which a person had to
-- look. A confirmed hit never ends. By (member_id).
create or replace view risk_standing as
select member_id, 'alert' as kind, raised_at as since, decided_at as until from risk_alert where member_id is not null
union all
select m.member_id, 'case', m.added_at, c.closed_at from risk_case_member m join risk_case c on c.id = m.case_id
union all
select member_id, 'screening', found_at, case when state = 'falsePositive' then decided_at end from screening_hit;
