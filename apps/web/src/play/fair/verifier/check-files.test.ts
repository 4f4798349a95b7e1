import { type DeviceRecord, type Line, lineNames, type RoundFile } from '@fairhouse/game-math';
import { quicknet } from '@fairhouse/game-math/drand';
import type { Gathered } from '@fairhouse/games/proof-files';
import { describe, expect, it } from 'vitest';
import { drandValue1000 as drand, recordOf, salt, sampleRound } from '../fixtures/sample-round.ts';
import { en } from '../texts/en.ts';
import { checkFiles } from './check-files.ts';
import { rulesOf } from './rules.ts';

const lateSeed = 'ef'.repeat(32);
const [slot, table] = ['nocturne', 'live-roulette'] as const;
const roundOf = (game: string, seeds?: Parameters<typeof sampleRound>[1]) =>
  sampleRound(rulesOf(game).games[0]!, seeds);

/** Files as they are gathered; those that a test does not name were not chosen. */
const given = (files: Pick<Gathered, 'round'> & Partial<Gathered>): Gathered => ({
  keys: [],
  notes: [],
  consistency: [],
  ...files,
});

const contradicted = ({ lines }: { lines: { name: string; standing: string }[] }) =>
  lines.filter(({ standing }) => standing === 'contradicted').map(({ name }) => name);

