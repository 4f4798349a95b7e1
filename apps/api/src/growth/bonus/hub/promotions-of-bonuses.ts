import type { HubEntry } from '@fairhouse/contract';
import { currencyOfVisitors, type Rules } from '@fairhouse/jurisdictions';
import { type Currency, toWire } from '@fairhouse/money';
import type { SessionMember } from '../../../http/session.ts';
import { firstDepositOf } from '../bonus.book.store.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { type Bonus, endedBonuses, hasHadAny } from '../bonus.store.ts';
import { bonusWire } from '../bonus.wire.ts';
import { type LadderLevel, ladder } from '../level.store.ts';
import { type Offer, offersTo } from '../offers.ts';
import { refreshBonus } from '../refresh-bonus.ts';
import { type BonusRules, isAllowed } from '../rules/allowed.ts';
import { fridayTerms, requiredWagering, timesOfBonus, timesOfFirstDeposit } from '../rules/grants.ts';
import type { Promotion, Terms } from '../rules/terms.ts';
import { readTerms } from '../terms.store.ts';
import { cashbackDays, fridayDays, windowOf } from './windows.ts';

export interface BonusReader {
  /** Undefined: a visitor. */
  member: SessionMember | undefined;
  /** Of the place of the reader. */
  rules: BonusRules & Pick<Rules, 'account.currencies'>;
  now: Date;
}

interface Known extends BonusReader {
  terms: Terms;
  currency: Currency;
  levels: readonly LadderLevel[];
  /** Of a member: nothing for a visitor. */
  active: Bonus | undefined;
  ended: readonly Bonus[];
  offers: readonly Offer[];
  hasHadOne: boolean;
  hasPaidIn: boolean;
}

type Once = Extract<HubEntry, { kind: 'signUp' | 'firstDeposit' }>;
type State = Pick<Once, 'state' | 'needs' | 'reason'>;

const mostEnded = 20;
const state = (is: State['state'], more: Partial<State> = {}): State => ({
  state: is,
  needs: null,
  reason: null,
  ...more,
});

/**
 * The bonuses as the page of promotions shows them, each with its terms and its state for the reader; those that the place does
 * not know, and those that are switched off, only while the member has one. That nothing is held back was asked before.
 */
export async function promotionsOfBonuses(deps: BonusDeps, reader: BonusReader): Promise<HubEntry[]> {
  const known = await readKnown(deps, reader);
  const { active, ended } = known;
  const given = [active, ...ended].filter((one) => one !== undefined).filter(isOfItsOwn);
  return [
    ...entry(signUp(known), known, 'signUp'),
    ...entry(firstDeposit(known), known, 'firstDeposit'),
    ...entry(friday(known), known, 'fridayFun'),
    ...entry(cashback(known), known, 'cashback'),
    ...given.map(givenEntry),
  ];
}

async function readKnown(deps: BonusDeps, reader: BonusReader): Promise<Known> {
  const { member, rules, now } = reader;
  const [terms, levels] = await Promise.all([readTerms(deps.db), ladder(deps.db)]);
  const shared = { ...reader, terms, levels, currency: member?.currency ?? currencyOfVisitors(rules) };
  if (!member) return { ...shared, active: undefined, ended: [], offers: [], hasHadOne: false, hasPaidIn: false };
  const active = await refreshBonus(deps, member.id);
  return {
    ...shared,
    active,
    ended: await endedBonuses(deps.db, member.id, mostEnded),
    offers: await offersTo(deps.db, member, { terms, rules, now }),
    hasHadOne: await hasHadAny(deps.db, member.id),
    hasPaidIn: (await firstDepositOf(deps.db, member.id)) !== undefined,
  };
}

/** An earlier Friday bonus, and what was given by hand, have entries of their own. */
const isOfItsOwn = ({ promotion, status }: Bonus): boolean =>
  promotion === 'given' || (promotion === 'fridayFun' && status !== 'active');

function entry<T extends HubEntry>(made: T, { rules, active }: Known, name: Promotion): T[] {
  const isOn = made.phase !== 'ended' || made.endTime !== null;
  const has = active?.promotion === name;
  return has || (isOn && isAllowed(rules, name)) ? [made] : [];
}

function wageringOf({ terms, currency }: Known, times: number, isFree: boolean) {
  const shares = {
    Slots: 'wagering.slots',
    'Table Games': 'wagering.tableGames',
    'Live Casino': 'wagering.liveCasino',
  } as const;
  return {
    times,
    mostCounted: toWire(terms.amount('wagering.mostCounted', currency)),
    mostReleased: isFree ? toWire(terms.amount('free.mostReleased', currency)) : null,
    idleDays: terms.number('wagering.idleDays'),
    shares: Object.entries(shares).map(([category, term]) => ({ category, percent: terms.number(term) })),
  };
}

function signUp(known: Known): Extract<HubEntry, { kind: 'signUp' }> {
  const { terms, currency, rules, now } = known;
  const amount = terms.amount('signUp.bonus', currency);
  return {
    kind: 'signUp',
    key: 'signUp',
    ...windowOf(terms, 'signUp', now),
    ...onceState(known, 'signUp'),
    days: [],
    currency,
    amount: toWire(amount),
    required: toWire(requiredWagering(terms, amount, undefined, rules['bonus.wageringMost'])),
    claimDays: terms.number('signUp.claimDays'),
    wagering: wageringOf(known, timesOfBonus(terms, rules['bonus.wageringMost']), true),
    bonus: bonusOf(known, 'signUp'),
  };
}

