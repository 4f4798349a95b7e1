import { schemaIn } from '@fairhouse/database';

export const messagesMigrations = schemaIn(new URL('./', import.meta.url), 'messages');
