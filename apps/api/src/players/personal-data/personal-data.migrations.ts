import { schemaIn } from '@fairhouse/database';

export const personalDataMigrations = schemaIn(new URL('./', import.meta.url), 'personal-data');
