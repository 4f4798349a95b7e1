import type { Page } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import { boughtBy } from '../../db/bought.store.ts';
import { listPage } from '../../db/list-page.store.ts';

/** Undefined when there is no such member; else whether anything changed. */
export async function setMemberType(tx: Transaction, memberId: bigint, type: 0 | 10): Promise<boolean | undefined> {
  const { rows } = await tx.query<{ changed: boolean | null }>('select member_set_type($1, $2) as changed', [
    memberId,
    type,
  ]);
  return rows[0]!.changed ?? undefined;
}

/** Who becomes an agent once more begins again: what was invited in between earns nothing. */
export async function startAgency(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query(
    'insert into agent (member_id) values ($1) on conflict (member_id) do update set since = excluded.since',
    [memberId],
  );
}

/** The first deposit of an invited member that was not taken back, the terms on both sides, and the share they come to. */
const shares = `
  from agent g
    join member_record a on a.id = g.member_id and a.type = 10
    join invitation i on i.inviter_id = g.member_id and i.created_at >= g.since
    join member_record m on m.id = i.member_id
    join ledger_book b on b.member_id = i.member_id and b.deposited > 0
    join invite_terms mine on mine.currency = a.currency
    join invite_terms theirs on theirs.currency = m.currency
    join lateral (
      select ${boughtBy('p')} as deposit from deposit_kept p
      where p.member_id = b.member_id and p.seq > 0
      order by p.seq limit 1) first on true
    cross join lateral agent_share(first.deposit, $2, theirs.worth, mine.worth, mine.agent_most) share`;

export interface EarnedBonus {
  id: bigint;
  agentId: bigint;
  amount: Amount;
  deposit: Amount;
}

/** What the agent earns by this invited member, kept; undefined when there is no agent, nothing to earn, or it was kept before. */
export async function insertAgentBonus(
  tx: Transaction,
  invitedId: bigint,
  percent: number,
): Promise<EarnedBonus | undefined> {
  const { rows } = await tx.query<{
    id: bigint;
    agentId: bigint;
    amount: bigint;
    currency: Currency;
    deposit: bigint;
    depositCurrency: Currency;
  }>(
    `insert into agent_bonus (member_id, invited_id, amount, currency, deposit, deposit_currency, percent)
     select a.id, i.member_id, share, a.currency, first.deposit, m.currency, $2::int
     ${shares}
     where i.member_id = $1 and share > 0
     on conflict (member_id, invited_id) do nothing
     returning id, member_id as "agentId", amount, currency, deposit, deposit_currency as "depositCurrency"`,
    [invitedId, percent],
  );
  const [row] = rows;
  return (
    row && {
      id: row.id,
      agentId: row.agentId,
      amount: amountOf(row.currency, row.amount),
      deposit: amountOf(row.depositCurrency, row.deposit),
    }
  );
}

export interface AgentSummary {
  memberCount: number;
  depositorCount: number;
  /** Minor units of the agent's currency. */
  total: bigint;
  /** Earned by members who have paid in and whose invitation does not count yet. */
  pending: bigint;
}

export async function summaryOf(db: Database, agentId: bigint, percent: number): Promise<AgentSummary> {
  const { rows } = await db.query<AgentSummary>(
    `select invited.members as "memberCount", invited.depositors as "depositorCount", kept.total, due.pending
     from
       (select count(*)::int as members, count(*) filter (where exists (
           select from deposit_kept p where p.member_id = b.member_id))::int as depositors
        from agent g join invitation i on i.inviter_id = g.member_id and i.created_at >= g.since
          join ledger_book b on b.member_id = i.member_id
        where g.member_id = $1) invited,
       (select coalesce(sum(amount), 0)::bigint as total from agent_bonus where member_id = $1) kept,
       (select coalesce(sum(share), 0)::bigint as pending ${shares} where g.member_id = $1 and i.status in ('waiting', 'held')
          and not exists (select from agent_bonus k where k.member_id = $1 and k.invited_id = i.member_id)) due`,
    [agentId, percent],
  );
  return rows[0]!;
}

export interface AgentBonus {
  id: bigint;
  createdAt: Date;
  /** Of the invited member. */
  username: string;
  amount: bigint;
  currency: Currency;
}

/** The agent's own, newest first. */
export async function pageOfAgentBonuses<Item>(
  db: Database,
  agentId: bigint,
  input: object & { pageNum: number; pageSize: number },
  render: (bonus: AgentBonus) => Item,
): Promise<Page<Item>> {
  return listPage(db, {
    select: 'k.id, k.created_at as "createdAt", m.username, k.amount, k.currency',
    from: 'agent_bonus k join member_record m on m.id = k.invited_id',
    where: 'k.member_id = $1',
    params: [agentId],
    fields: { createTime: { sql: 'k.created_at', type: 'timestamptz' } },
    input,
    defaultOrder: 'k.created_at desc',
    tieBreak: 'k.id desc',
    render,
  });
}
