import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roundFile } from '@fairhouse/game-math';
import { checkRoundFile } from '@fairhouse/games/check-round-file';
import { openPackage, PackageChanged, storePackage, writeOffered } from '@fairhouse/open-games';
import { writeLanterns } from '@fairhouse/open-games/lanterns';
import { recoverRounds } from '@fairhouse/rgs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningStudio, runningStudio } from '../fixtures/running-studio.ts';
import { askPackage } from './call-package.fixture.ts';

const code = 'paper-lanterns';
const host = `${code}.games.test`;
/** 1.00 in units of the format; a bet of 0.20. */
const unit = 1_000_000;
const amount = unit / 5;

let folder: string;
let store: string;
let hash: string;
let studio: RunningStudio;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-packages-'));
  store = join(folder, 'store');
  const stored = await storePackage(store, { ...(await writeLanterns(folder)), code, name: 'Paper Lanterns' });
  expect(stored.ok).toBe(true);
  hash = stored.ok ? stored.hash : '';
  writeOffered(store, [{ code, hash }]);
  studio = await runningStudio(100_000, { packages: store });
});
afterAll(async () => {
  await studio.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  studio.wallet.faults.clear();
  studio.wallet.balance = 100_000;
});

const call = (path: string, body: object) => askPackage(studio.origin, host, path, { body });
const play = (sessionID: string, mode = 'calm') => call('/wallet/play', { sessionID, amount, mode });

/** Plays until a round pays, which every second or third does; answers it, still open. */
async function openWin(sessionID: string) {
  for (let tries = 0; tries < 200; tries++) {
    const { data } = await play(sessionID);
    if (data.round.active) return data;
  }
  throw new Error('no round of 200 has paid');
}

it('authenticates, plays, pays at the end of the round and keeps how far the page has come, in amounts of six decimals', async () => {
  const sessionID = await studio.launch(code);
  const opened = await call('/wallet/authenticate', { sessionID });
  expect(opened.data).toMatchObject({
    balance: { amount: 1_000 * unit, currency: 'USD' },
    config: { minBet: unit / 10, maxBet: 100 * unit, stepBet: unit / 20, jurisdiction: { disabledFullscreen: true } },
    round: null,
  });
  expect(opened.data.config.betLevels).toContain(opened.data.config.defaultBetLevel);

  const before = studio.wallet.balance;
  const { balance, round } = await openWin(sessionID);
  expect(round).toMatchObject({ amount, mode: 'calm', active: true, event: null });
  expect(round.state[0]).toMatchObject({ type: 'light', multiplier: round.payoutMultiplier * 100 });
  expect(round.payout).toBe(amount * round.payoutMultiplier);
  // The stake is taken and the win is not paid: the page has not shown it.
  expect(balance.amount).toBe((studio.wallet.balance * unit) / 100);
  await call('/bet/event', { sessionID, event: '3' });
  // Reloaded in the middle, the page is given the same round.
  const again = await call('/wallet/authenticate', { sessionID });
  expect(again.data.round).toEqual({ ...round, event: '3' });

  const ended = await call('/wallet/end-round', { sessionID });
  expect(ended.data.balance.amount).toBe(balance.amount + round.payout);
  expect((await call('/wallet/end-round', { sessionID })).data).toEqual(ended.data);
  expect((await call('/wallet/balance', { sessionID })).data).toEqual(ended.data);
  expect((await call('/wallet/authenticate', { sessionID })).data.round).toMatchObject({ active: false, event: '3' });
  expect(before).toBeGreaterThan(0);
});

it('debits the amount times the cost of the mode, and refuses stakes that are not on offer', async () => {
  const sessionID = await studio.launch(code);
  const before = studio.wallet.balance;
  const { data } = await play(sessionID, 'bold');
  expect(data.round).toMatchObject({ amount, mode: 'bold' });
  expect(data.balance.amount).toBe((before * unit) / 100 - 2 * amount);
  if (data.round.active) await call('/wallet/end-round', { sessionID });

  const refused = async (body: object) => {
    const { status, data: answer } = await call('/wallet/play', { sessionID, amount, mode: 'calm', ...body });
    return [status, answer.error];
  };
  const wrong = [
    { amount: 1 },
    { amount: amount + 5_000 },
    { amount: 0.5 },
    { amount: 1_000 * unit },
    { amount: -amount },
    { mode: 'none' },
    { mode: 7 },
  ];
  for (const body of wrong) expect([body, ...(await refused(body))]).toEqual([body, 400, 'ERR_VAL']);
  expect(await refused({ sessionID: 'a'.repeat(43) })).toEqual([400, 'ERR_IS']);
  studio.wallet.balance = 5;
  expect(await refused({})).toEqual([400, 'ERR_IPB']);
  expect(studio.wallet.balance).toBe(5);
});

