import { schemaIn } from '@fairhouse/database';

export const harmMigrations = schemaIn(new URL('./', import.meta.url), 'harm');
