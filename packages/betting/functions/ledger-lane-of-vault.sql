-- The lane of each vault, where the books lie on several machines; no row where one database holds them.
create or replace view ledger_lane_of_vault as select vault, lane from ledger_lane;
