import type { KeptFields } from '../messages/message.ts';
import { each } from '../messages/rules.ts';

/** Of orders, captures, events and payouts. The payer's name and address, and what belongs to access tokens, are not kept. */
export const paypalMessages: KeptFields = {
  fields: {
    ...each(
      'code',
      'id',
      'intent',
      'status',
      'custom_id',
      'invoice_id',
      'reference_id',
      'currency_code',
      'currency',
      'value',
    ),
    ...each(
      'code',
      'create_time',
      'update_time',
      'final_capture',
      'order_id',
      'debug_id',
      'issue',
      'field',
      'location',
    ),
    ...each('code', 'event_type', 'event_version', 'resource_type', 'resource_version', 'reason', 'reason_code'),
    ...each('code', 'dispute_id', 'dispute_state', 'dispute_life_cycle_stage', 'outcome_code', 'seller_transaction_id'),
    ...each(
      'code',
      'seller_response_due_date',
      'sender_batch_id',
      'sender_item_id',
      'payout_batch_id',
      'payout_item_id',
    ),
    ...each(
      'code',
      'batch_status',
      'transaction_status',
      'transaction_id',
      'recipient_type',
      'time_created',
      'time_completed',
    ),
    ...each('text', 'message', 'description'),
    ...each('end', 'email_address', 'payer_id', 'account_id', 'receiver'),
    // Of a refusal; anything else by that name is somebody's.
    name: /^[A-Z]+(_[A-Z0-9]+)+$/,
  },
};
