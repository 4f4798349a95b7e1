-- Whom a member was found to share something with.
create index bonus_shared_by_member on bonus_shared (member_id);
create index bonus_shared_by_first on bonus_shared (first_member_id);
