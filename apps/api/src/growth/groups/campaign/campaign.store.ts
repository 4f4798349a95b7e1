import type { CampaignOutcome, CampaignRefusal, CampaignState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { Campaign, Tally } from './campaign.ts';

const columns = `c.id, c.name, c.kind, c.content, c.each, c.most, c.content_hash as "contentHash", c.group_id as "groupId",
  g.name as "groupName", c.group_version as "groupVersion", c.version, c.state, c.made_by as "madeBy",
  c.made_at as "madeAt", c.started_by as "startedBy", c.started_at as "startedAt", c.ended_at as "endedAt", c.members,
  c.problem`;
const campaigns = 'campaign c join member_group g on g.id = c.group_id';

/** One page, the latest first. */
export async function pageOfCampaigns(
  db: Database,
  asked: {
    state: CampaignState | undefined;
    groupId: number | undefined;
    before: number | undefined;
    pageSize: number;
  },
): Promise<Campaign[]> {
  const { rows } = await db.query<Campaign>(
    `select ${columns} from ${campaigns}
     where ($1::text is null or c.state = $1) and ($2::int is null or c.group_id = $2) and ($3::int is null or c.id < $3)
     order by c.id desc limit $4`,
    [asked.state ?? null, asked.groupId ?? null, asked.before ?? null, asked.pageSize],
  );
  return rows;
}

export async function findCampaign(db: Database | Transaction, id: number): Promise<Campaign | undefined> {
  const { rows } = await db.query<Campaign>(`select ${columns} from ${campaigns} where c.id = $1`, [id]);
  return rows[0];
}

/** One change of a campaign at a time; members who are being reached are through before it. */
export async function lockCampaign(tx: Transaction, id: number): Promise<Campaign | undefined> {
  await tx.query('select from campaign where id = $1 for update', [id]);
  return findCampaign(tx, id);
}

export type Draft = Pick<
  Campaign,
  'name' | 'kind' | 'content' | 'each' | 'most' | 'contentHash' | 'groupId' | 'groupVersion'
>;

export async function insertDraft(tx: Transaction, it: Draft, by: string): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into campaign (name, kind, content, each, most, content_hash, group_id, group_version, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      it.name,
      it.kind,
      JSON.stringify(it.content),
      JSON.stringify(it.each),
      JSON.stringify(it.most),
      it.contentHash,
      it.groupId,
      it.groupVersion,
      by,
    ],
  );
  return rows[0]!.id;
}

export async function updateDraft(tx: Transaction, id: number, it: Draft): Promise<void> {
  await tx.query(
    `update campaign set name = $2, kind = $3, content = $4, each = $5, most = $6, content_hash = $7, group_id = $8,
       group_version = $9, version = version + 1, problem = null
     where id = $1`,
    [
      id,
      it.name,
      it.kind,
      JSON.stringify(it.content),
      JSON.stringify(it.each),
      JSON.stringify(it.most),
      it.contentHash,
      it.groupId,
      it.groupVersion,
    ],
  );
}

export async function setStarted(tx: Transaction, id: number, by: string): Promise<void> {
  await tx.query(
    `update campaign set state = 'starting', started_by = $2, started_at = clock_timestamp(), problem = null where id = $1`,
    [id, by],
  );
}

export async function setState(tx: Transaction, id: number, state: CampaignState): Promise<void> {
  await tx.query(
    `update campaign set state = $2, ended_at = case when $2 in ('stopped', 'finished') then clock_timestamp() end
     where id = $1`,
    [id, state],
  );
}

/** Back to a draft, with why. */
export async function setProblem(
  tx: Transaction,
  id: number,
  problem: NonNullable<Campaign['problem']>,
): Promise<void> {
  await tx.query(`update campaign set state = 'draft', problem = $2 where id = $1`, [id, problem]);
}

export async function setRunning(tx: Transaction, id: number, members: number): Promise<void> {
  await tx.query(`update campaign set state = 'running', members = $2 where id = $1`, [id, members]);
}

