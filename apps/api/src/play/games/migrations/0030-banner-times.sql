-- When a banner is shown: from the one moment on, and before the other; null leaves that side open.
alter table banner
  add column shown_from timestamptz,
  add column shown_until timestamptz,
  add constraint banner_shown_check check (shown_from < shown_until);
