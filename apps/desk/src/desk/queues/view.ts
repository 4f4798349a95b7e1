/** The view of a queue is its address: what is filtered, how it is sorted, and which row is open. */
import type { QueueSort } from '@fairhouse/contract/operator';
import { type Currency, currencyCodes } from '@fairhouse/money';
import { timeZone } from '../../lib/time-zone.ts';
import { writtenAmount } from '../../lib/typed-amount.ts';
import type { ListInput, QueueName, Row } from './types.ts';

const holds = ['open', 'snoozed', 'decided', 'all'] as const;
const whoses = ['anybody', 'mine', 'free', 'escalated'] as const;
const sorts = ['amount', 'player', 'kind', 'provider', 'due'] as const satisfies QueueSort[];
const ages = ['ok', 'amber', 'red'] as const satisfies Row['age'][];

export interface QueueView {
  hold?: Exclude<(typeof holds)[number], 'open'>;
  whose?: Exclude<(typeof whoses)[number], 'anybody'>;
  age?: Row['age'][];
  kind?: string[];
  provider?: string[];
  priority?: string[];
  currency?: Currency;
  /** Major units, as typed. */
  from?: string;
  to?: string;
  member?: number;
  country?: string;
  /** Days of the reader's zone, as `2026-11-28`; the last one included. */
  since?: string;
  upTo?: string;
  sort?: Exclude<QueueSort, 'waitingSince'>;
  direction?: 'desc';
  /** The open row. */
  row?: number;
}

/** Anybody can write an address: what is no view is left out. */
export function readView(written: Readonly<Record<string, unknown>>): QueueView {
  const view: QueueView = {};
  const hold = oneOf(holds, written.hold);
  if (hold && hold !== 'open') view.hold = hold;
  const whose = oneOf(whoses, written.whose);
  if (whose && whose !== 'anybody') view.whose = whose;
  const age = severalOf(written.age).filter((one): one is Row['age'] => oneOf(ages, one) !== undefined);
  if (age.length > 0) view.age = age;
  const kind = severalOf(written.kind).filter((one) => one.length > 0 && one.length <= 60);
  if (kind.length > 0) view.kind = kind;
  const provider = severalOf(written.provider).filter((one) => /^[\w-]{1,60}$/.test(one));
  if (provider.length > 0) view.provider = provider;
  const priority = severalOf(written.priority).filter((one) => /^\w{1,20}$/.test(one));
  if (priority.length > 0) view.priority = priority;
  const currency = oneOf(currencyCodes, written.currency);
  if (currency) view.currency = currency;
  // Amounts, and the order by them, mean something within one currency alone.
  if (currency) {
    const [from, to] = [amountText(written.from), amountText(written.to)];
    if (from) view.from = from;
    if (to) view.to = to;
  }
  const sort = oneOf(sorts, written.sort);
  if (sort && (sort !== 'amount' || currency)) view.sort = sort;
  if (written.direction === 'desc') view.direction = 'desc';
  if (typeof written.country === 'string' && /^[A-Z]{2}$/.test(written.country)) view.country = written.country;
  const [since, upTo] = [dayOf(written.since), dayOf(written.upTo)];
  if (since) view.since = since;
  if (upTo) view.upTo = upTo;
  const [member, row] = [idOf(written.member), idOf(written.row)];
  if (member) view.member = member;
  if (row) view.row = row;
  return view;
}

/** How a queue is sorted where nothing is chosen: by due times where its rows have them, the overdue first. */
export function firstSortOf(queue: QueueName): QueueSort {
  return queue === 'contacts' ? 'due' : 'waitingSince';
}

/** What the list is asked by; the open row is no part of it. */
export function listInputOf(queue: QueueName, view: QueueView): ListInput {
  return {
    queue,
    filter: {
      hold: view.hold ?? 'open',
      whose: view.whose ?? 'anybody',
      ...(view.age && { age: view.age }),
      ...(view.kind && { kind: view.kind }),
      ...(view.provider && { provider: view.provider }),
      ...(view.priority && { priority: view.priority }),
      ...(view.currency && { currency: [view.currency] }),
      ...(view.from && view.currency && { amountFrom: amountOfView(view.from, view.currency) }),
      ...(view.to && view.currency && { amountTo: amountOfView(view.to, view.currency) }),
      ...(view.member && { memberId: view.member }),
      ...(view.country && { country: [view.country] }),
      ...(view.since && { waitingFrom: midnightOf(view.since, 0) }),
      ...(view.upTo && { waitingTo: midnightOf(view.upTo, 1) }),
    },
    sort: view.sort ?? firstSortOf(queue),
    direction: view.direction ?? 'asc',
  };
}

/** What was typed, as the call takes it. What cannot be read for certain is sent so that the server refuses it. */
function amountOfView(typed: string, currency: Currency): string {
  return writtenAmount(typed, currency) ?? `${typed} ?`;
}

/** The views that every queue comes with. */
export const savedViews = {
  open: {},
  mine: { whose: 'mine' },
  free: { whose: 'free' },
  late: { age: ['amber', 'red'] },
  escalated: { whose: 'escalated' },
  snoozed: { hold: 'snoozed' },
  decided: { hold: 'decided' },
} as const satisfies Record<string, QueueView>;

export type SavedView = keyof typeof savedViews;

/** The saved view that this one is, if it is one. */
export function savedViewOf({ row: _, ...view }: QueueView): SavedView | undefined {
  const asText = (one: object) => JSON.stringify(Object.entries(one).sort());
  const names = Object.keys(savedViews) as SavedView[];
  return names.find((name) => asText(savedViews[name]) === asText(view));
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

function severalOf(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter((one): one is string => typeof one === 'string').slice(0, 50);
}

/** Whatever can be meant as an amount, '5,000' and '2.500,00' too: how it is read decides `amountOfView`. */
function amountText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d[\d.,’' \u00a0\u202f]{0,29}$/.test(text) ? text : undefined;
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
}

/** When a day begins for the reader, some days on. */
function midnightOf(day: string, days: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return (
    timeZone() === 'UTC' ? new Date(Date.UTC(year, month - 1, date + days)) : new Date(year, month - 1, date + days)
  ).toISOString();
}

function idOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
