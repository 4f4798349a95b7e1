create table promotion (
  id integer primary key,
  name text not null unique,
  action text not null check (action in ('DEPOSIT', 'INVITE', 'REGISTER', 'LAUNCH_GAME', 'CLOSE_ONLY')),
  game_id integer,
  events text[] not null check (events <@ '{login,register,visit}'),
  audience text not null check (audience in ('everyone', 'beforeDeposit', 'afterDeposit', 'visitors', 'chosen')),
  -- On the page of promotions: not at all, as one of its own, or as the picture and words of a bonus.
  page text not null default 'none' check (page in ('none', 'own', 'signUp', 'firstDeposit', 'fridayFun', 'cashback')),
  image text not null,
  mobile_image text not null,
  -- {"en": {"title", "text", "button", "takes", "terms"}, "fil": {…}}
  texts jsonb not null,
  enabled boolean not null,
  -- Whole days in UTC, both included; null leaves that side open.
  first_day date,
  last_day date,
  sort_index integer not null,
  -- An operator has changed it: the texts that are delivered with the program no longer overwrite it at a start.
  edited boolean not null default false,
  check (first_day <= last_day),
  -- One that is shown at no event stands on the page alone.
  check (events <> '{}' or page <> 'none'),
  check ((action = 'LAUNCH_GAME') = (game_id is not null)),
  constraint promotion_visitors_check check ((audience = 'visitors' or not 'visit' = any(events))
    and (audience <> 'visitors' or events <@ '{visit}')
    and (audience <> 'visitors' or action in ('REGISTER', 'CLOSE_ONLY'))
    and (audience = 'visitors' or action <> 'REGISTER'))
);

-- The day, in UTC, on which a member was last shown a promotion: once a day is enough.
create table promotion_shown (
  member_id bigint not null references member (id),
  promotion_id integer not null references promotion (id),
  shown_on date not null,
  primary key (member_id, promotion_id)
);
create index promotion_shown_by_day on promotion_shown (promotion_id, shown_on);

create table promotion_chosen (
  member_id bigint not null references member (id),
  promotion_id integer not null references promotion (id),
  chosen_at timestamptz not null default clock_timestamp(),
  primary key (member_id, promotion_id)
);
