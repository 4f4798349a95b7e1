-- What was tried against the past, of which version, and what came of it. Nothing is switched on without.
create table risk_trial (
  id bigint generated always as identity primary key,
  code text not null,
  version integer not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  alerts integer not null,
  -- There were more than one trial counts.
  is_more boolean not null,
  members integer not null,
  tried_by text not null,
  tried_at timestamptz not null default clock_timestamp(),
  foreign key (code, version) references risk_rule (code, version)
);
create index risk_trial_of_version on risk_trial (code, version, id desc);
create trigger risk_trial_is_immutable before update or delete on risk_trial
  for each row execute function refuse_change();

-- How many alerts of a rule each day of UTC had, added up as they are raised.
create table risk_alert_day (
  code text not null,
  day date not null,
  alerts integer not null,
  primary key (code, day)
);
insert into risk_alert_day (code, day, alerts)
select code, (event_at at time zone 'UTC')::date, count(*) from risk_alert group by 1, 2;

-- Lists are walked through by number.
create index risk_alert_of_rule on risk_alert (code, id);
create index risk_alert_of_member_by_number on risk_alert (member_id, id);
create index risk_alert_by_state on risk_alert (state, id);
create index risk_case_in_state on risk_case (state, id);
create index risk_mute_of_rule on risk_mute (code, id);
create index screening_hit_by_state on screening_hit (state, id);
create index screening_hit_of_member on screening_hit (member_id, id);
