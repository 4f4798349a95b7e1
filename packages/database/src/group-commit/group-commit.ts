import { during, innerSpan, theTracer } from '@fairhouse/operation/tracing';
import { usualAnswerMs } from '../connect.ts';
import { GroupCommitBusy } from './failures.ts';
import type { Entry } from './queue.ts';
import type { RowField } from './row-text.ts';
import { openSender, type Sender } from './sender.ts';

export interface GroupCommitOptions<I, O> {
  url: string;
  /** The schema in which `call` and its tables live. */
  schema: string;
  /**
   * The SQL function to call, `call(instructions <rowType>[]) returns text[]`: it gets an array of rows, one
   * for each instruction, at most one a member, and answers one outcome for each, in any order: its position among the
   * instructions, from 1, a blank, and what `decode` reads; no semicolon. It must be idempotent by an id inside the instruction, since an instruction is given again
   * when a connection breaks; it reports expected refusals as outcomes and raises only for what is a bug. It takes its
   * locks in member order.
   */
  call: string;
  /** The composite type of an instruction. */
  rowType: string;
  /** Which hash slot, numbered from 0, an instruction belongs to: a slot keeps to one connection. 0 by default. */
  slotOf?: (instruction: I) => number;
  /** Stands for the member where instructions are queued. */
  memberOf: (instruction: I) => bigint | string;
  /** The fields of `rowType`, in their order. */
  fieldsOf: (instruction: I) => RowField[];
  /** `wire` is the outcome as `call` wrote it. */
  decode: (wire: string, instruction: I) => O;
  /** 4 by default. */
  connections?: number;
  /** What a call to a shard is sent to its machine by: of any of its instructions. Needed beside `shards`. */
  key?: { type: string; of: (instruction: I) => string };
  /**
   * A query whose one row says in its one column, an array by the slots' numbers, in which shard each slot's instructions go where
   * they lie on several machines; an empty array where they do not. Each shard then has a connection, whatever `connections`
   * says, and calls `<call>_there(key, instructions)`, which answers its outcomes as one text, separated by semicolons. Nothing
   * by default.
   */
  shards?: string;
  /** Instructions accepted and not yet settled; above it `submit` throws GroupCommitBusy. 20,000 by default. */
  maxQueued?: number;
  /** Instructions in one transaction of one connection. 256 by default. */
  maxBurst?: number;
  /**
   * Instructions that are worth a call of their own while another call is under way, however many callers there are; of
   * few callers half are enough. Fewer wait for its answer. Small, it keeps the database busy; large, it shares the cost
   * of a call among more. 64 by default.
   */
  enoughAhead?: number;
  /**
   * Groups given to the connection and not yet answered: with two, the next one lies ready while one is being committed; with
   * one, groups are larger. Two are better where the database is what callers wait for, one where they have more
   * to do than that. 2 by default.
   */
  mostUnderWay?: 1 | 2;
  /**
   * For how long an instruction for which nobody waits gathers others before it goes, in milliseconds. By default, nothing
   * is held back: a lone instruction goes at once.
   */
  gatherMs?: number;
  /** Within what time an instruction is settled, one way or another, in milliseconds. By default nine tenths of `usualAnswerMs()`: 4,500. */
  retryForMs?: number;
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
}

export interface GroupCommit<I, O> {
  /**
   * Resolves with the outcome once it is durable. Rejects with GroupCommitBusy (nothing done), OutcomeUnknown (the database was
   * away, or hung, for `retryForMs`: ask again under the same id), or the database's own error, which is a bug.
   */
  submit(instruction: I): Promise<O>;
  /** Instructions accepted and not yet settled. */
  pending(): number;
  /** Sends what gathers now. */
  hurry(): void;
  /** Rejects when one of its connections cannot be opened or gives no answer: it is not ready for instructions. */
  probe(): Promise<void>;
  /** Accepts nothing more, finishes what it accepted, then ends its connections. */
  close(): Promise<void>;
}

/** How often, within the time that an instruction has, it is seen whether its time is up. */
const looksInTime = 40;

/**
 * Group commit: instructions that arrive while a commit is under way go together in the next one, each with its own
 * outcome, so that the cost of a durable commit is shared by all who wait for it. Nothing is held back on purpose, unless
 * `gatherMs` says so: a lone instruction goes at once.
 */
export function openGroupCommit<I, O>(options: GroupCommitOptions<I, O>): GroupCommit<I, O> {
  const {
    connections = 4,
    maxQueued = 20_000,
    maxBurst = 256,
    enoughAhead = 64,
    gatherMs = 0,
    mostUnderWay = 2,
  } = options;
  const answerMs = usualAnswerMs();
  const { retryForMs = answerMs * 0.9, statementTimeoutMs = answerMs * 0.8, lockTimeoutMs = answerMs * 0.4 } = options;
  let pending = 0;
  let closing = false;
  let drained: (() => void) | undefined;

  function onSettled(count: number): void {
    pending -= count;
    if (pending === 0) drained?.();
  }

  /** By slot; empty where one database holds them all. */
  let shards: readonly number[] = [];
  let senders = openSenders(connections);

  function openSenders(length: number): Sender<I, O>[] {
    const isSpread = shards.length > 0;
    return Array.from({ length }, () =>
      openSender({
        ...options,
        isSpread,
        mostUnderWay,
        gatherMs,
        maxBurst,
        enoughAhead,
        statementTimeoutMs,
        lockTimeoutMs,
        onSettled,
        takeShards,
      }),
    );
  }

  /** What a new connection finds: shards that have changed take over what waits. */
  function takeShards(found: readonly number[]): boolean {
    if (found.join() === shards.join()) return true;
    shards = found;
    const former = senders;
    senders = openSenders(shards.length > 0 ? Math.max(...shards) + 1 : connections);
    for (const sender of former) sender.leave(push);
    return false;
  }

  function push(entry: Entry<I, O>): void {
    senders[shards[entry.slot] ?? entry.slot % connections]!.push(entry);
  }

  // A server that hangs settles nothing and breaks nothing: somebody has to look at the clock.
  const watch = setInterval(() => {
    if (pending > 0) for (const sender of senders) sender.giveUp(performance.now());
  }, retryForMs / looksInTime).unref();

  return {
    submit(instruction) {
      if (closing) return Promise.reject(new GroupCommitBusy('the group commit is closing'));
      if (pending >= maxQueued)
        return Promise.reject(new GroupCommitBusy(`${maxQueued} instructions are waiting already`));
      const slot = options.slotOf?.(instruction) ?? 0;
      const memberId = options.memberOf(instruction);
      const span = theTracer() && spanOf(options);
      pending++;
      const settle = () =>
        new Promise<O>((resolve, reject) => {
          const deadlineMs = performance.now() + retryForMs;
          push({ instruction, slot, memberId, deadlineMs, span, resolve, reject, alone: false, isGiven: false });
        });
      return span ? during(span, settle) : settle();
    },
    pending: () => pending,
    hurry() {
      for (const sender of senders) sender.hurry();
    },
    async probe() {
      await Promise.all(senders.map((sender) => sender.probe()));
    },
    async close() {
      closing = true;
      if (pending > 0) {
        await new Promise<void>((resolve) => {
          drained = resolve;
        });
      }
      clearInterval(watch);
      await Promise.all(senders.map((sender) => sender.end()));
    },
  };
}

function spanOf({ schema, call }: { schema: string; call: string }) {
  return innerSpan(call, { 'db.namespace': schema, 'db.stored_procedure.name': call });
}
