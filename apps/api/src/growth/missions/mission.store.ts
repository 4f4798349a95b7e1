import type { MissionState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { type Currency, currencyCodes } from '@fairhouse/money';
import { collectDays, type Definition, type Mission, storedParts } from './mission.ts';

const columns = `m.id, m.english, m.filipino, m.kind, m.count, m.category, m.points, m.entry, m.most_players as "mostPlayers",
  m.players, m.starts_at as "startsAt", m.ends_at as "endsAt",
  m.state, m.ended_at as "endedAt", m.made_by as "madeBy", m.made_at as "madeAt", m.content_hash as "contentHash"`;

/** A row with its stored JSON parsed. */
const missionOf = <M extends Mission>(row: M): M => ({ ...row, ...storedParts.parse(row) });

export interface DeskRow extends Mission {
  joined: number;
  collected: number;
  /** By which its opening waits for a second person. */
  approval: bigint | null;
}

const deskColumns = `${columns}, e.joined, e.collected, (
    select max(a.id) from approval_record a
    where m.state = 'draft' and a.command = 'mission.open' and a.subject = 'mission:' || m.id and a.state = 'waiting') as approval`;
const counted = `mission m cross join lateral (
    select count(*)::int as joined, count(collected_at)::int as collected from mission_entry n where n.mission_id = m.id) e`;

/** One page, the latest first. */
export async function pageOfMissions(
  db: Database,
  asked: { state: MissionState | undefined; before: number | undefined; pageSize: number },
): Promise<DeskRow[]> {
  const { rows } = await db.query<DeskRow>(
    `select ${deskColumns} from ${counted}
     where ($1::text is null or m.state = $1) and ($2::int is null or m.id < $2) order by m.id desc limit $3`,
    [asked.state ?? null, asked.before ?? null, asked.pageSize],
  );
  return rows.map(missionOf);
}

export async function findDeskRow(db: Database | Transaction, id: number): Promise<DeskRow | undefined> {
  const { rows } = await db.query<DeskRow>(`select ${deskColumns} from ${counted} where m.id = $1`, [id]);
  return rows[0] && missionOf(rows[0]);
}

export async function findMission(db: Database | Transaction, id: number): Promise<Mission | undefined> {
  const { rows } = await db.query<Mission>(`select ${columns} from mission m where m.id = $1`, [id]);
  return rows[0] && missionOf(rows[0]);
}

/** One change of a mission at a time; `share`: it stays as it is, while others may do the same. */
export async function lockMission(
  tx: Transaction,
  id: number,
  strength: 'update' | 'share' = 'update',
): Promise<Mission | undefined> {
  await tx.query(`select from mission where id = $1 for ${strength}`, [id]);
  return findMission(tx, id);
}

/** What is written, in the order of the columns below. */
const written = (it: Definition, hash: string) => [
  it.english,
  it.filipino,
  it.kind,
  it.count,
  it.category,
  it.points,
  it.startsAt,
  it.endsAt,
  JSON.stringify(it.entry),
  it.mostPlayers,
  hash,
];

export async function insertMission(tx: Transaction, it: Definition, hash: string, by: string): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into mission (english, filipino, kind, count, category, points, starts_at, ends_at, entry, most_players, content_hash, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [...written(it, hash), by],
  );
  return rows[0]!.id;
}

/** Writes a draft again. */
export async function updateMission(tx: Transaction, id: number, it: Definition, hash: string): Promise<void> {
  await tx.query(
    `update mission set english = $1, filipino = $2, kind = $3, count = $4, category = $5, points = $6, starts_at = $7, ends_at = $8,
       entry = $9, most_players = $10, content_hash = $11
     where id = $12`,
    [...written(it, hash), id],
  );
}

/** A draft; of an opened one the database refuses it, for members stand in it. */
export async function deleteDraft(tx: Transaction, id: number): Promise<void> {
  await tx.query(`delete from mission where id = $1 and state = 'draft'`, [id]);
}

export async function setState(tx: Transaction, id: number, state: MissionState): Promise<void> {
  await tx.query(
    `update mission set state = $2, ended_at = case when $2 = 'ended' then clock_timestamp() end where id = $1`,
    [id, state],
  );
}

export interface OwnMission extends Mission {
  joinedAt: Date | null;
  collectedAt: Date | null;
  /** Null: not joined. */
  reached: number | null;
  /** At the least stakes of the member's currency; null: too few games of it. */
  leastCost: bigint | null;
}

/** What a member is shown: what runs or comes, and what was joined and can be collected or was lately. */
export async function shownMissions(db: Database, memberId: bigint, currency: Currency): Promise<OwnMission[]> {
  const { rows } = await db.query<OwnMission>(
    `select ${columns}, e.joined_at as "joinedAt", e.collected_at as "collectedAt",
       case when e.member_id is not null then mission_reached(m.id, $1) end as reached,
       mission_least_cost(m.kind, m.count, m.category, $2) as "leastCost"
     from mission m left join mission_entry e on e.mission_id = m.id and e.member_id = $1
     where m.state <> 'draft' and least(m.ends_at, m.ended_at) > now() - make_interval(days => $3)
       and (e.member_id is not null or (m.state <> 'ended' and m.ends_at > now()))
     order by m.ends_at, m.id limit 200`,
    [memberId, currency, collectDays],
  );
  return rows.map(missionOf);
}

/** Which currencies have enough games, at their least stakes. */
export async function playableIn(
  db: Database | Transaction,
  { kind, count, category }: Definition,
): Promise<Currency[]> {
  const { rows } = await db.query<{ currency: Currency }>(
    'select c as currency from unnest($4::text[]) c where mission_least_cost($1, $2, $3, c) is not null',
    [kind, count, category, currencyCodes],
  );
  return rows.map(({ currency }) => currency);
}

/** What it costs a member of this currency at the least stakes, in minor units; null: too few games of it. */
export async function leastCostOf(
  tx: Transaction,
  { kind, count, category }: Definition,
  currency: Currency,
): Promise<bigint | null> {
  const { rows } = await tx.query<{ cost: bigint | null }>('select mission_least_cost($1, $2, $3, $4) as cost', [
    kind,
    count,
    category,
    currency,
  ]);
  return rows[0]!.cost;
}

/** What a member's own limits leave now; null: no limit of the kind. */
export interface PlayLeft {
  stake: bigint | null;
  loss: bigint | null;
  minutes: bigint | null;
}

export async function playLeftOf(db: Database | Transaction, memberId: bigint, now: Date): Promise<PlayLeft> {
  const { rows } = await db.query<PlayLeft>('select stake, loss, minutes from protection_play_left($1, $2)', [
    memberId,
    now,
  ]);
  return rows[0]!;
}
