-- What the staff wrote about the member, for the member's own copy; not who wrote it. What is written in a case of risk is
-- kept with the case, and is not for the member.
create or replace view member_file_own_data as
select o.member_id, 'notes' as section, o.id as n,
  jsonb_build_object('text', o.text, 'written_at', o.written_at) as data
from member_note o
union all
select t.member_id, 'tags', row_number() over (partition by t.member_id order by t.tag),
  jsonb_build_object('tag', t.tag, 'added_at', t.added_at)
from member_tag t;
