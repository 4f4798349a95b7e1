/** What a line of a group's rule can say about a member. Each has its statement in the API's feature `groups`. */
export const groupConditions = [
  'country',
  'currency',
  'language',
  'joined',
  'accountAge',
  'vipLevel',
  'tagged',
  'mailVerified',
  'documentAccepted',
  'takesOffers',
  'suspended',
  'playBarred',
  'invited',
  'invitedBy',
  'seen',
  'played',
  'staked',
  'everDeposited',
  'deposits',
  'depositSum',
  'cashOuts',
  'cashOutSum',
  'balance',
  'casinoResult',
  'bonusOpen',
  'wageringOpen',
  'bonusEnded',
  'alertOpen',
  'caseOpen',
  'reachedBy',
] as const;
export type GroupCondition = (typeof groupConditions)[number];

/** What a condition takes by name: a whole number, a day, an amount as decimal text in major units, or words. */
export type GroupParameters = Readonly<Record<string, string | number | readonly string[]>>;

/** Who is meant: everybody of whom the whole tree holds. */
export type GroupRule =
  | { all: readonly GroupRule[] }
  | { any: readonly GroupRule[] }
  | { not: GroupRule }
  | { is: GroupCondition; with: GroupParameters };

/** Bounds of a rule: how deep its tree is, and how many conditions it has in all. */
export const deepestGroupRule = 8;
export const mostGroupConditions = 30;

export const campaignKinds = ['gift', 'bonus', 'freeRounds', 'message', 'promotion'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

/** `starting`: its list of members is being written, once. */
export const campaignStates = ['draft', 'starting', 'running', 'paused', 'stopped', 'finished'] as const;
export type CampaignState = (typeof campaignStates)[number];

export const campaignOutcomes = ['waiting', 'done', 'refused', 'failed'] as const;
export type CampaignOutcome = (typeof campaignOutcomes)[number];

/** Why a member of the group is not reached. */
export const campaignRefusals = [
  'suspended',
  'playBarred',
  'staff',
  'noConsent',
  'protected',
  'notOffered',
  'noAmount',
  'bonusActive',
  'cashOutPending',
  'capReached',
] as const;
export type CampaignRefusal = (typeof campaignRefusals)[number];
