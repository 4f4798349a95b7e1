-- Every yes and no of a member, only added to: to offers by mail and message, to own rounds among the live rounds, and to a text in one version. Members who joined
-- before agreed to what was in force in that moment (member_record.agreed_at), and have no row of it.
create table consent (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  what text not null check (what in ('offers', 'text', 'liveRounds')),
  -- Of the article; null for all else.
  code text,
  -- Of the article's words in that language, or of the sentence beside the tick.
  version integer not null check (version > 0),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  given boolean not null,
  place text not null check (place in ('joining', 'yourData', 'newTerms', 'desk')),
  at timestamptz not null default clock_timestamp(),
  check ((what = 'text') = (code is not null))
);
create index consent_by_member on consent (member_id, what, code, id);
create trigger consent_is_immutable before update or delete on consent
  for each row execute function refuse_change_but_erasure();
