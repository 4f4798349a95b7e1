-- What other features may know of approvals: whose word there is on what.
create or replace view approval_record as
select id, command, subject, member_id, proposed_hash, proposal ->> 'contentHash' as content_hash, maker_id, maker, made_at, state
from approval;
