-- Keeps a batch of messages. One that says the same as an earlier one of its payment is counted there instead; one that is
-- there already, without its answer or without its payment, is completed. Of each payment the first p_first and the last
-- p_last stay, so that no loop can fill the table, and of events that were refused no more than p_refused come to it.
create or replace function keep_provider_messages(p_messages jsonb, p_first integer, p_last integer, p_refused integer)
returns void language plpgsql as $$
declare
  m provider_message;
  gone integer;
begin
  for m in select * from jsonb_populate_recordset(null::provider_message, p_messages) loop
    update provider_message set times = times + 1, last_at = greatest(last_at, m.at)
    where id = (
      select id from provider_message e
      where e.payment_kind = m.payment_kind and e.payment_id = m.payment_id and e.same = m.same and e.key <> m.key
      order by id desc limit 1);
    if found then
      delete from provider_message where key = m.key;
      continue;
    end if;
    if m.refused is not null and p_refused <= (
        select count(*) from provider_message e
        where e.payment_kind = m.payment_kind and e.payment_id = m.payment_id and e.refused is not null) then
      continue;
    end if;
    insert into provider_message as p (key, payment_kind, payment_id, provider, direction, at, last_at, method, host, path,
      asked, asked_bytes, status, took_ms, failure, answered, answered_bytes, refused, same)
    values (m.key, m.payment_kind, m.payment_id, m.provider, m.direction, m.at, m.at, m.method, m.host, m.path,
      m.asked, m.asked_bytes, m.status, m.took_ms, m.failure, m.answered, m.answered_bytes, m.refused, m.same)
    on conflict (key) do update set status = excluded.status, took_ms = excluded.took_ms, failure = excluded.failure,
      answered = excluded.answered, answered_bytes = excluded.answered_bytes, same = excluded.same,
      payment_kind = coalesce(p.payment_kind, excluded.payment_kind), payment_id = coalesce(p.payment_id, excluded.payment_id),
      refused = case when p.payment_id is null then excluded.refused else p.refused end;
    if (select count(*) from provider_message e
        where e.payment_kind = m.payment_kind and e.payment_id = m.payment_id) > p_first + p_last then
      with removed as (
        delete from provider_message where id = (
          select id from provider_message e where e.payment_kind = m.payment_kind and e.payment_id = m.payment_id
          order by id offset p_first limit 1)
        returning times + left_out as messages)
      select messages into gone from removed;
      update provider_message set left_out = left_out + gone where id = (
        select id from provider_message e where e.payment_kind = m.payment_kind and e.payment_id = m.payment_id
        order by id offset p_first - 1 limit 1);
    end if;
  end loop;
end
$$;
