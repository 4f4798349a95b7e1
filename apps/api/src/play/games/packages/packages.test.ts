import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postWithin } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { readOffered, storePackage } from '@fairhouse/open-games';
import { writePackage } from '@fairhouse/open-games/fixtures';
import { lanternModes, writeLanterns } from '@fairhouse/open-games/lanterns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../../../testing/add-operator.ts';
import { callWallet } from '../../../testing/call-wallet.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let folder: string;
let store: string;
let page: string;
const keys: Record<string, string> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-import-'));
  store = join(folder, 'store');
  api = await startTestApi({ OPEN_GAMES_FOLDER: store });
  keys.cora = await addOperator(api.db, 'cora', ['content']);
  keys.fin = await addOperator(api.db, 'fin', ['finance']);
  keys.fay = await addOperator(api.db, 'fay', ['finance']);
  keys.polly = await addOperator(api.db, 'polly', ['compliance']);
  ({ page } = await writeLanterns(folder));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const desk = (path: string, body: object = {}, who = 'fin') => api.post(`/operator/${path}`, body, keys[who]);
const importIt = (hash: string, who = 'fin', reason = 'A test') =>
  desk('catalogue/importPackage', { hash, shelf: 'originals', reason }, who);

/** A package whose only mode returns so many hundredths of per cent. */
const putAway = async (code: string, returned: number) => {
  const lines = [
    { id: 1, weight: 5_000n, payout: returned / 50 },
    { id: 2, weight: 5_000n, payout: 0 },
  ];
  const math = await writePackage([{ name: 'base', cost: 1, lines }]);
  return storePackage(store, { math, page, code, name: 'Some Game' });
};

async function stored(code: string, returned: number): Promise<string> {
  const put = await putAway(code, returned);
  if (!put.ok) throw new Error('refused');
  return put.hash;
}

it('enters a package as a game that is found, opened and bet on within its limits', async () => {
  const math = await writePackage([...lanternModes]);
  const put = await storePackage(store, { math, page, code: 'paper-lanterns', name: 'Paper Lanterns' });
  const hash = put.ok ? put.hash : '';
  expect((await importIt(hash, 'cora')).error).toBe(errorCodes.notPermitted);
  expect((await importIt(hash, 'fin', '')).error).toBe(errorCodes.missingField);
  expect((await importIt('0'.repeat(64))).error).toBe(errorCodes.noSuchThing);
  expect(readOffered(store)).toEqual([]);

  const imported = await importIt(hash);
  expect(imported).toMatchObject({
    error: 0,
    data: { code: 'paper-lanterns', state: 'imported', findings: [], importedBy: 'operator:fin' },
  });
  // 96 %, exactly.
  const [{ returned, sum }] = imported.data.modes;
  expect(BigInt(returned.part) * 100n).toBe(BigInt(returned.of) * 96n);
  expect(sum).toBe('10000');
  expect(readOffered(store)).toEqual([{ code: 'paper-lanterns', hash }]);
  expect((await importIt(hash)).error).toBe(errorCodes.wrongState);
  expect((await desk('catalogue/packages')).data).toHaveLength(1);

  const { gameId } = imported.data;
  const found = (await api.post('/sys/game/find', { name_LIKE: 'lanterns' })).data;
  expect(JSON.stringify(found)).toContain('Paper Lanterns');
  const about = (await api.post('/sys/game/about', { id: gameId })).data;
  expect(about).toMatchObject({ returnPercent: '96.00', limits: { minimumBet: '0.10', maximumBet: '200.00' } });
  const fun = (await api.post('/sys/game/getTryPlayUrl', { id: gameId, channel: 'pc' })).data;
  expect(fun).toContain('game=paper-lanterns');

  const member = await api.join();
  const deposit = { type: 'DEPOSIT', amount: amountOf('USD', 100_000n), source: 'cashier', externalId: randomUUID() };
  await inTransaction(api.db, (tx) => postWithin(tx, { ...deposit, type: 'DEPOSIT', memberId: member.id }));
  const launch = (await api.post('/sys/game/getLaunchUrl', { id: gameId, channel: 'pc' }, member.token)).data;
  const launchToken = new URL(launch).searchParams.get('token');
  const { user, token } = await callWallet(api.url, 'authenticate', { launchToken, gameCode: 'paper-lanterns' });
  const bet = async (amount: number) => {
    const ids = { roundId: randomUUID(), transactionId: randomUUID(), currency: 'USD', amount };
    return (await callWallet(api.url, 'bet', { user, token, gameCode: 'paper-lanterns', ...ids })).status;
  };
  expect([await bet(9), await bet(10), await bet(20_001)]).toEqual(['LIMIT_EXCEEDED', 'OK', 'LIMIT_EXCEEDED']);
  // A limit of the player's own, and an exclusion.
  await api.post('/sys/protection/setLimit', { kind: 'loss', period: 'day', most: 1 }, member.token);
  expect([await bet(91), await bet(90)]).toEqual(['LIMIT_EXCEEDED', 'OK']);
  expect((await api.post('/sys/protection/exclude', { months: 6, sure: true }, member.token)).error).toBe(0);
  expect(await bet(10)).not.toBe('OK');
  expect((await api.post('/sys/game/getLaunchUrl', { id: gameId, channel: 'pc' }, member.token)).error).not.toBe(0);
});

