import { createHash, createHmac, randomUUID } from 'node:crypto';
import { signedTicket } from '@fairhouse/contract/replay-ticket';
import { signatureVersion, signedHead } from '@fairhouse/contract/vendor-signature';
import { vendorReportAnswer, vendorRoundAnswer } from '@fairhouse/contract/wallet';
import { checkRound, definitionHash, proveRound } from '@fairhouse/game-math';
import { gamesByRules } from '@fairhouse/games';
import { runTables } from '@fairhouse/live';
import { openReceipt, type PublishedKey } from '@fairhouse/record-proof';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hurriedTables } from '../fixtures/hurried-tables.ts';
import { type RunningStudio, runningStudio } from '../fixtures/running-studio.ts';

const code = 'live-roulette';
const everyNumber = {
  bets: [
    { spot: 'red', stake: 100 },
    { spot: 'black', stake: 100 },
  ],
};

let casino: RunningStudio;
let tables: ReturnType<typeof runTables>;
beforeAll(async () => {
  casino = await runningStudio();
  tables = runTables(casino.live);
});
afterAll(async () => {
  await tables.stop();
  await casino.close();
});

const { roundOf, until } = hurriedTables(() => casino.db);
const openRound = async (table = code) => (await until(table, 'OPEN')).number;
const closeRound = (table = code) => until(table, 'CLOSED');

const place = (session: string, round: number, bet: unknown = everyNumber, playId = randomUUID()) =>
  casino.play(session, 'place', { playId, round, bet });

