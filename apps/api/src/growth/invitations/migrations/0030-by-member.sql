-- Rows of a member are found by member_id: the shard key is no column any more.
alter table agent_bonus drop column vault cascade;
alter table invite_account drop column vault cascade;
alter table invite_award drop column vault cascade;

create index agent_bonus_by_member on agent_bonus (member_id, created_at);
alter table agent_bonus add primary key (id);
alter table agent_bonus add unique (member_id, invited_id);
alter table invite_account add primary key (member_id);
alter table invite_award add primary key (member_id, person_count);
