import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { clientOf } from '../servers/client-of.ts';
import { OutcomeUnknown } from '../trouble.ts';
import { countCallers } from './callers.ts';
import { type Failure, failureOf, GroupCommitBusy } from './failures.ts';
import { type Entry, takeBurst } from './instruction-queue.ts';
import { type RowField, rowsText } from './row-text.ts';

export interface ShardOptions<I, O> {
  url: string;
  schema: string;
  call: string;
  /** The query of the lanes, and what is told what it answered; false: another lane carries what waits here from now on. */
  lanes?: string;
  areLanes: (found: number[]) => boolean;
  /** Whether it is a lane to one part of what lies on several machines. */
  isSpread: boolean;
  mixesVaults: boolean;
  maxBurst: number;
  enoughAhead: number;
  gatherMs: number;
  mostUnderWay: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  rowType: string;
  key?: { type: string; of: (instruction: I) => string };
  fieldsOf: (instruction: I) => RowField[];
  decode: (wire: string, instruction: I) => O;
  onSettled: (count: number) => void;
}

export interface Shard<I, O> {
  push(entry: Entry<I, O>): void;
  /** Settles what has waited too long, and gives up a connection that has not answered it. */
  giveUp(nowMs: number): void;
  /** Gives what waits, and what comes back, to others, and ends the connection. */
  leave(give: (entry: Entry<I, O>) => void): void;
  /** Connects where that is not done, and asks the database for an answer. Rejects when it gives none. */
  probe(): Promise<void>;
  /** Ends the connection; call it when nothing is waiting. */
  end(): Promise<void>;
}

const longestPauseMs = 500;
const lanesWithinMs = 5_000;

/** Nothing was given to the database: what lies where has changed. */
class LanesMoved extends Error {}

/** The planner keeps every call to its keys, whatever the statistics say; see ledger_post. */
const keepsToKeys =
  ' -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c join_collapse_limit=1' +
  ' -c plan_cache_mode=force_generic_plan -c jit=off';

