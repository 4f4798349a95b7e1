-- Rows of a member are found by member_id: the shard key is no column any more.
alter table vip_account drop column vault cascade;
alter table vip_redemption drop column vault cascade;

alter table vip_account add primary key (member_id);
create index vip_redemption_by_member on vip_redemption (member_id, created_at);
alter table vip_redemption add primary key (id);
alter table vip_redemption add unique (member_id, request_key);
