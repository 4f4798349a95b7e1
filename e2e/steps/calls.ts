import { randomUUID } from 'node:crypto';
import type { CallInput, CallOutput, CallPath } from '@fairhouse/contract';
import { expect, type Page } from '@playwright/test';
import { sendAs } from './token-now.ts';

export type Ask = <P extends CallPath>(path: P, data: CallInput<P>) => Promise<CallOutput<P>>;

/** The calls of a member, past the screens. */
export function callsOf(page: Page, token: string): Ask {
  return async (path, data) => {
    const {
      error,
      message,
      data: answered,
    } = await sendAs(page, token, async (authorization) =>
      (await page.request.post(`/api${path}`, { headers: { authorization }, data })).json(),
    );
    if (error !== 0) throw new Error(`${path}: ${error} ${message}`);
    return answered;
  };
}

/** Orders a deposit of so many units, and lets the provider's page decide. What is approved is credited afterwards. */
export async function payIn(page: Page, ask: Ask, amount: number, choice: 'approve' | 'decline'): Promise<void> {
  const balance = async () => (await ask('/sys/auth/token/info', {})).availableBalance;
  const before = await balance();
  const { payUrl } = await ask('/sys/deposit/cpay/depositOrder', { amount, requestKey: randomUUID() });
  await page.request.post(payUrl, { form: { choice }, maxRedirects: 0 });
  if (choice === 'approve') await expect.poll(balance).toBeGreaterThan(before);
}
