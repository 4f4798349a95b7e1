import { openGroupCommit, type RowField } from '@fairhouse/database';
import { assertTransition, type RoundState } from './round.states.ts';
import type { RoundRow, StartResult, StartRound } from './round.store.ts';
import { slotOfPlayer } from './slot-of-player.ts';

/** A round that was written down: the seeds its outcome follows from, beside what was asked for. */
export interface StartedRound {
  seedId: string;
  nonce: number;
  serverSeed: string;
  clientSeed: string;
  openedAt: Date;
  /** What its session had staked and won before it; minor units. */
  before: { staked: bigint; won: bigint };
}

/** Without seeds, what was started or is open has to be read. */
export type StartOutcome = StartResult & { started?: StartedRound };

export interface FinishRound {
  round: Pick<RoundRow, 'id' | 'playerId' | 'state'>;
  after: Extract<RoundState, 'CLOSED' | 'HELD' | 'DENIED'>;
  staked: bigint;
  win: bigint;
  outcome: unknown;
  balance: bigint | undefined;
  /** Of a held win: when the wallet is asked what was decided. */
  askAfterMs: number | undefined;
}

export interface FinishedRound {
  closedAt: Date;
  /** Of the session, this round included; minor units. */
  staked: bigint;
  won: bigint;
}

/**
 * The two writes of a round whose outcome is known at once, shared with the rounds of others that come at the same time.
 * Both reject as every group commit does: busy, or outcome unknown.
 */
export interface RoundCommits {
  /** Durable when it resolves. */
  start(round: StartRound): Promise<StartOutcome>;
  /** Undefined when another was first. A crash may forget it: then recovery plays the round to the same end once more. */
  finish(finished: FinishRound): Promise<FinishedRound | undefined>;
  /** Settles, and never rejects, once this process has written the ends of the player's rounds that it knows of; without one, everybody's. */
  written(playerId?: string): Promise<unknown>;
  /** Rejects when rounds cannot be written now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** How long the end of a round gathers others: most players have their answer already. */
const gatherMs = 10;

/** One connection for each of the two, of every part that players lie on: while rounds are begun, others end. */
export function openRoundCommits({ url, schema }: { url: string; schema: string }): RoundCommits {
  const common = {
    url,
    schema,
    connections: 1,
    maxQueued: 5_000,
    lanes: 'select player_lanes()',
  };

  const starts = openGroupCommit<StartRound, StartOutcome>({
    ...common,
    call: 'round_start_batch',
    rowType: 'round_to_start',
    mostUnderWay: 1,
    slotOf: ({ playerId }) => slotOfPlayer(playerId),
    key: { type: 'uuid', of: ({ playerId }) => playerId },
    memberOf: ({ playerId }) => playerId,
    fieldsOf: startFields,
    decode: decodeStart,
  });
  const finishes = openGroupCommit<FinishRound, FinishedRound | undefined>({
    ...common,
    call: 'round_finish_batch',
    rowType: 'round_to_finish',
    gatherMs,
    slotOf: ({ round }) => slotOfPlayer(round.playerId),
    key: { type: 'uuid', of: ({ round }) => round.playerId },
    memberOf: ({ round }) => round.playerId,
    fieldsOf: finishFields,
    decode: decodeFinish,
  });
  const writing = new Map<string, Promise<unknown>>();
  return {
    start: starts.submit,
    finish(finished) {
      assertTransition(finished.round.state, finished.after);
      const { playerId } = finished.round;
      const written = finishes.submit(finished);
      const settled = written
        .catch(() => {})
        .then(() => {
          if (writing.get(playerId) === settled) writing.delete(playerId);
        });
      writing.set(playerId, settled);
      return written;
    },
    written: async (playerId) => (playerId === undefined ? Promise.all(writing.values()) : writing.get(playerId)),
    async probe() {
      await Promise.all([starts.probe(), finishes.probe()]);
    },
    async close() {
      await Promise.all([starts.close(), finishes.close()]);
    },
  };
}

function startFields(s: StartRound): RowField[] {
  return [
    s.playerId,
    s.sessionId,
    s.playId,
    s.roundId,
    s.gameCode,
    s.definitionHash,
    s.currency,
    JSON.stringify(s.bet),
    s.cost,
    s.leastMs,
    s.seed,
    s.patienceMs,
  ];
}

function decodeStart(wire: string): StartOutcome {
  const [result, roundId, retryAfterMs, ...seeds] = wire.split(' ') as [StartResult['result'], string, string];
  const outcome = { result, roundId: roundId === '-' ? null : roundId, retryAfterMs: Number(retryAfterMs) };
  if (seeds.length === 0) return outcome;
  const [seedId, nonce, serverSeed, clientSeed, openedMs, staked, won] = seeds as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    ...outcome,
    started: {
      seedId,
      nonce: Number(nonce),
      serverSeed,
      // In hex, since a player may have chosen it.
      clientSeed: Buffer.from(clientSeed, 'hex').toString(),
      openedAt: new Date(Number(openedMs)),
      before: { staked: BigInt(staked), won: BigInt(won) },
    },
  };
}

function finishFields({ round, after, staked, win, outcome, balance, askAfterMs }: FinishRound): RowField[] {
  return [round.id, round.state, after, staked, win, JSON.stringify(outcome), balance, askAfterMs];
}

function decodeFinish(wire: string): FinishedRound | undefined {
  if (wire === '-') return undefined;
  const [closedMs, staked, won] = wire.split(' ') as [string, string, string];
  return { closedAt: new Date(Number(closedMs)), staked: BigInt(staked), won: BigInt(won) };
}
