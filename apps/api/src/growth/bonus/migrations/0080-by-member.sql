-- Rows of a member are found by member_id: the shard key is no column any more.
alter table bonus drop column vault cascade;
alter table bonus_bet drop column vault cascade;
alter table cashback drop column vault cascade;
alter table inactivity_fee drop column vault cascade;

create unique index bonus_active on bonus (member_id) where status = 'active';
create index bonus_of_member on bonus (member_id, id);
alter table bonus add primary key (id);
alter table bonus add unique (member_id, promotion, period);
create unique index bonus_bet_by_name on bonus_bet (bonus_id, bet);
create index bonus_bet_by_round on bonus_bet (bonus_id, round);
alter table bonus_bet add primary key (bonus_id, seq);
alter table cashback add primary key (member_id, week);
alter table inactivity_fee add primary key (member_id, month);
alter table bonus_bet add foreign key (bonus_id) references bonus (id);
