import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { OutcomeUnknown } from '../trouble.ts';
import { countCallers } from './callers.ts';
import { type ConnectionOptions, LanesMoved, openConnection } from './connection.ts';
import { type Failure, failureOf, GroupCommitBusy } from './failures.ts';
import { type Entry, openQueue } from './queue.ts';
import { type RowField, rowsText } from './row-text.ts';

export interface SenderOptions<I, O> extends ConnectionOptions {
  call: string;
  maxBurst: number;
  enoughAhead: number;
  gatherMs: number;
  mostUnderWay: number;
  rowType: string;
  key?: { type: string; of: (instruction: I) => string };
  fieldsOf: (instruction: I) => RowField[];
  decode: (wire: string, instruction: I) => O;
  onSettled: (count: number) => void;
}

export interface Sender<I, O> {
  push(entry: Entry<I, O>): void;
  /** Ends the time of gathering, where there is one. */
  hurry(): void;
  /** Settles what has waited too long, and gives up a connection that has not answered it. */
  giveUp(nowMs: number): void;
  /** Gives what waits, and what comes back, to others, and ends the connection. */
  leave(give: (entry: Entry<I, O>) => void): void;
  probe(): Promise<void>;
  /** Ends the connection; call it when nothing is waiting. */
  end(): Promise<void>;
}

/**
 * - `ready`: what waits may be sent
 * - `gathering`: it is sent at the end of this turn of the event loop, or of the time of gathering
 * - `pausing`: the database is given a moment after a failure
 * - `left`: another sender carries it
 */
type State = 'ready' | 'gathering' | 'pausing' | 'left';

const longestPauseMs = 500;

/** Sends what waits to one connection: while one group is being committed, the next one gathers. */
export function openSender<I, O>(options: SenderOptions<I, O>): Sender<I, O> {
  const callers = countCallers(options.enoughAhead);
  const queue = openQueue<I, O>();
  const connection = openConnection(options);
  /** What is under way, and how to stop waiting for it. */
  const underWay = new Map<Entry<I, O>[], (error: Error) => void>();
  let state: State = 'ready';
  let pauseMs = 0;
  let give = (entry: Entry<I, O>): void => queue.push(entry);

  function becomes(next: State): void {
    if (state !== 'left') state = next;
  }

  /** What arrives in the same turn of the event loop goes together, and in the same time of gathering where there is one. */
  function sendSoon(): void {
    if (state !== 'ready') return;
    becomes('gathering');
    if (options.gatherMs > 0) setTimeout(sendGathered, options.gatherMs);
    else setImmediate(sendGathered);
  }

  function sendGathered(): void {
    if (state !== 'gathering') return;
    becomes('ready');
    sendOn(true);
  }

  /**
   * Sends what may go now. Behind a group that is under way goes only one that is worth a call of its own, and so it is of
   * what gathers, until its time is up.
   */
  function sendOn(isTimeUp = options.gatherMs === 0): void {
    const ahead = options.gatherMs > 0 ? options.enoughAhead : callers.worthSendingAhead();
    const least = () => (underWay.size === 0 && isTimeUp ? 1 : ahead);
    const maySend = () => underWay.size < options.mostUnderWay && state !== 'pausing' && state !== 'left';
    while (queue.length() >= least() && maySend()) {
      // Half of what waits, so that the other half can follow while this one is being answered.
      const size = Math.max(ahead, Math.ceil(queue.length() / 2));
      const batch = queue.take(Math.min(options.maxBurst, size));
      for (const entry of batch) noteGiven(entry, batch.length);
      void carry(batch);
    }
    if (queue.length() > 0 && underWay.size === 0) sendSoon();
  }

  async function carry(batch: Entry<I, O>[]): Promise<void> {
    const stopped = new Promise<never>((_, fail) => underWay.set(batch, fail));
    const used = connection.open();
    try {
      // Connected too late, when it was given up already, it must not be sent after all.
      const answer = used.then((db) => (underWay.has(batch) ? commit(db, batch, options) : []));
      const outcomes = await Promise.race([answer, stopped]);
      underWay.delete(batch);
      pauseMs = 0;
      // First what keeps the database busy.
      sendOn();
      settle(batch, outcomes, options.decode);
      settled(batch.length);
      if (state === 'left') leaveTo([]);
    } catch (error) {
      underWay.delete(batch);
      const failure = failureOf(error, options.isSpread);
      if (error instanceof LanesMoved) for (const entry of batch) entry.isGiven = false;
      if (failure === 'connection') connection.drop(used);
      const again = tryAgain(batch, failure, error as Error);
      settled(batch.length - again.length);
      if (state === 'left') leaveTo(again);
      else queue.putBack(again);
      if (failure !== 'lasting') await pause();
      sendOn();
    }
  }

  async function pause(): Promise<void> {
    pauseMs = Math.min(longestPauseMs, pauseMs * 2 + 10);
    becomes('pausing');
    await sleep(pauseMs);
    becomes('ready');
  }

  function settled(count: number): void {
    callers.answered(count);
    options.onSettled(count);
  }

  function leaveTo(entries: Entry<I, O>[]): void {
    for (const entry of entries) give(entry);
    if (underWay.size === 0) void connection.end();
  }

  return {
    push(entry) {
      queue.push(entry);
      callers.arrived();
      if (underWay.size > 0 || queue.length() >= options.enoughAhead) sendOn();
      if (underWay.size === 0) sendSoon();
    },
    hurry: sendGathered,
    giveUp(nowMs) {
      const isLate = (entry: Entry<I, O>) => nowMs > entry.deadlineMs;
      const late = queue.takeWhere(isLate);
      if (late.length > 0) {
        for (const entry of late) entry.reject(tooLate(entry));
        settled(late.length);
      }
      for (const [batch, fail] of underWay) if (batch.some(isLate)) fail(new Error('the database gave no answer'));
    },
    leave(to) {
      give = to;
      state = 'left';
      leaveTo(queue.takeWhere(() => true));
    },
    probe: connection.probe,
    end: connection.end,
  };
}

