import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { type ReadReplayTicket, replayTicket } from '@fairhouse/contract/replay-ticket';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { callWallet } from '../../testing/call-wallet.ts';
import type { TestApi, TestMember } from '../../testing/start-test-api.ts';

export async function memberWithMoney(api: TestApi): Promise<TestMember> {
  const member = await api.join();
  await inTransaction(api.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type: 'DEPOSIT',
      amount: amountOf('USD', 100_000n),
      source: 'cashier',
      externalId: randomUUID(),
    }),
  );
  return member;
}

/** Plays a round of Nocturne, in minor units, and answers its id. `win` null: it stays open. */
export async function playNocturne(
  api: TestApi,
  member: TestMember,
  amount: number,
  win: number | null,
): Promise<string> {
  const { data } = await api.post('/sys/game/getLaunchUrl', { id: 1 }, member.token);
  const launchToken = new URL(data).searchParams.get('token');
  const call = (path: string, fields: Record<string, unknown>) => callWallet(api.url, path, fields);
  const { user, token } = await call('authenticate', { launchToken, gameCode: 'nocturne' });
  const round = { user, token, gameCode: 'nocturne', roundId: randomUUID(), currency: 'USD' };
  await call('bet', { ...round, transactionId: randomUUID(), amount });
  if (win !== null) await call('win', { ...round, transactionId: randomUUID(), amount: win, roundClosed: true });
  return round.roundId;
}

/** What the ticket in the address of a replay says. */
export function ticketIn(address: string): ReadReplayTicket {
  const ticket = new URLSearchParams(new URL(address).hash.slice(1)).get('ticket')!;
  return replayTicket.parse(JSON.parse(Buffer.from(ticket.split('.')[0]!, 'base64url').toString()));
}
