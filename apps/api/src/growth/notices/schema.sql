-- A sentence that is shown to every visitor of the site.
create table notice (
  id int primary key,
  -- {"en": …, "fil": …}
  texts jsonb not null,
  -- A path of the site; null: it leads nowhere.
  link text check (link ~ '^/([^/\\]|$)'),
  enabled boolean not null,
  -- From the one moment on, and before the other; null leaves that side open.
  shown_from timestamptz,
  shown_until timestamptz,
  sort_index int not null,
  check (shown_from < shown_until)
);
