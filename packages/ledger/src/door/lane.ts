import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Failure, failureOf, OutcomeUnknown } from './failures.ts';
import { type Entry, takeBurst } from './instruction-queue.ts';
import { type RowField, rowsText } from './row-text.ts';

export interface LaneOptions<I, O> {
  url: string;
  schema: string;
  call: string;
  mixesVaults: boolean;
  maxBurst: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  rowType: string;
  fieldsOf: (instruction: I) => RowField[];
  decode: (wire: string, instruction: I) => O;
  onSettled: (count: number) => void;
}

export interface Lane<I, O> {
  push(entry: Entry<I, O>): void;
  /** Ends the connection; call it when nothing is waiting. */
  end(): Promise<void>;
}

const longestPauseMs = 500;

/** One connection and what waits for it: while one burst is being committed, the next one gathers. */
export function openLane<I, O>(options: LaneOptions<I, O>): Lane<I, O> {
  let waiting: Entry<I, O>[] = [];
  let running = false;
  let client: pg.Client | undefined;

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    // The planner settings keep every call to its keys, whatever the statistics say; see ledger_post.
    const fresh = new pg.Client({
      connectionString: options.url,
      pipeline: true,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      options:
        `-c search_path=${options.schema} -c timezone=UTC -c synchronous_commit=on` +
        ' -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c join_collapse_limit=1 -c plan_cache_mode=force_generic_plan -c jit=off' +
        ` -c statement_timeout=${options.statementTimeoutMs} -c lock_timeout=${options.lockTimeoutMs}`,
    });
    fresh.on('error', () => {
      if (client === fresh) client = undefined;
    });
    await fresh.connect();
    client = fresh;
    return fresh;
  }

  function drop(): void {
    const broken = client;
    client = undefined;
    broken?.end().catch(() => {});
  }

  /** One transaction for the whole burst, all its calls sent at once. Resolves when it is durable. */
  async function commit(burst: Entry<I, O>[][]): Promise<string[][]> {
    const db = await connected();
    const calls = () =>
      burst.map((batch) =>
        db.query<[string]>({
          name: 'door',
          // One text: a list would be taken apart character by character in JavaScript.
          text: `select array_to_string(${options.call}($1::int, $2::${options.rowType}[]), ';')`,
          rowMode: 'array',
          values: [batch[0]!.vault, rowsText(batch.map((entry) => options.fieldsOf(entry.instruction)))],
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
    return (burst.length === 1 ? results : results.slice(1, -1)).map((result) => result.rows[0]![0].split(';'));
  }

  function settle(burst: Entry<I, O>[][], outcomes: string[][]): void {
    burst.forEach((batch, b) => {
      if (outcomes[b]!.length !== batch.length) throw new Error(`${options.call} did not answer every instruction`);
      for (const line of outcomes[b]!) {
        const end = line.indexOf(' ');
        const entry = batch[Number(line.slice(0, end)) - 1]!;
        entry.resolve(options.decode(line.slice(end + 1), entry.instruction));
      }
    });
  }

  /** Puts back what may be tried again, rejects what may not. Returns how many are settled. */
  function retry(entries: Entry<I, O>[], failure: Failure, error: Error): number {
    const now = performance.now();
    const again: Entry<I, O>[] = [];
    for (const entry of entries) {
      const hopeless = failure === 'lasting' && entries.length === 1;
      if (hopeless) entry.reject(error);
      else if (now > entry.deadlineMs)
        entry.reject(new OutcomeUnknown('the database did not answer in time', { cause: error }));
      else again.push(failure === 'lasting' ? Object.assign(entry, { alone: true }) : entry);
    }
    waiting = again.concat(waiting);
    return entries.length - again.length;
  }

  async function run(): Promise<void> {
    let pauseMs = 0;
    while (waiting.length > 0) {
      const { burst: batches, left } = takeBurst(waiting, options.maxBurst);
      const burst = options.mixesVaults ? [batches.flat()] : batches;
      waiting = left;
      const entries = burst.flat();
      try {
        settle(burst, await commit(burst));
        options.onSettled(entries.length);
        pauseMs = 0;
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'connection') drop();
        options.onSettled(retry(entries, failure, error as Error));
        if (failure !== 'lasting') {
          pauseMs = Math.min(longestPauseMs, pauseMs * 2 + 10);
          await sleep(pauseMs);
        }
      }
    }
    running = false;
  }

  return {
    push(entry) {
      waiting.push(entry);
      if (running) return;
      running = true;
      // Not at once: what arrives in the same turn of the event loop goes together.
      setImmediate(run);
    },
    async end() {
      const open = client;
      client = undefined;
      await open?.end();
    },
  };
}
