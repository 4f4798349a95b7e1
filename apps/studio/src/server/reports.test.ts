import { createHash, randomUUID } from 'node:crypto';
import { vendorRefusalsAnswer, vendorReportAnswer, vendorRoundAnswer } from '@fairhouse/contract/wallet';
import { fairStream, hmacSha256 } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askSigned } from './fixtures/ask-signed.ts';
import { type RunningStudio, runningStudio } from './fixtures/running-studio.ts';

let casino: RunningStudio;
beforeAll(async () => {
  casino = await runningStudio();
});
afterAll(() => casino.close());

const day = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };

const report = (
  input: object,
  { path = '/reports/rounds', ...asking }: Parameters<typeof askSigned>[3] & { path?: string } = {},
) => askSigned(casino, path, input, asking);

it('lists the rounds for money, page by page, as the wallet booked them', async () => {
  const session = await casino.launch('nocturne');
  const fun = await casino.launchForFun('nocturne');
  for (let round = 0; round < 5; round++) {
    await casino.play(session, 'start', { playId: randomUUID(), bet: { coin: 5 } });
    await casino.play(fun, 'start', { playId: randomUUID(), bet: { coin: 5 } });
  }
  const rounds = [];
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const { status, body } = await report({ ...day, after, size: 2 });
    expect(status).toBe(200);
    const page = vendorReportAnswer.parse(body.data);
    rounds.push(...page.rounds);
    isLast = page.isLast;
    after = page.rounds.at(-1)?.roundId;
  }
  expect(rounds).toHaveLength(5);
  expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(5);
  expect(rounds.every(({ isClosed, staked, currency }) => isClosed && staked === 100 && currency === 'USD')).toBe(true);
  const booked = [...casino.wallet.booked.values()].reduce((sum, change) => sum + change, 0);
  expect(rounds.reduce((sum, { won, staked }) => sum + won - staked, 0)).toBe(booked);
  const { body } = await report({ from: day.from, to: '2000-01-02T00:00:00.000Z' });
  expect(body.data).toEqual({ rounds: [], isLast: true });
});

it('answers nobody who cannot sign', async () => {
  expect((await report(day, { secret: 'x'.repeat(32) })).status).toBe(401);
  expect((await report(day, { agoS: 400 })).status).toBe(401);
  expect((await report(day, { change: ' ' })).status).toBe(401);
  expect((await fetch(`${casino.origin}/reports/rounds`, { method: 'POST' })).status).toBe(401);
});

it.each([
  [{}],
  [{ from: day.to, to: day.from }],
  [{ ...day, size: 1_001 }],
  [{ ...day, after: "'; drop table round" }],
])('refuses %j', async (input) => {
  expect(await report(input)).toMatchObject({ status: 400, body: { error: { code: 'WRONG_INPUT' } } });
});

it('says of one round what decided it, and its seed only once the player has it', async () => {
  const one = (roundId: string) => report({ roundId }, { path: '/reports/rounds/one' });
  const session = await casino.launch('nocturne');
  const played = await casino.play(session, 'start', { playId: randomUUID(), bet: { coin: 5 } });
  const { roundId, outcome, stake, win } = played.data;
  const before = vendorRoundAnswer.parse((await one(roundId)).body.data);
  expect(before).toMatchObject({ roundId, outcome, staked: stake, won: win, actions: [], proof: { serverSeed: null } });
  await casino.rotate(session);
  const { proof } = vendorRoundAnswer.parse((await one(roundId)).body.data);
  expect(createHash('sha256').update(proof!.serverSeed!).digest('hex')).toBe(proof!.serverSeedHash);

  expect((await one(randomUUID())).body).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  const fun = await casino.launchForFun('nocturne');
  const forFun = await casino.play(fun, 'start', { playId: randomUUID(), bet: { coin: 5 } });
  expect((await one(forFun.data.roundId)).body).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  // Signed for the list, and sent here.
  expect((await report({ roundId }, { path: '/reports/rounds/one', signedPath: '/reports/rounds' })).status).toBe(401);
});

