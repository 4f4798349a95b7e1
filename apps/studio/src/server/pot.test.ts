import { createHmac, randomUUID } from 'node:crypto';
import { signatureVersion, signedHead } from '@fairhouse/contract/vendor-signature';
import { vendorPotsAnswer } from '@fairhouse/contract/wallet';
import { checkRound, fairStream, type SlotStakes } from '@fairhouse/game-math';
import { games } from '@fairhouse/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningStudio, runningStudio } from './fixtures/running-studio.ts';

const game = games.find(({ pot }) => pot)!;
const pot = game.pot!;
const coin = (game.stakes('USD') as SlotStakes).coins.at(-1)!;
const stake = coin * (game.stakes('USD') as SlotStakes).lines;
const paidIn = (stake * pot.contribution) / 1_000_000;
const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'known' };
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();
const takes = (nonce: number) =>
  game.play({ coin, currency: 'USD' }, [], fairStream({ ...seeds, nonce }, hmac)).pot !== undefined;

let casino: RunningStudio;
let session: string;
beforeAll(async () => {
  casino = await runningStudio(10_000_000);
  session = await casino.launch(game.code, 'one');
});
afterAll(() => casino.close());

/** The next round of the only player is that of our seed with this nonce. */
async function plant(nonce: number): Promise<void> {
  const { rows } = await casino.db.query<{ id: string }>('select id from player where wallet_user is not null');
  const { id } = rows[0]!;
  await casino.db.query('update seed set revealed_at = now() where player_id = $1 and revealed_at is null', [id]);
  await casino.db.query(
    `insert into seed (id, player_id, server_seed, server_seed_hash, client_seed, next_nonce, number)
     values ($1, $2, $3::text, encode(sha256(convert_to($3::text, 'utf8')), 'hex'), $4, $5, 0)`,
    [randomUUID(), id, seeds.serverSeed, seeds.clientSeed, nonce],
  );
}

it('is sent when the game opens, with its rounds, and when it is asked for', async () => {
  const start = pot.start.USD!;
  expect((await casino.play(session, 'open')).data.pot).toBe(start);
  expect((await casino.play(session, 'pot')).data).toEqual({ amount: start, wins: [] });
  const { data } = await casino.play(session, 'start', { playId: randomUUID(), bet: { coin } });
  // As it was read at most a second ago.
  expect([start, start + paidIn]).toContain(data.pot);
  const plain = await casino.launch('nocturne', 'one');
  expect((await casino.play(plain, 'open')).data.pot).toBeNull();
  expect((await casino.play(plain, 'pot')).error.code).toBe('NOT_FOUND');
  expect((await casino.play(plain, 'start', { playId: randomUUID(), bet: { coin: 5 } })).data).not.toHaveProperty(
    'pot',
  );
});

it('is taken in two instructions to the wallet, shown again, and checked as far as a seed can prove it', async () => {
  let nonce = 0;
  while (!takes(nonce)) nonce++;
  await plant(nonce);
  casino.wallet.calls.length = 0;
  const { data } = await casino.play(session, 'start', { playId: randomUUID(), bet: { coin, currency: 'BTC' } });
  expect(casino.wallet.calls).toEqual(['bet', 'win']);
  const amount = pot.start.USD! + paidIn;
  expect(data).toMatchObject({ state: 'CLOSED', outcome: { pot: amount } });
  expect(data.win).toBe(data.outcome.win + amount);
  expect([...casino.wallet.booked.values()]).toContain(data.win);
  expect((await casino.play(session, 'replay', { roundId: data.roundId })).data).toMatchObject({
    computed: 'same',
    answers: [{ win: data.win, outcome: { pot: amount } }],
  });
  expect((await casino.rotate(session)).ok).toBe(true);
  const shown = (await casino.play(session, 'round', { roundId: data.roundId })).data;
  expect(shown.proof.bet).toEqual({ coin, currency: 'USD' });
  expect(checkRound(games, shown.proof, shown.round.outcome)).toMatchObject({ verdict: 'same', pot: amount });
});

it('is reported to the casino, and to nobody who cannot sign', async () => {
  await casino.studio.commits.written();
  const ask = async (secret: string) => {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const digest = createHmac('sha256', secret)
      .update(signedHead(timestamp, '/reports/pots'))
      .update('{}')
      .digest('hex');
    return fetch(`${casino.origin}/reports/pots`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-vendor-timestamp': timestamp,
        'x-vendor-signature': `${signatureVersion}${digest}`,
      },
      body: '{}',
    });
  };
  expect((await ask('x'.repeat(32))).status).toBe(401);
  const { data } = await (await ask(casino.wallet.secret)).json();
  const { pots } = vendorPotsAnswer.parse(data);
  expect(pots).toHaveLength(8);
  const taken = pots.find(({ currency, fun }) => currency === 'USD' && !fun)!;
  expect(taken).toMatchObject({
    games: [game.code],
    amount: pot.start.USD! + paidIn,
    rounds: 2,
    wins: 1,
    paidInMillionths: String(2 * stake * pot.contribution),
    latest: [{ amount: pot.start.USD! + paidIn }],
  });
});
