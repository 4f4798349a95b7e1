import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@fairhouse/testing';
import { parsed } from './casino-calls.ts';
import type { Journal } from './journal.ts';
import { NotAnswered, post, untilAnswered } from './patience.ts';

interface PlayAnswer {
  ok: boolean;
  data: { roundId: string; state: string; stake: number; outcome: { win: number } };
  error: { code: string; message: string };
}

export interface SlotPlayerOptions {
  memberId: bigint;
  studioOrigin: string;
  /** The one-time address of the slot. */
  launch: URL;
  journal: Journal;
  random: Random;
}

/** Answers that leave the play open: the page repeats it under the same playId. */
const open = new Set([
  'ROUND_PENDING',
  'ROUND_OPEN',
  'TOO_SOON',
  'WALLET_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
]);
const leastCoinMinor = 1;
const mostPauseMs = 300;

/** Seats a member at our own slot; the answer then plays through the studio, which asks the wallet, until told to stop. */
export async function sitAtSlot(options: SlotPlayerOptions): Promise<(isOver: () => boolean) => Promise<void>> {
  const { memberId, studioOrigin, journal, random } = options;
  const session = await enter(options.launch);

  return async (isOver) => {
    while (!isOver()) {
      const playId = randomUUID();
      const body = JSON.stringify({ playId, bet: { coin: leastCoinMinor } });
      const answer = await untilAnswered(journal, `spin ${playId} of ${memberId}`, async () => {
        const { text } = await post(`${studioOrigin}/play/start`, body, { 'x-play-session': session });
        const answer = parsed(text) as PlayAnswer;
        if (!answer.ok && open.has(answer.error.code)) throw new NotAnswered(answer.error.code);
        return answer;
      });
      if (answer.ok) {
        const { roundId, stake, outcome } = answer.data;
        journal.rounds.push({ memberId, roundId, stake, win: outcome.win });
      } else if (answer.error.code === 'ROUND_VOID') {
        journal.voided++;
      } else {
        throw new Error(`spin ${playId} of ${memberId}: ${answer.error.code} ${answer.error.message}`);
      }
      journal.answered('studio');
      await sleep(random.below(mostPauseMs));
    }
  };
}

async function enter(launch: URL): Promise<string> {
  const response = await fetch(launch, { redirect: 'manual' });
  const session = /#session=([A-Za-z0-9_-]+)$/.exec(response.headers.get('location') ?? '')?.[1];
  if (!session) throw new Error(`the slot did not open: HTTP ${response.status} ${await response.text()}`);
  return session;
}
