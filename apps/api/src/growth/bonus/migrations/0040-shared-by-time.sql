create index bonus_shared_by_time on bonus_shared (noted_at);
