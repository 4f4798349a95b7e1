-- The desks are told what comes to a queue, leaves it or changes in it; the moves of a payout that needs nobody are no news.
create trigger cash_out_asked after insert on cash_out for each row execute function desk_changed('cashOuts');
create trigger cash_out_decided after update on cash_out for each row
  when ((old.status = 'pending') is distinct from (new.status = 'pending'))
  execute function desk_changed('cashOuts');
create trigger cash_out_reviewed after update on cash_out for each row
  when (old.review is distinct from new.review or (old.review is not null and old.status is distinct from new.status))
  execute function desk_changed('payouts');
