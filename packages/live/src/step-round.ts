import { type CurveDefinition, heightAt } from '@fairhouse/game-math';
import { writeCancelling } from './bets/bet.store.ts';
import { giveBackBets, settleBets, settleTaken } from './bets/settle-bets.ts';
import { gameOfRound, type LiveCasino, type LiveTable } from './casino.ts';
import { type ChainStanding, ensureChain } from './chain/ensure-chain.ts';
import { linkOf } from './chain/link-of.ts';
import { readChain } from './chain/read-chain.ts';
import type { Lease } from './lease.store.ts';
import { drawRound } from './play-round.ts';
import type { RoundState } from './round.states.ts';
import {
  countBets,
  type LiveRoundRow,
  readLastRound,
  readStanding,
  type WrittenRound,
  writeClosed,
  writeLocking,
  writeOpen,
  writeResult,
  writeSettle,
  writeVoid,
  writeVoiding,
} from './round.store.ts';
import { tellRound } from './tell-table.ts';

/** What a look at a table came to: when to look again, or that another writes it now. */
export type Stepped = Looked | 'lost';

export interface Looked {
  waitMs: number;
  round: LiveRoundRow | undefined;
  /** What keeps the table from opening a round: a chain that has no salt yet. */
  lacks?: ChainStanding;
  /** The desk lets it open none. */
  rests?: true;
}

/** A round at a moment, in the hands of the writer of its table. */
interface Moment {
  casino: LiveCasino;
  table: LiveTable;
  lease: Lease;
  round: LiveRoundRow;
  /** By the clock of the database. */
  now: Date;
}

/** How long it waits in its state; `moved` when it may go on at once. */
type Waits = number | 'moved';

const pollMs = 50;
/** A table that rests, or has no seeds yet, is looked at so often. */
const idleMs = 1_000;
/** After a round that was void, so that its players see what happened. */
const afterVoidMs = 3_000;

/**
 * Takes a table one step on, if it is time, and answers how long it waits for the next. Every step is one write, repeated by nobody: who
 * comes second, or has lost the lease, finds that it does not apply.
 */
export async function stepRound(
  casino: LiveCasino,
  table: LiveTable,
  lease: Lease,
  signal?: AbortSignal,
): Promise<Stepped> {
  const standing = await readStanding(casino.db, table.code);
  if (standing?.fence !== lease.fence || standing.holder !== lease.holder) return 'lost';
  const round = await readLastRound(casino.db, table.code);
  if (!round || isOver(round.state)) {
    return openNext(casino, table, lease, { last: round, rests: standing.rests, now: standing.now, signal });
  }
  const step = round.fence !== lease.fence && !isDecided(round) ? giveUp : steps[round.state];
  const waits = await step({ casino, table, lease, round, now: standing.now });
  return { waitMs: waits === 'moved' ? 0 : waits, round };
}

const steps: Record<Exclude<RoundState, 'CLOSED' | 'VOID'>, (moment: Moment) => Promise<Waits>> = {
  OPEN: close,
  LOCKING: decide,
  RESULT: run,
  SETTLE: settle,
  VOIDING: giveBack,
};

function isOver(state: RoundState): state is 'CLOSED' | 'VOID' {
  return state === 'CLOSED' || state === 'VOID';
}

function isDecided({ state }: LiveRoundRow): boolean {
  return state === 'RESULT' || state === 'SETTLE' || state === 'VOIDING';
}

