-- What other features may know of wins that passed their bound: held, released or refused.
create or replace view wallet_held as select member_id, vendor, round_id, amount, status from held_win;
