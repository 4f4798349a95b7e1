import type { Database } from '@fairhouse/database';
import type { Member } from './casino-calls.ts';
import type { AcknowledgedBet } from './table-player.ts';

/** A round with an outcome; a bet on a curve may be paid while it runs. */
const played = new Set(['RESULT', 'SETTLE', 'CLOSED']);

/** Every difference between what was acknowledged, the studio's bets, and the wallet's rounds; none is right. */
export async function compareBets(
  { casino, studio }: { casino: Database; studio: Database },
  members: readonly Member[],
  reported: readonly AcknowledgedBet[],
): Promise<string[]> {
  const differences: string[] = [];
  const { rows: bets } = await studio.query<{
    id: string;
    state: string;
    cost: bigint;
    win: bigint | null;
    roundState: string;
  }>(
    `select b.id, b.state, b.cost, b.win, r.state as "roundState" from live_bet b
       join live_round r on r.table_code = b.table_code and r.number = b.round_number`,
  );
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  for (const { betId, takenBack } of reported) {
    const bet = byId.get(betId);
    if (!bet) differences.push(`${betId} was acknowledged and is not there`);
    else if (
      bet.state === 'CLOSED' ? takenBack || !played.has(bet.roundState) : !takenBack && played.has(bet.roundState)
    )
      differences.push(`${betId} was acknowledged and is ${bet.state} in a round that is ${bet.roundState}`);
  }
  const { rows: rounds } = await casino.query<{
    id: string;
    staked: bigint;
    returned: bigint;
    won: bigint;
    isOpen: boolean;
  }>(
    `select round_id as id, staked, returned, won, closed_at is null as "isOpen" from game_round where member_id = any ($1::bigint[])`,
    [members.map(({ id }) => id)],
  );
  const atWallet = new Map(rounds.map((round) => [round.id, round]));
  for (const bet of bets) {
    const round = atWallet.get(bet.id);
    atWallet.delete(bet.id);
    const [staked, won] = bet.state === 'CLOSED' ? [bet.cost, bet.win!] : [0n, 0n];
    const isSame = round
      ? !round.isOpen && round.staked - round.returned === staked && round.won === won
      : staked === 0n;
    if (!isSame)
      differences.push(
        `${bet.id} is ${bet.state} with ${bet.win}, and at the wallet ${round ? `${round.staked} − ${round.returned}, ${round.won}` : 'nothing'}`,
      );
  }
  for (const id of atWallet.keys()) differences.push(`${id} is at the wallet and nowhere else`);
  return differences;
}
