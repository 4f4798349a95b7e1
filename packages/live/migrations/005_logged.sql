-- When the end of the chain was written for the log of commitments; empty of chains of the release before, until the table next looks.
alter table live_chain add column logged_at timestamptz;
