import { randomUUID } from 'node:crypto';
import { verifyRound } from '@fairhouse/game-math';
import { games } from '@fairhouse/games';
import { recoverRounds, reportRounds } from '@fairhouse/rgs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  casinoOrigin,
  type PlayReply,
  type RunningStudio,
  runningStudio,
  sessionFrom,
} from './fixtures/running-studio.ts';

let casino: RunningStudio;
beforeAll(async () => {
  casino = await runningStudio();
});
afterAll(() => casino.close());
beforeEach(() => {
  casino.wallet.balance = 100_000;
  casino.wallet.booked.clear();
  casino.wallet.calls.length = 0;
  casino.wallet.wins = 'paid';
});

const slots = games.flatMap(({ code, kind }) => (kind === 'slot' ? [code] : []));
const booked = () => [...casino.wallet.booked.values()].reduce((sum, change) => sum + change, 0);
const spin = (session: string, playId: string = randomUUID(), coin = 5) =>
  casino.play(session, 'start', { playId, bet: { coin } });

describe('launching', () => {
  it('exchanges a launch token once', async () => {
    const token = 'launch-token-for-one-use';
    casino.wallet.launchTokens.add(token);
    const address = `${casino.origin}/launch?token=${token}&game=nocturne`;
    const first = await fetch(address, { redirect: 'manual' });
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toMatch(/^\/game\/nocturne#session=/);
    const second = await fetch(address, { redirect: 'manual' });
    expect(second.status).toBe(403);
    expect(await second.text()).toContain('used before or is too old');
  });

  it.each([
    ['&freeRounds=on', '&freeRounds=on'],
    ['&freeRounds=off', '&freeRounds=off'],
    ['&freeRounds=%3Cscript', ''],
  ])('hands the choice of the player on to the page: %s', async (query, handedOn) => {
    const token = `launch-token-of-a-choice${query}`;
    casino.wallet.launchTokens.add(token);
    const search = `?token=${encodeURIComponent(token)}&game=nocturne${query}`;
    const launched = await fetch(`${casino.origin}/launch${search}`, { redirect: 'manual' });
    expect(launched.headers.get('location')?.replace(/session=[\w-]+/, 'session=s')).toBe(
      `/game/nocturne#session=s${handedOn}`,
    );
  });

  it.each([
    ['?game=nocturne'],
    ['?token=x&game=nocturne'],
    ['?token=launch-token-0123456789&game=../../etc'],
    ['?fun=1&game=nocturne&currency=XXX'],
    ['?fun=1&game=unknown'],
    ['?fun=1&game[]=nocturne'],
    ['?fun=1&game=%3Cscript%3Ealert(1)%3C/script%3E'],
    [''],
  ])('refuses /launch%s with a page and nothing of the request in it', async (query) => {
    const response = await fetch(`${casino.origin}/launch${query}`, { redirect: 'manual' });
    expect(response.status).toBe(403);
    const page = await response.text();
    expect(page).toContain('role="alert"');
    expect(page).not.toMatch(/<script|etc/);
  });

  it('lets only the casino show it in a frame, and only its own files run', async () => {
    const response = await fetch(`${casino.origin}/games`);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${casinoOrigin}`);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  });
});

describe('where the player lives', () => {
  const opened = async (game: string, jurisdiction: RunningStudio['wallet']['jurisdiction']) => {
    casino.wallet.jurisdiction = jurisdiction;
    const session = await casino.launch(game);
    casino.wallet.jurisdiction = undefined;
    return { session, shown: (await casino.play(session, 'open')).data };
  };
  const place = {
    code: 'XX',
    slotLeastMs: 60_000,
    tableLeastMs: 70_000,
    automatic: 'off',
    quick: 'off',
    skip: 'off',
    celebrations: 'off',
    bonusBuy: false,
    doubleUp: false,
  } as const;
  const strict = { automatic: false, quick: false, skip: false, celebrations: 'off', bonusBuy: false, doubleUp: false };
  const open = { automatic: true, quick: true, skip: true, celebrations: 'full', bonusBuy: true, doubleUp: true };

  it('comes from the wallet, holds for the session, and makes rounds as slow as it says', async () => {
    const { session, shown } = await opened('nocturne', place);
    expect(shown).toMatchObject({ minRoundMs: 60_000, ...strict });
    expect((await spin(session)).ok).toBe(true);
    const again = await spin(session);
    expect(again).toMatchObject({ ok: false, error: { code: 'TOO_SOON' } });
    expect((await opened('european-roulette', place)).shown).toMatchObject({ minRoundMs: 70_000, ...strict });
  });

  it('requires nothing where the wallet says nothing: the next round starts with the answer', async () => {
    const { session, shown } = await opened('nocturne', undefined);
    expect(shown).toMatchObject({ minRoundMs: 0, ...open });
    for (let round = 0; round < 3; round++) expect((await spin(session)).ok).toBe(true);
  });

  it('tells slots from other games', async () => {
    const tables = { ...place, automatic: 'tables', skip: 'tables', quick: 'all' } as const;
    expect((await opened('european-roulette', tables)).shown).toMatchObject({
      automatic: true,
      skip: true,
      quick: true,
    });
    expect((await opened('nocturne', tables)).shown).toMatchObject({ automatic: false, skip: false, quick: true });
  });

  it('refuses a start by automatic play where that is not allowed, and nothing is staked', async () => {
    const { session } = await opened('nocturne', place);
    const input = { playId: randomUUID(), bet: { coin: 5 }, automatic: true };
    expect((await casino.play(session, 'start', input)).error.code).toBe('AUTOMATIC_NOT_ALLOWED');
    expect(casino.wallet.calls).not.toContain('play');
    const { session: free } = await opened('nocturne', undefined);
    expect((await casino.play(free, 'start', input)).ok).toBe(true);
  });

  it('refuses free spins that are bought where that is not allowed, or by automatic play, and nothing is staked', async () => {
    const bet = { coin: 1, mode: 'buy' };
    const { session } = await opened('corsair-gold', place);
    const refused = await casino.play(session, 'start', { playId: randomUUID(), bet });
    expect(refused.error.code).toBe('BONUS_BUY_NOT_ALLOWED');
    const { session: free } = await opened('corsair-gold', undefined);
    const automatic = await casino.play(free, 'start', { playId: randomUUID(), bet, automatic: true });
    expect(automatic.error.code).toBe('AUTOMATIC_NOT_ALLOWED');
    expect(casino.wallet.calls).not.toContain('play');
    const bought = await casino.play(free, 'start', { playId: randomUUID(), bet });
    expect(bought.data).toMatchObject({ stake: 620, outcome: { mode: 'buy' } });
    expect(bought.data.outcome.spins.length).toBeGreaterThan(1);
  });

  it('offers the ante everywhere: it is a stake like another', async () => {
    const { session } = await opened('corsair-gold', place);
    const input = { playId: randomUUID(), bet: { coin: 1, mode: 'ante' } };
    expect((await casino.play(session, 'start', input)).data).toMatchObject({ stake: 50 });
  });

  it('holds for play for fun by the launch address, and is refused when it cannot be read', async () => {
    const rules = encodeURIComponent(JSON.stringify(place));
    const session = await sessionFrom(`${casino.origin}/launch?fun=1&game=nocturne&jurisdiction=${rules}`);
    expect((await casino.play(session, 'open')).data).toMatchObject({ fun: true, minRoundMs: 60_000, ...strict });
    for (const wrong of ['GB', '{}']) {
      const address = `${casino.origin}/launch?fun=1&game=nocturne&jurisdiction=${wrong}`;
      expect((await fetch(address, { redirect: 'manual' })).status).toBe(403);
    }
  });
});

describe('playing the slot', () => {
  it.each(slots)(
    '%s takes the stake, pays the win, and the balance agrees with the wallet after every round',
    async (code) => {
      const session = await casino.launch(code);
      const open = await casino.play(session, 'open');
      expect(open.data).toMatchObject({ balance: 100_000, currency: 'USD', fun: false, casinoOrigin, openRound: null });
      const { defaultCoin, lines } = open.data.stakes;
      let staked = 0;
      let won = 0;
      for (let i = 0; i < 40; i++) {
        const { ok, data } = await spin(session, randomUUID(), defaultCoin);
        expect(ok).toBe(true);
        staked += data.stake;
        won += data.win;
        expect(data).toMatchObject({
          state: 'CLOSED',
          stake: defaultCoin * lines,
          balance: casino.wallet.balance,
          session: { staked, won },
        });
        expect(data.outcome.win).toBe(data.win);
      }
      expect(casino.wallet.balance).toBe(100_000 - staked + won);
      expect(booked()).toBe(won - staked);
      const history = await casino.play(session, 'rounds', { size: 15 });
      expect(history.data.rounds).toHaveLength(15);
      expect(history.data.more).toBe(true);
      const older = await casino.play(session, 'rounds', { size: 50, before: history.data.rounds[14].roundId });
      expect(older.data.rounds).toHaveLength(25);
    },
  );

  it('plays one round for the same play id, 50 times at once', async () => {
    const session = await casino.launch('nocturne');
    const answers = await Promise.all(Array.from({ length: 50 }, () => spin(session, 'the-same-play')));
    const ids = new Set(answers.map(({ data }) => data.roundId));
    expect(ids.size).toBe(1);
    expect([...casino.wallet.booked.keys()].filter((id) => id.endsWith(':b0'))).toHaveLength(1);
    expect(casino.wallet.balance).toBe(100_000 + booked());
    expect((await spin(session, 'the-same-play', 10)).error.code).toBe('PLAY_ID_REUSED');
  });

  it('plays one after the other when different rounds are asked for at once', async () => {
    const session = await casino.launch('nocturne');
    const answers = await Promise.all(Array.from({ length: 8 }, () => spin(session)));
    const played = answers.filter(({ ok }) => ok);
    expect(played.length).toBeGreaterThan(0);
    expect(answers.filter(({ ok }) => !ok).every(({ error }) => error.code === 'ROUND_OPEN')).toBe(true);
    expect(casino.wallet.balance).toBe(100_000 + played.reduce((sum, { data }) => sum + data.win - data.stake, 0));
  });

  it('says how much is there when the balance does not cover the stake, and plays nothing', async () => {
    const session = await casino.launch('nocturne');
    casino.wallet.balance = 99;
    const refused = await spin(session, 'too-dear-for-me');
    expect(refused).toMatchObject({ status: 200, ok: false, error: { code: 'NOT_ENOUGH_MONEY', balance: 99 } });
    casino.wallet.balance = 100_000;
    expect((await spin(session, 'too-dear-for-me')).error.code).toBe('NOT_ENOUGH_MONEY');
    expect((await spin(session)).ok).toBe(true);
  });

  describe('with a win that the casino looks at before it pays', () => {
    /** A round that is held, and what its player sees of it. */
    async function held() {
      casino.wallet.wins = 'held';
      const session = await casino.launch('nocturne');
      for (;;) {
        const { data, error } = await spin(session);
        expect(error).toBeUndefined();
        if (data.win === 0) continue;
        await casino.studio.commits.written();
        const shown = async () => (await casino.play(session, 'round', { roundId: data.roundId })).data.round;
        return { session, round: data, shown };
      }
    }
    /** Recovery looks, and all held rounds are due. */
    async function recovered() {
      await casino.db.query(`update round set work_at = now() where state = 'HELD'`);
      await recoverRounds(casino.studio);
    }
    const report = () =>
      reportRounds(casino.db, { from: new Date(2 ** 40), to: new Date(2 ** 42), after: undefined, size: 1_000 });

    it('says so, lets the player play on, and counts the win when it is paid', async () => {
      const { session, round, shown } = await held();
      expect(round).toMatchObject({ state: 'HELD', balance: casino.wallet.balance, session: { won: 0 } });
      expect((await casino.play(session, 'rounds', {})).data.rounds[0]).toMatchObject({
        state: 'HELD',
        win: round.win,
      });
      expect((await casino.play(session, 'open')).data).toMatchObject({
        openRound: null,
        lastRound: { state: 'HELD' },
      });
      expect((await report()).find(({ roundId }) => roundId === round.roundId)).toMatchObject({
        won: BigInt(round.win),
        isClosed: true,
      });
      const before = casino.wallet.balance;
      const closed = (await shown()).closedAt;
      for (const _ of [1, 2]) await recovered();
      expect(await shown()).toMatchObject({ state: 'HELD', closedAt: closed });
      expect(casino.wallet.balance).toBe(before);
      casino.wallet.wins = 'paid';
      expect((await spin(session)).ok).toBe(true);
      const between = casino.wallet.balance;
      for (const _ of [1, 2]) await recovered();
      expect(await shown()).toMatchObject({ state: 'CLOSED', win: round.win, closedAt: closed });
      expect(casino.wallet.balance).toBe(between + round.win);
      const totals = (await casino.play(session, 'balance')).data;
      expect(totals.balance).toBe(casino.wallet.balance);
      expect(totals.session.won).toBeGreaterThanOrEqual(round.win);
    });

    it('ends the round without it when it is not paid, and never asks again', async () => {
      const { session, round, shown } = await held();
      casino.wallet.wins = 'refused';
      await recovered();
      expect(await shown()).toMatchObject({ state: 'DENIED' });
      expect((await report()).find(({ roundId }) => roundId === round.roundId)).toMatchObject({ won: 0n });
      casino.wallet.calls.length = 0;
      await recovered();
      expect(casino.wallet.calls).not.toContain('win');
      expect((await casino.play(session, 'balance')).data.session.won).toBe(0);
    });
  });

  it('keeps a player to the pace of the place, however often the game is opened and whatever else is', async () => {
    const allowed = { bonusBuy: true, doubleUp: true };
    const lenient = { automatic: 'all', quick: 'all', skip: 'all', celebrations: 'full', ...allowed } as const;
    casino.wallet.jurisdiction = { code: 'GB', slotLeastMs: 2_500, tableLeastMs: 5_000, ...lenient };
    const sessions = await Promise.all(Array.from({ length: 8 }, () => casino.launch('nocturne', 'eight-times')));
    const table = await casino.launch('european-roulette', 'eight-times');
    casino.wallet.jurisdiction = undefined;
    const onRed = { playId: randomUUID(), bet: { bets: [{ spot: 'red', stake: 100 }] } };
    const answers = await Promise.all(sessions.map((session) => spin(session)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const { error } of answers.filter(({ ok }) => !ok)) expect(['TOO_SOON', 'ROUND_OPEN']).toContain(error.code);
    const { error } = await casino.play(table, 'start', onRed);
    expect(error.code).toBe('TOO_SOON');
    expect(error.retryAfterMs).toBeGreaterThan(2_500);
    expect(error.retryAfterMs).toBeLessThanOrEqual(5_000);
    // A place where nothing is required, for the same player.
    const free = await casino.launch('european-roulette', 'eight-times');
    expect((await casino.play(free, 'start', onRed)).ok).toBe(true);
  });

  it('continues to the next round as soon as the wallet is back, however often it was asked before', async () => {
    const session = await casino.launch('nocturne');
    // After so many tries recovery pauses for minutes.
    casino.wallet.faults.set('play', Array(30).fill('unheard'));
    const playId = randomUUID();
    for (let asked = 0; asked < 9; asked++) await spin(session, playId);
    expect((await spin(session)).error.code).toBe('ROUND_OPEN');
    casino.wallet.faults.clear();
    expect(await spin(session)).toMatchObject({ ok: true });
  });

  it('repeats a stake whose answer was lost, and takes it once', async () => {
    const session = await casino.launch('nocturne');
    casino.wallet.faults.set('play', ['unanswered']);
    expect((await spin(session)).ok).toBe(true);
    expect(casino.wallet.calls.filter((call) => call === 'play')).toHaveLength(2);
    expect([...casino.wallet.booked].filter(([id]) => id.endsWith(':b0'))).toHaveLength(1);
  });

  it('says so when the casino does not answer, and plays the same round when it does', async () => {
    const session = await casino.launch('nocturne');
    casino.wallet.faults.set('play', ['unheard', 'garbage']);
    expect((await spin(session, 'patience-please')).error).toMatchObject({
      code: 'ROUND_PENDING',
      retryAfterMs: 2_000,
    });
    expect((await spin(session, 'patience-please')).ok).toBe(true);
    expect([...casino.wallet.booked].filter(([id]) => id.endsWith(':b0'))).toEqual([[expect.any(String), -100]]);
  });
});

describe('bad input', () => {
  it.each([
    ['{', 400, 'WRONG_INPUT'],
    ['', 400, 'WRONG_INPUT'],
    ['[]', 400, 'WRONG_INPUT'],
    ['null', 400, 'WRONG_INPUT'],
    [{ playId: 'short', bet: { coin: 5 } }, 400, 'WRONG_INPUT'],
    [{ playId: 'x'.repeat(65), bet: { coin: 5 } }, 400, 'WRONG_INPUT'],
    [{ playId: 'long-enough' }, 400, 'WRONG_INPUT'],
    ['{"playId":"long-enough","bet":{"coin":1e309}}', 400, 'WRONG_INPUT'],
    ['{"playId":"long-enough","bet":{"coin":NaN}}', 400, 'WRONG_INPUT'],
    [{ playId: 'long-enough', bet: { coin: 0.5 } }, 400, 'WRONG_INPUT'],
    [{ playId: 'long-enough', bet: { coin: -5 } }, 200, 'STAKE_NOT_ALLOWED'],
    [{ playId: 'long-enough', bet: { coin: 0 } }, 200, 'STAKE_NOT_ALLOWED'],
    [{ playId: 'long-enough', bet: { coin: 9_007_199_254_740_991 } }, 200, 'STAKE_NOT_ALLOWED'],
    ['{"bet":{"__proto__":{"coin":5}},"playId":"long-enough"}', 400, 'WRONG_INPUT'],
    [{ playId: 'x'.repeat(20_000), bet: { coin: 5 } }, 413, 'TOO_LARGE'],
  ])('answers %.60j with %i %s', async (body, status, code) => {
    const session = await casino.launchForFun('nocturne');
    const reply = await casino.play(session, 'start', body);
    expect([reply.status, reply.error.code]).toEqual([status, code]);
    expect(reply.error.message.length).toBeGreaterThan(10);
  });

  it('takes JSON only, in UTF-8', async () => {
    const session = await casino.launchForFun('nocturne');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-play-session': session };
    const response = await fetch(`${casino.origin}/play/start`, {
      method: 'POST',
      headers,
      body: 'playId=long-enough',
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ ok: false, error: { code: 'NOT_JSON' } });
  });

  it.each([[''], ['x'], ['A'.repeat(43)], ['A'.repeat(5_000)]])('knows no session %j', async (session) => {
    expect(await casino.play(session, 'open')).toMatchObject({ status: 401, error: { code: 'SESSION_EXPIRED' } });
  });

  it('ends a session that was idle too long', async () => {
    const session = await casino.launchForFun('nocturne');
    expect((await casino.play(session, 'open')).ok).toBe(true);
    await casino.db.query("update play_session set seen_at = now() - interval '31 minutes'");
    expect((await casino.play(session, 'open')).status).toBe(401);
  });

  it('plays the game of the session only', async () => {
    const session = await casino.launchForFun('nocturne');
    const bets = [{ spot: 'red', stake: 100 }];
    expect((await casino.play(session, 'start', { playId: randomUUID(), bet: { bets } })).status).toBe(400);
  });
});

describe('roulette', () => {
  it('pays what the number earns', async () => {
    const session = await casino.launch('european-roulette');
    const bets = [
      { spot: 'straight-0', stake: 100 },
      { spot: 'red', stake: 500 },
      { spot: 'black', stake: 500 },
    ];
    const { data } = await casino.play(session, 'start', { playId: randomUUID(), bet: { bets } });
    expect(data.win).toBe(data.outcome.number === 0 ? 3_600 : 1_000);
    expect(data.balance).toBe(100_000 - 1_100 + data.win);
    expect(casino.wallet.balance).toBe(data.balance);
  });
});

describe('blackjack', () => {
  const deal = (session: string) => casino.play(session, 'start', { playId: randomUUID(), bet: { stake: 500 } });
  const finish = async (session: string, reply: PlayReply): Promise<PlayReply> => {
    let at = reply;
    while (at.data.state === 'PLAYING') {
      const { roundId, step, outcome } = at.data;
      const body = { playId: randomUUID(), roundId, step };
      const action = outcome.phase === 'INSURANCE' ? 'insure' : outcome.actions.at(-1).action;
      at = await casino.play(session, 'act', { ...body, action });
      if (!at.ok) throw new Error(at.error.code);
    }
    return at;
  };

  it('takes every further stake in the same round, and agrees with the wallet at the end', async () => {
    const session = await casino.launch('blackjack');
    const seen = new Set<string>();
    const rare = ['double', 'split', 'insurance', 'peek', 'reveal', 'settle'];
    casino.wallet.balance = 100_000_000;
    for (let i = 0; i < 1_000 && (i < 40 || !rare.every((type) => seen.has(type))); i++) {
      const { data } = await finish(session, await deal(session));
      expect(data.balance).toBe(casino.wallet.balance);
      for (const { type } of data.outcome.events) seen.add(type);
      const own = [...casino.wallet.booked].filter(([id]) => id.startsWith(data.roundId));
      expect(own.reduce((sum, [, change]) => sum + change, 0)).toBe(data.win - data.stake);
    }
    expect([...seen]).toEqual(expect.arrayContaining(rare));
  });

  it('hides the card that lies face down until it is turned over', async () => {
    const session = await casino.launch('blackjack');
    let at = await deal(session);
    while (at.data.state !== 'PLAYING') at = await deal(session);
    expect(at.data.outcome.dealer.cards[1]).toBe('??');
    expect(JSON.stringify(at.data)).not.toContain('reveal');
    const shown = await casino.play(session, 'round', { roundId: at.data.roundId });
    expect(shown.data.proof.serverSeed).toBeNull();
    expect(shown.data.round.outcome.dealer.cards).toHaveLength(2);
    const again = await casino.play(session, 'open');
    expect(again.data.openRound.roundId).toBe(at.data.roundId);
    const second = await deal(session);
    expect(second.error).toMatchObject({ code: 'ROUND_OPEN', round: { roundId: at.data.roundId } });
    const { nextServerSeedHash } = again.data.seed;
    const rotated = await casino.play(session, 'rotate', { nextServerSeedHash, clientSeed: 'mine' });
    expect(rotated.data).toMatchObject({ revealed: null, seed: { serverSeedHash: nextServerSeedHash } });
    const hidden = await casino.play(session, 'round', { roundId: at.data.roundId });
    expect(hidden.data.proof.serverSeed).toBeNull();
    await finish(session, at);
    const revealed = await casino.play(session, 'round', { roundId: at.data.roundId });
    expect(revealed.data.proof.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('hits once when the same hit arrives twice, and refuses one meant for another moment', async () => {
    const session = await casino.launch('blackjack');
    const isPlayable = (reply: PlayReply) => reply.data.state === 'PLAYING' && reply.data.outcome.phase === 'PLAYER';
    let at = await deal(session);
    while (!isPlayable(at)) {
      await finish(session, at);
      at = await deal(session);
    }
    const { roundId } = at.data;
    const body = { playId: randomUUID(), roundId, step: 0, action: 'hit' };
    const twice = await Promise.all([casino.play(session, 'act', body), casino.play(session, 'act', body)]);
    expect(twice.map(({ data }) => data.outcome.hands[0].cards.length)).toEqual([3, 3]);
    const stale = await casino.play(session, 'act', { ...body, playId: randomUUID() });
    expect(['STALE_STEP', 'NO_OPEN_ROUND']).toContain(stale.error.code);
    const other = await casino.launchForFun('blackjack');
    const foreign = await casino.play(other, 'act', { playId: randomUUID(), roundId, step: 1, action: 'stand' });
    expect(foreign.error.code).toBe('NOT_FOUND');
    expect((await casino.play(other, 'round', { roundId })).error.code).toBe('NOT_FOUND');
    await finish(session, twice[0]!);
  });
});

describe('a round whose actions are decided before it starts', () => {
  const bet = { stake: 100, mode: 0 };
  const [pick, take] = ['pick:0', 'take'];
  const recorded = async (session: string, roundId: string) =>
    (await casino.play(session, 'round', { roundId })).data.proof.actions;

  it('takes them in their order as far as it lasts, each as an action of its own, and answers once', async () => {
    const session = await casino.launch('mines');
    const ends = new Set<string>();
    // The mode of one mine in twenty-five tiles, and the one of twenty-four.
    for (let nth = 0; nth < 200 && ends.size < 2; nth++) {
      const input = { playId: randomUUID(), bet: { ...bet, mode: nth % 2 ? 23 : 0 }, actions: [pick, take] };
      const { data } = await casino.play(session, 'start', input);
      const { state, steps } = data.outcome;
      expect(data).toMatchObject({ state: 'CLOSED', step: steps + 1, balance: casino.wallet.balance });
      expect(await recorded(session, data.roundId)).toEqual(state === 'taken' ? [pick, take] : [pick]);
      ends.add(state);
    }
    expect([...ends].sort()).toEqual(['failed', 'taken']);
  });

  it('is played once, however often its start is repeated, and continues from where the round stands', async () => {
    const session = await casino.launch('pump');
    const input = { playId: randomUUID(), bet };
    let begun = await casino.play(session, 'start', input);
    expect(begun.data).toMatchObject({ state: 'PLAYING', step: 0 });
    const { roundId } = begun.data;
    // An answer was lost between the start and its first action: the repeat takes what is left.
    const repeats = await Promise.all(
      [0, 1].map(() => casino.play(session, 'start', { ...input, actions: ['go', take] })),
    );
    for (const { data } of repeats) expect(data.roundId).toBe(roundId);
    begun = await casino.play(session, 'start', { ...input, actions: ['go', take] });
    expect(begun.data).toMatchObject({ roundId, state: 'CLOSED' });
    const actions = await recorded(session, roundId);
    expect(['go', 'go,take']).toContain(actions.join());
    expect(booked()).toBe(begun.data.win - 100);
  });

  it('leaves the round open to its player at an action that is not offered', async () => {
    const session = await casino.launch('mines');
    const { data } = await casino.play(session, 'start', { playId: randomUUID(), bet, actions: [take, pick] });
    expect(data).toMatchObject({ state: 'PLAYING', step: 0, outcome: { steps: 0 } });
    const picked = { playId: randomUUID(), roundId: data.roundId, step: 0, action: pick };
    expect((await casino.play(session, 'act', picked)).ok).toBe(true);
  });
});

describe('for fun', () => {
  it('plays the same games with play money and never calls the wallet', async () => {
    const session = await casino.launchForFun('nocturne');
    const open = await casino.play(session, 'open');
    expect(open.data).toMatchObject({ fun: true, balance: 100_000 });
    let balance = 100_000;
    for (let i = 0; i < 10; i++) {
      const { data } = await spin(session);
      balance += data.win - data.stake;
      expect(data.balance).toBe(balance);
    }
    expect(casino.wallet.calls).toEqual([]);
  });

  it('leaves nothing behind once its session is long over', async () => {
    const session = await casino.launchForFun('nocturne');
    const { roundId } = (await spin(session)).data;
    await casino.studio.commits.written();
    const kept = async () => {
      const { rows } = await casino.db.query(
        `select (select count(*)::int from round where id = $1) as rounds,
           (select count(*)::int from round_step where round_id = $1) as steps,
           (select count(*)::int from round_event where round_id = $1) as events`,
        [roundId],
      );
      return rows[0];
    };
    expect(await kept()).toEqual({ rounds: 1, steps: 1, events: 2 });
    await casino.db.query(
      `update play_session set seen_at = now() - interval '13 hours'
       where id = (select session_id from round where id = $1)`,
      [roundId],
    );
    await recoverRounds(casino.studio);
    expect(await kept()).toEqual({ rounds: 0, steps: 0, events: 0 });
  });
});

describe('checking a round', () => {
  it('commits first, plays nothing before the player has a seed, reveals on rotation, and the round can be played again', async () => {
    const session = await sessionFrom(`${casino.origin}/launch?fun=1&game=nocturne&currency=USD&lang=en`);
    const { data: open } = await casino.play(session, 'open');
    const isHash = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(open.seed).toEqual({ serverSeedHash: isHash, clientSeed: null, nextNonce: 0, nextServerSeedHash: isHash });
    const start = (seed?: object) =>
      casino.play(session, 'start', { playId: randomUUID(), bet: { coin: 5 }, ...(seed && { seed }) });
    expect((await start()).error.code).toBe('SEED_NEEDED');
    expect((await start({ serverSeedHash: open.seed.serverSeedHash, clientSeed: 'a:b' })).status).toBe(400);
    expect((await casino.play(session, 'seed', { clientSeed: 'a:b' })).status).toBe(400);
    expect((await casino.play(session, 'seed', { clientSeed: 'another' })).data.clientSeed).toBe('another');
    expect((await casino.play(session, 'seed', { clientSeed: 'my own seed' })).data.clientSeed).toBe('my own seed');
    const { serverSeedHash, nextServerSeedHash } = open.seed;
    const changed = await start({ serverSeedHash, clientSeed: 'made on the device' });
    expect(changed.error).toMatchObject({
      code: 'SEED_CHANGED',
      seed: { serverSeedHash, clientSeed: 'my own seed', nextNonce: 0, nextServerSeedHash },
    });
    const played = await start({ serverSeedHash, clientSeed: 'my own seed' });
    expect((await casino.play(session, 'seed', { clientSeed: 'another' })).error.code).toBe('SEED_IN_USE');
    const before = await casino.play(session, 'round', { roundId: played.data.roundId });
    expect(before.data.proof).toMatchObject({ serverSeed: null, serverSeedHash });
    const unseen = await casino.play(session, 'rotate', { nextServerSeedHash: 'ab'.repeat(32), clientSeed: 'next' });
    expect(unseen.error).toMatchObject({ code: 'SEED_CHANGED', seed: { serverSeedHash, nextNonce: 1 } });
    expect((await casino.play(session, 'rotate')).status).toBe(400);
    const rotated = await casino.play(session, 'rotate', { nextServerSeedHash, clientSeed: 'next' });
    expect(rotated.data).toMatchObject({
      revealed: { serverSeedHash, clientSeed: 'my own seed', rounds: 1 },
      seed: { serverSeedHash: nextServerSeedHash, clientSeed: 'next', nextNonce: 0, nextServerSeedHash: isHash },
    });
    const { data } = await casino.play(session, 'round', { roundId: played.data.roundId });
    expect(verifyRound(games, data.proof)).toMatchObject({
      ok: true,
      outcome: data.round.outcome,
      win: data.round.win,
    });
    expect(verifyRound(games, { ...data.proof, nonce: 1 })).not.toMatchObject({ outcome: data.round.outcome });
    const forged = { ...data.proof, serverSeed: 'f'.repeat(64) };
    expect(verifyRound(games, forged)).toEqual({ ok: false, reason: 'seed_does_not_match_commitment' });
  });

  it('lists every number under a commitment, a refused play among them with its reason', async () => {
    const session = await casino.launch('nocturne', 'numbered');
    const { data: open } = await casino.play(session, 'open');
    const { serverSeedHash } = open.seed;
    const first = await spin(session);
    casino.wallet.balance = 0;
    expect((await spin(session)).error.code).toBe('NOT_ENOUGH_MONEY');
    casino.wallet.balance = 100_000;
    const third = await spin(session);
    const { data } = await casino.play(session, 'numbers', { serverSeedHash });
    expect(data).toMatchObject({
      used: 3,
      numbers: [
        { nonce: 0, roundId: first.data.roundId, game: 'nocturne', state: 'CLOSED', refusal: null },
        { nonce: 1, state: 'REFUSED', refusal: { code: 'NOT_ENOUGH_MONEY' } },
        { nonce: 2, roundId: third.data.roundId, state: 'CLOSED', refusal: null },
      ],
      more: false,
    });
    const rest = await casino.play(session, 'numbers', { serverSeedHash, from: 2 });
    expect(rest.data.numbers).toEqual(data.numbers.slice(2));
    const other = await casino.launch('nocturne', 'another');
    expect((await casino.play(other, 'numbers', { serverSeedHash })).error.code).toBe('NOT_FOUND');
  });
});
