import { casinoJurisdiction } from '@fairhouse/jurisdictions';
import { describe, expect, it } from 'vitest';
import { timeZoneOf } from '../judging/time-zone-of.ts';
import { dayMs, type Happenings, minuteMs, type PlaySlot } from './kind.ts';
import { kinds } from './kinds.ts';
import { localHour } from './local-hour.ts';
import { sessionsOf } from './sessions.ts';

const { rules } = casinoJurisdiction;
const until = new Date('2026-07-15T12:00:00.000Z');
const ago = (days: number, minutes = 0) => new Date(until.getTime() - days * dayMs + minutes * minuteMs);

const happened = (more: Partial<Happenings>): Happenings => ({
  until,
  currency: 'USD',
  timeZone: 'UTC',
  play: [],
  deposits: [],
  failedDeposits: [],
  cancelledCashOuts: [],
  ...more,
});

/** Pieces of five minutes from a moment on, with so many stakes of so much each and nothing won. */
const slots = (from: Date, count: number, stake = 100, stakes = 10): PlaySlot[] =>
  Array.from({ length: count }, (_, at) => ({
    at: new Date(from.getTime() + at * 5 * minuteMs),
    stakes,
    staked: BigInt(stake * stakes),
    returned: 0n,
  }));
const won = (play: readonly PlaySlot[]) => play.map((slot) => ({ ...slot, returned: slot.staked }));
const measured = (kind: keyof typeof kinds, more: Partial<Happenings>) =>
  kinds[kind].measure(happened(more), rules).value;

describe('chasing', () => {
  const deposit = { at: ago(1), amount: 2_000n };
  // Two pieces that end as the deposit begins: 2,000 lost.
  const before = (lost: number) => slots(ago(1, -10), 2, lost / 20);

  it.each([
    ['half of it was lost within the hour before', before(1_000), 1],
    ['a little less was', before(980), 0],
    ['it was lost more than an hour before', slots(ago(1, -70), 2, 100), 0],
    ['what was lost was won back', won(before(2_000)), 0],
    ['it was lost in the same five minutes, maybe afterwards', slots(ago(1), 1, 200), 0],
    ['nothing was played', [], 0],
  ])('where %s', (_, play, times) => {
    expect(measured('chasing', { play, deposits: [deposit] })).toBe(times);
  });

  it('says how much, and how many of them were at night', () => {
    const { facts } = kinds.chasing.measure(
      happened({ timeZone: 'Pacific/Auckland', play: before(2_000), deposits: [deposit] }),
      rules,
    );
    expect(kinds.chasing.sentence({ ...facts, paid: '20.00 USD' })).toBe(
      'Within 7 days paid in 1 times within 60 minutes of losing, 20.00 USD in all; 1 of them at night',
    );
  });
});

describe('raised stakes', () => {
  const session = (...stakes: number[]) => stakes.flatMap((stake, at) => slots(ago(1, at * 5), 1, stake));
  it.each([
    ['doubled while losing', session(100, 100, 120, 150, 200, 200), 1],
    ['a little less than doubled', session(100, 100, 120, 150, 199, 199), 0],
    ['doubled while ahead', [...won(session(100, 100, 120, 150)), ...slots(ago(1, 20), 2, 200)], 0],
    ['in less than half an hour', session(100, 100, 200, 200, 200), 0],
  ])('%s', (_, play, times) => expect(measured('raisedStakes', { play })).toBe(times));
});

it('nights go by the clock of the member, over a change of it too', () => {
  const play = slots(new Date('2026-03-29T00:00:00.000Z'), 12 * 6);
  const of = (timeZone: string) =>
    kinds.nights.measure(happened({ until: new Date('2026-03-30T00:00:00.000Z'), play, timeZone }), rules).facts;
  expect(of('UTC')).toMatchObject({ minutes: '300', nights: '1' });
  // Berlin goes from 2 to 3 in that night: midnight was an hour before, and 5 comes an hour sooner.
  expect(of('Europe/Berlin')).toMatchObject({ minutes: '180' });
  expect(of('Asia/Manila')).toMatchObject({ minutes: '0' });
  expect(localHour(new Date('2026-07-15T16:30:00.000Z'), 'Asia/Manila')).toBe(0);
});

it.each([
  ['PH', 'Asia/Manila'],
  ['US', 'America/Chicago'],
  ['SE', 'Europe/Stockholm'],
  ['XX', 'UTC'],
  ['?', 'UTC'],
])('the clock of %s is that of %s', (country, zone) => expect(timeZoneOf(country)).toBe(zone));

describe('rising deposits', () => {
  const weeks = (...amounts: number[]) =>
    amounts.flatMap((amount, back) =>
      [1, 2, 3, 4].map((day) => ({ at: ago(back * 7 + day), amount: BigInt(amount * 25) })),
    );
  it.each([
    ['twice the mean of three weeks', weeks(400, 200, 200, 200), 200],
    ['without a habit before', weeks(400, 200, 0, 200), 0],
    ['by too little to matter', weeks(198, 99, 99, 99), 0],
    ['from three deposits', weeks(400, 200, 200, 200).slice(1), 0],
  ])('%s', (_, deposits, percent) => expect(measured('risingDeposits', { deposits })).toBe(percent));
});

it('a session ends with a pause of more than 20 minutes, and is long from three hours on', () => {
  const play = [...slots(ago(2), 18), ...slots(ago(2, 18 * 5 + 20), 14), ...slots(ago(2, 36 * 5 + 26), 36)];
  expect(sessionsOf(play).map(({ minutes }) => minutes)).toEqual([180, 180]);
  expect(measured('longSessions', { play })).toBe(2);
  expect(measured('longSessions', { play: play.slice(0, -1) })).toBe(1);
});

it('what was refused and taken back is counted within its days', () => {
  const dates = [ago(31), ago(29), ago(8), ago(6), until];
  expect(measured('cancelledCashOuts', { cancelledCashOuts: dates })).toBe(3);
  expect(measured('failedDeposits', { failedDeposits: dates })).toBe(1);
});
