import { type FigureName, type FigureUnit, formulas, type Permission } from '@fairhouse/contract/operator';
import { costsOf, type Percentages } from './costs.ts';
import { medianSeconds } from './durations.ts';
import type { Measure, SourceName } from './home.deps.ts';

/** A screen with its filters, for a day of UTC, and who may open it. */
export interface FigureList {
  /** All of these. */
  needs: Permission | readonly Permission[];
  path: string;
  search(day: string): Record<string, string>;
}

interface Declared<S extends SourceName, Sums> {
  unit: FigureUnit;
  source: S;
  /** From the sums of some hours of one day: minor units, a count, seconds, or tenths of a percent; null: there is nothing to calculate it from. */
  value(sums: Sums, percentages: Percentages): bigint | null;
  formula?: string;
  /** Who may open none of them does not see the figure; the first that is permitted is its list. */
  lists: readonly FigureList[];
  /** A value of one hour means something, and hours are comparable. */
  charted: boolean;
}

/** One figure: the next one is an entry in `figures`, its name in the contract and its words at the desk. */
export type Figure = Declared<SourceName, Readonly<Record<string, bigint>>>;

/** Checks that the figure names only what its source measures. */
const figure = <S extends SourceName>(it: Declared<S, Readonly<Record<Measure<S>, bigint>>>) => it as unknown as Figure;

/** The breakdown of the finance report for the day, by one property. */
const report = (by: string): FigureList => ({
  needs: 'finance.read',
  path: '/money',
  search: (day) => ({ tab: 'breakdown', by, from: day, to: day }),
});
const queue = (name: string, needs: Permission): FigureList => ({
  needs,
  path: `/queue/${name}`,
  search: (day) => ({ hold: 'all', since: day, upTo: day }),
});

const automaticPayouts: FigureList = { needs: 'cashOuts.read', path: '/automatic-payouts', search: () => ({}) };

/** In tenths of a percent, rounded; null of nothing. */
const shareOf = (part: bigint, all: bigint) => (all === 0n ? null : (2_000n * part + all) / (2n * all));
/** The players whom a filter of days finds, for who may see the figure elsewhere too. */
const players = (needs: Permission, search: FigureList['search']): FigureList => ({
  needs: [needs, 'members.read'],
  path: '/lists',
  search: (day) => ({ list: 'players', ...search(day) }),
});

export const figures: Readonly<Record<FigureName, Figure>> = {
  deposits: figure({
    unit: 'money',
    source: 'money',
    value: ({ deposits }) => deposits,
    lists: [report('method')],
    charted: true,
  }),
  withdrawals: figure({
    unit: 'money',
    source: 'money',
    value: ({ paidOut }) => paidOut,
    lists: [report('method'), queue('payouts', 'cashOuts.read')],
    charted: true,
  }),
  cashOutsAsked: figure({
    unit: 'money',
    source: 'money',
    value: ({ cashOutsAsked }) => cashOutsAsked,
    lists: [queue('cashOuts', 'cashOuts.read')],
    charted: true,
  }),
  payoutTime: figure({
    unit: 'seconds',
    source: 'payouts',
    value: (counts) => medianSeconds(counts),
    lists: [automaticPayouts],
    charted: true,
  }),
  automaticShare: figure({
    unit: 'percent',
    source: 'payouts',
    value: ({ automatic, paid }) => shareOf(automatic, paid),
    formula: 'approved automatically ÷ paid',
    lists: [automaticPayouts],
    charted: true,
  }),
  ggr: figure({
    unit: 'money',
    source: 'money',
    value: ({ ggr }) => ggr,
    formula: formulas.ggr,
    lists: [report('game')],
    charted: true,
  }),
  bonusCost: figure({
    unit: 'money',
    source: 'money',
    value: ({ granted, forfeited }) => granted - forfeited,
    formula: formulas.bonusCost,
    lists: [
      report('type'),
      {
        needs: 'bonuses.read',
        path: '/groups',
        search: (day) => ({ tab: 'bonuses', from: day, until: day }),
      },
    ],
    charted: true,
  }),
  ngr: figure({
    unit: 'money',
    source: 'money',
    value: ({ ngr }) => ngr,
    formula: formulas.ngr,
    lists: [report('game')],
    charted: true,
  }),
  ngrAfterCosts: figure({
    unit: 'money',
    source: 'money',
    value: (sums, percentages) => sums.ngr - costsOf(sums, percentages),
    formula: formulas.ngrAfterCosts,
    lists: [report('type')],
    // Costs are of the GGR of the day, above 0: those of its hours do not add up to them.
    charted: false,
  }),
  activePlayers: figure({
    unit: 'count',
    source: 'players',
    value: ({ active }) => active,
    lists: [players('finance.read', (day) => ({ activeOn: day })), report('cohort')],
    charted: true,
  }),
  newPlayers: figure({
    unit: 'count',
    source: 'players',
    value: ({ joined }) => joined,
    lists: [
      players('record.read', (day) => ({ joinedFrom: day, joinedUntil: day })),
      {
        needs: 'record.read',
        path: '/record',
        search: (day) => ({ command: 'member.join', from: day, until: day }),
      },
    ],
    charted: true,
  }),
  firstDeposits: figure({
    unit: 'count',
    source: 'players',
    value: ({ firstDeposits }) => firstDeposits,
    lists: [players('finance.read', (day) => ({ firstDepositFrom: day, firstDepositUntil: day })), report('cohort')],
    charted: true,
  }),
  acceptance: figure({
    unit: 'percent',
    source: 'acceptance',
    value: ({ done, refused }) => shareOf(done, done + refused),
    formula: 'succeeded ÷ (succeeded + refused)',
    lists: [{ needs: 'health.read', path: '/health', search: () => ({ tab: 'traffic', span: '24h' }) }],
    charted: true,
  }),
  messages: figure({
    unit: 'count',
    source: 'messages',
    value: ({ received }) => received,
    lists: [queue('contacts', 'contacts.read')],
    charted: true,
  }),
  firstAnswer: figure({
    unit: 'seconds',
    source: 'firstAnswers',
    value: (counts) => medianSeconds(counts),
    lists: [
      {
        needs: ['contacts.read', 'members.read'],
        path: '/lists',
        search: (day) => ({ list: 'threads', firstAnswerFrom: day, firstAnswerUntil: day }),
      },
    ],
    charted: true,
  }),
  riskAlerts: figure({
    unit: 'count',
    source: 'riskAlerts',
    value: ({ raised }) => raised,
    lists: [queue('alerts', 'risk.read')],
    charted: true,
  }),
  harmCases: figure({
    unit: 'count',
    source: 'harmCases',
    value: ({ opened }) => opened,
    lists: [queue('harmCases', 'protection.read')],
    charted: true,
  }),
};

/** The list of a figure that the holder of these permissions may open; undefined: the figure is not shown. */
export function listFor(figure: Pick<Figure, 'lists'>, permissions: ReadonlySet<Permission>): FigureList | undefined {
  return figure.lists.find(({ needs }) => [needs].flat().every((one) => permissions.has(one)));
}
