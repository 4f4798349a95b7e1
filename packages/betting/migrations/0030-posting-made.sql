-- Where the postings of a span of time lie. They are only added, so that a block range index says it in a few kilobytes
-- and costs a bet next to nothing (docs/decisions/114-sums-of-days.md). Not summarised by itself: ledger_settled_until's
-- caller has it done (ledger_summarise).
create index posting_made on posting using brin (created_at) with (pages_per_range = 32);
