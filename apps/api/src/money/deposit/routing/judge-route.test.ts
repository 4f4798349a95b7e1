import { amountOf } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import { intervalOf, isWeakNow } from './acceptance.ts';
import { bucketOf, judgeRoute, type RouteFacts, type RouteWorld } from './judge-route.ts';
import { RollingHour } from './rolling-hour.ts';
import { rulesOf } from './routing.fixture.ts';
import { checkRules } from './routing.ts';

const at = new Date('2026-11-30T12:00:00Z');
const ago = (days: number) => new Date(at.getTime() - days * 86_400_000);
const facts: RouteFacts = {
  memberId: 7n,
  method: 'ONLY_PAY',
  country: 'PH',
  amount: amountOf('USD', 50_00n),
  at,
  earlier: [],
};
const world: RouteWorld = {
  usual: 'onlypay',
  offers: () => 'used',
  acceptanceOf: () => undefined,
  hasIncident: () => false,
};
const orderOf = (
  change: Parameters<typeof rulesOf>[0],
  about: Partial<RouteFacts> = {},
  of: Partial<RouteWorld> = {},
) => judgeRoute(rulesOf(change), { ...facts, ...about }, { ...world, ...of }).providers;
const quayFirst = [
  { provider: 'quay', share: 0 },
  { provider: 'onlypay', share: 0 },
];

describe('a rule', () => {
  it('that matches first decides, and without one the provider of the method is asked alone', () => {
    const rules = rulesOf({ countries: ['BR'], providers: quayFirst }, { providers: quayFirst }, {});
    expect(judgeRoute(rules, facts, world)).toMatchObject({ rule: 'Rule 2', providers: ['quay', 'onlypay'] });
    expect(judgeRoute(rulesOf({ countries: ['BR'] }), facts, world)).toMatchObject({
      rule: null,
      providers: ['onlypay'],
    });
  });

  it.each([
    ['method', { methods: ['CPAY'] }, { methods: ['ONLY_PAY'] }],
    ['country', { countries: ['US'] }, { countries: ['US', 'PH'] }],
    ['currency', { currencies: ['EUR'] }, { currencies: ['USD'] }],
    ['amount from', { currencies: ['USD'], amountFrom: '50.01' }, { currencies: ['USD'], amountFrom: '50' }],
    ['amount below', { currencies: ['USD'], amountBelow: '50' }, { currencies: ['USD'], amountBelow: '50.01' }],
    ['history', { history: 'returning' }, { history: 'first' }],
    ['earlier success', { succeededWith: 'quay' }, {}],
  ] as const)('asks for its %s', (_, no, yes) => {
    expect(orderOf({ ...no, providers: quayFirst } as never)).toEqual(['onlypay']);
    expect(orderOf({ ...yes, providers: quayFirst } as never)).toEqual(['quay', 'onlypay']);
  });

  it('asks for deposits of the last days, with both borders', () => {
    const rule = { depositsLeast: { count: 2, days: 10 }, providers: quayFirst };
    const deposits = (...days: number[]) => ({ earlier: days.map((day) => ({ provider: 'pix', at: ago(day) })) });
    expect(orderOf(rule, deposits(1, 10))).toEqual(['quay', 'onlypay']);
    expect(orderOf(rule, deposits(1, 10.01))).toEqual(['onlypay']);
  });

  it('puts weak providers and those with an incident last, and still asks them', () => {
    const weak = { accepted: 1, declined: 9, weak: true };
    expect(orderOf({}, {}, { acceptanceOf: (name) => (name === 'onlypay' ? weak : undefined) })).toEqual([
      'quay',
      'onlypay',
    ]);
    expect(orderOf({}, {}, { hasIncident: (name) => name === 'onlypay' })).toEqual(['quay', 'onlypay']);
    expect(orderOf({ avoidIncidents: false }, {}, { hasIncident: () => true })).toEqual(['onlypay', 'quay']);
    expect(orderOf({}, {}, { hasIncident: () => true })).toEqual(['onlypay', 'quay']);
  });

  it('leaves out who cannot serve, and falls back to the provider of the method', () => {
    expect(orderOf({}, {}, { offers: (name) => (name === 'quay' ? 'used' : 'notOffered') })).toEqual(['quay']);
    expect(orderOf({ providers: quayFirst }, {}, { offers: () => 'notItsCurrency' })).toEqual(['onlypay']);
  });

  it('gives each player the same provider by its share, and about so many players', () => {
    const rule = {
      providers: [
        { provider: 'onlypay', share: 30 },
        { provider: 'quay', share: 70 },
      ],
    };
    const first = (memberId: bigint) => orderOf(rule, { memberId })[0];
    const players = Array.from({ length: 2_000 }, (_, index) => BigInt(index + 1));
    const toQuay = players.filter((id) => first(id) === 'quay').length;
    expect(toQuay).toBeGreaterThan(1_300);
    expect(toQuay).toBeLessThan(1_500);
    expect(players.map(first)).toEqual(players.map(first));
    expect(bucketOf(7n, 'Rule 1')).not.toBe(bucketOf(7n, 'Rule 2'));
  });
});

