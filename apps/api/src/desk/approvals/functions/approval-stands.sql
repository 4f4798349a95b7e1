-- Whether this may be done now: because it takes no second person, or because one has approved exactly this content.
create or replace function approval_stands(p_command text, p_subject text, p_currency text, p_amount bigint, p_content text)
returns boolean language sql stable as $$
  select not exists (
      select from approval_policy_of(p_command, p_currency) p
      where p.amount_from is not null and (p_amount is null or p_amount >= p.amount_from))
    or exists (
      select from approval a
      where a.command = p_command and a.subject = p_subject and a.state = 'approved'
        and a.proposal ->> 'contentHash' = p_content)
$$;
