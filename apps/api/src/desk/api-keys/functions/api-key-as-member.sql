-- The members that the makers of API keys are as well: what a key does, its maker does.
create or replace view api_key_as_member as
  select k.name, m.member_id from api_key k join staff_as_member m on m.staff_id = k.maker_id;
