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

/** An action that takes no stake, with what it leads to. */
export interface ActionInRound {
  /** As it stands before. */
  round: Pick<RoundRow, 'id' | 'playerId' | 'sessionId' | 'state' | 'attempt'>;
  playId: string;
  action: string;
  after: Extract<RoundState, 'PLAYING' | 'SETTLING'>;
  staked: bigint;
  win: bigint;
  outcome: unknown;
  /** How long recovery leaves the settlement to this process. */
  workAfterMs: number | undefined;
}

/** What a session has staked and won; minor units. */
export interface SessionSums {
  staked: bigint;
  won: bigint;
}

export interface FinishRound {
  round: Pick<RoundRow, 'id' | 'playerId' | 'state'>;
  after: Extract<RoundState, 'PLAYING' | 'CLOSED' | 'HELD' | 'DENIED'>;
  /** Undefined of stake and outcome: they are written already. */
  staked: bigint | undefined;
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
 * The writes of rounds, shared with the rounds of others that come at the same time. All reject as every group commit does: busy, or
 * outcome unknown.
 */
export interface RoundCommits {
  /** Durable when it resolves. */
  start(round: StartRound): Promise<StartOutcome>;
  /** Durable when it resolves. Undefined: nothing was written, since the round does not stand as it was known, or the play was made before. */
  takeAction(taken: ActionInRound): Promise<SessionSums | undefined>;
  /** Undefined when another was first. A crash may forget it: then recovery plays the round to the same end once more. */
  finish(finished: FinishRound): Promise<FinishedRound | undefined>;
  /**
   * The same of a first stake that was taken in a round that waits for its player then. The player's next action writes it along where it comes soon;
   * undefined then.
   */
  deal(dealt: FinishRound & { staked: bigint }): Promise<FinishedRound | undefined>;
  /** Settles, and never rejects, once this process has written the ends of the player's rounds that it knows of; without one, everybody's. */
  written(playerId?: string): Promise<unknown>;
  /** Rejects when rounds cannot be written now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** How long the end of a round gathers others: most players have their answer already. */
const gatherMs = 10;

/** How long a first stake waits for the player's next action before it is written by itself. */
const heldForMs = 50;

interface Held {
  dealt: FinishRound & { staked: bigint };
  /** Writes it by itself. */
  send(): void;
  /** The next action has written it. */
  done(): void;
}

/** One connection for each kind, of every part that players lie on: while rounds are begun, others end. */
function openGroups(url: string, schema: string) {
  const common = {
    url,
    schema,
    connections: 1,
    maxQueued: 5_000,
    shards: 'select player_slot_shards()',
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
  const actions = openGroupCommit<ActionToWrite, SessionSums | undefined>({
    ...common,
    call: 'round_action_batch',
    rowType: 'round_action',
    mostUnderWay: 1,
    slotOf: ({ round }) => slotOfPlayer(round.playerId),
    key: { type: 'uuid', of: ({ round }) => round.playerId },
    memberOf: ({ round }) => round.playerId,
    fieldsOf: actionFields,
    decode: decodeAction,
  });
  return { starts, finishes, actions };
}

/** Opens the groups in which rounds are written. */
export function openRoundCommits({ url, schema }: { url: string; schema: string }): RoundCommits {
  const { starts, finishes, actions } = openGroups(url, schema);
  const writing = new Map<string, Promise<unknown>>();
  /** By player. */
  const held = new Map<string, Held>();

  function note<T>(playerId: string, written: Promise<T>): Promise<T> {
    const settled = written
      .catch(() => {})
      .then(() => {
        if (writing.get(playerId) === settled) writing.delete(playerId);
      });
    writing.set(playerId, settled);
    return written;
  }

  /** Undefined where all rounds of the player are written. */
  function written(playerId: string): Promise<unknown> | undefined {
    held.get(playerId)?.send();
    const unwritten = writing.get(playerId);
    if (unwritten) finishes.hurry();
    return unwritten;
  }

  return {
    start: starts.submit,
    async takeAction(taken) {
      assertTransition(taken.round.state, taken.after);
      const { id, playerId } = taken.round;
      const along = held.get(playerId);
      if (along?.dealt.round.id !== id) {
        await written(playerId);
        return actions.submit(taken);
      }
      held.delete(playerId);
      let sums: SessionSums | undefined;
      try {
        sums = await actions.submit({ ...taken, along: along.dealt });
      } finally {
        if (sums) along.done();
        else along.send();
      }
      return sums;
    },
    finish(finished) {
      assertTransition(finished.round.state, finished.after);
      return note(finished.round.playerId, finishes.submit(finished));
    },
    deal(dealt) {
      assertTransition(dealt.round.state, dealt.after);
      const { playerId } = dealt.round;
      held.get(playerId)?.send();
      const settled = new Promise<FinishedRound | undefined>((resolve, reject) => {
        const leave = () => {
          clearTimeout(timer);
          if (held.get(playerId) === one) held.delete(playerId);
        };
        const one: Held = {
          dealt,
          send() {
            leave();
            finishes.submit(dealt).then(resolve, reject);
          },
          done() {
            leave();
            resolve(undefined);
          },
        };
        const timer = setTimeout(one.send, heldForMs);
        held.set(playerId, one);
      });
      return note(playerId, settled);
    },
    async written(playerId) {
      if (playerId !== undefined) return written(playerId);
      for (const { send } of held.values()) send();
      finishes.hurry();
      return Promise.all(writing.values());
    },
    async probe() {
      await Promise.all([starts.probe(), actions.probe(), finishes.probe()]);
    },
    async close() {
      for (const { send } of held.values()) send();
      await Promise.all([starts.close(), actions.close(), finishes.close()]);
    },
  };
}

/** With the first stake that is written along. */
type ActionToWrite = ActionInRound & { along?: { staked: bigint; balance: bigint | undefined } };

function actionFields({
  round,
  playId,
  action,
  after,
  staked,
  win,
  outcome,
  workAfterMs,
  along,
}: ActionToWrite): RowField[] {
  return [
    round.id,
    round.playerId,
    round.sessionId,
    playId,
    round.attempt,
    along?.staked,
    action,
    after,
    staked,
    win,
    JSON.stringify(outcome),
    along?.balance,
    workAfterMs,
  ];
}

function decodeAction(wire: string): SessionSums | undefined {
  if (wire === '-') return undefined;
  const [staked, won] = wire.split(' ') as [string, string];
  return { staked: BigInt(staked), won: BigInt(won) };
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
    s.timeoutMs,
    s.freeRounds,
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