export async function talliesOf(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<(Tally & { campaignId: number })[]> {
  const { rows } = await db.query<Tally & { campaignId: number }>(
    `select campaign_id as "campaignId", outcome, nullif(reason, '') as reason, currency, members, amount
     from campaign_tally where campaign_id = any($1::int[]) and members > 0
     order by campaign_id, array_position(array['waiting', 'done', 'refused', 'failed'], outcome), reason, currency`,
    [ids],
  );
  return rows;
}

/** Adds the list up, once it is written. */
export async function insertTallies(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `insert into campaign_tally (campaign_id, outcome, reason, currency, members, amount)
     select campaign_id, outcome, reason, currency, count(*)::int, sum(amount)::bigint from campaign_member
     where campaign_id = $1 group by campaign_id, outcome, reason, currency`,
    [id],
  );
}

export interface DryRun {
  contentHash: string;
  /** Amounts as text. */
  outcomes: (Omit<Tally, 'amount'> & { amount: string | null })[];
  overlaps: { id: number; members: number }[];
  by: string;
  at: Date;
}

export async function saveDryRun(
  tx: Transaction,
  campaignId: number,
  it: Omit<DryRun, 'at'> & { sample: readonly bigint[] },
): Promise<void> {
  await tx.query(
    `insert into campaign_dry_run as d (campaign_id, content_hash, outcomes, shared_with, sample, made_by)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (campaign_id) do update set content_hash = excluded.content_hash, outcomes = excluded.outcomes,
       shared_with = excluded.shared_with, sample = excluded.sample, made_by = excluded.made_by, made_at = clock_timestamp()`,
    [campaignId, it.contentHash, JSON.stringify(it.outcomes), JSON.stringify(it.overlaps), it.sample, it.by],
  );
}

export async function findDryRun(db: Database | Transaction, campaignId: number): Promise<DryRun | undefined> {
  const { rows } = await db.query<DryRun>(
    `select content_hash as "contentHash", outcomes, shared_with as overlaps, made_by as by, made_at as at
     from campaign_dry_run where campaign_id = $1`,
    [campaignId],
  );
  return rows[0];
}

export async function sampleOfDryRun(
  db: Database | Transaction,
  campaignId: number,
): Promise<{ id: bigint; username: string; currency: Currency }[]> {
  const { rows } = await db.query<{ id: bigint; username: string; currency: Currency }>(
    `select m.id, m.username, m.currency from member_record m
     where m.id = any((select d.sample from campaign_dry_run d where d.campaign_id = $1)::bigint[]) order by m.id desc`,
    [campaignId],
  );
  return rows;
}

export async function namesOf(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<{ id: number; name: string; state: CampaignState }[]> {
  const { rows } = await db.query<{ id: number; name: string; state: CampaignState }>(
    'select id, name, state from campaign where id = any($1::int[])',
    [ids],
  );
  return rows;
}

/** The approval by which a start of exactly this waits. */
export async function waitingApproval(
  db: Database | Transaction,
  { id, contentHash }: Pick<Campaign, 'id' | 'contentHash'>,
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from approval_record where command = 'campaign.start' and subject = 'campaign:' || $1::int
       and state = 'waiting' and content_hash = $2 order by id desc limit 1`,
    [id, contentHash],
  );
  return rows[0]?.id ?? null;
}

export interface ListedMember {
  memberId: bigint;
  username: string;
  currency: Currency;
  amount: bigint | null;
  outcome: CampaignOutcome;
  reason: CampaignRefusal | null;
  settledAt: Date | null;
}

/** The list of a campaign by the ids of its members, after one of them. */
export async function membersOf(
  db: Database,
  asked: { id: number; outcome: CampaignOutcome | undefined; after: bigint; most: number },
): Promise<ListedMember[]> {
  const { rows } = await db.query<ListedMember>(
    `select r.member_id as "memberId", m.username, r.currency, r.amount, r.outcome, nullif(r.reason, '') as reason,
       r.settled_at as "settledAt"
     from campaign_member r join member_record m on m.id = r.member_id
     where r.campaign_id = $1 and ($2::text is null or r.outcome = $2) and r.member_id > $3
     order by r.member_id limit $4`,
    [asked.id, asked.outcome ?? null, asked.after, asked.most],
  );
  return rows;
}
