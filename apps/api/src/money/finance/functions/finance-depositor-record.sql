-- When the first deposit of each member was credited. A member without any has no row.
create or replace view finance_depositor_record as select member_id, first_at from finance_depositor;
