create or replace function games_erase(p_member_id bigint) returns void language sql as $$
  delete from game_favourite where member_id = p_member_id;
  delete from shared_round where member_id = p_member_id;
  update play_block set reason = 'erased' where member_id = p_member_id;
$$;
