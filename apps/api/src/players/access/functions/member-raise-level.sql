-- Levels of the VIP club only ever rise. False when this one or a higher one is recorded already.
create or replace function member_raise_level(p_id bigint, p_level smallint) returns boolean language plpgsql as $$
begin
  update member set vip_level = p_level where id = p_id and vip_level < p_level;
  return found;
end
$$;