it('repeats an open round for the same order, whose answer was lost, and refuses another beside it', async () => {
  const sessionID = await studio.launch(code);
  const { round } = await openWin(sessionID);
  const staked = studio.wallet.balance;
  expect((await play(sessionID)).data.round).toEqual(round);
  expect((await play(sessionID, 'bold')).data.error).toBe('ERR_VAL');
  expect(studio.wallet.balance).toBe(staked);
  // Of two ends at the same time, one pays.
  await Promise.all([call('/wallet/end-round', { sessionID }), call('/wallet/end-round', { sessionID })]);
  expect(studio.wallet.balance).toBe(staked + (round.payout * 100) / unit);
});

it('asks again after a lost answer of the wallet, and pays a win whose player never came back', async () => {
  const sessionID = await studio.launch(code);
  studio.wallet.faults.set('bet', ['unanswered']);
  studio.wallet.faults.set('play', ['unanswered']);
  const before = studio.wallet.balance;
  const first = await play(sessionID);
  expect(first.status).toBe(200);
  expect(studio.wallet.balance).toBe(before - 20);
  if (first.data.round.active) await call('/wallet/end-round', { sessionID });

  const { round } = await openWin(sessionID);
  const staked = studio.wallet.balance;
  // Once the round is written.
  await call('/wallet/authenticate', { sessionID });
  await studio.db.query(`update round set changed_at = now() - interval '25 hours' where state = 'PLAYING'`);
  await recoverRounds(studio.studio);
  expect(studio.wallet.balance).toBe(staked + (round.payout * 100) / unit);
});

it('is checked by its player from the seed, the block of the table and the log, and a forged table is seen', async () => {
  const sessionID = await studio.launch(code, '7');
  const { round } = await openWin(sessionID);
  await call('/wallet/end-round', { sessionID });
  await studio.rotate(sessionID);
  const { rounds } = (await studio.play(sessionID, 'rounds')).data;
  const { data } = await studio.play(sessionID, 'round', { roundId: rounds[0].roundId });
  expect(data.proof.definitionHash).toBe(hash);
  const { roundId, stake: staked, win, outcome } = data.round;
  const file = { roundId, currency: 'USD', staked, win, outcome, proof: data.proof, receipts: data.receipts };
  const standings = async (table: unknown) => {
    const check = await checkRoundFile(roundFile({ ...file, table }).text);
    if (!check.readable) throw new Error(check.why);
    return Object.fromEntries(check.lines.map(({ name, standing }) => [name, standing]));
  };
  expect(await standings(data.table)).toMatchObject({
    seed: 'proved',
    rules: 'proved',
    result: 'proved',
    sums: 'proved',
  });
  expect(win).toBe((round.payout * 100) / unit);

  // The operator pays less than the table says: another payout on this line, or another table behind other rules.
  const { block, definition } = data.table;
  const forged = block.lines.map(([upTo, payout]: [string, string]) => [upTo, payout === '0' ? '0' : '100']);
  expect(await standings({ ...data.table, block: { ...block, lines: forged } })).toMatchObject({
    result: 'contradicted',
  });
  const modes = definition.modes.map((mode: object) => ({ ...mode, table: '0'.repeat(64) }));
  expect(await standings({ ...data.table, definition: { ...definition, modes } })).toMatchObject({
    rules: 'contradicted',
  });
  expect(await standings(undefined)).toMatchObject({ rules: 'contradicted' });

  // The rules are in the public log, under the hash that the round names.
  const entries = await studio.db.query(`select text from commitment_entry where commitment = $1`, [hash]);
  expect(JSON.parse(entries.rows[0].text)).toMatchObject({ commitment: hash, package: code });
});

