import type { OwnBet } from '../../lib/round/wire.ts';

/** States in which a bet is on the table. */
const inRound: readonly OwnBet['state'][] = ['PLACED', 'SETTLING', 'HELD', 'CLOSED', 'DENIED'];

/** Those that are, or may yet be, in a round: not what was refused, taken back or called off. */
export function isIn({ state }: OwnBet): boolean {
  return state === 'ASKED' || inRound.includes(state);
}

/** How far a bet has come: a message of an earlier status is late, and passed over. */
const order: Record<OwnBet['state'], number> = {
  ASKED: 0,
  PLACED: 1,
  CANCELLING: 2,
  SETTLING: 2,
  HELD: 3,
  REFUSED: 4,
  VOID: 4,
  CLOSED: 4,
  DENIED: 4,
};

/** The player's bets with what was told of some of them, in the order in which they were first heard of; former rounds are let go. */
export function mergeBets(known: readonly OwnBet[], reported: readonly OwnBet[], round: number): OwnBet[] {
  const bets = new Map(known.map((bet) => [bet.betId, bet]));
  for (const bet of reported) {
    const before = bets.get(bet.betId);
    if (!before || order[bet.state] >= order[before.state]) bets.set(bet.betId, bet);
  }
  return [...bets.values()].filter((bet) => bet.round >= round - 1);
}
