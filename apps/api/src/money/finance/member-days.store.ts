import type { Transaction } from '@fairhouse/database';
import { type Line, lineOf } from './sums.ts';

/** The lines that are kept for each member and day, and their columns. GGR and NGR follow from them. */
export const memberLines = {
  deposits: 'deposits',
  cashOutsAsked: 'cash_outs_asked',
  cashOutsBack: 'cash_outs_back',
  paidOut: 'paid_out',
  stakes: 'stakes',
  rollbacks: 'rollbacks',
  wins: 'wins',
  granted: 'granted',
  forfeited: 'forfeited',
  fees: 'fees',
  freeStakes: 'free_stakes',
  freeWins: 'free_wins',
  supplierPrizes: 'supplier_prizes',
  corrections: 'corrections',
} as const satisfies Partial<Record<Line, string>>;

const columns = ['bets', ...Object.values(memberLines)];
const quoted = (types: readonly string[]) => types.map((type) => `'${type}'`).join(', ');
const typesOf = (line: Line) => Object.keys(lineOf).filter((type) => lineOf[type] === line);
const type = 'coalesce(m.reversed, m.type)';
const signed = `case when m.type = 'REVERSAL' then -m.amount else m.amount end`;
/** In SQL what minorLinesOf does; finance.test.ts compares the two. */
const special: Partial<Record<Line, string>> = {
  freeStakes: `sum(case when m.type = 'FREE_ROLLBACK' then -m.amount when ${type} in (${quoted(typesOf('freeStakes'))})
    then ${signed} else 0 end)`,
  supplierPrizes: `sum(case when ${type} = 'SUPPLIER_PRIZE' then ${signed} else 0 end)`,
  corrections: `sum(case when m.type = 'FREE_ROLLBACK' or ${type} in (${quoted(Object.keys(lineOf))}) then 0
    else -(m.cash + m.bonus + m.held) end)`,
};
const sumOf = (line: Line) =>
  special[line] ?? `sum(case when ${type} in (${quoted(typesOf(line))}) then ${signed} else 0 end)`;

/** Postings of a span of time by member and day. */
const byMember = `
  select (m.created_at at time zone 'UTC')::date as day, m.member_id, m.currency,
    count(*) filter (where m.type = 'GAME_BET') as bets,
    ${(Object.keys(memberLines) as (keyof typeof memberLines)[])
      .map((line) => `(${sumOf(line)})::bigint as ${memberLines[line]}`)
      .join(',\n    ')}
  from ledger_turnover m
  where m.created_at >= $1::timestamptz and m.created_at < $2::timestamptz
  group by 1, 2, 3`;

/** Adds what was posted from `from` on and before `until`, all of one day, to the sums of each member. */
export async function addMemberDays(tx: Transaction, from: Date, until: Date): Promise<void> {
  await tx.query(
    `insert into finance_member_day as d (day, member_id, currency, country, state, vip, joined, ${columns.join(', ')})
     select f.day, f.member_id, f.currency, coalesce(r.country_code, ''), coalesce(r.state_code, ''), coalesce(r.vip_level, 0),
       coalesce((r.created_at at time zone 'UTC')::date, f.day), ${columns.map((name) => `f.${name}`).join(', ')}
     from (${byMember}) f left join member_record r on r.id = f.member_id
     on conflict (day, member_id) do update set country = excluded.country, state = excluded.state, vip = excluded.vip,
       ${columns.map((name) => `${name} = d.${name} + excluded.${name}`).join(', ')}`,
    [from, until],
  );
}

/** How many rows of a day differ from the postings, in both directions. */
export async function differingMembers(tx: Transaction, from: Date, until: Date): Promise<number> {
  const { rows } = await tx.query<{ differing: number }>(
    `with again as materialized (select day, member_id, currency, ${columns.join(', ')} from (${byMember}) f),
     kept as materialized (
       select day, member_id, currency, ${columns.join(', ')} from finance_member_day
       where day = ($1::timestamptz at time zone 'UTC')::date)
     select ((select count(*) from (select * from again except select * from kept) more)
       + (select count(*) from (select * from kept except select * from again) less))::int as differing`,
    [from, until],
  );
  return rows[0]!.differing;
}
