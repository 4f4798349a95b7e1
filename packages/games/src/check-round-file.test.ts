import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  canonicalJson,
  type DeviceRecord,
  definitionHash,
  deviceFormat,
  fairStream,
  hashedTimes,
  hmacSha256,
  roundFile,
  sha256Hex,
} from '@fairhouse/game-math';
import { quicknet } from '@fairhouse/game-math/drand';
import {
  consistencyFormat,
  consistencyRanges,
  createFrontier,
  createSigner,
  entryText,
  hashesOver,
  inclusionRanges,
  keyIdOf,
  leafHash,
  readPublicKey,
  receiptFormat,
  signHead,
  toBase64,
} from '@fairhouse/record-proof';
import { afterAll, describe, expect, it } from 'vitest';
import { checkRoundFile } from './check-round-file.ts';
import { gameByRules, gameOf, gamesByRules, type OfferedGame } from './index.ts';
import { sampleBets } from './sample-play.ts';

const ownSeed = 'cd'.repeat(32);
/** A value of drand's network quicknet, as a relay answers it. */
const drand = {
  round: 1000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};
const drandSalt = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';
const drandFile = JSON.stringify({ ...drand, randomness: drandSalt });

interface Changed {
  format: string;
  roundId: string;
  staked: number;
  win: number;
  outcome: unknown;
  proof: {
    game: string;
    serverSeed: string | null;
    serverSeedHash: string;
    clientSeed: string;
    nonce: number;
    definitionHash: string;
    bet: unknown;
    actions: string[];
    chain?: { end: string; link: number };
  };
}

/** What the player's device has noted of that round. */
function noted(text: string): DeviceRecord {
  const { roundId, staked, win, outcome, proof } = JSON.parse(text) as Changed;
  const at = '2026-01-01T00:00:00.000Z';
  const { game, definitionHash: rules, actions, serverSeedHash, clientSeed, nonce, chain } = proof;
  // As the page sends it, which the engine reads.
  const [bet] = sampleBets(gameByRules(game, rules)!);
  return {
    format: deviceFormat,
    origin: 'https://studio.test',
    next: 4,
    commitments: chain
      ? []
      : [{ order: 1, at, serverSeedHash, clientSeed, nextServerSeedHash: 'ab'.repeat(32), serverSeed: null }],
    chains: chain ? [{ order: 2, at, table: game, end: chain.end, salt: clientSeed }] : [],
    rounds: [
      {
        order: 3,
        at,
        game,
        definitionHash: rules,
        bet,
        actions,
        serverSeedHash: chain ? null : serverSeedHash,
        clientSeed,
        chainEnd: chain?.end ?? null,
        nonce,
        roundId,
        refused: null,
        staked,
        win,
        outcomeHash: definitionHash(outcome),
      },
    ],
    contradictions: [],
  };
}

/** A round of the game as its player saves it, left at once where it waits for an action. */
function saved(
  game: OfferedGame,
  nonce = 5,
  serverSeed = ownSeed,
  clientSeed = game.live ? drandSalt : 'mine',
  input = sampleBets(game)[0],
) {
  const read = game.readBet(input, 'USD');
  if (!read.ok) throw new Error(`${game.code} does not take its own sample`);
  const { bet } = read;
  const proof = {
    game: game.code,
    definitionHash: game.definitionHash,
    serverSeed,
    serverSeedHash: sha256Hex(serverSeed),
    clientSeed,
    nonce,
    bet,
    actions: [] as string[],
    ...(game.live && { chain: { end: hashedTimes(serverSeed, nonce), link: nonce } }),
  };
  const play = () => game.play(bet, proof.actions, fairStream(proof, hmacSha256));
  let progress = play();
  while (!progress.done) {
    proof.actions.push(game.abandon(progress));
    progress = play();
  }
  const { staked, win, outcome } = progress;
  return roundFile({ roundId: '0199-a', currency: 'USD', staked, win, outcome, proof });
}

const changed = (text: string, change: (file: Changed) => void): string => {
  const file = JSON.parse(text);
  change(file);
  return JSON.stringify(file);
};

type Named = Record<string, string>;

/** The standing of each line, by its name. */
async function standings(text: string, ...others: string[]): Promise<Named> {
  const check = await checkRoundFile(text, ...others);
  if (!check.readable) throw new Error(check.why);
  return Object.fromEntries(check.lines.map(({ name, standing }) => [name, standing]));
}
const contradicted = async (text: string, ...others: string[]) =>
  Object.entries(await standings(text, ...others)).flatMap(([name, standing]) =>
    standing === 'contradicted' ? [name] : [],
  );

