import { migrationsIn } from '@fairhouse/database';

export const webhooksMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'webhooks');
