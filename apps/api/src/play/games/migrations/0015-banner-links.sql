-- 0: the link stays in this site. 1: it leads to a secure address elsewhere.
alter table banner
  add constraint banner_type_check check (type in (0, 1)),
  add constraint banner_link_check check (case type when 0 then link ~ '^/([^/\\]|$)' else link ~ '^https://[^/]' end),
  add constraint banner_game_check check (type = 0 or game_id is null),
  -- What operators have written is theirs: the house's own banners no longer come over it at a start.
  add column edited boolean not null default false;
