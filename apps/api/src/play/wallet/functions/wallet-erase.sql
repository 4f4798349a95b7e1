-- Tokens that games were opened by. The sessions of games go with those of ended ones; rounds are of the book.
create or replace function wallet_erase(p_member_id bigint) returns void language sql as $$
  delete from launch_token where member_id = p_member_id;
$$;
