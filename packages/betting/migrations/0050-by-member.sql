-- Rows of a member are found by member_id: the shard key is no column any more.
truncate house_total;
alter table book drop column vault cascade;
alter table posting drop column vault cascade;
alter table posting_moved drop column vault cascade;
alter table house_total drop column vault cascade;

alter table book add primary key (member_id);
create index posting_tombstone on posting (member_id, source, reference) where type = 'TOMBSTONE';
create index posting_answer on posting (member_id, source, reference) include (type) where reference is not null;
alter table posting add primary key (member_id, source, external_id);
create unique index posting_chain on posting (member_id, seq) where seq > 0;
create index posting_money_of_member on posting (member_id, created_at) where type in ('DEPOSIT', 'WITHDRAW', 'PROMOTION');
alter table house_total add primary key (currency);
alter table book add constraint book_member check (member_id >= 0);

-- Which part of the members is posted to in which lane is asked of ledger_lanes().
drop table ledger_lane cascade;
drop function if exists ledger_set_lanes(int[]);
drop function if exists ledger_first_since(smallint, bigint, timestamptz), ledger_played(smallint, bigint, timestamptz, timestamptz),
  ledger_post(int, ledger_instruction[]), ledger_post_batch(int, ledger_instruction[]), ledger_post_within(int, ledger_instruction[]),
  ledger_post_batch(int, ledger_command[]), ledger_post_within(int, json);
