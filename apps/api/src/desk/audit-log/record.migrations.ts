import { schemaIn } from '@fairhouse/database';

export const recordMigrations = schemaIn(new URL('./', import.meta.url), 'record');
