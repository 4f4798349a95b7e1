-- By which the beacon signed the salt: players verify it with the beacon's own key. Of chains that have their salt already it is asked for
-- again.
alter table live_chain add column signature text;