describe('a file of a round', () => {
  it('is proved for every game by its present rules and the former ones, beside what the device noted', async () => {
    for (const game of gamesByRules) {
      const { text } = saved(game);
      const check = await checkRoundFile(text, JSON.stringify(noted(text)), ...(game.live ? [drandFile] : []));
      expect(check, game.code).toMatchObject({ readable: true, standing: 'proved' });
    }
  });

  const { text } = saved(gameOf('nocturne')!);

  it('alone proves what follows from the seed, and not that the commitment came before the bet', async () => {
    const check = await checkRoundFile(text);
    expect(check).toMatchObject({ readable: true, standing: 'not_provable' });
    expect(await standings(text)).toEqual({
      seed: 'proved',
      rules: 'proved',
      result: 'proved',
      sums: 'proved',
      committed: 'not_provable',
      clientSeed: 'not_provable',
      nonce: 'not_provable',
      choices: 'not_provable',
    });
    const said = check.readable ? check.lines.map(({ says }) => says) : [];
    expect(said).toContain('the commitment was shown before the bet: no record of a device was given');
  });

  it('beside the record of a device that did not note it proves no more', async () => {
    const record = { ...noted(text), rounds: [] };
    expect(await standings(text, JSON.stringify(record))).toMatchObject({ seed: 'proved', committed: 'not_provable' });
    const late = noted(text);
    late.commitments[0]!.order = 9;
    expect(await standings(text, JSON.stringify(late))).toMatchObject({ committed: 'not_provable' });
  });

  it('names the numbers of its commitment that the device has not noted between the first and the last', async () => {
    const record = noted(text);
    const [own] = record.rounds;
    const others = [2, 3, 7].map((nonce, nth) => ({ ...own!, nonce, roundId: `0199-other-${nth}`, order: 10 + nth }));
    const elsewhere = { ...own!, serverSeedHash: 'cd'.repeat(32), nonce: 6, roundId: '0199-elsewhere' };
    const unanswered = { ...own!, nonce: null, roundId: null };
    const withOthers = { ...record, next: 20, rounds: [...record.rounds, ...others, elsewhere, unanswered] };
    expect(own!.nonce).toBe(5);
    expect(await checkRoundFile(text, JSON.stringify(withOthers))).toMatchObject({ standing: 'proved', gaps: [4, 6] });
    expect(await checkRoundFile(text, JSON.stringify(record))).toMatchObject({ gaps: [] });
    expect(await checkRoundFile(text)).toMatchObject({ gaps: [] });
  });

  it('does not list more than 100 numbers when a record names one far away', async () => {
    const record = noted(text);
    const far = { ...record.rounds[0]!, nonce: 2_000_000_000, roundId: '0199-far' };
    const check = await checkRoundFile(text, JSON.stringify({ ...record, rounds: [...record.rounds, far] }));
    expect(check.readable && check.gaps).toHaveLength(100);
  });

  it.each<[string, (file: Changed) => void, string]>([
    ['another seed', (file) => (file.proof.serverSeed = 'ef'.repeat(32)), 'seed'],
    ['another nonce', (file) => file.proof.nonce++, 'result'],
    ['another win', (file) => file.win++, 'sums'],
    ['another stake', (file) => (file.staked += 1), 'sums'],
    ['another result', (file) => (file.outcome = {}), 'result'],
    ['rules that nobody knows', (file) => (file.proof.definitionHash = 'ab'.repeat(32)), 'rules'],
    ['an action too many', (file) => file.proof.actions.push('hit'), 'result'],
  ])('with %s is contradicted, and says where', async (_what, change, name) => {
    const check = await checkRoundFile(changed(text, change));
    expect(check).toMatchObject({ readable: true, standing: 'contradicted' });
    expect(await contradicted(changed(text, change))).toContain(name);
  });

  it.each([
    ['no JSON', 'nonsense', 'it is no JSON'],
    ['another format', changed(text, (file) => (file.format = 'x')), 'format'],
    ['no seed', changed(text, (file) => (file.proof.serverSeed = null)), 'proof.serverSeed'],
    [
      'a seed that is no 64 hexadecimal digits',
      changed(text, (file) => (file.proof.serverSeed += '\0')),
      'proof.serverSeed',
    ],
    ['a client seed with a colon', changed(text, (file) => (file.proof.clientSeed = 'mine:5')), 'proof.clientSeed'],
    [
      'a letter that only looks like the player’s',
      changed(text, (file) => (file.proof.clientSeed = 'm\u0456ne')),
      'proof.clientSeed',
    ],
    ['a win of half a cent', changed(text, (file) => (file.win = 0.5)), 'win'],
  ])('that is %s is not read, and it is said why', async (_what, broken, why) => {
    const check = await checkRoundFile(broken);
    expect(check.readable ? '' : check.why).toContain(why);
  });

  it.each(['nonsense', '{}', '{"format":"fairhouse-device/1"}'])('beside %s is not read', async (other) => {
    const check = await checkRoundFile(text, other);
    expect(check.readable ? '' : check.why).toContain('file 2: ');
  });
});

