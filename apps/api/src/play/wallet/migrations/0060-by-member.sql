-- Rows of a member are found by member_id: the shard key is no column any more.
alter table game_round drop column vault cascade;
alter table vendor_session drop column vault cascade;
alter table wallet_user drop column vault cascade;
alter table held_win drop column vault cascade;

alter table game_round add primary key (member_id, vendor, round_id);
create index vendor_session_by_member on vendor_session (member_id) where ended_at is null;
create index vendor_session_of_member on vendor_session (member_id, opened_at);
alter table vendor_session add primary key (token_hash, member_id);
alter table wallet_user add primary key (member_id);
alter table wallet_user add unique (user_id, member_id);
alter table held_win add unique (member_id, vendor, transaction_id);

alter type wallet_standing drop attribute vault;
drop function if exists wallet_act_batch(int, wallet_instruction[]), wallet_act_batch(int, wallet_act[]),
  wallet_carry_out(int, wallet_instruction[], wallet_standing[], timestamptz),
  wallet_pay_plays(int, wallet_instruction[], wallet_standing[], wallet_answer[], timestamptz),
  wallet_knows_id(smallint, bigint, text, text), wallet_protects(smallint, bigint, bigint, tid);
