import type { OperatorCallInput, OperatorCallPath, QueueFilter, QueueName } from '@fairhouse/contract/operator';
import { queueNames } from '@fairhouse/contract/operator';
import type { Who } from './sign-in.ts';

/** Everything that is measured at the large casino. A feature that adds a queue, a list or a report adds its lines here. */
export interface DeskCall {
  what: string;
  path: OperatorCallPath;
  input: object;
  /** Who asks; somebody who holds all roles of those that decide, by default. */
  who?: Who;
}

const line = <P extends OperatorCallPath>(
  what: string,
  path: P,
  input: OperatorCallInput<P>,
  more: Pick<DeskCall, 'who'> = {},
): DeskCall => ({ what, path, input, ...more });

/** What the large casino is known to hold (`bench/large-casino/sql`). */
export interface KnownRows {
  today: Date;
  /** Who has 100,000 postings, and who has eleven. */
  heavy: number;
  usual: number;
  pendingCashOut: number;
  /** Where each queue continues after so many rows that nobody pages there by hand. */
  farCursors: Partial<Record<QueueName, string>>;
}

const dayMs = 24 * 60 * 60_000;
const dayText = (at: Date, daysBack: number) => new Date(at.getTime() - daysBack * dayMs).toISOString().slice(0, 10);

const ofMoney: readonly QueueName[] = ['cashOuts', 'payouts', 'deposits', 'heldWins', 'approvals'];
const kinds: Partial<Record<QueueName, string[]>> = {
  cashOuts: ['PAYPAL'],
  payouts: ['review'],
  deposits: ['owed'],
  documents: ['idcardProof'],
  heldWins: ['studio'],
  contacts: ['withdraw'],
  alerts: ['high', 'critical'],
  approvals: ['cashOut.approve'],
};

function ofQueue(queue: QueueName, { usual, farCursors }: KnownRows): DeskCall[] {
  const list = (what: string, filter: Partial<QueueFilter>, more: object = {}) =>
    line(`${queue}, ${what}`, '/operator/queue/list', { queue, filter, ...more });
  return [
    list('the longest first, with totals', {}),
    list('the latest first', {}, { direction: 'desc' }),
    ...(['snoozed', 'decided', 'all'] as const).map((hold) => list(hold, { hold })),
    ...(['mine', 'free', 'escalated'] as const).map((whose) => list(whose, { whose })),
    list('red', { age: ['red'] }),
    list('of one member', { memberId: usual }),
    ...(kinds[queue] ? [list('of a kind', { kind: kinds[queue] })] : []),
    ...(ofMoney.includes(queue)
      ? [
          list('in one currency, the largest first', { currency: ['USD'] }, { sort: 'amount', direction: 'desc' }),
          list('between two amounts', { currency: ['USD'], amountFrom: 100, amountTo: 150 }),
        ]
      : []),
    ...(farCursors[queue] ? [list('a page far behind', {}, { cursor: farCursors[queue] })] : []),
  ];
}

function ofFinance({ today }: KnownRows): DeskCall[] {
  const periods = {
    'the day before': { from: dayText(today, 1), to: dayText(today, 1) },
    'today, as far as it is': { from: dayText(today, 0), to: dayText(today, 0) },
    'a month': { from: dayText(today, 31), to: dayText(today, 1) },
    'a year': { from: dayText(today, 364), to: dayText(today, 0) },
  };
  return Object.entries(periods).flatMap(([name, period]) => [
    line(`report, ${name}`, '/operator/finance/report', period),
    line(`days, ${name}`, '/operator/finance/days', { ...period, currency: 'USD' }),
    ...(['game', 'vendor', 'method', 'country', 'cohort', 'type'] as const).map((by) =>
      line(`breakdown by ${by}, ${name}`, '/operator/finance/breakdown', { ...period, by }),
    ),
    line(`export, ${name}`, '/operator/finance/export', period),
    line(`export by game, ${name}`, '/operator/finance/export', { ...period, by: 'game' }),
  ]);
}

