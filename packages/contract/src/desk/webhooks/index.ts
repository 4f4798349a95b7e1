import {
  changeAlertDestination,
  changeWebhook,
  createAlertDestination,
  createWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  turnWebhook,
} from './webhooks.ts';

/** Events of the casino for other systems, as the desk runs them. */
export const webhookCalls = {
  [listWebhooks.path]: listWebhooks,
  [createWebhook.path]: createWebhook,
  [changeWebhook.path]: changeWebhook,
  [createAlertDestination.path]: createAlertDestination,
  [changeAlertDestination.path]: changeAlertDestination,
  [rotateWebhookSecret.path]: rotateWebhookSecret,
  [turnWebhook.path]: turnWebhook,
  [testWebhook.path]: testWebhook,
  [listWebhookDeliveries.path]: listWebhookDeliveries,
  [getWebhookDelivery.path]: getWebhookDelivery,
  [replayWebhook.path]: replayWebhook,
} as const;
