create or replace function messages_erase(p_member_id bigint) returns void language sql as $$
  delete from news where member_id = p_member_id;
  delete from push_device where member_id = p_member_id;
  delete from notification_choice where member_id = p_member_id;
  delete from notification_preference where member_id = p_member_id;
$$;
