-- The seed that comes after the one in use is committed to beside it: a player sees that commitment before he chooses his own seed for
-- it, and before the one in use is revealed. Empty in rows of the release before, until such a seed is next shown.
alter table seed add column next_server_seed text, add column next_server_seed_hash text;
