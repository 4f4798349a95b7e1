-- On several machines: worked out on that of the member's book.
create or replace function recompute_bet_allowance(p_member bigint, p_now timestamptz) returns void language plpgsql as $$
begin
  execute format('select from casino.recompute_bet_allowance_by_lock(%s, %s, %L::timestamptz) t', p_member, p_member, p_now);
end
$$;
