import { schemaIn } from '@fairhouse/database';

export const healthMigrations = schemaIn(new URL('./', import.meta.url), 'health');
