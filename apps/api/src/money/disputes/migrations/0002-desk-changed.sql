create trigger payment_claim_changed after insert or update on payment_claim for each row execute function desk_changed('disputes');
