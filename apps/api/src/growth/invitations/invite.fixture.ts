import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import { registrationOf } from '../../testing/registration-of.ts';
import type { TestApi, TestMember } from '../../testing/start-test-api.ts';

let joined = 5_000;

/** Somebody who joins from a place and with a browser of their own, by default. */
export async function joinFrom(
  api: TestApi,
  {
    address,
    ...fields
  }: {
    address?: string;
    invitorCode?: string;
    deviceId?: string;
    currency?: Currency;
    email?: string;
    affiliateClick?: string;
  } = {},
): Promise<TestMember & { code: string }> {
  const number = ++joined;
  const registration = registrationOf(number, { deviceId: randomUUID(), ...fields });
  const from = address ?? `112.198.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;
  const answer = await api.post('/sys/auth/register', registration, undefined, { 'x-forwarded-for': from });
  if (answer.error !== 0) throw new Error(`could not join: ${answer.message}`);
  const { id, token, invitationCode } = answer.data;
  return {
    id: BigInt(id),
    token,
    code: invitationCode,
    username: registration.username,
    password: registration.password,
  };
}

/** Confirms the address, pays in and wagers what counting takes: 20 and 100 dollars, or what is named. */
export async function meetTerms(
  api: TestApi,
  member: TestMember,
  { deposit = 20_00n, wagered = 100_00n, currency = 'USD' as Currency } = {},
): Promise<void> {
  await api.db.query('update member set email_verified_at = now() where id = $1', [member.id]);
  const common = { memberId: member.id, source: 'test' };
  await inTransaction(api.db, async (tx) => {
    await postWithin(tx, { ...common, type: 'DEPOSIT', amount: amountOf(currency, deposit), externalId: randomUUID() });
    for (let left = wagered; left > 0n; ) {
      const stake = amountOf(currency, left < deposit ? left : deposit);
      const bet = randomUUID();
      await postWithin(tx, { ...common, type: 'GAME_BET', amount: stake, externalId: bet });
      await postWithin(tx, { ...common, type: 'GAME_WIN', amount: stake, externalId: `w-${bet}`, reference: bet });
      left -= stake.minor;
    }
  });
}
