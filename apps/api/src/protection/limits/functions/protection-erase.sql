-- Words about a pause. That there was one stays, and so do the keyed marks by which an exclusion outlives the account.
create or replace function protection_erase(p_member_id bigint) returns void language sql as $$
  update play_pause set reason = 'erased' where member_id = p_member_id and reason is not null;
$$;
