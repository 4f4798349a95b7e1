-- Rows of a member are found by member_id: the shard key is no column any more.
alter table deposit_attempt drop column vault cascade;
alter table deposit_card drop column vault cascade;
alter table deposit_instrument drop column vault cascade;
alter table deposit_payer drop column vault cascade;
alter table deposit_refund drop column vault cascade;

create index deposit_attempt_by_member on deposit_attempt (member_id, id);
alter table deposit_attempt add primary key (id);
alter table deposit_attempt add unique (member_id, request_key);
alter table deposit_attempt add unique (reference);
create index deposit_card_by_member on deposit_card (member_id, attempt_id);
alter table deposit_card add primary key (attempt_id);
create index deposit_instrument_by_member on deposit_instrument (member_id);
alter table deposit_instrument add primary key (attempt_id, kind, digest);
alter table deposit_payer add primary key (attempt_id);
create index deposit_payer_by_member on deposit_payer (member_id, attempt_id desc);
alter table deposit_refund add primary key (attempt_id, refund_id);
