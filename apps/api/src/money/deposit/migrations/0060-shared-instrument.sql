-- Who else paid with it.
create index deposit_instrument_by_digest on deposit_instrument (kind, digest, member_id);
