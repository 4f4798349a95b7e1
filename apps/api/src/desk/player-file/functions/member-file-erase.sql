create or replace function member_file_erase(p_member_id bigint) returns void language plpgsql as $$
begin
  perform set_config('casino.erasing', 'yes', true);
  delete from member_tag where member_id = p_member_id;
  update member_note set text = 'erased' where member_id = p_member_id and text <> 'erased';
  perform set_config('casino.erasing', '', true);
end $$;