/** One call, which is a transaction. Resolves when it is durable. */
async function commit<I, O>(
  db: pg.Client,
  batch: Entry<I, O>[],
  { call, isSpread, key, rowType, fieldsOf }: SenderOptions<I, O>,
): Promise<string[]> {
  const rows = rowsText(batch.map((entry) => fieldsOf(entry.instruction)));
  const { rows: answer } = await db.query<[string]>({
    name: 'group_commit',
    // One text: a list would be taken apart character by character in JavaScript.
    text:
      isSpread && key
        ? `select ${call}_there($1::${key.type}, $2::${rowType}[])`
        : `select array_to_string(${call}($1::${rowType}[]), ';')`,
    rowMode: 'array',
    values: isSpread && key ? [key.of(batch[0]!.instruction), rows] : [rows],
  });
  const outcomes = answer[0]![0].split(';');
  if (outcomes.length !== batch.length) throw new Error(`${call} did not answer every instruction`);
  return outcomes;
}

function settle<I, O>(batch: Entry<I, O>[], outcomes: string[], decode: SenderOptions<I, O>['decode']): void {
  for (const outcome of outcomes) {
    const end = outcome.indexOf(' ');
    const entry = batch[Number(outcome.slice(0, end)) - 1]!;
    try {
      entry.resolve(decode(outcome.slice(end + 1), entry.instruction));
    } catch (error) {
      entry.reject(error as Error);
    }
  }
}

/** Answers what may be tried again, and rejects what may not. */
function tryAgain<I, O>(batch: Entry<I, O>[], failure: Failure, error: Error): Entry<I, O>[] {
  const now = performance.now();
  return batch.filter((entry) => {
    const isHopeless = failure === 'lasting' && batch.length === 1;
    if (isHopeless) entry.reject(error);
    else if (now > entry.deadlineMs) entry.reject(tooLate(entry, error));
    else {
      if (failure === 'lasting') entry.alone = true;
      return true;
    }
    return false;
  });
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
