import type { Database, Transaction } from '@fairhouse/database';

export interface PushDevice {
  id: bigint;
  name: string;
  createdAt: Date;
}

export interface NewDevice {
  memberId: bigint;
  sessionId: bigint;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
}

export type DeviceEnd = 'member' | 'otherMember' | 'gone' | 'refused';

export async function devicesOf(db: Database | Transaction, memberId: bigint): Promise<PushDevice[]> {
  const { rows } = await db.query<PushDevice>(
    `select id, name, created_at as "createdAt" from push_device
     where member_id = $1 and ended_at is null order by id desc limit 50`,
    [memberId],
  );
  return rows;
}

/** Before anything that depends on the session: the end of sessions takes the same lock. */
export async function lockMember(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('select member_lock($1)', [memberId]);
}

export async function sessionGoesOn(tx: Transaction, sessionId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from member_session_record where id = $1 and expires_at > clock_timestamp()',
    [sessionId],
  );
  return rowCount === 1;
}

export async function deviceAt(
  tx: Transaction,
  endpoint: string,
): Promise<{ id: bigint; memberId: bigint } | undefined> {
  const { rows } = await tx.query<{ id: bigint; memberId: bigint }>(
    'select id, member_id as "memberId" from push_device where endpoint = $1 and ended_at is null for update',
    [endpoint],
  );
  return rows[0];
}

/** The same browser again: under its session of now, with its keys of now. */
export async function renewDevice(tx: Transaction, id: bigint, device: NewDevice): Promise<void> {
  await tx.query(
    `update push_device set p256dh = $2, auth = $3, name = $4,
       log_in = (select log_in from member_session_record where id = $5) where id = $1`,
    [id, device.p256dh, device.auth, device.name, device.sessionId],
  );
}

/** Undefined where another call has subscribed the browser meanwhile. */
export async function addDevice(tx: Transaction, device: NewDevice): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into push_device (member_id, log_in, endpoint, p256dh, auth, name)
     select $1, s.log_in, $3, $4, $5, $6 from member_session_record s where s.id = $2
     on conflict (endpoint) where ended_at is null do nothing returning id`,
    [device.memberId, device.sessionId, device.endpoint, device.p256dh, device.auth, device.name],
  );
  return rows[0]?.id;
}

/** Whether it was the member's and in use. Nothing is sent to it any more, and its keys are gone. */
export async function endDevice(
  tx: Transaction,
  { id, memberId, why }: { id: bigint; memberId: bigint; why: DeviceEnd },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update push_device set ended_at = now(), ended_for = $3, p256dh = null, auth = null
     where id = $1 and member_id = $2 and ended_at is null`,
    [id, memberId, why],
  );
  return rowCount === 1;
}
