import { gameOfRound, type LiveCasino } from '../casino.ts';
import type { Lease } from '../lease.store.ts';
import { decideBet } from '../play-round.ts';
import type { LiveRoundRow } from '../round.store.ts';
import { tellOwners } from '../tell-owners.ts';
import { advanceBet } from './advance-bet.ts';
import type { BetState } from './bet.states.ts';
import { type BetRow, readBetsOfRound, readTakenBets, writeCancelling, writeDecided } from './bet.store.ts';

const betsInPage = 1_000;
const callsAtOnce = 64;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Decides every bet of a round whose outcome may be shown, and tells the wallet, as far as it answers in time. */
export async function settleBets(casino: LiveCasino, lease: Lease, { number: round }: LiveRoundRow): Promise<void> {
  await inPages(casino, lease, round, 'PLACED', async (page) =>
    tellWallet(casino, lease, await decide(casino, lease, page)),
  );
}

/** Decides those bets on a running curve that were taken, at a height of `height` hundredths. The curve continues meanwhile. */
export async function settleTaken(
  casino: LiveCasino,
  lease: Lease,
  round: LiveRoundRow,
  height: number,
): Promise<void> {
  const taken = await readTakenBets(casino.db, lease.table, round.number, height);
  if (taken.length === 0) return;
  const decided = await decide(casino, lease, taken);
  void tellWallet(casino, lease, decided);
}

/** Gives back what a round without an outcome has taken, as far as the wallet answers in time. */
export async function giveBackBets(casino: LiveCasino, lease: Lease, { number: round }: LiveRoundRow): Promise<void> {
  await writeCancelling(casino.db, { ...lease, round, states: ['ASKED', 'PLACED'] });
  await inPages(casino, lease, round, 'CANCELLING', (page) => tellWallet(casino, lease, page));
}

/** Page by page, and no longer than the round may wait: what is left over is recovery's. */
async function inPages(
  casino: LiveCasino,
  { table }: Lease,
  round: number,
  state: BetState,
  work: (page: BetRow[]) => Promise<void>,
): Promise<void> {
  const published: Promise<void>[] = [];
  for (let after = firstId; ; ) {
    const page = await readBetsOfRound(casino.db, { table, round, state, after, size: betsInPage });
    if (page.length > 0) published.push(work(page));
    if (page.length < betsInPage) break;
    after = page.at(-1)!.id;
  }
  await Promise.all(published);
}

/** Fixes what bets came to, and answers those that this has done. */
async function decide(casino: LiveCasino, lease: Lease, bets: BetRow[]): Promise<BetRow[]> {
  const decided = bets.map((bet): BetRow => {
    const { salt, link, serverSeed } = bet;
    if (serverSeed === null) throw new Error(`bet ${bet.id} cannot be decided before its round`);
    const game = gameOfRound(casino, bet.table, bet.definitionHash);
    const changedAt = casino.now();
    return { ...bet, ...decideBet(game, { serverSeed, salt, link }, bet), state: 'SETTLING', tries: 0, changedAt };
  });
  const { table, fence } = lease;
  const mine = await writeDecided(
    casino.db,
    { table, fence, askAgainMs: casino.times.askAgainMs },
    decided as Decided[],
  );
  return decided.filter(({ id }) => mine.has(id));
}

type Decided = BetRow & { win: bigint };

/** Asks the wallet about all of them, so many at once, and tells their owners; waits for it so long and no longer. */
async function tellWallet(casino: LiveCasino, { fence }: Lease, bets: BetRow[]): Promise<void> {
  const queue = bets.values();
  const work = async () => {
    for (const bet of queue) {
      const advanced = await advanceBet(casino, bet, { fence }).catch((err: unknown) => {
        casino.log.warn(
          { err, betId: bet.id },
          'a bet of a shared round could not be sent to the wallet; recovery will retry',
        );
        return undefined;
      });
      if (advanced) tellOwners(casino, [advanced]);
    }
  };
  const all = Promise.all(Array.from({ length: Math.min(callsAtOnce, bets.length) }, work));
  await Promise.race([all, casino.sleep(casino.times.settleForMs)]);
}