it('takes boxes and numbers in another order for the bet that was sent', async () => {
  const bets = [
    { code: 'three-box-blackjack', bet: { bets: ['box-3', 'box-1'].map((spot) => ({ spot, stake: 100 })) } },
    { code: 'keno', bet: { stake: 100, mode: 'classic-3', numbers: [40, 1, 9] } },
  ];
  for (const { code, bet } of bets) {
    const read = gameOf(code)!.readBet(bet, 'USD');
    const { text } = saved(gameOf(code)!, 5, ownSeed, 'mine', bet);
    const record = noted(text);
    record.rounds[0]!.bet = bet;
    expect(read.ok && JSON.stringify(read.bet)).not.toBe(JSON.stringify(bet));
    expect(await checkRoundFile(text, JSON.stringify(record)), code).toMatchObject({ standing: 'proved' });
  }
});

describe('a forged round, each consistent in itself', () => {
  const nocturne = gameOf('nocturne')!;
  const { text } = saved(nocturne);
  const wheel = saved(gameOf('live-roulette')!, 1_234).text;
  const [record, tableRecord] = [noted(text), noted(wheel)];
  const { proof } = JSON.parse(text) as Changed;
  /** As it is, but for these. */
  const also = (change: (record: DeviceRecord) => void, of = record) => {
    const copy = structuredClone(of);
    change(copy);
    return JSON.stringify(copy);
  };
  const kept = JSON.stringify(record);
  const keptOfTable = JSON.stringify(tableRecord);
  const lateSeed = 'ef'.repeat(32);
  const otherRound = (id: string) => ({ ...record.rounds[0]!, order: 1, roundId: id, nonce: 8 });

  it.each<[string, string, string, string[]]>([
    ['a seed that was chosen after the bet', saved(nocturne, 5, lateSeed).text, kept, ['committed', 'seen']],
    ['a client seed that was exchanged', saved(nocturne, 5, ownSeed, 'theirs').text, kept, ['clientSeed', 'seen']],
    [
      'a chain that was made afterwards',
      saved(gameOf('live-roulette')!, 1_234, lateSeed).text,
      keptOfTable,
      ['chainCommitted', 'seen'],
    ],
    [
      'a salt that was chosen afterwards',
      saved(gameOf('live-roulette')!, 1_234, ownSeed, 'theirs').text,
      keptOfTable,
      ['salt', 'seen'],
    ],
    [
      'the link of another round of the table',
      saved(gameOf('live-roulette')!, 1_233).text,
      keptOfTable,
      ['chainCommitted', 'nonce', 'seen'],
    ],
    ['the number of a luckier round', saved(nocturne, 6).text, kept, ['nonce', 'seen']],
    [
      'a number that another round had',
      saved(nocturne, 8).text,
      also(({ rounds }) => rounds.push(otherRound('0199-b'))),
      ['nonce', 'seen'],
    ],
    [
      'a smaller stake than was sent',
      text,
      also(({ rounds }) => (rounds[0]!.bet = sampleBets(nocturne)[1])),
      ['choices'],
    ],
    ['an action that was not sent', text, also(({ rounds }) => (rounds[0]!.actions = ['hit'])), ['choices']],
    ['another win than was shown', text, also(({ rounds }) => (rounds[0]!.win = 12_345)), ['seen']],
    ['another picture than was shown', text, also(({ rounds }) => (rounds[0]!.outcomeHash = lateSeed)), ['seen']],
    ['other rules than were shown', text, also(({ rounds }) => (rounds[0]!.definitionHash = lateSeed)), ['rules']],
    [
      'a round that was not noted, under a seed of the player that he never sent',
      changed(saved(nocturne, 5, ownSeed, 'theirs').text, (file) => (file.roundId = '0199-c')),
      also(({ rounds }) => (rounds[0]!.nonce = 8)),
      ['clientSeed'],
    ],
    [
      'the round of another game',
      changed(saved(gameOf('mines')!).text, (file) => (file.roundId = '0199-a')),
      kept,
      ['rules', 'choices', 'seen'],
    ],
  ])('with %s is refused', async (_what, forged, device, names) => {
    expect((await contradicted(forged, device)).sort()).toEqual([...names].sort());
    expect(await checkRoundFile(forged, device)).toMatchObject({ standing: 'contradicted' });
  });

  it('passes for what the operator says of himself, where no device speaks against it, and is never called committed', async () => {
    for (const forged of [saved(nocturne, 5, lateSeed).text, saved(nocturne, 5, ownSeed, 'theirs').text])
      expect(await checkRoundFile(forged)).toMatchObject({ standing: 'not_provable' });
    expect(proof.clientSeed).toBe('mine');
  });
});

