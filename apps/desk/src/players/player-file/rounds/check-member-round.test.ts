import {
  fairStream,
  hashedTimes,
  hmacSha256,
  type RouletteDefinition,
  rouletteGame,
  type SlotDefinition,
  sha256Hex,
  slotGame,
  type ThresholdDefinition,
  thresholdGame,
} from '@fairhouse/game-math';
import { expect, it } from 'vitest';
import diceDefinition from '../../../../../../games/dice/definition.json' with { type: 'json' };
import european from '../../../../../../games/european-roulette/definition.json' with { type: 'json' };
import definition from '../../../../../../games/nocturne/definition.json' with { type: 'json' };
import type { RoundFile } from '../member.ts';
import { checkMemberRound } from './check-member-round.ts';

const serverSeed = 'ab'.repeat(32);
const seeds = { serverSeed, clientSeed: 'of the player', nonce: 7 };
const slot = slotGame(definition as unknown as SlotDefinition);

const roulette = rouletteGame(european as RouletteDefinition);
const dice = thresholdGame(diceDefinition as unknown as ThresholdDefinition);

interface Playable {
  code: string;
  definitionHash: string;
  play(bet: never, actions: readonly string[], below: ReturnType<typeof fairStream>): { outcome: unknown };
}

/** A round as the API answers it. */
function played(game: Playable, bet: object): RoundFile {
  const { outcome } = game.play(bet as never, [], fairStream(seeds, hmacSha256));
  const proof = { ...seeds, definitionHash: game.definitionHash, serverSeedHash: sha256Hex(serverSeed) };
  const said = { bet, actions: [], outcome: JSON.parse(JSON.stringify(outcome)), proof };
  return { round: { game: game.code }, said } as unknown as RoundFile;
}
const verdict = async (file: RoundFile) => (await checkMemberRound(file))?.verdict;
const changed = (file: RoundFile, said: object) => ({ ...file, said: { ...file.said, ...said } }) as RoundFile;

it.each([
  ['a slot', played(slot, { coin: 5 })],
  ['dice', played(dice, { stake: 100, side: 'above', pays: 237 })],
  ['roulette', played(roulette, { bets: [{ spot: 'red', stake: 100 }] })],
])('a round of %s is played again here and compared whole', async (_, file) => {
  expect(await verdict(file)).toBe('same');
  const outcome = { ...(file.said!.outcome as object), win: 123_456 };
  expect(await verdict(changed(file, { outcome }))).toBe('other_result');
  const { proof } = file.said!;
  expect(await verdict(changed(file, { proof: { ...proof, serverSeed: 'cd'.repeat(32) } }))).toBe('wrong_seed');
  expect(await verdict(changed(file, { proof: { ...proof, serverSeed: null } }))).toBe('not_revealed');
  expect(await verdict(changed(file, { proof: { ...proof, definitionHash: 'of others' } }))).toBe('other_definition');
  expect(await verdict(changed(file, { proof: null }))).toBeUndefined();
});

it('a game that this page does not know is played by other rules', async () => {
  const file = played(slot, { coin: 5 });
  expect(await verdict({ ...file, round: { ...file.round, game: 'of-others' } })).toBe('other_definition');
});

it('of a shared round the seed is followed to the end of its chain', async () => {
  const file = played(roulette, { bets: [{ spot: 'red', stake: 100 }] });
  const { proof } = file.said!;
  const chain = { end: hashedTimes(serverSeed, seeds.nonce), link: seeds.nonce };
  expect(await verdict(changed(file, { proof: { ...proof, chain } }))).toBe('same');
  const others = [
    { ...chain, end: '0'.repeat(64) },
    { ...chain, link: 8 },
    { end: hashedTimes(serverSeed, 8), link: 8 },
  ];
  for (const other of others)
    expect(await verdict(changed(file, { proof: { ...proof, chain: other } }))).toBe('wrong_chain');
  expect(await verdict(changed(file, { proof: { ...proof, chain, serverSeed: null } }))).toBe('not_revealed');
});
