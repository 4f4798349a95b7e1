-- Members whose play is blocked, and no word of why.
create or replace view play_barred as select member_id from play_block;
