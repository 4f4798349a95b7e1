import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyBooks } from '@fairhouse/betting';
import type { Player, WalletCasino } from '../../../apps/api/src/play/wallet/wallet.fixture.ts';

export interface Bets {
  /** What was acknowledged, by member. */
  journal: Map<bigint, string[]>;
  /** The longest that one of these members, or any, waited between two acknowledged bets, in milliseconds. */
  longestWaitMs(of?: (memberId: bigint) => boolean): number;
  acknowledged(of?: (memberId: bigint) => boolean): number;
  stop(): Promise<void>;
}

const againMs = 50;

/** Every player bets, one bet after the other; what is not answered is asked again under its id, as the wallet's document says. */
export function startBets(casino: WalletCasino, players: Player[]): Bets {
  const journal = new Map(players.map(({ memberId }) => [memberId, [] as string[]]));
  const waits = new Map<bigint, number>();
  let isOver = false;
  const play = async ({ memberId, user, token }: Player) => {
    let lastMs = performance.now();
    while (!isOver) {
      const bet = {
        token,
        user,
        gameCode: 'slot',
        roundId: randomUUID(),
        transactionId: randomUUID(),
        currency: 'USD',
        amount: 10,
      };
      for (;;) {
        const { httpStatus, status } = await casino.call('bet', bet);
        if (status === 'OK') break;
        if (httpStatus !== 503 && status !== 'UNKNOWN') throw new Error(`${httpStatus} ${status}`);
        await sleep(againMs);
      }
      journal.get(memberId)!.push(bet.transactionId);
      const now = performance.now();
      waits.set(memberId, Math.max(waits.get(memberId) ?? 0, now - lastMs));
      lastMs = now;
    }
  };
  const playing = Promise.all(players.map(play));
  playing.catch(() => {});
  return {
    journal,
    longestWaitMs: (of = () => true) => Math.max(...[...waits].filter(([id]) => of(id)).map(([, ms]) => ms)),
    acknowledged: (of = () => true) => [...journal].reduce((sum, [id, ids]) => sum + (of(id) ? ids.length : 0), 0),
    async stop() {
      isOver = true;
      await playing;
    },
  };
}

/** What is wrong: bets that were acknowledged and are not there, are there twice, or are there and were not; books that do not hold. */
export async function problemsOf(casino: WalletCasino, { journal }: Bets): Promise<string[]> {
  const problems: string[] = [];
  for (const [memberId, acknowledged] of journal) {
    const posted = (await casino.postings(memberId)).filter(({ type }) => type === 'GAME_BET');
    const ids = new Set(posted.map(({ external_id }) => external_id));
    if (ids.size < posted.length) problems.push(`member ${memberId}: a bet is posted twice`);
    const lost = acknowledged.filter((id) => !ids.has(id)).length;
    if (lost > 0) problems.push(`member ${memberId}: ${lost} acknowledged bets are lost`);
    if (ids.size > acknowledged.length)
      problems.push(`member ${memberId}: ${ids.size - acknowledged.length} bets that nobody asked for`);
  }
  const verified = await verifyBooks(casino.db);
  for (const { memberId, rule, detail } of verified.findings) problems.push(`book ${memberId}: ${rule}, ${detail}`);
  return problems;
}
