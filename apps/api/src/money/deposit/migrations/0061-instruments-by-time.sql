-- What was noted lately.
create index deposit_instrument_by_time on deposit_instrument (created_at);
