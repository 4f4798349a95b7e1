import type { CallInput, CallOutput } from '@fairhouse/contract';
import { type Answer, post } from '../../../lib/api.ts';

type CardForm = CallInput<'/sys/deposit/creditcard/deposit'>;
type Paid = Answer<CallOutput<'/sys/deposit/creditcard/deposit'>>;

/** Pays in one call, or in the two of VISA_MASTERCARD_1: first the deposit is created, then it is paid by its id. */
export async function payByCard(method: string, form: CardForm): Promise<Paid> {
  if (method === 'VISA_MASTERCARD') return post('/sys/deposit/creditcard/deposit', form);
  const created = await post('/sys/deposit/cattl/deposit', form);
  return created.ok ? post('/sys/cattl/pay', { depositId: created.data.id }) : created;
}
