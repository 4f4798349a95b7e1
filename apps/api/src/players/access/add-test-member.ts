import { randomUUID } from 'node:crypto';
import { openBook } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { insertMember } from './member.store.ts';

/** A member of a sandbox, made up, with an empty book. Nobody can log in as this member: no password has this hash. */
export async function addTestMember(tx: Transaction, currency: Currency): Promise<bigint> {
  const name = `test-${randomUUID().slice(0, 23)}`;
  const id = await insertMember(tx, {
    username: name,
    email: `${name}@example.invalid`,
    mobilePrefix: '63',
    mobile: name,
    mobileE164: `+${name}`,
    passwordHash: '-',
    firstName: 'Test',
    lastName: 'Player',
    gender: 'FEMALE',
    birthday: '1990-01-01',
    currency,
    countryCode: 'PH',
    stateCode: 'PH-00',
    city: 'Manila',
    postalCode: '1000',
    address: '1 Test Road',
    receiveExclusive: false,
    language: 'en',
    invitationCode: name.slice(5).toUpperCase(),
    invitorId: undefined,
    nationalId: null,
    birthName: null,
    birthPlace: null,
  });
  if (id === undefined) throw new Error('the made-up name of a test member is taken');
  await openBook(tx, { memberId: id, currency });
  const [actor, subject] = ['system:sandbox', `member:${id}`];
  await recordAuditEvent(tx, {
    actor,
    memberId: id,
    subject,
    command: 'member.join',
    after: { username: name, currency },
  });
  return id;
}
