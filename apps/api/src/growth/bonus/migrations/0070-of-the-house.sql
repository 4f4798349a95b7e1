-- The desk lists the bonuses of all members by how they stand and by their week or campaign, the latest first.
create index bonus_by_status on bonus (status, created_at, id);
create index bonus_by_period on bonus (period, created_at, id);
