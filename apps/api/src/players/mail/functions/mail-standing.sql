-- The mails that wait, and those that nobody will get. Each part goes by its index.
create or replace view mail_standing as
select (select count(*)::int from mail where sent_at is null and given_up_at is null) as waiting,
  (select min(created_at) from mail where sent_at is null and given_up_at is null) as oldest,
  (select count(*)::int from mail where given_up_at > now() - interval '24 hours') as given_up;
