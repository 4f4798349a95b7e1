import type { KeptFields } from '../messages/message.ts';
import { each } from '../messages/rules.ts';

/** The receiver's name is not kept, and of an account its end alone. */
export const sandboxMessages: KeptFields = {
  fields: {
    ...each('code', 'id', 'providerId', 'state', 'amount', 'currency', 'method'),
    ...each('text', 'reason'),
    ...each('end', 'email', 'cpf', 'accountNumber', 'routingNumber', 'toAccount', 'address', 'payId'),
  },
  paths: [[/^(\/payids\/).*/s, '$1•••']],
};
