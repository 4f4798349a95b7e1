-- Which permissions nobody holds together: `separationRules` of the contract (`role-rules.ts`). A test holds the two to one another.
create or replace view staff_separation as
select r.rule, r.one, r.other, r.except_roles from (values
  ('staffAndMoney', array['staff.manage'],
    array['cashOuts.decide', 'deposits.decide', 'disputes.edit', 'wins.decide', 'bonuses.give', 'campaigns.send', 'competitions.pay', 'missions.open', 'invitations.decide', 'affiliates.pay'], array[]::text[]),
  ('policyAndApproval', array['policies.edit', 'staff.manage'],
    array['approvals.second'], array[]::text[]),
  ('depositsAndCashOuts', array['deposits.decide'],
    array['cashOuts.decide'], array['cashier']),
  ('termsAndBonuses', array['bonusTerms.edit'],
    array['bonuses.give'], array['bonuses']),
  ('rulesAndAlerts', array['rules.edit'],
    array['risk.decide'], array['risk', 'compliance']),
  ('erasureAndAudit', array['data.erase'],
    array['record.read'], array['risk', 'compliance']),
  ('settingsAndMoney', array['settings.edit'],
    array['deposits.decide', 'cashOuts.decide', 'wins.decide', 'bonuses.give'], array['finance']),
  ('affiliateTermsAndPay', array['affiliates.edit'],
    array['affiliates.pay'], array['bonuses', 'cashier']),
  ('closingAndMoney', array['finance.close', 'settlements.import', 'reconciliation.run'],
    array['deposits.decide', 'cashOuts.decide'], array['finance'])
) r (rule, one, other, except_roles);
