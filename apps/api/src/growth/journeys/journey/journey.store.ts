import {
  type JourneyDefinition,
  type JourneyState,
  type JourneyTrialResult,
  journeyDefinition,
  journeyTrialResult,
} from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Journey, JourneyVersion } from './journey.ts';

const columns = `j.id, j.name, j.state, j.runs, j.since, j.entered_until as "enteredUntil"`;
const versionColumns = `v.journey_id as "journeyId", v.version, v.definition, v.content_hash as "contentHash",
  v.saved_by as "savedBy", v.saved_at as "savedAt", v.reason`;

type VersionRow = Omit<JourneyVersion, 'definition'> & { definition: unknown };
const versionOf = (row: VersionRow): JourneyVersion => ({
  ...row,
  definition: journeyDefinition.parse(row.definition),
});

export interface ListedJourney extends Journey {
  trigger: string;
  latest: number;
  entered: bigint;
  active: bigint;
}

const counted = `
  select ${columns}, l.version as latest, l.definition -> 'trigger' ->> 'kind' as trigger,
    coalesce(t.entered, 0)::bigint as entered, coalesce(t.entered - t.ended, 0)::bigint as active
  from journey j
    cross join lateral (select v.version, v.definition from journey_version v where v.journey_id = j.id
      order by v.version desc limit 1) l
    left join lateral (select sum(p.players) filter (where p.what = 'entered' and p.reason = 'first') as entered,
        sum(p.players) filter (where p.what in ('left', 'finished')) as ended
      from journey_tally p where p.journey_id = j.id) t on true`;

/** One page, the latest first. */
export async function pageOfJourneys(
  db: Database,
  asked: { state: JourneyState | undefined; before: number | undefined; pageSize: number },
): Promise<ListedJourney[]> {
  const { rows } = await db.query<ListedJourney>(
    `${counted} where ($1::text is null or j.state = $1) and ($2::int is null or j.id < $2) order by j.id desc limit $3`,
    [asked.state ?? null, asked.before ?? null, asked.pageSize],
  );
  return rows;
}

export async function findListed(db: Database | Transaction, id: number): Promise<ListedJourney | undefined> {
  const { rows } = await db.query<ListedJourney>(`${counted} where j.id = $1`, [id]);
  return rows[0];
}

export async function findJourney(db: Database | Transaction, id: number): Promise<Journey | undefined> {
  const { rows } = await db.query<Journey>(`select ${columns} from journey j where j.id = $1`, [id]);
  return rows[0];
}

/** One change of a journey at a time; steps that are being taken are through before it. */
export async function lockJourney(tx: Transaction, id: number): Promise<Journey | undefined> {
  const { rows } = await tx.query<Journey>(`select ${columns} from journey j where j.id = $1 for update`, [id]);
  return rows[0];
}

/** The journey stays as it is until the transaction ends; any number of steps hold it at the same time. */
export async function holdJourney(tx: Transaction, id: number): Promise<Journey | undefined> {
  const { rows } = await tx.query<Journey>(`select ${columns} from journey j where j.id = $1 for share`, [id]);
  return rows[0];
}

export async function runningJourneys(db: Database): Promise<Journey[]> {
  const { rows } = await db.query<Journey>(`select ${columns} from journey j where j.state = 'running' order by j.id`);
  return rows;
}

export async function findVersion(
  db: Database | Transaction,
  id: number,
  version: number,
): Promise<JourneyVersion | undefined> {
  const { rows } = await db.query<VersionRow>(
    `select ${versionColumns} from journey_version v where v.journey_id = $1 and v.version = $2`,
    [id, version],
  );
  return rows[0] && versionOf(rows[0]);
}

export async function latestVersion(db: Database | Transaction, id: number): Promise<JourneyVersion | undefined> {
  const { rows } = await db.query<VersionRow>(
    `select ${versionColumns} from journey_version v where v.journey_id = $1 order by v.version desc limit 1`,
    [id],
  );
  return rows[0] && versionOf(rows[0]);
}

/** Undefined when another one has the name, however it is written. */
export async function insertJourney(tx: Transaction, name: string, by: string): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into journey (name, made_by) values ($1, $2) on conflict (lower(name)) do nothing returning id',
    [name, by],
  );
  return rows[0]?.id;
}

/** False when another one has the name. */
export async function renameJourney(tx: Transaction, id: number, name: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update journey set name = $2
     where id = $1 and not exists (select from journey o where lower(o.name) = lower($2) and o.id <> $1)`,
    [id, name],
  );
  return rowCount === 1;
}

export async function insertVersion(
  tx: Transaction,
  it: { journeyId: number; version: number; definition: JourneyDefinition; contentHash: string },
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  await tx.query(
    `insert into journey_version (journey_id, version, definition, content_hash, saved_by, reason)
     values ($1, $2, $3, $4, $5, $6)`,
    [it.journeyId, it.version, JSON.stringify(it.definition), it.contentHash, by, reason],
  );
}

/**
 * From `at` on players enter with this version. A journey that runs already looks on where it was, without a gap between two
 * looks; `fromNow`: what it begins with is another group, which is looked at for the first time.
 */
export async function setRuns(
  tx: Transaction,
  id: number,
  { version, at, fromNow }: { version: number; at: Date; fromNow: boolean },
): Promise<void> {
  await tx.query(
    `update journey set state = 'running', runs = $2,
       since = case when state = 'running' and not $4::boolean then since else $3 end,
       entered_until = case when state = 'running' and not $4::boolean then entered_until else $3 end
     where id = $1`,
    [id, version, at, fromNow],
  );
}

/** What began while it was paused begins nothing afterwards. */
export async function setState(tx: Transaction, id: number, state: JourneyState, at: Date): Promise<void> {
  await tx.query(
    `update journey set state = $2, since = $3, entered_until = case when $2 = 'running' then $3 else entered_until end
     where id = $1`,
    [id, state, at],
  );
}

export async function forgetSeen(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from journey_group_seen where journey_id = $1', [id]);
}

export interface Trial extends JourneyTrialResult {
  by: string;
  at: Date;
  from: Date;
  until: Date;
}

export async function insertTrial(
  tx: Transaction,
  { id, version }: { id: number; version: number },
  { by, from, until, result }: { by: string; from: Date; until: Date; result: JourneyTrialResult },
): Promise<void> {
  await tx.query(
    `insert into journey_trial (journey_id, version, from_at, until_at, result, tried_by) values ($1, $2, $3, $4, $5, $6)`,
    [id, version, from, until, JSON.stringify(result), by],
  );
}

export async function lastTrial(db: Database | Transaction, id: number, version: number): Promise<Trial | undefined> {
  const { rows } = await db.query<{ result: unknown; by: string; at: Date; from: Date; until: Date }>(
    `select result, tried_by as by, tried_at as at, from_at as "from", until_at as until from journey_trial
     where journey_id = $1 and version = $2 order by id desc limit 1`,
    [id, version],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { result, ...of } = row;
  return { ...journeyTrialResult.parse(result), ...of };
}

/** The approval by which switching exactly this on waits. */
export async function waitingApproval(
  db: Database | Transaction,
  { id, contentHash }: { id: number; contentHash: string },
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from approval_record where command = 'journey.switchOn' and subject = 'journey:' || $1::int
       and state = 'waiting' and content_hash = $2 order by id desc limit 1`,
    [id, contentHash],
  );
  return rows[0]?.id ?? null;
}
