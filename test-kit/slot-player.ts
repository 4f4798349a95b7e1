import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@fairhouse/testing';
import { parsed } from './casino-calls.ts';
import type { Journal } from './journal.ts';
import { NotAnswered, post, untilAnswered } from './patience.ts';

interface PlayAnswer {
  ok: boolean;
  data: { roundId: string; state: string; stake: number; win: number };
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

export interface SlotSeat {
  /** Plays the cheapest rounds, with pauses, until told to stop. */
  play(isOver: () => boolean): Promise<void>;
  /** Plays one round, until it is known how it ended. */
  spin(coinMinor: number): Promise<void>;
}

/** Seats a member at one of our own slots, played through the studio, which asks the wallet. */
export async function sitAtSlot(options: SlotPlayerOptions): Promise<SlotSeat> {
  const { memberId, studioOrigin, journal, random } = options;
  const session = await enter(options.launch);
  await chooseSeed(studioOrigin, session, journal);

  const spin = async (coin: number) => {
    const playId = randomUUID();
    const body = JSON.stringify({ playId, bet: { coin } });
    const answer = await untilAnswered(journal, `spin ${playId} of ${memberId}`, async () => {
      const { text } = await post(`${studioOrigin}/play/start`, body, { 'x-play-session': session }, journal);
      const answer = parsed(text) as PlayAnswer;
      if (!answer.ok && open.has(answer.error.code)) throw new NotAnswered(answer.error.code);
      return answer;
    });
    if (answer.ok) {
      const { roundId, stake, win } = answer.data;
      journal.rounds.push({ memberId, roundId, stake, win });
    } else if (answer.error.code === 'ROUND_VOID') {
      journal.voided++;
    } else {
      throw new Error(`spin ${playId} of ${memberId}: ${answer.error.code} ${answer.error.message}`);
    }
    journal.answered('studio');
  };

  return {
    spin,
    async play(isOver) {
      while (!isOver()) {
        await spin(leastCoinMinor);
        await sleep(random.below(mostPauseMs));
      }
    },
  };
}

/** Once for a member: a seed under which he has played stays. */
async function chooseSeed(studioOrigin: string, session: string, journal: Journal): Promise<void> {
  const body = JSON.stringify({ clientSeed: 'faults' });
  await untilAnswered(journal, 'seed', async () => {
    const { text } = await post(`${studioOrigin}/play/seed`, body, { 'x-play-session': session }, journal);
    const answer = parsed(text) as PlayAnswer;
    if (!answer.ok && open.has(answer.error.code)) throw new NotAnswered(answer.error.code);
    return answer;
  });
}

async function enter(launch: URL): Promise<string> {
  const response = await fetch(launch, { redirect: 'manual' });
  const session = /#session=([A-Za-z0-9_-]+)$/.exec(response.headers.get('location') ?? '')?.[1];
  if (!session) throw new Error(`the slot did not open: HTTP ${response.status} ${await response.text()}`);
  return session;
}
