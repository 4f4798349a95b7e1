import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { casinoJurisdiction, jurisdictionAt } from './jurisdiction.ts';
import { linesOf, overlaid, readPack, ruleNames } from './pack.ts';
import { packs } from './packs.ts';
import { jurisdictionsPage, jurisdictionsPageFile } from './page.ts';
import { type Rules, rulesSchema } from './rules.ts';
import { stakeMostOf } from './stakes.ts';
import { linesToReadAgain } from './stale.ts';
import { protectsAsWell } from './strictness.ts';

/** Rules of no place: each is unlike what any pack says, so that a line shows even where it says what the casino says. */
const nowhere: Rules = rulesSchema.parse({
  // What no pack says.
  ...casinoJurisdiction.rules,
  'age.least': 29,
  'limits.mandatory': ['stake'],
  'limits.depositMost': { day: { EUR: '7' } },
  'limits.raiseAfterHours': 700,
  'limits.prompt': false,
  'limits.reviewMonths': 7,
  'account.currencies': ['USD'],
  'payments.credit': true,
  'slots.stakeMost': { EUR: '77' },
  'slots.stakeMostYoung': { below: 77, most: {} },
  'slots.leastSeconds': 9.5,
  'tables.leastSeconds': 9.5,
  'play.automatic': 'all',
  'play.quick': 'all',
  'play.skip': 'all',
  'play.celebrations': 'off',
  'slots.bonusBuy': true,
  'lobby.liveRounds': true,
  'lobby.recommendations': true,
  'play.doubleUp': true,
  'play.tableChat': true,
  'play.tableInvitations': true,
  'affiliates.allowed': true,
  'offers.competitions': true,
  'offers.freeRounds': true,
  'offers.missions': true,
  'offers.notifications': true,
  'offers.promotionsPage': true,
  'realityCheck.minutes': { least: 7, most: 8, usual: 7, mandatory: false },
  'break.hours': [7],
  'break.panicHours': 7,
  'break.mandatory': { afterMinutes: 7, minutes: 7 },
  'exclusion.months': [7],
  'exclusion.liftAfterMonths': 77,
  'exclusion.liftWaitHours': 77,
  'exclusion.register': 'none',
  'bonus.wageringMost': 77,
  'bonus.offers': 'all',
  'identity.before': 'never',
  'address.before': 'never',
  'funds.askedAbove': { EUR: '7' },
  'cashOut.cancellable': true,
  'retention.accountYears': 77,
  'retention.documentYears': 77,
  'consent.offersUnticked': false,
  'help.lines': [],
});

const everyLine = packs.flatMap((pack) => linesOf(pack).map(([name, line]) => ({ pack, name, line, of: pack.code })));
const differing = (a: Rules, b: Rules) =>
  ruleNames.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));

describe('every line of every pack', () => {
  it.each(everyLine.filter(({ line }) => line.confirmed))(
    '$of says $name, and nothing else says it',
    ({ pack, name, line }) => {
      const without = { ...pack, lines: { ...pack.lines, [name]: undefined } };
      const ruled = overlaid(nowhere, pack);
      expect(ruled[name]).toEqual(line.value);
      expect(differing(overlaid(nowhere, without), ruled)).toEqual([name]);
    },
  );

  it.each(everyLine.filter(({ line }) => !line.confirmed))(
    '$of keeps $name in force without a source where it protects as well as the default, and leaves it off elsewhere',
    ({ pack, name, line }) => {
      const casino = casinoJurisdiction.rules;
      const isOn = protectsAsWell(name, line.value, casino[name]);
      expect(overlaid(casino, pack)[name]).toEqual(isOn ? line.value : casino[name]);
    },
  );

  it.each([
    ['GB', 'play.quick', 'off'],
    ['SE', 'identity.before', 'play'],
    ['SE', 'payments.credit', false],
    ['BR', 'bonus.offers', 'none'],
    ['BR', 'identity.before', 'deposit'],
    ['CA-ON', 'slots.leastSeconds', 2.5],
    ['CA-ON', 'exclusion.register', 'betguard'],
    ['MT', 'exclusion.liftWaitHours', 168],
  ] as const)('%s holds players to %s although nobody could read its source', (code, name, value) => {
    const [country = '', part] = [code.slice(0, 2), code.length > 2 ? code : undefined];
    expect(jurisdictionAt([code], country, part).rules[name]).toBe(value);
  });

  it.each([
    ['age.least', 18, 21],
    ['identity.before', 'payout', 'play'],
    ['payments.credit', true, false],
    ['exclusion.register', null, 'gamstop'],
    ['bonus.wageringMost', null, 10],
    ['play.quick', 'all', 'tables'],
    ['limits.mandatory', ['time'], ['loss', 'time']],
    ['cashOut.cancellable', true, false],
    ['break.panicHours', null, 24],
    ['help.lines', [], []],
  ] as const)('never weakens %s to %j by a line that is not confirmed', (name, weak, strict) => {
    const line = { value: weak, clause: 'x', source: 'https://a.example', confirmed: false, note: 'not read' };
    const pack = readPack({ ...packs[0], lines: { [name]: line } });
    const base: Rules = rulesSchema.parse({ ...casinoJurisdiction.rules, [name]: strict });
    expect(overlaid(base, pack)[name]).toEqual(strict);
  });

  it('has a clause and an address, and says what is in doubt where it is off', () => {
    expect(everyLine.length).toBeGreaterThan(60);
    for (const { of, name, line } of everyLine) {
      expect(line.clause.trim(), `${of} ${name}`).not.toBe('');
      if (!line.confirmed) expect(line.note, `${of} ${name}`).toMatch(/./);
    }
  });
});

