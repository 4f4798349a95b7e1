/** What begins a journey for a player. None goes by what a player has lost. */
export const journeyTriggers = [
  'joined',
  'firstDeposit',
  'noDeposit',
  'noLogIn',
  'levelReached',
  'birthday',
  'enteredGroup',
] as const;
export type JourneyTrigger = (typeof journeyTriggers)[number];

/** What a condition compares. None is a sum that was won or lost. */
export const journeyFacts = ['country', 'language', 'currency', 'level', 'deposits', 'lastLogIn', 'group'] as const;
export type JourneyFact = (typeof journeyFacts)[number];

/** What a player may do while a step waits for it. */
export const journeyEvents = ['deposited', 'loggedIn'] as const;
export type JourneyEvent = (typeof journeyEvents)[number];

/** What a step does for the player. */
export const journeyActions = ['message', 'mail', 'push', 'bonus', 'freeRounds', 'tag'] as const;
export type JourneyAction = (typeof journeyActions)[number];

export const journeyStepKinds = ['condition', 'wait', 'waitFor', 'control', ...journeyActions] as const;
export type JourneyStepKind = (typeof journeyStepKinds)[number];

export const journeyStates = ['draft', 'running', 'paused', 'stopped'] as const;
export type JourneyState = (typeof journeyStates)[number];

/** Why a step did nothing for a player, who went on to the next one. */
export const journeySkips = [
  'noConsent',
  'switchedOff',
  'noDevice',
  'place',
  'capReached',
  'budgetReached',
  'noAmount',
  'notOffered',
  'bonusActive',
  'cashOutPending',
  'alreadyGiven',
] as const;
export type JourneySkip = (typeof journeySkips)[number];

/** Why a player left before the end: held back by protection, suspended, of the staff, in the control group, or the journey ended. */
export const journeyLeavings = [
  'protected',
  'playBarred',
  'suspended',
  'staff',
  'control',
  'stopped',
  'failed',
] as const;
export type JourneyLeaving = (typeof journeyLeavings)[number];

/** What is wrong with a graph of steps. */
export const journeyProblems = ['sameId', 'noSuchStep', 'cycle', 'unreachable', 'twoControls', 'noAction'] as const;
export type JourneyProblem = (typeof journeyProblems)[number];

/** Conditions of groups that a journey does not go by: they say, alone or together, how much a player has lost. */
export const groupConditionsOfLosses = ['casinoResult', 'balance', 'cashOuts', 'cashOutSum', 'bonusEnded'] as const;

export const mostJourneySteps = 30;
