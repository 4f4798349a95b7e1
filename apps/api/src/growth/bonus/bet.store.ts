import type { Page } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { listPage } from '../../db/list-page.store.ts';
import { bonusName, bonusSource } from './bonus.postings.ts';
import type { Bonus } from './bonus.store.ts';
import type { BookLine, CountedBet, CountReason } from './rules/wagering.ts';

/** A line of the book with the number and the game it has there. */
export interface NumberedLine extends BookLine {
  seq: bigint;
  gameCode: string | null;
}

interface PostingRow {
  seq: bigint;
  type: string;
  amount: bigint;
  delta: bigint;
  source: string;
  externalId: string;
  reference: string | null;
  category: string | null;
  gameCode: string | null;
  round: string | null;
  at: Date;
}

/** SQL for the name that a round has among the counted bets: source, game and round; null where there is none. */
const roundName = (posting: string): string =>
  `${posting}.source || ' ' || ${posting}.game_code || ' ' || ${posting}.round_id`;

/** The lines after `countedSeq`, in their order. */
export async function linesToCount(
  tx: Transaction,
  { memberId, countedSeq }: Bonus,
  most: number,
): Promise<NumberedLine[]> {
  const { rows } = await tx.query<PostingRow>(
    `select p.seq, p.type, p.amount, p.cash_after + p.bonus_after - p.cash_before - p.bonus_before as delta, p.source,
       p.external_id as "externalId", p.reference, ${roundName('p')} as round, g.category, g.code as "gameCode",
       p.created_at as at
     from ledger_posting p left join game_record g on p.type = 'GAME_BET' and g.code = p.game_code
     where p.member_id = $1 and p.seq > 0 and p.seq > $2 order by p.seq limit $3`,
    [memberId, countedSeq, most],
  );
  return rows.map(({ source, externalId, reference, category, at, ...row }) => {
    const bet = `${source} ${row.type === 'GAME_BET' ? externalId : (reference ?? externalId)}`;
    // A bet that names no round is a round of its own.
    return {
      ...row,
      bet,
      round: row.round ?? bet,
      category: category ?? undefined,
      atMs: at.getTime(),
    };
  });
}

export interface StoredBet extends CountedBet {
  seq: bigint;
  bet: string;
  gameCode: string | null;
  stake: bigint;
  atMs: number;
}

function roundsWonBy(lines: readonly BookLine[]): string[] {
  return lines.filter(({ type }) => type === 'GAME_WIN').map(({ round }) => round);
}

/** A round lies this near: anyone who claims a bonus in the middle of one has just begun it. */
const linesLookedBack = 500;

/**
 * What was staked before the bonus on rounds that these lines won, in minor units by round. It was the member's own
 * money, so that share of the win is as well. Bets that were taken back since do not count.
 */
export async function stakedBefore(
  tx: Transaction,
  { memberId, promotion, period }: Bonus,
  lines: readonly BookLine[],
): Promise<ReadonlyMap<string, bigint>> {
  const rounds = roundsWonBy(lines);
  if (rounds.length === 0) return new Map();
  const { rows } = await tx.query<{ round: string; staked: bigint }>(
    `select ${roundName('p')} as round, sum(p.amount)::bigint as staked
     from ledger_posting given
       join ledger_posting p on p.member_id = given.member_id
         and p.seq > 0 and p.seq > given.seq - $5 and p.seq < given.seq
     where given.member_id = $1 and given.source = $2 and given.external_id = $3
       and p.type = 'GAME_BET' and ${roundName('p')} = any($4)
       and not exists (select from ledger_posting b where b.member_id = p.member_id
         and b.source = p.source and b.reference = p.external_id and b.type = 'GAME_ROLLBACK')
     group by 1`,
    [memberId, bonusSource, bonusName({ promotion, period }), rounds, linesLookedBack],
  );
  return new Map(rows.map(({ round, staked }) => [round, staked]));
}

/** Bets that were counted before and that these lines speak of. */
export async function betsOfLines(tx: Transaction, { id }: Bonus, lines: readonly BookLine[]): Promise<StoredBet[]> {
  const rounds = roundsWonBy(lines);
  const bets = lines.filter(({ type }) => type === 'GAME_ROLLBACK').map(({ bet }) => bet);
  if (rounds.length + bets.length === 0) return [];
  const { rows } = await tx.query<Omit<StoredBet, 'atMs'> & { at: Date }>(
    `select seq, bet, round, game_code as "gameCode", stake, own, locked, share, counted, reason, created_at as at
     from bonus_bet where bonus_id = $1 and (round = any($2) or bet = any($3))`,
    [id, rounds, bets],
  );
  return rows.map(({ at, ...row }) => ({ ...row, atMs: at.getTime() }));
}

export async function saveBets(tx: Transaction, { id }: Bonus, bets: readonly StoredBet[]): Promise<void> {
  if (bets.length === 0) return;
  const rows = bets.map(({ seq, bet, round, gameCode, stake, own, locked, share, counted, reason, atMs }) => ({
    seq: String(seq),
    bet,
    round,
    game_code: gameCode,
    stake: String(stake),
    own: String(own),
    locked: String(locked),
    share,
    counted: String(counted),
    reason,
    created_at: new Date(atMs).toISOString(),
  }));
  await tx.query(
    `insert into bonus_bet (bonus_id, seq, bet, round, game_code, stake, own, locked, share, counted, reason, created_at)
     select $1, r.seq, r.bet, r.round, r.game_code, r.stake, r.own, r.locked, r.share, r.counted, r.reason, r.created_at
     from json_to_recordset($2) r (seq bigint, bet text, round text, game_code text, stake bigint, own bigint,
       locked bigint, share smallint, counted bigint, reason text, created_at timestamptz)
     on conflict (bonus_id, seq) do update
       set own = excluded.own, locked = excluded.locked, counted = excluded.counted, reason = excluded.reason`,
    [id, JSON.stringify(rows)],
  );
}

export interface ShownBet {
  currency: Currency;
  seq: bigint;
  at: Date;
  game: string | null;
  stake: bigint;
  share: number;
  counted: bigint;
  reason: CountReason;
}

/** The bets of a bonus, the latest first, with what of each counted and why. */
export async function pageOfBets<Item>(
  db: Database,
  { id, memberId }: { id: bigint; memberId: bigint },
  input: object & { pageNum: number; pageSize: number },
  render: (bet: ShownBet) => Item,
): Promise<Page<Item>> {
  return listPage(db, {
    select: 'b.currency, t.seq, t.created_at as at, g.name as game, t.stake, t.share, t.counted, t.reason',
    from: `bonus_bet t join bonus b on b.id = t.bonus_id left join game_record g on g.code = t.game_code`,
    where: 't.bonus_id = $1 and b.member_id = $2',
    params: [id, memberId],
    fields: {},
    input,
    defaultOrder: 't.seq desc',
    tieBreak: 't.seq desc',
    render,
  });
}
