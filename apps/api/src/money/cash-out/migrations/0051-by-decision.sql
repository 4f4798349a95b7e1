create index cash_out_sent on cash_out (decided_at)
  where status in ('passed', 'paying', 'payed', 'completed', 'failed') and decided_at is not null;
