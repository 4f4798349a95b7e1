-- Words about the source of funds, and what a register said. What was decided, and when, stays.
create or replace function identity_erase(p_member_id bigint) returns void language sql as $$
  update funds_case set note = null, file_ids = '{}', reason = case when reason is not null then 'erased' end
  where member_id = p_member_id;
  update register_answer set proof = null where member_id = p_member_id and proof is not null;
$$;
