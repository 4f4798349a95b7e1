-- The desks are told of deposits that need somebody, and when they do no more. One that is simply paid is no news.
create trigger deposit_attempt_flagged_at_once after insert on deposit_attempt for each row
  when (new.state = 'review' or new.review_reason is not null)
  execute function desk_changed('deposits');
create trigger deposit_attempt_flagged after update on deposit_attempt for each row
  when ((old.state = 'review') is distinct from (new.state = 'review')
    or old.review_reason is distinct from new.review_reason or old.shortfall is distinct from new.shortfall
    or (old.review_reason is not null and old.state is distinct from new.state))
  execute function desk_changed('deposits');