describe('at a table whose rounds are shared', () => {
  it('a page is sent the table, its chain, and nothing of how everybody plays alone', async () => {
    await openRound();
    const session = await casino.launch(code);
    const { data } = await casino.play(session, 'open');
    expect(data.live).toMatchObject({ openMs: 20_000, mostBets: 5, chain: { links: 1_000, beacon: 'known' } });
    expect(data.live.standing).toMatchObject({ view: { table: code }, mine: [] });
    expect(data.live.tables).toContainEqual({ code: 'live-crash', name: 'Shared Crash' });
    expect([data.openRound, data.lastRound]).toEqual([null, null]);
    expect((await casino.play(session, 'start', { playId: randomUUID(), bet: everyNumber })).error.code).toBe(
      'NO_OPEN_ROUND',
    );
    const act = { playId: randomUUID(), roundId: randomUUID(), step: 0, action: 'hit' };
    expect((await casino.play(session, 'act', act)).error.code).toBe('NO_OPEN_ROUND');
    const askedAt = Date.now();
    const { data: clock } = await casino.play(session, 'clock');
    expect(Date.parse(clock.now)).toBeGreaterThan(askedAt - 100);
    expect(Date.parse(clock.now)).toBeLessThan(Date.now() + 100);
    const alone = await casino.launch('nocturne');
    expect((await casino.play(alone, 'open')).data.live).toBeNull();
    expect((await casino.play(alone, 'table')).error.code).toBe('NOT_FOUND');
    expect((await place(alone, 1)).error.code).toBe('NOT_FOUND');
  });

  it('a bet is placed, decided, paid, and can be checked back to the end of the chain', async () => {
    const session = await casino.launch(code, 'ann');
    const round = await openRound();
    const before = casino.wallet.balance;
    const { data: placed } = await place(session, round);
    expect(placed).toMatchObject({ bet: { state: 'PLACED', stake: 200, win: null }, balance: before - 200 });
    const { data: open } = await casino.play(session, 'table');
    expect(open).toMatchObject({
      view: { table: code, round: { number: round, state: 'OPEN', outcome: null }, words: null, others: { bets: 1 } },
      mine: [{ betId: placed.bet.betId, state: 'PLACED' }],
      balance: before - 200,
    });
    const { betId } = placed.bet;
    expect((await casino.play(session, 'round', { roundId: betId })).data).toMatchObject({
      round: { state: 'PLAYING', outcome: null },
      proof: { serverSeed: null },
    });
    expect((await casino.play(session, 'replay', { roundId: betId })).error.code).toBe('ROUND_OPEN');
    await closeRound();
    expect((await place(session, round)).error.code).toBe('BETS_CLOSED');

    const { data: after } = await casino.play(session, 'table');
    const [mine] = after.mine;
    expect(mine).toMatchObject({ betId, state: 'CLOSED' });
    expect(casino.wallet.balance).toBe(before - 200 + mine.win);
    const { data: history } = await casino.play(session, 'rounds', {});
    expect(history.rounds).toMatchObject([{ roundId: betId, game: code, state: 'CLOSED', stake: 200, win: mine.win }]);
    const { data: shown } = await casino.play(session, 'round', { roundId: betId });
    expect(checkRound(gamesByRules, shown.proof, shown.round.outcome).verdict).toBe('same');
    let hash = shown.proof.serverSeed as string;
    for (let link = shown.proof.chain.link; link > 0; link--) hash = createHash('sha256').update(hash).digest('hex');
    expect([hash, shown.proof.chain.link]).toEqual([shown.proof.chain.end, shown.proof.nonce]);
    const { data: again } = await casino.play(session, 'replay', { roundId: betId });
    expect(again).toMatchObject({
      computed: 'same',
      bet: everyNumber,
      answers: [{ roundId: betId, win: mine.win, balance: null }],
    });
    const { data: totals } = await casino.play(session, 'balance');
    expect(totals.session).toEqual({ staked: 200, won: mine.win });
    const { data: signed } = await casino.play(session, 'receipts', { round });
    expect(signed.receipts).toMatchObject([{ betId }]);
    const { keyId, publicKey } = casino.receipts;
    const key = { keyId, publicKey, purpose: 'receipts', algorithm: 'Ed25519', from: '2026-01-01T00:00:00.000Z' };
    const receipts = [signed.receipts[0].receipt, ...shown.receipts].map(
      (one) => openReceipt(one, [{ ...key, until: null } as PublishedKey])!,
    );
    const result = { over: true, stake: 200, win: mine.win, outcome: definitionHash(shown.round.outcome) };
    expect(receipts).toMatchObject([result, result].map((body) => ({ signed: 'signed', body })));
    const file = {
      ...shown,
      roundId: betId,
      currency: 'USD',
      staked: 200,
      win: mine.win,
      outcome: shown.round.outcome,
    };
    const seenIn = (one: typeof file) =>
      proveRound(gamesByRules, one, { receipts }).lines.find(({ name }) => name === 'seen');
    expect(seenIn(file)).toMatchObject({ standing: 'proved', by: 'receipt' });
    expect(proveRound(gamesByRules, { ...file, win: mine.win + 1 }, { receipts }).lines).toContainEqual(
      expect.objectContaining({ name: 'receipt', standing: 'contradicted' }),
    );
    const other = await casino.launch(code, 'ben');
    expect((await casino.play(other, 'receipts', { round })).data.receipts).toEqual([]);
    expect((await casino.play(other, 'round', { roundId: betId })).error.code).toBe('NOT_FOUND');
    expect((await casino.play(other, 'takeBack', { betId })).error.code).toBe('NOT_FOUND');
  });

  it('a bet is taken back, refused by the bound of the table, and refused while the table rests', async () => {
    const session = await casino.launch(code, 'cid');
    const round = await openRound();
    const before = casino.wallet.balance;
    const { data } = await place(session, round);
    expect((await casino.play(session, 'takeBack', { betId: data.bet.betId })).data).toMatchObject({
      bet: { state: 'VOID' },
      balance: before,
    });
    for (let bet = 0; bet < 5; bet++) expect((await place(session, round)).ok).toBe(true);
    expect((await place(session, round)).error.code).toBe('TOO_MANY_BETS');
    await casino.db.query('update live_table set rests = true where code = $1', [code]);
    await closeRound();
    expect((await place(session, round + 1)).error.code).toBe('TABLE_RESTS');
    expect((await casino.play(session, 'table')).data.view.round).toBeNull();
    await casino.db.query('update live_table set rests = false where code = $1', [code]);
  });

  it('a bet on the curve is cashed out, and nobody hears before its end where that is: not its player, not the casino', async () => {
    const session = await casino.launch('live-crash', 'dora');
    let height = 0;
    let betId = '';
    // Some curves end before anybody could take a bet.
    while (height === 0) {
      const round = await openRound('live-crash');
      ({ betId } = (await place(session, round, { stake: 1_000, target: 90_000 })).data.bet);
      await until('live-crash', 'RESULT', 'CLOSED');
      await casino.db.query(
        `update live_round set started_at = clock_timestamp() - interval '150 ms' where table_code = 'live-crash' and state = 'RESULT'`,
      );
      const out = await casino.play(session, 'cashOut', { betId });
      if (out.ok) height = out.data.bet.out;
      else {
        expect(out.error.code).toBe('TOO_LATE');
        await closeRound('live-crash');
      }
    }
    if ((await roundOf('live-crash'))?.state === 'RESULT') {
      expect((await casino.play(session, 'round', { roundId: betId })).data).toMatchObject({
        round: { state: 'CLOSED', win: height * 10, outcome: null },
        proof: { serverSeed: null },
      });
      expect((await report('/reports/rounds/one', { roundId: betId })).data).toMatchObject({
        outcome: null,
        proof: { serverSeed: null },
      });
      expect(
        (await casino.play(session, 'rounds', {})).data.rounds.some(
          ({ roundId }: { roundId: string }) => roundId === betId,
        ),
      ).toBe(false);
    }
    await closeRound('live-crash');
    const { data } = await casino.play(session, 'round', { roundId: betId });
    expect(data.proof.actions).toEqual([`out:${height}`]);
    expect(checkRound(gamesByRules, data.proof, data.round.outcome).verdict).toBe('same');
    const { data: again } = await casino.play(session, 'replay', { roundId: betId });
    expect(again).toMatchObject({ computed: 'same', answers: [{ outcome: { out: height } }] });
  });

  it('a win is paid to a player whose session has ended', async () => {
    const session = await casino.launch(code, 'emil');
    const round = await openRound();
    const { data } = await place(session, round);
    await casino.db.query(
      `update play_session set seen_at = now() - interval '1 day', started_at = now() - interval '1 day'`,
    );
    await closeRound();
    expect((await casino.play(session, 'open')).error.code).toBe('SESSION_EXPIRED');
    expect(casino.wallet.closedRounds).toContain(data.bet.betId);
  });
});

