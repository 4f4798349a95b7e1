import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { bringPotsIn } from './parts.store.ts';
import type { RoundRow } from './round.store.ts';
import { inEveryPart } from './shards.store.ts';

/** A pot in one currency, for money or for play money. Amounts in minor units. */
export interface PotNow {
  id: number;
  code: string;
  currency: Currency;
  fun: boolean;
  /** What the casino begins it with, and the most that is paid at once. */
  start: bigint;
  most: bigint;
  /** What anyone who takes it now is paid. */
  amount: bigint;
  /** Millionths of a minor unit, since it has been there. */
  paidIn: bigint;
  /** By how many rounds, and how often it fell. */
  rounds: bigint;
  wins: number;
}

/**
 * Where players are spread, what their rounds paid in is noted in their own part, and brought together before anybody looks at a pot
 * or takes it. What lies in a part that is away comes later.
 */
async function bringTogether(db: Database): Promise<void> {
  await inEveryPart(db, async (key, part) => {
    if (key !== undefined) await bringPotsIn(db, key, part);
  });
}

/** All of them; a game has eight. Waits for nobody who pays in or takes. */
export async function readPots(db: Database): Promise<PotNow[]> {
  await bringTogether(db);
  const { rows } = await db.query<PotNow>({
    name: 'pots_now',
    text: `select n.id, n.code, n.currency, n.fun, n.start, n.most, coalesce(n.amount, n.start) as amount,
        coalesce(n.paid_in, 0) as "paidIn", coalesce(n.rounds, 0) as rounds, coalesce(n.wins, 0) as wins
      from pot_now n order by n.code, n.fun, n.currency`,
  });
  return rows;
}

export interface PotWin {
  roundId: string;
  amount: bigint;
  wonAt: Date;
}

/** How a pot fell, the last time first; at most `most` times. */
export async function readPotWins(db: Database, potId: number, most: number): Promise<PotWin[]> {
  const { rows } = await db.query<PotWin>(
    `select w.round_id as "roundId", w.paid as amount, w.won_at as "wonAt" from pot_win w
     where w.pot_id = $1 order by w.number desc limit $2`,
    [potId, most],
  );
  return rows;
}

export interface PotFigures {
  code: string;
  currency: string;
  /** Minor units. */
  start: number;
  most: number;
}

/** Makes the pot where there is none. False: there is one of this code with other figures. */
export async function insertPot(tx: Transaction, pot: PotFigures, fun: boolean): Promise<boolean> {
  await tx.query(
    `insert into pot (code, currency, fun, start, most) values ($1, $2, $3, $4, $5)
     on conflict (code, currency, fun) do nothing`,
    [pot.code, pot.currency, fun, pot.start, pot.most],
  );
  const { rows } = await tx.query<{ id: number; same: boolean }>(
    'select p.id, (p.start, p.most) = ($4, $5) as same from pot p where p.code = $1 and p.currency = $2 and p.fun = $3',
    [pot.code, pot.currency, fun, pot.start, pot.most],
  );
  const { id, same } = rows[0]!;
  await tx.query(
    'insert into pot_stripe (pot_id, stripe) select $1, stripe from generate_series(0, 15) stripe on conflict do nothing',
    [id],
  );
  return same;
}

export async function insertPotGame(
  tx: Transaction,
  game: { definitionHash: string; code: string; contribution: number },
): Promise<void> {
  await tx.query(
    `insert into pot_game (definition_hash, code, contribution) values ($1, $2, $3)
     on conflict (definition_hash) do nothing`,
    [game.definitionHash, game.code, game.contribution],
  );
}

/**
 * The stake of a round that takes a pot was accepted: the pot is the round's, and both are written in one. What lay in it, in minor
 * units; undefined when another was first with this round.
 */
export async function writeWithPot(
  db: Database,
  round: RoundRow,
  after: {
    pot: string;
    staked: bigint;
    win: bigint;
    outcome: unknown;
    balance: bigint | undefined;
    leaseMs: number;
  },
): Promise<bigint | undefined> {
  await bringTogether(db);
  const { rows } = await db.query<{ amount: bigint | null }>(
    'select /* writes */ pot_take($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as amount',
    [
      round.playerId,
      round.id,
      round.attempt,
      after.pot,
      round.action,
      round.cost,
      after.staked,
      after.win,
      JSON.stringify(after.outcome),
      after.balance ?? null,
      after.leaseMs,
    ],
  );
  return rows[0]!.amount ?? undefined;
}

export interface PotFinding {
  code: string;
  currency: Currency;
  fun: boolean;
  finding: string;
}

/** What of the pots is not as their rounds say; reads all rounds of their games. */
export async function verifyPots(db: Database): Promise<PotFinding[]> {
  await bringTogether(db);
  const { rows } = await db.query<PotFinding>('select v.code, v.currency, v.fun, v.finding from pots_verify() v');
  return rows;
}
