-- What operators have done with rows that wait in queues; the rows themselves belong to other features. A claim is valid
-- until it expires; it is renewed by what its holder does.
create table queue_row (
  queue text not null,
  row_id bigint not null,
  claimed_by bigint,
  claimed_name text,
  claimed_until timestamptz,
  assigned_to bigint,
  assigned_name text,
  snoozed_until timestamptz,
  snooze_reason text,
  escalated_to text,
  escalated_by text,
  escalation_reason text,
  escalated_at timestamptz,
  touched_at timestamptz not null default now(),
  primary key (queue, row_id),
  check ((claimed_by is null) = (claimed_until is null) and (claimed_by is null) = (claimed_name is null)),
  check ((assigned_to is null) = (assigned_name is null)),
  check ((snoozed_until is null) = (snooze_reason is null)),
  check ((escalated_to is null) = (escalated_at is null))
);
create index queue_row_untouched on queue_row (touched_at);
-- Notifies of claims and decisions, for every queue. Looking for what is due is not notified.
create trigger queue_row_changed after insert or update or delete on queue_row for each row execute function desk_changed();

create table queue_note (
  id bigint generated always as identity primary key,
  queue text not null,
  row_id bigint not null,
  staff_id bigint not null,
  written_by text not null,
  written_at timestamptz not null default now(),
  text text not null check (text <> '')
);
create index queue_note_by_row on queue_note (queue, row_id, id);
create trigger queue_note_is_immutable before update or delete on queue_note for each row execute function refuse_change();
create trigger queue_note_written after insert on queue_note for each row execute function desk_changed();

-- Whom of the staff a note names, until they have seen it.
create table queue_mention (
  note_id bigint not null references queue_note (id),
  staff_id bigint not null,
  seen_at timestamptz,
  primary key (note_id, staff_id)
);
create index queue_mention_unseen on queue_mention (staff_id, note_id) where seen_at is null;

-- A decision takes effect at a moment, and can be taken back until then. Of one row, one waits.
create table queue_decision (
  id bigint generated always as identity primary key,
  queue text not null,
  row_id bigint not null,
  subject text not null,
  member_id bigint references member (id),
  what text not null,
  -- Of what was looked at.
  content_hash text not null,
  reason text,
  -- The same in Filipino, where it is a template's.
  reason_filipino text,
  given json not null,
  made_by bigint not null,
  maker text not null,
  made_at timestamptz not null default now(),
  effective_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'takenBack')),
  -- Why it was refused when it was carried out.
  outcome text,
  tries integer not null default 0,
  ask_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'refused') = (outcome is not null)),
  constraint queue_decision_taken_back_in_time check (state <> 'takenBack' or ended_at < effective_at)
);
create unique index queue_decision_waiting on queue_decision (queue, row_id) where state = 'waiting';
create index queue_decision_due on queue_decision (ask_at) where state = 'waiting';
create index queue_decision_by_row on queue_decision (queue, row_id, id);

-- Only what the trigger needs to be created; the body is in functions/queue-decision-check.sql.
create function queue_decision_check() returns trigger language plpgsql as $$ begin return new; end $$;

create trigger queue_decision_check before insert or update or delete on queue_decision
  for each row execute function queue_decision_check();
create trigger queue_decision_made after insert on queue_decision for each row execute function desk_changed();
create trigger queue_decision_ended after update on queue_decision for each row
  when (old.state is distinct from new.state)
  execute function desk_changed();

