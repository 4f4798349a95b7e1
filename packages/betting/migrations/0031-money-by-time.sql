-- What moved in and out of the house in a stretch of time, of all members and of one. Bets and wins are not in these indexes.
create index posting_money_by_time on posting (created_at) where type in ('DEPOSIT', 'WITHDRAW', 'PROMOTION');
create index posting_money_of_member on posting (vault, member_id, created_at)
  where type in ('DEPOSIT', 'WITHDRAW', 'PROMOTION');
