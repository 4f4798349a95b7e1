import type { ReconciliationDifference } from '@fairhouse/contract/operator';
import { amountOf, type Currency, decimalText, isCurrency } from '@fairhouse/money';

const pageSize = 500;
const askedAtOnce = 8;

/** A UTC day, from its first moment to the first of the next. */
export interface Day {
  from: Date;
  to: Date;
}

/** Our books beside somebody else's. Totals in minor units. */
export interface Comparison {
  checked: number;
  totals: { what: string; currency: Currency; ours: bigint; theirs: bigint }[];
  differences: ReconciliationDifference[];
}

/** Somebody to compare a day with, by the name that the report gives them. */
export interface ComparedPart {
  name: string;
  compare(day: Day): Promise<Comparison>;
}

/** What the other side holds of an entry, in minor units; undefined: nothing. */
export type TheirEntry = { minor: bigint; currency: string } | undefined | 'notAnswered';

/** Something that the other side is asked about one by one. `booked` in minor units, 0 where our books have nothing of it. */
export interface Entry {
  id: bigint;
  currency: Currency;
  booked: bigint;
}

interface EntryComparison<E extends Entry> {
  /** What the totals are of, such as `paid in`. */
  what: string;
  /** The entries after the id `after` in the order of their ids, at most `size`. */
  page(after: bigint, size: number): Promise<E[]>;
  subjectOf(entry: E): string;
  ask(entry: E): Promise<TheirEntry>;
}

/** Asks about every entry, some at once, and lists what differs. Memory holds one page and the differences. */
export async function compareEntries<E extends Entry>(of: EntryComparison<E>): Promise<Comparison> {
  const differences: ReconciliationDifference[] = [];
  const totals = new Map<Currency, { ours: bigint; theirs: bigint }>();
  let checked = 0;
  for (let after = 0n; ; ) {
    const entries = await of.page(after, pageSize);
    for (let first = 0; first < entries.length; first += askedAtOnce) {
      const group = entries.slice(first, first + askedAtOnce);
      const answers = await Promise.all(group.map((entry) => of.ask(entry)));
      for (const [index, entry] of group.entries()) {
        const reported = answers[index];
        const difference = differenceOf(of.subjectOf(entry), entry, reported);
        if (difference) differences.push(difference);
        const sum = totals.get(entry.currency) ?? { ours: 0n, theirs: 0n };
        totals.set(entry.currency, {
          ours: sum.ours + entry.booked,
          theirs: sum.theirs + (reported === 'notAnswered' ? 0n : (reported?.minor ?? 0n)),
        });
      }
    }
    checked += entries.length;
    if (entries.length < pageSize) break;
    after = entries.at(-1)!.id;
  }
  return {
    checked,
    totals: [...totals].map(([currency, sums]) => ({ what: of.what, currency, ...sums })),
    differences,
  };
}

function differenceOf(
  subject: string,
  { booked, currency }: Entry,
  reported: TheirEntry,
): ReconciliationDifference | undefined {
  const ours = booked === 0n ? null : amountText(booked, currency);
  if (reported === 'notAnswered') return { kind: 'notAnswered', subject, ours, theirs: null };
  const theirs = reported ? amountText(reported.minor, reported.currency) : null;
  if (theirs === ours) return undefined;
  if (ours === null) return { kind: 'missingHere', subject, ours, theirs };
  return { kind: theirs === null ? 'missingThere' : 'otherAmount', subject, ours, theirs };
}

/** `12.50 USD`; of a currency that the casino does not know, in its smallest units. */
export function amountText(minor: bigint, currency: string): string {
  return isCurrency(currency) ? `${decimalText(amountOf(currency, minor))} ${currency}` : `${minor} ${currency}`;
}
