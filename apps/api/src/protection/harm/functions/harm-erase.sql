-- Words that people have written about a member. What was decided, and when, stays.
create or replace function harm_erase(p_member_id bigint) returns void language sql as $$
  update harm_case set reason = 'erased' where member_id = p_member_id and reason is not null;
  update harm_report set text = 'erased' where case_id in (select id from harm_case where member_id = p_member_id);
  update harm_lift set reason = 'erased', end_reason = case when end_reason is not null then 'erased' end
  where member_id = p_member_id;
$$;