function ofMember(name: string, memberId: number): DeskCall[] {
  return [
    line(`${name}: standing`, '/operator/member/standing', { memberId }),
    line(`${name}: book`, '/operator/member/bookPage', { memberId }),
    line(`${name}: book, far back`, '/operator/member/bookPage', { memberId, before: 6, limit: 100 }),
    line(`${name}: time line`, '/operator/member/timeline', { memberId }),
    line(`${name}: time line of money`, '/operator/member/timeline', { memberId, kinds: ['deposit', 'cashOut'] }),
    line(`${name}: who shares what`, '/operator/member/links', { memberId }),
    line(`${name}: notes`, '/operator/member/notes', { memberId }),
    line(`${name}: deposits`, '/operator/deposit/listPage', { memberId }),
    line(`${name}: cash-outs`, '/operator/cashOut/listPage', { memberId }),
    line(`${name}: audit events`, '/operator/record/list', { memberId }),
  ];
}

export function deskCalls(known: KnownRows): DeskCall[] {
  const { usual, heavy, pendingCashOut, today } = known;
  const find = (what: string, text: string) => line(`find ${what}`, '/operator/find', { text });
  const weekAgo = new Date(today.getTime() - 7 * dayMs).toISOString();
  return [
    line('what waits in each queue', '/operator/queue/summary', {}),
    ...queueNames.flatMap((queue) => ofQueue(queue, known)),
    ...ofFinance(known),
    line('closed periods', '/operator/finance/closes', {}),
    line('differences', '/operator/finance/differences', {}),
    line('differences that are open', '/operator/finance/differences', { state: 'open' }),
    ...ofMember('a heavy member', heavy),
    ...ofMember('a usual member', usual),
    find('by id', String(usual)),
    find('by mail', `player${usual}@example.com`),
    find('by the beginning of a name', 'player77'),
    find('by a last name of many', 'Reyes'),
    find('by first and last name', 'Ana Reyes'),
    find('a round', `r${usual}-1`),
    find('a payment by its reference', `p${usual}`),
    find('nothing', 'nobody is called that'),
    line('a cash-out with all that was exchanged', '/operator/payment/file', { kind: 'cashOut', id: pendingCashOut }),
    line('record, the newest', '/operator/record/list', {}),
    line('record, of one person', '/operator/record/list', { actor: 'operator:cashier' }),
    line('record, of nobody', '/operator/record/list', { actor: 'operator:nobody' }),
    line('record, of one command', '/operator/record/list', { command: 'cashOut.reject' }),
    line('record, of a person and a command', '/operator/record/list', {
      actor: 'operator:cashier',
      command: 'cashOut.reject',
    }),
    line('record, about one thing', '/operator/record/list', { subject: `cash-out:${pendingCashOut}` }),
    line('record, of a week', '/operator/record/list', { from: weekAgo, until: today.toISOString() }),
    line('record, far back', '/operator/record/list', { before: 1_000 }),
    line('heads of the record', '/operator/record/heads', {}),
    ...lists(),
  ];
}

/** Lists that the command line and the pages of features turn over. */
function lists(): DeskCall[] {
  return [
    line('cash-outs, all', '/operator/cashOut/listPage', {}),
    line('cash-outs, completed', '/operator/cashOut/listPage', { status: 'completed' }),
    line('deposits, all', '/operator/deposit/listPage', {}),
    line('documents, accepted', '/operator/document/listPage', { status: 'accepted' }),
    line('contacts, closed', '/operator/contact/listPage', { status: 'closed' }),
    line('held wins, all', '/operator/heldWin/listPage', {}),
    line('bounds of games', '/operator/winBound/listGames', {}),
    line('invitations, counted', '/operator/invitation/listPage', { status: 'counted' }),
    line('bonuses, all', '/operator/bonus/listPage', {}),
    line('bonuses of the casino, given and lost', '/operator/bonus/list', { promotion: 'given', status: 'lost' }),
    line('bonuses of the casino, totals', '/operator/bonus/totals', {}),
    line('bonuses that share, all', '/operator/bonus/sharedPage', {}),
    line('alerts, all', '/operator/risk/alert/list', {}),
    line('cases, all', '/operator/risk/case/list', {}),
    line('hits of screening, all', '/operator/risk/screening/list', {}),
    line('numbers that several share', '/operator/member/listSharedMobiles', {}),
    line('approvals, all', '/operator/approval/list', {}),
    line('comparisons', '/operator/reconciliation/listAll', {}),
    line('sign-ins, all', '/operator/staff/signIns', {}, { who: 'manager' }),
    line('sign-ins, refused', '/operator/staff/signIns', { outcome: 'refused' }, { who: 'manager' }),
    line('staff', '/operator/staff/list', {}, { who: 'manager' }),
  ];
}
