import { schemaIn } from '@fairhouse/database';

export const accessMigrations = schemaIn(new URL('./', import.meta.url), 'access');