it('does not open a package whose table, rules or list of files was changed in the store', async () => {
  const change = async (file: string, by: (bytes: Buffer) => Buffer) => {
    const path = join(store, hash, file);
    const bytes = await readFile(path);
    await writeFile(path, by(Buffer.from(bytes)));
    expect(() => openPackage(store, hash)).toThrow(PackageChanged);
    await writeFile(path, bytes);
  };
  await change('mode-0.lines', (bytes) => bytes.fill(0x01, 15, 16));
  await change('definition.json', (bytes) => Buffer.from(bytes.toString().replace('"96.00"', '"97.00"')));
  await change('files.json', (bytes) => Buffer.from(bytes.toString().replace('index.html', 'other.html')));
  openPackage(store, hash).close();
});

it('serves a page only at the host of its package, under a policy that leaves it its own files and calls', async () => {
  const page = await askPackage(studio.origin, host, '/');
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<head><script src="\/\.fairhouse\/page\.js"><\/script>/);
  const policy = String(page.headers['content-security-policy']);
  for (const part of [
    "default-src 'none'",
    "connect-src 'self' data: blob:",
    "form-action 'none'",
    'sandbox allow-scripts allow-same-origin allow-forms',
    'frame-ancestors http://studio.test http://casino.test',
  ])
    expect(policy).toContain(part);
  expect((await askPackage(studio.origin, host, '/game.js')).headers['content-type']).toMatch(/^text\/javascript/);
  expect((await askPackage(studio.origin, host, '/.fairhouse/page.js')).status).toBe(200);

  const nowhere = [
    [host, '/../definition.json'],
    [host, '/%2e%2e/definition.json'],
    [host, '/mode-0.lines'],
    [host, '/play/open'],
    [host, '/games'],
    [host, '/launch?game=dice&fun=1'],
    ['other.games.test', '/index.html'],
    ['studio.test', `/~package/${code}/index.html`],
    ['other.games.test', `/~package/${code}/index.html`],
  ];
  for (const [at, path] of nowhere)
    expect([at, path, (await askPackage(studio.origin, at!, path!)).status]).toEqual([at, path, 404]);
  const worker = { headers: { 'service-worker': 'script' } };
  expect((await askPackage(studio.origin, host, '/game.js', worker)).status).toBe(404);
  // The session of another game is none here, and the calls of the format are none at the studio's own host.
  const sessionID = await studio.launch('dice');
  expect((await call('/wallet/authenticate', { sessionID })).data.error).toBe('ERR_IS');
  expect((await askPackage(studio.origin, 'studio.test', '/wallet/authenticate', { body: { sessionID } })).status).toBe(
    404,
  );
});

it('tells its page what is not allowed where the player lives, and holds to it', async () => {
  studio.wallet.jurisdiction = {
    code: 'GB',
    slotLeastMs: 2_500,
    tableLeastMs: 0,
    automatic: 'off',
    quick: 'off',
    skip: 'off',
    celebrations: 'short',
    bonusBuy: false,
    doubleUp: false,
  };
  const sessionID = await studio.launch(code);
  studio.wallet.jurisdiction = undefined;
  const { data } = await call('/wallet/authenticate', { sessionID });
  expect(data.config.jurisdiction).toMatchObject({
    disabledTurbo: true,
    disabledSlamstop: true,
    disabledAutoplay: true,
    disabledBuyFeature: true,
    minimumRoundDuration: 2_500,
  });
  expect((await play(sessionID, 'bold')).data.error).toBe('ERR_VAL');
  expect((await play(sessionID)).status).toBe(200);
  await call('/wallet/end-round', { sessionID });
  expect((await play(sessionID)).data.error).toBe('ERR_VAL');
});

it('is played for fun as well, and not once it was taken from the lobby', async () => {
  const sessionID = await studio.launchForFun(code);
  expect((await play(sessionID)).status).toBe(200);
  await call('/wallet/end-round', { sessionID });
  writeOffered(store, []);
  await studio.shelf!.look();
  expect((await play(sessionID)).data.error).toBe('ERR_MAINTENANCE');
  expect((await askPackage(studio.origin, host, '/')).status).toBe(404);
  writeOffered(store, [{ code, hash }]);
  await studio.shelf!.look();
  expect((await play(sessionID)).status).toBe(200);
});
