import { schemaIn } from '@fairhouse/database';

export const protectionMigrations = schemaIn(new URL('./', import.meta.url), 'protection');