it('takes a second person for a package that is out of bounds, and never imports one above 100 %', async () => {
  const hash = await stored('low-return', 8_500);
  expect((await importIt(hash)).error).toBe(errorCodes.waitsForSecond);
  expect(readOffered(store).map(({ code }) => code)).not.toContain('low-return');
  const { data } = await desk('approval/list', { command: 'package.import' });
  const { id, proposedHash } = data.rows[0];
  expect((await desk('approval/approve', { id, proposedHash })).error).not.toBe(0);
  expect((await desk('approval/approve', { id, proposedHash }, 'fay')).data.state).toBe('carriedOut');
  const [first] = (await desk('catalogue/packages')).data;
  expect(first).toMatchObject({ code: 'low-return', state: 'approved', importedBy: 'operator:fin' });
  expect(first.findings[0]).toContain('85.00 %');

  expect((await putAway('too-high', 10_400)).ok).toBe(false);
  // The store itself takes what an operator's machine has judged; the casino judges again.
  const many = await stored('changed', 9_600);
  const definition = JSON.parse(await readFile(join(store, many, 'definition.json'), 'utf8'));
  await writeFile(
    join(store, many, 'definition.json'),
    JSON.stringify({ ...definition, declared: { ...definition.declared, return: '97.00' } }),
  );
  expect((await importIt(many)).message).toContain('others than at the import');
});

it('closes a version when the next one of its code takes its place, and leaves the codes of our own games alone', async () => {
  const [first, second] = [await stored('versions', 9_600), await stored('versions', 9_500)];
  expect((await importIt(first)).data.state).toBe('imported');
  const { gameId } = (await importIt(second)).data;
  const rows = (await desk('catalogue/packages')).data.filter(({ code }: { code: string }) => code === 'versions');
  expect(rows).toMatchObject([
    { hash: second, state: 'imported', gameId },
    { hash: first, state: 'closed', gameId },
  ]);
  expect(readOffered(store).find(({ code }) => code === 'versions')).toEqual({ code: 'versions', hash: second });
  expect((await importIt(await stored('dice', 9_600))).message).toContain('dice');
});

