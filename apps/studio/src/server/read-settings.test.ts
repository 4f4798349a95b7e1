import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

const needed = {
  DATABASE_URL: 'postgres://localhost/studio',
  WALLET_URL: 'http://localhost:3000/wallet',
  WALLET_SECRET: 'a secret of the wallet',
  FAIR_LOG_KEY: 'a secret of the tests for the log of commitments',
  RECEIPT_KEY: 'a secret of the tests for receipts, long enough',
  PUBLIC_ORIGIN: 'http://localhost:3000',
};
const brokersIn = (LIVE_BROKER?: string) => readSettings({ ...needed, LIVE_BROKER }).brokers;

it('joins processes by PostgreSQL unless brokers are named, of which there may be several', () => {
  expect(brokersIn()).toEqual([]);
  expect(brokersIn('nats://one:4222, tls://user:password@two:4222')).toEqual([
    'nats://one:4222',
    'tls://user:password@two:4222',
  ]);
});

it.each(['one:4222', 'redis://one:6379', 'nats://one:4222,two'])(
  'refuses %s as a broker with a sentence',
  (setting) => {
    expect(() => brokersIn(setting)).toThrow(/^LIVE_BROKER must be addresses such as nats:/);
  },
);

it('bounds open streams, each process by itself', () => {
  expect(readSettings(needed).streamLimits).toEqual({ all: 12_000, perPlayer: 4, perAddress: 60 });
  expect(readSettings({ ...needed, STUDIO_STREAMS: '5', STUDIO_STREAMS_PER_ADDRESS: '3' }).streamLimits).toMatchObject({
    all: 5,
    perAddress: 3,
  });
});

it('keeps rounds that nobody bet in for thirty days, and never for less than bets for fun are kept', () => {
  expect(readSettings(needed).emptyRoundDays).toBe(30);
  expect(readSettings({ ...needed, LIVE_EMPTY_ROUND_DAYS: '2' }).emptyRoundDays).toBe(2);
  expect(() => readSettings({ ...needed, LIVE_EMPTY_ROUND_DAYS: '1' })).toThrow(/^LIVE_EMPTY_ROUND_DAYS /);
});

it('keeps its rounds on a server of its own where one is named, and needs one of the two', () => {
  const { DATABASE_URL, ...rest } = needed;
  const STUDIO_DATABASE_URL = 'postgres://another/studio';
  expect(readSettings(needed).databaseUrl).toBe(DATABASE_URL);
  expect(readSettings({ ...needed, STUDIO_DATABASE_URL }).databaseUrl).toBe(STUDIO_DATABASE_URL);
  expect(readSettings({ ...rest, STUDIO_DATABASE_URL }).databaseUrl).toBe(STUDIO_DATABASE_URL);
  expect(() => readSettings(rest)).toThrow('DATABASE_URL is not set; the studio needs it to start.');
});