describe('rules', () => {
  const known = new Set(['onlypay', 'quay']);
  it.each([
    ['a provider that is not there', { providers: [{ provider: 'stripe', share: 0 }] }],
    ['a provider twice', { providers: [quayFirst[0]!, quayFirst[0]!] }],
    ['shares that are not all of it', { providers: [{ provider: 'quay', share: 99 }] }],
    ['an amount without its currency', { amountFrom: '5' }],
    ['an amount of two currencies', { currencies: ['USD', 'EUR'], amountFrom: '5' }],
    ['a range that holds nothing', { currencies: ['USD'], amountFrom: '5', amountBelow: '5' }],
  ] as const)('are rejected with %s', (_, change) => {
    expect(checkRules(rulesOf(change as never), known)).toMatchObject({ ok: false });
  });

  it('are rejected with a name twice, or borders the wrong way round', () => {
    expect(checkRules(rulesOf({ name: 'A' }, { name: 'A' }), known).ok).toBe(false);
    const rules = rulesOf({});
    expect(checkRules({ ...rules, acceptance: { leastCount: 10, weakBelow: 60, goodFrom: 59 } }, known).ok).toBe(false);
    expect(checkRules(rules, known).ok).toBe(true);
  });
});

describe('acceptance', () => {
  const thresholds = { leastCount: 10, weakBelow: 40, goodFrom: 60 };
  const weak = (accepted: number, declined: number, was: boolean) => isWeakNow({ accepted, declined }, was, thresholds);

  it('is weak below one border, and good again only from a higher one', () => {
    expect(weak(4, 6, false)).toBe(false);
    expect(weak(39, 61, false)).toBe(true);
    expect(weak(59, 41, true)).toBe(true);
    expect(weak(6, 4, true)).toBe(false);
  });

  it('of few deposits says nothing', () => {
    expect(weak(0, 9, false)).toBe(false);
    expect(weak(0, 9, true)).toBe(false);
    expect(weak(0, 10, false)).toBe(true);
  });

  it('of an hour forgets what is older while the past goes by', () => {
    const hour = new RollingHour(thresholds);
    const minute = (of: number) => new Date(at.getTime() + of * 60_000);
    for (let index = 0; index < 10; index++) hour.note('quay', minute(index), false);
    expect(hour.of('quay', minute(10))).toMatchObject({ declined: 10, weak: true });
    expect(hour.of('quay', minute(61))).toMatchObject({ declined: 8, weak: false });
  });

  it('has the interval of Wilson', () => {
    expect(intervalOf(0, 0)).toBeNull();
    expect(intervalOf(80, 100)).toEqual({ percent: 80, low: 71.1, high: 86.7 });
    expect(intervalOf(1, 1)).toEqual({ percent: 100, low: 20.7, high: 100 });
  });
});