it('keeps why a package was refused, and what waits for a second person, and says who approved it', async () => {
  const hash = await stored('shown-low', 8_700);
  expect((await importIt(hash, 'fin', 'A campaign in May')).error).toBe(errorCodes.waitsForSecond);
  const attempts = async () => (await desk('catalogue/packageAttempts')).data;
  const [waiting] = await attempts();
  expect(waiting).toMatchObject({ hash, outcome: 'proposed', judgedBy: 'casino', triedBy: 'operator:fin' });
  expect(waiting).toMatchObject({ code: 'shown-low', reason: 'A campaign in May', faults: [] });
  expect(waiting.findings[0]).toContain('87.00 %');

  // The second person may say the same by the same call.
  expect((await importIt(hash, 'fay', 'A campaign in May')).data).toMatchObject({
    importedBy: 'operator:fin',
    approvedBy: 'operator:fay',
  });
  expect((await attempts()).map((one: { hash: string }) => one.hash)).not.toContain(hash);

  const changed = await stored('shown-changed', 9_500);
  await writeFile(join(store, changed, 'files.json'), '[]');
  expect((await importIt(changed)).error).toBe(errorCodes.settingRefused);
  expect((await attempts())[0]).toMatchObject({
    hash: changed,
    outcome: 'refused',
    faults: [{ file: `store/${changed}`, line: null, sentence: expect.stringContaining('was changed') }],
  });
  const { rows } = await api.db.query("select after from audit_event where command = 'catalogue.refusePackage'");
  expect(JSON.stringify(rows)).toContain(changed);
});

it('keeps what the command of an operator refused, and takes nothing that has another form', async () => {
  const faults = [{ file: 'base.csv', line: 12, sentence: 'A line has three whole numbers.' }];
  const refused = {
    code: 'broken',
    name: 'Broken',
    modes: [],
    findings: [],
    faults,
    faultsFound: 70,
    reason: 'A test',
  };
  const report = (body: object, who = 'fin') => desk('catalogue/reportRefusedPackage', body, who);
  expect((await report(refused, 'cora')).error).toBe(errorCodes.notPermitted);
  expect((await report({ ...refused, reason: '' })).error).toBe(errorCodes.missingField);
  for (const wrong of [
    { code: 'No Code' },
    { faults: [{ ...faults[0], line: -1 }] },
    { faults: Array.from({ length: 61 }, () => faults[0]) },
    { name: 'x'.repeat(61) },
  ])
    expect((await report({ ...refused, ...wrong })).error).toBe(errorCodes.invalidField);
  expect((await report(refused)).data).toMatchObject({
    hash: null,
    outcome: 'refused',
    judgedBy: 'machine',
    faults,
    faultsFound: 70,
    triedBy: 'operator:fin',
  });
});

it('closes the game of a package that is withdrawn, and opens it again only once a version was imported', async () => {
  const hash = await stored('withdrawn', 9_600);
  const { gameId } = (await importIt(hash)).data;
  const withdraw = (of: string, reason = 'The studio asked for it', who = 'fin') =>
    desk('catalogue/withdrawPackage', { hash: of, reason }, who);
  const inCatalogue = async () =>
    (await desk('catalogue/list', {}, 'cora')).data.games.find(({ id }: { id: number }) => id === gameId);
  const open = async () =>
    desk(
      'catalogue/arrangeGame',
      { id: gameId, version: (await inCatalogue()).version, state: 'open', reason: 'A test' },
      'cora',
    );
  expect((await withdraw(hash, 'Why', 'cora')).error).toBe(errorCodes.notPermitted);
  expect((await withdraw(hash, '')).error).toBe(errorCodes.missingField);
  expect((await withdraw('0'.repeat(64))).error).toBe(errorCodes.noSuchThing);

  expect((await withdraw(hash)).data).toMatchObject({
    state: 'withdrawn',
    withdrawal: { by: 'operator:fin', reason: 'The studio asked for it' },
  });
  expect((await inCatalogue()).state).toBe('closed');
  expect(readOffered(store).map(({ code }) => code)).not.toContain('withdrawn');
  expect((await withdraw(hash)).error).toBe(errorCodes.wrongState);
  expect((await open()).message).toContain('its package was withdrawn');

  expect((await importIt(hash)).data).toMatchObject({ state: 'imported', withdrawal: null, gameId });
  expect((await inCatalogue()).state).toBe('closed');
  expect((await open()).data.state).toBe('open');
});
