import type { KeptFields } from '../messages/message.ts';
import { each } from '../messages/rules.ts';

/** The address of the page that is paid at is not kept. */
export const quayMessages: KeptFields = {
  fields: {
    ...each(
      'code',
      'checkoutId',
      'merchantRef',
      'minor',
      'currency',
      'status',
      'language',
      'event',
      'kind',
      'error',
      'why',
    ),
    ...each('text', 'message', 'reason'),
    ...each('end', 'account'),
  },
};
