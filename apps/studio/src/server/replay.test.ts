import { createHmac, randomUUID } from 'node:crypto';
import { type ReplayTicket, signedTicket } from '@fairhouse/contract/replay-ticket';
import { gameOf } from '@fairhouse/games';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  casinoOrigin,
  deskOrigin,
  type PlayReply,
  type RunningStudio,
  runningStudio,
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
});

const start = (session: string, bet: object) => casino.play(session, 'start', { playId: randomUUID(), bet });
const spin = (session: string) => start(session, { coin: 5 });
const replay = (session: string, roundId: string) => casino.play(session, 'replay', { roundId });

/** Plays hands until one is dealt that waits for its player. */
async function handThatWaits(session: string): Promise<PlayReply['data']> {
  for (;;) {
    const { data } = await start(session, { stake: 500 });
    if (data.outcome.phase === 'PLAYER') return data;
    if (data.outcome.phase === 'INSURANCE') {
      const round = await act(session, data, 'decline');
      if (round.outcome.phase === 'PLAYER') return round;
    }
  }
}
const act = async (session: string, round: PlayReply['data'], action: string) =>
  (await casino.play(session, 'act', { playId: randomUUID(), roundId: round.roundId, step: round.step, action })).data;

describe('a round shown to its player again', () => {
  it.each([
    ['nocturne', { coin: 5 }],
    ['european-roulette', { bets: [{ spot: 'red', stake: 100 }] }],
    ['dice', { stake: 100, side: 'above', winning: 495_000 }],
  ])('%s is what was answered, and nothing is asked of the wallet or drawn', async (game, bet) => {
    const session = await casino.launch(game);
    const { data: played } = await start(session, bet);
    const { data: before } = await casino.play(session, 'open');
    casino.wallet.calls.length = 0;
    const { data, ok } = await replay(session, played.roundId);
    expect(ok).toBe(true);
    expect(data).toMatchObject({ bet, actions: [], computed: 'same' });
    const { session: _, balance, receipt, ...round } = played;
    expect(data.answers).toEqual([{ ...round, closedAt: expect.any(String), balance: null }]);
    expect(casino.wallet.calls).toEqual([]);
    const { data: after } = await casino.play(session, 'open');
    expect([after.balance, after.seed.nextNonce]).toEqual([before.balance, before.seed.nextNonce]);
  });

  it('comes answer by answer where its player acted, once it is over', async () => {
    const session = await casino.launch('blackjack');
    const heard: PlayReply['data'][] = [await handThatWaits(session)];
    const { roundId } = heard[0];
    expect((await replay(session, roundId)).error).toMatchObject({ code: 'ROUND_OPEN' });
    while (heard.at(-1).outcome.phase === 'PLAYER') {
      const { total } = heard.at(-1).outcome.hands[0];
      heard.push(await act(session, heard.at(-1), total < 13 ? 'hit' : 'stand'));
    }
    const { data } = await replay(session, roundId);
    expect(data.computed).toBe('same');
    expect(data.actions).toHaveLength(data.answers.length - 1);
    // An offer of insurance may have come first.
    const seen = data.answers.slice(-heard.length);
    expect(seen.map(({ outcome }: PlayReply['data']) => outcome)).toEqual(heard.map(({ outcome }) => outcome));
    expect(data.answers.map(({ state }: PlayReply['data']) => state)).toEqual([
      ...data.actions.map(() => 'PLAYING'),
      'CLOSED',
    ]);
  });

  it('is nobody else’s, nor of another game, nor one that never was', async () => {
    const session = await casino.launch('nocturne', '41');
    const { roundId } = (await spin(session)).data;
    const others = await casino.launch('nocturne', '42');
    const elsewhere = await casino.launch('dice', '41');
    for (const [who, which] of [
      [others, roundId],
      [elsewhere, roundId],
      [session, randomUUID()],
      [session, "'; drop table round"],
      [session, undefined],
    ])
      expect((await replay(who, which)).error, which).toMatchObject({ code: 'NOT_FOUND' });
    expect((await replay('x'.repeat(43), roundId)).error).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  it('whose stake was refused was none', async () => {
    const session = await casino.launch('nocturne');
    casino.wallet.balance = 0;
    await spin(session);
    const { rows } = await casino.db.query(`select id from round where state = 'REFUSED' order by id desc limit 1`);
    expect((await replay(session, rows[0].id)).error).toMatchObject({ code: 'ROUND_VOID' });
  });

  it('is shown as it is recorded where its seed says otherwise, or its rules are gone', async () => {
    const session = await casino.launch('nocturne');
    const { roundId, outcome } = (await spin(session)).data;
    await casino.play(session, 'rounds', {});
    const change = (set: string, value: unknown) =>
      casino.db.query(`update round set ${set} = $2 where id = $1`, [roundId, value]);
    const changed = { ...outcome, win: outcome.win + 1 };
    await change('outcome', JSON.stringify(changed));
    const { data } = await replay(session, roundId);
    expect([data.computed, data.answers.length, data.answers[0].outcome]).toEqual(['other', 1, changed]);
    await change('definition_hash', '0'.repeat(64));
    const gone = (await replay(session, roundId)).data;
    expect([gone.computed, gone.stakes, gone.answers[0].outcome]).toEqual(['notPlayable', null, changed]);
  });
});

describe('under a ticket of the casino', () => {
  const ticketTo = (roundId: string, change: Partial<ReplayTicket> = {}, secret = casino.wallet.secret) => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const said: ReplayTicket = { id: randomUUID(), roundId, language: 'fil', expiresAt, ...change };
    const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
    return `${payload}.${createHmac('sha256', secret).update(signedTicket(payload)).digest('hex')}`;
  };
  const open = (ticket: string) => casino.play('', 'openReplay', { ticket });
  const code = async (ticket: string) => (await open(ticket)).error?.code;

  it('a round for money is shown once, with its game and to whom it may be shown', async () => {
    const session = await casino.launch('nocturne');
    const { roundId, outcome, stake } = (await spin(session)).data;
    const ticket = ticketTo(roundId);
    const { data } = await open(ticket);
    expect(data).toMatchObject({
      game: { code: 'nocturne', definitionHash: gameOf('nocturne')!.definitionHash },
      currency: 'USD',
      language: 'fil',
      around: deskOrigin,
      recorded: { computed: 'same', answers: [{ roundId, stake, outcome, balance: null }] },
    });
    expect(JSON.stringify(data)).not.toMatch(/serverSeed|clientSeed|playerId|"user"/);
    expect(await code(ticket)).toBe('TICKET_SPENT');
    // Of many at once, one has it.
    const raced = ticketTo(roundId);
    const answers = await Promise.all(Array.from({ length: 16 }, () => open(raced)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('for the site, a round is shown as multiples, and with what verifies it only where the ticket allows it', async () => {
    const session = await casino.launch('nocturne');
    const { roundId } = (await spin(session)).data;
    const desk = (await open(ticketTo(roundId))).data;
    expect([desk.amounts, desk.record]).toEqual(['money', null]);
    const site = (await open(ticketTo(roundId, { shownTo: 'site' }))).data;
    expect([site.amounts, site.around, site.record]).toEqual(['multiples', casinoOrigin, null]);
    const { record } = (await open(ticketTo(roundId, { shownTo: 'site', withProof: true }))).data;
    expect(record).toMatchObject({ round: { roundId }, proof: { game: 'nocturne', serverSeed: null } });
    expect(record.receipts).toHaveLength(1);
  });

  it('that is forged, changed, too old or none, nothing is', async () => {
    const session = await casino.launch('nocturne');
    const { roundId } = (await spin(session)).data;
    const other = (await spin(session)).data.roundId;
    const [payload, signature] = ticketTo(roundId).split('.') as [string, string];
    const swapped = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), roundId: other }),
    );
    for (const [what, ticket] of Object.entries({
      forged: ticketTo(roundId, {}, 'x'.repeat(32)),
      'for another round': `${swapped.toString('base64url')}.${signature}`,
      'too old': ticketTo(roundId, { expiresAt: new Date(Date.now() - 1).toISOString() }),
      'without a moment': ticketTo(roundId, { expiresAt: 'later' }),
      unsigned: payload,
      nothing: '',
    }))
      expect(await code(ticket), what).toBe('TICKET_SPENT');
    expect((await casino.play(session, 'openReplay', {})).error).toMatchObject({ code: 'WRONG_INPUT' });
  });

  it('no round for fun, none that is open, and none that never was is shown', async () => {
    const fun = await casino.launchForFun('nocturne');
    expect(await code(ticketTo((await spin(fun)).data.roundId))).toBe('NOT_FOUND');
    expect(await code(ticketTo(randomUUID()))).toBe('NOT_FOUND');
    const table = await casino.launch('blackjack');
    expect(await code(ticketTo((await handThatWaits(table)).roundId))).toBe('ROUND_OPEN');
  });

  it('tickets that are past are forgotten', async () => {
    await casino.db.query(`update replay_ticket set expires_at = now() - interval '2 hours'`);
    await code(ticketTo(randomUUID()));
    expect((await casino.db.query('select from replay_ticket')).rowCount).toBe(1);
  });
});
