-- Since when a member has been playing without leaving off for as long as `p_gap`; null for who does not play now.
create or replace function wallet_playing_since(p_member bigint, p_gap interval, p_now timestamptz) returns timestamptz
language plpgsql stable as $$
begin
  return (select lower(r) from unnest((
    select range_agg(tstzrange(v.opened_at, p_gap + case
      when v.ended_at is null and v.last_used_at > p_now - interval '5 minutes' then p_now else greatest(v.last_used_at, v.opened_at) end))
    from vendor_session v
    where v.member_id = p_member and v.opened_at > p_now - interval '1 day' and v.opened_at < p_now)) r
  where r @> p_now);
end
$$;
