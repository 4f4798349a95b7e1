-- What other features may know of the sessions at vendors: who came when, and nothing that lets in.
create or replace view wallet_session as select member_id, vendor, opened_at, game_code, ended_at from vendor_session;
