-- Moves money of a partner's book; false where it was posted before. What does not balance, and what is not there, is refused.
create or replace function affiliate_post(p_affiliate_id integer, p_kind text, p_name text, p_amount bigint)
returns boolean language plpgsql as $$
declare
  v_book affiliate_book;
begin
  select * into v_book from affiliate_book where affiliate_id = p_affiliate_id for update;
  if v_book.affiliate_id is null then
    raise exception 'partner % has no book', p_affiliate_id using errcode = 'foreign_key_violation';
  end if;
  if exists (select from affiliate_posting where affiliate_id = p_affiliate_id and kind = p_kind and name = p_name) then
    return false;
  end if;
  update affiliate_book set
    earned = earned + case p_kind when 'EARNED' then p_amount else 0 end,
    owed = owed + case p_kind when 'EARNED' then p_amount when 'BACK' then p_amount when 'PAYING' then -p_amount else 0 end,
    paying = paying + case p_kind when 'PAYING' then p_amount when 'PAID' then -p_amount when 'BACK' then -p_amount else 0 end,
    paid = paid + case p_kind when 'PAID' then p_amount else 0 end
  where affiliate_id = p_affiliate_id
  returning * into v_book;
  insert into affiliate_posting (affiliate_id, kind, name, amount, owed_after, paying_after, paid_after)
  values (p_affiliate_id, p_kind, p_name, p_amount, v_book.owed, v_book.paying, v_book.paid);
  return true;
end
$$;
