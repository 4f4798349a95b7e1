-- All that features publish for a member's own copy. A feature adds its view here; a test holds tables with a member to it.
create or replace view own_data as
select member_id, section, n, data from access_own_data
union all select member_id, section, n, data from consents_own_data
union all select member_id, section, n, data from personal_data_own_data
union all select member_id, section, n, data from second_factor_own_data
union all select member_id, section, n, data from documents_own_data
union all select member_id, section, n, data from ledger_own_data
union all select member_id, section, n, data from deposit_own_data
union all select member_id, section, n, data from cash_out_own_data
union all select member_id, section, n, data from disputes_own_data
union all select member_id, section, n, data from wallet_own_data
union all select member_id, section, n, data from tables_own_data
union all select member_id, section, n, data from protection_own_data
union all select member_id, section, n, data from harm_own_data
union all select member_id, section, n, data from identity_own_data
union all select member_id, section, n, data from bonus_own_data
union all select member_id, section, n, data from vip_own_data
union all select member_id, section, n, data from invite_own_data
union all select member_id, section, n, data from games_own_data
union all select member_id, section, n, data from promotions_own_data
union all select member_id, section, n, data from groups_own_data
union all select member_id, section, n, data from journeys_own_data
union all select member_id, section, n, data from affiliates_own_data
union all select member_id, section, n, data from competition_own_data
union all select member_id, section, n, data from mission_own_data
union all select member_id, section, n, data from messages_own_data
union all select member_id, section, n, data from mail_own_data
union all select member_id, section, n, data from support_own_data
union all select member_id, section, n, data from member_file_own_data
union all select member_id, section, n, data from audit_event_own_data;
