-- Rows of a member are found by member_id: the shard key is no column any more.
alter table play_allowance drop column vault cascade;
alter table play_period drop column vault cascade;

alter table play_allowance add primary key (member_id);
alter table play_period add primary key (member_id, period);
