-- Reasons of decisions about a member, and what was given with them. That and by whom it was decided stays.
create or replace function queues_erase(p_member_id bigint) returns void language plpgsql as $$
begin
  perform set_config('casino.erasing', 'yes', true);
  update queue_decision set reason = 'erased', reason_filipino = null, given = '{}'
  where member_id = p_member_id and reason is distinct from 'erased';
  perform set_config('casino.erasing', '', true);
end $$;
