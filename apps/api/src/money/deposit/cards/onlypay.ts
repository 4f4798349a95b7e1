import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { refuse } from '../../../http/result.ts';
import { orderInWindow } from '../methods/hosted-pages.ts';
import { billingOfForm, methodWithPayer, missingInBilling } from './billing.ts';
import type { CardDeps } from './card.deps.ts';

/**
 * OnlyPay: our form asks whose card it is, its page asks for the card. The payer may be left out as a whole; the page
 * then asks for that too.
 */
export function onlyPayRoutes(deps: CardDeps): Handler[] {
  return [
    on(calls['/sys/deposit/onlyPay/deposit'], async ({ input, member, language }) => {
      const { amount, requestKey } = input;
      const payer = billingOfForm(input);
      const missing = payer && missingInBilling(payer, deps.hasStates);
      if (missing) return refuse('missingField', { field: missing });
      return orderInWindow(deps, member, { amount, requestKey, method: methodWithPayer, language, payer });
    }),
  ];
}
