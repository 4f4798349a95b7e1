import { schemaIn } from '@fairhouse/database';

export const reconciliationMigrations = schemaIn(new URL('./', import.meta.url), 'reconciliation');
