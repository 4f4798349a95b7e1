-- Members who do not play now, and no word of why: an operator has blocked it, they are protected (protection/limits), or they have to
-- be known first or are in a register of excluded people (players/identity).
create or replace view play_barred as
select member_id from play_block
union all
select member_id from protection_barred
union all
select member_id from identity_barred;
