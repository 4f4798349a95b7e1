-- Members whose play an operator has stopped; why is in the audit log.
create or replace view play_block_record as select member_id from play_block;
