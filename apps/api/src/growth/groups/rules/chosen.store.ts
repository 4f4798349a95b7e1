import type { CampaignRefusal } from '@fairhouse/contract/operator';
import { readAcross, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { type Refusing, refusalOf, refusingValues } from '../sending/refusal.store.ts';
import type { Compiled } from './compile-rule.ts';

/** What a condition that must not hold, or need not, is hashed in: a million members take some 60 MB. */
const hashMemory = '256MB';

/**
 * A question about all members: it reads, and ends in time. It has one process to itself: each further one would add the very
 * same sums up once more.
 */
export async function boundQuestion(tx: Transaction, withinMs: number): Promise<void> {
  await tx.query(
    `select set_config('statement_timeout', $1, true), set_config('work_mem', $2, true),
       set_config('max_parallel_workers_per_gather', '0', true)`,
    [String(Math.trunc(withinMs)), hashMemory],
  );
}

export async function countChosen(
  tx: Transaction,
  { sql, bound }: Compiled,
): Promise<{ currency: Currency; members: number }[]> {
  await readAcross(tx);
  const { rows } = await tx.query<{ currency: Currency; members: number }>(
    `select m.currency, count(*)::int as members from member_record m where ${sql} group by m.currency order by m.currency`,
    [bound],
  );
  return rows;
}

export interface SampledMember {
  id: bigint;
  username: string;
  country: string;
  currency: Currency;
  vipLevel: number;
  createdAt: Date;
}

/** How many by currency, with those of each who joined last, found by one look at all of them. */
export async function countAndSample(
  tx: Transaction,
  { sql, bound }: Compiled,
  most: number,
): Promise<{ currencies: { currency: Currency; members: number }[]; sample: SampledMember[] }> {
  await readAcross(tx);
  const { rows } = await tx.query<{ currency: Currency; members: number; last: bigint[] }>(
    `with chosen as materialized (select m.id, m.currency from member_record m where ${sql})
     select c.currency, count(*)::int as members,
       array(select l.id from chosen l where l.currency = c.currency order by l.id desc limit ${Math.trunc(most)}) as last
     from chosen c group by c.currency order by c.currency`,
    [bound],
  );
  const sample = await tx.query<SampledMember>(
    `select ${sampleColumns} from member_record m where m.id = any($1::bigint[]) order by m.id desc limit $2`,
    [rows.flatMap(({ last }) => last), most],
  );
  return { currencies: rows.map(({ currency, members }) => ({ currency, members })), sample: sample.rows };
}

const sampleColumns = `m.id, m.username, m.country_code as country, m.currency, m.vip_level as "vipLevel",
  m.created_at as "createdAt"`;

/** Those who joined last. */
export async function sampleChosen(tx: Transaction, { sql, bound }: Compiled, most: number): Promise<SampledMember[]> {
  await readAcross(tx);
  const { rows } = await tx.query<SampledMember>(
    `select ${sampleColumns}
     from member_record m where ${sql} order by m.id desc limit ${Math.trunc(most)}`,
    [bound],
  );
  return rows;
}

/** How many of which currency would be refused for what; null: they would be reached. */
export async function countRefusals(
  tx: Transaction,
  { sql, bound }: Compiled,
  refusing: Refusing,
): Promise<{ currency: Currency; reason: CampaignRefusal | null; members: number }[]> {
  await readAcross(tx);
  const { rows } = await tx.query<{ currency: Currency; reason: CampaignRefusal | null; members: number }>(
    `select m.currency, ${refusalOf} as reason, count(*)::int as members
     from member_record m where ${sql} group by 1, 2 order by 1, 2 nulls first`,
    [bound, ...refusingValues(refusing)],
  );
  return rows;
}

/** Other campaigns under way, or that ended after `since`, which have some of these members on their lists. */
export async function countOverlaps(
  tx: Transaction,
  { sql, bound }: Compiled,
  { campaignId, since }: { campaignId: number; since: Date },
): Promise<{ id: number; members: number }[]> {
  await readAcross(tx);
  const { rows } = await tx.query<{ id: number; members: number }>(
    `select c.id, count(*)::int as members
     from campaign c join campaign_member r on r.campaign_id = c.id and r.outcome in ('waiting', 'done')
       join member_record m on m.id = r.member_id
     where c.id <> $2 and c.state in ('starting', 'running', 'paused', 'stopped', 'finished')
       and (c.ended_at is null or c.ended_at > $3) and ${sql}
     group by c.id order by c.id desc limit 20`,
    [bound, campaignId, since],
  );
  return rows;
}

/** Writes the list of a campaign: everybody who is meant now, each once, with what they get or why they do not. */
export async function insertList(
  tx: Transaction,
  { sql, bound }: Compiled,
  campaignId: number,
  refusing: Refusing,
): Promise<number> {
  await readAcross(tx);
  const { rowCount } = await tx.query(
    `insert into campaign_member (campaign_id, member_id, currency, amount, outcome, reason, settled_at)
     select $7, f.id, f.currency, case when f.reason is null then ($3::jsonb ->> f.currency)::bigint end,
       case when f.reason is null then 'waiting' else 'refused' end, coalesce(f.reason, ''),
       case when f.reason is not null then clock_timestamp() end
     from (select m.id, m.currency, ${refusalOf} as reason from member_record m where ${sql}) f
     on conflict (campaign_id, member_id) do nothing`,
    [bound, ...refusingValues(refusing), campaignId],
  );
  return rowCount ?? 0;
}
