-- Instructions from the lock to the answer, as the group commit and ledger_post_within want it: one line for each, the fields
-- of ledger_outcome separated by blanks and `-` for null; none of them holds a blank itself.
create or replace function ledger_post_batch(p_instructions ledger_instruction[]) returns text[] language plpgsql as $$
begin
  perform ledger_lock(array(select i.member_id from unnest(p_instructions) i));
  return array(
    select concat_ws(' ', o.position, coalesce(o.reason, '-'), o.replayed, coalesce(o.seq::text, '-'), coalesce(o.type, '-'),
      coalesce(o.debit, '-'), coalesce(o.credit, '-'), coalesce(o.amount::text, '-'), coalesce(o.bonus_part::text, '-'),
      coalesce(o.cash_before::text, '-'), coalesce(o.bonus_before::text, '-'), coalesce(o.held_before::text, '-'),
      coalesce(o.cash_after::text, '-'), coalesce(o.bonus_after::text, '-'), coalesce(o.held_after::text, '-'),
      coalesce(o.currency, '-'), o.created_us, coalesce(encode(o.hash, 'hex'), '-'))
    from unnest(ledger_post(p_instructions)) o);
end
$$;
