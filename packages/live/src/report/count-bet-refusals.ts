import { type CountedRefusals, each, firstIdOf, OutcomeTally } from '@fairhouse/rgs';
import type { BetRow } from '../bets/bet.store.ts';
import type { LiveCasino } from '../casino.ts';
import { decideBet } from '../play-round.ts';
import { countPlayedBets, readBetsToCount } from './refusals.store.ts';

const mostLookedAt = 20_000;

/**
 * How bets for money at shared tables came out, beside what the refused ones would have come to. Their outcome is drawn after bets are
 * closed, but from a link that the studio has from the beginning. On a curve bets on both sides are counted by their target alone: a
 * refused bet was never taken out earlier.
 */
export async function countBetRefusals(
  casino: Pick<LiveCasino, 'db' | 'gameByRules' | 'tables'>,
  { from, to }: { from: Date; to: Date },
): Promise<CountedRefusals> {
  const between = { from, to, firstId: firstIdOf(from.getTime() - 60_000), lastId: firstIdOf(to.getTime()) };
  const curves = casino.tables.filter(({ game }) => game.kind === 'curve').map(({ game }) => game.code);
  const most = mostLookedAt + 1;
  const refused = await readBetsToCount(casino.db, { ...between, states: ['REFUSED', 'VOID'], tables: null, most });
  const played = await readBetsToCount(casino.db, {
    ...between,
    states: ['CLOSED', 'HELD', 'DENIED'],
    tables: curves.filter((code) => refused.some(({ table }) => table === code)),
    most,
  });
  const counts = new OutcomeTally();
  for (const { table, wins, losses } of await countPlayedBets(casino.db, between)) counts.set(table, { wins, losses });
  for (const table of new Set(played.map((bet) => bet.table))) counts.set(table, { wins: 0, losses: 0 });
  const countAs = (side: 'played' | 'refused') => (bet: BetRow) => {
    const isWin = wouldWin(casino, bet);
    if (isWin !== undefined) counts.add(bet.table, side, isWin);
  };
  await each(refused.slice(0, mostLookedAt), countAs('refused'));
  await each(played.slice(0, mostLookedAt), countAs('played'));
  return { games: counts.all(), isWhole: Math.max(refused.length, played.length) <= mostLookedAt };
}

/** Undefined of a bet whose round has no outcome yet or will have none, and of one whose rules this release does not have. */
function wouldWin(casino: Pick<LiveCasino, 'gameByRules'>, bet: BetRow): boolean | undefined {
  const { serverSeed, salt, link, cost } = bet;
  if (serverSeed === null) return undefined;
  const game = casino.gameByRules(bet.table, bet.definitionHash);
  return game && decideBet(game, { serverSeed, salt, link }, { bet: bet.bet, outMs: null }).win > cost;
}