/** One connection and what waits for it: while one group is being committed, the next one gathers. */
export function openShard<I, O>(options: ShardOptions<I, O>): Shard<I, O> {
  const callers = countCallers(options.enoughAhead);
  let waiting: Entry<I, O>[] = [];
  let underWay = 0;
  /** What is under way, and how to stop waiting for it. */
  const awaited = new Map<Entry<I, O>[][], (error: Error) => void>();
  let isDue = false;
  let isPausing = false;
  let pauseMs = 0;
  let connection: Promise<pg.Client> | undefined;
  let give: ((entry: Entry<I, O>) => void) | undefined;

  function connected(): Promise<pg.Client> {
    if (connection) return connection;
    const { Client, connectionString } = clientOf(options.url);
    const client = new Client({
      connectionString,
      pipeline: true,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      options:
        `-c search_path=${options.schema} -c timezone=UTC -c synchronous_commit=on` +
        (options.isSpread ? '' : keepsToKeys) +
        ` -c statement_timeout=${options.statementTimeoutMs} -c lock_timeout=${options.lockTimeoutMs}`,
    });
    const fresh = client.connect().then(() => inItsLane(client));
    fresh.catch(() => {
      destroy(client);
      // Whatever the reason was, the next instruction connects again: a kept rejection would refuse all that follow.
      if (connection === fresh) connection = undefined;
    });
    client.on('error', () => {
      if (connection === fresh) connection = undefined;
    });
    connection = fresh;
    return fresh;
  }

  async function inItsLane(client: pg.Client): Promise<pg.Client> {
    if (options.lanes === undefined) return client;
    // The types do not know that a query may have a bound of its own (pg 8.23, client.js).
    const asked = { text: options.lanes, rowMode: 'array' as const, query_timeout: lanesWithinMs };
    const { rows } = await client.query<[number[]]>(asked);
    if (options.areLanes(rows[0]![0])) return client;
    throw new LanesMoved('what lies where has changed');
  }

  /** Gives up a connection that broke, unless another has taken its place. */
  function drop(broken: Promise<pg.Client>): void {
    if (connection === broken) connection = undefined;
    // At once: one that hangs would wait for its answers before it says goodbye.
    broken.then((client) => destroy(client)).catch(() => {});
  }

  const keyOf = ({ vault, instruction }: Entry<I, O>) =>
    options.isSpread && options.key ? options.key.of(instruction) : vault;

  /** One transaction for the whole burst, all its calls sent at once. Resolves when it is durable. */
  async function commit(db: pg.Client, burst: Entry<I, O>[][]): Promise<string[][]> {
    const calls = () =>
      burst.map((batch) =>
        db.query<[string]>({
          name: 'group_commit',
          // One text: a list would be taken apart character by character in JavaScript.
          text: options.isSpread
            ? `select ${options.call}_there($1::${options.key?.type ?? 'int'}, $2::${options.rowType}[])`
            : `select array_to_string(${options.call}($1::int, $2::${options.rowType}[]), ';')`,
          rowMode: 'array',
          values: [keyOf(batch[0]!), rowsText(batch.map((entry) => options.fieldsOf(entry.instruction)))],
        }),
      );
    const sent =
      burst.length === 1
        ? calls()
        : [db.query({ name: 'begin', text: 'begin' }), ...calls(), db.query({ name: 'commit', text: 'commit' })];
    const answers = await Promise.allSettled(sent);
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
    const results = answers.map((answer) => (answer as PromiseFulfilledResult<pg.QueryArrayResult<[string]>>).value);
    return (burst.length === 1 ? results : results.slice(1, -1)).map((result, b) => {
      const outcomes = result.rows[0]![0].split(';');
      if (outcomes.length !== burst[b]!.length) throw new Error(`${options.call} did not answer every instruction`);
      return outcomes;
    });
  }

  function settle(batch: Entry<I, O>[], outcomes: string[]): void {
    for (const outcome of outcomes) {
      const end = outcome.indexOf(' ');
      const entry = batch[Number(outcome.slice(0, end)) - 1]!;
      try {
        entry.resolve(options.decode(outcome.slice(end + 1), entry.instruction));
      } catch (error) {
        entry.reject(error as Error);
      }
    }
  }

  /** Puts back what may be tried again, rejects what may not. Returns how many are settled. */
  function retry(entries: Entry<I, O>[], failure: Failure, error: Error): number {
    const now = performance.now();
    const again: Entry<I, O>[] = [];
    for (const entry of entries) {
      const hopeless = failure === 'lasting' && entries.length === 1;
      if (hopeless) entry.reject(error);
      else if (now > entry.deadlineMs) entry.reject(tooLate(entry, error));
      else again.push(failure === 'lasting' ? Object.assign(entry, { alone: true }) : entry);
    }
    waiting = again.concat(waiting);
    if (give) giveAll(give);
    return entries.length - again.length;
  }

  function giveAll(to: (entry: Entry<I, O>) => void): void {
    const given = waiting;
    waiting = [];
    for (const entry of given) to(entry);
    if (underWay === 0) void end();
  }

  async function probe(): Promise<void> {
    const used = connected();
    try {
      await (await used).query({ name: 'probe', text: 'select' });
    } catch (error) {
      drop(used);
      throw error;
    }
  }

  async function end(): Promise<void> {
    const open = connection;
    connection = undefined;
    await open?.then((client) => client.end()).catch(() => {});
  }

  function settled(count: number): void {
    callers.answered(count);
    options.onSettled(count);
  }

  async function carry(burst: Entry<I, O>[][]): Promise<void> {
    const entries = burst.flat();
    const used = connected();
    try {
      // Connected too late, when it was given up already, it must not be sent after all.
      const answer = used.then((db) => (awaited.has(burst) ? commit(db, burst) : []));
      const outcomes = await Promise.race([answer, new Promise<never>((_, fail) => awaited.set(burst, fail))]);
      awaited.delete(burst);
      underWay--;
      pauseMs = 0;
      // First what keeps the database busy.
      sendOn();
      burst.forEach((batch, b) => {
        settle(batch, outcomes[b]!);
      });
      settled(entries.length);
    } catch (error) {
      awaited.delete(burst);
      underWay--;
      const failure = failureOf(error, options.isSpread);
      if (error instanceof LanesMoved) for (const entry of entries) entry.isGiven = false;
      if (failure === 'connection') drop(used);
      settled(retry(entries, failure, error as Error));
      if (failure !== 'lasting') await pause();
      sendOn();
    }
  }

  async function pause(): Promise<void> {
    pauseMs = Math.min(longestPauseMs, pauseMs * 2 + 10);
    isPausing = true;
    await sleep(pauseMs);
    isPausing = false;
  }

  /** What arrives in the same turn of the event loop goes together, and in the same time of gathering where there is one. */
  function sendSoon(): void {
    if (isDue) return;
    isDue = true;
    const send = () => {
      isDue = false;
      sendOn(true);
    };
    if (options.gatherMs > 0) setTimeout(send, options.gatherMs);
    else setImmediate(send);
  }

  /**
   * Sends what may go now. Behind a group that is under way goes only one that is worth a call of its own, and so it is of
   * what gathers, until its time is up.
   */
  function sendOn(isTimeUp = options.gatherMs === 0): void {
    const ahead = options.gatherMs > 0 ? options.enoughAhead : callers.worthSendingAhead();
    const least = () => (underWay === 0 && isTimeUp ? 1 : ahead);
    while (waiting.length >= least() && underWay < options.mostUnderWay && !isPausing) {
      // Half of what waits, so that the other half can follow while this one is being answered.
      const size = Math.max(ahead, Math.ceil(waiting.length / 2));
      const { burst, left } = takeBurst(waiting, Math.min(options.maxBurst, size));
      waiting = left;
      underWay++;
      for (const batch of burst) for (const entry of batch) noteGiven(entry, batch.length);
      void carry(options.mixesVaults ? [burst.flat()] : burst);
    }
    if (waiting.length > 0 && underWay === 0 && !isPausing) sendSoon();
  }

  return {
    push(entry) {
      waiting.push(entry);
      callers.arrived();
      if (underWay > 0 || waiting.length >= options.enoughAhead) sendOn();
      if (underWay === 0) sendSoon();
    },
    giveUp(nowMs) {
      const isLate = (entry: Entry<I, O>) => nowMs > entry.deadlineMs;
      const late = waiting.filter(isLate);
      if (late.length > 0) {
        waiting = waiting.filter((entry) => !isLate(entry));
        for (const entry of late) entry.reject(tooLate(entry));
        settled(late.length);
      }
      for (const [burst, fail] of awaited) {
        if (burst.some((batch) => batch.some(isLate))) fail(new Error('the database gave no answer'));
      }
    },
    leave(to) {
      give = to;
      giveAll(to);
    },
    probe,
    end,
  };
}

/** How many went with it tells the time that it waited from the time that they took. */
function noteGiven<I, O>(entry: Entry<I, O>, together: number): void {
  entry.isGiven = true;
  entry.span?.note('given to the database', { 'db.operation.batch.size': together });
}

/** Nothing was done with what was never given; of the rest nobody knows. */
function tooLate<I, O>(entry: Entry<I, O>, cause?: Error): Error {
  return entry.isGiven
    ? new OutcomeUnknown('the database did not answer in time', { cause })
    : new GroupCommitBusy('the database had no time for it');
}

/** The driver's own end waits until everything that was sent is answered (pg 8.23, client.js). */
function destroy(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
