import { schemaIn } from '@fairhouse/database';

export const webhooksMigrations = schemaIn(new URL('./', import.meta.url), 'webhooks');
