-- What was proposed about a member in words. Who proposed and who agreed stays, and so does the hash of what it was.
create or replace function four_eyes_erase(p_member_id bigint) returns void language plpgsql as $$
begin
  perform set_config('casino.erasing', 'yes', true);
  update approval set proposal = '{"erased": true}', reason = case when reason is null then null else 'erased' end
  where member_id = p_member_id and proposal <> '{"erased": true}';
  perform set_config('casino.erasing', '', true);
end $$;
