-- What a member has paid in ever, without what was taken back. A member without any deposit has no row.
create or replace view deposit_total as
select member_id, sum(amount)::bigint as amount from deposit_kept group by member_id;
