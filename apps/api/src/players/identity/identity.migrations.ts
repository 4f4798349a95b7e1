import { schemaIn } from '@fairhouse/database';

export const identityMigrations = schemaIn(new URL('./', import.meta.url), 'identity');
