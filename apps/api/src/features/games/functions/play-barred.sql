-- Members who do not play now, and no word of why: an operator has blocked it, or they are protected (features/protection).
create or replace view play_barred as
select member_id from play_block
union all
select member_id from protection_barred;