describe('a pack', () => {
  const [pack] = packs;
  const source = 'https://www.boe.es/x';
  const readOn = '2026-11-28';
  const age = { value: 19, clause: 'x', source, confirmed: true, readOn };
  it.each([
    [
      'a rule that there is not',
      { lines: { 'slots.colour': { value: 1, clause: 'x', source, confirmed: true, readOn } } },
    ],
    [
      'a value the rule cannot have',
      { lines: { 'age.least': { value: 12, clause: 'x', source, confirmed: true, readOn } } },
    ],
    ['no clause', { lines: { 'age.least': { value: 19, clause: '', source, confirmed: true, readOn } } }],
    ['no address', { lines: { 'age.least': { value: 19, clause: 'x', source: 'a book', confirmed: true, readOn } } }],
    ['no place', { places: [] }],
    ['a confirmed line that does not say when it was read', { lines: { 'age.least': { ...age, readOn: undefined } } }],
    ['a confirmed line that was read on no day', { lines: { 'age.least': { ...age, readOn: '2026-11-31' } } }],
    [
      'a confirmed line that rests on what others write of the law',
      { lines: { 'age.least': { ...age, source: 'https://www.casino-news.example/boe.es' } } },
    ],
    [
      'a line that is off and does not say why',
      { lines: { 'age.least': { value: 19, clause: 'x', source, confirmed: false } } },
    ],
  ])('is refused with %s', (_, wrong) => {
    expect(() => readPack({ ...pack, ...wrong })).toThrow();
  });

  it('is read with a line of the law and its day', () => {
    expect(linesOf(readPack({ ...pack, lines: { 'age.least': age } }))).toEqual([['age.least', age]]);
  });

  it('is known by one code, and no place has two', () => {
    for (const all of [packs.map(({ code }) => code), packs.flatMap(({ places }) => places)])
      expect(new Set(all).size).toBe(all.length);
  });
});

describe('a line to be read again', () => {
  const [pack] = packs;
  const line = { clause: 'x', source: 'https://www.boe.es/x', confirmed: true };
  const read = readPack({
    ...pack,
    lines: {
      'age.least': { ...line, value: 19, readOn: '2026-01-01' },
      'limits.raiseAfterHours': { ...line, value: 48, readOn: '2026-01-02' },
      'payments.credit': { ...line, value: false, confirmed: false, note: 'not read' },
    },
  });
  it.each([
    ['2026-06-30', []],
    ['2026-07-01', [['age.least', 181]]],
    [
      '2026-07-02',
      [
        ['age.least', 182],
        ['limits.raiseAfterHours', 181],
      ],
    ],
  ])('on %s is one that was read more than 180 days before', (day, rules) => {
    expect(linesToReadAgain([read], day).map(({ rule, days }) => [rule, days])).toEqual(rules);
  });
});

describe('what holds at a place', () => {
  it('is the casino’s own where no pack is in force', () => {
    expect(jurisdictionAt([], 'GB')).toBe(casinoJurisdiction);
    expect(jurisdictionAt(['SE'], 'GB')).toBe(casinoJurisdiction);
    expect(jurisdictionAt(['GB'], 'US', 'US-NY')).toBe(casinoJurisdiction);
    expect(jurisdictionAt(['GB'], undefined)).toBe(casinoJurisdiction);
  });

  it('is that of the part of the country, and of no other part', () => {
    expect(jurisdictionAt(['CA-ON'], 'CA', 'CA-ON').code).toBe('CA-ON');
    expect(jurisdictionAt(['CA-ON'], 'CA', 'CA-QC')).toBe(casinoJurisdiction);
    expect(jurisdictionAt(['CA-ON'], 'CA')).toBe(casinoJurisdiction);
  });

  it('is the casino’s own in all that the pack does not say', () => {
    const { rules } = jurisdictionAt(['GB'], 'GB');
    expect(rules['cashOut.cancellable']).toBe(false);
    expect(rules['retention.accountYears']).toBe(casinoJurisdiction.rules['retention.accountYears']);
  });
});

describe('what a round of a slot may cost', () => {
  it.each([
    ['GB', 'EUR', 24, '2.00'],
    ['GB', 'EUR', 25, '5.00'],
    ['DE', 'EUR', 18, '1.00'],
    ['DE', 'USD', 60, '0.90'],
    ['SE', 'EUR', 18, null],
  ] as const)('in %s in %s at %d is %s', (place, currency, age, most) => {
    expect(stakeMostOf(jurisdictionAt([place], place).rules, currency, age)).toBe(most);
  });
});

it('docs/jurisdictions.md says what the packs say; npm run jurisdictions-table writes it', () => {
  expect(readFileSync(jurisdictionsPageFile, 'utf8')).toBe(jurisdictionsPage());
});
