-- Who else paid with the same, and what was noted lately.
create index deposit_instrument_by_digest on deposit_instrument (kind, digest, created_at);
create index deposit_instrument_by_time on deposit_instrument (created_at);
