-- Language → title; the title itself is English and stands in where a language is missing.
alter table banner add column translated_titles jsonb not null default '{}';
