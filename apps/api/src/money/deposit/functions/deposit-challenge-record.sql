-- Whether the payer's own bank has asked the payer about a card payment (3-D Secure), and had an answer. Only payments by the
-- casino's own form of cards are here; of others the provider keeps it. By (attempt_id).
create or replace view deposit_challenge_record as
select attempt_id, challenge_result is not null as answered from deposit_card;
