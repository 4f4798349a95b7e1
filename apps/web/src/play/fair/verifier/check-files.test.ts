import { lineNames, type RoundFile } from '@fairhouse/game-math';
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

  it.each<[string, string, RoundFile, string]>([
    ['a seed that was chosen after the bet', slot, roundOf(slot, { serverSeed: lateSeed }), 'committed'],
    ['a client seed that was exchanged', slot, roundOf(slot, { clientSeed: 'theirs' }), 'clientSeed'],
    ['a chain that was made afterwards', table, roundOf(table, { serverSeed: lateSeed }), 'chainCommitted'],
  ])('rejects %s, although the round is consistent in itself', async (_what, game, round, line) => {
    const checked = await checkFiles(given({ round, record: recordOf(roundOf(game)), drand }));
    expect(checked.standing).toBe('contradicted');
    expect(contradicted(checked)).toContain(line);
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
