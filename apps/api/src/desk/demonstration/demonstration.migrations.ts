import { schemaIn } from '@fairhouse/database';

export const demonstrationMigrations = schemaIn(new URL('./', import.meta.url), 'demonstration');
