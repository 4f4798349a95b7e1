-- The acts that have no place in the record yet.
create or replace view act_waiting as select act_id from act_unplaced;
