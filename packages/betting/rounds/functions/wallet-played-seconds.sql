-- For how long a member had a game for money open between two moments, in seconds: from when a game was opened until its last bet or
-- look at the balance. Games that were open at the same time count once. A game that is in use now counts until now.
create or replace function wallet_played_seconds(p_member bigint, p_from timestamptz, p_to timestamptz) returns bigint
language plpgsql stable as $$
begin
  return (select coalesce(sum(extract(epoch from upper(r) - lower(r))), 0)::bigint
  from unnest((
    select range_agg(tstzrange(greatest(s.opened_at, p_from), least(s.ends, p_to)))
    from (
      select v.opened_at, case when v.ended_at is null and v.last_used_at > p_to - interval '5 minutes' then p_to
        else greatest(v.last_used_at, v.opened_at) end as ends
      from vendor_session v
      where v.member_id = p_member and v.opened_at >= p_from - interval '1 day' and v.last_used_at >= p_from
    ) s
    where s.ends > p_from and s.opened_at < p_to and least(s.ends, p_to) > greatest(s.opened_at, p_from))) r);
end
$$;