describe('a file of a shared round', () => {
  const { text } = saved(gameOf('live-roulette')!, 1_234);
  const end = hashedTimes(ownSeed, 1_234);
  const published = (chain: object) => JSON.stringify({ data: { chains: [chain] } });
  const own = {
    table: 'live-roulette',
    end,
    salt: drandSalt,
    links: 5_000,
    publishedAt: new Date((quicknet.genesis + 2_990) * 1_000).toISOString(),
    beacon: `${quicknet.name}, chain ${quicknet.chainHash}`,
    beaconRound: drand.round,
    signature: drand.signature,
  };
  const luckier = 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587';

  it('alone proves that its seed leads to the end of the chain it names, and not when that was published', async () => {
    const check = await checkRoundFile(text);
    const said = check.readable ? check.lines.map(({ says }) => says).join() : '';
    expect(said).toContain(`hashed 1,234 times, the seed gives the end of the chain, ${end}`);
    expect(await standings(text)).toMatchObject({
      link: 'proved',
      chain: 'proved',
      chainCommitted: 'not_provable',
      saltSigned: 'not_provable',
    });
  });

  it('is proved beside the record of a device, in any order with the published list', async () => {
    const device = JSON.stringify(noted(text));
    expect(await checkRoundFile(text, published(own), device)).toMatchObject({ standing: 'proved' });
    expect(await checkRoundFile(text, device, published(own))).toMatchObject({ standing: 'proved' });
  });

  it('beside the published list alone stays unproved: the list is what the operator says', async () => {
    const check = await checkRoundFile(text, published(own));
    expect(check).toMatchObject({ standing: 'not_provable' });
    const said = check.readable ? check.lines.map(({ says }) => says) : [];
    expect(said).toContain('the end of the chain was shown before the bet: the operator alone says so');
  });

  const forged = 'ef'.repeat(32);
  it.each<[string, (file: Changed) => void, string[]]>([
    ['another end', (file) => (file.proof.chain!.end = forged), ['chain']],
    ['another link', (file) => file.proof.chain!.link++, ['link', 'chain']],
    ['another number', (file) => file.proof.nonce++, ['link', 'result']],
    [
      'the number and link of another round',
      (file) => {
        file.proof.nonce++;
        file.proof.chain!.link++;
      },
      ['chain', 'result'],
    ],
    [
      'a seed of no link',
      (file) => {
        file.proof.serverSeed = forged;
        file.proof.serverSeedHash = sha256Hex(forged);
      },
      ['chain', 'result'],
    ],
    ['another salt', (file) => (file.proof.clientSeed = 'theirs'), ['result']],
    ['no chain', (file) => delete file.proof.chain, ['chain']],
    ['another bet', (file) => Object.assign(file.proof, { bet: { bets: [{ spot: 'red', stake: 100 }] } }), ['result']],
  ])('with %s is contradicted, and says where', async (_, change, names) => {
    expect(await contradicted(changed(text, change))).toEqual(expect.arrayContaining(names));
  });

  it.each<[string, string, string[]]>([
    ['with a chain of its own', published({ ...own, end: forged }), ['chainCommitted']],
    ['of the chain of another table', published({ ...own, table: 'live-wheel' }), ['chainCommitted']],
    ['with another salt than its chain has', published({ ...own, salt: 'another' }), ['salt']],
    ['with a chain that had no salt', published({ ...own, salt: null }), ['salt']],
  ])('%s is contradicted by the published list', async (_, chains, names) => {
    expect(await contradicted(text, chains)).toEqual(names);
  });

  it.each<[string, object, string]>([
    ['the signature of another value', { signature: drand.signature.replace('b446', '9446') }, 'contradicted'],
    ['no signature', { signature: null }, 'not_provable'],
    ['a beacon of the operator', { beacon: 'of its own, chain ab' }, 'not_provable'],
    ['an end that was published once the value was known', { publishedAt: '2023-10-01T00:00:00Z' }, 'contradicted'],
  ])('beside a list with %s has a salt that is not proved', async (_, change, standing) => {
    const chains = published({ ...own, ...change });
    expect(await standings(text, JSON.stringify(noted(text)), chains)).toMatchObject({
      salt: 'proved',
      saltSigned: standing,
    });
  });

  it('with a salt that drand never signed is contradicted, although list, chain and device agree on it', async () => {
    const forgery = saved(gameOf('live-roulette')!, 1_234, ownSeed, luckier).text;
    const device = JSON.stringify(noted(forgery));
    expect(await contradicted(forgery, device, published({ ...own, salt: luckier }))).toEqual(['saltSigned']);
    // Nor does the answer of a relay make it so.
    expect(await contradicted(forgery, device, drandFile)).toEqual(['saltSigned']);
  });

  it('takes the signature from a relay where the list has none, and only that of the value that was named', async () => {
    const list = published({ ...own, signature: null });
    expect(await standings(text, list, drandFile)).toMatchObject({ saltSigned: 'proved' });
    const another = JSON.stringify({ ...drand, round: 1001 });
    expect(await standings(text, list, another)).toMatchObject({ saltSigned: 'not_provable' });
  });

  it('is none for a game that nobody shares', async () => {
    const alone = changed(saved(gameOf('dice')!).text, (file) => (file.proof.chain = { end, link: 5 }));
    const check = await checkRoundFile(alone);
    expect(check).toMatchObject({ standing: 'contradicted' });
    expect(check.readable && check.lines[0]!.says).toBe('only rounds of shared tables have a place in a chain');
  });

  it.each([
    ['a link of nought', changed(text, (file) => (file.proof.chain!.link = 0)), 'proof.chain.link'],
    ['more links than are ever made', changed(text, (file) => (file.proof.chain!.link = 1e9)), 'link'],
  ])('with %s is not read, and it is said why', async (_, content, why) => {
    const check = await checkRoundFile(content);
    expect(check.readable ? '' : check.why).toContain(why);
  });
});

