import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { callsOf } from './calls.ts';
import { newMember } from './login.ts';

export interface DisputedDeposit {
  memberId: bigint;
  username: string;
  /** The provider's names of the dispute and of the payment. */
  dispute: string;
  session: string;
}

/** A member who has paid by card, and whose bank then disputes the payment; made by the calls alone. */
export async function disputedDeposit(page: Page, amount: number): Promise<DisputedDeposit> {
  const member = await newMember(page);
  const ask = callsOf(page, member.token);
  const { iframe } = await ask('/sys/deposit/stripe/depositOrder', { amount, requestKey: randomUUID() });
  const session = /cs_test_[0-9a-f]+/.exec(iframe)![0];
  await provider(page, `/sessions/${session}/decide`, { choice: 'approve' });
  const balance = async () => (await ask('/sys/auth/token/info', {})).availableBalance;
  await expect.poll(balance).toBeGreaterThan(0);
  const { id } = await provider<{ id: string }>(page, `/sessions/${session}/dispute`, { dueInDays: 9 });
  return { memberId: member.id, username: member.username, dispute: id, session };
}

/** What only the provider itself can do. */
export async function provider<T = unknown>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`${process.env.SANDBOX_ORIGIN}/controls${path}`, { data });
  if (!answer.ok()) throw new Error(`${path}: HTTP ${answer.status()}`);
  return (await answer.json()) as T;
}
