/**
 * What a report can show and by what. A literal table: the builder offers these combinations, the API refuses the rest with the reason.
 * Money is in the currency of the player; `source` names the records that a measure is made from.
 */
export const reportProperties = [
  'country',
  'licence',
  'cohort',
  'vip',
  'game',
  'gameKind',
  'studio',
  'vendor',
  'method',
  'provider',
] as const;
export type ReportProperty = (typeof reportProperties)[number];

export const reportUnits = ['money', 'count', 'percent'] as const;
export type ReportUnit = (typeof reportUnits)[number];

/** `sums`: postings by day; `players`: players who moved something on a day; `joined`, `deposited`: players; `payments`: deposits that began. */
export const reportSources = ['sums', 'players', 'joined', 'deposited', 'payments'] as const;
export type ReportSource = (typeof reportSources)[number];

interface MeasureDescription {
  unit: ReportUnit;
  source: ReportSource;
  /** How it is made, in the terms of the finance report; undefined: the records of its source are counted or added up. */
  formula?: string;
  properties: readonly ReportProperty[];
}

const player = ['country', 'licence', 'cohort', 'vip'] as const;
const play = [...player, 'game', 'gameKind', 'studio', 'vendor'] as const;
const payment = [...player, 'method'] as const;
const attempt = ['country', 'licence', 'method', 'provider'] as const;

export const reportMeasures = {
  deposits: { unit: 'money', source: 'sums', properties: payment },
  withdrawals: { unit: 'money', source: 'sums', properties: payment },
  netDeposits: { unit: 'money', source: 'sums', formula: 'deposits − withdrawals', properties: payment },
  stakes: { unit: 'money', source: 'sums', properties: play },
  rollbacks: { unit: 'money', source: 'sums', properties: play },
  wins: { unit: 'money', source: 'sums', properties: play },
  ggr: { unit: 'money', source: 'sums', formula: 'stakes − rollbacks − wins', properties: play },
  margin: { unit: 'percent', source: 'sums', formula: 'GGR ÷ (stakes − rollbacks)', properties: play },
  granted: { unit: 'money', source: 'sums', properties: player },
  forfeited: { unit: 'money', source: 'sums', properties: player },
  bonusCost: { unit: 'money', source: 'sums', formula: 'granted − forfeited', properties: player },
  ngr: { unit: 'money', source: 'sums', formula: 'GGR − granted + forfeited', properties: player },
  fees: { unit: 'money', source: 'sums', properties: player },
  bets: { unit: 'count', source: 'sums', properties: play },
  activePlayers: { unit: 'count', source: 'players', properties: player },
  depositors: { unit: 'count', source: 'players', properties: player },
  newPlayers: { unit: 'count', source: 'joined', properties: player },
  firstDepositors: { unit: 'count', source: 'deposited', properties: player },
  depositsBegun: { unit: 'count', source: 'payments', properties: attempt },
  acceptance: {
    unit: 'percent',
    source: 'payments',
    formula: 'succeeded ÷ (succeeded + refused)',
    properties: attempt,
  },
} as const satisfies Record<string, MeasureDescription>;
export type ReportMeasure = keyof typeof reportMeasures;
export const reportMeasureNames = Object.keys(reportMeasures) as [ReportMeasure, ...ReportMeasure[]];

/**
 * Sums are kept by one kind of property at a time: of the player, of the game, of its vendor, or of the payment. Those of one kind go
 * together, those of two do not: crossing them would give nearly a row for each posting.
 */
const kindOf: Readonly<Record<ReportProperty, 'player' | 'game' | 'vendor' | 'payment'>> = {
  country: 'player',
  licence: 'player',
  cohort: 'player',
  vip: 'player',
  game: 'game',
  gameKind: 'game',
  studio: 'game',
  vendor: 'vendor',
  method: 'payment',
  provider: 'payment',
};

export const reportProblems = [
  'notOfMeasure',
  'notTogether',
  'periodWrong',
  'noGroupCurrency',
  'tooManyRows',
  'tooLong',
] as const;
export type ReportProblemKind = (typeof reportProblems)[number];

/** Why a combination is impossible: a measure without a property, or two properties that no sum has together. */
export interface CombinationProblem {
  kind: 'notOfMeasure' | 'notTogether';
  measure: ReportMeasure;
  property: ReportProperty;
  other?: ReportProperty;
}

/** The first reason why these measures are not kept by these properties; undefined: they are. */
export function combinationProblem(
  measures: readonly ReportMeasure[],
  properties: readonly ReportProperty[],
): CombinationProblem | undefined {
  for (const measure of measures) {
    const described: MeasureDescription = reportMeasures[measure];
    const missing = properties.find((property) => !described.properties.includes(property));
    if (missing) return { kind: 'notOfMeasure', measure, property: missing };
    const [first, ...others] = properties;
    const other = others.find((property) => kindOf[property] !== kindOf[first!]);
    if (first && other && described.source === 'sums') return { kind: 'notTogether', measure, property: first, other };
  }
  return undefined;
}

export const mostReportMeasures = 8;
export const mostReportProperties = 3;
export const mostReportRows = 5_000;

/** What the safer-gambling report counts, by month and licence; docs/reports.md says what each is. */
export const saferGamblingCounts = [
  'limitsSet',
  'limitsLowered',
  'limitsRaised',
  'breaks',
  'mandatoryBreaks',
  'selfExclusions',
  'measures',
  'casesOpened',
  'casesClosed',
  'interactions',
  'affordabilityAsked',
  'affordabilityAccepted',
  'affordabilityRefused',
] as const;
export type SaferGamblingCount = (typeof saferGamblingCounts)[number];

/** Cohorts of fewer players are shown without figures to who may not see personal data. */
export const smallCohort = 10;
