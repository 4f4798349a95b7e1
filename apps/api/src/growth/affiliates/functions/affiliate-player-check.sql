-- An attribution is for ever. That a player earns nothing is noticed later at times, and stays.
create or replace function affiliate_player_check() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an attribution is for ever' using errcode = 'restrict_violation';
  end if;
  if row (new.member_id, new.affiliate_id, new.link_id, new.pseudonym, new.sub, new.joined_at)
      is distinct from row (old.member_id, old.affiliate_id, old.link_id, old.pseudonym, old.sub, old.joined_at)
    or old.unpaid is not null and new.unpaid is distinct from old.unpaid then
    raise exception 'an attribution is for ever' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
