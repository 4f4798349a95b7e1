import { schemaIn } from '@fairhouse/database';

export const queuesMigrations = schemaIn(new URL('./', import.meta.url), 'queues');
