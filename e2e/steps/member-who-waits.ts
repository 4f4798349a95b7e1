import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callsOf, payIn } from './calls.ts';
import { newMember } from './login.ts';

export interface Waiting {
  id: bigint;
  username: string;
  cashOuts: number[];
}

/** A member with so many cash-outs that wait for an operator, each with its proofs; made by the calls alone. */
export async function memberWhoWaits(page: Page, cashOuts: number, amount: number): Promise<Waiting> {
  const member = await newMember(page);
  const ask = callsOf(page, member.token);
  await payIn(page, ask, 30 * cashOuts, 'approve');
  const upload = await page.request.post('/api/sys/file/upload', {
    headers: { authorization: member.token },
    multipart: { file: { name: 'proof.png', mimeType: 'image/png', buffer: await page.screenshot() } },
  });
  const proof = String((await upload.json()).data.id);
  const ids: number[] = [];
  for (let asked = 0; asked < cashOuts; asked += 1) {
    const { id } = await ask('/sys/withdraw/apply', {
      amount,
      paymentMethod: 'PAYPAL',
      email: 'maria@example.com',
      idcardProofId: proof,
      paymentProofId: proof,
      requestKey: randomUUID(),
    });
    ids.push(id);
  }
  return { id: member.id, username: member.username, cashOuts: ids };
}
