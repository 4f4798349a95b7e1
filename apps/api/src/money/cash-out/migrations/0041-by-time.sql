-- The desk turns over all cash-outs in the order of their time.
create index cash_out_by_time on cash_out (created_at, id);
-- The first of two words stood here before approvals had a table (0030-second-word); nothing reads them any more, and no house
-- that anybody else runs was ever on a release that did.
alter table cash_out drop column checked_by, drop column checked_hash, drop column checked_at;
