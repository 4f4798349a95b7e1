-- Every thread with the support team, without what was written, for lists of the desk.
create or replace view contact_record as
select id, member_id, name, username, email, topic, priority, state, reference_kind, reference_id, created_at, changed_at, asked_at,
  first_answered_at, due_at, closed_at, closed_by, satisfied, messages
from contact;
