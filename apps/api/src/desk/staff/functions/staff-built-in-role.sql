-- The built-in roles with their permissions: `roles` of the contract (`roles.ts`). A test holds the two to one another.
create or replace view staff_built_in_role as
select r.role, r.permissions from (values
  ('cashier', array[
    'members.read', 'members.personal', 'members.note', 'cashOuts.read', 'cashOuts.decide', 'deposits.read',
    'deposits.decide', 'disputes.read', 'disputes.edit', 'documents.read', 'wins.read', 'bonuses.read', 'settings.read',
    'approvals.second', 'policies.read', 'health.read', 'affiliates.read', 'affiliates.pay']),
  ('documents', array[
    'members.read', 'members.personal', 'members.note', 'documents.read', 'documents.decide', 'cashOuts.read',
    'identity.read', 'identity.decide', 'policies.read']),
  ('risk', array[
    'members.read', 'members.personal', 'members.note', 'members.block', 'members.suspend', 'cashOuts.read', 'deposits.read',
    'disputes.read', 'documents.read', 'wins.read', 'wins.decide', 'winBounds.edit', 'bonuses.read', 'bonuses.review',
    'invitations.read', 'invitations.decide', 'protection.read', 'protection.decide', 'risk.read', 'risk.decide',
    'rules.edit', 'suspicions.report', 'reports.read', 'data.erase', 'approvals.second', 'identity.read', 'identity.decide',
    'policies.read', 'record.read', 'exports.make', 'affiliates.read']),
  ('support', array[
    'members.read', 'members.personal', 'members.note', 'members.block', 'members.recover', 'members.message',
    'cashOuts.read', 'deposits.read', 'documents.read', 'bonuses.read', 'competitions.read', 'missions.read',
    'invitations.read', 'vip.read', 'data.export', 'contacts.read', 'contacts.answer', 'macros.edit', 'content.read',
    'identity.read', 'policies.read']),
  ('bonuses', array[
    'members.read', 'members.note', 'members.message', 'bonuses.read', 'bonuses.give', 'bonuses.review', 'bonusTerms.edit',
    'groups.read', 'groups.edit', 'campaigns.send', 'competitions.read', 'missions.read', 'competitions.edit',
    'competitions.pay', 'missions.edit', 'missions.open', 'invitations.read', 'agents.edit', 'vip.read', 'vip.edit',
    'content.read', 'approvals.second', 'policies.read', 'exports.make', 'apiKeys.read', 'apiKeys.edit', 'affiliates.read',
    'affiliates.edit']),
  ('content', array[
    'bonuses.read', 'competitions.read', 'missions.read', 'vip.read', 'content.read', 'content.edit', 'catalogue.edit',
    'settings.read', 'approvals.second', 'policies.read']),
  ('compliance', array[
    'members.read', 'members.personal', 'members.note', 'members.block', 'members.suspend', 'cashOuts.read', 'deposits.read',
    'disputes.read', 'documents.read', 'wins.read', 'bonuses.read', 'competitions.read', 'missions.read', 'invitations.read',
    'contacts.read', 'data.export', 'data.erase', 'settings.read', 'risk.read', 'risk.decide', 'rules.edit',
    'suspicions.report', 'finance.read', 'reports.read', 'reports.build', 'reports.schedule', 'reports.files',
    'reconciliation.read', 'exports.make', 'identity.read', 'identity.decide', 'policies.read', 'policies.edit',
    'books.verify', 'record.read', 'health.read', 'staff.read', 'apiKeys.read', 'apiKeys.edit', 'affiliates.read']),
  ('finance', array[
    'members.read', 'cashOuts.read', 'deposits.read', 'disputes.read', 'wins.read', 'bonuses.read', 'competitions.read',
    'missions.read', 'settings.read', 'settings.edit', 'finance.read', 'reports.read', 'reports.build', 'reports.schedule',
    'reports.files', 'finance.close', 'settlements.import', 'reconciliation.read', 'reconciliation.run', 'exports.make',
    'approvals.second', 'policies.read', 'books.verify', 'record.read', 'health.read', 'apiKeys.read', 'apiKeys.edit',
    'affiliates.read']),
  ('administrator', array[
    'content.read', 'vip.read', 'bonuses.read', 'wins.read', 'settings.read', 'settings.edit', 'queues.assign',
    'policies.read', 'policies.edit', 'books.verify', 'record.read', 'health.read', 'jobs.replay', 'webhooks.read',
    'webhooks.edit', 'apiKeys.read', 'apiKeys.edit', 'staff.read', 'staff.manage'])
) r (role, permissions);