function firstDeposit(known: Known): Extract<HubEntry, { kind: 'firstDeposit' }> {
  const { terms, currency, rules, now } = known;
  const money = (name: 'firstDeposit.most' | 'firstDeposit.leastDeposit') => toWire(terms.amount(name, currency));
  return {
    kind: 'firstDeposit',
    key: 'firstDeposit',
    ...windowOf(terms, 'firstDeposit', now),
    ...onceState(known, 'firstDeposit'),
    days: [],
    currency,
    percent: terms.number('firstDeposit.percent'),
    most: money('firstDeposit.most'),
    leastDeposit: money('firstDeposit.leastDeposit'),
    claimDays: terms.number('firstDeposit.claimDays'),
    windowDays: terms.number('firstDeposit.days'),
    wagering: wageringOf(known, timesOfFirstDeposit(terms, rules['bonus.wageringMost']), false),
    bonus: bonusOf(known, 'firstDeposit'),
  };
}

function bonusOf({ active, ended }: Known, promotion: Bonus['promotion']) {
  const one = [active, ...ended].find((bonus) => bonus?.promotion === promotion);
  return one ? bonusWire(one) : null;
}

/** How a bonus that there is once stands with the reader. */
function onceState(known: Known, promotion: 'signUp' | 'firstDeposit'): State {
  const { member, terms, rules, now, active, ended, offers, hasHadOne, hasPaidIn } = known;
  const had = [active, ...ended].find((bonus) => bonus?.promotion === promotion);
  if (had) return ofBonus(had);
  const { phase } = windowOf(terms, promotion, now);
  if (phase === 'ended') return state('over');
  if (!member) return state('open', { needs: 'account' });
  const offer = offers.find((one) => one.promotion === promotion);
  if (offer) {
    const needs = offer.needs === 'nothing' ? (active ? 'otherBonus' : null) : offer.needs;
    return state('open', { needs });
  }
  if (rules['bonus.offers'] === 'welcome' && hasHadOne) return state('notForYou', { reason: 'oneWelcome' });
  if (phase === 'coming') return state('open');
  return state('notForYou', { reason: promotion === 'firstDeposit' && hasPaidIn ? 'deposit' : 'tooLate' });
}

function ofBonus({ status }: Bonus): State {
  if (status === 'active') return state('inProgress');
  return state(status === 'released' ? 'fulfilled' : 'over');
}

function friday(known: Known): Extract<HubEntry, { kind: 'fridayFun' }> {
  const { terms, rules, currency, levels, member, active, now } = known;
  const window = windowOf(terms, 'fridayFun', now);
  const rows = levels.flatMap(({ level, name }) => {
    const asked = fridayTerms(terms, level, currency);
    if (!asked) return [];
    return {
      level,
      name,
      deposits: toWire(asked.deposits),
      balanceBelow: toWire(asked.balanceBelow),
      bonus: toWire(asked.bonus),
    };
  });
  return {
    kind: 'fridayFun',
    key: 'fridayFun',
    ...window,
    ...(active?.promotion === 'fridayFun' ? state('inProgress') : weeklyState(known, window, rows, 'open')),
    days: window.phase === 'ended' ? [] : fridayDays(now, window),
    currency,
    levels: rows,
    ownLevel: member?.vipLevel ?? null,
    wagering: wageringOf(known, timesOfBonus(terms, rules['bonus.wageringMost']), true),
    bonus: active?.promotion === 'fridayFun' ? bonusWire(active) : null,
  };
}

function cashback(known: Known): Extract<HubEntry, { kind: 'cashback' }> {
  const { terms, currency, levels, member, now } = known;
  const window = windowOf(terms, 'cashback', now);
  const rows = levels.filter(({ percent }) => percent > 0);
  return {
    kind: 'cashback',
    key: 'cashback',
    ...window,
    ...weeklyState(known, window, rows, 'taken'),
    days: window.phase === 'ended' ? [] : cashbackDays(now, window),
    currency,
    levels: rows,
    ownLevel: member?.vipLevel ?? null,
    least: toWire(terms.amount('cashback.least', currency)),
  };
}

/** What comes every week by the level: `has` for who has the level. */
function weeklyState(
  { member }: Known,
  { phase }: Pick<Once, 'phase'>,
  rows: readonly { level: number }[],
  has: 'open' | 'taken',
): State {
  if (phase === 'ended') return state('over');
  if (!member) return state('open', { needs: 'account' });
  return rows.some(({ level }) => level === member.vipLevel) ? state(has) : state('notForYou', { reason: 'level' });
}

function givenEntry(bonus: Bonus): Extract<HubEntry, { kind: 'given' }> {
  return {
    kind: 'given',
    key: `given-${bonus.id}`,
    phase: bonus.status === 'active' ? 'running' : 'ended',
    ...ofBonus(bonus),
    beginTime: bonus.createdAt.toISOString(),
    endTime: bonus.endedAt?.toISOString() ?? null,
    days: [],
    bonus: bonusWire(bonus),
  };
}
