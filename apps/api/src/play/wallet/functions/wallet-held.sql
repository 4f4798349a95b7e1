-- What other rooms may know of wins that passed their bound: held, released or refused.
create or replace view wallet_held as select vault, member_id, vendor, round_id, amount, status from held_win;
