import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalJson, definitionHash, type RoundFile, sha256Hex } from '@fairhouse/game-math';
import {
  batchText,
  checkConsistencyFile,
  keyIdOf,
  leafHash,
  nodeHash,
  receiptFormat,
  toBase64,
} from '@fairhouse/record-proof';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsFile } from './definitions-file.ts';
import { branches } from './fairness-branches.ts';
import { fairnessVectors, fairnessVectorsFile, logProofFor } from './fairness-vectors.ts';
import { startVerifier } from './fixtures/python-verifier.ts';
import { gameOf, games, gamesByRules } from './index.ts';
import { roundsForVerifiers } from './rounds-for-verifiers.ts';

const verifier = fileURLToPath(new URL('../tools/verify_round.py', import.meta.url));
const sampleSeed = Number(process.env.SAMPLE_SEED ?? 0);
const folder = mkdtempSync(join(tmpdir(), 'fairhouse-verify-'));
const definitions = join(folder, 'definitions.json');
const file = definitionsFile(definitionHash);

beforeAll(() => writeFileSync(definitions, JSON.stringify(file)));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const python = startVerifier();
afterAll(() => python.stop());

/** Runs the verifier over a file of these rounds; what it found wrong, by round. */
async function verify(rounds: unknown, ...more: string[]) {
  const path = join(folder, `rounds-${files++}.json`);
  writeFileSync(path, JSON.stringify(rounds));
  const { code, out } = (await python.run('--definitions', definitions, ...more, path)) as {
    code: number;
    out: string;
  };
  const wrong = out
    .split(/^Round /m)
    .slice(1)
    .map((part) => part.split('\n').filter((line) => line.includes('WRONG')));
  return { code, out, wrong };
}

it('exports the rules of every game, on offer and former, under the hashes that rounds name', () => {
  const exported = file.definitions.map((one) => [one.game, one.engine, one.shared, one.definitionHash].join());
  const known = gamesByRules.map((game) => [game.code, game.kind, game.live !== null, game.definitionHash].join());
  expect(exported.sort()).toEqual(known.sort());
});

describe('the test vectors', () => {
  const vectors = JSON.parse(readFileSync(fairnessVectorsFile, 'utf8')) as {
    branches: Record<string, Record<string, string>>;
    rounds: RoundFile[];
    log: { entry: string; leaf: string; keyId: string; publicKey: string };
    consistency: unknown[];
  };

  it('are current: `npm run fairness-vectors` writes them', () => {
    expect(readFileSync(fairnessVectorsFile, 'utf8')).toBe(fairnessVectors());
  });

  it('have a round for each branch of the rules, and nothing else under its name', () => {
    const named = Object.entries(vectors.branches).flatMap(([engine, own]) =>
      Object.entries(own).map(([branch, roundId]) => ({ engine, branch, roundId })),
    );
    expect(named.map(({ engine, branch }) => [engine, branch])).toEqual(
      branches.map(({ engine, branch }) => [engine, branch]),
    );
    const lacking = named.filter(({ roundId }, i) => {
      const round = vectors.rounds.find((one) => one.roundId === roundId);
      return !round || !branches[i]!.holds(round);
    });
    expect(lacking).toEqual([]);
  });

  it('have a round of each game, each under a name of its own', () => {
    expect([...new Set(vectors.rounds.map(({ proof }) => proof.game))].sort()).toEqual(
      games.map(({ code }) => code).sort(),
    );
    expect(new Set(vectors.rounds.map(({ roundId }) => roundId)).size).toBe(vectors.rounds.length);
  });

  it('have the leaf of the entry that they prove, and heads that are consistent', () => {
    const { log, consistency } = vectors;
    expect(log.leaf).toBe(Buffer.from(leafHash(log.entry)).toString('hex'));
    const key = `${log.keyId}+${toBase64(Buffer.concat([Buffer.of(1), Buffer.from(log.publicKey, 'base64')]))}`;
    const sizes = consistency.map((one) => checkConsistencyFile(one, [key]));
    expect(sizes).toMatchObject([3, 4].map((size) => ({ ok: true, earlier: { size }, later: { size: 7 } })));
  });

  it('are at most 250 kB', () => expect(statSync(fairnessVectorsFile).size).toBeLessThan(250_000));

  it('agree step by step with the verifier in Python', async () => {
    expect(await python.run('vectors', fairnessVectorsFile)).toEqual({ code: 0, out: [] });
  });

  it('agree with no other step', async () => {
    const path = join(folder, 'other-vectors.json');
    const { chain } = vectors as unknown as { chain: object };
    writeFileSync(path, JSON.stringify({ ...vectors, chain: { ...chain, end: 'ef'.repeat(32) } }));
    expect(await python.run('vectors', path)).toEqual({ code: 0, out: ['chain'] });
  });
});

