/**
 * Tables with rows of members that no copy holds, each with its reason. Every other table with a member in it is behind a view
 * that `own_data` reads; a test says so, and so a new table cannot be forgotten.
 */
export const leftOut: Readonly<Record<string, string>> = {
  mailed_link: 'hashes of links that let in',
  launch_token: 'hashes of tokens that were used within a minute; what came of them are the sessions of games',
  recovery_code: 'hashes of codes that let in',
  factor_challenge: 'steps of a log-in, for minutes',
  factor_failure: 'a counter against guessing',
  round_place: 'an index of the rounds, which are in the copy',
  member_origin: 'keyed hashes by which one person is told from another; of no use to anybody else',
  bonus_ring: 'keyed hashes by which one person is told from another',
  bonus_shared: 'says who else may be the same person, and is about others',
  excluded_mark: 'keyed hashes by which an exclusion is recognised; of no use to anybody else',
  play_period: 'figures of a limit, made of the transactions, which are in the copy',
  harm_play: 'figures of each five minutes, made of the transactions, which are in the copy',
  harm_due: 'marks of what is to be looked at next',
  screening_asked: 'the law forbids to tell of what suspicion is looked into',
  bet_allowance: 'what a limit leaves, made of the transactions, which are in the copy',
  finance_active_player: 'days on which the member played, made of the transactions, which are in the copy',
  finance_member_day: 'sums of days, made of the transactions, which are in the copy',
  finance_depositor: 'times of the first two deposits, which are in the copy',
  audit_event: 'what the member did is in the copy; what others did is about them, and of cases the law forbids it',
  approval: 'what the staff decided, and who; what came of it stands with the things themselves',
  queue_decision: 'what the staff decided, and who; what came of it stands with the things themselves',
  cash_out_judgement:
    'checks of an approval; the cash-out is in the copy, and the law forbids to show what is suspected',
  deposit_route: 'to which provider a deposit was sent and why; the deposit, with its provider, is in the copy',
  staff_member_link: 'the staff’s own file',
  risk_alert: 'the law forbids to tell of what suspicion is looked into',
  risk_case_member: 'the law forbids to tell of what suspicion is looked into',
  risk_mute: 'the law forbids to tell of what suspicion is looked into',
  outgoing_event: 'ids and amounts of what the copy says already, kept for 30 days to be sent again',
  outgoing_delivery: 'whether another system was sent what the copy says already, kept for 30 days',
  journey_group_seen: 'who was in a group before a journey looked again; what the member received by it is in the copy',
  affiliate_first_deposit: 'the first deposit, which is in the copy',
  affiliate_activity: 'figures of each day, made of the transactions, which are in the copy',
  affiliate_qualified:
    'what the partner who brought the member earned, made of the transactions, which are in the copy',
  affiliate_qualified_back: 'what the partner who brought the member lost again',
  affiliate_postback: 'pseudonymous events about what the copy says already',
  screening_hit: 'the law forbids to tell of what suspicion is looked into',
};
