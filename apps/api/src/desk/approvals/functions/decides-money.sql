-- What moves, gives or releases money: commands that can need a second person, and queues. A test holds the list to
-- `moneyPermissions` of the contract.
create or replace function decides_money(p_what text) returns boolean language sql immutable as $$
  select p_what in ('cashOut.approve', 'deposit.credit', 'deposit.creditMore', 'deposit.settle', 'bonus.give', 'freeRounds.give', 'heldWin.release',
    'dispute.accept', 'campaign.start', 'journey.switchOn', 'competition.disqualify', 'competition.pay', 'mission.open', 'affiliate.setTerms', 'affiliate.adjust',
    'affiliate.releaseStatement', 'affiliate.approveStatement', 'payoutRule.switchOn', 'routing.switchOn', 'cashOuts', 'payouts', 'payoutReviews', 'deposits',
    'disputes', 'heldWins', 'invitations', 'affiliateStatements')
$$;
