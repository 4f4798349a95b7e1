import { verifyBooks } from '@fairhouse/betting';
import { createLogger } from '@fairhouse/operation';
import { randomFrom } from '@fairhouse/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../start-money-casino.ts';
import { playSchedule } from './play-schedule.ts';
import type { Schedule } from './player.ts';
import type { Game } from './reference-bonus.ts';

const seed = Number(process.env.MODEL_SEED ?? process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const schedules = Number(process.env.MODEL_SCHEDULES ?? 15);
/** Plays this one schedule of the seed alone. */
const only = process.env.MODEL_ONLY === undefined ? undefined : Number(process.env.MODEL_ONLY);
const atOnce = 24;
const stepsEach = 7;

let casino: MoneyCasino;
let killer: pg.Client;
let gameIds: Schedule['gameIds'];

beforeAll(async () => {
  // Connections are cut all the time here, and what is said of it is not news.
  const silent = createLogger('test');
  silent.level = 'silent';
  casino = await startMoneyCasino(
    {
      CALLS_PER_MINUTE: '10000000',
      GUESSES_PER_MINUTE: '10000000',
      PAYOUT_SETTLE_AFTER_MS: '20',
      // Everybody joins from an address of their own.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
    silent,
  );
  const { rows } = await casino.api.db.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env.FAIRHOUSE_TEST_PG_URL!);
  url.pathname = `/${rows[0]!.name}`;
  killer = new pg.Client({ connectionString: url.toString() });
  await killer.connect();
  const { data } = await casino.api.post('/base/game/listPage', { pageSize: 300 });
  const idOf = (game: Game) => data.content.find(({ name }: { name: string }) => name === game).id;
  gameIds = { Nocturne: idOf('Nocturne'), Blackjack: idOf('Blackjack') };
});
afterAll(async () => {
  await killer?.end();
  await casino?.close();
});

it(`agrees with the reference over ${schedules} schedules (MODEL_SEED=${seed})`, async () => {
  const operatorKey = await casino.addOperator('anna');
  // The job queue traces a worker whose connection is cut while it ends a job, and continues with another.
  const trace = vi.spyOn(console, 'trace').mockImplementation(() => {});
  onTestFinished(() => trace.mockRestore());
  const crash = async () => {
    await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  };
  const numbers = only === undefined ? Array.from({ length: schedules }, (_, number) => number) : [only];
  const differences: string[] = [];
  const seats = Array.from({ length: Math.min(atOnce, numbers.length) }, async () => {
    for (let number = numbers.shift(); number !== undefined && differences.length === 0; number = numbers.shift()) {
      const log: string[] = [];
      const random = randomFrom(seed).branch(number);
      await playSchedule({ casino, operatorKey, gameIds, random, crash, log }, stepsEach).catch((error: Error) => {
        differences.push(`MODEL_SEED=${seed} MODEL_ONLY=${number}: ${error.message}\n  ${log.join('\n  ')}`);
      });
    }
  });
  await Promise.all(seats);
  expect(differences).toEqual([]);
  const { books, findings } = await verifyBooks(casino.api.db);
  expect(findings).toEqual([]);
  expect(books).toBeGreaterThanOrEqual(only === undefined ? schedules : 1);
}, 3_600_000);
