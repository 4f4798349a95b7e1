import type { KeptFields } from '../messages/message.ts';
import { each } from '../messages/rules.ts';

/** Of payments in and their notifications. The code to pay by and the payer are not kept. */
export const pixMessages: KeptFields = {
  fields: {
    ...each(
      'code',
      'id',
      'status',
      'status_detail',
      'external_reference',
      'transaction_amount',
      'transaction_amount_refunded',
    ),
    ...each('code', 'currency_id', 'date_created', 'date_approved', 'date_last_updated', 'date_of_expiration'),
    ...each(
      'code',
      'payment_method_id',
      'payment_type_id',
      'live_mode',
      'type',
      'action',
      'api_version',
      'error',
      'code',
    ),
    ...each('text', 'message', 'description'),
    payer: 'hidden',
  },
};

/** Of intents to pay out: the receiver's key and tax number by their ends alone. */
export const intentMessages: KeptFields = {
  fields: {
    ...each('code', 'id', 'status', 'status_detail', 'external_reference', 'amount', 'total_amount', 'refunded_amount'),
    ...each('code', 'currency_id', 'type', 'created_date', 'last_updated_date', 'error', 'code'),
    ...each('text', 'message'),
    ...each('end', 'value', 'number'),
  },
};
