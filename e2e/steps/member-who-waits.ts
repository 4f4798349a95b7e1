import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Ask, callsOf, payIn } from './calls.ts';
import { newMember } from './login.ts';
import { uploadPicture } from './upload-picture.ts';

export interface Waiting {
  id: bigint;
  username: string;
  cashOuts: number[];
  /** The calls of the member. */
  ask: Ask;
  /** A picture that the member uploaded. */
  fileId: string;
}

/** A member with so many cash-outs that wait for an operator, each with its proofs; made by the calls alone. */
export async function memberWhoWaits(page: Page, cashOuts: number, amount: number): Promise<Waiting> {
  const member = await newMember(page);
  const ask = callsOf(page, member.token);
  await payIn(page, ask, 30 * cashOuts, 'approve');
  const fileId = await uploadPicture(page, member.token);
  const ids: number[] = [];
  for (let asked = 0; asked < cashOuts; asked += 1) {
    const { id } = await ask('/sys/withdraw/apply', {
      amount,
      paymentMethod: 'PAYPAL',
      email: 'maria@example.com',
      idcardProofId: fileId,
      paymentProofId: fileId,
      requestKey: randomUUID(),
    });
    ids.push(id);
  }
  return { id: member.id, username: member.username, cashOuts: ids, ask, fileId };
}
