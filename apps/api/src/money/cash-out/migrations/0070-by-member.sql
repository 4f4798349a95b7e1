-- Rows of a member are found by member_id: the shard key is no column any more.
alter table cash_out drop column vault cascade;
alter table cash_out_account drop column vault cascade;

create index cash_out_by_member on cash_out (member_id, created_at);
alter table cash_out add primary key (id);
alter table cash_out add unique (instruction);
alter table cash_out add unique (member_id, request_key);
create unique index cash_out_account_once on cash_out_account (member_id, method, md5((destination::text)));
alter table cash_out_account add primary key (id);
