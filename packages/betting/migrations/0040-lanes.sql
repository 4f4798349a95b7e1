-- Where the books lie on several machines, the lane of the group commit that posts to each vault: a lane is a shard. Empty: one
-- database holds them all. Every connection of a group commit reads it once.
create table ledger_lane (
  vault smallint primary key check (vault between 0 and 63),
  lane int not null check (lane >= 0)
);
