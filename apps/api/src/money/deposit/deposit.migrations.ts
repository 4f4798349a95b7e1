import { schemaIn } from '@fairhouse/database';

export const depositMigrations = schemaIn(new URL('./', import.meta.url), 'deposit');