describe('a round with receipts and the log of commitments', () => {
  const nocturne = gameOf('nocturne')!;
  const { text } = saved(nocturne);
  const lateSeed = 'ef'.repeat(32);
  const [player, opened] = ['a0'.repeat(16), '2026-03-01T10:00:30.000Z'];
  const minutes = (count: number) => new Date(Date.parse('2026-03-01T10:00:00.000Z') + count * 60_000).toISOString();
  const signer = createSigner('games.test/commitments', 'a secret of the tests that is long enough');
  const newKey = () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url');
    return {
      keyId: keyIdOf(raw),
      publicKey: toBase64(raw),
      sign: (body: string) => sign(null, Buffer.from(body), privateKey).toString('base64'),
    };
  };
  const [own, foreign] = [newKey(), newKey()];
  const published = (key = own) =>
    JSON.stringify({
      keys: [
        { purpose: 'receipts', keyId: key.keyId, publicKey: key.publicKey },
        {
          purpose: 'log',
          keyId: signer.publicKey.split('+').slice(0, 2).join('+'),
          publicKey: toBase64(readPublicKey(signer.publicKey)!.key),
        },
      ].map((one) => ({ ...one, algorithm: 'Ed25519', from: '2026-01-01T00:00:00.000Z', until: null })),
    });
  const keys = published();

  /** The receipt of the round in a file. */
  const receiptFor = (file: string, change: object = {}, by = own) => {
    const { roundId, staked, win, outcome, proof } = JSON.parse(file) as Changed;
    const body = canonicalJson({
      at: opened,
      opened,
      player,
      round: roundId,
      game: proof.game,
      rules: proof.definitionHash,
      commitment: proof.chain?.end ?? proof.serverSeedHash,
      clientSeed: proof.clientSeed,
      nonce: proof.nonce,
      currency: 'USD',
      choices: { bet: proof.bet, actions: proof.actions },
      outcome: proof.chain ? null : definitionHash(outcome),
      over: !proof.chain,
      stake: staked,
      win: proof.chain ? null : win,
      ...change,
    });
    const signature = by.sign(body);
    return { format: receiptFormat, keyId: own.keyId, body, signature };
  };

  /** A log that grew entry by entry, one a minute. */
  const logOf = (commitments: string[]) => {
    const entries = commitments.map((commitment, at) =>
      [1_234, 5_001].some((link) => commitment === hashedTimes(ownSeed, link))
        ? entryText({
            // Before drand published that value.
            at: '2023-08-23T15:50:00.000Z',
            beacon: `${quicknet.name}, chain ${quicknet.chainHash}`,
            beaconRound: drand.round,
            commitment,
            links: 5_000,
            table: 'live-roulette',
          })
        : entryText({ at: minutes(at - 10), commitment, number: at, player }),
    );
    const leaves = entries.map(leafHash);
    const root = (size: number) => {
      const frontier = createFrontier();
      for (const leaf of leaves.slice(0, size)) frontier.push(leaf);
      return frontier.root();
    };
    const tree = (size: number) => ({
      readLevel: async (_level: number, { from, until }: { from: number; until: number }) =>
        leaves.slice(0, size).slice(from, until),
    });
    return {
      head: (size: number, at: string) => signHead({ size, root: root(size), at }, signer),
      async proof(commitment: string, size: number, at: string) {
        const index = commitments.indexOf(commitment);
        const hashes = await hashesOver(tree(size), inclusionRanges(index, size));
        return {
          entry: entries[index]!,
          index,
          proof: hashes.map(toBase64),
          note: signHead({ size, root: root(size), at }, signer),
        };
      },
      async consistency(from: number, to: number, notes: [string, string]) {
        const hashes = await hashesOver(tree(to), consistencyRanges(from, to));
        return JSON.stringify({
          format: consistencyFormat,
          earlier: notes[0],
          later: notes[1],
          hashes: hashes.map(toBase64),
        });
      },
    };
  };
  const commitment = sha256Hex(ownSeed);
  const others = Array.from({ length: 7 }, (_, at) => sha256Hex(`seed ${at}`));
  const log = logOf([...others.slice(0, 3), commitment, ...others.slice(3)]);
  const withAlso = (file: string, extra: object) => JSON.stringify({ ...JSON.parse(file), ...extra });
  const whole = async (file = text, change: object = {}, by = own) =>
    withAlso(file, { receipts: [receiptFor(file, change, by)], log: await log.proof(commitment, 6, minutes(-1)) });

  it('is proved without a device, by a receipt and a head that was kept from before it', async () => {
    const kept = log.head(6, minutes(-1));
    const check = await checkRoundFile(await whole(), keys, kept);
    expect(check).toMatchObject({ readable: true, standing: 'proved' });
    const said = check.readable ? check.lines.map(({ says }) => says) : [];
    expect(said).toContain('the commitment was in the log before the bet');
    // A later head of the same log, which is proved to begin with the one that was kept.
    const later = withAlso(text, { receipts: [receiptFor(text)], log: await log.proof(commitment, 8, minutes(5)) });
    expect(await standings(later, keys, kept)).toMatchObject({ log: 'not_provable', committed: 'not_provable' });
    const link = await log.consistency(6, 8, [kept, log.head(8, minutes(5))]);
    expect(await checkRoundFile(later, keys, kept, link)).toMatchObject({ standing: 'proved' });
  });

  it('of a shared table is proved by the entry of its chain and the receipt of the bet', async () => {
    const shared = saved(gameOf('live-roulette')!, 1_234).text;
    const end = hashedTimes(ownSeed, 1_234);
    const chains = logOf([others[0]!, end, others[1]!]);
    const file = withAlso(shared, { receipts: [receiptFor(shared)], log: await chains.proof(end, 3, minutes(-1)) });
    const kept = chains.head(3, minutes(-1));
    expect(await checkRoundFile(file, keys, kept, drandFile)).toMatchObject({ standing: 'proved' });
    expect(await standings(file, keys, kept)).toMatchObject({ salt: 'proved', saltSigned: 'not_provable' });
    const another = JSON.stringify({ ...drand, round: 1001 });
    expect(await standings(file, keys, kept, another)).toMatchObject({ saltSigned: 'not_provable' });
  });

  it('stays unproved without a published key, without a receipt, and without a head from before it', async () => {
    const file = await whole();
    const kept = log.head(6, minutes(-1));
    expect(await standings(file)).toMatchObject({
      receipt: 'not_provable',
      log: 'not_provable',
      committed: 'not_provable',
    });
    expect(await standings(file, keys)).toMatchObject({
      receipt: 'proved',
      log: 'not_provable',
      committed: 'not_provable',
    });
    const noReceipt = withAlso(text, { log: await log.proof(commitment, 6, minutes(-1)) });
    expect(await standings(noReceipt, keys, kept)).toMatchObject({
      committed: 'not_provable',
      clientSeed: 'not_provable',
    });
    const late = withAlso(text, { receipts: [receiptFor(text)], log: await log.proof(commitment, 6, minutes(3)) });
    expect(await standings(late, keys, log.head(6, minutes(3)))).toMatchObject({ log: 'not_provable' });
  });

  it('beside a device that saw it all is as committed, whatever of the signatures cannot be checked', async () => {
    expect(await checkRoundFile(await whole(), JSON.stringify(noted(text)))).toMatchObject({ standing: 'proved' });
  });

  const forgedLog = logOf([...others.slice(0, 6), sha256Hex(lateSeed)]);
  it.each<[string, () => Promise<[string, ...string[]]>, string[]]>([
    [
      'a seed that was chosen after the bet, with an entry made afterwards',
      async () => {
        const forged = saved(nocturne, 5, lateSeed).text;
        const proof = await forgedLog.proof(sha256Hex(lateSeed), 7, minutes(-1));
        return [withAlso(forged, { receipts: [receiptFor(forged)], log: proof }), keys, log.head(6, opened)];
      },
      ['log'],
    ],
    [
      'the same, and the receipt that was answered',
      async () => {
        const forged = saved(nocturne, 5, lateSeed).text;
        const proof = await forgedLog.proof(sha256Hex(lateSeed), 7, minutes(-1));
        return [withAlso(forged, { receipts: [receiptFor(text), receiptFor(forged)], log: proof }), keys];
      },
      ['receipt'],
    ],
    [
      'an entry that says itself that it came later',
      async () => {
        const forged = saved(nocturne, 5, lateSeed).text;
        const late = logOf([...Array.from({ length: 12 }, (_, at) => sha256Hex(`x ${at}`)), sha256Hex(lateSeed)]);
        const proof = await late.proof(sha256Hex(lateSeed), 13, minutes(3));
        return [withAlso(forged, { receipts: [receiptFor(forged)], log: proof }), keys];
      },
      ['log'],
    ],
    ['a receipt that another key has signed', async () => [await whole(text, {}, foreign), keys], ['receipt']],
    ['a receipt of another round', async () => [await whole(text, { round: '0199-b' }), keys], ['receipt']],
    ['a receipt of another number', async () => [await whole(text, { nonce: 6 }), keys], ['receipt']],
    ['a client seed that was exchanged', async () => [await whole(text, { clientSeed: 'theirs' }), keys], ['receipt']],
    ['a receipt of another result', async () => [await whole(text, { outcome: lateSeed }), keys], ['receipt']],
    [
      'a receipt whose text is not canonical',
      async () => {
        const receipt = receiptFor(text);
        const body = receipt.body.replace('{', '{ ');
        const signature = own.sign(body);
        return [withAlso(text, { receipts: [{ ...receipt, body, signature }] }), keys];
      },
      ['receipt'],
    ],
    [
      'a round that is said to have begun after its receipt, so that a later head comes before it',
      async () => {
        const forged = saved(nocturne, 5, lateSeed).text;
        const after = Array.from({ length: 12 }, (_, at) => sha256Hex(`y ${at}`));
        const late = logOf([...after, sha256Hex(lateSeed)]);
        const proof = await late.proof(sha256Hex(lateSeed), 13, minutes(3));
        const receipt = receiptFor(forged, { opened: minutes(5) });
        return [withAlso(forged, { receipts: [receipt], log: proof }), keys, late.head(13, minutes(3))];
      },
      ['receipt'],
    ],
    [
      'a receipt that its stake was refused',
      async () => [await whole(text, { refused: 'NOT_ACCEPTED', outcome: null, win: null }), keys],
      ['receipt'],
    ],
    [
      'a link that its chain never had',
      async () => {
        const shared = saved(gameOf('live-roulette')!, 5_001).text;
        const end = hashedTimes(ownSeed, 5_001);
        const chains = logOf([others[0]!, end, others[1]!]);
        const file = withAlso(shared, { receipts: [receiptFor(shared)], log: await chains.proof(end, 3, minutes(-1)) });
        return [file, keys, chains.head(3, minutes(-1)), drandFile];
      },
      ['log'],
    ],
    [
      'a receipt by another key under the name of the published one',
      async () => [await whole(text, {}, foreign), published({ ...foreign, keyId: own.keyId })],
      ['receipt'],
    ],
    [
      'the commitment of another player',
      async () => [await whole(text, { player: 'b1'.repeat(16) }), keys, log.head(6, minutes(-1))],
      ['log'],
    ],
    [
      'the entry of another commitment',
      async () => [
        withAlso(text, { receipts: [receiptFor(text)], log: await log.proof(others[0]!, 6, minutes(-1)) }),
        keys,
        log.head(6, minutes(-1)),
      ],
      ['log'],
    ],
    [
      'a head that is not consistent with an older one',
      async () => {
        const kept = forgedLog.head(5, minutes(-2));
        const link = await log.consistency(5, 6, [kept, log.head(6, minutes(-1))]);
        return [await whole(), keys, kept, link];
      },
      ['log'],
    ],
    [
      'a head with another root at the same size',
      async () => [await whole(), keys, forgedLog.head(6, minutes(-1))],
      ['log'],
    ],
    [
      'a chain that was made afterwards',
      async () => {
        const shared = saved(gameOf('live-roulette')!, 1_234).text;
        const end = hashedTimes(ownSeed, 1_234);
        const chains = logOf([...others, end]);
        const file = withAlso(shared, { receipts: [receiptFor(shared)], log: await chains.proof(end, 8, minutes(-1)) });
        return [file, keys, logOf(others).head(7, minutes(1))];
      },
      ['log'],
    ],
    [
      'a chain in the place of a player’s seed',
      async () => {
        const shared = saved(gameOf('live-roulette')!, 1_234).text;
        const file = withAlso(shared, {
          receipts: [receiptFor(shared)],
          log: await log.proof(commitment, 6, minutes(-1)),
        });
        return [file, keys, log.head(6, minutes(-1))];
      },
      ['log'],
    ],
  ])('with %s is refused', async (_what, forge, names) => {
    const [forged, ...beside] = await forge();
    expect(await contradicted(forged, ...beside)).toEqual(names);
    expect(await checkRoundFile(forged, ...beside)).toMatchObject({ standing: 'contradicted' });
  });
});

