import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askSandbox, certify } from '@fairhouse/vendor-certification/source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { freePort, startExampleStudio } from './example-studio.fixture.ts';

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-broken-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const mistakes: [what: string, change: [string, string], group: string, failing: string[]][] = [
  [
    'makes a new transaction id for each repeat',
    ['roundId, ...fields }', 'roundId, ...fields, ...(fields.transactionId ? { transactionId: randomUUID() } : {}) }'],
    'Lost answers',
    ['lost-answers-win-lose', 'lost-answers-win-lose-5', 'lost-answers-play-drop'],
  ],
  [
    'gives up when no answer comes',
    ['if (answer) return answer.status;', "return answer?.status ?? 'OK';"],
    'Lost answers',
    ['lost-answers-win-drop', 'lost-answers-play-busy', 'lost-answers-rollback-drop'],
  ],
  [
    'shows an outcome although the stake was refused',
    ["bet.state = status === 'OK' || status === 'WIN_HELD' ? 'TAKEN' : 'REFUSED';", "bet.state = 'TAKEN';"],
    'Refusals',
    ['refusals-bet-not-enough-money', 'refusals-bet-user-disabled'],
  ],
  [
    'leaves lost rounds open',
    ["settle('end-round', round, {})", "Promise.resolve('OK')"],
    'Open rounds',
    ['open-rounds-studio-loses'],
  ],
  [
    'starts a second round beside an open one',
    ["if (typeof openRoundId === 'string')", 'if (false)'],
    'Open rounds',
    ['open-rounds-studio-resumes', 'open-rounds-studio-after-logout'],
  ],
  [
    'answers the casino without looking at the signature',
    ['return given.length === right.length && timingSafeEqual(given, right);', 'return true;'],
    'Signatures',
    ['signatures-report-wrong-secret', 'signatures-one-other-path', 'signatures-certify-body-changed'],
  ],
  [
    'answers questions of any age',
    ['Math.abs(Number(timestamp) - Date.now() / 1_000) > 300', 'false'],
    'Clock',
    ['clock-studio-315-s-behind', 'clock-studio-a-day-behind'],
  ],
  [
    'plays everything in USD',
    ['const { token, user, currency, openRoundId }', "const currency = 'USD', { token, user, openRoundId }"],
    'Currencies',
    ['currencies-studio-eur', 'currencies-studio-brl', 'currencies-studio-btc'],
  ],
  [
    'reports stakes that it gave back',
    ["bet.state === 'TAKEN' ? bet.amount", "bet.state !== 'REFUSED' ? bet.amount"],
    'Reports',
    ['reports-rolled-back'],
  ],
  [
    'forgets where a page of its report ended',
    ['round.roundId > String(after)', "String(after) !== '-'"],
    'Reports',
    ['reports-pages'],
  ],
  [
    'forbids its page to be framed',
    ["{ 'content-type': type }", "{ 'content-type': type, 'x-frame-options': 'DENY' }"],
    'Launches',
    ['launches-page', 'launches-page-fun'],
  ],
];

it.each(mistakes)('does not pass a studio that %s', async (_what, change, group, failing) => {
  const port = String(await freePort());
  const input = { name: 'Broken studio', studio: `http://127.0.0.1:${port}` };
  const { vendorId, secret } = await askSandbox<{ vendorId: string; secret: string }>(api.url, 'vendors', input);
  const env = { WALLET_URL: `${api.url}/wallet`, VENDOR_ID: vendorId, VENDOR_SECRET: secret, PORT: port };
  const studio = await startExampleStudio(folder, env, change);
  try {
    const report = await certify({ casino: api.url, vendor: vendorId, secret, only: [group] });
    const failed = report.results.filter(({ passed }) => !passed).map(({ id }) => id);
    expect(failed).toEqual(expect.arrayContaining(failing));
    expect(failed.length).toBeLessThan(report.total);
    expect(report.passed).toBe(false);
    for (const { failure, advice } of report.results.filter(({ passed }) => !passed)) {
      expect(failure?.came).not.toBe('');
      expect(advice).not.toBe('');
    }
  } finally {
    await studio.stop();
  }
});