-- Reasons that are written already, in the order of their keys. A code stays, so that what was decided with it can be read.
create table reason_template (
  code text primary key,
  queue text not null,
  decision text not null,
  sort_index integer not null,
  english text not null,
  filipino text not null
);
insert into reason_template (code, queue, decision, sort_index, english, filipino) values
  ('cashOutReuse', 'cashOuts', 'reject', 10, 'The account you asked us to pay to is not in your name.',
    'Hindi nakapangalan sa iyo ang account na gusto mong bayaran.'),
  ('cashOutDetails', 'cashOuts', 'reject', 20, 'The account details are not complete or not right. Please check them and ask again.',
    'Kulang o mali ang detalye ng account. Pakisuri at humiling muli.'),
  ('cashOutProofs', 'cashOuts', 'reject', 30, 'The documents you sent cannot be read. Please send clearer pictures and ask again.',
    'Hindi mabasa ang mga dokumentong ipinadala mo. Magpadala ng mas malinaw na larawan at humiling muli.'),
  ('cashOutTerms', 'cashOuts', 'reject', 40, 'Your play did not meet the terms of your bonus.',
    'Hindi natugunan ng iyong paglalaro ang mga tuntunin ng iyong bonus.'),
  ('cashOutAskAddress', 'cashOuts', 'ask', 10,
    'Before we can pay your cash-out we need an address document from the last 3 months. Please upload one under Documents.',
    'Bago namin mabayaran ang iyong cash-out, kailangan namin ng dokumento ng tirahan mula sa huling 3 buwan. I-upload ito sa Mga Dokumento.'),
  ('cashOutAskPayment', 'cashOuts', 'ask', 20,
    'Before we can pay your cash-out we need a picture that shows what you paid with. Please upload one under Documents.',
    'Bago namin mabayaran ang iyong cash-out, kailangan namin ng larawan ng ginamit mong pambayad. I-upload ito sa Mga Dokumento.'),
  ('cashOutAskIdentity', 'cashOuts', 'ask', 30,
    'Before we can pay your cash-out we need a picture of a valid identity document. Please upload one under Documents.',
    'Bago namin mabayaran ang iyong cash-out, kailangan namin ng larawan ng balidong ID. I-upload ito sa Mga Dokumento.'),
  ('payoutReturned', 'payouts', 'giveBack', 10, 'The provider sent the payment back.',
    'Ibinalik ng tagabayad ang bayad.'),
  ('documentUnreadable', 'documents', 'refuse', 10, 'The picture cannot be read. Please take it again in good light.',
    'Hindi mabasa ang larawan. Kunan muli sa maliwanag na lugar.'),
  ('documentExpired', 'documents', 'refuse', 20, 'The document has expired. Please send one that is valid.',
    'Paso na ang dokumento. Magpadala ng may bisa pa.'),
  ('documentOtherName', 'documents', 'refuse', 30, 'The name on the document is not the name on your account.',
    'Hindi tugma ang pangalan sa dokumento sa pangalan sa iyong account.'),
  ('documentCut', 'documents', 'refuse', 40, 'A part of the document is cut off. Please send a picture of the whole of it.',
    'May bahagi ng dokumento na hindi kita. Magpadala ng larawan ng kabuuan nito.'),
  ('documentOtherKind', 'documents', 'refuse', 50, 'This is another kind of document than the one we asked for.',
    'Ibang uri ito ng dokumento kaysa sa hiningi namin.'),
  ('documentAskBack', 'documents', 'ask', 10, 'Please upload the back of your document as well.',
    'Paki-upload din ang likod ng iyong dokumento.'),
  ('documentAskDate', 'documents', 'ask', 20, 'Please upload a picture on which the date of the document can be read.',
    'Mag-upload ng larawan kung saan nababasa ang petsa ng dokumento.'),
  ('depositNotArrived', 'deposits', 'close', 10, 'The provider says that no payment arrived.',
    'Ayon sa tagabayad, walang dumating na bayad.'),
  ('depositAskReceipt', 'deposits', 'ask', 10, 'Please send us the receipt of your payment, so that we can find it.',
    'Pakipadala ang resibo ng iyong bayad upang mahanap namin ito.'),
  ('winFaulty', 'heldWins', 'refuse', 10, 'The game did not work as its rules say, so this win is void.',
    'Hindi gumana ang laro ayon sa mga tuntunin nito, kaya walang bisa ang panalong ito.'),
  ('invitationSamePerson', 'invitations', 'refuse', 10, 'Inviter and invited are one person or one household.',
    'Iisang tao o iisang sambahayan ang nag-imbita at ang inimbita.'),
  ('contactAnswered', 'contacts', 'close', 10, 'Answered by mail.', 'Nasagot sa pamamagitan ng mail.'),
  ('chatAbuse', 'chatReports', 'remove', 10, 'The message insults or threatens a person.', 'Nang-iinsulto o nagbabanta ang mensahe.'),
  ('chatSpam', 'chatReports', 'remove', 20, 'The message advertises or repeats itself.', 'Patalastas o paulit-ulit ang mensahe.'),
  ('chatFine', 'chatReports', 'keep', 10, 'The message keeps to the rules.', 'Naaayon sa mga tuntunin ang mensahe.'),
  ('contactNothing', 'contacts', 'close', 20, 'Nothing has to be done.', 'Walang kailangang gawin.'),
  ('approvalUnclear', 'approvals', 'refuse', 10, 'The reason is not clear to me. Please propose it again with more about it.',
    'Hindi malinaw sa akin ang dahilan. Imungkahi muli nang may dagdag na paliwanag.');
