-- The look is the article's; its words are kept by language, every version of them.
create table article (
  id int primary key,
  code text not null unique,
  background_color text,
  font_color text,
  padding text
);

create table article_version (
  article_id int not null references article (id),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  version int not null check (version > 0),
  title text not null,
  -- Markdown, as it was written, and what it became: HTML of the safe subset.
  source text not null,
  html text not null,
  -- 'casino' for the text that is delivered with the program, else 'operator:name'.
  author text not null,
  created_at timestamptz not null default now(),
  primary key (article_id, language, version)
);
