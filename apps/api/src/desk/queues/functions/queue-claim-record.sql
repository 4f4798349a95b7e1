-- Who holds which row of a queue now, for the features that own those rows. By (queue, row_id).
create or replace view queue_claim_record as
select queue, row_id, claimed_by, claimed_name, claimed_until from queue_row where claimed_until > clock_timestamp();
