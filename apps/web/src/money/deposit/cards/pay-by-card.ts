import type { CallInput, CallOutput } from '@fairhouse/contract';
import { type Answer, post } from '../../../lib/api.ts';

type CardForm = CallInput<'/sys/deposit/creditcard/deposit'>;
type Paid = Answer<CallOutput<'/sys/deposit/creditcard/deposit'>>;

/**
 * Pays in one call, or in the two of VISA_MASTERCARD_1: first the deposit is created, which takes nothing, then the
 * player is asked once more, and it is paid by its id. 'kept' is a player who would rather not.
 */
export async function payByCard(
  method: string,
  form: CardForm,
  askOnceMore: () => Promise<boolean>,
): Promise<Paid | 'kept'> {
  if (method === 'VISA_MASTERCARD') return post('/sys/deposit/creditcard/deposit', form);
  const created = await post('/sys/deposit/cattl/deposit', form);
  if (!created.ok) return created;
  return (await askOnceMore()) ? post('/sys/cattl/pay', { depositId: created.data.id }) : 'kept';
}
