import { randomUUID } from 'node:crypto';
import { hashedTimes, roundFile, sha256Hex } from '@fairhouse/game-math';
import { checkRoundFile } from '@fairhouse/games/check-round-file';
import { ensureChain } from '@fairhouse/live';
import {
  checkConsistencyFile,
  openHead,
  openLogProof,
  openReceipt,
  type PublishedKey,
  readEntry,
} from '@fairhouse/record-proof';
import { pseudonymOf, sendHeads } from '@fairhouse/rgs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStudio, runningStudio } from '../fixtures/running-studio.ts';
import { openFairness } from './open-fairness.ts';
import { receiptSigner } from './receipt-signer.ts';

let casino: RunningStudio;
let keys: PublishedKey[];
beforeAll(async () => {
  casino = await runningStudio();
  keys = (await (await fetch(`${casino.origin}/fair/keys`)).json()).keys;
});
afterAll(() => casino.close());

const fair = (path: string) => fetch(`${casino.origin}/fair/${path}`);
const json = async (path: string) => (await fair(path)).json();
const spin = (session: string, coin = 5) => casino.play(session, 'start', { playId: randomUUID(), bet: { coin } });
const bodyOf = (receipt: unknown) => openReceipt(receipt, keys);

describe('a receipt', () => {
  it('of a spin is signed by a published key and says what the answer says', async () => {
    const session = await casino.launch('nocturne');
    const { data: open } = await casino.play(session, 'open');
    const { data } = await spin(session);
    expect(bodyOf(data.receipt)).toMatchObject({
      signed: 'signed',
      body: {
        round: data.roundId,
        game: 'nocturne',
        commitment: open.seed.serverSeedHash,
        clientSeed: 'tests',
        nonce: data.nonce,
        stake: data.stake,
        win: data.win,
        over: true,
        currency: 'USD',
        rules: open.game.definitionHash,
        choices: { actions: [] },
      },
    });
  });

  it('of answers at the same moment shares a signature with them, and each is checked by itself', async () => {
    const sessions = await Promise.all(
      Array.from({ length: 7 }, (_, at) => casino.launch('nocturne', `at-once-${at}`)),
    );
    await Promise.all(sessions.map((session) => casino.play(session, 'open')));
    const signer = receiptSigner('a secret of the tests for receipts, long enough');
    const { body } = bodyOf((await spin(sessions[0]!)).data.receipt)!;
    for (const size of [1, 2, 3, 7]) {
      const receipts = await Promise.all(Array.from({ length: size }, (_, nonce) => signer.sign({ ...body, nonce })));
      expect(new Set(receipts.map(({ signature }) => signature)).size).toBe(1);
      for (const [nonce, one] of receipts.entries())
        expect(bodyOf(one)).toMatchObject({ signed: 'signed', body: { nonce } });
      const [first, second] = receipts;
      if (second) expect(bodyOf({ ...first, body: second.body })?.signed).toBe('not_signed');
      if (second) expect(bodyOf({ ...first, batch: undefined })?.signed).toBe('not_signed');
    }
  });

  it('comes with each action, and grows with the choices', async () => {
    const session = await casino.launch('blackjack', 'acts');
    let begun = (await casino.play(session, 'start', { playId: randomUUID(), bet: { stake: 500 } })).data;
    // A blackjack is over with the deal.
    while (begun.state !== 'PLAYING')
      begun = (await casino.play(session, 'start', { playId: randomUUID(), bet: { stake: 500 } })).data;
    expect(bodyOf(begun.receipt)).toMatchObject({ signed: 'signed', body: { over: false, choices: { actions: [] } } });
    const action = begun.outcome.phase === 'INSURANCE' ? 'decline' : 'stand';
    const act = { playId: randomUUID(), roundId: begun.roundId, step: 0, action };
    const { data } = await casino.play(session, 'act', act);
    expect(bodyOf(data.receipt)).toMatchObject({
      signed: 'signed',
      body: {
        round: begun.roundId,
        nonce: begun.nonce,
        over: data.state !== 'PLAYING',
        choices: { actions: [action] },
      },
    });
  });

  it('of a stake that the casino refuses names the number and the reason, in the answer and in the list of rounds', async () => {
    const session = await casino.launch('nocturne', 'poor');
    const before = casino.wallet.balance;
    casino.wallet.balance = 1;
    const { error } = await spin(session);
    casino.wallet.balance = before;
    expect(error.code).toBe('NOT_ENOUGH_MONEY');
    const refused = bodyOf(error.receipt)!;
    expect(refused).toMatchObject({ signed: 'signed', body: { refused: 'NOT_ENOUGH_MONEY', stake: 0, outcome: null } });
    const played = (await spin(session)).data;
    expect(played.nonce).toBe(refused.body.nonce + 1);
    const { rounds } = (await casino.play(session, 'rounds')).data;
    expect(rounds).toMatchObject([
      { roundId: played.roundId },
      { nonce: refused.body.nonce, state: 'REFUSED', stake: 0, refusal: { code: 'NOT_ENOUGH_MONEY' } },
    ]);
    expect(bodyOf(rounds[1].receipt)).toMatchObject({ signed: 'signed', body: { refused: 'NOT_ENOUGH_MONEY' } });
    // The page shows the last round that was played, not one that was refused.
    casino.wallet.balance = 1;
    await spin(session);
    casino.wallet.balance = before;
    expect((await casino.play(session, 'open')).data.lastRound.roundId).toBe(played.roundId);
  });

  it('is signed by the key that is published, and a former key stays published with its end', async () => {
    const { receipts } = await openFairness(casino.db, {
      logName: 'studio.test/commitments',
      logKey: 'a secret of the tests for the log of commitments',
      receiptKey: 'another secret of the tests for receipts, long enough',
    });
    // The published list is cached for a second.
    const read = async () => (await json('keys')).keys as PublishedKey[];
    await expect.poll(async () => (await read()).length).toBeGreaterThan(keys.length);
    const all = await read();
    const former = all.find(({ keyId }) => keyId === casino.receipts.keyId)!;
    expect(Date.parse(former.until!)).toBeGreaterThan(Date.now());
    expect(all.find(({ keyId }) => keyId === receipts.keyId)).toMatchObject({ purpose: 'receipts', until: null });
    expect(receiptSigner('another secret of the tests for receipts, long enough').keyId).toBe(receipts.keyId);
  });
});

