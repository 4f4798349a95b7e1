-- What other features may know of the cards, wallets and accounts that deposits were paid with: a keyed digest, and a mask. By
-- member, by digest and by time.
create or replace view deposit_instrument_record as
select member_id, attempt_id, kind, digest, label, created_at from deposit_instrument;
