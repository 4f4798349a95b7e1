-- Rows come in the order of this moment, so their pages tell it: nothing is written for it when a deposit moves.
create index deposit_attempt_begun on deposit_attempt using brin (created_at) with (pages_per_range = 32);
