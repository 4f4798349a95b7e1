-- What of a member's held money belongs to payouts of which nothing was sent, in minor units: they wait for the paying wallet.
create or replace function cash_out_delayed(p_member bigint) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from cash_out
  where member_id = p_member and status = 'paying' and delayed_since is not null
$$;