describe('the log of commitments', () => {
  const proofOf = async (commitment: string) => openLogProof(await json(`log/proof?commitment=${commitment}`), keys);

  it('has the first commitment of a player and the next before the game is open, under a signed head', async () => {
    const session = await casino.launch('nocturne', 'first');
    const { seed } = (await casino.play(session, 'open')).data;
    const { rows } = await casino.db.query('select player_id as id from seed where server_seed_hash = $1', [
      seed.serverSeedHash,
    ]);
    const player = pseudonymOf(rows[0].id);
    const [first, next] = [await proofOf(seed.serverSeedHash), await proofOf(seed.nextServerSeedHash)];
    expect(first).toMatchObject({ standing: 'included', entry: { number: 0, player } });
    expect(next).toMatchObject({ standing: 'included', entry: { number: 1, player } });
    const { data } = await spin(session);
    expect(data.openedAt > first!.at!).toBe(true);
    const { rotated } = { rotated: (await casino.rotate(session)).data.seed };
    expect(await proofOf(rotated.nextServerSeedHash)).toMatchObject({ standing: 'included', entry: { number: 2 } });
  });

  it('starts no round under a seed that is not in it', async () => {
    const session = await casino.launch('nocturne', 'former');
    const { seed } = (await casino.play(session, 'open')).data;
    // As the release before made it.
    await casino.db.query('update seed set number = null where server_seed_hash = $1', [seed.serverSeedHash]);
    expect((await spin(session)).error.code).toBe('TOO_SOON');
    await casino.play(session, 'open');
    expect((await spin(session)).ok).toBe(true);
  });

  it('has the end of a chain before its first round, with the round of the beacon', async () => {
    const table = 'live-roulette';
    await ensureChain(casino.db, { table, links: 1_000, commitments: casino.studio.commitments }, casino.live.beacon);
    const { rows } = await casino.db.query('select chain_end as "end" from live_chain where table_code = $1', [table]);
    expect(await proofOf(rows[0].end)).toMatchObject({
      standing: 'included',
      entry: { table, links: 1_000, beacon: 'known', beaconRound: 1 },
    });
  });

  it('is public: heads, entries, proofs of inclusion, and proofs that two heads are of one log', async () => {
    const [head, page] = [await fair('log/head'), await json('log/heads?size=2')];
    expect(head.headers.get('access-control-allow-origin')).toBe('*');
    expect(head.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const [later, earlier] = page.heads as { size: number; note: string; signedAt: string }[];
    const { verifiers } = await logKey();
    expect(openHead(later!.note, verifiers)).toMatchObject({ size: later!.size, at: later!.signedAt });
    const file = await json(`log/consistency?from=${earlier!.size}&to=${later!.size}`);
    expect(checkConsistencyFile(file, [(await logKey()).written])).toMatchObject({ ok: true });
    const { entries, size } = await json('log/entries?from=0&size=1000');
    expect(entries).toHaveLength(size);
    expect(entries.map(readEntry)).not.toContain(undefined);
    expect((await fair('log/proof?commitment=nonsense')).status).toBe(400);
    expect((await fair(`log/proof?commitment=${'0'.repeat(64)}`)).status).toBe(404);
    expect((await fair('log/consistency?from=0')).status).toBe(400);
  });

  it('is never changed', async () => {
    for (const change of [
      'delete from commitment_entry',
      'truncate commitment_head cascade',
      "update commitment_tile set hash = ''",
    ])
      if (!change.includes('tile')) await expect(casino.db.query(change)).rejects.toThrow('never changed');
  });

  it('has its heads sent out, one after a while, and again where one did not arrive', async () => {
    const targets = { headsTo: ['http://127.0.0.1:1/closed'], headsEveryMs: 60_000 };
    await sendHeads(casino.studio, targets);
    await sendHeads(casino.studio, targets);
    const { rows } = await casino.db.query('select tries, problem, sent_at as sent from commitment_delivery');
    expect(rows).toEqual([{ tries: 1, problem: expect.any(String), sent: null }]);
  });
});

async function logKey() {
  const { keyId, publicKey } = keys.find(({ purpose }) => purpose === 'log')!;
  const { logVerifiers } = await import('@fairhouse/record-proof');
  const bytes = Buffer.concat([Buffer.of(1), Buffer.from(publicKey, 'base64')]);
  return { verifiers: logVerifiers(keys), written: `${keyId}+${bytes.toString('base64')}` };
}

it('a round is proved by what it is saved with, the published keys, and a head that was kept before it', async () => {
  const session = await casino.launch('nocturne', 'checks');
  const kept = (await json('log/heads?size=1')).heads[0];
  const { data: played } = await spin(session);
  const { data: rotated } = await casino.rotate(session);
  expect(sha256Hex(rotated.revealed.serverSeed)).toBe(rotated.revealed.serverSeedHash);
  const { round, proof, receipts, log } = (await casino.play(session, 'round', { roundId: played.roundId })).data;
  const { text } = roundFile({
    roundId: round.roundId,
    currency: 'USD',
    staked: round.stake,
    win: round.win,
    outcome: round.outcome,
    proof,
    receipts: [played.receipt, ...receipts],
    log,
  });
  const link = await json(`log/consistency?from=${kept.size}`);
  const beside = [JSON.stringify({ keys }), kept.note];
  expect(await checkRoundFile(text, ...beside, JSON.stringify(link))).toMatchObject({ standing: 'proved' });
  expect(await checkRoundFile(text, ...beside)).toMatchObject({ standing: 'not_provable' });
  expect(hashedTimes(proof.serverSeed, 1)).toBe(proof.serverSeedHash);
});
