-- What a member's own limits leave now, the least of each kind: minor units of stakes and losses, and minutes. Null: no limit of the
-- kind. The caller holds the lock of the book where it decides by it.
create or replace function protection_play_left(p_member bigint, p_now timestamptz)
returns table (stake bigint, loss bigint, minutes bigint) language sql stable as $$
  select min(l.most - coalesce(u.used, 0)) filter (where l.kind = 'stake'),
    min(l.most - coalesce(u.used, 0)) filter (where l.kind = 'loss'),
    min(l.most - coalesce(u.used, 0)) filter (where l.kind = 'time')
  from protection_limit_record l
    left join play_limit_used(p_member, p_now) u on u.kind = l.kind and u.period = l.period and u.ends_at > p_now
  where l.member_id = p_member
$$;
