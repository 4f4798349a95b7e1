import type { KeptFields } from '../messages/message.ts';
import { each } from '../messages/rules.ts';

/**
 * Of sessions, intents, charges, refunds, disputes and events; those of Cash App as well. Client secrets, the payer's name and
 * address, the fingerprint of a card and the text of evidence are not kept.
 */
export const stripeMessages: KeptFields = {
  fields: {
    ...each(
      'code',
      'id',
      'object',
      'type',
      'code',
      'param',
      'api_version',
      'pending_webhooks',
      'livemode',
      'created',
      'expires_at',
    ),
    ...each(
      'code',
      'mode',
      'ui_mode',
      'status',
      'payment_status',
      'client_reference_id',
      'payment_intent',
      'latest_charge',
      'charge',
    ),
    ...each(
      'code',
      'amount',
      'amount_total',
      'amount_received',
      'amount_refunded',
      'unit_amount',
      'quantity',
      'currency',
    ),
    ...each(
      'code',
      'attempt',
      'confirm',
      'enabled',
      'expand',
      'paid',
      'refunded',
      'captured',
      'failure_code',
      'failure_reason',
    ),
    ...each(
      'code',
      'decline_code',
      'network_status',
      'risk_level',
      'reason',
      'due_by',
      'submission_count',
      'submit',
      'evidence',
    ),
    ...each('code', 'brand', 'last4', 'payment_method_types', 'allowed_payment_method_types', 'cancellation_reason'),
    ...each('text', 'message', 'seller_message', 'failure_message'),
    ...each('end', 'customer_email', 'email'),
  },
};