it('tells refused plays by what they would have come to, beside those that were played', async () => {
  const session = await casino.launch('nocturne', 'refused');
  const today = new Date().toISOString().slice(0, 10);
  const counts = async () => {
    const { body } = await report({ day: today }, { path: '/reports/refusals' });
    const { games, isWhole } = vendorRefusalsAnswer.parse(body.data);
    expect(isWhole).toBe(true);
    return games.find(({ game }) => game === 'nocturne')!;
  };
  const spin = () => casino.play(session, 'start', { playId: randomUUID(), bet: { coin: 5 } });
  const before = await counts();
  const balance = casino.wallet.balance;
  casino.wallet.balance = 0;
  for (let play = 0; play < 12; play++) expect((await spin()).error.code).toBe('NOT_ENOUGH_MONEY');
  casino.wallet.balance = balance;
  await casino.studio.commits.written();
  const after = await counts();
  expect(after.played).toEqual(before.played);
  expect(after.refused.wins + after.refused.losses).toBe(before.refused.wins + before.refused.losses + 12);
  // What they would have come to follows from the seeds that the player gets to see.
  const { data } = await casino.rotate(session);
  const { rows } = await casino.db.query(
    `select r.nonce, r.bet, s.client_seed as "clientSeed" from round r join seed s on s.id = r.seed_id
     where s.server_seed = $1 and r.state = 'REFUSED'`,
    [data.revealed.serverSeed],
  );
  const game = gameOf('nocturne')!;
  const wins = rows.filter(({ nonce, bet, clientSeed }) => {
    const { serverSeed } = data.revealed;
    const { win, staked } = game.play(bet, [], fairStream({ serverSeed, clientSeed, nonce }, hmacSha256));
    return win > staked;
  });
  expect(after.refused.wins - before.refused.wins).toBe(wins.length);
  expect((await report({ day: 'yesterday' }, { path: '/reports/refusals' })).status).toBe(400);
});

it('tells refused rounds with decisions, and those that were played, by what they come to when nothing more is done', async () => {
  const session = await casino.launch('blackjack', 'left');
  const bet = { stake: 100 };
  const start = () => casino.play(session, 'start', { playId: randomUUID(), bet });
  // Played in another way than the one that is counted: cards are taken as long as there are any to take.
  for (let round = (await start()).data; round.state === 'PLAYING'; ) {
    const { roundId, step, outcome } = round;
    const action = outcome.phase === 'INSURANCE' ? 'decline' : 'hit';
    round = (await casino.play(session, 'act', { roundId, step, playId: randomUUID(), action })).data;
  }
  const balance = casino.wallet.balance;
  casino.wallet.balance = 0;
  for (let play = 0; play < 6; play++) expect((await start()).error.code).toBe('NOT_ENOUGH_MONEY');
  casino.wallet.balance = balance;
  await casino.studio.commits.written();
  const { body } = await report({ day: new Date().toISOString().slice(0, 10) }, { path: '/reports/refusals' });
  const counted = vendorRefusalsAnswer.parse(body.data).games.find(({ game }) => game === 'blackjack')!;
  const { data } = await casino.rotate(session);
  const { rows } = await casino.db.query(
    `select r.nonce, r.bet, r.state, s.client_seed as "clientSeed" from round r join seed s on s.id = r.seed_id
     where s.server_seed = $1 and r.game_code = 'blackjack' order by r.nonce`,
    [data.revealed.serverSeed],
  );
  expect(rows).toHaveLength(7);
  const game = gameOf('blackjack')!;
  const winsOf = (state: string) =>
    rows.filter((row) => {
      const { serverSeed } = data.revealed;
      const { nonce, clientSeed } = row;
      const actions: string[] = [];
      const play = () => game.play(row.bet, actions, fairStream({ serverSeed, clientSeed, nonce }, hmacSha256));
      for (let progress = play(); !progress.done; progress = play()) actions.push(game.abandon(progress));
      return row.state === state && play().win > play().staked;
    }).length;
  expect(counted.refused).toEqual({ wins: winsOf('REFUSED'), losses: 6 - winsOf('REFUSED') });
  expect(counted.played).toEqual({ wins: winsOf('CLOSED'), losses: 1 - winsOf('CLOSED') });
});
