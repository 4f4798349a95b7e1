import type { Database } from '@fairhouse/database';
import type { Journal } from './journal.ts';

interface StoredPosting {
  type: string;
  external_id: string;
  amount: bigint;
  balance: bigint;
}

/** Every difference between what was acknowledged to vendor players and what stands in their books; none is right. */
export async function compareInstructions(db: Database, memberId: bigint, journal: Acknowledged): Promise<string[]> {
  const reported = journal.instructions.filter((instruction) => instruction.memberId === memberId);
  const stored = await postings(db, memberId, "source = 'studio'");
  const differences: string[] = [];
  const waiting = new Map(reported.map((instruction) => [instruction.transactionId, instruction]));
  for (const { type, external_id: id, amount, balance } of stored) {
    const instruction = waiting.get(id);
    waiting.delete(id);
    if (!instruction) {
      differences.push(`${memberId}: ${type} ${id} is there twice, or was never acknowledged`);
    } else if (
      instruction.type !== type ||
      BigInt(instruction.amount) !== amount ||
      BigInt(instruction.balance) !== balance
    ) {
      differences.push(`${memberId}: ${type} ${id} of ${amount} to ${balance} was reported as ${show(instruction)}`);
    }
  }
  for (const id of waiting.keys()) differences.push(`${memberId}: ${id} was acknowledged and is not there`);
  return differences;
}

/** The same for the studio's rounds: the wallet's record of each round against what the player saw. */
export async function compareRounds(db: Database, memberId: bigint, journal: Acknowledged): Promise<string[]> {
  const rounds = journal.rounds.filter((round) => round.memberId === memberId);
  const { rows } = await db.query<Record<'staked' | 'returned' | 'won', bigint> & { round_id: string; open: boolean }>(
    `select round_id, staked, returned, won, closed_at is null as open from game_round
     where member_id = $1`,
    [memberId],
  );
  const differences: string[] = [];
  const stored = new Map(rows.map((row) => [row.round_id, row]));
  for (const { roundId, stake, win } of rounds) {
    const row = stored.get(roundId);
    stored.delete(roundId);
    if (!row) differences.push(`${memberId}: round ${roundId} was shown and is not there`);
    else if (row.open || row.staked !== BigInt(stake) || row.returned !== 0n || row.won !== BigInt(win)) {
      differences.push(`${memberId}: round ${roundId} was shown as ${stake} → ${win} and is ${show(row)}`);
    }
  }
  // A stake that was given back leaves a round without effect, or none at all when it had never arrived.
  for (const row of stored.values()) {
    if (row.open || row.staked !== row.returned || row.won !== 0n) differences.push(`${memberId}: ${show(row)} unseen`);
  }
  if (stored.size > journal.voided) {
    differences.push(`${memberId}: ${stored.size} rounds given back, ${journal.voided} were reported`);
  }
  const { rows: sums } = await db.query<{ staked: bigint; won: bigint }>(
    `select coalesce(sum(amount) filter (where type = 'GAME_BET'), 0)::bigint as staked,
            coalesce(sum(amount) filter (where type = 'GAME_WIN'), 0)::bigint as won
     from posting where member_id = $1 and seq > 0`,
    [memberId],
  );
  const sumOf = (field: 'staked' | 'won') => rows.reduce((sum, row) => sum + row[field], 0n);
  if (sums[0]!.staked !== sumOf('staked')) differences.push(`${memberId}: the bets differ from the rounds`);
  if (sums[0]!.won !== sumOf('won')) differences.push(`${memberId}: the wins differ from the rounds`);
  return differences;
}

/** The same for deposits: one credit for each that was reported as paid, and no other. */
export async function compareDeposits(db: Database, memberId: bigint, journal: Acknowledged): Promise<string[]> {
  const reported = journal.deposits.filter((deposit) => deposit.memberId === memberId);
  const stored = await postings(db, memberId, "type = 'DEPOSIT'");
  const line = (id: unknown, amount: unknown) => `${memberId}: deposit ${id} of ${amount}`;
  const credited = stored.map(({ external_id: id, amount }) => line(id, amount));
  const promised = reported.map(({ orderId, amount }) => line(orderId, amount));
  return [
    ...promised.filter((each) => !credited.includes(each)).map((each) => `${each} was paid and is not there`),
    ...credited.filter((each) => !promised.includes(each)).map((each) => `${each} was credited and nobody paid it`),
  ];
}

/** What the casino has acknowledged. */
export type Acknowledged = Pick<Journal, 'instructions' | 'rounds' | 'voided' | 'deposits'>;

async function postings(db: Database, memberId: bigint, condition: string): Promise<StoredPosting[]> {
  const { rows } = await db.query<StoredPosting>(
    `select type, external_id, amount, cash_after + bonus_after as balance from posting
     where member_id = $1 and seq > 0 and ${condition} order by seq`,
    [memberId],
  );
  return rows;
}

function show(row: object): string {
  return Object.entries(row)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
