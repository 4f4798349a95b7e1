-- What other features may know of members who were found to share what a promotion is given once for.
create or replace view bonus_shared_record as
select promotion, period, kind, hash, label, member_id, first_member_id, noted_at, closed_at from bonus_shared;