describe('npm run check-round', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-round-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const tool = fileURLToPath(new URL('../tools/check-round.ts', import.meta.url));
  let files = 0;
  const run = (...contents: string[]) => {
    const paths = contents.map((content) => {
      const file = join(folder, `file-${files++}.json`);
      writeFileSync(file, content);
      return file;
    });
    return new Promise<{ code: number; out: string }>((done) =>
      execFile(process.execPath, ['--import', 'tsx', tool, ...paths], (error, out, err) =>
        done({ code: Number(error?.code ?? 0), out: out + err }),
      ),
    );
  };

  it('ends with 0, 1, 2 and 3 as the round is proved, contradicted, none, and neither proved nor contradicted', async () => {
    const { text } = saved(gameOf('mines')!);
    const device = JSON.stringify(noted(text));
    const late = saved(gameOf('mines')!, 5, 'ef'.repeat(32)).text;
    const [proved, wrong, forged, none, alone] = await Promise.all([
      run(text, device),
      run(changed(text, (file) => file.win++)),
      run(late, device),
      run('{}'),
      run(text),
    ]);
    expect([proved!.code, wrong!.code, forged!.code, none!.code, alone!.code]).toEqual([0, 1, 1, 2, 3]);
    expect(proved!.out).toContain('This round matches its commitment.');
    expect(wrong!.out).toContain('CONTRADICTED  it stakes');
    expect(forged!.out).toContain('CONTRADICTED  the commitment was shown before the bet');
    expect(none!.out).toContain('This cannot be checked');
    expect(alone!.out).toContain('Nothing contradicts this round, but not all of it can be proved with these files.');
    expect(alone!.out).not.toContain('matches its commitment');
  });
});
