import type { NotificationChannel, NotificationTopic } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';

export interface Choice {
  topic: NotificationTopic;
  channel: NotificationChannel;
  isOn: boolean;
}

export interface QuietHours {
  /** Minutes of the day. */
  from: number;
  until: number;
  timeZone: string;
}

export interface NotificationPreference {
  quietHours: QuietHours | null;
  showsDetails: boolean;
}

export async function choicesOf(db: Database | Transaction, memberId: bigint): Promise<Choice[]> {
  const { rows } = await db.query<Choice>(
    'select topic, channel, is_on as "isOn" from notification_choice where member_id = $1',
    [memberId],
  );
  return rows;
}

/** Settings of one member are changed one after another, until the transaction ends. */
export async function lockSettingsOf(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('notifications:' || $1, 0))`, [String(memberId)]);
}

export async function putChoice(tx: Transaction, memberId: bigint, { topic, channel, isOn }: Choice): Promise<void> {
  await tx.query(
    `insert into notification_choice (member_id, topic, channel, is_on) values ($1, $2, $3, $4)
     on conflict (member_id, topic, channel) do update set is_on = excluded.is_on, chosen_at = now()`,
    [memberId, topic, channel, isOn],
  );
}

export async function preferenceOf(db: Database | Transaction, memberId: bigint): Promise<NotificationPreference> {
  const { rows } = await db.query<{
    from: number | null;
    until: number | null;
    timeZone: string | null;
    showsDetails: boolean;
  }>(
    `select quiet_from as "from", quiet_until as until, time_zone as "timeZone", shows_details as "showsDetails"
     from notification_preference where member_id = $1`,
    [memberId],
  );
  const [row] = rows;
  if (!row) return { quietHours: null, showsDetails: false };
  const { from, until, timeZone, showsDetails } = row;
  const quietHours = from === null || until === null || timeZone === null ? null : { from, until, timeZone };
  return { quietHours, showsDetails };
}

/** Push that waits for the end of the former hours waits for that of the new ones. */
export async function putQuietHours(tx: Transaction, memberId: bigint, hours: QuietHours | null): Promise<void> {
  await tx.query(
    `insert into notification_preference (member_id, quiet_from, quiet_until, time_zone) values ($1, $2, $3, $4)
     on conflict (member_id) do update set quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
       time_zone = excluded.time_zone`,
    [memberId, hours?.from ?? null, hours?.until ?? null, hours?.timeZone ?? null],
  );
  await tx.query(
    `update notification_delivery set due_at = notification_due(now(), $2, $3, $4)
     where member_id = $1 and channel = 'push' and state = 'waiting' and tries = 0`,
    [memberId, hours?.from ?? null, hours?.until ?? null, hours?.timeZone ?? null],
  );
}

export async function putShowsDetails(tx: Transaction, memberId: bigint, shown: boolean): Promise<void> {
  await tx.query(
    `insert into notification_preference (member_id, shows_details) values ($1, $2)
     on conflict (member_id) do update set shows_details = excluded.shows_details`,
    [memberId, shown],
  );
}

/** By the database's own list of names. */
export async function knowsTimeZone(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.query('select from pg_timezone_names where name = $1', [name]);
  return rows.length > 0;
}

export async function wantsOffers(db: Database, memberId: bigint): Promise<boolean> {
  const { rows } = await db.query<{ given: boolean }>(
    'select receive_exclusive as given from member_record where id = $1',
    [memberId],
  );
  return rows[0]?.given === true;
}

/** What it depends on whether an offer goes to these members by a channel, of those that there are. */
export async function offerChannelsOf(
  tx: Transaction,
  memberIds: readonly bigint[],
  { channel, rule }: { channel: NotificationChannel; rule: string },
): Promise<{ memberId: bigint; isOfferable: boolean; isWanted: boolean; hasDevice: boolean }[]> {
  const { rows } = await tx.query<{ memberId: bigint; isOfferable: boolean; isWanted: boolean; hasDevice: boolean }>(
    `select m.id as "memberId", notification_offerable(m.id) as "isOfferable",
       notification_wanted(m.id, 'offers', $2, $3) as "isWanted",
       exists (select from push_device d where d.member_id = m.id and d.ended_at is null) as "hasDevice"
     from member_record m where m.id = any($1::bigint[])`,
    [memberIds, channel, rule],
  );
  return rows;
}
