-- Who recommended the house to the member, as the link said it: a friend's invitation code, or a name agreed upon with
-- whoever put the link up. Beside invitor_id, which alone pays.
alter table member add column recommend_code text check (length(recommend_code) <= 32);
