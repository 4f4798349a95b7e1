import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@fairhouse/testing';
import { parsed } from './casino-calls.ts';
import type { Journal } from './journal.ts';
import { NotAnswered, post, untilAnswered } from './retries.ts';

/** A bet that the studio said is in a round, or taken back. Minor units. */
export interface AcknowledgedBet {
  memberId: bigint;
  betId: string;
  stake: number;
  takenBack: boolean;
}

interface TableAnswer {
  ok: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: anyone who asks knows what the call answers.
  data: any;
  error: { code: string; message: string };
}

export interface TablePlayerOptions {
  memberId: bigint;
  /** Where the studio is found at the moment: there may be several. */
  studioOrigin: () => string;
  /** The one-time address of the table. */
  launch: URL;
  bet: unknown;
  /** Takes bets on a running curve. */
  cashesOut: boolean;
  journal: Journal;
  random: Random;
}

/** Answers that leave the call open: the page repeats it. */
const open = new Set(['ROUND_PENDING', 'WALLET_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE']);
/** Those that a player hears in good order. */
const refusals = new Set(['BETS_CLOSED', 'TOO_MANY_BETS', 'TOO_LATE', 'TOO_SOON', 'ROUND_VOID', 'TABLE_RESTS']);

/** Seats a member at a table whose rounds are shared; the answer plays until told to stop, and tells what was acknowledged. */
export async function sitAtTable({
  launch,
  ...options
}: TablePlayerOptions): Promise<(isOver: () => boolean) => Promise<AcknowledgedBet[]>> {
  const { memberId, studioOrigin, bet, cashesOut, journal, random } = options;
  const response = await fetch(launch, { redirect: 'manual' });
  const session = /#session=([A-Za-z0-9_-]+)$/.exec(response.headers.get('location') ?? '')?.[1];
  if (!session) throw new Error(`the table did not open: HTTP ${response.status} ${await response.text()}`);

  const call = (path: string, input: object): Promise<TableAnswer> =>
    untilAnswered(journal, `${path} of ${memberId}`, async () => {
      const headers = { 'x-play-session': session };
      const { text } = await post(`${studioOrigin()}/play/${path}`, JSON.stringify(input), headers, journal);
      const answer = parsed(text) as TableAnswer;
      if (answer.ok) return answer;
      if (open.has(answer.error.code)) throw new NotAnswered(answer.error.code);
      if (refusals.has(answer.error.code)) return answer;
      throw new Error(`${path} of ${memberId}: ${answer.error.code} ${answer.error.message}`);
    });

  return async (isOver) => {
    const acknowledged: AcknowledgedBet[] = [];
    while (!isOver()) {
      const { data } = await call('table', {});
      const round = data.view.round;
      if (round?.state === 'OPEN') {
        const placed = await call('place', { playId: randomUUID(), round: round.number, bet });
        if (placed.ok) {
          const { betId, stake } = placed.data.bet;
          const entry = { memberId, betId, stake, takenBack: false };
          acknowledged.push(entry);
          journal.answered('studio');
          if (random.chance(0.1)) entry.takenBack = (await call('takeBack', { betId })).ok;
        }
      } else if (cashesOut && round?.state === 'RESULT') {
        const running = data.mine.find(({ state }: { state: string }) => state === 'PLACED');
        if (running && random.chance(0.5)) await call('cashOut', { betId: running.betId });
      }
      await sleep(50 + random.below(250));
    }
    return acknowledged;
  };
}