describe('the verifier in Python', () => {
  it('is one file that imports the standard library alone', () => {
    const imports = readFileSync(verifier, 'utf8').match(/^(import|from) .*$/gm);
    expect(imports).toEqual([
      'import argparse, base64, hashlib, hmac, json, re, struct, sys',
      'from fractions import Fraction',
      'from itertools import accumulate, combinations, count, islice, product, takewhile',
      'from math import prod',
      'from operator import mul',
      'from typing import Callable, Iterable, Iterator, Optional',
    ]);
  });

  const confirm = async (rounds: readonly RoundFile[]) => {
    const { code, out, wrong } = await verify(rounds);
    expect(wrong.filter((lines) => lines.length > 0)).toEqual([]);
    expect(wrong).toHaveLength(rounds.length);
    expect([code, out.includes('Every round follows from its seeds.')]).toEqual([0, true]);
  };

  it('confirms 1,000 rounds of all games and shared tables, others in each run, and those of the vectors', async () => {
    const { rounds } = JSON.parse(readFileSync(fairnessVectorsFile, 'utf8')) as { rounds: RoundFile[] };
    const played = games.flatMap((game) => roundsForVerifiers(game, 14, 1_100 + 14 * (sampleSeed % 200)));
    expect(new Set(played.map(({ proof }) => proof.game)).size).toBe(games.length);
    expect(played.length).toBeGreaterThan(1_000);
    expect(played.filter(({ proof }) => proof.chain)).toHaveLength(14 * games.filter(({ live }) => live).length);
    await confirm([...played, ...rounds]);
  });

  it.runIf(process.env.TEST_EXTENT === 'long').each(games.map((game) => [game.code, game] as const))(
    'confirms 1,000 rounds of %s',
    (_, game) => confirm(roundsForVerifiers(game, 1_000, 100)),
  );

  it('confirms a round that takes the shared pot, and rejects an amount that cannot have been in it', async () => {
    const most = gameOf('glass-blower')!.pot!.most.USD!;
    const { rounds } = JSON.parse(readFileSync(fairnessVectorsFile, 'utf8')) as { rounds: RoundFile[] };
    const taken = rounds.find(({ outcome }) => 'pot' in (outcome as object))!;
    const tooMuch = structuredClone(taken);
    Object.assign(tooMuch.outcome as object, { pot: most + 1 });
    const { wrong } = await verify([taken, tooMuch]);
    expect(wrong[0]).toEqual([]);
    expect(wrong[1]!.join()).toContain('it takes the pot');
  });

  const slot = roundsForVerifiers(gameOf('nocturne')!, 1)[0]!;
  const shared = roundsForVerifiers(gameOf('live-roulette')!, 1, 30)[0]!;
  const ladder = roundsForVerifiers(gameOf('mines')!, 1)[0]!;
  const ofTable = { table: 'live-roulette', beacon: 'drand', beaconRound: 1_000, links: 1_000 };
  const logOf = (commitment: string, table?: typeof ofTable) => logProofFor(commitment, table).proof;
  const logged = { ...slot, log: logOf(slot.proof.serverSeedHash) };
  const changed = (round: RoundFile, change: (file: RoundFile) => void) => {
    const copy = structuredClone(round);
    change(copy);
    return copy;
  };
  const result = 'the recorded outcome';
  const forged: [when: string, round: RoundFile, says: string][] = [
    ['the server seed is another', changed(slot, (one) => (one.proof.serverSeed = 'ef'.repeat(32))), 'the server seed'],
    [
      'server seed and hash are another',
      changed(slot, ({ proof }) => {
        proof.serverSeed = 'ef'.repeat(32);
        proof.serverSeedHash = sha256Hex(proof.serverSeed);
      }),
      result,
    ],
    [
      'the server seed is no 64 hexadecimal digits',
      changed(slot, (one) => (one.proof.serverSeed += '\0')),
      'the server seed is',
    ],
    ['the client seed has a colon', changed(slot, (one) => (one.proof.clientSeed = 'mine:5')), 'a form that players'],
    [
      'a letter of the client seed only looks like the player’s',
      changed(slot, (one) => (one.proof.clientSeed = 'm\u0456ne')),
      'a form that players',
    ],
    ['the client seed is another', changed(slot, (one) => (one.proof.clientSeed = 'theirs')), result],
    ['the nonce is another', changed(slot, (one) => one.proof.nonce++), result],
    ['the win is another', changed(slot, (one) => one.win++), 'it stakes'],
    ['the stake is another', changed(slot, (one) => one.staked++), 'it stakes'],
    ['the outcome is another', changed(slot, (one) => Object.assign(one.outcome as object, { capped: true })), result],
    ['the rules are unknown', changed(slot, (one) => (one.proof.definitionHash = 'ab'.repeat(32))), 'the rules'],
    ['a choice was added', changed(slot, (one) => Object.assign(one.proof, { actions: ['hit'] })), 'bet and choices'],
    [
      'a choice was not possible',
      changed(ladder, (one) => Object.assign(one.proof, { actions: ['pick:0', 'pick:0'] })),
      'bet and choices',
    ],
    ['a choice is missing', changed(ladder, (one) => Object.assign(one.proof, { actions: [] })), 'bet and choices'],
    ['a shared round has no chain', changed(shared, ({ proof }) => delete proof.chain), 'a place in a chain'],
    [
      'a round of one player has a chain',
      changed(slot, ({ proof }) => Object.assign(proof, { chain: shared.proof.chain })),
      'a place in a chain',
    ],
    [
      'the end of the chain is another',
      changed(shared, ({ proof }) => (proof.chain!.end = 'ef'.repeat(32))),
      'hashed 30 times',
    ],
    [
      'its commitment stands elsewhere in the log',
      changed(logged, (one) => ((one.log as { index: number }).index = 2)),
      'the commitment stands in the log',
    ],
    [
      'another commitment stands in the log',
      changed(slot, (one) => (one.log = { ...logOf(sha256Hex('another')) })),
      'the commitment stands in the log',
    ],
    ['the link is another', changed(shared, ({ proof }) => proof.chain!.link++), 'hashed 31 times'],
  ];
  it('confirms that the commitment stands in the log, and leaves open without keys who signed the head', async () => {
    const { code, out } = await verify([logged, { ...shared, log: logOf(shared.proof.chain!.end, ofTable) }]);
    expect([code, out.match(/right {2}the commitment stands in the log/g)?.length]).toEqual([0, 2]);
    expect(out.match(/open {3}a published key has signed this head/g)).toHaveLength(2);
  });

  describe('with keys, receipts and a kept head', () => {
    const from = '2026-01-01T00:00:00.000Z';
    const pair = generateKeyPairSync('ed25519');
    const raw = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x!, 'base64url');
    const receiptKey = { keyId: keyIdOf(raw), purpose: 'receipts', publicKey: toBase64(raw), from, until: null };
    const log = logProofFor(slot.proof.serverSeedHash);
    const bodyOf = (round: RoundFile, opened: string, change: object = {}) =>
      canonicalJson({
        at: '2026-03-01T10:00:20.345Z',
        choices: { actions: round.proof.actions, bet: round.proof.bet },
        clientSeed: round.proof.clientSeed,
        commitment: round.proof.chain?.end ?? round.proof.serverSeedHash,
        currency: round.currency,
        game: round.proof.game,
        nonce: round.proof.nonce,
        opened,
        outcome: definitionHash(round.outcome as object),
        over: true,
        player: 'a0'.repeat(16),
        round: round.roundId,
        rules: round.proof.definitionHash,
        stake: round.staked,
        win: round.win,
        ...change,
      });
    const signed = (text: string) => sign(null, Buffer.from(text), pair.privateKey).toString('base64');
    const receiptOver = (body: string) => ({
      format: receiptFormat,
      keyId: receiptKey.keyId,
      body,
      signature: signed(body),
    });
    /** The second of two receipts that share a signature. */
    const batched = (body: string) => {
      const [first, own] = [leafHash('another'), leafHash(body)];
      const batch = { index: 1, size: 2, hashes: [toBase64(first)] };
      return { ...receiptOver(body), batch, signature: signed(batchText(2, nodeHash(first, own))) };
    };
    const later = '2026-03-01T10:00:20.000Z';
    const filed = (receipt: object) => ({ ...logged, receipts: [receipt] });
    const keysFile = join(folder, 'keys.json');
    const headFile = join(folder, 'head.txt');
    beforeAll(() => {
      writeFileSync(
        keysFile,
        JSON.stringify({ keys: [receiptKey, { ...log.key, purpose: 'log', from, until: null }] }),
      );
      writeFileSync(headFile, log.proof.note);
    });
    const withKeys = (rounds: unknown) => verify(rounds, '--keys', keysFile, '--head', headFile);

    it('confirms a receipt of its own and one that shares a signature, and the head that was kept', async () => {
      const body = bodyOf(slot, later);
      const { code, out, wrong } = await withKeys([filed(receiptOver(body)), filed(batched(body))]);
      expect([code, wrong]).toEqual([0, [[], []]]);
      expect(out.match(/right {2}a published key has signed a receipt/g)).toHaveLength(2);
      expect(out.match(/right {2}a published key has signed this head/g)).toHaveLength(2);
      expect(out.match(/right {2}the head is one that was kept/g)).toHaveLength(2);
    });

    it('leaves open whether a head that is later than the round was kept before it', async () => {
      const { code, out } = await withKeys(filed(receiptOver(bodyOf(slot, '2026-03-01T10:00:05.000Z'))));
      expect(code).toBe(0);
      expect(out).toContain('open   the head is one that was kept');
    });

    const refused: [when: string, change: object, says: string][] = [
      [
        'it says that the round began after it was signed',
        { opened: '2026-03-01T10:00:20.346Z' },
        'has signed a receipt',
      ],
      [
        'it says that the stake was refused',
        { refused: 'NOT_ACCEPTED', outcome: null, win: null },
        'has signed a receipt',
      ],
      ['it names another player than the log', { player: 'b1'.repeat(16) }, 'the commitment stands in the log'],
      ['the round began before the log had the commitment', { opened: '2026-03-01T10:00:02.000Z' }, 'before the round'],
    ];
    it.each(refused)('rejects a receipt when %s', async (_when, change, says) => {
      const { code, wrong } = await withKeys(filed(receiptOver(bodyOf(slot, later, change))));
      expect([code, wrong[0]!.length]).toEqual([1, 1]);
      expect(wrong[0]!.join()).toContain(says);
    });

    it('rejects a receipt of which one text has two readings', async () => {
      const body = bodyOf(slot, later).replace('"win":', '"win":12345,"win":');
      const { code, wrong } = await withKeys(filed(receiptOver(body)));
      expect([code, wrong[0]!.join()]).toEqual([1, expect.stringContaining('has signed a receipt')]);
    });

    it('rejects a receipt by another key under the name of the published one', async () => {
      const other = generateKeyPairSync('ed25519');
      const publicKey = Buffer.from(other.publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('base64');
      const body = bodyOf(slot, later);
      const signature = sign(null, Buffer.from(body), other.privateKey).toString('base64');
      const path = join(folder, 'other-keys.json');
      writeFileSync(path, JSON.stringify({ keys: [{ ...receiptKey, publicKey }] }));
      const { code, wrong } = await verify(filed({ ...receiptOver(body), signature }), '--keys', path);
      expect([code, wrong[0]!.join()]).toEqual([1, expect.stringContaining('has signed a receipt')]);
    });

    it('rejects a link that its chain never had', async () => {
      const { end } = shared.proof.chain!;
      const rounds = [30, 29].map((links) => ({ ...shared, log: logOf(end, { ...ofTable, links }) }));
      const { wrong } = await verify(rounds, '--keys', keysFile);
      expect(wrong[0]).toEqual([]);
      expect(wrong[1]!.join()).toContain('the commitment stands in the log');
    });

    it('rejects a log that was too small for the commitment when the round had begun', async () => {
      const path = join(folder, 'small-head.txt');
      writeFileSync(path, log.headOf(3, later));
      const { code, wrong } = await verify(filed(receiptOver(bodyOf(slot, later))), '--keys', keysFile, '--head', path);
      expect([code, wrong[0]!.join()]).toEqual([1, expect.stringContaining('kept from before the round')]);
    });

    it('does not take a head without a time for one from before the round', async () => {
      const path = join(folder, 'timeless-head.txt');
      writeFileSync(path, log.headOf(7));
      const { out } = await verify(filed(receiptOver(bodyOf(slot, later))), '--keys', keysFile, '--head', path);
      expect(out).not.toContain('right  the head is one');
    });

    const changes = [
      { stake: slot.staked + 1 },
      { clientSeed: 'theirs' },
      { commitment: 'ef'.repeat(32) },
      { outcome: 'ef'.repeat(32) },
      { at: '2025-12-31T00:00:00.000Z' },
    ];
    it('rejects receipts that differ from the round, or from before the key was in use', async () => {
      const { code, wrong } = await withKeys(changes.map((one) => filed(receiptOver(bodyOf(slot, later, one)))));
      expect(code).toBe(1);
      expect(wrong.map((lines) => lines.length)).toEqual(changes.map(() => 1));
      for (const lines of wrong) expect(lines.join()).toContain('has signed a receipt');
    });

    it('rejects a receipt and a head that were changed after they were signed', async () => {
      const receipt = { ...batched(bodyOf(slot, later)), body: bodyOf(slot, later, { at: later }) };
      const note = log.proof.note.replace('10:00:10.000Z', '10:00:09.000Z');
      const { code, wrong } = await withKeys({ ...filed(receipt), log: { ...log.proof, note } });
      expect([code, wrong[0]!.length]).toEqual([1, 2]);
      expect(wrong[0]!.join()).toContain('has signed this head');
    });
  });

  let checked: ReturnType<typeof verify> | undefined;
  it.each(forged.map(([when, , says], place) => ({ when, says, place })))(
    'rejects a round when $when',
    async ({ says, place }) => {
      checked ??= verify(forged.map(([, round]) => round));
      const { code, wrong } = await checked;
      expect(code).toBe(1);
      expect(wrong[place]!.join('\n')).toContain(says);
    },
  );

  it('compares end and salt of a shared round with the published chains', async () => {
    const chains = join(folder, 'chains.json');
    const own = { table: 'live-roulette', end: shared.proof.chain!.end, salt: shared.proof.clientSeed };
    const against = (chain: object) => {
      writeFileSync(chains, JSON.stringify({ data: { chains: [chain] } }));
      return verify(shared, '--chains', chains);
    };
    expect(await against(own)).toMatchObject({ code: 0, wrong: [[]] });
    for (const other of [{ end: 'ef'.repeat(32) }, { salt: null }, { table: 'live-wheel' }]) {
      const { code, wrong } = await against({ ...own, ...other });
      expect([code, wrong[0]!.join()]).toEqual([1, expect.stringContaining('a published chain of this table')]);
    }
  });

  it.each([
    ['with 0 when nothing is wrong', slot, 0, 'Every round follows'],
    ['with 1 when something is wrong', { ...slot, win: slot.win + 1 }, 1, 'Not every round'],
    ['with 2 when a file is none of a round', { format: 'x' }, 2, 'A file cannot be read'],
  ])('ends %s', async (_when, round, code, says) => {
    const path = join(folder, 'round.json');
    writeFileSync(path, JSON.stringify(round));
    const args = [verifier, '--definitions', definitions, path];
    const ended = await new Promise((done) =>
      execFile('python3', args, (error, stdout, stderr) => done([error?.code ?? 0, stdout + stderr])),
    );
    expect(ended).toEqual([code, expect.stringContaining(says)]);
  });
});
