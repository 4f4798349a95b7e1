import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@fairhouse/testing';
import { parsed } from './casino-calls.ts';
import type { Journal } from './journal.ts';
import { NotAnswered, post, untilAnswered } from './retries.ts';

interface PlayAnswer {
  ok: boolean;
  data: { roundId: string; state: string; stake: number; win: number; step: number; outcome: unknown };
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
  const { studioOrigin, journal, random } = options;
  const session = await enter(options.launch);
  await chooseSeed(studioOrigin, session, journal);

  const ask = callsOf(options, session);
  const spin = async (coin: number) => {
    note(options, await ask('start', { bet: { coin } }));
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

const minesBet = { stake: 100, mode: 2 };
/** Fields of the mines, in the order in which they are opened; then what there is is taken. */
const picks = ['pick:0', 'pick:7', 'pick:12'];

/** The same at the mines, where every round takes an action or more: what an answer has shown stands, whatever is killed after it. */
export async function sitAtMines(options: SlotPlayerOptions): Promise<Pick<SlotSeat, 'play'>> {
  const { memberId, studioOrigin, journal, random } = options;
  const session = await enter(options.launch);
  await chooseSeed(studioOrigin, session, journal);
  const ask = callsOf(options, session);
  return {
    async play(isOver) {
      while (!isOver()) {
        let answer = await ask('start', { bet: minesBet });
        const actions = [...picks.slice(0, 1 + random.below(picks.length)), 'take'];
        for (let step = 0; answer.ok && answer.data.state === 'PLAYING'; step++) {
          const { roundId } = answer.data;
          if (answer.data.step !== step)
            throw new Error(`${memberId}: ${roundId} has forgotten what was shown at step ${step}`);
          answer = await ask('act', { roundId, step, action: actions[step]! });
          if (!answer.ok) throw new Error(`${memberId}: ${roundId} at step ${step}: ${answer.error.code}`);
        }
        note(options, answer);
        await sleep(random.below(mostPauseMs));
      }
    },
  };
}

/** Asks until there is an answer, under one id. */
function callsOf({ memberId, studioOrigin, journal }: SlotPlayerOptions, session: string) {
  return async (call: 'start' | 'act', input: object): Promise<PlayAnswer> => {
    const playId = randomUUID();
    const body = JSON.stringify({ playId, ...input });
    return untilAnswered(journal, `${call} ${playId} of ${memberId}`, async () => {
      const { text } = await post(`${studioOrigin}/play/${call}`, body, { 'x-play-session': session }, journal);
      const answer = parsed(text) as PlayAnswer;
      if (!answer.ok && open.has(answer.error.code)) throw new NotAnswered(answer.error.code);
      return answer;
    });
  };
}

/** How a round ended, as its player was told. */
function note({ memberId, journal }: SlotPlayerOptions, answer: PlayAnswer): void {
  if (answer.ok) {
    const { roundId, stake, win } = answer.data;
    journal.rounds.push({ memberId, roundId, stake, win });
  } else if (answer.error.code === 'ROUND_VOID') {
    journal.voided++;
  } else {
    throw new Error(`a round of ${memberId}: ${answer.error.code} ${answer.error.message}`);
  }
  journal.answered('studio');
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
