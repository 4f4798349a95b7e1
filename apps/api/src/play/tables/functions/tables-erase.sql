-- Words that the staff wrote about a member who was muted. That it was so, and when, stays. Reports have the member's messages.
create or replace function tables_erase(p_member_id bigint) returns void language sql as $$
  update table_order set reason = 'erased' where member_id = p_member_id;
  delete from chat_report where written_by = p_member_id or reported_by = p_member_id;
$$;
