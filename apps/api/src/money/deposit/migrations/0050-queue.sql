-- What may need an operator, by age: what was flagged, is owed or in review, and what the provider has not told the end of.
create index deposit_attempt_queue on deposit_attempt (created_at, id)
  where state in ('review', 'processing', 'unknown') or review_reason is not null or shortfall > 0;
