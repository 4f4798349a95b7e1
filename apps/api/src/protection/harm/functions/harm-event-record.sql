-- What was done about signs of harm, for reports; `kinds`: the signs that it was done about. 'interactions': a colleague talked to the
-- player, advised a limit or a break, or set one.
create or replace view harm_event_record as
select member_id, taken_at as at, 'measures' as event, kinds from harm_measure
union all
select member_id, opened_at, 'casesOpened',
  array(select m ->> 'kind' from jsonb_array_elements(case when jsonb_typeof(markers) = 'array' then markers else '[]' end) m)
from harm_case
union all
select member_id, closed_at, 'casesClosed', '{}'::text[] from harm_case where closed_at is not null
union all
select member_id, closed_at, 'interactions', '{}'::text[] from harm_case where closed_at is not null and outcome <> 'noAction';
