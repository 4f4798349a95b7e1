-- What is written about the things that players see. What is in force is in the tables of the things themselves;
-- here is how it came to be, and what is to come.
create table content_piece (
  kind text not null check (kind in ('article', 'banner', 'promotion', 'notice')),
  id int not null check (id > 0),
  -- The newest version, published or not, and the newest revision of the draft; 0 before the first.
  version int not null default 0,
  revision int not null default 0,
  -- The revision that is the draft; null: there is none.
  draft int,
  primary key (kind, id)
);

-- What was written, each time it was kept. Older ones go, as long as nobody asks for them.
create table content_revision (
  kind text not null,
  id int not null,
  revision int not null check (revision > 0),
  content jsonb not null,
  -- The newest version when the draft was begun.
  based_on int not null,
  -- False: it takes the place in the order that its thing has when it is published.
  sets_order boolean not null,
  -- 'operator:name'.
  author text not null,
  saved_at timestamptz not null default clock_timestamp(),
  primary key (kind, id, revision),
  foreign key (kind, id) references content_piece
);

create table content_version (
  kind text not null,
  id int not null,
  version int not null check (version > 0),
  content jsonb not null,
  author text not null,
  reason text not null,
  -- The version whose words it brings back.
  undoes int,
  made_at timestamptz not null,
  effect_at timestamptz not null,
  state text not null check (state in ('waiting', 'inForce', 'past', 'withdrawn', 'failed')),
  -- Why it failed or was withdrawn.
  outcome text,
  primary key (kind, id, version),
  foreign key (kind, id) references content_piece,
  check ((state in ('withdrawn', 'failed')) = (outcome is not null))
);
create unique index content_version_in_force on content_version (kind, id) where state = 'inForce';
create index content_version_waiting on content_version (effect_at) where state = 'waiting';
-- A published version never changes; only its later status is added.
create trigger content_version_words before update of content, author, reason, undoes, made_at, effect_at on content_version
  for each row execute function refuse_change();
create trigger content_version_stays before delete on content_version for each row execute function refuse_change();

-- Pictures that operators brought, by what they are.
create table content_picture (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  width int not null,
  height int not null,
  bytes int not null,
  author text not null,
  kept_at timestamptz not null default clock_timestamp()
);