const report = async (path: string, input: object) => {
  const body = JSON.stringify(input);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', casino.wallet.secret)
    .update(signedHead(timestamp, path))
    .update(body)
    .digest('hex');
  const response = await fetch(`${casino.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vendor-timestamp': timestamp,
      'x-vendor-signature': `${signatureVersion}${signature}`,
    },
    body,
  });
  return (await response.json()) as { ok: boolean; data: unknown };
};

describe('to the casino', () => {
  it('bets in shared rounds and rounds of one player are one list, as the wallet booked them', async () => {
    const slot = await casino.launch('nocturne', 'fay');
    const session = await casino.launch(code, 'fay');
    const fun = await casino.launchForFun(code);
    const round = await openRound();
    casino.wallet.booked.clear();
    const from = new Date().toISOString();
    for (let bet = 0; bet < 3; bet++) {
      await place(session, round);
      await casino.play(slot, 'start', { playId: randomUUID(), bet: { coin: 5 } });
    }
    const { data: back } = await place(session, round);
    await casino.play(session, 'takeBack', { betId: back.bet.betId });
    expect((await place(fun, round)).ok).toBe(true);
    await closeRound();
    const asked = { from, to: new Date(Date.now() + 60_000).toISOString() };
    const rounds = [];
    for (let after: string | undefined, isLast = false; !isLast; after = rounds.at(-1)?.roundId) {
      const page = vendorReportAnswer.parse((await report('/reports/rounds', { ...asked, after, size: 2 })).data);
      rounds.push(...page.rounds);
      isLast = page.isLast;
    }
    expect(rounds.map(({ roundId }) => roundId)).toEqual(rounds.map(({ roundId }) => roundId).sort());
    expect([
      rounds.length,
      rounds.filter(({ staked }) => staked === 200).length,
      rounds.filter(({ staked }) => staked === 0).length,
    ]).toEqual([7, 3, 1]);
    expect(rounds.every(({ isClosed }) => isClosed)).toBe(true);
    const booked = [...casino.wallet.booked.values()].reduce((sum, change) => sum + change, 0);
    expect(rounds.reduce((sum, { won, staked }) => sum + won - staked, 0)).toBe(booked);

    const one = rounds.find(({ staked }) => staked === 200)!;
    const shown = vendorRoundAnswer.parse((await report('/reports/rounds/one', { roundId: one.roundId })).data);
    expect(shown).toMatchObject({ roundId: one.roundId, user: one.user, state: 'CLOSED', staked: 200, won: one.won });
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const said = { id: randomUUID(), roundId: one.roundId, language: 'en', expiresAt };
    const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
    const signature = createHmac('sha256', casino.wallet.secret).update(signedTicket(payload)).digest('hex');
    const ticket = `${payload}.${signature}`;
    expect((await casino.play('', 'openReplay', { ticket })).data).toMatchObject({
      game: { code },
      fun: false,
      recorded: { computed: 'same' },
    });
  });
});
