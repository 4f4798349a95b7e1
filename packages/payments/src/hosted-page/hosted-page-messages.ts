import type { KeptFields } from '../messages/message.ts';
import { each } from '../messages/rules.ts';

/** Who pays, and the address of the page that is paid at, are not kept. */
export const hostedPageMessages: KeptFields = {
  fields: {
    ...each('code', 'id', 'type', 'reference', 'amount', 'currency', 'state', 'language', 'error', 'code', 'decline'),
    ...each('text', 'message', 'reason'),
    ...each('end', 'email'),
    payer: 'hidden',
  },
};
