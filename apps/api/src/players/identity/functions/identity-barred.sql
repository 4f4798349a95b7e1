-- Who may not play now: who has to be known before and is not, and whom a national register has excluded. Who has to be
-- known before a deposit has to be known before play all the more, whatever the money is from.
create or replace view identity_barred as
select s.member_id from identity_demand d join identity_as_known s on s.country_code = d.country_code
  and (d.state_code = s.state_code or d.state_code = '' and s.state_code <> all (d.own_parts))
where (d.identity_before in ('deposit', 'play') and (s.identity <> 'passed' or s.age <> 'passed'))
  or (d.address_before in ('deposit', 'play') and s.address <> 'passed')
union all
select member_id from register_answer where answer = 'excluded';
