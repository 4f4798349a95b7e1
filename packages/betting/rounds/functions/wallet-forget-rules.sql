-- The next bet of a member is judged in full: what is held against it has changed.
create or replace function wallet_forget_rules(p_member bigint) returns void language sql as $$
  update vendor_session set rules_version = 0
  where member_id = p_member and ended_at is null and rules_version <> 0
$$;
