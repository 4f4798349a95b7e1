import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { type AddressRules, isAllowedEndpoint } from '../../../lib/outgoing-address.ts';
import {
  addDevice,
  deviceAt,
  devicesOf,
  endDevice,
  lockMember,
  type NewDevice,
  renewDevice,
  sessionGoesOn,
} from './device.store.ts';

const mostDevices = 10;
/** RFC 8291: an uncompressed point of P-256, and 16 bytes or more. */
const publicKeyBytes = 65;
const leastAuthBytes = 16;

export interface PushDeps {
  db: Database;
  addresses: AddressRules;
}

/** Sends push to the member's browser from now on. Another member who had it before is sent no more push there. */
export async function subscribe(
  { db, addresses }: PushDeps,
  { id: memberId, sessionId }: SessionMember,
  given: Omit<NewDevice, 'memberId' | 'sessionId'>,
): Promise<Result<{ id: number }>> {
  if (!isAllowedEndpoint(given.endpoint, addresses) || !areKeys(given)) return refuse('pushAddressRefused');
  const device = { ...given, memberId, sessionId };
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    if (!(await sessionGoesOn(tx, sessionId))) return refuse('loginAgain');
    const found = await deviceAt(tx, given.endpoint);
    if (found?.memberId === memberId) {
      await renewDevice(tx, found.id, device);
      return ok({ id: Number(found.id) });
    }
    if (found) await endDevice(tx, { ...found, why: 'otherMember' });
    if ((await devicesOf(tx, memberId)).length >= mostDevices) return refuse('tooManyDevices');
    const id = await addDevice(tx, device);
    if (id === undefined) return refuse('pushAddressRefused');
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'push.subscribe',
      after: { device: String(id), name: given.name, service: new URL(given.endpoint).host },
    });
    return ok({ id: Number(id) });
  });
}

function areKeys({ p256dh, auth }: Pick<NewDevice, 'p256dh' | 'auth'>): boolean {
  const isText = (text: string) => /^[\w-]+={0,2}$/.test(text);
  if (!isText(p256dh) || !isText(auth)) return false;
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === publicKeyBytes && point[0] === 4 && Buffer.from(auth, 'base64url').length >= leastAuthBytes;
}
