-- Threads with the support team: each begins with a contact form or a member's message. The sender may be a visitor; member_id
-- says who was logged in while sending. What follows the first message stands in contact_message.
create table contact (
  id bigint generated always as identity primary key,
  member_id bigint references member (id),
  name text not null,
  username text not null,
  email text not null,
  phone text not null,
  topic text not null,
  message text not null,
  language text not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by text,
  note text,
  -- Where it began: `form` is answered by mail, `page` as the member has chosen to be notified.
  channel text not null default 'form' check (channel in ('form', 'page')),
  -- The member's own key of the first message: a repeat opens no second thread.
  request_key text,
  priority text not null default 'normal' check (priority in ('normal', 'high', 'urgent')),
  -- What it is about, of the member's own.
  reference_kind text check (reference_kind in ('deposit', 'cashOut', 'round', 'bonus')),
  reference_id text,
  -- Since when the sender waits for an answer; null while the sender is the one to write.
  asked_at timestamptz default now(),
  first_answered_at timestamptz,
  -- When it began, or began again after it was solved.
  opened_at timestamptz not null default now(),
  -- Due times by the targets of the priority at that moment.
  answer_due_at timestamptz default now() + interval '1 day',
  solve_due_at timestamptz not null default now() + interval '3 days',
  due_at timestamptz not null generated always as (least(answer_due_at, solve_due_at)) stored,
  state text not null generated always as (
    case when closed_at is not null then 'solved' when asked_at is null then 'waiting' else 'open' end) stored,
  -- How many messages, of both sides: who answers has seen all of them.
  messages integer not null default 1 check (messages > 0),
  changed_at timestamptz not null default now(),
  -- Whether the sender was satisfied, as they said.
  satisfied boolean,
  rated_at timestamptz,
  check ((satisfied is null) = (rated_at is null)),
  check ((reference_kind is null) = (reference_id is null)),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (note is null))
);
create index contact_by_age on contact (created_at);
create index contact_by_email on contact (lower(email), created_at);
create index contact_open on contact (created_at) where closed_at is null;
create index contact_waiting on contact (asked_at, id) where closed_at is null and asked_at is not null;
create index contact_due on contact (due_at, id) where closed_at is null and asked_at is not null;
create unique index contact_request on contact (member_id, request_key) where request_key is not null;
create index contact_by_member on contact (member_id, changed_at desc, id desc);
create index contact_by_change on contact (changed_at, id);
create index contact_by_first_answer on contact (first_answered_at) where first_answered_at is not null;
create trigger contact_changed after insert or update on contact for each row execute function desk_changed('contacts');

-- What both sides wrote after the first message; never changed.
create table contact_message (
  id bigint generated always as identity primary key,
  contact_id bigint not null references contact (id) on delete cascade,
  -- Who of the staff wrote it; null: the sender of the thread.
  written_by text,
  text text not null check (text <> ''),
  -- The sender's own key of the message: a repeat writes nothing.
  request_key text,
  created_at timestamptz not null default now(),
  unique (contact_id, request_key)
);
create index contact_message_of_thread on contact_message (contact_id, id);
create trigger contact_message_is_immutable before update on contact_message for each row execute function refuse_change();

-- Answers that are written already, put into a draft. Names in braces stand for values of the thread.
create table support_macro (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  english text not null check (english <> ''),
  filipino text not null check (filipino <> ''),
  is_active boolean not null default true,
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null default now()
);
create unique index support_macro_name on support_macro (lower(name));
insert into support_macro (name, english, filipino, changed_by) values
  ('We are looking into it',
   'Hello {firstName}, thank you for writing to us. We are looking into it and will answer here as soon as we know more.',
   'Kumusta {firstName}, salamat sa pagsulat. Tinitingnan na namin ito at sasagot kami rito kapag may alam na kami.', 'system'),
  ('Payment received',
   'Hello {firstName}, we have found your payment ({reference}). Your balance is up to date now.',
   'Kumusta {firstName}, nahanap na namin ang bayad mo ({reference}). Tama na ngayon ang balanse mo.', 'system'),
  ('Cash-out in review',
   'Hello {firstName}, your cash-out ({reference}) is in review. You do not need to do anything, and we will tell you when it is paid.',
   'Kumusta {firstName}, sinusuri ang cash-out mo ({reference}). Wala kang kailangang gawin, at sasabihan ka namin kapag bayad na.', 'system'),
  ('Document needed',
   'Hello {firstName}, please upload a photo of your document under Account, Documents. All four corners must be visible.',
   'Kumusta {firstName}, paki-upload ang larawan ng dokumento mo sa Account, Mga dokumento. Kailangang kita ang apat na sulok.', 'system');

-- Whether an operator is present to answer live chat. One row.
create table chat_desk (
  only_row boolean primary key default true check (only_row),
  open boolean not null
);
insert into chat_desk (open) values (true);
