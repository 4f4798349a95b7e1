-- Least and greatest single bet of a game by currency, in minor units; a currency without a row is not offered.
create or replace view game_stake as select game_code, currency, minimum_bet, maximum_bet from game_limit;
