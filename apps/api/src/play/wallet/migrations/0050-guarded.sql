-- Whether something of the member's own is held against the bets of a session: limits, a pause (play_allowed). Remembered with the
-- rules, and forgotten with them. `stake_most`: what the place lets one round cost, read when the session was opened.
alter table vendor_session add guarded boolean not null default false, add stake_most bigint;
alter type wallet_standing add attribute guarded boolean;
-- For how long somebody played is asked of sessions that have ended as well.
create index vendor_session_of_member on vendor_session (vault, member_id, opened_at);