describe('the verifier of the page', () => {
  it('has the rules of every game by their hashes, and knows which tables are shared', () => {
    expect(rulesOf(slot)).toMatchObject({ isShared: false, games: [{ code: slot, name: 'Nocturne' }] });
    expect(rulesOf(table).isShared).toBe(true);
    expect(rulesOf('harbour-lights').games.length).toBeGreaterThan(1);
    expect(rulesOf('no-such-game').games).toEqual([]);
  });

  it('proves every line of a round with what the device saw, for own games and shared tables', async () => {
    for (const game of [slot, table]) {
      const round = roundOf(game);
      const checked = await checkFiles(given({ round, record: recordOf(round), ...(game === table && { drand }) }));
      expect(checked, game).toMatchObject({ standing: 'proved', game, roundId: '0199-a', misplaced: false });
    }
  });

  it('proves of a round file alone what follows from its seed, and says what could prove the rest', async () => {
    const checked = await checkFiles(given({ round: roundOf(slot) }));
    expect(checked.standing).toBe('not_provable');
    expect(checked.lines.filter(({ standing }) => standing === 'proved').map(({ name }) => name)).toEqual([
      'seed',
      'rules',
      'result',
      'sums',
    ]);
    expect(checked.lines.flatMap(({ lacks }) => lacks ?? [])).toContain('record');
  });

  type Forged = { round: RoundFile; record: DeviceRecord };
  /** The honest round with what the device noted of it, but for one change. */
  const but = (game: string, change: (files: Forged) => unknown) => {
    const round = roundOf(game);
    const files = { round, record: recordOf(round) };
    change(files);
    return files;
  };
  const instead = (game: string, seeds: Parameters<typeof sampleRound>[1]) =>
    but(game, (files) => (files.round = roundOf(game, seeds)));
  const noted = (change: (round: DeviceRecord['rounds'][number], record: DeviceRecord) => unknown) =>
    but(slot, ({ record }) => change(record.rounds[0]!, record));
  const filed = (change: (round: RoundFile) => unknown) => but(slot, ({ round }) => change(round));

  it.each<[string, Forged, Line['name'], string]>([
    [
      'a seed that was chosen after the bet',
      instead(slot, { serverSeed: lateSeed }),
      'committed',
      'shown another commitment',
    ],
    [
      'a client seed that was exchanged',
      instead(slot, { clientSeed: 'theirs' }),
      'clientSeed',
      'not played with the seed',
    ],
    [
      'a chain that was made afterwards',
      instead(table, { serverSeed: lateSeed }),
      'chainCommitted',
      'The chain is not the one',
    ],
    ['a salt that was chosen afterwards', instead(table, { clientSeed: 'theirs' }), 'salt', 'The salt is not the one'],
    ['another number than the device was told', noted((round) => (round.nonce = 4)), 'nonce', 'another number'],
    [
      'a number that another round had',
      noted((round, { rounds }) => rounds.push({ ...round, order: 2, roundId: '0199-b' })),
      'nonce',
      'another round has its number',
    ],
    [
      'a smaller stake than was sent',
      noted((round) => (round.bet = { coin: 1 })),
      'choices',
      'not those that your device sent',
    ],
    [
      'an action that was not sent',
      noted((round) => (round.actions = ['hit'])),
      'choices',
      'not those that your device sent',
    ],
    ['another win than was shown', noted((round) => (round.win = 12_345)), 'seen', 'shown another result'],
    [
      'another picture than was shown',
      noted((round) => (round.outcomeHash = lateSeed)),
      'seen',
      'shown another result',
    ],
    [
      'other rules than were shown',
      noted((round) => (round.definitionHash = lateSeed)),
      'rules',
      'not by those that your device was shown',
    ],
    [
      'a seed that has not the hash',
      filed(({ proof }) => (proof.serverSeed = lateSeed)),
      'seed',
      'doesn’t have the hash',
    ],
    ['the number of a luckier round', filed(({ proof }) => proof.nonce++), 'result', 'a different result'],
    ['a result that was changed', filed((round) => (round.outcome = {})), 'result', 'a different result'],
    ['a win that was changed', filed((round) => round.win++), 'sums', 'not those of that result'],
    [
      'the link of another round of the table',
      but(table, ({ round }) => round.proof.chain!.link++),
      'link',
      'not that of its link',
    ],
  ])('rejects %s, and says so', async (_what, files, line, says) => {
    const checked = await checkFiles(given({ ...files, drand }));
    expect(checked.standing).toBe('contradicted');
    expect(contradicted(checked)).toContain(line);
    expect(en[`${line}_contradicted` as keyof typeof en]).toContain(says);
  });

  it('rejects a salt that drand did not sign, although list and device agree on it', async () => {
    const luckier = 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587';
    const round = roundOf(table, { clientSeed: luckier });
    const chain = {
      table: table,
      end: round.proof.chain!.end,
      salt: luckier,
      publishedAt: new Date(quicknet.genesis * 1_000).toISOString(),
      beacon: `${quicknet.name}, chain ${quicknet.chainHash}`,
      beaconRound: drand.round,
      signature: drand.signature,
    };
    const checked = await checkFiles(given({ round, record: recordOf(round) }), { chains: [chain] });
    expect(contradicted(checked)).toEqual(['saltSigned']);
    expect(checked.beaconRound).toBe(1000);
  });

  it('takes a list that was chosen instead of the one that the page has read', async () => {
    const round = roundOf(table);
    const chain = { table: table, end: round.proof.chain!.end, salt };
    expect(contradicted(await checkFiles(given({ round }), { chains: [{ ...chain, end: lateSeed }] }))).toEqual([
      'chainCommitted',
    ]);
    expect(contradicted(await checkFiles(given({ round, published: [chain] }), { chains: [] }))).toEqual([]);
  });

  it('rejects a round of an own game with a place in a chain, and one of unknown rules', async () => {
    const alone = roundOf(slot);
    alone.proof.chain = { end: lateSeed, link: 3 };
    expect(await checkFiles(given({ round: alone }))).toMatchObject({ standing: 'contradicted', misplaced: true });
    const unknown = roundOf(slot);
    unknown.proof.game = 'no-such-game';
    expect(contradicted(await checkFiles(given({ round: unknown })))).toEqual(['rules']);
  });
});

it('each line has a sentence for each standing that it can have', () => {
  const has = (key: string) => key in en;
  for (const name of lineNames) {
    if (name === 'pot') continue;
    expect([name, has(`${name}_proved`), has(`${name}_contradicted`)]).toEqual([name, true, true]);
  }
  for (const name of ['committed', 'chainCommitted', 'salt'])
    expect([name, has(`${name}_proved_log`)]).toEqual([name, true]);
  for (const name of ['clientSeed', 'nonce', 'choices', 'seen'])
    expect([name, has(`${name}_proved_receipt`)]).toEqual([name, true]);
  for (const name of [
    'receipt',
    'log',
    'pot',
    'committed',
    'clientSeed',
    'nonce',
    'choices',
    'chainCommitted',
    'salt',
    'saltSigned',
  ])
    expect([name, has(`${name}_not_provable`)]).toEqual([name, true]);
});
