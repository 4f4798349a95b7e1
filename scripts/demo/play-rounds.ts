import { randomUUID } from 'node:crypto';
import type { PlayCall, PlayOutput, PlayRefusal } from '@fairhouse/contract/play';
import type { Random } from '@fairhouse/testing';
import { Passing, withRetries } from './casino-calls.ts';
import type { Player } from './player.ts';

const games = ['Nocturne', 'Spring Tide', 'European Roulette', 'Blackjack'];
const spots = ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen-1', 'straight-17'];

/** What ends a visit at a table without being a fault: the purse is empty, the casino says stop. */
const ending = new Set([
  'NOT_ENOUGH_MONEY',
  'LIMIT_EXCEEDED',
  'PLAYER_BLOCKED',
  'MAINTENANCE',
  'ROUND_VOID',
  'SESSION_EXPIRED',
]);

/** The page repeats such a play under the same id. */
const passing = new Set(['ROUND_PENDING', 'ROUND_OPEN', 'TOO_SOON', 'WALLET_UNAVAILABLE', 'INTERNAL', 'UNAVAILABLE']);

class Over extends Error {}
type Play = <C extends PlayCall>(call: C, input: object) => Promise<PlayOutput<C>>;
type Stakes = { coins?: number[]; chips?: number[]; min?: number };

/** Sits down at a game, any unless one is named, and plays so many rounds for money, or fewer. Answers how many were played. */
export async function playRounds(player: Player, most: number, random: Random, named?: string): Promise<number> {
  const name = named ?? games[random.below(games.length)]!;
  const page = await player.ask('/base/game/listPage', { pageSize: 300 });
  const game = page.content.find((one) => one.name === name);
  if (!game) throw new Error(`${name} is not in the catalogue`);
  const play = await withRetries(async () => sitDown(await player.ask('/sys/game/getLaunchUrl', { id: game.id })));
  const opened = await play('open', {});
  if (opened.seed.clientSeed === null) await play('seed', { clientSeed: randomUUID() });
  const { coins, chips } = opened.stakes as Stakes;
  let played = 0;
  try {
    for (; played < most; played++) {
      const pick = (offered: readonly number[]) => {
        const range = player.cast.purse[0]! >= 500 ? offered.slice(-2) : offered.slice(0, 3);
        return range[random.below(range.length)]!;
      };
      const playId = randomUUID();
      if (opened.game.kind === 'slot') await play('start', { playId, bet: { coin: pick(coins!) } });
      else if (opened.game.kind === 'roulette') {
        const spot = spots[random.below(spots.length)]!;
        // A single number takes small stakes only.
        const stake = spot.startsWith('straight') ? chips![0]! : pick(chips!);
        await play('start', { playId, bet: { bets: [{ spot, stake }] } });
      } else await playHand(play, pick(chips!));
    }
  } catch (error) {
    if (!(error instanceof Over)) throw error;
  }
  return played;
}

type Hand = { phase: string; hands: { total: number }[]; activeHand: number };

/** Declines insurance and draws to seventeen. */
async function playHand(play: Play, stake: number): Promise<void> {
  let round: PlayOutput<'start'> = await play('start', { playId: randomUUID(), bet: { stake } });
  while (round.state === 'PLAYING') {
    const { roundId, step } = round;
    const { phase, hands, activeHand } = round.outcome as Hand;
    const draw = (hands[activeHand]?.total ?? 21) < 17 ? 'hit' : 'stand';
    const action = phase === 'INSURANCE' ? 'decline' : draw;
    round = await play('act', { playId: randomUUID(), roundId, step, action });
  }
}

async function sitDown(launch: string): Promise<Play> {
  const opened = await fetch(launch, { redirect: 'manual' });
  const session = /#session=([\w-]+)$/.exec(opened.headers.get('location') ?? '')?.[1];
  if (!session) throw new Passing(`the game did not open: HTTP ${opened.status}`);
  const { origin } = new URL(launch);
  return (call, input) =>
    withRetries(async () => {
      const answer = await fetch(`${origin}/play/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-play-session': session },
        body: JSON.stringify(input),
      });
      const said = (await answer.json()) as { ok: true; data: never } | { ok: false; error: PlayRefusal };
      if (said.ok) return said.data;
      const { code, message } = said.error;
      if (ending.has(code)) throw new Over(code);
      throw passing.has(code) ? new Passing(code) : new Error(`${call}: ${code} ${message}`);
    });
}