async function openNext(
  casino: LiveCasino,
  { code, game, openMs }: LiveTable,
  lease: Lease,
  {
    last,
    rests,
    now,
    signal,
  }: { last: LiveRoundRow | undefined; rests: boolean; now: Date; signal: AbortSignal | undefined },
): Promise<Looked> {
  const waitMs = last?.nextAt ? last.nextAt.getTime() - now.getTime() : 0;
  if (waitMs > 0) return { waitMs, round: last };
  if (rests) return { waitMs: idleMs, round: last, rests };
  const chain = await readChain(casino.db, code);
  const ensured = ensureChain(
    casino.db,
    { table: code, links: casino.links, commitments: casino.commitments, signal },
    casino.beacon,
    () => casino.now().getTime(),
  );
  if (!chain) {
    const lacks = await ensured;
    return { waitMs: lacks === 'ready' ? 0 : idleMs, round: last, lacks };
  }
  // The chain that follows may wait for its salt while rounds are played by this one.
  ensured.catch((err: unknown) => {
    if (!signal?.aborted) casino.log.warn({ err, table: code }, 'the next seed chain of a table could not be prepared');
  });
  const { id: chainId, nextLink: link } = chain;
  const serverSeedHash = link === 1 ? chain.end : await linkOf(casino.db, chainId, link - 1);
  const opened = await writeOpen(casino.db, lease, {
    definitionHash: game.definitionHash,
    chainId,
    link,
    serverSeedHash,
    openMs,
  });
  if (opened) tellRound(casino, code, opened);
  return { waitMs: opened ? openMs : 0, round: opened?.round ?? last };
}

/** Takes no more bets once the time is up. */
async function close({ casino, table, lease, round, now }: Moment): Promise<Waits> {
  const waitMs = round.closesAt.getTime() - now.getTime();
  if (waitMs > 0) return waitMs;
  return published(casino, table, await writeLocking(casino.db, lease, round));
}

/** Waits for the stakes that the wallet is being asked for; then fixes what the link gives, which nobody has looked at before. */
async function decide({ casino, table, lease, round, now }: Moment): Promise<Waits> {
  const { asked } = await countBets(casino.db, { table: table.code, round: round.number });
  if (asked > 0) {
    if (now.getTime() - round.changedAt.getTime() < casino.times.lockForMs) return pollMs;
    await writeCancelling(casino.db, { table: table.code, fence: lease.fence, round: round.number, states: ['ASKED'] });
  }
  const serverSeed = await linkOf(casino.db, round.chainId, round.link);
  const game = gameOfRound(casino, table.code, round.definitionHash);
  const { outcome, runsMs } = drawRound(game, { serverSeed, salt: round.salt, link: round.link });
  const nextAfterMs = runsMs === null ? table.showMs : null;
  return published(
    casino,
    table,
    await writeResult(casino.db, lease, round, { serverSeed, outcome, runsMs, nextAfterMs }),
  );
}

/** A curve runs to its end, and bets are taken on the way. Everything else is shown at once. */
async function run({ casino, table, lease, round, now }: Moment): Promise<Waits> {
  const ranMs = now.getTime() - round.startedAt!.getTime();
  const leftMs = (round.runsMs ?? 0) - ranMs;
  if (leftMs > 0) {
    const { definition } = gameOfRound(casino, table.code, round.definitionHash);
    await settleTaken(casino, lease, round, heightAt(definition as CurveDefinition, ranMs));
    return Math.min(leftMs, casino.times.lookAtCurveEveryMs);
  }
  return published(casino, table, await writeSettle(casino.db, lease, round, table.showMs));
}

async function settle({ casino, table, lease, round }: Moment): Promise<Waits> {
  await settleBets(casino, lease, round);
  return published(casino, table, await writeClosed(casino.db, lease, round));
}

/** Another wrote the table when this round was opened, and nothing was decided: it is void. */
async function giveUp({ casino, table, lease, round }: Moment): Promise<Waits> {
  return published(casino, table, await writeVoiding(casino.db, lease, round));
}

async function giveBack({ casino, table, lease, round }: Moment): Promise<Waits> {
  await giveBackBets(casino, lease, round);
  return published(casino, table, await writeVoid(casino.db, lease, round, afterVoidMs));
}

/** Tells what was written. A step that found itself too early, or not the writer any more, is looked at again. */
function published(casino: LiveCasino, { code }: LiveTable, written: WrittenRound | undefined): Waits {
  if (!written) return 1;
  tellRound(casino, code, written);
  return 'moved';
}
